"""What the six recruits without a faction have in common (R11, R88)."""

import pytest
from cards.shared.ignorance_recruits import (
    BAZAAR_ROW,
    FOUR_OTHERS,
    THREE_WITH_FACTION,
    build_table,
    deal_recruits,
    owner_with,
    recruits_of,
)
from cards.shared.names import (
    CHRISTINE,
    DAVAA,
    DOUG,
    JEROEN,
    KOFI,
    LARS,
    LIEVE,
    SPIROS,
    YOUSSEF,
)
from helpers import Game, goods_of, legal, play, recruit_asked, seat

SIX = (CHRISTINE, DAVAA, JEROEN, KOFI, SPIROS, YOUSSEF)


@pytest.mark.parametrize("recruit", SIX)
def test_factionless_is_kept_active(recruit):
    """R11: a factionless recruit kept must be the active one."""
    game = deal_recruits((recruit, *THREE_WITH_FACTION))
    moves = legal(game)
    assert game.kind == "recruits" and len(moves) == 9  # 3 with it, 6 without
    assert f"keep {recruit} {LIEVE}" in moves and not any(text.endswith(recruit) for text in moves)


@pytest.mark.parametrize("recruit", SIX)
def test_factionless_only_one_dealt(recruit):
    """R11: of two dealt one is refused and replaced."""
    other = CHRISTINE if recruit != CHRISTINE else KOFI
    game = deal_recruits((recruit, other, LIEVE, DOUG))
    assert recruit_asked(game) == ("redraw", 0) and legal(game) == sorted([f"refuse {recruit}", f"refuse {other}"])
    play(game, f"refuse {recruit}")
    assert game.kind == "deal_recruit" and f"deal {recruit}" not in legal(game)
    third = next(name for name in SIX if name not in (recruit, other))
    play(game, f"deal {third}")
    assert legal(game) == sorted([f"refuse {third}", f"refuse {other}"])
    play(game, f"refuse {other}", f"deal {LARS}")
    assert game.kind == "recruits" and any(text.startswith(f"keep {third} ") for text in legal(game))


@pytest.mark.parametrize("recruit", SIX)
def test_factionless_no_allegiance(recruit):
    """R88: no bonus, no tunnel end, no star of a track."""
    spec = owner_with([recruit], goods="energy")
    game = build_table(spec, tracks=(2, 2, 2, 2), miners=(9, 9, 9))
    assert not any("tunnel_end" in text for text in legal(game))
    assert goods_of(play(game, "place 1 farm")) == {"energy": 1, "food": 1}
    game = play(build_table(spec, tracks=(10, 10, 10, 10)), "place 1 farm")
    assert seat(game)["recruit_stars"] == {} and seat(game)["stars_left"] == 10


@pytest.mark.parametrize("recruit", SIX)
def test_factionless_no_minority_bonus(recruit):
    """R12, C21: no minority bonus for the owner."""
    game = deal_recruits((recruit, *THREE_WITH_FACTION))
    play(
        game,
        f"keep {recruit} {LIEVE}",
        f"keep {FOUR_OTHERS[0]} {FOUR_OTHERS[1]}",
        "deal dilemma_bat",
        "deal dilemma_bear",
    )
    play(game, *(f"refill {card}" for card in BAZAAR_ROW))
    play(game, "roll 1" if recruit == KOFI else "roll 1 2", "roll 6 6")
    assert recruit_asked(game) == ("turn", 1) and recruits_of(game) == {recruit: "active", LIEVE: "hidden"}


def test_factionless_at_a_dilemma():
    """R99, C22: an owner of one draws again; else one kept is active at once."""
    draws = ("dilemma", "outcome recruits", f"deal {KOFI}", f"deal {DOUG}")
    game = play(build_table(owner_with([CHRISTINE], cards="bat", dilemma="bat")), *draws)
    assert game.kind == "deal_recruit" and f"deal {KOFI}" not in legal(game)
    play(game, f"deal {LIEVE}")
    assert legal(game) == [f"keep {DOUG}", f"keep {LIEVE}"]
    game = play(build_table(owner_with(cards="bat", dilemma="bat")), *draws, f"keep {KOFI}")
    assert recruits_of(game) == {KOFI: "active"} and seat(game)["owned"] == 2
    game = play(build_table(owner_with(cards="bat", dilemma="bat")), *draws, f"keep {DOUG}")
    assert recruits_of(game) == {DOUG: "hidden"}


def test_factionless_left_out():
    """christine_the_anarchist, kofi_the_hermit: with the option no factionless recruit is dealt (R11)."""
    game = Game.new("ignorance", 2, options={"factionless": False})
    assert len(legal(game)) == 48 and not any(f"deal {recruit}" in legal(game) for recruit in SIX)
    assert len(legal(Game.new("ignorance", 2))) == 54
