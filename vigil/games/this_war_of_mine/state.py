"""The state of a war: plain data. No seat has secrets; what lies face down is drawn when it is turned."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from vigil.kernel.codec import Codec
from vigil.kernel.effects.language import Promise

STATES = ("fatigue", "wounds", "misery", "hunger", "illness")
RESOURCES = ("water", "wood", "component")
OBSTACLES = ("bars", "door", "rubble", "remnants")
SLOTS = ("near", "medium", "far")
MOST = 4  # characters in play, and the highest level of a State
UNARMED = "unarmed"


def no_levels() -> dict[str, int]:
    return dict.fromkeys(STATES, 0)


@dataclass(slots=True)
class Person:
    """A character in play."""

    key: str
    starter: bool = False
    levels: dict[str, int] = field(default_factory=no_levels)
    at: str = "guard"  # the space where the miniature stands
    task: str = ""  # of this night: bed, floor, guard, scavenging
    weapon: str = ""  # in hand, on guard or in a fight
    medicals: dict[str, int] = field(default_factory=dict)  # on the card
    spent: bool = False  # at Fatigue 4 by night, in the midst of a task: it is read when the task is over


class Deck(Struct):
    """Cards face down, in an order nobody knows; the next is drawn by chance."""

    cards: list[str] = []
    used: list[str] = []
    top: list[str] = []  # known to come first
    red: list[str] = []  # red corners nobody has seen: in the deck, or still set aside
    red_in: int = 0  # so many of them lie in the deck


class Space(Struct, gc=False):
    """A space of the Shelter: a card on it, a Fitting, a Board-Up."""

    cover: str = ""  # the type side of a Shelter card
    fitting: str = ""
    making: str = ""  # what a Wait token lies there for
    wait: int = 0  # mornings until it is done
    boarded: bool = False


@dataclass(slots=True)
class Enemy:
    token: str
    prowess: int
    weapon: str  # the row of the grid
    spare: str  # the row after Out-of-ammo
    wounds: int = 0


@dataclass(slots=True)
class Fight:
    home: bool
    thugs: bool  # whose death weighs on nobody
    enemies: list[Enemy]
    backstab: str = ""  # who strikes first, alone: us, them
    flight: bool = True  # whether the group may flee
    breaks: int = 0  # so many dead, and the rest of them run; 0: they stay to the last
    killed: int = 0
    moved: list[str] = field(default_factory=list)  # enemies out of Ammo in this exchange: they have struck
    loot: list[str] = field(default_factory=list)  # rows of a Findings card and weapons, if the fight is won
    foe: str = "strangers"  # who they are


@dataclass(slots=True)
class Trip:
    """A night out: where, how loud, how many cards are unknown, whom the group met."""

    slot: str
    place: str
    noise: int = 1
    unknown: int = 0
    seen: list[str] = field(default_factory=list)  # Exploration cards face up
    met: list[str] = field(default_factory=list)
    fallen: int = 0  # deaths for which script 266 was not read yet


class Step(Struct, gc=False):
    """What is still to be done; never changed. Between two turns everything that goes on lies in the agenda."""

    kind: str
    source: str = ""
    path: str = ""
    who: str = ""
    n: int = 0


@dataclass(slots=True)
class State:
    scenario: str
    side: str
    seats: int
    settings: dict[str, str]
    people: list[Person]
    box: dict[str, int]
    storage: dict[str, int]
    spaces: dict[str, Space]
    decks: dict[str, Deck]
    shelter: dict[str, list[str]]  # type -> the backs that still lie unseen
    events: list[str]  # the Event deck, top first: a Chapter, or what kind of card lies there
    fittings: list[str]  # cards that may be built
    ideas: list[str]
    unused: list[str]  # characters
    phase: str = "set-up"
    turn: int = 0
    day: int = 0
    chapter: int = 0
    leader: int = 0
    passed: int = 0  # times the Journal went on
    step: int = 0  # of the Day Actions
    card: str = ""  # the last Event, Fate, raid … that was turned up
    cold: int = 0
    boards: int = 0  # Board-Ups placed
    waste: dict[str, int] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)  # characters who died or left, in that order
    gone_today: int = 0
    tools: dict[str, str] = field(default_factory=dict)  # space -> the tool that lies there till the step is resolved
    places: dict[str, str] = field(default_factory=dict)  # near, medium, far -> Location
    pile: dict[str, int] = field(default_factory=dict)  # the Findings Pile
    trip: Trip | None = None
    fight: Fight | None = None
    objective: str = ""
    progress: int = 0
    marks: dict[str, int] = field(default_factory=dict)  # what scripts wrote down
    epilogues: list[int] = field(default_factory=list)
    read: list[int] = field(default_factory=list)  # scripts read so far
    skipped: list[str] = field(default_factory=list)  # phases that will not take place
    agenda: list[Step] = field(default_factory=list)  # the next step last
    promises: list[Promise] = field(default_factory=list)
    ending: str = ""
    cause: str = ""


CODEC = Codec(State)
