"""A game's board, as tables that draw see it. `vigil.drawing.board` makes one of panels and their parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from vigil.kernel.rules.requests import Fact
from vigil.kernel.text.words import Words

V = TypeVar("V")  # what a seat sees of the game
Part = TypeVar("Part", covariant=True)  # of a drawing
Facts = Mapping[str, Fact]


class Panel(Struct, Generic[V, Part], frozen=True):
    """A region of the board with a name (`panel-<slug>`): beside the others where there is room for all, otherwise
    one at a time."""

    slug: str
    room: tuple[float, float, float, float]  # left, top, width, height in the drawing
    parts: Callable[[V], Iterable[Part]]  # view -> the drawing's parts, in the order in which they lie
    layers: tuple[str, ...] = ()  # elements whose pieces come and go; they lie above all panels


class Thing(Struct, frozen=True):
    """What an element of the board is: the sentence `what-<key>`, the rule that speaks of it, the key of its name where
    the drawing gives it none, and of the card that lies there; what `card_text` says of `reads` is told with it."""

    key: str
    rule: str
    name: str = ""
    card: str = ""
    reads: str = ""


class Gauge(Struct, frozen=True):
    """A number that a player must always see, where the board does not show it: its name, its value, what it is."""

    label: str
    value: str
    title: str = ""
    lasts: bool = True  # worth following through a whole game
    theirs: bool = False  # what an enemy has
    thing: Thing | None = None  # for whoever asks


class Trace(Struct, frozen=True):
    """Where on the board an event happens: the ids of its elements, the acting one first.

    `along`: it went on from where it was last told of to the first of them; the others are where it is bound for.
    """

    at: Sequence[str] = ()
    along: bool = False


# an option's key and facts, the facts of its question, the view -> the ids of the elements where it can be chosen
Targets: TypeAlias = Callable[[str, Facts, Facts, V], Sequence[str]]
# an event's key and facts, the view -> where it happens
Traces: TypeAlias = Callable[[str, Facts, V], Trace]
# the view, words -> what is shown while panels are hidden
Strip: TypeAlias = Callable[[V, Words], Sequence[Gauge]]
# the id of an element, the view -> what it is
What: TypeAlias = Callable[[str, V], Thing | None]


def unknown(element: str, view: object) -> Thing | None:
    return None


def nowhere(key: str, facts: Facts, about: Facts, view: object) -> Sequence[str]:
    return ()


class Board(Struct, Generic[V]):
    """A game's board, drawn from a view: the whole of it, what can change by element id, and its colours.

    `pieces` is also handed what the board keeps of its last drawing for the same seat and language: empty at first.
    """

    ground: Callable[[V, Words], str]  # the whole drawing
    pieces: Callable[[V, Words, dict[str, object]], dict[str, str]]  # id -> markup of everything that can change
    stylesheet: Callable[[], str]
    size: tuple[int, int] = (1600, 1166)  # of the drawing
    layers: tuple[str, ...] = ()  # elements whose pieces come and go; their ids stand before the piece's: layer/id
    panels: tuple[Panel[V, object], ...] = ()  # in the order in which a player looks at them
    targets: Targets[V] = nowhere
    strip: Strip[V] | None = None
    trace: Traces[V] | None = None
    what: What[V] = unknown
    defs: Callable[[], str] = lambda: ""  # drawings by name, for pages that show a symbol
    tray: frozenset[str] = frozenset()  # keys of options that are free actions, offered beside what is asked
    letters: Mapping[str, str] = {}  # the keyboard's letters of standing actions, by the key of the option
    later: Callable[[], str] = lambda: ""  # more drawings by name, which a page fetches when it stands
