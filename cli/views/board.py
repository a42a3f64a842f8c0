"""The whole position as a picture of at most 80 columns: board, built markets, seats.

Workers stand as `P1:5`, in the colour of their seat where there is colour; nothing is told by colour alone.
"""

from euphoria_ai.catalog import FACTIONS, GOODS
from euphoria_ai.cli.text import flow, joined, row, trimmed, width, wrap
from euphoria_ai.cli.views.words import (
    card_text,
    cost_text,
    hand_text,
    items_text,
    penalty_text,
    seat_span,
    workers_spans,
)
from euphoria_ai.editions import EDITIONS, options_of
from euphoria_ai.moves.names import short_name
from euphoria_ai.words import seat_name

SIZE, SCREEN = 80, 24
LABEL, CELL = 8, 17
SIZES = (LABEL, CELL, CELL, CELL, CELL)
REGIONS = ("Euphoria (energy)", "Subterra (water)", "Wastelands (food)", "Icarus (bliss)")
AREAS = ("generator", "aquifer", "farm", "cloud_mine")
TUNNELS = (
    ("energy→gold", "tunnel_euphorian"),
    ("water→stone", "tunnel_subterran"),
    ("food→clay", "tunnel_wastelander"),
)
ENDS = (("3 water", "tunnel_end_euphorian"), ("3 food", "tunnel_end_subterran"), ("3 energy", "tunnel_end_wastelander"))
MARKETS = (("Incinerator", "incinerator"), ("Free Press", "free_press"), ("Ark", "ark"))
ICARUS = (
    ("Wind Saloon", "wind_saloon"),
    ("Nimbus Loft", "nimbus_loft"),
    ("Breeze Bar", "breeze_bar"),
    ("Sky Lounge", "sky_lounge"),
)
TRACK_MARKS, MINER_MARKS = (2, 5, 8, 11), (6, 9)
SEAT_SIZE, LONGEST_SEAT = 7, 16  # of the column of seats: without names, and at most
SEAT_SIZES = (-5, -3, -3, 8, *(-2,) * 7, 0)


def board_lines(data, prompt=None):
    """The picture of a position (see `euphoria_ai.positions.data`); `prompt`: what is being asked, in words."""
    lines = [*head(data, prompt), *regions(data), *markets(data), *players(data), *foot(data)]
    return lines + legend(data) if len(lines) < SCREEN else lines


# ---------------------------------------------------------------- head and foot


def decider(data):
    """Who decides what."""
    decision = data["decision"]
    if decision is None:
        return [
            ("over, ", ""),
            *joined([[seat_span(name)] for name in data["winners"]]),
            (" wins" if len(data["winners"]) == 1 else " share the win", ""),
        ]
    if decision["seat"] == "chance":
        return [(f"chance: {decision['kind']}", "strong")]
    you = " (you)" if decision["seat"] == data["you"] else ""
    return [seat_span(decision["seat"]), (f"{you} decides: ", ""), (decision["kind"], "strong")]


def head(data, prompt):
    usual = options_of(data["edition"])
    switched = [
        name if value is True else f"no {name}" if value is False else f"{name} {value}"
        for name, value in data["options"].items()
        if value != usual[name]
    ]
    game = ", ".join([EDITIONS[data["edition"]]["id"], f"{len(data['players'])} seats", *switched])
    line = [(f"Euphoria ({game}), turn {data['turn']}: ", "title"), *decider(data)]
    return [line, *([(text, "strong")] for text in wrap(prompt, SIZE))] if prompt else [line]


def cost_of(card):
    """What a card of the bazaar costs, in commodities."""
    return "" if card is None else f"costs {card['price']}" if card["price"] else "free"


def bazaar(data, size=SIZE):
    """`bazaar 1: bat costs 2 | 2: book costs 1 | 3: empty | 4: box free`: slots with their prices, and who
    has left the game."""
    if not data["bazaar"]:
        return []
    cards = [
        [(f"{slot}: ", "dim"), (f"{card['artifact']} " if card else "empty", ""), (cost_of(card), "dim")]
        for slot, card in enumerate(data["bazaar"], 1)
    ]
    if any(data["bazaar"]):
        cards[0] = [("bazaar ", "dim"), *cards[0]]
    gone = [[("gone ", "dim"), (", ".join(map(short_name, data["gone"])), "")]] if data["gone"] else []
    pieces = [*(cards if any(data["bazaar"]) else []), *gone]
    return flow(pieces, size, rest="  ", between=" | ") if pieces else []


def foot(data):
    """Tank, bazaar and decks."""
    tank = joined(
        [[("tank", "dim")], *(joined([[(name, "")], at(data, f"tank_{name}")]) for name in ("energy", "water"))]
    )
    cards = data["artifacts"]
    discard = items_text(cards["discard"]) if cards["discard"] else "none"
    pieces = [tank, [("deck ", "dim"), (str(cards["deck"]), "")], [("discarded ", "dim"), (discard, "")]]
    return flow(pieces, SIZE, between=" | ") + bazaar(data)


def legend(data):
    """What the signs mean."""
    needs = data["sites"]["ea"]["needs"]
    return [[(f"P1:5 worker of P1, face 5 | ★ star | C clay G gold S stone | {needs} workers a site", "dim")]]


# ---------------------------------------------------------------- regions


def at(data, *spaces, empty="-"):
    """The workers on some spaces as one line."""
    found = workers_spans([worker for worker in data["workers"] if worker["space"] in spaces])
    return joined([[span] for span in found]) if found else [(empty, "dim")]


def bar(value, marks, end):
    """` 6 #2##5#..8..11`: a track with its thresholds."""
    out = [(f"{value:2} ", "strong")]
    for step in range(1, end + 1):
        reached = step <= value
        out.append(
            (str(step), "strong" if reached else "dim")
            if step in marks
            else ("■" if reached else "·", "good" if reached else "dim")
        )
    return out


def territory(place):
    """One sign a star, a dot for each place left."""
    stars = [[seat_span(seat_name(i), f"★{i + 1}")] for i, n in enumerate(place["stars"]) for _ in range(n)]
    return joined([*stars, *[[("·", "dim")]] * (place["capacity"] - len(stars))])


def area(data, space):
    """Workers on a commodity area and their total."""
    total = sum(worker["face"] for worker in data["workers"] if worker["space"] == space)
    return joined([at(data, space), [(f"={total}", "dim")]]) if total else at(data, space)


def named(data, name, space):
    """`Ark P1:3`."""
    return joined([[(name, "")], at(data, space)])


def end_of(data, i):
    """The space at a tunnel's end, once it is open."""
    if data["miners"][FACTIONS[i]] < MINER_MARKS[-1]:
        return [("closed", "dim")]
    return named(data, *ENDS[i])


def site(data, name):
    """Free slots by their resource, taken ones by their worker; a finished site by its tile."""
    place = data["sites"][name]
    if place["tile"]:
        return [(short_name(place["tile"]["id"]), "strong")]
    cells = [
        workers_spans([slot["worker"]]) if slot["worker"] else [(slot["resource"][0].upper(), "")]
        for slot in place["slots"]
    ]
    return joined(cells)


def cells_of(data):
    """(label, four cells) of the rows of the board."""
    icarus = [named(data, *pair) for pair in ICARUS]
    yield "", [[(name, faction)] for name, faction in zip(REGIONS, FACTIONS, strict=True)]
    yield "track", [bar(data["tracks"][name], TRACK_MARKS, 11) for name in FACTIONS]
    yield "stars", [territory(data["territories"][name]) for name in FACTIONS]
    yield "area", [area(data, space) for space in AREAS]
    yield "miner", [*(bar(data["miners"][name], MINER_MARKS, 9) for name in FACTIONS[:3]), icarus[0]]
    yield "tunnel", [*(named(data, *pair) for pair in TUNNELS), icarus[1]]
    yield "end", [*(end_of(data, i) for i in range(3)), icarus[2]]
    yield "art. mkt", [*(named(data, *pair) for pair in MARKETS), icarus[3]]
    yield "site a", [*(site(data, f"{region}a") for region in "esw"), [("", "")]]
    yield "site b", [*(site(data, f"{region}b") for region in "esw"), [("", "")]]


def regions(data):
    """The rows of the board; what is too long for its cell goes on below it."""
    out = []
    for label, cells in cells_of(data):
        columns = [[cell] if width(cell) <= CELL else flow(split(cell), CELL, between=" ") for cell in cells]
        for i in range(max(map(len, columns))):
            parts = [column[i] if i < len(column) else "" for column in columns]
            out.append(trimmed(row([[(label if i == 0 else "", "dim")], *parts], SIZES)))
    return out


def split(cell):
    """The spans of a cell, without blanks, as pieces."""
    return [[(text.strip(), style)] for text, style in cell if text.strip()]


# ---------------------------------------------------------------- built markets


def markets(data):
    """What is built: price, penalty for who has no star there, whose stars, who stands there."""
    out = []
    for name, place in data["sites"].items():
        tile = place["tile"]
        if not tile:
            continue
        stars = (
            joined([[("stars", "dim")], *[[seat_span(seat)] for seat in tile["stars"]]])
            if tile["stars"]
            else [("no stars", "dim")]
        )
        pieces = [[(cost_text(tile["cost"]), "")], [(penalty_text(tile), "bad")], stars]
        there = at(data, tile["space"], empty="")
        pieces += [there] if width(there) else []
        out += flow(pieces, SIZE, first=[(f"{name} {short_name(tile['id'])}: ", "strong")], rest="   ", between="; ")
    return [trimmed(line) for line in out]


# ---------------------------------------------------------------- seats


def seat_cell(data, player):
    """`>P1 Ann you`: who decides, the seat, its name, whose knowledge this is."""
    asked = data["decision"] is not None and data["decision"]["seat"] == player["seat"]
    you = " you" if player["seat"] == data["you"] else ""
    name = player["name"] and f"{player['seat']} {player['name']}"[: LONGEST_SEAT - 1 - len(you)].strip()
    return [(">" if asked else " ", "strong"), seat_span(player["seat"], name), (you, "")]


def seat_sizes(data):
    """Widths of the columns of the table of seats."""
    widest = max(width(seat_cell(data, player)) for player in data["players"])
    return (max(SEAT_SIZE, widest), *SEAT_SIZES)


def seat_titles(data):
    """The head of the table of seats."""
    titles = ("seat", "stars", "mor", "kno", "dice", *(good[:2].capitalize() for good in GOODS), "cards")
    return [(text, "dim") for text, _ in row(titles, seat_sizes(data))]


def players(data):
    out = [seat_titles(data)]
    for player in data["players"]:
        out += player_lines(data, player)
    return out


def player_lines(data, player):
    """A row of numbers, then recruits and dilemma."""
    dice = " ".join(str(face or "?") for face in player["dice"]) + (f" +{player['placed']}" if player["placed"] else "")
    goods = [str(player["goods"].get(good, "·")) for good in GOODS]
    sizes = seat_sizes(data)
    cells = (
        seat_cell(data, player),
        f"{player['stars']['placed']}/{player['stars']['placed'] + player['stars']['left']}",
        str(player["morale"]),
        str(player["knowledge"]),
        dice.strip(),
        *goods,
    )
    whole = row((*cells, hand_text(player)), sizes)
    if width(whole) <= SIZE:
        return [trimmed(whole), *flow(card_pieces(player), SIZE, first="   ", between=" | ")]
    hand = [("hand ", "dim"), (hand_text(player).partition("(")[2].rstrip(")"), "")]
    return [
        trimmed(row((*cells, str(player["cards"])), sizes)),
        *flow([hand, *card_pieces(player)], SIZE, first="   ", between=" | "),
    ]


def card_pieces(player):
    """Recruits by state, then the dilemma; what is quite unknown is left out."""
    pieces = []
    for state in ("active", "dealt", "hidden"):
        cards = [card_text(recruit) for recruit in player["recruits"] if recruit["state"] == state]
        if cards:
            pieces.append([("" if state == "active" else f"{state} ", "dim"), (", ".join(cards), "")])
    refused = [short_name(card) for card in player["refused"] if card]
    if refused:
        pieces.append([("refused ", "dim"), (", ".join(refused), "")])
    for clue in player["clues"]:
        word = "hidden card" if clue["of"] == "hidden" else "a card" if clue["of"] == "hand" else "dilemma"
        names = " or ".join(short_name(card) if clue["of"] == "hidden" else card for card in clue["cards"])
        pieces.append([(f"{word} ", "dim"), (f"{'not ' * clue['none_of']}{names}", "")])
    dilemma = player["dilemma"]
    if dilemma["used"] != "no":
        pieces.append([("dilemma ", "dim"), ("★" if dilemma["used"] == "star" else "used", "")])
    elif dilemma["card"]:
        pieces.append([("dilemma ", "dim"), (dilemma["card"].removeprefix("dilemma_"), "")])
    return pieces or [[("no cards known", "dim")]]
