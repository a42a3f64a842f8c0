"""What matters for advice and was not written, and what is written but improbable: told as warnings, never refused."""

from euphoria_ai.catalog import SITE_IDS, TILE_IDS
from euphoria_ai.core.state.ids import CARD_UNKNOWN
from euphoria_ai.positions.fields import hidden_cards, hidden_count
from euphoria_ai.positions.sheet import SeatSheet, Sheet
from euphoria_ai.positions.values import nothing, unknown


def warnings(sheet: Sheet) -> list[str]:
    """Sentences about what matters for advice and is not written."""
    out: list[str] = []
    for p in sheet.players:
        out += seat_warnings(sheet, p) if sheet.phase == "turn" else choice_warnings(sheet, p)
    for site, tile in enumerate(sheet.tiles):
        if tile and not sheet.loose and not any(p.tile_stars >> site & 1 for p in sheet.players):
            words = "is built, but no one has a star on it; its builders got one each (R64)"
            out.append(f"markets, {SITE_IDS[site][5:]}: {TILE_IDS[tile - 1]} {words}")
    return out


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
