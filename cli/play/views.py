"""What the people at the table see, as lines of text (see `euphoria_ai.cli.text`).  Nothing here prints."""

from euphoria_ai.catalog import RECRUITS
from euphoria_ai.cli.play import layout
from euphoria_ai.cli.text import flow, row, trimmed, wrap
from euphoria_ai.cli.views.advice import IF_SO, PLAIN, RANKED, VERDICTS, chance_text, own_chance, said_before
from euphoria_ai.cli.views.board import SIZE, board_lines
from euphoria_ai.cli.views.brief import brief_lines
from euphoria_ai.cli.views.moves import move_lines
from euphoria_ai.errors import EuphoriaError
from euphoria_ai.intervals import share_text
from euphoria_ai.positions.data import position_data

SHORT_MENU = 9  # so many moves are listed without being asked for
HELP = (
    ("a move", "as the prompt shows them: place 3 farm; words may be cut short: pl 3 fa"),
    ("a number", "the move of that number in the list of moves"),
    ("moves [N]", "list all moves with their numbers; of a long list page N"),
    ("board", "draw the whole position"),
    ("card NAME", "what a recruit, tile, space, good or rule is or says: card Flavio, card hand limit"),
    ("position FILE", "write what you know as a position file, for euphoria suggest"),
    ("log [N]", "what happened lately: the last N lines (20), or `log all`"),
    ("hint", "what the program would do at full strength; nothing is played"),
    ("why", "look at the last move of a player of the program; `why best` at your own best move"),
    ("why not MOVE", "what MOVE would cost you, or why it is not allowed"),
    ("undo", "back to your last decision, if nothing was rolled, drawn or shown since"),
    ("trade P2 give 2 gold for bat", "offer a trade, in games with trading"),
    ("save [FILE]", "say where the game is saved (it always is), or copy it to FILE"),
    ("resign", "give up"),
    ("quit", "leave; --resume goes on later. So do Ctrl-C and Ctrl-D"),
)


# ---------------------------------------------------------------- the board


def whole_lines(position, names=(), size=SIZE):
    """All of it, in words where the window is too narrow for the board."""
    data = position_data(position, names)
    return layout.in_width(board_lines(data) if size >= SIZE else brief_lines(data, size), size)


# ---------------------------------------------------------------- cards


def recruit_pictures(position, size):
    """The recruits dealt to the own seat, to choose from: in full, a line each, their names only."""
    own = position_data(position)["players"][position.seat]["recruits"]
    texts = {row["id"]: row for row in RECRUITS}
    dealt = [texts[recruit["card"]] for recruit in own if recruit["card"]]
    more = [[("`card NAME` says more, `board` draws the table", "dim")]]
    return [
        [line for row in dealt for line in recruit_text(row, size)] + more,
        [recruit_line(row, size) for row in dealt] + more,
        flow([[(f"{row['name']} ({row['faction'][:1].upper()})", "strong")] for row in dealt], size) + more,
    ]


def recruit_text(row, size):
    """Name, faction, when it works, what it takes and gives."""
    price = f"{row['cost'].rstrip('.')}; " if row.get("cost") else ""
    first = f"{row['name']} ({row['faction']}) "
    lines = wrap(f"{row['trigger'].rstrip('.')}: {price}{row['effect'].rstrip('.')}.", size, first, "  ")
    return [[(first, "strong"), (lines[0][len(first) :], "")], *[[(line, "")] for line in lines[1:]]]


def recruit_line(row, size):
    text = f"{row['name']} ({row['faction'][:1].upper()}) {row['effect']}"
    return [(text if len(text) <= size else text[: size - 3].rstrip() + "...", "")]


def card_lines(found, size):
    """What was looked up: a few things in full, many as a list."""
    from euphoria_ai.cli.views.cards import full_lines, short_line

    if len(found) > 3:
        return [short_line(entry, size) for entry in found]
    return [line for entry in found for line in full_lines(entry, size)]


# ---------------------------------------------------------------- prompts


def menus(prompt, choices, size, room, everything=False, numbered=True, ids=False):
    """The question with the moves, in lists of falling length: with what they mean, without, and how many there are.

    everything: all moves are wanted, and if they do not fit `room` lines as many as do; else only a few are listed.
    numbered: False where a number typed means something else; ids: the text to type first.
    """
    title = [[(line, "title")] for line in wrap(prompt, size)]
    out = []
    if everything or len(choices) <= SHORT_MENU:
        columns = column_lines([choice.text for choice in choices], size, numbered)
        out += [move_lines(prompt, choices, True, size, numbered, ids), title + columns]
        if everything and len(columns) > room // 2:
            out.append([*title, *columns[: room // 2], [("... `moves` lists all", "dim")]])
    count = f"{len(choices)} move{'s' * (len(choices) != 1)}"
    sentence = f"{prompt} ({count}; `moves` lists them, `help` says more)"
    return [*out, [[(line, "title")] for line in wrap(sentence, size)]]


def column_lines(texts, size, numbered):
    """Moves side by side, numbered line by line."""
    digits = len(str(len(texts)))
    cells = [f"{n:{digits}}  {text}" if numbered else text for n, text in enumerate(texts, 1)]
    widest = max(map(len, cells))
    if widest > size:
        return [[(line, "")] for cell in cells for line in wrap(cell, size, "", "    ")]
    across = max(1, (size + 3) // (widest + 3))
    rows = [cells[i : i + across] for i in range(0, len(cells), across)]
    return [[("   ".join(f"{cell:{widest}}" for cell in cells).rstrip(), "")] for cells in rows]


def page_of(lines, number, rows):
    """One of the pages of a list that a window of so many rows holds.  Raises EuphoriaError if there is none."""
    if len(lines) < rows:
        return lines
    each = max(1, rows - 2)
    pages = -(-len(lines) // each)
    if not 1 <= number <= pages:
        raise EuphoriaError(f"moves: there are {pages} pages")
    more = f"page {number} of {pages}" + (f"; `moves {number + 1}` goes on" if number < pages else "")
    return [*lines[(number - 1) * each : number * each], [(more, "dim")]]


def help_lines(size):
    width = max(len(name) for name, _ in HELP) + 2
    out = []
    for name, text in HELP:
        if size < 2 * width:
            out += [[(name, "strong")], *[[(line, "")] for line in wrap(text, size, "  ")]]
            continue
        first, *rest = wrap(text, size - width)
        out.append([(f"{name:{width}}", "strong"), (first, "")])
        out += [" " * width + line for line in rest]
    return out


def told_lines(sentences, size):
    """Sentences of the log."""
    out = []
    for sentence in sentences:
        first, *rest = wrap(sentence, size, "  ", "    ")
        out += [[(first, "")], *[[(line, "")] for line in rest]]
    return out


# ---------------------------------------------------------------- the end

END_SIZES = (5, 18, -5, -11, -7, -8, -7, -4, -7)
END_TITLES = ("rank", "seat", "stars", "territories", "markets", "recruits", "dilemma", "lost", "doubles")


def end_lines(rows, size):
    """The standings (see `euphoria_ai.cli.play.summary`)."""
    if size < SIZE:
        return [line for entry in rows for line in end_words(entry, size)]
    out = [trimmed([(text, "dim") for text, _ in row(END_TITLES, END_SIZES)])]
    for entry in rows:
        paths = entry["paths"]
        cells = (
            entry["place"],
            [(entry["label"], f"p{entry['seat'] + 1}")],
            str(entry["stars"]),
            str(paths["territories"]),
            str(paths["markets"]),
            str(paths["recruits"]),
            str(paths["dilemma"]),
            str(entry["workers_lost"]),
            f"{entry['doubles_used']}/{entry['doubles_offered']}",
        )
        out.append(trimmed(row(cells, END_SIZES)))
    ties = [
        f"{entry['label']}: morale {entry['morale']}, knowledge {entry['knowledge']}, {entry['tiles']} markets, "
        f"{entry['territories']} territories"
        for entry in rows
    ]
    return out + flow(
        [[(text, "dim")] for text in ties], size, first=[("tie-breaks (R111): ", "dim")], rest="  ", between="; "
    )


def end_words(entry, size):
    """A seat of the standings where the window is too narrow for the table."""
    pieces = [
        f"{entry['stars']} stars",
        *(f"{n} {path}" for path, n in entry["paths"].items() if n),
        f"{entry['workers_lost']} lost",
        f"doubles {entry['doubles_used']}/{entry['doubles_offered']}",
        f"tie-breaks morale {entry['morale']}",
        f"knowledge {entry['knowledge']}",
        f"{entry['tiles']} markets",
        f"{entry['territories']} territories",
    ]
    first = [(f"{entry['place']}. ", ""), (entry["label"], f"p{entry['seat'] + 1}"), (": ", "")]
    return flow([[(piece, "")] for piece in pieces], size, first=first, rest="   ")


def chart_lines(points, labels, size, height=5):
    """Win chances over the game.  points: [(turn, chances per seat)]; a digit is a seat, + stands for several in one
    place."""
    if len(points) < 2:
        return []
    points = points[:: -(-len(points) // (size - 6))]
    grid = [[" "] * len(points) for _ in range(height + 1)]
    for x, (_, chances) in enumerate(points):
        for seat, chance in enumerate(chances):
            y = height - round(chance * height)
            grid[y][x] = str(seat + 1) if grid[y][x] == " " else "+"
    stretch = max(1, (size - 6) // len(points))
    title = f"win chances as the program saw them, turn {points[0][0]} to {points[-1][0]}"
    out = [[(line, "title")] for line in wrap(title, size)]
    for y, line in enumerate(grid):
        out.append(
            trimmed(
                [(f"{100 * (height - y) // height:4}% ", "dim"), ("".join(c + " " * (stretch - 1) for c in line), "")]
            )
        )
    legend = [[(f"{seat + 1} {label.partition(' ')[2] or label}", f"p{seat + 1}")] for seat, label in enumerate(labels)]
    return out + flow(legend, size, first="      ", between="  ")


# ---------------------------------------------------------------- counsel


def hint_lines(advice, size, top=4, voice=PLAIN):
    """Advice (plain data of `euphoria_ai.advice`) in short; voice: how moves and seats are said."""
    out = [[(hint_head(advice), "title")]]
    if advice["ranked_by"] in RANKED:
        out += [[(line, "warn")] for line in wrap(RANKED[advice["ranked_by"]], size)]
    for turn in advice["turns"][:top]:
        win = chance_text(own_chance(advice, turn))
        text = f"{turn['rank']}. {voice.moves(turn['typed'])}{voice.typed(turn['typed'])}"
        verdict = VERDICTS.get(turn["verdict"])
        text += f": {win}" if win else ""
        text += f", {verdict}" if verdict else ""
        text += f" ({IF_SO})" if turn["assumes"] else ""
        out += [[(line, "strong" if turn["rank"] == 1 else "")] for line in wrap(text, size, "", "   ")]
        if turn["rank"] == 1:
            out += note_lines(said(advice, turn), turn["warnings"], size, voice)
    return out


def said(advice, turn):
    """The reasons of a turn that are not told elsewhere."""
    return [note for note in turn["reasons"] if not said_before(advice, turn, note)]


def note_lines(reasons, warnings, size, voice=PLAIN):
    out = []
    for text, style in [(note["text"], "") for note in reasons] + [
        (f"careful: {note['text']}", "warn") for note in warnings
    ]:
        out += [[(line, style)] for line in wrap(voice.named(text), size, "   - ", "     ")]
    return out


def hint_head(advice):
    if advice["only_move"]:
        return "only one move is possible"
    if advice["forced_win"]:
        return "this wins by force"
    cut_short = ", cut short" if advice["search"]["interrupted"] else ""
    return f"best turns, with your chance to win ({advice['search']['iterations']} iterations{cut_short}):"


def comparison_lines(found, size, voice=PLAIN):
    """Why not a move: what it costs, and what is different."""
    if found.reason:
        return [[(line, "")] for line in wrap(voice.named(found.reason), size)]
    advice = found.advice
    best = advice["turns"][0]
    if found.number is None:
        text = f"{spoken(best['move'], voice)} wins by force; {spoken(found.text, voice)} does not."
        return [[(line, "")] for line in wrap(text, size)]
    mine = advice["turns"][found.number]
    out = [[(line, "")] for line in wrap(comparison_text(advice, found.text, mine, best, voice), size)]
    if mine is best:
        return out + note_lines(said(advice, best), best["warnings"], size, voice)
    for turn, other in ((best, mine), (mine, best)):
        reasons, warnings = only_there(turn, other)
        if reasons or warnings:
            out += [[(line, "strong")] for line in wrap(f"{voice.moves(turn['typed'])}:", size, "", "   ")]
            out += note_lines(reasons, warnings, size, voice)
    return out


def spoken(text, voice):
    """A move in full names, with what is typed behind it."""
    return f"{voice.moves([text])}{voice.typed([text])}"


def comparison_text(advice, text, mine, best, voice):
    text = spoken(text, voice)
    win, most = (chance_text(own_chance(advice, turn)) for turn in (mine, best))
    if advice["only_move"]:
        return f"{text} is the only move."
    if advice["forced_win"]:
        return f"{text} wins by force."
    if not win or not most:
        return "no time to look"
    if mine is best:
        return f"{text} is the best that was found: you win {win}."
    verdict = {"close": "no difference found.", "unsure": "looked at too little to tell."}.get(mine["verdict"])
    behind = next((note["text"] for note in mine["reasons"] if note["code"] == "behind"), "")
    told = verdict or f"{voice.named(behind)}."
    return f"after {text} you win {win}, after {spoken(best['label'], voice)} {most}: {told}"


def only_there(turn, other):
    """(reasons, warnings) of a turn that the other one does not have, the comparison itself aside."""
    return tuple(
        [
            note
            for note in turn[key]
            if note["code"] not in ("ahead", "behind") and note["text"] not in [each["text"] for each in other[key]]
        ]
        for key in ("reasons", "warnings")
    )


def judgement_lines(found, name, size, voice=PLAIN):
    """Why a player of the program moved as it did, as far as can be known from one's own seat."""
    out = told_lines(found.told, size)
    if found.secret:
        return [*out, "which recruits a seat keeps is its secret"]
    if not found.rows:
        return [*out, "nothing more can be said about it"]
    out += note_lines([{"text": text} for text in found.reasons], (), size, voice)
    out += [
        [(line, "title")]
        for line in wrap(f"seen from your seat, {name}'s chances to win by what it could have done:", size)
    ]
    best, mine = found.rows[:4], [entry for entry in found.rows if entry[0] == found.text]
    for text, _, win, low, high in best + [entry for entry in mine if entry not in best]:
        mark = "  <- played" if text == found.text else ""
        out += [
            [(line, "strong" if mark else "")]
            for line in wrap(f"{spoken(text, voice)}: {share_text(win, low, high)}{mark}", size, "  ", "        ")
        ]
    return out
