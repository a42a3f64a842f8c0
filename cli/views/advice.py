"""Advice as text of at most 80 columns: who decides what, the best turns with chances, reasons and warnings, and
what is likely to follow."""

from euphoria_ai.cli.text import flow, joined, plain, width, wrap
from euphoria_ai.cli.views.voice import Voice
from euphoria_ai.intervals import share_text

INDENT = "      "
PLAIN = Voice()


def advice_lines(advice, prompt, size, voice=PLAIN):
    """Lines of an advice (the dict of `Advice.to_dict`); `prompt`: the decision in words; voice: how moves and seats
    are said."""
    lines = [*header(advice, prompt, size, voice), ""]
    if advice["forced_win"]:
        lines += [[("This wins by force:", "good")], ""]
    elif advice["only_move"]:
        lines += [[("There is only this move:", "strong")], ""]
    if advice["ranked_by"] in RANKED:
        lines += [*([(line, "warn")] for line in wrap(RANKED[advice["ranked_by"]], size)), []]
    for turn in advice["turns"]:
        lines += turn_lines(advice, turn, size, voice)
    lines += chances(advice, size, voice) + likely(advice, size, voice)
    for note in advice["warnings"]:
        lines += [[(line, "warn")] for line in wrap(voice.named(note["text"]), size, "note: ")]
    return lines + foot(advice, size)


def header(advice, prompt, size, voice):
    """The question, and everybody's stars."""
    gap = ": " if voice.called else " "
    stars = joined([[voice.seat(seat), (f"{gap}{n}", "")] for seat, n in advice["stars_placed"].items()], ", ")
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
    """`win 34 % (31 to 37)   7.1 stars at the end (7.0 to 7.2)   6,020 tries`."""
    chance, count = chance_text(own_chance(advice, turn)), turn["count"]
    parts = [f"win {chance}"] if chance else []
    if count:
        what = "stars at the end" if advice["ranked_by"] == "stars" else "turns in all"
        digits = 2 if count["high"] - count["low"] < 0.2 else 1
        mean, low, high = (f"{count[key]:.{digits}f}" for key in ("mean", "low", "high"))
        parts.append(f"{mean} {what} ({low} to {high})")
    if turn["visits"]:
        parts.append(f"{turn['visits']:,} {'try' if turn['visits'] == 1 else 'tries'}")
    return "   ".join(parts)


def turn_lines(advice, turn, size, voice):
    """The turn, its chances, what it assumes, what speaks for it and what to beware of."""
    first = [(f"{turn['rank']:2}. ", "dim")]
    pieces = [[(voice.moves([text]), "strong")] for text in turn["typed"]]
    lines = unwide(flow(pieces, size, first, "    ", between="; "), size)
    if voice.typed(turn["typed"]):
        lines += [[(line, "dim")] for line in wrap("; ".join(turn["typed"]), size, "    type: ", INDENT)]
    verdict = VERDICTS.get(turn["verdict"])
    pieces = [[(part, "good")] for part in standing_text(advice, turn).split("   ") if part]
    pieces += [[(verdict, "warn")]] if verdict else []
    lines += flow(pieces, size, "    ", between="   ") if pieces else []
    if turn["assumes"]:
        lines += [[(line, "dim")] for line in wrap(IF_SO, size, "    ", INDENT)]
    for note in turn["reasons"]:
        if not said_before(advice, turn, note):
            lines += [[(line, "")] for line in wrap(voice.named(note["text"]), size, "    * ", INDENT)]
    for note in turn["warnings"]:
        lines += [[(line, "bad")] for line in wrap(voice.named(note["text"]), size, "    ! ", INDENT)]
    for variant in turn["variants"]:
        lines += variant_lines(variant, size, voice)
    return [*lines, ""]


def unwide(lines, size):
    """Lines of one piece that is longer than a line are wrapped."""
    out = []
    for line in lines:
        if width(line) <= size:
            out.append(line)
        else:
            out += [[(text, "strong")] for text in wrap(plain(line), size, "", INDENT)]
    return out


def said_before(advice, turn, note):
    """Is it told elsewhere: a risky check as a warning, the difference to the best turn by the verdict or at the best
    turn?"""
    if note["code"] == "check_risk":
        return any(each["code"] == "check_now" for each in turn["warnings"])
    if note["code"] != "behind":
        return False
    ahead = [each for each in advice["turns"][0]["reasons"] if each["code"] == "ahead"]
    return turn["verdict"] in VERDICTS or any(each["numbers"]["other"] == turn["label"] for each in ahead)


def variant_lines(variant, size, voice):
    """Another way to go on that was looked at nearly as often."""
    text = f"or {voice.moves(variant['typed'])}{voice.typed(variant['typed'])}: win {chance_text(variant['win'])}, "
    text += f"{variant['visits']:,} tries"
    return [[(line, "dim")] for line in wrap(text, size, "    ~ ", INDENT)]


# ---------------------------------------------------------------- what follows


def chances(advice, size, voice):
    """Everybody's chance to win after the best turn."""
    rows = advice["turns"][0]["win"] or ()
    pieces = [[voice.seat(row["seat"]), (f" {chance_text(row, False)}", "")] for row in rows if row["win"] is not None]
    return flow(pieces, size, [("Chances after the first: ", "dim")], "  ") if pieces else []


def likely(advice, size, voice):
    """The line of play that was looked at most, after the moves of the best turn; what nobody can know is not
    foretold."""
    pieces, last, seats = [], None, list(advice["stars_placed"])
    shown, gap = 0, (": " if voice.called else " ", "")
    for step, text in zip(advice["main_line"], advice["turns"][0]["typed"], strict=False):
        if text not in (step["text"], f"{step['seat']}: {step['text']}"):
            break
        shown += 1
    for step in advice["main_line"][shown:]:
        who = [] if step["seat"] == last or step["seat"] not in seats else [voice.seat(step["seat"]), gap]
        pieces.append([*who, (voice.moves([step["text"]]), "")])
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
