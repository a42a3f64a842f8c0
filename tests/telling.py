"""Moves read, refused and told: what the tests of texts share."""

import pytest
from helpers import build, play

from euphoria_ai.errors import EuphoriaError
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.refusals import why_not
from euphoria_ai.moves.writing import move_text
from euphoria_ai.narration.events import describe

ROW = ("bear", "balloon", "bat", "box")


def table(*seats, row=ROW, **others):
    """A game of the expansion at a turn of P1."""
    return build(*seats, edition="ignorance", bazaar=row, **others)


def at_the_bazaar(goods="3 energy", hand="bat", recruits=(), **others):
    """A game in which P1 is about to take an artifact from the bazaar."""
    seat = {"goods": goods, "hand": hand, "morale": 3, "dice": {"hand": [3, 5]}, "recruits": recruits}
    return play(table(seat, **others), "place 3 tunnel e", "take artifact")


def read(game, text):
    """The full text of the move that a text means."""
    return move_text(game, parse_move(game, text))


def story(game, text, **options):
    """Sentences of one move."""
    game.log = []
    before = game.fields()
    game.apply(text)
    return describe(before, game.fields(), game.log, **options)


def stories(game, *texts, **options):
    """Sentences of each of some moves."""
    return [story(game, text, **options) for text in texts]


def reason(game, text):
    """why_not of a text that apply refuses with the same words, the state untouched."""
    before = game.to_bytes()
    with pytest.raises(EuphoriaError) as error:
        game.apply(text)
    assert game.to_bytes() == before
    why = why_not(game, text)
    assert why in str(error.value)
    assert game.to_bytes() == before
    return why
