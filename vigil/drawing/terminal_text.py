"""Text for the terminal: lines made of pieces with a style, folded, cut and set side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Line = list[tuple[str, str]]  # text, style


def plain(line: Line) -> str:
    return "".join(text for text, _ in line)


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def folded(line: Line, columns: int) -> list[Line]:
    """A line too long for the terminal goes on below, between its pieces."""
    lines: list[Line] = [[]]
    for text, style in line:
        if lines[-1] and length(lines[-1]) + len(text) > columns:
            lines.append([])
            text = text.lstrip()
        lines[-1].append((text, style))
    return lines


def wrapped(text: str, columns: int) -> list[str]:
    """A text on as many lines as it needs, between its words; a word that is too long alone is broken."""
    lines = [""]
    for word in text.split():
        while len(word) > columns:
            lines += [word[:columns]] if lines[-1] else []
            lines[-1], word = word[:columns], word[columns:]
            lines.append("")
        if lines[-1] and len(lines[-1]) + 1 + len(word) > columns:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def clipped(text: str, columns: int) -> str:
    return text if len(text) <= columns else text[: columns - 1] + "…"


def beside(left: Sequence[Line], right: Sequence[Line], width: int = 58) -> list[Line]:
    """Two columns; the right one begins after `width`."""
    lines: list[Line] = []
    for n in range(max(len(left), len(right))):
        a = left[n] if n < len(left) else []
        b = right[n] if n < len(right) else []
        gap = width - length(a)
        lines.append([*a, (" " * max(2, gap), ""), *b] if b else a)
    return lines


def packed(items: Iterable[Line], columns: int) -> list[Line]:
    """Items one after the other, on as few lines as they need; none is torn."""
    lines: list[Line] = [[]]
    for item in items:
        if lines[-1] and length(lines[-1]) + length(item) > columns:
            lines.append([])
        lines[-1] += item
    return lines


def fitting(blocks: Sequence[list[Line]], order: Sequence[int], rows: int) -> list[Line]:
    """As many blocks as there are rows for: looked at in this order, shown in their own."""
    shown = set()
    for n in order:
        if len(blocks[n]) <= rows:
            shown.add(n)
            rows -= len(blocks[n])
    return [line for n, block in enumerate(blocks) if n in shown for line in block]
