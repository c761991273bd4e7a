"""A sensible Leader: everybody works, eats when hungry, sleeps when tired; somebody always stands guard."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from vigil.games.this_war_of_mine.bot.day import BEDS, Needs, best_idea, jobs, least_fitting
from vigil.games.this_war_of_mine.observe.view import PersonView, View
from vigil.kernel.play.driver import asked
from vigil.kernel.sets.draft import Draft

WEAPONS = ("shotgun", "assault-rifle", "pistol", "hatchet", "knife")
KEEP = (  # what is carried home, most wanted first
    *("canned-food", "raw-food", "vegetable", "meds", "bandages", "herbal-meds", "pistol", "shotgun", "assault-rifle"),
    *("hatchet", "knife", "ammo", "water", "alcohol", "moonshine", "jewelry", "saw", "lockpick", "shovel", "sugar"),
    *("broken-pistol", "broken-assault-rifle", "broken-shotgun", "weapon-part", "mechanical-part", "electrical-part"),
    *("herbs", "chems", "book", "coffee", "cigarettes", "shell", "filter", "component", "wood"),
)
FIRST = {  # what is taken where it is offered; otherwise the last option, which does least
    "fight-or-flee": ("flee",),
    "nobody-guards": ("assign-again",),
    "locked-room": ("pick-the-lock", "leave-it-closed"),
    "blocked-passage": ("dig-with-shovel",),
    "barred-window": ("saw-the-bars",),
    "thugs": ("pay-the-thugs",),
    "watchman": ("bribe-him", "slip-away"),
    "scavengers": ("split-the-place",),
    "homeless-woman": ("take-her-in",),
    "water-seller": ("buy-water",),
    "rebels": ("pay-the-rebels", "run-from-them"),
    "reroll": ("keep",),
    "story": ("miss",),
    "gossip": ("only-listen",),
    "voices": ("keep-still",),
    "hideout": ("move-on",),
    "way-out": ("go-on-searching",),
    "soldiers": ("give-half",),
    "habit": ("have-coffee", "smoke", "have-a-drink", "open-the-book"),
    "divide-the-rest": ("divide-food",),
    "clean-the-wounds": ("pour-it-out",),
    "keep-warm": ("burn-wood",),
}

PLACES: dict[str, Callable[[Needs], float]] = {  # what is hoped for there, less the noise that one makes
    "old-school": lambda n: 1 + 0.4 * n.cheer,
    "clinic": lambda n: 0.9 * n.care,
    "supermarket": lambda n: n.food - 1.5,
    "quiet-house": lambda n: 1 + 0.5 * n.food,
    "railway-yard": lambda n: 1 + 0.5 * n.material,
    "chapel": lambda n: 0.4 * n.food + 0.4 * n.care,
    "garage": lambda n: 1 + 0.3 * n.material + 0.3 * n.safety,
    "barracks": lambda n: n.safety - 2,
    "hotel": lambda n: 0.5 + 0.6 * n.cheer,
    "allotments": lambda n: 0.5 + 0.6 * n.food,
    "warehouse": lambda n: 1 + 0.4 * n.food,
    "shelled-flats": lambda n: 1 + 0.4 * n.care,
    "brewery": lambda n: 1 + 0.6 * n.cheer,
    "police-station": lambda n: 0.8 * n.safety - 1,
    "villa": lambda n: 2,
    "pharmacy": lambda n: 0.8 * n.care,
    "market-square": lambda n: 0.5 * n.food + 0.3 * n.care,
    "radio-tower": lambda n: 1.5 + 2 * ("radio" not in n.built),
}
STORIES: dict[str, Callable[[Needs], float]] = {  # what a Narrative Action is worth
    "song-at-dawn": lambda n: n.cheer,
    "tidy-the-house": lambda n: 1 + n.material,
    "long-talk": lambda n: 0.8 * n.cheer - 0.3 * n.rest,
    "sleep-late": lambda n: n.rest,
    "divide-the-rest": lambda n: 2.0 * sum(n.levels("hunger")) / n.n,
    "plans-on-a-wall": lambda n: 3,
    "first-snow": lambda n: n.water - 0.5 * n.warmth,
    "letter": lambda n: 0.8 * n.cheer,
    "nightmares": lambda n: 0.5 - n.rest,
    "good-neighbours": lambda n: 1 + n.food,
    "watch-the-street": lambda n: 0.6 * n.safety,
    "clean-the-wounds": lambda n: n.care * (n.has("alcohol") or n.has("moonshine")),
    "keep-warm": lambda n: n.warmth * n.has("wood", 2),
    "map-of-the-city": lambda n: 2,
    "rumours": lambda n: 2,
}


class Steady:
    sees = True

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed

    def choose(self, position: Any) -> str:
        if position.is_set:
            return put_together(position, wanted(position))
        match position.key:
            case "reroll":
                return reroll(position)
            case "destination":
                return destination(position)
            case "which-idea":
                return of_fitting(position, best_idea)
            case "which-fitting":
                return of_fitting(position, least_fitting)
            case "narrative-action":
                return narrate(position)
            case "barter":
                return named(position, "barter" if wants_food(position.view) else "no-barter")
            case "split-defence":
                return str(position.options[0].name)
            case key if key.startswith(("who-", "nursed", "whom-")):
                return somebody(position)
            case key if key.startswith("script-"):
                return somebody(position) if position.options[0].facts else by_mood(position)
            case key:
                return named(position, *FIRST.get(key, ()))


def destination(position: Any) -> str:
    """Where most of what is short lies; the more there is to explore the better, unless somebody is hurt."""
    view, needs = position.view, Needs(position.view)
    hurt = any(each.levels["wounds"] or each.levels["illness"] for each in view.people if each.task == "scavenging")

    def worth(option: Any) -> float:
        hoped = PLACES[option.facts["place"]](needs) if option.facts["place"] in PLACES else 2.0
        return hoped + (-0.5 if hurt else 0.5) * int(option.facts["n"])

    return str(max(position.options, key=worth).name)


def of_fitting(position: Any, choose: Callable[[View, Sequence[str]], str]) -> str:
    names = {str(option.facts["fitting"]): str(option.name) for option in position.options}
    return names[choose(position.view, list(names))]


def narrate(position: Any) -> str:
    """The story that helps most, or a new one."""
    needs = Needs(position.view)

    def worth(option: Any) -> float:
        return STORIES[option.facts["card"]](needs) if option.facts["card"] in STORIES else 2.0

    return str(max(position.options, key=worth).name)


def named(position: Any, *keys: str) -> str:
    """The first of these keys that is offered, else the last option."""
    for key in keys:
        for option in position.options:
            if option.key == key:
                return str(option.name)
    return str(position.options[-1].name)


def put_together(position: Any, names: Iterable[str]) -> str:
    """As much of this as fits, in this order; then whatever is still missing."""
    request = position.imagine(1).request
    decision = next(each for each in asked(request) if each.seat == position.seat)
    draft = Draft(decision)
    price = decision.key in ("fee", "pay-value")
    for name in names:
        if name in draft.alike and not (price and draft.problem() is None):
            draft.put_in(name)
    while draft.problem() is not None:
        open_ = draft.open()
        if not open_:
            return str(position.by_luck(lambda n: n - 1))
        draft.put_in(open_[0].name)
    return draft.option().name


def wanted(position: Any) -> list[str]:
    """The elements of a set, most wanted first."""
    view, names = position.view, [option.name for option in position.options]
    match position.key:
        case "assign":
            return jobs(view, names)
        case "tasks":
            return tasks(view)
        case "meals":
            return meals(view)
        case "without-water":
            people = sorted(view.people, key=lambda each: each.levels["misery"] + each.levels["hunger"])
            return [f"thirsts {each.key}" for each in people]
        case "carry-home":
            return [f"carry {what}" for what in carried(view)]
        case "pack":
            return pack(view)
        case "arm-guards" | "arm-fighters":
            return arms(view)
        case "medicine":
            return medicine(view)
        case "alcohol":
            sad = [each for each in view.people if each.levels["misery"] >= 2 and each.levels["fatigue"] <= 1]
            return [f"drink {each.key} {what}" for each in sad for what in ("alcohol", "moonshine")]
        case "exchange":
            return exchange(view, names)
        case "wounds-to-us":
            people = sorted(view.people, key=lambda each: each.levels["wounds"])
            return [f"wound {each.key}" for _ in range(4) for each in people]
        case "shots":
            return names
        case "fee" | "pay-value" | "stolen" | "lose":
            return [f"thing {what}" for what in reversed(KEEP) for _ in range(view.storage.get(what, 0) + 1)]
        case _:
            return []


def tasks(view: View) -> list[str]:
    """The most tired sleep, the bravest stands guard, the others go out."""
    people = sorted(view.people, key=lambda each: (-each.levels["fatigue"], each.prowess))
    rested = [each for each in people if each.levels["fatigue"] < 4] or people
    guard = max(rested, key=lambda each: each.prowess - each.levels["fatigue"] - each.levels["wounds"], default=None)
    found = [f"task-guard {guard.key}"] if guard else []
    others = [each for each in people if each is not guard]
    weak = [each for each in others if not fit(each)]
    sleepers = weak or (others[:1] if len(others) > 1 else [])
    beds = [space.id for floor in view.floors for space in floor.spaces if space.fitting in BEDS]
    for each in sleepers:
        found += [f"task-bed {each.key} {bed}" for bed in beds]
        found.append(f"task-floor {each.key}")
    return found + [f"task-scavenging {each.key}" for each in others if each not in sleepers]


def fit(each: PersonView) -> bool:
    return each.levels["fatigue"] <= 2 and each.levels["wounds"] <= 1 and each.levels["illness"] <= 2


def meals(view: View) -> list[str]:
    """The hungriest first; nobody eats before it is needed."""
    found = []
    for each in sorted(view.people, key=lambda each: -each.levels["hunger"]):
        hunger = each.levels["hunger"]
        foods = ("canned-food", "raw-food", "vegetable") if hunger >= 3 else ("raw-food", "canned-food", "vegetable")
        if hunger >= 2 or view.storage.get("raw-food", 0) > len(view.people):
            found += [f"eat {each.key} {what}" for what in foods]
    return found


def carried(view: View) -> list[str]:
    """Food, medicine and arms first, then as much water as will be drunk, then material."""
    found = []
    for what in KEEP:
        if what == "water":
            found += [what] * max(0, len(view.people) * 2 - view.storage.get("water", 0))
        elif what in ("component", "wood"):
            continue
        else:
            found += [what] * view.pile.get(what, 0)
    return found + [what for _ in range(20) for what in ("component", "wood")]


def pack(view: View) -> list[str]:
    """A weapon for each who goes, if one stays at home; a Lockpick."""
    melee = [what for what in ("hatchet", "knife") for _ in range(view.storage.get(what, 0))]
    return [f"take {what}" for what in melee[: sum(1 for each in view.people if each.task == "scavenging")]]


def arms(view: View) -> list[str]:
    goods = view.pile if view.trip else view.storage
    weapons = WEAPONS if goods.get("ammo") else ("hatchet", "knife")
    people = sorted(view.people, key=lambda each: -each.prowess)
    return [f"arm {each.key} {what}" for each in people for what in weapons]


def medicine(view: View) -> list[str]:
    found = []
    for each in view.people:
        if each.levels["wounds"] and not each.medicals.get("bandages"):
            found.append(f"treat {each.key} bandages")
        if each.levels["illness"] and not each.medicals.get("meds"):
            found += [f"treat {each.key} meds", f"treat {each.key} herbal-meds"][: 1 if view.storage.get("meds") else 2]
    return found


def wants_food(view: View) -> bool:
    goods = view.pile if view.trip else view.storage
    food = sum(view.storage.get(what, 0) for what in ("canned-food", "raw-food"))
    return food < len(view.people) and any(goods.get(what) for what in ("jewelry", "alcohol", "guitar", "moonshine"))


def exchange(view: View, names: Sequence[str]) -> list[str]:
    """Valuables for food: as many foods as the valuables pay for."""
    goods = view.pile if view.trip else view.storage
    value = {"jewelry": 10, "alcohol": 10, "guitar": 10, "moonshine": 3, "cigarettes": 1, "coffee": 1}
    budget = sum(value[what] * goods.get(what, 0) for what in value)
    bought: list[str] = []
    for name in names:
        price = int(name.split()[-1])
        if name.startswith("buy") and name.split()[1] in ("raw-food", "canned-food", "vegetable") and price <= budget:
            bought.append(name)
            budget -= price
    sold = [name for name in names if name.startswith("sell") and name.split()[1] in value]
    return [*sold, *bought] if bought else []


def reroll(position: Any) -> str:
    """A miss is thrown again."""
    for option in position.options:
        if option.key == "reroll" and option.facts and option.facts["face"] in ("miss", "story", "out-of-ammo"):
            return str(option.name)
    return named(position, "keep")


def by_mood(position: Any) -> str:
    """What a story asks has no answer that is always right: this Leader's changes with the day and the shelf."""
    view = position.view
    return str(position.options[(view.day + sum(view.storage.values())) % len(position.options)].name)


def somebody(position: Any) -> str:
    """Whoever is in the best state for it."""

    def trouble(option: Any) -> int:
        key = next(iter(option.facts.values())) if option.facts else ""
        return sum(sum(each.levels.values()) for each in position.view.people if each.key == key)

    return str(min(position.options, key=trouble).name)
