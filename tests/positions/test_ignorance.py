"""Position files of *Ignorance Is Bliss*: the bazaar, recruits without a faction, public hands, the choice of
recruits."""

import pytest

from euphoria_ai.catalog import ARTIFACTS, RECRUIT_IDS
from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.errors import PositionError
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.positions import files as position_file
from euphoria_ai.positions.codes import from_code, to_code

HEAD = 'edition = "ignorance"\nbazaar = ["bat", "book", "bear", "box"]\n'
TWO = "[[player]]\navailable = [3, 5]\n{}\n[[player]]\navailable = 4\n{}\n"


def load(own="", other="", top="", head=HEAD):
    return position_file.loads(head + top + TWO.format(own, other))


def refused(match, **parts):
    with pytest.raises(PositionError, match=match):
        load(**parts)


def number(name):
    return RECRUIT_IDS.index(name) + 1


# ---------------------------------------------------------------- the bazaar


def test_the_row_reads_from_left_to_right():
    fields = load().fields()
    assert [ARTIFACTS[card - 1] for card in fields["bazaar"]] == ["bat", "book", "bear", "box"]
    assert fields["deck_n"] == 32


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ('["bat", "book", "bear"]', "four artifacts"),
        ('["bat", "book", "bear", "gold"]', "bazaar"),
        ('["bat", "none", "bear", "box"]', "a slot is empty only when"),
    ],
)
def test_rows_that_cannot_be(row, why):
    refused(why, head=f'edition = "ignorance"\nbazaar = {row}\n')


def test_the_row_must_be_written():
    refused(r"write the four open artifacts.*R14", head='edition = "ignorance"\n')


def test_the_base_game_has_none():
    refused("there is none in edition base", head='bazaar = ["bat", "book", "bear", "box"]\n')


def test_cards_of_the_row_count():
    refused(r"seven|7 bat cards", own='hand = "3 bat"\nmorale = 3', other='hand = "3 bat"\nmorale = 3')


# ---------------------------------------------------------------- cards of one edition only (R10)


@pytest.mark.parametrize(
    ("own", "top", "head"),
    [
        ('recruits = "Maxime"', "", HEAD),
        ('hidden = "Nick"', "", HEAD),
        ("", '[markets]\nea = "spa"\n', HEAD),
        ('recruits = "Kofi"', "", ""),
        ("", '[markets]\nea = "carousel"\n', ""),
    ],
)
def test_cards_of_the_other_edition(own, top, head):
    refused("of this edition is called so|edition", own=own, top=top, head=head)


# ---------------------------------------------------------------- recruits without a faction (R11)


def test_one_without_a_faction_is_active():
    position = load(own='recruits = "Davaa"\nhidden = "Keb"')
    assert position.fields()["seats"][0]["recruits"][:2] == [
        number("davaa_the_shredder"),
        number("keb_the_information_trader"),
    ]


def test_what_they_may_not_be():
    refused("at most.*R11", own='recruits = ["Davaa", "Kofi"]')
    refused("never hidden.*R11", own='recruits = "Keb"\nhidden = "Davaa"')
    refused("R11", own='recruits = "Davaa"', top="[options]\nfactionless = false\n")
    refused(r"in gone already.*one of it", own='recruits = "Davaa"', top='gone = "Davaa"\n')


def test_who_left_the_game_is_in_no_deck():
    fields = load(top='gone = ["Kofi", "Davaa"]\n').fields()
    gone = sum(1 << number(name) - 1 for name in ("kofi_the_hermit", "davaa_the_shredder"))
    assert fields["gone"] == gone and not fields["recruit_deck"] & gone


def test_the_end_of_boks_track():
    refused("at most 4 while bok_the_game_master is active", own='recruits = "Bok"\nknowledge = 5')


# ---------------------------------------------------------------- hands are public


def test_hands_fully_in_part_or_by_number():
    own = 'recruits = "Keb"\nmorale = 3\n'
    for hand, cards, known in (('"bat bear"', None, 2), ('"bat"', 2, 1), (None, 2, 0), ('"bat ?"', None, 1)):
        written = own + (f"hand = {hand}\n" if hand else "") + (f"cards = {cards}\n" if cards else "")
        position = load(other=written)
        seat = position.fields()["seats"][1]
        assert (seat["hand_n"], sum(seat["hand"])) == (2, known)
        assert sum(position.determinize(Rng(1)).fields()["seats"][1]["hand"]) == 2
        assert position_file.loads(position_file.dumps(position)) == position


def test_all_know_the_own_hand_unless_it_says_otherwise():
    mask = 1 << 4 * ARTIFACTS.index("bat")
    own = 'hand = "bat"\n'
    assert load(own=own).fields()["seats"][0]["known"][1] == mask
    assert load(own=own + 'shown = "none"').fields()["seats"][0]["known"][1] == 0
    assert load(own=own, head="").fields()["seats"][0]["known"][1] == 0
    for text in (own, own + 'shown = "none"'):
        position = load(own=text)
        again = position_file.dumps(position)
        assert position_file.loads(again) == position
        assert ("shown" in again) == ("none" in text)


# ---------------------------------------------------------------- the choice of recruits

REDRAW = 'edition = "ignorance"\nphase = "redraw"\nyou = 2\n[[player]]\n[[player]]\ndealt = {}\n'


def test_recruits_to_put_back():
    position = position_file.loads(REDRAW.format('["Davaa", "Keb", "Spiros", "Ted"]'))
    assert (position.kind, position.to_move) == ("redraw", 1)
    assert sorted(move_texts(position.determinize(Rng(1)))) == [
        "refuse davaa_the_shredder",
        "refuse spiros_the_model_citizen",
    ]
    assert position_file.loads(position_file.dumps(position)) == position == from_code(to_code(position))
    assert 'phase = "redraw"' in position_file.dumps(position)
    assert "pending" not in position_file.dumps(position)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (REDRAW.format('["Davaa", "Keb", "Jon", "Ted"]'), "none is put back"),
        (REDRAW.format('["Davaa", "Keb"]'), "4 expected"),
        ('phase = "redraw"\n[[player]]\ndealt = ["Maxime", "Nick", "Lee", "Ray"]\n[[player]]\n', "R11"),
        (
            (
                'edition = "ignorance"\nphase = "recruits"\n[[player]]\ndealt = ["Davaa", "Keb", "Kofi", '
                '"Ted"]\n[[player]]\n'
            ),
            "R11",
        ),
        (
            (
                'edition = "ignorance"\nphase = "redraw"\nyou = 2\n[[player]]\nrecruits = '
                '"Jon"\n[[player]]\ndealt = ["Davaa", "Keb", "Kofi", "Ted"]\n'
            ),
            "has not chosen yet",
        ),
    ],
)
def test_what_cannot_be_put_back(text, why):
    with pytest.raises(PositionError, match=why):
        position_file.loads(text)


def after(*moves, cards='["Davaa", "Keb", "Spiros", "Ted"]'):
    text = REDRAW.format(cards).replace(
        "you = 2", f"you = 2\nmoves = [{', '.join(chr(34) + move + chr(34) for move in moves)}]"
    )
    return position_file.loads(text).fields()


def test_moves_in_the_choice_of_recruits():
    """A replacement takes the slot of the card that was put back; the choice gives the slots a new order."""
    names = [RECRUIT_IDS[card - 1] for card in after("refuse davaa", "deal mosi")["seats"][1]["recruits"]]
    assert names == [
        "mosi_the_patron",
        "keb_the_information_trader",
        "spiros_the_model_citizen",
        "ted_the_contingency_planner",
    ]
    assert after("refuse davaa", "deal mosi")["gone"] == 1 << number("davaa_the_shredder") - 1


@pytest.mark.parametrize(
    ("edition", "dealt", "keep"),
    [
        ("base", ("Maxime", "Nick", "Faith", "Ray"), "keep ray nick"),
        ("ignorance", ("Jon", "Keb", "Davaa", "Ted"), "keep davaa jon"),
    ],
)
def test_a_typed_choice_keeps_what_was_chosen(edition, dealt, keep):
    """Whatever slots the kept ones were dealt into, the first kept is active and the second hidden; nothing comes
    back by its slot."""
    cards = ", ".join(f'"{name}"' for name in dealt)
    other = {"base": "Lee", "ignorance": "Lars"}[edition]
    text = (
        f'edition = "{edition}"\nphase = "recruits"\nto_move = 2\nyou = 2\nmoves = ["{keep}"]\n'
        f'[[player]]\nrecruits = "{other}"\n[[player]]\ndealt = [{cards}]\n'
    )
    fields = position_file.loads(text.replace(f'moves = ["{keep}"]\n', "")).fields()
    had = fields["seats"][1]["recruits"]
    game = position_file.loads(text).fields()["seats"][1]
    wanted = [name for word in keep.split()[1:] for name in RECRUIT_IDS if name.startswith(f"{word}_the")]
    assert game["recruits"] == [number(name) for name in wanted] + [0, 0]
    assert game["recruit_flags"][:2] == [3, 0]
    assert sorted(game["refused"][:2]) == sorted(card for card in had if card not in game["recruits"])


# ---------------------------------------------------------------- round trips


def test_free_actions_before_the_turn_are_kept():
    """A penalty ignored this turn does not show in the tables, so `pending` holds it."""
    position = load(own='recruits = "Rowena"', top='moves = ["use rowena"]\n[markets]\nea = "carousel"\n')
    assert position.fields()["ignored"]
    text = position_file.dumps(position)
    assert "pending" in text and position_file.loads(text) == position


@pytest.mark.parametrize("seats", range(2, 7))
def test_positions_of_games(seats):
    """TOML and code, for every seat, from the first deal on."""
    rng = Rng(seats)
    game = Game.new(
        "ignorance", seats, options={"refused_recruits": ("aside", "deck")[seats % 2], "factionless": seats != 4}
    )
    for step in range(260):
        if game.over:
            break
        position = game.view(step % seats)
        if step % 3 == 0:
            text = position_file.dumps(position)
            assert position_file.loads(text) == position
            assert from_code(to_code(position)) == position
            position_file.warnings(text)
        if game.to_move < 0:
            game.sample(rng)
        else:
            moves = game.legal_moves()
            game.apply(moves[rng.below(len(moves))])
