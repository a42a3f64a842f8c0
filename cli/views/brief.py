"""The position in few lines for small windows: everything that there is, in words that flow to the width of the
window; what is empty is left out.
"""

from euphoria_ai.catalog import FACTIONS, GOODS, SPACES
from euphoria_ai.cli.text import flow, joined
from euphoria_ai.cli.views.board import at, bazaar, card_pieces, decider, seat_cell
from euphoria_ai.cli.views.words import cost_text, hand_text, penalty_text, seat_span, workers_spans
from euphoria_ai.moves.names import short_name
from euphoria_ai.words import seat_name

LETTERS = ("E", "S", "W", "I")
SHORT_GOODS = {good: good[:2].capitalize() for good in GOODS}


def turn_line(data):
    """`turn 12: P1 (you) decides: turn`."""
    return [(f"turn {data['turn']}: ", "title"), *decider(data)]


def track_lines(data, size):
    """Allegiance, miners and the stars on territories, by the letters of the factions."""
    factions = list(zip(LETTERS, FACTIONS, strict=True))
    tracks = [[(f"{letter}{data['tracks'][name]}", name)] for letter, name in factions]
    miners = [[(f"{letter}{data['miners'][name]}", name)] for letter, name in factions[:3]]
    places = [territory(data, letter, name) for letter, name in factions]
    pieces = [
        [("tracks ", "dim"), *joined(tracks)],
        [("miners ", "dim"), *joined(miners)],
        [("stars ", "dim"), *joined(places)],
    ]
    return flow(pieces, size, between=" | ")


def territory(data, letter, faction):
    """`E12··`: seats with a star there, and places left."""
    place = data["territories"][faction]
    stars = [seat_span(seat_name(i), str(i + 1)) for i, n in enumerate(place["stars"]) for _ in range(n)]
    return [(letter, faction), *stars, ("·" * (place["capacity"] - len(stars)), "dim")]


def worker_lines(data, size):
    """The workers on spaces, construction sites aside."""
    slots = {slot["space"] for place in data["sites"].values() for slot in place["slots"]}
    pieces = [
        [(f"{short_name(row['id'])} ", ""), *at(data, row["id"])]
        for row in SPACES
        if row["id"] not in slots and any(worker["space"] == row["id"] for worker in data["workers"])
    ]
    return flow(pieces, size, first=[("at ", "dim")], rest="  ") if pieces else []


def site_lines(data, size):
    """Construction sites with their free slots and workers; of finished ones the tile."""
    pieces = []
    for name, place in data["sites"].items():
        if place["tile"]:
            pieces.append([(f"{name} ", "dim"), (short_name(place["tile"]["id"]), "strong")])
            continue
        cells = [
            workers_spans([slot["worker"]]) if slot["worker"] else [(slot["resource"][0].upper(), "")]
            for slot in place["slots"]
        ]
        pieces.append([(f"{name} ", "dim"), *joined(cells)])
    return flow(pieces, size, first=[("sites ", "dim")], rest="  ", between=" | ")


def tile_lines(data, size):
    """The tiles that are built: price, penalty, stars."""
    out = []
    for name, place in data["sites"].items():
        tile = place["tile"]
        if tile:
            stars = (
                [[("stars ", "dim"), *joined([[seat_span(seat)] for seat in tile["stars"]])]] if tile["stars"] else []
            )
            pieces = [[(cost_text(tile["cost"]), "")], [(penalty_text(tile), "bad")], *stars]
            first = [(f"{name} {short_name(tile['id'])}: ", "strong")]
            out += flow(pieces, size, first=first, rest="  ", between="; ")
    return out


def penalty_lines(data, size):
    """What the tiles forbid the own seat."""
    found = [place["tile"] for place in data["sites"].values() if place["tile"]]
    pieces = [[(penalty_text(tile), "bad")] for tile in found if data["you"] not in tile["stars"]]
    return flow(pieces, size, first=[("against you ", "dim")], rest="  ", between="; ") if pieces else []


def seat_lines(data, player, size):
    """`>P1 you 3★ mor 3 kno 4 dice 1 2 +2 | 2 En 3 Bo | 2 cards (bat) | Zong(I), hidden Lee(S) | dilemma box`."""
    dice = " ".join(str(face or "?") for face in player["dice"])
    placed = f"+{player['placed']}" if player["placed"] else ""
    goods = " ".join(f"{n}{SHORT_GOODS[good]}" for good, n in player["goods"].items())
    pieces = [
        [("★", "star"), (str(player["stars"]["placed"]), "strong")],
        [("m", "dim"), (str(player["morale"]), "")],
        [("k", "dim"), (str(player["knowledge"]), "")],
        [("dice ", "dim"), (f"{dice} {placed}".strip() or "-", "")],
        [(goods, "")] if goods else None,
        hand_piece(player) if player["cards"] else None,
        *card_pieces(player),
    ]
    first = [*seat_cell(data, player), (" ", "")]
    return flow([piece for piece in pieces if piece], size, first=first, rest="   ", between=" | ")


def hand_piece(player):
    """`2 cards (bat, 1 unknown)`."""
    number, _, known = hand_text(player).partition(" ")
    return [(number, ""), (f" card{'s' * (player['cards'] != 1)}", "dim"), (f" {known}" if known else "", "")]


def sign_lines(size):
    """What the signs mean."""
    pieces = (
        "E Euphoria",
        "S Subterra",
        "W Wastelands",
        "I Icarus",
        "m morale",
        "k knowledge",
        "P1:24 two workers of P1",
    )
    return flow([[(piece, "dim")] for piece in pieces], size, between=" | ")


def least_lines(data, size):
    """The own seat, then the others, then the board: what comes last may be cut off."""
    you = [player for player in data["players"] if player["seat"] == data["you"]]
    others = [player | {"refused": []} for player in data["players"] if player not in you]
    seats = [line for player in you + others for line in seat_lines(data, player, size)]
    return [turn_line(data), *seats, *track_lines(data, size), *worker_lines(data, size), *site_lines(data, size)]


def brief_lines(data, size, tiles=True):
    """The whole position in few lines.  tiles: with a line for each that is built, else what they forbid oneself."""
    seats = [line for player in data["players"] for line in seat_lines(data, player, size)]
    return [
        turn_line(data),
        *track_lines(data, size),
        *worker_lines(data, size),
        *site_lines(data, size),
        *(tile_lines(data, size) if tiles else penalty_lines(data, size)),
        *bazaar(data, size),
        *seats,
    ]
