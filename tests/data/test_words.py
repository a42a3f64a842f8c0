"""The words in which cards are written: every one is used, rows that say something else are refused by name,
and there is room for no more than there is.
"""

import re
from pathlib import Path

import pytest

from euphoria_ai.catalog import DILEMMAS, RECRUITS, SPACES, TILES, change_of, numbered, steps_of, word_of
from euphoria_ai.core.state.tables import load
from euphoria_ai.core.state.vocabulary import CHANGES, CONDITIONS, COST_CONDITIONS, STEPS
from euphoria_ai.editions import options_of, resolve

ROOT = Path(__file__).parents[2]
RULES = ROOT / "ext" / "euphoria_ai" / "core" / "rules"
ABILITIES = [ability for row in RECRUITS for ability in row["abilities"]]


def conditions(about_costs):
    return {
        word_of(word)[0]
        for ability in ABILITIES
        if (ability["on"] == "cost") == about_costs
        for word in ability.get("when", ())
    }


# ---------------------------------------------------------------- words


def test_every_word_is_used_and_every_used_word_is_there():
    assert conditions(about_costs=False) == set(CONDITIONS)
    assert conditions(about_costs=True) == set(COST_CONDITIONS)
    assert {step for row in RECRUITS for step in steps_of(row)} == set(STEPS)
    assert {change_of(ability)[0] for ability in ABILITIES} - {None} == set(CHANGES)


def test_words_of_one_card_stand_under_its_id():
    """A section of rules/cards_FACTION.pyx registers words that the rows of its card use, and no others do."""
    used = {
        row["id"]: steps_of(row) | {word_of(word)[0] for a in row["abilities"] for word in a.get("when", ())}
        for row in RECRUITS
    }
    factions = {row["id"]: row["faction"] for row in RECRUITS}
    for path in RULES.glob("cards_*.pyx"):
        _, *parts = re.split(r"^# -{60,} (\w+)$", path.read_text(), flags=re.MULTILINE)
        assert parts
        for card, text in zip(parts[::2], parts[1::2], strict=True):
            assert path.stem == f"cards_{factions[card]}"
            words = re.findall(r'^add_\w+\("(\w+)"', text, re.MULTILINE)
            assert words, card
            for word in words:
                assert [name for name in used if word in used[name]] == [card], word


def test_a_step_of_one_card_says_when_what_and_by_which_rules():
    step = re.compile(r'^cdef void (\w+)\((?:.|\n)*?    """((?:.|\n)*?)"""', re.MULTILINE)
    for path in RULES.glob("cards_*.pyx"):
        for name, doc in step.findall(path.read_text()):
            assert re.match(r"Legal when: .*Does: .*Rules: ", doc, re.DOTALL), name


def test_a_word_knows_its_operands():
    assert CONDITIONS["holds"].operands == ("artifacts",)
    assert STEPS["victim_gain"].operands == ("good", "n")
    assert repr(STEPS["gain"]) == "gain good n"
    assert list(CHANGES) == [word.name for word in sorted(CHANGES.values(), key=lambda word: word.order)]


# ---------------------------------------------------------------- rows that are refused


def rules(**changes):
    """The data of a rule set, with parts of it exchanged."""
    return resolve("base", 2, options_of("base")) | changes


def with_ability(**ability):
    """The same, the first recruit's only ability exchanged."""
    first, *others = rules()["recruits"]
    return rules(recruits=[{**first, "abilities": [ability]}, *others])


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        ({"on": "noon"}, "unknown event 'noon'"),
        ({"on": "star", "does": [["morale", 1]]}, "unknown key 'does'"),
        ({"on": "star", "check_limit": 17}, "unknown key 'check_limit'"),
        ({"on": "star", "do": [["fly", 1]]}, "unknown word 'fly'"),
        ({"on": "star", "do": [["morale"]]}, r"\['morale'\] does not read `morale n`"),
        ({"on": "star", "do": [["morale", 1, 2]]}, "does not read `morale n`"),
        ({"on": "star", "do": [["morale", "box"]]}, "not a number: 'box'"),
        ({"on": "star", "do": [["morale", 200]]}, "not a number: 200"),
        ({"on": "star", "do": [["gain", "sand", 1]]}, "unknown name 'sand'"),
        ({"on": "star", "do": [["discard_card"]]}, "does not read `discard_card artifacts`"),
        ({"on": "star", "do": [["morale", 1]] * 5}, "steps: 5 are too many, there is room for 4"),
        ({"on": "star", "when": ["alone"] * 4}, "conditions: 4 are too many, there is room for 3"),
        ({"on": "star", "when": ["no_access"]}, "unknown word 'no_access'"),
        ({"on": "star", "price": {"sand": 1}}, "unknown name 'sand'"),
        ({"on": "star", "price": {"gold": 1, "clay": 1}}, "a price of two goods"),
        ({"on": "star", "tag": 16}, "tag: 16 are too many, there is room for 15"),
        ({"on": "paid", "do": [["draw", 1]]}, "may have to wait, which this event does not allow"),
        ({"on": "extra", "do": [["morale", 1]]}, "no step allows a placement"),
        ({"on": "cost"}, "unknown word ''"),
        ({"on": "cost", "change": "alternative", "cost": {"sand": 1}}, "unknown key 'sand' of a cost"),
        ({"on": "cost", "change": "alternative", "when": ["alone"]}, "unknown word 'alone'"),
        ({"on": "cost", "change": "alternative", "when": ["no_access"] * 2}, "2 are too many, there is room for 1"),
        ({"on": "cost", "change": ["wildcard"]}, "does not read `wildcard artifact`"),
    ],
    ids=str,
)
def test_a_row_that_says_something_else_is_refused_by_name(ability, why):
    with pytest.raises(ValueError, match=f"^ben_the_ludologist, ability 1.*{why}"):
        load(with_ability(**ability))


def many(rows, n):
    """n rows, the last with an id of its own."""
    return [*rows, *(dict(rows[0]) for _ in range(n - 1 - len(rows))), {**rows[0], "id": "one_too_many"}]


@pytest.mark.parametrize(
    ("key", "rows", "most"),
    [("recruits", rules()["recruits"], 128), ("tiles", rules()["tiles"], 64), ("dilemmas", list(DILEMMAS), 8)],
    ids=["recruits", "tiles", "dilemmas"],
)
def test_one_row_too_many_is_refused_by_name(key, rows, most):
    with pytest.raises(ValueError, match=f"^one_too_many: {key if key != 'tiles' else 'market tiles'}: {most + 1} are"):
        load(rules(**{key: many(rows, most + 1)}))


def test_one_space_too_many_is_refused_by_name():
    with pytest.raises(ValueError, match="^one_too_many: spaces: 57 are too many, there is room for 56"):
        load(rules(spaces=many([dict(row, cost=list(row.get("cost", ()))) for row in SPACES], 57)))


def test_one_printed_cost_too_many_on_a_space():
    spaces = rules()["spaces"]
    farm = next(i for i, row in enumerate(spaces) if row["id"] == "farm")
    spaces[farm] = {**spaces[farm], "cost": [{"gold": n} for n in (1, 2, 3)]}
    with pytest.raises(ValueError, match="^farm, costs: 3 are too many, there is room for 2"):
        load(rules(spaces=spaces))


def test_one_ability_too_many_is_refused_by_name():
    """The card whose abilities do not fit any more is named."""
    recruits = rules()["recruits"]
    ability = {"on": "star", "do": [["morale", 1]]}
    recruits = [{**row, "used": False} for row in recruits[:-1]] + [
        {**recruits[0], "abilities": [ability] * 200, "used": True},
        {**recruits[0], "id": "one_too_many", "abilities": [ability] * 56, "used": True},
    ]
    with pytest.raises(ValueError, match="^one_too_many: abilities: 256 are too many, there is room for 255"):
        load(rules(recruits=recruits))


# ---------------------------------------------------------------- numbers of cards


@pytest.mark.parametrize(("files", "kind", "rows"), [("recruits", "recruit", RECRUITS), ("tiles", "tile", TILES)])
def test_a_new_card_leaves_the_numbers_of_all_others(files, kind, rows):
    """Wherever it is added, to the base game say, it takes the next free number; another one is refused by name."""
    old = {f"{files}_base": {kind: rows[:2]}, f"{files}_ignorance": {kind: rows[2:]}, "other": {kind: ()}}
    new = {"id": "new", "index": len(rows)}
    assert numbered(old, files, kind) == rows
    assert numbered({**old, f"{files}_base": {kind: (new, *rows[:2])}}, files, kind) == (*rows, new)
    for index in (0, len(rows) + 1):
        tables = {**old, f"{files}_base": {kind: (*rows[:2], {**new, "index": index})}}
        with pytest.raises(ValueError, match="index"):
            numbered(tables, files, kind)
