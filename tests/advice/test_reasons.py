"""Reasons of turns against each other, and on positions out of random games."""

import pytest
from advice.turns import ME, OTHER, notes, table, turn_of
from helpers import build, legal

from euphoria_ai import CHANCE, EuphoriaError, suggest
from euphoria_ai.catalog import ARTIFACTS, FACTIONS, GOODS
from euphoria_ai.words import percent

# ---------------------------------------------------------------- against each other


def test_comparison(samples):
    """The best against the second, the others against the best, in percent of win chance."""
    for game in samples["turn"]:
        turns = suggest(game.view(game.to_move), iterations=250, top=6).turns
        first = next(note for note in turns[0].reasons if note.code == "ahead")
        other = next(turn for turn in turns[1:] if turn.label == first.numbers["other"])
        assert first.numbers["points"] == pytest.approx(100 * (turns[0].own.win - other.own.win), abs=0.006)
        for turn in turns[1:]:
            note = next(note for note in turn.reasons if note.code in ("behind", "other_order"))
            if note.code == "behind":
                assert note.numbers["other"] == turns[0].label
                assert note.numbers["points"] == pytest.approx(100 * (turn.own.win - turns[0].own.win), abs=0.006)


def test_same_moves_in_another_order():
    game = table({"dice": {"hand": [2, 2]}})
    turns = suggest(game.view(0), iterations=1500, top=9).turns
    for turn in turns[1:]:
        same = sorted(turn.moves) == sorted(turns[0].moves)
        assert same == ("other_order" in notes(turn))


def test_answers_tell_only_what_they_change(samples):
    """In another's turn what happens anyway is no reason for an answer."""
    for game in samples["opponent"]:
        turns = suggest(game.view(game.to_move), iterations=100).turns
        if game.active == game.to_move or len(turns) < 2:
            continue
        shared = [
            note
            for note in turns[0].reasons
            if all(any(note.same(each) for each in turn.reasons) for turn in turns[1:])
        ]
        assert not shared


def test_percent():
    assert [percent(x) for x in (0, 0.004, 0.2593, 0.995, 1)] == ["0 %", "under 1 %", "26 %", "over 99 %", "100 %"]


# ---------------------------------------------------------------- on positions out of random games


def replayed(game, turn):
    """The game after the turn, chance and other seats included; None if some step is not possible in it or more has
    settled by itself."""
    world, texts = game.clone(), [step.text for step in turn.steps if step.how != "forced"]
    try:
        for text in texts:
            world.apply(text)
    except EuphoriaError:
        return None
    return world if world.turn <= game.turn + 1 else None


def test_numbers_are_the_differences(samples):
    """Of turns without chance: goods, stars, morale, knowledge and tracks are what a replay in the true game makes
    of them."""
    checked = 0
    for kind in ("turn", "more", "pay", "take", "star", "use", "place"):
        for game in samples[kind]:
            seat = game.to_move
            for turn in suggest(game.view(seat), iterations=150, top=99).turns:
                after = replayed(game, turn) if all(step.seat == seat for step in turn.steps) else None
                if after is None:
                    continue
                numbers, checked = notes(turn), checked + 1
                old, new = (each.summary()["seats"][seat] for each in (game, after))
                net = dict.fromkeys(GOODS, 0)
                for part, sign in (("paid", -1), ("lost", -1), ("gained", 1)):
                    for name, n in numbers.get("goods", {part: {}})[part].items():
                        if name in net:
                            net[name] += sign * n
                assert list(net.values()) == [b - a for a, b in zip(old["goods"], new["goods"], strict=True)]
                assert numbers.get("stars", {"stars": 0})["stars"] == old["stars_left"] - new["stars_left"]
                for name in ("morale", "knowledge"):
                    assert numbers.get(name, {"after": old[name]})["after"] == new[name]
                moved = {
                    note.numbers["faction"]: note.numbers["after"] for note in turn.reasons if note.code == "track"
                }
                assert moved == {
                    name: b
                    for name, a, b in zip(FACTIONS, game.summary()["tracks"], after.summary()["tracks"], strict=True)
                    if a != b
                }
    assert checked > 50


def test_risks_are_the_engines(samples):
    """Of retrievals that roll at once: the share of outcomes that cost a worker."""
    checked = 0
    for game in samples["turn"] + samples["retrieve_pay"]:
        seat = game.to_move
        for turn in suggest(game.view(seat), iterations=200, top=99).turns:
            roll = next((i for i, step in enumerate(turn.steps) if step.kind == "roll"), None)
            if roll is None or any(step.seat != seat for step in turn.steps[:roll]):
                continue
            world = game.clone()
            for step in turn.steps[:roll]:
                if step.how != "forced":
                    world.apply(step.text)
            fields = world.fields()
            if world.kind != "roll" or fields["stack"][-1]["seat"] != seat:
                continue
            lost = 0.0
            for outcome in world.legal_moves():
                after = world.clone()
                after.apply(outcome)
                lost += outcome.probability * (after.fields()["seats"][seat]["owned"] < fields["seats"][seat]["owned"])
            first = next(note for note in turn.reasons if note.code == "check_risk")
            assert first.numbers["risk"] == pytest.approx(lost, abs=6e-5)
            checked += 1
    assert checked > 5


def test_kofis_further_turn():
    """It follows a free retrieval only."""
    me = {
        "recruits": ["kofi_the_hermit"],
        "hidden": [],
        "goods": "food",
        "morale": 3,
        "dice": {"hand": [3], "farm": [2], "ark": [4]},
    }
    game = build(
        ME | me,
        OTHER | {"recruits": ["keb_the_information_trader"], "hidden": []},
        edition="ignorance",
        bazaar=("bat", "bear", "box", "book"),
    )
    game.apply("retrieve 2@farm")
    assert legal(game) == ["free", "pay food"]
    assert "further_turn" in notes(turn_of(game, "free"))
    assert "further_turn" not in notes(turn_of(game, "pay food"))


# ---------------------------------------------------------------- the plan itself


def test_reasons_agree_with_the_plan(samples, expansion):
    """What the plan pays is what the reasons say is paid; where it goes on from an outcome nothing is averaged, so no
    reason tells of goods that other outcomes would bring."""
    seen = 0
    for game in [game for games in (*samples.values(), *expansion.values()) for game in games]:
        for turn in suggest(game.view(game.to_move), iterations=150).turns:
            said = next((note for note in turn.reasons if note.code == "goods"), None)
            paid = {}
            for step in turn.steps:
                words = step.text.split()
                if step.seat == turn.seat and step.kind == "pay" and "by" not in words:
                    for name, n in counted(words[1:]):
                        paid[name] = paid.get(name, 0) + n
            for name in (*GOODS, *ARTIFACTS):
                if said and paid.get(name):
                    assert said.numbers["paid"].get(name, 0) >= paid[name]
            if turn.assumes:
                assert "on average" not in (said.text if said else "")
                seen += 1
    assert seen > 10


def counted(words):
    """[(item, count)] of `3 water box`."""
    n = 1
    for word in words:
        if word.isdigit():
            n = int(word)
        else:
            yield word, n
            n = 1


def test_the_line_foretells_nothing(samples):
    """After the planned moves chance is `some ...`, and nobody acts on dice that were rolled in the line."""
    unknown = 0
    for game in [game for games in samples.values() for game in games]:
        advice = suggest(game.view(game.to_move), iterations=300)
        for seat, text in advice.main_line[advice.best.last_choice + 1 :]:
            if seat == CHANCE:
                assert text.startswith("some ")
                unknown += 1
            elif seat != advice.position.seat:
                assert not set(text.split()) & set(ARTIFACTS)
    assert unknown > 10
