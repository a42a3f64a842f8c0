"""Positions near the end, built so that the right answer can be worked out by hand.

Six seats, so that every territory takes six stars: P1 and P2 have placed nearly all of theirs and fill Euphoria,
Subterra and the Wastelands.  Only the Icarite territory is open: stars come from the Wind Saloon (a pair of artifacts,
or any three) and the Nimbus Loft (three resources).
"""

from helpers import build

LOFT = "place 1 nimbus_loft"
SALOON = "place 1 wind_saloon"
WINNER = {
    "goods": "3 gold",
    "stars_left": 1,
    "dice": {"hand": [2, 3]},
}  # wins at the Nimbus Loft as soon as its turn comes


def near_end(me, *others, rival=WINNER, **more):
    """P1 is `me`, one star short unless it says otherwise; P2 wins in its turn;
    P6 holds what is left of three territories.
    """
    me = {"stars_left": 1, **me}
    elsewhere = len(me.get("starred", ())) + (me.get("dilemma_use") == "star")
    mine = 10 - me["stars_left"] - 6 - elsewhere
    me.setdefault("territory", {"euphorian": 6, "subterran": mine})
    rival = {"territory": {"wastelander": 6, "subterran": 3}, **rival}
    others = [*others, {}, {}, {}][:3]
    return build(me, rival, *others, {"territory": {"subterran": 3 - mine}}, seats=6, **more)


def texts(position, moves):
    """Sorted texts of moves of a position."""
    return sorted(position.text(move) for move in moves)


def lottery(deck):
    """A tunnel draws one card, the Breeze Bar two; a pair is paid with the second worker and wins, nothing else."""
    me = {"hand": "bat", "morale": 2, "goods": "energy bliss", "dice": {"hand": [1, 1]}}
    return near_end(me, deck=deck)


def guess(morale):
    """Two stars short, four different cards in hand, the deck a single card of one of these four kinds,
    the other three in a rival's hand.

    Paying three cards for a star first keeps one, and the draw fits it in one of four cases:
    which one to keep would have to be known. With morale 5 drawing first is safe: five cards
    hold a pair and three others.  With morale 4 one of the five must be discarded.
    """
    me = {
        "hand": "bat bear book box",
        "morale": morale,
        "goods": "energy",
        "stars_left": 2,
        "dice": {"hand": [1, 1, 1]},
    }
    return near_end(me, {"hand": "bat bear book", "morale": 3}, deck="box")
