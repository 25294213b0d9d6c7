"""Search: answers tried out on tables that the seat cannot tell from the true one."""
