"""What is measured, in order: a generator of rows, so that each can be shown as soon as it is there."""

from euphoria_ai.cli.bench import core, searching, starting
from euphoria_ai.cli.bench.positions import MOMENTS, SEATS, position_for
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.search.networks import network_for

REFERENCE = 4  # seats of the position that the single figures are about


def measure(edition="base", seats=None, seconds=0.2, quick=False):
    """Yield the rows.  seats: one number instead of 2, 4 and 6; quick: fewer rows."""
    counts = (seats,) if seats else (REFERENCE,) if quick else SEATS
    reference = position_for(edition, seats or REFERENCE, "opening")
    game = reference.determinize(Rng(1))
    top = core.ceiling(seconds)
    if top is not None:
        yield top
    yield core.core_clones(game, seconds)
    yield core.python_clones(game, seconds)
    yield core.driven_from_python(game, seconds)
    plain = {}
    for n in counts:
        for moment in MOMENTS:
            yield from playing(edition, n, moment, seconds, top, plain)
    yield from searched(edition, seats or REFERENCE, seconds, plain, quick)
    row = searching.tree_memory(reference)
    if row is not None:
        yield row
    yield from starts(position_for(edition, seats or REFERENCE, "middle"))


def playing(edition, seats, moment, seconds, top, plain):
    """Random and guided play from one position."""
    game = position_for(edition, seats, moment).determinize(Rng(1))
    for policy in ("random", "guided"):
        row = core.play(game, policy, seconds, f"{policy}_{seats}_{moment}", f"{policy} play, {seats} seats, {moment}")
        if top is not None:
            row.detail["of_ceiling"] = round(row.value / top.value, 3)
        plain[policy, moment] = plain[policy, seats, moment] = row
        yield row


def searched(edition, seats, seconds, plain, quick):
    """The search in the opening and the middle."""
    for moment in ("opening",) if quick else ("opening", "middle"):
        position = position_for(edition, seats, moment)
        iterations, decisions = searching.rates(
            position, seconds, f"search_{seats}_{moment}", f"search, {seats} seats, {moment}"
        )
        yield iterations
        yield decisions
        if moment == "opening":
            yield searching.against_playouts(iterations, plain["guided", seats, moment])
            yield searching.two_threads(position, seconds)
        network = network_for(position.rules)
        if network is not None:
            title = f"search with the network, {seats} seats, {moment}"
            yield searching.rates(position, seconds, f"net_{seats}_{moment}", title, "net")[0]
            game = position.determinize(Rng(1))
            yield core.judging(
                network, game, seconds, f"judge_{seats}_{moment}", f"judging a seat, {seats} seats, {moment}"
            )


def starts(position):
    from euphoria_ai.positions.codes import to_code

    return starting.cold_starts(to_code(position))
