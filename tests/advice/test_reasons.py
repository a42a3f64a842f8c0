"""Reasons and warnings: their numbers are computed here once more, from the position and the rules."""

from itertools import product

import pytest
from helpers import build, legal, play

from euphoria_ai import CHANCE, EuphoriaError, suggest
from euphoria_ai.advice.facts import pair_chance
from euphoria_ai.catalog import FACTIONS, GOODS, RECRUITS
from euphoria_ai.words import percent

ME = {"recruits": ["lee_the_gossip"], "hidden": ["maxime_the_ambassador"], "dilemma": "bat"}
OTHER = {"recruits": ["pete_the_cannibal"], "hidden": ["steven_the_scholar"], "dilemma": "box"}
COURTHOUSE = {"market_ea": "courthouse_of_hasty_judgment"}

# Chance to lose a worker by knowledge + faces in hand, for one to four dice; the check is at 16.
CHECKS = {
    1: (0, 0, 0.093, 0.444),
    2: (0, 0, 0.162, 0.556),
    3: (0, 0, 0.259, 0.664),
    4: (0, 0.028, 0.375, 0.761),
    5: (0, 0.083, 0.500, 0.841),
    6: (0, 0.167, 0.625, 0.903),
    7: (0, 0.278, 0.741, 0.946),
    8: (0, 0.417, 0.838, 0.973),
    9: (0, 0.583, 0.907, 0.988),
    10: (0.167, 0.722, 0.954, 0.996),
    12: (0.500, 0.917, 0.995, 1),
    14: (0.833, 1, 1, 1),
}


def table(me, other=None, **more):
    return build(ME | me, OTHER | (other or {"dice": {"hand": [2], "aquifer": [3]}}), **more)


def turn_of(game, move, seat=0, **more):
    """The suggested turn that begins with this move, among all of them."""
    turns = suggest(game.view(seat), iterations=more.pop("iterations", 1500), top=999, **more).turns
    return next(turn for turn in turns if turn.move == move)


def notes(turn):
    """{code: numbers} of reasons and warnings; codes that come more than once hold their last."""
    return {note.code: note.numbers for note in turn.reasons + turn.warnings}


def texts(turn, code):
    return [note.text for note in turn.reasons + turn.warnings if note.code == code]


# ---------------------------------------------------------------- checks

ROLLS = [
    (1, [], 3),
    (3, [], 3),
    (3, [], 4),
    (4, [], 2),
    (6, [], 2),
    (6, [], 3),
    (6, [6], 1),
    (4, [6], 2),
    (2, [3, 4], 2),
    (6, [4, 4], 1),
    (5, [], 3),
    (2, [6], 3),
]


@pytest.mark.parametrize(("knowledge", "hand", "dice"), ROLLS)
def test_check_risk_of_a_retrieval(knowledge, hand, dice):
    """R31, R32: the table of exact risks, and the engine's own outcomes one by one."""
    board = dict(zip(("farm", "aquifer", "generator", "cloud_mine"), [[1]] * dice, strict=False))
    game = table({"dice": board | ({"hand": hand} if hand else {}), "knowledge": knowledge})
    move = "retrieve " + " ".join(
        f"1@{space}" for space in ("generator", "aquifer", "farm", "cloud_mine") if space in board
    )
    numbers = notes(turn_of(game, move))["check_risk"]
    base = knowledge + sum(hand)
    assert (numbers["dice"], numbers["base"], numbers["check_at"]) == (dice, base, 16)
    assert numbers["risk"] == pytest.approx(CHECKS[base][dice - 1], abs=6e-4)
    game.apply(move)
    assert game.to_move == CHANCE
    lost = 0.0
    for outcome in game.legal_moves():
        after = game.clone()
        after.apply(outcome)
        lost += outcome.probability * (after.summary()["seats"][0]["owned"] < dice + len(hand))
    assert numbers["risk"] == pytest.approx(lost, abs=6e-5)


@pytest.mark.parametrize(
    ("recruits", "tiles", "limit"),
    [
        (["brenda_the_knowledge_bringer"], {"market_ea": "the_carousel"}, 14),
        (["amina_the_bliss_bringer"], {}, 17),
        (["amina_the_bliss_bringer"], {"market_ea": "the_carousel"}, 17),
        (["brenda_the_knowledge_bringer"], {"market_ea": "institute_of_orwellian_optimism"}, 16),
    ],
)
def test_checks_of_the_expansion(recruits, tiles, limit):
    """R32: the limits of The Carousel and of Amina, and low rolls that count as threes: as the engine's outcomes
    have it."""
    game = build(
        {
            "recruits": recruits,
            "hidden": ["ahmed_the_artifact_dealer"],
            "dilemma": "bat",
            "knowledge": 5,
            "dice": {"farm": [1], "aquifer": [1], "generator": [1]},
        },
        {
            "recruits": ["lars_the_ballooneer"],
            "hidden": ["xyon_the_brain_surgeon"],
            "dilemma": "box",
            "dice": {"hand": [2]},
        },
        edition="ignorance",
        tiles=tiles,
        bazaar=("bat", "bear", "book", "box"),
    )
    numbers = notes(turn_of(game, "retrieve 1@generator 1@aquifer 1@farm"))["check_risk"]
    assert numbers["check_at"] == limit
    game.apply("retrieve 1@generator 1@aquifer 1@farm")
    if game.kind != "roll":
        game.apply("free")
    lost = 0.0
    for outcome in game.legal_moves():
        after = game.clone()
        after.apply(outcome)
        lost += outcome.probability * (after.summary()["seats"][0]["owned"] < 3)
    assert numbers["risk"] == pytest.approx(lost, abs=6e-5)


def test_who_may_save_a_worker():
    """A recruit that can prevent the loss is named beside the risk."""
    game = build(
        {
            "recruits": ["xyon_the_brain_surgeon"],
            "hidden": ["ahmed_the_artifact_dealer"],
            "dilemma": "bat",
            "hand": "bat",
            "dice": {"farm": [1], "aquifer": [1], "generator": [1]},
        },
        {
            "recruits": ["lars_the_ballooneer"],
            "hidden": ["pedro_the_collector"],
            "dilemma": "box",
            "dice": {"hand": [2]},
        },
        edition="ignorance",
        bazaar=("bat", "bear", "book", "box"),
    )
    turn = turn_of(game, "retrieve 1@generator 1@aquifer 1@farm")
    assert notes(turn)["check_risk"]["saved_by"] == ["xyon_the_brain_surgeon"]
    assert "unless Xyon prevents it" in texts(turn, "check_risk")[0]


def test_risky_roll_is_warned_of():
    game = table({"dice": {"farm": [1], "aquifer": [1], "generator": [1]}, "knowledge": 3})
    risky = turn_of(game, "retrieve 1@generator 1@aquifer 1@farm")
    assert notes(risky)["check_now"]["risk"] == pytest.approx(0.2593, abs=1e-4)
    assert texts(risky, "check_now") == ["the roll of this turn loses a worker with 26 %"]
    assert "check_now" not in notes(turn_of(game, "retrieve 1@generator 1@aquifer"))


@pytest.mark.parametrize("knowledge", [1, 3, 5])
def test_next_check(knowledge):
    """The retrieval after this turn: every number of workers, as things stand."""
    game = table({"dice": {"farm": [1], "aquifer": [1], "hand": [5]}, "knowledge": knowledge})
    turn = turn_of(game, "place 5 cloud_mine")
    left = max(1, knowledge - 1)  # 5 on the Cloud Mine lowers knowledge
    expected = list(CHECKS[left][:3])
    if expected[-1] < 0.15:
        assert "check_next" not in notes(turn)
        return
    numbers = notes(turn)["check_next"]
    assert numbers["exact"]
    assert numbers["risks"] == pytest.approx(expected, abs=6e-4)
    risk = percent(numbers["risks"][2])
    assert texts(turn, "check_next")[0].startswith(f"taking all 3 workers on the board back next loses one with {risk}")


def test_chance_of_a_double():
    """All outcomes counted: 2 dice 16.7 %, 3 dice 44.4 %, 4 dice 72.2 %, and with a die that stays in hand."""
    assert [round(pair_chance(n, []), 3) for n in (1, 2, 3, 4)] == [0, 0.167, 0.444, 0.722]
    for dice, kept in ((1, [3]), (2, [3]), (2, [1, 2]), (3, [5])):
        rolls = list(product(range(1, 7), repeat=dice))
        assert pair_chance(dice, kept) == pytest.approx(
            sum(len({*roll, *kept}) < dice + len(kept) for roll in rolls) / len(rolls)
        )
    assert pair_chance(1, [2, 2]) == 1
    game = table({"dice": {"farm": [1], "aquifer": [1], "hand": [5]}})
    assert notes(turn_of(game, "retrieve 1@aquifer 1@farm"))["double"]["chance"] == pytest.approx(
        1 - 5 * 4 / 36, abs=1e-4
    )


def test_penalty_of_a_roll():
    """A tile against threes costs a good for each of them: of three dice half a good on average."""
    game = table(
        {"goods": "4 water", "dice": {"farm": [1], "aquifer": [1], "generator": [1]}},
        tiles={"market_ea": "bemusement_park"},
    )
    turn = turn_of(game, "retrieve 1@generator 1@aquifer 1@farm")
    assert notes(turn)["roll_penalty"]["goods"] == 0.5
    assert "lost" not in notes(turn).get("goods", {}) or not notes(turn)["goods"]["lost"]


# ---------------------------------------------------------------- bumps


def test_bump_frees_a_rival():
    """R24: the rival's worker comes home, and what its roll may cost the rival is exact: knowledge 3 and 6 + 5 in
    hand, one die."""
    game = table({"goods": "energy", "dice": {"hand": [3, 5]}}, {"dice": {"tunnel_euphorian": [4], "hand": [6, 5]}})
    turn = turn_of(game, "place 3 tunnel_euphorian")
    assert notes(turn)["bump"] == {"seat": "P2", "face": 4, "space": "tunnel_euphorian", "risk": 0.8333}
    assert "bumps P2 off Tunnel E: saves them a retrieval, 83 % that they lose a worker" in texts(turn, "bump")[0]
    assert "bump" not in notes(turn_of(game, "place 3 farm"))


def test_bump_of_an_own_worker():
    """R26"""
    game = table({"goods": "energy", "dice": {"tunnel_euphorian": [4], "hand": [6]}})
    numbers = notes(turn_of(game, "place 6 tunnel_euphorian"))
    assert numbers["bump_own"]["seat"] == "P1"
    assert numbers["check_risk"] == {"dice": 1, "base": 3, "check_at": 16, "risk": 0, "saved_by": []}


def test_knowledge_given_to_the_bumped():
    """An exchange for bumping gives the victim knowledge: that is told of the rival."""
    game = build(
        ME | {"recruits": ["rebecca_the_peddler"], "goods": "energy", "morale": 4, "dice": {"hand": [3, 5]}},
        OTHER | {"dice": {"tunnel_euphorian": [4], "hand": [1]}},
    )
    play(game, "place 3 tunnel_euphorian", "roll 2")
    assert game.kind == "use"
    used = turn_of(game, "use rebecca_the_peddler")
    assert notes(used)["rival"] == {"seat": "P2", "knowledge": 1}
    assert notes(used)["ability"] == {"recruit": "rebecca_the_peddler"}
    assert notes(used)["morale"]["after"] == 2
    assert "rival" not in notes(turn_of(game, "decline rebecca_the_peddler"))


# ---------------------------------------------------------------- stars, sites, penalties


def test_star_and_its_alternative():
    """R69: a visit: the star, where it goes, how many that makes, and that the other turn has none."""
    game = table({"goods": "4 energy stone", "dice": {"hand": [3, 5]}, "stars_left": 7}, tiles=COURTHOUSE, seats=4)
    turn = turn_of(game, "place 3 market_ea")
    taken = sum(row["territory"][0] for row in game.fields()["seats"])
    numbers = notes(turn)["stars"]
    assert numbers["stars"] == 1
    assert numbers["total"] == 4
    assert numbers["places"] == ["euphorian"]
    assert f"the Euphorian territory ({4 - taken - 1} spaces left)" in texts(turn, "stars")[0].replace(
        "1 space ", "1 spaces "
    )
    assert notes(turn)["goods"] == {"paid": {"energy": 4, "stone": 1}, "lost": {}, "gained": {}}
    best = suggest(game.view(0), iterations=250, top=999).best
    if best.move != turn.move:
        assert numbers["alternative"] == notes(best).get("stars", {"stars": 0})["stars"]


def test_finishing_a_site():
    """R64, R65: stars for both builders, the penalty for the others; four seats need three workers."""
    game = build(
        ME | {"goods": "2 gold 2 clay", "dice": {"build_ea_1": [2], "hand": [3, 5]}},
        OTHER | {"dice": {"build_ea_2": [1], "hand": [4]}},
        {"dice": {"hand": [1]}},
        {"dice": {"hand": [2]}},
    )
    turn = turn_of(game, "place 3 build_ea_3")
    assert notes(turn)["site_done"] == {
        "site": "site_ea",
        "workers": 3,
        "needs": 3,
        "partners": ["P2"],
        "penalised": ["P3", "P4"],
    }
    assert notes(turn)["stars"]["stars"] == 1
    assert notes(turn)["rival"] == {"seat": "P2", "stars": 1}
    assert "penalty_taken" not in notes(turn)
    slot = next(move for move in legal(game) if move.startswith("place 3 build_eb"))
    other = turn_of(game, slot)
    assert notes(other)["site"] == {"site": "site_eb", "workers": 1, "needs": 3, "partners": []}
    assert "site_done" not in notes(other)


def test_penalty_lifted():
    """R72, R74: an artifact market's star may go on a tile of the region, which frees from its penalty."""
    game = table(
        {"hand": "3 box", "morale": 3, "dice": {"hand": [3, 5]}}, tiles={"market_ea": "fountain_of_wishful_thinking"}
    )
    play(game, "place 3 incinerator", "pay 2 box")
    assert game.kind == "star"
    turn = turn_of(game, "star market_ea")
    assert notes(turn)["penalty_lifted"] == {"tile": "fountain_of_wishful_thinking", "market": "market_ea"}
    assert texts(turn, "penalty_lifted")[0].startswith("lifts the penalty of Fountain: At most one placement")
    assert "penalty_lifted" not in notes(turn_of(game, "star territory_euphorian"))


def test_race():
    game = table({"dice": {"hand": [3, 5]}, "stars_left": 7}, {"dice": {"hand": [1]}, "stars_left": 1}, seats=4)
    advice = suggest(game.view(0), iterations=100)
    assert notes(advice.best)["race"] == {"placed": {"P1": 3, "P2": 9, "P3": 0, "P4": 0}, "need": 10}
    assert "P2 needs one more" in texts(advice.best, "race")[0]
    assert advice.to_dict()["stars_placed"] == {"P1": 3, "P2": 9, "P3": 0, "P4": 0}


# ---------------------------------------------------------------- goods, tracks, morale, cards


@pytest.mark.parametrize(
    ("there", "face", "gain", "knowledge", "track"), [([], 3, 1, 3, 1), ([4], 3, 1, 2, 0), ([4, 3], 3, 2, 4, 0)]
)
def test_commodity_area(there, face, gain, knowledge, track):
    """R43: by the total on the area 1 good and the track, 1 good and less knowledge, or 2 goods and more."""
    game = table(
        {"dice": {"hand": [3, 5]}},
        {"dice": {"farm": there, "hand": [1]} if there else {"hand": [1]}},
        tracks=(0, 0, 1, 0),
    )
    numbers = notes(turn_of(game, f"place {face} farm"))
    assert numbers["goods"] == {"paid": {}, "lost": {}, "gained": {"food": gain}}
    if knowledge == 3:
        assert "knowledge" not in numbers
    else:
        assert (numbers["knowledge"]["before"], numbers["knowledge"]["after"]) == (3, knowledge)
    if track:
        assert numbers["track"] == {
            "faction": "wastelander",
            "before": 1,
            "after": 2,
            "reached": [2],
            "own_active": 0,
            "own_hidden": 0,
            "rivals": {"P2": 1},
        }  # Pete
    else:
        assert "track" not in numbers


def test_whose_track():
    """Own recruits, own hidden ones too, and of the others the active ones only."""
    faction = {row["id"]: row["faction"] for row in RECRUITS}
    mine, hidden, theirs, theirs_hidden = (
        "lee_the_gossip",
        "maxime_the_ambassador",
        "pete_the_cannibal",
        "steven_the_scholar",
    )
    assert [faction[name] for name in (mine, hidden, theirs, theirs_hidden)] == [
        "icarite",
        "icarite",
        "wastelander",
        "wastelander",
    ]
    game = table({"dice": {"hand": [3, 5]}}, {"dice": {"hand": [1]}}, tracks=(0, 0, 4, 4))
    assert notes(turn_of(game, "place 3 cloud_mine"))["track"] == {
        "faction": "icarite",
        "before": 4,
        "after": 5,
        "reached": [5],
        "own_active": 1,
        "own_hidden": 1,
        "rivals": {},
    }
    assert notes(turn_of(game, "place 3 farm"))["track"] == {
        "faction": "wastelander",
        "before": 4,
        "after": 5,
        "reached": [5],
        "own_active": 0,
        "own_hidden": 0,
        "rivals": {"P2": 1},
    }


def test_end_of_a_track():
    """R84: the last step gives a star to each active recruit of the faction: own ones, and rivals' too."""
    mine = {"recruits": ["lee_the_gossip", "maxime_the_ambassador"], "hidden": [], "dice": {"hand": [3, 5]}}
    theirs = {"recruits": ["pete_the_cannibal", "steven_the_scholar"], "hidden": [], "dice": {"hand": [1]}}
    game = build(ME | mine, OTHER | theirs, tracks=(0, 0, 10, 10))
    own = notes(turn_of(game, "place 3 cloud_mine"))
    assert own["stars"]["stars"] == 2
    assert own["stars"]["places"] == ["lee_the_gossip", "maxime_the_ambassador"]
    assert own["track"]["reached"] == [11]
    theirs = notes(turn_of(game, "place 3 farm"))
    assert theirs["rival"] == {"seat": "P2", "stars": 2}
    assert theirs.get("stars", {"stars": 0})["stars"] == 0


def test_miner():
    """R58: the sixth step turns up hidden recruits."""
    game = table({"goods": "energy", "dice": {"hand": [3, 5]}}, miners=(5, 0, 0))
    turn = turn_of(game, "place 3 tunnel_euphorian")
    assert notes(turn)["miner"]["before"] == 5
    assert notes(turn)["miner"]["after"] == 6
    assert "hidden recruits are turned up" in texts(turn, "miner")[0]


def test_tank():
    """R46, R47: three energy, two knowledge less, a worker, and the risk of the roll of all."""
    game = table({"goods": "3 energy", "dice": {"hand": [3, 5]}, "knowledge": 5})
    numbers = notes(turn_of(game, "place 3 tank_energy"))
    assert numbers["goods"]["paid"] == {"energy": 3}
    assert numbers["workers"] == {"change": 1, "after": 3}
    assert numbers["check_risk"]["base"] == 3 + 5
    assert numbers["knowledge"]["dice"] == 3
    assert numbers["knowledge"]["risk_before"] == pytest.approx(CHECKS[5][2], abs=6e-4)
    assert numbers["knowledge"]["risk_after"] == pytest.approx(CHECKS[3][2], abs=6e-4)


@pytest.mark.parametrize(("pay", "morale", "lost"), [("free", 1, 1), ("pay food", 4, 0)])
def test_retrieval_and_hand_limit(pay, morale, lost):
    """R38, R49: paid 2 morale, free 1 less, and with it the card for which there is no room."""
    game = table({"goods": "food", "hand": "box book", "morale": 2, "dice": {"farm": [3], "hand": [5]}})
    play(game, "retrieve 3@farm")
    numbers = notes(turn_of(game, pay))
    assert (numbers["morale"]["before"], numbers["morale"]["after"]) == (2, morale)
    assert numbers["morale"]["cards"] == 2 - lost
    assert numbers["morale"]["room"] == morale - 2 + lost
    assert numbers.get("hand_limit", {"cards": 0})["cards"] == lost


def test_next_retrieval_costs_a_card():
    """Without food or bliss the next retrieval lowers morale, and there is no room for the card any more."""
    game = table({"hand": "box book", "morale": 2, "dice": {"hand": [3, 5]}})
    assert notes(turn_of(game, "place 3 generator"))["cards_next"] == {"cards": 1}
    assert "cards_next" not in notes(turn_of(game, "place 3 farm"))  # which brings the food to pay with


def test_discard_keeps():
    """What is kept: a pair, and the card of the own dilemma."""
    game = table({"hand": "2 box bat", "morale": 3, "dice": {"farm": [3], "hand": [5]}})
    play(game, "retrieve 3@farm")  # the only way to pay is free
    assert game.kind == "discard"
    box, bat = (notes(turn_of(game, f"discard {name}"))["discard"] for name in ("box", "bat"))
    assert box == {"thrown": {"box": 1}, "kept": {"bat": 1, "box": 1}, "pairs": [], "dilemma": True}
    assert bat == {"thrown": {"bat": 1}, "kept": {"box": 2}, "pairs": ["box"], "dilemma": False}


def test_trade():
    """R21: the asked side is told what it gives and gets, and how far the other is."""
    game = table(
        {"goods": "2 gold", "dice": {"hand": [3, 5]}, "stars_left": 7},
        {"goods": "3 energy", "dice": {"hand": [2]}},
        options={"trading": True},
        seats=4,
    )
    game.apply("trade P2 give gold for 2 energy")
    yes, no = (turn_of(game, answer, 1) for answer in ("accept", "decline"))
    assert notes(yes)["trade"] == {
        "give": {"energy": 2},
        "get": {"gold": 1},
        "partner": "P1",
        "partner_stars": 3,
        "accepted": True,
    }
    assert notes(yes)["goods"] == {"paid": {}, "lost": {"energy": 2}, "gained": {"gold": 1}}
    assert notes(yes)["rival"] == {"seat": "P1", "energy": 2, "gold": -1}
    assert not notes(no)["trade"]["accepted"]


def test_recruits():
    """R84: two recruits of one faction are two stars at the end of its track."""
    from euphoria_ai import Game

    game = Game.new("base", 2, seed=0)
    for turn in suggest(game.view(0), iterations=100, top=99).turns:
        _, active, hidden = turn.move.split()
        numbers = notes(turn)["recruits"]
        assert (numbers["active"], numbers["hidden"]) == (active, hidden)
        assert numbers["same_faction"] == ("two stars when that track ends" in texts(turn, "recruits")[0])


# ---------------------------------------------------------------- against each other


def test_comparison(samples):
    """The best against the second, the others against the best, in percent of win chance."""
    for game in samples["turn"]:
        turns = suggest(game.view(game.to_move), iterations=250, top=6).turns
        first = next(note for note in turns[0].reasons if note.code == "ahead")
        other = next(turn for turn in turns[1:] if turn.label == first.numbers["other"])
        assert first.numbers["points"] == pytest.approx(100 * (turns[0].own.win - other.own.win), abs=0.006)
        for turn in turns[1:]:
            note = next(note for note in turn.reasons if note.code in ("behind", "other_order"))
            if note.code == "behind":
                assert note.numbers["other"] == turns[0].label
                assert note.numbers["points"] == pytest.approx(100 * (turn.own.win - turns[0].own.win), abs=0.006)


def test_same_moves_in_another_order():
    game = table({"dice": {"hand": [2, 2]}})
    turns = suggest(game.view(0), iterations=1500, top=9).turns
    for turn in turns[1:]:
        same = sorted(turn.moves) == sorted(turns[0].moves)
        assert same == ("other_order" in notes(turn))


def test_answers_tell_only_what_they_change(samples):
    """In another's turn what happens anyway is no reason for an answer."""
    for game in samples["opponent"]:
        turns = suggest(game.view(game.to_move), iterations=100).turns
        if game.active == game.to_move or len(turns) < 2:
            continue
        shared = [
            note
            for note in turns[0].reasons
            if all(any(note.same(each) for each in turn.reasons) for turn in turns[1:])
        ]
        assert not shared


def test_percent():
    assert [percent(x) for x in (0, 0.004, 0.2593, 0.995, 1)] == ["0 %", "under 1 %", "26 %", "over 99 %", "100 %"]


# ---------------------------------------------------------------- on positions out of random games


def replayed(game, turn):
    """The game after the turn, chance and other seats included; None if some step is not possible in it or more has
    settled by itself."""
    world, texts = game.clone(), [step.text for step in turn.steps if step.how != "forced"]
    try:
        for text in texts:
            world.apply(text)
    except EuphoriaError:
        return None
    return world if world.turn <= game.turn + 1 else None


def test_numbers_are_the_differences(samples):
    """Of turns without chance: goods, stars, morale, knowledge and tracks are what a replay in the true game makes
    of them."""
    checked = 0
    for kind in ("turn", "more", "pay", "take", "star", "use", "place"):
        for game in samples[kind]:
            seat = game.to_move
            for turn in suggest(game.view(seat), iterations=150, top=99).turns:
                after = replayed(game, turn) if all(step.seat == seat for step in turn.steps) else None
                if after is None:
                    continue
                numbers, checked = notes(turn), checked + 1
                old, new = (each.summary()["seats"][seat] for each in (game, after))
                net = dict.fromkeys(GOODS, 0)
                for part, sign in (("paid", -1), ("lost", -1), ("gained", 1)):
                    for name, n in numbers.get("goods", {part: {}})[part].items():
                        if name in net:
                            net[name] += sign * n
                assert list(net.values()) == [b - a for a, b in zip(old["goods"], new["goods"], strict=True)]
                assert numbers.get("stars", {"stars": 0})["stars"] == old["stars_left"] - new["stars_left"]
                for name in ("morale", "knowledge"):
                    assert numbers.get(name, {"after": old[name]})["after"] == new[name]
                moved = {
                    note.numbers["faction"]: note.numbers["after"] for note in turn.reasons if note.code == "track"
                }
                assert moved == {
                    name: b
                    for name, a, b in zip(FACTIONS, game.summary()["tracks"], after.summary()["tracks"], strict=True)
                    if a != b
                }
    assert checked > 50


def test_risks_are_the_engines(samples):
    """Of retrievals that roll at once: the share of outcomes that cost a worker."""
    checked = 0
    for game in samples["turn"] + samples["retrieve_pay"]:
        seat = game.to_move
        for turn in suggest(game.view(seat), iterations=200, top=99).turns:
            roll = next((i for i, step in enumerate(turn.steps) if step.kind == "roll"), None)
            if roll is None or any(step.seat != seat for step in turn.steps[:roll]):
                continue
            world = game.clone()
            for step in turn.steps[:roll]:
                if step.how != "forced":
                    world.apply(step.text)
            fields = world.fields()
            if world.kind != "roll" or fields["stack"][-1]["seat"] != seat:
                continue
            lost = 0.0
            for outcome in world.legal_moves():
                after = world.clone()
                after.apply(outcome)
                lost += outcome.probability * (after.fields()["seats"][seat]["owned"] < fields["seats"][seat]["owned"])
            first = next(note for note in turn.reasons if note.code == "check_risk")
            assert first.numbers["risk"] == pytest.approx(lost, abs=6e-5)
            checked += 1
    assert checked > 5


def test_kofis_further_turn():
    """It follows a free retrieval only."""
    me = {
        "recruits": ["kofi_the_hermit"],
        "hidden": [],
        "goods": "food",
        "morale": 3,
        "dice": {"hand": [3], "farm": [2], "ark": [4]},
    }
    game = build(
        ME | me,
        OTHER | {"recruits": ["keb_the_information_trader"], "hidden": []},
        edition="ignorance",
        bazaar=("bat", "bear", "box", "book"),
    )
    game.apply("retrieve 2@farm")
    assert legal(game) == ["free", "pay food"]
    assert "further_turn" in notes(turn_of(game, "free"))
    assert "further_turn" not in notes(turn_of(game, "pay food"))
