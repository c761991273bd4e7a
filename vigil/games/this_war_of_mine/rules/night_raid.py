"""Night Raid: the guards are armed, the card is drawn, dice and boards hold off what they can."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vigil.games.this_war_of_mine.game import Throw, War
from vigil.games.this_war_of_mine.rules.combat_dice import colour_of, declare_shots, reroll, throw_die
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform
from vigil.games.this_war_of_mine.rules.general import (
    beyond,
    discard_all,
    draw,
    element,
    hand_over,
    lasting,
    put,
    whose,
)
from vigil.games.this_war_of_mine.rules.wounds import deal_to_people
from vigil.games.this_war_of_mine.state import Person, Step
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal
from vigil.kernel.sets.limits import ForEach, anything

Arm = tuple[str, str]  # who, which weapon
RAID_OVER = Step("raid-over")


def arm(g: War, step: Step) -> Flow[None] | None:
    """Night Raid: Weapons Before the card is drawn and before anybody comes who was announced, if there are guards, and
    weapons. [R145 R261 rd75]
    """
    s = g.state
    announced = bool(s.agenda) and s.agenda[-1].kind == "effects"
    if "night-raid" in s.skipped and not announced:
        return None
    weapons = [what for what in g.content.kinds["weapon"] if what in s.storage]
    guards = g.guards() if weapons else []
    return arm_guards(g, guards, weapons) if guards else None


def arm_guards(g: War, guards: Sequence[Person], weapons: Sequence[str]) -> Flow[None]:
    """Night Raid: Weapons One weapon out of Storage for each guard, if the Leader likes. [R145 R146 R261 R262]"""
    s, rule = g.state, "Night Raid: Weapons"

    def elements() -> Sequence[Option[Arm]]:
        return ForEach([person.key for person in guards], weapons, lambda who, what: element("arm", who, what, rule))

    def fits(arms: Sequence[Arm]) -> Refusal | None:
        if len({who for who, _ in arms}) < len(arms):
            return Refusal("arm", "has-weapon", rule)
        scarce = beyond([what for _, what in arms], s.storage)
        return Refusal("arm", "none-in-storage", rule) if scarce else None

    arms = yield from draft(rule, "arm-guards", elements, fits, anything, apart=whose, seat=s.leader)
    for who, what in arms:
        person = g.person(who)
        assert person is not None
        put(s.storage, what, -1)
        person.weapon = what
        g.heard and g.tell(rule, "armed", person=who, what=what)


def raid_card(g: War, step: Step) -> Flow[None]:
    """Night Raid: Card The top card is drawn and resolved; then the guards' weapons go back to Storage. [R147 R261]"""
    if "night-raid" in g.state.skipped:
        g.then(RAID_OVER)
        return
    card = yield from draw(g, "night-raids", "Night Raid: Card")
    g.then(RAID_OVER)
    if card:
        g.state.decks["night-raids"].used.append(card)
        g.state.card = card
        g.heard and g.tell("Night Raid: Card", "raid", card=card)
        perform(g, card)


def raid(g: War, damage: int, wounds: int) -> Flow[None]:
    """Night Raid Dice and boards against Damage and Wounds; a deadly face may make the guards ignore the whole card.

    [R151 R155 R160 R161 R166 R261 rd22 rd49 rd56]
    """
    g.heard and g.tell("Night Raid: Card", "threat", damage=damage, wounds=wounds)
    throws = yield from defend(g)
    if any(throw.deadly for throw in throws):
        g.heard and g.tell("Night Raid: Dice", "raid-ignored")
        g.drop_to("raid-over")
        return
    held = defence(g, throws)
    spared = yield from split(g, held, damage, wounds)
    robbed = max(0, damage - (held.total - spared))
    if g.heard:
        tell_defence(g, held, robbed, wounds - spared)
    if robbed:
        yield from rob(g, robbed)
    if wounds > spared:
        yield from deal_to_people(g, "Night Raid: Card", wounds - spared, g.guards())


def tell_defence(g: War, held: Number, damage: int, wounds: int) -> None:
    """Night Raid: Dice What held off how much, and what comes through. [R155 R166]"""
    for part in held.parts:
        if part.amount:
            g.tell(part.rule, f"holds-off-{part.key}", **(part.facts or {}), n=part.amount)
    g.tell("Night Raid: Card", "comes-through", damage=damage, wounds=wounds)


def defend(g: War) -> Flow[list[Throw]]:
    """Night Raid: Dice Shots are declared and paid for all guards, then all roll, then come the re-rolls.

    [R151 R152 R153 R154 R156 R157 R158 R159 R163 R164 R165 rd23 rd24 rd25 rd26 rd48 rd49]
    """
    rule = "Night Raid: Dice"
    guards = g.guards()
    shots = yield from declare_shots(g, guards, g.state.storage, rule)
    throws = []
    for person in guards:
        for _ in range(max(1, shots.get(person.key, 0))):
            weapon = person.weapon if shots.get(person.key, 1) else ""
            throws.append(Throw(person.key, weapon, colour_of(g, weapon)))
    for throw in throws:
        yield from throw_die(g, throw, rule)
    for person in guards:
        own = [throw for throw in throws if throw.who == person.key]
        yield from reroll(g, person, own, "Night Raid: Prowess")
    return throws


def defence(g: War, throws: Sequence[Throw]) -> Number:
    """Night Raid: Boards Each symbol and each Board-Up cancels one Damage or Wound; boards stay. [R155 R162 R166]"""
    parts = [Part("Night Raid: Dice", "die", throw.hits, {"person": throw.who}) for throw in throws]
    parts.append(Part("Night Raid: Boards", "board-ups", g.state.boards))
    if more := max(lasting_defence(g), -sum([part.amount for part in parts])):
        parts.append(Part("Book", "lasting", more))
    return Number("defence", tuple(parts))


def lasting_defence(g: War) -> int:
    """Night Raid: Boards What cards, skills of the guards, Fittings and the house add, or take away."""
    return g.bonus("raid", g.guards()) + lasting(g, "raid")


def before_dice(g: War) -> Number:
    """Night Raid: Boards What is held off before the guards roll; less than nothing is taken from their dice. [R166]"""
    parts = [Part("Night Raid: Boards", "board-ups", g.state.boards)]
    if more := lasting_defence(g):
        parts.append(Part("Book", "lasting", more))
    return Number("before-dice", tuple(parts))


def split(g: War, held: Number, damage: int, wounds: int) -> Flow[int]:
    """Night Raid: Dice How many Wounds the defence cancels; the rest of it is for Damage. [R155 rd22]"""
    total, rule = held.total, "Night Raid: Dice"
    least, most = max(0, min(wounds, total - damage)), min(wounds, total)

    def offer() -> list[Option[int]]:
        return [
            Option("cancel", n, rule, {"wounds": n, "damage": min(damage, total - n)})
            for n in range(most, least - 1, -1)
        ]

    facts = {"n": total, "damage": damage, "wounds": wounds}
    return choose(rule, "split-defence", offer, facts, numbers=lambda: [held], seat=g.state.leader)


def rob(g: War, n: int) -> Flow[None]:
    """Night Raid: Card Damage: so many tokens and resources out of Storage, of the Leader's choice; weapons in hand are
    safe. If there are fewer, all. [R148 R149 R259 R262 rd20 rd21]
    """
    stolen = yield from hand_over(g, "Night Raid: Card", "stolen", "goods", n, g.state.storage)
    discard_all(g, stolen, g.state.storage, "stolen")


def raid_over(g: War, step: Step) -> None:
    """Night Raid: Weapons What the guards held goes back to Storage. [R149]"""
    for person in g.guards():
        if person.weapon:
            put(g.state.storage, person.weapon, 1)
            person.weapon = ""


def crime_wave(g: War, step: Step) -> Flow[None]:
    """Night Raid: Crime Wave While red corners are set aside, two of them, unseen and of any mix, go into their decks.

    [R167 R168 R169 R170 rd27]
    """
    rule, of_raids, of_residents = "Night Raid: Crime Wave", g.state.decks["night-raids"], g.state.decks["residents"]
    most, others = len(of_raids.red) - of_raids.red_in, len(of_residents.red) - of_residents.red_in
    n = min(2, most + others)
    if not n:
        return

    def offer() -> list[Option[tuple[int, int]]]:
        return [shuffle_in(raids, n - raids) for raids in range(n, -1, -1) if raids <= most and n - raids <= others]

    raids, residents = yield from choose(rule, "crime-wave", offer, seat=g.state.leader)
    of_raids.red_in += raids
    of_residents.red_in += residents
    g.heard and g.tell(rule, "crime-wave", raids=raids, residents=residents)


@cache
def shuffle_in(raids: int, residents: int) -> Option[tuple[int, int]]:
    """Night Raid: Crime Wave A mix of red corners: the same words in every war. [R168]"""
    facts = {"raids": raids, "residents": residents}
    return Option("shuffle-in", (raids, residents), "Night Raid: Crime Wave", facts)
