"""Sessions without a terminal: saving, going on, trades, giving up, seats."""

import json

import pytest
from play.sessions import TINY, play_on, resume

from euphoria_ai.cli.play import counsel, summary
from euphoria_ai.cli.play.seating import Chair, chairs_from, chairs_of
from euphoria_ai.cli.play.session import Session
from euphoria_ai.errors import EuphoriaError, IllegalMoveError
from euphoria_ai.games.replay import verify
from euphoria_ai.moves.seat_names import clean_name
from euphoria_ai.moves.writing import move_texts
from euphoria_ai.players import PlayerError, make_player

# ---------------------------------------------------------------- going through a game


def test_a_game_is_played_and_recorded_to_its_end(begin, path):
    session = begin(3, chosen=("1=human", "2=policy", "3=policy"))
    assert play_on(session) > 10
    assert session.over
    assert verify(path) == []
    again = resume(path)
    assert again.game == session.game
    assert again.log(0) == session.log(0)
    assert again.chairs == session.chairs


def test_every_decision_is_in_the_file_at_once(begin, path):
    session = begin()
    for _ in range(30):
        session.step() or session.decide(session.game.to_move, next(iter(session.legal(session.game.to_move))))
        with open(path) as file:
            lines = file.read().splitlines()
        assert json.loads(lines[-1])["n"] == session.record.decisions


def test_a_game_goes_on_as_it_would_have(begin, path, tmp_path):
    session = begin(2, levels="2")
    play_on(session, 6)
    session.save(str(tmp_path / "copy.jsonl"))
    play_on(session, 6)
    other = Session.resume(str(tmp_path / "copy.jsonl"))
    play_on(other, 6)
    other.close()
    assert other.log(0) == session.log(0)


def test_a_file_cut_off_by_a_crash_is_resumed(begin, path):
    session = begin()
    play_on(session, 5)
    session.close()
    with open(path, "ab") as file:
        file.write(b'{"n": 99, "seat": 1, "ki')
    notes = []
    again = resume(path, notes=notes)
    assert again.game == session.game
    assert any("cut off" in note for note in notes)


def test_names_players_and_dice_are_kept(path):
    session = Session.new(path, chairs_of(3, 1, ("3=policy",), "4", ("2=Ann",)), 7, typed_dice=True)
    session.close()
    again = resume(path)
    assert again.chairs == [Chair("", "level4"), Chair("Ann", "human"), Chair("", "policy")]
    assert again.names == ["P1", "P2 Ann", "P3"]
    assert again.typed_dice
    assert again.seed == 7
    assert not resume(path, typed_dice=False).typed_dice


def test_a_new_game_does_not_overwrite_a_file(begin, path):
    begin()
    with pytest.raises(EuphoriaError, match="there is such a file already"):
        begin()


def test_typed_dice(begin):
    session = begin(typed_dice=True)
    session.advance()
    session.decide(0, next(iter(session.legal(0))))
    session.advance()
    assert session.waits_for == "dice"
    with pytest.raises(EuphoriaError):
        session.roll("7 7")
    session.roll("4 2")
    assert "P1: rolls 2 4" in session.log(0)


def test_wrong_moves_change_nothing(begin):
    session = begin()
    session.advance()
    before, steps = session.game.clone(), len(session.steps)
    for text in ("place 3 farm", "nonsense", "keep", "trade P2 give gold for food"):
        with pytest.raises(EuphoriaError):
            session.decide(0, text)
    with pytest.raises(IllegalMoveError, match="P2 has nothing to decide now"):
        session.decide(1, "place 3 farm")
    assert session.game == before
    assert len(session.steps) == steps


def test_a_full_disk_stops_the_record_not_the_game(begin, path, monkeypatch):
    session = begin()
    session.advance()
    from euphoria_ai.games import line_file

    def full(descriptor, data):
        raise OSError(28, "No space left on device")

    real = line_file.write_all
    monkeypatch.setattr(line_file, "write_all", full)
    with pytest.raises(EuphoriaError, match="no space left"):
        session.decide(0, next(iter(session.legal(0))))
    assert session.steps[-1].seat == 0
    monkeypatch.setattr(line_file, "write_all", real)
    play_on(session, 2)
    assert resume(path).game == session.game


def test_a_copy_goes_into_a_new_file_only(begin, path, tmp_path):
    session = begin()
    session.advance()
    with pytest.raises(EuphoriaError, match="there is such a file already"):
        session.save(path)
    session.save(str(tmp_path / "copy.jsonl"))
    session.decide(0, next(iter(session.legal(0))))
    assert resume(path).game == session.game


# ---------------------------------------------------------------- trades


def trading_session(begin, seed=5):
    session = begin(2, seed, ("1=human", "2=human"), options={"trading": True})
    while (
        session.game.kind != "turn" or session.game.to_move != 0 or not sum(session.game.fields()["seats"][1]["goods"])
    ):
        if not session.step():
            session.decide(session.game.to_move, next(iter(session.legal(session.game.to_move))))
    return session


def goods(session, seat):
    from euphoria_ai.catalog import GOODS

    return {name: n for name, n in zip(GOODS, session.game.fields()["seats"][seat]["goods"], strict=True) if n}


def test_trades_between_people(begin, path):
    session = trading_session(begin)
    mine, theirs = next(iter(goods(session, 0)), None), next(iter(goods(session, 1)))
    session.decide(0, f"TRADE with p2 give {mine or 'nothing'} for {theirs}")
    assert session.game.kind == "trade"
    assert f"P1: offers a trade to P2: {f'1 {mine}' if mine else 'nothing'} for 1 {theirs}" in session.log(0)
    session.decide(1, "accept")
    assert theirs in goods(session, 0)
    assert resume(path).log(1) == session.log(1)


def test_an_offer_that_cannot_be_met(begin):
    session = trading_session(begin)
    session.decide(0, "trade P2 give nothing for 9 stone")
    assert session.log(0)[-2:] == ["P1: offers a trade to P2: nothing for 9 stone", "P2: cannot give that"]
    assert session.game.to_move == 0
    with pytest.raises(EuphoriaError, match="you do not own what you offer"):
        session.decide(0, "trade P2 give 9 stone for nothing")


def test_a_player_answers_an_offer(begin):
    session = trading_session(begin)
    session.chairs[1] = Chair("", "ismcts:iterations=30")
    session.players = {1: make_player("ismcts:iterations=30")}
    theirs = next(iter(goods(session, 1)))
    session.decide(0, f"trade P2 give nothing for {theirs}")
    session.think()
    assert any("declines the offer" in line or "trades" in line for line in session.log(0, len(session.steps) - 1))


# ---------------------------------------------------------------- giving up


def test_the_last_person_to_give_up_ends_the_game(begin, path):
    session = begin(3)
    play_on(session, 3)
    session.resign(0)
    assert session.over
    rows = summary.standings(session)
    assert rows[-1]["label"] == "P1 (gave up)"
    assert not resume(path).over


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_gives_up_stands_behind_the_others(begin, seats):
    """However equal they are otherwise, as all are at the start."""
    session = begin(seats)
    session.resign(0)
    rows = summary.standings(session)
    assert [row["place"] for row in rows] == ["1"] * (seats - 1) + [str(seats)]
    assert rows[-1]["seat"] == 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_who_gives_up_first_stands_last(begin, seats):
    session = begin(seats, chosen=[f"{seat}=human" for seat in range(1, seats + 1)])
    order = [*range(1, seats), 0]
    for seat in order:
        session.resign(seat)
    rows = summary.standings(session)
    assert session.over
    assert [row["seat"] for row in rows] == order[::-1]
    assert [row["place"] for row in rows] == [str(place) for place in range(1, seats + 1)]
    assert all("(gave up)" in row["label"] for row in rows)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_record_says_who_gave_up(begin, path, seats):
    """Whoever plays on for them: the standings are the same when the game is looked at again."""
    session = begin(seats, chosen=["1=human", "2=human", *(f"{seat}=policy" for seat in range(3, seats + 1))])
    play_on(session, 3)
    session.resign(0)
    session.players[0] = make_player("policy")
    play_on(session)
    rows = summary.standings(session)
    assert (rows[-1]["seat"], rows[-1]["place"]) == (0, str(seats))
    with open(path) as file:
        assert json.loads(file.read().splitlines()[-1])["gave_up"] == [1]
    assert verify(path) == []
    places = [(row["seat"], row["place"], row["label"]) for row in rows]
    assert [(row["seat"], row["place"], row["label"]) for row in summary.standings(resume(path))] == places


def test_a_player_takes_over_for_a_person_who_gives_up(begin):
    session = begin(2, chosen=("1=human", "2=human"))
    session.advance()
    session.resign(0)
    assert not session.over
    assert session.people == [1]
    session.players[0] = make_player("policy")
    play_on(session, 3)


# ---------------------------------------------------------------- seats


def test_seats_of_a_new_game():
    assert [chair.player for chair in chairs_of(4)] == ["human", "level3", "level3", "level3"]
    assert [chair.player for chair in chairs_of(3, None, ("1=policy",))] == ["policy", "human", "level3"]
    assert [chair.player for chair in chairs_of(2, None, ("1=policy", "2=policy"))] == ["policy", "policy"]
    assert [chair.player for chair in chairs_of(4, 2, (), "1,5")] == ["level1", "level5", "human", "level5"]
    assert [chair.player for chair in chairs_of(3, None, ("p2=me", "3=ismcts:seconds=0.1"), "4")] == [
        "level4",
        "human",
        "ismcts:seconds=0.1",
    ]
    assert Chair(clean_name(" A\x1b[2Jnn\n and a very long name "), "human").label(1) == "P2 A [2Jnn and a ve"
    with pytest.raises(PlayerError, match="reads as a seat"):
        chairs_of(2, names=("1=P2",))


def test_names_may_be_typed(begin):
    """A name stands for its seat, and a move may say whose it is."""
    session = begin(2, chosen=("1=human", "2=human"), names=("1=Ann", "2=Bob"))
    session.advance()
    text = next(iter(session.legal(0)))
    with pytest.raises(IllegalMoveError, match="P1 Ann is to decide, not P2 Bob"):
        session.decide(0, f"Bob: {text}")
    session.decide(0, f"ann: {text}")
    assert session.game.to_move == 1
    session.decide(1, f"P2 Bob: {next(iter(session.legal(1)))}")
    assert session.told(0, "trade Bob give gold for bat") == "trade P2 give gold for bat"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((2, None, ("3=human",)), "seat 3: the game has 2 seats"),
        ((2, None, ("1=human", "1=level2")), "seat 1 was given twice"),
        ((2, None, ("x=human",)), "write SEAT=PLAYER"),
        ((2, None, ("1=levle2",)), "did you mean 'level2'"),
        ((2, 0, ("1=level2",)), "yours"),
        ((2, None, (), "6"), "'6' is no level"),
        ((2, None, (), ","), "no level was given"),
        ((2, None, (), "3", ("Ann",)), "write SEAT=NAME"),
    ],
)
def test_seats_that_cannot_be(args, message):
    with pytest.raises(PlayerError, match=message):
        chairs_of(*args)


def test_seats_of_a_record_of_others():
    assert chairs_from(["Ann"], 2) == [Chair("Ann", "human"), Chair("", "human")]
    with pytest.raises(PlayerError):
        chairs_from([{"player": 3}], 2)


def test_numbers_follow_the_kinds_of_moves(begin):
    session = begin()
    play_on(session, 4)
    session.advance()
    texts = session.legal(0)
    assert texts == move_texts(session.game)
    verbs = [text.split()[0] for text in texts]
    assert verbs == sorted(verbs, key=["place", "retrieve", "dilemma", *verbs].index)


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_is_typed_as_the_hint_prints_it(begin, seed):
    """All at once with `;`: what has settled by itself is passed over, and what chance comes before waits."""
    session = begin(2, seed)
    settled = 0
    for _ in range(30):
        session.advance()
        seat = session.game.to_move
        turn = counsel.hint(session, seat, TINY)["turns"][0]
        settled += any(step["how"] == "forced" for step in turn["steps"][: len(turn["typed"])])
        if any(text.startswith(("roll", "draw", "deal", "tile", "refill")) for text in turn["typed"]):
            session.decide(seat, turn["typed"][0])
        else:
            session.decide_all(seat, turn["typed"])
    assert settled


def test_what_has_not_happened_is_not_passed_over(begin):
    session = begin(2)
    session.advance()
    first = next(iter(session.legal(0)))
    assert not session.settled(0, first)
    with pytest.raises(IllegalMoveError, match="not made yet: another seat is next"):
        session.decide_all(0, [first, "place 3 farm"])
    assert session.game.to_move == 1
    assert not session.settled(0, "pay 3 water")
