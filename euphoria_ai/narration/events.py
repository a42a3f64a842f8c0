"""What happened between two states, in short plain sentences.

With an observer nothing is said that this seat cannot know: hands of others only by number, hidden cards unnamed.
"""

from __future__ import annotations

from euphoria_ai.catalog import CONSTANTS, FACTIONS, SITES, TILES
from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.core.state.ids import IGNORE_ALL, M_BUY, M_KEEP, M_REFUSE
from euphoria_ai.moves.costs import bazaar_price, clause, piece_text
from euphoria_ai.moves.fields import VIA_RECRUIT, arg, faces, kind_of, via_of
from euphoria_ai.moves.full_names import artifact_names, full_name, item
from euphoria_ai.moves.reasons import row_text
from euphoria_ai.moves.spoken import Speaker
from euphoria_ai.moves.words import call, counted_faces, offer_text, region_of
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.narration.changes import (
    dice_changes,
    dilemma_changes,
    goods_changes,
    hand_changes,
    recruit_changes,
    star_changes,
    track_changes,
)
from euphoria_ai.state.seat import gains_free, setting_up
from euphoria_ai.words import listed

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.moves.shapes import Log, Names
    from euphoria_ai.state.shapes import Row


CRITERIA = (
    ("morale", "morale"),
    ("knowledge", "low knowledge"),
    ("tiles", "market tiles"),
    ("territories", "territories"),
)


class Story:
    """Two states, what was logged between them, and for whom it is told."""

    __slots__ = ("actor", "after", "before", "entries", "ids", "names", "observer", "roll_off", "rolled")

    def __init__(
        self, before: Row, after: Row, entries: Log, names: Names, observer: int | None, ids: bool = False
    ) -> None:
        self.ids = ids
        self.before, self.after, self.entries, self.names, self.observer = before, after, list(entries), names, observer
        top: Row = before["stack"][-1] if before["stack"] else {"seat": after["active"]}
        who, kind, move = self.entries[0][:3] if self.entries else (CHANCE, "", 0)
        rolls = who == CHANCE and kind == "roll"
        self.actor: int = top["seat"] if who == CHANCE else who
        self.roll_off = rolls and top["roll_off"]
        self.rolled = faces(move) if rolls else []

    def called(self, name: str) -> str:
        """The full name of a card or space as things stand."""
        return full_name(name, self.after["tiles"])

    def spoken(self, text: str) -> str:
        """The text of a move in full names, or as it is typed."""
        return text if self.ids else Speaker(self.after["tiles"], self.names)(text)

    def name(self, seat: int) -> str:
        return call(self.names, seat)

    def sees(self, seat: int) -> bool:
        return self.observer in (None, seat)

    def seats(self) -> list[int]:
        n = len(self.after["seats"])
        return [(self.actor + i) % n for i in range(n)]

    def both(self, seat: int) -> tuple[Row, Row]:
        return self.before["seats"][seat], self.after["seats"][seat]

    def moves(self, seat: int, kind: int) -> list[int]:
        return [move for who, _, move, *_ in self.entries if who == seat and kind_of(move) == kind]


def describe(
    before_fields: Row,
    after_fields: Row,
    log_entries: Log,
    names: Names = None,
    observer: int | None = None,
    ids: bool = False,
) -> list[str]:
    """Sentences of what happened between two states (`fields()` of games or positions), the acting seat first.

    log_entries: what Game.log took up meanwhile, (seat, kind, move, forced) each; names: names of the seats instead of
    P1, P2 ...; observer: the seat for whom it is told (None: everything is); ids: moves as they are typed, not in full
    names.  Best called after every single decision.
    """
    story = Story(before_fields, after_fields, log_entries, names, observer, ids)
    lines = []
    for seat in story.seats():
        parts = [", ".join(said(story, seat)), ", ".join(changes(story, seat))]
        if any(parts):
            lines.append(": ".join([story.name(seat), *filter(None, parts)]))
    return lines + board_lines(story) + end_lines(story)


def said(story: Story, seat: int) -> list[str]:
    """The moves that the seat chose, as texts; chance as a word where nothing else shows it."""
    out = []
    for who, kind, move, *forced in story.entries:
        if who == seat and (not (forced and forced[0]) or kind_of(move) == M_BUY):
            out.append(phrase(story, seat, kind, move))
    first = story.entries[0] if story.entries else (None, None, None)
    if first[0] == CHANCE and seat == story.actor:
        out += chance_phrase(story, first[1], first[2])
    return out


def phrase(story: Story, seat: int, kind: str, move: int) -> str:
    """A chosen move; cards that stay hidden unnamed."""
    code = kind_of(move)
    if code == M_KEEP and not story.sees(seat):
        return "chooses two recruits" if kind == "recruits" else "keeps one of two recruits"
    if kind == "trade":
        return trade_phrase(story, code)
    if code == M_BUY:
        price = bazaar_price(story.before, seat, arg(move) - 1, gains_free(story.before))[0]
        text = story.spoken(plain_text(move))
        return f"{text} for {piece_text(price, 'any_commodity')}" if price else f"{text} (free)"
    text = plain_text(move)
    return story.spoken(f"{text} by {VIA_RECRUIT[via_of(move)]}" if via_of(move) else text)


def trade_phrase(story: Story, code: int) -> str:
    top, offer = story.before["stack"][-1], story.before["trade"]
    if code == M_REFUSE:
        return f"declines the offer of {story.name(top['proposer'])}"
    closed = story.observer not in (None, top["proposer"], top["seat"])
    give, get = (offer_text([n >> shift & 15 for n in offer], closed) for shift in (4, 0))
    return f"trades {give} for {get} with {story.name(top['proposer'])}"


def chance_phrase(story: Story, kind: str, move: int) -> list[str]:
    seat = story.actor
    if kind == "roll" and story.roll_off:
        return [f"rolls {counted_faces(story.rolled)} for the tie"]
    if kind == "draw_artifact" and story.before["seats"][seat]["hand_n"] == story.after["seats"][seat]["hand_n"]:
        return [f"draws {item(1, plain_text(move).split()[1])}" if story.sees(seat) else "draws an artifact"]
    if kind == "deal_recruit" and not setting_up(story.before):
        return [f"looks at {story.called(plain_text(move).split()[1])}" if story.sees(seat) else "looks at a recruit"]
    return []


def changes(story: Story, seat: int) -> list[str]:
    """What changed for the seat; on the board too if the turn is its own."""
    out = []
    for part in (
        dice_changes,
        goods_changes,
        hand_changes,
        track_changes,
        recruit_changes,
        star_changes,
        dilemma_changes,
    ):
        out += part(story, seat)
    return out + (board_changes(story) if seat == story.before["active"] else [])


def board_changes(story: Story) -> list[str]:
    before, after = story.before, story.after
    out = [
        f"{region_of(name)} track {a} -> {b}"
        for name, a, b in zip(FACTIONS, before["tracks"], after["tracks"], strict=True)
        if a != b
    ]
    for name, a, b in zip(FACTIONS, before["miners"], after["miners"], strict=False):
        if a != b:
            out.append(
                f"{region_of(name)} miner {a} -> {b}"
                + (", its tunnel end opens" if b == CONSTANTS["tunnel"]["completion_step"] else "")
            )
    return out


def offer_lines(story: Story) -> list[str]:
    """A trade that has just been offered (R21)."""
    top: Row = story.after["stack"][-1] if story.after["stack"] else {"kind": None}
    if top["kind"] != "trade" or len(story.after["stack"]) == len(story.before["stack"]):
        return []
    closed = story.observer not in (None, top["proposer"], top["seat"])
    give, get = (offer_text([n >> shift & 15 for n in story.after["trade"]], closed) for shift in (0, 4))
    return [f"{story.name(top['proposer'])} offers {story.name(top['seat'])} {give} for {get}"]


def board_lines(story: Story) -> list[str]:
    before, after = story.before, story.after
    new = after["revealed"] & ~before["revealed"]
    lines = offer_lines(story)
    lines += bazaar_lines(story)
    lines += [f"hidden {region_of(name)} recruits are revealed" for i, name in enumerate(FACTIONS) if new >> i & 1]
    for i, (old, tile) in enumerate(zip(before["tiles"], after["tiles"], strict=True)):
        if tile and not old:
            row = TILES[tile - 1]
            lines.append(f"{SITES[i]['name']} is built: {row['name']}; without a star on it: {clause(row['penalty'])}")
    if before["turn"] == 0 and after["turn"]:
        lines.append(f"{story.name(after['first'])} begins")
    elif after["turn"] > before["turn"] and after["active"] == before["active"] and not after["over"]:
        lines.append(f"{story.name(after['active'])} has a further turn")
    return lines


def bazaar_lines(story: Story) -> list[str]:
    """The row as it lies once it is whole again (R53, R54); penalties that do not count for the rest of the turn."""
    before, after = story.before, story.after
    lines = []
    came = [artifact_names()[plain_text(move).split()[1]] for _, kind, move, *_ in story.entries if kind == "refill"]
    waiting = after["stack"] and after["stack"][-1]["kind"] == "refill"
    if came or (before["bazaar"] != after["bazaar"] and not waiting):
        lines.append(
            f"{listed(came)} {'comes' if len(came) == 1 else 'come'} into the bazaar: {row_text(after['bazaar'])}"
            if came
            else f"the bazaar: {row_text(after['bazaar'])}"
        )
    new = after["ignored"] & ~before["ignored"]
    if new & IGNORE_ALL:
        lines.append(f"no market penalty counts for {story.name(after['active'])} this turn")
    names = [TILES[tile - 1]["name"] for i, tile in enumerate(after["tiles"]) if tile and new >> i & 1]
    return lines + [
        f"the penalty of {name} does not count for {story.name(after['active'])} this turn" for name in names
    ]


def end_lines(story: Story) -> list[str]:
    before, after = story.before, story.after
    if not after["over"] or (before["over"] and before["winners"] == after["winners"]):
        return []
    winners = [seat for seat in range(len(after["seats"])) if after["winners"] >> seat & 1]
    if before["over"]:
        return [f"{listed(map(story.name, winners))} wins the roll-off"]
    done = [
        seat
        for seat, row in enumerate(after["seats"])
        if row["stars_left"] <= CONSTANTS["stars_per_player"] - CONSTANTS["stars_to_win"]
    ]
    line = f"the game ends: {listed(map(story.name, done))} {'has' if len(done) == 1 else 'have'} placed the last star"
    if not winners:
        return [f"{line}, and a roll-off decides"]
    return [f"{line}; {story.name(winners[0])} wins{tie_break(after, done)}"]


def tie_break(fields: Row, tied: list[int]) -> str:
    """By what a tie was broken (R111)."""
    for piece, name in CRITERIA if len(tied) > 1 else ():
        values = {seat: standing(fields["seats"][seat], piece) for seat in tied}
        best = (min if piece == "knowledge" else max)(values.values())
        rest = [value for value in values.values() if value != best]
        tied = [seat for seat, value in values.items() if value == best]
        if len(tied) == 1:
            return f" on {name} ({best} to {listed(sorted(set(rest)))})"
    return ""


def standing(row: Row, piece: str) -> int:
    if piece == "tiles":
        return row["tile_stars"].bit_count()
    return sum(n > 0 for n in row["territory"]) if piece == "territories" else row[piece]
