"""The state of a mission: plain data, the team cards of all seats included. What lies face down and unseen is not
stored: it is drawn when it is turned up."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.kernel.codec import Codec
from vigil.kernel.effects.language import Promise

MORNING, AFTERNOON, NIGHT = "morning", "afternoon", "night"
PHASES = (MORNING, AFTERNOON, NIGHT)
RESOURCES = ("food", "fabric", "metal", "connector", "wood", "alcohol", "plastic")
AMMO = ("cartridge", "arrow")
ATTRIBUTES = ("strength", "skill", "stealth")
DECKS = ("enemies", "night", "sun", "events", "loot")
WELL_BEING = ("tired", "ok", "fit")
TIRED, OK, FIT = range(3)
SNEAKED, COVERED = "sneaked", "covered"  # how a character came to be hidden
SURVIVOR = "survivor"
HOME = "0,0"  # where New Haven lies


@dataclass(slots=True)
class Card:
    """An item or a piece of equipment on a board, on a tile or with a merchant."""

    key: str
    uses: int = 0  # universal markers on its track
    flipped: bool = False


@dataclass(slots=True)
class Character:
    key: str
    seat: int
    hp: int
    water: int
    at: str = HOME
    ap: int = 6
    well_being: int = OK
    karma: int = 3
    karma_used: bool = False
    infected: bool = False
    stealth: str = ""
    waiting: bool = False
    engaged: bool = False  # waits with an enemy in reach
    played: bool = False  # its turn in this phase has begun
    died: int = -1  # the phase of its death, counted from the first
    gone: bool = False  # out of the game for good
    goods: dict[str, int] = field(default_factory=dict)  # resources and ammunition
    cards: list[Card] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)  # special abilities under a universal marker
    drew: list[str] = field(default_factory=list)  # tiles for which it drew a night card tonight
    refused: list[str] = field(default_factory=list)  # who did not agree to an offer of its own in this phase
    visiting: str = ""  # the merchant whose visit was paid
    faced: list[str] = field(default_factory=list)  # Sons of Liberty it has met on its tile
    team: str = ""  # its team card, which only its player knows
    revealed: bool = False
    called: bool = False  # ability 1 of the Sons of Liberty was used today


@dataclass(slots=True)
class Tile:
    key: str = ""  # "" while it lies face down
    goods: dict[str, int] = field(default_factory=dict)  # printed resources that are left
    water: int = 0
    event: bool = False
    awaits: list[str] = field(default_factory=list)  # who entered and will draw the event after the fight
    containers: list[str] = field(default_factory=list)  # the attribute each is opened with
    covered: list[int] = field(default_factory=list)  # enemy symbols under a universal marker
    dropped: dict[str, int] = field(default_factory=dict)
    cards: list[Card] = field(default_factory=list)  # items that lie there
    stored: int = 0  # water in a camp
    camp: bool = False  # a camp token
    fire: str = ""  # campfire, field-kitchen
    trap: bool = False
    objective: bool = False  # an objective token
    night: bool = False  # a night card was drawn here tonight: a camp draws no second one


@dataclass(slots=True)
class Enemy:
    """An enemy piece with its card, or a merchant, who fights like one."""

    letter: str
    key: str
    at: str
    symbol: int = -1  # of the tile it came from
    home: str = ""  # that tile
    damage: int = 0
    tapped: bool = False
    met: bool = False  # its text was applied
    dead: bool = False  # a body, to be searched
    merchant: bool = False
    hostile: list[str] = field(default_factory=list)  # thieves whom a merchant fights for the rest of the game
    robbers: list[str] = field(default_factory=list)  # whom it fights until they leave
    fled: list[str] = field(default_factory=list)  # robbers who left, with whom it never trades again
    goods: dict[str, int] = field(default_factory=dict)  # what a merchant holds
    water: int = 0
    cards: list[Card] = field(default_factory=list)


@dataclass(slots=True)
class Deck:
    """Cards face down in an order nobody knows, and those face up under them."""

    cards: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Rolled:
    """Dice that lie on the table: whose they are (a character, or an enemy by its letter), and what they show."""

    who: str
    key: str
    faces: list[str]  # colour and face: green-double


@dataclass(slots=True)
class Step:
    """What is still to be done. Between two turns everything that goes on lies in the agenda."""

    kind: str
    who: str = ""
    n: int = 0


@dataclass(slots=True)
class State:
    mission: str
    seats: int
    settings: dict[str, str]
    decks: dict[str, Deck]
    supply: dict[str, int]  # cubes
    things: dict[str, int]  # item and equipment cards in their decks
    bag: dict[str, int]
    unseen: list[str]  # tiles in the stack and face down on the map
    people: list[Character] = field(default_factory=list)  # clockwise
    tiles: dict[str, Tile] = field(default_factory=dict)
    enemies: list[Enemy] = field(default_factory=list)  # in the order in which they came
    day: int = 1
    phase: str = "set-up"
    phases: int = 0  # so many have begun
    turn: int = 0
    first: int = 0  # whose the first player marker is, among the people
    active: str = ""
    weather: str = ""
    sun: str = ""  # the card of the last draw
    card: int = 0  # of the mission
    passed: bool = False  # the last test of a card
    points: list[int] = field(default_factory=list)  # for starting items, by seat
    offer: list[str] = field(default_factory=list)  # starting items
    shown: list[str] = field(default_factory=list)  # cards turned up in this action
    rolls: list[Rolled] = field(default_factory=list)  # the last roll
    marks: dict[str, int] = field(default_factory=dict)  # what cards wrote down
    agenda: list[Step] = field(default_factory=list)  # the next step last
    promises: list[Promise] = field(default_factory=list)
    deaf: list[str] = field(default_factory=list)  # who asks and who wants no more of its offers in this phase
    ending: str = ""
    cause: str = ""


CODEC = Codec(State, later=("deaf",))
