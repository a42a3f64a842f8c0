"""Wins that can be forced within the turn: found, played at once, and never claimed where anything could go wrong."""

import pytest
from helpers import build, play
from search.positions import LOFT, SALOON, WINNER, guess, near_end, texts

from euphoria_ai.search import choose, winning_moves

TWO = {"dice": {"hand": [1, 2]}}
FULL = {"territory": {"euphorian": 6, "subterran": 3}}


def forced(game):
    position = game.view(game.to_move)
    return texts(position, winning_moves(position))


def double(edition="base", morale=3, **more):
    """Two stars short with a pair and three resources: both workers are needed."""
    return near_end({"hand": "2 bat", "morale": morale, "goods": "3 gold", "stars_left": 2, "dice": {"hand": [1, 1]}}, edition=edition, **more)


def completion(edition="base", **me):
    """One worker stands on a site, a second one finishes it; the tile is unknown."""
    return near_end({"goods": "gold", "dice": {"hand": [1, 2], "build_sa_2": [1]}, **me}, edition=edition)


def track(face, level=10, **me):
    me = {"recruits": ["ian_the_horticulturist"], "dice": {"hand": [face, 6]}, **me}
    return near_end(me, tracks=(0, 0, level, 0))


WINS = {
    "three resources": (near_end({"goods": "3 gold", **TWO}), ["place 1 nimbus_loft", "place 2 nimbus_loft"]),
    "mixed resources": (near_end({"goods": "gold clay stone", "dice": {"hand": [4, 5]}}), ["place 4 nimbus_loft", "place 5 nimbus_loft"]),
    "a pair": (near_end({"hand": "2 bat", "morale": 2, "dice": {"hand": [1, 1]}}), [SALOON]),
    "any three": (near_end({"hand": "bat bear box", "morale": 3, "dice": {"hand": [1, 1]}}), [SALOON]),
    "the dilemma's card": (near_end({"hand": "bat", "dilemma": "bat", **TWO}), ["dilemma"]),
    "the dilemma by any two": (near_end({"hand": "box bear", "morale": 2, "dilemma": "bat", **TWO}), ["dilemma"]),
    "the end of a track": (track(1), ["place 1 farm"]),
    "two recruits at the end of a track": (
        track(2, stars_left=2, recruits=["ian_the_horticulturist", "nick_the_understudy"]), ["place 2 farm"]),
    "two equal workers": (double(), [LOFT, SALOON]),
    "a finished site": (completion(), ["place 1 build_sa_1", "place 2 build_sa_1"]),
    "the expansion, three resources": (near_end({"goods": "3 gold", **TWO}, edition="ignorance"), ["place 1 nimbus_loft", "place 2 nimbus_loft"]),
    "the expansion, a finished site": (completion("ignorance"), ["place 1 build_sa_1", "place 2 build_sa_1"]),
    # R19: the second worker costs a morale, and at morale 1 half of the pair would have to go
    "the expansion, cards first": (double("ignorance", 2), [SALOON]),
    "the expansion, room for both": (double("ignorance", 3), [LOFT, SALOON]),
}


@pytest.mark.parametrize("name", WINS)
def test_a_forced_win_is_found(name):
    game, expected = WINS[name]
    found = forced(game)
    # every slot of a site will do; the texts name one of them
    assert [text for text in found if "build" not in text or text.endswith("_1")] == expected
    assert found


@pytest.mark.parametrize("name", WINS)
def test_a_forced_win_is_played_at_once(name):
    """One iteration would find nothing: the move comes from the forced wins, and it stays winning to the end of the turn."""
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


def test_reactions_of_others_and_their_hand_limit_do_not_disturb():
    """A permission at the ark lets every opponent draw, and one at the hand limit must discard, before the star is placed."""
    me = {"recruits": ["amanda_the_broker"], "hand": "bat", "goods": "bliss", "stars_left": 1, "dice": {"hand": [1, 2]}}
    full = {"hand": "box", "dice": {"hand": [1, 2]}}
    game = build(me, {**full, "stars_left": 1}, full, seats=4)
    asked = set()
    for text in forced(game):
        twin = play(game.clone(), text)
        while not twin.over:
            asked.add((twin.to_move, twin.kind))
            position = twin.view(twin.to_move)
            twin.apply(winning_moves(position)[0] if twin.to_move == 0 else twin.legal_moves()[-1])
        assert twin.returns()[0] == 1.0
    assert {seat for seat, _ in asked} > {-1}


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
    me = {"stars_left": 1, "goods": "3 gold", "territory": {"euphorian": 6, "subterran": 3}, **TWO}
    rival = {"stars_left": 1, "recruits": ["lee_the_gossip"], "territory": {"wastelander": 6, "subterran": 3}, **TWO}
    game = build(me, rival, seats=6, tracks=(0, 0, 0, 10))
    twin = play(game.clone(), LOFT)
    assert (twin.over, twin.kind, twin.stack()[0]) == (False, "roll", "end") or twin.over
    assert forced(game) == ([] if not twin.over else [LOFT] * int(twin.returns()[0]))


NOTHING = {
    "a draw must fit": near_end({"hand": "bat", "morale": 2, "goods": "energy", "dice": {"hand": [1, 1]}}, deck="5 bat bear"),
    "one star short of it": near_end({"goods": "3 gold", "stars_left": 2, **TWO}),
    "two stars, one worker": double(dice=None) if False else near_end({"hand": "2 bat", "morale": 2, "goods": "3 gold", "stars_left": 2, **TWO}),
    "no room on the territory": build({"goods": "3 gold", "stars_left": 1, "territory": {"icarite": 6, "euphorian": 3}, **TWO}, WINNER, seats=6),
    "the face is too high for the track": track(5),
    "the area is too full for the track": near_end(
        {"recruits": ["ian_the_horticulturist"], "dice": {"hand": [1, 6], "farm": [4]}}, tracks=(0, 0, 10, 0)),
    "a level short": track(1, 9),
    "the recruit is hidden": near_end({"hidden": ["ian_the_horticulturist"], "dice": {"hand": [1, 6]}}, tracks=(0, 0, 7, 0)),
    "the dilemma is used": near_end({"hand": "bat", "dilemma": "bat", "dilemma_use": "recruits", **TWO}),
    "the wrong card for the dilemma": near_end({"hand": "box", "dilemma": "bat", **TWO}),
    "the site needs one more": near_end({"goods": "gold", "dice": {"hand": [1, 2]}}),
    "the morale for a second worker is missing": double("ignorance", 1, deck=None) if False else near_end(
        {"hand": "bat", "morale": 1, "goods": "3 gold", "stars_left": 2, "dilemma": "bat", "dice": {"hand": [1, 1]}}, edition="ignorance"),
}


@pytest.mark.parametrize("name", NOTHING)
def test_no_win_is_claimed(name):
    assert forced(NOTHING[name]) == []


def test_an_opponent_who_would_win_first():
    """Both orders of two placements fail: the step of the first one, or of the same event, is a rival's 10th star, and the rival wins the tie."""
    me = {"hand": "2 bat", "morale": 2, "goods": "3 gold", "stars_left": 2, "dice": {"hand": [1, 1]}}
    rival = {**TWO, "recruits": ["lee_the_gossip"], "stars_left": 1, "morale": 5}
    assert forced(build(me, TWO, rival, seats=6, tracks=(0, 0, 0, 9))) == []
    assert forced(build(me, TWO, {**rival, "recruits": ["ian_the_horticulturist"]}, seats=6, tracks=(0, 0, 0, 9))) != []


def test_nothing_is_claimed_for_another_seat():
    """Only the seat whose view it is, and only when it is asked."""
    game = near_end({"goods": "3 gold", **TWO})
    assert winning_moves(game.view(1)) == []
    assert winning_moves(game.view(0))


def test_a_choice_that_needs_hidden_knowledge_is_no_forced_win():
    """Whichever card lies in the deck, some choice of what to keep wins; but no choice wins whichever card it is."""
    assert forced(guess(morale=4)) == []
    assert forced(guess(morale=5)) == ["place 1 tunnel_euphorian"]


def test_a_forced_win_that_is_used_up_by_the_budget_is_not_claimed():
    position = near_end({"goods": "3 gold", **TWO}).view(0)
    assert winning_moves(position, worlds=1, budget=0) == []
    assert len(winning_moves(position, worlds=1)) == 2
