"""Michael the Engineer: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import place_on_site
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import ARTIST, FLARTNER, MICHAEL, NICK
from helpers import build, decision, holdings, legal, play


def test_michael_pays_any_resource():
    """michael_the_engineer: any resource pays; gold gives +1 morale and +1 knowledge (R62)."""
    game = place_on_site([MICHAEL], goods="gold clay stone")
    assert legal(game) == ["pay clay", "pay gold", "pay stone"]
    assert holdings(play(game.clone(), "pay gold")) == (2, 4, {"clay": 1, "stone": 1}, {})
    assert holdings(play(game.clone(), "pay stone")) == (1, 3, {"gold": 1, "clay": 1}, {})
    assert holdings(play(game, "pay clay")) == (1, 3, {"gold": 1, "stone": 1}, {})


def test_michael_gold_as_printed():
    """michael_the_engineer: the gold bonus also where gold is the printed price (R62)."""
    assert holdings(place_on_site([MICHAEL], space="build_ea_2", goods="gold")) == (2, 4, {}, {})


@HIDDEN_OR_ACADEMY
def test_michael_off(where, tiles):
    """michael_the_engineer: hidden or under the Academy only the printed price, without a bonus (G1, T50)."""
    game = build({where: [MICHAEL], "goods": "gold", "dice": {"hand": [1, 2]}}, tiles=tiles)
    assert "place 1 build_ea_1" not in legal(game)
    assert holdings(play(game, "place 1 build_ea_2")) == (1, 3, {}, {})


def test_michael_makes_sites_legal():
    """michael_the_engineer: one stone opens every site, no resource none (R22)."""
    game = build({"recruits": [MICHAEL], "goods": "stone", "dice": {"hand": [1, 2]}})
    assert {"place 1 build_ea_1", "place 1 build_ea_2", "place 1 build_wb_1"} <= set(legal(game))
    game = build({"recruits": [MICHAEL], "goods": "4 food", "hand": "bat", "dice": {"hand": [1, 2]}})
    assert not any("build" in text for text in legal(game))


def test_michael_only_on_sites():
    """michael_the_engineer: no other price changes, and gold paid elsewhere brings nothing (R62)."""
    game = build({"recruits": [MICHAEL], "goods": "3 gold", "dice": {"hand": [1, 2]}})
    assert "place 1 tank_water" not in legal(game) and "place 1 tunnel_subterran" not in legal(game)
    assert holdings(play(game, "place 1 nimbus_loft")) == (1, 3, {}, {})


@pytest.mark.parametrize("morale, knowledge, after", [(6, 3, (6, 4)), (2, 6, (3, 6))])
def test_michael_bonus_at_the_ends(morale, knowledge, after):
    """michael_the_engineer: the bonus is forced and its surplus is lost (R28, G2)."""
    assert holdings(place_on_site([MICHAEL], goods="gold", morale=morale, knowledge=knowledge)) == (*after, {}, {})


def test_michael_and_flartner():
    """michael_the_engineer: with Flartner a resource or an artifact, with the bonus of the way chosen (R89)."""
    game = place_on_site([MICHAEL, FLARTNER], goods="gold stone", hand="bat")
    assert legal(game) == ["pay bat", "pay gold", "pay stone"]
    assert holdings(play(game.clone(), "pay bat")) == (2, 3, {"gold": 1, "stone": 1}, {})
    assert holdings(play(game.clone(), "pay stone")) == (1, 3, {"gold": 1}, {"bat": 1})
    assert holdings(play(game, "pay gold")) == (2, 4, {"stone": 1}, {"bat": 1})


def test_michael_and_nick():
    """michael_the_engineer: the knowledge from gold gives Nick's owner 1 more morale (G10)."""
    assert holdings(place_on_site([MICHAEL, NICK], goods="gold")) == (3, 4, {}, {})


def test_michael_under_the_lounge():
    """michael_the_engineer: the Lounge still closes sites with foreign workers (R107, T57)."""
    game = build(
        {"recruits": [MICHAEL], "goods": "stone", "dice": {"hand": [1, 2]}},
        {"dice": {"hand": [1], "build_ea_1": [3]}},
        tiles={"market_wb": "lounge_of_opulent_frugality"},
    )
    assert "place 1 build_ea_2" not in legal(game) and "place 1 build_eb_1" in legal(game)


def test_michael_bonus_before_the_hand_limit():
    """michael_the_engineer: the morale counts for cards of the same placement (R23, R50)."""
    game = place_on_site([MICHAEL, ARTIST], goods="gold", hand="bat")
    assert decision(game) == (f"use {ARTIST}", 0) and holdings(game)[:2] == (2, 4)
    play(game, "use jonathan_the_artist", "draw box")
    assert holdings(game) == (2, 5, {}, {"bat": 1, "box": 1}) and decision(game) == ("turn", 1)
