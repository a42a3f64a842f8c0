"""`euphoria_ai` itself: the names that callers use, the same for the interpreter and for type checkers."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import euphoria_ai

TREE = ast.parse(Path(euphoria_ai.__file__).read_text())
NAMES = [name for name in euphoria_ai.__all__ if name != "__version__"]


def test_type_checkers_see_what_the_interpreter_finds():
    block = next(node for node in TREE.body if isinstance(node, ast.If))
    seen = {(node.module, alias.name) for node in block.body for alias in node.names}
    assert all(alias.asname == alias.name for node in block.body for alias in node.names)
    assert seen == {(f"euphoria_ai.{home}", name) for name, home in euphoria_ai._HOME_OF.items()}


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_there_and_documented(name):
    assert getattr(euphoria_ai, name) is getattr(import_module(f"euphoria_ai.{euphoria_ai._HOME_OF[name]}"), name)
    assert f"`{name}`" in euphoria_ai.__doc__ or name.endswith("Error")


def test_other_names_are_refused():
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        getattr(euphoria_ai, "nonsense")  # noqa: B009


def test_an_import_loads_nothing_more():
    code = (
        "import sys, euphoria_ai; "
        "print(sorted(name for name in sys.modules if name.startswith('euphoria_ai')), 'typing' in sys.modules)"
    )
    found = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(Path(euphoria_ai.__file__).parents[1])},
    )
    assert found.stdout == "['euphoria_ai', 'euphoria_ai._version'] False\n", found.stderr
