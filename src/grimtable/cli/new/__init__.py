"""New things to build on: `grimtable new game` writes a package from the template beside it."""
