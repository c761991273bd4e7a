"""Read the tables and lay them out for the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct

from vigil.games.under_our_sun.content import tables as t
from vigil.games.under_our_sun.content.stakes import Stake, stakes_of
from vigil.kernel.content.tables import complain, hash_of, read_table
from vigil.kernel.effects.language import AnyVocabulary, Call, Effects
from vigil.kernel.effects.reader import EffectError, read_effects

HERE = Path(__file__).parent
SIDES = 8
DRAWN = {"events": "Event deck", "night": "Night deck", "sun": "Sun deck"}


class Content:
    """The tables by key; `effects` are all lists of effects by their source, read in the words of the rules."""

    def __init__(self, folders: Sequence[Path], words: AnyVocabulary) -> None:
        self.folders, self.words = tuple(folders), words
        self.effects: dict[str, Effects] = {}
        self.asked: dict[str, list[Call]] = {}  # the conditions of such a list
        self.stakes: dict[tuple[str, str], list[Stake]] = {}  # what a test decides, by its source and the attribute
        self.rows: list[Any] = []  # for the fingerprint
        self.rulebook: t.Rulebook = self.table("rulebook.toml", t.Rulebook)
        self.faces = {colour: tuple(face.face for face in faces) for colour, faces in self.rulebook.dice.items()}
        self.sides = {colour: tuple(face.n for face in faces) for colour, faces in self.rulebook.dice.items()}
        self.thrown = {colour: (f"{colour}-die", self.faces[colour], self.sides[colour]) for colour in self.faces}
        self.successes: dict[tuple[str, str | int], int] = {
            (colour, face.face): face.successes for colour, faces in self.rulebook.dice.items() for face in faces
        }
        self.worth = {
            colour: sum(face.n * face.successes for face in faces) for colour, faces in self.rulebook.dice.items()
        }  # of eight throws
        self.read_people()
        self.read_tiles()
        self.read_things()
        self.read_decks()
        self.read_missions()

    def table(self, name: str, kind: type[Any]) -> Any:
        found = read_table(self.folders, name, kind)
        self.rows.append(found)
        return found

    def read_people(self) -> None:
        self.characters: dict[str, t.CharacterRow] = {}
        self.dice: dict[str, dict[str, t.Dice]] = {}
        for n, row in enumerate(self.table("characters.toml", t.Characters).characters):
            self.characters[row.key] = row
            self.dice[row.key] = {name: getattr(row, name) for name in ("combat", "strength", "skill", "stealth")}
            where = ("characters.toml", f"characters[{n}]")
            self.keep(f"ability-{row.key}", row.ability.effects, "Characters", *where, "ability.effects")
            self.keep(f"ability-{row.key}-needs", with_then(row.ability.needs), "Characters", *where, "ability.needs")
        self.ability_needs = {key: f"ability-{key}-needs" for key in self.characters}  # the sources
        self.abilities: dict[str, list[tuple[tuple[str, ...], dict[str, Any]]]] = {
            key: [((), {"ability": row.ability.key})] for key, row in self.characters.items()
        }
        self.enemies: dict[str, t.EnemyRow] = {}
        self.merchants: dict[str, t.EnemyRow] = {}
        found = self.table("enemies.toml", t.Enemies)
        for kind, rows, into in (
            ("enemies", found.enemies, self.enemies),
            ("merchants", found.merchants, self.merchants),
        ):
            for n, row in enumerate(rows):
                into[row.key] = row
                where = ("enemies.toml", f"{kind}[{n}]")
                self.keep(f"meet-{row.key}", row.meet, "Enemy deck", *where, "meet")
                for successes, effects in enumerate(row.loot):
                    self.keep(f"loot-{row.key}-{successes}", effects, "Combat: Loot", *where, f"loot[{successes}]")

    def read_tiles(self) -> None:
        self.tiles: dict[str, t.TileRow] = {row.key: row for row in self.table("tiles.toml", t.Tiles).tiles}

    def read_things(self) -> None:
        self.things: dict[str, t.Thing] = {}
        self.deck_of: dict[str, str] = {}
        for deck in ("items", "equipment", "loot"):
            file = f"{deck}.toml"
            for n, row in enumerate(self.table(file, t.Things).cards):
                self.things[row.key] = row
                self.deck_of[row.key] = deck
                where = (file, f"cards[{n}]")
                self.keep(f"use-{row.key}", row.effects, "Items and equipment", *where)
                self.keep(f"use-{row.key}-needs", with_then(row.needs), "Items and equipment", *where, "needs")
                spent = row.once or row.flips or row.ap or (row.track and not row.ranged)
                if row.effects and row.kind != "find" and not spent:
                    raise complain(self.folders, file, f"cards[{n}].effects", "its use must cost AP or use it up")

        known = sorted(self.things.items())
        self.arms = {
            "melee": frozenset(key for key, row in known if row.melee),
            "ranged": frozenset(key for key, row in known if row.ranged),
        }
        self.stars = [key for key, row in known if row.stars]
        self.recipes = [key for key, row in known if row.eye and row.recipe]
        self.bills: list[tuple[t.Thing, dict[str, Any]]] = [(self.things[key], {"item": key}) for key in self.recipes]
        self.does: dict[str, dict[str, Any]] = {key: {"item": key} for key, row in known if row.effects}

    def read_decks(self) -> None:
        self.cards: dict[str, dict[str, t.CardRow]] = {}
        for deck, rule in DRAWN.items():
            file = f"{deck}.toml"
            self.cards[deck] = {row.key: row for row in self.table(file, t.Cards).cards}
            for n, row in enumerate(self.cards[deck].values()):
                self.keep(row.key, row.effects, rule, file, f"cards[{n}]")

    def read_missions(self) -> None:
        self.missions: dict[str, t.Mission] = {}
        self.objectives: dict[str, list[str]] = {}  # of a mission: the sources of its cards' conditions
        for n, row in enumerate(self.table("missions.toml", t.Missions).missions):
            self.missions[row.slug] = row
            self.objectives[row.slug] = [f"{card.key}-objective" for card in row.cards]
            for m, card in enumerate(row.cards):
                where = ("missions.toml", f"missions[{n}].cards[{m}]")
                self.keep(f"{card.key}-set-up", card.set_up, "Set-up: Mission", *where, "set_up")
                self.keep(f"{card.key}-objective", with_then([card.objective]), "Set-up: Mission", *where, "objective")
        self.team: dict[str, t.TeamCard] = {}
        for n, goal in enumerate(self.table("team.toml", t.Team).cards):
            self.team[goal.key] = goal
            self.keep(goal.key, with_then([goal.objective]), "Modes", "team.toml", f"cards[{n}]", "objective")

    def keep(self, source: str, rows: Any, rule: str, file: str, place: str, field: str = "effects") -> None:
        """Read a list of effects; a mistake in it is named with its file, line and place."""
        try:
            self.effects[source] = effects = read_effects(rows, self.words, source, rule)
            for attribute, stakes in stakes_of(effects.body).items():
                self.stakes[source, attribute] = stakes
            self.asked[source] = [node.say for node in effects.body if node.kind == "if" and node.say is not None]
        except EffectError as error:
            path = error.path.replace("effects", field, 1)
            raise complain(self.folders, file, f"{place}.{path}", error.problem) from error

    @cached_property
    def by_key(self) -> dict[str, Struct]:
        """Every card, tile, enemy and person, by its key."""
        tables: list[Mapping[str, Struct]] = [
            {card.key: card for card in each.cards} for each in self.missions.values()
        ]
        tables += [*self.cards.values(), self.team, self.things, self.tiles, self.merchants, self.enemies]
        return {key: row for rows in (*tables, self.characters) for key, row in rows.items()}

    def row(self, key: str) -> Struct | None:
        """What is printed under a key."""
        return self.by_key.get(key)

    def starred(self) -> list[str]:
        """Starting items: every card with a star."""
        return self.stars


def with_then(conditions: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Conditions as the interpreter reads them: each with nothing to do."""
    return [{**row, "then": []} for row in conditions]


def fingerprint(content: Content) -> str:
    return hash_of(content.rows)
