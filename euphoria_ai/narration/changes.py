"""What changed for one seat between two states: dice, goods, cards, tracks, recruits, stars, dilemma."""

from __future__ import annotations

from euphoria_ai.catalog import (
    ARTIFACTS,
    DILEMMAS,
    GOODS,
    MARKET_IDS,
    RECRUITS,
    SPACE_IDS,
    SPACES,
    TERRITORY_IDS,
    steps_of,
)
from euphoria_ai.core.state.ids import (
    CARD_UNKNOWN,
    LOC_HAND,
    LOC_POOL,
    M_BUMP,
    M_PAY,
    M_PLACE,
    M_RETRIEVE,
    M_USE,
    R_ACTIVE,
    R_SECOND,
    R_STAR,
)
from euphoria_ai.moves.fields import arg, face_of, kind_of, space_of, worker_paid
from euphoria_ai.moves.full_names import item, items, star_place
from euphoria_ai.moves.words import card_name, counted_faces
from euphoria_ai.state.seat import cards_of, dice_of, has_bazaar, packed, setting_up

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Iterable

    from euphoria_ai.narration.events import Story
    from euphoria_ai.state.shapes import Row


def dice_changes(story: Story, seat: int) -> list[str]:
    before, after = map(dice_of, story.both(seat))
    chosen = [(face_of(move), space_of(move)) for move in story.moves(seat, M_PLACE)]
    out, shows, gained, lost = [], [], 0, 0
    for (loc, face), (now, shown) in zip(before, after, strict=True):
        if (loc == now == LOC_HAND and face == shown) or loc == now == LOC_POOL:
            continue
        if now < LOC_HAND and now != loc and (shown, now) not in chosen:
            out.append(f"{shown} to {story.called(SPACE_IDS[now])}")
        if loc < LOC_HAND and now >= LOC_HAND:
            out += coming_home(story, seat, loc, face)
        if now == LOC_HAND and shown:
            shows.append(shown)
        gained += loc == LOC_POOL
        lost += now == LOC_POOL
    out += [f"gains {'a worker' if gained == 1 else f'{gained} workers'}"] * (gained > 0)
    return out + rolling(story, seat, shows) + losses(story, seat, lost)


def coming_home(story: Story, seat: int, loc: int, face: int) -> list[str]:
    """A worker leaves the board: bumped or with its site; what the seat itself chose its move says."""
    if story.moves(seat, M_RETRIEVE) or any(map(sacrifices, story.moves(seat, M_USE))):
        return []
    space = SPACES[loc]
    pushed = any(kind_of(move) == M_BUMP for _, _, move, *_ in story.entries)
    sent = any(does(move, "send_home") for move in story.moves(seat, M_USE))
    return [
        (
            f"{face} {'bumped from' if pushed or (space['bumpable'] and not sent) else 'comes home from'} "
            f"{story.called(space['id'])}"
        )
    ]


def rolling(story: Story, seat: int, shows: list[int]) -> list[str]:
    if story.rolled and seat == story.actor and not story.roll_off:
        return [f"rolls {counted_faces(story.rolled)}"]
    return [f"shows {counted_faces(sorted(shows))}"] if shows else []


def losses(story: Story, seat: int, lost: int) -> list[str]:
    """Workers that went to the pool: sacrificed by an ability, left there at the setup (Kofi), else lost to a check
    (R32)."""
    if lost and setting_up(story.before):
        left = sum(loc != LOC_POOL for loc in story.after["seats"][seat]["loc"])
        return [f"starts with {left} worker{'s' * (left != 1)}"]
    spent = sum(sacrifices(move) for move in story.moves(seat, M_USE)) + sum(
        worker_paid(move) > 0 for move in story.moves(seat, M_PAY)
    )
    out = ["sacrifices a worker"] * min(spent, lost)
    if lost > spent:
        out.append(f"loses {lost_worker(story, seat)} to the knowledge check")
    return out


def does(move: int, word: str) -> bool:
    """Has the recruit that is used a step of this name?"""
    return any(step.startswith(word) for step in steps_of(RECRUITS[arg(move) - 1]))


def sacrifices(move: int) -> bool:
    return does(move, "sacrifice")


def lost_worker(story: Story, seat: int) -> str:
    """`a 6`, where the roll shows which worker it was."""
    before, after = map(dice_of, story.both(seat))
    if not story.rolled or seat != story.actor:
        return "a worker"
    shown = [face for loc, face in before if loc == LOC_HAND and face] + story.rolled
    for loc, face in after:
        if loc == LOC_HAND and face in shown:
            shown.remove(face)
    return f"a {shown[0]}" if len(shown) == 1 else "a worker"


def differences(names: Iterable[str], before: Iterable[int], after: Iterable[int]) -> list[str]:
    """`+1 food`, `-2 baseball bats`."""
    return ["+-"[b < a] + item(abs(b - a), name) for name, a, b in zip(names, before, after, strict=True) if a != b]


def goods_changes(story: Story, seat: int) -> list[str]:
    before, after = story.both(seat)
    return differences(GOODS, before["goods"], after["goods"])


def hand_changes(story: Story, seat: int) -> list[str]:
    before, after = story.both(seat)
    known = [known_hand(row, story.observer) for row in (before, after)]
    if story.sees(seat) or None not in known:
        hands = (before["hand"], after["hand"]) if story.sees(seat) else known
        return differences(ARTIFACTS, *hands) + shown_hand(story, seat) + given_back(story, seat)
    n = after["hand_n"] - before["hand_n"]
    return [f"{n:+d} artifact{'s' * (abs(n) != 1)}"] * (n != 0) + shown_hand(story, seat)


def known_hand(row: Row, observer: int | None) -> list[int] | None:
    """The whole hand of another seat, if the observer knows it: None else."""
    hand = packed(row["known"][observer]) if observer is not None and observer >= 0 else ()
    return hand if hand and sum(hand) == row["hand_n"] else None


def given_back(story: Story, seat: int) -> list[str]:
    return ["the card goes back into the bazaar"] * any(does(move, "give_back") for move in story.moves(seat, M_USE))


def shown_hand(story: Story, seat: int) -> list[str]:
    """The Gambler's hand is shown to all: everybody knows all of it, and more than before.

    Cards of a bazaar are public anyway.
    """
    if has_bazaar(story.after):
        return []
    before, after = story.both(seat)
    others = [i for i in range(len(story.after["seats"])) if i != seat]
    known = [packed(after["known"][i]) for i in others]
    grew = all(sum(hand) > sum(packed(before["known"][i])) for i, hand in zip(others, known, strict=True))
    if (
        not grew
        or any(sum(hand) != after["hand_n"] for hand in known)
        or any(kind == "trade" for _, kind, *_ in story.entries)
    ):
        return []
    return [f"shows the hand {items(zip(ARTIFACTS, known[0], strict=True))}"]


def track_changes(story: Story, seat: int) -> list[str]:
    before, after = story.both(seat)
    return [
        f"{name} {before[name]} -> {after[name]}" for name in ("morale", "knowledge") if before[name] != after[name]
    ]


def recruit_changes(story: Story, seat: int) -> list[str]:
    before, after = story.both(seat)
    if setting_up(story.before):
        return first_recruits(story, seat, before, after)
    out = []
    for i, (card, flags) in enumerate(zip(after["recruits"], after["recruit_flags"], strict=True)):
        had = before["recruit_flags"][i]
        name = card_name(card)
        if before["recruits"][i] and not card:
            out.append(f"{card_name(before['recruits'][i])} leaves the game")
        if card and not before["recruits"][i]:
            out.append(
                f"{name} is active at once"
                if flags & R_ACTIVE
                else f"keeps {name if story.sees(seat) else 'a recruit'} hidden"
            )
        elif flags & R_ACTIVE and not had & R_ACTIVE:
            out.append(f"{name} becomes active")
        out += [f"star on {name}" for bit in (R_STAR, R_SECOND) if flags & bit and not had & bit]
    return out


def first_recruits(story: Story, seat: int, before: Row, after: Row) -> list[str]:
    """Deal and choice (R7): active recruits are shown once all have chosen."""
    if not setting_up(story.after):
        return [f"active recruit {row['name']}" for _, row in cards_of(after, R_ACTIVE)]
    pairs = list(zip(after["recruits"], before["recruits"], strict=True))
    dealt = (
        [card for card, old in pairs if card and not old]
        if sum(map(bool, after["recruits"])) > sum(map(bool, before["recruits"]))
        else []
    )
    return [f"is dealt {card_name(card) if story.sees(seat) else 'a recruit'}" for card in dealt]


def star_changes(story: Story, seat: int) -> list[str]:
    before, after = story.both(seat)
    out = []
    for name, a, b in zip(TERRITORY_IDS, before["territory"], after["territory"], strict=True):
        out += [f"star on {star_place(name, story.after['tiles'])}"] * (b - a)
    out += [
        f"star on {star_place(name, story.after['tiles'])}"
        for i, name in enumerate(MARKET_IDS)
        if (after["tile_stars"] & ~before["tile_stars"]) >> i & 1
    ]
    if after["dilemma_use"] == 1 and not before["dilemma_use"]:
        out.append("star on the dilemma")
    if after["stars_left"] != before["stars_left"]:
        left = after["stars_left"]
        out.append(f"{left} star{'s' * (left != 1)} left")
    return out


def dilemma_changes(story: Story, seat: int) -> list[str]:
    before, after = story.both(seat)
    known = 0 < after["dilemma"] < CARD_UNKNOWN
    if after["dilemma"] and not before["dilemma"]:
        return [
            f"is dealt {DILEMMAS[after['dilemma'] - 1]['name']}"
            if known and story.sees(seat)
            else "is dealt an ethical dilemma"
        ]
    if after["dilemma_use"] and not before["dilemma_use"] and known:
        return [f"shows {DILEMMAS[after['dilemma'] - 1]['name']}"]
    return []
