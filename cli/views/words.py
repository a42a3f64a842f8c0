"""Short words for things: seats, workers, costs, penalties, hands."""

from euphoria_ai.catalog import GOODS, TILES
from euphoria_ai.moves.names import short_name
from euphoria_ai.moves.writing import counted

PIECES = {
    "any_artifact": "artifact",
    "any_resource": "resource",
    "any_commodity": "commodity",
    "identical_artifacts": "equal artifact",
    "nonbliss_commodity": "commodity but bliss",
}
PENALTIES = {
    "no_worker_gain_at_2_or_3": "no new worker at 2 or 3",
    "no_self_bump": "no bumping own workers",
    "no_artifact_pairs": "no pairs at artifact markets",
    "no_visit_without_own_star": "no visits without own star",
    "one_placement_per_turn": "one placement a turn",
    "no_shared_construction": "no shared sites",
    "no_recruit_abilities": "no recruit abilities",
    "extra_morale_loss_on_free_retrieve": "free retrieval costs 2 morale",
    "no_icarus_placement": "no placing on Icarus",
    "knowledge_per_star": "1 knowledge a star",
    "no_tier_1_2_bonus": "no bonus at 2 and 5",
    "one_worker_per_commodity_area": "one worker an area",
    "pay_to_self_bump": "own bumps cost 1 commodity",
    "commodity_cap_2_each": "commodity gains stop at 2 a type",
    "low_rolls_count_3": "rolled 1 and 2 count 3 in checks",
    "no_placement_with_6_on_board": "no placing with an own 6 out",
    "no_star_on_empty_territory": "no first star on a territory",
    "neighbours_retrieve_one": "retrieving all lets neighbours take 1",
    "bazaar_surcharge": "bazaar +1 (not the free slot)",
    "morale_loss_per_star": "-1 morale a star",
    "no_placement_with_2_on_board": "no placing with 2 workers out",
    "morale_gain_cap_3": "morale gains stop at 3",
    "resource_gain_cap_3": "resource gains stop at 3 in all",
    "only_new_artifact_types": "no second artifact of a type",
    "check_threshold_14": "checks fail at 14",
    "commodity_gain_minus_1": "commodity gains -1, at least 1",
    "knowledge_on_equal_dice": "equal dice after a check: knowledge +1",
    "self_bump_costs_knowledge": "own bumps: knowledge 5 or less, then +1",
}
PENALTY_CODES = {row["id"]: (row["penalty_code"], row.get("penalty_params", {})) for row in TILES}


def style_of(seat):
    """The style of a seat: `p1` for `P1`."""
    return seat.lower()


def seat_span(seat, text=None):
    return (text or seat, style_of(seat))


def workers_spans(workers):
    """Workers by seat: `P1:35` is two of P1 that show 3 and 5."""
    faces = {}
    for worker in workers:
        faces.setdefault(worker["seat"], []).append(str(worker["face"]))
    return [seat_span(seat, f"{seat}:{''.join(sorted(shown))}") for seat, shown in sorted(faces.items())]


def cost_text(cost):
    """`4 water + artifact`."""
    words = []
    for piece, n in cost.items():
        word = PIECES.get(piece, piece.removeprefix("artifact_"))
        plural = word.replace("commodity", "commodities") if "commodity" in word else word + "s"
        words.append(f"{n} {word}" if piece in GOODS else f"{n} {plural}" if n > 1 else word)
    return " + ".join(words) or "free"


def penalty_text(tile):
    """The penalty of a built tile in a few words."""
    code, params = PENALTY_CODES[tile["id"]]
    if code == "lose_good_on_roll":
        return f"each {params['face']} rolled loses a good"
    return PENALTIES.get(code) or tile["penalty"].split(".")[0].split(";")[0]


def items_text(items):
    """`2 gold bat` out of name -> count."""
    return counted(items.items())


def hand_text(player):
    """What is known of a hand beside its size: `3 (bat, 2 book, 1 unknown)`."""
    known = [name if n == 1 else f"{n} {name}" for name, n in player["hand"].items()]
    hidden = player["cards"] - sum(player["hand"].values())
    if known and hidden:
        known.append("1 unknown" if hidden == 1 else f"{hidden} unknown")
    return f"{player['cards']} ({', '.join(known)})" if known else str(player["cards"])


def card_text(recruit):
    """A recruit in a list: `Phil(S)*`; `?` for an unknown one."""
    if recruit["card"] is None:
        return "?"
    region = "-" if recruit["faction"] == "factionless" else recruit["faction"][0].upper()
    return f"{short_name(recruit['card'])}({region}){'★' * recruit['stars']}"
