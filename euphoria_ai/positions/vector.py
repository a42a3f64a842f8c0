"""What a seat knows as one vector of numbers, for training and statistics.

Entries are counts and levels as they are on the table, or 1 and 0 for yes and no.  Seats stand in the order of play
from the one whose knowledge it is: `you`, `next1` ... `next5`; those that are not there are 0 throughout.
"""

import numpy as np
from numpy.typing import NDArray

from euphoria_ai.catalog import (
    ARTIFACTS,
    DILEMMA_IDS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUIT_IDS,
    SPACE_IDS,
    TILE_IDS,
)
from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.core.search.information import Position
from euphoria_ai.core.state.ids import CARD_UNKNOWN, LOC_HAND, LOC_POOL, MAX_SEATS, R_ACTIVE, R_SECOND, R_STAR
from euphoria_ai.core.state.layouts import KINDS

FACES = range(1, 7)
RELATIVE = ("you", *(f"next{i}" for i in range(1, MAX_SEATS)))
LEVELS = ("cards", "morale", "knowledge", "owned", "stars_left")  # of the fields of a seat; `cards` is hand_n there
RECRUIT_STATES = ("active", "hidden", "stars", "out")  # out: known to be of no use to this seat any more

BOARD_NAMES = (
    "seats",
    "turn",
    "to_move.chance",
    *(f"decision.{kind}" for kind in KINDS),
    *(f"track.{name}" for name in FACTIONS),
    *(f"miner.{name}" for name in FACTIONS[:3]),
    *(f"revealed.{name}" for name in FACTIONS),
    *(f"{market}.tile.{tile}" for market in MARKET_IDS for tile in TILE_IDS),
    "deck",
    *(f"discard.{name}" for name in ARTIFACTS),
    *(f"bazaar.{slot}.{name}" for slot in range(1, 5) for name in ARTIFACTS),
    "recruit_deck",
    *(f"gone.{name}" for name in RECRUIT_IDS),
)
SEAT_NAMES = (
    "present",
    "to_move",
    "active",
    "first",
    *LEVELS,
    *(f"good.{name}" for name in GOODS),
    *(f"hand.{name}" for name in ARTIFACTS),
    *(f"die.{face}" for face in FACES),
    *(f"worker.{name}" for name in SPACE_IDS),
    *(f"star.{name}" for name in FACTIONS),
    *(f"star.{name}" for name in MARKET_IDS),
    *(f"recruit.{name}.{state}" for name in RECRUIT_IDS for state in RECRUIT_STATES),
    "recruits_unknown",
    *(f"dilemma.{name.removeprefix('dilemma_')}" for name in DILEMMA_IDS),
    "dilemma_star",
    "dilemma_recruits",
)
OBSERVATION_NAMES = (*BOARD_NAMES, *(f"{seat}.{name}" for seat in RELATIVE for name in SEAT_NAMES))
"""The names of the entries of `observation`, in their order: `track.euphorian`, `you.good.gold`, `next1.worker.farm`
..."""

_board = {name: i for i, name in enumerate(BOARD_NAMES)}
_seat = {name: i for i, name in enumerate(SEAT_NAMES)}


def observation(position: Position) -> NDArray[np.float32]:
    """What the position's seat knows: a vector whose entries OBSERVATION_NAMES names.

    Equal for positions that the seat cannot tell apart but by the moment inside a turn, of which only the kind of
    decision is told.
    """
    fields = position.fields()
    out = np.zeros(len(OBSERVATION_NAMES), np.float32)
    fill_board(out[: len(BOARD_NAMES)], position, fields)
    rows = out[len(BOARD_NAMES) :].reshape(MAX_SEATS, len(SEAT_NAMES))
    for i in range(position.seats):
        fill_seat(rows[i], position, fields, (position.seat + i) % position.seats)
    return out


def fill_board(out: NDArray[np.float32], position: Position, fields: dict) -> None:
    """What belongs to no seat."""
    numbers = {
        "seats": position.seats,
        "turn": fields["turn"],
        "to_move.chance": position.to_move == CHANCE,
        "deck": fields["deck_n"],
        "recruit_deck": fields["recruit_deck_n"],
    }
    if position.kind is not None:
        numbers[f"decision.{position.kind}"] = 1
    numbers |= {f"track.{name}": level for name, level in zip(FACTIONS, fields["tracks"], strict=True)}
    numbers |= {f"miner.{name}": step for name, step in zip(FACTIONS[:3], fields["miners"], strict=True)}
    numbers |= {f"revealed.{name}": fields["revealed"] >> i & 1 for i, name in enumerate(FACTIONS)}
    numbers |= {f"discard.{name}": n for name, n in zip(ARTIFACTS, fields["discard"], strict=True)}
    for market, tile in zip(MARKET_IDS, fields["tiles"], strict=True):
        if tile:
            numbers[f"{market}.tile.{TILE_IDS[tile - 1]}"] = 1
    for slot, card in enumerate(fields["bazaar"], 1):
        if card:
            numbers[f"bazaar.{slot}.{ARTIFACTS[card - 1]}"] = 1
    numbers |= {f"gone.{name}": 1 for i, name in enumerate(RECRUIT_IDS) if fields["gone"] >> i & 1}
    for name, value in numbers.items():
        out[_board[name]] = value


def fill_seat(out: NDArray[np.float32], position: Position, fields: dict, seat: int) -> None:
    """One seat as this position's seat knows it."""
    row = fields["seats"][seat]
    numbers = {"present": 1, "to_move": position.to_move == seat}
    numbers |= {"active": fields["active"] == seat, "first": fields["first"] == seat}
    numbers |= {name: row["hand_n" if name == "cards" else name] for name in LEVELS}
    numbers |= {f"good.{name}": n for name, n in zip(GOODS, row["goods"], strict=True)}
    numbers |= {f"hand.{name}": n for name, n in zip(ARTIFACTS, row["hand"], strict=True)}
    numbers |= {f"star.{name}": n for name, n in zip(FACTIONS, row["territory"], strict=True)}
    numbers |= {f"star.{name}": row["tile_stars"] >> i & 1 for i, name in enumerate(MARKET_IDS)}
    numbers |= {"dilemma_star": row["dilemma_use"] == 1, "dilemma_recruits": row["dilemma_use"] == 2}
    numbers["recruits_unknown"] = row["recruits"].count(CARD_UNKNOWN)
    if row["dilemma"] not in (0, CARD_UNKNOWN):
        numbers[f"dilemma.{DILEMMA_IDS[row['dilemma'] - 1].removeprefix('dilemma_')}"] = 1
    for card, flags in zip(row["recruits"], row["recruit_flags"], strict=True):
        if card not in (0, CARD_UNKNOWN):
            numbers[f"recruit.{RECRUIT_IDS[card - 1]}.{'active' if flags & R_ACTIVE else 'hidden'}"] = 1
            numbers[f"recruit.{RECRUIT_IDS[card - 1]}.stars"] = bool(flags & R_STAR) + bool(flags & R_SECOND)
    numbers |= {f"recruit.{RECRUIT_IDS[card - 1]}.out": 1 for card in row["refused"] if card not in (0, CARD_UNKNOWN)}
    for name, value in numbers.items():
        out[_seat[name]] = value
    for place, face in zip(row["loc"], row["face"], strict=True):
        if place == LOC_HAND and face:
            out[_seat[f"die.{face}"]] += 1
        elif place not in (LOC_HAND, LOC_POOL):
            out[_seat[f"worker.{SPACE_IDS[place]}"]] += 1
