"""The ethical dilemma (R94-R98)."""

import pytest
from helpers import ONE_TWO, build, ids_of, legal, play, seat

from euphoria_ai.catalog import RECRUIT_IDS

ME = {**ONE_TWO, "dilemma": "bat", "hand": "bat"}


def drawn(me=None, keep="katy_the_dietician", other="lee_the_gossip", **board):
    """P1 resolves the dilemma for recruits and keeps one of the two drawn."""
    game = build({**ME, **(me or {})}, ONE_TWO, **board)
    return play(game, "dilemma", "outcome recruits", f"deal {keep}", f"deal {other}", f"keep {keep}")


def test_it_is_the_whole_turn():
    """R94: nothing is placed or retrieved in that turn, nothing rolled."""
    game = play(build({**ME, "dice": {"hand": [6, 6], "farm": [2]}}, ONE_TWO), "dilemma", "outcome star")
    assert game.to_move == 1
    assert seat(game)["dice"] == [["farm", 2], ["hand", 6], ["hand", 6]]


def test_not_after_a_placement():
    """R94: between two equal dice it is not available."""
    game = play(build({**ME, "dice": {"hand": [6, 6]}}, ONE_TWO), "place 6 farm")
    assert "dilemma" not in legal(game)


@pytest.mark.parametrize("use", ["star", "recruits"])
def test_once_a_game(use):
    """R94: a used dilemma cannot be used again."""
    game = build({**ME, "dilemma_use": use, "hand": "bat book", "morale": 2}, ONE_TWO)
    assert "dilemma" not in legal(game)
    game = build({**ME, "hand": "2 bat", "morale": 2}, ONE_TWO)
    play(game, "dilemma", "pay bat", f"outcome {use}")
    if use == "recruits":
        play(game, "deal katy_the_dietician", "deal lee_the_gossip", "keep lee_the_gossip")
    play(game, "place 1 farm")
    assert (game.to_move, game.kind) == (0, "turn")
    assert "dilemma" not in legal(game)
    assert seat(game)["dilemma"] == ["dilemma_bat", use]


def test_its_artifact_or_any_two():
    """R95: its own artifact, or any 2 artifacts, which may include it."""
    game = play(build({**ME, "hand": "bat 2 book", "morale": 3}, ONE_TWO), "dilemma")
    assert legal(game) == ["pay 2 book", "pay bat", "pay bat book"]


def test_without_the_artifact():
    """R95: without its artifact two others do, one other does not."""
    assert "dilemma" not in legal(build({**ME, "hand": "book"}, ONE_TWO))
    assert "dilemma" not in legal(build({**ME, "hand": "nothing"}, ONE_TWO))
    game = play(build({**ME, "hand": "book box", "morale": 2}, ONE_TWO), "dilemma", "outcome star")
    assert seat(game)["hand"] == {}


def test_the_card_is_shown():
    """R95: after its use everybody knows the card and the outcome."""
    game = build({**ONE_TWO, "dilemma": "bear", "hand": "bear"}, {**ONE_TWO, "dilemma": "book"})
    card = game.fields()["seats"][0]["dilemma"]
    assert game.view(1).fields()["seats"][0]["dilemma"] != card
    play(game, "dilemma", "outcome star")
    seen = game.view(1).fields()["seats"][0]
    assert (seen["dilemma"], seen["dilemma_use"]) == (card, 1)


def test_two_recruits_are_drawn_and_one_kept():
    """R96: 2 recruits from the deck, 1 is kept, the other discarded."""
    me = {"recruits": ["ray_the_foreman"], "hidden": ["nick_the_understudy"]}
    game = build({**ME, **me}, ONE_TWO)
    play(game, "dilemma", "outcome recruits")
    left = {f"deal {RECRUIT_IDS[i]}" for i in ids_of("base", "recruit")}
    left -= {"deal ray_the_foreman", "deal nick_the_understudy"}
    assert legal(game) == sorted(left)
    play(game, "deal katy_the_dietician")
    assert legal(game) == sorted(left - {"deal katy_the_dietician"})
    play(game, "deal lee_the_gossip")
    assert (game.to_move, game.kind, legal(game)) == (0, "draft", ["keep katy_the_dietician", "keep lee_the_gossip"])
    play(game, "keep lee_the_gossip")
    assert seat(game)["recruits"] == {
        "ray_the_foreman": "active",
        "nick_the_understudy": "hidden",
        "lee_the_gossip": "hidden",
    }


def test_the_discarded_recruit_is_gone():
    """R96: neither the kept nor the discarded recruit can be drawn by another dilemma."""
    q = {**ONE_TWO, "dilemma": "box", "hand": "box"}
    game = play(
        build(ME, q),
        "dilemma",
        "outcome recruits",
        "deal katy_the_dietician",
        "deal lee_the_gossip",
        "keep lee_the_gossip",
        "dilemma",
        "outcome recruits",
    )
    assert "deal katy_the_dietician" not in legal(game)
    assert "deal lee_the_gossip" not in legal(game)
    assert len(legal(game)) == len(ids_of("base", "recruit")) - 2


def test_fewer_recruits_in_the_deck():
    """R96: with one card left in the deck that card is looked at and kept."""
    game = build(ME, ONE_TWO)
    fields = game.fields()
    fields["recruit_deck"] = 1 << 6  # Katy
    fields["recruit_deck_n"] = 1
    game = type(game).from_fields(fields)
    play(game, "dilemma", "outcome recruits")
    assert seat(game)["recruits"] == {"katy_the_dietician": "hidden"}
    assert game.to_move == 1


def test_kept_recruit_is_hidden():
    """R97, C36: the kept recruit stays hidden, and gives nothing, while its faction is not activated."""
    game = drawn(tracks=(7, 0, 0, 0), miners=(5, 0, 0))
    assert seat(game)["recruits"] == {"katy_the_dietician": "hidden"}
    play(game, "place 1 farm", "place 1 generator")
    assert seat(game)["goods"] == {"energy": 1}  # no food of Katy, no tier 1


def test_others_do_not_see_the_kept_recruit():
    """R97, C36: the others see that there is one more hidden recruit, not which."""
    one = drawn(keep="katy_the_dietician", other="lee_the_gossip")
    two = drawn(keep="lee_the_gossip", other="katy_the_dietician")
    assert one.view(1) == two.view(1)
    assert one.view(0) != two.view(0)


@pytest.mark.parametrize(
    ("tracks", "miners"), [((8, 0, 0, 0), (0, 0, 0)), ((0, 0, 0, 0), (6, 0, 0)), ((9, 0, 0, 0), (9, 0, 0))]
)
def test_kept_recruit_of_an_activated_faction(tracks, miners):
    """R97, C9: level 8 or the tunnel's step 6, either is enough to make it active at once."""
    game = drawn(tracks=tracks, miners=miners)
    assert seat(game)["recruits"] == {"katy_the_dietician": "active"}
    play(game, "place 1 farm", "place 1 generator")
    assert seat(game)["goods"]["food"] == 1  # Katy works


def test_icarites_are_activated_by_their_track_only():
    """R97, R86: with all tunnels at their ends an Icarite stays hidden; at level 8 it is active."""
    low = drawn(keep="lee_the_gossip", other="katy_the_dietician", tracks=(0, 0, 0, 7), miners=(9, 9, 9))
    assert seat(low)["recruits"] == {"lee_the_gossip": "hidden"}
    high = drawn(keep="lee_the_gossip", other="katy_the_dietician", tracks=(0, 0, 0, 8))
    assert seat(high)["recruits"] == {"lee_the_gossip": "active"}


def test_other_factions_do_not_activate_it():
    """R97: only the recruit's own faction counts."""
    game = drawn(tracks=(7, 9, 9, 9), miners=(5, 9, 9))
    assert seat(game)["recruits"] == {"katy_the_dietician": "hidden"}


def test_star_on_the_card():
    """R98: outcome B places 1 star on the card; no track moves, no territory changes."""
    game = play(build(ME, ONE_TWO), "dilemma", "outcome star")
    assert (seat(game)["stars_left"], seat(game)["dilemma"]) == (9, ["dilemma_bat", "star"])
    assert game.summary()["tracks"] == [0, 0, 0, 0]
    assert game.summary()["territories"] == {
        name: [0, 0] for name in ("euphorian", "subterran", "wastelander", "icarite")
    }


def test_recruits_give_no_star():
    """R96, R98: outcome A places no star."""
    assert seat(drawn())["stars_left"] == 10
