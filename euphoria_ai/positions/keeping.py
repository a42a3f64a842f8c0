"""A position file brought up to date where it is written: what has not changed stays as its author wrote it, comments
and layout included.

Three documents are compared: what the file meant, what is to be said now, and the text.  Only keys whose meaning
changed are written anew; the result is read back, and a text that would say something else is not used.
"""

from typing import TYPE_CHECKING, Any

from euphoria_ai.core.search.information import Position
from euphoria_ai.errors import PositionError
from euphoria_ai.moves.shapes import Called
from euphoria_ai.positions.documents import from_document
from euphoria_ai.positions.reading import names_of
from euphoria_ai.positions.values import candidates
from euphoria_ai.positions.writing import PENDING_NOTE, document, head, toml_text, toml_value

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    Table = MutableMapping[str, Any]

KEYS_OF = {"tracks": "faction", "miners": "faction", "markets": "site"}  # tables whose keys are names
MAY_GO = ("moves", "pending")  # keys about the moment that the file is at


def updated(text: str, doc: dict[str, Any], position: Position, names: Called) -> str:
    """The text of a file (`doc`: the same parsed) for another position of its game.

    Where that cannot be had, as for a one-line code, the text that `writing` makes.
    """
    now = document(position, names)
    nothing: dict[str, Any] = {"player": [{} for _ in names]}
    for meant in (meaning(doc, names), nothing):
        try:
            new = tidied(merged(text, meant, now), position)
            if says(new, now):
                return new
        except (PositionError, ValueError, LookupError, TypeError):
            continue  # not to be brought up to date in this way
    return toml_text(now, position)


def meaning(doc: dict[str, Any], names: Called) -> dict[str, Any]:
    """What the keys of a file say, in the words of the program: at the start of a turn that `moves` leads on from."""
    return document(from_document({key: value for key, value in doc.items() if key != "moves"}), names)


def says(text: str, now: dict[str, Any]) -> bool:
    """Does a text mean the same as a document, and name the same players?"""
    import tomllib

    doc = tomllib.loads(text)
    return names_of(doc) == names_of(now) and from_document(doc) == from_document(now)


def merged(text: str, meant: dict[str, Any], now: dict[str, Any]) -> str:
    """The text with all that differs between the two documents written anew.  Raises ValueError and others where the
    text is none that can be changed so."""
    import tomlkit  # used for this alone

    file = tomlkit.parse(text)
    players = file.get("player")
    if not isinstance(players, tomlkit.items.AoT):
        raise ValueError("no [[player]] tables")
    edition = now["edition"]
    merge(file, without(meant, "player"), without(now, "player"), edition)
    for table, old, new in zip(players, meant["player"], now["player"], strict=True):
        merge(table, old, new, edition)
    return tomlkit.dumps(file)


def without(doc: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in doc.items() if key not in keys}


def merge(table: "Table", old: dict[str, Any], new: dict[str, Any], edition: str) -> None:
    """Bring one table of a file from the old meaning to the new one."""
    for key in [*table]:
        if key not in new and (key in old or key in MAY_GO):
            del table[key]
    for key, value in new.items():
        if key in old and old[key] == value:
            continue
        if key in KEYS_OF and hasattr(table.get(key), "is_super_table"):
            merge_named(table[key], old.get(key, {}), value, KEYS_OF[key], edition)
        else:
            put(table, key, value)


def merge_named(table: "Table", old: dict[str, int | str], new: dict[str, int | str], kind: str, edition: str) -> None:
    """The same for a table whose keys are names, which its author may have called otherwise."""
    written = {next(iter(candidates(key, kind, edition))).removeprefix("site_"): key for key in table}
    for name in written:
        if name not in new:
            del table[written[name]]
    for name, value in new.items():
        if old.get(name) != value:
            put(table, written.get(name, name), value)


def put(table: "Table", key: str, value: Any) -> None:
    """Write a key; the comment behind it stays."""
    import tomlkit

    if isinstance(value, dict) and key in (*KEYS_OF, "options"):
        table[key] = tomlkit.item(value)
    else:
        table[key] = tomlkit.parse(f"key = {toml_value(value)}")["key"]


def tidied(text: str, position: Position) -> str:
    """The program's own remarks as they are now (who decides, what `pending` is), and a blank line before each table,
    which a new key at the end of the one before may have taken."""
    lines: list[str] = []
    for line in text.rstrip("\n").split("\n"):
        if line.startswith("[") and lines and lines[-1].strip() and not lines[-1].startswith("#"):
            lines.append("")
        if line != PENDING_NOTE:
            lines.append(line)
    first = head(position)[0]
    if lines[0].split(" as ")[0] == first.split(" as ")[0]:
        lines[0] = first
    at = next((i for i, line in enumerate(lines) if line.startswith("pending = ")), None)
    if at is not None:
        lines.insert(at, PENDING_NOTE)
    return "\n".join(lines) + "\n"
