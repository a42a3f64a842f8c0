"""The words in which cards are written: conditions, steps, and changes of costs."""

CONDITIONS: dict[str, Word]
"""Name -> what must hold for an ability."""

STEPS: dict[str, Word]
"""Name -> what an ability does."""

CHANGES: dict[str, Word]
"""Name -> how an ability changes costs, in the order in which changes of one cost apply."""

COST_CONDITIONS: dict[str, Word]
"""Name -> which costs an ability changes."""

OPERANDS: tuple[str, ...]
"""The kinds of operands that a word can take."""

class Word:
    """A word with the kinds of its operands: n, good, faction, track, artifact, or artifacts (one of them or more)."""

    @property
    def name(self) -> str:
        """As rows write it."""

    @property
    def operands(self) -> tuple[str, ...]:
        """Kinds of its operands, of OPERANDS."""

    @property
    def order(self) -> int:
        """Its number among the words of its kind, from 1; changes of one cost apply in this order."""

    at_once: bool
    """A step that never waits: it may be done inside another effect."""

    draws_aside: bool
    """A step that draws cards apart from the hand."""

    for_dilemmas: bool
    """A change that holds for the costs of dilemmas too."""

    dearer: bool
    """A change that adds to ways to pay; all others only add ways."""

    extra: int
    """A step that allows an extra placement: which."""
