"""Values as one line of text that shows when it was damaged."""

from typing import Any

PACKED_LIMIT = 1 << 18  # bytes that a text may unpack to


def pack(value: Any, words: bytes = b"") -> str:
    """Base64 (URL alphabet) of a checksum and the compressed compact JSON of a value; `words` are expected in it."""
    import base64
    import json
    import zlib

    text = json.dumps(value, separators=(",", ":")).encode()
    writer = zlib.compressobj(9, zdict=words)
    data = zlib.crc32(text).to_bytes(4, "big") + writer.compress(text) + writer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpack(text: str, words: bytes = b"") -> Any:
    """Inverse of pack.  Raises ValueError."""
    import base64
    import json
    import zlib

    try:
        data = base64.b64decode((text + "=" * (-len(text) % 4)).encode("ascii"), b"-_", validate=True)
        reader = zlib.decompressobj(zdict=words)
        body = reader.decompress(data[4:], PACKED_LIMIT)
    except (ValueError, zlib.error):
        raise ValueError("it is damaged or incomplete") from None
    if not reader.eof or reader.unused_data or zlib.crc32(body).to_bytes(4, "big") != data[:4]:
        raise ValueError("it is damaged or incomplete")
    return json.loads(body)


def checksum(text: str) -> int:
    from zlib import crc32

    return crc32(text.encode())
