"""What happened, in sentences; expected words from the rules."""

from helpers import build, play
from telling import stories, story

from euphoria_ai.core.engine.game import Game
from euphoria_ai.narration.events import describe


def test_a_commodity_area():
    """R43: 1 to 4 gives one good and a step of the track, 9 and more two goods and knowledge."""
    game = build({"dice": {"hand": [4, 5]}}, tracks=(0, 0, 2, 0))
    assert story(game, "place 4 farm") == ["P1: place 4 on Farm: +1 food, Wastelander track 2 -> 3"]
    assert story(game, "place 1 farm") == ["P2: place 1 on Farm: +1 food, knowledge 3 -> 2"]
    play(game, "stop")
    assert story(game, "place 5 farm", names=["Ann", "Bob"]) == [("Ann: place 5 on Farm: +2 food, knowledge 3 -> 4")]


def test_bump_roll_and_tunnel():
    game = build({"goods": "energy", "dice": {"hand": [3, 5]}}, {"dice": {"hand": [6], "tunnel_euphorian": [4]}})
    assert stories(game, "place 3 tunnel e", "roll 2", "take gold") == [
        ["P1: place 3 on Euphorian Tunnel", "P2: 4 bumped from Euphorian Tunnel"],
        ["P2: rolls 2", "P1: -1 energy"],
        ["P1: take 1 gold: +1 gold, Euphorian miner 0 -> 1"],
    ]


def test_a_lost_worker():
    """R32: 6 and 6 with knowledge 6 is 18, so the highest available worker is lost; the limit is 16."""
    game = build({"knowledge": 6, "dice": {"hand": [2], "farm": [2, 3]}})
    play(game, "retrieve 2@farm 3@farm")
    assert game.kind == "roll"
    assert story(game, "roll 4 5") == ["P1: rolls 4 5, loses a 5 to the knowledge check"]


def test_a_new_worker():
    game = build({"goods": "3 water", "dice": {"hand": [3, 5]}})
    assert stories(game, "place 3 tank w", "roll 1") == [
        ["P1: place 3 on Worker Activation Tank (water side): gains a worker, -3 water, morale 1 -> 3"],
        ["P1: rolls 1"],
    ]


def test_a_sacrifice_is_no_lost_worker():
    """Chase (a) gives up the worker just placed for two more of the resource."""
    game = build({"goods": "energy", "dice": {"hand": [3, 5]}, "recruits": ["chase_the_miner"]})
    play(game, "place 3 tunnel e", "take gold")
    assert story(game, "use chase") == ["P1: use Chase the Miner: sacrifices a worker, +2 gold"]


def test_retrieval():
    game = build({"goods": "food", "dice": {"hand": [3], "farm": [2]}})
    assert stories(game, "retrieve farm", "pay food", "roll 6") == [
        ["P1: retrieve 2 from Farm"],
        ["P1: pay 1 food: -1 food, morale 1 -> 3"],
        ["P1: rolls 6"],
    ]


def test_a_finished_site():
    """R64: tile up, a star for every builder, the workers go home; two slots with two seats."""
    game = build({"goods": "clay", "dice": {"hand": [3, 5]}}, {"dice": {"hand": [1], "build_ea_2": [4]}})
    assert story(game, "place 3 ea 1") == ["P1: place 3 on Euphoria construction site A (clay): -1 clay"]
    lines = story(game, "tile spa")
    assert lines[:3] == [
        (
            "P1: 3 comes home from Euphoria construction site A (clay), star on Spa of Fleeting "
            "Pleasure (Euphoria A), 9 stars left"
        ),
        (
            "P2: 4 comes home from Euphoria construction site A (gold), star on Spa of Fleeting "
            "Pleasure (Euphoria A), 9 stars left"
        ),
        (
            "Euphoria construction site A is built: Spa of Fleeting Pleasure; without a star on it: The"
            " player may not place a worker where it would bump one of their own workers"
        ),
    ]
    assert stories(game, "roll 1", "roll 2") == [["P1: rolls 1"], ["P2: rolls 2"]]


def test_a_visit_and_a_star():
    game = build({"hand": "2 bat", "morale": 2, "dice": {"hand": [3, 5]}}, tracks=(0, 0, 0, 3))
    assert story(game, "place 3 wind saloon") == [
        (
            "P1: place 3 on Wind Saloon: -2 baseball bats, star on the Icarite territory, 9 stars left,"
            " Icarite track 3 -> 4"
        )
    ]


def test_cards_of_others_stay_hidden():
    game = build({"goods": "energy", "dice": {"hand": [3, 5]}})
    play(game, "place 3 tunnel e", "take artifact")
    before, entries = game.fields(), []
    game.log = entries
    game.apply("draw bat")
    after = game.fields()
    assert describe(before, after, entries) == ["P1: +1 baseball bat, Euphorian miner 0 -> 1"]
    assert describe(before, after, entries, observer=0) == ["P1: +1 baseball bat, Euphorian miner 0 -> 1"]
    assert describe(before, after, entries, observer=1) == ["P1: +1 artifact, Euphorian miner 0 -> 1"]


def test_discards_are_public():
    """R52: the discard pile is open, so the move is told; what stays in the hand is not."""
    game = build({"hand": "bat 2 bear", "morale": 3, "dice": {"hand": [3], "farm": [2]}})
    play(game, "retrieve farm")
    assert story(game.clone(), "discard bear") == ["P1: discard 1 teddy bear: -1 teddy bear"]
    assert story(game.clone(), "discard bear", observer=1) == ["P1: discard 1 teddy bear: -1 artifact"]


def test_setup():
    game = Game.new("base", 2)
    assert story(game, "deal nick") == ["P1: is dealt Nick the Understudy"]
    assert story(game, "deal brian", observer=1) == ["P1: is dealt a recruit"]
    play(game, *[f"deal {name}" for name in ("phil", "ben", "maxime", "lee", "geek", "ian")])
    assert story(game, "keep nick ben", observer=1) == ["P1: chooses two recruits"]
    assert story(game, "keep lee geek", observer=0) == [
        "P2: chooses two recruits: active recruit Lee the Gossip",
        "P1: active recruit Nick the Understudy",
    ]
    assert story(game, "deal bat", observer=1) == ["P1: is dealt an ethical dilemma"]
    assert story(game, "deal bear", observer=1) == ["P2: is dealt Ethical Dilemma (bear)"]
    assert story(game, "roll 2 5") == ["P1: rolls 2 5"]
    assert story(game, "roll 3 6") == ["P2: rolls 3 6", "P2 begins"]


def test_reveals():
    """R83: at level 8 hidden recruits of the faction become active; with level 11 each takes a star (R84)."""
    game = build(
        {"dice": {"hand": [1, 5]}}, {"hidden": ["nick_the_understudy"], "dice": {"hand": [3, 4]}}, tracks=(0, 0, 7, 0)
    )
    assert story(game, "place 1 farm", observer=0) == [
        "P1: place 1 on Farm: +1 food, Wastelander track 7 -> 8",
        "P2: Nick the Understudy becomes active",
        "hidden Wastelander recruits are revealed",
    ]
    game = build({"dice": {"hand": [1, 5]}, "recruits": ["ian_the_horticulturist"]}, tracks=(0, 0, 10, 0))
    assert story(game, "place 1 farm") == [
        (
            "P1: place 1 on Farm: +1 water, +2 food, star on Ian the Horticulturist, 9 stars left, "
            "Wastelander track 10 -> 11"
        )
    ]


def test_a_tunnel_end_opens():
    game = build({"goods": "energy", "dice": {"hand": [1, 5]}}, miners=(8, 0, 0))
    play(game, "place 1 tunnel e")
    assert story(game, "take gold") == [("P1: take 1 gold: +1 gold, Euphorian miner 8 -> 9, its tunnel end opens")]


def test_the_dilemma():
    game = build({"hand": "bat", "dilemma": "bat", "dice": {"hand": [1, 5]}})
    assert stories(game, "dilemma", "outcome star") == [
        ["P1: resolve the dilemma: -1 baseball bat"],
        ["P1: star on the dilemma: star on the dilemma, 9 stars left, shows Ethical Dilemma (bat)"],
    ]
    game = play(build({"hand": "bat", "dilemma": "bat", "dice": {"hand": [1, 5]}}), "dilemma")
    assert stories(game, "outcome recruits", "deal nick", "deal ben", "keep nick", observer=1) == [
        ["P1: two recruits to choose from: shows Ethical Dilemma (bat)"],
        ["P1: looks at a recruit"],
        ["P1: looks at a recruit"],
        ["P1: keeps one of two recruits: keeps a recruit hidden"],
    ]
    game = play(
        build({"hand": "bat", "dilemma": "bat", "dice": {"hand": [1, 5]}}),
        "dilemma",
        "outcome recruits",
        "deal nick",
        "deal ben",
    )
    assert story(game, "keep nick") == ["P1: keep Nick the Understudy: keeps Nick the Understudy hidden"]


def test_a_trade():
    """R21: the two sides know what went over, the others not which cards."""

    def offer():
        game = build({"goods": "2 gold", "hand": "bat"}, {"goods": "energy"}, {}, options={"trading": True})
        return play(game, "trade P2 give bat gold for energy")

    assert story(offer(), "accept") == [
        "P2: trades 1 energy for 1 gold and 1 baseball bat with P1: -1 energy, +1 gold, +1 baseball bat",
        "P1: +1 energy, -1 gold, -1 baseball bat",
    ]
    assert story(offer(), "accept", observer=2) == [
        "P2: trades 1 energy for 1 gold with P1: -1 energy, +1 gold, +1 artifact",
        "P1: +1 energy, -1 gold, -1 artifact",
    ]
    assert story(offer(), "decline") == ["P2: declines the offer of P1"]
    game = build({"goods": "2 gold", "hand": "bat"}, {"goods": "energy"}, {}, options={"trading": True})
    assert story(game.clone(), "trade P2 give bat gold for energy") == [
        ("P1 offers P2 1 gold and 1 baseball bat for 1 energy")
    ]
    assert story(game.clone(), "trade P2 give bat for energy", observer=2) == [("P1 offers P2 cards for 1 energy")]


def test_a_hand_that_is_shown():
    """Jonathan the Gambler shows his whole hand."""
    game = build(
        {"goods": "energy", "hand": "book", "morale": 4, "dice": {"hand": [3, 5]}, "recruits": ["jonathan_the_gambler"]}
    )
    play(game, "place 3 tunnel e", "take artifact", "use gambler", "draw bat")
    lines = story(game, "draw bear", observer=1)
    assert lines == [
        ("P1: +1 artifact, shows the hand 1 baseball bat, 1 teddy bear and 1 book, Euphorian miner 0 -> 1")
    ]
