"""The setup of Ignorance Is Bliss: cards, recruits without a faction, minority bonus, miners, bazaar, options (R10
to R14).
"""

import pytest
from helpers import ONE_TWO, Game, build, faces, ids_of, legal, play, seat, turn_beside

from euphoria_ai.catalog import RECRUIT_IDS, RECRUITS, TILE_IDS
from euphoria_ai.errors import IllegalMoveError

KOFI, CHRISTINE, SPIROS = "kofi_the_hermit", "christine_the_anarchist", "spiros_the_model_citizen"
YOUSSEF, JEROEN, DAVAA = "youssef_the_tunneler", "jeroen_the_hoarder", "davaa_the_shredder"
FACTIONLESS = {KOFI, CHRISTINE, SPIROS, YOUSSEF, JEROEN, DAVAA}
OF = {row["id"]: row["faction"] for row in RECRUITS}
EXPANSION = [RECRUIT_IDS[i] for i in ids_of("ignorance", "recruit")]
WORDS = {"Ic": "icarite", "Eu": "euphorian", "Su": "subterran", "Wa": "wastelander"}


def filled(*hands):
    """Hands filled up to four cards with cards of a faction."""
    spare = iter([name for name in EXPANSION if name not in FACTIONLESS and not any(name in hand for hand in hands)])
    return [[*hand, *(next(spare) for _ in range(4 - len(hand)))] for hand in hands]


def dealt(*hands, options=None):
    game = Game.new("ignorance", len(hands), options=options)
    return play(game, *(f"deal {card}" for hand in hands for card in hand))


def set_up(words, rolls=("6 6", "1 2")):
    """A game set up with active recruits of these factions, `Ic Eu -` (- none); who was asked for the bonus."""
    spare = [name for name in EXPANSION if name != "bok_the_game_master"]
    hands = []
    for word in words.split():
        active = next(name for name in spare if OF[name] == WORDS.get(word, "factionless") and name != KOFI)
        spare.remove(active)
        hands.append([active])
    hands = filled(*hands)
    game = play(dealt(*hands), *(f"keep {hand[0]} {hand[1]}" for hand in hands))
    while game.kind in ("deal_dilemma", "refill"):
        play(game, legal(game)[0])
    play(game, f"roll {rolls[0]}", *[f"roll {rolls[1]}"] * (len(hands) - 1))
    asked = []
    while game.kind == "bonus":
        asked.append(game.to_move)
        play(game, "take energy food")
    return game, asked


# ---------------------------------------------------------------- cards


def test_own_recruits_only():
    """R10: the recruits of the expansion are dealt, no others; in the base game its own."""
    game = Game.new("ignorance", 2)
    assert legal(game) == sorted(f"deal {name}" for name in EXPANSION)
    base = {f"deal {RECRUIT_IDS[i]}" for i in ids_of("base", "recruit")}
    assert set(legal(Game.new("base", 2))) == base
    assert not base & set(legal(game))


def test_own_tiles_only():
    """R10, R5: a finished site turns up one of the tiles of the expansion, each as likely."""
    me = {"goods": "gold", "dice": {"hand": [1], "build_sa_2": [3]}}
    game = play(turn_beside(me), "place 1 build_sa_1")
    assert game.kind == "tile"
    assert legal(game) == sorted(f"tile {TILE_IDS[i]}" for i in ids_of("ignorance", "tile"))
    assert {round(1 / move.probability) for move in game.legal_moves()} == {len(ids_of("ignorance", "tile"))}


def test_tweaks_are_no_option():
    """R10: with its cards the rules R12, R13, R19 and R71 cannot be switched off."""
    with pytest.raises(ValueError, match="iib_tweaks"):
        Game.new("ignorance", 2, options={"iib_tweaks": False})
    assert Game.new("ignorance", 2, options={"iib_tweaks": True}).rules == Game.new("ignorance", 2).rules


# ---------------------------------------------------------------- factionless cards at the deal


def test_factionless_at_the_deal():
    """R11, T79: of two factionless cards one of choice goes; a replacement comes; until only one is left."""
    game = dealt(*filled([KOFI, CHRISTINE], []))
    assert (game.to_move, game.kind) == (0, "redraw")
    assert legal(game) == [f"refuse {CHRISTINE}", f"refuse {KOFI}"]
    play(game, f"refuse {CHRISTINE}")
    assert (game.kind, len(legal(game))) == ("deal_recruit", len(EXPANSION) - 8)
    play(game, f"deal {YOUSSEF}")
    assert legal(game) == [f"refuse {KOFI}", f"refuse {YOUSSEF}"]
    play(game, f"refuse {KOFI}")
    assert f"deal {CHRISTINE}" not in legal(game)
    assert f"deal {KOFI}" not in legal(game)
    play(game, "deal gwen_the_mineralogist")
    assert game.kind == "recruits"


def test_three_and_four_factionless_cards():
    """R11: as long as there is more than one, one card is discarded and replaced at a time."""
    game = dealt(*filled([KOFI, CHRISTINE, SPIROS, YOUSSEF], []))
    assert len(legal(game)) == 4
    play(game, f"refuse {KOFI}", "deal gwen_the_mineralogist")
    assert len(legal(game)) == 3
    play(game, f"refuse {CHRISTINE}", f"deal {JEROEN}")
    assert len(legal(game)) == 3
    play(game, f"refuse {JEROEN}", "deal zara_the_solipsist", f"refuse {SPIROS}", "deal keb_the_information_trader")
    assert game.kind == "recruits"
    kept = {word for move in legal(game) for word in move.split()[1:]}
    assert kept & FACTIONLESS == {YOUSSEF}


def test_all_are_dealt_before_any_is_replaced():
    """R11: the four cards of all players come first; then seat after seat."""
    hands = filled([KOFI, CHRISTINE], [SPIROS, YOUSSEF])
    game = dealt(*hands)
    assert (game.to_move, game.kind) == (0, "redraw")
    play(game, f"refuse {KOFI}", "deal gwen_the_mineralogist")
    assert (game.to_move, game.kind) == (1, "redraw")
    play(game, f"refuse {SPIROS}")
    assert {f"deal {name}" for name in hands[0]} & set(legal(game)) == set()  # nor what P1 refused
    play(game, "deal zara_the_solipsist")
    assert (game.to_move, game.kind) == (0, "recruits")


def test_one_factionless_card_is_no_matter():
    """R11: a single one stays."""
    assert dealt(*filled([KOFI], [CHRISTINE])).kind == "recruits"


def test_a_kept_factionless_recruit_is_the_active_one():
    """R11, T79: it can never be the hidden one."""
    (cards, _) = hands = filled([KOFI], [])
    game = dealt(*hands)
    assert not [move for move in legal(game) if move.endswith(KOFI)]
    assert sorted(move for move in legal(game) if KOFI in move) == sorted(f"keep {KOFI} {name}" for name in cards[1:])
    assert len(legal(game)) == 9  # 3 with Kofi, 6 without
    with pytest.raises(IllegalMoveError):
        play(game, f"keep {cards[1]} {KOFI}")


def test_a_discarded_factionless_card_leaves_the_game():
    """R11: it cannot be drawn by a dilemma later, not even with refused recruits put back into the deck (C14)."""
    hands = filled([KOFI, CHRISTINE], [])
    game = dealt(*hands, options={"refused_recruits": "deck"})
    play(game, f"refuse {KOFI}", "deal gwen_the_mineralogist")
    play(game, f"keep {hands[0][2]} {hands[0][3]}", f"keep {hands[1][0]} {hands[1][1]}")
    deck = game.fields()["recruit_deck"]
    names = {name for i, name in enumerate(RECRUIT_IDS) if deck >> i & 1}
    assert KOFI not in names
    assert CHRISTINE in names  # refused in the ordinary way (R7)
    assert len(names) == len(EXPANSION) - 1 - 4


def test_kofi_starts_with_one_worker():
    """R2, R9, T98: Kofi's owner rolls one die, the others two."""
    hands = filled([KOFI], [])
    game = play(dealt(*hands), *(f"keep {hand[0]} {hand[1]}" for hand in hands))
    while game.kind != "roll":
        play(game, legal(game)[0])
    assert legal(game) == [f"roll {face}" for face in range(1, 7)]
    play(game, "roll 6")
    assert len(legal(game)) == 21
    play(game, "roll 1 2")
    assert (seat(game)["owned"], faces(game), seat(game, 1)["owned"], game.to_move) == (1, [6], 2, 0)


# ---------------------------------------------------------------- minority bonus, miners, bazaar


@pytest.mark.parametrize(("words", "seats"), [
    ("Ic Ic Ic Eu Eu Su", [3, 4, 5]),
    ("Eu Eu Su", [2]),
    ("Eu Su", []),
    ("- Eu Su", []),
    ("- - Eu", []),
    ("- - - Su Su Wa", [5]),
    ("Wa - Wa Ic", [3]),
])  # fmt: skip
def test_minority_bonus(words, seats):
    """R12, C21, T76: factionless owners gain nothing and do not count as a faction."""
    game, asked = set_up(words)
    assert asked == seats
    assert (game.to_move, game.kind) == (0, "turn")
    for number in range(len(words.split())):
        assert seat(game, number)["goods"] == ({"energy": 1, "food": 1} if number in seats else {})


@pytest.mark.parametrize(("seats", "step"), [(2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_miners_start_further_on(seats, step):
    """R13, T88: every miner starts at 3, 2, 1, 0, 0 with 2, 3, 4, 5, 6 players."""
    assert Game.new("ignorance", seats).summary()["miners"] == [step] * 3


@pytest.mark.parametrize(("step", "state"), [(4, "hidden"), (5, "active")])
def test_reveal_is_unchanged(step, state):
    """R13, R58, T88: hidden recruits become active at step 6."""
    me = {**ONE_TWO, "goods": "energy", "hidden": ["jon_the_amateur_handyman"]}
    game = play(turn_beside(me, miners=(step, 3, 3)), "place 1 tunnel_euphorian", "take gold")
    assert seat(game)["recruits"] == {"jon_the_amateur_handyman": state}


@pytest.mark.parametrize(("step", "opened"), [(8, False), (9, True)])
def test_end_space_is_unchanged(step, opened):
    """R13, R59, T88: the end space opens at step 9."""
    game = turn_beside({**ONE_TWO, "recruits": ["jon_the_amateur_handyman"]}, miners=(step, 3, 3))
    assert ("place 1 tunnel_end_euphorian" in legal(game)) == opened


def test_bazaar_at_setup():
    """R14, R9: after the dilemmas four random artifacts lie face up, before the dice are rolled."""
    hands = filled([], [])
    game = play(dealt(*hands), *(f"keep {hand[0]} {hand[1]}" for hand in hands))
    while game.kind == "deal_dilemma":
        play(game, legal(game)[0])
    assert (game.kind, len(legal(game))) == ("refill", 6)
    assert {move.probability for move in game.legal_moves()} == {1 / 6}
    play(game, "refill bat")
    assert {game.text(move): round(35 * move.probability) for move in game.legal_moves()} == {
        **{f"refill {name}": 6 for name in ("balloon", "bear", "bifocals", "book", "box")}, "refill bat": 5,
    }  # fmt: skip
    play(game, "refill bear", "refill bat", "refill box")
    assert game.kind == "roll"
    summary = game.summary()
    assert summary["bazaar"] == ["box", "bat", "bear", "bat"]  # the first card lies in slot 3
    assert (sum(summary["deck"]), sum(summary["discard"])) == (32, 0)


def test_no_bazaar_with_base_cards():
    """R14: the bazaar comes only with the cards of the expansion, not with iib_tweaks."""
    game = build({**ONE_TWO, "goods": "energy"}, ONE_TWO, options={"iib_tweaks": True})
    assert "bazaar" not in game.summary()
    assert play(game, "place 1 tunnel_euphorian", "take artifact").kind == "draw_artifact"


# ---------------------------------------------------------------- options


def test_option_factionless():
    """R11: factionless = false leaves the six out: nothing to redraw."""
    game = Game.new("ignorance", 2, options={"factionless": False})
    assert set(legal(game)) == {f"deal {name}" for name in EXPANSION} - {f"deal {name}" for name in FACTIONLESS}
    for seed in range(30):
        assert Game.new("ignorance", 6, seed, {"factionless": False}).kind == "recruits"


def test_the_draw_in_a_deal():
    """R11: with them a seat in a few hundred deals has to redraw, and never keeps two."""
    redraws = 0
    for seed in range(60):
        game = Game.new("ignorance", 6, seed)
        while game.kind in ("redraw", "deal_recruit"):
            redraws += game.kind == "redraw"
            play(game, legal(game)[0])
        assert game.kind == "recruits"
        for row in game.fields()["seats"]:
            assert sum(RECRUIT_IDS[card - 1] in FACTIONLESS for card in row["recruits"]) <= 1
    assert redraws
