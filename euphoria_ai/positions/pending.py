"""What a file holds of a moment inside a turn.

The fields of a turn's start follow from what a person writes.  Whatever else a position has (pending frames, the
placement being carried out ...) is the difference between its fields and those: the key `pending`, one string that fits
the rest of its file only.
"""

from typing import Any

from euphoria_ai.core.state.layouts import FRAME_PARTS
from euphoria_ai.editions import rules_hashes, rules_key
from euphoria_ai.errors import PositionError
from euphoria_ai.positions.packing import checksum, pack, unpack


def keys_of(rows: list[Any]) -> list[list[str]]:
    """Keys of each dict of a list; empty for a list of something else."""
    return [list(row) for row in rows if isinstance(row, dict)]


def difference(old: Any, new: Any) -> Any:
    """What of `new` is not as in `old`: nested dicts, lists of dicts with the same keys by index."""
    if isinstance(old, list) and isinstance(new, list) and keys_of(old) == keys_of(new) != []:
        return {str(i): difference(a, b) for i, (a, b) in enumerate(zip(old, new, strict=True)) if a != b}
    if isinstance(old, dict) and isinstance(new, dict):
        return {key: difference(old.get(key), value) for key, value in new.items() if old.get(key) != value}
    return new


def merged(old: Any, changes: Any) -> Any:
    """Inverse of difference.  Raises KeyError, IndexError, ValueError or TypeError on changes that fit nothing."""
    if not isinstance(changes, dict):
        return changes
    if isinstance(old, list):
        new = list(old)
        for i, change in changes.items():
            new[int(i)] = merged(old[int(i)], change)
        return new
    return old | {key: merged(old[key], change) for key, change in changes.items()}


def fields_mark(fields: dict[str, Any]) -> int:
    """Checksum of fields without the process's own number of the rule set."""
    from json import dumps

    return checksum(dumps(fields | {"rules": 0}, sort_keys=True))


def build_marks(fields: dict[str, Any]) -> list[int]:
    """Change with the edition's rules data and with the numbers that frames are written in.

    The first is today's, the others stand for earlier writings of the same rules.
    """
    edition = rules_key(fields["rules"]).split("/")[0]
    return [checksum(repr((rules, FRAME_PARTS))) for rules in rules_hashes(edition)]


def pending_text(start: dict[str, Any], fields: dict[str, Any]) -> str:
    """The key `pending` for fields that differ from those of the rest of the file."""
    return "1:" + pack(
        {"mark": build_marks(start)[0], "rest": fields_mark(start), "changes": difference(start, fields)}
    )


def pending_error(reason: str) -> PositionError:
    return PositionError(
        f"pending: {reason}; leave it out, and the position is at the start of the turn, or describe "
        "the moment with `moves`"
    )


def with_pending(start: dict[str, Any], text: Any) -> dict[str, Any]:
    """The fields that `pending` makes of the rest of the file.  Raises PositionError."""
    if not isinstance(text, str) or not text.startswith("1:"):
        raise pending_error("not a string that this version of the program has written")
    try:
        value = unpack(text[2:])
        mark, rest, changes = value["mark"], value["rest"], value["changes"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise pending_error("it is damaged or incomplete") from None
    if mark not in build_marks(start):
        raise pending_error("written by a version of the program with other rules data")
    if rest != fields_mark(start):
        raise pending_error("it does not fit the rest of the file, which was changed after the program wrote it")
    try:
        return merged(start, changes)
    except (KeyError, IndexError, ValueError, TypeError):
        raise pending_error("it is damaged") from None
