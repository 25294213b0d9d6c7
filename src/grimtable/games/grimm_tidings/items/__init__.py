"""Items: how they are carried and sold."""
