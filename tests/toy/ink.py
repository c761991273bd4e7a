"""How the board is written: elements and texts that fit. Colours are classes of board.css."""

from __future__ import annotations

Attribute = str | int | float
WIDE = 0.55  # of a letter, in ems: rather too much than too little


def element(name: str, *inside: str, **attributes: Attribute) -> str:
    """One element: `kind` is its class, an underscore in a name is a hyphen, an empty value is left out."""
    head = [name]
    for key, value in attributes.items():
        if value != "":
            key = "class" if key == "kind" else key.replace("_", "-")
            head.append(f'{key}="{value:g}"' if isinstance(value, float) else f'{key}="{clean(str(value))}"')
    body = "".join(inside)
    return f"<{' '.join(head)}>{body}</{name}>" if body else f"<{' '.join(head)}/>"


def clean(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def place(*inside: str, title: str, **attributes: Attribute) -> str:
    """A group that says what it is and bears the facts that options name."""
    return element("g", element("title", clean(title)), *inside, role="img", **attributes)


def box(x: float, y: float, w: float, h: float, kind: str, r: float = 8) -> str:
    return element("rect", x=x, y=y, width=w, height=h, rx=r, kind=kind)


def path(d: str, kind: str) -> str:
    return element("path", d=d, kind=kind)


def label(x: float, y: float, text: str, size: float, width: float, kind: str = "", anchor: str = "") -> str:
    """A line of text that becomes smaller, and then shorter, until it fits."""
    size = max(13.0, min(size, width / max(1.0, len(text) * WIDE)))
    most = int(width / (size * WIDE))
    text = text if len(text) <= most else text[: most - 1].rstrip() + "…"
    return element("text", clean(text), x=x, y=y, font_size=round(size, 1), kind=kind, text_anchor=anchor)


def paragraph(x: float, y: float, text: str, size: float, width: float, kind: str = "") -> str:
    """A text on as many lines as it needs."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and (len(lines[-1]) + len(word) + 1) * WIDE * size > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "".join(label(x, y + n * size * 1.25, line, size, width * 1.1, kind) for n, line in enumerate(lines))
