"""The report of Grim Farmer."""
