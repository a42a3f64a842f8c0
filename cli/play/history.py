"""The steps of a game as it is played, and how far they may be taken back."""

from typing import NamedTuple

from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.core.state.ids import CARD_UNKNOWN
from euphoria_ai.narration.events import describe
from euphoria_ai.words import seat_name

NOBODY = -1  # an observer who has no seat
CHANCE_WORDS = {
    "roll": "dice have been rolled",
    "draw_artifact": "a card has been drawn",
    "deal_recruit": "a recruit has been dealt",
    "deal_dilemma": "a dilemma has been dealt",
    "tile": "a tile has been turned up",
    "start": "the start has been drawn",
    "refill": "a card has come into the bazaar",
}


class Step(NamedTuple):
    """One decision of a seat or of chance, with what settled after it."""

    before: object  # the Game ahead of it
    n: int  # decisions recorded by then
    seat: int
    kind: str
    text: str
    entries: tuple  # of Game.log


def known_to(game, observer):
    """The fields that an observer may be told about."""
    return game.view(max(observer, 0)).fields()


def step_lines(step, after, names, observer, ids=False):
    """What the observer (a seat or NOBODY) sees happen in a step: sentences; ids: moves as they are typed."""
    if step.text.startswith("trade "):
        lines = [f"{names[step.seat]}: offers a {shown_offer(step, observer, names)}"]
        return lines + [f"{names[seat]}: cannot give that" for seat, kind, _, _ in step.entries if kind == "trade"]
    return describe(known_to(step.before, observer), known_to(after, observer), step.entries, names, observer, ids)


def shown_offer(step, observer, names):
    """`trade to P2: 2 gold for bat`; kinds of cards only to those who trade."""
    from euphoria_ai.catalog import ARTIFACTS, GOODS
    from euphoria_ai.moves.full_names import items
    from euphoria_ai.moves.trades import parse_trade

    partner, give, get = parse_trade(step.before, step.text)
    words = []
    for counts in (give, get):
        pairs = list(zip(GOODS, counts[:7], strict=True))
        if observer in (step.seat, partner):
            pairs += zip(ARTIFACTS, counts[7:], strict=True)
        elif any(counts[7:]):
            pairs.append(("cards", sum(counts[7:])))
        words.append(items(pairs))
    return f"trade to {names[partner]}: {words[0]} for {words[1]}"


# ---------------------------------------------------------------- taking back


def something_shown(before, after, own):
    """Did a seat learn something between two positions of its own, other than by chance?  own: it decided itself, so
    it knew what it discarded."""
    b, a = before.fields(), after.fields()
    if a["tiles"] != b["tiles"] or (not own and a["discard"] != b["discard"]):
        return True
    for seat, (old, new) in enumerate(zip(b["seats"], a["seats"], strict=True)):
        if seat == before.seat:
            continue
        for was, now in (*zip(old["recruits"], new["recruits"], strict=True), (old["dilemma"], new["dilemma"])):
            if was != now and now not in (0, CARD_UNKNOWN):
                return True
        if any(now > was for was, now in zip(old["hand"], new["hand"], strict=True)):
            return True
    return False


def undo_point(steps, game, seat, people):
    """(index of the step that `seat` would take back to, reason why it may not or None).

    Index None: there is nothing to take back.
    """
    index = next((i for i in range(len(steps) - 1, -1, -1) if steps[i].seat == seat), None)
    if index is None:
        return None, "you have made no decision yet"
    afters = [step.before for step in steps[index + 1 :]] + [game]
    for step, after in zip(steps[index:], afters, strict=True):
        if step.seat == CHANCE:
            return index, f"{CHANCE_WORDS[step.kind]} since"
        if step.seat != seat and step.seat in people:
            return index, f"{seat_name(step.seat)} has decided since"
        if something_shown(step.before.view(seat), after.view(seat), step.seat == seat):
            return index, "something hidden has been shown since"
    return index, None


def told_already(session):
    """Steps that need not be told again when a game is resumed: up to each person's last decision."""
    out = {NOBODY: max(0, len(session.steps) - 10)}
    for seat in session.people:
        out[seat] = max((i for i, step in enumerate(session.steps) if step.seat == seat), default=0)
    return out
