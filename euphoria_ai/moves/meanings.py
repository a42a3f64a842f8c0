"""What a move of each verb means, in a few plain words."""

from euphoria_ai.catalog import (
    CONSTANTS,
    DILEMMAS,
    MARKET_IDS,
    RECRUIT_IDS,
    RECRUITS,
    SPACE_IDS,
    SPACES,
    TERRITORY_IDS,
    TILES,
)
from euphoria_ai.moves.at_hand import EVENTS_AT
from euphoria_ai.moves.costs import amount, bazaar_price, clause, listed, placement_costs, ways_text
from euphoria_ai.moves.grammar import counts_of
from euphoria_ai.moves.names import short_name
from euphoria_ai.moves.questions import ask_use, dilemma_price, free_loss, offer, offered
from euphoria_ai.moves.words import ability_text, place_name
from euphoria_ai.moves.writing import retrieve_ability
from euphoria_ai.state.seat import gains_free, has_bazaar, occupant


def mean_place(p, args):
    space = SPACES[SPACE_IDS.index(args[1])]
    costs = placement_costs(p.f, p.seat, space)
    there = occupant(p.f, SPACE_IDS.index(args[1])) if space["bumpable"] else None
    out = f"{args[0]} to {short_name(args[1])}"
    if costs and all(any(cost.values()) for cost, _ in costs):
        out += f" for {ways_text(costs[:6])}"
    if there:
        out += f", bumping {'your own' if there[0] == p.seat else p.name(there[0]) + chr(39) + 's'} {there[1]}"
    return out


def mean_retrieve(p, args):
    return "take back " + listed(
        f"{face} from {short_name(space)}" for face, space in (word.split("@") for word in args)
    )


def signed(args, sign):
    """`+2 gold`, `morale -1`: what items do to the seat."""
    counts = counts_of(args)
    tracks = {"morale": sign, "knowledge": -sign}
    return (
        ", ".join(
            [f"{sign * n:+d} {name}" for name, n in counts.items() if name not in tracks]
            + [f"{name} {tracks[name] * n:+d}" for name, n in counts.items() if name in tracks]
        )
        or "nothing"
    )


def mean_pay(p, args):
    cut = args.index("by") if "by" in args else len(args)
    out = f"give up the available {args[1]}" if args[0] == "worker" else signed(args[:cut], -1)
    if p.kind == "retrieve_pay":
        gain = {"morale": CONSTANTS["retrieve"]["paid_morale"]}
        if cut < len(args):
            gain = dict(retrieve_ability(RECRUIT_IDS.index(args[cut + 1]))["do"])
        out += "".join(f", {name} {n:+d}" for name, n in gain.items())
    return out + (f" ({short_name(args[cut + 1])})" if cut < len(args) else "")


def mean_use(p, args):
    row = RECRUITS[RECRUIT_IDS.index(args[0])]
    if p.kind == "use":
        return ask_use(p).rstrip("?")
    number = next(
        i for i, ability in enumerate(row["abilities"]) if ability["on"] in EVENTS_AT[p.kind] and "do" in ability
    )
    return f"{row['name']}: {ability_text(row, number)}"


def mean_accept(p, args):
    if p.kind == "opponent":
        return offered(p)
    give, get = offer(p)
    return f"get {give} for {get}"


def mean_take(p, args):
    if args == ["artifact"]:
        return "1 artifact from the bazaar" if has_bazaar(p.f) else "draw 1 artifact"
    return signed(args, 1)


def mean_buy(p, args):
    price, tile = bazaar_price(p.f, p.seat, int(args[0]) - 1, gains_free(p.f))
    more = f" (one of them by {tile['name']})" if tile else ""
    return f"+1 {args[1]} for {amount(price, 'any_commodity')}{more}" if price else f"+1 {args[1]} for nothing"


def mean_ignore(p, args):
    row = TILES[p.f["tiles"][MARKET_IDS.index(args[0])] - 1]
    return f"the penalty of {row['name']} does not count for you this turn"


def mean_activate(p, args):
    return f"{short_name(args[0])} becomes active"


def mean_star(p, args):
    if args[0] not in TERRITORY_IDS:
        return f"star on {place_name(args[0])}"
    number, room = TERRITORY_IDS.index(args[0]), CONSTANTS["territory"]["capacity"][str(len(p.f["seats"]))]
    taken = sum(row["territory"][number] for row in p.f["seats"])
    return f"star on {place_name(args[0])} ({taken} of {room} taken)"


def mean_keep(p, args):
    if len(args) == 2:
        return f"{short_name(args[0])} active, {short_name(args[1])} hidden"
    return f"keep {short_name(args[0])}"


def mean_deal(p, args):
    row = next(row for row in (*RECRUITS, *DILEMMAS) if row["id"] == args[0])
    return f"{row['name']} is dealt"


def mean_tile(p, args):
    row = next(row for row in TILES if row["id"] == args[0])
    return f"{row['name']}: {clause(row['penalty'])}"


def mean_free(p, args):
    return f"pay nothing, morale -{free_loss(p.f, p.seat)}"


def mean_decline(p, args):
    return f"without {short_name(args[0])}" if args else "decline"


def mean_draw(p, args):
    return f"{args[0]} is drawn" if args else "draw 1 artifact from the deck"


def mean_gain(p, args):
    return signed(args, 1)


def mean_loss(p, args):
    return signed(args, -1)


def mean_face(p, args):
    return f"the worker shows {args[0]}"


def mean_outcome(p, args):
    return {"star": "star on the dilemma", "recruits": "look at two recruits and keep one"}[args[0]]


def mean_dilemma(p, args):
    return f"resolve the dilemma for {dilemma_price(p)}"


def mean_stop(p, args):
    return "no further worker"


def mean_another(p, args):
    return "morale -1 for a further worker"


def mean_roll(p, args):
    return f"the dice show {listed(args)}"


def mean_start(p, args):
    return f"{p.name(int(args[0][1:]) - 1)} begins"


def mean_refuse(p, args):
    return f"{short_name(args[0])} leaves the game, another recruit is dealt"


def mean_bump(p, args):
    space = SPACE_IDS[p.f["placement"]["space"]]
    return f"{p.name(int(args[0][1:]) - 1)}'s {args[1]} leaves {short_name(space)}"


def mean_refill(p, args):
    return f"{args[0]} comes into the bazaar"
