"""`euphoria train`: a tiny training, taken up again; and what it says when it cannot."""

from euphoria_ai.search.networks import read_network

TINY = ("--seats", "2,3", "--samples", "1000", "--deals", "2", "--jobs", "2")


def test_a_tiny_training(run, tmp_path, valid):
    folder, best = str(tmp_path / "nets"), tmp_path / "best.bin"
    first = run("train", folder, *TINY, "--generations", "1", "--out", str(best))
    assert first.code == 0, first
    assert first.out.startswith("generation 0: ") and first.out.count("\n") == 3
    assert "2 seats: loss " in first.out and "(even: 33.3%)" in first.out
    data = valid(run("train", folder, *TINY, "--generations", "2", "--json").out, "train")
    assert [row["generation"] for row in data["generations"]] == [0, 1]
    accepted = [row for row in data["generations"] if row["accepted"]]
    assert best.exists() == data["generations"][0]["accepted"]
    if accepted:
        read_network(tmp_path / "nets" / f"generation_{accepted[-1]['generation']}.bin", "base")


def test_another_recipe_needs_another_folder(run, tmp_path):
    folder = str(tmp_path / "nets")
    run("train", folder, *TINY, "--generations", "1")
    other = run("train", folder, *TINY, "--generations", "1", "--seed", "2")
    assert other.code == 1 and "another recipe; take another folder" in other.err


def test_seats_are_numbers(run, tmp_path):
    for seats in ("2,7", "two", "", "2,,3", "3,3"):
        refused = run("train", str(tmp_path / "nets"), "--seats", seats)
        assert refused.code == 2 and "numbers of seats from 2 to 6" in refused.err
