"""Miroslav the Con Artist: what only this recruit does; what it shares with Ekaterina stands in
test_ekaterina_the_cheater.py.
"""

from cards.shared.ignorance_recruits import BEAR_FIRST, build_ignorance, equal_workers
from cards.shared.names import CARY, CHAGA, JON, MIROSLAV
from helpers import holdings, legal, play


def test_miroslav_no_box_for_chaga():
    """miroslav_the_con_artist: a bear is no box for Chaga (I10)."""
    assert f"use {CHAGA}" not in legal(
        build_ignorance({"recruits": [MIROSLAV, CHAGA], "hidden": [JON], "hand": "bear"})
    )


def test_miroslav_and_cary():
    """miroslav_the_con_artist: gaining a bear pays Cary, spending it as a wildcard pays Miroslav (I10)."""
    game = equal_workers(
        [CARY, MIROSLAV],
        "place 1 tunnel_wastelander",
        "take artifact",
        "refill bat",
        "take food",
        morale=3,
        goods="food",
        hand="book",
        bazaar=BEAR_FIRST,
    )
    assert holdings(game)[2:] == ({"food": 2}, {"bear": 1, "book": 1})
    play(game, "another", "place 1 ark", "take water")
    assert holdings(game)[2:] == ({"water": 1, "food": 2}, {})
