"""The house: what is printed on both sides of the Shelter, what lies there, what can be built, as the rules ask it."""

from __future__ import annotations

from collections.abc import KeysView, Sequence
from pathlib import Path
from typing import Any

from vigil.games.this_war_of_mine.content import tables as t
from vigil.kernel.content.tables import complain, read_table
from vigil.kernel.effects.language import AnyVocabulary, Effects, Node
from vigil.kernel.effects.reader import EffectError, read_effects


class House:
    """The tables of the Shelter and its Fittings, and how tables are read at all."""

    def __init__(self, folders: Sequence[Path], words: AnyVocabulary) -> None:
        self.folders, self.words = tuple(folders), words
        self.effects: dict[str, Effects] = {}
        self.choices: dict[str, Sequence[Node]] = {}  # what follows from each way that can be chosen
        self.rows: list[Any] = []  # for the fingerprint

    def table(self, name: str, kind: type[Any]) -> Any:
        found = read_table(self.folders, name, kind)
        self.rows.append(found)
        return found

    def keep(self, source: str, rows: Any, rule: str, file: str, place: str, field: str = "effects") -> None:
        """Read a list of effects; a mistake in it is named with its file, line and place."""
        try:
            self.effects[source] = read_effects(rows, self.words, source, rule)
        except EffectError as error:
            path = error.path.replace("effects", field, 1)
            raise complain(self.folders, file, f"{place}.{path}", error.problem) from error
        for node in self.effects[source].nodes.values():
            for branch in node.branches:
                self.choices.setdefault(branch.key, branch.then)

    def read_shelter(self) -> None:
        shelter = self.table("shelter.toml", t.Shelter)
        self.sides: dict[str, t.Side] = {row.key: row for row in shelter.sides}
        self.space_rows: dict[str, dict[str, t.SpaceRow]] = {
            side.key: {row.id: row for floor in side.floors for row in floor.spaces} for side in shelter.sides
        }
        self.ways = {side.key: ways_of(side, side.stairs) for side in shelter.sides}
        self.neighbours = {side.key: ways_of(side, []) for side in shelter.sides}  # on the same floor
        self.rooms = {side.key: rooms_of(side) for side in shelter.sides}
        self.reached: dict[str, dict[tuple[str, ...], KeysView[str]]] = {side.key: {} for side in shelter.sides}
        self.dangers: dict[str, dict[str, str]] = {side.key: {} for side in shelter.sides}  # space -> what lurks there
        for n, side in enumerate(shelter.sides):
            for m, floor in enumerate(side.floors):
                source, place = f"floor-{side.key}-{floor.key}", f"sides[{n}].floors[{m}]"
                self.keep(source, floor.danger, "Day Actions", "shelter.toml", place, "danger")
                self.dangers[side.key].update((row.id, source) for row in floor.spaces if floor.danger)
        self.actions: dict[str, t.SpaceAction] = {row.key: row for row in shelter.actions}
        self.printed = {  # the action on a space
            side: {id: self.actions[row.action] for id, row in rows.items() if row.action in self.actions}
            for side, rows in self.space_rows.items()
        }
        self.shelter_cards: dict[str, t.ShelterCard] = {row.key: row for row in shelter.cards}
        self.backs: dict[str, list[str]] = {}  # by what lies on the other side
        for card in self.shelter_cards.values():
            self.backs.setdefault(card.cover, []).append(card.key)
        for n, row in enumerate(shelter.actions):
            self.keep(
                f"action-{row.key}", row.effects, "Day Actions: Spaces and Fittings", "shelter.toml", f"actions[{n}]"
            )
        for n, row in enumerate(shelter.cards):
            self.keep(f"shelter-{row.key}", row.effects, "Day Actions: Shelter cards", "shelter.toml", f"cards[{n}]")
        self.fittings: dict[str, t.Fitting] = {}
        self.works: dict[str, t.FittingAction] = {}  # what may be done at a Fitting, by key
        for n, row in enumerate(self.table("fittings.toml", t.Fittings).fittings):
            self.fittings[row.key] = row
            for m, work in enumerate(row.actions):
                self.works[work.key] = work
                field = f"fittings[{n}].actions[{m}]"
                self.keep(f"work-{work.key}", work.effects, "Day Actions: Spaces and Fittings", "fittings.toml", field)
        self.workplaces = {  # the Fittings at which it is done
            work: [key for key, row in self.fittings.items() if work in [each.key for each in row.actions]]
            for work in self.works
        }
        self.green = [key for key, row in self.fittings.items() if row.green]
        self.ideas = [key for key, row in self.fittings.items() if not row.green]
        costs: dict[str, dict[str, Any]] = {"space": self.actions, "work": self.works, "build": self.fittings}
        self.bills = {  # what the kinds of Day Actions cost, thing by thing
            kind: {key: tuple([(what, n) for what, n in row.cost.items() if n]) for key, row in rows.items()}
            for kind, rows in costs.items()
        }
        self.to_build = {  # a new Fitting as a deed: what is done, and where, whether by several, for how much
            key: (("build", key, ""), (key, False, bill)) for key, bill in self.bills["build"].items()
        }
        self.to_do = {  # what is printed on a space, likewise
            side: {
                id: (("space", id, ""), (id, action.crowd, self.bills["space"][action.key]))
                for id, action in printed.items()
            }
            for side, printed in self.printed.items()
        }
        self.gives: dict[
            str, dict[str, int]
        ] = {}  # what a Fitting that stands adds to something -> Fitting -> how much
        for row in self.fittings.values():
            for bonus, n in row.bonus.items():
                self.gives.setdefault(bonus, {})[row.key] = n
        self.beside = {key: row.beside for key, row in self.fittings.items() if row.beside}  # what it must stand beside


def ways_of(side: t.Side, stairs: Sequence[Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """From each space to those beside it, and by these stairs."""
    ways: dict[str, list[str]] = {row.id: [] for floor in side.floors for row in floor.spaces}
    pairs = [(one.id, two.id) for floor in side.floors for one, two in zip(floor.spaces, floor.spaces[1:])]
    for one, two in (*pairs, *stairs):
        ways[one].append(two)
        ways[two].append(one)
    return {id: tuple(beside) for id, beside in ways.items()}


def rooms_of(side: t.Side) -> KeysView[str]:
    """The spaces on which nothing is printed: a Fitting may stand there."""
    rows = [row for floor in side.floors for row in floor.spaces]
    return dict.fromkeys(row.id for row in rows if not (row.action or row.task or row.breach)).keys()
