"""The Book of Madness: apprentices against a book of monsters, all on one side."""
