"""Everything that is wrong with a file is told at once, each with its line and what to write instead; what is no TOML
is read as if it had been written so."""

import pytest

from euphoria_ai.errors import PositionError
from euphoria_ai.positions import files
from euphoria_ai.positions.mending import mended

KEYS = ("recruits", "goods", "morale", "available", "hidden")

AS_TYPED = """\
# our game, as one would note it down
edition = base
seats = 3
turn = 24

[tracks]
Euphoria = 5
Subterra = 13

[tunnels]
subterran = 4

[markets]
Wastelands A = Plaza of Immortalized Humility

[player]
name = Ana
goods = 2 energy, 1 gold
dice = 3, 5
workers = { Wastelands construction site B = 4, farm = [2, 3] }
recruits = Maxime, Lee
stars = { Wastelands = 1, farm = 1 }

[player]
available 2 2
workers = { wb clay = 5 }
morale = 9
dilemma = "teddy bear"
recruits = ["Zongg"]
hidden = Maxime
"""

TOLD = {  # line: what must be said of it
    2: ['write: edition = "base"'],
    3: ["seats", "as many seats as [[player]] tables"],
    8: ["tracks, Subterra = 13", "0 to 11"],
    10: ["tunnels", 'did you mean "miners"'],
    14: ['write: "Wastelands A" = "Plaza of Immortalized Humility"'],
    16: ["write: [[player]]"],
    17: ['write: name = "Ana"'],
    18: ['write: goods = "2 energy, 1 gold"'],
    19: ["write: dice = [3, 5]", 'did you mean "available"'],
    20: ['"Wastelands construction site B" = 4, farm', '"wb gold" or "wb clay"'],
    21: ['write: recruits = "Maxime, Lee"'],
    22: ["player 1 (Ana), stars.farm", "no place for a star"],
    24: ["write: [[player]]"],
    25: ["write: available = [2, 2]"],
    26: ['write: workers = { "wb clay" = 5 }'],
    27: ["player 2, morale = 9"],
    29: ['player 2, recruits = "Zongg"', "zong_the_astronomer"],
    30: ['write: hidden = "Maxime"', "in player 1 (Ana), recruits already"],
}


def faults_of(text):
    with pytest.raises(PositionError) as caught:
        files.loads(text, "game.toml")
    return caught.value


def test_all_of_it_is_told_at_once():
    error = faults_of(AS_TYPED)
    told = {}
    for line, message in error.faults:
        told[line] = f"{told.get(line, '')}\n{message}"
    assert sorted(told) == sorted(TOLD), told
    for line, words in TOLD.items():
        assert all(word in told[line] for word in words), told[line]
    lines = str(error).splitlines()
    assert lines[0] == f"game.toml: {len(error.faults)} faults:"
    assert lines[1].startswith("  line 2: ")
    assert len(lines) == 1 + len(error.faults)


def test_what_has_no_line_comes_last():
    assert [line for line, _ in faults_of('"\n').faults] == [1, None]


def test_one_fault_is_one_line():
    text = "[[player]]\n\n[[player]]\navailable = [1]\nmorale = 9\n"
    assert str(faults_of(text)).startswith("game.toml: line 5: player 2, morale = 9: allowed is 1 to 6")


def test_a_key_that_is_not_written_is_told_at_its_table():
    text = '[[player]]\navailable = [1]\n\n[[player]]\navailable = [1]\nrecruits = ["Maxime", "Nick", "Zong"]\n'
    assert faults_of(text).faults[0][0] == 6
    text = "turn = 1\n[[player]]\n[[player]]\nworkers = {}\n"
    assert faults_of(text).faults == [(3, faults_of(text).faults[0][1])]


@pytest.mark.parametrize(
    "top, first, second",
    [
        ('[markets]\nea = "spaa"', "workers = { spa = 2 }", "stars = { ea = 1 }"),
        ("[miners]\neuphorian = 99", "workers = { tunnel_end_euphorian = 2 }", ""),
        ("[tracks]\neuphorian = 99", 'recruits = "Laura"\nstars = { recruits = "Laura" }', ""),
        ("", 'recruits = "Laurra"\nstars = { dilemma = true }\ndilemma_used = "sta"', ""),
        ("", 'morale = "high"\nhand = "3 bat"', ""),
        ("", 'hand = "bet"\nshown = "bat"', ""),
        ('edition = "ignorance"\nbazaar = "bat"', "", ""),
        ('phase = "recruit"', 'dealt = ["Maxime", "Nick", "Faith", "Ray"]', ""),
        ("to_move = 7", "", ""),
    ],
)
def test_nothing_is_said_against_what_rests_on_a_fault(top, first, second):
    text = f"{top}\n[[player]]\navailable = [1]\n{first}\n[[player]]\navailable = [1]\n{second}\n"
    wrong = [
        word
        for word in ("spaa", "99", "Laurra", '"sta"', '"high"', "bet", "bazaar", "phase", "to_move")
        if word in text
    ]
    messages = [message for _, message in faults_of(text).faults]
    assert len(messages) == len(wrong), messages
    assert all(any(word in message for message in messages) for word in wrong), messages


@pytest.mark.parametrize(
    "line, better",
    [
        ("recruits = Maxime", 'recruits = "Maxime"'),
        ("recruits = [Maxime, Lee the Gossip]  # mine", 'recruits = ["Maxime", "Lee the Gossip"]  # mine'),
        ("recruits = Bok's", 'recruits = "Bok\'s"'),
        ("goods = 2 gold, bat", 'goods = "2 gold, bat"'),
        ("goods = “2 gold”", 'goods = "2 gold"'),
        ('goods = "2 gold', 'goods = "2 gold"'),
        ("available = 5, 3 # now", "available = [5, 3] # now"),
        ("hidden = ?", 'hidden = "?"'),
        ("wb clay = 3", '"wb clay" = 3'),
        ("workers = { the farm = 2, ark=[1,2] }", 'workers = { "the farm" = 2, ark=[1,2] }'),
        ("morale 3", "morale = 3"),
        ("morale: 3", "morale = 3"),
        ("trading = True", "trading = true"),
        (" Maxime,", ' "Maxime",'),
        ("active recruits = Maxime", 'recruits = "Maxime"'),
        ("dice in hand = 4, 4", "available = [4, 4]"),
        ("hidden recruit = Faith", 'hidden = "Faith"'),
        ("workers = { farm 3, cloud mine 6 }", 'workers = { farm = 3, "cloud mine" = 6 }'),
        ('recruits = ["Maxime, "Lee"]', None),
        ("this is no position", None),
    ],
)
def test_what_to_write_instead(line, better):
    assert mended(line, KEYS) == better


def test_what_to_write_instead_is_a_sound_file():
    """Every line put as the messages say, the file is what was meant."""
    first = "[player]\nrecruits = Maxime\navailable = 5 3\n"
    text = f"you = P2\n{first}[player 2]\nworkers = {{ wb clay = [4] }}\navailable: 6\nmorale 3\n"
    lines = text.splitlines()
    for number, message in faults_of(text).faults:
        lines[number - 1] = message.partition("write: ")[2]
    position = files.loads("\n".join(lines))
    assert position.seat == 1
    assert position.fields()["seats"][1]["morale"] == 3


def test_a_table_that_is_called_otherwise_is_read_all_the_same():
    text = "[allegiance]\nsubterrans = 12\n[[players]]\nresources = 2 gould\n[[player]]\n"
    told = [(line, message) for line, message in faults_of(text).faults]
    assert [line for line, _ in told] == [1, 2, 3, 4, 4, 4]
    assert 'did you mean "tracks"' in told[0][1]
    assert "subterrans = 12: allowed is 0 to 11" in told[1][1]
    assert any('"gould"' in message and 'did you mean "gold"' in message for _, message in told)


def test_a_table_that_is_no_table_gets_an_example():
    (_, message), *_ = faults_of("[[player]]\nworkers = { wb, clay slot = 4 }\n[[player]]\n").faults
    assert '; write it as in workers = { farm = [2, 5], "wb clay" = 4 }' in message


def test_one_word_of_a_name_suggests_it():
    text = '[[player]]\nrecruits = "Julia Acolyte"\n[[player]]\n'
    assert 'did you mean "julia_the_thought_inspector"?' in str(faults_of(text))


def test_a_list_that_is_left_open():
    text = '[[player]]\nrecruits = ["Maxime"\nmorale = 9\n[[player]]\n'
    told = dict(faults_of(text).faults)
    assert told[2].endswith('write: recruits = ["Maxime"]')
    assert "morale = 9" in told[3]


def test_a_text_that_is_something_else_ends():
    error = faults_of("Dear all,\nthis is a letter.\n" * 500)
    assert "not TOML" in str(error)
    assert len(error.faults) <= 45


def test_nothing_but_brackets_ends_at_once():
    for text in ("x = " + "[" * 60000, "[[[[[" * 20000, "{" * 120000, '"' * 120000, "= = =\n" * 20000):
        assert "TOML" in str(faults_of(text))
