"""What a position file may leave out, how freely it may be written, and what is said about what is missing."""

import pytest

from euphoria_ai.catalog import GOODS, RECRUIT_IDS, SPACE_IDS, TABLES, TILE_IDS
from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.positions import files as position_file

UNKNOWN, HAND = 255, 62
RECRUITS = len(TABLES["recruits_base"]["recruit"])


def fields(text):
    return position_file.loads(text).fields()


def seat(text, number=0):
    """Fields of one seat of a file with two seats, the first of which is `text`."""
    return fields(f"to_move = 2\n[[player]]\n{text}\n[[player]]\navailable = [1]\n")["seats"][number]


def card(name):
    return next(i for i, full in enumerate(RECRUIT_IDS, 1) if full.startswith(name))


# ---------------------------------------------------------------- defaults


def test_two_empty_seats_are_the_start_of_a_game():
    f = fields("[[player]]\n[[player]]\n")
    assert f["tracks"] == [0, 0, 0, 0]
    assert f["miners"] == [0, 0, 0]
    assert f["deck_n"] == 36
    assert f["recruit_deck_n"] == RECRUITS - 4 * 2  # four dealt to each seat
    assert f["turn"] == 1
    for s in f["seats"]:
        assert (s["morale"], s["knowledge"], s["stars_left"], s["hand_n"]) == (1, 3, 10, 0)
        assert s["goods"] == [0] * 7
        assert s["dilemma"] == UNKNOWN
        assert s["refused"] == [UNKNOWN, UNKNOWN, 0, 0]
        assert s["face"] == [1, 1, 0, 0]


def test_a_written_position_is_the_view_of_the_game_it_was_written_from():
    """A new game, put down as a player at the table would."""
    game, rng = Game.new("base", 3, 4), Rng(4)
    while game.kind != "turn":
        if game.to_move >= 0:
            game.apply(game.legal_moves()[0])
        else:
            game.sample(rng)
    view = game.view(1)
    seats = game.fields()["seats"]
    dice = [f"available = {s['face'][:2]}" for s in seats]
    names = [[RECRUIT_IDS[n - 1] for n in s["recruits"] + s["refused"] if n] for s in seats]
    own = (
        f'hidden = "{names[1][1]}"\nrefused = {names[1][2:]}\n'
        f"dilemma = {['balloon', 'bat', 'bear', 'bifocals', 'book', 'box'][seats[1]['dilemma'] - 1]!r}"
    )
    text = f"you = 2\nto_move = {game.active + 1}\nfirst = {game.active + 1}\n" + "\n".join(
        f'[[player]]\n{dice[i]}\nrecruits = "{names[i][0]}"\n{own if i == 1 else ""}' for i in range(3)
    )
    assert position_file.loads(text.replace("'", '"')) == view


def test_the_seat_asked_about_is_the_one_to_move_unless_written():
    assert fields("you = 2\n[[player]]\n[[player]]\n")["active"] == 1
    assert fields('you = "P2"\nto_move = "p1"\n[[player]]\n[[player]]\n')["active"] == 0


def test_tweaks_move_the_start_of_the_miners():
    """R13"""
    assert fields("[options]\niib_tweaks = true\n[[player]]\n[[player]]\n")["miners"] == [3, 3, 3]


def test_stars_left_follow_from_those_placed():
    text = (
        '[tracks]\nicarite = 11\n[markets]\nea = "spa"\n'
        '[[player]]\nrecruits = "Maxime"\ndilemma_used = "star"\nstars = { icarite = 1, ea = 1 }\n'
        "[[player]]\n"
    )
    s = fields(text)["seats"][0]
    assert s["stars_left"] == 6  # territory, tile, dilemma, and the recruit at the end of its track (R84)
    assert s["recruit_flags"][0] == 7


def test_hidden_recruits_follow_from_the_active_ones():
    assert seat('recruits = "Maxime"')["recruits"] == [card("maxime"), UNKNOWN, 0, 0]
    assert seat('recruits = ["Maxime", "Lee"]')["recruits"] == [card("maxime"), card("lee"), 0, 0]
    assert seat('recruits = "Maxime"\ndilemma_used = "recruits"')["recruits"] == [card("maxime"), UNKNOWN, UNKNOWN, 0]
    assert seat('recruits = "Maxime"\ndilemma_used = "recruits"\nhidden = "Nick"')["recruits"] == [
        card("maxime"),
        card("nick"),
        UNKNOWN,
        0,
    ]


def test_a_hidden_recruit_may_lie_between_active_ones():
    s = seat('recruits = ["Maxime", "hidden", "Lee"]\nhidden = "Nick"\ndilemma_used = "recruits"')
    assert s["recruits"] == [card("maxime"), card("nick"), card("lee"), 0]
    assert s["recruit_flags"] == [3, 0, 3, 0]


@pytest.mark.parametrize(
    ("options", "used", "gone"), [("aside", 0, 12), ("aside", 2, 16), ("deck", 0, 6), ("deck", 1, 8)]
)
def test_the_recruits_left_in_the_deck(options, used, gone):
    players = "".join(
        f"[[player]]\n{'dilemma_used = ' + chr(34) + 'recruits' + chr(34) if i < used else ''}\n" for i in range(3)
    )
    f = fields(f'[options]\nrefused_recruits = "{options}"\n{players}')
    assert f["recruit_deck_n"] == RECRUITS - gone
    assert sum(f["seats"][2]["refused"]) == (510 if options == "aside" else 0)


# ---------------------------------------------------------------- Ignorance Is Bliss

IIB = 'edition = "iib"\nbazaar = ["bat", "book", "bear", "bat"]\n'


def test_the_bazaar_is_part_of_the_cards():
    f = fields(IIB + 'discard = "bat"\n[[player]]\nhand = "book"\n[[player]]\n')
    assert f["bazaar"] == [2, 5, 3, 2]
    assert f["deck_n"] == 36 - 4 - 1 - 1
    assert f["miners"] == [3, 3, 3]
    game = position_file.loads(IIB + "[[player]]\n[[player]]\n").determinize(Rng(1))
    assert game.fields()["deck"] == [6, 4, 5, 6, 5, 6]


def test_the_row_is_short_only_when_all_other_cards_are_in_hands():
    hands = ["6 bat", "6 book", "6 bear", "5 box balloon", "6 bifocals"]
    players = "".join(f'[[player]]\nmorale = 6\nhand = "{hand}"\n' for hand in hands)
    text = (
        f'edition = "ignorance"\nbazaar = [{{}}, "balloon", "balloon", "balloon"]\n{players}[[player]]\nmorale = 6\n'
        'hand = "box 2 balloon"\n'
    )
    assert fields(text.format('"none"'))["bazaar"] == [0, 1, 1, 1]


def test_recruits_that_left_the_game():
    f = fields(
        IIB
        + 'gone = ["Kofi", "Davaa"]\n[[player]]\nrecruits = "Keb"\nhidden = "none"\n[[player]]\nrecruits = "Lieve"\n'
    )
    assert f["gone"].bit_count() == 2
    assert f["recruit_deck"] & f["gone"] == 0
    assert f["recruit_deck_n"] == 54 - 2 - 3 - 4
    assert position_file.warnings(IIB + 'gone = "Kofi"\n[[player]]\nrecruits = "Keb"\nhidden = "none"\n[[player]]\n')[
        -1
    ].startswith("player 2")


def test_steve_carries_a_star_for_each_of_two_tracks():
    text = IIB + '[tracks]\nsubterran = 11\nwastelander = {}\n[[player]]\nrecruits = "Steve"\n[[player]]\n'
    assert fields(text.format(10))["seats"][0]["stars_left"] == 9
    s = fields(text.format(11))["seats"][0]
    assert (s["stars_left"], s["recruit_flags"][0]) == (8, 15)
    only_second = fields(
        IIB + '[tracks]\nwastelander = 11\n[[player]]\nrecruits = "Steve"\nstars = { recruits = "Steve" }\n[[player]]\n'
    )
    assert only_second["seats"][0]["recruit_flags"][0] == 11
    assert '["steve_the_double_agent", "steve_the_double_agent"]' in position_file.dumps(
        position_file.loads(text.format(11))
    )


# ---------------------------------------------------------------- unknown things


@pytest.mark.parametrize("word", ["unknown", "?", "Unknown"])
def test_hidden_things_may_be_called_unknown(word):
    s = seat(
        f'recruits = "Maxime"\nhidden = "{word}"\ndilemma = "{word}"\nrefused = ["{word}", '
        f'"Ray"]\nhand = "{word}"\ncards = 1'
    )
    assert s["recruits"][1] == s["dilemma"] == s["refused"][0] == UNKNOWN
    assert s["refused"][1] == card("ray")
    assert (s["hand"], s["hand_n"]) == ([0] * 6, 1)


def test_a_hand_may_be_known_in_part():
    s = seat('hand = "bat 2 ?"\nmorale = 3')
    assert (s["hand"], s["hand_n"]) == ([0, 1, 0, 0, 0, 0], 3)
    assert seat('hand = "bat"\ncards = 3\nmorale = 3')["hand_n"] == 3


def test_what_the_others_have_seen_of_the_own_hand():
    assert seat('hand = "bat book"\nshown = "bat"\nmorale = 2')["known"] == [0, 1 << 4, 0, 0, 0, 0]
    assert seat('hand = "bat book"\nshown = { P2 = "book" }\nmorale = 2')["known"] == [0, 1 << 16, 0, 0, 0, 0]


def test_what_is_known_of_another_hand_is_known_to_all():
    f = fields('[[player]]\n[[player]]\nhand = "bat"\n[[player]]\n')
    assert f["seats"][1]["known"] == [1 << 4, 0, 1 << 4, 0, 0, 0]


def test_named_cards_of_others_stay_known():
    f = fields('[[player]]\n[[player]]\nrecruits = "Maxime"\nhidden = "Nick"\ndilemma = "bat"\nrefused = ["Ray"]\n')
    s = f["seats"][1]
    assert s["recruits"] == [card("maxime"), card("nick"), 0, 0]
    assert s["recruit_flags"] == [3, 0, 0, 0]
    assert s["refused"] == [card("ray"), UNKNOWN, 0, 0]
    assert f["recruit_deck"].bit_count() == RECRUITS - 3


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    "text",
    [
        '"2 gold bliss"',
        '"bliss, 2 GOLD"',
        '"gold gold and bliss"',
        '["2 gold", "bliss"]',
        "{ gold = 2, bliss = 1 }",
        '"2 gol + 1 bliss"',
    ],
)
def test_items_may_be_written_in_many_ways(text):
    assert seat(f"goods = {text}")["goods"] == [0, 0, 0, 1, 2, 0, 0]


@pytest.mark.parametrize("text", ['"2 bats glasses"', '"baseball bat, bat, bifocals"', '"2 bat 1 bif"'])
def test_aliases_of_artifacts(text):
    assert seat(f"hand = {text}\nmorale = 3")["hand"] == [0, 2, 0, 1, 0, 0]


def test_names_of_several_words_and_plurals():
    assert seat('hand = "game box 2 teddy bears book"\nmorale = 4')["hand"] == [0, 0, 2, 0, 1, 1]
    assert seat('goods = "3 bricks stones"')["goods"] == [0, 0, 0, 0, 0, 3, 1]


@pytest.mark.parametrize(
    "name", ["tunnel_euphorian", "Tunnel E", "gold tunnel", "tunnel-euphorian", "EUPHORIAN TUNNEL", "gold tun"]
)
def test_spaces_by_any_name(name):
    s = seat(f'workers = {{ "{name}" = 5 }}')
    assert SPACE_IDS[s["loc"][0]] == "tunnel_euphorian"
    assert s["face"][0] == 5


def test_a_market_by_its_tile():
    f = fields(
        'to_move = 2\n[markets]\nwa = "teddy"\n[[player]]\nworkers = { "Teddy Shop" = 2 }\nstars = { teddy = 1 '
        '}\n[[player]]\nstars = { "disassemble a teddy" = true }\n'
    )
    assert SPACE_IDS[f["seats"][0]["loc"][0]] == "market_wa"
    assert TILE_IDS[f["tiles"][4] - 1] == "disassemble_a_teddy_bear_shop"
    assert [s["tile_stars"] for s in f["seats"]] == [16, 16]


@pytest.mark.parametrize("name", ["ea", "site_ea", "market_ea", "Euphoria A"])
def test_sites_by_any_name(name):
    assert (
        fields(f'[markets]\n"{name}" = "lab"\n[[player]]\n[[player]]\nstars = {{ "{name}" = 1 }}')["seats"][1][
            "tile_stars"
        ]
        == 1
    )


@pytest.mark.parametrize("name", ["subterran", "Subterra", "s", "territory_subterran"])
def test_factions_by_any_name(name):
    f = fields(f'[tracks]\n"{name}" = 4\n[[player]]\n[[player]]\nstars = {{ "{name}" = 2 }}')
    assert f["tracks"] == [0, 4, 0, 0]
    assert f["seats"][1]["territory"] == [0, 2, 0, 0]


@pytest.mark.parametrize("name", ["Maxime", "maxime the ambassador", "MAXIME-THE-AMBASSADOR", "maxi", "ambassador"])
def test_recruits_by_any_name(name):
    assert seat(f'recruits = "{name}"')["recruits"][0] == card("maxime")


def test_dice_in_hand_and_on_the_board():
    s = seat("available = [6, 2]\nworkers = { farm = [4, 4] }")
    assert s["loc"] == [HAND, HAND, 2, 2]
    assert s["face"] == [6, 2, 4, 4]
    s = seat('available = [6, 2]\nworkers = { farm = [4, 3] }\ndice_order = "farm hand farm hand"')
    assert s["loc"] == [2, HAND, 2, HAND]
    assert s["face"] == [4, 6, 3, 2]


def test_an_order_of_dice_that_fits_no_longer_is_passed_over():
    s = seat('available = [6]\ndice_order = "farm hand pool pool"')
    assert s["loc"][0] == HAND


def test_a_file_may_begin_with_a_byte_order_mark_and_use_any_line_ends(tmp_path):
    path = tmp_path / "dos.toml"
    path.write_bytes('\ufeffturn = 7\r\n[[player]]\r\ngoods = "gold"\r\n[[player]]\r\n'.encode())
    assert position_file.load(path).fields()["turn"] == 7
    assert position_file.load(str(path)).fields()["seats"][0]["goods"][GOODS.index("gold")] == 1


# ---------------------------------------------------------------- the choice of recruits


def test_the_choice_of_recruits():
    p = position_file.loads(
        'phase = "recruits"\n[[player]]\ndealt = ["Maxime", "Nick", "Ray", "Lee"]\n[[player]]\n[[player]]\n'
    )
    assert (p.kind, p.to_move) == ("recruits", 0)
    assert len(p.legal_moves()) == 12
    assert p.fields()["seats"][1]["recruits"] == [UNKNOWN] * 4


def test_a_later_seat_chooses_after_the_others_unseen():
    text = 'phase = "recruits"\nyou = 2\n[[player]]\n[[player]]\ndealt = ["Maxime", "Nick", "Ray", "Lee"]\n'
    p = position_file.loads(text)
    assert p.fields()["seats"][0]["recruits"] == [UNKNOWN, UNKNOWN, 0, 0]
    assert p.legal_moves()
    chosen = (
        'phase = "recruits"\nto_move = 2\n'
        '[[player]]\nrecruits = "Maxime"\nhidden = "Nick"\nrefused = ["Ray", "Lee"]\n'
        "[[player]]\n"
    )
    assert position_file.loads(chosen).fields()["seats"][0]["recruit_flags"] == [1, 0, 0, 0]
    assert position_file.loads(chosen).to_move == 1


def test_moves_may_follow_the_choice():
    p = position_file.loads(
        'phase = "recruits"\nmoves = ["keep nick ray"]\n[[player]]\ndealt = ["Maxime", "Nick", "Ray", '
        '"Lee"]\n[[player]]\n'
    )
    assert p.to_move == 1
    assert p.fields()["seats"][0]["recruits"] == [card("nick"), card("ray"), 0, 0]
