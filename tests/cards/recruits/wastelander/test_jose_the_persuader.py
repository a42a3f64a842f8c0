"""José the Persuader: what only this recruit does; what it shares with Alexandra stands in
test_alexandra_the_heister.py.
"""

from cards.shared.ignorance_recruits import build_table, owner_with
from cards.shared.names import DUSTY, JOSE
from helpers import faces, play, recruit_asked, seat


def test_jose_keeps_the_bat_for_dusty():
    """jose_the_persuader: a bat kept in hand serves Dusty as ever; one paid away does not (I10)."""
    game = build_table(owner_with([JOSE, DUSTY], (1, 6), cards="2 bat bear", morale=4, knowledge=4, on={"ark": [5]}))
    play(game, "place 1 ark", "roll 6")
    assert recruit_asked(game) == (DUSTY, 0)
    play(game, f"use {DUSTY}", "pay bat bear", "take food")
    assert seat(game)["hand"] == {"bat": 1} and faces(game) == [6, 6]
