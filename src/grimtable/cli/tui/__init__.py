"""The terminal table with a screen of its own. Imported only when it is opened."""
