"""Reasons that lie on the board: stars, sites, tiles, rolls, bumps, tracks, workers, and what others get."""

from collections.abc import Iterator
from typing import Any

from euphoria_ai.advice.facts import (
    MEASURES,
    Facts,
    Rival,
    Roll,
    bumps,
    constants,
    penalties,
    recruits_of,
    star_places,
    stars_placed,
    works,
)
from euphoria_ai.advice.notes import Note, called, faction_name, person, whose
from euphoria_ai.catalog import FACTIONS, MARKET_IDS, SITES, TILES
from euphoria_ai.moves.full_names import full_name
from euphoria_ai.words import amount, listed, percent, plural, seat_name, tidy

LEVELS = {
    "tier1": "an extra commodity on its area",
    "tier2": "its tunnel gives both",
    "tier3": "hidden recruits of the faction are turned up",
    "tier4": "a star on each active recruit of the faction",
}
NO_TUNNEL = {"tier2": "an artifact with each star on its territory"}


def place_name(kind: str, name: str, facts: Facts) -> str:
    if kind == "territory":
        taken = sum(row["territory"][FACTIONS.index(name)] for row in facts.end["seats"])
        left = constants(facts.start["rules"])["territory_cap"] - taken
        return f"the {faction_name(name)} territory ({plural(left, 'space')} left)"
    if kind == "tile":
        return f"the {called(name, facts)}"
    return f"{whose(facts)} recruit {called(name, facts)}" if kind == "recruit" else f"{whose(facts)} dilemma"


def stars(facts: Facts, rival_turn: Rival | None, ahead: int | None) -> Iterator[Note]:
    """rival_turn: (text, Facts) of the turn to compare with, or None; ahead: own stars to the end of the next own
    turn, or None."""
    now = facts.mean(facts.seat, "stars")
    other = rival_turn[1].mean(facts.seat, "stars") if rival_turn else None
    if not now and not other:
        if ahead:
            yield Note(
                "stars_soon",
                f"places {plural(ahead, 'star')} by the end of your next turn, as the line goes on",
                stars=tidy(ahead),
            )
        return
    places = star_places(facts)
    where = listed(place_name(kind, name, facts) for kind, name, _ in places) if places else ""
    total = stars_placed(facts.start)[facts.seat] + now
    text = (
        f"places {plural(now, 'star')}{f' on {where}' if where else ''}, {amount(total)} in all"
        if now
        else "places no star"
    )
    if not facts.certain(facts.seat, "stars"):
        text += ", on average over what is hidden or rolled"
    if rival_turn and other is not None and abs(other - now) > 1e-9:
        text += f"; {rival_turn[0]} places {amount(other) if other else 'none'}"
    numbers: dict[str, Any] = {"stars": tidy(now), "total": tidy(total), "places": [name for _, name, _ in places]}
    if other is not None:
        numbers |= {"alternative": tidy(other)}
    if ahead is not None:
        numbers |= {"by_next_turn": tidy(ahead)}
        if ahead > now + 1e-9:
            text += f"; {amount(ahead)} by the end of your next turn, as the line goes on"
    yield Note("stars", text, **numbers)


def sites(facts: Facts) -> Iterator[Note]:
    for work in works(facts):
        name = SITES[work.site]["name"]
        names = [seat_name(seat) for seat in work.partners]
        numbers = {"site": SITES[work.site]["id"], "workers": work.workers, "needs": work.needs, "partners": names}
        if work.done:
            hit = [seat for seat in range(len(facts.start["seats"])) if work.site in penalties(facts.end, seat)]
            mine = person(facts.seat, facts)
            text = f"finishes {name}: a star for {mine}" + (f" and {listed(names)}" if names else " alone")
            text += ", the workers come home without a retrieval"
            if hit:
                text += f", the penalty of the new tile binds {listed(person(seat, facts) for seat in hit)}"
            yield Note("site_done", text, **numbers, penalised=[seat_name(seat) for seat in hit])
        else:
            text = f"brings {name} to {work.workers} of {work.needs} workers"
            yield Note("site", text + (f", with {listed(names)}" if names else ""), **numbers)


def tiles(facts: Facts) -> Iterator[Note]:
    """Penalties that the turn ends or begins for this seat.

    A tile turned up in the line is one of many: it is not named.
    """
    old, new = penalties(facts.start, facts.seat), penalties(facts.end, facts.seat)
    for site, tile in old.items():
        if site not in new:
            yield Note(
                "penalty_lifted",
                f"lifts the penalty of {TILES[tile]['name']}: {TILES[tile]['penalty']}",
                tile=TILES[tile]["id"],
                market=MARKET_IDS[site],
            )
    for site in new:
        if site not in old:
            whom = person(facts.seat, facts)
            text = f"the tile of the {called(MARKET_IDS[site], facts)} turns up and its penalty binds {whom}"
            yield Note("penalty_taken", text, market=MARKET_IDS[site])


def roll_numbers(roll: Roll) -> dict[str, Any]:
    """What a note on a roll with its check was made from."""
    return {
        "dice": roll.dice,
        "base": roll.base,
        "check_at": roll.total,
        "risk": tidy(roll.risk),
        "saved_by": roll.saviours if roll.risk else [],
    }


def roll_text(roll: Roll) -> str:
    text = f"rolls {plural(roll.dice, 'worker')} with {roll.base} of knowledge and available dice: "
    text += f"{percent(roll.risk)} to lose one" if roll.risk else "no worker can be lost"
    if roll.risk and roll.saviours:
        text += f", unless {listed(map(full_name, roll.saviours))} prevents it"
    return text


def rolls(facts: Facts) -> Iterator[Note]:
    for roll in facts.rolls:
        if roll.seat != facts.seat:
            continue
        yield Note("check_risk", roll_text(roll), **roll_numbers(roll))
        if roll.goods:
            yield Note(
                "roll_penalty",
                f"the roll costs {amount(roll.goods)} goods on average (tiles against faces)",
                goods=tidy(roll.goods),
            )
        if 0 < roll.pair:
            yield Note("double", f"{percent(roll.pair)} to hold a double after the roll", chance=tidy(roll.pair))


def bumped(facts: Facts) -> Iterator[Note]:
    for bump in bumps(facts):
        roll = next((roll for roll in facts.rolls if roll.seat == bump.victim), None)
        chance = roll.risk if roll else 0.0
        numbers = {"seat": seat_name(bump.victim), "face": bump.face, "space": bump.space, "risk": tidy(chance)}
        if bump.victim == facts.seat:
            yield Note(
                "bump_own",
                f"brings {whose(facts)} own worker home from {called(bump.space, facts)} without a retrieval",
                **numbers,
            )
            continue
        lost = f", {percent(chance)} that they lose a worker in the check" if chance else ""
        yield Note(
            "bump",
            f"bumps {seat_name(bump.victim)} off {called(bump.space, facts)}: saves them a retrieval{lost}",
            **numbers,
        )


def rivals(facts: Facts) -> Iterator[Note]:
    """What else the turn does for others: stars, goods, cards, knowledge, morale, workers."""
    for seat in range(len(facts.start["seats"])):
        if seat == facts.seat:
            continue
        changes = {name: facts.mean(seat, name) for name in MEASURES} | facts.goods(seat)
        if any(roll.seat == seat for roll in facts.rolls):
            del changes["workers"]  # the exact risk is told with the bump or the site
        numbers = {name: tidy(x) for name, x in changes.items() if abs(x) > 1e-9}
        parts = [
            f"{'gains' if x > 0 else 'loses'} {change_text(name, abs(x))}"
            for name, x in changes.items()
            if abs(x) > 1e-9
        ]
        if parts:
            mean = "" if all(facts.sure[seat]) else " on average"
            yield Note("rival", f"{seat_name(seat)} {listed(parts)}{mean}", seat=seat_name(seat), **numbers)


def change_text(name: str, x: float) -> str:
    return plural(x, name.removesuffix("s")) if name in ("stars", "cards", "workers") else f"{amount(x)} {name}"


def profiting(faction: str, facts: Facts) -> tuple[str, dict[str, Any]]:
    """(text, numbers): whose known recruits profit from a faction's track."""
    name = faction_name(faction)
    mine = facts.end["seats"][facts.seat]
    own, hidden = recruits_of(mine, faction), recruits_of(mine, faction, False)
    others = {i: recruits_of(row, faction) for i, row in enumerate(facts.end["seats"]) if i != facts.seat}
    others = {seat: n for seat, n in others.items() if n}
    me = person(facts.seat, facts)
    who = [f"{me} ({amount(own)} active{f', {hidden} hidden' if hidden else ''})"] if own else []
    who += [f"{me} ({hidden} hidden)"] if hidden and not own else []
    who += [f"{person(seat, facts)} ({n} active)" for seat, n in others.items()]
    text = f"{name} recruits: {listed(who)}" if who else f"no known recruit is {name}"
    rivals = {seat_name(seat): n for seat, n in others.items()}
    return text, {"own_active": own, "own_hidden": hidden, "rivals": rivals}


def tracks(facts: Facts) -> Iterator[Note]:
    c = constants(facts.start["rules"])
    for i, faction in enumerate(FACTIONS):
        old, new = facts.start["tracks"][i], facts.end["tracks"][i]
        if new != old:
            text, numbers = profiting(faction, facts)
            bonuses = LEVELS if i < len(facts.start["miners"]) else LEVELS | NO_TUNNEL
            reached = {c[tier]: what for tier, what in bonuses.items() if old < c[tier] <= new}
            note = "".join(f", level {level}: {what}" for level, what in reached.items())
            yield Note(
                "track",
                f"moves the {faction_name(faction)} track from {old} to {new} of {c['track_max']}{note}; {text}",
                faction=faction,
                before=old,
                after=new,
                reached=list(reached),
                **numbers,
            )
    for i in range(len(facts.start["miners"])):
        old, new = facts.start["miners"][i], facts.end["miners"][i]
        if new != old:
            text, numbers = profiting(FACTIONS[i], facts)
            note = (
                f", step {c['tunnel_reveal']}: hidden recruits are turned up" if old < c["tunnel_reveal"] <= new else ""
            )
            note += f", step {c['tunnel_end']}: the space at its end opens" if old < c["tunnel_end"] <= new else ""
            yield Note(
                "miner",
                f"moves the {faction_name(FACTIONS[i])} miner from {old} to {new} of {c['tunnel_end']}{note}; {text}",
                faction=FACTIONS[i],
                before=old,
                after=new,
                **numbers,
            )
