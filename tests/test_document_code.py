"""The Python that documents show runs as it stands there, and their commands on shipped files do."""

import re
import shlex
import textwrap
from pathlib import Path

import pytest
from click.testing import CliRunner

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted((ROOT / "docs").glob("*.md"))
FENCED = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?:^    .*\n|^\n)+", re.MULTILINE)
# the same with less to think about or to play
SHORTER = {"seconds=3": "iterations=50", "games=60": "games=3", "games=100": "games=2, jobs=0", "# my_players.py": ""}


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
        for long, short in SHORTER.items():
            code = code.replace(long, short)
        exec(compile(code, name, "exec"), names)  # noqa: S102 - the documents are ours


def test_there_is_python_in_the_documents():
    assert {"advice.md", "features.md", "players.md", "position-format.md", "search.md"} <= set(CODE)
