"""Read the tables and lay them out for the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from vigil.kernel.content.tables import complain, hash_of, read_table
from vigil.kernel.effects.language import AnyVocabulary, Effects
from vigil.kernel.effects.reader import EffectError, read_effects

HERE = Path(__file__).parent


class EventCard(Struct, forbid_unknown_fields=True):
    n: int
    key: str
    effects: list[dict[str, Any]]
    source: str = ""


class EventCards(Struct, forbid_unknown_fields=True):
    cards: list[EventCard]


class Charm(Struct, forbid_unknown_fields=True):
    key: str
    copies: int
    effects: list[dict[str, Any]]
    source: str = ""


class Charms(Struct, forbid_unknown_fields=True):
    charms: list[Charm]


class WatchRow(Struct, forbid_unknown_fields=True):
    """The result of the watch from this total on."""

    total: int
    ends: str
    water: int


class Village(Struct, forbid_unknown_fields=True):
    jar: int
    most: int  # that one gives in a night
    haul: int
    guard: int
    poison: int
    places: dict[str, int]  # how many may keep a post
    watch: list[WatchRow]


class ScenarioRow(Struct, forbid_unknown_fields=True):
    slug: str
    nights: int
    cistern: int
    need: int


class Scenarios(Struct, forbid_unknown_fields=True):
    scenarios: list[ScenarioRow]


class Content:
    """The tables by key; `effects` are those of cards and charms, read in the words of the rules."""

    def __init__(self, folders: Sequence[Path], words: AnyVocabulary) -> None:
        self.folders = tuple(folders)
        self.cards = {card.n: card for card in read_table(folders, "event_cards.toml", EventCards).cards}
        self.charms = {charm.key: charm for charm in read_table(folders, "charms.toml", Charms).charms}
        self.village = read_table(folders, "village.toml", Village)
        self.scenarios = {row.slug: row for row in read_table(folders, "scenarios.toml", Scenarios).scenarios}
        self.effects: dict[str, Effects] = {}
        for n, card in enumerate(self.cards.values()):
            self.effects[card.key] = self.read(card.effects, words, card.key, "2.1", "event_cards.toml", f"cards[{n}]")
        for n, charm in enumerate(self.charms.values()):
            self.effects[charm.key] = self.read(charm.effects, words, charm.key, "2.4", "charms.toml", f"charms[{n}]")

    def read(self, rows: Any, words: AnyVocabulary, source: str, rule: str, file: str, field: str) -> Effects:
        try:
            return read_effects(rows, words, source, rule)
        except EffectError as error:
            raise complain(self.folders, file, f"{field}.{error.path}", error.problem) from error


def fingerprint(content: Content) -> str:
    tables = (content.cards, content.charms, content.village, content.scenarios)
    return hash_of([list(table.values()) if isinstance(table, dict) else table for table in tables])
