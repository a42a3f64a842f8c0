"""How moves and seats of advice are said: in full names and with the players' own, or in ids as they are typed."""

import re

from euphoria_ai.cli.views.words import seat_span

SEAT = re.compile(r"\bP([1-6])\b(?![:\w])")


class Voice:
    """say: reads a text of a move in full names (see `moves.spoken`), None for ids; called: the labels of the seats."""

    def __init__(self, say=None, called=None):
        self.say, self.called = say, called

    def moves(self, texts, between="; "):
        """Moves as they are read."""
        return between.join(map(self.say, texts) if self.say else texts)

    def typed(self, texts):
        """` [place 3 farm]`: the text to type, where what is read is another."""
        text = "; ".join(texts)
        return "" if self.moves(texts) == text else f" [{text}]"

    def named(self, text):
        """A sentence with the players' names behind their seats."""
        return SEAT.sub(lambda match: self.label(match[0]), text) if self.called else text

    def label(self, seat):
        """`P2 Ben` of `P2`."""
        number = int(seat[1:])
        return self.called[number - 1] if self.called and number <= len(self.called) else seat

    def seat(self, seat):
        """The same in the seat's colour."""
        return seat_span(seat, self.label(seat))


def voice_of(position, called, ids=False):
    """The Voice for a position whose seats are called so."""
    from euphoria_ai.moves.spoken import Speaker

    return Voice(None if ids else Speaker(position.fields()["tiles"], called), called)
