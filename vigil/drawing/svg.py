"""How a drawing is written: elements, shapes, texts that fit. Colours are classes, never attributes."""

from __future__ import annotations

from functools import lru_cache

SMALLEST = 15.5  # eleven pixels where a drawing 1300 units wide is 930 pixels wide
EMS = {  # how wide letters are in DejaVu Sans, the widest of the common fonts
    0.28: "ijlIJ'|\u202f",
    0.34: " .,:;/’·\u00a0",
    0.41: "ftr-()!",
    0.54: "csz",
    0.6: "vxykTYFLP",
    0.79: "wDGHNOQU",
    0.86: "+−#M",
    0.98: "mWœ—%",
}
LETTERS = {letter: ems for ems, letters in EMS.items() for letter in letters}
BOLDER = 0.075
NARROWER = 0.88  # the bold display face, against that
OFTEN = lru_cache(8192)  # the same boxes, symbols and texts come again and again

Attribute = str | int | float
Room = tuple[float, float, float, float]  # left, top, width, height


def element(name: str, *inside: str, **attributes: Attribute) -> str:
    """One element: `kind` is its class, an underscore in a name is a hyphen, an empty value is left out."""
    head = [name]
    for key, value in attributes.items():
        if value != "":
            key = "class" if key == "kind" else key.replace("_", "-")
            head.append(f'{key}="{number(value) if isinstance(value, float) else clean(str(value))}"')
    body = "".join(inside)
    return f"<{' '.join(head)}>{body}</{name}>" if body else f"<{' '.join(head)}/>"


def number(n: float) -> str:
    return f"{n:.1f}".removesuffix(".0")


def clean(text: str) -> str:
    """Text that stays text inside an element and inside an attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def moved(x: float, y: float, scale: float = 1.0) -> str:
    """The transform to a place."""
    return f"translate({number(x)},{number(y)})" + (f" scale({scale:.2f})" if scale != 1 else "")


def group(*inside: str, **attributes: Attribute) -> str:
    return element("g", *inside, **attributes)


def place(*inside: str, title: str, **attributes: Attribute) -> str:
    """A group that says what it is, to whoever points at it or has it read aloud."""
    role = attributes.pop("role", "group" if any("<title>" in each for each in inside) else "img")
    name = attributes.pop("id", "")
    return element("g", element("title", clean(title)), *inside, id=name, role=role, **attributes)


# shapes


@OFTEN
def path(d: str, kind: str, **attributes: Attribute) -> str:
    return element("path", d=d, kind=kind, **attributes)


@OFTEN
def box(x: float, y: float, w: float, h: float, kind: str, r: float = 4, **attributes: Attribute) -> str:
    return element(
        "rect", x=float(x), y=float(y), width=float(w), height=float(h), rx=float(r), kind=kind, **attributes
    )


@OFTEN
def circle(x: float, y: float, r: float, kind: str, **attributes: Attribute) -> str:
    return element("circle", cx=float(x), cy=float(y), r=float(r), kind=kind, **attributes)


@OFTEN
def symbol(name: str, x: float, y: float, size: float = 24, kind: str = "", **attributes: Attribute) -> str:
    """A drawing of the defs (its id begins with p-), 24 units wide, centred on (x, y)."""
    where = moved(x, y, size / 24) if (x, y, size) != (0, 0, 24) else ""
    return element("use", href=f"#p-{name}", transform=where, kind=kind, **attributes)


# texts


@OFTEN
def width_of(text: str, bold: bool = False) -> float:
    """About how wide a text is, in ems: system fonts differ, so rather too much than too little."""
    ems = sum(LETTERS.get(letter) or (0.69 if letter.isupper() else 0.635) for letter in text)
    return ems + BOLDER * len(text) * bold


def reach(text: str, kind: str) -> float:
    """How wide a text of this class is, in ems."""
    return width_of(text, "bold" in kind) * (NARROWER if "display" in kind else 1)


@OFTEN
def label(
    x: float,
    y: float,
    text: str,
    size: float = 16,
    kind: str = "",
    width: float = 0,
    anchor: str = "",
    least: float = SMALLEST,
    **attributes: Attribute,
) -> str:
    """A line of text; where a width is given it becomes smaller, and then shorter, until it fits."""
    if width:
        ems = reach(text, kind)
        size = max(least, min(size, width / max(ems, 0.1)))
        while len(text) > 1 and reach(text, kind) * size > width * 1.02:
            text = text.removesuffix("…")[:-1].rstrip() + "…"
    return element(
        "text",
        clean(text),
        x=float(x),
        y=float(y),
        font_size=float(size),
        kind=kind,
        text_anchor=anchor,
        **attributes,
    )


def lines_of(text: str, width: float, size: float = SMALLEST, bold: bool = False) -> list[str]:
    """A text on one line where it fits, otherwise on two of about the same length."""
    cuts = [n for n, letter in enumerate(text) if letter == " "]
    if not cuts or width_of(text, bold) * size <= width:
        return [text]
    cut = min(cuts, key=lambda n: abs(n - len(text) / 2))
    return [text[:cut], text[cut + 1 :]]


def folded(text: str, width: float, size: float = SMALLEST, bold: bool = False) -> list[str]:
    """A text on as many lines as it needs."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, bold) * size <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(
    x: float,
    y: float,
    text: str,
    size: float = 16,
    kind: str = "",
    width: float = 200,
    lines: int = 0,
    least: float = SMALLEST,
) -> str:
    """A text on as many lines as it needs; of more than `lines` the last one ends in dots."""
    found = folded(text, width, size, "bold" in kind)
    if lines and len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return "".join(label(x, y + n * size * 1.25, line, size, kind, width, "", least) for n, line in enumerate(found))
