"""Combat: Round. Wounds are dealt out by the Leader, to characters and to enemies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import black_die, exactly, go_up, raise_state
from vigil.games.this_war_of_mine.state import MOST, Enemy, Person
from vigil.kernel.rules.asking import draft
from vigil.kernel.rules.requests import Flow, Option
from vigil.kernel.sets.limits import Several


def distribute(g: War, rule: str, key: str, n: int, room: dict[str, int]) -> Flow[dict[str, int]]:
    """Combat: Round So many Wounds among those who can take them: all must be dealt while one of them is alive.

    [R150 R198 R199 rd33]
    """
    n = min(n, sum(room.values()))
    if not n:
        return {}
    if len(room) == 1 or n == sum(room.values()):
        return {who: min(n, most) for who, most in room.items()}

    def elements() -> Several[str]:
        return Several([(wound(who, rule), min(n, most)) for who, most in room.items() if most > 0])

    limits = exactly(n, "wound", rule)
    return dict(Counter((yield from draft(rule, key, elements, *limits, {"n": n}, seat=g.state.leader))))


@cache
def wound(who: str, rule: str) -> Option[str]:
    """Combat: Round The same words for the same Wound, in every war."""
    return Option("wound", who, rule, {"person": who})


def deal_to_people(g: War, rule: str, n: int, people: Sequence[Person]) -> Flow[None]:
    """Combat: Round Wounds of characters raise their State, one level each. [R150 R198 R202 rd33]"""
    room = {person.key: MOST - person.levels["wounds"] for person in people}
    dealt = yield from distribute(g, rule, "wounds-to-us", n, room)
    for person in list(people):
        if dealt.get(person.key):
            yield from raise_state(g, person, "wounds", dealt[person.key])


def toughness(g: War) -> int:
    """Combat: Enemies So many Wounds an enemy can take: the end of its row. [rd51]"""
    return int(g.setting("enemy-wounds"))


def deal_to_enemies(g: War, n: int, enemies: Sequence[Enemy]) -> Flow[None]:
    """Combat: Round Enemies move to the right on the grid, one space a Wound. [R199 R201 rd33]"""
    room = {enemy.token: toughness(g) - enemy.wounds for enemy in enemies}
    dealt = yield from distribute(g, "Combat: Round", "wounds-to-them", n, room)
    for enemy in enemies:
        if dealt.get(enemy.token):
            enemy.wounds += dealt[enemy.token]
            g.heard and g.tell("Combat: Round", "enemy-wounded", enemy=enemy.token, n=enemy.wounds)


def bury(g: War) -> Flow[None]:
    """Combat: Killing Enemies at the end of their row are dead. Killing anybody but Thugs weighs on all who are
    present, by a roll for each.

    [R240 rd30 rd51 rd81]
    """
    fight = g.state.fight
    assert fight is not None
    dead = [enemy for enemy in fight.enemies if enemy.wounds >= toughness(g)]
    for enemy in dead:
        fight.enemies.remove(enemy)
        fight.killed += 1
        fight.loot.append(enemy.weapon)
        g.heard and g.tell("Combat: Killing", "killed", enemy=enemy.token, foe=fight.foe)
    rolls = len(dead) if g.setting("kill-rolls") == "each" else min(1, len(dead))
    for _ in range(0 if fight.thugs else rolls):
        yield from empathy(g, "Combat: Killing", "killing", 1, g.present())


def empathy(g: War, rule: str, key: str, n: int, people: Sequence[Person]) -> Flow[None]:
    """Combat: Killing One black die for all: whoever has at least that much Empathy takes it to heart.

    [R238 R239 R241 R242 rd64]
    """
    eyes: int = yield black_die(rule, key)
    g.heard and g.tell(rule, "conscience", n=eyes)
    for person in moved_by(g, rule, eyes, people):
        flow = go_up(g, person, "misery", n)
        if flow is not None:
            yield from flow


def moved_by(g: War, rule: str, eyes: int, people: Sequence[Person]) -> list[Person]:
    """Combat: Killing Those with at least so much Empathy, who are named; or that there is nobody. [R238 R241]"""
    found = [person for person in people if eyes <= g.content.characters[person.key].empathy]
    if g.heard and found:
        g.tell(rule, "moved", people=tuple(person.key for person in found))
    elif g.heard:
        g.tell(rule, "unmoved")
    return found
