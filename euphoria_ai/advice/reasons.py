"""Why a turn is good, in words made from numbers that were computed (docs/advice.md lists the codes)."""

from collections.abc import Callable, Iterable, Iterator

from euphoria_ai.advice.facts import (
    Facts,
    Rival,
    constants,
    stars_placed,
)
from euphoria_ai.advice.notes import Note, whose
from euphoria_ai.advice.ranking import CLOSE, UNSURE
from euphoria_ai.advice.reasons_board import bumped, rivals, rolls, sites, stars, tiles, tracks
from euphoria_ai.advice.reasons_cards import abilities, cards, goods, knowledge, morale, recruit_choice, trade
from euphoria_ai.advice.reasons_workers import own_workers
from euphoria_ai.advice.result import Turn
from euphoria_ai.moves.spoken import Speaker
from euphoria_ai.words import plural, tidy

Part = Callable[[Facts], Iterator[Note]]


def winning(facts: Facts) -> Iterator[Note]:
    if not facts.line.wins:
        return
    most, end = constants(facts.start["rules"])["stars_to_win"], facts.end
    chance = sum(stars_placed(one)[facts.seat] >= most for one in facts.ends) / len(facts.ends)
    text = f"places {whose(facts)} {most}th star this turn"
    text += "" if chance == 1 else ", if it goes as shown"
    yield Note("wins_now", text, stars=stars_placed(end)[facts.seat], chance=tidy(chance))


def comparison(turn: Turn, other: Turn, how: str, by: str, say: Speaker) -> Note:
    """How a turn stands against another one: by the win chance, or where that does not tell by what turns are ranked
    by."""
    own, its = turn.own, other.own
    difference = ((own and own.win) or 0.0) - ((its and its.win) or 0.0)
    far = own is not None and its is not None and not own.overlaps(its)
    if how == UNSURE:
        text = f"looked at too little to compare it with {say(other.label)}"
    elif how == CLOSE:
        text = f"no difference found to {say(other.label)}"
    elif not far and turn.count and other.count:
        text = f"{more(turn.count.mean - other.count.mean, by)} {say(other.label)}"
    else:
        points = round(100 * abs(difference)) or round(100 * abs(difference), 1)
        text = f"{plural(points, 'point')} {'above' if difference > 0 else 'below'} {say(other.label)}"
    best = turn.rank == 1
    return Note(
        "ahead" if best else "behind",
        text,
        points=round(100 * difference, 2),
        other=other.label,
        overlap=not far,
        verdict=how,
    )


def more(difference: float, by: str) -> str:
    """A difference in what decides where the game is as good as lost or won."""
    if by == "stars":
        stars = f"{abs(difference):.{1 if abs(difference) >= 0.1 else 2}f}"
        return f"{stars} stars {'more' if difference > 0 else 'fewer'} at the end than"
    return f"the game ends {plural(abs(difference), 'turn')} {'later' if difference > 0 else 'sooner'} than with"


def other_order(rank: int) -> Note:
    return Note("other_order", f"the same moves as number {rank} in another order", turn=rank)


def reasons(facts: Facts, other: Rival | None, ahead: int | None) -> list[Note]:
    """Notes on one turn, the weightier ones first; other, ahead: see `stars`."""
    before = (sites, tiles, trade, recruit_choice, own_workers, rolls, cards, abilities)
    after = (goods, tracks, morale, knowledge, bumped, rivals)
    return [*winning(facts), *stars(facts, other, ahead), *noted(facts, before), *noted(facts, after)]


def public_reasons(facts: Facts) -> list[Note]:
    """Notes on a turn of another seat than the one that is told, from what everybody sees and a log does not say."""
    return [*noted(facts, (sites, tiles, own_workers, tracks, bumped, rivals))]


def noted(facts: Facts, parts: Iterable[Part]) -> Iterator[Note]:
    for part in parts:
        yield from part(facts)
