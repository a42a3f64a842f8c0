"""Terri the Bliss Trader: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import other_seat_at, place_at, turn_with
from cards.shared.lists import TAKE_COMMODITIES
from cards.shared.names import AGENCY, ATHENAEUM, LOTTERY, MONOTONY, TAED, TERRI, ZARA
from helpers import CHANCE, decision, holdings, legal, play, seat


def star(recruits, *moves, goods="bliss", **spec):
    """P1 pays a pair at the Wind Saloon and places a star on the Icarite territory."""
    return place_at("wind_saloon", recruits, *moves, **{"hand": "2 bat", "goods": goods, "morale": 2, **spec})


def test_terri_trades_after_a_star():
    """terri_the_bliss_trader: 1 bliss for 1 commodity of any type, after star and track step (R28, R103)."""
    game = star([TERRI])
    assert decision(game) == (f"use {TERRI}", 0)
    assert game.summary()["territories"]["icarite"] == [1, 0] and game.summary()["tracks"][3] == 1
    play(game, "use terri")
    assert legal(game) == TAKE_COMMODITIES and holdings(game)[2] == {}
    assert holdings(play(game, "take food")) == (2, 3, {"food": 1}, {}) and decision(game) == ("turn", 1)
    assert holdings(star([TERRI], "decline terri"))[2] == {"bliss": 1}


def test_terri_off():
    """terri_the_bliss_trader: not while hidden, not without bliss, not for another player's star (R88, R90)."""
    assert decision(star([TERRI], where="hidden")) == ("turn", 1)
    assert decision(star([TERRI], goods="3 food")) == ("turn", 1)
    assert decision(star([], others=({"recruits": [TERRI], "goods": "bliss"},))) == ("turn", 1)


def test_terri_once_per_star():
    """terri_the_bliss_trader: one trade for one star however much bliss there is (R89, I1)."""
    game = star([TERRI], "use terri", "take bliss", goods="3 bliss")
    assert holdings(game)[2] == {"bliss": 3} and decision(game) == ("turn", 1)


def test_terri_for_each_placement():
    """terri_the_bliss_trader: the next star of the turn is a new trigger (I1)."""
    game = turn_with([TERRI], goods="2 bliss", hand="2 bat 2 bear", morale=5, dice={"hand": [1, 1]})
    play(game, "place 1 wind_saloon", "pay 2 bat", "use terri", "take food", "another", "place 1 incinerator")
    assert decision(game) == (f"use {TERRI}", 0)


@pytest.mark.parametrize(
    "space, moves, spec",
    [
        ("nimbus_loft", (), {"goods": "bliss gold clay stone"}),
        ("incinerator", (), {"hand": "2 bat", "goods": "bliss"}),
        (
            "market_ea",
            (),
            {"hand": "balloon", "goods": "bliss stone", "tiles": {"market_ea": AGENCY}, "tile_stars": ["market_ea"]},
        ),
        ("market_ea", ("star market_ea",), {"hand": "balloon", "goods": "bliss stone", "tiles": {"market_ea": AGENCY}}),
        ("build_ea_2", ("tile the_carousel",), {"goods": "bliss gold", "others": other_seat_at("build_ea_3", 4)}),
        ("cloud_mine", (), {"goods": "nothing", "tracks": (0, 0, 0, 10)}),
    ],
    ids=["nimbus_loft", "artifact_market", "visit", "tile", "completion", "track"],
)
def test_terri_wherever_the_star_goes(space, moves, spec):
    """terri_the_bliss_trader: territory, market tile, finished market or recruit (R64, R71, R84, R100)."""
    game = place_at(space, [TERRI], *moves, morale=2, **spec)
    assert decision(game) == (f"use {TERRI}", 0)
    left = {"bliss": 1} if space == "cloud_mine" else {}  # the Cloud Mine gave 2 with its bonus (R44)
    assert holdings(play(game, "use terri", "take food"))[2] == {"food": 1, **left}


def test_terri_at_the_dilemma():
    """terri_the_bliss_trader: the star on the dilemma card counts (R98)."""
    game = play(turn_with([TERRI], dilemma="bat", hand="bat", goods="bliss"), "dilemma", "outcome star")
    assert decision(game) == (f"use {TERRI}", 0)
    assert holdings(play(game, "use terri", "take water"))[2] == {"water": 1} and decision(game) == ("turn", 1)


def test_terri_in_an_opponents_turn():
    """terri_the_bliss_trader: at a completion by another player, before the workers go home (R64, R103)."""
    game = place_at(
        "build_ea_3",
        [],
        "tile the_carousel",
        goods="gold",
        others=({"recruits": [TERRI], "goods": "bliss", "dice": {"hand": [1], "build_ea_2": [3]}},),
    )
    assert decision(game) == (f"use {TERRI}", 1) and ["build_ea_2", 3] in seat(game, 1)["dice"]
    play(game, "use terri", "take food")
    assert holdings(game, 1)[2] == {"food": 1} and decision(game) == ("roll", CHANCE)


def test_terri_two_stars_of_one_event():
    """terri_the_bliss_trader: two recruits at the end of a track, two offers in P1's turn (R84, R110)."""
    owner = {"recruits": [TERRI, ZARA], "goods": "2 bliss"}
    game = place_at("cloud_mine", [], others=(owner,), tracks=(0, 0, 0, 10))
    assert decision(game) == (f"use {TERRI}", 1) and seat(game, 1)["recruit_stars"] == {TERRI: 1, ZARA: 1}
    play(game, "use terri", "take food")
    assert decision(game) == (f"use {TERRI}", 1)
    assert holdings(play(game, "use terri", "take water"), 1)[2] == {"food": 1, "water": 1} and decision(game) == (
        "turn",
        1,
    )


def test_terri_offer_lapses_without_bliss():
    """terri_the_bliss_trader: the bliss is needed when asked; bliss taken funds the second trade (R89)."""
    owner = {"recruits": [TERRI, ZARA], "goods": "bliss"}
    game = place_at("cloud_mine", [], "use terri", others=(owner,), tracks=(0, 0, 0, 10))
    assert decision(play(game.clone(), "take food")) == ("turn", 1)
    assert decision(play(game, "take bliss")) == (f"use {TERRI}", 1)


def test_terri_before_taed():
    """terri_the_bliss_trader: asked before Taed for the same star (R89a, I4)."""
    game = star([TERRI, TAED], goods="bliss clay")
    assert decision(game) == (f"use {TERRI}", 0)
    assert decision(play(game, "use terri", "take food")) == (f"use {TAED}", 0)


def test_terri_before_the_icarite_card():
    """terri_the_bliss_trader: before the artifact of Icarite tier 2, whose price the commodity may pay (R28, R79,
    R103).
    """
    game = star([TERRI], tracks=(0, 0, 0, 5))
    assert decision(game) == (f"use {TERRI}", 0) and game.summary()["tracks"][3] == 6 and holdings(game)[3] == {}
    assert decision(play(game, "use terri", "take food")) == ("buy", 0)
    assert holdings(play(game, "buy 2 box", "refill bat"))[2:] == ({}, {"box": 1})


def test_terri_not_for_the_tenth_star():
    """terri_the_bliss_trader: the end test comes first (R103, R109)."""
    game = star([TERRI], stars_left=1, seats=3)
    assert game.over and game.returns()[0] == 1.0 and holdings(game)[2] == {"bliss": 1}


def test_terri_and_tiles():
    """terri_the_bliss_trader: Lottery may void the commodity, Monotony leaves it, Athenaeum's morale comes first (I9,
    R103).
    """
    assert holdings(star([TERRI], "use terri", "take energy", goods="2 energy bliss", tile=LOTTERY))[2] == {"energy": 2}
    assert holdings(star([TERRI], "use terri", "take energy", goods="energy bliss", tile=LOTTERY))[2] == {"energy": 2}
    assert holdings(star([TERRI], "use terri", "take energy", tile=MONOTONY))[2] == {"energy": 1}
    game = star([TERRI], tile=ATHENAEUM)
    assert decision(game) == (f"use {TERRI}", 0) and holdings(game)[:2] == (1, 3)
