"""Read the tables, ours or a pack's, and lay them out for the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

from msgspec import Struct

from vigil.games.navajo_wars.content.checks import (
    check_cards,
    check_counters,
    check_developments,
    check_map,
    check_scenarios,
    check_stocks,
)
from vigil.games.navajo_wars.content.effect_lists import animals_asked, brought, plain, says, tags
from vigil.games.navajo_wars.content.tables import (
    CeremonyCard,
    CeremonyTable,
    Development,
    DevelopmentsTable,
    HistoryCard,
    HistoryTable,
    InstructionsTable,
    MapTable,
    OperationsCard,
    OperationsTable,
    ScenarioRow,
    ScenariosTable,
    Side,
    StocksTable,
)
from vigil.games.navajo_wars.state import CANYON, SANTA_FE
from vigil.kernel.content.tables import complain, hash_of, read_table
from vigil.kernel.effects.language import AnyVocabulary, Effects
from vigil.kernel.effects.reader import EffectError, read_effects
from vigil.kernel.rules.requests import Fact

HERE = Path(__file__).parent
Helps = Callable[[Any, str], bool]


class Content:
    """Every table as the rules look things up: by place, card number, counter code or key; `effects` are all lists of
    effects by their source, read in the words of the rules."""

    def __init__(self, folders: Sequence[Path], words: AnyVocabulary) -> None:
        self.folders, self.words = tuple(folders), words
        self.map = read_table(folders, "map.toml", MapTable)
        self.instructions = read_table(folders, "instructions.toml", InstructionsTable)
        self.stocks = read_table(folders, "stocks.toml", StocksTable)
        self.operations: dict[int, OperationsCard] = {
            card.n: card for card in read_table(folders, "operations_cards.toml", OperationsTable).cards
        }
        ceremonies = read_table(folders, "ceremony_cards.toml", CeremonyTable)
        self.procedure = ceremonies.procedure
        self.ceremonies: dict[int, CeremonyCard] = {card.n: card for card in ceremonies.cards}
        self.history: dict[int, HistoryCard] = {
            card.n: card for card in read_table(folders, "historical_events.toml", HistoryTable).cards
        }
        developments = read_table(folders, "cultural_developments.toml", DevelopmentsTable)
        self.groups: tuple[str, ...] = tuple(developments.groups)
        self.developments: dict[str, Development] = {card.key: card for card in developments.cards}
        self.scenarios: dict[str, ScenarioRow] = {
            row.slug: row for row in read_table(folders, "scenarios.toml", ScenariosTable).scenarios
        }

        self.names: list[str] = [""] * 8  # Territory -> slug
        self.vp: list[int] = [0] * 8
        self.value: dict[int, int] = {SANTA_FE: 1}  # Area -> Value
        self.horse_value: dict[int, int] = {SANTA_FE: 1}  # Area -> (Value)
        self.neighbours: dict[int, tuple[int, ...]] = {}  # Area -> Areas joined to it
        self.beside: list[tuple[int, ...]] = [()] * 8  # Territory -> adjacent Territories, by die
        self.ways: dict[tuple[int, bool], dict[int, tuple[int, int]]] = {}  # place, Canyon open -> see ways_from
        self.reached: dict[tuple[int, int], tuple[int, ...]] = {}  # Area and steps -> Areas so near (5.2.3)
        self.lay_out_map()
        self.where: dict[int, dict[str, Fact]] = {  # the facts that name a place
            die * 10 + n: {"territory": name, "area": n} for die, name in enumerate(self.names) for n in range(10)
        }
        self.road = self.measure_road(self.value)  # Area -> cost to Santa Fé (3.2.5)
        self.horse_road = self.measure_road(self.horse_value)  # the same with a horse
        self.sides: tuple[tuple[Side, ...], ...] = tuple(  # period -> side by counter code
            tuple(side for counter in counters for side in (counter.front, counter.back))
            for counters in (self.instructions.spanish, self.instructions.mexican, self.instructions.american)
        )
        check_map(folders, self.map, self.neighbours)
        check_counters(folders, self.instructions)
        check_cards(folders, [*self.operations, *self.ceremonies], list(self.history))
        check_developments(folders, self.groups, list(self.developments))
        check_stocks(folders, self.stocks)
        check_scenarios(folders, self.scenarios, self.value, self.history)
        self.effects: dict[str, Effects] = {}
        self.read_cards()
        self.steps = {
            source: steps for source, effects in self.effects.items() if (steps := plain(effects)) is not None
        }
        self.does = {source: frozenset(tags(effects)) for source, effects in self.effects.items()}
        self.animals = {source: animals_asked(effects) for source, effects in self.effects.items()}
        self.brings = {source: brought(effects) for source, effects in self.effects.items()}
        self.powers: dict[str, str] = {
            card.key: next((say.name for say in says(self.effects[f"power-{card.key}"])), "")
            for card in developments.cards
        }
        self.before: dict[str, str] = {  # Development -> the one of its group that comes before it
            card.key: f"{card.group}-{card.level - 1}" for card in developments.cards if card.level > 1
        }
        self.bearers: dict[str, list[str]] = {}  # kind of power -> the Developments that have it
        for key, power in self.powers.items():
            self.bearers.setdefault(power, []).append(key)
        self.woven: list[str] = [  # Developments whose power brings Trade Goods
            key for key in self.powers if "gain-trade-goods" in self.does[f"power-{key}"]
        ]
        self.blesses: dict[int, Helps] = {}  # Ceremony card -> whether its Blessing Way would change anything
        self.uses: dict[str, dict[str, Helps]] = {}  # occasion -> Development -> whether its power would

    def read_cards(self) -> None:
        """The lists of all cards, each cited by what it belongs to."""
        self.key_of: dict[int, str] = {
            **{n: card.key for n, card in self.operations.items()},
            **{n: card.key for n, card in self.ceremonies.items()},
            **{n: card.key for n, card in self.history.items()},
        }
        self.numbers: dict[str, int] = {key: n for n, key in self.key_of.items()}
        for file, rows in (
            ("operations_cards.toml", self.operations),
            ("ceremony_cards.toml", self.ceremonies),
            ("historical_events.toml", self.history),
        ):
            for index, n in enumerate(rows):
                if self.numbers[self.key_of[n]] != n:
                    raise complain(
                        self.folders, file, f"cards[{index}].key", f"two cards have the key {self.key_of[n]}"
                    )
        for n, major in enumerate(self.operations.values()):
            self.keep(major.key, major.major, "6.1", "operations_cards.toml", f"cards[{n}].major", "card")
        for n, event in enumerate(self.history.values()):
            self.keep(event.key, event.event, "6.1", "historical_events.toml", f"cards[{n}].event", "card")
            self.check_bonuses("historical_events.toml", n, event.bonuses)
        for n, ceremony in enumerate(self.ceremonies.values()):
            where, key = ("ceremony_cards.toml", f"cards[{n}]"), ceremony.key
            steps, field = (ceremony.procedure, f"{where[1]}.") if ceremony.procedure else (self.procedure, "")
            self.keep(key, steps, "6.1", where[0], f"{field}procedure", "card")
            blessing = (f"blessing-{key}", ceremony.blessing, "13 Blessing Way", where[0], f"{where[1]}.blessing")
            self.keep(*blessing, "occasion")
            self.keep(f"enemy-way-{key}", ceremony.enemy_way, "13 Enemy Way", where[0], f"{where[1]}.enemy_way")
        for n, development in enumerate(self.developments.values()):
            where, key = ("cultural_developments.toml", f"cards[{n}]"), development.key
            self.keep(f"power-{key}", development.power, "9.1", where[0], f"{where[1]}.power", "occasion")
            needs = [development.needs] if isinstance(development.needs, dict) else development.needs
            if any(row and "if" not in row for row in needs):
                problem = 'expected conditions, such as { if = "has", what = "horses", n = 1 }'
                raise complain(self.folders, where[0], f"{where[1]}.needs", problem)
            conditions = [{**row, "then": []} for row in needs if row]
            self.keep(f"needs-{key}", conditions, "9.1", where[0], f"{where[1]}.needs")
            self.check_bonuses(where[0], n, development.bonuses)

    def row(self, key: str) -> Struct | None:
        """What is printed on a card or a Development."""
        n = self.numbers.get(key, 0)
        tables: list[Mapping[int, Struct]] = [self.operations, self.ceremonies, self.history]
        return self.developments.get(key) or next((rows[n] for rows in tables if n in rows), None)

    def keep(self, source: str, rows: Any, rule: str, file: str, field: str, of: str = "") -> None:
        """Read a list of effects, or one that stands alone; a mistake in it is named with its file, line and place."""
        if isinstance(rows, dict):
            rows = [rows] if rows else []
        try:
            self.effects[source] = read_effects(rows, self.words, source, rule, of)
        except EffectError as error:
            raise complain(self.folders, file, error.path.replace("effects", field, 1), error.problem) from error

    def check_bonuses(self, file: str, n: int, bonuses: dict[str, int]) -> None:
        """Every bonus is one that some rule asks for."""
        unknown = sorted(set(bonuses) - set(self.words.bonuses))
        if unknown:
            problem = f"unknown bonus {', '.join(unknown)}; expected one of {', '.join(sorted(self.words.bonuses))}"
            raise complain(self.folders, file, f"cards[{n}].bonuses", problem)

    def lay_out_map(self) -> None:
        if sorted(t.die for t in self.map.territories) != [1, 2, 3, 4, 5, 6, 7]:
            raise complain(self.folders, "map.toml", "territories", "expected seven Territories with die 1 to 7")
        joined: dict[int, set[int]] = {SANTA_FE: set()}
        for territory in self.map.territories:
            self.names[territory.die] = territory.key
            self.vp[territory.die] = territory.vp
            for n, horse in enumerate(territory.horse, start=1):
                place = territory.die * 10 + n
                self.value[place], self.horse_value[place] = n, horse
                joined[place] = {place - 1} if n > 1 else set()
                if n > 1:
                    joined[place - 1].add(place)
        beside: dict[int, set[int]] = {die: {CANYON} for die in range(1, 7)} | {CANYON: set(range(1, 7))}
        for index, link in enumerate(self.map.links):
            a, b = link.a[0] * 10 + link.a[1], link.b[0] * 10 + link.b[1]
            if a not in joined or b not in joined:
                raise complain(
                    self.folders, "map.toml", f"links[{index}]", "expected two Areas of the map, as [die, Area]"
                )
            joined[a].add(b)
            joined[b].add(a)
            if SANTA_FE not in (a, b) and a // 10 != b // 10:
                beside[a // 10].add(b // 10)
                beside[b // 10].add(a // 10)
        self.neighbours = {place: tuple(sorted(others)) for place, others in joined.items()}
        self.beside = [tuple(sorted(beside.get(die, ()))) for die in range(8)]

    def measure_road(self, values: dict[int, int]) -> dict[int, int]:
        """The cheapest way from each Area, left out, to Santa Fé, included; an Area without a way has no entry."""
        cost, front = {SANTA_FE: 0}, [SANTA_FE]
        while front:
            place = front.pop()
            total = cost[place] + values[place]
            for other in self.neighbours[place]:
                if total < cost.get(other, total + 1):
                    cost[other] = total
                    front.append(other)
        return cost

    def ways_from(self, start: int, canyon: bool) -> dict[int, tuple[int, int]]:
        """Area -> the Values to be entered on the cheapest way to it and the first Area of that way, the lowest of
        equals (4.2.8); without `canyon` no way enters Canyon de Chelly."""
        ways = self.ways.get((start, canyon))
        if ways is None:
            ways = self.ways[start, canyon] = {start: (0, start)}
            front = sorted((self.value[area], area, area) for area in self.neighbours[start])
            while front:
                distance, first, place = heappop(front)
                if place not in ways and (canyon or place // 10 != CANYON):
                    ways[place] = (distance, first)
                    for area in self.neighbours[place]:
                        heappush(front, (distance + self.value[area], first, area))
        return ways

    def reach(self, place: int, steps: int) -> tuple[int, ...]:
        """The Areas at most so many steps away, lowest first, itself included; no way leads through Santa Fé."""
        if (place, steps) not in self.reached:
            near, front = {place, SANTA_FE}, [place]
            for _ in range(steps):
                front = [area for each in front for area in self.neighbours[each] if area not in near]
                near.update(front)
            self.reached[place, steps] = tuple(sorted(near - {SANTA_FE}))
        return self.reached[place, steps]


def fingerprint(content: Content) -> str:
    return hash_of(
        [
            content.map,
            content.instructions,
            content.stocks,
            list(content.operations.values()),
            content.procedure,
            list(content.ceremonies.values()),
            list(content.history.values()),
            list(content.developments.values()),
            list(content.scenarios.values()),
        ]
    )
