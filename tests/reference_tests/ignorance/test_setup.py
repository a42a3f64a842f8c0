"""The reference program, expansion: setup."""

import pytest
from reference import board
from reference.game import SlowGame
from reference_tests.positions import play

KOFI = "kofi_the_hermit"


def deal(game, hands):
    for cards in hands:
        play(game, *("deal " + card for card in cards))


def filler(hands):
    """Fill hands up to four cards of the four factions."""
    used = {card for cards in hands for card in cards}
    spare = iter([name for name in board.IGNORANCE_RECRUITS if name not in used and not board.factionless(name)])
    return [(*cards, *(next(spare) for _ in range(4 - len(cards)))) for cards in hands]


def test_t76_minority_bonus_and_setup():
    pairs = [
        ("lieve_the_briber", "ahmed_the_artifact_dealer"),
        ("keb_the_information_trader", "zara_the_solipsist"),
        ("mosi_the_patron", "jon_the_amateur_handyman"),
        ("cary_the_carebear", "doug_the_builder"),
        ("pmai_the_nurse", "steve_the_double_agent"),
        ("milos_the_brainwasher", "lars_the_ballooneer"),
    ]
    game = SlowGame(6, edition="ignorance")
    deal(game, filler(pairs))
    play(game, *(f"keep {active} {hidden}" for active, hidden in pairs))
    while game.kind == "deal_dilemma":
        play(game, game.legal()[0])
    assert game.kind == "refill" and game.probabilities()["refill bat"] * 6 == 1
    play(game, "refill bat", "refill bear", "refill bat", "refill box")
    assert game.summary()["bazaar"] == ["box", "bat", "bear", "bat"]
    play(game, *["roll 1 1"] * 5, "roll 6 6")
    for seat in (5, 3, 4):
        assert (game.kind, game.seat, len(game.legal())) == ("bonus", seat, 10)
        play(game, "take energy water")
    assert (game.kind, game.seat) == ("turn", 5)


def test_factionless_owners_do_not_count_for_the_bonus():
    game = SlowGame(3, edition="ignorance")
    first = [(KOFI,), ("lieve_the_briber",), ("doug_the_builder",)]
    hands = filler(first)
    deal(game, hands)
    play(game, *(f"keep {cards[0]} {cards[1]}" for cards in hands))
    while game.kind != "roll":
        play(game, game.legal()[0])
    assert game.legal() == [f"roll {face}" for face in range(1, 7)]  # Kofi (a)
    play(game, "roll 6", "roll 1 1", "roll 1 1")
    assert (game.kind, game.seat) == ("turn", 0)


def test_t79_factionless_at_the_deal():
    game = SlowGame(2, edition="ignorance")
    two = (KOFI, "christine_the_anarchist", "lieve_the_briber", "doug_the_builder")
    deal(game, filler([two, ()]))
    assert (game.kind, game.seat) == ("redraw", 0)
    assert game.legal() == ["refuse christine_the_anarchist", "refuse " + KOFI]
    play(game, "refuse christine_the_anarchist")
    assert "deal christine_the_anarchist" not in game.legal()
    play(
        game,
        "deal youssef_the_tunneler",
        "refuse youssef_the_tunneler",
        "deal jeroen_the_hoarder",
        "refuse " + KOFI,
        "deal cary_the_carebear",
    )
    assert game.kind == "recruits" and len(game.legal()) == 9
    assert not [move for move in game.legal() if move.endswith("jeroen_the_hoarder")]
    assert "keep jeroen_the_hoarder cary_the_carebear" in game.legal()


def test_options():
    game = SlowGame(2, edition="ignorance", factionless=False)
    assert len(game.legal()) == 48
    assert len(SlowGame(2, edition="ignorance").legal()) == 54
    assert "bazaar" not in SlowGame(2).summary()
    with pytest.raises(ValueError):
        SlowGame(2, edition="essential")


def test_t88_miner_start():
    for seats, step in ((2, 3), (3, 2), (4, 1), (5, 0), (6, 0)):
        assert SlowGame(seats, edition="ignorance").summary()["miners"] == [step] * 3
