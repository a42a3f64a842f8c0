"""What is known of a card that cannot be named, "bat or bear", "not Maxime", is written in the file, obeyed by every
deal, kept while the position goes on, and written again."""

from collections import Counter

import pytest

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, RECRUIT_IDS, RECRUITS
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.search.batch import play_out
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.tree import Tree
from euphoria_ai.errors import PositionError
from euphoria_ai.positions.advance import carry_on
from euphoria_ai.positions.codes import from_code, to_code
from euphoria_ai.positions.files import dumps, loads

ME = 'available = [1, 5]\nrecruits = "Zong"\nhidden = "Lee"\ndilemma = "box"\nmorale = 3'


def game(*others, top="", me=ME):
    seats = [me, *(f"available = [1, 2]\nmorale = 4\n{other}" for other in others)]
    return top + "\n" + "".join(f"[[player]]\n{seat}\n" for seat in seats)


def worlds(position, count=400):
    rng = Rng(5)
    return [position.determinize(rng).fields()["seats"] for _ in range(count)]


def hidden(seat):
    return RECRUIT_IDS[seat["recruits"][1] - 1].split("_")[0]


def dilemma(seat):
    return DILEMMA_IDS[seat["dilemma"] - 1].removeprefix("dilemma_")


def hand(seat):
    return Counter({name: n for name, n in zip(ARTIFACTS, seat["hand"], strict=True) if n})


@pytest.mark.parametrize(
    "words, allowed",
    [
        ("Maxime or Nick", {"maxime", "nick"}),
        ("either Maxime, Nick or Laura", {"maxime", "nick", "laura"}),
        ("Maxime / Nick or Laura the Philanthropist", {"maxime", "nick", "laura"}),
    ],
)
def test_a_hidden_recruit_is_one_of_these(words, allowed):
    position = loads(game(f'recruits = "Faith"\nhidden = "{words}"'))
    assert {hidden(seats[1]) for seats in worlds(position)} == allowed


@pytest.mark.parametrize(
    "words", ["not Maxime", "not Maxime or Nick", "neither Maxime nor Nick", "not Maxime, not Nick"]
)
def test_a_hidden_recruit_is_none_of_these(words):
    position = loads(game(f'recruits = "Faith"\nhidden = "{words}"'))
    dealt = {hidden(seats[1]) for seats in worlds(position, 1500)}
    assert "maxime" not in dealt
    assert ("nick" in dealt) == ("ick" not in words)
    assert len(dealt) > 30


@pytest.mark.parametrize("words, said", [("Icarite", True), ("either Icarite", True), ("not Icarite", False)])
def test_a_hidden_recruit_of_a_faction(words, said):
    position = loads(game(f'recruits = "Faith"\nhidden = "{words}"'))
    icarite = [RECRUITS[seats[1]["recruits"][1] - 1]["faction"] == "icarite" for seats in worlds(position)]
    assert all(yes == said for yes in icarite)


def test_a_dilemma():
    position = loads(game('recruits = "Faith"\ndilemma = "bat or teddy bear"', 'dilemma = "not bat"\nrecruits = "Ray"'))
    dealt = Counter((dilemma(seats[1]), dilemma(seats[2])) for seats in worlds(position, 2000))
    assert {first for first, _ in dealt} == {"bat", "bear"}
    assert {second for _, second in dealt} == {"bear", "balloon", "bifocals", "book"}
    ways = {("bat", other) for other in ("bear", "balloon", "bifocals", "book")} | {
        ("bear", other) for other in ("balloon", "bifocals", "book")
    }
    assert set(dealt) == ways
    assert all(abs(n - 2000 / 7) < 70 for n in dealt.values()), dealt  # each world is as likely as any other


def test_cards_of_a_hand():
    position = loads(game('recruits = "Faith"\nhand = "book, bat or bear, ?"'))
    assert position.fields()["seats"][1]["hand_n"] == 3
    for seats in worlds(position):
        held = hand(seats[1])
        assert held["book"] and held["bat"] + held["bear"] >= 1
    both = loads(game('recruits = "Faith"\nhand = "2 bat or bear, 2 not bat"'))
    for seats in worlds(both):
        held = hand(seats[1])
        assert held["bat"] + held["bear"] >= 2 and sum(held.values()) - held["bat"] >= 2


def test_search_and_playouts_obey_it():
    """Of six dilemmas five are said to be elsewhere: a search that dealt others would not be the same."""
    text = game('recruits = "Faith"\ndilemma = "bat or bear"\nhidden = "Maxime or Nick"')
    named = [
        loads(text.replace("bat or bear", name).replace("Maxime or Nick", recruit))
        for name in ("bat", "bear")
        for recruit in ("Maxime", "Nick")
    ]
    position = loads(text)
    assert position not in named
    tree = Tree(position, seed=3)
    tree.run(50)
    plain = Tree(loads(text.replace("bat or bear", "?").replace("Maxime or Nick", "?")), seed=3)
    plain.run(50)
    assert tree.decisions != plain.decisions
    assert bytes(play_out(position, 30, seed=1)) != bytes(play_out(named[0], 30, seed=1))


@pytest.mark.parametrize(
    "other",
    [
        'recruits = "Faith"\nhidden = "Maxime or Nick"',
        'recruits = "Faith"\nhidden = "not Maxime"\ndilemma = "not bat"',
        'recruits = ["hidden", "Faith"]\nhidden = "not Icarite"',
        'recruits = "Faith"\nhidden = "Subterran"\ndilemma = "bat or bear"\nhand = "book, bat or bear, 2 ?"',
        'recruits = "Faith"\nhand = "2 not bat"\ncards = 2',
        'recruits = "Faith"\ndilemma_used = "recruits"\nhidden = ["Maxime or Nick", "?"]',
    ],
)
def test_it_is_written_as_it_was_read(other):
    position = loads(game(other))
    assert position.fields()["clues"]
    text = dumps(position)
    assert loads(text) == position
    assert dumps(loads(text)) == text
    assert from_code(to_code(position)) == position
    assert Position.from_bytes(position.to_bytes()) == position
    assert Position.from_fields(position.fields(), 0) == position
    fields = position.fields()
    del fields["clues"]
    assert Position.from_fields(fields, 0) != position


def after(position, *texts):
    return [later for later, _ in carry_on(position, texts, Rng(1))][-1]


def test_it_lasts_while_the_game_goes_on():
    other = 'recruits = "Faith"\nhidden = "Maxime or Nick"\ndilemma = "bat or bear"\nhand = "book or box"'
    position = after(loads(game(other)), "place 1 aquifer")
    clue = position.fields()["clues"][1]
    assert clue["dilemma"].bit_count() == 2 and clue["recruits"][1].bit_count() == 2 and len(clue["hand"]) == 1
    assert {hidden(seats[1]) for seats in worlds(position)} == {"maxime", "nick"}
    assert loads(dumps(position)) == position


def test_it_ends_when_the_card_is_known_or_gone():
    other = 'recruits = "Faith"\nhidden = "Maxime or Nick"\nhand = "book or box, ?"'
    position = after(loads(game(other)), "place 1 aquifer")
    assert position.fields()["clues"][1]["hand"]
    seen = after(position, "P2 shows book bat")
    assert not seen.fields()["clues"][1]["hand"]
    named = position.fields()
    named["seats"][1]["recruits"][1] = RECRUIT_IDS.index("maxime_the_ambassador") + 1
    named["recruit_deck"] &= ~(1 << RECRUIT_IDS.index("maxime_the_ambassador"))
    named["clues"][1]["hand"] = []
    assert "clues" not in Position.from_fields(named, 0).fields()


def test_a_card_that_is_paid_ends_what_was_known_of_the_hand():
    other = 'recruits = "Faith"\nhand = "book or box, 2 ?"'
    position = after(loads(game(other)), "place 1 aquifer", "P2: place 1 ark", "pay 2 bear")
    assert "clues" not in position.fields()
    assert position.fields()["seats"][1]["hand_n"] == 1


def test_the_key_moves_keeps_it():
    position = loads(game('recruits = "Faith"\nhidden = "Maxime or Nick"', top='moves = ["place 1 aquifer"]'))
    assert {hidden(seats[1]) for seats in worlds(position)} == {"maxime", "nick"}


@pytest.mark.parametrize(
    "other, words",
    [
        ('recruits = "Faith"\nhidden = "Zong or Lee"', ["hidden", "none of these", "R7"]),
        ('recruits = "Faith"\nhidden = "Maxxime or Nick"', ["hidden", "maxime_the_ambassador"]),
        ('recruits = "Faith"\ndilemma = "box or box"', ["dilemma", "none of these"]),
        ('recruits = "Faith"\nhand = "bat or gold"', ["hand", "no artifact"]),
        ('recruits = "Faith"\nhidden = "not"', ["hidden", '"not Maxime"']),
        ('recruits = "Faith or Ray"', ["recruits", "no recruit"]),
    ],
)
def test_what_cannot_be(other, words):
    with pytest.raises(PositionError) as caught:
        loads(game(other))
    assert all(word in str(caught.value) for word in words), caught.value


def test_two_that_cannot_be_together():
    same = 'dilemma = "bat or bear"'
    with pytest.raises(PositionError, match="no deal of the unknown cards fits"):
        loads(game(*(f"{same}\nrecruits = {name!r}".replace("'", '"') for name in ("Faith", "Ray", "Pete"))))
