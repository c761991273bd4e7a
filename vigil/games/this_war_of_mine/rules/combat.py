"""Combat: enemies on the grid, rounds, flight and Backstabs."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.this_war_of_mine.game import Throw, War
from vigil.games.this_war_of_mine.rules.combat_dice import EMPTY, colour_of, declare_shots, firearms, reroll, throw_die
from vigil.games.this_war_of_mine.rules.combat_fate import tell_stories
from vigil.games.this_war_of_mine.rules.findings import find
from vigil.games.this_war_of_mine.rules.general import beyond, decide, element, gain, put
from vigil.games.this_war_of_mine.rules.scavenging import go_home
from vigil.games.this_war_of_mine.rules.volleys import enemy_throws, kill_enemies, kill_people
from vigil.games.this_war_of_mine.rules.wounds import bury, deal_to_enemies, deal_to_people, toughness
from vigil.games.this_war_of_mine.state import UNARMED, Enemy, Fight, Person, Step
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Chance, Flow, Option, Refusal

Arm = tuple[str, str]
BOTH, US, THEM = "both", "us", "them"


def start_fight(g: War, n: int, arms: dict[str, str], fight: Fight) -> Flow[None]:
    """Combat: Enemies So many tokens, drawn unseen: the letter selects the weapon, the number is Prowess; each stands
    in the first column, in the row of its weapon.

    [R189 R190 R191 R192 rd67]
    """
    left = list(g.content.enemies)
    g.heard and g.tell("Combat: Enemies", "fight-begins", foe=fight.foe, n=min(n, len(left)))
    for _ in range(min(n, len(left))):
        token: str = yield Chance("Combat: Enemies", "draw-enemy", "counter", left)
        left.remove(token)
        row = g.content.enemies[token]
        weapon, _, spare = arms[row.letter].partition(" ")
        fight.enemies.append(Enemy(token, row.prowess, weapon, spare or UNARMED))
        g.heard and g.tell("Combat: Enemies", "enemy", enemy=token, foe=fight.foe, what=weapon)
    g.state.fight = fight
    g.then(Step("arm-fight"), Step("round"))


def arm_fight(g: War, step: Step) -> Flow[None]:
    """Combat: Weapons One weapon for each character, from the Findings Pile, in the Shelter from Storage; once, before
    the first round. [R193 R194 rd52]
    """
    rule, place = "Combat: Weapons", g.goods()
    weapons = [what for what in g.content.kinds["weapon"] if place.get(what, 0)]
    people = g.present()

    def elements() -> list[Option[Arm]]:
        return [element("arm", person.key, what, rule) for person in people for what in weapons]

    def fits(arms: Sequence[Arm]) -> Refusal | None:
        if len({who for who, _ in arms}) < len(arms):
            return Refusal("arm", "has-weapon", rule)
        scarce = beyond([what for _, what in arms], place)
        return Refusal("arm", "none-at-hand", rule) if scarce else None

    if not weapons:
        return
    for who, what in (yield from draft(rule, "arm-fighters", elements, fits, lambda arms: None, seat=g.state.leader)):
        take_up(g, who, what)


def take_up(g: War, who: str, what: str) -> None:
    """Combat: Weapons A weapon in hand has left the Pile; the one before goes back. [R193 R194]"""
    person = g.person(who)
    assert person is not None
    if person.weapon:
        put(g.goods(), person.weapon, 1)
    put(g.goods(), what, -1)
    person.weapon = what
    g.heard and g.tell("Combat: Weapons", "armed", person=who, what=what)


def combat_round(g: War, step: Step) -> Flow[None]:
    """Combat: Round Before each round the group may flee; otherwise both sides strike. A Backstab comes first, and
    the fight goes on if an enemy is left.

    [R195 R200 R206 R209 R210 R211]
    """
    fight = g.state.fight
    assert fight is not None
    if fight.backstab:
        side, fight.backstab = fight.backstab, ""
        g.heard and g.tell("Combat: Backstab", f"backstab-{side}")
        yield from exchange(g, side)
    elif (yield from flees(g, fight)):
        yield from flee(g)
        return
    else:
        yield from exchange(g, BOTH)
    if fought_out(g, fight):
        yield from fight_over(g, fight)
    elif not g.state.ending:
        g.then(Step("round"))


def fought_out(g: War, fight: Fight) -> bool:
    """Combat: Round No enemy is left, or the rest of them run, or nobody is there to fight on."""
    broken = fight.breaks and fight.killed >= fight.breaks
    return not fight.enemies or bool(broken) or not g.present()


def flees(g: War, fight: Fight) -> Flow[bool]:
    """Combat: Flight Before any round, never inside one; from the Shelter there is nowhere to go. [R206 R265 rd35]"""
    if fight.home or not fight.flight:
        return False
    rule = "Combat: Flight"

    def offer() -> list[Option[bool]]:
        return [Option("stand", False, rule), Option("flee", True, rule)]

    return (yield from choose(rule, "fight-or-flee", offer, {"foe": fight.foe}, seat=g.state.leader))


def flee(g: War) -> Flow[None]:
    """Combat: Flight The enemies strike once, alone; then the whole group leaves, and Choose Findings follows at once.

    [R207 R208 R209 R210 R265 rd19 rd63]
    """
    g.heard and g.tell("Combat: Flight", "flees")
    yield from exchange(g, THEM)
    lay_down(g)
    g.state.fight = None
    go_home(g, fled=True)


def exchange(g: War, side: str) -> Flow[None]:
    """Combat: Round Firearms of both sides roll first and their Wounds are dealt before the others roll: if nobody is
    left on one side, nobody else rolls.

    [R196 R200 R209 R210 R218 R219 rd32 rd57]
    """
    fight = g.state.fight
    assert fight is not None
    fight.moved = []
    shots: dict[str, int] = {}
    if side != THEM:
        shots = yield from declare_shots(g, g.present(), g.goods(), "Combat: Weapons")
        yield from change_weapons(g, shots)
    shooters = [who for who, n in shots.items() if n]
    for first in (True, False):
        people = [person for person in g.present() if (person.key in shooters) == first] if side != THEM else []
        enemies = [enemy for enemy in fight.enemies if (colour_of(g, enemy.weapon) == "red") == first and side != US]
        enemies = [enemy for enemy in enemies if first or enemy.token not in fight.moved]
        if people or enemies:
            yield from strike(g, people, enemies, shots)
        if g.state.ending or not g.present() or not fight.enemies:
            return


def change_weapons(g: War, shots: dict[str, int]) -> Flow[None]:
    """Combat: Weapons Whoever has no Ammo must take another weapon that nobody holds, else fights unarmed.

    [R213 R267 rd52]
    """
    for person in firearms(g, g.present()):
        spare = [what for what in g.content.kinds["melee"] if g.goods().get(what, 0)]
        if not shots.get(person.key) and spare:
            options = [Option("arm", what, "Combat: Weapons", {"person": person.key, "what": what}) for what in spare]
            take_up(g, person.key, (yield from decide(g, "Combat: Weapons", "change-weapon", options, person.key)))


def strike(g: War, people: Sequence[Person], enemies: Sequence[Enemy], shots: dict[str, int]) -> Flow[None]:
    """Combat: Round Both sides roll and strike together; then the Leader deals out all Wounds.

    [R196 R197 R200 R202 R220 R221 R222 rd34 rd57]
    """
    ours: list[Throw] = []
    for person in people:
        ours += yield from our_throws(g, person, shots)
    theirs: list[Throw] = []
    for enemy in enemies:
        theirs += yield from enemy_throws(g, enemy)
    yield from tell_stories(g, ours, theirs)
    fight = g.state.fight
    assert fight is not None
    yield from kill_enemies(g, [throw for throw in ours if throw.deadly])
    alive = [enemy for enemy in fight.enemies if enemy.wounds < toughness(g)]
    yield from deal_to_enemies(g, sum(throw.hits for throw in ours), alive)
    yield from kill_people(g, [throw for throw in theirs if throw.deadly])
    yield from deal_to_people(g, "Combat: Round", sum(throw.hits for throw in theirs), g.present())
    out_of_ammo(g, theirs)
    yield from bury(g)


def our_throws(g: War, person: Person, shots: dict[str, int]) -> Flow[list[Throw]]:
    """Combat: Prowess A die for the character, two for a Rifle fired twice; then the re-rolls.

    [R196 R203 R204 R213 R216 rd24 rd25]
    """
    fired = shots.get(person.key, 0)
    weapon = person.weapon if fired or not firearms(g, [person]) else ""
    throws = [Throw(person.key, weapon, colour_of(g, weapon)) for _ in range(fired or 1)]
    for throw in throws:
        yield from throw_die(g, throw, "Combat: Round")
    yield from reroll(g, person, throws, "Combat: Prowess")
    return throws


def out_of_ammo(g: War, throws: Sequence[Throw]) -> None:
    """Combat: Weapons An enemy whose final face is Out-of-ammo goes on with its other weapon, or unarmed, and keeps its
    Wounds.

    [R215 rd50 rd61]
    """
    fight = g.state.fight
    assert fight is not None
    for throw in throws:
        for enemy in (each for each in fight.enemies if each.wounds < toughness(g)):
            if throw.face == EMPTY and enemy.token == throw.who and enemy.weapon == throw.weapon:
                enemy.weapon, enemy.spare = enemy.spare, UNARMED
                fight.moved.append(enemy.token)
                g.heard and g.tell("Combat: Weapons", "enemy-empty", enemy=enemy.token, what=enemy.weapon)


def lay_down(g: War) -> None:
    """Combat: Weapons After the fight all weapons are back where they came from; by night the guards keep theirs.

    [R145 rd75]
    """
    for person in g.present():
        if person.weapon and person.task != "guard":
            put(g.goods(), person.weapon, 1)
            person.weapon = ""


def fight_over(g: War, fight: Fight) -> Flow[None]:
    """Combat: Round The tokens go back to the pool; the winners find what the dead carried. [rd67]"""
    lay_down(g)
    g.state.fight = None
    if not g.present():
        return
    g.heard and g.tell("Combat: Round", "fight-won", foe=fight.foe, n=fight.killed)
    for what in fight.loot:
        if what in g.content.tokens:
            gain(g, what, 1)
        elif what != UNARMED:
            yield from find(g, what)
