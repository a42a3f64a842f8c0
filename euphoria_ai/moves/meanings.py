"""What a move of each verb means, in a few plain words."""

from __future__ import annotations

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
from euphoria_ai.moves.costs import bazaar_price, clause, piece_text, placement_costs, ways_text
from euphoria_ai.moves.full_names import artifact_names, item, star_place
from euphoria_ai.moves.grammar import counts_of
from euphoria_ai.moves.names import short_name
from euphoria_ai.moves.questions import ask_use, dilemma_price, free_loss, offer, offered
from euphoria_ai.moves.words import ability_text
from euphoria_ai.moves.writing import retrieve_ability
from euphoria_ai.state.seat import gains_free, has_bazaar, occupant
from euphoria_ai.words import listed

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from euphoria_ai.moves.at_hand import AtHand


def mean_place(at: AtHand, args: list[str]) -> str:
    space = SPACES[SPACE_IDS.index(args[1])]
    costs = placement_costs(at.f, at.seat, space)
    there = occupant(at.f, SPACE_IDS.index(args[1])) if space["bumpable"] else None
    out = f"{args[0]} to {at.called(args[1])}"
    if costs and all(any(cost.values()) for cost, _ in costs):
        out += f" for {ways_text(costs[:6])}"
    if there:
        out += f", bumping {'your own' if there[0] == at.seat else at.name(there[0]) + chr(39) + 's'} {there[1]}"
    return out


def mean_retrieve(at: AtHand, args: list[str]) -> str:
    return "take back " + listed(
        f"{face} from {at.called(space)}" for face, space in (word.split("@") for word in args)
    )


def signed(args: list[str], sign: int) -> str:
    """`+2 gold`, `morale -1`: what items do to the seat."""
    counts = counts_of(args)
    tracks = {"morale": sign, "knowledge": -sign}
    return (
        ", ".join(
            ["+-"[sign < 0] + item(n, name) for name, n in counts.items() if name not in tracks]
            + [f"{name} {tracks[name] * n:+d}" for name, n in counts.items() if name in tracks]
        )
        or "nothing"
    )


def mean_pay(at: AtHand, args: list[str]) -> str:
    cut = args.index("by") if "by" in args else len(args)
    out = f"give up the available {args[1]}" if args[0] == "worker" else signed(args[:cut], -1)
    if at.kind == "retrieve_pay":
        gain = {"morale": CONSTANTS["retrieve"]["paid_morale"]}
        if cut < len(args):
            gain = dict(retrieve_ability(RECRUIT_IDS.index(args[cut + 1]))["do"])
        out += "".join(f", {name} {n:+d}" for name, n in gain.items())
    return out + (f" ({at.called(args[cut + 1])})" if cut < len(args) else "")


def mean_use(at: AtHand, args: list[str]) -> str:
    row = RECRUITS[RECRUIT_IDS.index(args[0])]
    if at.kind == "use":
        return ask_use(at).rstrip("?")
    number = next(
        i for i, ability in enumerate(row["abilities"]) if ability["on"] in EVENTS_AT[at.kind] and "do" in ability
    )
    return f"{row['name']}: {ability_text(row, number)}"


def mean_accept(at: AtHand, args: list[str]) -> str:
    if at.kind == "opponent":
        return offered(at)
    give, get = offer(at)
    return f"get {give} for {get}"


def mean_take(at: AtHand, args: list[str]) -> str:
    if args == ["artifact"]:
        return "1 artifact from the bazaar" if has_bazaar(at.f) else "draw 1 artifact"
    return signed(args, 1)


def mean_buy(at: AtHand, args: list[str]) -> str:
    price, tile = bazaar_price(at.f, at.seat, int(args[0]) - 1, gains_free(at.f))
    more = f" (one of them by {tile['name']})" if tile else ""
    what = f"slot {args[0]}: {artifact_names()[args[1]]}"
    return f"{what} for {piece_text(price, 'any_commodity') if price else 'nothing'}{more}"


def mean_ignore(at: AtHand, args: list[str]) -> str:
    row = TILES[at.f["tiles"][MARKET_IDS.index(args[0])] - 1]
    return f"the penalty of {row['name']} does not count for you this turn"


def mean_activate(at: AtHand, args: list[str]) -> str:
    return f"{at.called(args[0])} becomes active"


def mean_star(at: AtHand, args: list[str]) -> str:
    if args[0] not in TERRITORY_IDS:
        return f"star on {star_place(args[0], at.f['tiles'])}"
    number, room = TERRITORY_IDS.index(args[0]), CONSTANTS["territory"]["capacity"][str(len(at.f["seats"]))]
    taken = sum(row["territory"][number] for row in at.f["seats"])
    return f"star on {star_place(args[0], at.f['tiles'])} ({taken} of {room} taken)"


def mean_keep(at: AtHand, args: list[str]) -> str:
    if len(args) == 2:
        return f"{short_name(args[0])} active, {short_name(args[1])} hidden"  # one line; the text to type has the rest
    return f"keep {at.called(args[0])}"


def mean_deal(at: AtHand, args: list[str]) -> str:
    row = next(row for row in (*RECRUITS, *DILEMMAS) if row["id"] == args[0])
    return f"{row['name']} is dealt"


def mean_tile(at: AtHand, args: list[str]) -> str:
    row = next(row for row in TILES if row["id"] == args[0])
    return f"{row['name']}: {clause(row['penalty'])}"


def mean_free(at: AtHand, args: list[str]) -> str:
    return f"pay nothing, morale -{free_loss(at.f, at.seat)}"


def mean_decline(at: AtHand, args: list[str]) -> str:
    return f"without {at.called(args[0])}" if args else "decline"


def mean_draw(at: AtHand, args: list[str]) -> str:
    return f"{item(1, args[0])} is drawn" if args else "draw 1 artifact from the deck"


def mean_gain(at: AtHand, args: list[str]) -> str:
    return signed(args, 1)


def mean_loss(at: AtHand, args: list[str]) -> str:
    return signed(args, -1)


def mean_face(at: AtHand, args: list[str]) -> str:
    return f"the worker shows {args[0]}"


def mean_outcome(at: AtHand, args: list[str]) -> str:
    return {"star": "star on the dilemma", "recruits": "look at two recruits and keep one"}[args[0]]


def mean_dilemma(at: AtHand, args: list[str]) -> str:
    return f"resolve the dilemma for {dilemma_price(at)}"


def mean_stop(at: AtHand, args: list[str]) -> str:
    return "no further worker"


def mean_another(at: AtHand, args: list[str]) -> str:
    return "morale -1 for a further worker"


def mean_roll(at: AtHand, args: list[str]) -> str:
    return f"the dice show {listed(args)}"


def mean_start(at: AtHand, args: list[str]) -> str:
    return f"{at.name(int(args[0][1:]) - 1)} begins"


def mean_refuse(at: AtHand, args: list[str]) -> str:
    return f"{at.called(args[0])} leaves the game, another recruit is dealt"


def mean_bump(at: AtHand, args: list[str]) -> str:
    space = SPACE_IDS[at.f["placement"]["space"]]
    return f"{at.name(int(args[0][1:]) - 1)}'s {args[1]} leaves {at.called(space)}"


def mean_refill(at: AtHand, args: list[str]) -> str:
    return f"{item(1, args[0])} comes into the bazaar"
