"""Mosi the Patron: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import place_at, turn_with
from cards.shared.names import AGENCY, EKATERINA, MOSI, PEDRO
from helpers import decision, holdings, legal, play

MARKETS = pytest.mark.parametrize(
    "space, faction, number",
    [
        ("incinerator", "euphorian", 0),
        ("free_press", "subterran", 1),
        ("ark", "wastelander", 2),
        ("wind_saloon", "icarite", 3),
    ],
)


@MARKETS
def test_mosi_pays_artifact_and_bliss(space, faction, number):
    """mosi_the_patron: 1 artifact and 2 bliss buy the star and the track step (R74, R76)."""
    game = place_at(space, [MOSI], goods="2 bliss", hand="bat")
    assert holdings(game) == (1, 3, {}, {}) and game.summary()["territories"][faction] == [1, 0]
    assert game.summary()["tracks"][number] == 1 and decision(game) == ("turn", 1)


@MARKETS
def test_mosi_needs_both(space, faction, number):
    """mosi_the_patron: at least 1 artifact and 2 bliss, and not while hidden (R22, R88)."""
    for spec in ({"goods": "bliss", "hand": "bat"}, {"goods": "3 bliss"}, {"goods": "bliss food", "hand": "bat"}):
        assert f"place 1 {space}" not in legal(turn_with([MOSI], **spec))
    assert f"place 1 {space}" not in legal(turn_with([MOSI], goods="2 bliss", hand="bat", where="hidden"))


def test_mosi_is_an_alternative():
    """mosi_the_patron: beside a pair and three artifacts, any card may be given (I5)."""
    game = place_at("ark", [MOSI], goods="3 bliss", hand="2 bat box", morale=3)
    assert legal(game) == ["pay 2 bat", "pay 2 bat box", "pay 2 bliss bat", "pay 2 bliss box"]
    assert holdings(play(game, "pay 2 bliss box"))[2:] == ({"bliss": 1}, {"bat": 2})


@pytest.mark.parametrize(
    "space, spec",
    [
        ("nimbus_loft", {}),
        ("market_ea", {"tiles": {"market_ea": AGENCY}}),
        ("sky_lounge", {}),
        ("breeze_bar", {}),
    ],
)
def test_mosi_only_at_artifact_markets(space, spec):
    """mosi_the_patron: no help at other spaces (R69, R76, R77)."""
    assert f"place 1 {space}" not in legal(turn_with([MOSI], goods="2 bliss", hand="bat", **spec))


def test_mosi_no_pedro_no_wildcard():
    """mosi_the_patron: not three artifacts for Pedro, and no use of a wildcard (I10)."""
    game = place_at("ark", [MOSI, PEDRO], "pay 2 bliss bat", goods="2 bliss", hand="bat bear box", morale=3)
    assert decision(game) == ("turn", 1) and holdings(game)[2:] == ({}, {"bear": 1, "box": 1})
    game = place_at("ark", [MOSI, EKATERINA], goods="2 bliss", hand="box")
    assert decision(game) == ("turn", 1) and holdings(game)[2:] == ({}, {})


def test_mosi_and_the_agency():
    """mosi_the_patron: an own bump costs a third commodity, of any kind (R26, I5)."""
    own = {"dice": {"hand": [1, 2], "ark": [4]}, "tile": AGENCY, "hand": "bat"}
    for goods in ("food 2 bliss", "3 bliss"):
        game = place_at("ark", [MOSI], "roll 3", "star territory_wastelander", goods=goods, **own)
        assert holdings(game)[2:] == ({}, {}) and decision(game) == ("turn", 1)
    assert "place 1 ark" not in legal(turn_with([MOSI], goods="2 bliss", **own))


def test_mosi_once_per_placement():
    """mosi_the_patron: each placement may be paid that way (I1)."""
    game = turn_with([MOSI], goods="4 bliss", hand="bat box", morale=2, dice={"hand": [1, 1]})
    play(game, "place 1 ark", "pay 2 bliss box", "another", "place 1 free_press")
    assert holdings(game) == (1, 3, {}, {}) and game.summary()["territories"]["subterran"] == [1, 0]
