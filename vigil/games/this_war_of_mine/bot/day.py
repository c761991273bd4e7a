"""What the steady Leader does by day: every action is worth something, by what the house lacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vigil.games.this_war_of_mine.observe.view import PersonView, View

FOOD = {"canned-food": 3, "raw-food": 2, "vegetable": 1}
BEDS = ("bed", "straw-bed", "sickbed")
BROKEN = ("broken-pistol", "broken-assault-rifle", "broken-shotgun")
IDEAS = ("saving-heater", "garden", "herb-bench", "sickbed", "gun-bench", "tool-bench", "tobacco-press", "steel-door")
TOOLS = {"bars": "saw", "door": "lockpick", "rubble": "shovel", "remnants": "shovel"}


class Needs:
    """What is short, from 0 (nothing) to about 10 (a matter of life)."""

    def __init__(self, view: View) -> None:
        self.view, self.n = view, max(1, len(view.people))
        stock = view.storage
        food = sum(FOOD[what] * stock.get(what, 0) for what in FOOD) - sum(self.levels("hunger"))
        self.food = clamp(6 - 2 * food / self.n)
        self.water = clamp(9 - 4 * stock.get("water", 0) / self.n)
        self.warmth = clamp(2.5 * view.cold - 2)
        self.cheer = clamp(2.4 * sum(level * level for level in self.levels("misery")) / self.n)
        self.rest = clamp(1.6 * sum(level * level for level in self.levels("fatigue")) / self.n)
        self.care = clamp(2 * (sum(self.levels("wounds")) + sum(self.levels("illness"))))
        self.safety = clamp(6 - 1.5 * view.boards - 2 * any(stock.get(what) for what in ("hatchet", "pistol", "knife")))
        self.material = clamp(6 - 0.5 * (stock.get("wood", 0) + stock.get("component", 0)))
        self.built = {space.fitting for floor in view.floors for space in floor.spaces if space.fitting}
        self.covers = {space.cover for floor in view.floors for space in floor.spaces if space.cover and space.reached}

    def levels(self, state: str) -> list[int]:
        return [person.levels[state] for person in self.view.people]

    def has(self, what: str, n: int = 1) -> bool:
        return self.view.storage.get(what, 0) >= n

    def beds(self) -> int:
        return sum(1 for bed in BEDS if bed in self.built)

    def lacks_tool(self) -> bool:
        return any(not self.has(tool) for cover, tool in TOOLS.items() if cover in self.covers)


def clamp(value: float) -> float:
    return max(0.0, min(10.0, value))


FITTINGS: dict[str, Callable[[Needs], float]] = {  # what it is worth to have it
    "bed": lambda n: n.rest + 2 - 3 * n.beds(),
    "straw-bed": lambda n: n.rest + 1.5 - 3 * n.beds(),
    "sickbed": lambda n: 0.6 * n.rest + 0.6 * n.care - 2 * n.beds(),
    "chair": lambda n: 0.8 * n.rest + 4 - n.n - 1.5 * n.beds(),
    "stove": lambda n: (1 + 0.6 * n.food) * n.has("raw-food") * (n.n > 2),
    "heater": lambda n: n.warmth - 1 - 4 * ("saving-heater" in n.built),
    "saving-heater": lambda n: n.warmth - 1.5 * ("heater" in n.built),
    "water-collector": lambda n: 0.8 * n.water - 1,
    "trap": lambda n: 0.75 * n.food - 1,
    "garden": lambda n: 0.85 * n.food,
    "workbench": lambda n: 2.5 - 0.7 * n.material + n.has("broken-guitar"),
    "radio": lambda n: 0.8 * n.cheer + 0.5,
    "bookshelf": lambda n: 1.2 * n.cheer * n.has("book"),
    "still": lambda n: 5 * n.has("sugar") + 0.3 * n.cheer,
    "rectifier": lambda n: 6 * n.has("moonshine", 2),
    "tobacco-press": lambda n: (3 + 0.5 * n.cheer) * n.has("herbs"),
    "herb-bench": lambda n: (1 + 0.8 * n.care) * (n.has("herbs", 2) or n.has("chems", 3) or n.has("alcohol")),
    "gun-bench": lambda n: 7 * any(n.has(what) for what in BROKEN) + 2 * n.has("shell"),
    "tool-bench": lambda n: 3.5 * n.lacks_tool(),
    "steel-door": lambda n: n.safety,
}
WORKS: dict[str, Callable[[Needs], float]] = {
    "burn-wood": lambda n: n.warmth,
    "burn-books": lambda n: n.warmth - 1,
    "burn-slowly": lambda n: n.warmth + 1,
    "cook": lambda n: sum(1 for level in n.levels("hunger") if level) * 2.5 * (n.n > 2 and n.has("water", n.n + 1)),
    "collect-water": lambda n: 0.5 + n.water,
    "filter-water": lambda n: 1.5 + n.water if n.water else 0,
    "set-trap": lambda n: 1 + n.food,
    "grow-vegetables": lambda n: (1 + n.food) * n.has("water", n.n + 1),
    "grow-herbs": lambda n: 4.0 * ("herb-bench" in n.built or "tobacco-press" in n.built) * (not n.has("herbs", 2)),
    "brew-herbs": lambda n: 3 + 0.5 * n.care,
    "mix-meds": lambda n: 3 + 0.5 * n.care,
    "soak-bandages": lambda n: 2 + 0.5 * n.care,
    "make-plans": lambda n: 5 - 0.5 * n.material - 2 * any(idea in n.view.fittings for idea in IDEAS),
    "mend-guitar": lambda n: 3 + 0.5 * n.cheer,
    "mend-pistol": lambda n: 6,
    "mend-rifle": lambda n: 6,
    "mend-shotgun": lambda n: 6,
    "load-shells": lambda n: 3,
    "make-shovel": lambda n: 4.0 * ("rubble" in n.covers and not n.has("shovel")),
    "make-saw": lambda n: 5.0 * ("bars" in n.covers and not n.has("saw")),
    "make-lockpick": lambda n: 5.0 * ("door" in n.covers and not n.has("lockpick")),
    "make-hatchet": lambda n: 0.8 * n.safety,
    "roll-cigarettes": lambda n: 2 + 0.3 * n.cheer,
    "distil": lambda n: 4,
    "rectify": lambda n: 3,
    "listen-to-radio": lambda n: n.cheer,
    "nurse": lambda n: 0.6 * n.rest * (n.care > 0),
}


def jobs(view: View, names: Sequence[str]) -> list[str]:
    """The actions of a step, most wanted first."""
    needs = Needs(view)
    people = {person.key: person for person in view.people}
    values = {name: value_of(needs, people, name.split()) for name in names}
    return sorted((name for name in names if values[name] > 0), key=lambda name: -values[name])


def value_of(needs: Needs, people: dict[str, PersonView], words: Sequence[str]) -> float:
    """What it is worth that somebody does something: `work mira cook`, `build tomas bed`."""
    kind, who, what = words[:3]
    levels = people[who].levels
    if kind == "build":
        return FITTINGS[what](needs) if what in FITTINGS else 1
    if kind == "work":
        if what == "sit-down":
            return 2.2 * levels["fatigue"] - 1
        if what == "read-a-book":
            return 2.5 * levels["misery"] * needs.has("book")
        return WORKS[what](needs) if what in WORKS else 1
    if kind == "card-with":
        return 5
    if kind == "card":
        return 2 if what.startswith("rubble") else 3.5 + 0.3 * needs.material
    if what.startswith("breach"):
        return 0.7 * needs.safety
    return outside(needs, levels) if what == "go-outside" else 1 + 0.4 * needs.material


def outside(needs: Needs, levels: dict[str, int]) -> float:
    """Whoever goes out may be shot at; somebody may help, trade, or want to stay."""
    if levels["wounds"]:
        return 0
    wares = any(needs.has(what) for what in ("jewelry", "alcohol", "moonshine", "guitar"))
    return 4.0 * wares * (needs.food + needs.care > 4) + 1.5 * (needs.n < 3)


def best_idea(view: View, fittings: Sequence[str]) -> str:
    """The Idea that would serve most now."""
    needs = Needs(view)
    return max(fittings, key=lambda key: FITTINGS[key](needs) if key in FITTINGS else 0.5)


def least_fitting(view: View, fittings: Sequence[str]) -> str:
    """The Fitting that would be missed least."""
    needs = Needs(view)
    return min(fittings, key=lambda key: FITTINGS[key](needs) if key in FITTINGS else 0.5)
