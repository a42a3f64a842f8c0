"""What each ethical dilemma is asked: both outcomes, each way to pay, and that only its own artifact pays alone."""

import pytest
from helpers import ARTIFACTS, ONE_TWO, build, legal, play, seat

INDEX = {name: i for i, name in enumerate(ARTIFACTS)}


def resolve(card, payment, outcome):
    """P1 resolves `dilemma_<card>`: its artifact, two others, or its own and another; what it costs and gives."""
    others = [name for name in ARTIFACTS if name != card]
    paid = {"own": [card], "two": others[:2], "pair": [others[0]] * 2, "both": [card, others[0]]}[payment]
    hand = f"{card} {others[0]} {others[0]} {others[1]}"
    game = build({**ONE_TWO, "dilemma": card, "hand": hand, "morale": 4}, ONE_TWO)
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
        game = build({**ONE_TWO, "dilemma": card, "hand": name}, ONE_TWO)
        assert ("dilemma" in legal(game)) == (name == card)
        for other in ARTIFACTS:
            assert "dilemma" in legal(
                build({**ONE_TWO, "dilemma": card, "hand": f"{name} {other}", "morale": 2}, ONE_TWO)
            )


both_outcomes = pytest.mark.parametrize("outcome", ["star", "recruits"])
payments = pytest.mark.parametrize("payment", ["own", "two", "pair", "both"])
