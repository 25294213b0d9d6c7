"""What is printed on the cards, how their files are read, and what they do."""
