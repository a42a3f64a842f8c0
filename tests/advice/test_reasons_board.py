"""Reasons that lie on the board: their numbers are computed here once more, from the position and the rules."""

from advice.turns import COURTHOUSE, ME, OTHER, notes, table, texts, turn_of
from helpers import build, legal, play

from euphoria_ai import suggest

# ---------------------------------------------------------------- bumps


def test_bump_frees_a_rival():
    """R24: the rival's worker comes home, and what its roll may cost the rival is exact: knowledge 3 and 6 + 5 in
    hand, one die."""
    game = table({"goods": "energy", "dice": {"hand": [3, 5]}}, {"dice": {"tunnel_euphorian": [4], "hand": [6, 5]}})
    turn = turn_of(game, "place 3 tunnel_euphorian")
    assert notes(turn)["bump"] == {"seat": "P2", "face": 4, "space": "tunnel_euphorian", "risk": 0.8333}
    assert (
        "bumps P2 off Euphorian Tunnel: saves them a retrieval, 83 % that they lose a worker" in texts(turn, "bump")[0]
    )
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
    best = suggest(game.view(0), iterations=1500, top=999).best
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
    assert texts(turn, "penalty_lifted")[0].startswith(
        "lifts the penalty of Fountain of Wishful Thinking: At most one placement"
    )
    assert "penalty_lifted" not in notes(turn_of(game, "star territory_euphorian"))
