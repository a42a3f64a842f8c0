"""The Python that documents show runs as it stands there, and so do their commands for play and positions."""

import re
import textwrap
from pathlib import Path

import pytest
from helpers import shell

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted((ROOT / "docs").glob("*.md"))
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?:^    .*\n|^\n)+", re.MULTILINE)
# the same with less to think about or to play
SHORTER = {
    "seconds=3": "iterations=50",
    "games=60": "games=3",
    "games=100": "games=2, jobs=0",
    '"level2"': '"random"',
    "--games 200": "--games 2",
    "level3 policy": "random policy",
    "ismcts:iterations=400 level2": "--games 1 ismcts:iterations=4 random",
    "1=level5": "1=random",
    "suggest my-game.toml": "suggest --time 0.2 my-game.toml",
}


def shortened(text):
    for long, short in SHORTER.items():
        text = text.replace(long, short)
    return text


def shown_code(path):
    """The blocks of Python of a document, in order."""
    text = path.read_text(encoding="utf-8")
    indented = (textwrap.dedent(block) for block in INDENTED.findall(FENCED.sub("", text)))
    return FENCED.findall(text) + [block for block in indented if re.search("^(?:from|import) ", block, re.MULTILINE)]


CODE = {path.name: shown_code(path) for path in DOCUMENTS if shown_code(path)}


@pytest.mark.parametrize("name", CODE)
def test_shown_python_runs(name, tmp_path, monkeypatch):
    from euphoria_ai import Game, load
    from euphoria_ai.players import registry

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "_kinds", dict(registry._kinds))
    text = (ROOT / "examples" / "middle.toml").read_text(encoding="utf-8")
    (tmp_path / "my-game.toml").write_text(text, encoding="utf-8")
    names = {"position": load("my-game.toml"), "game": Game.new("base", seats=2, seed=1), "__name__": "shown"}
    for code in CODE[name]:
        exec(compile(shortened(code), name, "exec"), names)


def test_there_is_python_in_the_documents():
    assert {"advice.md", "features.md", "players.md", "position-format.md", "search.md"} <= set(CODE)


@pytest.mark.parametrize("name", ["play.md", "players.md", "position-format.md"])
def test_shown_commands_run(name, tmp_path):
    """In their order; people at the table leave at once.  The ladder's have a test of their own."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    shown = [line.split("   ")[0] for line in re.findall("^    (euphoria .*)$", text, re.MULTILINE)]
    lines = [shortened(line) for line in shown if not line.startswith("euphoria ladder")]
    assert len(lines) >= 2
    run = shell(lines, tmp_path)
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stderr
