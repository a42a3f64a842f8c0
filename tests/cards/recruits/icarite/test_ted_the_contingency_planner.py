"""Ted the Contingency Planner: what the recruit does, when it may not be used, its moment, its notes."""

from cards.shared.ignorance_recruits import place_at, turn_with
from cards.shared.lists import TUNNEL_RESOURCES
from cards.shared.names import AGENCY, CONCERT, DAVAA, JON, LIEVE, MWICHE, PALACE, TED, YOUSSEF
from helpers import decision, holdings, legal, play


@TUNNEL_RESOURCES
def test_ted_pays_bliss(space, price, resource):
    """ted_the_contingency_planner: 1 bliss instead of the tunnel's commodity, and 1 morale for a single benefit (R27,
    R56).
    """
    game = place_at(space, [TED], goods=f"{price} bliss")
    assert decision(game) == ("pay", 0) and sorted(legal(game)) == sorted(["pay bliss", f"pay {price}"])
    bliss = play(game.clone(), "pay bliss")
    assert holdings(bliss) == (2, 3, {price: 1}, {}) and legal(bliss) == ["take artifact", f"take {resource}"]
    assert holdings(play(bliss, f"take {resource}")) == (2, 3, {price: 1, resource: 1}, {})
    assert holdings(play(game, f"pay {price}", f"take {resource}")) == (2, 3, {"bliss": 1, resource: 1}, {})


@TUNNEL_RESOURCES
def test_ted_opens_a_tunnel(space, price, resource):
    """ted_the_contingency_planner: with bliss alone the tunnel can be used, without either it cannot (R22)."""
    assert holdings(place_at(space, [TED], goods="bliss"))[:3] == (2, 3, {})
    assert f"place 1 {space}" not in legal(turn_with([TED], goods="gold"))
    assert f"place 1 {space}" not in legal(turn_with([TED], goods="bliss", where="hidden"))
    assert f"place 1 {space}" not in legal(turn_with([], goods="bliss", others=({"recruits": [TED]},)))


def test_ted_morale_comes_first():
    """ted_the_contingency_planner: the morale raises the hand limit before the artifact is taken (R50)."""
    game = place_at("tunnel_euphorian", [TED], goods="energy", hand="box")
    assert decision(game) == ("take", 0) and holdings(game)[0] == 2
    assert holdings(play(game, "take artifact", "refill bat")) == (2, 3, {}, {"book": 1, "box": 1}) and decision(
        game
    ) == (
        "turn",
        1,
    )


def test_ted_hidden_gives_no_morale():
    """ted_the_contingency_planner: not while hidden (R88)."""
    assert holdings(place_at("tunnel_euphorian", [TED], goods="energy", where="hidden"))[0] == 1


def test_ted_no_morale_for_both_benefits():
    """ted_the_contingency_planner: none with tier 2, Youssef, Mwiche or Lieve (R57, I4)."""
    assert holdings(place_at("tunnel_euphorian", [TED, JON], "refill bat", goods="energy", tracks=(5, 0, 0, 0)))[0] == 1
    assert holdings(place_at("tunnel_euphorian", [TED, JON], "take gold", goods="energy", tracks=(4, 0, 0, 0)))[0] == 2
    assert holdings(place_at("tunnel_euphorian", [TED, YOUSSEF], "refill bat", goods="energy"))[0] == 1
    assert holdings(place_at("tunnel_euphorian", [TED, MWICHE], "refill bat", goods="3 water", morale=2))[0] == 4
    assert holdings(place_at("tunnel_euphorian", [TED, LIEVE], "use lieve", "refill bat", goods="2 bliss"))[0] == 1
    assert holdings(place_at("tunnel_euphorian", [TED, LIEVE], "decline lieve", goods="2 bliss"))[0] == 2


def test_ted_morale_for_a_void_benefit():
    """ted_the_contingency_planner: the morale comes even if the one benefit is void (R89, I9)."""
    game = place_at("tunnel_euphorian", [TED], "take gold", goods="energy 3 clay", tile=PALACE)
    assert holdings(game) == (2, 3, {"clay": 3}, {})


def test_ted_morale_is_limited():
    """ted_the_contingency_planner: by the track and by the Concert Hall (R28, R105)."""
    assert holdings(place_at("tunnel_euphorian", [TED], goods="energy", morale=6))[0] == 6
    assert holdings(place_at("tunnel_euphorian", [TED], goods="energy", morale=2, tile=CONCERT))[0] == 3
    assert holdings(place_at("tunnel_euphorian", [TED], goods="energy", morale=3, tile=CONCERT))[0] == 3


def test_ted_beside_mwiche_and_davaa():
    """ted_the_contingency_planner: alternatives side by side, bliss even where Davaa makes the tunnel free (I5)."""
    game = place_at("tunnel_euphorian", [TED, MWICHE], goods="energy 3 water bliss")
    assert legal(game) == ["pay 3 water", "pay bliss", "pay energy"]
    game = place_at("tunnel_euphorian", [TED, DAVAA], goods="energy bliss")
    assert "pay bliss" in legal(game) and "pay nothing" in legal(game)
    assert holdings(play(game.clone(), "pay bliss"))[:3] == (2, 3, {"energy": 1})
    assert holdings(play(game, "pay nothing"))[:3] == (2, 3, {"energy": 1, "bliss": 1})


def test_ted_not_at_the_tunnel_end():
    """ted_the_contingency_planner: a tunnel's end is no tunnel action (R60)."""
    assert holdings(place_at("tunnel_end_euphorian", [TED, JON], goods="bliss", miners=(9, 0, 0))) == (
        1,
        3,
        {"water": 3, "bliss": 1},
        {},
    )


def test_ted_and_the_agency():
    """ted_the_contingency_planner: an own bump costs 1 commodity more, paid before (R26, I5)."""
    own = {"dice": {"hand": [1, 2], "tunnel_euphorian": [4]}, "tile": AGENCY}
    assert "place 1 tunnel_euphorian" not in legal(turn_with([TED], goods="bliss", **own))
    assert holdings(place_at("tunnel_euphorian", [TED], "roll 2", goods="2 bliss", **own))[:3] == (2, 3, {})
    game = place_at("tunnel_euphorian", [TED], goods="energy bliss", **own)
    assert legal(game) == ["pay bliss", "pay energy"]
    assert holdings(play(game, "pay energy", "roll 2"))[:3] == (2, 3, {})
