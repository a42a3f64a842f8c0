"""The data files as a whole: complete, consistent, free of what is not for users, and compiled as they stand."""

import re
import runpy
from collections import Counter
from importlib import resources
from pathlib import Path

import pinned
import pytest

from euphoria_ai import _tables

PACKAGE = Path(str(resources.files("euphoria_ai")))
COMPILER = runpy.run_path(str(PACKAGE / "_compile_tables.py"))
DATA = COMPILER["read_data"](PACKAGE / "data")
FILES = sorted((PACKAGE / "data").glob("*.toml"))

FACTIONS = ["euphorian", "subterran", "wastelander", "icarite"]
GOODS = ["energy", "water", "food", "bliss", "gold", "clay", "stone"]
ARTIFACTS = ["balloon", "bat", "bear", "bifocals", "book", "box"]
COST_KEYS = {
    *GOODS,
    *(f"artifact_{name}" for name in ARTIFACTS),
    "any_artifact",
    "identical_artifacts",
    "any_resource",
    "any_commodity",
    "nonbliss_commodity",
}
BENEFIT_KEYS = {*GOODS, "artifact", "any_resource", "any_commodity", "worker", "morale", "knowledge", "star"}

# The position in the list is a space's number inside the program.
SPACES = [
    "generator", "aquifer", "farm", "cloud_mine", "tank_energy", "tank_water",
    "tunnel_euphorian", "tunnel_subterran", "tunnel_wastelander",
    "tunnel_end_euphorian", "tunnel_end_subterran", "tunnel_end_wastelander",
    "incinerator", "free_press", "ark", "wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge",
    "market_ea", "market_eb", "market_sa", "market_sb", "market_wa", "market_wb",
    *(f"build_{site}_{slot}" for site in ("ea", "eb", "sa", "sb", "wa", "wb") for slot in range(1, 5)),
]  # fmt: skip

BOARD = DATA["board"]
EDITIONS = {name.removeprefix("edition_"): table for name, table in DATA.items() if name.startswith("edition_")}
RECRUITS = {name: DATA[f"recruits_{name}"]["recruit"] for name in EDITIONS}
TILES = {name: DATA[f"tiles_{name}"]["tile"] for name in EDITIONS}
EVERY_RECRUIT = [row for rows in RECRUITS.values() for row in rows]
EVERY_TILE = [row for rows in TILES.values() for row in rows]
DILEMMAS = DATA["dilemmas"]["dilemma"]
RULES = DATA["rules"]["rule"]


def rows():
    """(kind, row) of everything that has an id."""
    for table in DATA.values():
        for kind, value in table.items():
            if isinstance(value, list):
                for row in value:
                    if isinstance(row, dict) and "id" in row:
                        yield kind, row


def typed(text):
    """An id or alias as it is compared when a person types it."""
    return re.sub(r"[\s_-]+", " ", text.strip().lower())


# ---------------------------------------------------------------- sizes and order


def test_editions():
    assert list(EDITIONS) == ["base", "ignorance"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_deck_sizes(edition):
    """Each deck holds as many cards as the printed game, of each faction as many."""
    assert len(RECRUITS[edition]) == pinned.RECRUITS[edition]
    counts = Counter(row["faction"] for row in RECRUITS[edition])
    assert counts.pop("factionless", 0) == pinned.FACTIONLESS[edition]
    assert counts == pinned.RECRUITS_OF_FACTION[edition]
    assert len(TILES[edition]) == pinned.TILES[edition]


def test_common_decks():
    assert [row["artifact"] for row in DILEMMAS] == ARTIFACTS
    assert [row["id"] for row in BOARD["artifact"]] == ARTIFACTS
    assert len(ARTIFACTS) * BOARD["constants"]["artifact_copies_each"] == pinned.ARTIFACT_CARDS


def test_spaces_and_their_order():
    assert [row["id"] for row in BOARD["space"]] == SPACES
    assert len(SPACES) == pinned.SPACES
    groups = Counter(row["group"] for row in BOARD["space"])
    assert groups == {
        "area": 4, "tank": 2, "tunnel": 3, "tunnel_end": 3, "artifact_market": 3, "icarite_market": 4,
        "market": 6, "slot": 24,
    }  # fmt: skip


def test_goods_and_factions_are_in_the_order_of_the_notation():
    assert [row["id"] for row in BOARD["good"]] == GOODS
    assert [row["faction"] for row in BOARD["territory"]] == FACTIONS


def test_sites_agree_with_their_slots():
    spaces = {row["id"]: row for row in BOARD["space"]}
    assert len(BOARD["site"]) == 6
    for site in BOARD["site"]:
        assert spaces[site["market_space"]]["site"] == site["id"]
        slots = [spaces[slot] for slot in site["slots"]]
        assert [slot["cost"] for slot in slots] == [[{good: 1}] for good in site["slot_resources"]]
        assert {slot["site"] for slot in slots} == {site["id"]}
        assert {slot["faction"] for slot in slots} == {site["faction"]}


def test_only_construction_slots_and_areas_cannot_be_bumped():
    for row in BOARD["space"]:
        assert row["bumpable"] == (row["group"] not in ("area", "slot")), row["id"]


def test_tables_by_player_count_are_complete():
    constants = BOARD["constants"]
    counts = {str(n) for row in EDITIONS.values() for n in range(row["players_min"], row["players_max"] + 1)}
    for table in (
        constants["territory"]["capacity"],
        constants["construction"]["workers_required"],
        constants["tunnel"]["start_step_iib"],
    ):
        assert set(table) == counts


def test_figures_of_the_expansion():
    constants = BOARD["constants"]
    assert constants["tunnel"]["start_step_iib"] == {"2": 3, "3": 2, "4": 1, "5": 0, "6": 0}
    assert constants["bazaar_iib"] == {"slot_cost_any_commodity": [2, 1, 1, 0]}
    assert constants["iib"] == {"extra_equal_die_morale": -1, "minority_bonus_any_commodity": 2}


def test_editions_name_existing_files():
    for name, edition in EDITIONS.items():
        assert name == edition["id"]
        for kind in ("recruits", "tiles", "dilemmas"):
            assert edition[kind]
            assert set(edition[kind]) <= set(DATA)


def test_editions_are_not_mixed():
    """Each has recruits and tiles of its own; dilemmas are shared."""
    for kind in ("recruits", "tiles"):
        used = [stem for edition in EDITIONS.values() for stem in edition[kind]]
        assert sorted(used) == sorted(f"{kind}_{name}" for name in EDITIONS)
        assert set(used) == {stem for stem in DATA if stem.startswith(f"{kind}_")}
    assert {tuple(edition["dilemmas"]) for edition in EDITIONS.values()} == {("dilemmas",)}


def test_options_of_the_editions():
    base, expansion = EDITIONS["base"], EDITIONS["ignorance"]
    assert base["options"] == {"iib_tweaks": False, "trading": False, "refused_recruits": "aside"}
    assert expansion["options"] == {
        "trading": False,
        "refused_recruits": "aside",
        "factionless": True,
        "free_trades": False,
    }
    assert (base.get("fixed", {}), expansion["fixed"]) == ({}, {"iib_tweaks": True})
    assert (base.get("bazaar", False), expansion["bazaar"]) == (False, True)


# ---------------------------------------------------------------- names


def test_ids_are_unique():
    ids = Counter(row["id"] for _, row in rows())
    assert [name for name, count in ids.items() if count > 1] == []


def names(row):
    """Everything a row may be called, as it is compared."""
    return {typed(text) for text in (row["id"], row.get("name", row["id"]), *row.get("aliases", ()))}


def test_names_and_aliases_are_unique():
    """Across all kinds and editions, so that neither a move nor `euphoria cards NAME` ever has to guess."""
    owners = {}
    for kind, row in rows():
        for text in names(row):
            owners.setdefault(text, []).append(f"{kind} {row['id']}")
    assert {text: who for text, who in owners.items() if len(who) > 1} == {}


def test_every_card_and_space_has_a_short_alias():
    """But for recruits of whom both editions have one: their first name alone would say too little."""
    shared = set.intersection(*({row["name"].split()[0] for row in table} for table in RECRUITS.values()))
    assert shared == {"Gary", "Julia"}
    for kind, row in rows():
        if kind == "recruit" and row["name"].split()[0] in shared:
            assert not names(row) & {name.lower() for name in shared}
        elif kind in ("recruit", "tile", "space", "dilemma"):
            assert row["aliases"], row["id"]
            assert len(min(row["aliases"], key=len)) <= 20, row["id"]


# ---------------------------------------------------------------- costs, penalties, prose


def test_costs_use_known_words():
    for kind, row in rows():
        if kind not in ("space", "tile", "dilemma"):
            continue
        if row["id"].startswith("market_"):
            assert row["cost_from"] == "tile" and "cost" not in row
            continue
        assert row["cost"], row["id"]
        for alternative in row["cost"]:
            assert set(alternative) <= COST_KEYS, row["id"]
            assert all(count > 0 for count in alternative.values()), row["id"]


def test_benefits_use_known_words():
    for row in BOARD["space"]:
        benefits = [row.get("benefit", {}), row.get("tier2_benefit", {}), *row.get("benefit_choice", ())]
        for benefit in benefits:
            assert set(benefit) <= BENEFIT_KEYS, row["id"]


def test_tiles():
    for row in EVERY_TILE:
        assert row["penalty"].endswith(".") and row["penalty_code"], row["id"]
    faces = [row["penalty_params"]["face"] for row in TILES["base"] if row["penalty_code"] == "lose_good_on_roll"]
    assert faces == [1, 2, 3, 4, 5, 6]
    # each of the six costs its own artifact
    assert len({key for row in TILES["base"] for key in row["cost"][0] if key.startswith("artifact_")}) == 6


def test_tiles_of_the_expansion():
    """A penalty of its own each; one artifact and a resource, or two commodities, or (the Palace) another artifact."""
    rows = TILES["ignorance"]
    assert len({row["penalty_code"] for row in rows}) == len(rows)
    assert not {row["penalty_code"] for row in rows} & {row["penalty_code"] for row in TILES["base"]}
    for row in rows:
        (cost,) = row["cost"]
        named = [key for key in cost if key.startswith("artifact_")]
        rest = {key: n for key, n in cost.items() if key not in named}
        assert len(named) == 1 and cost[named[0]] == 1, row["id"]
        if row["id"] == "palace_of_forced_altruism":
            assert rest == {"any_artifact": 1}
        else:
            resources = [key for key in rest if key in GOODS[4:]]
            assert set(rest.values()) == {1} and len(rest) == 2 - len(resources), row["id"]
            assert set(rest) <= set(GOODS), row["id"]


def test_recruits_are_fully_described():
    for row in EVERY_RECRUIT:
        assert row["trigger"] and row["effect"] and row["limits"] and row["timing"], row["id"]
        assert isinstance(row["optional"], bool) and isinstance(row["notes"], list), row["id"]
        assert row["abilities"] or row.get("knowledge_cap") or row.get("star_factions"), row["id"]
    for edition, numbers in pinned.RECRUIT_NUMBERS.items():
        assert sorted(row["number"] for row in RECRUITS[edition]) == list(numbers)


def test_rules_are_complete():
    assert [row["id"] for row in RULES] == pinned.RULES + pinned.RULINGS
    for row in RULES:
        assert row["title"] and row["text"].endswith("."), row["id"]
        assert row.get("edition", "ignorance") == "ignorance"


def test_references_lead_somewhere():
    known = {row["id"] for row in RULES}
    known |= set(pinned.COMMON_TO_RECRUITS)  # at the head of the expansion's recruits
    for path in FILES:
        for reference in re.findall(r"\b[RCI]\d+[ab]?\b", path.read_text(encoding="utf-8")):
            assert reference in known, (path.name, reference)


def test_what_holds_for_all_recruits_of_the_expansion_is_at_their_head():
    """Each once, in order, before the first row."""
    head = (PACKAGE / "data" / "recruits_ignorance.toml").read_text(encoding="utf-8").partition("[[recruit]]")[0]
    assert re.findall(r"(?m)^# (I\d+) ", head) == pinned.COMMON_TO_RECRUITS


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_source_tags(path):
    text = path.read_text(encoding="utf-8")
    tags = re.findall(r"\bS00\d|\bBS\b|\bbs:|\bBGA\b|\bbga\b|boardspace|evidence|confidence", text)
    assert tags == []


# ---------------------------------------------------------------- the compiled tables


def test_compiled_tables_equal_the_files():
    assert {name: COMPILER["freeze"](table) for name, table in DATA.items()} == _tables.TABLES
    assert Path(_tables.__file__).read_text(encoding="utf-8") == COMPILER["source"](DATA)
    assert _tables.DATA_HASH == COMPILER["data_hash"](DATA)
    assert _tables.RULES_HASH == COMPILER["rules_hashes"](DATA)


def test_data_hash_sees_rules_but_not_prose():
    def changed(stem, kind, key, value):
        table = {**DATA[stem], kind: [{**DATA[stem][kind][0], key: value}, *DATA[stem][kind][1:]]}
        return COMPILER["data_hash"]({**DATA, stem: table}) != _tables.DATA_HASH

    assert changed("tiles_base", "tile", "cost", [{"gold": 9}])
    assert changed("tiles_ignorance", "tile", "penalty_params", {"any_commodity": 2})
    assert changed("recruits_base", "recruit", "abilities", [{"effect": "other"}])
    assert changed("recruits_ignorance", "recruit", "abilities", [{"effect": "other"}])
    assert not changed("tiles_base", "tile", "penalty", "Put differently.")
    assert not changed("recruits_base", "recruit", "cost", "put differently")
    assert not changed("recruits_ignorance", "recruit", "timing", "put differently")
    assert not changed("board", "space", "aliases", ["other"])
    assert not changed("rules", "rule", "text", "Put differently.")


def test_the_hash_of_an_edition_is_about_its_own_rules():
    """Records of the base game outlive changes of the expansion and of the players, and the other way round."""

    def changed(stem, kind, key, value):
        rows = (
            [{**DATA[stem][kind][0], key: value}, *DATA[stem][kind][1:]]
            if kind
            else {**DATA[stem]["options"], key: value}
        )
        new = COMPILER["rules_hashes"]({**DATA, stem: {**DATA[stem], kind or "options": rows}})
        return {name for name, value in new.items() if value != _tables.RULES_HASH[name]}

    assert changed("tiles_base", "tile", "cost", [{"gold": 9}]) == {"base"}
    assert changed("recruits_ignorance", "recruit", "abilities", [{"effect": "other"}]) == {"ignorance"}
    assert changed("edition_ignorance", None, "free_trades", True) == {"ignorance"}
    assert (
        changed("board", "space", "cost", [{"gold": 9}])
        == changed("dilemmas", "dilemma", "cost", [])
        == {"base", "ignorance"}
    )
    assert not changed("rules", "rule", "title", "Put differently.")
    policy = {**DATA["policy"], "version": "other"}
    assert COMPILER["rules_hashes"]({**DATA, "policy": policy}) == _tables.RULES_HASH
    assert COMPILER["data_hash"]({**DATA, "policy": policy}) != _tables.DATA_HASH


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_today_are_named(edition):
    """A new hash is either one more writing of the same rules, or the only one of new rules."""
    same = DATA[f"edition_{edition}"]["same_rules"]
    assert _tables.RULES_HASH[edition] in same
    assert len(set(same)) == len(same)


def test_write_leaves_an_unchanged_file_alone(tmp_path):
    target = tmp_path / "_tables.py"
    assert COMPILER["write"](target) is True
    before = target.stat().st_mtime_ns
    assert COMPILER["write"](target) is False
    assert target.stat().st_mtime_ns == before
    assert [path.name for path in tmp_path.iterdir()] == ["_tables.py"]
