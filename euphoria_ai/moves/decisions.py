"""Every kind of decision: the verbs that answer it, what must be done first when another move is tried, its question.

One record each.

A new kind is a record here with its question, the two functions of the core (its legal moves, what a move does),
its name in the schemas and a line in docs/notation.md.
"""

from __future__ import annotations

from euphoria_ai.moves import questions
from euphoria_ai.moves.at_hand import ability_at
from euphoria_ai.moves.full_names import full_name

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than this
if TYPE_CHECKING:
    from collections.abc import Callable

    from euphoria_ai.moves.at_hand import AtHand


class Decision:
    """One kind of decision.

    verbs: of its moves; must_first: what is said to a move that belongs elsewhere ({recruit} and {n} are filled in);
    question: (decision at hand) -> what is asked; addressed: the question is put to somebody.
    """

    __slots__ = ("addressed", "must_first", "question", "verbs")

    def __init__(
        self, verbs: tuple[str, ...], must_first: str, question: Callable[[AtHand], str], addressed: bool = True
    ) -> None:
        self.verbs, self.must_first, self.question, self.addressed = verbs, must_first, question, addressed


DECISIONS = {
    "recruits": Decision(("keep",), "you must first choose which two recruits to keep (R7)", questions.ask_recruits),
    "turn": Decision(
        ("place", "retrieve", "dilemma", "use"),
        "it is your turn: place a worker, retrieve workers or resolve the dilemma (R16)",
        questions.ask_turn,
    ),
    "more": Decision(
        ("place", "another", "stop", "use"),
        "you must first say whether a further worker follows, or stop (R18)",
        questions.ask_more,
    ),
    "place": Decision(("place", "decline"), "you must now place the worker that follows (R19)", questions.ask_place),
    "pay": Decision(("pay",), "you must first choose how to pay (R27)", questions.ask_pay),
    "retrieve_pay": Decision(
        ("pay", "free"), "you must first choose how to pay for the retrieval (R38)", questions.ask_retrieve_pay
    ),
    "use": Decision(("use", "decline"), "you must first say whether to use {recruit} (R89)", questions.ask_use),
    "opponent": Decision(
        ("accept", "decline"), "you must first accept or decline what is offered", questions.ask_opponent
    ),
    "draw": Decision(("draw", "use"), "you must first choose how to draw the artifact (R93)", questions.ask_draw),
    "take": Decision(("take", "drop"), "you must first choose what to take (R28)", questions.ask_take),
    "lose": Decision(("lose",), "you must first choose a good to lose (R35)", questions.ask_lose),
    "discard": Decision(("discard",), "you must first discard {n} of your artifacts (R50)", questions.ask_discard),
    "star": Decision(("star",), "you must first choose a place for the star (R101)", questions.ask_star),
    "face": Decision(("face",), "you must first choose the face of the worker (R30)", questions.ask_face),
    "outcome": Decision(
        ("outcome",), "you must first choose the outcome of the dilemma (R96, R98)", questions.ask_outcome
    ),
    "draft": Decision(("keep",), "you must first keep one of the two recruits (R96)", questions.ask_draft),
    "bonus": Decision(("take",), "you must first take the minority bonus (R12)", questions.ask_bonus),
    "trade": Decision(("accept", "decline"), "you must first accept or decline the trade (R21)", questions.ask_trade),
    "roll": Decision(("roll",), "dice must be rolled first (R30)", questions.ask_roll),
    "draw_artifact": Decision(("draw",), "an artifact must be drawn first (R51)", questions.ask_draw_artifact),
    "deal_recruit": Decision(("deal",), "a recruit must be dealt first", questions.ask_deal_recruit),
    "deal_dilemma": Decision(("deal",), "a dilemma must be dealt first (R8)", questions.ask_deal_dilemma),
    "tile": Decision(("tile",), "the tile of the finished site must be turned up first (R64)", questions.ask_tile),
    "start": Decision(("start",), "it must first be drawn who begins (R9)", questions.ask_start, addressed=False),
    "redraw": Decision(
        ("refuse",), "you must first put back one of your recruits without a faction (R11)", questions.ask_redraw
    ),
    "buy": Decision(("buy",), "you must first choose an artifact of the bazaar (R53)", questions.ask_buy),
    "price": Decision(("pay",), "you must first choose how to pay for the artifact (R53)", questions.ask_price),
    "bump": Decision(
        ("bump",), "you must first choose the worker that leaves the area (Jedidiah, R24)", questions.ask_bump
    ),
    "ignore": Decision(
        ("ignore",), "you must first choose the market whose penalty does not count (Lionel)", questions.ask_ignore
    ),
    "activate": Decision(
        ("activate",), "you must first choose which hidden recruit becomes active (R85)", questions.ask_activate
    ),
    "retrieve_areas": Decision(
        ("retrieve",),
        "you must first choose which workers come back from commodity areas (Samuel)",
        questions.ask_retrieve_areas,
    ),
    "retrieve_one": Decision(
        ("retrieve", "decline"), "you must first say whether one of your workers comes back (R41)", questions.ask_prison
    ),
    "refill": Decision(("refill",), "the bazaar must be refilled first (R53)", questions.ask_refill, addressed=False),
}


def asked(at: AtHand) -> str:
    """What must be done first."""
    recruit = full_name(ability_at(at.f["rules"], at.top["ability"])[0]["id"]) if at.kind == "use" else ""
    return DECISIONS[at.kind].must_first.format(recruit=recruit, n=at.top.get("n"))
