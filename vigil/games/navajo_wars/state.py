"""The whole state of Navajo Wars: plain values, nothing that asks.

Places are numbers. The Area n of Territory t is t * 10 + n; t * 10 + 8 is its Escape Box and t * 10 + 9 its
Caught Box. Territories 1 to 6 bear that die symbol, 7 is Canyon de Chelly, and place 0 means out of play
for a Family and Santa Fé for a road. An Instruction counter on the display is twice its letter's number (A = 0)
plus 1 if its second side shows; -1 is an empty space.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from vigil.kernel.codec import Codec
from vigil.kernel.effects.language import Promise
from vigil.kernel.rules.decks import Stack

CANYON = 7
SANTA_FE = 0
ESCAPE = 8
CAUGHT = 9
NOWHERE = 0
EMPTY = -1

DIE_TERRITORIES = (1, 2, 3, 4, 5, 6)
TERRITORIES = (1, 2, 3, 4, 5, 6, 7)
LETTERS = ("A", "B", "C", "D", "E", "F")
POPULATION = ("man", "woman", "child", "elder")
FAMILY_PIECES = ("man", "woman", "child")
ANIMALS = ("horse", "sheep")
CUBES = ("brown", "white", "black", "red", "green", "yellow", "blue")
PERIODS = ("spanish", "mexican", "american")
FORTS = ("defiance", "fauntleroy")

SPANISH, MEXICAN, AMERICAN = 0, 1, 2


@dataclass(slots=True)
class Family:
    """A Family Box and its counter (1.7.5)."""

    letter: str
    place: int = NOWHERE
    man: bool = False
    woman: bool = False
    child: bool = False
    horse: bool = False
    ferocity: int = 0


@dataclass(slots=True)
class State:
    scenario: str
    period: int = SPANISH
    turn: int = 0  # 0 until the set-up is done, then the number of the card
    ending: str = ""  # major-victory, minor-victory, minor-defeat, major-defeat
    ending_rule: str = ""

    # settings
    morale_to_roll: bool = False  # 12.2
    culture_ceiling: int = 9  # 8.2 step 6
    may_slip_away: bool = False  # Raid table: green and blue let the Family choose not to fight
    carson_outposts: bool = False  # 6.2.3 step 4: Outposts help Kit Carson's raids

    # General Record Track (1.7.4)
    ap: int = 0
    culture: int = 0
    military: int = 0
    morale: int = 0
    enemy_ferocity: int = 0
    enemy_ap: int = 0  # Enemy AP Available

    # the Diné
    families: list[Family] = field(default_factory=list)
    elders: list[int] = field(default_factory=lambda: [0] * 7)  # Elder Display, left to right
    manuelito: str = ""  # the letter of his Family, "" while he is not in play
    passage: dict[str, int] = field(default_factory=dict)  # Passage of Time Box: population and animals
    resources: dict[str, int] = field(
        default_factory=dict
    )  # horse, sheep, trade-goods, firearms; Intruders: fortune, trade, guns
    corn: list[int] = field(default_factory=list)  # Corn face up in Resources, by number
    out_of_play: dict[str, int] = field(default_factory=dict)  # man … sheep, trade-goods, firearms, harass
    set_aside: dict[str, int] = field(default_factory=dict)  # trade-goods and harass not yet available (1.6.1)

    # cups: what is unseen, whether it lies in the cup or face down on the map
    corn_unseen: dict[str, int] = field(default_factory=dict)
    intruders_unseen: dict[str, int] = field(default_factory=dict)
    intruders_out: dict[str, int] = field(default_factory=dict)  # Intruders in Out of Play

    # on the map
    corn_fields: list[int] = field(default_factory=list)  # Areas with face-down Corn
    intruders: list[int] = field(default_factory=list)  # Areas with face-down Intruders, one entry each
    drought: list[int] = field(default_factory=lambda: [0] * 8)  # counters by Territory
    missions: list[int] = field(default_factory=list)
    ranchos: list[int] = field(default_factory=list)
    forts: dict[str, int] = field(default_factory=dict)  # Fort -> Area, while it stands
    harass: list[int] = field(default_factory=list)
    raid: dict[int, int] = field(default_factory=dict)  # Enemy Raid counters by Area
    santa_fe: int = 0  # Enemy Raid counters in Santa Fé
    tribal_raid: list[int] = field(default_factory=list)  # Areas with a Tribal Raid counter

    # Enemy stocks outside play
    mission_stock: int = 0
    rancho_stock: int = 0
    drought_stock: int = 0

    # cubes (1.7.3)
    bag: dict[str, int] = field(default_factory=dict)
    raided: dict[str, int] = field(default_factory=dict)
    recovery: dict[str, int] = field(default_factory=dict)
    subjugation: dict[str, int] = field(default_factory=dict)

    # Enemy Instruction Display (4.1)
    active: list[int] = field(default_factory=lambda: [EMPTY] * 6)
    inactive: list[int] = field(default_factory=lambda: [EMPTY] * 6)
    standby: list[int] = field(default_factory=lambda: [EMPTY] * 6)
    truce: int = EMPTY  # the Peace or Defend counter lying in Raided
    truce_ap: int = 0  # Enemy AP counters lying in Raided

    # cards
    deck: Stack = field(default_factory=Stack)
    card: int = 0  # the current card
    discard: list[int] = field(default_factory=list)
    in_play: list[int] = field(default_factory=list)  # lasting cards along the top edge
    gone: list[int] = field(default_factory=list)  # removed from the game
    hand: list[int] = field(default_factory=list)  # Ceremony cards
    developments: list[str] = field(default_factory=list)  # bought, e.g. "weaving-1"
    exhausted: list[str] = field(default_factory=list)
    groups: list[str] = field(default_factory=list)  # Development groups in this game

    # this card
    agenda: list[str] = field(default_factory=list)  # this part and those to come: dine, enemy, events, discard
    preempted: bool = False
    operation: str = ""  # planning, actions, passage: what the Diné did on this card
    phase: str = ""  # dine, enemy, "" between
    elders_moved: list[str] = field(default_factory=list)  # Families whose Ferocity elders changed (3.1 step 3)
    effects: dict[str, int] = field(default_factory=dict)  # what events left behind for later, by key
    promises: list[Promise] = field(default_factory=list)  # what cards gave for a time, and what they put off


CODEC = Codec(State, later=("may_slip_away", "carson_outposts", "agenda", "promises"))
