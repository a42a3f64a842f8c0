"""Plain data: valid by the schema, and everything in it is documented."""

import json
import re
from pathlib import Path

import jsonschema
import pytest

import euphoria_ai
from euphoria_ai import suggest

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((Path(euphoria_ai.__file__).parent / "schemas" / "advice.schema.json").read_text())
DOCUMENT = (ROOT / "docs" / "advice.md").read_text()


@pytest.fixture(scope="module")
def dicts(samples):
    """Advice on every kind of decision, with and without timing."""
    out = []
    for games in samples.values():
        for game in games[:2]:
            advice = suggest(game.view(game.to_move), iterations=100)
            out += [advice.to_dict(timing=len(out) % 2 == 0)]
    return out


def test_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_advice_is_valid(dicts):
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for data in dicts:
        validator.validate(json.loads(json.dumps(data, allow_nan=False)))
    assert ["timing" in data for data in dicts[:2]] == [True, False]


def test_schema_names_every_key(dicts):
    """No key that the schema does not know."""
    for data in dicts:
        assert set(data) <= set(SCHEMA["properties"])
        assert set(data["search"]) == set(SCHEMA["properties"]["search"]["properties"])
        for turn in data["turns"]:
            assert set(turn) == set(SCHEMA["$defs"]["turn"]["properties"])
            for variant in turn["variants"]:
                assert set(variant) == set(SCHEMA["$defs"]["variant"]["properties"])


def test_codes_are_documented(dicts):
    """Every code that comes, and every code in the sources, has its row, and every row its code."""
    rows = {
        code
        for line in DOCUMENT.splitlines()
        if line.startswith("| `")
        for code in re.findall(r"`(\w+)`", line.split("|")[1])
    }
    turns = [turn for data in dicts for turn in data["turns"]]
    used = {note["code"] for part in (*dicts, *turns) for note in part["warnings"] + part.get("reasons", [])}
    assert used <= rows
    package = Path(euphoria_ai.__file__).parent
    sources = "".join(path.read_text() for path in sorted((package / "advice").glob("*.py")))
    written = {
        code
        for group in re.findall(r"Note\(\s*((?:\"\w+\"(?: if \w+ else )?)+)", sources)
        for code in re.findall(r"\"(\w+)\"", group)
    }
    keys = set(SCHEMA["properties"]) | set(SCHEMA["$defs"]["turn"]["properties"])
    assert used <= written
    assert rows - keys == written - keys


def test_numbers_are_plain(dicts):
    """Numbers of notes are numbers, words, truth values, or lists and dicts of them."""

    def plain(value):
        if isinstance(value, dict):
            return all(isinstance(key, str) and plain(each) for key, each in value.items())
        return all(map(plain, value)) if isinstance(value, list) else isinstance(value, int | float | str | bool)

    for data in dicts:
        for turn in data["turns"]:
            assert all(plain(note["numbers"]) for note in turn["reasons"] + turn["warnings"])
