"""Why a turn is good, in words made from numbers that were computed (docs/advice.md lists the codes)."""

from collections.abc import Iterator

from euphoria_ai.advice.facts import (
    Facts,
    Rival,
    constants,
    stars_placed,
)
from euphoria_ai.advice.notes import Note, person
from euphoria_ai.advice.reasons_board import bumped, own_workers, rivals, rolls, sites, stars, tiles, tracks
from euphoria_ai.advice.reasons_cards import abilities, cards, goods, knowledge, morale, recruit_choice, trade
from euphoria_ai.words import listed, seat_name, tidy


def winning(facts: Facts) -> Iterator[Note]:
    if not facts.line.wins:
        return
    most, end = constants(facts.start["rules"])["stars_to_win"], facts.end
    chance = sum(stars_placed(one)[facts.seat] >= most for one in facts.ends) / len(facts.ends)
    text = f"places your {most}th star this turn"
    text += "" if chance == 1 else ", if it goes as shown"
    yield Note("wins_now", text, stars=stars_placed(end)[facts.seat], chance=tidy(chance))


def race(facts: Facts) -> Note:
    placed = stars_placed(facts.start)
    need = constants(facts.start["rules"])["stars_to_win"]
    text = listed(f"{person(seat, facts)} {n}" for seat, n in enumerate(placed))
    near = [seat_name(seat) for seat, n in enumerate(placed) if need - n == 1 and seat != facts.seat]
    if near:
        text += f"; {listed(near)} {'needs' if len(near) == 1 else 'need'} one more"
    return Note(
        "race",
        f"stars placed, of {need}: {text}",
        placed={seat_name(seat): n for seat, n in enumerate(placed)},
        need=need,
    )


def comparison(difference: float, other: str, overlap: bool, best: bool) -> Note:
    """Win chance against the turn named `other`; difference in shares of 1."""
    points = round(100 * difference, 1)
    text = f"{points:+.1f} % {'over' if points > 0 else 'against'} {other}" if points else f"level with {other}"
    if best and points < 0:
        text += ", but looked at more"
    if overlap:
        text += " (within the noise of this search)"
    return Note("ahead" if best else "behind", text, points=round(100 * difference, 2), other=other, overlap=overlap)


def other_order(rank: int) -> Note:
    return Note("other_order", f"the same moves as turn {rank} in another order", turn=rank)


def reasons(facts: Facts, other: Rival | None, ahead: int | None) -> list[Note]:
    """Notes on one turn, the weightier ones first; other, ahead: see `stars`."""
    out: list[Note] = []
    for part in (
        winning,
        lambda f: stars(f, other, ahead),
        sites,
        tiles,
        trade,
        recruit_choice,
        own_workers,
        rolls,
        cards,
        abilities,
        goods,
        tracks,
        morale,
        knowledge,
        bumped,
        rivals,
    ):
        out += part(facts)
    return out
