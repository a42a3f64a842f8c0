"""A position file as it was written: a Sheet of numbers.

`reading` reads it, `checks` looks for impossible positions, `fields` turns a sheet into the core's fields.
"""

from typing import Any, NoReturn

from euphoria_ai.catalog import ARTIFACTS, FACTIONS, SITES
from euphoria_ai.editions import rules_data
from euphoria_ai.positions.faults import Faults
from euphoria_ai.positions.values import NOTHING, refuse

DILEMMA_USES = ("no", "star", "recruits")
TUNNELS = tuple(FACTIONS[:3])
Die = tuple[int, int]  # place (space, HAND or POOL) and face


class Sheet:
    """A whole file.  you, active, first: 0-based seats; tiles: number + 1 by site, 0 face down; bazaar: artifact + 1 by
    slot, 0 empty, None not written; gone: recruit numbers + 1; names: of the players,
    None where there is none; players: one a seat.

    loose: written by the program in the middle of something, so that what holds at a turn's start need not hold.
    slots: those that hold a worker; faults: what is wrong with the file so far.
    """

    def __init__(self, edition: str, options: dict[str, Any], seats: int, loose: bool, faults: Faults) -> None:
        self.edition, self.options, self.seats, self.loose = edition, options, seats, loose
        self.faults = faults
        data = rules_data(edition, seats, options)
        self.constants, self.recruits = data["constants"], data["recruits"]
        self.you, self.active, self.first = 0, 0, 0
        self.turn, self.turn_written = 1, False
        self.phase = "turn"
        self.tracks = [0] * len(FACTIONS)
        self.miners = [self.constants["miner_start"]] * len(TUNNELS)
        self.tiles = [0] * len(SITES)
        self.discard = [0] * len(ARTIFACTS)
        self.bazaar: list[int] | None = None
        self.gone: list[int] = []
        self.names: list[str | None] = [None] * seats
        self.slots: set[int] = set()
        self.players: list[SeatSheet] = []


class SeatSheet:
    """One seat.  dice: (place, face) in the order of the slots; active, hidden, refused, dealt: recruit numbers + 1,
    255 unknown, None not written; slots: "a", "h" and "-" as active and hidden ones and gaps follow each other;
    shown: what others know of the hand, six counts by seat; hidden_clues (by their place in `hidden`), hand_clues,
    dilemma_clue: what is known of unknown cards (see `clues`); where: what the seat is called in messages.
    """

    def __init__(self, seat: int, table: dict[str, Any], constants: dict[str, Any]) -> None:
        self.seat, self.table = seat, table
        self.where = f"player {seat + 1}"
        self.goods, self.hand, self.cards = [0] * 7, [0] * 6, 0
        self.morale, self.knowledge = constants["morale_start"], constants["knowledge_start"]
        self.dice: list[Die] = []
        self.active: list[int] = []
        self.hidden: list[int] | None = None
        self.refused: list[int] | None = None
        self.dealt: list[int] | None = None
        self.slots = ""
        self.dilemma, self.dilemma_use = 0, 0
        self.territory, self.tile_stars = [0] * 4, 0
        self.starred: list[int] | None = None
        self.dilemma_star: bool | None = None
        self.shown: dict[int, list[int]] = {}
        self.hidden_clues: dict[int, int] = {}
        self.hand_clues: list[int] = []
        self.dilemma_clue = 0

    def key(self, name: str) -> str:
        return f"{self.where}, {name}"

    def refuse(self, name: str, message: str) -> NoReturn:
        """Raise the PositionError about one of its keys, with the value if it is written."""
        refuse(self.key(name), message, self.table.get(name, NOTHING))
