"""How bots think about Grimwood: on the bare numbers of a view, so that it can be quick."""
