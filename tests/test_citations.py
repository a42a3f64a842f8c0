"""Every rule, ruling, case and card in force is named by a test, and no test names one that does not exist.

An id counts as cited where a reader looks for it: in the name or the docstring of a test function, or in a comment
inside it.
"""

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

from euphoria_ai._tables import TABLES
from euphoria_ai.editions import DILEMMA_IDS, RECRUIT_IDS, TILE_IDS

TESTS = Path(__file__).parent
IGNORANCE = "Ignorance Is Bliss"

# Marked as of the expansion in the rules' data, but in force with base cards too, by the option iib_tweaks.
WITH_TWEAKS = {"R12", "R13", "R19", "R71", "C13", "C30"}

# Rules and rulings that only cards or parts of an edition bring that cannot be played yet.
NOT_IN_FORCE = {
    "R10": IGNORANCE,
    "R11": IGNORANCE,
    "R14": IGNORANCE,
    "R15": IGNORANCE,
    "R41": IGNORANCE,
    "R53": IGNORANCE,
    "R54": IGNORANCE,
    "R55": IGNORANCE,
    "R89b": IGNORANCE,
    "R99": IGNORANCE,
    "C19": IGNORANCE,
    "C21": IGNORANCE,
    "C22": IGNORANCE,
    "C23": IGNORANCE,
    "C32": IGNORANCE,
    "C33": IGNORANCE,
}

CASES = {
    f"T{n}"
    for n in (
        1,
        3,
        5,
        7,
        9,
        11,
        14,
        16,
        18,
        19,
        20,
        22,
        24,
        26,
        28,
        30,
        32,
        33,
        38,
        39,
        40,
        42,
        44,
        46,
        48,
        50,
        52,
        55,
        57,
        59,
        60,
        62,
        64,
        65,
        67,
        70,
        72,
        74,
        76,
        79,
        81,
        84,
        86,
        88,
        90,
        92,
        94,
        96,
        98,
        100,
    )
}
CASES_NOT_IN_FORCE = dict.fromkeys(("T79", "T84", "T86", "T90", "T92", "T94", "T96", "T98", "T100"), IGNORANCE)

RULES = {row["id"]: row for row in TABLES["rules"]["rule"]}
NUMBERED = re.compile(r"\b[RCT]\d+[ab]?\b")


def sources():
    """All test files but this one and those of the slow reference program."""
    return [
        path
        for path in sorted(TESTS.rglob("test_*.py"))
        if path.name != Path(__file__).name and "reference" not in path.relative_to(TESTS).parts
    ]


def functions_of(tree):
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


@cache
def named():
    """(place, text) of the name, the docstring and the comments of every test function."""
    out = []
    for path in sources():
        text = path.read_text(encoding="utf-8")
        comments = [
            (token.start[0], token.string)
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type == tokenize.COMMENT
        ]
        for node in functions_of(ast.parse(text)):
            inside = [string for line, string in comments if node.lineno <= line <= node.end_lineno]
            out.append((f"{path.name}::{node.name}", "\n".join([node.name, ast.get_docstring(node) or "", *inside])))
    return out


def cited_numbers():
    return {number: place for place, text in named() for number in NUMBERED.findall(text)}


def cited_words():
    return "\n".join(text for _, text in named())


def in_force():
    return {name for name, row in RULES.items() if row.get("edition") != "ignorance" or name in WITH_TWEAKS} - set(
        NOT_IN_FORCE
    )


def test_rules_data_is_read():
    """The list of ids comes from the rules' data: R1..R113 with R89a and R89b, C1..C36."""
    rules = {f"R{n}" for n in range(1, 114)} | {"R89a", "R89b"}
    rulings = {f"C{n}" for n in range(1, 37)}
    assert rules | rulings <= set(RULES)
    assert set(NOT_IN_FORCE) | WITH_TWEAKS <= set(RULES)


def test_every_rule_of_the_expansion_is_listed():
    """A row marked as of the expansion is either in force by iib_tweaks or listed with its edition."""
    marked = {name for name, row in RULES.items() if row.get("edition") == "ignorance"}
    assert marked - WITH_TWEAKS - set(NOT_IN_FORCE) == set()
    assert WITH_TWEAKS <= marked


def test_every_rule_and_ruling_is_cited():
    """No rule and no ruling in force lacks a test that names it."""
    assert sorted(in_force() - set(cited_numbers())) == []


def test_every_case_is_cited():
    """No scenario case in force lacks a test that names it."""
    assert sorted(CASES - set(CASES_NOT_IN_FORCE) - set(cited_numbers())) == []


@pytest.mark.parametrize(("kind", "ids"), [("recruits", RECRUIT_IDS), ("tiles", TILE_IDS), ("dilemmas", DILEMMA_IDS)])
def test_every_card_is_cited(kind, ids):
    """No recruit, tile or dilemma lacks a test that names it."""
    words = cited_words()
    assert [name for name in ids if not re.search(rf"(?<![a-z]){name}(?![a-z])", words.replace("test_", " "))] == []


def test_no_unknown_id_is_cited():
    """A number that no rule, ruling or case has is a slip of the pen."""
    known = set(RULES) | CASES
    assert {number: place for number, place in cited_numbers().items() if number not in known} == {}


def test_every_test_of_a_rule_cites_it():
    """The first line of each docstring under tests/rules and tests/cards says what is tested: a number or a card."""
    missing = []
    for path in sources():
        if path.relative_to(TESTS).parts[0] not in ("rules", "cards"):
            continue
        for node in functions_of(ast.parse(path.read_text(encoding="utf-8"))):
            first = (ast.get_docstring(node) or "").partition("\n")[0]
            cards = (*RECRUIT_IDS, *TILE_IDS, *DILEMMA_IDS)
            if not NUMBERED.search(first) and not any(name in first or name in node.name for name in cards):
                missing.append(f"{path.name}::{node.name}")
    assert missing == []
