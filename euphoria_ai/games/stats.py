"""Numbers about finished games: win shares with their intervals, means per player."""

from math import sqrt

Z95 = 1.959963984540054
PATHS = ("territories", "markets", "recruits", "dilemma")
COUNTS = ("workers_lost", "doubles_offered", "doubles_used", "retrievals", "retrievals_of_four", "cards_lost")


def wilson(wins, games, z=Z95):
    """(low, high): Wilson's interval of the share `wins / games`; shared wins may be fractions.  (0, 1) without games."""
    if games <= 0:
        return 0.0, 1.0
    share, zz = wins / games, z * z / games
    middle = share + zz / 2
    spread = z * sqrt(share * (1 - share) / games + zz / (4 * games))
    return max(0.0, (middle - spread) / (1 + zz)), min(1.0, (middle + spread) / (1 + zz))


def mean(values):
    """The mean, None of nothing."""
    values = list(values)
    return sum(values) / len(values) if values else None


def ratio(a, b):
    return a / b if b else None


def player_row(number, spec, results):
    """What the games say of one entrant (0-based); it may have held more than one seat of a game."""
    held = [(result, seat) for result in results for seat, who in enumerate(result.lineup) if who == number]
    seats = [result.seats[seat] for result, seat in held]
    games = len({result.index for result, _ in held})
    wins = sum(result.returns[seat] for result, seat in held)
    decisions = sum(seat["decisions"] for seat in seats)
    thought = sum(seat["thought"] for seat in seats)
    low, high = wilson(wins, games)
    return {
        "player": spec,
        "games": games,
        "seats": len(seats),
        "wins": wins,
        "share": ratio(wins, games),
        "low": low,
        "high": high,
        "fair": ratio(len(held), sum(len(result.lineup) for result in results)),
        "stars": mean(seat["stars"] for seat in seats),
        "turns": mean(seat["turns"] for seat in seats),
        "seconds_per_decision": ratio(sum(seat["seconds"] for seat in seats), decisions),
        "iterations_per_decision": ratio(sum(seat["iterations"] for seat in seats), thought),
        "stars_by_path": {path: mean(seat["paths"][path] for seat in seats) for path in PATHS},
        **{name: mean(seat[name] for seat in seats) for name in COUNTS},
        "workers_mid_game": mean(seat["workers_mid_game"] for seat in seats if seat["workers_mid_game"] is not None),
    }


def summary(specs, results):
    """Everything a match table shows, as plain data."""
    results = list(results)
    return {
        "games": len(results),
        "capped": sum(result.capped for result in results),
        "turns": mean(result.turns for result in results),
        "decisions": mean(result.decisions for result in results),
        "players": [player_row(number, spec, results) for number, spec in enumerate(specs)],
        "seats": [seat_row(seat, results) for seat in range(len(results[0].lineup))] if results else [],
    }


def seat_row(seat, results):
    """How often a seat won, whoever held it."""
    wins = sum(result.returns[seat] for result in results)
    low, high = wilson(wins, len(results))
    return {"seat": seat + 1, "share": wins / len(results), "low": low, "high": high}
