"""Numbers, lists and names as text: what every sentence needs.  No word of the game's rules stands here."""

from collections.abc import Iterable, Mapping


def listed(words: Iterable[object], last: str = "and") -> str:
    """`gold`, `gold and clay`, `gold, clay and stone`; nothing of nothing."""
    texts = [str(word) for word in words]
    return f" {last} ".join([*([", ".join(texts[:-1])] if texts[1:] else []), *texts[-1:]])


def amount(x: float) -> str:
    """`2`, `1.5`."""
    return f"{x:.0f}" if abs(x - round(x)) < 0.005 else f"{x:.1f}"


def plural(x: float, word: str) -> str:
    """`1 star`, `1.5 stars`."""
    return f"{amount(x)} {word}" if abs(x - 1) < 0.005 else f"{amount(x)} {word}s"


def percent(x: float) -> str:
    """`26 %`; what is possible is not called 0 %, nor what may fail 100 %."""
    if 0 < x < 0.01:
        return "under 1 %"
    return "over 99 %" if 0.99 < x < 1 else f"{100 * x:.0f} %"


def tidy(x: float) -> float:
    """A number as JSON shall show it."""
    return round(x) if abs(x - round(x)) < 1e-9 else round(x, 4)


def seat_name(seat: int) -> str:
    """`P1` of seat 0, `chance` of chance."""
    return "chance" if seat < 0 else f"P{seat + 1}"


def nearest(word: str, names: Iterable[str] | Mapping[str, object], most: int = 1) -> list[str]:
    """The names that look most like a word that is none of them, the nearest first; none if all are far."""
    from difflib import get_close_matches

    return get_close_matches(word[:80], list(names), most, 0.6)
