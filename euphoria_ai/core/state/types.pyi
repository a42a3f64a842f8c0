"""Sizes of the flat records of the core."""

SIZES: dict[str, int]
"""Bytes of "state", "seat", "frame" and "rules"; the state is at most 1,024."""
