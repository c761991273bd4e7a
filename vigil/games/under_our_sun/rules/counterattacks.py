"""Combat: who strikes back, and whom."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.dice_and_karma import Die, Roll, roll_all, usable
from vigil.games.under_our_sun.rules.health import damage
from vigil.games.under_our_sun.state import NIGHT, Character, Enemy
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Option


class Strike(Struct, eq=False):
    """What an enemy's attack would cost."""

    enemy: Enemy
    n: int


class Round(Struct, eq=False):
    """A combat round while it lasts: it begins and ends within one action."""

    active: Character
    there: list[Enemy]  # alive when it began: who falls still makes the attack it owes
    acted: list[Character] = []  # whom enemies may strike, the last one last
    done: list[str] = []  # had their combat action
    dodging: dict[str, bool] = {}  # who dodges, and whether the test was passed
    strikes: dict[str, list[Strike]] = {}  # against dodgers
    places: set[str] = set()  # where it is fought


def new_round(g: Sun, c: Character) -> Round:
    """Combat Enemies that attacked are untapped for the next round. [R237 R240 R348]"""
    there = []
    for enemy in g.state.enemies:
        if not enemy.dead:
            enemy.tapped = False
            there.append(enemy)
    return Round(c, there)


def enemy_roll(g: Sun, enemy: Enemy, c: Character) -> Roll:
    """Enemy deck The light dice by day, the dark ones by night. [R053 R054]"""
    melee = g.row(enemy).melee
    colours = melee.night if g.state.phase == NIGHT else melee.day
    return Roll(enemy.letter, list(map(Die, colours)), "Combat", "enemy-attack", c.key)


def take(g: Sun, c: Character, n: int, rule: str = "Combat") -> None:
    """Combat Each success of an enemy costs 1 HP; armour holds off its part, of several pieces the best one. [R246]"""
    if n <= 0:
        return
    worn, things = armour(g, c), g.content.things
    held = min(n, things[worn].armour) if worn else 0
    g.heard and held and g.tell("Items and equipment", "armour-held", person=c.key, item=worn, n=held)
    damage(g, c, n - held, rule)


def armour(g: Sun, c: Character) -> str:
    """Items and equipment Of several pieces that may be used the best one counts; "" if there is none. [R081 R090]"""
    best, things = "", g.content.things
    for card in c.cards:
        if things[card.key].armour > (things[best].armour if best else 0) and usable(g, c, card.key):
            best = card.key
    return best


def untapped(g: Sun, r: Round, c: Character) -> list[Enemy]:
    """Combat Enemies of its tile that have not attacked in this round, those who fell in it included.

    [R240 R241 A18]
    """
    found, at = [], c.at
    for each in r.there:
        if each.at == at and not each.tapped and (not (each.merchant or c.revealed) or g.hates(each, c)):
            found.append(each)
    return found


def strongest(g: Sun, r: Round, c: Character) -> Flow[Enemy | None]:
    """Combat: Configurations Most successes to be expected now, then most HP left; then whoever plays the enemy
    chooses.

    [R242 R285 A17 A65]
    """

    def strength(enemy: Enemy) -> tuple[int, int]:
        row = g.row(enemy)
        colours = row.melee.night if g.is_night() else row.melee.day
        return sum(g.content.worth[colour] for colour in colours), row.hp - enemy.damage

    left = untapped(g, r, c)
    if not left:
        return None
    best = max(strength(each) for each in left)
    tied = [each.letter for each in left if strength(each) == best]
    if len(tied) == 1:
        return g.enemy(tied[0])
    rule = "Combat: Configurations"

    def offer() -> list[Option[str]]:
        return [Option("strikes", each, rule, {"enemy": g.enemy(each).key, "letter": each}) for each in tied]

    letter = yield from choose(rule, "strongest", offer, {"person": c.key}, seat=g.left_of(r.active))
    return g.enemy(letter)


def strike(g: Sun, r: Round, c: Character, enemies: Sequence[Enemy]) -> Flow[None]:
    """Combat Each enemy rolls for itself. What is aimed at a dodger waits until all dice against it lie open.

    [R240 R243 R246 A19]
    """
    found = yield from roll_all(g, [enemy_roll(g, enemy, c) for enemy in enemies])
    for enemy, n in zip(enemies, found):
        enemy.tapped = True
        if c.key in r.dodging:
            r.strikes.setdefault(c.key, []).append(Strike(enemy, n))
        else:
            take(g, c, n)


def the_rest(g: Sun, r: Round) -> Flow[None]:
    """Combat: Configurations When nobody else joins, all that have not attacked strike the last one on their tile who
    acted and whom they fight, never a shooter on another tile.

    [R238 R241 R277 R283 R286 A18 A54]
    """
    for last in reversed(r.acted):
        if last.died < 0:
            left = untapped(g, r, last)
            if left:
                yield from strike(g, r, last, left)


def settle(g: Sun, r: Round) -> Flow[None]:
    """Combat: Actions A passed dodge voids one whole attack: the dodger says which, after the dice. [R259 R260 A19]"""
    for key, strikes in r.strikes.items():
        c = g.character(key)
        if r.dodging[key]:
            yield from void_one(g, c, strikes)
        for each in strikes:
            take(g, c, each.n)


def void_one(g: Sun, c: Character, strikes: list[Strike]) -> Flow[None]:
    """Combat: Actions Which attack is voided; one that missed needs no dodging. [R260]"""
    hits = [each for each in strikes if each.n] or strikes
    n = yield from choose("Combat: Actions", "void", lambda: void_options(hits), {"person": c.key}, seat=c.seat)
    voided = hits[n]
    strikes.remove(voided)
    g.heard and g.tell("Combat: Actions", "voided", person=c.key, enemy=voided.enemy.key, n=voided.n)


def void_options(strikes: Sequence[Strike]) -> list[Option[int]]:
    """Combat: Actions The attacks against a dodger. [R260]"""
    return [
        Option("void", n, "Combat: Actions", {"enemy": each.enemy.key, "letter": each.enemy.letter, "n": each.n})
        for n, each in enumerate(strikes)
    ]
