"""Combat: what enemies throw, and strikes that kill at once."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.this_war_of_mine.game import Throw, War
from vigil.games.this_war_of_mine.rules.combat_dice import RIFLE, colour_of, throw_die
from vigil.games.this_war_of_mine.rules.general import decide, die
from vigil.games.this_war_of_mine.rules.wounds import toughness
from vigil.games.this_war_of_mine.state import Enemy
from vigil.kernel.rules.requests import Flow, Option

RULE = "Combat: Weapons"


def enemy_throws(g: War, enemy: Enemy) -> Flow[list[Throw]]:
    """Combat: Prowess Enemies re-roll by themselves whenever a die inflicts no Wound, as often as their Prowess; with a
    Rifle they always shoot twice, out of one number of re-rolls: the first shot, then the second.

    [R196 R205 R214 R217 rd50 rd61]
    """
    left, throws = enemy.prowess, []
    for _ in range(2 if enemy.weapon == RIFLE else 1):
        throw = Throw(enemy.token, enemy.weapon, colour_of(g, enemy.weapon))
        yield from throw_die(g, throw, "Combat: Round")
        spare_deadly(g, throw)
        while left and not throw.hits and not throw.deadly:
            left -= 1
            yield from throw_die(g, throw, "Combat: Prowess")
            spare_deadly(g, throw)
        throws.append(throw)
    return throws


def spare_deadly(g: War, throw: Throw) -> None:
    """Combat: Weapons A setting keeps the deadly faces from enemies: then they are misses. [rd34]"""
    if g.setting("enemy-deadly") == "off":
        throw.deadly = False


def kill_enemies(g: War, throws: Sequence[Throw]) -> Flow[None]:
    """Combat: Weapons Shotgun and Shotgun face, Hatchet and Hatchet face: the target dies at once; the Leader picks it.

    [R220 R221 rd34]
    """
    fight = g.state.fight
    assert fight is not None
    for throw in throws:
        alive = [enemy for enemy in fight.enemies if enemy.wounds < toughness(g)]
        if not alive:
            return
        options = [Option("target", enemy.token, RULE, {"person": enemy.token}) for enemy in alive]
        token = yield from decide(g, RULE, "who-dies", options, throw.who)
        for enemy in alive:
            if enemy.token == token:
                enemy.wounds = toughness(g)


def kill_people(g: War, throws: Sequence[Throw]) -> Flow[None]:
    """Combat: Weapons The same on the other side; there too the Leader picks the target. [R220 R221 rd34]"""
    for throw in throws:
        people = g.present()
        if not people:
            return
        options = [Option("target", person.key, RULE, {"person": person.key}) for person in people]
        person = g.person((yield from decide(g, RULE, "who-dies", options, throw.who)))
        if person is not None:
            die(g, person)
