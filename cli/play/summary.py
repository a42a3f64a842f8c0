"""What is told at the end of a game: standings with their tie-breaks, where the stars lie, and how the win chances
went."""

from euphoria_ai.core.engine.game import CHANCE
from euphoria_ai.games.counting import SeatCounter, stars_by_path
from euphoria_ai.players.base import decision_seed

POINTS = 24  # of the curve
ITERATIONS = 150  # of each short search


def standings(session):
    """[dict] of all seats, the best first; who gave up stands behind the others, the first to do so last."""
    fields = session.game.fields()["seats"]
    counts = counted(session)
    returns = session.game.returns() if session.game.over else [0.0] * len(fields)
    rows = []
    for seat, row in enumerate(fields):
        paths = stars_by_path(row)
        rows.append(
            {
                "seat": seat,
                "label": session.names[seat],
                "player": session.chairs[seat].player,
                "won": returns[seat],
                "paths": paths,
                "stars": sum(paths.values()),
                "morale": row["morale"],
                "knowledge": row["knowledge"],
                "tiles": row["tile_stars"].bit_count(),
                "territories": sum(n > 0 for n in row["territory"]),
                **{name: counts.rows[seat][name] for name in ("workers_lost", "doubles_used", "doubles_offered")},
            }
        )
    gave_up = {seat: len(session.resigned) - i for i, seat in enumerate(session.resigned)}
    orders = {row["seat"]: (gave_up.get(row["seat"], 0), -row["won"], *tie_break(row)) for row in rows}
    rows.sort(key=lambda row: orders[row["seat"]])
    for place, row in enumerate(rows, 1):
        same = place > 1 and orders[rows[place - 2]["seat"]] == orders[row["seat"]]
        row["place"] = rows[place - 2]["place"] if same else str(place)
        if row["seat"] in gave_up:
            row["label"] += " (gave up)"
    return rows


def tie_break(row):
    """R111: stars, morale, low knowledge, market tiles, territories."""
    return -row["stars"], -row["morale"], row["knowledge"], -row["tiles"], -row["territories"]


def counted(session):
    """The numbers that only the course of the game tells."""
    counter = SeatCounter()
    if session.steps:
        counter.start(session.steps[0].before)
    else:
        counter.start(session.game)
    for index, step in enumerate(session.steps):
        counter.before(step.before)
        for entry in step.entries:
            counter.step(session.after(index), *entry)
    return counter


def curve(session, points=POINTS, iterations=ITERATIONS):
    """[(turn, win chance per seat)] by short searches through the game; for its end, since it uses what each seat
    knew."""
    from euphoria_ai.search import Search, means

    turns = [step for step in session.steps if step.kind == "turn" and step.seat != CHANCE]
    chosen = turns if len(turns) <= points else [turns[i * (len(turns) - 1) // (points - 1)] for i in range(points)]
    out = []
    for step in chosen:
        position = step.before.view(step.seat)
        search = Search(position, seed=decision_seed(position, session.seed), max_nodes=1 << 16)
        search.run(iterations=iterations)
        if search.iterations:
            out.append((step.before.turn, means(search)))
    if session.game.over:
        out.append((session.game.turn, session.game.returns()))
    return out
