"""The data files as a whole: complete, consistent, free of what is not for users, and compiled as they stand."""

import re
import runpy
from collections import Counter
from importlib import resources
from pathlib import Path

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
RECRUITS = DATA["recruits_base"]["recruit"]
TILES = DATA["tiles_base"]["tile"]
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


def test_deck_sizes():
    assert len(RECRUITS) == 48
    assert Counter(row["faction"] for row in RECRUITS) == dict.fromkeys(FACTIONS, 12)
    assert len(TILES) == 18
    assert [row["artifact"] for row in DILEMMAS] == ARTIFACTS
    assert [row["id"] for row in BOARD["artifact"]] == ARTIFACTS
    assert sum(row["copies"] for row in BOARD["artifact"]) == 36 == BOARD["constants"]["artifact_deck_size"]


def test_spaces_and_their_order():
    assert [row["id"] for row in BOARD["space"]] == SPACES
    assert len(SPACES) == 49
    groups = Counter(row["group"] for row in BOARD["space"])
    assert groups == {
        "area": 4, "tank": 2, "tunnel": 3, "tunnel_end": 3, "artifact_market": 3, "icarite_market": 4,
        "market": 6, "slot": 24,
    }  # fmt: skip


def test_goods_and_factions_are_in_the_order_of_the_notation():
    assert [row["id"] for row in BOARD["good"]] == GOODS
    assert BOARD["constants"]["commodities"] + BOARD["constants"]["resources"] == GOODS
    assert BOARD["constants"]["artifact_types"] == ARTIFACTS
    assert BOARD["constants"]["factions"] == FACTIONS
    assert [row["faction"] for row in BOARD["territory"]] == FACTIONS
    assert [row["faction"] for row in BOARD["allegiance_track"]] == FACTIONS


def test_sites_agree_with_their_slots():
    spaces = {row["id"]: row for row in BOARD["space"]}
    assert len(BOARD["site"]) == BOARD["constants"]["market_sites"] == 6
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
    counts = [str(n) for n in range(constants["players_min"], constants["players_max"] + 1)]
    for table in (
        constants["territory"]["capacity"],
        constants["construction"]["workers_required"],
        constants["tunnel"]["start_step_iib"],
    ):
        assert list(table) == counts


def test_edition_names_existing_files():
    for stem, edition in DATA.items():
        if stem.startswith("edition_"):
            assert stem == f"edition_{edition['id']}"
            for kind in ("recruits", "tiles", "dilemmas"):
                assert set(edition[kind]) <= set(DATA)


# ---------------------------------------------------------------- names


def test_ids_are_unique():
    ids = Counter(row["id"] for _, row in rows())
    assert [name for name, count in ids.items() if count > 1] == []


def test_names_and_aliases_are_unique():
    """Across all kinds, so that `euphoria cards NAME` never has to guess."""
    owners = {}
    for kind, row in rows():
        for text in {typed(text) for text in (row["id"], row.get("name", row["id"]), *row.get("aliases", ()))}:
            owners.setdefault(text, []).append(f"{kind} {row['id']}")
    assert {text: who for text, who in owners.items() if len(who) > 1} == {}


def test_every_card_and_space_has_a_short_alias():
    for kind, row in rows():
        if kind in ("recruit", "tile", "space", "dilemma"):
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
    for row in TILES:
        assert row["penalty"].endswith(".") and row["penalty_code"], row["id"]
    faces = [row["penalty_params"]["face"] for row in TILES if row["penalty_code"] == "lose_good_on_roll"]
    assert faces == [1, 2, 3, 4, 5, 6]
    # each of the six costs its own artifact
    assert len({key for row in TILES for key in row["cost"][0] if key.startswith("artifact_")}) == 6


def test_recruits_are_fully_described():
    for row in RECRUITS:
        assert row["trigger"] and row["effect"] and row["limits"] and row["timing"], row["id"]
        assert isinstance(row["optional"], bool) and isinstance(row["notes"], list), row["id"]
    numbers = [row["number"] for row in RECRUITS]
    assert sorted(numbers) == list(range(101, 149))


def test_rules_are_complete():
    ids = [row["id"] for row in RULES]
    rules = [f"R{n}" for n in range(1, 114)]
    rules[89:89] = ["R89a", "R89b"]
    assert ids == rules + [f"C{n}" for n in range(1, 37)]
    for row in RULES:
        assert row["title"] and row["text"].endswith("."), row["id"]
        assert row.get("edition", "ignorance") == "ignorance"


def test_references_lead_somewhere():
    known = {row["id"] for row in RULES}
    for path in FILES:
        for reference in re.findall(r"\b[RC]\d+[ab]?\b", path.read_text(encoding="utf-8")):
            assert reference in known, (path.name, reference)


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


def test_data_hash_sees_rules_but_not_prose():
    def changed(stem, kind, key, value):
        table = {**DATA[stem], kind: [{**DATA[stem][kind][0], key: value}, *DATA[stem][kind][1:]]}
        return COMPILER["data_hash"]({**DATA, stem: table}) != _tables.DATA_HASH

    assert changed("tiles_base", "tile", "cost", [{"gold": 9}])
    assert changed("recruits_base", "recruit", "abilities", [{"effect": "other"}])
    assert not changed("tiles_base", "tile", "penalty", "Put differently.")
    assert not changed("recruits_base", "recruit", "cost", "put differently")
    assert not changed("board", "space", "aliases", ["other"])
    assert not changed("rules", "rule", "text", "Put differently.")


def test_write_leaves_an_unchanged_file_alone(tmp_path):
    target = tmp_path / "_tables.py"
    assert COMPILER["write"](target) is True
    before = target.stat().st_mtime_ns
    assert COMPILER["write"](target) is False
    assert target.stat().st_mtime_ns == before
    assert [path.name for path in tmp_path.iterdir()] == ["_tables.py"]
