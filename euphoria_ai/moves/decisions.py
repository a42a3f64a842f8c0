"""Every kind of decision: the verbs that answer it, and what must be done first when another move is tried."""

from euphoria_ai.moves.at_hand import ability_at
from euphoria_ai.moves.names import short_name


VERBS_AT = {
    "turn": ("place", "retrieve", "dilemma"),
    "more": ("place", "another", "stop"),
    "place": ("place", "decline"),
    "retrieve_pay": ("pay", "free"),
    "use": ("use", "decline"),
    "opponent": ("accept", "decline"),
    "draw": ("draw", "use"),
    "take": ("take", "drop"),
    "bonus": ("take",),
    "recruits": ("keep",),
    "draft": ("keep",),
    "trade": ("accept", "decline"),
    "draw_artifact": ("draw",),
    "deal_recruit": ("deal",),
    "deal_dilemma": ("deal",),
    "redraw": ("refuse",),
    "price": ("pay",),
    "samuel": ("retrieve",),
    "prison": ("retrieve", "decline"),
}


ASKED = {
    "recruits": "you must first choose which two recruits to keep (R7)",
    "turn": "it is your turn: place a worker, retrieve workers or resolve the dilemma (R16)",
    "more": "you must first say whether a further worker follows, or stop (R18)",
    "place": "you must now place the worker that follows (R19)",
    "pay": "you must first choose how to pay (R27)",
    "retrieve_pay": "you must first choose how to pay for the retrieval (R38)",
    "use": "you must first say whether to use {recruit} (R89)",
    "opponent": "you must first accept or decline what is offered",
    "draw": "you must first choose how to draw the artifact (R93)",
    "take": "you must first choose what to take (R28)",
    "lose": "you must first choose a good to lose (R35)",
    "discard": "you must first discard {n} of your artifacts (R50)",
    "star": "you must first choose a place for the star (R101)",
    "face": "you must first choose the face of the worker (R30)",
    "outcome": "you must first choose the outcome of the dilemma (R96, R98)",
    "draft": "you must first keep one of the two recruits (R96)",
    "bonus": "you must first take the minority bonus (R12)",
    "trade": "you must first accept or decline the trade (R21)",
    "roll": "dice must be rolled first (R30)",
    "draw_artifact": "an artifact must be drawn first (R51)",
    "deal_recruit": "a recruit must be dealt first",
    "deal_dilemma": "a dilemma must be dealt first (R8)",
    "tile": "the tile of the finished site must be turned up first (R64)",
    "start": "it must first be drawn who begins (R9)",
    "redraw": "you must first put back one of your recruits without a faction (R11)",
    "buy": "you must first choose an artifact of the bazaar (R53)",
    "price": "you must first choose how to pay for the artifact (R53)",
    "bump": "you must first choose the worker that leaves the area (Jedidiah, R24)",
    "ignore": "you must first choose the market whose penalty does not count (Lionel)",
    "activate": "you must first choose which hidden recruit becomes active (R85)",
    "samuel": "you must first choose which workers come back from commodity areas (Samuel)",
    "prison": "you must first say whether one of your workers comes back (R41)",
    "refill": "the bazaar must be refilled first (R53)",
}


def asked(k):
    recruit = ability_at(k.f["rules"], k.top["a"])[0]["id"] if k.kind == "use" else None
    return ASKED[k.kind].format(recruit=short_name(recruit), n=k.top["a"])
