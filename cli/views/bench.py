"""Measured figures, a line each."""

TITLE, VALUE, UNIT = 40, 11, 12


def head_lines(edition, machine):
    """What is measured, and with what."""
    first = f"euphoria {machine['program']} compiled as {machine['build']}, {edition}; {machine['compiler']}"
    second = f"Python {machine['python']}, {machine['system']}, {machine['processors']} processors"
    return [[(first, "title")], [(second, "dim")]]


def number(value):
    """`5,012,345`, `12.3` or `0.912`: three digits or more."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.1f}" if abs(value) >= 10 else f"{value:.3f}"


def row_line(row, earlier=None):
    """Title, value and unit; then the ratio to an earlier figure, or what the games were like."""
    cells = [
        (f"{row['title']:{TITLE}.{TITLE}} ", ""),
        (f"{number(row['value']):>{VALUE}}", "strong"),
        (f" {row['unit']:{UNIT}}", "dim"),
    ]
    detail = row["detail"]
    if earlier is not None and earlier["value"]:
        cells.append((f" x {row['value'] / earlier['value']:.2f}", "strong"))
        if detail.get("hash") != earlier["detail"].get("hash"):
            cells.append((" other games", "warn"))
    elif "hash" in detail:
        cells.append((f" {short(detail['mean_decisions'])}/game {detail['hash'][:4]}", "dim"))
    return cells


def short(n):
    return f"{n:.0f}"
