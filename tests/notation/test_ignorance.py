"""*Ignorance Is Bliss*: its moves as they are typed, why one is refused, what is asked and what happened."""

import random

import pytest

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.catalog import ARTIFACTS, GOODS, MARKET_IDS, RECRUITS, SPACE_IDS, SPACES, TILES
from euphoria_ai.errors import AmbiguousMoveError, EuphoriaError, IllegalMoveError
from euphoria_ai.narration.events import describe
from euphoria_ai.narration.prompts import decision_prompt, explain_move
from euphoria_ai.moves.at_hand import Known
from euphoria_ai.moves.closed_spaces import space_reason
from euphoria_ai.moves.refusals import why_not
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.writing import counted, move_text, move_texts
from helpers import build, play

ROW = ("bear", "balloon", "bat", "box")
OWN_RECRUITS = [row["id"] for row in RECRUITS[48:]]
OWN_TILES = [row["id"] for row in TILES[18:]]


def table(*seats, row=ROW, **others):
    """A game of the expansion at a turn of P1."""
    return build(*seats, edition="ignorance", bazaar=row, **others)


def read(game, text):
    return move_text(game, parse_move(game, text))


def told(game, text, **options):
    """What is said of one move."""
    before, game.log = game.fields(), []
    game.apply(text)
    return describe(before, game.fields(), game.log, **options)


def reason(game, text):
    """why_not of a text that apply refuses with the same words, the state untouched."""
    before = game.to_bytes()
    with pytest.raises(EuphoriaError) as error:
        game.apply(text)
    why = why_not(game, text)
    assert why in str(error.value)
    assert game.to_bytes() == before
    return why


def at_the_bazaar(goods="3 energy", hand="bat", recruits=(), **others):
    seat = {"goods": goods, "hand": hand, "morale": 3, "dice": {"hand": [3, 5]}, "recruits": recruits}
    return play(table(seat, **others), "place 3 tunnel e", "take artifact")


# ---------------------------------------------------------------- the bazaar


def test_buying():
    """R53: by slot, by card, or both in any order."""
    game = at_the_bazaar()
    assert game.kind == "buy"
    for text in ("buy 2 balloon", "buy 2", "2", "balloon", "buy balloon", "balloon 2", "b ballo", "BUY 2-BALLOON"):
        assert read(game, text) == "buy 2 balloon", text
    assert (
        decision_prompt(game)
        == decision_prompt(game.view(0))
        == "P1: take an artifact from the bazaar, for so many commodities: 1 bear (2), 2 balloon (1), 3 bat (1), 4 box (free)?"
    )
    assert explain_move(game, "1") == "+1 bear for 2 commodities"
    assert explain_move(game, "4") == "+1 box for nothing"
    assert told(game, "1") == ["P1: buy 1 bear for 2 commodities: -2 energy, +1 bear"]  # the price is all that is left


def test_equal_cards_are_told_apart_by_their_slots():
    game = at_the_bazaar(row=("bat", "box", "bat", "bat"))
    with pytest.raises(AmbiguousMoveError, match="buy 3 bat"):
        game.apply("bat")
    assert read(game, "bat 3") == read(game, "3") == "buy 3 bat"


def test_the_price_the_slide_and_the_card_that_follows():
    game = at_the_bazaar(goods="3 energy water")
    assert told(game, "2") == ["P1: buy 2 balloon for 1 commodity"]
    assert game.kind == "price"
    assert decision_prompt(game) == "P1: pay 1 commodity for the balloon: which?"
    assert explain_move(game, "pay water") == "-1 water"
    assert reason(game, "pay food") == "the artifact costs 1 commodity of your choice (R53); you have no food."
    assert reason(game, "pay 2 energy") == "the artifact costs 1 commodity of your choice (R53)."
    assert told(game, "water") == ["P1: pay water: -1 water, +1 balloon"]
    assert (game.kind, decision_prompt(game)) == ("refill", "a card comes into the bazaar")
    assert read(game, "book") == read(game, "refill boo") == "refill book"
    assert reason(game, "buy 2") == "the bazaar must be refilled first (R53)."
    assert told(game, "book") == ["P1: Euphorian miner 0 -> 1", "book comes into the bazaar: book, bear, bat, box"]


def test_every_purchase_is_public():
    """Others see which card was taken and what was paid, but not in the base game."""
    for observer in (0, 1):
        game = play(at_the_bazaar(hand="nothing"), "2")
        assert told(game, "refill book", observer=observer)[-1].startswith("book comes")
        assert told(at_the_bazaar(hand="nothing"), "4", observer=observer) == ["P1: buy 4 box (free): +1 box"]


def test_what_a_slot_costs_whom():
    """R53: the tile's surcharge first, then what Ahmed takes off; the rightmost slot stays free."""
    tiles = {"market_ea": "department_of_bribe_regulation"}
    game = at_the_bazaar(tiles=tiles)
    assert "1 bear (3), 2 balloon (2), 3 bat (2), 4 box (free)" in decision_prompt(game)
    assert (
        reason(game, "buy 1")
        == "slot 1 costs 3 commodities, one of them by Department of Bribe Regulation; you have 2 commodities (R53)."
    )
    assert explain_move(game, "2") == "+1 balloon for 2 commodities (one of them by Department of Bribe Regulation)"
    game = at_the_bazaar(tiles=tiles, recruits=["ahmed_the_artifact_dealer"])
    assert "1 bear (2), 2 balloon (1), 3 bat (1), 4 box (free)" in decision_prompt(game)
    game = at_the_bazaar(recruits=["ahmed_the_artifact_dealer"])
    assert "1 bear (1), 2 balloon (free), 3 bat (free), 4 box (free)" in decision_prompt(game)


def test_cards_that_cannot_be_taken():
    game = at_the_bazaar(tiles={"market_ea": "storage_of_insufficient_capacity"})
    assert (
        reason(game, "buy 3")
        == "you hold a card of the type bat already, and Storage of Insufficient Capacity forbids another one (R55, R105)."
    )
    assert reason(game, "buy 2 bat") == "slot 2 holds balloon; the bazaar: bear, balloon, bat, box (R53)."
    assert reason(game, "buy book") == "no book lies in the bazaar: bear, balloon, bat, box (R53)."
    assert reason(game, "buy 5") == "the bazaar has the slots 1 (left) to 4 (right) (R53)."
    assert reason(game, "place 3 farm") == "you must first choose an artifact of the bazaar (R53)."
    assert (
        reason(at_the_bazaar(goods="2 energy"), "buy bear") == "slot 1 costs 2 commodities; you have 1 commodity (R53)."
    )


def test_a_card_given_back():
    game = at_the_bazaar(recruits=["pamhidzai_the_reader"], row=("bear", "bat", "bat", "book"))
    assert told(game, "4") == ["P1: buy 4 book (free): +1 book", "the bazaar: bear, bat, bat, nothing"]
    assert told(game, "use pam") == [
        "P1: use pamhidzai_the_reader: -1 book, the card goes back into the bazaar",
        "the bazaar: bear, bat, bat, book",
    ]


def test_borna_takes_without_paying():
    game = table(
        {"hand": "book bifocals", "morale": 3, "dice": {"hand": [3, 5]}, "recruits": ["borna_the_storyteller"]}
    )
    assert (
        decision_prompt(game) == "P1: place a worker (3 5), resolve the dilemma or first use Borna?"
        if game.fields()["seats"][0]["dilemma"]
        else decision_prompt(game) == "P1: place a worker (3 5) or first use Borna?"
    )
    play(game, "use borna")
    assert decision_prompt(game) == "P1: discard bifocals or book (Borna)?"
    assert reason(game, "discard bat") == "discard bifocals or book: the ability says so."
    play(game, "book")
    assert decision_prompt(game) == "P1: take 1 of gold, clay or stone, or 1 artifact without its price (Borna)?"
    assert explain_move(game, "take artifact") == "1 artifact from the bazaar"
    play(game, "take artifact")
    assert "1 bear (free), 2 balloon (free)" in decision_prompt(game)
    assert told(game, "1") == ["P1: buy 1 bear (free): +1 bear"]


# ---------------------------------------------------------------- setup


def dealt(*cards):
    game = Game.new("ignorance", 2)
    return play(game, *[f"deal {card}" for card in cards])


def test_recruits_put_back():
    """R11."""
    game = dealt("davaa", "keb", "spiros", "ted", "kofi", "jon", "doug", "cary")
    assert (game.kind, game.to_move) == ("redraw", 0)
    assert decision_prompt(game) == "P1: more than one recruit without a faction: put back Davaa or Spiros?"
    assert explain_move(game, "refuse davaa") == "Davaa leaves the game, another recruit is dealt"
    assert read(game, "refuse spi") == "refuse spiros_the_model_citizen"
    assert reason(game, "refuse keb") == "put back one of Spiros or Davaa: one without a faction at most is kept (R11)."
    assert reason(game, "keep keb ted") == "you must first put back one of your recruits without a faction (R11)."
    assert told(game, "refuse davaa") == ["P1: refuse davaa_the_shredder"]
    assert told(game, "deal mosi") == ["P1: is dealt Mosi"]
    assert game.kind == "recruits"
    assert reason(game, "keep ted spiros") == "Spiros has no faction and can be kept as the active recruit only (R11)."
    play(game, "keep spiros ted")
    assert reason(game, "keep jon kofi") == "Kofi has no faction and can be kept as the active recruit only (R11)."


# ---------------------------------------------------------------- tiles

CLOSED = [
    (
        "bureau_of_restricted_tourism",
        "place 3 farm",
        {"dice": {"hand": [3], "ark": [2], "aquifer": [2]}},
        "Bureau of Restricted Tourism forbids farm to you: With 2 or more own workers on the board, any placement by the player is illegal (R22, R105, R107).",
    ),
    (
        "natural_fluoridated_spring",
        "place 3 farm",
        {"dice": {"hand": [3], "ark": [6], "farm": [2]}},
        "Natural Fluoridated Spring forbids farm to you: An own die showing 6 on the board makes every placement by the player illegal (R22, R105, R107).",
    ),
    (
        "together_we_work_alone_camp",
        "place 3 tank e",
        {"dice": {"hand": [3], "tank_energy": [2]}, "knowledge": 6},
        "Together We Work Alone Camp forbids tank_energy to you: The player may bump an own worker only with knowledge 5 or less",
    ),
    (
        "agency_of_progressive_backstabbing",
        "place 3 tank e",
        {"dice": {"hand": [3], "tank_energy": [2]}},
        "tank_energy costs 3 energy and 1 commodity, you have 3 energy and 3 commodities (R22); Agency of Progressive Backstabbing asks 1 comm",
    ),
]


@pytest.mark.parametrize(("tile", "text", "seat", "why"), CLOSED)
def test_tiles_that_forbid_a_placement(tile, text, seat, why):
    """R105; with an own star on the tile it does not count (R72)."""
    seat = {"goods": "3 energy", **seat}
    assert reason(table(seat, tiles={"market_wa": tile}), text).startswith(why)
    play(table({**seat, "tile_stars": ["market_wa"]}, tiles={"market_wa": tile}), text)


def test_the_commodity_for_an_own_bump():
    tiles = {"market_ea": "agency_of_progressive_backstabbing"}
    game = table({"goods": "3 energy food bliss", "dice": {"hand": [3], "tank_energy": [2]}}, tiles=tiles)
    assert explain_move(game, "place 3 tank e") == "3 to Tank E for 3 energy and 1 commodity, bumping your own 2"
    play(game, "place 3 tank e")
    assert (
        decision_prompt(game)
        == "P1: Agency of Progressive Backstabbing asks 1 commodity for bumping your own worker: which?"
    )
    assert (
        reason(game, "pay energy")
        == "Agency of Progressive Backstabbing asks 1 commodity for bumping your own worker, one that leaves the space payable (R105)."
    )
    assert read(game, "food") == "pay food"


def test_no_first_star_on_a_territory():
    """Field of Agoraphobia."""
    tiles = {
        "market_wa": "field_of_agoraphobia",
        "market_ea": "bureau_of_restricted_tourism",
        "market_eb": "the_carousel",
    }
    game = play(table({"hand": "2 bat", "morale": 2, "dice": {"hand": [3]}}, tiles=tiles), "place 3 incinerator")
    assert (
        reason(game, "star euphoria")
        == "nobody has a star on territory_euphorian, and Field of Agoraphobia forbids you to place the first one (R105)."
    )


def test_penalties_that_do_not_count_this_turn():
    tiles = {"market_ea": "bureau_of_restricted_tourism", "market_sa": "natural_fluoridated_spring"}
    game = table(
        {"goods": "2 food", "dice": {"hand": [3, 5], "farm": [6]}, "recruits": ["lionel_the_cook"]}, tiles=tiles
    )
    play(game, "use lionel")
    assert decision_prompt(game).endswith(
        "this turn (Lionel): Bureau of Restricted Tourism or Natural Fluoridated Spring?"
    )
    assert read(game, "ea") == read(game, "bureau") == read(game, "ignore market ea") == "ignore market_ea"
    assert explain_move(game, "spring") == "the penalty of Natural Fluoridated Spring does not count for you this turn"
    assert reason(game, "ignore wa") == "no market stands on market_wa yet (R69)."
    assert told(game, "spring") == [
        "P1: ignore market_sa",
        "the penalty of Natural Fluoridated Spring does not count for P1 this turn",
    ]
    assert reason(game, "use lionel") == "Lionel the Cook was used in this turn already (once per turn, R89)."
    play(game, "place 3 farm")
    game = table(
        {"knowledge": 3, "dice": {"hand": [3], "farm": [6, 2]}, "recruits": ["rowena_the_mentor"]}, tiles=tiles
    )
    assert reason(game, "place 3 ark").startswith(("Bureau", "Natural"))
    assert told(game, "use rowena") == [
        "P1: use rowena_the_mentor: knowledge 3 -> 4",
        "no market penalty counts for P1 this turn",
    ]
    assert reason(game, "place 3 ark").startswith("ark costs")


def test_the_prison():
    """R41: a neighbour may take one worker back."""
    game = table(
        {"dice": {"hand": [1], "farm": [3]}},
        {"dice": {"hand": [1], "ark": [4], "farm": [2]}},
        tiles={"market_ea": "dilemmas_prison"},
    )
    play(game, "retrieve farm", "roll 2")
    assert (game.kind, game.to_move) == ("prison", 1)
    assert (
        decision_prompt(game, ["Ann", "Bob"])
        == "Bob: Ann has taken all workers back, so you may take one back without pay (Dilemma's Prison): which?"
    )
    assert read(game, "retrieve 4 ark") == read(game, "retrieve ark") == "retrieve 4@ark"
    assert read(game, "d") == "decline"
    assert reason(game, "retrieve ark farm") == "one worker may come back, not more (R41)."
    assert reason(game, "retrieve aquifer") == "choose among your workers on the board: 2@farm and 4@ark (R37)."
    assert reason(game, "place 1 farm") == "you must first say whether one of your workers comes back (R41)."
    assert told(game, "retrieve ark") == ["P2: retrieve 4@ark"]


# ---------------------------------------------------------------- recruits


def test_free_actions_and_what_they_need():
    game = table(
        {
            "hand": "bat",
            "morale": 2,
            "dice": {"hand": [3, 5]},
            "recruits": ["chaga_the_gamer", "borna_the_storyteller"],
            "hidden": ["ted_the_contingency_planner"],
        }
    )
    assert reason(game, "use chaga") == "Chaga the Gamer needs a box in your hand (R89)."
    assert reason(game, "use borna") == "Borna the Storyteller needs a book or bifocals in your hand (R89)."
    assert reason(game, "use ted") == "Ted the Contingency Planner is still hidden (R83, R58)."
    game = table(
        {"knowledge": 4, "dice": {"hand": [3, 5]}, "recruits": ["rowena_the_mentor", "bok_the_game_master"]},
        tiles={"market_ea": "the_carousel"},
    )
    assert reason(game, "use rowena") == "Rowena the Mentor costs 1 knowledge gained, you have knowledge 4 of 4 (R90)."


def test_which_hidden_recruit_becomes_active():
    game = table(
        {
            "hand": "box",
            "dice": {"hand": [3, 5]},
            "recruits": ["chaga_the_gamer"],
            "hidden": ["terri_the_bliss_trader", "ted_the_contingency_planner"],
        }
    )
    play(game, "use chaga")
    assert decision_prompt(game) == "P1: which hidden recruit becomes active (Chaga): Terri or Ted?"
    assert "Ted" not in decision_prompt(game.view(1))
    assert reason(game, "activate chaga") == "the hidden recruit that becomes active is Terri or Ted (R85)."
    assert told(game, "terri") == ["P1: activate terri_the_bliss_trader: Terri becomes active"]


def test_extra_placements():
    """I6: the menu after a placement."""
    seat = {
        "goods": "3 energy",
        "morale": 3,
        "dice": {"hand": [3, 3, 5]},
        "recruits": ["darren_the_repeater", "spiros_the_model_citizen"],
    }
    game = play(table(seat), "place 3 tunnel e", "take gold")
    assert decision_prompt(game) == "P1: place another 3 for 1 morale, use Darren, use Spiros, or stop?"
    assert explain_move(game, "use spiros").startswith(
        "Spiros the Model Citizen: lose 1 morale to place 1 more available worker"
    )
    assert reason(game, "place 3 farm").startswith("announce a further placement")
    play(game, "use darren")
    assert game.kind == "place" or play(game, "roll 2") is game
    assert "Tunnel E" in decision_prompt(game)
    play(game := play(table(seat), "place 3 tunnel e", "take gold"), "use spiros")
    assert decision_prompt(game) == "P1: place one more worker now: 3 or 5, and where?"
    assert reason(game, "stop") == "the placement was announced and must follow (R19)."
    seat["recruits"] = ["jadwiga_the_sleep_deprivator", "spiros_the_model_citizen"]
    game = play(table(seat), "place 3 tunnel e", "take gold", "use spiros", "place 5 farm")
    assert decision_prompt(game) == "P1: use Jadwiga, or stop?"
    assert reason(game, "another") == "no further worker that shows 3 may follow (R18, R20)."
    assert reason(game, "use spiros") == "Spiros the Model Citizen was used in this turn already (once per turn, R89)."


def test_extra_placements_that_cannot_be_paid():
    seat = {
        "morale": 1,
        "dice": {"hand": [3, 3]},
        "recruits": ["spiros_the_model_citizen", "jadwiga_the_sleep_deprivator"],
    }
    game = play(table(seat), "place 3 farm")
    assert decision_prompt(game) == "P1: use Jadwiga, or stop?"
    assert reason(game, "another") == "a further placement costs 1 morale and needs morale 2 or more; you have 1 (R19)."
    assert reason(game, "use spiros") == "Spiros the Model Citizen costs 1 morale, you have morale 1 (R90)."


def test_the_worker_that_moves_again():
    game = at_the_bazaar(recruits=["lars_the_ballooneer"], row=("bear", "bat", "bat", "balloon"))
    play(game, "4", "refill bat", "use lars")
    assert decision_prompt(game) == "P1: move the 3 from Tunnel E to another space: where?"
    assert reason(game, "place 3 tunnel e") == "the worker moves to another space than tunnel_euphorian (Lars)."
    assert reason(game, "place 5 farm") == "only workers that show 3 may follow now (R18)."
    assert told(game, "place 3 farm")[0].startswith("P1: place 3 farm: +1 food")


def test_kofi():
    seat = {
        "goods": "3 energy water",
        "morale": 3,
        "dice": {"hand": [3], "farm": [2]},
        "recruits": ["kofi_the_hermit"],
        "hidden": ["terri_the_bliss_trader"],
    }
    game = table(seat, miners=(0, 5, 0))
    assert reason(game, "place 3 tank e") == "Kofi the Hermit closes tank_energy to you while active (R22)."
    play(game, "retrieve farm")
    assert told(game, "roll 3") == ["P1: rolls 3", "P1 has a further turn"]
    play(game, "place 3 tunnel s")
    assert told(game, "take stone", observer=1) == [
        "P1: take stone: +1 stone, Kofi leaves the game, Terri becomes active, Subterran miner 5 -> 6",
        "hidden Subterran recruits are revealed",
    ]


def test_samuel():
    game = table(
        {"goods": "energy", "dice": {"hand": [3, 5], "farm": [2], "ark": [4]}, "recruits": ["samuel_the_zapper"]}
    )
    play(game, "place 3 farm", "use samuel")
    assert decision_prompt(game) == "P1: take back any of 2 on Farm and 3 on Farm without pay (Samuel): which?"
    assert read(game, "retrieve all") == "retrieve 2@farm 3@farm"
    assert read(game, "retrieve 2 farm") == "retrieve 2@farm"
    assert reason(game, "retrieve ark") == "choose among your workers on commodity areas: 2@farm and 3@farm (Samuel)."


def test_jedidiah():
    game = table(
        {"dice": {"hand": [3, 5]}, "recruits": ["jedidiah_the_inciter"]},
        {"dice": {"hand": [1], "farm": [4, 2]}},
        {"dice": {"farm": [4]}},
    )
    play(game, "place 3 farm", "use jed")
    assert decision_prompt(game) == "P1: bump P2's 4, P2's 2 or P3's 4 from Farm (Jedidiah)?"
    for text in ("bump P2 4", "p2 4", "2 4", "bump 2 4"):
        assert read(game, text) == "bump P2 4", text
    assert read(game, "bump p3") == "bump P3 4"
    with pytest.raises(AmbiguousMoveError):
        game.apply("bump p2")
    assert explain_move(game, "p3") == "P3's 4 leaves Farm"
    assert reason(game, "bump p2 5").startswith("a worker of another player on farm leaves")
    assert told(game, "p2 4") == ["P1: bump P2 4", "P2: 4 bumped from Farm"]


def test_a_worker_as_payment():
    """Doug, with Jon's three commodities beside it."""
    seat = {
        "goods": "clay 3 food",
        "dice": {"hand": [3, 5, 4]},
        "recruits": ["doug_the_builder", "jon_the_amateur_handyman"],
    }
    game = play(table(seat), "place 3 ea 1")
    assert (
        decision_prompt(game)
        == "P1: EA 1 costs 1 clay or 1 other available worker (by Doug) or 3 commodities (by Jon): how do you pay?"
    )
    for text in ("pay worker 5", "worker 5", "pay die 5", "pay worker 5 by doug"):
        assert read(game, text) == "pay worker 5", text
    with pytest.raises(AmbiguousMoveError):
        game.apply("pay worker")
    with pytest.raises(IllegalMoveError):
        game.apply("pay worker 5 by jon")
    assert explain_move(game, "worker 5") == "give up the available 5"
    assert told(game, "worker 5") == ["P1: pay worker 5 by Doug: sacrifices a worker, +1 clay"]
    assert (
        reason(table({"dice": {"hand": [3]}, "recruits": ["doug_the_builder"]}), "place 3 ea 1")
        == "build_ea_1 costs 1 clay or 1 other available worker (by Doug), you have 0 clay and 0 other available workers (R22)."
    )


def test_wildcards():
    seat = {"hand": "box", "morale": 3, "dice": {"hand": [3]}, "recruits": ["ekaterina_the_cheater"], "dilemma": "bear"}
    assert (
        explain_move(table(seat), "dilemma") == "resolve the dilemma for 1 bear or 2 artifacts or 1 box (by Ekaterina)"
    )
    assert (
        reason(table(seat), "place 3 ark")
        == "ark costs 3 artifacts or 2 equal artifacts or 1 box and 1 artifact (by Ekaterina), you have 1 artifact, at most 1 equal artifact and 1 box (R22)."
    )


def test_free_tunnels():
    """Davaa pays nothing where nobody stands."""
    seat = {"dice": {"hand": [3]}, "recruits": ["davaa_the_shredder"]}
    assert explain_move(table(seat), "place 3 tunnel e") == "3 to Tunnel E"
    assert (
        reason(table(seat, {"dice": {"hand": [1], "tunnel_euphorian": [2]}}), "place 3 tunnel e")
        == "tunnel_euphorian costs 1 energy, you have 0 energy (R22)."
    )


def test_one_resource_and_one_commodity():
    game = play(
        table({"hand": "bat bear box", "morale": 3, "dice": {"hand": [3, 3]}, "recruits": ["pedro_the_collector"]}),
        "place 3 ark",
    )
    assert decision_prompt(game) == "P1: take 1 resource and 1 commodity (Pedro): which?"
    assert read(game, "gold food") == "take food gold"
    assert reason(game, "take 2 gold") == "take exactly 1 resource and 1 commodity (R28)."


def test_jose_is_written_with_and_without_an_accent():
    game = dealt("jose", "joseph", "jon", "cary", "keb", "ted", "doug", "mosi")
    assert (
        read(game, "keep José Jon") == read(game, "keep jose jon") == "keep jose_the_persuader jon_the_amateur_handyman"
    )


# ---------------------------------------------------------------- whole games


def random_tables(count):
    """Random positions with many tiles, cards and goods: (game, its index)."""
    for seed in range(count):
        rnd = random.Random(seed)
        seats = rnd.randint(2, 4)
        tiles = dict(zip(rnd.sample(MARKET_IDS, rnd.randint(0, 5)), rnd.sample(OWN_TILES, 6), strict=False))
        cards = rnd.sample(OWN_RECRUITS, 3 * seats)
        stock = [name for name in ARTIFACTS for _ in range(5)]
        rnd.shuffle(stock)
        open_spaces = [
            row["id"]
            for row in SPACES
            if row["group"] not in ("tunnel_end", "slot") and (row["group"] != "market" or row["id"] in tiles)
        ]
        rnd.shuffle(open_spaces)
        specs = []
        for i in range(seats):
            dice = {"hand": [rnd.randint(1, 6)]}
            for _ in range(rnd.randint(0, 3)):
                where = rnd.choice(("hand", open_spaces.pop()))
                dice.setdefault(where, []).append(rnd.randint(1, 6))
            morale = rnd.randint(1, 6)
            specs.append(
                {
                    "dice": dice,
                    "morale": morale,
                    "knowledge": rnd.randint(1, 4),
                    "recruits": cards[3 * i : 3 * i + rnd.randint(1, 3)],
                    "hand": " ".join(stock.pop() for _ in range(rnd.randint(0, min(morale, 4)))) or "nothing",
                    "goods": counted(zip(GOODS, [rnd.choice((0, 0, 1, 2, 4)) for _ in GOODS], strict=True)),
                    "dilemma": ARTIFACTS[i],
                    "tile_stars": [name for name in tiles if rnd.random() < 0.3],
                }
            )
        yield table(
            *specs, tiles=tiles, row=[stock.pop() for _ in range(4)], miners=tuple(rnd.choice((3, 9)) for _ in range(3))
        )


def test_a_space_has_a_reason_if_and_only_if_it_is_closed():
    """The reasons judge costs, tiles and recruits just as the engine does."""
    closed = 0
    for game in random_tables(300):
        known, legal = Known(game), {text.split()[2] for text in move_texts(game) if text.startswith("place")}
        for name in SPACE_IDS:
            why = space_reason(known, name)
            assert (why is None) == (name in legal), (name, why)
            closed += why is not None
    assert closed > 5000


def refused_or_read(game, text):
    try:
        parse_move(game, text)
    except EuphoriaError as error:
        assert str(error)


@pytest.mark.parametrize("seats", range(2, 7))
def test_whole_games_are_told(seats):
    """Every text means its move, everything has words, and what a seat is told does not depend on what it cannot know."""
    rnd, pool = random.Random(seats), []
    game = Game.new("ignorance", seats, options={"free_trades": seats == 3, "factionless": seats != 5})
    for _ in range(220):
        if game.over:
            break
        texts = move_texts(game)
        assert list(texts.values()) == game.legal_moves()
        prompt = decision_prompt(game)
        if game.to_move != CHANCE and game.kind != "draft":
            assert prompt == decision_prompt(game.view(game.to_move))
        for text in rnd.sample(sorted(texts), min(3, len(texts))):
            assert parse_move(game, text) == parse_move(game, text.upper().replace("_", "-")) == texts[text]
            assert explain_move(game, text)
            pool.append(text)
        refused_or_read(game, rnd.choice(pool))
        liked = [
            text for text in texts if text.startswith(("use", "accept", "place", "another", "dilemma", "pay", "bump"))
        ]
        before, views = game.fields(), [game.view(seat).fields() for seat in range(seats)]
        game.log = []
        game.apply(rnd.choice(liked if liked and rnd.random() < 0.7 else list(texts)))
        assert all(describe(before, game.fields(), game.log))
        for seat in range(seats):
            told_of_all = describe(before, game.fields(), game.log, observer=seat)
            assert told_of_all == describe(views[seat], game.view(seat).fields(), game.log, observer=seat)


def test_reasons_tell_nothing_hidden():
    """Two worlds that a seat cannot tell apart give the same words."""
    rng = Rng(1)
    for seed in range(12):
        game = Game.new("ignorance", 3, seed)
        for _ in range(60):
            if game.to_move == CHANCE:
                game.sample(rng)
                continue
            other = game.view(game.to_move).determinize(rng)
            for text in (
                "place 6 tank e",
                "use kofi",
                "buy 1",
                "keep keb ted",
                "dilemma",
                "refuse kofi",
                "retrieve all",
            ):
                assert why_not(game, text) == why_not(other, text)
            assert decision_prompt(game) == decision_prompt(other)
            moves = game.legal_moves()
            game.apply(moves[rng.below(len(moves))])
