"""The rebuilt robot: its habits, estimates and search give the numbers of its description; it plays by its own rules of
thumb and sees no more than its seat does.
"""

import pytest
from helpers import build

from euphoria_ai import CHANCE, Game, Rng
from euphoria_ai.catalog import RECRUIT_IDS, SPACE_IDS, TILE_IDS
from euphoria_ai.core.boardspace.estimates import estimates, margin_of, potentials
from euphoria_ai.core.boardspace.habits import draw, weights_of
from euphoria_ai.core.boardspace.pruning import listed_moves
from euphoria_ai.core.boardspace.robot import Robot, hope, selection
from euphoria_ai.core.state.ids import M_BUY, M_PLACE, M_RETRIEVE, M_STOP, M_TAKE, M_USE
from euphoria_ai.games.game import play_game
from euphoria_ai.moves.fields import kind_of, workers
from euphoria_ai.players import make_player
from euphoria_ai.players.boardspace import BoardspacePlayer

ARTIFACT = M_TAKE | 1 << 50
OWN, OTHERS = ["ben_the_ludologist", "esme_the_fireman"], ["gary_the_electrician"]


def placing(face, space):
    return M_PLACE | face << 6 | SPACE_IDS.index(space) << 9


def buying(slot):
    return M_BUY | (slot + 1) << 6 | 1 << 14


def weight(game, move, habits="08"):
    return weights_of(game, habits, [move])[move]


# ---------------------------------------------------------------- habits


@pytest.mark.parametrize(
    ("seats", "mine", "theirs", "site", "expected"),
    [
        (2, [1, 1], [3], ["build_sa_1"], 100),
        (2, [1, 1], [], [], 1.0),
        (2, [1, 1, 1], [], [], 10),
        (2, [1, 1, 1, 1], [], [], 15),
        (4, [1, 1], [], [], 2),
        (4, [1, 1, 1, 1], [], [], 30),
        (4, [1, 1, 1, 1], [], ["build_sa_1"], 15),
        (4, [1, 1, 1, 1], [], ["build_sa_1", "build_sa_2"], 100),
    ],
)
def test_weight_of_a_site(seats, mine, theirs, site, expected):
    """One worker short of completion 100; else by the workers that stand on no site.  Whoever stands there does not
    lead, or is as strong as the seat itself.
    """
    last = {"dice": {"hand": theirs, **{space: [2] for space in site}}} if site else {}
    game = build({"dice": {"hand": mine}}, *[{"goods": "6 food"}] * (seats - 2), last)
    assert weight(game, placing(1, "build_sa_4")) == pytest.approx(expected)


@pytest.mark.parametrize(("stars_left", "hand", "expected"), [(7, "bat", 85), (5, "nothing", 80)])
def test_weight_of_a_site_with_the_leader_on_it(stars_left, hand, expected):
    """100 times the ratio of the two seats' potentials, turned round where it is above 1."""
    rival = {"stars_left": 8, "goods": "6 food 3 gold", "dice": {"build_sa_1": [2]}}
    game = build({"stars_left": stars_left, "hand": hand, "morale": 3}, rival)
    mine, theirs = potentials(game)
    assert theirs == pytest.approx(0.4)
    assert mine / theirs == pytest.approx(0.85 if expected == 85 else 1.25)
    assert weight(game, placing(1, "build_sa_2")) == pytest.approx(expected)


def test_potential():
    game = build({"stars_left": 6, "goods": "6 food 3 gold", "hand": "bat bear", "morale": 4})
    assert potentials(game)[0] == pytest.approx(0.68)


@pytest.mark.parametrize(("dice", "expected"), [(2, 30), (3, 15), (4, 0)])
def test_weight_of_a_new_worker(dice, expected):
    game = build({"dice": {"hand": [1] * dice}})
    for habits in ("01", "08", "09"):
        assert weight(game, placing(1, "tank_water"), habits) == expected


@pytest.mark.parametrize(
    ("seats", "own", "others", "face", "expected"),
    [
        (3, 1, 1, 4, 1.5),
        (3, 1, 1, 5, 1.0),
        (2, 2, 0, 4, 3),
        (2, 2, 0, 5, 0),
    ],
)
def test_recruits_matter_on_commodity_areas(seats, own, others, face, expected):
    """By the knowledge of all workers there, the own one included: up to four, or more."""
    game = build(
        {"recruits": OWN[:own], "dice": {"hand": [face - 2], "generator": [1]}},
        {"recruits": OTHERS[:others], "dice": {"generator": [1]}},
        seats=seats,
    )
    assert weight(game, placing(face - 2, "generator")) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("habits", "goods", "space", "expected"),
    [
        ("08", "3 food", "farm", 1),
        ("08", "6 food", "farm", 0.7),
        ("08", "8 food", "farm", 0.1),
        ("09", "3 water", "farm", 1.6),
        ("09", "9 water", "farm", 0),
        ("01", "8 food", "farm", 0.1),
        ("08", "7 energy", "tunnel_end_wastelander", 0.4),
        ("08", "7 water", "tunnel_end_wastelander", 1),
        ("08", "7 food", "tunnel_end_subterran", 0.4),
        ("09", "7 energy", "tunnel_end_subterran", 0.4),
        ("01", "7 food", "tunnel_end_subterran", 1),
        ("08", "nothing", "tunnel_subterran", 10),
        ("09", "nothing", "tunnel_subterran", 2),
        ("09", "3 gold", "tunnel_subterran", 0),
        ("08", "nothing", "breeze_bar", 10),
        ("01", "nothing", "breeze_bar", 1),
        ("08", "nothing", "nimbus_loft", 1),
        ("09", "nothing", "ark", 1),
    ],
)
def test_weights_of_spaces(habits, goods, space, expected):
    game = build({"goods": goods, "hand": "bat", "morale": 1, "dice": {"hand": [1, 1]}})
    assert weight(game, placing(1, space), habits) == pytest.approx(expected)


def test_weights_of_artifacts_at_the_card_limit():
    game = build({"hand": "bat bear", "morale": 2}, edition="ignorance", bazaar=("bat", "bear", "book", "box"))
    assert (weight(game, ARTIFACT), weight(game, ARTIFACT, "09")) == (0.01, 0.005)
    assert weight(game, buying(3), "09") == pytest.approx(0.01)  # the free slot
    assert weight(game, buying(0), "09") == pytest.approx(0.0025)  # the slot that costs two
    room = build({"hand": "bat", "morale": 2}, edition="ignorance", bazaar=("bat", "bear", "book", "box"))
    assert [weight(room, buying(slot)) for slot in range(4)] == [0.5, 1, 1, 2]


@pytest.mark.parametrize("habits", ["01", "08"])
def test_sets_of_workers_weigh_what_their_orders_come_to(habits):
    """Three workers, two of them alike, come home die by die: any first, then `another` against `done`."""
    game = build({"dice": {"farm": [2, 2], "ark": [3], "build_sa_1": [4]}})
    weights = weights_of(game, habits)
    by_set = {tuple(workers(move)): value for move, value in weights.items() if kind_of(move) == M_RETRIEVE}
    free = {who: value for who, value in by_set.items() if len(who) <= 3 and value > 0.02}
    assert sum(free.values()) == pytest.approx(3)
    another = 1 if habits == "01" else 3
    alone = [value for who, value in free.items() if len(who) == 1]
    assert sorted(alone) == pytest.approx([1 / (2 * another + 1), 2 / (2 * another + 1)])
    assert len(free) == 5


def test_draws_follow_the_weights():
    """A site to be completed beside ten moves of weight 1 takes ten of eleven draws."""
    game = build({"dice": {"hand": [1, 1]}}, {"goods": "6 food"}, {"dice": {"build_sa_1": [1]}})
    listed = [placing(1, "build_sa_2")] + [
        placing(face, space) for face in range(1, 6) for space in ("ark", "free_press")
    ]
    assert weights_of(game, "08", listed)[listed[0]] == 100
    rng = Rng(1)
    share = sum(draw(game, "08", rng, listed) == listed[0] for _ in range(10_000)) / 10_000
    assert share == pytest.approx(100 / 110, abs=0.01)


def test_a_double_is_hardly_ever_declined():
    game = build({"dice": {"hand": [2, 2]}})
    game.apply("place 2 farm")
    assert game.kind == "more"
    rng = Rng(2)
    listed = listed_moves(game)
    drawn = [kind_of(draw(game, "08", rng, listed)) for _ in range(2000)]
    assert drawn.count(M_STOP) <= 40
    assert weights_of(game, "01")[M_STOP] == 1


# ---------------------------------------------------------------- estimates


def test_estimates():
    game = build({"stars_left": 6})
    assert estimates(game, "stars")[0] == pytest.approx(0.4)
    tiles = {"market_ea": TILE_IDS[0], "market_eb": TILE_IDS[1]}
    hoard = build({"stars_left": 6, "goods": "8 food 5 gold"}, tiles=tiles)
    assert estimates(hoard, "thrift", [{"cards_lost": 1}])[0] == pytest.approx(0.387)
    assert estimates(hoard, "thrift", [{"site_retrievals": 2}])[0] == pytest.approx(0.387)
    many = build(
        {
            "stars_left": 6,
            "tile_stars": ["market_ea"],
            "goods": "8 food 3 gold",
            "hand": "bat bear",
            "morale": 3,
            "knowledge": 4,
        },
        tiles=tiles,
    )
    counts = {"placements": 9, "retrievals": 4}
    assert estimates(many, "many", [counts])[0] == pytest.approx(0.336)
    assert estimates(many, "many", [counts | {"workers_lost": 1}])[0] == pytest.approx(0.316)
    recruits = {"recruits": ["ben_the_ludologist"], "hidden": ["chase_the_miner"], "stars_left": 6, "goods": "10 food"}
    far = build(recruits, tracks=(3, 2, 0, 0), miners=(2, 0, 0))
    near = build(recruits)
    assert estimates(far, "many")[0] - estimates(near, "many")[0] == pytest.approx(0.005 + 0.001)


def test_margins():
    assert margin_of([0.4, 0.6], 0) == pytest.approx(-0.2)
    assert margin_of([1.0, 0.6], 0) == 1
    assert margin_of([0.9, 1.0, 0.2], 0) == -1
    assert margin_of([1.0, 1.0], 1) == 1


# ---------------------------------------------------------------- search


def test_numbers_of_the_search():
    mean, urgency = selection(99, 9.9, 0.5, 1000)
    assert (mean, urgency) == (pytest.approx(0.3010, abs=5e-5), pytest.approx(0.7819, abs=5e-5))
    assert hope(3000, 16) == 750


def test_a_move_that_wins_at_once_is_played():
    game = build({"stars_left": 1, "hand": "bat", "dilemma": "bat", "morale": 3, "dice": {"hand": [3, 4]}}, seats=3)
    for variant in ("08", "10", "shipped"):
        player = BoardspacePlayer(variant, playouts=200)
        assert game.text(player.choose(game.view(0))) == "dilemma"


def test_moves_without_hope_are_given_up():
    game = build({"dice": {"hand": [1, 2]}})
    robot = Robot(game, 0, "08", 1)
    robot.run(400)
    robot.drop(10)
    assert any(dropped for _, _, _, dropped in robot.root().values())
    assert not robot.root()[robot.best()][3]
    with pytest.raises(ValueError, match="nothing was searched yet"):
        Robot(game, 0).best()
    with pytest.raises(ValueError, match="variant = 9; allowed: 08, 10, shipped"):
        Robot(game, 0, "9")


def test_budget_by_seats_and_decision():
    player = BoardspacePlayer()
    assert [player.budget(build(seats=seats).view(0)) for seats in (2, 3, 6)] == [4000, 3800, 1950]
    assert player.budget(Game.new("base", 2, 1).view(0)) == 6400
    assert player.budget(Game.new("base", 4, 1).view(0)) == round(2900 * 1.07)
    assert BoardspacePlayer(playouts=7).budget(Game.new("base", 2, 1).view(0)) == 7
    quick = BoardspacePlayer(seconds=0.02)
    game = build({"dice": {"hand": [1, 2]}})
    assert quick.choose(game.view(0)) in game.legal_moves()
    assert quick.iterations


@pytest.mark.parametrize("variant", ["08", "10", "shipped", "plain"])
def test_every_variant_can_be_named_in_a_spec(variant):
    player = make_player(f"boardspace:variant={variant},playouts=20")
    assert player.variant == variant
    game = build({"dice": {"hand": [1, 2]}})
    assert player.choose(game.view(0)) in game.legal_moves()
    assert player.iterations == 20


def test_it_beats_chance():
    wins = 0.0
    for seed in range(4):
        players = [make_player("random", seed=seed), make_player("boardspace:playouts=40,prior=1", seed=seed)]
        wins += play_game(players, 2, seed).returns[1]
    assert wins == 4


# ---------------------------------------------------------------- what it does not look at


def texts(game, careful=0):
    return {game.text(move) for move in listed_moves(game, careful)}


def test_no_retrieval_while_a_placement_is_listed():
    rng, seen = Rng(5), 0
    for seed in range(6):
        game = Game.new("base", 2 + seed % 3, seed)
        for _ in range(300):
            if game.over:
                break
            if game.to_move == CHANCE:
                game.sample(rng)
                continue
            listed = listed_moves(game)
            assert listed
            assert set(listed) <= set(game.legal_moves())
            if game.kind == "turn":
                kinds = {kind_of(move) for move in listed}
                assert not {M_PLACE, M_RETRIEVE} <= kinds
                seen += M_RETRIEVE in kinds
            game.apply(draw(game, "08", rng, listed))
    assert seen > 20


def test_workers_on_sites_come_home_last_and_alone():
    game = build({"dice": {"build_sa_1": [2], "build_wa_1": [3], "ark": [4]}})
    assert texts(game) == {"retrieve 4@ark"}
    game = build({"dice": {"build_sa_1": [2], "build_wa_1": [3]}})
    assert texts(game) == {"retrieve 2@build_sa_1", "retrieve 3@build_wa_1"}


def test_idle_placements_are_left_out():
    me = {"dice": {"hand": [3]}, "goods": "6 food 1 water 1 energy", "hand": "bat bear box"}
    game = build(me | {"morale": 4}, tracks=(0, 0, 11, 0))
    assert "place 3 farm" in {game.text(move) for move in game.legal_moves()}
    assert "place 3 farm" not in texts(game)
    full = {"territory": {"wastelander": 1}}
    packed = build(me | {"morale": 4, "territory": {"wastelander": 1}}, full, tracks=(0, 0, 11, 0))
    assert "place 3 ark" in texts(game)
    assert "place 3 ark" in {packed.text(move) for move in packed.legal_moves()}
    assert "place 3 ark" not in texts(packed)


def test_pairs_are_kept_together():
    game = build({"dice": {"hand": [3, 4]}, "hand": "2 bat bear box", "morale": 5})
    game.apply("place 3 ark")
    assert game.kind == "pay"
    assert texts(game) == {"pay 2 bat"}
    game = build({"dice": {"hand": [3, 4]}, "hand": "bat bear box book", "morale": 5})
    game.apply("place 3 ark")
    assert len(texts(game)) == 4


def test_a_dilemma_is_paid_with_its_card():
    game = build({"hand": "bat bear box", "dilemma": "bat", "morale": 5})
    game.apply("dilemma")
    assert game.kind == "pay"
    assert texts(game) == {"pay bat"}


def test_a_double_that_costs_a_card_is_placed():
    """With the changes under which a double costs morale, and a hand at its limit."""
    me = {"dice": {"hand": [2, 2]}, "hand": "bat bear box", "morale": 3}
    game = build(me, options={"iib_tweaks": True})
    game.apply("place 2 farm")
    assert {game.text(move) for move in game.legal_moves()} == {"another", "stop"}
    assert texts(game) == {"another"}
    game = build(me | {"morale": 4}, options={"iib_tweaks": True})
    game.apply("place 2 farm")
    assert texts(game) == {"another", "stop"}


def test_two_draws_of_one_are_not_used_with_a_full_hand():
    gambler = RECRUIT_IDS.index("jonathan_the_gambler") + 1
    me = {"recruits": ["jonathan_the_gambler"], "dice": {"hand": [2, 3]}, "goods": "1 bliss 1 food", "hand": "bat"}
    game = build(me)
    rng = Rng(1)
    game.apply("place 2 breeze_bar")
    while game.kind != "draw":
        game.sample(rng) if game.to_move == CHANCE else game.apply(game.legal_moves()[0])
    kinds = [kind_of(move) for move in game.legal_moves()]
    assert M_USE in kinds
    assert M_USE not in [kind_of(move) for move in listed_moves(game, gambler)]
    assert M_USE in [kind_of(move) for move in listed_moves(game)]


def test_no_more_moves_are_weighed_than_a_decision_can_have():
    game = Game.new("base", 2, 1)
    for ask in (lambda moves: weights_of(game, "08", moves), lambda moves: draw(game, "08", Rng(1), moves)):
        with pytest.raises(ValueError, match="no decision has more than 1024"):
            ask([game.legal_moves()[0]] * 1025)
