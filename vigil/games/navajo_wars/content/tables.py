"""The printed components as typed rows: what a content pack may replace."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Rows = list[dict[str, Any]] | dict[str, Any]  # effects: a list, or one alone (see docs/cards.md)
Printed = Annotated[int, Meta(ge=0, le=19)]  # a number on a card or a counter
Piece = Literal["man", "woman", "child", "elder"]
Cube = Literal["brown", "white", "black", "red", "green", "yellow", "blue"]
Order = Literal[
    "build", "build-subvert", "colonize", "comanche", "defend", "expand",
    "peace", "raid", "slaves", "subjugate", "subvert", "utes",
]  # fmt: skip
TerritoryName = Literal[
    "shiprock", "san-juan-valley", "zuni-mountains", "monument-valley", "hopi-land", "black-mesa", "canyon-de-chelly",
]  # fmt: skip


class Territory(Struct, frozen=True, forbid_unknown_fields=True):
    key: TerritoryName
    die: int  # 1-6; 7 for Canyon de Chelly
    vp: int
    horse: list[int]  # the Values in parentheses, one per Area
    source: str


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed connection between two Areas: [die, Area] twice; [0, 0] is Santa Fé."""

    a: tuple[int, int]
    b: tuple[int, int]
    source: str


class MapTable(Struct, frozen=True, forbid_unknown_fields=True):
    territories: list[Territory]
    links: list[Link]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    order: Order
    cost: Printed
    f: bool = False  # the F of a Slaves counter (4.2.9)
    stripe: bool = False  # never flipped by the dice of step 3


class Counter(Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    front: Side  # the capital-letter side
    back: Side
    source: str


class InstructionsTable(Struct, frozen=True, forbid_unknown_fields=True):
    spanish: list[Counter]
    mexican: list[Counter]
    american: list[Counter]


class OperationsCard(Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    key: str
    preempt: Printed
    preempted: Printed  # Enemy AP if the player preempted
    enemy: Printed  # Enemy AP otherwise
    grows: Piece
    major: Rows
    minor: Literal["drought", "recovery", "swap", "reset"]
    source: str
    intruders: Annotated[int, Meta(ge=0, le=20)] = 0  # placed at the end of the Major Event


class OperationsTable(Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[OperationsCard]


class CeremonyCard(Struct, frozen=True, forbid_unknown_fields=True):
    n: int
    key: str
    grows: Piece
    number: Annotated[int, Meta(ge=0, le=6)]  # the die number of the ceremony
    blessing: Rows
    occasions: list[Literal["operations", "battle", "evade"]]  # where the Blessing Way may be played
    enemy_way: Rows
    source: str
    procedure: Rows = []  # its Major Event, if it is not that of the table


def steps() -> Rows:
    """Somebody comes, the die, the card into hand."""
    return [{"do": "people-come"}, {"do": "ceremony-die"}, {"do": "keep-card"}]


class CeremonyTable(Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[CeremonyCard]
    procedure: Rows = field(default_factory=steps)  # the Major Event of all cards


class HistoryCard(Struct, frozen=True, forbid_unknown_fields=True):
    """Historical Events and Transitions: 41 to 55."""

    n: int
    key: str
    vp: Printed
    medicine: Printed  # black cubes for Good Medicine; 0: not allowed
    event: Rows
    lasting: bool  # stays face up along the top edge
    bonuses: dict[str, int]  # while it is in play, by bonus key
    source: str


class HistoryTable(Struct, frozen=True, forbid_unknown_fields=True):
    cards: list[HistoryCard]


class Development(Struct, frozen=True, forbid_unknown_fields=True):
    key: str  # group and level: "weaving-1"
    group: str
    level: int
    culture: Printed  # cost
    military: Printed  # cost
    needs: Rows  # further conditions to buy it
    bonuses: dict[str, int]  # while it is in play, by bonus key
    power: Rows  # what exhausting it does
    releases: list[Literal["trade-goods", "harass"]]  # counters set aside until it is bought (1.6.1)
    source: str
    occasions: tuple[Literal["operations", "reaction", "battle", "evade"], ...] = ("operations",)  # of its power


class DevelopmentsTable(Struct, frozen=True, forbid_unknown_fields=True):
    groups: list[str]
    cards: list[Development]


class StocksTable(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each piece are in the box, and the small printed charts."""

    pieces: dict[str, int]  # man, woman, child, elder, horse, sheep, trade-goods, firearms, harass
    set_aside: dict[str, int]  # trade-goods, harass
    corn: dict[str, int]  # number on the counter -> how many
    intruders: dict[str, int]
    cubes: dict[Cube, int]
    missions: int
    ranchos: int
    drought: int
    tribal_raid: int
    enemy_ap: int
    evade: list[int]  # by Ferocity 0-3
    elder_ratings: list[int]  # seven boxes, the first 0
    surrender: dict[str, list[int]]  # die numbers on the spaces of a Family Box
    tribal_raid_payment: list[str]  # what may be paid from Resources for -1 (Tribal Raid)
    source: str


class ScenarioRow(Struct, frozen=True, forbid_unknown_fields=True):
    slug: str
    section: str
    period: Literal["spanish", "mexican", "american"]
    families: list[Literal["A", "B", "C", "D", "E", "F"]]
    free_ferocity: bool  # the player sets it; otherwise 0
    territories: list[TerritoryName]
    missing_one: bool  # each Family starts without one population counter, by die
    military: Printed
    culture: Printed
    ap: Printed
    morale: Printed
    enemy_ferocity: Printed
    resources: dict[Literal["horse", "sheep", "trade-goods", "firearms"], Printed]
    elders: Annotated[list[Printed], Meta(min_length=7, max_length=7)]
    drought: Annotated[int, Meta(ge=0, le=2)]  # counters in each of the six Territories
    bag: dict[Cube, Printed]
    subjugation: dict[Cube, Printed]
    in_play: list[int]
    forts: dict[Literal["defiance", "fauntleroy"], tuple[int, int]]  # Fort -> [die, Area]
    missions: list[tuple[int, int]]
    ranchos: list[tuple[int, int]]
    mission_stock: bool
    rancho_stock: bool
    manuelito: bool
    sets: int  # Development groups in the game
    development: Literal["one-free", "buy-four", "eight-free", "four-sets"]
    unsorted: bool  # Instructions laid as drawn
    piles: list[tuple[int, int]]  # cards of 1-40 and the card shuffled into them, from the top
    ceremonies: bool  # whether Ceremony cards are in the deck
    last_card: int  # the scenario ends after it
    hand_draw: int  # Ceremony cards drawn at set-up
    source: str


class ScenariosTable(Struct, frozen=True, forbid_unknown_fields=True):
    scenarios: list[ScenarioRow]
