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

import pinned
import pytest

from euphoria_ai.catalog import DILEMMA_IDS, RECRUIT_IDS, TABLES, TILE_IDS

TESTS = Path(__file__).parent

# Rules that say nothing a program could do or leave undone.
NOTHING_TO_TEST = {
    "R15": "mats, stickers and large tokens change no rule",
}

CASES = {f"T{n}" for n in pinned.CASES}
COMMON = set(pinned.COMMON_TO_RECRUITS)
RULES = {row["id"]: row for row in TABLES["rules"]["rule"]}
NUMBERED = re.compile(r"\b[RCTI]\d+[ab]?\b")


def sources():
    """All test files but this one and those of the reference program."""
    return [
        path
        for path in sorted(TESTS.rglob("test_*.py"))
        if path.name != Path(__file__).name and "reference_tests" not in path.relative_to(TESTS).parts
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
            out.append(
                (
                    f"{path.relative_to(TESTS)}::{node.name}",
                    "\n".join([node.name, ast.get_docstring(node) or "", *inside]),
                )
            )
    return out


def cited_numbers():
    return {number: place for place, text in named() for number in NUMBERED.findall(text)}


def cited_words():
    return "\n".join(text for _, text in named())


def test_rules_data_is_read():
    """The list of ids comes from the rules' data; cards of both editions are among those that must be cited."""
    assert set(pinned.RULES) | set(pinned.RULINGS) == set(RULES)
    assert set(NOTHING_TO_TEST) <= set(RULES)
    counts = [len(ids) for ids in (RECRUIT_IDS, TILE_IDS, DILEMMA_IDS)]
    assert counts == [sum(pinned.RECRUITS.values()), sum(pinned.TILES.values()), pinned.DILEMMAS]


def test_every_rule_and_ruling_is_cited():
    """No rule and no ruling of either edition lacks a test that names it."""
    assert sorted(set(RULES) - set(NOTHING_TO_TEST) - set(cited_numbers())) == []


def test_every_case_is_cited():
    """No scenario case lacks a test that names it."""
    assert sorted(CASES - set(cited_numbers())) == []


def test_what_recruits_have_in_common_is_cited():
    """I1 to I10 are named by tests."""
    assert sorted(COMMON - set(cited_numbers())) == []


def test_rules_of_the_expansion_are_cited_where_they_are_played():
    """A rule that only the expansion (or its tweaks) brings is named by a test of the expansion, its cards or its
    tweaks.
    """
    marked = {name for name, row in RULES.items() if row.get("edition") == "ignorance"}
    cards = {f"test_{row['id']}.py" for kind in ("recruit", "tile") for row in TABLES[f"{kind}s_ignorance"][kind]}
    here = "\n".join(
        text
        for place, text in named()
        if Path(place.partition("::")[0]).name in cards or "ignorance" in place or "tweaks" in place
    )
    assert sorted(marked - set(NOTHING_TO_TEST) - set(NUMBERED.findall(here))) == []


@pytest.mark.parametrize(("kind", "ids"), [("recruits", RECRUIT_IDS), ("tiles", TILE_IDS), ("dilemmas", DILEMMA_IDS)])
def test_every_card_is_cited(kind, ids):
    """No recruit, tile or dilemma lacks a test that names it."""
    words = cited_words()
    assert [name for name in ids if not re.search(rf"(?<![a-z]){name}(?![a-z])", words.replace("test_", " "))] == []


def test_no_unknown_id_is_cited():
    """A number that no rule, ruling or case has is a slip of the pen."""
    known = set(RULES) | CASES | COMMON
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
                missing.append(f"{path.relative_to(TESTS)}::{node.name}")
    assert missing == []
