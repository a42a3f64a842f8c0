"""Sites and slots by what people call them: `"wb clay"`, `"Wastelands construction site B, gold slot"`."""

import pytest

from euphoria_ai.catalog import SPACE_IDS
from euphoria_ai.errors import PositionError
from euphoria_ai.positions.files import loads


def places(first, second="", top=""):
    seats = loads(f"{top}\n[[player]]\n{first}\n[[player]]\n{second}\n").fields()["seats"]
    return [[SPACE_IDS[loc] for loc in seat["loc"] if loc < len(SPACE_IDS)] for seat in seats]


@pytest.mark.parametrize(
    "words, slot",
    [
        ("wb clay", "build_wb_2"),
        ("clay WB", "build_wb_2"),
        ("wb gold", "build_wb_1"),
        ("Wastelands construction site B, clay slot", "build_wb_2"),
        ("Wastelands construction site B (gold)", "build_wb_1"),
        ("slot for stone of sa", "build_sa_2"),
        ("Euphoria A gold", "build_ea_2"),
        ("wb 3", "build_wb_3"),
    ],
)
def test_a_slot_by_what_it_asks_for(words, slot):
    assert places(f'available = 1\nworkers = {{ "{words}" = 4 }}')[0] == [slot]


def test_several_workers_take_the_slots_that_are_free():
    seats = [
        'available = 1\nworkers = { "wb clay" = [4] }',
        "available = 1\nworkers = { build_wb_2 = 3 }",
        "available = 1",
        "available = 1",
    ]
    found = loads("".join(f"[[player]]\n{seat}\n" for seat in seats)).fields()["seats"]
    assert [SPACE_IDS[seat["loc"][1]] for seat in found[:2]] == ["build_wb_3", "build_wb_2"]
    both = loads("".join(f"[[player]]\n{seat}\n" for seat in [seats[0], seats[0], *seats[2:]])).fields()["seats"]
    assert [SPACE_IDS[seat["loc"][1]] for seat in both[:2]] == ["build_wb_2", "build_wb_3"]


def test_more_workers_than_slots():
    with pytest.raises(PositionError, match=r"more workers than the 3 slots that ask for this \(R62\)"):
        places('workers = { "wb clay" = [4, 3, 2, 1] }')
    with pytest.raises(PositionError, match=r"two workers; the space holds one \(R22, R62\)"):
        places('workers = { "wb gold" = [4, 3] }')


def test_a_site_alone_asks_for_the_slot():
    for words in ("Wastelands construction site B", "wb", "wastelands b"):
        with pytest.raises(PositionError, match='write what it paid, "wb gold" or "wb clay"'):
            places(f'workers = {{ "{words}" = 4 }}')


def test_a_built_site_is_its_market():
    assert places('available = 1\nworkers = { "wb" = 4 }', top='[markets]\nwb = "plaza"')[0] == ["market_wb"]


def test_a_dilemma_by_the_name_of_its_artifact():
    position = loads('[[player]]\ndilemma = "Teddy bear"\n[[player]]\n')
    assert position == loads('[[player]]\ndilemma = "bear"\n[[player]]\n')


def test_names_with_commas_between_them():
    assert loads('[[player]]\nrecruits = "Maxime, Lee"\n[[player]]\n') == loads(
        '[[player]]\nrecruits = ["Maxime", "Lee"]\n[[player]]\n'
    )
