"""One word for one meaning (docs/glossary.md): over all texts that the program can show."""

import ast
import re
from pathlib import Path

import euphoria_ai
from euphoria_ai.catalog import SPACES
from euphoria_ai.cli.views import board

ROOT = Path(__file__).parents[2]
SHOWN = ("cli", *(f"euphoria_ai/{name}" for name in ("narration", "moves", "advice", "positions", "games", "players")))
OTHER_MEANINGS = {  # what would be a second meaning of a word: the word to use for it
    r"\bdice in hand\b|\bhand dice\b": "available dice; the hand holds artifacts",
    r"\b(the|release|debug|this) build\b|\bbuild\)": "compiled; what is built is a market",
    r"\b(as|after|than|to) turn (\d|<>)": "number N; turn N is a turn of the game",
    r"\btiles? (is|are|that are|that is) built\b|\bbuilt tiles?\b": "a market is built, a tile is turned up",
    r"\bmarkets? (is|are) turned up\b": "a tile is turned up, a market is built",
    r"\btile space\b": "the market is the space, the tile the card",
}


def shown(path):
    """(line, text) of every text of a module that is no docstring; `<>` for what is filled in."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
        and not any(isinstance(each, ast.Call) for each in getattr(node, "decorator_list", ()))  # help of a command
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield node.lineno, "".join(part.value if isinstance(part, ast.Constant) else "<>" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.lineno, node.value


def all_texts():
    code = Path(euphoria_ai.__file__).parents[1]
    for folder in SHOWN:
        for path in sorted((code / folder).rglob("*.py")):
            yield from ((f"{folder}/{path.name}:{line}", text) for line, text in shown(path))
    for path in (*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"):
        yield from ((f"{path.name}:{i}", line) for i, line in enumerate(path.read_text().splitlines(), 1))


def test_no_word_has_a_second_meaning():
    texts = list(all_texts())
    assert len(texts) > 3000
    found = [
        f"{where}: {text.strip()[:90]!r}: {instead}"
        for where, text in texts
        for pattern, instead in OTHER_MEANINGS.items()
        if re.search(pattern, text)
    ]
    assert not found, "\n".join(found)


def test_spaces_that_take_artifacts_are_not_called_markets_alone():
    """Neither in names nor on the board."""
    for space in SPACES:
        words = [text.lower() for text in (space["name"], *space.get("aliases", ()))]
        if space["group"] != "market":
            assert not any(re.search(r"(?<!artifact )\bmarket\b", text) for text in words), space["id"]
    assert {name for _, name in board.MARKETS}.isdisjoint(each["id"] for each in SPACES if each["group"] == "market")
    assert "market" not in re.findall(r'yield "([^"]*)"', Path(board.__file__).read_text())


def test_the_glossary_has_each_word_once():
    rows = re.findall(r"^\| ([^|]+) \|", (ROOT / "docs" / "glossary.md").read_text(), re.MULTILINE)[2:]
    words = [word.strip() for row in rows for word in row.split(",")]
    assert len(words) == len(set(words)) > 30
    assert {"market", "tile", "site", "built", "available", "number"} <= set(words)
