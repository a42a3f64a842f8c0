"""Positions for the tests of the reference program: arrange a table, go on from the turn of its active player."""

from reference import board
from reference.game import SlowGame
from reference.table import Die

CASH = {"energy": 9, "water": 9, "food": 9, "bliss": 9, "gold": 9, "clay": 9, "stone": 9}


def position(seats=2, arrange=None, **options):
    """A game at the start of P1's turn. Everybody has dice 1 2 in hand unless arranged."""

    def prepare(table):
        for seat, dilemma in zip(table.seats, board.DILEMMAS, strict=False):
            seat.dice = [Die(1), Die(2)]
            seat.dilemma = dilemma
        arrange(table)

    return SlowGame.from_position(seats, prepare, **options)


def set_dice(seat, *faces, **on_board):
    """Dice in hand and dice on the board: space=face."""
    seat.dice = [Die(face) for face in faces]
    seat.dice += [Die(face, space) for space, face in on_board.items()]


def play(game, *moves):
    for move in moves:
        game.apply(move)


def faces_in_hand(game, seat):
    return sorted(die.face for die in game.table.seats[seat].available)


def activate(table, seat, *recruits):
    table.seats[seat].recruits.update(dict.fromkeys(recruits, "active"))


def build_tile(table, market, name, *stars):
    table.tiles[market] = name
    for seat in stars:
        table.seats[seat].tile_stars.add(market)


def ignorance_position(seats=2, arrange=None, row=("bat", "bear", "book", "box"), **options):
    """P1's turn; dice 1 2 in hand, the row as given (None: a gap), unless arranged."""

    def prepare(table):
        for seat, dilemma in zip(table.seats, board.DILEMMAS, strict=False):
            seat.dice = [Die(1), Die(2)]
            seat.dilemma = dilemma
        table.bazaar = list(row)
        for card in filter(None, row):
            table.deck[card] -= 1
        arrange(table)

    return SlowGame.from_position(seats, prepare, edition="ignorance", **options)


def first_seat(game):
    return game.table.seats[0]


def hold_cards(table, seat, **cards):
    """Cards from the deck into a hand."""
    for card, count in cards.items():
        table.seats[seat].hand[card] += count
        table.deck[card] -= count


def tunnel_position(*recruits, energy=1, **goods):
    def arrange(table):
        activate(table, 0, *recruits)
        table.seats[0].goods.update(energy=energy, **goods)

    return arrange


def retrieve_with(*recruits, knowledge=4, tiles=(), **goods):
    """P1 has a 6 in hand and two dice on the generator."""

    def arrange(table):
        who = table.seats[0]
        activate(table, 0, *recruits)
        who.knowledge = knowledge
        who.goods.update(goods)
        who.dice = [Die(6), Die(1, "generator"), Die(1, "generator")]
        for number, name in enumerate(tiles):
            build_tile(table, board.MARKETS[number], name, 1)

    return arrange


def market_position(name, *recruits, cards, **goods):
    def arrange(table):
        activate(table, 0, *recruits)
        build_tile(table, "market_ea", name, 1)
        table.seats[0].morale = 4
        table.seats[0].goods.update(goods)
        hold_cards(table, 0, **cards)

    return arrange
