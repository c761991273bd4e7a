"""The numbers that the guided game tells, each read off the game as it stands there: step -> what must be said."""

from __future__ import annotations

from collections.abc import Callable

from tests.lab.shown import Told
from vigil.games.navajo_wars.rules.ch01_families import FEROCITY_TOP, empty_spaces, evade_modifier
from vigil.games.navajo_wars.rules.ch03_activation import MOVEMENT_POINTS, activations
from vigil.games.navajo_wars.rules.ch03_passage_food import sheep_feeds
from vigil.games.navajo_wars.rules.ch03_passage_people import culture_change
from vigil.games.navajo_wars.rules.ch03_raids import new_mexico_cost
from vigil.games.navajo_wars.rules.ch03_water_corn_trade import corn_cost
from vigil.games.navajo_wars.rules.ch04_display import side_of
from vigil.games.navajo_wars.rules.ch05_harass import harass_cost
from vigil.games.navajo_wars.rules.ch11_battles import dine_total
from vigil.games.navajo_wars.rules.subjugation import REDS
from vigil.games.navajo_wars.state import CODEC, Family

SAN_JUAN, ZUNI, SHIPROCK, CANYON = 2, 3, 1, 7


def at(place: int, **more: int | bool) -> Family:
    """A Family with everybody."""
    family = Family("A", place, True, True, True)
    for key, value in more.items():
        setattr(family, key, value)
    return family


def family(t: Told, letter: str) -> Family:
    found: Family = next(each for each in t.state.families if each.letter == letter)
    return found


def area_of(t: Told, letter: str) -> int:
    return family(t, letter).place % 10


def flint_way(t: Told) -> int:
    """What Flint Way adds in a Battle."""
    in_battle = t.game.content.effects["blessing-flint-way"].body[0].then[0]
    return int(in_battle.say.params["n"])


def fails(t: Told, ending: str) -> int:
    """The highest die that fails."""
    return round(6 * t.share(ending))


def new_elder(t: Told) -> list[int]:
    """Culture, AP in Planning and activations that one more elder gives."""
    before = activations(t.game).total
    twin = type(t.game)(CODEC.copy(t.state), t.game.content)
    twin.state.elders[0] += 1
    culture = sum(part.amount for part in culture_change(twin, 1).parts if part.key == "new-elders")
    return [culture, t.fact("ap-gained", ever=True), activations(twin).total - before]


def territories(t: Told) -> list[int]:
    """The VP of the Territories with a Family."""
    places = {each.place // 10 for each in t.state.families if each.place}
    return [t.game.content.vp[territory] for territory in places]


NUMBERS: dict[str, Callable[[Told], list[int]]] = {
    "welcome": lambda t: [t.named()],
    "ferocity": lambda t: [0, FEROCITY_TOP, t.named()],
    "raiders": lambda t: [t.game.content.vp[SAN_JUAN], t.named(), new_mexico_cost(t.game, at(22))],
    "raiders-ferocity": lambda t: [t.named(), dine_total(t.game, at(22, ferocity=t.named())).total],
    "canyon": lambda t: [
        t.named(),
        corn_cost(t.game, at(71)) - t.named(),
        corn_cost(t.game, at(71)),
        MOVEMENT_POINTS,
    ],
    "quiet": lambda t: [min(range(4), key=lambda n: -evade_modifier(t.game, at(71, ferocity=n)))],
    "ceremony": lambda t: [flint_way(t)],
    "preempt": lambda t: [
        t.cost(t.option),
        t.number("enemy-ap-preempted"),
        t.number("enemy-ap-first"),
        side_of(t.game, t.state.active[0]).cost,
    ],
    "raid": lambda t: [t.cost(t.option), t.asked("mp")],
    "raid-again": lambda t: [-t.number("enemy-ap", "raided-cubes")],
    "horse": lambda t: [dine_total(t.game, at(22, horse=True)).total - dine_total(t.game, at(22)).total],
    "soldiers": lambda t: [t.ahead("morale-up")],
    "battle": lambda t: [family(t, "B").ferocity, t.state.enemy_ferocity],
    "fight": lambda t: [t.fact("blessing-battle"), t.number("battle-dine"), t.number("battle-foe")],
    "rearguard": lambda t: [
        t.fact("battle", "dine"),
        t.fact("battle", "enemy"),
        t.fact("battle", "dine") - t.fact("blessing-battle", ever=True),
        t.fact("battle", "enemy"),
    ],
    "plant": lambda t: [t.cost(t.option), t.asked("mp")],
    "move": lambda t: [t.game.content.vp[SHIPROCK], t.game.content.vp[ZUNI], t.named()],
    "enough": lambda t: [t.asked("mp"), t.cost("raid-new-mexico")],
    "enemy": lambda t: [t.fact("cannot-pay", "left"), t.fact("cannot-pay", "cost"), t.fact("ap-spent", ever=True)],
    "planning": lambda t: [
        t.fact("cannot-pay", "cost"),
        t.state.enemy_ap,
        t.asked("ap"),
        t.ahead("ap-gained") // sum(t.state.elders),
    ],
    "goods": lambda t: [t.fact("ap-gained"), t.cost(t.option)],
    "tribes": lambda t: [REDS],
    "event": lambda t: [t.ahead("ap-gained")],
    "drought": lambda t: [t.fact("intruder-placed", "area")],
    "enemy-raid": lambda t: [
        t.fact("executes", "cost"),
        t.fact("raid-begins", "counters") - t.fact("executes", "cost"),
        t.cost(t.option),
        t.asked("area"),
        fails(t, "evade-fails"),
    ],
    "next-target": lambda t: [area_of(t, "A"), harass_cost(t.game)],
    "evade-again": lambda t: [family(t, "B").ferocity, t.cost(t.option), fails(t, "evade-fails")],
    "raid-spent": lambda t: [t.fact("raid-placed", "area"), area_of(t, "A")],
    "passage": lambda t: [t.fact("morale-down")],
    "elders": lambda t: [1 if n else 0 for n in new_elder(t)],
    "return": lambda t: [MOVEMENT_POINTS],
    "founding": lambda t: [empty_spaces(Family("D", 72, True))],
    "settling": lambda t: [t.named()],
    "feeding": lambda t: [
        1,
        t.number("food-needed"),
        t.number("food-of-land"),
        sum(t.state.corn),
        sheep_feeds(t.game),
    ],
    "check": lambda t: [*territories(t), t.asked("vp")],
    "learning": lambda t: [
        t.cost(t.option),
        t.game.content.developments["horsemanship-1"].bonuses["mp-horse"],
    ],
    "farewell": lambda t: [t.game.content.scenarios[t.state.scenario].last_card],
}
