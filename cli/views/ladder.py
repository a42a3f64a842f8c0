"""A ladder as lines for the terminal, as Markdown for a document, and as a picture (SVG)."""

from html import escape

from euphoria_ai.cli.text import percent, row, trimmed

SIZES = (-2, -6, -13, -5, -6, -8, 34)
TITLES = ("", "rating", "95%", "games", "wins", "s/move", "player")
PAIR_SIZES = (-2, -3, -6, -6, -10)
PAIR_TITLES = ("", "", "games", "wins", "95%")

# of the picture, in pixels: a line a player, room for names, for the scale and around it all
LINE, NAMES, SCALE, EDGE = 24, 380, 420, 20
STEPS = (50, 100, 200, 250, 500, 1000, 2000)  # between two marks of the scale
MARKS = 8  # at most


def head(data):
    state = "" if data["finished"] else ", not finished"
    return (
        f"{data['edition']}, {data['seats_per_game']} seats, at most {data['games_per_pair']} games a pair, "
        f"{sum(pair['games'] for pair in data['pairs'])} played{state}"
    )


def rating_cells(player):
    if player["rating"] is None:
        return "-", "-"
    return f"{player['rating']:.0f}", f"{player['low']:.0f}..{player['high']:.0f}"


def player_cells(player):
    seconds = player["seconds_per_decision"]
    return (
        *rating_cells(player),
        str(player["games"]),
        wins_in(player) if player["games"] else "-",
        "-" if seconds is None else f"{seconds:.4f}",
        player["player"],
    )


def wins_in(pair):
    """Wins of a player, or of the first of a pair; shared ones are fractions."""
    return f"{round(pair['wins'], 2):g}"


def share_of(pair):
    return "-" if pair["share"] is None else f"{percent(pair['low'])}..{percent(pair['high'])}"


def pieces(spec, size):
    """A spec in pieces of at most `size` characters, broken after commas where there are any."""
    while len(spec) > size:
        end = spec.rfind(",", 0, size) + 1 or size
        yield spec[:end]
        spec = spec[end:]
    yield spec


def player_lines(number, player):
    *cells, name = player_cells(player)
    first, *rest = pieces(name, SIZES[-1])
    yield trimmed(row((str(number), *cells, first), SIZES))
    for piece in rest:
        yield trimmed(row(("",) * (len(SIZES) - 1) + (piece,), SIZES))


def lines_of(data):
    """The tables of a ladder as lines: numbered players, and pairs by their numbers."""
    out = [[(head(data), "title")], trimmed([(text, "dim") for text, _ in row(TITLES, SIZES)])]
    for number, player in enumerate(data["players"], 1):
        out += player_lines(number, player)
    if data["no_ratings"]:
        out.append(data["no_ratings"])
    out += [[], trimmed([(text, "dim") for text, _ in row(PAIR_TITLES, PAIR_SIZES)])]
    numbers = {player["player"]: str(number) for number, player in enumerate(data["players"], 1)}
    for pair in data["pairs"]:
        cells = (numbers[pair["first"]], numbers[pair["second"]], str(pair["games"]), wins_in(pair), share_of(pair))
        out.append(trimmed(row(cells, PAIR_SIZES)))
    return out


# ---------------------------------------------------------------- a document


def table(titles, rows):
    """Lines of a Markdown table."""
    lines = [titles, ["---"] * len(titles), *rows]
    return ["| " + " | ".join(cells) + " |" for cells in lines]


def markdown(data, command, picture):
    """The ladder as a part of a document: the command that made it, the picture, the tables."""
    out = [f"    {command}", "", f"{head(data)[:1].upper()}{head(data)[1:]}.", ""]
    if data["no_ratings"]:
        out += [data["no_ratings"] + ".", ""]
    else:
        out += [f"![ratings]({picture})", ""]
    players = []
    for player in data["players"]:
        rating, interval, games, wins, seconds, name = player_cells(player)
        players.append((f"`{name}`", rating, interval, games, wins, seconds))
    out += table(("player", "rating", "95 %", "games", "wins", "s/move"), players)
    pairs = [
        (f"`{pair['first']}`", f"`{pair['second']}`", str(pair["games"]), wins_in(pair), share_of(pair))
        for pair in data["pairs"]
        if pair["games"]
    ]
    return "\n".join([*out, "", *table(("first", "second", "games", "first wins", "95 %"), pairs)]) + "\n"


def marks(edition, seats):
    """The lines between which a document holds the ladder of an edition and a number of seats."""
    return f"<!-- ladder {edition} {seats} -->\n", f"<!-- end of ladder {edition} {seats} -->\n"


def put_between(text, begin, end, part):
    """The text with `part` between the two marks; they come at the end if it has none."""
    before, _, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not closed:
        before, after = text + ("\n" if text and not text.endswith("\n\n") else ""), ""
    return before + begin + part + end + after


# ---------------------------------------------------------------- a picture


def step_of(span):
    """The distance of the marks of a scale."""
    return next((step for step in STEPS if span / step <= MARKS), span)


def picture(data):
    """Ratings with their intervals as SVG: a line a player, the best on top."""
    players = data["players"]
    low = min(player["low"] for player in players)
    high = max(player["high"] for player in players)
    step = step_of(max(high - low, 1))
    low, high = step * (low // step), step * -(-high // step)
    span = max(high - low, step)
    width, height = NAMES + SCALE + 2 * EDGE, LINE * (len(players) + 1) + 2 * EDGE

    def place(points):
        return round(NAMES + EDGE + SCALE * (points - low) / span, 1)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        f"<title>Ratings: {escape(head(data))}</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    bottom = height - EDGE
    for i in range(round(span / step) + 1):
        x, points = place(low + i * step), low + i * step
        out.append(f'<line x1="{x}" y1="{EDGE}" x2="{x}" y2="{bottom - LINE / 2}" stroke="#ddd"/>')
        out.append(f'<text x="{x}" y="{bottom}" text-anchor="middle">{points:.0f}</text>')
    for i, player in enumerate(players):
        y = EDGE + LINE * (i + 0.5)
        out.append(f'<text x="{NAMES + EDGE / 2}" y="{y + 4}" text-anchor="end">{escape(player["player"])}</text>')
        out.append(
            f'<line x1="{place(player["low"])}" y1="{y}" x2="{place(player["high"])}" y2="{y}" '
            'stroke="#346" stroke-width="2"/>'
        )
        out.append(f'<circle cx="{place(player["rating"])}" cy="{y}" r="4" fill="#346"/>')
    return "\n".join([*out, "</svg>"]) + "\n"
