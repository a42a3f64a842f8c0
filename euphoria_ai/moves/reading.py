"""What a typed text may mean: its readings (which verb with which names, legal or not), and the legal moves that fit the best of them."""

from euphoria_ai.moves.grammar import GRAMMAR, Reader, SILENT
from euphoria_ai.moves.names import FULL, split_words


def after_verb(words, verb):
    """(the words after the verb, whether it was said)."""
    if words and verb.startswith(words[0]):
        yield words[1:], True
    if words and (verb in SILENT or verb == "place"):
        yield words, False


def readings(reader, words, verbs):
    """[(level, verb, meaning, verb said)] of everything the words may mean with one of these verbs."""
    out = []
    for verb in verbs:
        for rest, said in after_verb(words, verb):
            for level, meaning in GRAMMAR[verb][0](reader, rest):
                if said or verb != "place" or meaning[0] is not None:
                    out.append((level, verb, meaning, said))
    return out


def candidates(game, text, legal):
    """Legal texts that `text` may mean, by its best readings.  A full spelling is never taken as a short one of something else."""
    found = readings(Reader(game, legal), split_words(text), dict.fromkeys(t.split()[0] for t in legal))
    best = min((row[0] for row in found), default=FULL)
    out = []
    for full in legal:
        verb, *args = full.split()
        if any(level == best and word == verb and GRAMMAR[verb][1](meaning, args) for level, word, meaning, _ in found):
            out.append(full)
    return out


def one_pass(words):
    """Does somebody want to pass?  There is no such move (R16), but it deserves an answer."""
    return words in (["pass"], ["skip"])


def is_move(game, text):
    """Has the text a meaning at some decision of the game?"""
    words = split_words(text)
    return one_pass(words) or words[:1] == ["trade"] or bool(readings(Reader(game), words, GRAMMAR))
