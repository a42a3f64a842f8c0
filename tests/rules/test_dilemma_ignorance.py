"""The dilemma in Ignorance Is Bliss: an owner of a recruit without a faction draws again (R99)."""

from helpers import ONE_TWO, legal, play, seat, turn_beside

KOFI, CHRISTINE, SPIROS = "kofi_the_hermit", "christine_the_anarchist", "spiros_the_model_citizen"
YOUSSEF, JEROEN, DAVAA = "youssef_the_tunneler", "jeroen_the_hoarder", "davaa_the_shredder"


def drawn(me, *cards, **board):
    """P1 resolves the dilemma for recruits; these cards are drawn."""
    me = {**ONE_TWO, "dilemma": "bat", "hand": "bat", **me}
    return play(turn_beside(me, **board), "dilemma", "outcome recruits", *(f"deal {card}" for card in cards))


def test_owner_of_a_factionless_recruit_draws_again():
    """R99: factionless cards drawn by an owner of one are discarded and replaced."""
    game = drawn({"recruits": [SPIROS]}, KOFI)
    assert game.kind == "deal_recruit"
    assert f"deal {KOFI}" not in legal(game)
    play(game, "deal gwen_the_mineralogist", f"deal {JEROEN}", f"deal {DAVAA}", "deal zara_the_solipsist")
    assert legal(game) == ["keep gwen_the_mineralogist", "keep zara_the_solipsist"]
    play(game, "keep zara_the_solipsist")
    assert seat(game)["recruits"] == {SPIROS: "active", "zara_the_solipsist": "hidden"}


def test_a_factionless_card_kept_is_active_at_once():
    """R99, C22: without another factionless recruit it may be kept, and works at once."""
    game = drawn({"recruits": ["zara_the_solipsist"]}, YOUSSEF, "gwen_the_mineralogist")
    assert legal(game) == ["keep gwen_the_mineralogist", f"keep {YOUSSEF}"]
    play(game, f"keep {YOUSSEF}")
    assert seat(game)["recruits"] == {"zara_the_solipsist": "active", YOUSSEF: "active"}
    me = {"goods": "energy", "recruits": ["zara_the_solipsist"]}
    game = play(drawn(me, YOUSSEF, "gwen_the_mineralogist"), f"keep {YOUSSEF}", "place 1 farm")
    play(game, "place 1 tunnel_euphorian")
    assert (seat(game)["goods"], seat(game)["hand"]) == ({"gold": 1}, {"box": 1})


def test_two_factionless_cards_may_be_drawn():
    """R99: without a factionless recruit both may be looked at; one is kept."""
    game = drawn({}, CHRISTINE, JEROEN)
    assert legal(game) == [f"keep {CHRISTINE}", f"keep {JEROEN}"]


def test_kofi_from_a_dilemma():
    """R99, T98: Kofi kept late takes no worker away; he stays until another faction is revealed."""
    game = play(
        drawn({"hidden": ["gwen_the_mineralogist"]}, KOFI, "zara_the_solipsist", tracks=(8, 0, 0, 0)), f"keep {KOFI}"
    )
    assert (seat(game)["recruits"][KOFI], seat(game)["owned"]) == ("active", 2)
    assert seat(game)["recruits"]["gwen_the_mineralogist"] == "hidden"


def test_factionless_again_after_kofi():
    """R99: once Kofi has left a factionless recruit may be drawn and kept again; Kofi himself is gone."""
    me = {
        **ONE_TWO,
        "goods": "energy",
        "recruits": [KOFI],
        "hidden": ["gwen_the_mineralogist"],
        "dilemma": "bat",
        "hand": "bat",
    }
    game = play(turn_beside(me, miners=(5, 0, 0)), "place 1 tunnel_euphorian", "take gold", "place 1 farm")
    assert seat(game)["recruits"] == {"gwen_the_mineralogist": "active"}
    play(game, "dilemma", "outcome recruits")
    assert f"deal {KOFI}" not in legal(game)
    play(game, f"deal {SPIROS}", "deal zara_the_solipsist", f"keep {SPIROS}")
    assert seat(game)["recruits"] == {"gwen_the_mineralogist": "active", SPIROS: "active"}


def test_factions_at_the_dilemma_are_as_ever():
    """R97, R99: a recruit of an activated faction is active at once, any other is hidden."""
    for track, state in ((7, "hidden"), (8, "active")):
        game = drawn({}, "gwen_the_mineralogist", "zara_the_solipsist", tracks=(0, 0, track, 0))
        play(game, "keep gwen_the_mineralogist")
        assert seat(game)["recruits"] == {"gwen_the_mineralogist": state}
