"""Positions of every kind of decision, out of random games."""

import pytest

from euphoria_ai import CHANCE, Game, Rng
from euphoria_ai.core.search.policy import move_weights
from euphoria_ai.editions import rules_key

KINDS = {
    "recruits",
    "turn",
    "more",
    "place",
    "pay",
    "retrieve_pay",
    "use",
    "opponent",
    "draw",
    "take",
    "lose",
    "discard",
    "star",
    "face",
    "outcome",
    "draft",
    "bonus",
    "trade",
}
EXPANSION = {"recruits", "turn", "take", "use", "buy", "price", "redraw", "retrieve_areas", "retrieve_one", "bump"}
EACH = 3


def drawn(game, rng):
    """A legal move, by the policy's weights."""
    liked = move_weights(game)
    left = rng.below(1 << 20) / (1 << 20) * sum(liked.values())
    for move in liked:
        left -= liked[move]
        if left < 0:
            return move
    return next(reversed(liked))


def offer(game):
    """A copy in which the active seat has offered 1 of its goods for 1 of another's, or None if that cannot be."""
    if "trading=true" not in rules_key(game.rules):
        return None
    seats = game.fields()["seats"]
    partner = (game.active + 1) % game.seats
    give = next((i for i in range(7) if seats[game.active]["goods"][i]), None)
    get = next((i for i in range(7) if seats[partner]["goods"][i]), None)
    if give is None or get is None:
        return None
    copy = game.clone()
    copy.propose_trade(partner, [i == give for i in range(13)], [i == get for i in range(13)])
    return copy


def collect(found, game, seed, each):
    """Play the game out and keep up to `each` positions of every kind in `found`."""
    rng = Rng(seed)
    while not game.over and game.turn < 300:
        if game.to_move == CHANCE:
            game.sample(rng)
            continue
        wanted = found.get(game.kind)
        if (
            wanted is not None
            and len(wanted) < each
            and len(game.legal_moves()) > 1
            and (game.kind != "turn" or rng.below(50) == 0)
        ):
            wanted.append(game.clone())
        if game.kind == "turn" and len(found.get("trade", range(each))) < each and game.turn > 20 + seed:
            found["trade"] += [copy for copy in [offer(game)] if copy]
        game.apply(drawn(game, rng))


@pytest.fixture(scope="session")
def samples():
    """{kind: [Game, ...]} of the base game, each at a decision of that kind, up to EACH of them."""
    found = {kind: [] for kind in KINDS}
    for seed in range(40):
        if any(len(games) < EACH for games in found.values()):
            options = {"iib_tweaks": seed % 3 == 0, "trading": seed % 4 == 1}
            collect(found, Game.new("base", 2 + seed % 5, seed, options), seed, EACH)
    return found


@pytest.fixture(scope="session")
def expansion():
    """The same of Ignorance Is Bliss, one or two of a kind."""
    found = {kind: [] for kind in EXPANSION}
    for seed in range(150):
        if any(not games for games in found.values()):
            collect(found, Game.new("ignorance", 2 + seed % 5, seed), seed, 2)
    return found
