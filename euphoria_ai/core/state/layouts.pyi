"""The parts of every kind of frame by name."""

FRAME_NAMES: dict[int, str]
"""Kind of frame in the core -> its name; that of a decision or a chance is what `Game.kind` tells."""

FRAME_PARTS: dict[str, tuple[str, ...]]
"""Name of a frame -> names of what it holds besides kind, seat and step."""

KINDS: tuple[str, ...]
"""Every kind of decision, first those of seats, then those of chance."""
