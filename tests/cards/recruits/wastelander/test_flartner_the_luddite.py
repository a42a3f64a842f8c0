"""Flartner the Luddite: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import owner_showing, place_first
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import ARTIST, FLARTNER, GAMBLER, IAN, MICHAEL
from helpers import build, decision, holdings, legal, play, seat


def test_flartner_pays_an_artifact():
    """flartner_the_luddite: an artifact of choice in place of the resource, and +1 morale (R62)."""
    game = place_first(owner_showing([FLARTNER], goods="gold", hand="bat bear", morale=2), space="build_ea_2")
    assert legal(game) == ["pay bat", "pay bear", "pay gold"]
    assert holdings(play(game.clone(), "pay bat")) == (3, 3, {"gold": 1}, {"bear": 1})
    assert holdings(play(game, "pay gold")) == (2, 3, {}, {"bat": 1, "bear": 1})


@HIDDEN_OR_ACADEMY
def test_flartner_off(where, tiles):
    """flartner_the_luddite: hidden or under the Academy artifacts build nothing (G1, T50)."""
    assert "place 1 build_ea_2" not in legal(build(owner_showing([FLARTNER], where, hand="bat"), tiles=tiles))


def test_flartner_makes_sites_legal():
    """flartner_the_luddite: legal with an artifact only, not with neither (R22)."""
    assert {"place 1 build_ea_1", "place 1 build_sb_2"} <= set(legal(build(owner_showing([FLARTNER], hand="bat"))))
    assert not any("build" in text for text in legal(build(owner_showing([FLARTNER], goods="4 food"))))


def test_flartner_only_on_sites():
    """flartner_the_luddite: an artifact pays nothing else (R62)."""
    moves = legal(build(owner_showing([FLARTNER], hand="bat")))
    assert (
        "place 1 tank_water" not in moves
        and "place 1 tunnel_subterran" not in moves
        and "place 1 nimbus_loft" not in moves
    )


def test_flartner_at_morale_6():
    """flartner_the_luddite: at morale 6 the gain is void (G13)."""
    assert holdings(place_first(owner_showing([FLARTNER], hand="bat", morale=6), space="build_ea_2")) == (6, 3, {}, {})


def test_flartner_and_michael():
    """flartner_the_luddite: with Michael any resource or an artifact; only the way chosen gives its bonus (R89)."""
    game = place_first(owner_showing([FLARTNER, MICHAEL], goods="gold stone", hand="bat"), space="build_sa_2")
    assert legal(game) == ["pay bat", "pay gold", "pay stone"]
    assert holdings(play(game.clone(), "pay bat"))[:2] == (2, 3)
    assert holdings(play(game.clone(), "pay stone"))[:2] == (1, 3)
    assert holdings(play(game, "pay gold"))[:2] == (2, 4)


def test_flartner_raises_the_hand_limit():
    """flartner_the_luddite: the morale counts at once: two cards of the same placement fit (R50)."""
    game = place_first(
        owner_showing([FLARTNER, ARTIST, GAMBLER], hand="bat"),
        space="build_ea_2",
        moves=["use jonathan_the_artist", "use jonathan_the_gambler", "draw bear", "draw box"],
    )
    assert holdings(game) == (2, 4, {}, {"bear": 1, "box": 1}) and decision(game) == ("turn", 1)


def test_flartner_under_another_name():
    """flartner_the_luddite: the name of a later printing means the same card (R96)."""
    game = build({"dilemma": "bat", "hand": "bat", "dice": {"hand": [1, 2]}})
    play(game, "dilemma", "outcome recruits", "deal Flartner the Scammer", f"deal {IAN}", "keep Flartner the Scammer")
    assert seat(game)["recruits"] == {FLARTNER: "hidden"}
