"""Grimwood: chaotic set collecting for 2 to 6 seats. Prefix of its rules: GW."""
