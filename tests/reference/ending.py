"""Who has won (R109 to R113)."""

from .events import throw


def find_winner(table):
    """R111, R112."""

    def standing(seat):
        who = table.seats[seat]
        territories = sum(1 for stars in table.territories.values() if stars[seat])
        return (who.morale, -who.knowledge, len(who.tile_stars), territories)

    tied = [seat for seat, who in enumerate(table.seats) if not who.stars_left]
    best = max(standing(seat) for seat in tied)
    tied = [seat for seat in tied if standing(seat) == best]
    while len(tied) > 1:
        totals = {}
        for seat in tied:
            totals[seat] = sum((yield from throw(len(table.seats[seat].dice))))
        tied = [seat for seat in tied if totals[seat] == min(totals.values())]
    return tied[0]
