"""What to beware of: in a turn, and in what a position leaves unknown."""

from collections.abc import Iterator
from typing import Any

from euphoria_ai.advice.facts import Facts, constants, next_checks, on_board
from euphoria_ai.advice.notes import Note
from euphoria_ai.advice.reasons_board import roll_numbers, roll_text
from euphoria_ai.catalog import GOODS
from euphoria_ai.core.state.ids import CARD_UNKNOWN
from euphoria_ai.words import percent, plural, tidy

RISKY = 0.15  # a check worth a warning


def warnings(facts: Facts) -> Iterator[Note]:
    """What to beware of in one turn."""
    seat = facts.seat
    for roll in facts.rolls:
        if roll.seat == seat and roll.risk >= RISKY:
            yield Note("check_now", roll_text(roll), **roll_numbers(roll))
    if facts.lost_cards > 1e-9:
        mean = "" if facts.lost_cards == round(facts.lost_cards) else " on average"
        yield Note(
            "hand_limit",
            f"loses {plural(facts.lost_cards, 'card')} to the hand limit{mean}",
            cards=tidy(facts.lost_cards),
        )
    if facts.line.over:
        return
    yield from next_check(facts)
    yield from next_cards(facts)


def next_check(facts: Facts) -> Iterator[Note]:
    """The retrieval after this turn, all workers on the board at once; averaged over the trials where dice were
    rolled."""
    tables = [next_checks(end, facts.seat) for end in facts.ends]
    longest = min(map(len, tables))
    if not longest:
        return
    table = [sum(row[n] for row in tables) / len(tables) for n in range(longest)]
    if table[-1] < RISKY:
        return
    fine = sum(x < RISKY for x in table)
    who = {1: "the worker", 2: "both workers"}.get(longest, f"all {longest} workers")
    text = f"taking {who} on the board back next loses one with {percent(table[-1])}"
    if fine:
        text += f"; {fine} at a time: {percent(table[fine - 1])}"
    yield Note("check_next", text, risks=[tidy(x) for x in table], exact=all(row == tables[0] for row in tables))


def next_cards(facts: Facts) -> Iterator[Note]:
    """A retrieval that cannot be paid costs morale, and with it cards."""
    c = constants(facts.start["rules"])
    costs = []
    for end in facts.ends:
        row = end["seats"][facts.seat]
        limit = max(1, row["morale"] - c["retrieve_loss"])
        payable = row["goods"][GOODS.index("food")] or row["goods"][GOODS.index("bliss")]
        costs.append(0 if payable or not on_board(row) else max(0, row["hand_n"] - limit))
    mean = sum(costs) / len(costs)
    if mean >= 0.5:
        yield Note(
            "cards_next",
            f"without food or bliss the next retrieval costs a morale and {plural(mean, 'card')}",
            cards=tidy(mean),
        )


def not_always(share: float) -> Note:
    """A move that some worlds do not allow, since own cards are not given."""
    return Note(
        "not_always_legal",
        f"legal in {percent(share)} of the deals: it needs own cards that are not given",
        share=tidy(share),
    )


def unknown(fields: dict[str, Any], seat: int) -> Iterator[Note]:
    """What the position leaves unknown about the seat's own side."""
    row = fields["seats"][seat]
    hidden = sum(card == CARD_UNKNOWN for card in row["recruits"])
    if hidden:
        yield Note(
            "unknown_recruit", f"{plural(hidden, 'own recruit')} not given: all that fit were tried alike", cards=hidden
        )
    if row["dilemma"] == CARD_UNKNOWN:
        yield Note("unknown_dilemma", "your dilemma card is not given: all that fit were tried alike", cards=1)
    missing = row["hand_n"] - sum(row["hand"])
    if missing:
        yield Note(
            "unknown_hand",
            f"{plural(missing, 'artifact')} of your own hand not given: all that fit were tried alike",
            cards=missing,
        )
