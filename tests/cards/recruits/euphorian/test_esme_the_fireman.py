"""Esme the Fireman: what the recruit does, when it may not be used, its moment, its notes."""

import pytest
from cards.shared.base_recruits import visit_courthouse
from cards.shared.lists import HIDDEN_OR_ACADEMY
from cards.shared.names import ESME, KATY, LEE, RAY
from helpers import build, decision, holdings, legal, play, seat

from euphoria_ai.core.engine.game import Game


def test_esme_any_card_but_a_book():
    """esme_the_fireman: a card for 1 energy and +1 morale or -1 knowledge (R103)."""
    esme = {"recruits": [ESME], "morale": 2, "hand": "bat bear"}
    game = visit_courthouse(esme)
    assert decision(game) == (f"use {ESME}", 0)
    assert legal(play(game, "use esme")) == ["discard bat", "discard bear"]
    assert legal(play(game, "discard bat")) == ["drop knowledge", "take morale"]
    assert holdings(play(game, "take morale")) == (3, 3, {"energy": 1}, {"bear": 1})
    game = play(visit_courthouse(esme), "use esme", "discard bear", "drop knowledge")
    assert holdings(game) == (2, 2, {"energy": 1}, {"bat": 1}) and decision(game) == ("turn", 1)


def test_esme_a_book():
    """esme_the_fireman: a book gives 2 energy, +2 morale and -2 knowledge (R103)."""
    game = play(visit_courthouse({"recruits": [ESME], "morale": 2, "hand": "bat book"}), "use esme", "discard book")
    assert holdings(game) == (4, 1, {"energy": 2}, {"bat": 1}) and decision(game) == ("turn", 1)


@HIDDEN_OR_ACADEMY
def test_esme_off(where, tiles):
    """esme_the_fireman: hidden or under the Academy she is not asked (G1, T50)."""
    assert decision(visit_courthouse({where: [ESME], "hand": "bat"}, tiles=tiles)) == ("turn", 1)


def test_esme_needs_a_card_and_may_decline():
    """esme_the_fireman: not with an empty hand; optional (R89, G2)."""
    assert decision(visit_courthouse({"recruits": [ESME]})) == ("turn", 1)
    game = play(visit_courthouse({"recruits": [ESME], "hand": "bat"}), "decline esme")
    assert holdings(game) == (1, 3, {}, {"bat": 1})


@pytest.mark.parametrize("morale, knowledge, after", [(6, 3, (6, 2)), (2, 1, (3, 1)), (6, 1, (6, 1))])
def test_esme_offers_no_useless_half(morale, knowledge, after):
    """esme_the_fireman: at morale 6 or knowledge 1 the other half is taken, at both ends only the energy (G12)."""
    game = play(
        visit_courthouse({"recruits": [ESME], "morale": morale, "knowledge": knowledge, "hand": "bat"}), "use esme"
    )
    assert holdings(game) == (*after, {"energy": 1}, {}) and decision(game) == ("turn", 1)


def test_esme_cards_are_paid_first():
    """esme_the_fireman: the market's artifacts are paid before, so a card must be left (R27, R28)."""
    esme = {"recruits": [ESME], "morale": 3, "dice": {"hand": [1, 2]}}
    game = build({**esme, "hand": "2 bat"})
    assert decision(play(game, "place 1 incinerator")) == ("turn", 1)
    game = build({**esme, "hand": "2 bat box"})
    assert decision(play(game, "place 1 incinerator", "pay 2 bat")) == (f"use {ESME}", 0)


def test_esme_after_theater():
    """esme_the_fireman: Theater's knowledge for the same star comes before she is asked (R103, C16)."""
    game = visit_courthouse(
        {"recruits": [ESME], "hand": "bat"}, tiles={"market_eb": "theater_of_revelatory_propaganda"}
    )
    assert decision(game) == (f"use {ESME}", 0) and holdings(game) == (1, 4, {}, {"bat": 1})


def test_esme_before_the_icarite_card():
    """esme_the_fireman: after star and track step, before the Icarite tier-2 artifact (R28, R79, R103)."""
    game = build({"recruits": [ESME, LEE], "morale": 4, "hand": "3 bat", "dice": {"hand": [1, 2]}}, tracks=(0, 0, 0, 5))
    play(game, "place 1 wind_saloon", "pay 2 bat")
    assert decision(game) == (f"use {ESME}", 0) and game.summary()["tracks"][3] == 6
    assert decision(play(game, "use esme", "take morale")) == ("draw_artifact", -1)


def test_esme_in_the_opponents_turn_at_a_completion():
    """esme_the_fireman: the star of a finished market, before Ray and before the dice go home (R64, R103)."""
    game = build(
        {"recruits": [RAY], "goods": "gold", "dice": {"hand": [1, 2]}},
        {"recruits": [ESME], "hand": "bat", "dice": {"hand": [1], "build_ea_2": [3]}},
    )
    play(game, "place 1 build_ea_3", "tile bemusement_park")
    assert decision(game) == (f"use {ESME}", 1) and holdings(game)[0] == 1
    assert ["build_ea_2", 3] in seat(game, 1)["dice"] and seat(game, 1)["tile_stars"] == ["market_ea"]
    play(game, "use esme", "take morale")
    assert holdings(game, 1) == (2, 3, {"energy": 1}, {}) and holdings(game)[0] == 3 and decision(game) == ("roll", -1)


def test_esme_answers_each_of_two_stars():
    """esme_the_fireman: stars on two recruits at the end of the track are two triggers (R84, R89)."""
    game = build(
        {"dice": {"hand": [1, 2]}}, {"recruits": [ESME, KATY], "morale": 2, "hand": "book bat"}, tracks=(10, 0, 0, 0)
    )
    play(game, "place 1 generator", "use esme", "discard bat", "take morale")
    assert decision(game) == (f"use {ESME}", 1)
    play(game, "use esme")
    assert holdings(game, 1) == (5, 1, {"energy": 3}, {}) and decision(game) == ("turn", 1)
    assert seat(game, 1)["recruit_stars"] == {ESME: 1, KATY: 1}


def test_esme_one_use_per_star():
    """esme_the_fireman: one star, one use, however many cards (R89)."""
    game = play(visit_courthouse({"recruits": [ESME], "morale": 4, "hand": "3 bat"}), "use esme", "take morale")
    assert decision(game) == ("turn", 1) and holdings(game) == (5, 3, {"energy": 1}, {"bat": 2})


def test_esme_at_the_dilemma():
    """esme_the_fireman: the star on the dilemma card counts, its price is paid before (R95, R98, R103)."""
    game = build({"recruits": [ESME], "dilemma": "bat", "morale": 2, "hand": "bat bear", "dice": {"hand": [1, 2]}})
    play(game, "dilemma", "pay bat", "outcome star")
    assert decision(game) == (f"use {ESME}", 0) and holdings(game)[3] == {"bear": 1}


def test_esme_coming_active_at_a_track_end():
    """esme_the_fireman: her own star is answered when a dilemma brings it, not when a placement reveals her (R85,
    R87).
    """
    game = build({"dilemma": "bat", "morale": 2, "hand": "bat bear", "dice": {"hand": [1, 2]}}, tracks=(11, 0, 0, 0))
    play(game, "dilemma", "pay bat", "outcome recruits", f"deal {ESME}", f"deal {KATY}", f"keep {ESME}")
    assert seat(game)["recruit_stars"] == {ESME: 1} and decision(game) == (f"use {ESME}", 0)
    fields = build({"hidden": [ESME], "hand": "bat", "dice": {"hand": [1, 2]}}, tracks=(10, 0, 0, 0)).fields()
    game = play(Game.from_fields({**fields, "revealed": 0}), "place 1 generator")
    assert seat(game)["recruit_stars"] == {ESME: 1} and decision(game) == ("turn", 1)


def test_esme_not_for_the_tenth_star():
    """esme_the_fireman: the end test comes first (R103, R109)."""
    territory = {"euphorian": 1, "subterran": 2, "wastelander": 2, "icarite": 2}
    game = visit_courthouse(
        {"recruits": [ESME], "starred": [ESME], "hand": "bat", "stars_left": 1, "territory": territory}
    )
    assert game.over and game.returns() == [1.0, 0.0] and holdings(game)[3] == {"bat": 1}
