"""The numbers that the guided game tells, each read off the game as it stands there: step -> what must be said."""

from __future__ import annotations

from collections.abc import Callable

from tests.lab.shown import Told
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.health import full_ap
from vigil.games.under_our_sun.rules.interactions import sleep_cost
from vigil.games.under_our_sun.rules.own_turn import price
from vigil.games.under_our_sun.state import CODEC, OK, TIRED


def ap(t: Told, who: str) -> int:
    found: int = t.game.character(who).ap
    return found


def hp(t: Told, letter: str) -> int:
    enemy = t.game.enemy(letter)
    left: int = t.game.row(enemy).hp - enemy.damage
    return left


def cost(t: Told, who: str) -> int:
    """The AP of the advised answer."""
    option = next(each for each in t.observer.options() if each.name == t.option)
    return price(t.game, t.game.character(who), option.value)


def drunk(t: Told, who: str) -> int:
    """The water that was drunk since the set-up."""
    full: int = t.game.content.characters[who].water
    return full - t.fact("drank", "left")


def twin(t: Told) -> Sun:
    return Sun(CODEC.copy(t.state), t.game.content)


def sleep(t: Told) -> list[int]:
    """What sleep costs here and in a camp, and what tiredness takes of a phase."""
    here, camp = twin(t), twin(t)
    c = camp.character("veteran")
    camp.tile(c.at).camp = True
    tired, rested = here.character("veteran"), here.character("scout")
    tired.well_being, rested.well_being = TIRED, OK
    return [sleep_cost(t.game, c), sleep_cost(camp, c), full_ap(here, rested) - full_ap(here, tired)]


NUMBERS: dict[str, Callable[[Told], list[int]]] = {
    "look": lambda t: [t.asked("n"), drunk(t, "scout")],
    "move": lambda t: [cost(t, "scout")],
    "first-round": lambda t: [hp(t, "b"), hp(t, "c")],
    "join": lambda t: [ap(t, "scout")],
    "lured": lambda t: [t.asked("n")],
    "attack": lambda t: [cost(t, "veteran")],
    "trade": lambda t: [cost(t, "veteran")],
    "look-again": lambda t: [t.asked("n")],
    "sneak": lambda t: [round(100 * t.share("passed")), 100],
    "sleep": sleep,
}
