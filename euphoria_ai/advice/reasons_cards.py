"""Reasons that lie before a seat: goods, morale, knowledge, cards, recruits, a trade."""

from collections.abc import Iterator, Mapping
from typing import Any

from euphoria_ai.advice.facts import (
    MEASURES,
    Facts,
    balance,
    constants,
    stars_placed,
)
from euphoria_ai.advice.notes import Note, faction_name, items, rounded, whose
from euphoria_ai.catalog import ARTIFACTS, DILEMMAS, FACTIONS, GOODS, RECRUITS
from euphoria_ai.core.engine import questions
from euphoria_ai.core.state.ids import CARD_UNKNOWN, M_DILEMMA, M_DISCARD, M_KEEP, M_USE
from euphoria_ai.moves.fields import arg, arg2, discards
from euphoria_ai.moves.full_names import artifact_names
from euphoria_ai.moves.full_names import plural as plural_of
from euphoria_ai.words import amount, listed, percent, plural, seat_name, tidy


def goods(facts: Facts) -> Iterator[Note]:
    spent, lost, gained = balance(facts)
    every: tuple[tuple[str, Mapping[str, float]], ...] = (("pays", spent), ("gives", lost), ("gains", gained))
    parts = [(verb, counts) for verb, counts in every if counts]
    if parts:
        sure = not (lost or gained) or (
            all(facts.sure[facts.seat][len(MEASURES) :]) and facts.certain(facts.seat, "cards")
        )
        text = listed(f"{verb} {items(counts)}" for verb, counts in parts) + ("" if sure else " on average")
        yield Note("goods", text, paid=rounded(spent), lost=rounded(lost), gained=rounded(gained))


def morale(facts: Facts) -> Iterator[Note]:
    row = facts.start["seats"][facts.seat]
    change, cards = facts.mean(facts.seat, "morale"), row["hand_n"] + facts.mean(facts.seat, "cards")
    now = row["morale"] + change
    if abs(change) > 1e-9:
        room = now - cards
        yield Note(
            "morale",
            f"morale {row['morale']} to {amount(now)}: hand limit {amount(now)}, {plural(cards, 'card')} held",
            before=row["morale"],
            after=tidy(now),
            cards=tidy(cards),
            room=tidy(room),
        )


def knowledge(facts: Facts) -> Iterator[Note]:
    row = facts.start["seats"][facts.seat]
    change = facts.mean(facts.seat, "knowledge")
    now = row["knowledge"] + change
    if abs(change) < 1e-9:
        return
    numbers = {"before": row["knowledge"], "after": tidy(now)}
    text = f"knowledge {row['knowledge']} to {amount(now)}"
    if facts.certain(facts.seat, "knowledge"):
        dice = facts.end["seats"][facts.seat]["owned"]
        then, later = (
            questions.check_risk(facts.start, facts.seat, dice, level) for level in (row["knowledge"], round(now))
        )
        numbers |= {"dice": dice, "risk_before": tidy(then), "risk_after": tidy(later)}
        if then != later:
            text += f": a roll of all {dice} workers loses one in {percent(later)}, not {percent(then)}"
    yield Note("knowledge", text, **numbers)


def abilities(facts: Facts) -> Iterator[Note]:
    """Recruits used, in the words of their card."""
    for card in dict.fromkeys(arg(step.move) - 1 for step in facts.own_steps(M_USE)):
        row = RECRUITS[card]
        cost = f"{row['cost']}: " if row.get("cost") else ""
        yield Note("ability", f"uses {row['name']}: {cost}{row['effect']}", recruit=row["id"])


def cards(facts: Facts) -> Iterator[Note]:
    row = facts.end["seats"][facts.seat]
    for _ in facts.own_steps(M_DILEMMA):
        yield Note(
            "dilemma",
            f"spends {whose(facts)} dilemma, which can be used once",
            use=("unused", "star", "recruits")[row["dilemma_use"]],
        )
    thrown: dict[str, int] = {}
    for step in facts.own_steps(M_DISCARD):
        for name, n in discards(step.move):
            thrown[name] = thrown.get(name, 0) + n
    thrown = {name: n for name, n in thrown.items() if n}
    if thrown:
        kept = {name: n for name, n in zip(ARTIFACTS, row["hand"], strict=True) if n}
        pairs = [name for name, n in kept.items() if n > 1]
        wanted = dilemma_artifact(row)
        text = f"throws away {items(thrown)}" + (f" and keeps {items(kept)}" if kept else "")
        text += f"; a pair of {listed(plural_of(artifact_names()[name]) for name in pairs)} stays" if pairs else ""
        text += f"; {artifact_names()[wanted]} is the card of {whose(facts)} dilemma" if wanted in kept else ""
        yield Note("discard", text, thrown=thrown, kept=kept, pairs=pairs, dilemma=wanted in kept)


def dilemma_artifact(seat: dict[str, Any]) -> str | None:
    """The artifact that a seat's unused dilemma asks for, or None."""
    if seat["dilemma"] in (0, CARD_UNKNOWN) or seat["dilemma_use"]:
        return None
    return DILEMMAS[seat["dilemma"] - 1]["artifact"]


def recruit_choice(facts: Facts) -> Iterator[Note]:
    for step in facts.own_steps(M_KEEP):
        first = RECRUITS[arg(step.move) - 1]
        yield pair_chosen(facts, first, RECRUITS[arg2(step.move) - 1]) if arg2(step.move) else drafted(facts, first)


def pair_chosen(facts: Facts, active: dict[str, Any], hidden: dict[str, Any]) -> Note:
    """The two recruits of the setup."""
    c = constants(facts.start["rules"])
    same = active["faction"] == hidden["faction"] and active["faction"] in FACTIONS
    text = f"{active['name']} ({faction_name(active['faction'])}) works at once, "
    text += f"{hidden['name']} ({faction_name(hidden['faction'])}) from level {c['tier3']} of its track"
    if hidden["faction"] in FACTIONS[: len(facts.start["miners"])]:
        text += f" or step {c['tunnel_reveal']} of its tunnel"
    if same:
        text += f"; both are {faction_name(active['faction'])}: two stars when that track ends"
    return Note("recruits", text, active=active["id"], hidden=hidden["id"], same_faction=same)


def drafted(facts: Facts, card: dict[str, Any]) -> Note:
    """A recruit drawn with the dilemma."""
    name = f"{card['name']} ({faction_name(card['faction'])})"
    if card["faction"] not in FACTIONS:
        return Note("recruit", f"{name} works at once", recruit=card["id"], active=True, track=0)
    i = FACTIONS.index(card["faction"])
    active, level = bool(facts.start["revealed"] >> i & 1), facts.start["tracks"][i]
    text = f"{name} {'works at once' if active else 'stays hidden for now'}, its track stands at {level}"
    return Note("recruit", text, recruit=card["id"], active=active, track=level)


def trade(facts: Facts) -> Iterator[Note]:
    """The offer at hand, for the side that is asked."""
    if not facts.line.steps or facts.line.steps[0].kind != "trade":
        return
    offer = list(zip((*GOODS, *ARTIFACTS), facts.start["trade"], strict=True))
    get = {name: n & 15 for name, n in offer if n & 15}
    give = {name: n >> 4 for name, n in offer if n >> 4}
    partner = facts.start["active"]
    placed = stars_placed(facts.start)[partner]
    taken = facts.line.steps[0].text == "accept"
    sides = [items(side) if side else "nothing" for side in (give, get)]
    text = f"{'gives' if taken else 'does not give'} {sides[0]} for {sides[1]}"
    yield Note(
        "trade",
        f"{text} with {seat_name(partner)}, who has placed {plural(placed, 'star')}",
        give=give,
        get=get,
        partner=seat_name(partner),
        partner_stars=placed,
        accepted=taken,
    )
