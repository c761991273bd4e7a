"""Read the tables and lay them out for the rules. Scripts are read a hundred at a time, when one of them is needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import Struct

from vigil.games.this_war_of_mine.content import tables as t
from vigil.games.this_war_of_mine.content.house import House
from vigil.games.this_war_of_mine.content.stories_by_condition import Shelf, Story
from vigil.kernel.content.tables import PackError, complain, find_file, hash_of, read_table
from vigil.kernel.effects.language import AnyVocabulary, Effects
from vigil.kernel.effects.reader import EffectError, EffectReader

HERE = Path(__file__).parent
HUNDRED = 100
DECKS = {  # of plain cards: the file, and the rule by which they are resolved
    "exploration": "Scavenging: Unknown deck",
    "residents": "Scavenging: Noise",
    "visitors": "Day Actions: Spaces and Fittings",
    "night-raids": "Night Raid: Card",
    "narrative-actions": "Dawn: Narrative Action",
}
STEPS = (1, 2, 3)  # of the Day Actions
BARTER = ("sell", "buy")


class Content(House):
    """The tables by key; `effects` are all lists of effects by their source, read in the words of the rules."""

    def __init__(self, folders: Sequence[Path], words: AnyVocabulary) -> None:
        super().__init__(folders, words)
        self.hundreds: dict[int, dict[int, t.Script]] = {}
        self.read_things()
        self.read_shelter()
        self.read_decks()
        self.read_events()
        self.read_stories()

    def read_things(self) -> None:
        tokens = self.table("tokens.toml", t.Tokens)
        self.supply: t.Tokens = tokens
        self.tokens: dict[str, t.Token] = {row.key: row for row in tokens.tokens}
        self.kinds: dict[str, tuple[str, ...]] = kinds_of(tokens.tokens)
        self.weights: dict[str, int] = {row.key: row.weight for row in tokens.tokens}
        self.values: dict[str, int] = {  # in barter, where resources count for nothing
            row.key: row.value if row.colour != "resource" else 0 for row in tokens.tokens
        }
        self.tradable = [what for what in self.kinds["token"] if self.values[what]]
        self.sides_of_barter = {  # what a deal, a way and a token, adds to each side of an exchange
            side: {(way, what): n * (way == side) for way in BARTER for what, n in self.values.items()}
            for side in BARTER
        }
        self.balance = {  # of a deal: what is given less what is bought
            deal: n - self.sides_of_barter["buy"][deal] for deal, n in self.sides_of_barter["sell"].items()
        }
        self.states: dict[str, t.Level] = {row.key: row for row in self.table("states.toml", t.States).states}
        self.blocked = {  # by black dots: at which levels of which States each of the actions cannot be used
            step: frozenset(
                (row.key, level)
                for row in self.states.values()
                for level, dots in enumerate(row.blocks, 1)
                if step in dots
            )
            for step in STEPS
        }
        combat = self.table("combat.toml", t.Combat)
        self.dice: dict[str, dict[str, t.Face]] = {
            colour: {face.face: face for face in faces} for colour, faces in combat.dice.items()
        }
        self.sides_of_dice = {  # their faces, and how many of each
            colour: (tuple(faces), tuple([row.n for row in faces.values()])) for colour, faces in self.dice.items()
        }
        self.enemies: dict[str, t.EnemyToken] = {row.key: row for row in combat.enemies}
        self.scenarios: dict[str, t.ScenarioRow] = {
            row.slug: row for row in self.table("scenarios.toml", t.Scenarios).scenarios
        }
        self.boxes: dict[str, dict[str, int]] = {}
        self.stocks: dict[str, list[str]] = {}
        self.characters: dict[str, t.Character] = {}
        for n, row in enumerate(self.table("characters.toml", t.Characters).characters):
            self.characters[row.key] = row
            where = ("characters.toml", f"characters[{n}]")
            self.keep(f"skill-{row.key}", row.skill.effects, "Book", *where, "skill.effects")
            for letter, rows in row.traits.items():
                self.keep(f"trait-{row.key}-{letter}", rows, "Book", *where, f"traits.{letter}")

        self.moments: dict[str, list[str]] = {}  # at which a skill serves by itself -> whose
        for row in self.characters.values():
            self.moments.setdefault(row.skill.moment, []).append(row.key)

    def read_decks(self) -> None:
        self.locations: dict[str, t.Location] = {}
        for n, row in enumerate(self.table("locations.toml", t.Locations).locations):
            self.locations[row.key] = row
            where = ("locations.toml", f"locations[{n}]")
            self.keep(f"location-{row.key}", row.rule, "Scavenging: Location", *where, "rule")
            table = [{"roll": "black-die", "table": row.special}] if row.special else []
            self.keep(f"special-{row.key}", table, "Scavenging: Location", *where, "special")
        self.cards: dict[str, dict[str, t.Card]] = {}
        for deck, rule in DECKS.items():
            file = f"{deck.replace('-', '_')}.toml"
            self.cards[deck] = {row.key: row for row in self.table(file, t.Cards).cards}
            for n, card in enumerate(self.cards[deck].values()):
                self.keep(card.key, card.effects, rule, file, f"cards[{n}]")
        self.corners = {  # the cards of a deck with black and with red corners
            deck: tuple([card.key for card in cards.values() if card.red == red] for red in (False, True))
            for deck, cards in self.cards.items()
        }
        self.findings: dict[str, t.FindingsCard] = {}
        for n, row in enumerate(self.table("findings.toml", t.FindingsCards).cards):
            self.findings[row.key] = row
            for line in ("junk", "pantry", "furniture"):
                rows = getattr(row, line)
                self.keep(f"{row.key}-{line}", rows, "Scavenging: Findings", "findings.toml", f"cards[{n}]", line)
        self.fate: dict[str, t.FateCard] = {}
        for n, row in enumerate(self.table("fate.toml", t.FateCards).cards):
            self.fate[row.key] = row
            self.keep(row.key, row.effects, "Dawn: Fate", "fate.toml", f"cards[{n}]")
            self.keep(f"{row.key}-combat", row.combat, "Combat: Fate", "fate.toml", f"cards[{n}]", "combat")

    def read_events(self) -> None:
        events = self.table("events.toml", t.Events)
        self.events: dict[str, dict[str, t.Event]] = {}
        for kind in ("events", "chapters", "endings"):
            self.events[kind] = {}
            for n, row in enumerate(getattr(events, kind)):
                self.events[kind][row.key] = row
                self.keep(row.key, row.effects, "Morning: Event", "events.toml", f"{kind}[{n}]")
        self.objectives: dict[str, t.Objective] = {}
        self.of_one: dict[int, bool] = {}  # scripts, and whether they do something to the one they are about
        self.pursued: set[str] = set()  # those that ask how far one has come
        for n, row in enumerate(events.objectives):
            self.objectives[row.key] = row
            if row.reached.get("if") == "progress":
                self.pursued.add(row.key)
            where = ("events.toml", f"objectives[{n}]")
            test = [{**row.reached, "then": [{"do": "reward"}], "else": [{"do": "penalty"}]}]
            self.keep(f"{row.key}-judged", test, "Book: Chapters", *where, "reached")
            self.keep(f"{row.key}-reward", row.reward, "Book: Chapters", *where, "reward")
            self.keep(f"{row.key}-penalty", row.penalty, "Book: Chapters", *where, "penalty")

    def read_stories(self) -> None:
        self.cast: t.Cast = self.table("cast.toml", t.Cast)
        self.stories: dict[str, list[Story]] = {}
        reader = EffectReader(self.words)
        for deck, rows in self.table("stories.toml", t.Stories).decks.items():
            self.stories[deck] = []
            for n, row in enumerate(rows):
                try:
                    asked = [reader.condition(test, "when") for test in row.when]
                    excluded = [reader.condition(test, "unless") for test in row.unless]
                except EffectError as error:
                    place = f"decks.{deck}[{n}].{error.path}"
                    raise complain(self.folders, "stories.toml", place, error.problem) from error
                self.stories[deck].append(Story(row.n, asked, excluded))
        self.shelves = {deck: Shelf(stories) for deck, stories in self.stories.items()}

    def wares(self, stock: str) -> list[str]:
        """The tokens of the kinds that a trader offers, each once."""
        if stock not in self.stocks:
            kinds, tokens = self.kinds, self.kinds["token"]
            wares = dict.fromkeys(what for kind in stock.split() for what in kinds[kind])
            self.stocks[stock] = [what for what in wares if what in tokens]
        return self.stocks[stock]

    def box(self, scenario: str) -> dict[str, int]:
        """What is left in the box when a scenario has its Storage."""
        if scenario not in self.boxes:
            box = {key: token.count for key, token in self.tokens.items()}
            for what, n in self.scenarios[scenario].storage.items():
                box[what] -= n
            self.boxes[scenario] = {what: n for what, n in box.items() if n}
        return self.boxes[scenario].copy()

    @cached_property
    def by_key(self) -> dict[str, Struct]:
        """Every card, thing, place and person, by its key."""
        tables: list[Mapping[str, Struct]] = [*self.events.values(), *self.cards.values(), self.enemies, self.tokens]
        tables += [self.fate, self.objectives, self.locations, self.fittings, self.characters]
        return {key: row for rows in tables for key, row in rows.items()}

    def row(self, key: str) -> Struct | None:
        """What is printed under a key."""
        return self.by_key.get(key)

    # scripts

    def script(self, n: int) -> Effects | None:
        """The effects of a script; None if there is no such number."""
        source = f"script-{n}"
        if source not in self.effects:
            row = self.hundred(n // HUNDRED).get(n)
            if row is None:
                return None
            self.read_script(row)
        return self.effects[source]

    def hundred(self, h: int) -> dict[int, t.Script]:
        """The scripts from h00 to h99."""
        if h not in self.hundreds:
            try:
                rows = read_table(self.folders, script_file(h), t.Scripts).scripts
            except PackError as error:
                if error.problem != "the file is missing":
                    raise
                rows = []
            self.hundreds[h] = {row.n: row for row in rows}
        return self.hundreds[h]

    def read_script(self, row: t.Script) -> None:
        n = list(self.hundred(row.n // HUNDRED)).index(row.n)
        rows = with_number(row.effects, row.n)
        self.keep(f"script-{row.n}", rows, "Book", script_file(row.n // HUNDRED), f"scripts[{n}]")

    def all_scripts(self) -> Iterator[t.Script]:
        """Every script there is: for checks, never in play."""
        for h in range(HUNDRED):
            for row in self.hundred(h).values():
                self.script(row.n)
                yield row

    def source(self, name: str) -> Effects | None:
        """A list of effects by its source, a script included."""
        found = self.effects.get(name)
        if found is None and name.startswith("script-"):
            return self.script(int(name.removeprefix("script-")))
        return found


def script_file(h: int) -> str:
    return f"scripts/{h:02d}.toml"


def with_number(rows: Any, n: int) -> Any:
    """Choices and asides of a script have its own words: `open` of script 712 becomes `script-712-open`."""
    if isinstance(rows, list):
        return [with_number(row, n) for row in rows]
    if not isinstance(rows, dict):
        return rows
    found = {key: with_number(value, n) for key, value in rows.items()}
    for key in ("choose", "pick"):
        if isinstance(found.get(key), str):
            found[key] = f"script-{n}-{found[key]}"
    if found.get("do") == "aside":
        found["what"] = f"script-{n}-{found.get('what')}"
    for branch in found["of"] if "choose" in found and isinstance(found.get("of"), list) else ():
        if isinstance(branch, dict) and isinstance(branch.get("key"), str):
            branch["key"] = f"script-{n}-{branch['key']}"
    return found


def kinds_of(tokens: Sequence[t.Token]) -> dict[str, tuple[str, ...]]:
    """Words for several tokens: their colour and what they serve for; a token's own key is one too."""
    found: dict[str, list[str]] = {}
    for row in tokens:
        for kind in (row.key, row.colour, *row.kinds):
            found.setdefault(kind, []).append(row.key)
        if row.colour != "resource":
            found.setdefault("token", []).append(row.key)
        found.setdefault("goods", []).append(row.key)
    return {kind: tuple(keys) for kind, keys in found.items()}


def fingerprint(content: Content) -> str:
    """Scripts count too, as they are written: a save says with which Book it was played."""
    texts = []
    for h in range(HUNDRED):
        try:
            text = find_file(content.folders, script_file(h)).read_text(encoding="utf-8")
        except PackError:
            continue
        texts.append("\n".join(line for line in text.split("\n") if line and not line.startswith("#")))
    return hash_of([content.rows, texts])
