"""What all ethical dilemmas have in common (R94 to R103)."""

from helpers import ONE_TWO, build, legal, play


def test_the_star_of_a_dilemma_and_esme():
    """R98, R103, esme_the_fireman: the star on the card is a star like any other; its artifact is gone by then."""
    me = {**ONE_TWO, "dilemma": "bat", "hand": "bat", "recruits": ["esme_the_fireman"]}
    game = play(build(me, ONE_TWO), "dilemma", "outcome star")
    assert game.to_move == 1  # no card left to discard
    game = play(build({**me, "hand": "bat box", "morale": 2}, ONE_TWO), "dilemma", "pay bat", "outcome star")
    assert legal(game) == ["decline esme_the_fireman", "use esme_the_fireman"]


def test_a_dilemma_needs_an_artifact():
    """R95: goods do not pay it."""
    me = {**ONE_TWO, "dilemma": "bat", "goods": "9 gold 9 bliss"}
    assert "dilemma" not in legal(build(me, ONE_TWO))


def test_a_seat_without_its_dilemma():
    """R94: only the own card can be resolved."""
    game = build({**ONE_TWO, "hand": "bat box", "morale": 2}, {**ONE_TWO, "dilemma": "bat"})
    assert "dilemma" not in legal(game)
