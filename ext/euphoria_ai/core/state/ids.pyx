"""The ids and flags of states, moves and rules, for Python: everything is declared in ids.pxd."""
