"""The log of a table and the state that follows from it.

`commits` tries an entry, writes it and applies it; `state` is what the entries say so far, and
`reducers` is what each kind of entry changes in it. `replay_check` compares both after an update.
"""
