"""What _compile_tables.py writes: a dict for each data file, under its name in upper case, and hashes of the whole."""

from typing import Any

TABLES: dict[str, dict[str, Any]]
RULES_HASH: dict[str, str]
DATA_HASH: str

def __getattr__(name: str) -> dict[str, Any]: ...
