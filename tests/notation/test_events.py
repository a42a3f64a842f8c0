"""Sentences about what happened, what is asked and what a move means; expected words from the rules."""

import random

import pytest
from helpers import build, play

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.catalog import RECRUITS
from euphoria_ai.editions import EDITIONS
from euphoria_ai.moves.words import ability_text, draw_number
from euphoria_ai.narration.events import describe
from euphoria_ai.narration.prompts import decision_prompt, explain_move
from euphoria_ai.state.seat import ABILITY, HAND_LIMIT, SETUP
from euphoria_ai.moves.fields import DEAL, DEAL_DILEMMA, DRAWN, KEEP
from euphoria_ai.moves.names import find, rows_of, short_name, short_names, split_words
from euphoria_ai.moves.writing import move_texts


def story(game, text, **options):
    """Sentences of one move."""
    game.log = []
    before = game.fields()
    game.apply(text)
    return describe(before, game.fields(), game.log, **options)


def stories(game, *texts, **options):
    return [story(game, text, **options) for text in texts]


# ---------------------------------------------------------------- describe


def test_a_commodity_area():
    """R43: 1 to 4 gives one good and a step of the track, 9 and more two goods and knowledge."""
    game = build({"dice": {"hand": [4, 5]}}, tracks=(0, 0, 2, 0))
    assert story(game, "place 4 farm") == ["P1: place 4 farm: +1 food, Wastelander track 2 -> 3"]
    assert story(game, "place 1 farm") == ["P2: place 1 farm: +1 food, knowledge 3 -> 2"]
    play(game, "stop")
    assert story(game, "place 5 farm", names=["Ann", "Bob"]) == ["Ann: place 5 farm: +2 food, knowledge 3 -> 4"]


def test_bump_roll_and_tunnel():
    game = build({"goods": "energy", "dice": {"hand": [3, 5]}}, {"dice": {"hand": [6], "tunnel_euphorian": [4]}})
    assert stories(game, "place 3 tunnel e", "roll 2", "take gold") == [
        ["P1: place 3 tunnel_euphorian", "P2: 4 bumped from Tunnel E"],
        ["P2: rolls 2", "P1: -1 energy"],
        ["P1: take gold: +1 gold, Euphorian miner 0 -> 1"],
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
        ["P1: place 3 tank_water: gains a worker, -3 water, morale 1 -> 3"],
        ["P1: rolls 1"],
    ]


def test_a_sacrifice_is_no_lost_worker():
    """Chase (a) gives up the worker just placed for two more of the resource."""
    game = build({"goods": "energy", "dice": {"hand": [3, 5]}, "recruits": ["chase_the_miner"]})
    play(game, "place 3 tunnel e", "take gold")
    assert story(game, "use chase") == ["P1: use chase_the_miner: sacrifices a worker, +2 gold"]


def test_retrieval():
    game = build({"goods": "food", "dice": {"hand": [3], "farm": [2]}})
    assert stories(game, "retrieve farm", "pay food", "roll 6") == [
        ["P1: retrieve 2@farm"],
        ["P1: pay food: -1 food, morale 1 -> 3"],
        ["P1: rolls 6"],
    ]


def test_a_finished_site():
    """R64: tile up, a star for every builder, the workers go home; two slots with two seats."""
    game = build({"goods": "clay", "dice": {"hand": [3, 5]}}, {"dice": {"hand": [1], "build_ea_2": [4]}})
    assert story(game, "place 3 ea 1") == ["P1: place 3 build_ea_1: -1 clay"]
    lines = story(game, "tile spa")
    assert lines[:3] == [
        "P1: 3 comes home from EA 1, star on the tile of Market EA, 9 stars left",
        "P2: 4 comes home from EA 2, star on the tile of Market EA, 9 stars left",
        (
            "Market EA is built: Spa of Fleeting Pleasure; without a star on it: "
            "The player may not place a worker where it would bump one of their own workers"
        ),
    ]
    assert stories(game, "roll 1", "roll 2") == [["P1: rolls 1"], ["P2: rolls 2"]]


def test_a_visit_and_a_star():
    game = build({"hand": "2 bat", "morale": 2, "dice": {"hand": [3, 5]}}, tracks=(0, 0, 0, 3))
    assert story(game, "place 3 wind saloon") == [
        "P1: place 3 wind_saloon: -2 bat, star on the Icarite territory, 9 stars left, Icarite track 3 -> 4"
    ]


def test_cards_of_others_stay_hidden():
    game = build({"goods": "energy", "dice": {"hand": [3, 5]}})
    play(game, "place 3 tunnel e", "take artifact")
    before, entries = game.fields(), []
    game.log = entries
    game.apply("draw bat")
    after = game.fields()
    assert describe(before, after, entries) == ["P1: +1 bat, Euphorian miner 0 -> 1"]
    assert describe(before, after, entries, observer=0) == ["P1: +1 bat, Euphorian miner 0 -> 1"]
    assert describe(before, after, entries, observer=1) == ["P1: +1 artifact, Euphorian miner 0 -> 1"]


def test_discards_are_public():
    """R52: the discard pile is open, so the move is told; what stays in the hand is not."""
    game = build({"hand": "bat 2 bear", "morale": 3, "dice": {"hand": [3], "farm": [2]}})
    play(game, "retrieve farm")
    assert story(game.clone(), "discard bear") == ["P1: discard bear: -1 bear"]
    assert story(game.clone(), "discard bear", observer=1) == ["P1: discard bear: -1 artifact"]


def test_setup():
    game = Game.new("base", 2)
    assert story(game, "deal nick") == ["P1: is dealt Nick"]
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
        "P1: place 1 farm: +1 food, Wastelander track 7 -> 8",
        "P2: Nick becomes active",
        "hidden Wastelander recruits are revealed",
    ]
    game = build({"dice": {"hand": [1, 5]}, "recruits": ["ian_the_horticulturist"]}, tracks=(0, 0, 10, 0))
    assert story(game, "place 1 farm") == [
        "P1: place 1 farm: +1 water, +2 food, star on Ian, 9 stars left, Wastelander track 10 -> 11"
    ]


def test_a_tunnel_end_opens():
    game = build({"goods": "energy", "dice": {"hand": [1, 5]}}, miners=(8, 0, 0))
    play(game, "place 1 tunnel e")
    assert story(game, "take gold") == ["P1: take gold: +1 gold, Euphorian miner 8 -> 9, its tunnel end opens"]


def test_the_dilemma():
    game = build({"hand": "bat", "dilemma": "bat", "dice": {"hand": [1, 5]}})
    assert stories(game, "dilemma", "outcome star") == [
        ["P1: dilemma: -1 bat"],
        ["P1: outcome star: star on the dilemma, 9 stars left, shows Ethical Dilemma (bat)"],
    ]
    game = play(build({"hand": "bat", "dilemma": "bat", "dice": {"hand": [1, 5]}}), "dilemma")
    assert stories(game, "outcome recruits", "deal nick", "deal ben", "keep nick", observer=1) == [
        ["P1: outcome recruits: shows Ethical Dilemma (bat)"],
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
    assert story(game, "keep nick") == ["P1: keep nick_the_understudy: keeps Nick hidden"]


def test_a_trade():
    """R21: the two sides know what went over, the others not which cards."""

    def offer():
        game = build({"goods": "2 gold", "hand": "bat"}, {"goods": "energy"}, {}, options={"trading": True})
        return play(game, "trade P2 give bat gold for energy")

    assert story(offer(), "accept") == [
        "P2: trades energy for gold bat with P1: -1 energy, +1 gold, +1 bat",
        "P1: +1 energy, -1 gold, -1 bat",
    ]
    assert story(offer(), "accept", observer=2) == [
        "P2: trades energy for gold with P1: -1 energy, +1 gold, +1 artifact",
        "P1: +1 energy, -1 gold, -1 artifact",
    ]
    assert story(offer(), "decline") == ["P2: declines the offer of P1"]
    game = build({"goods": "2 gold", "hand": "bat"}, {"goods": "energy"}, {}, options={"trading": True})
    assert story(game.clone(), "trade P2 give bat gold for energy") == ["P1 offers P2 gold bat for energy"]
    assert story(game.clone(), "trade P2 give bat for energy", observer=2) == ["P1 offers P2 cards for energy"]


def test_a_hand_that_is_shown():
    """Jonathan the Gambler shows his whole hand."""
    game = build(
        {"goods": "energy", "hand": "book", "morale": 4, "dice": {"hand": [3, 5]}, "recruits": ["jonathan_the_gambler"]}
    )
    play(game, "place 3 tunnel e", "take artifact", "use gambler", "draw bat")
    lines = story(game, "draw bear", observer=1)
    assert lines == ["P1: +1 artifact, shows the hand bat bear book, Euphorian miner 0 -> 1"]


# ---------------------------------------------------------------- the end


def last_star(*seats, **options):
    game = build(*seats, seats=3, **options)
    play(game, "place 3 ea 1")
    return story(game, "tile spa")[-1]


def test_the_end():
    game = build({"hand": "bat", "dilemma": "bat", "stars_left": 1}, seats=3)
    play(game, "dilemma")
    assert story(game, "outcome star")[-1] == "the game ends: P1 has placed the last star; P1 wins"


@pytest.mark.parametrize(
    ("first", "second", "ending"),
    [
        ({"morale": 5}, {"morale": 3}, "P1 wins on morale (5 to 3)"),
        ({"knowledge": 4}, {"knowledge": 2}, "P2 wins on low knowledge (2 to 4)"),
        ({}, {}, "a roll-off decides"),
    ],
)
def test_ties(first, second, ending):
    """R111: higher morale, lower knowledge, more tiles, more territories, roll-off."""
    same = {
        "territory": {"euphorian": 1, "subterran": 1, "wastelander": 1, "icarite": 1},
        "stars_left": 1,
        "dice": {"hand": [3], "build_ea_3": [1]},
        "recruits": [],
    }
    stars = ["ben_the_ludologist", "bradley_the_futurist", "esme_the_fireman", "gary_the_electrician"]
    others = ["nick_the_understudy", "ian_the_horticulturist", "geek_the_oracle", "kyle_the_scavenger"]
    tiles = {"market_wa": "arena_of_peaceful_conflict"}
    one = {
        **same,
        "goods": "clay",
        "dice": {"hand": [3, 5]},
        "recruits": stars,
        "starred": stars,
        "tile_stars": ["market_wa"],
        **first,
    }
    two = {**same, "recruits": others, "starred": others, "tile_stars": ["market_wa"], **second}
    line = last_star(one, two, tracks=(11, 0, 11, 0), tiles=tiles)
    assert line.startswith("the game ends: P1 and P2 have placed the last star") and line.endswith(ending)


def test_the_roll_off():
    """R112: lowest total of all workers owned."""
    stars = ["ben_the_ludologist", "bradley_the_futurist", "esme_the_fireman", "gary_the_electrician"]
    others = ["nick_the_understudy", "ian_the_horticulturist", "geek_the_oracle", "kyle_the_scavenger"]
    same = {
        "territory": {"euphorian": 1, "subterran": 1, "wastelander": 1, "icarite": 1},
        "stars_left": 1,
        "tile_stars": ["market_wa"],
    }
    game = build(
        {**same, "goods": "clay", "dice": {"hand": [3, 5]}, "recruits": stars, "starred": stars},
        {**same, "dice": {"hand": [3], "build_ea_3": [1]}, "recruits": others, "starred": others},
        seats=3,
        tracks=(11, 0, 11, 0),
        tiles={"market_wa": "arena_of_peaceful_conflict"},
    )
    play(game, "place 3 ea 1", "tile spa")
    assert decision_prompt(game) == "P1: roll 2 dice for the tie"
    assert stories(game, "roll 3 5", "roll 1 2") == [
        ["P1: rolls 3 5 for the tie"],
        ["P2: rolls 1 2 for the tie", "P2 wins the roll-off"],
    ]


# ---------------------------------------------------------------- prompts


def test_prompts_of_a_turn():
    game = build({"hand": "bat", "dilemma": "bat", "dice": {"hand": [3, 3], "farm": [2]}})
    assert decision_prompt(game) == "P1: place a worker (3 3), retrieve (1 on the board) or resolve the dilemma?"
    assert decision_prompt(game.view(1)) == "P1: place a worker (3 3) or retrieve (1 on the board)?"
    assert decision_prompt(game, names=["Ann", "Bob"]).startswith("Ann: place a worker")
    game.apply("place 3 aquifer")
    assert decision_prompt(game) == "P1: place another 3, or stop?"
    tweaks = play(build({"morale": 3, "dice": {"hand": [3, 3]}}, options={"iib_tweaks": True}), "place 3 farm")
    assert decision_prompt(tweaks) == "P1: place another 3 for 1 morale, or stop?"
    tweaks.apply("another")
    assert decision_prompt(tweaks) == "P1: place the further 3 now: where?"


def test_prompt_of_an_ability():
    game = build(
        {"goods": "energy", "dice": {"hand": [6, 5], "tunnel_euphorian": [4]}},
        {"goods": "energy", "morale": 2, "dice": {"hand": [2, 3]}, "recruits": ["lee_the_gossip"]},
        active=1,
    )
    play(game, "place 2 tunnel e", "roll 1")
    ask = "P2: Lee the Gossip: lose 1 morale so that P1 gains 1 knowledge; you gain 1 commodity of choice?"
    assert decision_prompt(game) == decision_prompt(game.view(0)) == ask
    assert explain_move(game, "use lee") == ask.removeprefix("P2: ").rstrip("?")
    assert explain_move(game, "decline lee") == "without Lee"
    game.apply("use lee")
    assert decision_prompt(game) == "P2: take 1 of energy, water, food or bliss (Lee): which?"


def test_prompts_of_payments():
    game = play(build({"goods": "energy food bliss", "dice": {"hand": [3, 5]}}), "place 3 sky lounge")
    assert decision_prompt(game) == "P1: Sky Lounge costs 1 bliss and 1 other commodity: how do you pay?"
    game = play(build({"goods": "food", "dice": {"hand": [3], "farm": [2]}}), "retrieve farm")
    assert decision_prompt(game) == "P1: pay 1 food or 1 bliss for 2 morale, or retrieve free for -1 morale?"
    game = play(
        build({"goods": "food", "dice": {"hand": [3], "farm": [2]}}, tiles={"market_wa": "cafeteria_of_nameless_meat"}),
        "retrieve farm",
    )
    assert decision_prompt(game) == "P1: pay 1 food or 1 bliss for 2 morale, or retrieve free for -2 morale?"
    game = play(build({"hand": "bat bear", "morale": 2, "dilemma": "bat"}), "dilemma")
    assert decision_prompt(game) == "P1: pay the dilemma with 1 bat or 2 artifacts: which?"
    assert decision_prompt(game.view(1)) == "P1: pay the dilemma with its artifact or 2 artifacts: which?"


def test_prompts_of_cards():
    game = build({"hand": "bat 2 bear", "morale": 3, "goods": "food", "dice": {"hand": [3], "farm": [2]}})
    play(game, "retrieve farm", "free")
    assert decision_prompt(game) == "P1: 1 card over the hand limit: discard 1"
    game = build({"goods": "energy", "knowledge": 2, "dice": {"hand": [3, 5]}, "recruits": ["geek_the_oracle"]})
    play(game, "place 3 tunnel e")
    assert decision_prompt(game) == "P1: take 1 gold or 1 artifact?"
    game.apply("take artifact")
    assert decision_prompt(game).startswith("P1: draw 1 artifact, or use Geek: gain 1 knowledge to draw 3 artifacts")
    play(game, "use geek", "draw bat", "draw bat", "draw bear")
    assert decision_prompt(game) == "P1: discard 2 artifacts (Geek): which?"


def test_prompts_of_stars_and_tracks():
    game = play(
        build(
            {"hand": "3 bat", "morale": 3, "dice": {"hand": [3, 5]}}, tiles={"market_eb": "arena_of_peaceful_conflict"}
        ),
        "place 3 incinerator",
        "pay 3 bat",
    )
    assert decision_prompt(game) == "P1: star on the Euphorian territory or the tile of Market EB?"
    assert explain_move(game, "star euphoria") == "star on the Euphorian territory (0 of 2 taken)"
    game = play(build({"dice": {"hand": [3, 5]}, "recruits": ["sir_scarby_the_harvester"]}), "place 3 farm")
    assert decision_prompt(game) == "P1: take 1 food or -1 knowledge (Scarby)?"
    assert explain_move(game, "drop knowledge") == "knowledge -1"
    assert explain_move(game, "take food") == "+1 food"


def test_prompts_of_others():
    game = play(
        build({"dice": {"hand": [3, 5]}, "recruits": ["zong_the_astronomer"]}),
        "place 3 cloud mine",
        "use zong",
        "draw bat",
    )
    assert decision_prompt(game) == "P2: take 1 bliss (Zong)?"
    assert explain_move(game, "accept") == "take 1 bliss"
    game = build({"goods": "2 gold", "hand": "bat"}, {"goods": "energy"}, {}, options={"trading": True})
    play(game, "trade P2 give bat gold for energy")
    assert decision_prompt(game) == "P2: P1 offers gold bat for energy: accept?"
    assert "bat" not in decision_prompt(game.view(2))
    assert explain_move(game, "accept") == "get gold bat for energy"


def test_prompts_of_recruits():
    game = Game.new("base", 2)
    assert decision_prompt(game) == "P1: is dealt a recruit"
    play(game, *[f"deal {name}" for name in ("nick", "brian", "gambler", "ben", "maxime", "lee", "geek", "ian")])
    assert (
        decision_prompt(game)
        == "P1: keep two recruits, the first active, the second hidden: Nick, Brian, Gambler or Ben?"
    )
    assert decision_prompt(game.view(1)) == "P1: keep two recruits, the first active, the second hidden?"
    assert explain_move(game, "keep gambler ben") == "Gambler active, Ben hidden"
    play(game, "keep nick ben", "keep lee geek", "deal bat", "deal bear")
    assert decision_prompt(game) == "P1: roll 2 dice"
    play(game, "roll 2 5", "roll 2 5")
    assert decision_prompt(game) == "who begins: P1 or P2?"
    assert story(game, "start p2") == ["P2 begins"]


def test_every_card_that_asks_has_a_question():
    for row in RECRUITS:
        for number, ability in enumerate(row["abilities"]):
            if ability.get("optional") or ability["on"] == "draw":
                text = ability_text(row, number, "P2")
                assert (
                    text
                    and "(a)" not in text
                    and "(b)" not in text
                    and "owner" not in text
                    and "that player" not in text
                ), text
    chase = next(row for row in RECRUITS if row["id"] == "chase_the_miner")
    assert ability_text(chase, 0).startswith("sacrifice the worker just placed to gain 2 extra")
    pete = next(row for row in RECRUITS if row["id"] == "pete_the_cannibal")
    assert ability_text(pete, 1) == "gain 2 knowledge to draw 1 artifact"
    assert [row["id"] for row in RECRUITS if draw_number(row) is not None] == [
        "jonathan_the_gambler",
        "geek_the_oracle",
    ]


# ---------------------------------------------------------------- what a move means


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("place 3 farm", "3 to Farm"),
        ("place 3 tunnel e", "3 to Tunnel E for 1 energy, bumping P2's 4"),
        ("place 3 tank water", "3 to Tank W for 3 water, bumping your own 1"),
        ("place 3 ea 1", "3 to EA 1 for 1 clay"),
        ("retrieve farm tank w", "take back 2 from Farm and 1 from Tank W"),
        ("dilemma", "resolve the dilemma for 1 bat or 2 artifacts"),
    ],
)
def test_meanings_of_a_turn(text, meaning):
    game = build(
        {
            "goods": "energy 3 water clay",
            "hand": "bat",
            "dilemma": "bat",
            "dice": {"hand": [3, 3], "farm": [2], "tank_water": [1]},
        },
        {"dice": {"hand": [5], "tunnel_euphorian": [4]}},
    )
    assert explain_move(game, text) == explain_move(game.view(0), text) == meaning


def test_other_meanings():
    game = play(
        build(
            {
                "goods": "energy food 2 bliss",
                "dice": {"hand": [3], "farm": [2]},
                "recruits": ["gidget_the_hypnotist", "jefferson_the_shock_artist"],
            }
        ),
        "retrieve farm",
    )
    assert explain_move(game, "free") == "pay nothing, morale -1"
    assert explain_move(game, "pay food") == "-1 food, morale +2"
    assert explain_move(game, "pay energy") == "-1 energy, morale +1, knowledge -1 (Jefferson)"
    assert explain_move(game, "pay bliss by gidget") == "-1 bliss, knowledge -2 (Gidget)"
    game = play(
        build(
            {
                "goods": "food bliss energy",
                "morale": 2,
                "dice": {"hand": [3, 5]},
                "recruits": ["brian_the_viticulturist"],
            }
        ),
        "3 sky lounge",
    )
    assert explain_move(game, "pay energy bliss morale") == "-1 energy, -1 bliss, morale -1"
    game = play(build({"hand": "bat", "dilemma": "bat"}), "dilemma")
    assert explain_move(game, "outcome recruits") == "look at two recruits and keep one"


# ---------------------------------------------------------------- random games


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_observers_learn_nothing_hidden(seats):
    """Told from full states or from positions the sentences are the same, and other cards in the log would not change them."""
    rnd = random.Random(seats)
    game = Game.new("base", seats, options={"iib_tweaks": seats == 3})
    game.log = []
    for _ in range(500 // seats):
        if game.over:
            break
        texts = move_texts(game)
        for text in rnd.sample(sorted(texts), min(3, len(texts))):
            assert explain_move(game, texts[text])
        before, views, start = game.fields(), [game.view(o) for o in range(seats)], len(game.log)
        for view in views:
            assert decision_prompt(view).count("\n") == 0
        liked = [text for text in texts if text.startswith(("use", "accept", "dilemma", "outcome recruits"))]
        game.apply(texts[rnd.choice(liked if liked and rnd.random() < 0.8 else list(texts))])
        after, entries = game.fields(), game.log[start:]
        assert describe(before, after, entries) is not None
        for observer in range(seats):
            told = describe(before, after, entries, observer=observer)
            seen = describe(views[observer].fields(), game.view(observer).fields(), entries, observer=observer)
            assert told == seen
            if before["stack"][-1]["seat"] != observer and not setup_ends(before, after):
                other = [disguised(entry) for entry in entries]
                assert told == describe(before, after, other, observer=observer)


def setup_ends(before, after):
    return before["turn"] == 0 and after["turn"] == 1


def disguised(entry):
    """The entry with another card where the card is hidden."""
    seat, kind, move, forced = entry
    code = move & 63
    if code in (DRAWN, DEAL, DEAL_DILEMMA, KEEP):
        move = code | (2 << 6) | ((3 << 14) if code == KEEP and kind == "recruits" else 0)
    return seat, kind, move, forced


def test_sentences_are_short_and_name_no_numbers_of_the_program():
    rng = Rng(3)
    game = Game.new("base", 4, seed=9)
    game.log = []
    longest = 0
    while not game.over and game.turn < 400:
        before, start = game.fields(), len(game.log)
        moves = game.legal_moves()
        if game.to_move == CHANCE:
            game.sample(rng)
        else:
            game.apply(moves[rng.below(len(moves))])
        for line in describe(before, game.fields(), game.log[start:]):
            assert line[0] == "P" or line[0].isupper() or line.startswith(("hidden", "the game"))
            assert "None" not in line and "255" not in line
            longest = max(longest, len(line))
    assert longest < 320


def test_frames_are_numbered_as_the_engine_names_them():
    rng = Rng(1)
    game = Game.new("base", 2, seed=1)
    numbers = {"setup": SETUP, "ability": ABILITY, "hand_limit": HAND_LIMIT}
    seen = set()
    while not game.over:
        for name, frame in zip(game.stack(), game.fields()["stack"], strict=True):
            if name in numbers:
                assert frame["kind"] == numbers[name]
                seen.add(name)
        moves = game.legal_moves()
        game.apply(moves[rng.below(len(moves))])
    assert seen == set(numbers)


# ---------------------------------------------------------------- short names


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
