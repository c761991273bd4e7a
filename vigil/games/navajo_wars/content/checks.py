"""What the types of the tables cannot say: the counts and connections that the rules rely on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from vigil.games.navajo_wars.content.tables import InstructionsTable, MapTable, ScenarioRow, StocksTable
from vigil.games.navajo_wars.state import CANYON, SANTA_FE
from vigil.kernel.content.tables import complain

DECK = 40
SCENARIOS = (
    "rise-of-the-people", "los-duenos-del-mundo", "a-broken-country", "the-fearing-time", "the-rope-thrower",
    "the-navajo-wars",
)  # fmt: skip
INTRUDERS = (
    "ambush", "false-rumor", "firearms", "fortune", "intruders-moved", "mission", "skin-walker", "trade",
    "wandering-natives",
)  # fmt: skip
PIECES = ("man", "woman", "child", "elder", "horse", "sheep", "trade-goods", "firearms", "harass")


def check_map(folders: Sequence[Path], table: MapTable, neighbours: Mapping[int, Sequence[int]]) -> None:
    """As many Areas as there are, and a way from Santa Fé to every Territory but Canyon de Chelly."""
    for index, territory in enumerate(table.territories):
        wanted = 3 if territory.die == CANYON else 6
        if len(territory.horse) != wanted:
            field = f"territories[{index}].horse"
            raise complain(folders, "map.toml", field, f"expected {wanted} numbers, one for each Area")
    reached, front = {SANTA_FE}, [SANTA_FE]
    while front:
        front = [n for place in front for n in neighbours[place] if n not in reached]
        reached.update(front)
    for territory in table.territories:
        if territory.die != CANYON and territory.die * 10 + 1 not in reached:
            raise complain(folders, "map.toml", "links", f"expected a way from Santa Fé to {territory.key}")


def check_counters(folders: Sequence[Path], table: InstructionsTable) -> None:
    for period in ("spanish", "mexican", "american"):
        letters = [counter.letter for counter in getattr(table, period)]
        if letters != list("ABCDEFGHIJKLMN"):
            raise complain(folders, "instructions.toml", period, "expected fourteen counters lettered A to N in order")


def check_cards(folders: Sequence[Path], deck: Collection[int], history: Collection[int]) -> None:
    if sorted(deck) != list(range(1, 41)):
        raise complain(folders, "operations_cards.toml", "cards", "expected cards 1 to 40, Ceremony cards included")
    if sorted(history) != list(range(41, 56)):
        raise complain(folders, "historical_events.toml", "cards", "expected cards 41 to 55")


def check_developments(folders: Sequence[Path], groups: Sequence[str], keys: Collection[str]) -> None:
    if len(groups) != 8 or sorted(keys) != sorted(f"{group}-{n}" for group in groups for n in (1, 2, 3)):
        raise complain(folders, "cultural_developments.toml", "cards", "expected eight groups with levels 1, 2 and 3")


def check_stocks(folders: Sequence[Path], stocks: StocksTable) -> None:
    """Pieces of every kind, and never fewer than none."""
    if len(stocks.evade) != 4 or len(stocks.elder_ratings) != 7:
        raise complain(folders, "stocks.toml", "evade", "expected four Evade numbers and seven Elder Ratings")
    for field, known, found in (
        ("pieces", PIECES, stocks.pieces),
        ("set_aside", ("trade-goods", "harass"), stocks.set_aside),
        ("corn", (), stocks.corn),
        ("intruders", (), stocks.intruders),
        ("cubes", (), stocks.cubes),
    ):
        missing = [piece for piece in known if piece not in found]
        strange = field == "intruders" and not set(found) <= set(INTRUDERS)
        if missing or strange or not found or min(found.values()) < 0:
            what = f"expected numbers from 0 on of {', '.join(INTRUDERS if strange else known or found)}"
            raise complain(folders, "stocks.toml", field, what)


def check_scenarios(
    folders: Sequence[Path], rows: Mapping[str, ScenarioRow], areas: Collection[int], history: Collection[int]
) -> None:
    """The six set-ups, each with Areas of the map and cards that there are."""
    file = "scenarios.toml"
    if sorted(rows) != sorted(SCENARIOS):
        raise complain(folders, file, "scenarios", f"expected these six slugs, each once: {', '.join(SCENARIOS)}")
    for n, row in enumerate(rows.values()):
        field = f"scenarios[{n}]"
        for name, places in (("forts", row.forts.values()), ("missions", row.missions), ("ranchos", row.ranchos)):
            if any(die * 10 + area not in areas or die == SANTA_FE for die, area in places):
                raise complain(folders, file, f"{field}.{name}", "expected Areas as [die, Area]")
        for name, cards in (("in_play", row.in_play), ("piles", [card for _, card in row.piles if card])):
            if not set(cards) <= set(history):
                raise complain(folders, file, f"{field}.{name}", "expected cards from 41 to 55")
        if row.last_card not in history:
            raise complain(folders, file, f"{field}.last_card", "expected a card from 41 to 55")
        if not 0 < sum(size for size, _ in row.piles) <= DECK or any(size < 0 for size, _ in row.piles):
            problem = f"expected [cards of 1 to {DECK}, the card among them] from the top, {DECK} in all at most"
            raise complain(folders, file, f"{field}.piles", problem)
