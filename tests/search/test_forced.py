"""Wins that can be forced within the turn: found, played at once, and never claimed where anything could go wrong."""

import pytest
from helpers import build, play
from search.positions import LOFT, SALOON, guess, near_end, texts

from euphoria_ai.search import choose, winning_moves

TWO = {"dice": {"hand": [1, 2]}}
TWICE = {
    "goods": "6 gold",
    "stars_left": 2,
    "dice": {"hand": [1, 1]},
}  # the second worker bumps the first, which is rolled
BOTH = ["place 1 nimbus_loft", "place 2 nimbus_loft"]


def forced(game):
    position = game.view(game.to_move)
    return texts(position, winning_moves(position))


def double(edition="base", morale=3):
    """Two stars short with a pair and three resources: both workers are needed."""
    return near_end(
        {"hand": "2 bat", "morale": morale, "goods": "3 gold", "stars_left": 2, "dice": {"hand": [1, 1]}},
        edition=edition,
    )


def completion(edition="base"):
    """Three workers stand on a site, a fourth one finishes it; the tile is unknown."""
    return near_end(
        {"goods": "gold", "dice": {"hand": [1], "build_sa_2": [1], "build_sa_3": [6], "build_sa_4": [6]}},
        edition=edition,
    )


def track(face, level=10, **me):
    return near_end(
        {"recruits": ["ian_the_horticulturist"], "dice": {"hand": [face, 6]}, **me}, tracks=(0, 0, level, 0)
    )


WINS = {
    "three resources": (near_end({"goods": "3 gold", **TWO}), BOTH),
    "mixed resources": (near_end({"goods": "gold clay stone", **TWO}), BOTH),
    "a pair": (near_end({"hand": "2 bat", "morale": 2, **TWO}), ["place 1 wind_saloon", "place 2 wind_saloon"]),
    "any three": (
        near_end({"hand": "bat bear box", "morale": 3, **TWO}),
        ["place 1 wind_saloon", "place 2 wind_saloon"],
    ),
    "the dilemma's card": (near_end({"hand": "bat", "dilemma": "bat", **TWO}), ["dilemma"]),
    "the dilemma by any two": (near_end({"hand": "box bear", "morale": 2, "dilemma": "bat", **TWO}), ["dilemma"]),
    "the end of a track": (track(1), ["place 1 farm"]),
    "two recruits at the end of a track": (
        track(2, stars_left=2, recruits=["ian_the_horticulturist", "nick_the_understudy"]),
        ["place 2 farm"],
    ),
    "two equal workers": (double(), [LOFT, SALOON]),
    "a finished site": (completion(), ["place 1 build_sa_1"]),
    "a roll on the way": (near_end({**TWICE, "morale": 1}), [LOFT]),
    "the expansion, a roll on the way": (near_end({**TWICE, "morale": 2}, edition="ignorance"), [LOFT]),
    "the expansion, three resources": (near_end({"goods": "3 gold", **TWO}, edition="ignorance"), BOTH),
    "the expansion, a finished site": (completion("ignorance"), ["place 1 build_sa_1"]),
    # R19: the second worker costs a morale, and at morale 1 half of the pair would have to go
    "the expansion, cards first": (double("ignorance", 2), [SALOON]),
    "the expansion, room for both": (double("ignorance", 3), [LOFT, SALOON]),
}


@pytest.mark.parametrize("name", WINS)
def test_a_forced_win_is_found(name):
    game, expected = WINS[name]
    assert forced(game) == expected


@pytest.mark.parametrize("name", WINS)
def test_a_forced_win_is_played_at_once(name):
    """One iteration would find nothing: the move comes from the forced wins,
    and it stays winning to the end of the turn.
    """
    game, _ = WINS[name]
    seat, turn = game.to_move, game.turn
    for _ in range(12):
        if game.over:
            break
        assert game.turn == turn
        if game.to_move == seat:
            assert winning_moves(game.view(seat))
            game = play(game.clone(), game.text(choose(game.view(seat), iterations=1)))
        else:
            game = game.clone()
            moves = game.legal_moves()
            game.apply(moves[len(moves) // 2])
    assert game.over
    assert game.returns()[seat] == 1.0


def test_reactions_of_others_and_hand_limits_do_not_disturb():
    """Jacko's single card lets every opponent draw, and those at the hand limit must discard,
    before the star is placed (G16, R50).
    """
    me = {
        "recruits": ["jacko_the_archivist"],
        "hand": "bat",
        "stars_left": 1,
        "territory": {"euphorian": 4, "icarite": 4, "subterran": 1},
        **TWO,
    }
    full = {"hand": "box", **TWO}
    game = build(me, {**full, "territory": {"subterran": 3, "wastelander": 3}, "stars_left": 4}, full, seats=4)
    assert forced(game) == ["place 1 ark", "place 2 ark"]
    asked = []
    play(game, "place 1 ark")
    while not game.over:
        asked.append((game.to_move, game.kind))
        game.apply(
            winning_moves(game.view(0))[0] if game.to_move == 0 else game.legal_moves()[len(game.legal_moves()) // 3]
        )
    assert game.returns() == [1.0, 0.0, 0.0, 0.0]
    assert {seat for seat, _ in asked} >= {1, 2}


# ---------------------------------------------------------------- no false claims


def tie(mine, theirs):
    """One step of the track that follows the own star gives a rival its 10th star in the same event (R110)."""
    me = {**TWO, "goods": "3 gold", "stars_left": 1, **mine}
    rival = {**TWO, "recruits": ["lee_the_gossip"], "stars_left": 1, **theirs}
    return build(me, rival, seats=6, tracks=(0, 0, 0, 10))


@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ({"morale": 2}, {"morale": 1}, True),
        ({"morale": 1}, {"morale": 2}, False),
        ({"knowledge": 1}, {"knowledge": 3}, True),
        ({"knowledge": 4}, {"knowledge": 3}, False),
        ({"morale": 3, "knowledge": 6}, {"morale": 2, "knowledge": 1}, True),
    ],
)
def test_a_tie_counts_as_it_is_broken(mine, theirs, won):
    """R111: more morale, then less knowledge."""
    assert bool(forced(tie(mine, theirs))) == won


def test_a_roll_off_is_no_forced_win():
    """R112: equal in everything, the dice decide."""
    me = {"stars_left": 1, "goods": "3 gold", "territory": {"euphorian": 5, "subterran": 4}, **TWO}
    rival = {
        "stars_left": 1,
        "recruits": ["lee_the_gossip"],
        "territory": {"euphorian": 1, "subterran": 2, "wastelander": 6},
        **TWO,
    }
    game = build(me, rival, seats=6, tracks=(0, 0, 0, 10))
    assert forced(game) == []
    play(game, LOFT)
    assert (game.over, game.kind, game.stack()[0]) == (False, "roll", "end")


PAIR = {"hand": "2 bat", "morale": 2, "goods": "3 gold", "stars_left": 2}
NOTHING = {
    "a draw must fit": near_end(
        {"hand": "bat", "morale": 2, "goods": "energy", "dice": {"hand": [1, 1]}}, deck="5 bat bear"
    ),
    "a roll must fit": near_end(
        {"recruits": ["ian_the_horticulturist"], "dice": {"farm": [1], "hand": [5]}}, tracks=(0, 0, 10, 0)
    ),
    "one star short of it": near_end({"goods": "3 gold", "stars_left": 2, **TWO}),
    "two different workers": near_end({**PAIR, **TWO}),
    "no room on the territory": near_end({"goods": "3 gold", **TWO}, {"territory": {"icarite": 6}}),
    "room for one star only": near_end({**PAIR, "dice": {"hand": [1, 1]}}, {"territory": {"icarite": 5}}),
    "the face is too high for the track": track(5),
    "the area is too full for the track": track(1, dice={"hand": [1, 6], "farm": [4]}),
    "a level short": track(1, 9),
    "the recruit is hidden": track(1, 6, recruits=[], hidden=["ian_the_horticulturist"]),
    "the dilemma is used": near_end({"hand": "bat", "dilemma": "bat", "dilemma_use": "recruits", **TWO}),
    "the wrong card for the dilemma": near_end({"hand": "box", "dilemma": "bat", **TWO}),
    "the site needs one more": near_end({"goods": "gold", "dice": {"hand": [1], "build_sa_2": [1], "build_sa_3": [6]}}),
    "no morale for a second worker": near_end({**TWICE, "morale": 1}, edition="ignorance"),
}


@pytest.mark.parametrize("name", NOTHING)
def test_no_win_is_claimed(name):
    assert forced(NOTHING[name]) == []


@pytest.mark.parametrize(
    ("recruit", "level", "found"),
    [("lee_the_gossip", 9, []), ("lee_the_gossip", 8, [LOFT, SALOON]), ("phil_the_spy", 9, [LOFT, SALOON])],
)
def test_an_opponent_who_would_win_first(recruit, level, found):
    """Each of two stars moves the Icarite track; the step to its end is a rival's 10th star,
    in the event of the own 10th, and wins the tie.
    """
    rival = {"recruits": [recruit], "stars_left": 1, "morale": 5, **TWO}
    me = {**PAIR, "dice": {"hand": [1, 1]}}
    assert forced(near_end(me, rival=rival, tracks=(0, 0, 0, level))) == found


def test_a_rival_who_wins_by_the_first_of_two_steps():
    """Worse: the first star already brings the track to its end, and the game is over before the second."""
    rival = {"recruits": ["lee_the_gossip"], "stars_left": 1, **TWO}
    game = near_end({**PAIR, "dice": {"hand": [1, 1]}}, rival=rival, tracks=(0, 0, 0, 10))
    assert forced(game) == []
    assert play(game, LOFT).returns()[1] == 1.0


def test_nothing_is_claimed_for_another_seat():
    """Only the seat whose view it is, and only when it is asked."""
    game = near_end({"goods": "3 gold", **TWO})
    assert winning_moves(game.view(1)) == []
    assert winning_moves(game.view(0))


def test_a_choice_that_needs_hidden_knowledge_is_no_forced_win():
    """Whichever card lies in the deck, some choice of what to keep wins; but no choice wins whichever card it is."""
    assert forced(guess(morale=4)) == []
    assert forced(guess(morale=5)) == ["place 1 tunnel_euphorian"]


def test_a_win_that_the_budget_does_not_cover_is_not_claimed():
    assert winning_moves(double().view(0), budget=0) == []
    assert len(winning_moves(double().view(0))) == 2


def test_more_worlds_take_claims_away_only():
    for game, expected in WINS.values():
        position = game.view(0)
        assert (
            texts(position, winning_moves(position, worlds=1))
            == texts(position, winning_moves(position, worlds=12))
            == expected
        )
