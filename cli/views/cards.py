"""Cards, spaces, goods, rules and terms as text: in full, or one line each."""

from euphoria_ai.catalog import BOARD
from euphoria_ai.cli.text import wrap
from euphoria_ai.cli.views.words import cost_text
from euphoria_ai.editions import EDITIONS
from euphoria_ai.narration.lookup import readable

BENEFITS = {"worker": "new worker", "star": "star", "artifact": "artifact", "any_resource": "resource of choice"}
INDENT, NAME = 11, 35


def full_lines(entry, size):
    """Everything about one thing."""
    lines = [
        [(entry.name if entry.kind != "rule" else f"{entry.id}  {entry.name}", "title"), (f"  {what(entry)}", "dim")]
    ]
    for label, text in PARTS[entry.kind](entry.row):
        lines += [[(line, "")] for line in wrap(text, size, f"  {label}".ljust(INDENT), " " * INDENT)]
    return lines


def short_line(entry, size):
    """One line in a list."""
    if entry.kind == "recruit":
        text = entry.row["effect"]
    elif entry.kind == "tile":
        text = f"{cost_text(entry.row['cost'][0])}; {entry.row['penalty']}"
    elif entry.kind == "rule":
        return [(f"{entry.id:5} {entry.name}"[:size], "")]
    elif entry.kind == "term":
        text = entry.row["text"]
    elif entry.kind in ("good", "artifact"):
        text = entry.row.get("kind", "artifact")
    else:
        text = " or ".join(cost_text(cost) for cost in entry.row.get("cost", ())) or ", ".join(
            entry.row.get("slot_resources", ())
        )
    room = size - NAME - 1
    return [
        (f"{entry.name[:NAME]:{NAME}} ", "strong"),
        (text if len(text) <= room else text[: room - 3].rstrip() + "...", ""),
    ]


def what(entry):
    """`recruit, Subterran, base`."""
    words = [entry.kind]
    if entry.row.get("faction", "none") != "none":
        words.append(entry.row["faction"])
    if entry.kind == "rule":
        words = [entry.row["section"], *([entry.row["edition"]] if "edition" in entry.row else [])]
    missing = [name for name in EDITIONS if entry.editions and name not in entry.editions]
    return ", ".join([*words, *(entry.editions if missing else ())])


def names_of(row):
    return ", ".join([row["id"], *row.get("aliases", ())])


def recruit_parts(row):
    yield "when", row["trigger"]
    for key in ("cost", "effect", "limits", "timing"):
        if row.get(key):
            yield key, row[key]
    for note in row.get("notes", ()):
        yield "note", note
    if "first_printing" in row:
        yield "original", row["first_printing"]
    yield "names", names_of(row)


def tile_parts(row):
    yield "price", " or ".join(cost_text(cost) for cost in row["cost"])
    yield "penalty", row["penalty"]
    yield "names", names_of(row)


def dilemma_parts(row):
    yield "price", " or ".join(cost_text(cost) for cost in row["cost"])
    yield "outcome", "a star on the card, or two recruits of which one is kept (R94 to R98)"
    yield "names", names_of(row)


def space_parts(row):
    """Where it is, what it costs and gives."""
    yield "where", row["region"] if row["region"] != "none" else "in the middle of the board"
    if "cost" in row:
        yield "price", " or ".join(cost_text(cost) for cost in row["cost"])
    elif "cost_from" in row:
        yield "price", "that of the tile that is turned up there"
    yield from benefit_parts(row)
    if "bumpable" in row:
        yield "bump", "a worker there is bumped" if row["bumpable"] else "a worker there stays"
    if readable(row.get("note")):
        yield "note", row["note"]
    yield "names", names_of(row)


def benefit_parts(row):
    if row["group"] == "area":
        yield "gives", area_text(row["commodity"])
    elif "benefit_choice" in row:
        yield (
            "gives",
            " or ".join(benefit_text(option) for option in row["benefit_choice"]) + "; the miner moves 1 step",
        )
    elif row.get("benefit"):
        yield "gives", benefit_text(row["benefit"])
    if "star_targets" in row:
        yield "star on", " or ".join(place.replace("_", " ") for place in row["star_targets"])
    if row.get("allegiance"):
        yield "track", f"{row['faction']} +{row['allegiance']}"


def area_text(good):
    """The three bands of a commodity area (R43)."""
    out = []
    bands = [BOARD["constants"]["commodity_area"][name] for name in ("band_low", "band_mid", "band_high")]
    for band, above in zip(bands, [*bands[1:], None], strict=True):
        first = band.get("min", 1)
        reach = f"{first} to {above['min'] - 1}" if above else f"{first} and more"
        extra = [f"knowledge {band['knowledge']:+d}"] if band["knowledge"] else []
        extra += [f"track +{band['allegiance']}"] if band["allegiance"] else []
        out.append(f"total {reach}: {band['commodity']} {good}{', ' if extra else ''}{', '.join(extra)}")
    return "; ".join(out)


def benefit_text(benefit):
    """`new worker, knowledge -2`."""
    words = []
    for key, n in benefit.items():
        if key in ("morale", "knowledge"):
            words.append(f"{key} {n:+d}")
        else:
            word = BENEFITS.get(key, key)
            plural = word.replace("resource", "resources") if key == "any_resource" else word + "s" * (key in BENEFITS)
            words.append(word if n == 1 and key in BENEFITS else f"{n} {plural if n > 1 else word}")
    return ", ".join(words)


def site_parts(row):
    yield "slots", ", ".join(row["slot_resources"])
    yield "names", names_of(row)


def rule_parts(row):
    yield "", row["text"]


def good_parts(row):
    """What it is, and which spaces give it."""
    yield "kind", row["kind"]
    yield "from", ", ".join(space["name"] for space in BOARD["space"] if gives(space, row["id"]))
    yield "names", names_of(row)


def gives(space, good):
    given = [space.get("benefit", {}), *space.get("benefit_choice", ())]
    return space.get("commodity") == good or any(good in benefit for benefit in given)


def artifact_parts(row):
    copies = BOARD["constants"]["artifact_copies_each"]
    yield "cards", f"{copies} in the deck; the hand holds as many artifacts as there is morale (R49, R51)"
    yield "names", names_of(row)


def term_parts(row):
    yield "", row["text"]
    yield "names", ", ".join([row["name"], *row["aliases"]])


PARTS = {
    "recruit": recruit_parts,
    "tile": tile_parts,
    "dilemma": dilemma_parts,
    "space": space_parts,
    "site": site_parts,
    "good": good_parts,
    "artifact": artifact_parts,
    "rule": rule_parts,
    "term": term_parts,
}
