"""Why a move is not legal here, in one or two sentences and with the rule.

Everything is told from the position of the deciding seat (`Game.view`), so nothing is said that this seat cannot know.
"""

from euphoria_ai.moves.at_hand import Known
from euphoria_ai.moves.decisions import VERBS_AT, asked
from euphoria_ai.moves.grammar import GRAMMAR, Reader
from euphoria_ai.moves.names import did_you_mean, spellings, split_words
from euphoria_ai.moves.reading import one_pass, readings
from euphoria_ai.moves.reasons import REASONS, choices, recruit_reason


USAGE = {
    "place": "place FACE SPACE",
    "retrieve": "retrieve FACE@SPACE ...",
    "pay": "pay ITEMS",
    "take": "take ITEMS",
    "drop": "drop knowledge",
    "lose": "lose GOOD",
    "discard": "discard ITEMS",
    "use": "use RECRUIT",
    "decline": "decline RECRUIT",
    "star": "star PLACE",
    "outcome": "outcome star` or `outcome recruits",
    "keep": "keep ACTIVE HIDDEN",
    "draw": "draw ARTIFACT",
    "deal": "deal CARD",
    "tile": "tile TILE",
    "start": "start P2",
    "face": "face N",
    "roll": "roll FACES",
    "refuse": "refuse RECRUIT",
    "buy": "buy SLOT ARTIFACT",
    "bump": "bump P2 FACE",
    "ignore": "ignore MARKET",
    "activate": "activate RECRUIT",
    "refill": "refill ARTIFACT",
}


def why_not(game, text):
    """One or two sentences: why `text` is no legal move at the decision at hand, what is missing, which rule says so."""
    if game.over:
        return "the game is over (R109)."
    k = Known(game)
    words = split_words(text)
    if one_pass(words):
        return sentence(passing(k))
    if words[:1] == ["trade"]:
        return sentence(trade(k))
    found = readings(Reader(game), words, GRAMMAR)
    if not found:
        return sentence(unknown(k, words))
    at = VERBS_AT.get(k.kind, (k.kind,))
    _, verb, meaning, _ = min(found, key=lambda row: (not row[3], row[1] not in at, row[0]))
    if verb not in at:
        return sentence(wrong_kind(k, verb, meaning))
    return sentence(REASONS.get(verb, choices)(k, meaning) or choices(k, meaning))


def sentence(text):
    return text if text[-1] in ".?" else text + "."


def unknown(k, words):
    """A word that nothing begins with, and what it may have been."""
    names = {
        word
        for domain in ("recruit", "tile", "space", "star", "item", "card", "seat", "outcome", "site")
        for _, spelling in spellings(domain, k.edition)[1]
        for word in spelling
    }
    names |= set(GRAMMAR) | {"by", "and", "nothing", "all"}
    for word in words:
        if word.isalpha() and not any(name.startswith(word) for name in names):
            return f"there is no word {word!r} in the game{did_you_mean(word, sorted(names))}"
    if readings(Reader(k.game), ["place", *words], ["place"]):
        return "a worker is placed with `place FACE SPACE`"
    usage = USAGE.get(words[0])
    return f"after {words[0]!r} it reads `{usage}`" if usage else "these words make no move"


def passing(k):
    if k.kind == "more":
        return "say `stop` to place no further worker (R18)"
    if k.kind == "turn":
        return "passing is not allowed: place, retrieve or resolve the dilemma (R16)"
    return f"passing is not allowed (R16); {asked(k)}"


def trade(k):
    if not k.options["trading"]:
        return "trading is switched off (R21, option trading)"
    if k.kind not in ("turn", "more"):
        return f"a trade is offered before the action of the turn or between two placements (R21); {asked(k)}"
    return "a trade reads `trade P2 give 2 gold bat for 1 energy` (R21)"


def wrong_kind(k, verb, meaning):
    """The move belongs to another decision."""
    if k.kind == "turn" and verb == "stop":
        return passing(k)
    if k.kind in ("more", "place") and verb == "retrieve":
        return "a turn either places or retrieves (R16)"
    if k.kind in ("more", "place") and verb == "dilemma":
        return "the dilemma takes the whole turn and cannot follow a placement (R94)"
    if k.kind == "place" and verb == "stop":
        return "the placement was announced and must follow (R19)"
    if verb == "use" and meaning and k.seat >= 0:
        return recruit_reason(k, min(meaning[0]))
    if verb == "star":
        return f"no star is to be placed now; {asked(k)}"
    return asked(k)
