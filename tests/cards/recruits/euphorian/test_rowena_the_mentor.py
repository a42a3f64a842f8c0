"""Rowena the Mentor: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.ignorance_recruits import equal_workers, other_seat_at, turn_with
from cards.shared.names import (
    AGENCY,
    AGORAPHOBIA,
    ALONE_CAMP,
    ATHENAEUM,
    BOK,
    BRIBE_DEPARTMENT,
    BUREAU,
    CAROUSEL,
    CONCERT,
    INSTITUTE,
    LIONEL,
    LOTTERY,
    MONOTONY,
    PALACE,
    POLICE,
    PRISON,
    ROWENA,
    SPRING,
    STORAGE,
)
from helpers import decision, faces, holdings, legal, play, seat


def mentor(tile, *moves, used=True, recruits=(ROWENA,), **spec):
    """P1's turn, penalised by this tile; Rowena's ability is used first, or not."""
    game = turn_with(list(recruits), tile=tile, **spec)
    return play(game, *(("use rowena",) if used else ()), *moves)


def spaces(game):
    return {move.split()[2] for move in legal(game) if move.startswith("place")}


BUMP_OWN = {"dice": {"hand": [1, 2], "tunnel_subterran": [4]}}


ROLLING = {"dice": {"hand": [], "farm": [2, 3]}}


RETRIEVE = "retrieve 2@farm 3@farm"


IGNORED = {
    AGENCY: (lambda game: "tunnel_subterran" not in spaces(game), (), {**BUMP_OWN, "goods": "water"}),
    LOTTERY: (lambda game: holdings(game)[2] == {"food": 2}, ("place 1 farm",), {"goods": "2 food"}),
    INSTITUTE: (lambda game: seat(game)["owned"] == 2, (RETRIEVE, "roll 1 6"), {"dice": {"hand": [3], "farm": [2, 3]}}),
    SPRING: (lambda game: spaces(game) == set(), (), {"dice": {"hand": [1], "farm": [6]}}),
    AGORAPHOBIA: (
        lambda game: seat(game)["stars_left"] == 10,
        ("place 1 wind_saloon",),
        {"hand": "2 bat", "morale": 2},
    ),
    PRISON: (
        lambda game: game.kind == "retrieve_one",
        (RETRIEVE, "roll 1 1"),
        {**ROLLING, "others": other_seat_at("farm", 4)},
    ),
    BRIBE_DEPARTMENT: (
        lambda game: "buy 3 bear" not in legal(game),
        ("place 1 tunnel_euphorian", "take artifact"),
        {"goods": "energy food"},
    ),
    ATHENAEUM: (lambda game: holdings(game)[0] == 1, ("place 1 wind_saloon",), {"hand": "2 bat", "morale": 2}),
    BUREAU: (lambda game: spaces(game) == set(), (), {"dice": {"hand": [1], "farm": [2, 3]}}),
    CONCERT: (lambda game: holdings(game)[0] == 3, ("place 1 tank_water",), {"goods": "3 water", "morale": 2}),
    PALACE: (
        lambda game: holdings(game)[2] == {"stone": 3},
        ("place 1 tunnel_euphorian", "take gold"),
        {"goods": "energy 3 stone"},
    ),
    STORAGE: (
        lambda game: holdings(game)[3] == {"book": 1},
        ("place 1 tunnel_euphorian", "take artifact"),
        {"goods": "energy", "hand": "book", "morale": 2, "bazaar": ("book",) * 4},
    ),
    CAROUSEL: (lambda game: seat(game)["owned"] == 1, (RETRIEVE, "roll 5 5"), ROLLING),
    MONOTONY: (
        lambda game: holdings(game)[2] == {"food": 1},
        ("place 5 farm",),
        {"face": 5, "others": other_seat_at("farm", 5)},
    ),
}


@pytest.mark.parametrize("tile", IGNORED)
def test_rowena_ignores_every_penalty(tile):
    """rowena_the_mentor: costs, bans, thresholds, surcharges, stars and gains of the tiles (R105, I7)."""
    bites, moves, spec = IGNORED[tile]
    knowledge = spec.get("knowledge", 4)
    assert bites(mentor(tile, *moves, used=False, **{**spec, "knowledge": knowledge}))
    assert not bites(mentor(tile, *moves, **{**spec, "knowledge": knowledge - 1}))  # her price makes it the same


def test_rowena_ignores_penalties_in_knowledge():
    """rowena_the_mentor: neither Thought Police nor Alone Camp adds knowledge to her price (R105, I7)."""
    police = {"dice": {"hand": [], "farm": [2, 3]}}
    assert holdings(mentor(POLICE, RETRIEVE, "roll 2 2", used=False, **police))[1] == 4
    assert holdings(mentor(POLICE, RETRIEVE, "roll 2 2", **police, knowledge=2))[1] == 3
    camp = {**BUMP_OWN, "goods": "water"}
    assert holdings(mentor(ALONE_CAMP, "place 1 tunnel_subterran", used=False, **camp))[1] == 4
    assert holdings(mentor(ALONE_CAMP, "place 1 tunnel_subterran", **camp, knowledge=2))[1] == 3
    assert "tunnel_subterran" not in spaces(mentor(ALONE_CAMP, used=False, **camp, knowledge=6))
    assert "tunnel_subterran" in spaces(mentor(ALONE_CAMP, **camp, knowledge=5))


def test_rowena_price():
    """rowena_the_mentor: 1 knowledge; the turn goes on, nothing has to follow (I7)."""
    game = mentor(PALACE)
    assert holdings(game)[1] == 4 and decision(game) == ("turn", 0) and f"use {ROWENA}" not in legal(game)
    assert decision(play(game, "place 1 farm")) == ("turn", 1)


@pytest.mark.parametrize(
    "knowledge, recruits, offered",
    [
        (5, (ROWENA,), True),
        (6, (ROWENA,), False),
        (3, (ROWENA, BOK), True),
        (4, (ROWENA, BOK), False),
    ],
)
def test_rowena_needs_room(knowledge, recruits, offered):
    """rowena_the_mentor: knowledge 5 or less, with Bok 3 or less (R90)."""
    game = mentor(PALACE, used=False, recruits=recruits, knowledge=knowledge)
    assert (f"use {ROWENA}" in legal(game)) == offered


def test_rowena_needs_a_market():
    """rowena_the_mentor: some open market without the own star; not while hidden, not in others' turns (I3, R88)."""
    use = f"use {ROWENA}"
    assert use not in legal(turn_with([ROWENA]))
    assert use not in legal(mentor(PALACE, used=False, tile_stars=["market_wb"]))
    assert use in legal(mentor(PALACE, used=False, tile_stars=["market_ea"], tiles={"market_ea": CAROUSEL}))
    assert use in legal(mentor(PALACE, used=False, others=({"tile_stars": ["market_wb"]},)))
    assert use not in legal(turn_with([ROWENA], tile=PALACE, where="hidden"))
    assert use not in legal(turn_with([], tile=PALACE, others=({"recruits": [ROWENA]},)))


def test_rowena_covers_all_tiles_at_once():
    """rowena_the_mentor: several penalties at once (R106)."""
    game = turn_with([ROWENA], dice={"hand": [1], "farm": [6, 6]}, tiles={"market_ea": SPRING, "market_sa": BUREAU})
    assert spaces(game) == set()
    assert "farm" in spaces(play(game, "use rowena"))


def test_rowena_between_placements():
    """rowena_the_mentor: in the menu while a further placement can be chosen, once per turn (R89b, I6)."""
    game = equal_workers([ROWENA], "place 1 farm", tile=MONOTONY)
    assert legal(game) == ["another", "stop", f"use {ROWENA}"]
    assert legal(play(game, "use rowena")) == ["another", "stop"]
    assert decision(mentor(PALACE, "place 1 farm", used=False)) == ("turn", 1)
    game = equal_workers([ROWENA], "use rowena", "place 1 farm", tile=MONOTONY)
    assert legal(game) == ["another", "stop"]


def test_rowena_before_a_dilemma():
    """rowena_the_mentor: a dilemma's star costs no morale at the Athenaeum (R89b)."""
    spec = {"dilemma": "bat", "hand": "bat", "morale": 2}
    assert holdings(mentor(ATHENAEUM, "dilemma", "outcome star", used=False, **spec))[0] == 1
    assert holdings(mentor(ATHENAEUM, "dilemma", "outcome star", **spec))[0] == 2


def test_rowena_ends_with_the_turn():
    """rowena_the_mentor: in the opponent's turn the penalties are back, and in the own next turn (I7)."""
    other = {"goods": "water", "dice": {"hand": [1, 2]}}
    game = mentor(
        CAROUSEL, "place 1 tunnel_subterran", "take stone", dice={"hand": [1, 4]}, goods="water", others=(other,)
    )
    play(game, "place 1 tunnel_subterran", "roll 6")
    assert faces(game) == [4] and seat(game)["owned"] == 1  # 4 + 6 + 4
    game = mentor(MONOTONY, "place 5 farm", face=5, others=other_seat_at("farm", 5))
    assert holdings(game)[2] == {"food": 2}
    play(game, "place 1 generator")
    assert f"use {ROWENA}" in legal(game)
    assert holdings(play(game, "place 2 farm"))[2] == {"food": 3}


def test_rowena_and_lionel():
    """rowena_the_mentor: both in one turn are allowed, to no effect (I7)."""
    game = mentor(PALACE, recruits=(ROWENA, LIONEL), goods="food")
    assert f"use {LIONEL}" in legal(game)
    play(game, "use lionel")
    assert holdings(game)[2] == {} and decision(game) == ("turn", 0)
    game = mentor(PALACE, "use lionel", used=False, recruits=(ROWENA, LIONEL), goods="food")
    assert f"use {ROWENA}" in legal(game)
    assert holdings(play(game, "use rowena"))[1] == 4
