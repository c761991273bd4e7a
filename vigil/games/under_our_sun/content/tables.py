"""The rows of the tables."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

Rows = list[dict[str, Any]]  # effects as they are written
Bill = dict[str, int]
Dice = list[str]  # colours


class Face(Struct, forbid_unknown_fields=True):
    face: str
    n: int  # of the eight sides
    successes: int = 0


class Rulebook(Struct, forbid_unknown_fields=True):
    """What the book prints outside of cards: dice, values, cubes, costs."""

    dice: dict[str, list[Face]]
    karma: int  # sides of six that show the symbol
    values: Bill
    supply: Bill
    bag: Bill
    costs: Bill
    sol_cards: list[str]
    survivor_cards: int


class TileRow(Struct, forbid_unknown_fields=True):
    n: int
    key: str
    move: int
    fields: int = 0
    goods: Bill = field(default_factory=dict)
    water: int = 0
    event: bool = False
    container: str = ""
    enemies: int = 0
    camp: bool = False
    shop: bool = False
    objective: bool = False  # set aside until a mission lays it out
    source: str = ""


class Tiles(Struct, forbid_unknown_fields=True):
    tiles: list[TileRow]


class Ability(Struct, forbid_unknown_fields=True):
    """A special ability: how often, at what cost, and what it does."""

    key: str
    renews: str  # day, phase
    ap: int = 0
    effects: Rows = field(default_factory=list)
    needs: Rows = field(default_factory=list)  # conditions without which it is not offered


class CharacterRow(Struct, forbid_unknown_fields=True):
    key: str
    colour: str
    hp: int
    water: int
    combat: Dice
    strength: Dice
    skill: Dice
    stealth: Dice
    items: int  # item areas
    mixed: int  # areas for an item or three resources
    equipment: int
    ability: Ability
    source: str = ""


class Characters(Struct, forbid_unknown_fields=True):
    characters: list[CharacterRow]


class DayDice(Struct, forbid_unknown_fields=True):
    day: Dice
    night: Dice


class EnemyRow(Struct, forbid_unknown_fields=True):
    key: str
    kind: str  # animal, human, mutated
    hp: int
    melee: DayDice
    ranged: DayDice | None = None
    sol: bool = False
    copies: int = 1
    meet: Rows = field(default_factory=list)
    loot: list[Rows] = field(default_factory=list)  # for 0, 1 and 2 successes
    source: str = ""


class Enemies(Struct, forbid_unknown_fields=True):
    enemies: list[EnemyRow]
    merchants: list[EnemyRow]


class Thing(Struct, forbid_unknown_fields=True):
    """A card of the item, equipment or loot deck. A loot card of the kind `find` is resolved and put back."""

    key: str
    kind: str = "item"  # item, equipment, find
    copies: int = 1
    recipe: Bill = field(default_factory=dict)
    price: int = 0
    stars: int = 0
    eye: bool = False
    melee: Dice = field(default_factory=list)
    ranged: Dice = field(default_factory=list)
    ammo: str = ""
    track: int = 0
    found: Dice = field(default_factory=list)  # rolled for the ammunition of a weapon that is found
    electric: bool = False
    fire: bool = False
    holds: int = 0  # water
    areas: int = 0  # more areas for an item or three resources
    armour: int = 0  # less damage from each attack
    tests: dict[str, Dice] = field(default_factory=dict)  # extra dice for an attribute
    hero: str = ""
    flips: bool = False
    once: bool = False  # discarded by its use
    ap: int = 0
    effects: Rows = field(default_factory=list)
    needs: Rows = field(default_factory=list)
    source: str = ""


class Things(Struct, forbid_unknown_fields=True):
    cards: list[Thing]


class CardRow(Struct, forbid_unknown_fields=True):
    """An event, a night or a sun card."""

    key: str
    copies: int = 1
    animal: bool = False
    names_victim: bool = False  # no vote on whom it concerns
    weather: str = ""  # storm, solar-storm
    effects: Rows = field(default_factory=list)
    source: str = ""


class Cards(Struct, forbid_unknown_fields=True):
    cards: list[CardRow]


class MissionCard(Struct, forbid_unknown_fields=True):
    key: str
    objective: dict[str, Any]  # a condition
    before: str = ""  # a card that is read first: the briefing, or what the objective before brought to light
    set_up: Rows = field(default_factory=list)
    days: int = 0  # lost if the objective is not met by the end of this day; 0: no limit


class Mission(Struct, forbid_unknown_fields=True):
    slug: str
    difficulty: int
    mode: str
    reach: int  # how far from New Haven the map goes; 0: no limit
    cards: list[MissionCard]
    won: str = ""  # the card that is read when it is accomplished
    lost: str = ""  # and when it is not
    source: str = ""

    def stories(self) -> list[str]:
        """The cards that are only read."""
        return [key for key in (*(card.before for card in self.cards), self.won, self.lost) if key]


class Missions(Struct, forbid_unknown_fields=True):
    missions: list[Mission]


class TeamCard(Struct, forbid_unknown_fields=True):
    """A goal of the Sons of Liberty."""

    key: str
    objective: dict[str, Any]
    source: str = ""


class Team(Struct, forbid_unknown_fields=True):
    cards: list[TeamCard]
