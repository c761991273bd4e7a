"""Motifs from which pictures are put together: land, weather, animals, houses, people, tools.

A motif is a few shapes that stand on (0, 0), about 30 units high, each in a tone (motifs.toml); a picture is data: a
sky, a ground, and motifs with their places and sizes (`Scene`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from vigil.drawing.svg import number

WIDE, HIGH, HORIZON = 120, 90, 58
GROUNDS = {  # the tone of the plain, and of its nearer half
    "sand": ("sand", "sand-near"),
    "soil": ("soil", "soil-near"),
    "grass": ("grass", "grass-near"),
    "snow": ("snow", "snow-near"),
    "stone": ("rock-lit", "rock"),
    "night": ("night-near", "night-nearest"),
    "street": ("asphalt", "asphalt-near"),
    "floor": ("boards", "boards-near"),
}
Pair = tuple[str, str]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    tones: dict[str, Pair]
    skies: dict[str, tuple[Pair, Pair, Pair]]
    motifs: dict[str, tuple[Pair, ...]]


KNOWN = msgspec.toml.decode(Path(__file__).with_name("motifs.toml").read_bytes(), type=Tables)
TONES = KNOWN.tones | {f"{sky}-{n}": pair for sky, bands in KNOWN.skies.items() for n, pair in enumerate(bands)}
TURNED = "<"  # after a motif's name: it looks the other way


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture as data: `motifs` lists name, x, y of its foot, and size, from the farthest to the nearest."""

    sky: str
    ground: str
    motifs: tuple[tuple[str, float, float, float], ...] = ()
    horizon: float = HORIZON

    def __post_init__(self) -> None:
        known = (("sky", self.sky, KNOWN.skies), ("ground", self.ground, GROUNDS))
        wrong = [f"{what} {name!r}" for what, name, there in known if name not in there]
        wrong += [f"motif {name!r}" for name, *_ in self.motifs if name.removesuffix(TURNED) not in KNOWN.motifs]
        if wrong:
            raise ValueError(f"not known: {', '.join(wrong)}")


def shape(tone: str, d: str) -> str:
    return f'<path class="m-{tone}" d="{d}"/>'


def read_scenes(file: Path) -> dict[str, Scene]:
    """The pictures of a game, by the keys of its cards."""
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Scene])


@cache
def stylesheet() -> str:
    """The tones as classes, for the pages and drawings that show pictures."""
    return "".join(f".m-{tone}{{fill:light-dark({light},{dark})}}" for tone, (light, dark) in TONES.items())


@cache
def motif(name: str, x: float, y: float, size: float = 1.0) -> str:
    """One motif in its place; with `<` after its name it looks the other way."""
    return f'<g transform="{foot(name, x, y, size)}">{shapes(name)}</g>'


def shapes(name: str) -> str:
    return "".join(shape(tone, d) for tone, d in KNOWN.motifs[name.removesuffix(TURNED)])


def foot(name: str, x: float, y: float, size: float) -> str:
    """The transform to where a motif stands."""
    turned = name.endswith(TURNED)
    scale = f" scale({'-' if turned else ''}{size:g} {size:g})" if turned or size != 1 else ""
    return f"translate({number(float(x))} {number(float(y))}){scale}"


def scattered(things: Sequence[tuple[str, float, float, float]]) -> str:
    """Many motifs of few kinds: each kind is drawn once."""
    kinds = dict.fromkeys(name.removesuffix(TURNED) for name, *_ in things)
    known = "".join(f'<g id="m-{kind}">{shapes(kind)}</g>' for kind in kinds)
    uses = (f'<use href="#m-{thing[0].removesuffix(TURNED)}" transform="{foot(*thing)}"/>' for thing in things)
    return f"<defs>{known}</defs>{''.join(uses)}"


@cache
def backdrop(sky: str, ground: str, horizon: float) -> str:
    """Three bands of sky, the plain, and its nearer half."""
    far, near = GROUNDS[ground]
    bands = [shape(f"{sky}-{n}", f"M0 {horizon * n / 3:.0f}h{WIDE}v{horizon / 3 + 3:.0f}H0z") for n in range(3)]
    rest = HIGH - horizon
    plain = f"M0 {horizon:g}q30-2 60 0t60 0V{HIGH}H0z"
    nearer = f"M0 {horizon + rest * 0.55:.0f}q34-5 62 0t58-2V{HIGH}H0z"
    return "".join(bands) + shape(far, plain) + shape(near, nearer)


@cache
def scene(picture: Scene) -> str:
    """What is seen, in 120 x 90 units from the upper left corner."""
    return backdrop(picture.sky, picture.ground, picture.horizon) + "".join(motif(*each) for each in picture.motifs)


CLIP = f'<clipPath id="clip-picture"><path d="M0 0h{WIDE}v{HIGH}H0z"/></clipPath>'  # in the drawing's defs


@cache
def framed(picture: Scene, x: float, y: float, wide: float) -> str:
    """The picture in its place in a drawing, so wide, and three quarters of that high."""
    where = f"translate({number(float(x))} {number(float(y))}) scale({wide / WIDE:.3f})"
    return f'<g class="picture" clip-path="url(#clip-picture)" transform="{where}">{scene(picture)}</g>'


def alone(picture: Scene, kind: str = "picture") -> str:
    """The picture by itself, for a page; it says nothing to a screen reader, the words beside it do."""
    frame = f'viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMax slice"'
    return f'<svg {frame} class="{kind}" aria-hidden="true">{scene(picture)}</svg>'
