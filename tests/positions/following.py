"""A true game and somebody at its table who types what is seen: the texts of each step, and what must be known then."""

import random

from positions.games import offer, options, pick, trading

from euphoria_ai.catalog import ARTIFACTS, RECRUIT_IDS
from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.core.state.ids import M_KEEP
from euphoria_ai.moves.fields import arg, kind_of
from euphoria_ai.moves.writing import plain_text
from euphoria_ai.positions.advance import carry_on

UNKNOWN, ACTIVE = 255, 1


class Table:
    """A true game, played decision by decision."""

    def __init__(self, edition, seats, seed, new_seed=None):
        self.rnd, self.rng = random.Random(seed), Rng(seed)
        self.game = Game.new(edition, seats, new_seed, options(self.rnd, edition))
        self.game.by_cards = True  # nobody but its owner sees whether a deck has one kind of card left

    def step(self):
        """(who, kind, text, log) of one decision; log: what followed from it by itself."""
        game = self.game
        self.before = game.clone()
        who, kind, seat = game.to_move, game.kind, game.fields()["stack"][-1]["seat"]
        game.log = []
        if who == CHANCE:
            text = self.before.text(game.sample(self.rng))
        else:
            text = offer(game, self.rnd) if kind == "turn" and trading(game) and self.rnd.random() < 0.2 else None
            if text is None:
                text = self.before.text(pick(game, self.rnd))
            game.apply(text)
        log, game.log = game.log, None
        settled = [entry for entry in log if entry[3]]
        return (seat if who == CHANCE else who), who == CHANCE, kind, text, settled

    def typed(self, observer, step):
        """What somebody at this seat types of a step."""
        seat, chance, kind, text, settled = step
        out = []
        move = None if text.startswith("trade") else first_word(text)
        if chance and move in ("draw", "deal"):
            discarded = self.game.fields()["gone"] != self.before.fields()["gone"]  # R99: for all to see
            out += [f"P{seat + 1}: {text}"] if seat == observer or discarded else []
        elif kind == "recruits" and seat != observer:
            out.append(" ".join(text.split()[:2]))
        elif kind == "draft" and seat != observer:
            out.append(text if self.is_active(seat, text.split()[1]) else "keep ?")
        elif move is None and observer not in (seat, int(text[7]) - 1):
            out.append(closed(text))
        else:
            out.append(text)
        out += self.shown_hands(observer)
        for who, _, forced, _ in settled:
            if kind_of(forced) == M_KEEP and who != observer:
                name = RECRUIT_IDS[arg(forced) - 1]
                out.append(f"keep {name}" if self.is_active(who, name) else "keep ?")
                continue
            out.append(plain_text(forced))
        return out + self.shown(observer)

    def is_active(self, seat, name):
        row = self.game.fields()["seats"][seat]
        slot = row["recruits"].index(RECRUIT_IDS.index(name) + 1)
        return bool(row["recruit_flags"][slot] & ACTIVE) and self.game.fields()["turn"] > 0

    def waits(self, observer):
        """Is another seat in the middle of something, or a card being drawn that nobody at this seat sees?"""
        game = self.game
        if game.over or game.kind == "turn" or game.to_move == observer:
            return False
        if game.to_move != CHANCE:
            return True
        seat = game.fields()["stack"][-1]["seat"]
        return game.kind in ("draw_artifact", "deal_recruit", "deal_dilemma") and seat != observer

    def shown(self, observer):
        """What came into the open: recruits and dilemmas."""
        before, after = self.before.view(observer).fields(), self.game.view(observer).fields()
        out = []
        for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
            if seat == observer:
                continue
            for slot in range(4):
                hidden = old["recruits"][slot] == UNKNOWN
                if hidden and new["recruit_flags"][slot] & ACTIVE and before["turn"] > 0:
                    out.append(f"P{seat + 1} reveals {RECRUIT_IDS[new['recruits'][slot] - 1]}")
            if old["dilemma"] == UNKNOWN and new["dilemma"] not in (0, UNKNOWN):
                out.append(f"P{seat + 1} shows {ARTIFACTS[new['dilemma'] - 1]}")
        return out

    def shown_hands(self, observer):
        """A whole hand is shown right after a draw, by Jonathan the Gambler alone: cards are known that were not."""
        before, after = self.before.view(observer).fields(), self.game.view(observer).fields()
        seat = before["stack"][-1]["seat"]
        if self.before.kind != "draw_artifact" or seat == observer:
            return []
        old, new = before["seats"][seat]["hand"], after["seats"][seat]["hand"]
        grown = any(now > then for then, now in zip(old, new, strict=True))
        return [f"P{seat + 1} shows {items(new)}"] if grown else []


def items(counts):
    return " ".join(f"{n} {name}" for name, n in zip(ARTIFACTS, counts, strict=True) if n)


def first_word(text):
    return text.split()[0]


def closed(text):
    """An offer as a third seat hears it: how many cards, not which."""
    head, give, get = text.split(" give ")[0], *text.split(" give ")[1].split(" for ")
    return f"{head} give {counted(give)} for {counted(get)}"


def counted(items_text):
    words, out, cards = items_text.split(), [], 0
    number = 1
    for word in words:
        if word.isdigit():
            number = int(word)
            continue
        if word in ARTIFACTS:
            cards += number
        else:
            out.append(f"{number} {word}")
        number = 1
    out += [f"{cards} cards"] if cards else []
    return " ".join(out) or "nothing"


def differences(known, truth):
    """Where the follower's fields differ from what the seat knows of the true game; nothing while recruits are chosen,
    since what was typed of others is known before it is shown."""
    if truth["turn"] == 0 and truth["stack"] and truth["stack"][-1]["kind"] == "recruits":
        return []
    if any(frame["kind"] == "dilemma" for frame in truth["stack"]):  # shown already, R95
        known, truth = (
            {**fields, "dilemma_deck": 0, "seats": [{**seat, "dilemma": 0} for seat in fields["seats"]]}
            for fields in (known, truth)
        )
    for fields in (known, truth):  # an ability names the place of its recruit
        fields["stack"] = [{name: n for name, n in frame.items() if name != "slot"} for frame in fields["stack"]]
    known, truth = ({**fields, "seats": [in_order(seat) for seat in fields["seats"]]} for fields in (known, truth))
    out = [(name, known[name], truth[name]) for name in truth if name != "seats" and known[name] != truth[name]]
    for seat, (mine, true) in enumerate(zip(known["seats"], truth["seats"], strict=True)):
        for name in true:
            if mine[name] != true[name]:
                out.append((f"P{seat + 1}.{name}", mine[name], true[name]))
    return out


def in_order(seat):
    """A seat with its recruits in one order: of two hidden ones nobody can tell which is which."""
    pairs = sorted(zip(seat["recruits"], seat["recruit_flags"], strict=True))
    return seat | {
        "used": seat["used"].bit_count(),
        "recruits": [card for card, _ in pairs],
        "recruit_flags": [flags for _, flags in pairs],
    }


def follow(position, texts, seed=1, names=()):
    """The position after the texts, typed in one go."""
    for after, _ in carry_on(position, texts, Rng(seed), names):
        position = after
    return position


def true_game(edition, seats, seed, decisions):
    """Follow a true game from every seat by what is typed there; yields (table, position) of each seat after each step
    and compares what is known.

    Where a seat cannot know whether another one redraws (R11), it types on before it looks.
    """
    table = Table(edition, seats, seed)
    positions = [table.game.view(seat) for seat in range(seats)]
    held = [[] for _ in positions]
    for number in range(decisions):
        if table.game.over:
            return
        step = table.step()
        for seat, position in enumerate(positions):
            held[seat] += table.typed(seat, step)
            if table.waits(seat) or not held[seat]:
                continue
            after = follow(position, held[seat], number + 1)
            asked = (after.kind, after.to_move), (table.game.kind, table.game.to_move)
            if asked[0] != asked[1] and after.kind == "redraw":
                continue
            wrong = differences(after.fields(), table.game.view(seat).fields())
            assert asked[0] == asked[1] and not wrong, (edition, seats, seed, number, seat, held[seat], asked, wrong)
            positions[seat], held[seat] = after, []
            yield table, after
    assert sum(map(len, held)) < 40, "a seat has lost the thread"
