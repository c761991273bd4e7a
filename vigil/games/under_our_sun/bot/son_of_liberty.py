"""A steady Son of Liberty: one of them until it pays, then he calls his own where they hurt most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vigil.games.under_our_sun.bot.destinations import Aim
from vigil.games.under_our_sun.bot.fight_cost import blow, sol, weapon
from vigil.games.under_our_sun.game import WAYS, apart, around
from vigil.games.under_our_sun.observe.view import CharacterView, View

if TYPE_CHECKING:
    from vigil.games.under_our_sun.bot.turn import Turn

LAND, BLEED, WAIT = "goal-the-land-is-ours", "goal-bleed-them-dry", "goal-let-them-wait"
WEAK = 3  # HP of a Survivor who is worth a blow


def is_son(me: CharacterView) -> bool:
    return me.team not in ("", "survivor")


def survivors(view: View, me: CharacterView) -> list[CharacterView]:
    return [each for each in view.people if each.key != me.key and not each.dead]


def sons(view: View) -> int:
    return sum(1 for each in view.enemies if not each.dead and sol(each))


def son_acts(turn: Turn) -> str:
    """His call if it is time for it; once he is known, a blow at the weak, orders to his own, and away from others."""
    called = calling(turn.view, turn.me, turn.by_key.get("call", ()))
    if called or not turn.me.revealed:
        return called
    return blow_at_the_weak(turn) or orders(turn) or fleeing(turn)


def calling(view: View, me: CharacterView, options: Any) -> str:
    """Where one of his own should appear; "" if it is better to be silent."""
    if not options or not (me.revealed or it_pays(view, me)):
        return ""
    goal = Aim(view).place(view)
    people = survivors(view, me)

    def harm(option: Any) -> float:
        place = around(me.at)[WAYS.index(option.facts["way"])]
        there = [each for each in people if each.at == place]
        weak = sum(10 - each.hp for each in there)
        if me.team == LAND:
            return -weak - 3 * len(there)
        return 3 * weak + 8 * (place == goal and bool(there)) + 2 * (place == goal)

    return str(max(options, key=harm).name)


def it_pays(view: View, me: CharacterView) -> bool:
    """Whether to be known from now on: when his own goal is near, or when it must be now because the mission's is."""
    people = survivors(view, me)
    near = min((apart(each.at, me.at) for each in people), default=9)
    if me.team == LAND:
        return sons(view) >= 3 or (sons(view) == 2 and near >= 2)
    if me.team == BLEED:
        lost = sum(1 for each in view.people if each.dead and each.key != me.key)
        return lost + 1 >= min(2, len(view.people) - 1) and any(
            each.hp <= WEAK and apart(each.at, me.at) <= 1 for each in people
        )
    place = Aim(view).place(view)
    return bool(place) and apart(me.at, place) <= 1 and any(each.at == place for each in people)


def silent(position: Any) -> str:
    """Between the actions of others: only if it must be now."""
    view: View = position.view
    me = next(each for each in view.people if each.key == position.facts["person"])
    go_on = str(position.options[-1].name)
    options = [option for option in position.options if option.key == "call"]
    return (calling(view, me, options) if is_son(me) else "") or go_on


def meets(position: Any) -> str:
    """He shows his card if the meeting would cost him dear."""
    view: View = position.view
    me = next(each for each in view.people if each.key == position.facts["person"])
    show = next((str(option.name) for option in position.options if option.key == "show-card"), "")
    return show if show and me.hp <= 3 else str(position.options[0].name)


def blow_at_the_weak(turn: Turn) -> str:
    me = turn.me
    people = {each.key: each for each in turn.view.people}
    best, score = "", 0.0
    for key, feature in (("attack-character", "melee"), ("shoot-character", "ranged")):
        for option in turn.by_key.get(key, ()):
            other = people[option.facts["person"]]
            hurt = weapon(me, option.facts["item"], feature)
            worth = hurt * 4 / max(1, other.hp) - blow(other) * (other.ap > 0) * 3 / max(1, me.hp)
            if worth > score:
                best, score = str(option.name), worth
    return best


def orders(turn: Turn) -> str:
    """One of his own goes to where a Survivor stands."""
    places = {each.at for each in survivors(turn.view, turn.me)}
    letters = {each.letter: each for each in turn.view.enemies}
    for option in turn.by_key.get("command", ()):
        enemy = letters[option.facts["letter"]]
        goes_to = around(enemy.at)[WAYS.index(option.facts["way"])]
        if turn.me.team != LAND and enemy.at not in places and goes_to in places:
            return str(option.name)
    return ""


def fleeing(turn: Turn) -> str:
    """Away from those who know him, if they stand near."""
    people = survivors(turn.view, turn.me)
    near = min((apart(each.at, turn.me.at) for each in people), default=9)
    if near > 2 or turn.me.water <= 1:
        return ""
    best, score = "", float(near)
    for place in around(turn.me.at):
        name = turn.named("move", way=WAYS[around(turn.me.at).index(place)]) if turn.land.known(place) else ""
        far = min((apart(each.at, place) for each in people), default=9) - 0.3 * turn.land.step(place)
        if name and far > score:
            best, score = name, far
    return best
