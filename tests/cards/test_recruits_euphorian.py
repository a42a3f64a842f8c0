"""The twelve Euphorian recruits: what each does, when it may not be used, its moment, and what its notes say."""

import pytest
from euphoria_ai.core.engine.game import Game
from helpers import build, faces, legal, play, seat

AMANDA, ANDREW, BEN, BRADLEY = "amanda_the_broker", "andrew_the_spelunker", "ben_the_ludologist", "bradley_the_futurist"
BRETT, CURTIS, DAVE, ESME = (
    "brett_the_lockpicker",
    "curtis_the_propagandist",
    "major_dave_the_demolitionist",
    "esme_the_fireman",
)
FLARTNER, FLAVIO, GAMBLER, GARY = (
    "flartner_the_luddite",
    "flavio_the_merchant",
    "jonathan_the_gambler",
    "gary_the_electrician",
)
GEEK, GIDGET, JEFFERSON, JULIA = (
    "geek_the_oracle",
    "gidget_the_hypnotist",
    "jefferson_the_shock_artist",
    "julia_the_thought_inspector",
)
KATY, LAURA, LEE, MAGGIE = "katy_the_dietician", "laura_the_philanthropist", "lee_the_gossip", "maggie_the_outlaw"
MATTHEW, MICHAEL, NAKAGAWA, NICK = (
    "matthew_the_thief",
    "michael_the_engineer",
    "dr_nakagawa_the_tribute",
    "nick_the_understudy",
)
PETE, RAY, SHEPPARD, STEVEN = "pete_the_cannibal", "ray_the_foreman", "dr_sheppard_the_lobotomist", "steven_the_scholar"
ARTIST, XANDER, YORDY = "jonathan_the_artist", "xander_the_excavator", "yordy_the_demotivator"

ACADEMY = {"market_wb": "academy_of_mandatory_equality"}
OFF = pytest.mark.parametrize("where, tiles", [("hidden", {}), ("recruits", ACADEMY)], ids=["hidden", "academy"])


def now(game):
    """What must be decided (for a recruit: `use ID`) and by which seat."""
    what = next(text for text in legal(game) if text.startswith("use ")) if game.kind == "use" else game.kind
    return what, game.to_move


def has(game, number=0):
    """Morale, knowledge, goods and hand of a seat."""
    who = seat(game, number)
    return who["morale"], who["knowledge"], who["goods"], who["hand"]


def bump(
    recruits,
    *moves,
    space="tunnel_subterran",
    victim=(),
    hand_dice=(4, 1),
    where="recruits",
    tiles=None,
    miners=(0, 0, 0),
    **spec,
):
    """P1 places the first of its dice on P2's 2 (unless `victim` says otherwise)."""
    game = build(
        {where: recruits, "goods": "water", "dice": {"hand": list(hand_dice)}, **spec},
        {"dice": {"hand": [1], space: [2]}, **dict(victim)},
        tiles=tiles,
        miners=miners,
    )
    return play(game, f"place {hand_dice[0]} {space}", *moves)


def visit(spec, *others, tracks=(0, 0, 0, 0), tiles=()):
    """P1, whose star is on it already, visits the Courthouse in Euphoria (4 energy and a stone)."""
    game = build(
        {"goods": "4 energy stone", "tile_stars": ["market_ea"], "dice": {"hand": [1, 2]}, **spec},
        *others,
        tracks=tracks,
        tiles={"market_ea": "courthouse_of_hasty_judgment", **dict(tiles)},
    )
    return play(game, "place 1 market_ea")


# ---------------------------------------------------------------- Ben


def roll_beside_ben(dice, *rolls, ben=(), where="recruits", tiles=None, **roller):
    """P1 retrieves everything from the Farm for nothing and rolls; P2 owns Ben."""
    game = build({"dice": dice, **roller}, {where: [BEN], "morale": 3, **dict(ben)}, tiles=tiles)
    return play(game, "retrieve " + " ".join(f"{face}@farm" for face in sorted(dice["farm"])), *rolls)


def test_ben_answers_an_opponents_pair():
    """ben_the_ludologist: 2 morale for a resource of choice when an opponent rolled a pair (R35)."""
    game = roll_beside_ben({"hand": [4], "farm": [2]}, "roll 4")
    assert now(game) == (f"use {BEN}", 1)
    play(game, "use ben")
    assert legal(game) == ["take clay", "take gold", "take stone"]
    play(game, "take gold")
    assert has(game, 1) == (1, 3, {"gold": 1}, {})
    assert now(game) == ("turn", 1)


def test_ben_may_decline():
    """ben_the_ludologist: optional; nothing is paid then (R89)."""
    game = play(roll_beside_ben({"hand": [4], "farm": [2]}, "roll 4"), "decline ben")
    assert has(game, 1) == (3, 3, {}, {}) and now(game) == ("turn", 1)


@OFF
def test_ben_off(where, tiles):
    """ben_the_ludologist: hidden or under the Academy he is not asked (G1, T50)."""
    assert now(roll_beside_ben({"hand": [4], "farm": [2]}, "roll 4", where=where, tiles=tiles)) == ("turn", 1)


def test_ben_needs_morale_3():
    """ben_the_ludologist: at morale 2 the price cannot be paid (R90, G2)."""
    assert now(roll_beside_ben({"hand": [4], "farm": [2]}, "roll 4", ben={"morale": 2})) == ("turn", 1)


@pytest.mark.parametrize(
    "dice, rolled, asked",
    [
        ({"hand": [4], "farm": [2]}, "3", False),  # no pair
        ({"hand": [4, 4], "farm": [2]}, "1", True),  # an old pair counts
        ({"hand": [6], "farm": [2, 2]}, "6 6", True),  # 21: one 6 is lost, a pair is left
        ({"hand": [5, 5], "farm": [2]}, "3", False),  # 16: the loss breaks the pair
        ({"hand": [5], "farm": [2], "aquifer": [5]}, "1", False),  # a die on the board does not count
    ],
)
def test_ben_looks_after_the_check(dice, rolled, asked):
    """ben_the_ludologist: available dice after check and loss count, old ones too (R31, R32, R35)."""
    assert now(roll_beside_ben(dice, f"roll {rolled}")) == ((f"use {BEN}", 1) if asked else ("turn", 1))


def test_ben_once_per_roll():
    """ben_the_ludologist: two pairs in one roll are one use (R89)."""
    game = roll_beside_ben({"hand": [2, 2], "farm": [3, 3]}, "roll 1 1", "use ben", "take clay", ben={"morale": 6})
    assert has(game, 1) == (4, 3, {"clay": 1}, {}) and now(game) == ("turn", 1)


def test_ben_not_on_own_rolls():
    """ben_the_ludologist: never on the owner's own roll (R35)."""
    game = build({"recruits": [BEN], "morale": 6, "dice": {"hand": [4], "farm": [2]}})
    assert now(play(game, "retrieve 2@farm", "roll 4")) == ("turn", 1)


def test_ben_not_at_the_opening_roll():
    """ben_the_ludologist: the opening roll is no event for him (R9)."""
    game = play(
        Game.new("base", 2),
        *(f"deal {name}" for name in (BEN, KATY, GARY, RAY, LEE, NICK, PETE, AMANDA)),
        f"keep {BEN} {KATY}",
        f"keep {LEE} {NICK}",
        "deal dilemma_bat",
        "deal dilemma_box",
    )
    fields = game.fields()
    fields["seats"][0]["morale"] = 6
    game = play(Game.from_fields(fields), "roll 2 3", "roll 1 1")
    assert now(game) == ("turn", 0) and has(game)[0] == 6


def test_ben_answers_a_bump_in_the_own_turn():
    """ben_the_ludologist: a bumped die's roll counts, and he comes before the payment (R24, R35)."""
    game = bump([BEN], "roll 1", morale=3)
    assert now(game) == (f"use {BEN}", 0) and has(game)[2] == {"water": 1}
    play(game, "use ben", "take stone")
    assert has(game) == (1, 3, {"stone": 1}, {}) and now(game) == ("take", 0)


def test_ben_answers_a_new_worker():
    """ben_the_ludologist: a new worker that matches an old one (R30, R47)."""
    game = build({"goods": "3 energy", "dice": {"hand": [2, 5]}}, {"recruits": [BEN], "morale": 3})
    assert now(play(game, "place 2 tank_energy", "roll 5")) == (f"use {BEN}", 1)


def test_ben_answers_a_finished_site():
    """ben_the_ludologist: dice sent home by a finished market (R30, R64)."""
    game = build({"goods": "gold", "dice": {"hand": [2, 5], "build_ea_2": [4]}}, {"recruits": [BEN], "morale": 3})
    assert now(play(game, "place 2 build_ea_3", "tile bemusement_park", "roll 1 5")) == (f"use {BEN}", 1)


def test_ben_answers_set_dice():
    """ben_the_ludologist: dice set by Amanda, Julia or Yordy count as rolled (R30, G11)."""
    amanda = bump(
        [BEN],
        "use amanda",
        "face 1",
        morale=3,
        victim={"recruits": [AMANDA], "goods": "bliss", "dice": {"hand": [1], "tunnel_subterran": [2]}},
    )
    assert now(amanda) == (f"use {BEN}", 0)
    julia = bump(
        [BEN, JULIA], "use julia", "take gold", morale=4, victim={"dice": {"hand": [4], "tunnel_subterran": [2]}}
    )
    assert now(julia) == (f"use {BEN}", 0)
    yordy = roll_beside_ben({"hand": [4], "farm": [2]}, "use yordy", "face 4", recruits=[YORDY], goods="energy")
    assert now(yordy) == (f"use {BEN}", 1)


def test_ben_discards_in_the_opponents_turn():
    """ben_the_ludologist: 2 morale less, Curtis takes 2 knowledge, one discard after the gain (R50, G8)."""
    game = roll_beside_ben(
        {"hand": [4], "farm": [2]},
        "roll 4",
        "use ben",
        "take gold",
        ben={"recruits": [BEN, CURTIS], "knowledge": 5, "hand": "bat bear book"},
    )
    assert now(game) == ("discard", 1) and game.active == 0
    assert legal(game) == ["discard bat bear", "discard bat book", "discard bear book"]
    assert has(game, 1) == (1, 3, {"gold": 1}, {"bat": 1, "bear": 1, "book": 1})


def test_ben_between_penalty_and_steven():
    """ben_the_ludologist: after the roll-face penalty, before the roller's Steven (R35)."""
    game = roll_beside_ben(
        {"hand": [5, 5], "farm": [2]},
        "roll 5",
        recruits=[STEVEN],
        goods="energy gold",
        tiles={"market_ea": "stadium_of_guaranteed_home_runs"},
    )
    assert now(game) == ("lose", 0) and faces(game) == [5, 5]
    assert now(play(game, "lose energy")) == (f"use {BEN}", 1)
    assert now(play(game, "decline ben")) == ("take", 0)


def test_ben_before_maggie():
    """ben_the_ludologist: before the roller's Maggie (R35)."""
    game = build({"recruits": [MAGGIE], "dice": {"hand": [4], "aquifer": [2]}}, {"recruits": [BEN], "morale": 3})
    assert now(play(game, "retrieve 2@aquifer", "roll 4")) == (f"use {BEN}", 1)
    assert legal(play(game, "decline ben")) == ["take stone", "take water"]


# ---------------------------------------------------------------- Bradley


def test_bradley_keeps_one_of_two():
    """bradley_the_futurist: 2 knowledge, two cards drawn, one of these kept, after star and track (R69, G4)."""
    game = visit({"recruits": [BRADLEY], "morale": 3, "knowledge": 4, "hand": "bear"})
    assert now(game) == (f"use {BRADLEY}", 0)
    assert game.summary()["territories"]["euphorian"] == [1, 0] and game.summary()["tracks"][0] == 1
    play(game, "use bradley", "draw bat", "draw box")
    assert legal(game) == ["discard bat", "discard box"]
    play(game, "discard bat")
    assert has(game) == (3, 6, {}, {"bear": 1, "box": 1}) and game.summary()["discard"] == [0, 1, 0, 0, 0, 0]


@OFF
def test_bradley_off(where, tiles):
    """bradley_the_futurist: hidden or under the Academy he is not asked (G1, T50)."""
    assert now(visit({where: [BRADLEY]}, tiles=tiles)) == ("turn", 1)


def test_bradley_needs_knowledge_4():
    """bradley_the_futurist: at knowledge 5 the price does not fit (R90, T64)."""
    assert now(visit({"recruits": [BRADLEY], "knowledge": 5})) == ("turn", 1)


def test_bradley_at_the_artifact_market_with_the_star_on_a_tile():
    """bradley_the_futurist: an artifact market counts, and so does a star on a tile (R74)."""
    game = build(
        {"recruits": [BRADLEY], "morale": 2, "hand": "2 bat", "dice": {"hand": [1, 2]}},
        {"territory": {"euphorian": 2}},
        tiles={"market_ea": "bemusement_park"},
    )
    play(game, "place 1 incinerator")
    assert seat(game)["tile_stars"] == ["market_ea"] and now(game) == (f"use {BRADLEY}", 0)


@pytest.mark.parametrize("space", ["wind_saloon", "nimbus_loft", "sky_lounge", "build_ea_2"])
def test_bradley_not_elsewhere(space):
    """bradley_the_futurist: Icarite markets and building are no visit of his (R64, R76)."""
    game = build(
        {"recruits": [BRADLEY], "morale": 2, "hand": "2 bat", "goods": "3 gold bliss food", "dice": {"hand": [1, 2]}}
    )
    play(game, f"place 1 {space}", *(["take 2 gold"] if space == "sky_lounge" else []))
    assert now(game) == ("turn", 1)


def test_bradley_not_without_a_star():
    """bradley_the_futurist: territory full: not asked, not even for a star on a recruit (R70, R84)."""
    full = {"territory": {"euphorian": 2}}
    assert now(visit({"recruits": [BRADLEY]}, full)) == ("turn", 1)
    game = visit({"recruits": [BRADLEY]}, full, tracks=(10, 0, 0, 0))
    assert seat(game)["recruit_stars"] == {BRADLEY: 1} and now(game) == ("turn", 1)


def test_bradley_changes_his_own_draws():
    """bradley_the_futurist: neither Geek nor Gambler may change these cards (R93, G4, T74)."""
    game = play(visit({"recruits": [BRADLEY, GEEK, GAMBLER]}), "use bradley")
    assert now(game) == ("draw_artifact", -1)
    assert now(play(game, "draw bat")) == ("draw_artifact", -1)
    assert now(play(game, "draw box")) == ("discard", 0)


def test_bradley_last_card_is_kept():
    """bradley_the_futurist: with one artifact left in deck and discard pile it is kept (R51, G13)."""
    full = {"morale": 6, "hand": "balloon bat bear bifocals book box"}
    game = visit({"recruits": [BRADLEY], "morale": 6, "hand": "balloon bat bear bifocals book"}, *[full] * 5)
    play(game, "use bradley")
    assert has(game) == (6, 5, {}, dict.fromkeys(["balloon", "bat", "bear", "bifocals", "book", "box"], 1))
    assert now(game) == ("turn", 1)


def test_bradley_with_nick():
    """bradley_the_futurist: Nick's 2 morale come before the hand check; without him a card goes (R50, G8)."""
    moves = ("use bradley", "draw bat", "draw box", "discard box")
    game = play(visit({"recruits": [BRADLEY, NICK], "hand": "bear"}), *moves)
    assert has(game) == (3, 5, {}, {"bear": 1, "bat": 1}) and now(game) == ("turn", 1)
    game = play(visit({"recruits": [BRADLEY], "hand": "bear"}), *moves)
    assert legal(game) == ["discard bat", "discard bear"]


def test_bradley_at_each_market_of_a_turn():
    """bradley_the_futurist: once per visit, so twice in a turn with two visits (R18, R89)."""
    game = visit({"recruits": [BRADLEY], "morale": 4, "knowledge": 1, "hand": "3 bat", "dice": {"hand": [1, 1]}})
    play(game, "use bradley", "draw box", "draw bear", "discard box", "place 1 incinerator", "pay 2 bat")
    assert now(game) == (f"use {BRADLEY}", 0)
    play(game, "use bradley", "draw box", "draw bear", "discard box")
    assert has(game) == (4, 5, {}, {"bat": 1, "bear": 2}) and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Esme


def test_esme_any_card_but_a_book():
    """esme_the_fireman: a card for 1 energy and +1 morale or -1 knowledge (R103)."""
    esme = {"recruits": [ESME], "morale": 2, "hand": "bat bear"}
    game = visit(esme)
    assert now(game) == (f"use {ESME}", 0)
    assert legal(play(game, "use esme")) == ["discard bat", "discard bear"]
    assert legal(play(game, "discard bat")) == ["drop knowledge", "take morale"]
    assert has(play(game, "take morale")) == (3, 3, {"energy": 1}, {"bear": 1})
    game = play(visit(esme), "use esme", "discard bear", "drop knowledge")
    assert has(game) == (2, 2, {"energy": 1}, {"bat": 1}) and now(game) == ("turn", 1)


def test_esme_a_book():
    """esme_the_fireman: a book gives 2 energy, +2 morale and -2 knowledge (R103)."""
    game = play(visit({"recruits": [ESME], "morale": 2, "hand": "bat book"}), "use esme", "discard book")
    assert has(game) == (4, 1, {"energy": 2}, {"bat": 1}) and now(game) == ("turn", 1)


@OFF
def test_esme_off(where, tiles):
    """esme_the_fireman: hidden or under the Academy she is not asked (G1, T50)."""
    assert now(visit({where: [ESME], "hand": "bat"}, tiles=tiles)) == ("turn", 1)


def test_esme_needs_a_card_and_may_decline():
    """esme_the_fireman: not with an empty hand; optional (R89, G2)."""
    assert now(visit({"recruits": [ESME]})) == ("turn", 1)
    game = play(visit({"recruits": [ESME], "hand": "bat"}), "decline esme")
    assert has(game) == (1, 3, {}, {"bat": 1})


@pytest.mark.parametrize("morale, knowledge, after", [(6, 3, (6, 2)), (2, 1, (3, 1)), (6, 1, (6, 1))])
def test_esme_offers_no_useless_half(morale, knowledge, after):
    """esme_the_fireman: at morale 6 or knowledge 1 the other half is taken, at both ends only the energy (G12)."""
    game = play(visit({"recruits": [ESME], "morale": morale, "knowledge": knowledge, "hand": "bat"}), "use esme")
    assert has(game) == (*after, {"energy": 1}, {}) and now(game) == ("turn", 1)


def test_esme_cards_are_paid_first():
    """esme_the_fireman: the market's artifacts are paid before, so a card must be left (R27, R28)."""
    esme = {"recruits": [ESME], "morale": 3, "dice": {"hand": [1, 2]}}
    game = build({**esme, "hand": "2 bat"})
    assert now(play(game, "place 1 incinerator")) == ("turn", 1)
    game = build({**esme, "hand": "2 bat box"})
    assert now(play(game, "place 1 incinerator", "pay 2 bat")) == (f"use {ESME}", 0)


def test_esme_after_theater():
    """esme_the_fireman: Theater's knowledge for the same star comes before she is asked (R103, C16)."""
    game = visit({"recruits": [ESME], "hand": "bat"}, tiles={"market_eb": "theater_of_revelatory_propaganda"})
    assert now(game) == (f"use {ESME}", 0) and has(game) == (1, 4, {}, {"bat": 1})


def test_esme_before_the_icarite_card():
    """esme_the_fireman: after star and track step, before the Icarite tier-2 artifact (R28, R79, R103)."""
    game = build({"recruits": [ESME, LEE], "morale": 4, "hand": "3 bat", "dice": {"hand": [1, 2]}}, tracks=(0, 0, 0, 5))
    play(game, "place 1 wind_saloon", "pay 2 bat")
    assert now(game) == (f"use {ESME}", 0) and game.summary()["tracks"][3] == 6
    assert now(play(game, "use esme", "take morale")) == ("draw_artifact", -1)


def test_esme_in_the_opponents_turn_at_a_completion():
    """esme_the_fireman: the star of a finished market, before Ray and before the dice go home (R64, R103)."""
    game = build(
        {"recruits": [RAY], "goods": "gold", "dice": {"hand": [1, 2]}},
        {"recruits": [ESME], "hand": "bat", "dice": {"hand": [1], "build_ea_2": [3]}},
    )
    play(game, "place 1 build_ea_3", "tile bemusement_park")
    assert now(game) == (f"use {ESME}", 1) and has(game)[0] == 1
    assert ["build_ea_2", 3] in seat(game, 1)["dice"] and seat(game, 1)["tile_stars"] == ["market_ea"]
    play(game, "use esme", "take morale")
    assert has(game, 1) == (2, 3, {"energy": 1}, {}) and has(game)[0] == 3 and now(game) == ("roll", -1)


def test_esme_answers_each_of_two_stars():
    """esme_the_fireman: stars on two recruits at the end of the track are two triggers (R84, R89)."""
    game = build(
        {"dice": {"hand": [1, 2]}}, {"recruits": [ESME, KATY], "morale": 2, "hand": "book bat"}, tracks=(10, 0, 0, 0)
    )
    play(game, "place 1 generator", "use esme", "discard bat", "take morale")
    assert now(game) == (f"use {ESME}", 1)
    play(game, "use esme")
    assert has(game, 1) == (5, 1, {"energy": 3}, {}) and now(game) == ("turn", 1)
    assert seat(game, 1)["recruit_stars"] == {ESME: 1, KATY: 1}


def test_esme_one_use_per_star():
    """esme_the_fireman: one star, one use, however many cards (R89)."""
    game = play(visit({"recruits": [ESME], "morale": 4, "hand": "3 bat"}), "use esme", "take morale")
    assert now(game) == ("turn", 1) and has(game) == (5, 3, {"energy": 1}, {"bat": 2})


def test_esme_at_the_dilemma():
    """esme_the_fireman: the star on the dilemma card counts, its price is paid before (R95, R98, R103)."""
    game = build({"recruits": [ESME], "dilemma": "bat", "morale": 2, "hand": "bat bear", "dice": {"hand": [1, 2]}})
    play(game, "dilemma", "pay bat", "outcome star")
    assert now(game) == (f"use {ESME}", 0) and has(game)[3] == {"bear": 1}


def test_esme_coming_active_at_a_track_end():
    """esme_the_fireman: her own star is answered when a dilemma brings it, not when a placement reveals her (R85, R87)."""
    game = build({"dilemma": "bat", "morale": 2, "hand": "bat bear", "dice": {"hand": [1, 2]}}, tracks=(11, 0, 0, 0))
    play(game, "dilemma", "pay bat", "outcome recruits", f"deal {ESME}", f"deal {KATY}", f"keep {ESME}")
    assert seat(game)["recruit_stars"] == {ESME: 1} and now(game) == (f"use {ESME}", 0)
    fields = build({"hidden": [ESME], "hand": "bat", "dice": {"hand": [1, 2]}}, tracks=(10, 0, 0, 0)).fields()
    game = play(Game.from_fields({**fields, "revealed": 0}), "place 1 generator")
    assert seat(game)["recruit_stars"] == {ESME: 1} and now(game) == ("turn", 1)


def test_esme_not_for_the_tenth_star():
    """esme_the_fireman: the end test comes first (R103, R109)."""
    territory = {"euphorian": 1, "subterran": 2, "wastelander": 2, "icarite": 2}
    game = visit({"recruits": [ESME], "starred": [ESME], "hand": "bat", "stars_left": 1, "territory": territory})
    assert game.over and game.returns() == [1.0, 0.0] and has(game)[3] == {"bat": 1}


# ---------------------------------------------------------------- Gary


def generator(recruits, face=2, there=(2,), where="recruits", tiles=None, tracks=(0, 0, 0, 0), **spec):
    """P1 places `face` on the Generator, where P2 has workers."""
    game = build(
        {where: recruits, "dice": {"hand": [face, 7 - face]}, **spec},
        {"dice": {"hand": [1], "generator": list(there)}},
        tiles=tiles,
        tracks=tracks,
    )
    return play(game, f"place {face} generator")


def test_gary_morale_or_energy():
    """gary_the_electrician: a matching worker there: +1 morale or 1 energy, after the benefit (R28, R43)."""
    game = generator([GARY], 5, (5,))
    assert has(game) == (1, 4, {"energy": 2}, {}) and legal(game) == ["take energy", "take morale"]
    assert has(play(game, "take morale")) == (2, 4, {"energy": 2}, {}) and now(game) == ("turn", 1)
    assert has(play(generator([GARY], 5, (5,)), "take energy")) == (1, 4, {"energy": 3}, {})


@OFF
def test_gary_off(where, tiles):
    """gary_the_electrician: hidden or under the Academy nothing extra (G1, T50)."""
    game = generator([GARY], where=where, tiles=tiles)
    assert now(game) == ("turn", 1) and has(game) == (1, 3, {"energy": 1}, {})


@pytest.mark.parametrize("there", [(), (1,), (3, 1)])
def test_gary_needs_a_match(there):
    """gary_the_electrician: no worker there shows the same face: nothing (R22)."""
    assert now(generator([GARY], 2, there)) == ("turn", 1)


@pytest.mark.parametrize("space", ["farm", "aquifer", "cloud_mine"])
def test_gary_only_on_the_generator(space):
    """gary_the_electrician: a match on another area is nothing to him (R43)."""
    game = build({"recruits": [GARY], "dice": {"hand": [2, 1]}}, {"dice": {"hand": [1], space: [2]}})
    assert now(play(game, f"place 2 {space}")) == ("turn", 1)


def test_gary_once_for_several_matches():
    """gary_the_electrician: three equal workers are one reward (R89)."""
    game = play(generator([GARY], 1, (1, 1, 1)), "take morale")
    assert has(game) == (2, 3, {"energy": 1}, {}) and now(game) == ("turn", 1)


def test_gary_own_worker_matches_unless_arena():
    """gary_the_electrician: an own worker counts; Arena lets only foreign ones be there (R107)."""
    game = build({"recruits": [GARY], "dice": {"hand": [2, 2]}})
    play(game, "place 2 generator", "place 2 generator")
    assert legal(game) == ["take energy", "take morale"]
    arena = {"market_ea": "arena_of_peaceful_conflict"}
    game = build({"recruits": [GARY], "dice": {"hand": [2, 1], "generator": [2]}}, tiles=arena)
    assert "place 2 generator" not in legal(game) and "place 2 farm" in legal(game)
    assert legal(generator([GARY], tiles=arena)) == ["take energy", "take morale"]


def test_gary_at_morale_6():
    """gary_the_electrician: at morale 6 it is the energy (G12)."""
    game = generator([GARY], morale=6)
    assert has(game) == (6, 3, {"energy": 2}, {}) and now(game) == ("turn", 1)


def test_gary_beside_tier_1():
    """gary_the_electrician: the extra energy is added to the tier-1 bonus (R44)."""
    assert has(play(generator([GARY], tracks=(2, 0, 0, 0)), "take energy")) == (1, 3, {"energy": 3}, {})


def test_gary_stacks_with_katy():
    """gary_the_electrician: Katy's food comes too (R89)."""
    game = generator([GARY, KATY])
    assert has(game) == (1, 3, {"energy": 1, "food": 1}, {})
    assert has(play(game, "take energy")) == (1, 3, {"energy": 2, "food": 1}, {})


# ---------------------------------------------------------------- Jefferson


def retrieve(recruits, *moves, dice=(), where="recruits", tiles=None, **spec):
    """P1 retrieves a 2 and a 3 from the Farm."""
    game = build({where: recruits, "dice": {"farm": [2, 3], **dict(dice)}, **spec}, tiles=tiles)
    return play(game, "retrieve 2@farm 3@farm", *moves)


def test_jefferson_pays_energy():
    """jefferson_the_shock_artist: 1 energy for +1 morale and -1 knowledge, one payment for all workers (R38)."""
    game = retrieve([JEFFERSON], goods="2 energy food", morale=2)
    assert legal(game) == ["free", f"pay energy by {JEFFERSON}", "pay food"]
    play(game, "pay energy by jefferson")
    assert has(game) == (3, 2, {"energy": 1, "food": 1}, {}) and now(game) == ("roll", -1)
    assert has(retrieve([JEFFERSON], "pay food", goods="energy food", morale=2)) == (4, 3, {"energy": 1}, {})


@OFF
def test_jefferson_off(where, tiles):
    """jefferson_the_shock_artist: hidden or under the Academy energy pays nothing (G1, T50)."""
    assert legal(retrieve([JEFFERSON], goods="energy food", where=where, tiles=tiles)) == ["free", "pay food"]


def test_jefferson_needs_energy():
    """jefferson_the_shock_artist: not without energy (G2)."""
    assert legal(retrieve([JEFFERSON], goods="food")) == ["free", "pay food"]


def test_jefferson_helps_the_check():
    """jefferson_the_shock_artist: the knowledge falls before the roll, 6 + 6 + 3 is safe (R35, R39, T3)."""
    game = retrieve([JEFFERSON], "pay energy by jefferson", "roll 6 6", goods="energy", knowledge=4)
    assert faces(game) == [6, 6] and has(game) == (2, 3, {}, {})
    assert faces(retrieve([JEFFERSON], "free", "roll 6 6", goods="energy", knowledge=4)) == [6]


def test_jefferson_excludes_gidget():
    """jefferson_the_shock_artist: no bliss is paid, so Gidget gives nothing (R38)."""
    game = retrieve([JEFFERSON, GIDGET], goods="energy bliss", knowledge=4)
    assert legal(game) == ["free", "pay bliss", f"pay bliss by {GIDGET}", f"pay energy by {JEFFERSON}"]
    play(game, "pay energy by jefferson")
    assert has(game) == (2, 3, {"bliss": 1}, {}) and now(game) == ("roll", -1)


@pytest.mark.parametrize("morale, knowledge, after", [(6, 3, (6, 2)), (3, 1, (4, 1)), (6, 1, (6, 1))])
def test_jefferson_at_the_ends_of_the_tracks(morale, knowledge, after):
    """jefferson_the_shock_artist: a half that is at its end does nothing (R28, G13)."""
    game = retrieve([JEFFERSON], "pay energy by jefferson", goods="energy", morale=morale, knowledge=knowledge)
    assert has(game) == (*after, {}, {})


# ---------------------------------------------------------------- Julia


def test_julia_copies_the_face():
    """julia_the_thought_inspector: 1 morale: a resource, and the bumped die is set to the bumping one (R25, R30)."""
    game = bump([JULIA], morale=2)
    assert now(game) == (f"use {JULIA}", 0)
    assert legal(play(game, "use julia")) == ["take clay", "take gold", "take stone"] and has(game)[2] == {"water": 1}
    play(game, "take clay")
    assert has(game) == (1, 3, {"clay": 1}, {}) and faces(game, 1) == [1, 4] and now(game) == ("take", 0)
    game = play(bump([JULIA], morale=2), "decline julia")
    assert now(game) == ("roll", -1) and has(game) == (2, 3, {"water": 1}, {})


@OFF
def test_julia_off(where, tiles):
    """julia_the_thought_inspector: hidden or under the Academy the die is rolled (G1, T50)."""
    assert now(bump([JULIA], morale=3, where=where, tiles=tiles)) == ("roll", -1)


def test_julia_needs_morale_and_an_opponent():
    """julia_the_thought_inspector: not at morale 1, not for an own worker, not on an area (R24, R26, R90)."""
    assert now(bump([JULIA], morale=1)) == ("roll", -1)
    own = build({"recruits": [JULIA], "morale": 3, "goods": "water", "dice": {"hand": [4, 1], "tunnel_subterran": [2]}})
    assert now(play(own, "place 4 tunnel_subterran")) == ("roll", -1)
    area = build({"recruits": [JULIA], "morale": 3, "dice": {"hand": [4, 1]}}, {"dice": {"hand": [1], "farm": [2]}})
    assert now(play(area, "place 4 farm")) == ("turn", 1)


@pytest.mark.parametrize(
    "space",
    [
        "tank_energy",
        "tank_water",
        "tunnel_euphorian",
        "tunnel_end_euphorian",
        "incinerator",
        "wind_saloon",
        "nimbus_loft",
        "market_ea",
    ],
)
def test_julia_on_any_bumpable_space(space):
    """julia_the_thought_inspector: every space where workers are bumped (R24)."""
    game = bump(
        [JULIA],
        space=space,
        goods="4 energy 3 water stone 2 gold",
        hand="2 bat",
        morale=3,
        miners=(9, 0, 0),
        tiles={"market_ea": "courthouse_of_hasty_judgment"},
        tile_stars=["market_ea"],
    )
    assert now(game) == (f"use {JULIA}", 0)


def test_julia_set_die_is_checked():
    """julia_the_thought_inspector: a high die pushes the victim to 16, a low one protects (R30, R32, T19)."""
    victim = {"knowledge": 4, "dice": {"hand": [6], "tunnel_subterran": [2]}}
    high = bump([JULIA], "use julia", "take gold", morale=2, hand_dice=(6, 1), victim=victim)
    assert faces(high, 1) == [6] and seat(high, 1)["owned"] == 1
    low = bump([JULIA], "use julia", "take gold", morale=2, hand_dice=(1, 6), victim=victim)
    assert faces(low, 1) == [1, 6]


def test_julia_set_die_meets_tile_penalties():
    """julia_the_thought_inspector: the set face counts for roll-face penalties (R30, R35)."""
    game = bump(
        [JULIA],
        "use julia",
        "take gold",
        morale=2,
        tiles={"market_ea": "friendly_local_game_bonfire"},
        victim={"goods": "food", "dice": {"hand": [1], "tunnel_subterran": [2]}},
    )
    assert has(game, 1)[2] == {}


def test_julia_after_amanda():
    """julia_the_thought_inspector: the victim's Amanda is asked first; her face stands, the resource comes (R89a, G3)."""
    game = bump(
        [JULIA],
        morale=2,
        victim={"recruits": [AMANDA], "goods": "bliss", "dice": {"hand": [1], "tunnel_subterran": [2]}},
    )
    assert now(game) == (f"use {AMANDA}", 1)
    play(game, "use amanda", "face 6")
    assert now(game) == (f"use {JULIA}", 0)
    play(game, "use julia", "take gold")
    assert faces(game, 1) == [1, 6] and has(game) == (1, 3, {"gold": 1}, {}) and now(game) == ("take", 0)


def test_julia_and_xander():
    """julia_the_thought_inspector: Xander compares the faces as they stood on the board (R25)."""
    game = bump(
        [JULIA, XANDER], "use julia", "take gold", morale=2, victim={"dice": {"hand": [1], "tunnel_subterran": [5]}}
    )
    assert now(game) == (f"use {XANDER}", 0) and faces(game, 1) == [1, 4]


def test_julia_curtis_and_the_hand_limit():
    """julia_the_thought_inspector: Curtis loses knowledge with the morale; one discard after the resource (R50, G8)."""
    game = bump([JULIA, CURTIS], "use julia", "take gold", morale=2, hand="bat box")
    assert has(game)[:3] == (1, 2, {"water": 1, "gold": 1}) and legal(game) == ["discard bat", "discard box"]


# ---------------------------------------------------------------- Katy


@pytest.mark.parametrize("there, knowledge, energy", [((), 3, 1), ((4,), 2, 1), ((4, 4), 4, 2)])
def test_katy_gains_food(there, knowledge, energy):
    """katy_the_dietician: 1 food as well with an empty hand, whatever the knowledge there (R43)."""
    game = generator([KATY], 2, there)
    assert has(game) == (1, knowledge, {"energy": energy, "food": 1}, {}) and now(game) == ("turn", 1)


@OFF
def test_katy_off(where, tiles):
    """katy_the_dietician: hidden or under the Academy no food (G1, T50)."""
    assert has(generator([KATY], where=where, tiles=tiles))[2] == {"energy": 1}


def test_katy_needs_an_empty_hand():
    """katy_the_dietician: one artifact spoils it (G6)."""
    assert has(generator([KATY], hand="bat"))[2] == {"energy": 1}


@pytest.mark.parametrize("space, good", [("aquifer", "water"), ("farm", "food"), ("cloud_mine", "bliss")])
def test_katy_only_on_the_generator(space, good):
    """katy_the_dietician: the other areas give nothing extra (R43)."""
    game = build({"recruits": [KATY], "dice": {"hand": [1, 2]}})
    assert has(play(game, f"place 1 {space}"))[2] == {good: 1}


def test_katy_beside_tier_1():
    """katy_the_dietician: the allegiance bonus stays (R44)."""
    assert has(generator([KATY], tracks=(2, 0, 0, 0)))[2] == {"energy": 2, "food": 1}


def test_katy_stacks_with_gary_once_per_placement():
    """katy_the_dietician: Gary's reward on top; each placement gives one food (R18, R89)."""
    game = build({"recruits": [KATY, GARY], "dice": {"hand": [2, 2]}})
    play(game, "place 2 generator", "place 2 generator", "take morale")
    assert has(game) == (2, 3, {"energy": 2, "food": 2}, {})


# ---------------------------------------------------------------- Laura


@pytest.mark.parametrize(
    "space, good, price",
    [
        ("tunnel_euphorian", "energy", 1),
        ("tunnel_subterran", "water", 1),
        ("tunnel_wastelander", "food", 1),
        ("tank_energy", "energy", 3),
        ("tank_water", "water", 3),
    ],
)
def test_laura_gives_gold_for_two_cards(space, good, price):
    """laura_the_philanthropist: own gold to the bumped player, 2 artifacts, before the payment (R25)."""
    game = bump([LAURA], "roll 3", space=space, goods=f"{price} {good} gold", morale=2)
    assert now(game) == (f"use {LAURA}", 0)
    play(game, "use laura", "draw bat")
    assert has(game)[2] == {good: price} and has(game, 1)[2] == {"gold": 1}
    play(game, "draw box")
    assert has(game)[2:] == ({}, {"bat": 1, "box": 1})


@OFF
def test_laura_off(where, tiles):
    """laura_the_philanthropist: hidden or under the Academy she is not asked (G1, T50)."""
    assert now(bump([LAURA], "roll 3", goods="water gold", where=where, tiles=tiles)) == ("take", 0)


def test_laura_needs_gold_before_the_payment():
    """laura_the_philanthropist: gold dug by this placement comes too late (R25, R28)."""
    game = bump([LAURA], "roll 3", space="tunnel_euphorian", goods="energy clay")
    assert now(game) == ("take", 0)
    assert now(play(game, "take gold")) == ("turn", 1)


def test_laura_not_for_own_workers_nor_elsewhere():
    """laura_the_philanthropist: not for an own worker, the exclusive space or a market (R26, R60)."""
    own = build({"recruits": [LAURA], "goods": "water gold", "dice": {"hand": [4, 1], "tunnel_subterran": [2]}})
    assert now(play(own, "place 4 tunnel_subterran", "roll 3")) == ("take", 0)
    assert now(bump([LAURA], "roll 3", space="tunnel_end_euphorian", goods="gold", miners=(9, 0, 0))) == ("turn", 1)
    assert now(bump([LAURA], "roll 3", space="wind_saloon", goods="gold", hand="2 bat", morale=2)) == ("turn", 1)


def test_laura_after_the_victims_penalty():
    """laura_the_philanthropist: her gold cannot be lost to the penalty of the same roll (R35)."""
    game = bump([LAURA], "roll 3", "use laura", goods="water gold", tiles={"market_ea": "bemusement_park"})
    assert has(game, 1)[2] == {"gold": 1}


def test_laura_geek_and_gambler():
    """laura_the_philanthropist: each of her two draws may be changed, by one card and each card once (G4, G15)."""
    game = bump([LAURA, GEEK, GAMBLER], "roll 3", "use laura", goods="water gold", morale=4)
    assert legal(game) == ["draw", f"use {GEEK}", f"use {GAMBLER}"]
    play(game, "use geek", "draw bat", "draw bear", "draw box", "discard bat bear")
    assert legal(game) == ["draw", f"use {GAMBLER}"]
    play(game, "use jonathan_the_gambler", "draw book", "draw balloon")
    assert has(game) == (4, 4, {}, {"box": 1, "book": 1, "balloon": 1}) and now(game) == ("take", 0)


def test_laura_spoils_andrew():
    """laura_the_philanthropist: her cards fill the hand before Andrew looks (R25, G6)."""
    game = bump([LAURA, ANDREW], "roll 3", space="tunnel_euphorian", goods="energy gold", morale=3)
    used = play(game.clone(), "use laura", "draw bat", "draw box", "take gold")
    assert has(used) == (3, 3, {"gold": 1}, {"bat": 1, "box": 1}) and now(used) == ("turn", 1)
    assert now(play(game, "decline laura", "take gold")) == ("draw_artifact", -1)


def test_laura_dave_xander_and_matthew():
    """laura_the_philanthropist: Dave and Xander answer after her; Matthew pays at the end (R23, R25, G14)."""
    game = bump([LAURA, DAVE, XANDER, MATTHEW], "roll 3", hand_dice=(1, 6), goods="gold", morale=2)
    assert now(game) == (f"use {LAURA}", 0)
    play(game, "use laura", "draw bat", "draw box")
    assert now(game) == (f"use {DAVE}", 0)
    assert now(play(game, "use major_dave")) == (f"use {XANDER}", 0)
    assert has(play(game, "use xander", "take stone")) == (2, 6, {"stone": 3}, {"bat": 1, "box": 1})
    assert game.summary()["miners"] == [0, 2, 0]


def test_laura_hand_limit():
    """laura_the_philanthropist: both cards, then one discard, then the payment (R50, G8)."""
    game = bump([LAURA], "roll 3", "use laura", "draw bat", "draw box", goods="water gold")
    assert legal(game) == ["discard bat", "discard box"] and has(game)[2] == {"water": 1}


# ---------------------------------------------------------------- Michael


def build_site(recruits, *moves, space="build_ea_1", where="recruits", tiles=None, **spec):
    """P1 places a 1 on a construction site (clay for slot 1 of Euphoria A, gold for the others)."""
    game = build({where: recruits, "dice": {"hand": [1, 2]}, **spec}, tiles=tiles)
    return play(game, f"place 1 {space}", *moves)


def test_michael_pays_any_resource():
    """michael_the_engineer: any resource pays; gold gives +1 morale and +1 knowledge (R62)."""
    game = build_site([MICHAEL], goods="gold clay stone")
    assert legal(game) == ["pay clay", "pay gold", "pay stone"]
    assert has(play(game.clone(), "pay gold")) == (2, 4, {"clay": 1, "stone": 1}, {})
    assert has(play(game.clone(), "pay stone")) == (1, 3, {"gold": 1, "clay": 1}, {})
    assert has(play(game, "pay clay")) == (1, 3, {"gold": 1, "stone": 1}, {})


def test_michael_gold_as_printed():
    """michael_the_engineer: the gold bonus also where gold is the printed price (R62)."""
    assert has(build_site([MICHAEL], space="build_ea_2", goods="gold")) == (2, 4, {}, {})


@OFF
def test_michael_off(where, tiles):
    """michael_the_engineer: hidden or under the Academy only the printed price, without a bonus (G1, T50)."""
    game = build({where: [MICHAEL], "goods": "gold", "dice": {"hand": [1, 2]}}, tiles=tiles)
    assert "place 1 build_ea_1" not in legal(game)
    assert has(play(game, "place 1 build_ea_2")) == (1, 3, {}, {})


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
    assert has(play(game, "place 1 nimbus_loft")) == (1, 3, {}, {})


@pytest.mark.parametrize("morale, knowledge, after", [(6, 3, (6, 4)), (2, 6, (3, 6))])
def test_michael_bonus_at_the_ends(morale, knowledge, after):
    """michael_the_engineer: the bonus is forced and its surplus is lost (R28, G2)."""
    assert has(build_site([MICHAEL], goods="gold", morale=morale, knowledge=knowledge)) == (*after, {}, {})


def test_michael_and_flartner():
    """michael_the_engineer: with Flartner a resource or an artifact, with the bonus of the way chosen (R89)."""
    game = build_site([MICHAEL, FLARTNER], goods="gold stone", hand="bat")
    assert legal(game) == ["pay bat", "pay gold", "pay stone"]
    assert has(play(game.clone(), "pay bat")) == (2, 3, {"gold": 1, "stone": 1}, {})
    assert has(play(game.clone(), "pay stone")) == (1, 3, {"gold": 1}, {"bat": 1})
    assert has(play(game, "pay gold")) == (2, 4, {"stone": 1}, {"bat": 1})


def test_michael_and_nick():
    """michael_the_engineer: the knowledge from gold gives Nick's owner 1 more morale (G10)."""
    assert has(build_site([MICHAEL, NICK], goods="gold")) == (3, 4, {}, {})


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
    game = build_site([MICHAEL, ARTIST], goods="gold", hand="bat")
    assert now(game) == (f"use {ARTIST}", 0) and has(game)[:2] == (2, 4)
    play(game, "use jonathan_the_artist", "draw box")
    assert has(game) == (2, 5, {}, {"bat": 1, "box": 1}) and now(game) == ("turn", 1)


# ---------------------------------------------------------------- Nakagawa


@pytest.mark.parametrize("space, goods", [("build_ea_2", "gold"), ("build_sb_1", "clay"), ("build_wa_1", "stone")])
def test_nakagawa_steps(space, goods):
    """dr_nakagawa_the_tribute: building anywhere may move the Euphorian track, after the payment (R27, R80)."""
    game = build_site([NAKAGAWA], space=space, goods=goods)
    assert now(game) == (f"use {NAKAGAWA}", 0) and has(game)[2] == {}
    assert play(game.clone(), "decline dr").summary()["tracks"] == [0, 0, 0, 0]
    assert play(game, "use dr_nakagawa").summary()["tracks"] == [1, 0, 0, 0] and now(game) == ("turn", 1)


@OFF
def test_nakagawa_off(where, tiles):
    """dr_nakagawa_the_tribute: hidden or under the Academy not asked (G1, T50)."""
    assert now(build_site([NAKAGAWA], space="build_ea_2", goods="gold", where=where, tiles=tiles)) == ("turn", 1)


def test_nakagawa_not_at_the_end_of_the_track():
    """dr_nakagawa_the_tribute: not offered at level 11 (G13)."""
    game = build({"recruits": [NAKAGAWA], "goods": "gold", "dice": {"hand": [1, 2]}}, tracks=(11, 0, 0, 0))
    assert now(play(game, "place 1 build_ea_2")) == ("turn", 1)


def test_nakagawa_once_per_placement():
    """dr_nakagawa_the_tribute: each of two placements gives one step; tier 1 counts from the next placement on (R44, R82)."""
    game = build({"recruits": [NAKAGAWA], "goods": "gold clay", "dice": {"hand": [1, 1, 1]}}, seats=4)
    play(game, "place 1 build_ea_1", "use dr_nakagawa", "place 1 build_ea_2", "use dr_nakagawa")
    assert game.summary()["tracks"][0] == 2
    assert has(play(game, "place 1 generator"))[2] == {"energy": 2}


def test_nakagawa_before_the_completion():
    """dr_nakagawa_the_tribute: asked before the tile is turned, stars of level 11 for all come first (R64, R84)."""
    game = build(
        {"recruits": [NAKAGAWA], "goods": "gold", "dice": {"hand": [1, 2]}},
        {"recruits": [KATY], "dice": {"hand": [1], "build_ea_2": [3]}},
        tracks=(10, 0, 0, 0),
    )
    play(game, "place 1 build_ea_3")
    assert now(game) == (f"use {NAKAGAWA}", 0)
    play(game, "use dr_nakagawa")
    assert now(game) == ("tile", -1)
    assert seat(game)["recruit_stars"] == {NAKAGAWA: 1} and seat(game, 1)["recruit_stars"] == {KATY: 1}
    assert seat(game)["tile_stars"] == seat(game, 1)["tile_stars"] == []


def test_nakagawa_can_end_the_game():
    """dr_nakagawa_the_tribute: the end comes before the market's stars (R109, R110)."""
    last = {"dilemma": "bat", "dilemma_use": "star", "stars_left": 1}
    game = build(
        {"recruits": [NAKAGAWA], "goods": "gold", "dice": {"hand": [1, 2]}, **last},
        {"dice": {"hand": [1], "build_ea_2": [3]}},
        tracks=(10, 0, 0, 0),
    )
    play(game, "place 1 build_ea_3", "use dr_nakagawa")
    assert game.over and game.returns() == [1.0, 0.0] and game.summary()["tiles"]["market_ea"] is None


def test_nakagawa_reveals_wait():
    """dr_nakagawa_the_tribute: level 8 reveals after the completion, so a hidden Ray misses it (R23, R85)."""
    game = build(
        {"recruits": [NAKAGAWA], "goods": "gold", "dice": {"hand": [1, 2], "build_ea_2": [3]}},
        {"hidden": [RAY]},
        tracks=(7, 0, 0, 0),
    )
    play(game, "place 1 build_ea_3", "use dr_nakagawa")
    assert game.summary()["tracks"][0] == 8 and seat(game, 1)["recruits"] == {RAY: "hidden"}
    play(game, "tile bemusement_park", "roll 1 1")
    assert seat(game, 1)["recruits"] == {RAY: "active"} and has(game, 1)[1] == 3


# ---------------------------------------------------------------- Ray


def finish(spec, *others, tile="bemusement_park", **board):
    """P1 finishes Euphoria A with a second worker of its own; the tile is turned up."""
    game = build({"goods": "gold", "dice": {"hand": [1, 2], "build_ea_2": [3]}, **spec}, *others, **board)
    return play(game, "place 1 build_ea_3", f"tile {tile}")


def test_ray_helped_or_not():
    """ray_the_foreman: +2 morale for a builder, -2 knowledge otherwise, before the dice are rolled (R64)."""
    game = finish({"recruits": [RAY]})
    assert has(game) == (3, 3, {}, {}) and now(game) == ("roll", -1)
    game = finish({}, {"recruits": [RAY], "knowledge": 5})
    assert has(game, 1) == (1, 3, {}, {}) and now(game) == ("roll", -1)
    game = build(
        {"goods": "gold", "dice": {"hand": [1, 2]}}, {"recruits": [RAY], "dice": {"hand": [1], "build_ea_2": [3]}}
    )
    assert has(play(game, "place 1 build_ea_3", "tile bemusement_park"), 1) == (3, 3, {}, {})


def test_ray_stops_at_the_ends():
    """ray_the_foreman: morale stops at 6, knowledge at 1 (R28)."""
    assert has(finish({"recruits": [RAY], "morale": 5}))[0] == 6
    assert has(finish({}, {"recruits": [RAY], "knowledge": 2}), 1)[1] == 1


@OFF
def test_ray_off(where, tiles):
    """ray_the_foreman: hidden or under the Academy nothing (G1, T50)."""
    assert has(finish({where: [RAY]}, tiles=tiles)) == (1, 3, {}, {})


def test_ray_not_before_completion():
    """ray_the_foreman: an unfinished site gives nothing (R63)."""
    game = build({"recruits": [RAY], "goods": "gold", "dice": {"hand": [1, 2], "build_ea_2": [3]}}, seats=4)
    assert has(play(game, "place 1 build_ea_3")) == (1, 3, {}, {})


def test_ray_and_a_new_academy():
    """ray_the_foreman: a new Academy silences him without a star there, not with one (R65, T50)."""
    academy = "academy_of_mandatory_equality"
    assert has(finish({}, {"recruits": [RAY], "knowledge": 5}, tile=academy), 1)[1] == 5
    assert has(finish({"recruits": [RAY]}, tile=academy))[0] == 3


def test_ray_counts_for_the_hand_limit_after_the_check():
    """ray_the_foreman: his morale comes before the roll, so Steven's card of that check fits (R35, R50)."""
    game = finish({"recruits": [RAY, STEVEN], "hand": "bat", "dice": {"hand": [1, 6], "build_ea_2": [3]}})
    play(game, "roll 6 6", "take gold", "draw box")
    assert has(game) == (3, 3, {"gold": 1}, {"bat": 1, "box": 1}) and now(game) == ("turn", 1)


def test_ray_after_esme():
    """ray_the_foreman: Esme answers the star before him (R23, R103)."""
    game = finish({"recruits": [ESME, RAY], "hand": "bat"})
    assert now(game) == (f"use {ESME}", 0) and has(game)[0] == 1
    assert has(play(game, "use esme", "take morale")) == (4, 3, {"energy": 1}, {})


def test_ray_two_markets_in_a_turn():
    """ray_the_foreman: each completion of one turn triggers him (R18, R64)."""
    game = build(
        {"goods": "gold stone", "dice": {"hand": [2, 2]}},
        {"dice": {"build_ea_2": [3], "build_sa_2": [3]}},
        {"recruits": [RAY], "knowledge": 6},
    )
    play(game, "place 2 build_ea_3", "tile bemusement_park", "roll 1", "roll 1")
    assert has(game, 2)[1] == 4
    assert has(play(game, "place 2 build_sa_3", "tile clinic_of_blind_hindsight"), 2)[1] == 2


# ---------------------------------------------------------------- Yordy


def test_yordy_sets_one_die():
    """yordy_the_demotivator: 1 energy: one retrieved die gets a face of choice, the other is rolled after it (R39, R30)."""
    game = retrieve([YORDY], goods="energy", morale=2)
    assert now(game) == (f"use {YORDY}", 0) and has(game)[:2] == (1, 3)
    play(game, "use yordy")
    assert legal(game) == [f"face {n}" for n in range(1, 7)]
    play(game, "face 6")
    assert legal(game) == [f"roll {n}" for n in range(1, 7)]
    play(game, "roll 2")
    assert faces(game) == [2, 6] and has(game) == (1, 3, {}, {}) and now(game) == ("turn", 1)


@OFF
def test_yordy_off(where, tiles):
    """yordy_the_demotivator: hidden or under the Academy both dice are rolled (G1, T50)."""
    assert now(retrieve([YORDY], goods="energy", where=where, tiles=tiles)) == ("roll", -1)


def test_yordy_only_free_and_with_energy():
    """yordy_the_demotivator: not after a paid retrieval, not without energy (R38, G2)."""
    assert now(retrieve([YORDY], "pay food", goods="energy food")) == ("roll", -1)
    assert now(retrieve([YORDY])) == ("roll", -1)
    assert now(retrieve([YORDY], "free", goods="energy food")) == (f"use {YORDY}", 0)


def test_yordy_single_worker():
    """yordy_the_demotivator: works for a single retrieved worker, nothing is rolled then (R30)."""
    game = build({"recruits": [YORDY], "goods": "energy", "dice": {"hand": [1], "farm": [2]}})
    play(game, "retrieve 2@farm", "use yordy", "face 5")
    assert faces(game) == [1, 5] and now(game) == ("turn", 1)


def test_yordy_one_worker_per_retrieval():
    """yordy_the_demotivator: one face per retrieval, however much energy (R89)."""
    game = retrieve([YORDY], "use yordy", "face 1", goods="3 energy")
    assert now(game) == ("roll", -1) and has(game)[2] == {"energy": 2}


def test_yordy_one_check_for_the_batch():
    """yordy_the_demotivator: the set face counts in the one check and for roll-face penalties (R31, R35, G11)."""
    game = retrieve(
        [YORDY],
        "use yordy",
        "face 6",
        "roll 2",
        goods="energy gold",
        knowledge=4,
        dice={"hand": [4]},
        tiles={"market_ea": "center_for_reduced_literacy"},
    )
    assert faces(game) == [2, 4] and seat(game)["owned"] == 2 and has(game)[2] == {}


def test_yordy_after_the_discard():
    """yordy_the_demotivator: morale and its discard first (R39, R50)."""
    game = retrieve([YORDY], goods="energy", morale=2, hand="bat box")
    assert now(game) == ("discard", 0)
    assert now(play(game, "discard bat")) == (f"use {YORDY}", 0)


@pytest.mark.parametrize("butcher", [PETE, SHEPPARD])
def test_yordy_after_a_sacrifice(butcher):
    """yordy_the_demotivator: sacrifices first; asked only if a retrieved worker remains (R39, R89a)."""
    game = retrieve([YORDY, butcher], goods="energy")
    assert now(game) == (f"use {butcher}", 0)
    play(game, f"use {butcher}", "take gold")
    assert now(game) == (f"use {YORDY}", 0)
    assert faces(play(game, "use yordy", "face 4")) == [4] and now(game) == ("turn", 1)
    game = build({"recruits": [YORDY, butcher], "goods": "energy", "dice": {"hand": [1], "farm": [2]}})
    play(game, "retrieve 2@farm", f"use {butcher}", "take gold")
    assert now(game) == ("turn", 1) and has(game)[2]["energy"] == 1


@pytest.mark.parametrize(
    "tile, morale, after",
    [
        ("bemusement_park", 4, (3, 3)),
        ("cafeteria_of_nameless_meat", 4, (2, 2)),
        ("bemusement_park", 1, (1, 4)),
        ("cafeteria_of_nameless_meat", 2, (1, 3)),
    ],
)
def test_yordy_keeps_the_morale_loss(tile, morale, after):
    """yordy_the_demotivator: still -1 morale (-2 with the Cafeteria), Curtis the same knowledge (R38, G10)."""
    game = retrieve([YORDY, CURTIS], "use yordy", goods="energy", morale=morale, knowledge=4, tiles={"market_ea": tile})
    assert has(game)[:2] == after
