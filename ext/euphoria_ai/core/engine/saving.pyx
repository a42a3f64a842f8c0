"""States as bytes that can be kept.

The format mark (five bytes) changes with the layout of a state.  Then: a checksum of all that
follows, the beginning of the hash of the edition's rules data, the key of the rule set behind its
length, the state.
"""

from zlib import crc32
from libc.string cimport memcpy
from euphoria_ai.core.state.state cimport StateC

MARK, CHECKSUM, RULES, KEY = 0, 5, 9, 17


cdef bytes saved(const StateC* s, bytes mark):
    """The state behind a head; numbers that only this process knows are left out."""
    from euphoria_ai.editions import RULES_HASH, rules_key
    cdef StateC copy = s[0]
    key = rules_key(s.rules_id)
    copy.rules_id = 0
    name = key.encode()
    body = bytes.fromhex(RULES_HASH[key.split("/")[0]])[: KEY - RULES]
    body += len(name).to_bytes(2, "little") + name + (<char*>&copy)[:sizeof(StateC)]
    return mark + crc32(body).to_bytes(RULES - CHECKSUM, "little") + body


cdef int restore(StateC* s, bytes data, bytes mark) except -1:
    """Inverse of `saved`.  Raises ValueError that says why the bytes are no such state; whether the
    state is sound is not asked here."""
    from euphoria_ai.editions import rules_from_key, rules_hashes
    if data[:CHECKSUM] != mark:
        raise ValueError("not a saved state of this version")
    n = int.from_bytes(data[KEY:KEY + 2], "little")
    name, raw = data[KEY + 2:KEY + 2 + n], data[KEY + 2 + n:]
    if len(raw) != sizeof(StateC):
        raise ValueError("a saved state of another version: its size differs")
    if crc32(data[RULES:]) != int.from_bytes(data[CHECKSUM:RULES], "little"):
        raise ValueError("a damaged state: its checksum differs")
    key = name.decode("utf-8", "replace")
    try:
        rules = rules_from_key(key)
    except ValueError as error:
        raise ValueError(f"no rule set here is called {key!r}: {error}") from None
    known = {name[: 2 * (KEY - RULES)] for name in rules_hashes(key.split("/")[0])}
    if data[RULES:KEY].hex() not in known:
        raise ValueError("a state saved with other rules data: it may mean something else here")
    memcpy(s, <const char*>raw, sizeof(StateC))
    s.rules_id = rules
    return 0
