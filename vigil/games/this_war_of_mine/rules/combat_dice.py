"""Combat dice: their colour by the weapon, shots and Ammo, re-rolls by Prowess. Raids and fights share them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vigil.games.this_war_of_mine.game import Throw, War
from vigil.games.this_war_of_mine.rules.general import discard
from vigil.games.this_war_of_mine.state import UNARMED, Person
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Chance, Flow, Option, Refusal

AMMO = "ammo"
RIFLE = "assault-rifle"
DEADLY = ("shotgun", "hatchet")  # faces that kill, or end a raid, with the weapon of the same name
STORY = "story"
EMPTY = "out-of-ammo"


def colour_of(g: War, weapon: str) -> str:
    """Night Raid: Dice Grey: unarmed; yellow: a melee weapon; red: a firearm. [R152 R153 R154 R196]"""
    if not weapon or weapon == UNARMED:
        return "grey"
    return "red" if weapon in g.content.kinds["firearm"] else "yellow"


def throw_die(g: War, throw: Throw, rule: str) -> Flow[None]:
    """Combat: Round One combat die; symbols are counted on the face that lies up; foreign deadly faces are misses.

    [R151 R155 R162 R196 R197 R222 rd23 rd24]
    """
    faces = g.content.dice[throw.colour]
    sides = g.content.sides_of_dice[throw.colour]
    face: str = yield Chance(rule, f"{throw.colour}-die", "combat-die", *sides, {"person": throw.who})
    throw.face, throw.hits = face, faces[face].hits
    throw.deadly = face in DEADLY and throw.weapon == face
    if g.heard:
        missed = int(face in DEADLY and not throw.deadly)  # a face that kills only with its own weapon
        g.tell(rule, "throws", person=throw.who, die=f"{throw.colour}-die", face=face, missed=missed)


def reroll(g: War, person: Person, throws: Sequence[Throw], rule: str) -> Flow[None]:
    """Combat: Prowess As many re-rolls as Prowess allows, one die each and without Ammo; the last roll stands.

    [R163 R164 R165 R203 R204 rd25 rd26]
    """
    left = g.content.characters[person.key].prowess

    def offer() -> list[Option[int]]:
        return [keep(rule), *[again(n, throw.face, rule) for n, throw in enumerate(throws)]]

    while left and throws:
        n = yield from choose(rule, "reroll", offer, {"person": person.key, "left": left}, seat=g.state.leader)
        if n < 0:
            return
        left -= 1
        yield from throw_die(g, throws[n], rule)


@cache
def keep(rule: str) -> Option[int]:
    """Combat: Prowess The roll stands, in the same words in every war. [R204]"""
    return Option("keep", -1, rule)


@cache
def again(n: int, face: str, rule: str) -> Option[int]:
    """Combat: Prowess A die that may be rolled again, by what it shows. [R203]"""
    return Option("reroll", n, rule, {"die": n + 1, "face": face})


def firearms(g: War, people: Sequence[Person]) -> list[Person]:
    """Combat: Weapons Those who hold a firearm."""
    return [person for person in people if person.weapon in g.content.kinds["firearm"]]


def declare_shots(g: War, people: Sequence[Person], place: dict[str, int], rule: str) -> Flow[dict[str, int]]:
    """Combat: Weapons How often each firearm is fired, and the Ammo for it: one a shot, a Rifle up to twice; if there
    is not enough for all the Leader says who fires.

    [R156 R157 R158 R159 R212 R216 R266 R267 rd26 rd48 rd49]
    """
    armed = firearms(g, people)
    ammo = place.get(AMMO, 0)
    most = {person.key: 2 if person.weapon == RIFLE else 1 for person in armed}
    fired = dict.fromkeys(most, 0)
    if not armed or not ammo:
        return fired

    def elements() -> list[Option[str]]:
        return [Option("fire", who, rule, {"person": who}) for who, n in most.items() for _ in range(n)]

    def fits(shots: Sequence[str]) -> Refusal | None:
        return Refusal("fire", "no-ammo", rule, about={"n": ammo}) if len(shots) > ammo else None

    def ready(shots: Sequence[str]) -> Refusal | None:
        silent = len(armed) - len(set(shots))
        return Refusal("fire", "must-fire", rule) if silent and len(shots) < ammo else None

    if ammo >= len(armed) and all(n == 1 for n in most.values()):
        shots: tuple[str, ...] = tuple(most)
    else:
        shots = yield from draft(rule, "shots", elements, fits, ready, {"n": ammo}, seat=g.state.leader)
    for who in shots:
        fired[who] += 1
    discard(g, AMMO, len(shots), place, "fired")
    return fired
