"""Geek the Oracle: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.base_recruits import owner_showing, place_first, visit_tile
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import BRADLEY, GAMBLER, GEEK, JACKO, NICK
from helpers import decision, holdings, legal, play


def artifact(spec, *others, moves=(), **board):
    """P1 takes the artifact of the Subterran tunnel."""
    return place_first(
        {"goods": "water", "morale": 3, **spec},
        *others,
        space="tunnel_subterran",
        moves=("take artifact", *moves),
        **board,
    )


def test_geek_draws_three_and_discards_two():
    """geek_the_oracle: 1 knowledge: three cards in place of one, any two of the whole hand go, one decision (G4,
    T74).
    """
    game = artifact(owner_showing([GEEK], hand="bear", knowledge=5))
    assert decision(game) == ("draw", 0) and legal(game) == ["draw", f"use {GEEK}"]
    play(game, "use geek", "draw bat", "draw box", "draw bat")
    assert holdings(game)[1] == 6
    assert legal(game) == ["discard 2 bat", "discard bat bear", "discard bat box", "discard bear box"]
    assert holdings(play(game, "discard bear box")) == (3, 6, {}, {"bat": 2}) and decision(game) == ("turn", 1)
    assert holdings(artifact(owner_showing([GEEK]), moves=["draw", "draw bat"])) == (3, 3, {}, {"bat": 1})


@HIDDEN_OR_ACADEMY
def test_geek_off(where, tiles):
    """geek_the_oracle: hidden or under the Academy the draw is not asked about (G1, T50)."""
    assert decision(artifact(owner_showing([GEEK], where), tiles=tiles)) == ("draw_artifact", -1)


def test_geek_needs_room_for_knowledge():
    """geek_the_oracle: not at knowledge 6 (R90)."""
    assert decision(artifact(owner_showing([GEEK], knowledge=6))) == ("draw_artifact", -1)


def test_geek_before_the_hand_limit():
    """geek_the_oracle: the two discards come before the ordinary limit, which takes one more (R50)."""
    game = artifact(
        owner_showing([GEEK], hand="bear", morale=1), moves=["use geek", "draw bat", "draw box", "draw book"]
    )
    assert len(legal(game)) == 6
    play(game, "discard bat box")
    assert decision(game) == ("discard", 0) and legal(game) == ["discard bear", "discard book"]


def test_geek_and_nick():
    """geek_the_oracle: Nick's morale comes before the hand check (G10)."""
    game = artifact(
        owner_showing([GEEK, NICK], hand="bear", morale=1),
        moves=["use geek", "draw bat", "draw box", "draw book", "discard bat box"],
    )
    assert holdings(game) == (2, 4, {}, {"bear": 1, "book": 1}) and decision(game) == ("turn", 1)


def test_geek_once_per_turn():
    """geek_the_oracle: once in a game turn, own or not; the next turn counts anew (R89, G15)."""
    game = artifact(
        {"recruits": [GEEK], "dice": {"hand": [1, 1]}, "goods": "water food"},
        owner_showing([JACKO], hand="box"),
        moves=["use geek", "draw bat", "draw bat", "draw bat", "place 1 tunnel_wastelander", "take artifact"],
    )
    assert decision(game) == ("draw_artifact", -1)
    assert decision(play(game, "draw box", "place 1 ark", "accept")) == ("draw", 0)


def test_geek_two_draws_at_once():
    """geek_the_oracle: of the Breeze Bar's draws one is replaced, whichever: 4 drawn, 2 discarded (R77, G4)."""
    bar = owner_showing([GEEK], goods="bliss food", morale=2)
    game = place_first(
        bar, space="breeze_bar", moves=["use geek", "draw bat", "draw box", "draw book", "discard bat box"]
    )
    assert decision(game) == ("draw_artifact", -1)
    assert holdings(play(game, "draw bear")) == (2, 4, {}, {"book": 1, "bear": 1})
    game = place_first(bar, space="breeze_bar", moves=["draw", "draw bear"])
    assert decision(game) == ("draw", 0)


def test_geek_does_not_combine():
    """geek_the_oracle: Geek or Jonathan the Gambler for a draw, not inside Bradley's (R93, T74)."""
    game = artifact(owner_showing([GEEK, GAMBLER]))
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
    assert decision(play(game, "use geek")) == ("draw_artifact", -1)
    assert decision(play(game, "draw bat")) == ("draw_artifact", -1)
    game = visit_tile(
        "courthouse_of_hasty_judgment", owner_showing([GEEK, BRADLEY], goods="4 energy stone"), moves=["use bradley"]
    )
    assert decision(game) == ("draw_artifact", -1)


def test_geek_with_one_card_left():
    """geek_the_oracle: with one card left it gives one, and the two discards follow (R51)."""
    game = artifact(
        owner_showing([GEEK], morale=6, hand="balloon bat bear bifocals book"),
        *[{"morale": 6, "hand": "balloon bat bear bifocals book box"}] * 5,
        moves=["use geek"],
    )
    assert decision(game) == ("discard", 0) and len(legal(game)) == 15
    assert sum(holdings(play(game, "discard bat box"))[3].values()) == 4 and decision(game) == ("turn", 1)
