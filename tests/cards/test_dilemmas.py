"""The 6 ethical dilemmas: both outcomes, both payments (R94-R98)."""

import pytest
from helpers import build, legal, play, seat

ONE = {"dice": {"hand": [1, 2]}}
ARTIFACTS = ("balloon", "bat", "bear", "bifocals", "book", "box")
INDEX = {name: i for i, name in enumerate(ARTIFACTS)}


def resolve(card, payment, outcome):
    """P1 resolves `dilemma_<card>`: its artifact, two others, or its own and another; what it costs and gives."""
    others = [name for name in ARTIFACTS if name != card]
    paid = {"own": [card], "two": others[:2], "pair": [others[0]] * 2, "both": [card, others[0]]}[payment]
    hand = f"{card} {others[0]} {others[0]} {others[1]}"
    game = build({**ONE, "dilemma": card, "hand": hand, "morale": 4}, ONE)
    play(game, "dilemma")
    assert game.kind == "pay"
    names = sorted(set(paid), key=ARTIFACTS.index)
    words = [name if paid.count(name) == 1 else f"{paid.count(name)} {name}" for name in names]
    play(game, "pay " + " ".join(words))
    discard = [0] * 6
    left = {card: 1, others[0]: 2, others[1]: 1}
    for name in paid:
        discard[INDEX[name]] += 1
        left[name] -= 1
    assert game.summary()["discard"] == discard
    assert seat(game)["hand"] == {name: n for name, n in left.items() if n}
    assert (game.kind, legal(game)) == ("outcome", ["outcome recruits", "outcome star"])
    if outcome == "star":
        play(game, "outcome star")
        assert (seat(game)["stars_left"], seat(game)["recruits"]) == (9, {})
    else:
        play(game, "outcome recruits", "deal ray_the_foreman", "deal lee_the_gossip", "keep lee_the_gossip")
        assert (seat(game)["stars_left"], seat(game)["recruits"]) == (10, {"lee_the_gossip": "hidden"})
    assert seat(game)["dilemma"] == [f"dilemma_{card}", outcome]
    assert (game.to_move, game.kind) == (1, "turn")


def only_its_artifact(card):
    """A single artifact pays the dilemma only if it is the one shown; any two do."""
    for name in ARTIFACTS:
        game = build({**ONE, "dilemma": card, "hand": name}, ONE)
        assert ("dilemma" in legal(game)) == (name == card)
        for other in ARTIFACTS:
            assert "dilemma" in legal(build({**ONE, "dilemma": card, "hand": f"{name} {other}", "morale": 2}, ONE))


both_outcomes = pytest.mark.parametrize("outcome", ["star", "recruits"])
payments = pytest.mark.parametrize("payment", ["own", "two", "pair", "both"])


@payments
@both_outcomes
def test_dilemma_balloon(payment, outcome):
    """dilemma_balloon, R95, R96, R98: a balloon or any two artifacts, for a recruit or a star."""
    resolve("balloon", payment, outcome)
    only_its_artifact("balloon")


@payments
@both_outcomes
def test_dilemma_bat(payment, outcome):
    """dilemma_bat, R95, R96, R98: a bat or any two artifacts, for a recruit or a star."""
    resolve("bat", payment, outcome)
    only_its_artifact("bat")


@payments
@both_outcomes
def test_dilemma_bear(payment, outcome):
    """dilemma_bear, R95, R96, R98: a bear or any two artifacts, for a recruit or a star."""
    resolve("bear", payment, outcome)
    only_its_artifact("bear")


@payments
@both_outcomes
def test_dilemma_bifocals(payment, outcome):
    """dilemma_bifocals, R95, R96, R98: bifocals or any two artifacts, for a recruit or a star."""
    resolve("bifocals", payment, outcome)
    only_its_artifact("bifocals")


@payments
@both_outcomes
def test_dilemma_book(payment, outcome):
    """dilemma_book, R95, R96, R98: a book or any two artifacts, for a recruit or a star."""
    resolve("book", payment, outcome)
    only_its_artifact("book")


@payments
@both_outcomes
def test_dilemma_box(payment, outcome):
    """dilemma_box, R95, R96, R98: a box or any two artifacts, for a recruit or a star."""
    resolve("box", payment, outcome)
    only_its_artifact("box")


def test_the_star_of_a_dilemma_and_esme():
    """R98, R103, esme_the_fireman: the star on the card is a star like any other; its artifact is gone by then."""
    me = {**ONE, "dilemma": "bat", "hand": "bat", "recruits": ["esme_the_fireman"]}
    game = play(build(me, ONE), "dilemma", "outcome star")
    assert game.to_move == 1  # no card left to discard
    game = play(build({**me, "hand": "bat box", "morale": 2}, ONE), "dilemma", "pay bat", "outcome star")
    assert legal(game) == ["decline esme_the_fireman", "use esme_the_fireman"]


def test_a_dilemma_needs_an_artifact():
    """R95: goods do not pay it."""
    me = {**ONE, "dilemma": "bat", "goods": "9 gold 9 bliss"}
    assert "dilemma" not in legal(build(me, ONE))


def test_a_seat_without_its_dilemma():
    """R94: only the own card can be resolved."""
    game = build({**ONE, "hand": "bat box", "morale": 2}, {**ONE, "dilemma": "bat"})
    assert "dilemma" not in legal(game)
