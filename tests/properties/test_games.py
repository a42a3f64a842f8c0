"""What holds of every state of every game, of both editions with 2 to 6 seats: random games, guided ones, forced
meetings of recruits.
"""

import random
import time

import pytest
from helpers import build, ids_of, legal, play
from positions.games import offer
from properties.playing import (
    CHANCE,
    TABLE,
    Game,
    Rng,
    conserved,
    dealt,
    decisions,
    factionless_sound,
    guided_move,
    move_weights,
    other_world,
    pairs,
    play_recorded,
    random_move,
    some_options,
)  # fmt: skip

from euphoria_ai.catalog import RECRUIT_IDS
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.search import Search, choose

pytestmark = pytest.mark.slow

DEEPEST = 16
STYLES = {"random": (random_move, 1200), "guided": (guided_move, 100_000)}


def check_copies(game):
    """A clone, the bytes and the fields each give the same state again."""
    copy = game.clone()
    assert copy == game and copy.legal_moves() == game.legal_moves()
    assert Game.from_bytes(game.to_bytes()) == game
    if not game.over:
        again = Game.from_fields(game.fields())
        assert again == game and again.legal_moves() == game.legal_moves()


def check_texts(game, rnd):
    """Every move has a text of its own; it parses back, as it stands and in capitals."""
    texts = move_texts(game)
    moves = game.legal_moves()
    assert sorted(texts.values()) == moves
    assert len(set(texts)) == len(moves)
    for text in rnd.sample(sorted(texts), min(2, len(texts))):
        assert parse_move(game, text) == texts[text] == parse_move(game, text.upper())
    if game.to_move == CHANCE:
        assert abs(sum(move.probability for move in moves) - 1) < 1e-9
        assert all(move.probability > 0 for move in moves)


def check_state(game, rnd, number):
    assert game.status() == []
    assert len(game.stack()) <= DEEPEST
    if number % 3 == 0:
        conserved(game)
        check_copies(game)
    if not game.over:
        assert len(game.legal_moves()) >= 2 or game.kind == "turn"
        if number % 7 == 0:
            check_texts(game, rnd)
    if game.kind == "turn" and number % 5 == 0:
        factionless_sound(game)


def whole_game(game, rng, rnd, style, check=check_state):
    """Play it with every state checked; how many decisions there were and how deep the stack was."""
    move, cap = STYLES[style]
    deepest = number = 0
    for number, state in enumerate(decisions(game, rng, move, cap)):
        check(state, rnd, number)
        deepest = max(deepest, len(state.stack()))
    if game.over:
        assert sorted(game.returns()) == [0.0] * (game.seats - 1) + [1.0]
        assert min(row["stars_left"] for row in game.fields()["seats"]) == 0
    return number, deepest


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(("edition", "seats"), TABLE)
def test_every_state_is_sound(edition, seats, style):
    """Invariants, copies, texts, conservation, the stack's depth; a guided game ends."""
    for seed in range(2):
        rnd = random.Random(1000 * seats + seed)
        game = Game.new(edition, seats, seed, some_options(edition, seats, seed))
        whole_game(game, Rng(seed), rnd, style)
        assert game.over or style == "random"


@pytest.mark.parametrize(("edition", "seats"), TABLE)
def test_recruits_that_answer_the_same_event(edition, seats):
    """Each seat is dealt two recruits that can answer one moment, and keeps both where it may."""

    def keep_both(game, rng):
        if game.kind == "recruits":
            wanted = set(forced[game.to_move])
            both = [text for text in move_texts(game) if set(text.split()[1:]) == wanted]
            if both:
                return both[rng.below(len(both))]
        return random_move(game, rng) if rng.below(4) == 0 else guided_move(game, rng)

    for seed in range(4):
        rnd = random.Random(77 * seats + seed)
        forced, used = [], set()
        while len(forced) < seats:
            pair = rnd.choice(pairs(edition))
            if not used & set(pair):
                forced.append(pair)
                used |= set(pair)
        rng = Rng(seed)
        game = dealt(edition, seats, rng, some_options(edition, seats, 0), forced)
        for number, state in enumerate(decisions(game, rng, keep_both, 1500)):
            check_state(state, rnd, number)
            if state.kind == "turn" and number and state.turn == 1:
                kept = [set(row["recruits"]) for row in state.summary()["seats"]]
                assert [set(pair) <= mine for pair, mine in zip(forced, kept, strict=True)] == [True] * seats


def test_every_pair_is_there():
    """The moments cover all recruits of both editions that an event can call; Bok and Steve answer none."""
    for edition, silent in (("base", set()), ("ignorance", {"bok_the_game_master", "steve_the_double_agent"})):
        names = {name for pair in pairs(edition) for name in pair}
        assert names == {RECRUIT_IDS[i] for i in ids_of(edition, "recruit")} - silent


@pytest.mark.parametrize(("edition", "seats"), TABLE)
def test_the_policy_weighs_every_move(edition, seats):
    """Every legal move has a positive weight: of none at all no share could be made."""
    game = Game.new(edition, seats, 3, some_options(edition, seats, 1))
    for state in decisions(game, Rng(3), guided_move):
        liked = move_weights(state)
        assert all(weight > 0 for weight in liked.values()), [state.text(m) for m, w in liked.items() if not w > 0]


def test_a_place_decision_of_pointless_moves():
    """darren_the_repeater: the energy tank again, with 4 workers and knowledge 1: nothing to gain, yet it must be
    played.
    """
    me = {"recruits": ["darren_the_repeater"], "goods": "6 energy", "knowledge": 1, "morale": 2}
    me["dice"] = {"hand": [1, 2, 5], "farm": [3]}
    game = build(me, edition="ignorance", bazaar=("bat", "bear", "book", "box"))
    play(game, "place 1 tank_energy", "use darren_the_repeater")
    assert legal(game) == ["place 2 tank_energy", "place 5 tank_energy"]
    assert min(move_weights(game).values()) > 0
    search = Search(game.view(0), seed=1)
    search.run(iterations=50)
    assert all(prior > 0 for _, _, prior in search.root().values())


# ---------------------------------------------------------------- what a seat knows


@pytest.mark.parametrize(("edition", "seats"), TABLE)
def test_a_drawn_world_keeps_what_every_seat_knows(edition, seats):
    """The view of a world drawn from a view is that view, for every seat, whoever decides."""
    rng, rnd, checked, offers = Rng(seats), random.Random(seats), 0, 0
    for seed in range(2):
        game = Game.new(edition, seats, seed, some_options(edition, seats, seed, trading=True))
        for number, state in enumerate(decisions(game, Rng(seed), guided_move, 3000)):
            if state.kind == "turn" and number % 5 == 0:
                text = offer(state, rnd)
                if text:
                    offers += 1
                    state.apply(text)
            if number % 11 and state.kind == "turn":
                continue
            for seat in range(seats):
                view = state.view(seat)
                world = view.determinize(rng)
                assert world.status() == []
                if state.kind == "draw_artifact" and world.fields()["deck_n"] != state.fields()["deck_n"]:
                    # all cards left are of one type in this world: the draw is certain, so it is made at once
                    assert 0 < state.fields()["deck_n"] <= 6
                    continue
                assert world.view(seat) == view, (number, seat, state.stack())
                assert (world.kind, world.to_move) == (state.kind, state.to_move)
                checked += 1
    assert checked > 100 and offers > 10


@pytest.mark.parametrize(("edition", "seats"), TABLE)
def test_nothing_leaks(edition, seats):
    """What a seat cannot know may change: its view and the move it chooses stay the same."""
    rnd, told, chosen = random.Random(seats), 0, 0
    for seed in range(2):
        game = Game.new(edition, seats, seed, some_options(edition, seats, seed))
        for number, state in enumerate(decisions(game, Rng(seed), guided_move, 2000)):
            seat = state.to_move
            if seat in (None, CHANCE) or number % 4:
                continue
            other = other_world(state, seat, rnd)
            if other is None:
                continue
            told += 1
            assert other.view(seat) == state.view(seat), state.stack()
            assert other.legal_moves() == state.legal_moves()
            if number % 12 == 0:
                chosen += 1
                assert choose(other.view(seat), iterations=30, seed=1) == choose(
                    state.view(seat), iterations=30, seed=1
                )
    assert told >= 50 and chosen >= 15


@pytest.mark.parametrize(("edition", "seats"), TABLE)
def test_same_seed_same_game(edition, seats):
    """One seed gives one game, state for state; another seed another one."""
    for move in (random_move, guided_move):
        first = play_recorded(edition, seats, 5, move, 400)
        assert first == play_recorded(edition, seats, 5, move, 400)
        assert first != play_recorded(edition, seats, 6, move, 400)


# ---------------------------------------------------------------- many games


def soak_game(edition, seats, seed, move, cap=None):
    """One game, its invariants looked at in every state; decisions, turns, the deepest stack, whether it ended."""
    rng = Rng(seed)
    game = Game.new(edition, seats, seed, some_options(edition, seats, seed))
    number = deepest = 0
    while not game.over and number != cap:
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            game.apply(move(game, rng))
        number += 1
        status = game.status()
        assert status == [], (edition, seats, seed, number, status)
        if number % 16 == 0:
            deepest = max(deepest, len(game.stack()))
        if number % 512 == 0:
            conserved(game)
            assert Game.from_bytes(game.to_bytes()) == game
            if not game.over:
                assert Game.from_fields(game.fields()) == game
    conserved(game)
    assert deepest <= DEEPEST
    return number, game.turn, deepest, game.over


@pytest.mark.soak
@pytest.mark.parametrize(("style", "games"), [("random", 20_000), ("guided", 1_000)])
@pytest.mark.parametrize("edition", ["base", "ignorance"])
def test_many_games(edition, style, games, capsys):
    """Thousands of games a edition, every state sound; random ones are cut at 50,000 decisions, guided ones end."""
    move, cap = {"random": (random_move, 50_000), "guided": (guided_move, None)}[style]
    games = games if edition == "ignorance" else games // 4
    start, total, turns, deepest, ended = time.perf_counter(), 0, 0, 0, 0
    for seed in range(games):
        number, played, depth, over = soak_game(edition, 2 + seed % 5, seed, move, cap)
        total, turns, deepest, ended = total + number, turns + played, max(deepest, depth), ended + over
        if style == "guided":
            assert over, seed
    with capsys.disabled():
        print(
            f"\n{edition}, {style}: {games} games, {ended} to the end, {total} decisions, {turns} turns, "
            f"stack at most {deepest}, {time.perf_counter() - start:.0f} s"
        )
