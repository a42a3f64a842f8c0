"""Moves whose chance to win can be worked out: the search prefers the better and its estimate is the true chance."""

from itertools import combinations

import pytest
from helpers import play
from search.positions import guess, lottery, near_end, texts

from euphoria_ai.moves.trades import parse_items
from euphoria_ai.search import Search, choose, winning_moves

DECKS = (
    "2 bat bear box book balloon",
    "bat bear box book balloon bifocals",
    "3 bat bear box book",
    "bat 2 bear 2 box book balloon",
    "2 box 2 book 4 bear",
)


def cards(deck):
    return [kind for kind, n in enumerate(parse_items(deck)[7:]) for _ in range(n)]


def chance(deck, draws):
    """Chance that one bat and so many cards of the deck hold a pair, by counting."""
    ways = list(combinations(cards(deck), draws))
    bat = cards("bat")[0]
    return sum(len({bat, *way}) <= draws for way in ways) / len(ways)


def estimates(position, iterations, seed, **options):
    """Text -> (visits, win chance of the seat) under the root."""
    search = Search(position, seed=seed, **options)
    search.run(iterations=iterations)
    return {
        position.text(move): (visits, sums[position.seat] / max(visits, 1))
        for move, (visits, sums, _) in search.root().items()
    }, search


@pytest.mark.parametrize("deck", DECKS)
def test_the_better_lottery_is_preferred(deck):
    """One draw against two: a third against three fifths, and the like.

    Whatever else is played, P2 wins in the next turn.
    """
    position = lottery(deck).view(0)
    assert winning_moves(position) == []
    one, two = chance(deck, 1), chance(deck, 2)
    assert one < two < 1
    for seed in (1, 2, 3):
        found, search = estimates(position, 6000, seed)
        assert position.text(search.best()) == "place 1 breeze_bar"
        visits, mean = found["place 1 breeze_bar"]
        error = (two * (1 - two) / visits) ** 0.5
        assert visits > 4000
        assert abs(mean - two) < 4 * error + 0.02  # what the search spends on trying worse replies
        visits, mean = found["place 1 tunnel_euphorian"]
        assert mean <= one + 4 * (one * (1 - one) / max(visits, 1)) ** 0.5
        for text in ("place 1 farm", "place 1 cloud_mine"):
            assert found[text][1] < 0.1


def test_a_single_lottery_has_its_exact_chance():
    """With nothing to pay the bar only the tunnel is left: one card of six."""
    for deck, exact in (("3 bat bear box book", 1 / 2), ("2 bat bear box book balloon", 1 / 3), ("5 bat bear", 5 / 6)):
        position = near_end({"hand": "bat", "morale": 2, "goods": "energy", "dice": {"hand": [1, 1]}}, deck=deck).view(
            0
        )
        found, search = estimates(position, 8000, 4)
        assert position.text(search.best()) == "place 1 tunnel_euphorian"
        visits, mean = found["place 1 tunnel_euphorian"]
        assert abs(mean - exact) < 4 * (exact * (1 - exact) / visits) ** 0.5 + 0.02


def test_the_end_of_a_lottery():
    """Once the pair is there the win is forced; without it nothing is."""
    lucky = play(lottery(DECKS[0]), "place 1 breeze_bar", "draw bat", "draw bear", "discard bear")
    assert texts(lucky.view(0), winning_moves(lucky.view(0))) == ["place 1 wind_saloon"]
    unlucky = play(lottery(DECKS[0]), "place 1 breeze_bar", "draw box", "draw bear", "discard bear")
    assert winning_moves(unlucky.view(0)) == []


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rewards_of_all_seats_sum_to_one(seed):
    """A finished game gives one win away; and in a lottery of P1 all the rest is P2's."""
    position = lottery(DECKS[0]).view(0)
    _, search = estimates(position, 2000, seed)
    assert sum(search.trees[0].root_means()) == pytest.approx(1, abs=1e-4)
    for visits, sums, _ in search.root().values():
        assert sum(sums) == pytest.approx(visits, rel=1e-4)
        assert sums[1] >= 0.7 * (visits - sums[0])


# ---------------------------------------------------------------- hidden cards


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_choice_is_not_made_with_hidden_knowledge(seed):
    """Paying three of four cards first would win if the card in the deck were known; drawing first wins whatever it is.

    In every single world both are sure wins, so that a mean over solved worlds cannot tell them apart;
    in truth the first wins one time in four.
    """
    position = guess(morale=5).view(0)
    found, search = estimates(position, 6000, seed)
    assert position.text(search.best()) == "place 1 tunnel_euphorian"
    assert found["place 1 tunnel_euphorian"][1] > 0.9
    assert found["place 1 wind_saloon"][1] < 0.4


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_guess_is_worth_its_chance(seed):
    """With no safe way left, one time in four; a search that looked into the deck would say one."""
    position = guess(morale=4).view(0)
    found, search = estimates(position, 12_000, seed)
    assert position.text(search.best()) == "place 1 wind_saloon"
    assert 0.15 < found["place 1 wind_saloon"][1] < 0.27


def test_in_a_single_world_the_guess_is_a_win():
    """The trap is one: with the rival's cards known, the same first move is a forced win."""
    game = guess(morale=4)
    fields = game.fields()
    held = fields["seats"][2]["hand"]
    fields["seats"][2]["known"][0] = sum(n << 4 * kind for kind, n in enumerate(held))
    open_game = type(game).from_fields(fields)
    position = open_game.view(0)
    assert "place 1 wind_saloon" in texts(position, winning_moves(position))
    play(open_game, "place 1 wind_saloon", "pay bat bear book")
    assert "place 1 tunnel_euphorian" in texts(open_game.view(0), winning_moves(open_game.view(0)))


def test_the_choice_of_the_search_is_the_choice():
    for deck in DECKS[:2]:
        position = lottery(deck).view(0)
        assert position.text(choose(position, iterations=4000, seed=2)) == "place 1 breeze_bar"
