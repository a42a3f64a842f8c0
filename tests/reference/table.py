"""The state of a game and everything about it that needs no decision."""

from . import board
from .board import SPACES
from .ignorance import tiles as ignorance_tiles

STEVE = "steve_the_double_agent"


def star_factions(recruit):
    """The tracks whose end gives a recruit a star (R84)."""
    if recruit == STEVE:
        return ("subterran", "wastelander")
    faction = board.RECRUIT_FACTION[recruit]
    return (faction,) if faction in board.FACTIONS else ()


class GameOver(Exception):
    """A player's 10th star is down; everything stops (R109)."""


class Decision:
    """A question to a seat (options) or to chance (seat -1, chances: text -> probability)."""

    def __init__(self, kind, seat, options=None, chances=None):
        self.kind = kind
        self.seat = seat
        self.chances = chances
        self.options = sorted(options if chances is None else chances)


class Die:
    """An owned worker. face 0: off the board and not rolled yet."""

    def __init__(self, face=0, where="hand"):
        self.face = face
        self.where = where
        self.group = False  # may still be placed this turn as an equal die (R18, R20)
        self.start = False  # could be placed at the start of the turn and has not moved (I6)


class Seat:
    def __init__(self):
        self.goods = dict.fromkeys(board.GOODS, 0)
        self.hand = dict.fromkeys(board.ARTIFACTS, 0)
        self.stars_left = 10
        self.morale = 1
        self.knowledge = 3
        self.dice = [Die(), Die()]
        self.recruits = {}  # id -> "hidden" | "active"
        self.recruit_stars = {}
        self.dilemma = None
        self.dilemma_use = "unused"
        self.tile_stars = set()  # market space ids
        self.lost_worker = False  # this turn (R34)

    @property
    def hand_size(self):
        return sum(self.hand.values())

    @property
    def available(self):
        return [die for die in self.dice if die.where == "hand" and die.face]

    @property
    def on_board(self):
        return [die for die in self.dice if die.where not in ("hand", "lifted")]

    def has_active(self, faction):
        return any(
            state == "active" and board.RECRUIT_FACTION[name] == faction for name, state in self.recruits.items()
        )

    def no_resource(self):
        return not any(self.goods[kind] for kind in board.RESOURCES)  # G6


class Table:
    def __init__(
        self, seats, iib_tweaks, trading, refused_recruits, edition="base", factionless=True, free_trades=False
    ):
        if not 2 <= seats <= 6:
            raise ValueError("2 to 6 seats")
        if refused_recruits not in ("aside", "deck"):
            raise ValueError("refused_recruits is aside or deck")
        if edition not in ("base", "ignorance"):
            raise ValueError("edition is base or ignorance")
        self.ignorance = edition == "ignorance"
        iib_tweaks = iib_tweaks or self.ignorance
        self.recruit_names = board.IGNORANCE_RECRUITS if self.ignorance else board.RECRUITS
        self.tile_names = board.IGNORANCE_TILES if self.ignorance else board.TILES
        self.free_trades = free_trades
        self.tweaks = iib_tweaks
        self.trading = trading
        self.refused_recruits = refused_recruits
        self.seats = [Seat() for _ in range(seats)]
        start_step = board.MINER_START_TWEAKS[seats] if iib_tweaks else 0  # R4, R13
        self.tracks = dict.fromkeys(board.FACTIONS, 0)
        self.miners = dict.fromkeys(board.TUNNEL_FACTIONS, start_step)
        self.territories = {faction: [0] * seats for faction in board.FACTIONS}
        self.tiles = dict.fromkeys(board.MARKETS)  # market space -> tile when face up
        self.deck = dict.fromkeys(board.ARTIFACTS, 6)
        self.discard = dict.fromkeys(board.ARTIFACTS, 0)
        self.side = dict.fromkeys(board.ARTIFACTS, 0)  # Bradley's two cards
        self.recruit_deck = {name for name in self.recruit_names if factionless or not board.factionless(name)}
        self.dilemma_deck = set(board.DILEMMAS)
        self.active = 0
        self.placements = 0  # placements made this turn
        self.used = set()  # once-a-turn recruits used in this turn (G15)
        self.late = set()  # turned up after the last placement of this turn (R85)
        self.just_revealed = set()  # do not work before the placement is over (R85)
        self.event_stars = []  # seats, one entry a star of the running event (R110)
        self.bazaar = [None] * 4  # left to right (R14)
        self.reached = set()  # factions that have reached their activation point (Kofi)
        self.begin_turn()
        self.winner = None

    def begin_turn(self):
        """R20, R34, G15, I1: what lasts one game turn."""
        self.placements = 0
        self.late.clear()
        self.used.clear()
        self.ignoring_all = set()  # seats: Rowena
        self.ignoring = {}  # seat -> market space: Lionel
        self.energy_gained = [0] * len(self.seats)  # Frazer
        self.balloon = False  # Lars
        self.reached = {faction for faction in board.FACTIONS if self.activated(faction)}
        for anyone in self.seats:
            anyone.lost_worker = False
            for die in anyone.dice:
                die.group = False
                die.start = die.where == "hand"

    # ---- who

    def order(self):
        """Active player first, then clockwise."""
        count = len(self.seats)
        return [(self.active + step) % count for step in range(count)]

    def opponents(self, seat):
        return [other for other in self.order() if other != seat]

    def penalised(self, seat, tile):
        """R65: face up and no star of that player on it."""
        if seat in self.ignoring_all:
            return False
        return any(
            here == tile and market not in self.seats[seat].tile_stars and self.ignoring.get(seat) != market
            for market, here in self.tiles.items()
        )

    def works(self, seat, recruit):
        """G1, R85."""
        return (
            self.seats[seat].recruits.get(recruit) == "active"
            and recruit not in self.just_revealed
            and not self.penalised(seat, "academy_of_mandatory_equality")
        )

    def bonus(self, seat, faction, level, levels):
        """A tier 1 or 2 bonus; `levels` are those before the placement (R81, R82)."""
        return (
            levels[faction] >= level
            and self.seats[seat].has_active(faction)
            and not self.penalised(seat, "registry_of_personal_secrets")
        )

    def activated(self, faction):
        """R97, C9: level 8, or tunnel step 6 (Icarites have no tunnel)."""
        return self.tracks[faction] >= 8 or self.miners.get(faction, 0) >= board.REVEAL_STEP

    # ---- dice

    def dice_on(self, space):
        """(seat, die) of everyone there."""
        return [(number, die) for number, seat in enumerate(self.seats) for die in seat.dice if die.where == space]

    def dice_on_site(self, site):
        return [pair for slot in board.SLOTS[site] for pair in self.dice_on(slot)]

    def take_off(self, die):
        die.where, die.face, die.group, die.start = "hand", 0, False, False

    def may_gain_worker(self, seat):
        """R47."""
        owned = len(self.seats[seat].dice)
        blocked = owned in (2, 3) and self.penalised(seat, "laboratory_of_selective_genetics")
        return owned < 4 and not blocked

    # ---- tracks of a player

    def gain_morale(self, seat, points):
        who = self.seats[seat]
        cap = ignorance_tiles.morale_gain_cap(self, seat)
        who.morale = max(who.morale, min(cap, who.morale + points))

    def lose_morale(self, seat, points):
        for _ in range(points):
            who = self.seats[seat]
            if who.morale > 1:
                who.morale -= 1
                if self.works(seat, "curtis_the_propagandist"):
                    self.lose_knowledge(seat, 1)

    def gain_knowledge(self, seat, points):
        for _ in range(points):
            who = self.seats[seat]
            if who.knowledge < self.knowledge_cap(seat):
                who.knowledge += 1
                if self.works(seat, "nick_the_understudy"):
                    self.gain_morale(seat, 1)

    def lose_knowledge(self, seat, points):
        who = self.seats[seat]
        who.knowledge = max(1, who.knowledge - points)

    def can_lose_morale(self, seat, points):
        return self.seats[seat].morale - points >= 1  # G2

    def can_gain_knowledge(self, seat, points):
        return self.seats[seat].knowledge + points <= self.knowledge_cap(seat)  # G2, R90

    def knowledge_cap(self, seat):
        """Bok: from the moment of activation (R85)."""
        return 4 if self.seats[seat].recruits.get("bok_the_game_master") == "active" else 6

    def move_miner(self, faction):
        self.miners[faction] = min(board.END_STEP, self.miners[faction] + 1)  # R58

    # ---- artifacts

    def cards_left(self):
        return sum(self.deck.values()) + sum(self.discard.values()) > 0

    def throw_away(self, seat, cards):
        """R52."""
        for card, count in cards.items():
            self.seats[seat].hand[card] -= count
            self.discard[card] += count

    # ---- stars: put_* only places; the caller ends the event (R110)

    def _star_down(self, seat):
        self.seats[seat].stars_left -= 1
        self.event_stars.append(seat)
        if self.penalised(seat, "theater_of_revelatory_propaganda"):  # R103, C16, C17
            self.gain_knowledge(seat, 1)
        if self.penalised(seat, "athenaeum_of_mandatory_guidelines"):
            self.lose_morale(seat, 1)

    def put_star_on_territory(self, seat, faction):
        self.territories[faction][seat] += 1
        self._star_down(seat)

    def put_star_on_tile(self, seat, market):
        self.seats[seat].tile_stars.add(market)
        self._star_down(seat)

    def put_star_on_recruit(self, seat, recruit):
        who = self.seats[seat]
        most = 2 if recruit == STEVE else 1  # R100
        if who.stars_left and who.recruit_stars.get(recruit, 0) < most:
            who.recruit_stars[recruit] = who.recruit_stars.get(recruit, 0) + 1
            self._star_down(seat)

    def put_star_on_dilemma(self, seat):
        self._star_down(seat)

    def territory_open(self, faction):
        return sum(self.territories[faction]) < len(self.seats)  # R3

    def track_step(self, faction):
        """R80; level 11: a star on each active recruit of the faction, Steve's after the others' (R84)."""
        if self.tracks[faction] == board.LAST_LEVEL:
            return
        self.tracks[faction] += 1
        if self.tracks[faction] == board.LAST_LEVEL:
            for seat in self.order():
                for recruit in sorted(self.recruit_names, key=STEVE.__eq__):
                    if faction in star_factions(recruit) and self.seats[seat].recruits.get(recruit) == "active":
                        self.put_star_on_recruit(seat, recruit)

    def activate(self, seat, recruit):
        """R83, R87."""
        self.seats[seat].recruits[recruit] = "active"
        if recruit == "bok_the_game_master":
            self.seats[seat].knowledge = min(4, self.seats[seat].knowledge)
        for faction in star_factions(recruit):
            if self.tracks[faction] == board.LAST_LEVEL:
                self.put_star_on_recruit(seat, recruit)

    # ---- where a worker may go

    def space_open(self, seat, space):
        """R22 without the payment."""
        place = SPACES[space]
        there = self.dice_on(space)
        own_there = any(owner == seat for owner, _ in there)
        if self.ignorance and not ignorance_tiles.placement_allowed(self, seat, space):
            return False
        if self.placements and self.penalised(seat, "fountain_of_wishful_thinking"):
            return False
        if place.bumpable and own_there and self.penalised(seat, "spa_of_fleeting_pleasure"):
            return False
        if place.faction == "icarite" and self.penalised(seat, "apothecary_of_productive_dreams"):
            return False
        if place.group == "area":
            return not (own_there and self.penalised(seat, "arena_of_peaceful_conflict"))
        if place.group == "tunnel_end":
            return self.miners[place.faction] >= board.END_STEP and (
                self.seats[seat].has_active(place.faction) or self.works(seat, "kadan_the_infiltrator")
            )  # R60
        if place.group == "market":
            return self.tiles[space] is not None and (
                space in self.seats[seat].tile_stars or not self.penalised(seat, "plaza_of_immortalized_humility")
            )
        if place.group == "slot":
            if self.tiles["market_" + place.site] is not None or there:
                return False
            for slot in board.SLOTS[place.site]:  # the lowest of equal slots
                if slot == space:
                    break
                if SPACES[slot].resource == place.resource and not self.dice_on(slot):
                    return False
            return not (
                self.penalised(seat, "lounge_of_opulent_frugality")
                and any(owner != seat for owner, _ in self.dice_on_site(place.site))
            )
        return True

    # ---- what the world sees

    def summary(self):
        found = {
            "seats": [
                {
                    "goods": [seat.goods[kind] for kind in board.GOODS],
                    "stars_left": seat.stars_left,
                    "morale": seat.morale,
                    "knowledge": seat.knowledge,
                    "hand": [seat.hand[kind] for kind in board.ARTIFACTS],
                    "dice": sorted([die.where, die.face] for die in seat.dice),
                    "owned": len(seat.dice),
                    "recruits": dict(seat.recruits),
                    "recruit_stars": dict(seat.recruit_stars),
                    "dilemma": [seat.dilemma, seat.dilemma_use],
                    "tile_stars": sorted(seat.tile_stars),
                }
                for seat in self.seats
            ],
            "tracks": [self.tracks[faction] for faction in board.FACTIONS],
            "miners": [self.miners[faction] for faction in board.TUNNEL_FACTIONS],
            "territories": {faction: list(stars) for faction, stars in self.territories.items()},
            "tiles": dict(self.tiles),
            "deck": [self.deck[kind] for kind in board.ARTIFACTS],
            "discard": [self.discard[kind] for kind in board.ARTIFACTS],
            "active": self.active,
            "over": self.winner is not None,
        }
        if self.ignorance:
            found["bazaar"] = list(self.bazaar)
        return found
