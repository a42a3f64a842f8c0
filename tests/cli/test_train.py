"""`euphoria train`: a tiny training, taken up again; and what it says when it cannot."""

from euphoria_ai.search.networks import read_network

TINY = ("--seats", "2,3", "--samples", "1000", "--deals", "2", "--jobs", "2")


def test_a_tiny_training(call, tmp_path, valid):
    folder, best = str(tmp_path / "nets"), tmp_path / "best.bin"
    first = call("train", folder, *TINY, "--generations", "1", "--out", str(best))
    assert first.exit_code == 0, first
    assert first.stdout.startswith("generation 0: ") and first.stdout.count("\n") == 3
    assert "2 seats: loss " in first.stdout and "(even: 33.3%)" in first.stdout
    data = valid(call("train", folder, *TINY, "--generations", "2", "--json").stdout, "train")
    assert [row["generation"] for row in data["generations"]] == [0, 1]
    accepted = [row for row in data["generations"] if row["accepted"]]
    assert best.exists() == data["generations"][0]["accepted"]
    if accepted:
        read_network(tmp_path / "nets" / f"generation_{accepted[-1]['generation']}.bin", "base")


def test_another_recipe_needs_another_folder(call, tmp_path):
    folder = str(tmp_path / "nets")
    call("train", folder, *TINY, "--generations", "1")
    other = call("train", folder, *TINY, "--generations", "1", "--seed", "2")
    assert other.exit_code == 1 and "another recipe; take another folder" in other.stderr


def test_seats_are_numbers(call, tmp_path):
    for seats in ("2,7", "two", "", "2,,3", "3,3"):
        refused = call("train", str(tmp_path / "nets"), "--seats", seats)
        assert refused.exit_code == 2 and "numbers of seats from 2 to 6" in refused.stderr
