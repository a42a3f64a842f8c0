"""What is asked and what a move means, in short plain sentences; the words that `events` shares.

`decision_prompt` puts the decision at hand as a question, `explain_move` reads a move for a person.  Of a game both say only what the
deciding seat knows.
"""

from euphoria_ai.core.engine.game import KINDS, Rng
from euphoria_ai.editions import (
    ARTIFACTS,
    DILEMMAS,
    EDITIONS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUIT_IDS,
    RECRUITS,
    SPACE_IDS,
    SPACES,
    TERRITORY_IDS,
    TILES,
    rules_key,
    split_key,
)
from euphoria_ai.moves.refusals import EVENTS_AT, ability_at
from euphoria_ai.moves.costs import (
    ACTIVE,
    CONSTANTS,
    GAIN,
    MOVES_AGAIN,
    ONE_OF_EACH,
    OR_ARTIFACT,
    PAY_DILEMMA,
    PAY_SURCHARGE,
    SAME_SPACE,
    UNKNOWN,
    WORKING,
    amount,
    bazaar_price,
    cards_of,
    clause,
    dilemma_costs,
    gains_free,
    listed,
    occupant,
    payable,
    penalty,
    placement_costs,
    space_costs,
    ways_text,
)
from euphoria_ai.moves.grammar import counts_of, parse_move
from euphoria_ai.moves.writing import HAND, USE, arg, counted, move_text, retrieve_ability, short_name

SETUP, ABILITY, HAND_LIMIT = 1, 10, 16  # kinds of frames, as Game.stack() names them
TAKE_GOODS, TAKE_TUNNEL, TAKE_TRACK = sorted(number for number, kind in KINDS.items() if kind == "take")
NOBODY = 255


def region_of(faction):
    return faction.capitalize()


def place_name(name):
    """`the Farm`, `the Icarite territory`, `the tile of market_ea`."""
    if name in TERRITORY_IDS:
        return f"the {region_of(name.split('_')[1])} territory"
    return f"the tile of {short_name(name)}" if name in MARKET_IDS else short_name(name)


def call(names, seat):
    """What a seat is called."""
    return names[seat] if names else f"P{seat + 1}"


def has_bazaar(fields):
    return bool(EDITIONS[rules_key(fields["rules"]).split("/")[0]].get("bazaar"))


def offer_text(counts, closed):
    """One side of a trade; between others the kinds of cards are not known."""
    goods = list(zip(GOODS, counts[:7], strict=True))
    if closed:
        return counted(goods) if any(counts[:7]) else "cards"
    return counted(goods + list(zip(ARTIFACTS, counts[7:], strict=True)))


def counted_faces(shown):
    return " ".join(map(str, shown))


def dice_of(row):
    return list(zip(row["loc"], row["face"], strict=True))


def card_name(card, what="a recruit"):
    return short_name(RECRUIT_IDS[card - 1]) if 0 < card < UNKNOWN else what


# ---------------------------------------------------------------- abilities in words


def part(text, number):
    """The part `(a)` or `(b)` of a text that has such parts."""
    marks = [f"({letter}) " for letter in "abcdefg"]
    if marks[number] in text:
        text = text.split(marks[number])[1].split(marks[number + 1])[0]
    return text.strip().rstrip(".")


OWNER_WORDS = (
    ("the owner's", "your"),
    ("to its owner", "to its player"),
    ("or more own workers", "or more of your workers"),
    ("the own worker", "your worker"),
    (" per authority token placed", " for this star"),
    (" per bliss paid", ""),
    (" per clay paid", ""),
)


def addressed(text, other):
    """A text about the owner, told to the owner; `other` is the other player of the event."""
    for old, new in (*OWNER_WORDS, ("that player", other), ("the bumped player", other), ("the opponent", other)):
        text = text.replace(old, new)
    first, *rest = text.split("the owner ")  # `the owner gains` is `you gain`
    for piece in rest:
        verb, blank, tail = piece.partition(" ")
        first += f"you {verb.removesuffix('s')}{blank}{tail}"
    return first


def ability_text(row, number, other="that player"):
    """`lose 1 morale so that P1 gains 1 knowledge; you gain 1 commodity of choice` out of the texts of the card."""
    cost, effect = part(row["cost"], number), part(row["effect"], number)
    if not cost or cost.startswith("none"):
        return addressed(effect, other)
    if cost[0].isdigit() or cost.startswith("the normal cost"):
        cost = f"pay {cost}"
    if effect[0].isupper():
        joint = ". "
    else:
        joint = (
            " so that "
            if effect.startswith(("that player", "the owner", "the new", "the worker", "no ", "each"))
            else " to "
        )
    return addressed(f"{cost}{joint}{effect}", other)


def draw_number(row):
    """Which ability of the card changes a draw."""
    return next((i for i, ability in enumerate(row["abilities"]) if ability["on"] == "draw"), None)


def draw_cards(fields, seat):
    """Recruits of the seat that may change its next draw."""
    me = fields["seats"][seat]
    if penalty(fields, seat, "no_recruit_abilities"):
        return []
    return [
        row
        for slot, row in cards_of(me, WORKING)
        if draw_number(row) is not None
        and not me["used"] >> slot & 1
        and payable(me, row["abilities"][draw_number(row)].get("price", {}))
    ]


# ---------------------------------------------------------------- the decision at hand


class Prompt:
    """The decision at hand, as one seat knows it."""

    __slots__ = ("below", "f", "kind", "me", "names", "seat", "source", "top", "tweaks")

    def __init__(self, game, names=None):
        seat = game.to_move
        self.f = game.view(seat).fields() if hasattr(game, "view") and seat is not None and seat >= 0 else game.fields()
        self.kind, self.names, self.source = game.kind, names, game if seat is not None and seat >= 0 else None
        edition, _, options = split_key(rules_key(game.rules))
        self.tweaks = (EDITIONS[edition].get("fixed", {}) | options)["iib_tweaks"]
        self.top = self.f["stack"][-1]
        self.below = self.f["stack"][-2] if len(self.f["stack"]) > 1 else {"kind": 0}
        self.seat = self.top["seat"]
        self.me = self.f["seats"][self.seat]

    def name(self, seat):
        return call(self.names, seat)

    def usable(self):
        """Short names of the recruits that the menu offers, of a game or where the seat's own cards are all known."""
        if self.source is None or not any(
            ability["on"] in EVENTS_AT.get(self.kind, ())
            for _, row in cards_of(self.me, WORKING)
            for ability in row["abilities"]
        ):
            return []
        game = self.source if hasattr(self.source, "apply") else self.source.determinize(Rng(1))
        return [short_name(RECRUIT_IDS[arg(move) - 1]) for move in game.legal_moves() if move & 63 == USE]

    def because(self):
        """` (Lee)` where an ability is being carried out."""
        return (
            f" ({short_name(ability_at(self.f['rules'], self.below['a'])[0]['id'])})"
            if self.below["kind"] == ABILITY
            else ""
        )


def decision_prompt(game_or_position, names=None):
    """One line that asks the decision at hand; of a Game as its deciding seat knows it."""
    if game_or_position.kind is None:
        return "the game is over"
    p = Prompt(game_or_position, names)
    return f"{p.name(p.seat)}: {PROMPTS[p.kind](p)}" if p.kind not in ("start", "refill") else PROMPTS[p.kind](p)


def available(me):
    return sorted(face for loc, face in dice_of(me) if loc == HAND and face)


def ask_turn(p):
    shown, out = available(p.me), sum(loc < HAND for loc in p.me["loc"])
    ways = [f"place a worker ({' '.join(map(str, shown))})"] * bool(shown)
    ways += [f"retrieve ({out} on the board)"] * bool(out)
    costs = dilemma_costs(p.me)
    may = (
        p.me["dilemma"]
        and not p.me["dilemma_use"]
        and (p.me["hand_n"] >= 2 or any(payable(p.me, cost) for cost, _ in costs))
    )
    free = [f"first use {name}" for name in p.usable()]
    return f"{listed([*ways, *['resolve the dilemma'] * bool(may), *free], 'or')}?"


def ask_more(p):
    if not p.tweaks:
        return f"place another {p.f['group_face']}, or stop?"
    ways = [f"place another {p.f['group_face']} for 1 morale"] * bool(p.f["group"] and p.me["morale"] > 1)
    ways += [f"use {name}" for name in p.usable()]
    return f"{', '.join([*ways, 'or stop'])}?"


def ask_place(p):
    last = short_name(SPACE_IDS[p.f["placement"]["space"]]) if p.f["placement"]["space"] < len(SPACES) else ""
    if p.top["c"] == MOVES_AGAIN:
        return f"move the {p.f['placement']['face']} from {last} to another space: where?"
    if p.top["c"]:
        shown = sorted({face for i, (_, face) in enumerate(dice_of(p.me)) if p.top["a"] >> i & 1})
        if p.top["c"] == SAME_SPACE:
            return f"place one more worker on {last}: {listed(shown, 'or')}?"
        return f"place one more worker now: {listed(shown, 'or')}, and where?"
    if p.top["b"]:
        shown = [face for i, (_, face) in enumerate(dice_of(p.me)) if p.top["a"] >> i & 1]
        return f"place the new worker ({counted_faces(shown)}) now ({card_name(p.top['b'])})?"
    return f"place the further {p.f['group_face']} now: where?"


def dilemma_price(me):
    return ways_text(dilemma_costs(me)) if me["dilemma"] < UNKNOWN else "its artifact or 2 artifacts"


def ask_pay(p):
    if p.top["a"] == PAY_DILEMMA:
        return f"pay the dilemma with {dilemma_price(p.me)}: which?"
    space = SPACES[p.f["placement"]["space"]]
    if p.top["a"] == PAY_SURCHARGE:
        tile = penalty(p.f, p.seat, "pay_to_self_bump")
        return f"{tile['name'] if tile else 'a market'} asks 1 commodity for bumping your own worker: which?"
    return f"{short_name(space['id'])} costs {ways_text(space_costs(p.f, p.seat, space)[:6])}: how do you pay?"


def free_loss(f, seat):
    """Morale that a retrieval without payment costs (R38, Cafeteria)."""
    tile = penalty(f, seat, "extra_morale_loss_on_free_retrieve")
    return -CONSTANTS["retrieve"]["free_morale"] + (tile["penalty_params"]["extra"] if tile else 0)


def ask_retrieve_pay(p):
    gain = CONSTANTS["retrieve"]["paid_morale"]
    return f"pay 1 food or 1 bliss for {gain} morale, or retrieve free for -{free_loss(p.f, p.seat)} morale?"


def ask_use(p):
    row, number = ability_at(p.f["rules"], p.top["a"])
    other = p.name(p.top["c"]) if p.top["c"] != NOBODY and p.top["c"] != p.seat else "that player"
    return f"{row['name']}: {ability_text(row, number, other)}?"


def offered(p):
    """What an opponent's ability offers."""
    return "draw 1 artifact" if p.top["a"] == NOBODY else f"take {p.top['b']} {GOODS[p.top['a']]}"


def ask_opponent(p):
    return f"{offered(p)} ({short_name(ability_at(p.f['rules'], p.top['e'])[0]['id'])})?"


def ask_draw(p):
    ways = [f"{short_name(row['id'])}: {ability_text(row, draw_number(row))}" for row in draw_cards(p.f, p.seat)]
    return f"draw 1 artifact, or use {' or '.join(ways)}?"


def ask_take(p):
    top = p.top
    if top["kind"] == TAKE_TUNNEL:
        return f"take 1 {GOODS[top['a']]} or 1 artifact?"
    if top["kind"] == TAKE_TRACK:
        ways = [f"1 {GOODS[top['a'] - 1]}"] * bool(top["a"])
        ways += [text for i, text in enumerate(("1 morale", "-1 knowledge")) if top["b"] >> i & 1]
        return f"take {listed(ways, 'or')}{p.because()}?"
    kinds = [good for i, good in enumerate(GOODS) if top["a"] >> i & 1]
    if top["c"] == ONE_OF_EACH:
        return f"take 1 resource and 1 commodity{p.because()}: which?"
    if top["c"] == OR_ARTIFACT:
        return f"take 1 of {listed(kinds, 'or')}, or 1 artifact without its price{p.because()}?"
    return f"take {top['b']} of {listed(kinds, 'or')}{p.because()}: which?"


def ask_face(p):
    """Any face, or one of a few (those of the bumped and the bumping worker)."""
    some = [str(face) for face in range(1, 7) if p.top["mask"] >> face & 1]
    return f"which face does the worker show{p.because()}{': ' + listed(some, 'or') if some else ''}?"


def ask_discard(p):
    n = p.top["a"]
    if p.top["c"]:
        return (
            f"discard {listed((name for i, name in enumerate(ARTIFACTS) if p.top['c'] >> i & 1), 'or')}{p.because()}?"
        )
    if p.top["b"]:
        return f"discard {n} of the cards just drawn{p.because()}: which?"
    if p.below["kind"] == HAND_LIMIT:
        return f"{amount(n, 'card')}{'s' * (n != 1)} over the hand limit: discard {n}"
    return f"discard {amount(n, 'any_artifact')}{p.because()}: which?"


def ask_star(p):
    places = [place_name((*TERRITORY_IDS, *MARKET_IDS)[i]) for i in range(10) if p.top["mask"] >> i & 1]
    return f"star on {listed(places, 'or')}?"


def ask_buy(p):
    """The row with its prices, slot by slot; a price that cannot be paid is one all the same."""
    free = gains_free(p.f)
    ways = [
        f"{i + 1} {ARTIFACTS[card - 1]} ({bazaar_price(p.f, p.seat, i, free)[0] or 'free'})"
        for i, card in enumerate(p.f["bazaar"])
        if card
    ]
    return f"take an artifact from the bazaar{p.because()}, for so many commodities: {', '.join(ways)}?"


def ask_price(p):
    gain = next((frame for frame in reversed(p.f["stack"]) if frame["kind"] == GAIN), None)
    what = f"the {ARTIFACTS[gain['d'] - 1]}" if gain and gain["d"] else "the artifact"
    return f"pay {amount(p.top['b'], 'any_commodity')} for {what}: which?"


def ask_redraw(p):
    cards = [card for card in p.me["recruits"] if 0 < card < UNKNOWN and RECRUITS[card - 1]["faction"] not in FACTIONS]
    return (
        f"more than one recruit without a faction: put back {listed(map(card_name, cards), 'or')}?"
        if cards
        else "more than one recruit without a faction: put back which?"
    )


def ask_bump(p):
    space = p.f["placement"]["space"]
    there = [
        f"{p.name(seat)}'s {face}"
        for seat, row in enumerate(p.f["seats"])
        if seat != p.seat
        for loc, face in dice_of(row)
        if loc == space
    ]
    return f"bump {listed(dict.fromkeys(there), 'or')} from {short_name(SPACE_IDS[space])}{p.because()}?"


def ask_ignore(p):
    built = [TILES[tile - 1]["name"] for i, tile in enumerate(p.f["tiles"]) if tile and not p.me["tile_stars"] >> i & 1]
    return f"whose penalty does not count for you this turn{p.because()}: {listed(built, 'or')}?"


def ask_activate(p):
    cards = [
        card_name(card, "?")
        for card, flags in zip(p.me["recruits"], p.me["recruit_flags"], strict=True)
        if card and not flags & ACTIVE
    ]
    return f"which hidden recruit becomes active{p.because()}{'' if '?' in cards else ': ' + listed(cards, 'or')}?"


def ask_samuel(p):
    out = [
        f"{face} on {short_name(SPACE_IDS[loc])}"
        for loc, face in sorted(dice_of(p.me))
        if loc < HAND and SPACES[loc]["group"] == "area"
    ]
    return f"take back any of {listed(out)} without pay{p.because()}: which?"


def ask_prison(p):
    return f"{p.name(p.below['seat'])} has taken all workers back, so you may take one back without pay (Dilemma's Prison): which?"


def ask_recruits(p):
    dealt = [card_name(card) for card in p.me["recruits"] if 0 < card < UNKNOWN]
    return f"keep two recruits, the first active, the second hidden{': ' + listed(dealt, 'or') if dealt else ''}?"


def ask_draft(p):
    cards = [card_name(p.below[key]) for key in "bc"]
    return "keep one of two recruits?" if "a recruit" in cards else f"keep {listed(cards, 'or')}?"


def offer(p):
    """(what the proposer gives, what it asks for); cards between others are not named."""
    known = any(p.f["trade"][7:])
    goods = not any(p.f["trade"][:7])
    texts = [offer_text([n >> shift & 15 for n in p.f["trade"]], False) for shift in (0, 4)]
    return ["cards" if text == "nothing" and goods and not known else text for text in texts]


def ask_trade(p):
    give, get = offer(p)
    return f"{p.name(p.top['a'])} offers {give} for {get}: accept?"


def ask_roll(p):
    n = p.top["a"] if p.top["b"] else p.top["a"].bit_count()
    return f"roll {n} {'die' if n == 1 else 'dice'}{' for the tie' if p.top['b'] else ''}"


PROMPTS = {
    "turn": ask_turn,
    "more": ask_more,
    "place": ask_place,
    "pay": ask_pay,
    "retrieve_pay": ask_retrieve_pay,
    "use": ask_use,
    "opponent": ask_opponent,
    "draw": ask_draw,
    "take": ask_take,
    "discard": ask_discard,
    "star": ask_star,
    "recruits": ask_recruits,
    "draft": ask_draft,
    "trade": ask_trade,
    "roll": ask_roll,
    "lose": lambda p: "1 good is lost: which?",
    "face": ask_face,
    "outcome": lambda p: "a star on the dilemma, or two recruits to choose from?",
    "bonus": lambda p: f"minority bonus, take {p.top['b']} commodities: which?",
    "draw_artifact": lambda p: "draws an artifact",
    "deal_recruit": lambda p: "is dealt a recruit",
    "deal_dilemma": lambda p: "is dealt an ethical dilemma",
    "tile": lambda p: f"turns up the tile of {short_name(MARKET_IDS[p.top['a']])}",
    "redraw": ask_redraw,
    "buy": ask_buy,
    "price": ask_price,
    "bump": ask_bump,
    "ignore": ask_ignore,
    "activate": ask_activate,
    "samuel": ask_samuel,
    "prison": ask_prison,
    "refill": lambda p: "a card comes into the bazaar",
    "start": lambda p: (
        f"who begins: {listed((p.name(i) for i in range(len(p.f['seats'])) if p.top['a'] >> i & 1), 'or')}?"
    ),
}


# ---------------------------------------------------------------- what a move means


def explain_move(game_or_position, move, names=None):
    """A short reading of a legal move (its number or text): `drop knowledge` -> `knowledge -1`.  Raises as notation.parse_move does."""
    game = game_or_position if hasattr(game_or_position, "apply") else game_or_position.determinize(Rng(1))
    text = move_text(game, parse_move(game, move) if isinstance(move, str) else move)
    verb, *args = text.split()
    return MEANINGS[verb](Prompt(game_or_position, names), args)


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
            gain = {op: n for op, n in retrieve_ability(RECRUIT_IDS.index(args[cut + 1]))["do"]}
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


MEANINGS = {
    "place": mean_place,
    "retrieve": mean_retrieve,
    "pay": mean_pay,
    "use": mean_use,
    "accept": mean_accept,
    "take": mean_take,
    "star": mean_star,
    "keep": mean_keep,
    "deal": mean_deal,
    "tile": mean_tile,
    "drop": lambda p, args: signed(args, 1),
    "free": lambda p, args: f"pay nothing, morale -{free_loss(p.f, p.seat)}",
    "decline": lambda p, args: f"without {short_name(args[0])}" if args else "decline",
    "draw": lambda p, args: f"{args[0]} is drawn" if args else "draw 1 artifact from the deck",
    "lose": lambda p, args: signed(args, -1),
    "discard": lambda p, args: signed(args, -1),
    "face": lambda p, args: f"the worker shows {args[0]}",
    "outcome": lambda p, args: {"star": "star on the dilemma", "recruits": "look at two recruits and keep one"}[
        args[0]
    ],
    "dilemma": lambda p, args: f"resolve the dilemma for {dilemma_price(p.me)}",
    "stop": lambda p, args: "no further worker",
    "another": lambda p, args: "morale -1 for a further worker",
    "roll": lambda p, args: f"the dice show {listed(args)}",
    "start": lambda p, args: f"{p.name(int(args[0][1:]) - 1)} begins",
    "refuse": lambda p, args: f"{short_name(args[0])} leaves the game, another recruit is dealt",
    "buy": mean_buy,
    "ignore": mean_ignore,
    "activate": mean_activate,
    "bump": lambda p, args: (
        f"{p.name(int(args[0][1:]) - 1)}'s {args[1]} leaves {short_name(SPACE_IDS[p.f['placement']['space']])}"
    ),
    "refill": lambda p, args: f"{args[0]} comes into the bazaar",
}
