"""The Book of Madness as screens and clocks see it."""
