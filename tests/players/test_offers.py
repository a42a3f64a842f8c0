"""R21: how players of the program answer offers of trades."""

import pytest
from helpers import build, play

from euphoria_ai.core.state.ids import M_ACCEPT
from euphoria_ai.moves.fields import kind_of
from euphoria_ai.players import make_player
from euphoria_ai.players.trading import Answers, clearly_better, offer_at

RICH = "3 energy 3 water 3 food 3 bliss 2 gold 2 clay 2 stone"
ME = {"recruits": ["lee_the_gossip"], "hidden": ["maxime_the_ambassador"], "dilemma": "bat", "goods": RICH}
OTHER = {"recruits": ["pete_the_cannibal"], "hidden": ["steven_the_scholar"], "dilemma": "box", "goods": RICH}
SPECS = ["policy", "flat:playouts=5", "level1", "level2", "level3", "ismcts:iterations=60"]


def offered(give, get, **more):
    """P2's view of an offer: what it would be given, and what is asked of it."""
    game = build(ME | {"dice": {"hand": [3, 5]}}, OTHER | {"dice": {"hand": [2]}} | more, options={"trading": True})
    return play(game, f"trade P2 give {give} for {get}").view(1)


def says_yes(player, position):
    return kind_of(player.choose(position)) == M_ACCEPT


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("get", ["gold", "2 gold 2 clay 2 stone", "3 water 3 bliss 3 food 3 energy"])
def test_a_gift_is_refused(spec, get):
    """Whatever the luck of a few playouts says."""
    position = offered("nothing", get)
    assert not any(says_yes(make_player(spec, seed=seed), position) for seed in range(6))


def test_a_worse_exchange_is_a_gift_too():
    position = offered("water", "gold clay stone")
    assert offer_at(position).one_sided
    assert not any(says_yes(make_player("level2", seed=seed), position) for seed in range(6))
    assert not offer_at(offered("gold", "water")).one_sided


def test_a_present_may_be_accepted():
    """The other way round the search decides."""
    position = offered("2 gold 2 clay 2 stone 3 water 3 energy", "food")
    assert not offer_at(position).one_sided
    assert says_yes(make_player("ismcts:iterations=2000"), position)


def test_yes_must_be_clear_of_the_noise():
    moves = offered("nothing", "gold").legal_moves()
    no = next(move for move in moves if kind_of(move) != M_ACCEPT)
    yes = next(move for move in moves if kind_of(move) == M_ACCEPT)
    assert clearly_better({no: (100, 50.0), yes: (100, 60.0)}) == no
    assert clearly_better({no: (1000, 500.0), yes: (1000, 600.0)}) == yes
    assert clearly_better({no: (0, 0.0), yes: (10, 10.0)}) == no


def test_the_same_offer_gets_the_same_answer():
    """Within a turn, however often it is made; in another turn it is thought over again."""
    answers, thoughts = Answers(), iter([1, 2, 3])
    position = offered("gold", "water")
    assert [answers.to(position, lambda: next(thoughts)) for _ in range(3)] == [1, 1, 1]
    assert answers.to(offered("gold", "2 water"), lambda: next(thoughts)) == 2
    fields = position.fields()
    fields["turn"] += 1
    later = type(position).from_fields(fields, 1)
    assert answers.to(later, lambda: next(thoughts)) == 3


def test_a_player_on_the_clock_does_not_change_its_mind():
    player = make_player("ismcts:seconds=0.02")
    position = offered("gold", "water")
    assert len({player.choose(position) for _ in range(5)}) == 1
