"""How bots think about Grim Farmer: on the bare numbers of a view, so that it can be quick."""
