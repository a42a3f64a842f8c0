"""Reasons about the own workers: gained and lost, taken back, and why the others stay where they are."""

from collections.abc import Iterator
from typing import Any

from euphoria_ai.advice.facts import Facts, constants, hand_sum, on_board, site_of
from euphoria_ai.advice.notes import Note, whose
from euphoria_ai.catalog import SITES, SPACES
from euphoria_ai.core.engine import questions
from euphoria_ai.core.state.ids import M_RETRIEVE
from euphoria_ai.moves.fields import kind_of, workers
from euphoria_ai.moves.full_names import full_name
from euphoria_ai.words import amount, listed, percent, plural, tidy

RISKIER = 0.05  # more risk of the check, with all workers taken back, that explains why some stay


def own_workers(facts: Facts) -> Iterator[Note]:
    change = facts.mean(facts.seat, "workers")
    risked = any(roll.seat == facts.seat and roll.risk for roll in facts.rolls)
    if change > 0 or (change < 0 and not risked):
        now = facts.start["seats"][facts.seat]["owned"] + change
        yield Note(
            "workers",
            f"{'gains' if change > 0 else 'gives up'} {plural(abs(change), 'worker')}: {amount(now)} then",
            change=tidy(change),
            after=tidy(now),
        )
    yield from retrieval(facts)
    if (
        facts.start["active"] == facts.seat == facts.end["active"]
        and facts.end["turn"] == facts.start["turn"] + 1
        and not facts.end["over"]
    ):
        yield Note("further_turn", f"a further turn of {whose(facts)} own follows at once")


def retrieval(facts: Facts) -> Iterator[Note]:
    """Workers taken back, and what keeps the others."""
    for step, before in zip(facts.line.steps, facts.line.before, strict=True):
        if step.seat != facts.seat or kind_of(step.move) != M_RETRIEVE:
            continue
        back = workers(step.move)
        left = on_board(before["seats"][facts.seat])
        for face, space in back:
            left.remove((space, face))
        off = sorted({full_name(SPACES[space]["site"]) for _, space in back if SPACES[space]["group"] == "slot"})
        text = f"takes back {plural(len(back), 'worker')}, "
        text += f"{len(left)} {'stays' if len(left) == 1 else 'stay'}" if left else "all that are on the board"
        why, numbers = staying(before, facts.seat, len(back), left)
        text += f": {listed(why)}" if why else ""
        yield Note(
            "retrieval",
            text + (f"; leaves {listed(off)} unfinished" if off else ""),
            workers=len(back),
            left=len(left),
            sites=off,
            **numbers,
        )


def staying(
    before: dict[str, Any], seat: int, back: int, left: list[tuple[int, int]]
) -> tuple[list[str], dict[str, Any]]:
    """(reasons why workers stay, their numbers): a site that waits for more, the risk of the check with all, a bump
    that would bring them home."""
    out: list[str] = []
    numbers: dict[str, Any] = {}
    sites = {site for site in (site_of(space) for space, _ in left) if site is not None}
    for site in sorted(sites):
        there = sum(site_of(loc) == site for row in before["seats"] for loc, _ in on_board(row))
        missing = constants(before["rules"])["site_needs"] - there
        out.append(f"{SITES[site]['name']} is {missing} short of its workers")
        numbers.setdefault("waiting", {})[SITES[site]["id"]] = missing
    row = before["seats"][seat]
    base = row["knowledge"] + hand_sum(row)
    some, all_ = (questions.check_risk(before, seat, dice, base) for dice in (back, back + len(left)))
    if left and all_ - some >= RISKIER:
        out.append(f"a roll of all {back + len(left)} would lose one with {percent(all_)}, not {percent(some)}")
        numbers |= {"risk": tidy(some), "risk_of_all": tidy(all_)}
    homeless = [space for space, _ in left if site_of(space) is None and SPACES[space]["group"] != "area"]
    if homeless and not out:
        spots = sorted(space_ids(homeless))
        out.append(f"whoever bumps it off {listed(full_name(name, before['tiles']) for name in spots)} brings it home")
        numbers["bumped_from"] = spots
    return out, numbers


def space_ids(spaces: list[int]) -> set[str]:
    return {SPACES[space]["id"] for space in spaces}
