"""Observers learn nothing hidden, and sentences stay short and free of the program's numbers."""

import random

import pytest

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.state.ids import M_DEAL, M_DEAL_DILEMMA, M_DRAWN, M_KEEP
from euphoria_ai.moves.fields import kind_of
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.narration.events import describe
from euphoria_ai.narration.prompts import decision_prompt, explain_move


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_observers_learn_nothing_hidden(seats):
    """Told from full states or from positions the sentences are the same,
    and other cards in the log would not change them.
    """
    rnd = random.Random(seats)
    game = Game.new("base", seats, options={"iib_tweaks": seats == 3})
    game.log = []
    for _ in range(500 // seats):
        if game.over:
            break
        texts = move_texts(game)
        for text in rnd.sample(sorted(texts), min(3, len(texts))):
            assert explain_move(game, texts[text])
        before, views, start = game.fields(), [game.view(o) for o in range(seats)], len(game.log)
        for view in views:
            assert decision_prompt(view).count("\n") == 0
        liked = [text for text in texts if text.startswith(("use", "accept", "dilemma", "outcome recruits"))]
        game.apply(texts[rnd.choice(liked if liked and rnd.random() < 0.8 else list(texts))])
        after, entries = game.fields(), game.log[start:]
        assert describe(before, after, entries) is not None
        for observer in range(seats):
            told = describe(before, after, entries, observer=observer)
            seen = describe(views[observer].fields(), game.view(observer).fields(), entries, observer=observer)
            assert told == seen
            if before["stack"][-1]["seat"] != observer and not setup_ends(before, after):
                other = [disguised(entry) for entry in entries]
                assert told == describe(before, after, other, observer=observer)


def setup_ends(before, after):
    return before["turn"] == 0 and after["turn"] == 1


def disguised(entry):
    """The entry with another card where the card is hidden."""
    seat, kind, move, forced = entry
    code = kind_of(move)
    if code in (M_DRAWN, M_DEAL, M_DEAL_DILEMMA, M_KEEP):
        move = code | (2 << 6) | ((3 << 14) if code == M_KEEP and kind == "recruits" else 0)
    return seat, kind, move, forced


def test_sentences_are_short_and_name_no_numbers_of_the_program():
    rng = Rng(3)
    game = Game.new("base", 4, seed=9)
    game.log = []
    longest = 0
    while not game.over and game.turn < 400:
        before, start = game.fields(), len(game.log)
        moves = game.legal_moves()
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            game.apply(moves[rng.below(len(moves))])
        for line in describe(before, game.fields(), game.log[start:]):
            assert line[0] == "P" or line[0].isupper() or line.startswith(("hidden", "the game"))
            assert "None" not in line and "255" not in line
            longest = max(longest, len(line))
    assert longest < 320
