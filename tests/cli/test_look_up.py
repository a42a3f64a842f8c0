"""Looking things up as players do: by references in notes, by words of the game, by goods and terms."""

import re

import pytest

from euphoria_ai.catalog import CARD_RULES, RECRUITS, RULES, TILES
from euphoria_ai.narration.lookup import entries, look_up

# What a player types, and the rule that answers it.
WORDS = {
    "pass": "R17",
    "passing": "R17",
    "no legal move": "R17",
    "doubles": "R18",
    "pairs": "R18",
    "equal dice": "R18",
    "multiple workers": "R18",
    "trade": "R21",
    "swap": "R21",
    "gift": "R21",
    "lost worker": "R32",
    "lose a worker": "R32",
    "supply": "C25",
    "no artifacts left": "C25",
    "bump": "R24",
    "bumping": "R24",
    "kick out": "R24",
    "self bump": "R26",
    "own worker": "R26",
    "pay": "R27",
    "cannot pay": "R27",
    "check": "R31",
    "knowledge check": "R31",
    "roll": "R30",
    "retrieve": "R37",
    "take back": "R37",
    "free retrieve": "R38",
    "hand limit": "R49",
    "too many cards": "R49",
    "reshuffle": "R51",
    "buy a card": "R53",
    "tunnel": "R56",
    "miner": "R58",
    "new worker": "R46",
    "construction site": "R62",
    "build alone": "R66",
    "penalty": "R65",
    "visit a market": "R69",
    "artifact market": "R74",
    "allegiance": "R80",
    "tier 1": "R81",
    "reveal": "R83",
    "free action": "R89b",
    "order of effects": "R89a",
    "sacrifice": "R91",
    "dilemma": "R94",
    "ethical dilemma": "R94",
    "star": "R100",
    "ten stars": "R109",
    "win": "R109",
    "tie breaker": "R111",
    "who begins": "R9",
    "minority": "R12",
    "turn": "R16",
    "where can i place": "R22",
}


def found(*names):
    return [entry.id for entry in look_up(entries(), names)[0]]


@pytest.mark.parametrize(("words", "rule"), WORDS.items())
def test_rules_are_found_by_players_words(words, rule):
    assert found(words) == [rule]
    assert found(*words.split()) == [rule]


def references(text):
    return set(re.findall(r"\b[RCGI]\d+[ab]?\b", text))


def prose():
    """Every text in which rules are named, with where it stands."""
    for row in (*RULES, *CARD_RULES):
        yield row["id"], row["text"]
    for row in (*RECRUITS, *TILES):
        for key in ("trigger", "cost", "effect", "limits", "timing", "notes", "penalty", "first_printing"):
            value = row.get(key, "")
            yield row["id"], value if isinstance(value, str) else " ".join(map(str, value))


def test_every_reference_leads_somewhere():
    """A number that a card or a rule names can be looked up."""
    texts = list(prose())
    assert len({number for _, text in texts for number in references(text)}) > 60
    missing = {(place, number) for place, text in texts for number in references(text) if found(number) != [number]}
    assert missing == set()


def test_what_recruits_share_is_shown_in_full(call):
    result = call("cards", "G8")
    assert result.exit_code == 0
    assert result.stdout.startswith("G8  Hand limit after an effect  Recruits in general\n")
    assert "one discard, after both (R50)" in " ".join(result.stdout.split())
    assert "I6  Further placements  Recruits in general, ignorance" in call("cards", "I6").stdout


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("gold", ("Gold  good", "kind     resource", "Euphorian Tunnel")),
        ("energy", ("Energy  good", "kind     commodity", "Generator")),
        ("bear", ("Teddy bear  artifact", "6 in the deck")),
        ("morale", ("Morale  term", "how many artifacts may be held (R49)")),
        ("temporary space", ("Temporary space  term", "which the next one bumps")),
    ],
)
def test_goods_artifacts_and_terms_have_entries(call, name, parts):
    result = call("cards", name)
    assert result.exit_code == 0
    for part in parts:
        assert " ".join(part.split()) in " ".join(result.stdout.split())


def test_all_of_them_come_as_data(call, valid):
    value = valid(call("cards", "gold", "bear", "morale", "G8", "pass", "--json").stdout, "cards")
    assert [row["kind"] for row in value["cards"]] == ["good", "artifact", "term", "rule", "rule"]
    assert value["missing"] == []
