"""Jedidiah the Inciter: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import build_table, owner_with
from cards.shared.names import BARON, DUSTY, JEDIDIAH, JULIA_ACOLYTE, KEB, KHALEEF, MILOS, XYON, ZARA
from helpers import faces, goods_of, legal, play, recruit_asked, seat


def incite(recruits, *moves, face=5, space="farm", theirs=(4,), mine=(), victim=(), **spec):
    """P1 places a face on an area with workers of P2."""
    game = build_table(
        owner_with(recruits, (face, 1), on={space: list(mine)}, **spec),
        {**owner_with((), (6,), on={space: list(theirs)}), **dict(victim)},
    )
    return play(game, f"place {face} {space}", *moves)


def test_jedidiah_bumps():
    """jedidiah_the_inciter: one opponent worker of the area goes home, rolled, and does not count (R24, R43)."""
    game = incite([JEDIDIAH])
    assert recruit_asked(game) == (JEDIDIAH, 0)
    play(game, f"use {JEDIDIAH}")
    assert recruit_asked(game) == ("roll", -1)
    play(game, "roll 2")
    assert goods_of(game) == {"food": 1} and seat(game)["knowledge"] == 2 and faces(game, 1) == [2, 6]
    game = incite([JEDIDIAH], f"decline {JEDIDIAH}")
    assert goods_of(game) == {"food": 2} and seat(game)["knowledge"] == 4 and faces(game, 1) == [6]


def test_jedidiah_choice():
    """jedidiah_the_inciter: chosen by owner and face, one worker a placement, never an own one (I1)."""
    game = build_table(
        owner_with([JEDIDIAH], (5, 1), on={"farm": [3]}),
        owner_with((), (1,), on={"farm": [4, 4, 2]}),
        owner_with((), (1,), on={"farm": [4]}),
    )
    play(game, "place 5 farm", f"use {JEDIDIAH}")
    assert recruit_asked(game) == ("bump", 0) and legal(game) == ["bump P2 2", "bump P2 4", "bump P3 4"]
    play(game, "bump P2 4", "roll 3")
    assert (
        faces(game, 1) == [1, 3]
        and faces(game, 2) == [1]
        and recruit_asked(game) == ("turn", 1)
        and seat(game)["knowledge"] == 4
    )


def test_jedidiah_off():
    """jedidiah_the_inciter: not with own workers only, elsewhere, hidden or nobody's (R42, R88)."""
    for game in (
        incite([JEDIDIAH], theirs=(), mine=[2]),
        incite([JEDIDIAH], where="hidden"),
        incite([JEDIDIAH], where="nobody"),
    ):
        assert recruit_asked(game) == ("turn", 1)
    game = build_table(owner_with([JEDIDIAH], goods="water"), owner_with((), (1,), on={"farm": [4]}))
    assert recruit_asked(play(game.clone(), "place 1 aquifer")) == ("turn", 1)
    assert recruit_asked(play(game, "place 1 tunnel_subterran")) == ("take", 0)


def test_jedidiah_again_with_the_next():
    """jedidiah_the_inciter: each placement is its own event (I1)."""
    game = build_table(owner_with([JEDIDIAH], (1, 1), morale=2), owner_with((), (1,), on={"farm": [4, 2]}))
    play(game, "place 1 farm", f"use {JEDIDIAH}", "bump P2 4", "roll 1", "another", "place 1 farm")
    assert recruit_asked(game) == (JEDIDIAH, 0)


def test_jedidiah_victim_answers():
    """jedidiah_the_inciter: Julia, Milos, Baron, Keb, Xyon and Dusty of the victim answer inside the turn (R35)."""
    victim = {"recruits": [JULIA_ACOLYTE, MILOS, BARON], "goods": "water food"}
    game = incite([JEDIDIAH], f"use {JEDIDIAH}", victim=victim)
    assert recruit_asked(game) == (JULIA_ACOLYTE, 1)
    assert recruit_asked(play(game, f"decline {JULIA_ACOLYTE}")) == (MILOS, 1)
    assert recruit_asked(play(game, f"decline {MILOS}", "roll 2")) == (BARON, 1)
    victim = {"recruits": [KEB, XYON, DUSTY], "hand": "bat", "morale": 2, "knowledge": 4}
    game = incite([JEDIDIAH], f"use {JEDIDIAH}", "roll 6", victim=victim)
    assert recruit_asked(game) == ("take", 1)
    assert recruit_asked(play(game, "take gold")) == (XYON, 1)
    assert recruit_asked(play(game, f"decline {XYON}")) == (DUSTY, 1)
    assert faces(play(game, f"decline {DUSTY}"), 1) == [6] and goods_of(game) == {"food": 1}


def test_jedidiah_and_khaleef():
    """jedidiah_the_inciter: it is a bump of an opponent: Khaleef's exchange, before the roll (R25)."""
    game = incite([JEDIDIAH, KHALEEF], f"use {JEDIDIAH}")
    assert recruit_asked(game) == (KHALEEF, 0)
    assert recruit_asked(play(game, f"use {KHALEEF}", "take water")) == ("roll", -1) and seat(game, 1)["knowledge"] == 2


def test_jedidiah_and_zara():
    """jedidiah_the_inciter: with Zara the total does not matter; the bump comes first (R43)."""
    game = incite([JEDIDIAH, ZARA], f"use {JEDIDIAH}", "roll 2")
    assert recruit_asked(game) == (ZARA, 0)
    assert goods_of(play(game, f"use {ZARA}")) == {"food": 2}
