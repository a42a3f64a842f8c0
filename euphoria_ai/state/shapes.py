"""The shapes of what `fields()` of a game or a position holds: nested dicts and lists of numbers.

Seats, spaces, sites and bazaar slots are numbered from 0, cards from 1 with 0 for none and `CARD_UNKNOWN` for one that
the seat cannot know; masks have a bit per seat, site, die or card.  Goods, artifacts and factions stand in the order of
the catalog.  The flags and places are names of `euphoria_ai.core.state.ids`.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

Frame = dict[str, Any]  # a pending procedure, decision or chance: kind, seat, step and the parts of its kind
Row = dict[str, Any]  # something with named parts: Fields, SeatFields, a row of the data files
Cost = Mapping[str, int]  # {piece: count}


class SeatFields(TypedDict):
    """One seat."""

    goods: list[int]  # 7 counts
    hand: list[int]  # 6 counts of artifacts, as far as they are known
    hand_n: int  # artifacts held, known or not
    recruits: list[int]  # 4 slots: cards
    recruit_flags: list[int]  # 4 slots: R_ACTIVE | R_WORKING | R_STAR | R_SECOND
    refused: list[int]  # 4 cards put aside in setup or at a dilemma
    loc: list[int]  # 4 dice: space, LOC_HAND or LOC_POOL
    face: list[int]  # 4 dice: 1 to 6, 0 of a die that is not rolled yet or not owned
    stars_left: int  # not placed yet
    morale: int  # 1 to 6
    knowledge: int  # 1 to 6
    owned: int  # dice
    tile_stars: int  # mask of sites
    dilemma: int  # card
    dilemma_use: int  # 0 unused, 1 star, 2 recruits
    used: int  # mask of slots used in this turn
    lost: bool  # a worker was lost in this turn
    known: list[int]  # by seat: the hand as that seat knows it, four bits an artifact
    territory: list[int]  # 4 counts of stars


class PlacementFields(TypedDict):
    """The placement that is being carried out."""

    payment: int  # the move that paid it, 0 if none
    space: int  # NOBODY if there is none
    die: int
    face: int
    victim: int  # seat whose worker was bumped, or NOBODY
    victim_face: int
    flags: int  # PL_...
    new_die: int  # die gained by it + 1, 0 if none
    levels: list[int]  # 4 allegiance levels when it began


class Fields(TypedDict):
    """A whole game, or what one seat knows of one."""

    rules: int  # id of the rule set in this process
    seats: list[SeatFields]
    recruit_deck: int  # mask of recruits
    recruit_deck_n: int
    gone: int  # mask of recruits that left the game for all to see
    bazaar: list[int]  # 4 slots: artifact + 1, 0 for an empty one
    energy: list[int]  # by seat: gained in this turn
    due: int  # DUE_...
    ignored: int  # mask of sites whose tiles do not bind the active seat, or IGNORE_ALL
    balloon: int  # a balloon was gained in this turn, and nothing chosen since
    tiles_unseen: int  # mask of tiles
    dilemma_deck: int  # mask of dilemmas
    tracks: list[int]  # 4 allegiance levels
    miners: list[int]  # 3 steps
    tiles: list[int]  # by site: tile
    deck: list[int]  # 6 counts of artifacts
    deck_n: int
    discard: list[int]  # 6 counts
    turn: int  # 0 in setup
    active: int  # seat
    first: int  # seat that began
    over: int  # RUNNING, OVER or OVER_FAULT
    winners: int  # mask of seats
    revealed: int  # mask of factions
    group_face: int  # the face of equal dice that may be placed together
    group: int  # mask of dice that may follow
    fresh: int  # mask of dice that came back or were gained in this turn
    preset: int  # a face that the next roll of a die shows, 0 if none
    placement: PlacementFields
    event_stars: list[int]  # by seat: stars of the event at hand
    trade: list[int]  # 13 pairs of counts: given in the low four bits, asked for in the high ones
    stack: list[Frame]  # the bottom one first
