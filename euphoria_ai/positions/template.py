"""The commented text of a new position file."""

from typing import Any

from euphoria_ai.catalog import FACTIONS
from euphoria_ai.editions import edition_rows, options_of, rules_data, rules_id
from euphoria_ai.errors import PositionError
from euphoria_ai.positions.writing import toml_value

HEAD = """\
# A position of Euphoria, {seats} seats. Fill in what differs from the start of a game; delete or leave out the rest.
# Names may be cut short as long as they are clear ("{recruits[0]}"). What you cannot know may stay "unknown".
# docs/position-format.md explains every key; `euphoria check` says what is missing or cannot be.

edition = "{edition}"
you = 1                          # your seat: P1 is the first [[player]] below, the others follow clockwise
to_move = 1                      # whose turn it is; the position is at the start of that turn
# turn = 1                       # turns begun so far, all seats together
# first = 1                      # who began the game
# discard = "2 bat book"         # artifacts on the discard pile
{bazaar}# moves = ["place 4 farm"]       # to go on from there into the middle of the turn, dice and draws included

[options]
{options}
[tracks]                         # allegiance, 0 to 11
# euphorian = 0
# subterran = 0
# wastelander = 0
# icarite = 0

[miners]                         # tunnels, {miner} to 9
# euphorian = {miner}
# subterran = {miner}
# wastelander = {miner}

[markets]                        # built markets by tile: ea eb (Euphoria), sa sb (Subterra), wa wb (Wastelands)
# ea = "{tile}"
"""

BAZAAR = """\
bazaar = ["bat", "book", "bear", "box"]    # the four open artifacts, the leftmost first
{gone}# recruits that left the game for all to see
"""

OPTIONS = {
    "iib_tweaks": "the tweaks of Ignorance Is Bliss with base cards",
    "trading": "players may trade",
    "refused_recruits": 'or "deck": refused recruits go back into the deck',
    "factionless": "false: without the recruits that have no faction",
    "free_trades": "true: end-of-turn trades cost no bazaar price",
}

OWN = """
[[player]]                       # P1, you
# name = "Anna"
available = [1, 1]               # faces of the available dice
# workers = {{ farm = [2], tunnel_euphorian = [5], build_ea_1 = [4] }}
# goods = "2 energy gold"        # energy water food bliss gold clay stone
# hand = "bat 2 book"            # balloon bat bear bifocals book box
# morale = 1
# knowledge = 3
{active}# active
# hidden = "{recruits[1]}"
{refused}# the two you put aside at the start
# dilemma = "bat"
# dilemma_used = "star"          # or "recruits"
# stars = {{ euphorian = 2, market_ea = 1, recruits = ["{recruits[0]}"] }}
"""

OTHER = """
[[player]]                       # P{seat}
available = [1, 1]
# workers = {{ }}
# goods = ""
cards = 0                        # artifacts in hand; hand = "bat" for those you have seen
# morale = 1
# knowledge = 3
# recruits = []                  # active
# stars = {{ }}
"""


def left_out(name: str, value: Any) -> str:
    """A key as a comment, in the column where its explanation follows."""
    return f"# {f'{name} = {toml_value(value)}':<30} "


def alias(row: dict[str, Any]) -> str:
    return row["aliases"][0] if row.get("aliases") else row["name"]


def template(edition: str = "base", seats: int = 2) -> str:
    """The text of a new file to fill in; it loads as it is.  Raises PositionError on an unknown edition or seats."""
    try:
        rules_id(edition, seats)
    except ValueError as error:
        raise PositionError(str(error)) from None
    options = options_of(edition)
    constants = rules_data(edition, seats, options)["constants"]
    rows = [row for row in edition_rows(edition, "recruit") if row["faction"] in FACTIONS]
    open_rows = [row for row in edition_rows(edition, "recruit") if row["faction"] not in FACTIONS]
    lines = [left_out(name, value) + f"# {OPTIONS.get(name, '')}\n" for name, value in options.items()]
    names = [alias(row) for row in rows[::7]]
    gone = left_out("gone", [alias(row) for row in open_rows[:1]])
    words = {
        "edition": edition,
        "seats": seats,
        "options": "".join(lines),
        "miner": constants["miner_start"],
        "recruits": names,
        "active": left_out("recruits", names[:1]),
        "refused": left_out("refused", names[2:4]),
        "tile": alias(edition_rows(edition, "tile")[1]).lower(),
        "bazaar": BAZAAR.format(gone=gone) if constants["bazaar"] else "",
    }
    others = "".join(OTHER.format(seat=seat) for seat in range(2, seats + 1))
    return HEAD.format(**words) + OWN.format(**words) + others
