"""What people and programs are shown of Grimm Tidings."""
