"""What the documents name exists: commands, their options, and targets of make."""

import fnmatch
import re
import subprocess
import sys
from pathlib import Path

import pytest

from euphoria_ai.cli.registry import available

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
# The options of `play` and `match` are described in documents of their own.
REFERENCE = dict.fromkeys(available(), "cli.md") | {"play": "play.md", "match": "players.md"}


def lines_of(word):
    """(document, rest of the line) of every shown command that begins with a word: indented, or between backticks."""
    shown = re.compile(rf"^    {word} +(\S.*)$|`{word} ([^`]+)`", flags=re.MULTILINE)
    return [
        (path.name, re.split(r"  +|\|(?= )", one or other)[0])
        for path in DOCUMENTS
        for one, other in shown.findall(path.read_text(encoding="utf-8"))
    ]


@pytest.fixture(scope="module")
def options():
    """Command -> the options its help shows."""

    def shown(name):
        call = [sys.executable, "-m", "euphoria_ai.cli", name, "--help"]
        text = subprocess.run(call, capture_output=True, text=True, timeout=120, check=True).stdout
        return {
            option for row in re.findall(r"^  (-.*?)(?:  |$)", text, re.MULTILINE) for option in OPTION.findall(row)
        }

    return {name: shown(name) for name in available()}


def test_shown_commands_are_known_with_their_options(options):
    shown = lines_of("euphoria")
    assert len(shown) > 30
    for document, line in shown:
        name = line.split()[0]
        if name.startswith("--") or name == "COMMAND":
            continue
        assert name in options, (document, line)
        assert set(OPTION.findall(line)) <= options[name] | {"--help"}, (document, line)


def test_options_are_described(options):
    """Each option stands in the document of its command; those of all commands once."""
    for name, known in options.items():
        text = (ROOT / "docs" / REFERENCE[name]).read_text(encoding="utf-8")
        assert known - {"--help"} <= set(OPTION.findall(text)), name


def test_shown_targets_of_make_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    described = set(re.findall(r"^([a-z-]+):.*## ", makefile, flags=re.MULTILINE))
    phony = set(re.search(r"^\.PHONY: (.*)$", makefile, flags=re.MULTILINE)[1].split())
    assert described == phony
    assert {line.split()[0] for _, line in lines_of("make")} <= described


def files():
    """Every file that comes with the sources, from the root on."""
    below = (path for name in FOLDERS for path in (ROOT / name).rglob("*"))
    return ["/" + path.relative_to(ROOT).as_posix() for path in [*ROOT.iterdir(), *below]]


FOLDERS = (".ci", ".github", "bench", "cli", "docs", "euphoria_ai", "examples", "ext", "tests")
# a file or folder between backticks; NAME and the like stand for any
NAMED = re.compile(r"`([\w.*-]+/[\w./*-]*|[\w*-]+\.(?:py|pyx|pxd|pyi|toml|json|jsonl|md|yml))`")
# shown as a reader's own files, or made by a build
OWN = {"my_players.py", ".venv/bin/euphoria", "euphoria-ai/games"}


def test_files_that_documents_name_exist():
    there = files()
    missing = []
    for path in DOCUMENTS:
        for name in set(NAMED.findall(path.read_text(encoding="utf-8"))) - OWN:
            pattern = "*/" + re.sub(r"NAME|FACTION|ID(?=\.py$)", "*", name).rstrip("/")
            if not fnmatch.filter(there, pattern):
                missing.append(f"{path.name}: {name}")
    assert missing == []
