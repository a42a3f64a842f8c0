"""Clues: what is known of a card that cannot be named, `"bat or bear"`, `"not Maxime"`, `"Icarite"`.

A clue is a set of cards as bits, in the order of their ids; 0 stands for none.  Deals obey it (`core.search.clues`).
"""

import re
from typing import Any

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, FACTIONS, RECRUIT_IDS, RECRUITS
from euphoria_ai.core.engine.game import Game
from euphoria_ai.core.state.ids import CARD_UNKNOWN, M_DISCARD
from euphoria_ai.editions import edition_rows
from euphoria_ai.moves.fields import artifacts_paid, kind_of
from euphoria_ai.moves.names import split_words
from euphoria_ai.positions.unknowns import Log
from euphoria_ai.positions.values import exact, find, refuse

IDS = {"recruit": RECRUIT_IDS, "dilemma": DILEMMA_IDS, "artifact": ARTIFACTS}
BETWEEN = re.compile(r"\bor\b|\bnor\b|,|/|\band\b", re.IGNORECASE)
COUNT = re.compile(r"\s*(\d{1,2})\s+")
NONE_OF = ("not", "no", "neither", "nor")
IGNORED = ("either", "one", "of", "a", "an")

Fields = dict[str, Any]


def is_clue(value: Any) -> bool:
    """Does this text say which of several cards it may be, or which it is not?"""
    words = split_words(value) if isinstance(value, str) else []
    return bool(words) and ("or" in words or "nor" in words or words[0] in (*NONE_OF, "either"))


def read_clue(key: str, value: str, kind: str, edition: str) -> int:
    """The cards of one kind that a clue allows.  Raises PositionError."""
    names = [word for word in BETWEEN.split(value) if split_words(word)]
    negative = bool(names) and split_words(names[0])[0] in NONE_OF
    named = 0
    for name in names:
        words = split_words(name)
        while words and words[0] in (*NONE_OF, *IGNORED):
            words = words[1:]
        if words:
            named |= cards_called(key, " ".join(words), kind, edition)
    if not named:
        refuse(key, 'name the cards: "bat or bear", "not Maxime"', value)
    return all_cards(kind, edition) & ~named if negative else named


def cards_called(key: str, name: str, kind: str, edition: str) -> int:
    """One card, or the recruits of a faction."""
    factions = exact(name, "faction", edition) if kind == "recruit" else ()
    if factions:
        return sum(1 << i for i, row in enumerate(RECRUITS) if row["faction"] in factions) & all_cards(kind, edition)
    return 1 << IDS[kind].index(find(key, name, kind, edition))


def all_cards(kind: str, edition: str) -> int:
    if kind == "artifact":
        return (1 << len(ARTIFACTS)) - 1
    return sum(1 << IDS[kind].index(row["id"]) for row in edition_rows(edition, kind))


def clue_parts(cards: int, kind: str, edition: str) -> tuple[bool, list[str]]:
    """(is it none of these, names) of a clue, in as few names as can be."""
    every = all_cards(kind, edition)
    names = names_in(cards & every, kind, edition)
    others = names_in(every & ~cards, kind, edition)
    few = len(names) > 1 or (len(names) == 1 and names[0] in FACTIONS)
    return (False, names) if (few and len(names) <= len(others)) or not others else (True, others)


def clue_text(cards: int, kind: str, edition: str) -> str:
    """The text of a clue, as `read_clue` reads it."""
    none_of, names = clue_parts(cards, kind, edition)
    return f"{'not ' * none_of}{' or '.join(names)}"


def clue_rows(clue: Fields, edition: str) -> list[dict[str, Any]]:
    """The clues about a seat's cards as plain data."""
    told = [("hidden", "recruit", cards) for cards in clue["recruits"] if cards]
    told += [("dilemma", "dilemma", clue["dilemma"])] if clue["dilemma"] else []
    told += [("hand", "artifact", cards) for cards in clue["hand"]]
    rows = []
    for of, kind, cards in told:
        none_of, names = clue_parts(cards, kind, edition)
        rows.append({"of": of, "none_of": none_of, "cards": names})
    return rows


def names_in(cards: int, kind: str, edition: str) -> list[str]:
    """Names of the cards of a set: whole factions of recruits, then single cards."""
    names = []
    for faction in FACTIONS if kind == "recruit" else ():
        whole = cards_called("", faction, kind, edition)
        if cards & whole == whole:
            names.append(faction)
            cards &= ~whole
    return names + [name.removeprefix("dilemma_") for i, name in enumerate(IDS[kind]) if cards >> i & 1]


# ---------------------------------------------------------------- hands


def split_hand(key: str, value: Any, edition: str) -> tuple[Any, list[int]]:
    """(the rest, clues) of a list of artifacts: cards with a clue stand between commas, `"book, 2 bat or bear"`."""
    parts = value if isinstance(value, list) else value.split(",") if isinstance(value, str) else []
    rest: list[str] = []
    clues: list[int] = []
    for part in parts if all(isinstance(part, str) for part in parts) else []:
        number = COUNT.match(part)
        words = part[number.end() :] if number else part
        if is_clue(words):
            clues += [read_clue(key, words, "artifact", edition)] * (int(number[1]) if number else 1)
        else:
            rest.append(part)
    return (", ".join(rest), clues) if clues else (value, [])


# ---------------------------------------------------------------- going on


def without_clues(fields: Fields, seat: int) -> None:
    """Nothing is known any more of the unknown cards of this hand."""
    if "clues" in fields:
        fields["clues"][seat]["hand"] = []


def keep_clues(known: Fields, fields: Fields, before: Game, after: Game, log: Log) -> None:
    """Put into fields what is still true of the clues of `known`: those about cards that are unknown still and where
    they were.

    before, after, log: a world in which something happened.
    """
    if "clues" not in known:
        return
    trade = any(kind == "trade" for _, kind, _, _ in log)
    gave = {who for who, _, move, _ in log if kind_of(move) == M_DISCARD or artifacts_paid(move)}
    worlds = zip(before.fields()["seats"], after.fields()["seats"], strict=True)
    same = [old["hand"] == new["hand"] and seat not in gave and not trade for seat, (old, new) in enumerate(worlds)]
    fields["clues"] = []
    for clue, old, new, kept in zip(known["clues"], known["seats"], fields["seats"], same, strict=True):
        recruits = zip(clue["recruits"], old["recruits"], new["recruits"], strict=True)
        fields["clues"].append(
            {
                "recruits": [cards if was == now == CARD_UNKNOWN else 0 for cards, was, now in recruits],
                "dilemma": clue["dilemma"] if new["dilemma"] == CARD_UNKNOWN else 0,
                "hand": list(clue["hand"]) if kept and old["hand"] == new["hand"] else [],
            }
        )
