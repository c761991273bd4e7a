"""The rows of the tables. README.md beside this file says what each field means."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

Rows = list[dict[str, Any]]  # effects as they are written
Bill = dict[str, int]  # what something costs


class Token(Struct, forbid_unknown_fields=True):
    key: str
    colour: str
    count: int
    value: int = 0
    weight: int = 0
    kinds: list[str] = field(default_factory=list)


class Tokens(Struct, forbid_unknown_fields=True):
    tokens: list[Token]
    board_ups: int
    cold: int
    waits: int


class Level(Struct, forbid_unknown_fields=True):
    """A State: the actions each level blocks, and the script of level 4."""

    key: str
    blocks: list[list[int]]
    script: int


class States(Struct, forbid_unknown_fields=True):
    states: list[Level]


class Face(Struct, forbid_unknown_fields=True):
    face: str
    n: int  # of the six sides
    hits: int = 0


class EnemyToken(Struct, forbid_unknown_fields=True):
    key: str
    letter: str
    prowess: int


class Combat(Struct, forbid_unknown_fields=True):
    dice: dict[str, list[Face]]
    enemies: list[EnemyToken]


class Skill(Struct, forbid_unknown_fields=True):
    key: str
    bonus: dict[str, int] = field(default_factory=dict)
    moment: str = ""
    effects: Rows = field(default_factory=list)


class Character(Struct, forbid_unknown_fields=True):
    key: str
    border: str
    prowess: int
    empathy: int
    inventory: int
    skill: Skill
    traits: dict[str, Rows]
    scripts: dict[str, int] = field(default_factory=dict)  # State -> the script of its level 4
    epilogues: list[int] = field(default_factory=list)  # whole, scarred, gone
    source: str = ""


class Characters(Struct, forbid_unknown_fields=True):
    characters: list[Character]


class SpaceRow(Struct, forbid_unknown_fields=True):
    id: str
    cover: str = ""
    action: str = ""
    task: str = ""
    breach: bool = False


class Floor(Struct, forbid_unknown_fields=True):
    key: str
    spaces: list[SpaceRow]
    danger: Rows = field(default_factory=list)  # what befalls whoever acts there


class Side(Struct, forbid_unknown_fields=True):
    key: str
    floors: list[Floor]
    stairs: list[tuple[str, str]]
    bonus: dict[str, int] = field(default_factory=dict)


class SpaceAction(Struct, forbid_unknown_fields=True):
    key: str
    cost: Bill = field(default_factory=dict)
    crowd: bool = False  # several characters at once
    effects: Rows = field(default_factory=list)


class ShelterCard(Struct, forbid_unknown_fields=True):
    key: str
    cover: str
    leaves: str = ""
    effects: Rows = field(default_factory=list)
    source: str = ""


class Shelter(Struct, forbid_unknown_fields=True):
    sides: list[Side]
    actions: list[SpaceAction]
    cards: list[ShelterCard]


class FittingAction(Struct, forbid_unknown_fields=True):
    key: str
    cost: Bill = field(default_factory=dict)
    wait: int = 0
    effects: Rows = field(default_factory=list)


class Fitting(Struct, forbid_unknown_fields=True):
    key: str
    cost: Bill
    green: bool = False
    bed: bool = False
    beside: str = ""
    bonus: dict[str, int] = field(default_factory=dict)
    actions: list[FittingAction] = field(default_factory=list)
    source: str = ""


class Fittings(Struct, forbid_unknown_fields=True):
    fittings: list[Fitting]


class Location(Struct, forbid_unknown_fields=True):
    key: str
    rule: Rows = field(default_factory=list)  # the red box
    special: dict[str, Rows] = field(default_factory=dict)  # black die -> effects
    source: str = ""


class Locations(Struct, forbid_unknown_fields=True):
    locations: list[Location]


class Card(Struct, forbid_unknown_fields=True):
    """A card that is drawn and resolved."""

    key: str
    effects: Rows = field(default_factory=list)
    red: bool = False
    source: str = ""


class Cards(Struct, forbid_unknown_fields=True):
    cards: list[Card]


class Event(Struct, forbid_unknown_fields=True):
    key: str
    cold: int = 0
    effects: Rows = field(default_factory=list)
    source: str = ""


class Objective(Struct, forbid_unknown_fields=True):
    key: str
    reached: dict[str, Any]  # a condition, or { progress = n }
    reward: Rows = field(default_factory=list)
    penalty: Rows = field(default_factory=list)
    source: str = ""


class Events(Struct, forbid_unknown_fields=True):
    events: list[Event]
    chapters: list[Event]
    endings: list[Event]
    objectives: list[Objective]


class FindingsCard(Struct, forbid_unknown_fields=True):
    key: str
    junk: Rows
    pantry: Rows
    furniture: Rows
    source: str = ""


class FindingsCards(Struct, forbid_unknown_fields=True):
    cards: list[FindingsCard]


class FateCard(Struct, forbid_unknown_fields=True):
    key: str
    effects: Rows
    die: str  # the colour of the lower half
    combat: Rows
    source: str = ""


class FateCards(Struct, forbid_unknown_fields=True):
    cards: list[FateCard]


class ScenarioRow(Struct, forbid_unknown_fields=True):
    slug: str
    side: str
    storage: Bill
    levels: Bill
    red: int
    black: int
    cards: dict[str, int]  # near, medium, far -> Unknown cards
    events: list[str]


class Scenarios(Struct, forbid_unknown_fields=True):
    scenarios: list[ScenarioRow]


class Script(Struct, forbid_unknown_fields=True):
    n: int
    effects: Rows = field(default_factory=list)
    source: str = ""


class StoryRow(Struct, forbid_unknown_fields=True):
    """A script in a deck of stories: conditions that must hold, and such that must not."""

    n: int
    when: Rows = field(default_factory=list)
    unless: Rows = field(default_factory=list)


class Stories(Struct, forbid_unknown_fields=True):
    decks: dict[str, list[StoryRow]]


class Cast(Struct, forbid_unknown_fields=True):
    """Proper names that scripts may use beside the characters': of people, and by language of places and the rest."""

    people: list[str]
    places: dict[str, list[str]]
    words: dict[str, list[str]]


class Scripts(Struct, forbid_unknown_fields=True):
    scripts: list[Script]
