"""A synthetic decision that rates of play are compared with in the same run."""

def full(decisions: int, seed: int) -> int:
    """Make at least that many synthetic decisions, in playouts of 300; returns a number that depends on all of them.

    seed: 0 to 2**64 - 1.  Releases the GIL.
    """
