"""What the core tells about costs, penalties and prices: the same as it plays by."""

import random

import pytest
from helpers import build

from euphoria_ai.catalog import BAZAAR_PRICES, MARKET_IDS, RECRUIT_IDS, SPACE_IDS, SPACES, TILES
from euphoria_ai.core.engine import questions
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.moves.fields import item_counts
from euphoria_ai.moves.writing import move_texts

GROUPS = {
    "any_resource": ("gold", "clay", "stone"),
    "any_commodity": ("energy", "water", "food", "bliss"),
    "nonbliss_commodity": ("energy", "water", "food"),
}


def costs(game, space, seat=0):
    """Costs with the recruits that allow them, by id."""
    rows = questions.costs(game.fields(), seat, SPACE_IDS.index(space))
    return [(cost, RECRUIT_IDS[card - 1] if card else None) for cost, card in rows]


def test_printed_costs():
    game = build({}, miners=(9, 3, 3))
    assert costs(game, "tunnel_subterran") == [
        (cost, None) for cost in SPACES[SPACE_IDS.index("tunnel_subterran")]["cost"]
    ]
    assert costs(game, "farm") == [({}, None)]
    assert costs(game, "market_ea") == [], "no market stands there yet"


def test_a_recruit_allows_another_payment():
    """Jon: three commodities in the place of the resource of a construction site;
    of equal changes the first slot comes first.
    """
    seat = {"recruits": ["doug_the_builder", "jon_the_amateur_handyman"]}
    game = build(seat, edition="ignorance", bazaar=("bear", "balloon", "bat", "box"))
    assert costs(game, "build_ea_1") == [
        ({"clay": 1}, None),
        ({"sacrifice": 1}, "doug_the_builder"),
        ({"any_commodity": 3}, "jon_the_amateur_handyman"),
    ]


def test_penalties_end_with_a_star():
    tiles = {"market_ea": "spa_of_fleeting_pleasure", "market_wb": "lounge_of_opulent_frugality"}
    game = build({"tile_stars": ["market_wb"]}, {}, tiles=tiles)
    sites = [questions.penalties(game.fields(), seat) for seat in (0, 1)]
    assert [[MARKET_IDS[site] for site in row] for row in sites] == [["market_ea"], ["market_ea", "market_wb"]]


def test_prices_of_the_bazaar():
    game = build({}, edition="ignorance", bazaar=("bear", "balloon", "bat", "box"))
    assert [questions.bazaar_price(game.fields(), 0, slot) for slot in range(4)] == list(BAZAAR_PRICES)


def test_the_dilemma_costs_its_artifact_or_any_two():
    game = build({"dilemma": "bat"}, {"dilemma": "box"})
    assert questions.dilemma_costs(game.fields(), 0) == [({"artifact_bat": 1}, 0), ({"any_artifact": 2}, 0)]
    assert questions.dilemma_costs(game.view(0).fields(), 1) == [({"any_artifact": 2}, 0)], "the card is not known"


@pytest.mark.parametrize("spare", [0, 1])
def test_a_worker_as_payment(spare):
    """The worker to be placed cannot be given up too."""
    game = build({"dice": {"hand": [3]}})
    assert questions.payable(game.fields(), 0, {"sacrifice": 1}, spare) == (spare == 0)


def test_what_can_be_paid():
    fields = build({"goods": "2 energy bliss", "hand": "2 bat", "morale": 2, "knowledge": 5}).fields()
    paid = ({}, {"energy": 2, "bliss": 1}, {"nonbliss_commodity": 2}, {"any_commodity": 3}, {"identical_artifacts": 2})
    refused = ({"gold": 1}, {"nonbliss_commodity": 3}, {"energy": 2, "any_commodity": 2}, {"any_artifact": 3})
    assert all(questions.payable(fields, 0, cost) for cost in (*paid, {"morale": 1}, {"knowledge": 1}))
    assert not any(questions.payable(fields, 0, cost) for cost in (*refused, {"morale": 2}, {"knowledge": 2}))
    with pytest.raises(ValueError, match="payable"):
        questions.payable(fields, 0, {"gems": 1})


def pays(items, cost):
    """Do the items of a payment make up the cost?"""
    left = {name: n - cost.get(name, cost.get(f"artifact_{name}", 0)) for name, n in items.items()}
    due = sum(cost.get(piece, 0) for piece in ("any_artifact", "identical_artifacts", *GROUPS))
    cards = sum(left[name] for name in left if name in ("balloon", "bat", "bear", "bifocals", "book", "box"))
    goods = sum(n for name, n in left.items() if name in (*GROUPS["any_commodity"], *GROUPS["any_resource"]))
    return min(left.values()) >= 0 and cards + goods == due and left["morale"] == left["knowledge"] == 0


@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_every_payment_pays_one_of_the_costs(edition):
    """The payments of a `pay` decision make up what is told, and what nobody can pay is on no legal space."""
    rng, rnd, seen = Rng(3), random.Random(3), 0
    for seed in range(30):
        game = Game.new(edition, 2 + seed % 3, seed)
        while not game.over:
            fields = game.fields()
            if game.kind == "pay" and fields["stack"][-1]["what"] == 0:
                told = questions.costs(fields, game.to_move, fields["placement"]["space"])
                for text, move in move_texts(game).items():
                    assert "worker" in text or any(pays(dict(item_counts(move)), cost) for cost, _ in told), text
                    seen += 1
            if game.kind == "turn" and rnd.random() < 0.1:
                open_to = {text.split()[2] for text in move_texts(game) if text.startswith("place")}
                for number, row in enumerate(SPACES):
                    rows = questions.costs(fields, game.to_move, number)
                    if row["id"] in open_to:
                        assert any(questions.payable(fields, game.to_move, cost, 1) for cost, _ in rows), row["id"]
            if game.to_move == CHANCE:
                game.sample(rng)
            else:
                moves = game.legal_moves()
                game.apply(moves[rng.below(len(moves))])
    assert seen > 100


def test_the_risk_of_a_check():
    """Exact: one die on 12 fails at 4, 5 and 6; nothing can fail below, everything does from 16 on."""
    fields = build({"dice": {"farm": [1, 1]}}).fields()
    assert questions.check_limit(fields, 0) == 16
    risks = [questions.check_risk(fields, 0, 1, base) for base in (9, 12, 15)]
    assert risks == pytest.approx([0, 1 / 2, 1])
    assert questions.check_risk(fields, 0, 2, 4) == pytest.approx(1 / 36)


def test_a_tile_changes_the_check():
    tiles = {"market_ea": next(row["id"] for row in TILES if row["penalty_code"] == "low_rolls_count_3")}
    fields = build({}, edition="ignorance", bazaar=("bear", "balloon", "bat", "box"), tiles=tiles).fields()
    assert questions.check_risk(fields, 0, 1, 13) == 1, "a one and a two count as three"
