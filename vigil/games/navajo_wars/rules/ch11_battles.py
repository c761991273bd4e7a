"""11. Battles: who may fight, the two dice, the result of the Battle table."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_results import RESULTS
from vigil.games.navajo_wars.rules.battle_table import COLUMNS, battle_result
from vigil.games.navajo_wars.rules.ch01_pieces import move_piece, use_effect
from vigil.games.navajo_wars.rules.ch01_places import value
from vigil.games.navajo_wars.rules.ch09_cultural_developments import development_powers
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll, throw
from vigil.games.navajo_wars.rules.ch10_trade_goods import ANIMAL_PRICE
from vigil.games.navajo_wars.rules.effects.blessing_ways import blessings
from vigil.games.navajo_wars.rules.intruders import remove_from_play
from vigil.games.navajo_wars.rules.moments import ask, can_pay, card_for, moment
from vigil.games.navajo_wars.state import Family
from vigil.kernel.rules.asking import do
from vigil.kernel.rules.requests import Fact, Flow, Number, Option, Part

TRIBES = {"utes": 4, "comanche": 5}  # what a Tribe adds to its die
FIREARMS = 2
MOUNTS = ("gain-horse", "mount")  # what cards do that can put the Family on a horse
SETTINGS = ("enemy-raid", "tribal-raid", "dine-raid", "warfare")


def can_fight(g: NavajoWars, family: Family) -> bool:
    """11.1 A Battle, or a raid, needs a man in the Family and Military 1 or more. [11.1-a 1.7.4-j]"""
    return family.man and g.state.military > 0


def battle(g: NavajoWars, family: Family, foe: str, setting: str, ambush: bool = False) -> Flow[str]:
    """11.2 The Diné die, which may be bought anew, then the foe's, which may not, the table; what was decided before
    the dice leaves play at the end. What an Ambush or Tribal Warfare adds is the caller's business. [11.1-b 11.3-a
    BR-x5 TG-12 TG-13]"""
    column = column_of(g, family, setting)
    facts: dict[str, Fact] = {"family": family.letter, "foe": f"foe-{foe}"}
    weapon = yield from prepare(g, family, foe, ambush, facts)
    eyes = yield from roll(g, "11.2", "battle-dine", facts)
    dine = dine_total(g, family, ambush, weapon, eyes)
    use_effect(g, "battle")
    theirs = foe_total(g, foe, (yield from throw(g, "11.2", "battle-foe", facts)))
    difference = dine.total - theirs.total
    result = battle_result(difference, column)
    g.heard and g.tell("11.2", "battle", **facts, dine=dine, enemy=theirs)
    g.heard and g.tell("Battle table", "battle-result", n=difference, column=COLUMNS[column], result=result)
    yield from do(RESULTS[result](g, family, foe, setting))
    lay_down(g, weapon)
    return result


def column_of(g: NavajoWars, family: Family, setting: str) -> int:
    """11.2 By the Value of the Area in an Enemy or Tribal Raid; the last column for Diné raids and Tribal Warfare.
    There are no other occasions. [11.2-s3-b 11.1-b]"""
    if setting not in SETTINGS:
        raise ValueError(f"no Battle is fought in {setting}")
    return (value(g, family.place) - 1) // 2 if setting in ("enemy-raid", "tribal-raid") else 3


def prepare(g: NavajoWars, family: Family, foe: str, ambush: bool, facts: dict[str, Fact]) -> Flow[str]:
    """11.2 Before the dice: one Firearms counter of either kind, a horse, a Blessing Way; asked only if there is one to
    use. A card of the Diné phase that would not matter is offered at a window. Returns the counter used. [11.2-s1-e
    1.6.5-a 11.2-s1-g 3-b MOM-a]"""
    if not may_prepare(g, family):
        if card_for(g):
            yield from moment(g, "11.2", "before-the-battle", lambda: False, facts=facts)
        return ""

    def offer() -> list[Option[str]]:
        resources = g.state.resources
        options = [Option("fight", "", "11.2")]
        if resources.get("firearms", 0):
            options.append(Option("fight-with-firearms", "firearms", "11.2"))
        if resources.get("guns", 0):
            options.append(Option("fight-with-intruder-firearms", "guns", "Intruders"))
        return options

    return (
        yield from ask(
            g,
            "11.2",
            "battle",
            offer,
            facts,
            numbers=lambda: [dine_total(g, family, ambush), foe_total(g, foe)],
            occasion="battle",
            horses=family.letter,
        )
    )


def may_prepare(g: NavajoWars, family: Family) -> bool:
    """11.2 Whether anything could still change this Battle's dice: Firearms, a horse in Resources or one to be bought,
    or that a card of the Diné phase could bring, a Development, a Blessing Way or a card that makes it fiercer.
    [11.2-s1-c 1.6.2-c 11.2-s1-h 3-b MOM-c]"""
    s = g.state
    if s.resources.get("firearms", 0) or s.resources.get("guns", 0):
        return True
    if not family.horse and (
        s.resources.get("horse", 0)
        or (s.out_of_play.get("horse", 0) and can_pay(g, ANIMAL_PRICE))
        or card_for(g, *MOUNTS)
    ):
        return True
    if card_for(g, "ferocity"):
        return True
    return bool((s.developments and development_powers(g, "battle")) or (s.hand and blessings(g, "battle")))


def dine_total(g: NavajoWars, family: Family, ambush: bool = False, weapon: str = "", eyes: int = 0) -> Number:
    """11.2 The Diné die and all that is added to it; without a die, what would be added.
    [11.2-s1-a 11.2-s1-c 11.2-s1-d 11.2-s1-e 1.6.5-f]"""
    parts = [Part("11.2", "battle-die", eyes)] if eyes else []
    parts.append(ferocity_part(g, family, ambush))
    if family.horse:
        parts.append(Part("11.2", "battle-horse", 1))
    if g.state.manuelito == family.letter:
        parts.append(Part("13 Manuelito", "battle-manuelito", 1))
    if weapon:
        parts.append(Part("11.2", "battle-firearms", FIREARMS))
    more = g.bonus("battle") + (g.bonus("battle-horse") if family.horse else 0)
    if more:
        parts.append(Part("9.1.4", "battle-cards", more))
    if g.state.effects.get("battle", 0):
        parts.append(Part("13 Blessing Way", "battle-blessing", g.state.effects["battle"]))
    return Number("battle-dine", tuple(parts))


def ferocity_part(g: NavajoWars, family: Family, ambush: bool) -> Part:
    """11.2 The Ferocity of the Family; in an Ambush twice that, but at most the Value of the Area, which may be less.
    The ceiling holds for this part only. [11.2-s1-a 11.2-s1-b 11.2-s1-f 5.2.1-c 5.2.1-d]"""
    if not ambush:
        return Part("11.2", "battle-ferocity", family.ferocity)
    ceiling = value(g, family.place) + g.bonus("ambush-cap")
    return Part("5.2.1", "ambush-ferocity", min(2 * family.ferocity, ceiling), {"n": ceiling})


def foe_total(g: NavajoWars, foe: str, eyes: int = 0) -> Number:
    """11.2 The foe's die plus Enemy Ferocity, or 4 for the Utes, 5 for the Comanche; other Tribes do not fight.
    [11.2-s2-a 11.2-s2-b 1.7.4-k 13-tribe]"""
    parts = [Part("11.2", "battle-die", eyes)] if eyes else []
    if foe == "enemy":
        parts.append(Part("11.2", "battle-enemy-ferocity", g.state.enemy_ferocity))
        more = g.bonus("enemy-battle")
    else:
        parts.append(Part("11.2", f"battle-{foe}", TRIBES[foe]))
        more = g.bonus("tribe-battle")
    if more:
        parts.append(Part("9.1.4", "battle-cards", more))
    return Number("battle-foe", tuple(parts))


def lay_down(g: NavajoWars, weapon: str) -> None:
    """1.6.5 Firearms go to Out of Play when the Battle is over, won or lost, Intruders too.
    [1.6.5-a 11.2-s1-e 1.6.6-h 1.5-s BR-x5]"""
    s = g.state
    if weapon == "firearms":
        move_piece(s.resources, s.out_of_play, "firearms")
    elif weapon == "guns":
        s.resources["guns"] -= 1
        remove_from_play(g, "firearms")
    if weapon:
        g.heard and g.tell("1.6.5", "firearms-used")
