"""Files of networks: the weights of the learned evaluation of each edition.

A file is a line of JSON, the header, and after it the weights in half precision.  The header says what the weights
were trained on (edition, features), how, and a digest of them.
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from euphoria_ai.core.search.network import LAYERS, Network
from euphoria_ai.editions import rules_key, split_key
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.files import FileError, FilePath, read_bytes, reason, replace_file
from euphoria_ai.search.feature_names import board_names, features_hash, seat_names

FORMAT = "euphoria-network 1"
DATA = Path(__file__).parents[1] / "data"
LARGEST = 4 << 20  # bytes of a file


class NetworkError(EuphoriaError):
    """A file of a network that is damaged or does not fit this program; the message names it."""


def sizes() -> tuple[int, int]:
    """Features of the board, and of a seat."""
    return len(board_names()), len(seat_names())


def header_of(edition: str, numbers: bytes, training: dict[str, Any]) -> dict[str, Any]:
    board, seat = sizes()
    return {
        "format": FORMAT,
        "edition": edition,
        "features": features_hash(),
        "layers": [board, seat, *LAYERS],
        "digest": hashlib.sha256(numbers).hexdigest(),
        "training": training,
    }


def write_network(path: FilePath, edition: str, numbers: bytes, training: dict[str, Any]) -> None:
    """Write weights (see `Network`) with a header; training: how they came about.  Raises FileError."""
    import json

    head = json.dumps(header_of(edition, numbers, training), sort_keys=True)
    write_file(path, head.encode() + b"\n" + numbers)


def write_file(path: FilePath, data: bytes) -> None:
    """Write the bytes of a network's file, whole or not at all.  Raises FileError."""
    try:
        replace_file(str(path), data)
    except OSError as error:
        raise FileError(f"{path}: cannot be written: {reason(error)}") from None


def read_network(path: FilePath, edition: str) -> Network:
    """The network of a file, for an edition.  Raises FileError if it cannot be read, NetworkError if it is unfit."""
    import json

    head, newline, numbers = read_bytes(path, LARGEST).partition(b"\n")
    try:
        header = json.loads(head)
    except (ValueError, RecursionError):  # no JSON, or nested beyond measure
        header = None
    if not newline or not isinstance(header, dict) or "format" not in header:
        raise NetworkError(f"{path}: no network: it does not begin with a line of JSON that says its format")
    training = header.get("training")
    expected = header_of(edition, numbers, training if isinstance(training, dict) else {})
    for name, why in (
        ("format", "of a version that this program does not read"),
        ("edition", "trained for another edition"),
        ("features", "trained on other features than this program computes"),
        ("layers", "of another shape"),
        ("digest", "damaged: the weights are not those that were written"),
    ):
        if header.get(name) != expected[name]:
            raise NetworkError(f"{path}: {why} ({name} {header.get(name)!r}, {expected[name]!r} is needed)")
    try:
        return Network(*sizes(), numbers, header)
    except ValueError as error:
        raise NetworkError(f"{path}: damaged: {error}") from None


def shipped(edition: str) -> Path:
    """Where the weights of an edition are, if there are any."""
    return DATA / f"network_{edition}.bin"


@cache
def network_of(edition: str) -> Network | None:
    """The shipped network of an edition; None if there is none.  Raises NetworkError if it is damaged."""
    path = shipped(edition)
    return read_network(path, edition) if path.is_file() else None


@cache
def network_for(rules: int) -> Network | None:
    """The shipped network for a rule set, by its number."""
    return network_of(split_key(rules_key(rules))[0])
