"""What fits a window: the fullest list of moves and the richest picture that stand together with the question and the
line to type in."""

from euphoria_ai.cli.text import cut, trimmed
from euphoria_ai.cli.views.board import SIZE, bazaar, board_lines, legend, regions
from euphoria_ai.cli.views.brief import (
    brief_lines,
    least_lines,
    penalty_lines,
    seat_lines,
    sign_lines,
    tile_lines,
    turn_line,
)

INPUT = 1  # rows for the line that is typed


def pictures(data, size):
    """The position in pictures of falling detail."""
    found = []
    if size >= SIZE:
        whole = board_lines(data)
        found += [whole, whole[: -len(legend(data))]] if whole[-1:] == legend(data) else [whole]
        found += [short_lines(data, size, lines(data, size)) for lines in (tile_lines, penalty_lines)]
    brief = brief_lines(data, size)
    return [*found, brief + sign_lines(size), brief, brief_lines(data, size, tiles=False), least_lines(data, size)]


def short_lines(data, size, tiles):
    """The board, and each seat with its cards in a line or two."""
    seats = [line for player in data["players"] for line in seat_lines(data, player, size)]
    return [turn_line(data), *regions(data), *tiles, *bazaar(data, size), *seats]


def together(found, menus, size, rows):
    """A picture of those found and a menu below it, at most as many lines as fit above the line to type in.

    Of the menus, fullest first, the first that leaves room for some picture; if none does, the shortest, and what
    there is room for of the last picture.
    """
    room = max(1, rows - INPUT)
    for menu in menus:
        for picture in found:
            if len(picture) + len(menu) <= room:
                return in_width([*picture, *menu], size)
    menu = min(menus, key=len)[:room]
    left = room - len(menu)
    rest = [[("... `board` shows the rest", "dim")]]
    return in_width([*found[-1][: max(0, left - 1)], *rest[: left * bool(found[-1])], *menu], size)


def in_width(lines, size):
    return [trimmed(cut(line, size)) for line in lines]
