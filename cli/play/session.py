"""A game with people and players: whose turn it is, the log as each seat may see it, undo, and a record that is
written at every decision.

Knows no terminal.  A Session holds the true game; whatever is shown to a person comes from that person's view of it.
"""

import os

from euphoria_ai.cli.play.history import Step, step_lines, undo_point
from euphoria_ai.cli.play.seating import HUMAN, chairs_from, players_of
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.errors import EuphoriaError, IllegalMoveError
from euphoria_ai.games.chance import mixed
from euphoria_ai.games.game import begin
from euphoria_ai.games.line_file import UnsavedError
from euphoria_ai.games.lines import find_move, is_trade
from euphoria_ai.games.record import Recorder
from euphoria_ai.games.replay import Record
from euphoria_ai.interrupts import interrupts_held
from euphoria_ai.moves.fields import kind_of, slot_of
from euphoria_ai.moves.parsing import parse_move
from euphoria_ai.moves.reading import candidates
from euphoria_ai.moves.seat_names import split_seat, with_seats
from euphoria_ai.moves.trades import parse_trade
from euphoria_ai.moves.writing import move_text, move_texts, plain_text
from euphoria_ai.players import move_of
from euphoria_ai.words import seat_name

REPLACEMENT = "level3"  # plays on for a person who resigns while others stay


class Session:
    """See the module.  Made by `new` or `resume`."""

    def __init__(self, record, chairs, seed, typed_dice=False, free_undo=False):
        self.record, self.chairs, self.seed = record, list(chairs), seed
        self.typed_dice, self.free_undo = typed_dice, free_undo
        self.players = self.seated(chairs)
        self.steps = []
        self.resigned = []
        self.ended = False  # by resignation
        self.ids = False  # moves are told as they are typed
        self.copied = None  # (path, decisions) of the last copy

    @classmethod
    def new(cls, path, chairs, seed, *, edition="base", options=None, typed_dice=False, free_undo=False):
        """A new game, saved in `path`, where no file may be.  Raises EuphoriaError, ValueError."""
        game = Game.new(edition, len(chairs), seed, options)
        players_of(chairs, 0)  # refuses what cannot sit there before there is a file
        header = [chair.to_dict() | ({"dice": "own"} if typed_dice else {}) for chair in chairs]
        return cls(Recorder(path, game, players=header, seed=seed), chairs, seed, typed_dice, free_undo)

    @classmethod
    def resume(cls, path, *, typed_dice=None, free_undo=False, notes=None):
        """Go on with a saved game; notes: a list that gets remarks about the file.

        Raises EuphoriaError, DamagedError if a part of the game can be saved (see `mend`).
        """
        header = Record(path)
        chairs = chairs_from(header.entries[0].get("players") or [], header.replay().seats)
        players, seed = header.entries[0].get("players") or [], header.entries[0].get("seed")
        players_of(chairs, 0)  # refuses what cannot sit there before the file is touched
        record = Recorder.resume(path, notes=notes)
        if typed_dice is None:
            typed_dice = any(isinstance(entry, dict) and entry.get("dice") == "own" for entry in players)
        self = cls(record, chairs, seed if isinstance(seed, int) else 0, typed_dice, free_undo)
        self.steps = steps_of(path)
        self.resigned = [number - 1 for number in (header.result or {}).get("gave_up", ())]
        return self

    def seated(self, chairs):
        """Players for the chairs that are not people's."""
        players = players_of(chairs, self.seed)
        for seat, player in players.items():
            begin(player, seat, len(chairs))
        return players

    # -- who decides

    @property
    def game(self):
        return self.record.game

    @property
    def over(self):
        return self.game.over or self.ended

    @property
    def people(self):
        """Seats that people decide for."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.human]

    @property
    def given_names(self):
        """What the people and players were called, "" where nothing was said."""
        return [chair.name for chair in self.chairs]

    @property
    def names(self):
        return [chair.label(seat) for seat, chair in enumerate(self.chairs)]

    @property
    def waits_for(self):
        """What must happen next: "person", "player", "chance", "dice" (typed by the people) or None."""
        if self.over:
            return None
        if self.game.to_move == CHANCE:
            return "dice" if self.typed_dice and self.game.kind == "roll" else "chance"
        return "person" if self.chairs[self.game.to_move].human else "player"

    def view(self, seat):
        return self.game.view(seat)

    def world(self, seat):
        """A game that a seat cannot tell from the true one: for move texts and reasons, so that they cannot tell
        more."""
        return self.view(seat).determinize(Rng(1))

    # -- going on

    def carry_out(self, seat, text, step):
        """Record one decision; step(record) makes it."""
        game = self.game
        before, n, kind = game.clone(), self.record.decisions, game.kind
        unsaved = None
        with interrupts_held():
            try:
                step(self.record)
            except UnsavedError as error:  # a full disk stops the record, not the game
                unsaved = error
            entries = tuple(self.game.log)
            text = text or move_text(before, entries[0][2])
            self.steps.append(Step(before, n, seat, kind, text, entries))
        inform_all(self.players, self.game)
        if unsaved:
            raise unsaved

    def decide(self, seat, text):
        """A person's decision, as typed (or the number of a move).

        Raises EuphoriaError; the game is then as it was, unless it was UnsavedError.
        """
        if self.game.to_move != seat or self.over:
            raise IllegalMoveError(f"{seat_name(seat)} has nothing to decide now")
        if isinstance(text, str):
            text = self.told(seat, text)
        if isinstance(text, str) and is_trade(text.lower()):
            self.offer(seat, text)
        else:
            move = self.parse(seat, text) if isinstance(text, str) else text
            self.carry_out(seat, None, lambda record: record.apply(move))

    def decide_all(self, seat, texts):
        """A person's decisions in a row, as a hint prints a turn; what has settled by itself is passed over.

        Raises EuphoriaError at the first that cannot be made; those before it are made.
        """
        for text in texts:
            if self.settled(seat, text):
                continue
            if self.over or self.game.to_move != seat:
                who = "chance" if self.game.to_move == CHANCE else "another seat"
                raise IllegalMoveError(
                    f"{text!r} is not made yet: {'the game is over' if self.over else who + ' is next'}"
                )
            self.decide(seat, text)

    def settled(self, seat, text):
        """Has this already happened by itself, after the seat's own last decision?  What is legal now has not."""
        last = next((step for step in reversed(self.steps) if step.seat == seat), None)
        if last is None:
            return False
        known = self.view(seat)
        if self.game.to_move == seat and candidates(known, text, {plain_text(m): m for m in known.legal_moves()}):
            return False
        done = {plain_text(move): move for who, _, move, _ in last.entries[1:] if who == seat}
        return bool(done) and bool(candidates(known, text, done))

    def told(self, seat, text):
        """A move as a person types it, with seats for names, and without whose it is.  Raises EuphoriaError."""
        said, text = split_seat(text, len(self.chairs), self.given_names)
        if said not in (None, seat):
            raise IllegalMoveError(f"{self.names[seat]} is to decide, not {self.names[said]}")
        return with_seats(text, self.given_names, self.game.kind)

    def parse(self, seat, text):
        """The legal move that a text means; errors tell what this seat may know.  Raises EuphoriaError."""
        return parse_move(self.world(seat), self.told(seat, text))

    def offer(self, seat, text):
        """Propose a trade (R21)."""
        partner, give, get = parse_trade(self.game, text)
        self.world(seat).apply(text)  # refuses what cannot be offered
        text = trade_text(partner, give, get)
        self.carry_out(seat, text, lambda record: record.apply(text))

    def sample(self):
        """Let chance decide; the outcome depends on the seed and on how far the game is, so it is the same after a
        resume."""
        rng = Rng(mixed(self.seed, f"chance {self.record.decisions}"))
        self.carry_out(CHANCE, None, lambda record: record.sample(rng))

    def roll(self, text):
        """The dice as people rolled them.  Raises EuphoriaError."""
        move = parse_move(self.game, text)
        self.carry_out(CHANCE, None, lambda record: record.apply(move))

    def think(self):
        """Let the player at turn choose and move; returns its seat."""
        seat = self.game.to_move
        player = self.players[seat]
        move = move_of(player, self.view(seat), self.names[seat])
        self.carry_out(seat, None, lambda record: record.apply(move))
        return seat

    def step(self):
        """Do whatever needs no person; returns False if a person must decide or roll, or the game is over."""
        what = self.waits_for
        if what == "chance":
            self.sample()
        elif what == "player":
            self.think()
        return what in ("chance", "player")

    def advance(self):
        """Go on until a person is asked or the game is over."""
        while self.step():
            pass

    # -- looking

    def legal(self, seat):
        """Text -> move of the decision at hand, in the order of their numbers."""
        found = move_texts(self.world(seat))
        return dict(sorted(found.items(), key=lambda row: (kind_of(row[1]), slot_of(row[1]), row[1])))

    def after(self, index):
        """The game after a step."""
        return self.steps[index + 1].before if index + 1 < len(self.steps) else self.game

    def lines(self, index, observer):
        """What an observer (a seat, or history.NOBODY) saw happen in a step."""
        return step_lines(self.steps[index], self.after(index), self.names, observer, self.ids)

    def log(self, observer, since=0):
        """[sentence] of everything from step `since` on."""
        return [line for index in range(since, len(self.steps)) for line in self.lines(index, observer)]

    # -- taking back, leaving

    def undo(self, seat):
        """Back to the last decision of a seat; returns how many steps went.

        Raises EuphoriaError with the reason if that is not allowed.
        """
        index, reason = undo_point(self.steps, self.game, seat, self.people)
        if index is None or (reason and not self.free_undo):
            raise EuphoriaError(
                f"nothing is taken back: {reason}" + ("" if index is None else " (--undo any allows it)")
            )
        gone, unsaved = len(self.steps) - index, None
        with interrupts_held():
            try:
                self.record.back_to(self.steps[index].n)
            except UnsavedError as error:
                unsaved = error
            del self.steps[index:]
        if unsaved:
            raise unsaved
        return gone

    def resign(self, seat):
        """A person gives up: a player takes over if other people stay, and the result will say so; else the game ends
        here, and the record stays that of an unfinished game.
        """
        self.resigned.append(seat)
        self.record.give_up(seat)
        if [other for other in self.people if other != seat]:
            self.chairs[seat] = self.chairs[seat]._replace(player=REPLACEMENT)
            self.players = self.seated(self.chairs)
        else:
            self.ended = True

    def unsaved(self):
        """(decisions that could not be written, the reason) after one more attempt; (0, "") if all are."""
        try:
            self.record.flush()
        except UnsavedError as error:
            return self.record.unsaved, str(error)
        return 0, ""

    @property
    def saved_in(self):
        """Where the game is saved up to its last decision: the record, or a copy of it, or None."""
        if not self.record.unsaved:
            return self.record.path
        return self.copied[0] if self.copied and self.copied[1] == self.record.decisions else None

    def save(self, path):
        """A copy of the record so far, in a new file.  Raises FileError."""
        path = os.path.expanduser(path)
        self.record.copy(path)
        self.copied = path, self.record.decisions

    def close(self):
        self.record.close()


def inform_all(players, game):
    """Tell the players that want to know."""
    from euphoria_ai.games.game import informer

    for seat, player in players.items():
        inform = informer(player)
        if inform:
            inform(game.view(seat))


def trade_text(partner, give, get):
    """A trade's offer as text."""
    from euphoria_ai.catalog import ITEMS
    from euphoria_ai.moves.writing import counted

    sides = [counted(zip(ITEMS, counts, strict=True)) for counts in (give, get)]
    return f"trade {seat_name(partner)} give {sides[0]} for {sides[1]}"


def steps_of(path):
    """The steps of a record that has been checked already."""
    record = Record(path)
    game = record.new_game(False)
    game.log, steps, n = [], [], 0
    for entry in record.entries[1:]:
        if "result" in entry:
            break
        n += 1
        if entry.get("forced"):
            continue
        text = entry["move"]
        before, seat, kind = game.clone(), game.to_move, game.kind
        del game.log[:]
        game.apply(text if is_trade(text) else find_move(game, text))
        if steps or kind != "deal_recruit":  # a new game begins with its deals made
            steps.append(Step(before, n - 1, seat, kind, text, tuple(game.log)))
    return steps


__all__ = ["HUMAN", "Session"]
