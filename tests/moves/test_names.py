"""Short names to show: unique, short and understood when they are typed."""

import pytest

from euphoria_ai.editions import EDITIONS
from euphoria_ai.moves.names import find, rows_of, short_name, short_names, split_words


def test_short_names():
    want = {
        "maxime_the_ambassador": "Maxime",
        "lee_the_gossip": "Lee",
        "jonathan_the_gambler": "Gambler",
        "jonathan_the_artist": "Artist",
        "dr_nakagawa_the_tribute": "Nakagawa",
        "major_dave_the_demolitionist": "Dave",
        "gary_the_electrician": "Gary",
        "spa_of_fleeting_pleasure": "Spa",
        "lounge_of_opulent_frugality": "Opulent Lounge",
        "sky_lounge": "Sky Lounge",
        "tunnel_subterran": "Tunnel S",
        "build_ea_1": "EA 1",
        "market_wb": "Market WB",
        "tank_energy": "Tank E",
        "bat": "Bat",
        "nothing": "nothing",
    }
    assert {name: short_name(name) for name in want} == want


@pytest.mark.parametrize("edition", EDITIONS)
def test_short_names_are_unique_short_and_understood(edition):
    names = short_names(edition)
    assert len(set(map(str.lower, names.values()))) == len(names)
    for domain in ("recruit", "tile", "space"):
        for row in rows_of(domain, edition):
            name = names[row["id"]]
            assert len(name) <= 16
            ids, full = find(domain, edition, tuple(split_words(name)))
            assert row["id"] in ids and len(ids) == 1, (row["id"], name)
            assert full == 0 or domain != "space"
