"""What the README promises works as written."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from helpers import shell

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    (\S.*)$", README, flags=re.MULTILINE)
EUPHORIA = [line for line in COMMANDS if line.startswith("euphoria ")]
# The same commands with less to think about or to play.
SHORTER = {"--time 10": "--time 0.2", "level4 level3": "level2 level1", "--games 40": "--games 1"}


def test_the_first_command_ends_with_advice_on_a_shipped_position():
    first = COMMANDS[0]
    assert first.startswith("python3 -m venv .venv && .venv/bin/pip install")
    assert first.endswith("euphoria suggest examples/middle.toml")
    assert (ROOT / "examples" / "middle.toml").is_file()


def test_the_continuous_integration_runs_the_very_test_command():
    second = COMMANDS[1]
    assert second == ".venv/bin/python -m pytest"
    assert '"$venv"/bin/python -m pytest' in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_the_commands_of_the_readme_run(tmp_path):
    """In the order of the README, since later ones use what earlier ones wrote; `bench` has its own test."""
    assert len(EUPHORIA) >= 13
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    lines = [line for line in EUPHORIA if line != "euphoria bench"]
    for long, short in SHORTER.items():
        assert any(long in line for line in lines)
        lines = [line.replace(long, short) for line in lines]
    run = shell(lines, tmp_path)
    assert run.returncode == 0, run.stderr
    assert (tmp_path / "next.toml").is_file()


def test_the_library_example_runs():
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"\[[01]\.0, [01]\.0\] after \d+ turns\n", run.stdout)
