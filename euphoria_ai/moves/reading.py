"""What a typed text may mean: its readings (which verb with which names, legal or not),
and the legal moves that fit the best of them.
"""

from __future__ import annotations

from euphoria_ai.moves.grammar import Reader
from euphoria_ai.moves.names import FULL, split_words
from euphoria_ai.moves.spoken import Speaker
from euphoria_ai.moves.verbs import VERBS

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.core.search.information import Position
    from euphoria_ai.moves.shapes import Reading


def after_verb(words: list[str], verb: str) -> Iterator[tuple[list[str], bool]]:
    """(the words after the verb, whether it was said); logs say `rolls`."""
    if words and (verb.startswith(words[0]) or words[0] == f"{verb}s"):
        yield words[1:], True
    if words and (VERBS[verb].silent or verb == "place"):
        yield words, False


def readings(reader: Reader, words: list[str], verbs: Iterable[str]) -> list[Reading]:
    """[(level, verb, meaning, verb said)] of everything the words may mean with one of these verbs."""
    out = []
    for verb in verbs:
        for rest, said in after_verb(words, verb):
            for level, meaning in VERBS[verb].read(reader, rest):
                if said or verb != "place" or meaning[0] is not None:
                    out.append((level, verb, meaning, said))
    return out


def candidates(game: Game | Position, text: str, legal: Mapping[str, int]) -> list[str]:
    """Legal texts that `text` may mean, by its best readings.

    A full spelling is never taken as a short one of something else.
    """
    found = readings(Reader(game, legal), split_words(text), dict.fromkeys(t.split()[0] for t in legal))
    best = min((row[0] for row in found), default=FULL)
    out = []
    for full in legal:
        verb, *args = full.split()
        if any(level == best and word == verb and VERBS[verb].fits(meaning, args) for level, word, meaning, _ in found):
            out.append(full)
    return out or read_aloud(game, text, legal)


def read_aloud(game: Game | Position, text: str, legal: Iterable[str]) -> list[str]:
    """Legal texts that are read aloud like this, as logs and advice print them."""
    say, words = Speaker(game.fields()["tiles"]), split_words(text)
    return [full for full in legal if split_words(say(full)) == words]
