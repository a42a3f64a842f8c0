"""A whole game of three people, followed by what one of them typed: names, trades, recruits and dilemmas shown."""

from pathlib import Path

from positions.following import follow

from euphoria_ai.positions.files import dumps, loads

NAMES = ("Ana", "Ben", "Cleo")
LINES = Path(__file__).parent / "data" / "three_players.txt"
START = """
phase = "recruits"
[options]
trading = true
[[player]]
dealt = ["Chase", "Flavio", "Josh", "Curtis"]
[[player]]
[[player]]
"""


def table(position):
    """What everybody at the table can count, as the file writes it."""
    fields = position.fields()
    columns = ("stars_left", "hand_n", "goods")
    rows = [[seat[name] if name != "goods" else sum(seat[name]) for seat in fields["seats"]] for name in columns]
    return "; ".join([str(fields["turn"]), *(" ".join(map(str, row)) for row in rows)])


def test_a_whole_game_of_three_people():
    position = loads(START)
    texts = 0
    for number, line in enumerate(LINES.read_text().splitlines()):
        if line.startswith("#"):
            continue
        typed, seen = (part.strip() for part in line.split("|"))
        position = follow(position, typed.split("; "), names=NAMES)
        assert table(position) == seen, (number, typed)
        texts += 1
        if texts % 50 == 0:  # a file between two evenings
            assert loads(dumps(position)) == position
    assert position.kind is None and position.fields()["winners"] == 2  # Ben
    told = LINES.read_text()
    assert told.count("accept") > 4 and told.count(" reveals ") > 2 and told.count(" shows ") > 0
