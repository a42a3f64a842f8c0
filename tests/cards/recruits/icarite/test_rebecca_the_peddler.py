"""Rebecca the Peddler: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import bump_four, bump_own_four, owner_showing
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import CURTIS, NICK, REBECCA
from helpers import build, decision, faces, holdings, legal, play


def test_rebecca_takes_a_resource():
    """rebecca_the_peddler: 2 morale: the bumped player gains 1 knowledge, the owner a resource of choice (R25)."""
    game = bump_four([REBECCA], morale=3)
    assert decision(game) == (f"use {REBECCA}", 0)
    assert legal(play(game, "use rebecca")) == ["take clay", "take gold", "take stone"]
    play(game, "take clay")
    assert holdings(game) == (1, 3, {"clay": 1}, {}) and holdings(game, 1)[1] == 4 and decision(game) == ("take", 0)
    assert holdings(bump_four([REBECCA], "decline rebecca", morale=3))[0] == 3


@HIDDEN_OR_ACADEMY
def test_rebecca_off(where, tiles):
    """rebecca_the_peddler: hidden or under the Academy not asked (G1, T50)."""
    assert decision(bump_four([REBECCA], morale=3, where=where, tiles=tiles)) == ("take", 0)


def test_rebecca_refused():
    """rebecca_the_peddler: not at morale 2, not for an own worker (R90, R26, T64)."""
    assert decision(bump_four([REBECCA], morale=2)) == ("take", 0)
    assert decision(bump_own_four([REBECCA], morale=3)) == ("take", 0)


def test_rebecca_victim_nick_and_curtis():
    """rebecca_the_peddler: victim at knowledge 6, victim's Nick and own Curtis as for Lee and Maxime (G10, G13)."""
    game = bump_four([REBECCA], "use rebecca", "take gold", morale=3, victim={"recruits": [NICK], "knowledge": 6})
    assert holdings(game, 1)[:2] == (1, 6) and holdings(game)[2] == {"gold": 1}
    game = bump_four([REBECCA, CURTIS], "use rebecca", "take gold", morale=3, knowledge=4, victim={"recruits": [NICK]})
    assert holdings(game)[:2] == (1, 2) and holdings(game, 1)[:2] == (2, 4)


def test_rebecca_after_the_check():
    """rebecca_the_peddler: after the victim's check (C3, R25)."""
    game = bump_four(
        [REBECCA],
        "use rebecca",
        "take gold",
        roll="6",
        morale=3,
        victim={"dice": {"hand": [6], "tunnel_subterran": [4]}},
    )
    assert faces(game, 1) == [6, 6] and holdings(game, 1)[1] == 4


def test_rebecca_resource_may_be_spent():
    """rebecca_the_peddler: the resource may pay this space but does not make it legal (C2, G14)."""
    loft = {"space": "nimbus_loft", "morale": 3}
    assert legal(bump_four([REBECCA], "use rebecca", "take clay", goods="3 gold", **loft)) == [
        "pay 2 gold clay",
        "pay 3 gold",
    ]
    game = build(owner_showing([REBECCA], goods="2 gold", morale=3), {"dice": {"hand": [1], "nimbus_loft": [4]}})
    assert "place 1 nimbus_loft" not in legal(game)


def test_rebecca_hand_limit():
    """rebecca_the_peddler: the lower limit is enforced after the resource, before the payment (G8, R50)."""
    game = bump_four([REBECCA], "use rebecca", "take gold", morale=3, hand="bat box")
    assert legal(game) == ["discard bat", "discard box"] and holdings(game)[2] == {"water": 1, "gold": 1}
