"""Lines for the people at the table: they fit the window, and tell what they should."""

import pytest

from euphoria_ai import Game
from euphoria_ai.catalog import RECRUITS
from euphoria_ai.cli.play import counsel, layout, summary, views
from euphoria_ai.cli.play.reader import completions
from euphoria_ai.cli.play.saves import folder, latest, new_name
from euphoria_ai.cli.play.seating import chairs_of
from euphoria_ai.cli.play.session import Session
from euphoria_ai.cli.text import plain, trimmed
from euphoria_ai.cli.views.cards import full_lines
from euphoria_ai.cli.views.voice import Voice
from euphoria_ai.moves.spoken import Speaker
from euphoria_ai.narration.lookup import entries, look_up
from euphoria_ai.positions.data import position_data


def texts(lines):
    return [plain(trimmed(line)) for line in lines]


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A six-seat game of quick players, at its end."""
    path = str(tmp_path_factory.mktemp("games") / "game.jsonl")
    session = Session.new(path, chairs_of(6, None, [f"{n}=policy" for n in range(1, 7)], names=("2=Bob",)), 3)
    session.advance()
    session.close()
    return session


def test_a_large_window_shows_more(finished):
    position = finished.steps[200].before.view(0)
    pictures = layout.pictures(position_data(position), 80)
    small, large = (texts(layout.together(pictures, [["?"]], 80, rows))[:-1] for rows in (24, 60))
    assert 10 < len(small) < 23
    assert len(large) > len(small)
    assert large == texts(views.whole_lines(position))


def test_standings_and_their_table(finished):
    rows = summary.standings(finished)
    assert [row["won"] for row in rows] == sorted((row["won"] for row in rows), reverse=True)
    assert rows[0]["place"] == "1"
    assert rows[0]["won"] > 0
    assert [row["stars"] for row in rows] == sorted((row["stars"] for row in rows), reverse=True)
    lines = texts(views.end_lines(rows, 80))
    assert all(len(line) <= 80 for line in lines)
    assert lines[0].split() == [
        "rank",
        "seat",
        "stars",
        "territories",
        "markets",
        "recruits",
        "dilemma",
        "lost",
        "doubles",
    ]
    assert lines[1].startswith("1 ")
    assert any("P2 Bob" in line for line in lines)


def test_curve_of_win_chances(finished):
    points = summary.curve(finished, points=5, iterations=5)
    assert len(points) == 6
    assert points[-1] == (finished.game.turn, finished.game.returns())
    assert all(sum(chances) == pytest.approx(1, abs=1e-3) for _, chances in points)
    lines = texts(views.chart_lines(points, finished.names, 80))
    assert lines[0].startswith("win chances as the program saw them, turn ")
    assert lines[1].startswith(" 100%")
    assert lines[-1].split() == ["1", "P1", "2", "Bob", "3", "P3", "4", "P4", "5", "P5", "6", "P6"]
    assert all(len(line) <= 80 for line in lines)


def test_chart_of_two_seats():
    points = [(1, [0.5, 0.5]), (5, [0.8, 0.2]), (9, [1.0, 0.0])]
    assert texts(views.chart_lines(points, ["P1", "P2"], 12)) == [
        "win chances",
        "as the",
        "program saw",
        "them, turn 1",
        "to 9",
        " 100%     1",
        "  80%   1",
        "  60%",
        "  40% +",
        "  20%   2",
        "   0%     2",
        "      1 P1",
        "      2 P2",
    ]
    assert views.chart_lines(points[:1], ["P1", "P2"], 80) == []


def told(*turns, **more):
    """Plain data of an advice as far as comparisons look at it; turns: (move, win, low, high, verdict, reasons)."""
    rows = [
        {
            "rank": rank,
            "move": move,
            "label": move,
            "moves": [move],
            "typed": [move],
            "win": [{"seat": "P1", "win": win, "low": low, "high": high}],
            "verdict": verdict,
            "reasons": [{"code": code, "text": text, "numbers": {"other": "x"}} for code, text in reasons],
            "warnings": [],
        }
        for rank, (move, win, low, high, verdict, reasons) in enumerate(turns, 1)
    ]
    return {"seat": "P1", "only_move": False, "forced_win": False, "turns": rows} | more


BEST = ("place 4 farm", 0.42, 0.40, 0.44, "best", [("goods", "gains 2 food"), ("stars", "places 1 star")])
FORCED = ("place 4 farm", 1.0, 1.0, 1.0, None, [])


@pytest.mark.parametrize(
    ("found", "text"),
    [
        (counsel.Comparison("x", "no market stands there (R64)"), "no market stands there (R64)"),
        (
            counsel.Comparison(
                "place 3 farm",
                None,
                told(
                    BEST,
                    (
                        "place 3 farm",
                        *(0.31, 0.29, 0.33, "apart"),
                        [("behind", "11 points below place 4 farm"), ("goods", "gains 2 food")],
                    ),
                ),
                1,
            ),
            "after place 3 farm you win 31 % (29 to 33), after place 4 farm 42 % (40 to 44): "
            "11 points below place 4 farm. place 4 farm: - places 1 star",
        ),
        (
            counsel.Comparison(
                "place 3 farm", None, told(BEST, ("place 3 farm", 0.41, 0.39, 0.43, "close", BEST[5])), 1
            ),
            "after place 3 farm you win 41 % (39 to 43), after place 4 farm 42 % (40 to 44): no difference found.",
        ),
        (
            counsel.Comparison(
                "place 3 farm", None, told(BEST, ("place 3 farm", 0.41, 0.19, 0.63, "unsure", BEST[5])), 1
            ),
            "after place 3 farm you win 19 to 63 %, after place 4 farm 42 % (40 to 44): looked at too little to tell.",
        ),
        (
            counsel.Comparison("place 4 farm", None, told(BEST), 0),
            "place 4 farm is the best that was found: you win 42 % (40 to 44). - gains 2 food - places 1 star",
        ),
        (counsel.Comparison("stop", None, told(FORCED, forced_win=True)), "place 4 farm wins by force; stop does not."),
        (
            counsel.Comparison("place 4 farm", None, told(FORCED, forced_win=True), 0),
            "place 4 farm wins by force.",
        ),
        (
            counsel.Comparison("free", None, told(("free", None, None, None, None, []), only_move=True), 0),
            "free is the only move.",
        ),
        (counsel.Comparison("stop", None, told(("stop", None, None, None, None, [])), 0), "no time to look"),
    ],
)
def test_comparisons(found, text):
    assert " ".join(" ".join(texts(views.comparison_lines(found, 200))).split()) == text


ANA_AND_BEN = Voice(Speaker((), ["P1 Ana", "P2 Ben"]), ["P1 Ana", "P2 Ben"])


def test_comparisons_and_judgements_in_full_names():
    """`why` and `why not` name spaces and people as `hint` does, with the text to type behind."""
    reasons = [("behind", "11 points below place 4 on Farm"), ("bump", "bumps P2 off Farm")]
    advice = told(BEST, ("place 3 aquifer", 0.31, 0.29, 0.33, "apart", reasons))
    found = counsel.Comparison("place 3 aquifer", None, advice, 1)
    shown = " ".join(" ".join(texts(views.comparison_lines(found, 200, ANA_AND_BEN))).split())
    assert shown.startswith(
        "after place 3 on Aquifer [place 3 aquifer] you win 31 % (29 to 33), after place 4 on Farm ["
    )
    assert "- bumps P2 Ben off Farm" in shown
    refused = counsel.Comparison("x", "Farm [farm] is taken by a worker of P2 (R22).")
    assert texts(views.comparison_lines(refused, 80, ANA_AND_BEN)) == [
        "Farm [farm] is taken by a worker of P2 Ben (R22)."
    ]
    judged = counsel.Judgement(1, "place 3 farm", [], [("place 3 farm", 90, 0.3, 0.2, 0.4)], ["bumps P1 off Farm"])
    shown = " ".join(texts(views.judgement_lines(judged, "P2 Ben", 80, ANA_AND_BEN)))
    assert "bumps P1 Ana off Farm" in shown and "place 3 on Farm [place 3 farm]: 30 %" in shown


def test_help_fits_and_names_every_command():
    lines = texts(views.help_lines(80))
    assert all(len(line) <= 80 for line in lines)
    for word in ("moves", "board", "log", "hint", "why", "undo", "trade", "save", "resign", "quit"):
        assert any(line.startswith(word) for line in lines)


LEGAL = ("place 3 farm", "place 3 aquifer", "place 5 farm", "retrieve 2@farm 3@farm", "retrieve 2@farm", "dilemma")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "",
            [
                "place",
                "retrieve",
                "dilemma",
                "help",
                "moves",
                "board",
                "card",
                "position",
                "log",
                "hint",
                "why",
                "undo",
                "save",
                "resign",
                "quit",
            ],
        ),
        ("p", ["place", "position"]),
        ("re", ["retrieve", "resign"]),
        ("place ", ["3", "5"]),
        ("place 3 ", ["farm", "aquifer"]),
        ("pl 3 f", ["farm"]),
        ("retrieve 2@farm ", ["3@farm"]),
        ("why ", ["not", "best"]),
        ("why not pl", ["place"]),
        ("why not place 5 ", ["farm"]),
        ("zzz", []),
    ],
)
def test_completion(line, words):
    assert completions(line, LEGAL) == words


def test_saved_games_have_a_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert latest() is None
    first = new_name(3)
    assert first.startswith(folder())
    assert first.endswith("-3p.jsonl")
    open(first, "w").close()
    assert new_name(3) != first
    assert latest() == first


def test_recruits_to_choose_from_are_told_in_full_or_a_line_each():
    """Faction, trigger, price and effect; in a low window the effect alone, one line each."""
    game = Game.new("base", 2, seed=4)
    position = game.view(0)
    names = {row["name"] for row in RECRUITS if row["id"] in dealt(game)}
    whole, low, names_only = ([plain(line) for line in picture] for picture in views.recruit_pictures(position, 80))
    assert all(len(line) <= 80 for line in whole)
    assert {line.partition(" (")[0] for line in whole if not line.startswith((" ", "`"))} == names
    assert "Phil the Spy (subterran) The owner bumps a worker" in "\n".join(whole)
    assert "knowledge; draw 1 artifact." in " ".join(" ".join(whole).split())
    assert len(low) == 5 and all(len(line) <= 80 for line in low)
    assert "Phil the Spy (S) draw 1 artifact" in low
    assert all(f"{name} (" in " ".join(names_only) for name in names)


def dealt(game):
    return [recruit["card"] for recruit in position_data(game.view(0))["players"][0]["recruits"]]


@pytest.mark.parametrize("name", ["Phil", "hand limit", "doubles", "gold", "Plaza"])
def test_card_says_what_cards_says(name):
    """The same words at the table and at the shell."""
    found, missing = look_up(entries(), [name])
    assert missing == []
    said = [plain(line) for line in views.card_lines(found, 80)]
    assert said == [plain(line) for entry in found for line in full_lines(entry, 80)]


def test_narrow_windows_hold_the_end_and_the_help(finished):
    lines = texts(views.end_lines(summary.standings(finished), 40)) + texts(views.help_lines(40))
    points = [(turn, [1 / 6] * 6) for turn in range(1, 200)]
    lines += texts(views.chart_lines(points, [f"P{n}" for n in range(1, 7)], 40))
    assert max(map(len, lines)) <= 40
    assert "2 (Bob)" in " ".join(lines) or "Bob" in " ".join(lines)
