"""What happens at a table without a person: clocks run out, bots answer, absence is noticed.

`driver` starts all of it after each entry. Whatever happens is an entry in the log like any other.
"""
