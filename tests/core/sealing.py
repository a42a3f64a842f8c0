"""Saved states taken apart and put together again, so that damage gets past the checksum."""

from zlib import crc32

from euphoria_ai.core.state.tables import SIZES

RULES, KEY = 9, 17  # where the mark of the rules data and the length of the key stand


def sealed(data: bytes) -> bytes:
    """The same bytes with the checksum that they should have."""
    return data[:5] + crc32(data[RULES:]).to_bytes(4, "little") + data[RULES:]


def under_key(data: bytes, key: str) -> bytes:
    """The state under the key of another rule set."""
    name = key.encode()
    return sealed(data[:KEY] + len(name).to_bytes(2, "little") + name + data[-SIZES["state"] :])


def other_rules(data: bytes) -> bytes:
    """The state as if it had been saved with other rules data."""
    return sealed(data[:RULES] + bytes(KEY - RULES) + data[KEY:])
