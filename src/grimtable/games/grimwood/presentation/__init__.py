"""What people, screens, clocks and learners are shown of Grimwood, from views alone."""
