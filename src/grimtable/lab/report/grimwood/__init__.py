"""What the report counts and shows of Grimwood."""
