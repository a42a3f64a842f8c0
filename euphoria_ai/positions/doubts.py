"""What matters for advice and was not written, and what is written but improbable: told as warnings, never refused."""

from euphoria_ai.catalog import GOODS, SITE_IDS, TILE_IDS
from euphoria_ai.core.state.ids import CARD_UNKNOWN
from euphoria_ai.positions.fields import hidden_cards, hidden_count, stars_placed
from euphoria_ai.positions.sheet import SeatSheet, Sheet
from euphoria_ai.positions.values import nothing, unknown
from euphoria_ai.words import plural, seat_name

# Beyond what guided games of both editions, 2 to 6 seats, reach in 99 of 100 positions
MANY_OF_A_KIND, MANY_GOODS = 18, 30
STARS_A_TURN, STEPS_A_TURN, TURNS_A_SEAT = 0.3, 3, 75


def warnings(sheet: Sheet) -> list[str]:
    """Sentences about what matters for advice and is not written."""
    out: list[str] = []
    for p in sheet.players:
        out += seat_warnings(sheet, p) if sheet.phase == "turn" else choice_warnings(sheet, p)
    for site, tile in enumerate(sheet.tiles):
        if tile and not sheet.loose and not any(p.tile_stars >> site & 1 for p in sheet.players):
            words = "is built, but no one has a star on it; its builders got one each (R64)"
            out.append(f"markets, {SITE_IDS[site][5:]}: {TILE_IDS[tile - 1]} {words}")
    if sheet.phase == "turn" and not sheet.loose:
        out += improbable(sheet)
    return out


# ---------------------------------------------------------------- counts that hardly ever occur


def improbable(sheet: Sheet) -> list[str]:
    """Questions about numbers that are possible, but more likely a slip."""
    out = []
    for p in sheet.players:
        for name, n in zip(GOODS, p.goods, strict=True):
            if n > MANY_OF_A_KIND:
                out.append(f"{p.key('goods')}: {n} {name}? More than {MANY_OF_A_KIND} of a kind are hardly ever held")
        if sum(p.goods) > MANY_GOODS >= max(p.goods):
            out.append(f"{p.key('goods')}: {sum(p.goods)} in all? More than {MANY_GOODS} are hardly ever held")
    return out + improbable_turn(sheet)


def improbable_turn(sheet: Sheet) -> list[str]:
    """Does the number of the turn fit what has been done, and the seat whose turn it is?"""
    stars = sum(stars_placed(sheet, p) for p in sheet.players)
    steps = sum(sheet.tracks) + sum(sheet.miners) - len(sheet.miners) * sheet.constants["miner_start"]
    if stars > STARS_A_TURN * sheet.turn or steps > 3 + STEPS_A_TURN * sheet.turn:
        done = f"{plural(stars, 'star')} placed and {plural(steps, 'step')} of tracks and miners made"
        return [f"turn: {sheet.turn}? With {done} more turns must have begun, all seats together"]
    if sheet.turn > TURNS_A_SEAT * sheet.seats:
        return [f"turn: {sheet.turn}? Turns of all seats together are counted; a game hardly ever has so many"]
    whose = (sheet.first + sheet.turn - 1) % sheet.seats
    if sheet.turn_written and whose != sheet.active and not sheet.constants["bazaar"]:
        words = f"if {seat_name(sheet.first)} began (first), that is the turn of {seat_name(whose)}"
        return [f"turn: {sheet.turn} with to_move = {sheet.active + 1}? {words[0].upper()}{words[1:]}"]
    return []


# ---------------------------------------------------------------- what was left out


def choice_warnings(sheet: Sheet, p: SeatSheet) -> list[str]:
    if p.seat == sheet.you and p.seat >= sheet.active and p.dealt is None:
        return [f"{p.key('dealt')}: your own recruits are unknown"]
    return []


def seat_warnings(sheet: Sheet, p: SeatSheet) -> list[str]:
    out, own = [], p.seat == sheet.you
    if "available" not in p.table and "workers" not in p.table:
        out.append(f"{p.key('available')}: no dice are written; two available workers that show 1 are assumed")
    if not p.active and not sheet.loose:
        out.append(f"{p.key('recruits')}: no active recruit is written; its abilities and faction bonuses are left out")
    if own:
        out += own_warnings(sheet, p)
    if "cards" not in p.table and (unknown(p.table.get("hand")) or (not own and "hand" not in p.table)):
        out.append(f"{p.key('cards')}: the number of cards in hand is not written; none are assumed")
    return out


def own_warnings(sheet: Sheet, p: SeatSheet) -> list[str]:
    """What the observer should know."""
    out = []
    if CARD_UNKNOWN in hidden_cards(sheet, p):
        out.append(f"{p.key('hidden')}: your own hidden recruit is unknown; advice takes it as any")
    if p.hidden is not None and nothing(p.hidden) and len(p.active) < 2 and not sheet.gone and not sheet.loose:
        out.append(f"{p.key('hidden')}: written as none, but {hidden_count(p)} recruit should still be hidden (R7)")
    if p.dilemma == CARD_UNKNOWN:
        out.append(f"{p.key('dilemma')}: your own dilemma is unknown; advice takes it as any")
    if p.cards > sum(p.hand):
        out.append(f"{p.key('hand')}: {p.cards - sum(p.hand)} of your own cards are unknown; advice takes them as any")
    return out
