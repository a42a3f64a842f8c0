"""Advice as text of at most 80 columns: who decides what, the best turns with chances, reasons and warnings, and
what is likely to follow."""

from euphoria_ai.cli.text import flow, joined, wrap
from euphoria_ai.cli.views.words import seat_span
from euphoria_ai.intervals import share_text

INDENT = "      "


def advice_lines(advice, prompt, size):
    """Lines of an advice (the dict of `Advice.to_dict`); `prompt`: the decision in words."""
    lines = [*header(advice, prompt, size), ""]
    if advice["forced_win"]:
        lines += [[("This wins by force:", "good")], ""]
    elif advice["only_move"]:
        lines += [[("There is only this move:", "strong")], ""]
    if advice["ranked_by"] in RANKED:
        lines += [*([(line, "warn")] for line in wrap(RANKED[advice["ranked_by"]], size)), []]
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

RANKED = {
    "stars": "As good as lost: ranked by your stars at the end where the win chance tells nothing apart.",
    "turns": "As good as won: ranked by how soon the game ends where the win chance tells nothing apart.",
}
IF_SO = "if chance and others do as shown; ask again if not"
VERDICTS = {"close": "no difference found", "unsure": "looked at too little to tell"}


def chance_text(row, whole=True):
    """A win chance (a row of `win`) in as many digits as its interval allows; empty if there is none."""
    if row is None or row["win"] is None:
        return ""
    return share_text(row["win"], row["low"], row["high"], whole)


def own_chance(advice, turn):
    return next((row for row in turn["win"] or () if row["seat"] == advice["seat"]), None)


def standing_text(advice, turn):
    """`win 34 % (31 to 37)   7.1 stars at the end (7.0 to 7.2)   6,020 games`."""
    chance, count = chance_text(own_chance(advice, turn)), turn["count"]
    parts = [f"win {chance}"] if chance else []
    if count:
        what = "stars at the end" if advice["ranked_by"] == "stars" else "turns in all"
        digits = 2 if count["high"] - count["low"] < 0.2 else 1
        mean, low, high = (f"{count[key]:.{digits}f}" for key in ("mean", "low", "high"))
        parts.append(f"{mean} {what} ({low} to {high})")
    if turn["visits"]:
        parts.append(f"{turn['visits']:,} game{'s' * (turn['visits'] != 1)}")
    return "   ".join(parts)


def turn_lines(advice, turn, size):
    """The turn, its chances, what it assumes, what speaks for it and what to beware of."""
    first = [(f"{turn['rank']:2}. ", "dim")]
    lines = flow([[(text, "strong")] for text in turn["typed"]], size, first, "    ", between="; ")
    verdict = VERDICTS.get(turn["verdict"])
    pieces = [[(part, "good")] for part in standing_text(advice, turn).split("   ") if part]
    pieces += [[(verdict, "warn")]] if verdict else []
    lines += flow(pieces, size, "    ", between="   ") if pieces else []
    if turn["assumes"]:
        lines += [[(line, "dim")] for line in wrap(IF_SO, size, "    ", INDENT)]
    for note in turn["reasons"]:
        if not said_before(advice, turn, note):
            lines += [[(line, "")] for line in wrap(note["text"], size, "    * ", INDENT)]
    for note in turn["warnings"]:
        lines += [[(line, "bad")] for line in wrap(note["text"], size, "    ! ", INDENT)]
    for variant in turn["variants"]:
        lines += variant_lines(variant, size)
    return [*lines, ""]


def said_before(advice, turn, note):
    """Is it told elsewhere: a risky check as a warning, the difference to the best turn by the verdict or at the best
    turn?"""
    if note["code"] == "check_risk":
        return any(each["code"] == "check_now" for each in turn["warnings"])
    if note["code"] != "behind":
        return False
    ahead = [each for each in advice["turns"][0]["reasons"] if each["code"] == "ahead"]
    return turn["verdict"] in VERDICTS or any(each["numbers"]["other"] == turn["label"] for each in ahead)


def variant_lines(variant, size):
    """Another way to go on that was looked at nearly as often."""
    text = f"or {'; '.join(variant['typed'])}: win {chance_text(variant['win'])}, {variant['visits']:,} games"
    return [[(line, "dim")] for line in wrap(text, size, "    ~ ", INDENT)]


# ---------------------------------------------------------------- what follows


def chances(advice, size):
    """Everybody's chance to win after the best turn."""
    rows = advice["turns"][0]["win"] or ()
    pieces = [[seat_span(row["seat"]), (f" {chance_text(row, False)}", "")] for row in rows if row["win"] is not None]
    return flow(pieces, size, [("Chances after the first: ", "dim")], "  ") if pieces else []


def likely(advice, size):
    """The line of play that was looked at most, after the moves of the best turn; what nobody can know is not
    foretold."""
    pieces, last, seats = [], None, list(advice["stars_placed"])
    shown = 0
    for step, text in zip(advice["main_line"], advice["turns"][0]["typed"], strict=False):
        if text not in (step["text"], f"{step['seat']}: {step['text']}"):
            break
        shown += 1
    for step in advice["main_line"][shown:]:
        who = [] if step["seat"] == last or step["seat"] not in seats else [seat_span(step["seat"]), (" ", "")]
        pieces.append([*who, (step["text"], "")])
        last = step["seat"]
    return flow(pieces, size, [("Likely then: ", "dim")], "  ", between=", ") if pieces else []


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
