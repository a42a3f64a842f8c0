"""The people at the screen: asks, shows, carries out commands.

Everything shown comes from the view of the seat that sits there.
"""

import os
import shutil
import sys

from euphoria_ai.cli.play import counsel, layout, saves, summary, views
from euphoria_ai.cli.play.history import NOBODY, told_already
from euphoria_ai.cli.play.reader import COMMANDS
from euphoria_ai.cli.play.thinking import Thinking
from euphoria_ai.cli.terminal import is_tty
from euphoria_ai.cli.views.voice import voice_of
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.files import FileError
from euphoria_ai.games.line_file import UnsavedError
from euphoria_ai.positions.data import position_data

LEFT, UNSAVED, INTERRUPTED = 0, 1, 130
BY_FACE = ("face", "roll", "buy")  # decisions where a number is a face or a slot, not the number of a move
RECRUIT_KINDS = ("redraw", "recruits")
TURN_KINDS = (*RECRUIT_KINDS, "turn")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Leave(Exception):
    """The people leave the game."""

    def __init__(self, code):
        self.code = code


class Table:
    """One session at one terminal; `run` plays it and returns the exit code."""

    def __init__(self, session, terminal, reader, budget, menu=False, chart=True):
        self.session, self.terminal, self.reader, self.budget = session, terminal, reader, budget
        self.menu, self.chart = menu, chart
        self.viewer = None  # the seat at the screen; NOBODY if no seat is a person's
        self.shown = told_already(session)  # seat -> steps it has been told
        self.drawn = None  # the seat for which the board was drawn last
        self.given_up = 0  # decisions that are not saved and that `quit` has warned of
        people = session.people
        if len(people) == 1:
            self.viewer = people[0]
        elif not people:
            self.viewer = NOBODY
        self.commands = {name: getattr(self, name) for name in COMMANDS} | {"exit": self.quit, "?": self.help}

    # -- running

    def introduce(self):
        """Who sits where, where the game is saved."""
        session = self.session
        seats = [
            f"{name} {'(you)' if session.people == [seat] else 'a person' if chair.human else chair.player}"
            for seat, (name, chair) in enumerate(zip(session.names, session.chairs, strict=True))
        ]
        self.say(", ".join(seats) + ("; `help` lists the commands" if session.people else ""))
        self.lines([f"saved in {session.record.path}"])

    def run(self):
        session = self.session
        self.introduce()
        try:
            while not session.over:
                try:
                    self.step()
                except KeyboardInterrupt:
                    self.ask_to_leave()
                except UnsavedError:
                    self.say_whole(f"{saves.state_words(session)}; the game goes on", "bad")
            self.finish()
        except Leave as end:
            self.lines([saves.farewell(session)])
            return end.code if session.saved_in else UNSAVED
        return 0

    def step(self):
        what = self.session.waits_for
        if what == "dice":
            self.ask_dice()
        elif what == "person":
            self.ask(self.session.game.to_move)
        else:
            self.go_on()

    def go_on(self):
        """Chance or a player of the program."""
        session = self.session
        if session.waits_for == "player":
            seat = session.game.to_move
            player = session.players[seat]
            with Thinking(
                self.terminal, f"{session.names[seat]} ({session.chairs[seat].player}) thinks; Ctrl-C makes it move"
            ) as show:
                if hasattr(player, "progress"):
                    player.progress = show
                session.think()
            if getattr(player, "interrupted", False):
                self.say("it moved with its best so far", "dim")
        else:
            session.step()
        if len(session.people) < 2:
            self.tell(self.viewer)

    def finish(self):
        """The end: standings, curve, the record's path."""
        session = self.session
        if len(session.people) > 1 or self.viewer is None:
            self.shown[NOBODY] = max(self.shown.values(), default=0)
            self.viewer = NOBODY
        self.tell(self.viewer)
        if session.ended:
            self.say(
                "the game ends: everybody has given up"
                if len(session.chairs) == len(session.resigned)
                else "the game ends by resignation"
            )
        self.lines(views.end_lines(summary.standings(session), self.width))
        if self.chart:
            try:
                self.lines(views.chart_lines(summary.curve(session), session.names, self.width))
            except KeyboardInterrupt:
                pass
        n, _ = session.unsaved()
        if n:
            self.say_whole(saves.state_words(session), "bad")
        self.lines([f"record: {session.saved_in or session.record.path}"])

    # -- showing

    @property
    def width(self):
        return self.terminal.width

    @property
    def rows(self):
        return shutil.get_terminal_size((80, 24)).lines

    def lines(self, lines):
        self.terminal.lines(lines)
        self.flush()

    def flush(self):
        try:
            sys.stdout.flush()
        except (OSError, ValueError):
            pass

    def say(self, text, style=""):
        from euphoria_ai.cli.text import wrap

        self.lines([[(line, style)] for line in wrap(text, self.width)])

    def say_whole(self, text, style=""):
        """A text with names of files, which must stay in one piece."""
        self.lines([[(text, style)]])

    def tell(self, viewer):
        """What happened since this viewer looked last."""
        since = min(self.shown.get(viewer, 0), len(self.session.steps))
        self.shown[viewer] = len(self.session.steps)
        self.lines(views.told_lines(self.session.log(viewer, since), self.width))

    def pictures(self, seat):
        """What may be drawn above the question, the richest first."""
        position = self.session.view(seat)
        if position.kind in RECRUIT_KINDS and position.to_move == position.seat:
            return views.recruit_pictures(position, self.width)
        return layout.pictures(position_data(position, self.session.given_names), self.width)

    def cover(self, seat):
        """Hide one person's screen from the next."""
        session = self.session
        self.terminal.raw(CLEAR if is_tty(sys.stdout) and os.environ.get("TERM") != "dumb" else "\n" * 60)
        self.reader.forget()
        self.viewer = None
        while True:
            try:
                self.reader.ask(f"pass the screen to {session.names[seat]}, press Enter ")
                break
            except KeyboardInterrupt:
                self.ask_to_leave()
            except EOFError:
                self.leave()
        self.viewer = seat

    # -- asking

    def ask(self, seat):
        """One decision of a person, with as many commands as it takes."""
        session = self.session
        if self.viewer != seat:
            self.cover(seat)
        self.tell(seat)
        self.present(seat, session.game.kind in TURN_KINDS or self.drawn != seat)
        mark = len(session.steps), session.chairs[seat]
        while (len(session.steps), session.chairs[seat]) == mark and not session.over:
            self.obey(seat, self.line(f"{session.names[seat]}> ", list(session.legal(seat))))

    def present(self, seat, draw):
        """The question with its moves, below a picture if one is to be drawn: as much as the window holds."""
        found, prompt, numbered = self.asked(seat)
        menus = views.menus(prompt, found, self.width, self.rows, self.menu, numbered, self.session.ids)
        self.drawn = seat
        self.lines(layout.together(self.pictures(seat) if draw else [[]], menus, self.width, self.rows))

    def asked(self, seat):
        """(choices in the order of their numbers, the question, may they be typed by number)."""
        from euphoria_ai.narration.choices import choices
        from euphoria_ai.narration.prompts import decision_prompt

        position = self.session.view(seat)
        order = {text: number for number, text in enumerate(self.session.legal(seat))}
        found = sorted(choices(position, self.session.names)[0], key=lambda choice: order[choice.text])
        return found, decision_prompt(position, self.session.names), position.kind not in BY_FACE

    def line(self, prompt, texts=()):
        """A line of input; Ctrl-C asks whether to leave, Ctrl-D leaves."""
        while True:
            try:
                text = self.reader.ask(prompt, texts)
            except EOFError:
                self.leave()
            except KeyboardInterrupt:
                self.ask_to_leave()
                continue
            if text:
                return text

    def obey(self, seat, text):
        """A command or a move."""
        name, _, rest = text.partition(" ")
        command = self.commands.get(name.lower())
        try:
            if command:
                command(seat, rest.strip())
            elif ";" in text:
                self.session.decide_all(seat, [part.strip() for part in text.split(";") if part.strip()])
            elif not text.isdigit() and self.session.settled(seat, text):
                self.say(f"{text}: that has happened by itself")
            else:
                self.session.decide(seat, self.numbered(seat, text))
        except UnsavedError:
            raise
        except FileError as error:
            self.say_whole(str(error), "bad")
        except EuphoriaError as error:
            self.say(str(error), "bad")

    def numbered(self, seat, text):
        """The move of a number; any other text as it is.  Raises EuphoriaError."""
        if not text.isascii() or not text.isdigit() or self.session.game.kind in BY_FACE:
            return text
        texts = list(self.session.legal(seat))
        if not 1 <= int(text[:6]) <= len(texts):
            raise EuphoriaError(f"there is no move number {text[:12]}: 1 to {len(texts)}, see `moves`")
        return texts[int(text[:6]) - 1]

    def ask_dice(self):
        """The dice that the people have rolled."""
        from euphoria_ai.narration.prompts import decision_prompt

        session = self.session
        if len(session.people) < 2:
            self.tell(self.viewer)
        mark = len(session.steps)
        self.say(f"{decision_prompt(session.game, session.names)}: type what they show")
        while len(session.steps) == mark and not session.over:
            text = self.line("dice> ")
            name, _, rest = text.partition(" ")
            try:
                if name.lower() in self.commands:
                    self.at_dice(name.lower(), rest.strip())
                else:
                    session.roll(text)
            except UnsavedError:
                raise
            except EuphoriaError as error:
                self.say(str(error), "bad")

    def at_dice(self, name, rest):
        """Commands while dice are rolled: those that belong to no decision, for whoever sits there."""
        seat = self.viewer if self.viewer not in (None, NOBODY) else None
        if name in ("save", "quit", "exit", "help", "?", "card") or (
            seat is not None and name in ("board", "log", "undo")
        ):
            self.commands[name](seat, rest)
        else:
            self.say(f"{name}: not while dice are rolled", "bad")

    # -- leaving

    def leave(self, code=LEFT):
        self.terminal.raw("\n")
        raise Leave(code)

    def ask_to_leave(self):
        """Ctrl-C: leave, or go on."""
        try:
            answer = self.reader.ask(f"\nleave the game? {saves.leave_words(self.session)} [y/N] ")
        except (EOFError, KeyboardInterrupt):
            self.leave(INTERRUPTED)
        if answer.lower() in ("y", "yes"):
            raise Leave(INTERRUPTED)

    def quit(self, seat, rest):
        """Leave; decisions that are not saved must be given up by a second `quit`."""
        n, _ = self.session.unsaved()
        if self.session.saved_in or self.given_up == n:
            raise Leave(LEFT)
        self.given_up = n
        self.say_whole(f"{saves.state_words(self.session)}, `quit` again leaves without", "bad")

    # -- commands

    def help(self, seat, rest):
        self.lines(views.help_lines(self.width))

    def moves(self, seat, rest):
        """All moves; a window that cannot hold them with what they mean shows the moves alone, or pages."""
        if rest and not rest.isdigit():
            raise EuphoriaError("moves: the number of a page, as in `moves 2`")
        found, prompt, numbered = self.asked(seat)
        whole, columns, *_ = views.menus(prompt, found, self.width, self.rows, True, numbered, self.session.ids)
        lines = whole if len(whole) < self.rows or len(columns) >= self.rows or not is_tty(sys.stdout) else columns
        self.lines(views.page_of(lines, int(rest or 1), self.rows) if is_tty(sys.stdout) else lines)

    def board(self, seat, rest):
        self.lines(views.whole_lines(self.session.view(seat), self.session.given_names, self.width))

    def card(self, seat, rest):
        self.lines(views.card_lines(counsel.looked_up(rest), self.width))

    def position(self, seat, rest):
        self.say_whole(saves.write_position(self.session.view(seat), rest, self.session.given_names))

    def log(self, seat, rest):
        """The last lines, 20 or as many as are asked for."""
        if rest and rest != "all" and not rest.isdigit():
            raise EuphoriaError("log: a number of lines, or all")
        sentences = self.session.log(seat)
        self.lines(views.told_lines(sentences if rest == "all" else sentences[-int(rest or 20) :], self.width))

    def hint(self, seat, rest):
        with Thinking(self.terminal, "thinking; Ctrl-C for what there is") as show:
            advice = counsel.hint(self.session, seat, self.budget, show)
        self.lines(views.hint_lines(advice, self.width, voice=self.voice(seat)))

    def voice(self, seat):
        """How moves and seats are said to a person."""
        return voice_of(self.session.view(seat), self.session.names, self.session.ids)

    def why(self, seat, rest):
        session = self.session
        word, _, text = rest.partition(" ")
        if word == "not":
            if not text.strip():
                raise EuphoriaError("why not what? write a move: why not place 3 farm")
            with Thinking(self.terminal, "comparing; Ctrl-C for what there is") as show:
                found = counsel.compare(session, seat, self.numbered(seat, text.strip()), self.budget, show)
            self.lines(views.comparison_lines(found, self.width, self.voice(seat)))
            return
        if word not in ("", "best"):
            raise EuphoriaError("why, why best, or why not MOVE")
        index = None if word == "best" else counsel.last_move(session)
        if index is None:
            self.hint(seat, "")
            return
        with Thinking(self.terminal, "looking at the last move; Ctrl-C for what there is") as show:
            found = counsel.judge(session, seat, index, self.budget, show)
        self.lines(views.judgement_lines(found, session.names[found.seat], self.width, self.voice(seat)))

    def undo(self, seat, rest):
        before = len(self.session.steps)
        try:
            self.session.undo(seat)
        finally:
            gone = before - len(self.session.steps)
            if gone:
                self.shown = {viewer: min(told, before - gone) for viewer, told in self.shown.items()}
                self.drawn = None
                self.say(f"taken back: {gone} decision{'s' * (gone != 1)}")

    def save(self, seat, rest):
        if rest:
            self.session.save(rest)
            self.lines([f"a copy is saved in {rest}"])
        else:
            self.say_whole(saves.state_words(self.session), "" if self.session.saved_in else "bad")

    def resign(self, seat, rest):
        if self.line("give up? [y/N] ").lower() not in ("y", "yes"):
            return
        self.session.resign(seat)
        if not self.session.over:
            self.say(f"{self.session.names[seat]} gives up; {self.session.chairs[seat].player} plays on")
