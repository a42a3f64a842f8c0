"""What is typed is kept, what a rule tells is inferred, what nobody said stays unknown."""

import pytest
from positions.following import UNKNOWN, follow

from euphoria_ai.catalog import DILEMMA_IDS, RECRUIT_IDS
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.narration.choices import choices
from euphoria_ai.positions.advance import carry_on
from euphoria_ai.positions.files import loads

OTHER = """
to_move = 2
turn = 20
{tracks}
[[player]]
available = [3, 4]
recruits = "Maxime"
[[player]]
available = [2, 5]
goods = "energy"
cards = {cards}
morale = 5
recruits = "Nick"
{more}
"""


def other(cards=2, more="", tracks=""):
    return loads(OTHER.format(cards=cards, more=more, tracks=tracks))


def dilemma_of(position, seat=1):
    number = position.fields()["seats"][seat]["dilemma"]
    return number if number in (0, UNKNOWN) else DILEMMA_IDS[number - 1]


def recruits_of(position, seat):
    cards = [card for card in position.fields()["seats"][seat]["recruits"] if card]
    return [None if card == UNKNOWN else RECRUIT_IDS[card - 1] for card in cards]


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_dilemma_paid_with_one_card_is_that_dilemma(cards):
    """R95, whether the payment settles by itself or is chosen, typed together or one after the other."""
    for seed in range(6):
        after = follow(other(cards), ["dilemma", "pay bear", "outcome star"], seed)
        assert dilemma_of(after) == "dilemma_bear"
    if cards > 1:
        assert dilemma_of(follow(follow(other(cards), ["dilemma"]), ["pay bear", "outcome star"])) == "dilemma_bear"


def test_a_dilemma_paid_with_two_cards_stays_unknown_until_it_is_shown():
    texts = ["dilemma", "pay bear book", "outcome star"]
    steps = list(carry_on(other(), texts, Rng(1)))
    assert dilemma_of(steps[-1][0]) == UNKNOWN and "P2's dilemma came into the open" in steps[-1][1].notes[0]
    for told in (["dilemma", "pay bear book", "shows box", "outcome star"], [*texts, "P2 shows box"]):
        assert dilemma_of(follow(other(), told)) == "dilemma_box"
    assert dilemma_of(follow(steps[-1][0], ["P2 shows box"])) == "dilemma_box"


def test_a_recruit_that_comes_into_the_open_is_the_typed_one():
    position = other(tracks="[tracks]\nsubterran = 7\n")
    after = follow(position, ["place 2 aquifer", "P2 reveals Soulless"])
    assert recruits_of(after, 1) == ["nick_the_understudy", "soulless_the_plumber"]
    assert recruits_of(follow(position, ["place 2 aquifer"]), 1) == ["nick_the_understudy", None]


def test_a_recruit_that_cannot_come_into_the_open_is_refused():
    with pytest.raises(EuphoriaError):
        follow(other(), ["place 2 aquifer", "reveals Soulless"])


CHOICE = """
phase = "recruits"
to_move = {to_move}
you = 1
[[player]]
{first}
[[player]]
{second}
"""
KNOWN = 'dealt = ["Lee", "Maxime", "Faith", "Ray"]'


@pytest.mark.parametrize("dealt", [KNOWN, 'dealt = ["Ray", "?", "Lee", "?"]', ""])
@pytest.mark.parametrize("text", ["keep Maxime Lee", "keep Maxime"])
def test_a_choice_of_recruits_keeps_what_was_typed(dealt, text):
    chosen = 'recruits = "Nick"\nhidden = "Zong"'
    position = loads(CHOICE.format(to_move=2, first=chosen, second=dealt))
    for seed in range(5):
        after = follow(position, [text], seed)
        hidden = "lee_the_gossip" if "Lee" in text else None
        assert recruits_of(after, 1) == ["maxime_the_ambassador", hidden]
        assert recruits_of(after, 0) == ["nick_the_understudy", "zong_the_astronomer"]


def test_own_recruits_that_were_not_typed_stay_unknown():
    position = loads(CHOICE.format(to_move=1, first="", second="").replace("you = 1", "you = 2"))
    own = follow(position, ["keep Nick Zong", "keep Maxime"]).fields()["seats"][1]
    assert own["recruits"][:2] == [RECRUIT_IDS.index("maxime_the_ambassador") + 1, UNKNOWN]
    assert own["refused"][:2] == [UNKNOWN] * 2


def test_an_unknown_dilemma_of_ones_own_is_not_named():
    text = 'turn = 20\n[[player]]\navailable = [3]\nhand = "bat box"\nmorale = 3\nrecruits = "Lee"\n[[player]]\n'
    found, _ = choices(loads(text + 'available = [1]\nrecruits = "Nick"'))
    meaning = next(choice.explanation for choice in found if choice.text == "dilemma")
    assert meaning == "resolve the dilemma for its artifact or 2 artifacts"


def test_a_refusal_names_no_guessed_cards():
    messages = set()
    for seed in range(8):
        with pytest.raises(EuphoriaError) as error:
            follow(other(), ["dilemma", "pay 3 bear"], seed)
        messages.add(str(error.value))
        assert "hold" in str(error.value) and not any(name in str(error.value) for name in ("bat", "box", "book"))
    assert len(messages) == 1


@pytest.mark.parametrize("named", ["P2: place 2 aquifer", "2: place 2 aquifer", "ben: place 2 aquifer"])
def test_a_move_may_name_its_seat(named):
    steps = list(carry_on(other(), [named], Rng(1), names=("Ana", "Ben")))
    assert [step.seat for _, step in steps] == [1] and steps[0][1].named


@pytest.mark.parametrize("text", ["P1: place 2 aquifer", "P3: place 2 aquifer", "zoe: place 2 aquifer"])
def test_a_move_of_another_seat_is_refused(text):
    with pytest.raises(EuphoriaError):
        follow(other(), [text])


def test_only_one_seats_moves():
    with pytest.raises(EuphoriaError):
        list(carry_on(other(), ["place 2 aquifer"], Rng(1), only=0))


def test_settled_steps_may_be_typed():
    """The payment of the tunnel settles by itself; so does a turn with one move."""
    assert follow(other(0), ["place 5 tunnel e", "pay energy", "take gold"]) == follow(
        other(0), ["place 5 tunnel e", "take gold"]
    )
    text = "turn = 20\n[[player]]\nworkers = { farm = 3 }\nrecruits = 'Lee'\n[[player]]\navailable = [1]\n"
    after = follow(loads(text + "recruits = 'Nick'"), ["retrieve farm", "free", "roll 4"])
    assert after.to_move == 1
