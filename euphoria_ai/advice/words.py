"""Words for reasons: the Note that carries one, and numbers, lists and names as text."""

from euphoria_ai.catalog import SITES, TILES
from euphoria_ai.moves.names import short_name


class Note:
    """A reason or a warning.  numbers: what the text was made from, plain data."""

    __slots__ = ("code", "numbers", "text")

    def __init__(self, code, text, **numbers):
        self.code, self.text, self.numbers = code, text, numbers

    def same(self, other):
        return self.code == other.code and self.numbers == other.numbers

    def to_dict(self):
        return {"code": self.code, "text": self.text, "numbers": self.numbers}

    def __repr__(self):
        return f"<{self.code}: {self.text}>"


# ---------------------------------------------------------------- words


def percent(x):
    """`26 %`; what is possible is not called 0 %, nor what may fail 100 %."""
    if 0 < x < 0.01:
        return "under 1 %"
    return "over 99 %" if 0.99 < x < 1 else f"{100 * x:.0f} %"


def amount(x):
    """`2`, `1.5`."""
    return f"{x:.0f}" if abs(x - round(x)) < 0.005 else f"{x:.1f}"


def plural(x, word):
    return f"{amount(x)} {word}" if abs(x - 1) < 0.005 else f"{amount(x)} {word}s"


def listed(words):
    words = list(words)
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def items(counts):
    return listed(plural(n, name) if name == "card" else f"{amount(n)} {name}" for name, n in counts.items())


def rounded(counts):
    return {name: tidy(n) for name, n in counts.items()}


def tidy(x):
    """A number as JSON shall show it."""
    return round(x) if abs(x - round(x)) < 1e-9 else round(x, 4)


def person(seat, facts):
    return "you" if seat == facts.seat else f"P{seat + 1}"


def faction_name(faction):
    return faction[0].upper() + faction[1:]


def tile_name(site, fields):
    tile = fields["tiles"][site]
    return short_name(TILES[tile - 1]["id"]) if tile else short_name(SITES[site]["id"])
