"""The numbers that playouts and the search think by: `euphoria_ai/data/policy.toml`, checked and packed."""

from collections.abc import Mapping
from typing import Any, Self

HIGHEST: int
"""The highest weight that the policy may have."""

STANDARD: Weights
"""The set of the data file: what is used where none is given."""

class Weights:
    """A set of weights of the policy and of the evaluation; it never changes."""

    def __init__(self, tables: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        """tables: {table: {name: number}} with the tables and names of the data file ([search] may be missing); None
        for the data file itself.

        Raises ValueError naming a table or name that is missing or unknown, or a number out of range.
        """
    def tables(self) -> dict[str, dict[str, float]]:
        """{table: {name: number}}, as in the data file but rounded to single precision."""
    def __eq__(self, other: object) -> bool: ...
    def __reduce__(self) -> tuple[type[Self], tuple[dict[str, dict[str, float]]]]: ...

def read_table(table: str, tables: Mapping[str, Mapping[str, Any]], names: Mapping[str, Any]) -> dict[str, float]:
    """The numbers of one table, which must have these names and no others.  Raises ValueError."""
