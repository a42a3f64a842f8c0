"""What happened, in short plain sentences.  What is asked and what a move means stands in `prompts`, whose names are here too.

`describe` compares two states.  With an observer nothing is said that this seat cannot know: hands of others only by number, hidden cards
unnamed.
"""

from euphoria_ai.core.engine.game import CHANCE, KINDS
from euphoria_ai.editions import (
    ARTIFACTS,
    DILEMMAS,
    FACTIONS,
    GOODS,
    MARKET_IDS,
    RECRUITS,
    SPACE_IDS,
    SPACES,
    TERRITORY_IDS,
    TILES,
)
from euphoria_ai.moves.refusals import row_text
from euphoria_ai.moves.costs import (
    ACTIVE,
    CONSTANTS,
    IGNORE_ALL,
    SECOND,
    STAR,
    UNKNOWN,
    amount,
    bazaar_price,
    cards_of,
    clause,
    gains_free,
    listed,
)
from euphoria_ai.moves.writing import (
    BUMP,
    BUY,
    HAND,
    KEEP,
    PAY,
    PLACE,
    POOL,
    REFUSE,
    RETRIEVE,
    USE,
    VIA_RECRUIT,
    arg,
    counted,
    faces,
    plain_text,
    short_name,
    via_of,
)
from euphoria_ai.narration.prompts import (
    ABILITY,
    HAND_LIMIT,
    SETUP,
    ability_text,
    call,
    card_name,
    counted_faces,
    decision_prompt,  # noqa: F401
    dice_of,
    draw_number,
    explain_move,
    has_bazaar,
    offer_text,
    place_name,
    region_of,
)

CRITERIA = (
    ("morale", "morale"),
    ("knowledge", "low knowledge"),
    ("tiles", "market tiles"),
    ("territories", "territories"),
)


def packed(number):
    """Six counts of four bits each."""
    return [number >> 4 * i & 15 for i in range(len(ARTIFACTS))]


def setting_up(fields):
    """Are recruits still dealt or chosen, so that nothing of others is public (R7)?"""
    return bool(fields["stack"]) and fields["stack"][0]["kind"] == SETUP and fields["stack"][0]["step"] < 2


# ---------------------------------------------------------------- what happened


class Story:
    """Two states, what was logged between them, and for whom it is told."""

    __slots__ = ("actor", "after", "before", "entries", "names", "observer", "roll_off", "rolled")

    def __init__(self, before, after, entries, names, observer):
        self.before, self.after, self.entries, self.names, self.observer = before, after, list(entries), names, observer
        top = before["stack"][-1] if before["stack"] else None
        first = self.entries[0] if self.entries else None
        chance = first is not None and first[0] == CHANCE
        self.actor = (top["seat"] if top else after["active"]) if chance or first is None else first[0]
        self.roll_off = chance and first[1] == "roll" and top["b"] == 1
        self.rolled = faces(first[2]) if chance and first[1] == "roll" else None

    def name(self, seat):
        return call(self.names, seat)

    def sees(self, seat):
        return self.observer in (None, seat)

    def seats(self):
        n = len(self.after["seats"])
        return [(self.actor + i) % n for i in range(n)]

    def both(self, seat):
        return self.before["seats"][seat], self.after["seats"][seat]

    def moves(self, seat, kind):
        return [move for who, _, move, *_ in self.entries if who == seat and move & 63 == kind]


def describe(before_fields, after_fields, log_entries, names=None, observer=None):
    """Sentences of what happened between two states (`fields()` of games or positions), the acting seat first.

    log_entries: what Game.log took up meanwhile, (seat, kind, move, forced) each; names: names of the seats instead of P1, P2 ...;
    observer: the seat for whom it is told (None: everything is).  Best called after every single decision.
    """
    story = Story(before_fields, after_fields, log_entries, names, observer)
    lines = []
    for seat in story.seats():
        parts = [", ".join(said(story, seat)), ", ".join(changes(story, seat))]
        if any(parts):
            lines.append(": ".join([story.name(seat), *filter(None, parts)]))
    return lines + board_lines(story) + end_lines(story)


def said(story, seat):
    """The moves that the seat chose, as texts; chance as a word where nothing else shows it."""
    out = []
    for who, kind, move, *forced in story.entries:
        if who == seat and (not (forced and forced[0]) or move & 63 == BUY):
            out.append(phrase(story, seat, kind, move))
    first = story.entries[0] if story.entries else (None, None, None)
    if first[0] == CHANCE and seat == story.actor:
        out += chance_phrase(story, first[1], first[2])
    return out


def phrase(story, seat, kind, move):
    """A chosen move; cards that stay hidden unnamed."""
    code = move & 63
    if code == KEEP and not story.sees(seat):
        return "chooses two recruits" if kind == "recruits" else "keeps one of two recruits"
    if kind == "trade":
        return trade_phrase(story, code)
    if code == BUY:
        price = bazaar_price(story.before, seat, arg(move) - 1, gains_free(story.before))[0]
        return f"{plain_text(move)} for {amount(price, 'any_commodity')}" if price else f"{plain_text(move)} (free)"
    text = plain_text(move)
    return f"{text} by {short_name(VIA_RECRUIT[via_of(move)])}" if via_of(move) else text


def trade_phrase(story, code):
    top, offer = story.before["stack"][-1], story.before["trade"]
    if code == REFUSE:
        return f"declines the offer of {story.name(top['a'])}"
    closed = story.observer not in (None, top["a"], top["seat"])
    give, get = (offer_text([n >> shift & 15 for n in offer], closed) for shift in (4, 0))
    return f"trades {give} for {get} with {story.name(top['a'])}"


def chance_phrase(story, kind, move):
    seat = story.actor
    if kind == "roll" and story.roll_off:
        return [f"rolls {counted_faces(story.rolled)} for the tie"]
    if kind == "draw_artifact" and story.before["seats"][seat]["hand_n"] == story.after["seats"][seat]["hand_n"]:
        return [f"draws {plain_text(move).split()[1]}" if story.sees(seat) else "draws an artifact"]
    if kind == "deal_recruit" and not setting_up(story.before):
        return [f"looks at {short_name(plain_text(move).split()[1])}" if story.sees(seat) else "looks at a recruit"]
    return []


def changes(story, seat):
    """What changed for the seat; on the board too if the turn is its own."""
    out = []
    for part in (
        dice_changes,
        goods_changes,
        hand_changes,
        track_changes,
        recruit_changes,
        star_changes,
        dilemma_changes,
    ):
        out += part(story, seat)
    return out + (board_changes(story) if seat == story.before["active"] else [])


# ---------------------------------------------------------------- dice


def dice_changes(story, seat):
    before, after = map(dice_of, story.both(seat))
    placed = [(move >> 6 & 7, move >> 9 & 63) for move in story.moves(seat, PLACE)]
    out, shows, gained, lost = [], [], 0, 0
    for (loc, face), (now, shown) in zip(before, after, strict=True):
        if loc == now == HAND and face == shown or loc == now == POOL:
            continue
        if now < HAND and now != loc and (shown, now) not in placed:
            out.append(f"{shown} to {short_name(SPACE_IDS[now])}")
        if loc < HAND and now >= HAND:
            out += coming_home(story, seat, loc, face)
        if now == HAND and shown:
            shows.append(shown)
        gained += loc == POOL
        lost += now == POOL
    out += [f"gains {'a worker' if gained == 1 else f'{gained} workers'}"] * (gained > 0)
    return out + rolling(story, seat, shows) + losses(story, seat, lost)


def coming_home(story, seat, loc, face):
    """A worker leaves the board: bumped or with its site; what the seat itself chose its move says."""
    if story.moves(seat, RETRIEVE) or any(map(sacrifices, story.moves(seat, USE))):
        return []
    space = SPACES[loc]
    pushed = any(move & 63 == BUMP for _, _, move, *_ in story.entries)
    sent = any(does(move, "send_home") for move in story.moves(seat, USE))
    return [
        f"{face} {'bumped from' if pushed or space['bumpable'] and not sent else 'comes home from'} {short_name(space['id'])}"
    ]


def rolling(story, seat, shows):
    if story.rolled and seat == story.actor and not story.roll_off:
        return [f"rolls {counted_faces(story.rolled)}"]
    return [f"shows {counted_faces(sorted(shows))}"] if shows else []


def losses(story, seat, lost):
    """Workers that went to the pool: sacrificed by an ability, else lost to a check (R32)."""
    spent = sum(sacrifices(move) for move in story.moves(seat, USE)) + sum(
        move >> 47 & 7 > 0 for move in story.moves(seat, PAY)
    )
    out = ["sacrifices a worker"] * min(spent, lost)
    if lost > spent:
        out.append(f"loses {lost_worker(story, seat)} to the knowledge check")
    return out


def does(move, word):
    """Has the recruit that is used a step of this name?"""
    return any(op[0].startswith(word) for row in RECRUITS[arg(move) - 1]["abilities"] for op in row["do"])


def sacrifices(move):
    return does(move, "sacrifice")


def lost_worker(story, seat):
    """`a 6`, where the roll shows which worker it was."""
    before, after = map(dice_of, story.both(seat))
    if not story.rolled or seat != story.actor:
        return "a worker"
    shown = [face for loc, face in before if loc == HAND and face] + story.rolled
    for loc, face in after:
        if loc == HAND and face in shown:
            shown.remove(face)
    return f"a {shown[0]}" if len(shown) == 1 else "a worker"


# ---------------------------------------------------------------- goods, cards, tracks


def differences(names, before, after):
    """`+1 food`, `-2 gold`."""
    return [f"{b - a:+d} {name}" for name, a, b in zip(names, before, after, strict=True) if a != b]


def goods_changes(story, seat):
    before, after = story.both(seat)
    return differences(GOODS, before["goods"], after["goods"])


def hand_changes(story, seat):
    before, after = story.both(seat)
    known = [known_hand(row, story.observer) for row in (before, after)]
    if story.sees(seat) or None not in known:
        hands = (before["hand"], after["hand"]) if story.sees(seat) else known
        return differences(ARTIFACTS, *hands) + shown_hand(story, seat) + given_back(story, seat)
    n = after["hand_n"] - before["hand_n"]
    return [f"{n:+d} artifact{'s' * (abs(n) != 1)}"] * (n != 0) + shown_hand(story, seat)


def known_hand(row, observer):
    """The whole hand of another seat, if the observer knows it: None else."""
    hand = packed(row["known"][observer]) if observer is not None and observer >= 0 else ()
    return hand if hand and sum(hand) == row["hand_n"] else None


def given_back(story, seat):
    return ["the card goes back into the bazaar"] * any(does(move, "give_back") for move in story.moves(seat, USE))


def shown_hand(story, seat):
    """The Gambler's hand is shown to all: everybody knows all of it, and more than before.  Cards of a bazaar are public anyway."""
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
    return [f"shows the hand {counted(zip(ARTIFACTS, known[0], strict=True))}"]


def track_changes(story, seat):
    before, after = story.both(seat)
    return [
        f"{name} {before[name]} -> {after[name]}" for name in ("morale", "knowledge") if before[name] != after[name]
    ]


# ---------------------------------------------------------------- recruits, stars, dilemma


def recruit_changes(story, seat):
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
                if flags & ACTIVE
                else f"keeps {name if story.sees(seat) else 'a recruit'} hidden"
            )
        elif flags & ACTIVE and not had & ACTIVE:
            out.append(f"{name} becomes active")
        out += [f"star on {name}" for bit in (STAR, SECOND) if flags & bit and not had & bit]
    return out


def first_recruits(story, seat, before, after):
    """Deal and choice (R7): active recruits are shown once all have chosen."""
    if not setting_up(story.after):
        return [f"active recruit {row['name']}" for _, row in cards_of(after, ACTIVE)]
    pairs = list(zip(after["recruits"], before["recruits"], strict=True))
    dealt = (
        [card for card, old in pairs if card and not old]
        if sum(map(bool, after["recruits"])) > sum(map(bool, before["recruits"]))
        else []
    )
    return [f"is dealt {card_name(card) if story.sees(seat) else 'a recruit'}" for card in dealt]


def star_changes(story, seat):
    before, after = story.both(seat)
    out = []
    for name, a, b in zip(TERRITORY_IDS, before["territory"], after["territory"], strict=True):
        out += [f"star on {place_name(name)}"] * (b - a)
    out += [
        f"star on {place_name(name)}"
        for i, name in enumerate(MARKET_IDS)
        if (after["tile_stars"] & ~before["tile_stars"]) >> i & 1
    ]
    if after["dilemma_use"] == 1 and not before["dilemma_use"]:
        out.append("star on the dilemma")
    if after["stars_left"] != before["stars_left"]:
        left = after["stars_left"]
        out.append(f"{left} star{'s' * (left != 1)} left")
    return out


def dilemma_changes(story, seat):
    before, after = story.both(seat)
    known = 0 < after["dilemma"] < UNKNOWN
    if after["dilemma"] and not before["dilemma"]:
        return [
            f"is dealt {DILEMMAS[after['dilemma'] - 1]['name']}"
            if known and story.sees(seat)
            else "is dealt an ethical dilemma"
        ]
    if after["dilemma_use"] and not before["dilemma_use"] and known:
        return [f"shows {DILEMMAS[after['dilemma'] - 1]['name']}"]
    return []


# ---------------------------------------------------------------- the board and the end


def board_changes(story):
    before, after = story.before, story.after
    out = [
        f"{region_of(name)} track {a} -> {b}"
        for name, a, b in zip(FACTIONS, before["tracks"], after["tracks"], strict=True)
        if a != b
    ]
    for name, a, b in zip(FACTIONS, before["miners"], after["miners"], strict=False):
        if a != b:
            out.append(
                f"{region_of(name)} miner {a} -> {b}"
                + (", its tunnel end opens" if b == CONSTANTS["tunnel"]["completion_step"] else "")
            )
    return out


def offer_lines(story):
    """A trade that has just been offered (R21)."""
    top = story.after["stack"][-1] if story.after["stack"] else {"kind": 0}
    if KINDS.get(top["kind"]) != "trade" or len(story.after["stack"]) == len(story.before["stack"]):
        return []
    closed = story.observer not in (None, top["a"], top["seat"])
    give, get = (offer_text([n >> shift & 15 for n in story.after["trade"]], closed) for shift in (0, 4))
    return [f"{story.name(top['a'])} offers {story.name(top['seat'])} {give} for {get}"]


def board_lines(story):
    before, after = story.before, story.after
    new = after["revealed"] & ~before["revealed"]
    lines = offer_lines(story)
    lines += bazaar_lines(story)
    lines += [f"hidden {region_of(name)} recruits are revealed" for i, name in enumerate(FACTIONS) if new >> i & 1]
    for i, (old, tile) in enumerate(zip(before["tiles"], after["tiles"], strict=True)):
        if tile and not old:
            row = TILES[tile - 1]
            lines.append(
                f"{short_name(MARKET_IDS[i])} is built: {row['name']}; without a star on it: {clause(row['penalty'])}"
            )
    if before["turn"] == 0 and after["turn"]:
        lines.append(f"{story.name(after['first'])} begins")
    elif after["turn"] > before["turn"] and after["active"] == before["active"] and not after["over"]:
        lines.append(f"{story.name(after['active'])} has a further turn")
    return lines


def bazaar_lines(story):
    """The row as it lies once it is whole again (R53, R54); penalties that do not count for the rest of the turn."""
    before, after = story.before, story.after
    lines = []
    came = [plain_text(move).split()[1] for _, kind, move, *_ in story.entries if kind == "refill"]
    waiting = after["stack"] and KINDS.get(after["stack"][-1]["kind"]) == "refill"
    if came or before["bazaar"] != after["bazaar"] and not waiting:
        lines.append(
            f"{listed(came)} {'comes' if len(came) == 1 else 'come'} into the bazaar: {row_text(after['bazaar'])}"
            if came
            else f"the bazaar: {row_text(after['bazaar'])}"
        )
    new = after["ignored"] & ~before["ignored"]
    if new & IGNORE_ALL:
        lines.append(f"no market penalty counts for {story.name(after['active'])} this turn")
    names = [TILES[tile - 1]["name"] for i, tile in enumerate(after["tiles"]) if tile and new >> i & 1]
    return lines + [
        f"the penalty of {name} does not count for {story.name(after['active'])} this turn" for name in names
    ]


def end_lines(story):
    before, after = story.before, story.after
    if not after["over"] or before["over"] and before["winners"] == after["winners"]:
        return []
    winners = [seat for seat in range(len(after["seats"])) if after["winners"] >> seat & 1]
    if before["over"]:
        return [f"{listed(map(story.name, winners))} wins the roll-off"]
    done = [
        seat
        for seat, row in enumerate(after["seats"])
        if row["stars_left"] <= CONSTANTS["stars_per_player"] - CONSTANTS["stars_to_win"]
    ]
    line = f"the game ends: {listed(map(story.name, done))} {'has' if len(done) == 1 else 'have'} placed the last star"
    if not winners:
        return [f"{line}, and a roll-off decides"]
    return [f"{line}; {story.name(winners[0])} wins{tie_break(after, done)}"]


def tie_break(fields, tied):
    """By what a tie was broken (R111)."""
    for piece, name in CRITERIA if len(tied) > 1 else ():
        values = {seat: standing(fields["seats"][seat], piece) for seat in tied}
        best = (min if piece == "knowledge" else max)(values.values())
        rest = [value for value in values.values() if value != best]
        tied = [seat for seat, value in values.items() if value == best]
        if len(tied) == 1:
            return f" on {name} ({best} to {listed(sorted(set(rest)))})"
    return ""


def standing(row, piece):
    if piece == "tiles":
        return row["tile_stars"].bit_count()
    return sum(n > 0 for n in row["territory"]) if piece == "territories" else row[piece]
