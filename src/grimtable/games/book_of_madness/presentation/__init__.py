"""What people and programs are shown of The Book of Madness."""
