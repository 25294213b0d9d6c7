"""The rules of the games; they are independent of each other."""
