"""Notes, which carry reasons and warnings, and the words that only they use."""

from euphoria_ai.words import amount, listed, plural, tidy, seat_name


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


def items(counts):
    return listed(plural(n, name) if name == "card" else f"{amount(n)} {name}" for name, n in counts.items())


def rounded(counts):
    return {name: tidy(n) for name, n in counts.items()}


def person(seat, facts):
    return "you" if seat == facts.seat else seat_name(seat)


def faction_name(faction):
    return faction[0].upper() + faction[1:]
