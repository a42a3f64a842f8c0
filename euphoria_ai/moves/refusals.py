"""Why a move is not legal here, in one or two sentences and with the rule.

Everything is told from the position of the deciding seat (`Game.view`), so nothing is said that this seat cannot know.
"""

from __future__ import annotations

from euphoria_ai.moves.at_hand import AtHand
from euphoria_ai.moves.decisions import DECISIONS, asked
from euphoria_ai.moves.grammar import Reader
from euphoria_ai.moves.names import did_you_mean, spellings, split_words
from euphoria_ai.moves.reading import readings
from euphoria_ai.moves.reasons import choices
from euphoria_ai.moves.unusable_recruits import recruit_reason
from euphoria_ai.moves.verbs import VERBS

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from typing import Any

    from euphoria_ai.core.engine.game import Game


def why_not(game: Game, text: str) -> str:
    """One or two sentences: why `text` is no legal move at the decision at hand, what is missing, by which rule."""
    return "the game is over (R109)." if game.over else refusal(AtHand(game), text)[0]


def refusal(at: AtHand, text: str) -> tuple[str, bool]:
    """(why the text is no legal move, has it a meaning at some decision of the game)."""
    words = split_words(text)
    if words in (["pass"], ["skip"]):  # there is no such move (R16), but it deserves an answer
        return sentence(passing(at)), True
    if words[:1] == ["trade"]:
        return sentence(trade(at)), True
    reader = Reader(at.game)
    found = readings(reader, words, VERBS)
    if not found:
        return sentence(unknown(at, reader, words)), False
    verbs = DECISIONS[at.kind].verbs
    _, verb, meaning, _ = min(found, key=lambda row: (not row[3], row[1] not in verbs, row[0]))
    if verb not in verbs:
        return sentence(wrong_kind(at, verb, meaning)), True
    return sentence(VERBS[verb].refuse(at, meaning) or choices(at)), True


def sentence(text: str) -> str:
    return text if text[-1] in ".?" else text + "."


def unknown(at: AtHand, reader: Reader, words: list[str]) -> str:
    """A word that nothing begins with, and what it may have been."""
    names = {
        word
        for domain in ("recruit", "tile", "space", "star", "item", "card", "seat", "outcome", "site")
        for _, spelling in spellings(domain, at.edition)[1]
        for word in spelling
    }
    names |= set(VERBS) | {"by", "and", "nothing", "all"}
    for word in words:
        if word.isalpha() and not any(name.startswith(word) for name in names):
            return f"there is no word {word!r} in the game{did_you_mean(word, sorted(names))}"
    if readings(reader, ["place", *words], ["place"]):
        return "a worker is placed with `place FACE SPACE`"
    verb = VERBS.get(words[0])
    if verb is None or verb.usage == words[0]:
        return "these words make no move"
    return f"after {words[0]!r} it reads `{verb.usage}`"


def passing(at: AtHand) -> str:
    if at.kind == "more":
        return "say `stop` to place no further worker (R18)"
    if at.kind == "turn":
        return "passing is not allowed: place, retrieve or resolve the dilemma (R16)"
    return f"passing is not allowed (R16); {asked(at)}"


def trade(at: AtHand) -> str:
    if not at.options["trading"]:
        return "trading is switched off (R21, option trading)"
    if at.kind not in ("turn", "more"):
        return f"a trade is offered before the action of the turn or between two placements (R21); {asked(at)}"
    return "a trade reads `trade P2 give 2 gold bat for 1 energy` (R21)"


def wrong_kind(at: AtHand, verb: str, meaning: Any) -> str:
    """The move belongs to another decision."""
    if at.kind == "turn" and verb == "stop":
        return passing(at)
    if at.kind in ("more", "place") and verb == "retrieve":
        return "a turn either places or retrieves (R16)"
    if at.kind in ("more", "place") and verb == "dilemma":
        return "the dilemma takes the whole turn and cannot follow a placement (R94)"
    if at.kind == "place" and verb == "stop":
        return "the placement was announced and must follow (R19)"
    if verb == "use" and meaning and not at.by_chance:
        return recruit_reason(at, min(meaning[0]))
    if verb == "star":
        return f"no star is to be placed now; {asked(at)}"
    return asked(at)
