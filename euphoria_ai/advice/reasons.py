"""Why a turn is good, in words made from numbers that were computed (docs/advice.md lists the codes)."""

from euphoria_ai.advice.facts import (
    MEASURES,
    balance,
    bumps,
    check_risk,
    constants,
    on_board,
    penalties,
    recruits_of,
    star_places,
    stars_placed,
    works,
)
from euphoria_ai.advice.words import Note, amount, faction_name, items, listed, percent, person, plural, rounded, tidy
from euphoria_ai.catalog import ARTIFACTS, DILEMMAS, FACTIONS, GOODS, MARKET_IDS, RECRUITS, SITES, SPACES, TILES
from euphoria_ai.moves.fields import DILEMMA, DISCARD, KEEP, RETRIEVE, USE, arg, arg2, discards, workers
from euphoria_ai.moves.names import short_name

LEVELS = {
    "tier1": "an extra commodity on its area",
    "tier2": "its tunnel gives both",
    "tier3": "hidden recruits of the faction are turned up",
    "tier4": "a star on each active recruit of the faction",
}
NO_TUNNEL = {"tier2": "an artifact with each star on its territory"}


# ---------------------------------------------------------------- stars, sites, penalties


def winning(facts):
    if not facts.line.wins:
        return
    most, end = constants(facts.start["rules"])["stars_to_win"], facts.end
    chance = sum(stars_placed(one)[facts.seat] >= most for one in facts.ends) / len(facts.ends)
    text = f"places your {most}th star this turn"
    text += "" if chance == 1 else ", if it goes as shown"
    yield Note("wins_now", text, stars=stars_placed(end)[facts.seat], chance=tidy(chance))


def place_name(kind, name, facts):
    if kind == "territory":
        taken = sum(row["territory"][FACTIONS.index(name)] for row in facts.end["seats"])
        left = constants(facts.start["rules"])["territory_cap"] - taken
        return f"the {faction_name(name)} territory ({plural(left, 'space')} left)"
    if kind == "tile":
        return f"the tile of {short_name(name)}"
    return f"your recruit {short_name(name)}" if kind == "recruit" else "your dilemma"


def stars(facts, rival_turn, ahead):
    """rival_turn: (text, Facts) of the turn to compare with, or None; ahead: own stars to the end of the next own turn, or None."""
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
    if other is not None and abs(other - now) > 1e-9:
        text += f"; {rival_turn[0]} places {amount(other) if other else 'none'}"
    numbers = {"stars": tidy(now), "total": tidy(total), "places": [name for _, name, _ in places]}
    if other is not None:
        numbers |= {"alternative": tidy(other)}
    if ahead is not None:
        numbers |= {"by_next_turn": tidy(ahead)}
        if ahead > now + 1e-9:
            text += f"; {amount(ahead)} by the end of your next turn, as the line goes on"
    yield Note("stars", text, **numbers)


def sites(facts):
    for work in works(facts):
        name = short_name(SITES[work.site]["id"])
        names = [f"P{seat + 1}" for seat in work.partners]
        numbers = {"site": SITES[work.site]["id"], "workers": work.workers, "needs": work.needs, "partners": names}
        if work.done:
            hit = [seat for seat in range(len(facts.start["seats"])) if work.site in penalties(facts.end, seat)]
            text = f"finishes {name}: " + (f"a star for you and {listed(names)}" if names else "a star for you alone")
            text += ", the workers come home without a retrieval"
            if hit:
                text += f", the penalty of the new tile binds {listed(person(seat, facts) for seat in hit)}"
            yield Note("site_done", text, **numbers, penalised=[f"P{seat + 1}" for seat in hit])
        else:
            text = f"brings {name} to {work.workers} of {work.needs} workers"
            yield Note("site", text + (f", with {listed(names)}" if names else ""), **numbers)


def tiles(facts):
    """Penalties that the turn ends or begins for this seat.  A tile turned up in the line is one of many: it is not named."""
    old, new = penalties(facts.start, facts.seat), penalties(facts.end, facts.seat)
    for site, tile in old.items():
        if site not in new:
            yield Note(
                "penalty_lifted",
                f"lifts the penalty of {short_name(TILES[tile]['id'])}: {TILES[tile]['penalty']}",
                tile=TILES[tile]["id"],
                market=MARKET_IDS[site],
            )
    for site in new:
        if site not in old:
            yield Note(
                "penalty_taken",
                f"the tile of {short_name(MARKET_IDS[site])} turns up and its penalty binds you",
                market=MARKET_IDS[site],
            )


# ---------------------------------------------------------------- rolls and bumps


def rolls(facts):
    for roll in facts.rolls:
        if roll.seat != facts.seat:
            continue
        text = f"rolls {plural(roll.dice, 'worker')} with {roll.base} of knowledge and dice in hand: "
        text += f"{percent(roll.risk)} to lose one" if roll.risk else "no worker can be lost"
        saved = roll.saviours if roll.risk else []
        if saved:
            text += f", unless {listed(short_name(name) for name in saved)} prevents it"
        yield Note(
            "check_risk",
            text,
            dice=roll.dice,
            base=roll.base,
            check_at=roll.total,
            risk=tidy(roll.risk),
            saved_by=saved,
        )
        if roll.goods:
            yield Note(
                "roll_penalty",
                f"the roll costs {amount(roll.goods)} goods on average (tiles against faces)",
                goods=tidy(roll.goods),
            )
        if 0 < roll.pair:
            yield Note("double", f"{percent(roll.pair)} to hold a double after the roll", chance=tidy(roll.pair))


def bumped(facts):
    for bump in bumps(facts):
        roll = next((roll for roll in facts.rolls if roll.seat == bump.victim), None)
        chance = roll.risk if roll else 0.0
        numbers = {"seat": f"P{bump.victim + 1}", "face": bump.face, "space": bump.space, "risk": tidy(chance)}
        if bump.victim == facts.seat:
            yield Note(
                "bump_own", f"brings your own worker home from {short_name(bump.space)} without a retrieval", **numbers
            )
            continue
        lost = f", {percent(chance)} that they lose a worker in the check" if chance else ""
        yield Note(
            "bump", f"bumps P{bump.victim + 1} off {short_name(bump.space)}: saves them a retrieval{lost}", **numbers
        )


def rivals(facts):
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
            yield Note("rival", f"P{seat + 1} {listed(parts)}{mean}", seat=f"P{seat + 1}", **numbers)


def change_text(name, x):
    return plural(x, name.removesuffix("s")) if name in ("stars", "cards", "workers") else f"{amount(x)} {name}"


# ---------------------------------------------------------------- goods, tracks, morale


def goods(facts):
    parts = [(verb, counts) for verb, counts in zip(("pays", "gives", "gains"), balance(facts), strict=True) if counts]
    if parts:
        sure = all(facts.sure[facts.seat][len(MEASURES) :]) and facts.certain(facts.seat, "cards")
        text = listed(f"{verb} {items(counts)}" for verb, counts in parts) + ("" if sure else " on average")
        numbers = {
            verb: rounded(counts) for verb, counts in zip(("paid", "lost", "gained"), balance(facts), strict=True)
        }
        yield Note("goods", text, **numbers)


def whose(faction, facts):
    """(text, numbers): whose known recruits profit from a faction's track."""
    name = faction_name(faction)
    mine = facts.end["seats"][facts.seat]
    own, hidden = recruits_of(mine, faction), recruits_of(mine, faction, False)
    others = {
        f"P{seat + 1}": recruits_of(row, faction) for seat, row in enumerate(facts.end["seats"]) if seat != facts.seat
    }
    others = {seat: n for seat, n in others.items() if n}
    who = (
        [f"you ({amount(own)} active{f', {hidden} hidden' if hidden else ''})"]
        if own
        else [f"you ({hidden} hidden)"]
        if hidden
        else []
    )
    who += [f"{seat} ({n} active)" for seat, n in others.items()]
    text = f"{name} recruits: {listed(who)}" if who else f"no known recruit is {name}"
    return text, {"own_active": own, "own_hidden": hidden, "rivals": others}


def tracks(facts):
    c = constants(facts.start["rules"])
    for i, faction in enumerate(FACTIONS):
        old, new = facts.start["tracks"][i], facts.end["tracks"][i]
        if new != old:
            text, numbers = whose(faction, facts)
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
            text, numbers = whose(FACTIONS[i], facts)
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


def morale(facts):
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


def knowledge(facts):
    row = facts.start["seats"][facts.seat]
    change = facts.mean(facts.seat, "knowledge")
    now = row["knowledge"] + change
    if abs(change) < 1e-9:
        return
    numbers = {"before": row["knowledge"], "after": tidy(now)}
    text = f"knowledge {row['knowledge']} to {amount(now)}"
    if facts.certain(facts.seat, "knowledge"):
        dice = facts.end["seats"][facts.seat]["owned"]
        then, later = (check_risk(facts.start, facts.seat, dice, level) for level in (row["knowledge"], round(now)))
        numbers |= {"dice": dice, "risk_before": tidy(then), "risk_after": tidy(later)}
        if then != later:
            text += f": a roll of all {dice} workers loses one in {percent(later)}, not {percent(then)}"
    yield Note("knowledge", text, **numbers)


def own_workers(facts):
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
    back, there = [], 0
    for step, before in zip(facts.line.steps, facts.line.before, strict=True):
        if step.seat == facts.seat and step.move & 63 == RETRIEVE:
            there = len(on_board(before["seats"][facts.seat]))
            back += workers(step.move)
    if back:
        left = there - len(back)
        off = sorted({short_name(SPACES[space]["site"]) for _, space in back if SPACES[space]["group"] == "slot"})
        text = f"takes back {plural(len(back), 'worker')}, "
        text += f"{left} {'stays' if left == 1 else 'stay'} on the board" if left else "all that are on the board"
        yield Note(
            "retrieval",
            text + (f"; leaves {listed(off)} unfinished" if off else ""),
            workers=len(back),
            left=left,
            sites=off,
        )
    if (
        facts.start["active"] == facts.seat == facts.end["active"]
        and facts.end["turn"] == facts.start["turn"] + 1
        and not facts.end["over"]
    ):
        yield Note("further_turn", "a further turn of your own follows at once")


# ---------------------------------------------------------------- cards


def abilities(facts):
    """Recruits used, in the words of their card."""
    for card in dict.fromkeys(arg(step.move) - 1 for step in facts.own_steps(USE)):
        row = RECRUITS[card]
        cost = f"{row['cost']}: " if row.get("cost") else ""
        yield Note("ability", f"uses {short_name(row['id'])}: {cost}{row['effect']}", recruit=row["id"])


def cards(facts):
    row = facts.end["seats"][facts.seat]
    for _ in facts.own_steps(DILEMMA):
        yield Note(
            "dilemma",
            "spends your dilemma, which can be used once",
            use=("unused", "star", "recruits")[row["dilemma_use"]],
        )
    thrown = {}
    for step in facts.own_steps(DISCARD):
        for name, n in discards(step.move):
            thrown[name] = thrown.get(name, 0) + n
    thrown = {name: n for name, n in thrown.items() if n}
    if thrown:
        kept = {name: n for name, n in zip(ARTIFACTS, row["hand"], strict=True) if n}
        pairs = [name for name, n in kept.items() if n > 1]
        wanted = dilemma_artifact(row)
        text = f"throws away {items(thrown)}" + (f" and keeps {items(kept)}" if kept else "")
        text += f"; a pair of {listed(pairs)} stays" if pairs else ""
        text += f"; {wanted} is the card of your dilemma" if wanted in kept else ""
        yield Note("discard", text, thrown=thrown, kept=kept, pairs=pairs, dilemma=wanted in kept)


def dilemma_artifact(seat):
    """The artifact that a seat's unused dilemma asks for, or None."""
    if seat["dilemma"] in (0, 255) or seat["dilemma_use"]:
        return None
    return DILEMMAS[seat["dilemma"] - 1]["artifact"]


def recruit_choice(facts):
    for step in facts.own_steps(KEEP):
        first = RECRUITS[arg(step.move) - 1]
        yield pair_chosen(facts, first, RECRUITS[arg2(step.move) - 1]) if arg2(step.move) else drafted(facts, first)


def pair_chosen(facts, active, hidden):
    """The two recruits of the setup."""
    c = constants(facts.start["rules"])
    same = active["faction"] == hidden["faction"] and active["faction"] in FACTIONS
    text = f"{short_name(active['id'])} ({faction_name(active['faction'])}) works at once, "
    text += f"{short_name(hidden['id'])} ({faction_name(hidden['faction'])}) from level {c['tier3']} of its track"
    if hidden["faction"] in FACTIONS[: len(facts.start["miners"])]:
        text += f" or step {c['tunnel_reveal']} of its tunnel"
    if same:
        text += f"; both are {faction_name(active['faction'])}: two stars when that track ends"
    return Note("recruits", text, active=active["id"], hidden=hidden["id"], same_faction=same)


def drafted(facts, card):
    """A recruit drawn with the dilemma."""
    name = f"{short_name(card['id'])} ({faction_name(card['faction'])})"
    if card["faction"] not in FACTIONS:
        return Note("recruit", f"{name} works at once", recruit=card["id"], active=True, track=0)
    i = FACTIONS.index(card["faction"])
    active, level = bool(facts.start["revealed"] >> i & 1), facts.start["tracks"][i]
    text = f"{name} {'works at once' if active else 'stays hidden for now'}, its track stands at {level}"
    return Note("recruit", text, recruit=card["id"], active=active, track=level)


def trade(facts):
    """The offer at hand, for the side that is asked."""
    if not facts.line.steps or facts.line.steps[0].kind != "trade":
        return
    offer = list(zip((*GOODS, *ARTIFACTS), facts.start["trade"], strict=True))
    get = {name: n & 15 for name, n in offer if n & 15}
    give = {name: n >> 4 for name, n in offer if n >> 4}
    partner = facts.start["active"]
    placed = stars_placed(facts.start)[partner]
    taken = facts.line.steps[0].text == "accept"
    text = f"{'gives' if taken else 'does not give'} {items(give) if give else 'nothing'} for {items(get) if get else 'nothing'}"
    yield Note(
        "trade",
        f"{text} with P{partner + 1}, who has placed {plural(placed, 'star')}",
        give=give,
        get=get,
        partner=f"P{partner + 1}",
        partner_stars=placed,
        accepted=taken,
    )


# ---------------------------------------------------------------- all of it


def race(facts):
    placed = stars_placed(facts.start)
    need = constants(facts.start["rules"])["stars_to_win"]
    text = listed(f"{person(seat, facts)} {n}" for seat, n in enumerate(placed))
    near = [f"P{seat + 1}" for seat, n in enumerate(placed) if need - n == 1 and seat != facts.seat]
    if near:
        text += f"; {listed(near)} {'needs' if len(near) == 1 else 'need'} one more"
    return Note(
        "race",
        f"stars placed, of {need}: {text}",
        placed={f"P{seat + 1}": n for seat, n in enumerate(placed)},
        need=need,
    )


def comparison(difference, other, overlap, best):
    """Win chance against the turn named `other`; difference in shares of 1."""
    points = round(100 * difference, 1)
    text = f"{points:+.1f} % {'over' if points > 0 else 'against'} {other}" if points else f"level with {other}"
    if best and points < 0:
        text += ", but looked at more"
    if overlap:
        text += " (within the noise of this search)"
    return Note("ahead" if best else "behind", text, points=round(100 * difference, 2), other=other, overlap=overlap)


def other_order(rank):
    return Note("other_order", f"the same moves as turn {rank} in another order", turn=rank)


def reasons(facts, other, ahead):
    """Notes on one turn, the weightier ones first; other, ahead: see `stars`."""
    out = []
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
