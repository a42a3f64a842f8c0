"""Advice as text of at most 80 columns: who decides what, the best turns with chances, reasons and warnings, and
what is likely to follow."""

from euphoria_ai.cli.text import flow, joined, percent, wrap
from euphoria_ai.cli.views.words import seat_span

INDENT = "      "


def advice_lines(advice, prompt, size):
    """Lines of an advice (the dict of `Advice.to_dict`); `prompt`: the decision in words."""
    lines = [*header(advice, prompt, size), ""]
    if advice["forced_win"]:
        lines += [[("This wins by force:", "good")], ""]
    elif advice["only_move"]:
        lines += [[("There is only this move:", "strong")], ""]
    for turn in advice["turns"]:
        lines += turn_lines(advice, turn, size)
    lines += chances(advice, size) + likely(advice, size)
    lines += [[(line, "warn")] for note in advice["warnings"] for line in wrap(note["text"], size, "note: ")]
    return lines + foot(advice, size)


def header(advice, prompt, size):
    """The question, and everybody's stars."""
    stars = joined([[seat_span(seat), (f" {n}", "")] for seat, n in advice["stars_placed"].items()], ", ")
    return [*([(line, "title")] for line in wrap(prompt, size)), [("Stars placed: ", "dim"), *stars]]


# ---------------------------------------------------------------- turns


def chance_text(advice, turn):
    """`win 34.2 % (31.0 to 37.5)   6,020 visits, 60 % of all`."""
    own = next((row for row in turn["win"] or () if row["seat"] == advice["seat"]), None)
    parts = []
    if own and own["win"] is not None:
        exact = own["low"] == own["high"]
        parts.append(
            "win "
            + percent(own["win"], 1, " ")
            + ("" if exact else f" ({100 * own['low']:.1f} to {100 * own['high']:.1f})")
        )
    if turn["visits"]:
        parts.append(
            f"{turn['visits']:,} visits"
            + (f", {100 * turn['share']:.0f} % of all" if turn["share"] is not None else "")
        )
    return "   ".join(parts)


def turn_lines(advice, turn, size):
    """The turn, its chances, what it assumes, what speaks for it and what to beware of."""
    first = [(f"{turn['rank']:2}. ", "dim")]
    lines = flow([[(text, "strong")] for text in turn["moves"]], size, first, "    ", between="; ")
    chance = chance_text(advice, turn)
    close = turn["close_call"]
    if chance or close:
        lines.append([(f"    {chance}", "good"), *([("   close call", "warn")] if close else [])])
    if turn["assumes"]:
        lines += [[(line, "dim")] for line in wrap(", ".join(turn["assumes"]), size, "    if ", INDENT)]
    for note in turn["reasons"]:
        lines += [[(line, "")] for line in wrap(note["text"], size, "    * ", INDENT)]
    for note in turn["warnings"]:
        lines += [[(line, "bad")] for line in wrap(note["text"], size, "    ! ", INDENT)]
    for variant in turn["variants"]:
        lines += variant_lines(variant, size)
    return [*lines, ""]


def variant_lines(variant, size):
    """Another way to go on that was looked at nearly as often."""
    text = "; ".join(variant["moves"])
    win = variant["win"]["win"] if variant["win"] else None
    text += f" ({percent(win, 1, ' ')})" if win is not None else ""
    given = f"if {', '.join(variant['assumes'])}: " if variant["assumes"] else "or "
    return [[(line, "dim")] for line in wrap(given + text, size, "    ~ ", INDENT)]


# ---------------------------------------------------------------- what follows


def chances(advice, size):
    """Everybody's chance to win after the best turn."""
    rows = advice["turns"][0]["win"] or ()
    pieces = [
        [seat_span(row["seat"]), (f" {percent(row['win'], 1, ' ')}", "")] for row in rows if row["win"] is not None
    ]
    return flow(pieces, size, [("Chances after the first: ", "dim")], "  ") if pieces else []


def likely(advice, size):
    """The line of play that was looked at most."""
    pieces, last, seats = [], None, list(advice["stars_placed"])
    for step in advice["main_line"]:
        who = [] if step["seat"] == last or step["seat"] not in seats else [seat_span(step["seat"]), (" ", "")]
        pieces.append([*who, (step["text"], "")])
        last = step["seat"]
    return flow(pieces, size, [("Likely: ", "dim")], "  ", between=", ") if pieces else []


def foot(advice, size):
    search, timing = advice["search"], advice.get("timing")
    if not search["iterations"]:
        return []
    text = f"{search['iterations']:,} iterations, {search['threads']} thread{'s' * (search['threads'] > 1)}"
    text += f", seed {search['seed']}"
    if timing:
        text += f", {timing['seconds']:.1f} s"
    text += "; memory was full" if search["full"] else ""
    text += "; interrupted" if search["interrupted"] else ""
    return [[(line, "dim")] for line in wrap(text, size)]
