"""Cards that cannot lie where a position file has them: artifacts, dilemmas, recruits.

As in `checks`, all that cannot be is gathered.
"""

from euphoria_ai.catalog import ARTIFACTS, DILEMMA_IDS, FACTIONS, RECRUIT_IDS, RECRUITS
from euphoria_ai.core.state.ids import CARD_UNKNOWN
from euphoria_ai.positions.fields import cards_seen, deck_cards, hidden_cards, refused_count, revealed
from euphoria_ai.positions.sheet import SeatSheet, Sheet
from euphoria_ai.positions.values import refuse


def check_artifacts(sheet: Sheet) -> None:
    """R6: six of each type, 36 in all."""
    for kind, name in enumerate(ARTIFACTS):
        places = [("discard", sheet.discard[kind]), ("bazaar", (sheet.bazaar or []).count(kind + 1))]
        places += [(p.key("hand"), p.hand[kind]) for p in sheet.players]
        places = [(key, n) for key, n in places if n]
        total = sum(n for _, n in places)
        with sheet.faults:
            if total > 6:
                where = " and ".join(f"{n} in {key}" for key, n in places)
                refuse(places[-1][0], f"{total} {name} cards ({where}); there are six of each type (R6)")
    total = cards_seen(sheet)
    with sheet.faults:
        if total > 36:
            refuse("discard", f"{total} artifacts in the hands, the discard pile and the bazaar; there are 36 (R6)")
    with sheet.faults:
        if sheet.constants["bazaar"] and sheet.faults.sound("bazaar"):
            check_bazaar(sheet, total)


def check_bazaar(sheet: Sheet, total: int) -> None:
    """R14, R54: four cards lie open; fewer only when deck and discard pile are empty, and then on the right."""
    if sheet.bazaar is None:
        refuse(
            "bazaar", 'write the four open artifacts, the leftmost first: bazaar = ["bat", "book", "bear", "box"] (R14)'
        )
    if 0 in sheet.bazaar and (total < 36 or any(sheet.discard)):
        refuse("bazaar", "a slot is empty only when deck and discard pile are empty too (R54)")
    if sheet.bazaar != sorted(sheet.bazaar, key=bool):
        refuse("bazaar", "cards are pushed to the right: empty slots are on the left (R54)")


def check_dilemmas(sheet: Sheet) -> None:
    """R8: one a player, no card twice; R94 to R98: its use."""
    seen: dict[int, str] = {}
    for p in sheet.players:
        with sheet.faults:
            check_dilemma(p, seen)
        with sheet.faults:
            if sheet.faults.sound("dilemma_used", seat=p.seat):
                check_dilemma_star(p)


def check_dilemma(p: SeatSheet, seen: dict[int, str]) -> None:
    key = p.key("dilemma")
    if p.dilemma == 0:
        p.refuse("dilemma", 'every player has one (R8); write "unknown" if you do not know it')
    if p.dilemma != CARD_UNKNOWN and seen.setdefault(p.dilemma, key) != key:
        p.refuse("dilemma", f"{DILEMMA_IDS[p.dilemma - 1]} is {seen[p.dilemma]} already; there is one of it (R8)")


def check_dilemma_star(p: SeatSheet) -> None:
    if p.dilemma_star and p.dilemma_use != 1:
        p.refuse("stars.dilemma", 'a star lies on the dilemma only with dilemma_used = "star" (R98)')
    if p.dilemma_star is False and p.dilemma_use == 1:
        p.refuse("stars.dilemma", 'dilemma_used = "star" put one there, and stars never come back (R98, R100)')


def card_places(p: SeatSheet) -> list[tuple[str, int]]:
    """(key, card) of every recruit that is named for a seat."""
    lists = (("recruits", p.active), ("hidden", p.hidden), ("refused", p.refused), ("dealt", p.dealt))
    return [(p.key(name), card) for name, cards in lists for card in cards or () if card != CARD_UNKNOWN]


def check_twice(sheet: Sheet) -> None:
    """R7: there is one of each recruit; R11: some are not used with every option."""
    seen: dict[int, str] = {}
    used = set(deck_cards(sheet))
    places = [("gone", card) for card in sheet.gone] + [place for p in sheet.players for place in card_places(p)]
    for key, card in places:
        with sheet.faults:
            if card not in used:
                refuse(key, f"{RECRUIT_IDS[card - 1]} is not used with these options (R11)")
            if card in seen:
                other = "there twice" if seen[card] == key else f"in {seen[card]} already"
                refuse(key, f"{RECRUIT_IDS[card - 1]} is {other}; there is one of it (R7)")
            seen[card] = key


def factionless(card: int) -> bool:
    return card not in (0, CARD_UNKNOWN) and RECRUITS[card - 1]["faction"] not in FACTIONS


def faction_of(card: int) -> int:
    return FACTIONS.index(RECRUITS[card - 1]["faction"])


def activated(sheet: Sheet, card: int) -> bool:
    """R83, R58: is this card's faction activated?"""
    return not factionless(card) and bool(revealed(sheet.tracks, sheet.miners, sheet.constants) >> faction_of(card) & 1)


def check_recruits(sheet: Sheet) -> None:
    check_twice(sheet)
    with sheet.faults:
        if sheet.gone and not any(factionless(card) for card in deck_cards(sheet)):
            why = "no recruit leaves the game for all to see in this edition; write `refused` at its player (R7)"
            refuse("gone", why)
    for p in sheet.players:
        with sheet.faults:
            check_recruit_counts(sheet, p)
        with sheet.faults:
            if sum(map(factionless, p.active)) > 1:
                p.refuse("recruits", "a player has one recruit without a faction at most (R11)")
        for card in p.hidden or ():
            with sheet.faults:
                check_hidden(sheet, p, card)


def check_hidden(sheet: Sheet, p: SeatSheet, card: int) -> None:
    if factionless(card):
        p.refuse("hidden", f"{RECRUIT_IDS[card - 1]} has no faction and is never hidden (R11, R99)")
    if card != CARD_UNKNOWN and activated(sheet, card):
        faction = faction_of(card)
        miner = f", miner {sheet.miners[faction]}" if faction < len(sheet.miners) else ""
        why = f"the {FACTIONS[faction]} recruits are activated (track {sheet.tracks[faction]}{miner}; R83, R58)"
        refuse(p.key("hidden"), f"{RECRUIT_IDS[card - 1]} cannot be hidden: {why}: write it in recruits")


def check_recruit_counts(sheet: Sheet, p: SeatSheet) -> None:
    """R7, R96: two are kept at the start, a dilemma may bring a third."""
    if p.dealt is not None:
        p.refuse("dealt", 'only at phase = "recruits" (R7)')
    if not sheet.faults.sound("dilemma_used", "recruits", "hidden", seat=p.seat):
        return
    active, hidden, most = len(p.active), len(p.hidden or ()), 2 + (p.dilemma_use == 2)
    if active + hidden > most:
        more = "" if most == 3 else '; a third comes only with dilemma_used = "recruits"'
        words = f"{active} active and {hidden} hidden recruits; a player has {most}{more} (R7, R96)"
        refuse(p.key("recruits" if active > most or not hidden else "hidden"), words)
    aside = refused_count(sheet, p)
    if len(p.refused or ()) > aside:
        p.refuse("refused", f"{aside} of this player's recruits are out of the game (R7, R96, C14)")


def check_pool(sheet: Sheet) -> None:
    """R83: what is hidden and unknown must still be possible."""
    named = {card for p in sheet.players for _, card in card_places(p)} | set(sheet.gone)
    deck = [card for card in deck_cards(sheet) if card not in named]
    free = sum(not factionless(card) and not activated(sheet, card) for card in deck)
    needed = [p for p in sheet.players for card in hidden_cards(sheet, p) if card == CARD_UNKNOWN]
    if len(needed) > free:
        words = "active, and no recruit can still be hidden: all factions left are activated (R83, R58)"
        refuse(needed[-1].key("recruits"), f"{len(needed[-1].active)} {words}")


# ---------------------------------------------------------------- clues


def check_clues(sheet: Sheet) -> None:
    """What a card is said to be must be possible for it alone."""
    named = {card for p in sheet.players for _, card in card_places(p)} | set(sheet.gone)
    free = [card for card in deck_cards(sheet) if card not in named and not factionless(card)]
    recruits = sum(1 << card - 1 for card in free if not activated(sheet, card))
    taken = {p.dilemma for p in sheet.players}
    dilemmas = sum(1 << i for i in range(len(DILEMMA_IDS)) if i + 1 not in taken)
    unseen = [sheet.constants["copies"] - n for n in sheet.discard]
    for kind in range(len(ARTIFACTS)):
        unseen[kind] -= (sheet.bazaar or []).count(kind + 1) + sum(p.hand[kind] for p in sheet.players)
    artifacts = sum(1 << kind for kind, n in enumerate(unseen) if n > 0)
    for p in sheet.players:
        rows = [("hidden", cards, recruits) for cards in p.hidden_clues.values()]
        rows += [("dilemma", p.dilemma_clue, dilemmas)] if p.dilemma_clue else []
        rows += [("hand", cards, artifacts) for cards in p.hand_clues]
        for name, cards, possible in rows:
            with sheet.faults:
                if not cards & possible:
                    p.refuse(name, "it can be none of these: they lie elsewhere, or would not be hidden (R7, R8, R83)")
