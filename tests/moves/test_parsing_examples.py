"""Reading of moves: what is understood, and what is refused as ambiguous."""

import pytest
from helpers import build, play
from telling import read

from euphoria_ai.core.engine.game import Game
from euphoria_ai.errors import AmbiguousMoveError, EuphoriaError, IllegalMoveError
from euphoria_ai.moves.writing import move_texts


def board():
    return build(
        {
            "goods": "2 water energy gold 2 clay food bliss",
            "hand": "bat book",
            "morale": 2,
            "dilemma": "bat",
            "dice": {"hand": [3, 3], "farm": [4], "tunnel_wastelander": [2]},
        },
        {"dice": {"hand": [5, 6]}},
        tiles={"market_sa": "plaza_of_immortalized_humility"},
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("place 3 tunnel s", "place 3 tunnel_subterran"),
        ("PLACE 3 Tunnel-Subterran", "place 3 tunnel_subterran"),
        ("place 3 stone tunnel", "place 3 tunnel_subterran"),
        ("3 farm", "place 3 farm"),
        ("farm 3", "place 3 farm"),
        ("place farm 3", "place 3 farm"),
        ("place farm", "place 3 farm"),
        ("p 3 gen", "place 3 generator"),
        ("3 ea1", "place 3 build_ea_1"),
        ("place 3 ea 2", "place 3 build_ea_2"),
        ("ea 1 3", "place 3 build_ea_1"),
        ("place ea 1", "place 3 build_ea_1"),
        ("place 3 breeze", "place 3 breeze_bar"),
        ("place 3 lounge", "place 3 sky_lounge"),
        ("place 3 clo m", "place 3 cloud_mine"),
        ("place 3 sky lounge!", "place 3 sky_lounge"),
        ("dil", "dilemma"),
        ("retrieve farm", "retrieve 4@farm"),
        ("retrieve 4 farm", "retrieve 4@farm"),
        ("retrieve farm 4", "retrieve 4@farm"),
        ("retrieve tunnel w", "retrieve 2@tunnel_wastelander"),
        ("retrieve tunnel w farm", "retrieve 4@farm 2@tunnel_wastelander"),
        ("retrieve 2@tunnel_wastelander 4@farm", "retrieve 4@farm 2@tunnel_wastelander"),
        ("Retrieve 2 tunnel, 4 farm", "retrieve 4@farm 2@tunnel_wastelander"),
        ("retrieve all", "retrieve 4@farm 2@tunnel_wastelander"),
    ],
)
def test_turn(text, meant):
    assert read(board(), text) == meant


@pytest.mark.parametrize(
    "text", ["place", "3", "place 3 tunnel", "place 3 s", "retrieve", "ret", "place 3 e", "3 build"]
)
def test_ambiguous(text):
    game = board()
    with pytest.raises(AmbiguousMoveError, match="fits more than one move") as error:
        game.apply(text)
    listed = str(error.value).split(": ")[1].split(" and ")[0].split("; ")
    assert len(listed) > 1 and set(listed) <= set(move_texts(game))


def test_a_market_is_called_by_its_tile():
    game = build(
        {"goods": "4 water clay", "dice": {"hand": [3, 5]}},
        tiles={"market_sa": "plaza_of_immortalized_humility", "market_sb": "spa_of_fleeting_pleasure"},
    )
    # the Plaza's own penalty needs a star on the tile: without one its market is closed (R105)
    with pytest.raises(
        IllegalMoveError,
        match="Plaza of Immortalized Humility forbids Plaza of Immortalized Humility "
        ".Subterra A. .market_sa. to you: .* are closed to their workers \\(",
    ):
        game.apply("place 3 plaza")
    game = build(
        {"goods": "4 water", "hand": "bat", "dice": {"hand": [3, 5]}}, tiles={"market_sb": "spa_of_fleeting_pleasure"}
    )
    assert read(game, "place 3 spa") == read(game, "3 fleeting pleasure") == "place 3 market_sb"
    with pytest.raises(IllegalMoveError, match="Arena of Peaceful Conflict is not face up on any site"):
        game.apply("place 3 arena")


def test_a_full_spelling_is_not_a_short_one_of_something_else():
    """`tunnel e` is an alias of the Euphorian tunnel, so it is not the Subterran tunnel's end."""
    game = build({"dice": {"hand": [3, 5]}, "recruits": ["phil_the_spy"]}, miners=(0, 9, 0))
    assert "place 3 tunnel_end_subterran" in move_texts(game)
    with pytest.raises(IllegalMoveError, match="costs 1 energy"):
        game.apply("place 3 tunnel e")
    # nor do words that belong together become two workers
    game = build({"dice": {"tunnel_end_euphorian": [2], "free_press": [1], "aquifer": [6]}}, miners=(9, 0, 0))
    with pytest.raises(EuphoriaError):
        game.apply("retrieve 2 tunnel e")


def test_payments():
    game = play(build({"goods": "energy food bliss", "morale": 3, "dice": {"hand": [3, 5]}}), "place 3 sky lounge")
    assert game.kind == "pay"
    assert read(game, "pay bliss food") == read(game, "bliss, food") == read(game, "f bl") == "pay food bliss"
    with pytest.raises(IllegalMoveError):
        game.apply("pay bliss")
    game = play(build({"hand": "3 bat 2 book", "morale": 6, "dice": {"hand": [3, 5]}}), "place 3 incin")
    assert read(game, "book 2 bat") == read(game, "pay bat book bat") == "pay 2 bat book"
    assert read(game, "pay books 2 baseball bat") == "pay 2 bat book"
    assert read(game, "2 books") == "pay 2 book"


def test_what_a_recruit_allows_is_a_payment_like_others():
    game = play(
        build({"hand": "3 bat", "morale": 3, "dice": {"hand": [3, 5]}, "recruits": ["jacko_the_archivist"]}), "3 ark"
    )
    assert set(move_texts(game)) == {"pay bat", "pay 2 bat", "pay 3 bat"}
    assert read(game, "BAT") == "pay bat"


def test_retrieval_prices():
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
    texts = [
        "free",
        "pay food",
        "pay bliss",
        "pay energy by jefferson_the_shock_artist",
        "pay bliss by gidget_the_hypnotist",
    ]
    assert list(move_texts(game)) == texts
    assert read(game, "bliss") == read(game, "pay BLISS") == "pay bliss"
    assert read(game, "energy") == read(game, "pay energy by jeff") == texts[3]
    assert read(game, "pay bliss by gidget") == read(game, "bliss by hypnotist") == texts[4]


def test_cards_and_choices():
    game = Game.new("base", 2)
    play(
        game,
        *[
            f"deal {name}"
            for name in ("nick", "brian", "jonathan the artist", "jonathan_the_gambler", "maxime", "lee", "phil", "ben")
        ],
    )
    assert read(game, "keep nick brian") == "keep nick_the_understudy brian_the_viticulturist"
    assert read(game, "keep brian nick") == "keep brian_the_viticulturist nick_the_understudy"
    assert read(game, "Artist Gambler") == "keep jonathan_the_artist jonathan_the_gambler"
    with pytest.raises(AmbiguousMoveError):
        game.apply("keep nick jonathan")
    play(game, "keep nick brian", "keep maxime lee", "deal bat", "deal dilemma bear")
    assert read(game, "roll 53") == read(game, "5 3") == read(game, "roll 5 3") == "roll 3 5"
    play(game, "roll 5 3", "66")
    assert game.to_move == 1 and game.kind == "turn"


def test_use_and_decline_need_their_verb():
    game = build(
        {"goods": "energy", "morale": 4, "dice": {"hand": [3, 5]}, "recruits": ["lee_the_gossip"]},
        {"dice": {"hand": [2], "tunnel_euphorian": [4]}},
    )
    play(game, "place 3 tunnel e", "roll 1")
    assert set(move_texts(game)) == {"use lee_the_gossip", "decline lee_the_gossip"}
    assert read(game, "use") == read(game, "USE gossip") == read(game, "u lee the") == "use lee_the_gossip"
    assert read(game, "decline lee") == read(game, "d") == "decline lee_the_gossip"
    with pytest.raises(EuphoriaError):
        game.apply("lee")
