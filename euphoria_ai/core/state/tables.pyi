"""Fills the rule sets of the core from Python data that `euphoria_ai.editions` has resolved and validated."""

from typing import Any

GROUPS: tuple[str, ...]
"""What a space can be: `area`, `tank` ..."""

PENALTIES: dict[str, int]
"""`penalty_code` of a tile's row -> its number in the core."""

SIZES: dict[str, int]
"""Bytes of the flat records: `state`, `seat`, `frame`, `rules`."""

def load(data: dict[str, Any]) -> int:
    """Freeze one resolved rule set (see `euphoria_ai.editions.resolve`) and return its id.

    Raises ValueError on a bad row, or one too many, and RuntimeError when there is no room for a further rule set.
    """
