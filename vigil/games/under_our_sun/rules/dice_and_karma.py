"""Skill tests and Karma: every roll of success dice at the table goes through here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from msgspec import Struct

from vigil.games.under_our_sun.game import LETTERED, Sun
from vigil.games.under_our_sun.state import Character, Rolled
from vigil.kernel.rules.asking import draft, opening
from vigil.kernel.rules.requests import Chance, Fact, Flow, Option, Refusal

KARMA = "karma"
DIRECTION = "direction"  # the d8 that says where an enemy goes
D8 = (1, 2, 3, 4, 5, 6, 7, 8)
SYMBOL, LOST = "symbol", "lost"
NONE = -1  # of a die that knows no successes


class Die(Struct, eq=False, gc=False):
    colour: str
    face: str | int = ""
    rerolled: bool = False


class Roll(Struct, eq=False):
    """The dice of one figure: a character by its key, an enemy by its letter; and whom it means to hurt."""

    who: str
    dice: list[Die]
    rule: str
    key: str
    against: str = ""

    def concerns(self, key: str) -> bool:
        return key in (self.who, self.against)


def dice_of(g: Sun, c: Character, colours: Sequence[str], night: bool = False) -> list[Die]:
    """Conditions: Wounded A red die for a wounded character, one more for sneaking at night. [R138 R164 R202 A7 A8]"""
    dice = list(map(Die, colours))
    if wounded(c):
        dice.append(Die("red"))
    if night and g.is_night():
        dice.append(Die("red"))
    return dice


def wounded(c: Character) -> bool:
    """Conditions: Wounded At 2 HP or less, until it has 3 again: one token, never two. [R029 R201 R203 R204]"""
    return c.hp <= 2


def throw(g: Sun, die: Die, roll: Roll) -> Flow[None]:
    """Skill tests One die: eight sides, each colour with its own faces; the d8 of an enemy has numbers.

    [R165 R166 R167 R168 R227]
    """
    if die.colour == DIRECTION:
        facts = {"enemy": g.enemy(roll.who).key, "letter": roll.who}
        die.face = yield Chance(roll.rule, DIRECTION, "d8", D8, None, facts)
        return
    key, faces, sides = g.content.thrown[die.colour]
    die.face = yield Chance(roll.rule, key, "die", faces, sides, {"person": roll.who})


def successes(g: Sun, roll: Roll) -> int:
    """Skill tests A double counts as two, each cross takes one away, and nobody has less than none. [R164 R169 A7]"""
    total, worth = 0, g.content.successes
    for die in roll.dice:
        total += worth[die.colour, die.face]
    return total if total > 0 else 0


def roll_all(g: Sun, rolls: Sequence[Roll]) -> Flow[list[int]]:
    """Combat Everybody's dice are rolled and counted for themselves; when all lie open karma is asked.

    [R243 A99]
    """
    thrown = g.content.thrown
    for roll in rolls:
        if roll.key == DIRECTION:
            yield from throw(g, roll.dice[0], roll)
            continue
        rule, facts = roll.rule, {"person": roll.who}
        for die in roll.dice:
            key, faces, sides = thrown[die.colour]
            die.face = yield Chance(rule, key, "die", faces, sides, facts)
        if g.heard:
            tell_roll(g, roll)
    if rolls:
        lay_open(g, rolls)
        if karma_left(g, rolls):
            yield from ask_karma(g, rolls)
    found = []
    for roll in rolls:
        found.append(successes(g, roll))
    return found


def lay_open(g: Sun, rolls: Sequence[Roll]) -> None:
    """Skill tests The dice lie on the table for all to see."""
    open_ = g.state.rolls = []
    for roll in rolls:
        faces = []
        for die in roll.dice:
            faces.append(shown(die.colour, die.face))
        open_.append(Rolled(roll.who, roll.key, faces))


@cache
def shown(colour: str, face: str | int) -> str:
    """Skill tests What a die is called as it lies there."""
    return f"{colour}-{face}"


def tell_roll(g: Sun, roll: Roll) -> None:
    """Skill tests What lies on the table."""
    if g.heard and roll.key != DIRECTION:
        faces = tuple(f"{die.colour}-{die.face}" for die in roll.dice)
        n = successes(g, roll)
        if roll.who in LETTERED:
            enemy = g.enemy(roll.who).key
            g.tell(roll.rule, "enemy-rolled", enemy=enemy, letter=roll.who, what=roll.key, dice=faces, n=n)
        else:
            g.tell(roll.rule, "rolled", person=roll.who, what=roll.key, dice=faces, n=n)


def roll_one(g: Sun, c: Character, rule: str, key: str, colours: Sequence[str], *, night: bool = False) -> Flow[int]:
    """Skill tests The dice of one character alone."""
    found = yield from roll_all(g, [Roll(c.key, dice_of(g, c, colours, night), rule, key)])
    return found[0]


def attribute(g: Sun, c: Character, name: str) -> list[str]:
    """Characters The dice printed under an attribute, and those that cards add. [R034 R162]"""
    colours = list(g.content.dice[c.key][name])
    for card in c.cards:
        row = g.content.things[card.key]
        if name in row.tests and usable(g, c, card.key):
            colours += row.tests[name]
    return colours


def usable(g: Sun, c: Character, key: str) -> bool:
    """Items and equipment Hero items serve one character only, electric ones nobody in a solar storm.

    [R073 R083 R090]
    """
    row = g.content.things[key]
    return row.hero in ("", c.key) and not (row.electric and g.state.weather == "solar-storm")


def skill_test(g: Sun, c: Character, name: str, rule: str, *, night: bool = False) -> Flow[bool]:
    """Skill tests Strength, skill or stealth: passed with one success that is left. [R161 R162 R163 R164]"""
    dice = dice_of(g, c, attribute(g, c, name), night)
    found = yield from roll_all(g, [Roll(c.key, dice, rule, f"test-{name}")])
    g.heard and g.tell(rule, "passed" if found[0] else "failed", person=c.key, attribute=name)
    return found[0] > 0


# karma


def karma_left(g: Sun, rolls: Sequence[Roll]) -> bool:
    """Karma Whether anybody alive has karma that may be used now; where nobody stops in vain, only for a roll of one's
    own or against oneself. [R178 A86]
    """
    for c in g.state.people:
        if c.karma and not c.karma_used and c.died < 0 and (not g.brisk or first_of(c, rolls) is not None):
            return True
    return False


def ask_karma(g: Sun, rolls: Sequence[Roll]) -> Flow[None]:
    """Karma Everybody alive who has karma is asked in turn order, from the one who rolled, and sees what those before
    have rolled anew; whoever has passed is not asked again. It costs no AP.

    [R178 R179 R180 A4 A86 A101]
    """
    s = g.state
    roller = s.active
    for roll in rolls:
        if roll.who not in LETTERED:
            roller = roll.who
            break
    anybody = s.settings["karma-for"] == "any"
    for c in g.clockwise(roller):
        if not c.karma or c.karma_used or c.died >= 0:
            continue
        own = first_of(c, rolls)
        if (own is None and g.brisk) or not may_use(c, rolls, anybody):
            continue
        facts = karma_facts(g, c, own or rolls[0])
        if (yield opening("Karma", KARMA, partial(karma_options, c), facts, c.seat, matters=own is not None)).value:
            yield from use_karma(g, c, rolls)


def first_of(c: Character, rolls: Sequence[Roll]) -> Roll | None:
    """Karma The roll that a character made, or that was made against it. [A86]"""
    for roll in rolls:
        if c.key == roll.who or c.key == roll.against:
            return roll
    return None


def karma_facts(g: Sun, c: Character, roll: Roll) -> dict[str, Fact]:
    """Karma What lies on the table when it is asked: whose roll, which dice, and how many successes. [R178]"""
    by = roll.who
    for enemy in g.state.enemies:
        if enemy.letter == by:
            by = enemy.key
            break
    dice = tuple([shown(die.colour, die.face) for die in roll.dice])
    k = NONE if roll.key == DIRECTION else successes(g, roll)
    return {"person": c.key, "n": c.karma, "who": by, "what": roll.key, "dice": dice, "k": k}


def karma_options(c: Character) -> list[Option[bool]]:
    """Karma As many dice as one has. [R177]"""
    return [Option("use-karma", True, "Karma", {"n": c.karma})]


def may_use(c: Character, rolls: Sequence[Roll], anybody: bool) -> bool:
    """Karma No die is re-rolled twice in one roll, and where each has only its own none of others. [R177 A4 A86]"""
    for roll in rolls:
        if anybody or roll.concerns(c.key):
            for die in roll.dice:
                if not die.rerolled:
                    return True
    return False


def use_karma(g: Sun, c: Character, rolls: Sequence[Roll]) -> Flow[None]:
    """Karma Re-roll one or more dice: one karma die is rolled with each. [R178 R181 A86]"""
    narrow = g.setting("karma-for") == "own"
    places = [
        (n, m)
        for n, roll in enumerate(rolls)
        for m, die in enumerate(roll.dice)
        if not die.rerolled and (roll.concerns(c.key) or not narrow)
    ]

    def elements() -> list[Option[tuple[int, int]]]:
        return [
            Option(
                "reroll",
                (n, m),
                "Karma",
                {"person": rolls[n].who, "die": m + 1, "face": f"{rolls[n].dice[m].colour}-{rolls[n].dice[m].face}"},
            )
            for n, m in places
        ]

    def fits(chosen: Sequence[tuple[int, int]]) -> Refusal | None:
        return Refusal("reroll", "too-little-karma", "Karma", about={"n": c.karma}) if len(chosen) > c.karma else None

    def ready(chosen: Sequence[tuple[int, int]]) -> Refusal | None:
        return None if chosen else Refusal("reroll", "no-die-chosen", "Karma")

    chosen = yield from draft("Karma", "reroll", elements, fits, ready, {"n": c.karma}, seat=c.seat)
    yield from reroll(g, c, [(rolls[n], rolls[n].dice[m]) for n, m in chosen])
    lay_open(g, rolls)


def reroll(g: Sun, c: Character, dice: Sequence[tuple[Roll, Die]]) -> Flow[None]:
    """Karma The new result stands. A karma die without the symbol is lost for the rest of the game.

    [R181 R182 R183 R184]
    """
    good = g.content.rulebook.karma
    c.karma_used = g.setting("karma") != "roll"
    for roll, die in dice:
        yield from throw(g, die, roll)
        die.rerolled = True
        face = yield Chance("Karma", "karma-die", "karma", (SYMBOL, LOST), (good, 6 - good), {"person": c.key})
        if face == LOST:
            c.karma -= 1
        g.heard and g.tell("Karma", f"karma-{face}", person=c.key, n=c.karma)
    for n, (roll, _) in enumerate(dice):
        if all(roll is not other for other, _ in dice[:n]):
            tell_roll(g, roll)
