"""euphoria bench: the rows are there and comparable; no figure is judged."""

import json

import pytest

KEYS = {
    "clones_core",
    "clones_python",
    "python_decisions",
    "random_2_opening",
    "guided_2_middle",
    "random_2_end",
    "search_2_opening_iterations",
    "search_2_opening_decisions",
    "search_ratio",
    "threads_2",
    "start_bare",
    "start_version",
    "start_suggest",
}


@pytest.mark.slow
def test_bench(good, valid, monkeypatch):
    from euphoria_ai.cli.bench import starting
    from euphoria_ai.cli.commands.bench import compared

    monkeypatch.setattr(starting, "RUNS", 1)
    value = valid(good("bench", "--quick", "--seats", 2, "--seconds", "0.002", "--json"), "bench")
    rows = {row["key"]: row for row in value["rows"]}
    assert KEYS <= set(rows)
    assert rows["random_2_opening"]["detail"]["games"] == 100 and len(rows["random_2_opening"]["detail"]["hash"]) == 16
    value["rows"] = [compared(row, rows) for row in value["rows"]]
    assert all(row["same_work"] and row["ratio"] == 1 for row in valid(json.dumps(value), "bench")["rows"])


def test_hash_is_of_the_play_alone():
    from euphoria_ai.cli.bench.core import play
    from euphoria_ai.cli.bench.positions import position_for
    from euphoria_ai.core.engine.game import Rng

    game = position_for("base", 4, "end").determinize(Rng(1))
    rows = [play(game, "guided", seconds, "k", "t") for seconds in (0.001, 0.004)]
    assert (
        rows[0].detail["hash"] == rows[1].detail["hash"] and rows[0].detail["decisions"] == rows[1].detail["decisions"]
    )


@pytest.mark.parametrize("edition", ["base", "ignorance"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_positions_are_what_they_are_called(seats, edition):
    from euphoria_ai.cli.bench.positions import FOLDER, position_for

    assert (FOLDER / f"{edition}_{seats}_end.toml").exists()
    stars = {
        moment: max(10 - seat["stars_left"] for seat in position_for(edition, seats, moment).fields()["seats"])
        for moment in ("opening", "middle", "end")
    }
    assert stars["opening"] == 0 and 4 <= stars["middle"] < 8 <= stars["end"]


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"schema": "euphoria-bench", "version": 1, "rows": [{}]}', '{"schema": "x"}', "[" * 5000]
)
def test_nothing_to_compare_with(call, tmp_path, text):
    old = tmp_path / "old.json"
    old.write_text(text)
    result = call("bench", "--compare", old)
    assert (
        result.exit_code == 1 and result.stdout == "" and "not the output of 'euphoria bench --json'" in result.stderr
    )


def test_lines():
    from euphoria_ai.cli.text import plain
    from euphoria_ai.cli.views.bench import row_line

    row = {
        "key": "k",
        "title": "random play, 6 seats, opening",
        "unit": "decisions/s",
        "value": 5012345.6,
        "detail": {"hash": "0123456789abcdef", "mean_decisions": 1804.2},
    }
    assert plain(row_line(row)) == f"{'random play, 6 seats, opening':40}   5,012,346 decisions/s  1804/game 0123"
    assert plain(row_line(row, {"value": 2506172.8, "detail": {"hash": "0"}})).endswith("x 2.00 other games")
    assert len(plain(row_line(row))) <= 80
