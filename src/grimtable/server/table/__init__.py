"""Open tables: `hub` finds the table of an id, `room` is one table with the people around it.

`log` holds the state of a table and the way of an entry into the log; `shuffle` the fair shuffle;
`audience` what each seat and the spectators are sent; `presence` who holds a seat and who is
connected; `automation` what happens without a person: clocks, bots, absence, standing orders.
"""
