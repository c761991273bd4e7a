"""A game of Under our Sun, and what all its rules need."""

from __future__ import annotations

from functools import cache

from vigil.drawing.hexes import distance, neighbours
from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.content.tables import EnemyRow, Thing, TileRow
from vigil.games.under_our_sun.state import NIGHT, SURVIVOR, Character, Enemy, State, Step, Tile
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Fact

WAYS = ("east", "north-east", "north-west", "west", "south-west", "south-east")  # d8 1 to 6
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
LETTERS: tuple[str, ...] = (*ALPHABET, *(f"{letter}2" for letter in ALPHABET))  # all enemies and many dealers
LETTERED = frozenset(LETTERS)


def hex_of(place: str) -> tuple[int, int]:
    q, _, r = place.partition(",")
    return int(q), int(r)


@cache
def around(place: str) -> tuple[str, ...]:
    """The six places beside one, in the order of the directions."""
    return tuple(f"{q},{r}" for q, r in neighbours(hex_of(place)))


@cache
def apart(one: str, other: str) -> int:
    return distance(hex_of(one), hex_of(other))


def way_to(one: str, other: str) -> str:
    """The direction of a place beside one."""
    return WAYS[around(one).index(other)]


class Sun(Game[State, Content]):
    subject = ""  # whom the card concerns that is being carried out, "" between cards: set by `resolve` and `holds`
    source = ""  # and which card it is

    def __init__(self, state: State, content: Content, log: list[Event] | None = None) -> None:
        super().__init__(state, content, log)
        self.bills: dict[frozenset[str], list[tuple[Thing, dict[str, Fact]]]] = {}  # made of these resources alone

    def character(self, key: str) -> Character:
        for each in self.state.people:
            if each.key == key:
                return each
        raise KeyError(key)

    def living(self) -> list[Character]:
        return [each for each in self.state.people if each.died < 0]

    def here(self, place: str) -> list[Character]:
        """The living on a tile."""
        return [each for each in self.state.people if each.at == place and each.died < 0]

    def clockwise(self, first: str = "") -> list[Character]:
        """Everybody, the dead as well, clockwise from a character, else from the first player."""
        people = self.state.people
        start = self.state.first
        if first:
            for n, each in enumerate(people):
                if each.key == first:
                    start = n
                    break
        return people[start:] + people[:start] if start else people

    def in_order(self, first: str = "") -> list[Character]:
        """Everybody alive, clockwise from a character, else from the first player."""
        return [each for each in self.clockwise(first) if each.died < 0]

    def anybody(self) -> Character | None:
        """The first who lives."""
        for each in self.state.people:
            if each.died < 0:
                return each
        return None

    def tile(self, place: str) -> Tile:
        return self.state.tiles[place]

    def printed(self, place: str) -> TileRow:
        """What is printed on a tile that lies face up."""
        return self.content.tiles[self.state.tiles[place].key]

    def open(self, place: str) -> bool:
        """Whether a revealed tile lies there."""
        return place in self.state.tiles and bool(self.state.tiles[place].key)

    def enemy(self, letter: str) -> Enemy:
        for each in self.state.enemies:
            if each.letter == letter:
                return each
        raise KeyError(letter)

    def row(self, enemy: Enemy) -> EnemyRow:
        return self.content.merchants[enemy.key] if enemy.merchant else self.content.enemies[enemy.key]

    def foes(self, c: Character, place: str = "") -> list[Enemy]:
        """The enemies on a tile that fight a character, on its own if none is named."""
        at = place or c.at
        found = []
        for each in self.state.enemies:
            if each.at == at and not each.dead and (not (each.merchant or c.revealed) or self.hates(each, c)):
                found.append(each)
        return found

    def beset(self, c: Character) -> bool:
        """Whether any enemy on its tile fights a character."""
        at = c.at
        for each in self.state.enemies:
            if each.at == at and not each.dead and (not (each.merchant or c.revealed) or self.hates(each, c)):
                return True
        return False

    def fights(self, enemy: Enemy, c: Character) -> bool:
        return not enemy.dead and self.hates(enemy, c)

    def hates(self, enemy: Enemy, c: Character) -> bool:
        """Merchants fight only thieves and robbers, Sons of Liberty never one of theirs who is known."""
        if enemy.merchant:
            return c.key in enemy.hostile or c.key in enemy.robbers
        return not (c.revealed and c.team != SURVIVOR and self.content.enemies[enemy.key].sol)

    def merchant_here(self, place: str) -> Enemy | None:
        for each in self.state.enemies:
            if each.merchant and each.at == place:
                return each
        return None

    def is_night(self) -> bool:
        return self.state.phase == NIGHT

    def setting(self, slug: str) -> str:
        return self.state.settings[slug]

    def cost(self, action: str) -> int:
        return self.content.rulebook.costs[action]

    def then(self, *steps: Step) -> None:
        """Do this next, in this order, before what is on the agenda already."""
        self.state.agenda.extend(reversed(steps))

    def left_of(self, c: Character) -> int:
        """The seat of the player to the left, who takes the enemy's part: the next who is still in the game; alone it
        is one's own."""
        people = self.state.people
        n = people.index(c) + 1
        return next((each.seat for each in people[n:] + people[:n] if not each.gone), c.seat)
