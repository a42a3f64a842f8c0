"""Setup: what the players start with, the deals, the first roll (R1-R9)."""

from fractions import Fraction

import pinned
import pytest
from helpers import CHANCE, Game, build, faces, ids_of, legal, play, seat

from euphoria_ai.catalog import RECRUITS

EU = ("gary_the_electrician", "katy_the_dietician", "ray_the_foreman", "michael_the_engineer")
SU = ("andrew_the_spelunker", "brett_the_lockpicker", "faith_the_hydroelectrician", "curtis_the_propagandist")
WA = ("ian_the_horticulturist", "nick_the_understudy", "steven_the_scholar", "kyle_the_scavenger")
IC = ("lee_the_gossip", "maxime_the_ambassador", "rebecca_the_peddler", "amanda_the_broker")
DILEMMAS = ("balloon", "bat", "bear", "bifocals", "book", "box")


def dealt(*hands, **options):
    """A game in which seat i was dealt the four recruits hands[i]."""
    game = Game.new("base", len(hands), options=options)
    for cards in hands:
        play(game, *(f"deal {card}" for card in cards))
    return game


def keep(game, *hands):
    """Every seat keeps its first card active and its second hidden."""
    return play(game, *(f"keep {cards[0]} {cards[1]}" for cards in hands))


def set_up(*rolls, **options):
    """A game after the first rolls of its seats, one text like `1 6` a seat."""
    hands = (EU, SU, WA, IC)[: len(rolls)]
    game = keep(dealt(*hands, **options), *hands)
    play(game, *(f"deal dilemma_{name}" for name in DILEMMAS[: len(rolls)]))
    return play(game, *(f"roll {roll}" for roll in rolls))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players(seats):
    """R1: 2 to 6 players can play."""
    game = Game.new("base", seats, seed=1)
    assert game.seats == seats
    assert len(game.summary()["seats"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_of_players(seats):
    """R1: fewer than 2 or more than 6 players are refused."""
    with pytest.raises(ValueError, match="R1"):
        Game.new("base", seats)


def test_turns_go_clockwise():
    """R1: the turn passes from seat to seat in a fixed order, and from the last to the first."""
    game = build(*[{"dice": {"hand": [1, 2]}}] * 3, active=1)
    order = []
    for _ in range(4):
        order.append(game.active)
        play(game, f"place {faces(game, game.active)[0]} farm")
    assert order == [1, 2, 0, 1]


def test_what_a_player_starts_with():
    """R2, C20: 10 stars, 2 of 4 dice, morale 1, knowledge 3, no goods, no artifacts."""
    game = set_up("1 2", "3 5", "2 2")
    for number in range(3):
        me = seat(game, number)
        assert me["stars_left"] == 10
        assert me["owned"] == 2
        assert len(me["dice"]) == 2
        assert (me["morale"], me["knowledge"]) == (1, 3)
        assert me["goods"] == {}
        assert me["hand"] == {}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_room_of_a_territory(seats):
    """R3: a territory takes as many stars as there are players, and not one more."""
    others = [{"territory": {"euphorian": 1}}] * (seats - 1)
    me = {"dice": {"hand": [1, 2]}, "morale": 4, "hand": "2 bat 2 box"}
    game = play(build(me, *others), "place 1 incinerator", "pay 2 bat")
    assert game.summary()["territories"]["euphorian"] == [1] * seats
    full = build({**me, "territory": {"euphorian": 1}}, *others)
    play(full, "place 1 incinerator", "pay 2 bat")
    assert full.summary()["territories"]["euphorian"] == [1] * seats
    assert seat(full)["stars_left"] == 9


def test_tracks_at_the_start():
    """R4: allegiance 0 and miners at step 0 in the base game."""
    board = set_up("6 5", "1 1").summary()
    assert board["tracks"] == [0, 0, 0, 0]
    assert board["miners"] == [0, 0, 0]


def test_tunnel_ends_are_closed_at_the_start():
    """R4: nobody can use an exclusive space before its tunnel is finished."""
    game = set_up("6 5", "1 1", "1 1")
    assert seat(game)["recruits"]["gary_the_electrician"] == "active"
    assert not [move for move in legal(game) if "tunnel_end" in move]
    near = build({"recruits": ["gary_the_electrician"], "dice": {"hand": [1, 2]}}, miners=(8, 0, 0))
    assert not [move for move in legal(near) if "tunnel_end" in move]


def test_tiles_at_the_start():
    """R5: each of the 6 sites holds a face-down tile, 2 a region, none in Icarus; any of the tiles."""
    game = set_up("6 5", "1 1")
    tiles = game.summary()["tiles"]
    assert sorted(tiles) == ["market_ea", "market_eb", "market_sa", "market_sb", "market_wa", "market_wb"]
    assert set(tiles.values()) == {None}
    site = build({"dice": {"hand": [1, 2], "build_ea_2": [1]}, "goods": "gold"})
    play(site, "place 1 build_ea_3")
    assert (site.to_move, site.kind) == (CHANCE, "tile")
    chances = [move.probability for move in site.legal_moves()]
    assert len(chances) == pinned.TILES["base"]
    assert chances == pytest.approx([1 / len(chances)] * len(chances))


def test_a_tile_comes_once():
    """R5: a tile that lies on another site is not turned up again."""
    game = build({"dice": {"hand": [1, 2], "build_ea_2": [1]}, "goods": "gold"}, tiles={"market_sa": "bemusement_park"})
    play(game, "place 1 build_ea_3")
    assert len(legal(game)) == len(ids_of("base", "tile")) - 1
    assert "tile bemusement_park" not in legal(game)


def test_artifact_deck_at_the_start():
    """R6: 36 artifacts, 6 of each of 6 types, in the deck; the discard pile is empty."""
    board = set_up("6 5", "1 1").summary()
    assert board["deck"] == [6, 6, 6, 6, 6, 6]
    assert board["discard"] == [0, 0, 0, 0, 0, 0]


def test_first_artifact():
    """R6: the first card drawn is of each type with the same chance, the next depends on what is gone."""
    game = build({"dice": {"hand": [1, 2]}, "goods": "energy", "hand": "2 bat", "morale": 3})
    play(game, "place 1 tunnel_euphorian", "take artifact")
    chances = {game.text(move): Fraction(move.probability).limit_denominator(100) for move in game.legal_moves()}
    assert chances["draw bat"] == Fraction(4, 34)
    assert chances["draw book"] == Fraction(6, 34)


def test_recruits_are_dealt_four_each_and_two_kept():
    """R7: each player keeps 2 of 4, one active and one hidden: 12 choices."""
    game = dealt(EU, SU)
    assert (game.to_move, game.kind) == (0, "recruits")
    assert legal(game) == sorted(f"keep {a} {b}" for a in EU for b in EU if a != b)
    play(game, f"keep {EU[2]} {EU[1]}")
    assert (game.to_move, game.kind) == (1, "recruits")
    play(game, f"keep {SU[0]} {SU[3]}")
    assert seat(game, 0)["recruits"] == {EU[2]: "active", EU[1]: "hidden"}
    assert seat(game, 1)["recruits"] == {SU[0]: "active", SU[3]: "hidden"}


def test_recruits_are_dealt_without_replacement():
    """R7: a recruit dealt to one player cannot be dealt to another."""
    game = Game.new("base", 2)
    before = legal(game)
    assert len(before) == len(ids_of("base", "recruit"))
    play(game, *(f"deal {card}" for card in EU))
    assert legal(game) == sorted(set(before) - {f"deal {card}" for card in EU})
    assert not [card for card in EU if f"deal {card}" in legal(game)]


def test_recruits_are_shown_at_the_same_time():
    """R7: a player chooses without knowing what the others chose; afterwards only active recruits are public."""
    one, two = dealt(EU, SU), dealt(EU, SU)
    play(one, f"keep {EU[0]} {EU[1]}")
    play(two, f"keep {EU[2]} {EU[3]}")
    assert one.view(1) == two.view(1)
    play(one, f"keep {SU[0]} {SU[1]}")
    play(two, f"keep {SU[0]} {SU[1]}")
    assert one.view(1) != two.view(1)
    three = keep(dealt((EU[0], EU[2], EU[1], EU[3]), SU), (EU[0], EU[2]), SU)
    assert one.view(1) == three.view(1)
    assert one.view(0) != three.view(0)


def test_recruits_are_chosen_before_anything_else():
    """R7: all recruits are chosen before the dilemmas are dealt and the dice rolled."""
    game = dealt(EU, SU, WA)
    for cards in (EU, SU, WA):
        assert game.kind == "recruits"
        play(game, f"keep {cards[0]} {cards[1]}")
    assert game.kind == "deal_dilemma"


@pytest.mark.parametrize(("where", "left"), [("aside", -8), ("deck", -4)])
def test_refused_recruits(where, left):
    """R7, C14: the 2 refused recruits leave the game; with refused_recruits = "deck" they can be drawn again."""
    game = dealt(EU, SU, refused_recruits=where)
    keep(game, EU, SU)
    play(game, "deal dilemma_bat", "deal dilemma_box", "roll 1 3", "roll 1 2")
    play(
        game,
        "place 1 generator",
        "place 1 farm",
        "place 3 tunnel_euphorian",
        "take artifact",
        "draw bat",
        "place 2 farm",
    )
    play(game, "dilemma", "outcome recruits")
    assert game.kind == "deal_recruit"
    assert len(legal(game)) == len(ids_of("base", "recruit")) + left
    assert (f"deal {EU[2]}" in legal(game)) == (where == "deck")
    assert f"deal {EU[0]}" not in legal(game)


def test_refused_recruits_option_takes_two_words():
    """C14: the option allows aside and deck only."""
    with pytest.raises(ValueError, match="C14"):
        Game.new("base", 2, options={"refused_recruits": "box"})


def test_one_dilemma_each():
    """R8: one of the 6 dilemmas to each player, all different; the rest leave the game."""
    game = keep(dealt(EU, SU, WA), EU, SU, WA)
    left = set(DILEMMAS)
    for name in ("bear", "book", "bat"):
        assert legal(game) == sorted(f"deal dilemma_{other}" for other in left)
        left.remove(name)
        play(game, f"deal dilemma_{name}")
    assert [seat(game, i)["dilemma"] for i in range(3)] == [
        [f"dilemma_{name}", "unused"] for name in ("bear", "book", "bat")
    ]
    assert game.kind == "roll"


def test_dilemma_is_private():
    """R8: nobody else sees a player's dilemma."""
    games = [keep(dealt(EU, SU), EU, SU) for _ in range(2)]
    play(games[0], "deal dilemma_bear", "deal dilemma_bat")
    play(games[1], "deal dilemma_box", "deal dilemma_bat")
    assert games[0].view(1) == games[1].view(1)
    assert games[0].view(0) != games[1].view(0)


def test_highest_roll_starts():
    """R9: each player rolls the dice owned and keeps the faces; the highest sum starts."""
    game = set_up("1 4", "5 3", "6 1")
    assert [faces(game, i) for i in range(3)] == [[1, 4], [3, 5], [1, 6]]
    assert (game.to_move, game.kind) == (1, "turn")


def test_tie_for_the_start():
    """R9, C34: one of the players tied for the highest sum starts, each with the same chance."""
    game = set_up("2 6", "3 3", "4 4")
    assert game.kind == "start"
    assert legal(game) == ["start P1", "start P3"]
    assert [move.probability for move in game.legal_moves()] == pytest.approx([1 / 2] * 2)
    play(game, "start P3")
    assert (game.to_move, game.kind) == (2, "turn")


def test_no_check_at_the_first_roll():
    """R9: the first roll takes no worker, not even 6 and 6."""
    game = set_up("6 6", "1 1")
    assert faces(game) == [6, 6]
    assert seat(game)["owned"] == 2


def test_deck_of_recruits():
    """R7: the base game deals as many recruits of each faction as it has cards."""
    count = {}
    for row in RECRUITS:
        if row["id"] in {move.removeprefix("deal ") for move in legal(Game.new("base", 2))}:
            count[row["faction"]] = count.get(row["faction"], 0) + 1
    assert count == pinned.RECRUITS_OF_FACTION["base"]
