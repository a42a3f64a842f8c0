"""Who sits where: people and players by name, out of the options of `euphoria play` or the header of a record."""

from typing import NamedTuple

from euphoria_ai.moves.seat_names import clean_name, label, reads_as_seat
from euphoria_ai.players import PlayerError, load_module_of, make_player, parse_spec

HUMAN = "human"
PERSON_WORDS = {"human", "person", "me", "you"}


class Chair(NamedTuple):
    """One seat: what it is called, and who decides for it (`human` or the spec of a player)."""

    name: str
    player: str

    @property
    def human(self):
        return self.player == HUMAN

    def label(self, seat):
        """`P2`, or `P2 Ann`."""
        return label(seat, self.name)

    def to_dict(self):
        return {"name": self.name, "player": self.player}


def seat_player(text):
    """(seat, player) of `2=level4`, as a user types it; a module of players that it names is loaded.

    Raises PlayerError.
    """
    seat, sign, player = text.partition("=")
    seat = seat.strip().lower().removeprefix("p")
    if not sign or seat not in {"1", "2", "3", "4", "5", "6"}:
        raise PlayerError(f"{text!r}: write SEAT=PLAYER, as in 1=human or 2=level4")
    player = player.strip()
    if player.lower() in PERSON_WORDS:
        player = HUMAN
    else:
        load_module_of(player)
        parse_spec(player)
    return int(seat) - 1, player


def level_list(text):
    """Players of `3` or `2,4,5`.  Raises PlayerError."""
    out = []
    for word in text.replace(",", " ").split():
        number = word.lower().removeprefix("level")
        if number not in {"1", "2", "3", "4", "5"}:
            raise PlayerError(f"{number!r} is no level; 1 (beginner) to 5 (strongest)")
        out.append(f"level{number}")
    if not out:
        raise PlayerError("no level was given; 1 (beginner) to 5 (strongest)")
    return out


def chairs_of(seats, you=None, chosen=(), levels="3", names=()):
    """The chairs of a new game.

    seats: how many; you: the seat of a person (0-based; without it the first free seat if no person is named);
    chosen: SEAT=PLAYER texts; levels: of the seats that nobody was named for, in order, the last one repeated; names:
    SEAT=NAME texts.  Raises PlayerError.
    """
    given = {}
    for text in chosen:
        seat, player = seat_player(text)
        if seat in given:
            raise PlayerError(f"seat {seat + 1} was given twice")
        given[seat] = player
    if you is not None:
        if given.get(you, HUMAN) != HUMAN:
            raise PlayerError(f"seat {you + 1} is yours and {given[you]}'s at once")
        given[you] = HUMAN
    elif HUMAN not in given.values() and len(given) < seats:
        given[next(seat for seat in range(seats) if seat not in given)] = HUMAN
    called = {}
    for text in names:
        seat, sign, name = text.partition("=")
        if not sign or seat.strip().lower().removeprefix("p") not in {"1", "2", "3", "4", "5", "6"}:
            raise PlayerError(f"{text!r}: write SEAT=NAME, as in 1=Ann")
        if reads_as_seat(name):
            raise PlayerError(f"{text!r}: a name that reads as a seat")
        called[int(seat.strip().lower().removeprefix("p")) - 1] = clean_name(name)
    for seat in (*given, *called):
        if seat >= seats:
            raise PlayerError(f"seat {seat + 1}: the game has {seats} seats")
    ready = level_list(levels)
    free = [seat for seat in range(seats) if seat not in given]
    given |= {seat: ready[min(i, len(ready) - 1)] for i, seat in enumerate(free)}
    return [Chair(called.get(seat, ""), given[seat]) for seat in range(seats)]


def chairs_from(players, seats):
    """The chairs of a record's header; seats of which it says nothing are people's.

    A file says this, not the user: modules that nobody has named on the command line are refused.  Raises PlayerError.
    """
    out = []
    if not isinstance(players, list):
        raise PlayerError("the record's header holds no list of players")
    for seat in range(seats):
        entry = players[seat] if seat < len(players) else {}
        if isinstance(entry, str):
            entry = {"name": entry}
        elif not isinstance(entry, dict):
            raise PlayerError(f"the record's header says nothing sensible about seat {seat + 1}")
        name, player = entry.get("name") or "", entry.get("player") or HUMAN
        if not isinstance(name, str) or not isinstance(player, str):
            raise PlayerError(f"the record's header says nothing sensible about seat {seat + 1}")
        if player != HUMAN:
            parse_spec(player)
        out.append(Chair(clean_name(name), player))
    return out


def players_of(chairs, seed):
    """Seat -> player of the seats that the program decides for."""
    from euphoria_ai.games.chance import mixed

    return {
        seat: make_player(chair.player, seed=mixed(seed, f"player {seat}") >> 1)
        for seat, chair in enumerate(chairs)
        if not chair.human
    }
