"""The setup of the base game with the tweaks of the expansion: minority bonus, miners."""

import pytest
from helpers import ONE_TWO, Game, build, legal, play, seat

ON = {"iib_tweaks": True}
FACTIONS = {
    "Ic": ["lee_the_gossip", "maxime_the_ambassador", "rebecca_the_peddler", "amanda_the_broker"],
    "Eu": ["gary_the_electrician", "katy_the_dietician", "ray_the_foreman", "michael_the_engineer"],
    "Su": ["andrew_the_spelunker", "brett_the_lockpicker", "faith_the_hydroelectrician", "curtis_the_propagandist"],
    "Wa": ["ian_the_horticulturist", "nick_the_understudy", "steven_the_scholar", "kyle_the_scavenger"],
}

PLAIN = [
    "bradley_the_futurist",
    "esme_the_fireman",
    "laura_the_philanthropist",
    "jefferson_the_shock_artist",
    "chase_the_miner",
    "phil_the_spy",
    "soulless_the_plumber",
    "josiah_the_hacker",
    "zong_the_astronomer",
    "josh_the_negotiator",
    "kadan_the_infiltrator",
    "matthew_the_thief",
    "geek_the_oracle",
    "jacko_the_archivist",
    "brian_the_viticulturist",
    "flartner_the_luddite",
    "xander_the_excavator",
    "julia_the_thought_inspector",
]


def set_up(words, options=ON):
    """A game set up with the active factions of the seats, e.g. `Ic Ic Eu`; the first seat starts."""
    active = {name: iter(cards) for name, cards in FACTIONS.items()}
    rest = iter(PLAIN)
    game = Game.new("base", len(words.split()), options=options)
    kept = []
    for word in words.split():
        cards = [next(active[word]), next(rest), next(rest), next(rest)]
        play(game, *(f"deal {card}" for card in cards))
        kept.append(f"keep {cards[0]} {cards[1]}")
    play(game, *kept)
    while game.kind == "deal_dilemma":
        play(game, legal(game)[0])
    bonus = bonuses(game)
    play(game, "roll 6 6", *["roll 1 2"] * (len(kept) - 1))
    return game, bonus + bonuses(game)


def bonuses(game):
    """Answer all bonus decisions; the seats that were asked."""
    asked = []
    while game.kind == "bonus":
        asked.append(game.to_move)
        play(game, "take energy food")
    return asked


# ---------------------------------------------------------------- minority bonus


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("Ic Ic Ic Eu Eu Su", [3, 4, 5]),
        ("Eu Eu Su", [2]),
        ("Eu Su", []),
        ("Eu Eu Su Su Wa", [4]),
        ("Wa Wa Wa", []),
        ("Su Ic Su", [1]),
    ],
)
def test_minority_bonus(words, seats):
    """R12, T76: players outside the most frequent active factions gain 2 commodities before the first turn."""
    game, asked = set_up(words)
    assert asked == seats
    assert (game.to_move, game.kind) == (0, "turn")
    for number in range(len(words.split())):
        assert seat(game, number)["goods"] == ({"energy": 1, "food": 1} if number in seats else {})


def test_minority_bonus_is_of_choice():
    """R12: 2 commodities of choice, of one type or two: 10 ways."""
    game = Game.new("base", 3, options=ON)
    for cards in (
        ("gary_the_electrician", *PLAIN[:3]),
        ("katy_the_dietician", *PLAIN[3:6]),
        ("lee_the_gossip", *PLAIN[6:9]),
    ):
        play(game, *(f"deal {card}" for card in cards))
    play(
        game,
        f"keep gary_the_electrician {PLAIN[0]}",
        f"keep katy_the_dietician {PLAIN[3]}",
        f"keep lee_the_gossip {PLAIN[6]}",
    )
    while game.kind != "bonus":
        play(game, "roll 1 2" if game.kind == "roll" else legal(game)[0])
    words = ("energy", "water", "food", "bliss")
    pairs = [f"take {a} {b}" for i, a in enumerate(words) for b in words[i + 1 :]]
    assert legal(game) == sorted([*pairs, *(f"take 2 {a}" for a in words)])


def test_no_minority_bonus_in_the_base_game():
    """R12: without the option nobody gains anything at setup."""
    game, asked = set_up("Ic Ic Eu", {})
    assert asked == []
    assert [seat(game, i)["goods"] for i in range(3)] == [{}, {}, {}]


# ---------------------------------------------------------------- miners


@pytest.mark.parametrize(("seats", "step"), [(2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_miners_start_further_on(seats, step):
    """R13, T88: every miner starts at 3, 2, 1, 0, 0 with 2, 3, 4, 5, 6 players; in the base game at 0."""
    assert Game.new("base", seats, options=ON).summary()["miners"] == [step] * 3
    assert Game.new("base", seats).summary()["miners"] == [0, 0, 0]


def test_reveal_and_end_are_unchanged():
    """R13, T88: reveal still at 6, the end space still at 9."""
    me = {**ONE_TWO, "goods": "energy", "hidden": ["gary_the_electrician"]}
    for step, state in ((4, "hidden"), (5, "active")):
        game = play(build(me, options=ON, miners=(step, 3, 3)), "place 1 tunnel_euphorian", "take gold")
        assert seat(game)["recruits"] == {"gary_the_electrician": state}
    for step, opened in ((8, False), (9, True)):
        game = build({**ONE_TWO, "recruits": ["gary_the_electrician"]}, options=ON, miners=(step, 3, 3))
        assert ("place 1 tunnel_end_euphorian" in legal(game)) == opened
