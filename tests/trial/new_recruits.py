"""What a new card costs: adds two invented recruits to a copy of the project, builds it and runs all tests there.

    python tests/trial/new_recruits.py

Otto is written with known words, Pia needs one of her own. What fails then must be pinned on purpose (PINNED below);
anything else is a place that a contributor would have to find out about. Takes some minutes; prints what was compiled,
how long it took, and the tests that failed. Exit code 0: nothing but the pinned ones.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Tests, or files of them, that may fail: what they compare is written down once, anew with every change of a deck.
PINNED = {
    "tests/perft/test_perft.py": "fixed play with the whole deck: tests/perft/rewrite.py",
    "tests/perft/test_signature.py": "the same with policy and search: tests/perft/signature.txt",
    "tests/data/test_data_files.py::test_the_rules_of_today_are_named[base]": "same_rules of edition_base.toml",
    "tests/games/test_records.py::test_the_example": "the hash of the record: tests/games/make_example.py",
}

ROWS = """

[[recruit]]
id = "otto_the_brickmaker"
index = {otto}
name = "Otto the Brickmaker"
aliases = ["Otto"]
faction = "euphorian"
number = {number}
optional = false
trigger = "The owner places a worker on the Farm and holds no artifact."
cost = ""
effect = "gain 1 clay"
limits = "Once per placement."
timing = "With the goods of the area."
notes = ["Both decided before the goods arrive (G6)."]
abilities = [
    {{ on = "area_goods", at = ["farm"], when = ["no_artifacts"], do = [["gain", "clay", 1]] }},
]

[[recruit]]
id = "pia_the_surveyor"
index = {pia}
name = "Pia the Surveyor"
aliases = ["Pia"]
faction = "wastelander"
number = {pia_number}
optional = false
trigger = "The owner places a worker on the Aquifer."
cost = ""
effect = "gain 1 food for every other own worker on the board"
limits = "Once per placement."
timing = "With the goods of the area."
notes = ["A worker that was placed earlier in the same turn counts (R18)."]
abilities = [
    {{ on = "area_goods", at = ["aquifer"], do = [["food_by_workers"]] }},
]
"""

STEP = '''

# ---------------------------------------------------------------- pia_the_surveyor

cdef void food_by_workers(StateC* s, AbilityF* f, const AbilityC* a, int n,
                          int m) noexcept nogil:
    """Legal when: a worker was placed on the area.
    Does: 1 food for every other own worker on the board.
    Rules: R28, R43.
    """
    cdef int die
    for die in range(MAX_DICE):
        if s.seats[f.seat].loc[die] < LOC_HAND and die != s.pl_die:
            gain_good(s, f.seat, FOOD, 1)


add_step("food_by_workers", food_by_workers).at_once = True
'''

# The reference program, which knows the cards a second time: behind these words of its files.
REFERENCE = (
    ("ray_the_foreman yordy_the_demotivator", " otto_the_brickmaker"),
    ("        steven_the_scholar", " pia_the_surveyor"),
    (
        '        who.goods["water"] += 1\n',
        """    if now.space == "farm" and not who.hand_size and table.works(now.seat, "otto_the_brickmaker"):
        who.goods["clay"] += 1
    if now.space == "aquifer" and table.works(now.seat, "pia_the_surveyor"):
        who.goods["food"] += sum(die.where != "hand" for die in who.dice) - 1
""",
    ),
)

TESTS = {
    "tests/cards/recruits/euphorian/test_otto_the_brickmaker.py": '''"""Otto the Brickmaker."""

from helpers import build, holdings, play


def otto(**spec):
    return holdings(play(build({"recruits": ["otto_the_brickmaker"], "dice": {"hand": [1]}, **spec}), "place 1 farm"))


def test_otto_gains_clay():
    """otto_the_brickmaker: 1 clay with the goods of the farm (R43)."""
    assert otto()[2] == {"food": 1, "clay": 1}


def test_otto_with_an_artifact():
    """otto_the_brickmaker: nothing with an artifact in hand (G6)."""
    assert otto(hand="bat")[2] == {"food": 1}
''',
    "tests/cards/recruits/wastelander/test_pia_the_surveyor.py": '''"""Pia the Surveyor."""

from helpers import build, holdings, play


def test_pia_counts_the_other_workers():
    """pia_the_surveyor: 1 food for each worker that stood on the board before (R43)."""
    for others in ({}, {"farm": [2]}, {"farm": [2], "tank_water": [3]}):
        game = build({"recruits": ["pia_the_surveyor"], "dice": {"hand": [1], **others}})
        food = {"food": len(others)} if others else {}
        assert holdings(play(game, "place 1 aquifer"))[2] == {"water": 1, **food}
''',
}


def put_after(folder, mark, text):
    """Inserts the text behind the mark, which stands once in one of the folder's files."""
    (path,) = (path for path in folder.rglob("*.py") if mark in path.read_text(encoding="utf-8"))
    old = path.read_text(encoding="utf-8")
    assert old.count(mark) == 1, (path, mark)
    path.write_text(old.replace(mark, mark + text), encoding="utf-8")


def numbers(copy):
    """The next free index of all recruits and the next printed number of the base game."""
    rows = "".join(path.read_text(encoding="utf-8") for path in (copy / "euphoria_ai/data").glob("recruits_*.toml"))
    base = (copy / "euphoria_ai/data/recruits_base.toml").read_text(encoding="utf-8")
    index = 1 + max(map(int, re.findall(r"^index = (\d+)$", rows, re.MULTILINE)))
    number = 1 + max(map(int, re.findall(r"^number = (\d+)$", base, re.MULTILINE)))
    return {"otto": index, "pia": index + 1, "number": number, "pia_number": number + 1}


def add_cards(copy):
    path = copy / "euphoria_ai/data/recruits_base.toml"
    found = numbers(copy)
    path.write_text(path.read_text(encoding="utf-8") + ROWS.format(**found), encoding="utf-8")
    path = copy / "ext/euphoria_ai/core/rules/cards_wastelander.pyx"
    path.write_text(path.read_text(encoding="utf-8").rstrip("\n") + "\n" + STEP, encoding="utf-8")
    for mark, text in REFERENCE:
        put_after(copy / "tests" / "reference", mark, text)
    for name, text in TESTS.items():
        (copy / name).write_text(text, encoding="utf-8")


def pin(copy):
    """The one list of pinned numbers, with the two cards in it."""
    path = copy / "tests/pinned.py"
    text = path.read_text(encoding="utf-8")
    for old, new in (
        ('RECRUITS = {"base": 48', 'RECRUITS = {"base": 50'),
        ('"base": {"euphorian": 12', '"base": {"euphorian": 13'),
        ('13, "subterran": 12, "wastelander": 12', '13, "subterran": 12, "wastelander": 13'),
        ('"base": range(101, 149)', '"base": range(101, 151)'),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def build(copy):
    """Modules compiled, and seconds."""
    start = time.monotonic()
    run = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"], cwd=copy, capture_output=True, text=True, check=True
    )
    return re.findall(r"Cythonizing ext/euphoria_ai/core/(\S+)", run.stdout), time.monotonic() - start


def run_tests(copy, *paths):
    """(exit code, output) of the tests, which import the copy."""
    link = copy / "euphoria_ai" / "cli"
    if not link.exists():
        link.symlink_to(Path("..") / "cli")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", *paths],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stdout


def pinned(name):
    return name in PINNED or name.split("::")[0] in PINNED


def main():
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "euphoria"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", ".hypothesis"))
        build(copy)
        add_cards(copy)
        modules, seconds = build(copy)
        print(f"compiled in {seconds:.0f} s: {', '.join(modules)}")
        pin(copy)
        code, output = run_tests(copy, *TESTS)
        print("tests of the cards:", output.strip().splitlines()[-1])
        _, output = run_tests(copy)
    failed = sorted(set(re.findall(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)))
    print("all tests:", output.strip().splitlines()[-1])
    for name in failed:
        print(" ", name, "(pinned)" if pinned(name) else "")
    return code or not all(map(pinned, failed))


if __name__ == "__main__":
    sys.exit(main())
