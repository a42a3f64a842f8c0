"""Ben the Ludologist: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import bump_two
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import AMANDA, BEN, CURTIS, GARY, JULIA, KATY, LEE, MAGGIE, NICK, PETE, RAY, STEVEN, YORDY
from helpers import build, decision, faces, holdings, legal, play

from euphoria_ai.core.engine.game import Game


def roll_beside_ben(dice, *rolls, ben=(), where="recruits", tiles=None, **roller):
    """P1 retrieves everything from the Farm for nothing and rolls; P2 owns Ben."""
    game = build({"dice": dice, **roller}, {where: [BEN], "morale": 3, **dict(ben)}, tiles=tiles)
    return play(game, "retrieve " + " ".join(f"{face}@farm" for face in sorted(dice["farm"])), *rolls)


def test_ben_answers_an_opponents_pair():
    """ben_the_ludologist: 2 morale for a resource of choice when an opponent rolled a pair (R35)."""
    game = roll_beside_ben({"hand": [4], "farm": [2]}, "roll 4")
    assert decision(game) == (f"use {BEN}", 1)
    play(game, "use ben")
    assert legal(game) == ["take clay", "take gold", "take stone"]
    play(game, "take gold")
    assert holdings(game, 1) == (1, 3, {"gold": 1}, {})
    assert decision(game) == ("turn", 1)


def test_ben_may_decline():
    """ben_the_ludologist: optional; nothing is paid then (R89)."""
    game = play(roll_beside_ben({"hand": [4], "farm": [2]}, "roll 4"), "decline ben")
    assert holdings(game, 1) == (3, 3, {}, {}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_ben_off(where, tiles):
    """ben_the_ludologist: hidden or under the Academy he is not asked (G1, T50)."""
    assert decision(roll_beside_ben({"hand": [4], "farm": [2]}, "roll 4", where=where, tiles=tiles)) == ("turn", 1)


def test_ben_needs_morale_3():
    """ben_the_ludologist: at morale 2 the price cannot be paid (R90, G2)."""
    assert decision(roll_beside_ben({"hand": [4], "farm": [2]}, "roll 4", ben={"morale": 2})) == ("turn", 1)


@pytest.mark.parametrize(
    "dice, rolled, asked",
    [
        ({"hand": [4], "farm": [2]}, "3", False),  # no pair
        ({"hand": [4, 4], "farm": [2]}, "1", True),  # an old pair counts
        ({"hand": [6], "farm": [2, 2]}, "6 6", True),  # 21: one 6 is lost, a pair is left
        ({"hand": [5, 5], "farm": [2]}, "3", False),  # 16: the loss breaks the pair
        ({"hand": [5], "farm": [2], "aquifer": [5]}, "1", False),  # a die on the board does not count
    ],
)
def test_ben_looks_after_the_check(dice, rolled, asked):
    """ben_the_ludologist: available dice after check and loss count, old ones too (R31, R32, R35)."""
    assert decision(roll_beside_ben(dice, f"roll {rolled}")) == ((f"use {BEN}", 1) if asked else ("turn", 1))


def test_ben_once_per_roll():
    """ben_the_ludologist: two pairs in one roll are one use (R89)."""
    game = roll_beside_ben({"hand": [2, 2], "farm": [3, 3]}, "roll 1 1", "use ben", "take clay", ben={"morale": 6})
    assert holdings(game, 1) == (4, 3, {"clay": 1}, {}) and decision(game) == ("turn", 1)


def test_ben_not_on_own_rolls():
    """ben_the_ludologist: never on the owner's own roll (R35)."""
    game = build({"recruits": [BEN], "morale": 6, "dice": {"hand": [4], "farm": [2]}})
    assert decision(play(game, "retrieve 2@farm", "roll 4")) == ("turn", 1)


def test_ben_not_at_the_opening_roll():
    """ben_the_ludologist: the opening roll is no event for him (R9)."""
    game = play(
        Game.new("base", 2),
        *(f"deal {name}" for name in (BEN, KATY, GARY, RAY, LEE, NICK, PETE, AMANDA)),
        f"keep {BEN} {KATY}",
        f"keep {LEE} {NICK}",
        "deal dilemma_bat",
        "deal dilemma_box",
    )
    fields = game.fields()
    fields["seats"][0]["morale"] = 6
    game = play(Game.from_fields(fields), "roll 2 3", "roll 1 1")
    assert decision(game) == ("turn", 0) and holdings(game)[0] == 6


def test_ben_answers_a_bump_in_the_own_turn():
    """ben_the_ludologist: a bumped die's roll counts, and he comes before the payment (R24, R35)."""
    game = bump_two([BEN], "roll 1", morale=3)
    assert decision(game) == (f"use {BEN}", 0) and holdings(game)[2] == {"water": 1}
    play(game, "use ben", "take stone")
    assert holdings(game) == (1, 3, {"stone": 1}, {}) and decision(game) == ("take", 0)


def test_ben_answers_a_new_worker():
    """ben_the_ludologist: a new worker that matches an old one (R30, R47)."""
    game = build({"goods": "3 energy", "dice": {"hand": [2, 5]}}, {"recruits": [BEN], "morale": 3})
    assert decision(play(game, "place 2 tank_energy", "roll 5")) == (f"use {BEN}", 1)


def test_ben_answers_a_finished_site():
    """ben_the_ludologist: dice sent home by a finished market (R30, R64)."""
    game = build({"goods": "gold", "dice": {"hand": [2, 5], "build_ea_2": [4]}}, {"recruits": [BEN], "morale": 3})
    assert decision(play(game, "place 2 build_ea_3", "tile bemusement_park", "roll 1 5")) == (f"use {BEN}", 1)


def test_ben_answers_set_dice():
    """ben_the_ludologist: dice set by Amanda, Julia or Yordy count as rolled (R30, G11)."""
    amanda = bump_two(
        [BEN],
        "use amanda",
        "face 1",
        morale=3,
        victim={"recruits": [AMANDA], "goods": "bliss", "dice": {"hand": [1], "tunnel_subterran": [2]}},
    )
    assert decision(amanda) == (f"use {BEN}", 0)
    julia = bump_two(
        [BEN, JULIA], "use julia", "take gold", morale=4, victim={"dice": {"hand": [4], "tunnel_subterran": [2]}}
    )
    assert decision(julia) == (f"use {BEN}", 0)
    yordy = roll_beside_ben({"hand": [4], "farm": [2]}, "use yordy", "face 4", recruits=[YORDY], goods="energy")
    assert decision(yordy) == (f"use {BEN}", 1)


def test_ben_discards_in_the_opponents_turn():
    """ben_the_ludologist: 2 morale less, Curtis takes 2 knowledge, one discard after the gain (R50, G8)."""
    game = roll_beside_ben(
        {"hand": [4], "farm": [2]},
        "roll 4",
        "use ben",
        "take gold",
        ben={"recruits": [BEN, CURTIS], "knowledge": 5, "hand": "bat bear book"},
    )
    assert decision(game) == ("discard", 1) and game.active == 0
    assert legal(game) == ["discard bat bear", "discard bat book", "discard bear book"]
    assert holdings(game, 1) == (1, 3, {"gold": 1}, {"bat": 1, "bear": 1, "book": 1})


def test_ben_between_penalty_and_steven():
    """ben_the_ludologist: after the roll-face penalty, before the roller's Steven (R35)."""
    game = roll_beside_ben(
        {"hand": [5, 5], "farm": [2]},
        "roll 5",
        recruits=[STEVEN],
        goods="energy gold",
        tiles={"market_ea": "stadium_of_guaranteed_home_runs"},
    )
    assert decision(game) == ("lose", 0) and faces(game) == [5, 5]
    assert decision(play(game, "lose energy")) == (f"use {BEN}", 1)
    assert decision(play(game, "decline ben")) == ("take", 0)


def test_ben_before_maggie():
    """ben_the_ludologist: before the roller's Maggie (R35)."""
    game = build({"recruits": [MAGGIE], "dice": {"hand": [4], "aquifer": [2]}}, {"recruits": [BEN], "morale": 3})
    assert decision(play(game, "retrieve 2@aquifer", "roll 4")) == (f"use {BEN}", 1)
    assert legal(play(game, "decline ben")) == ["take stone", "take water"]
