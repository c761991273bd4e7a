"""What a steady character does in its own turn: stay alive, gather, make, sleep, and go where the mission wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vigil.games.under_our_sun.bot.destinations import FAR, Aim, Land, gathering, prey, room
from vigil.games.under_our_sun.bot.fight import beside_enemies, reckoned
from vigil.games.under_our_sun.bot.fight_cost import blow, chance, cost, danger, foes_at, met_at, printed
from vigil.games.under_our_sun.bot.goods import builds, can_deal, care, gifts, lifts, loading
from vigil.games.under_our_sun.game import WAYS, apart, around
from vigil.games.under_our_sun.observe.view import CharacterView, TileView, View
from vigil.games.under_our_sun.state import HOME

PHASES_LEFT = {"morning": 3, "afternoon": 2, "night": 1}
A_PHASE = 4.0  # AP of a phase that go into a way
ALWAYS = ("good-boots", "binoculars", "scouts-compass", "tinkers-toolbox", "bedroll", "dowsers-rod")


class Turn:
    """One question about the next action."""

    def __init__(self, position: Any) -> None:
        self.position = position
        self.view: View = position.view
        self.me: CharacterView = next(each for each in self.view.people if each.key == position.facts["person"])
        self.land, self.aim = Land(self.view, self.me), Aim(self.view)
        self.by_key: dict[str, list[Any]] = {}
        for option in position.options:
            self.by_key.setdefault(option.key, []).append(option)

    def named(self, key: str, **facts: Any) -> str:
        """The option of that key and these facts, "" if it is not offered."""
        for option in self.by_key.get(key, ()):
            if all((option.facts or {}).get(name) == fact for name, fact in facts.items()):
                return str(option.name)
        return ""

    @property
    def here(self) -> TileView:
        return self.land.here

    @property
    def phases_left(self) -> int:
        """Phases until the card that lies open is lost."""
        if not self.view.last_day:
            return 99
        return 3 * (self.view.last_day - self.view.day) + PHASES_LEFT.get(self.view.phase, 3)

    def late(self, place: str) -> bool:
        """Whether there is just time enough to get there and to fight."""
        return self.phases_left * A_PHASE < self.land.far(place) + 16

    def comrades(self) -> list[CharacterView]:
        return [each for each in self.view.people if not each.dead and each.key != self.me.key and not known_son(each)]


def known_son(each: CharacterView) -> bool:
    return each.revealed and each.team not in ("", "survivor")


def act(turn: Turn, steps: Sequence[Callable[[Turn], str]] = ()) -> str:
    if foes_at(turn.view, turn.me, turn.me.at) and not turn.me.hidden:
        return beside_enemies(turn)
    for step in steps or STEPS:
        name = step(turn)
        if name:
            return name
    return turn.named("wait")


# staying alive


def water(turn: Turn) -> str:
    me = turn.me
    lacking = me.most_water - me.water
    if lacking >= 2 or (me.water <= 2 and lacking):
        return (
            turn.named("refill")
            or turn.named("rain")
            or (lacking >= 3 and turn.named("ability", ability="find-water"))
            or ""
        )
    return ""


def free_help(turn: Turn) -> str:
    """What costs nothing and comes back tomorrow."""
    for key in ALWAYS:
        if key == "dowsers-rod" and turn.me.most_water - turn.me.water < 2:
            continue
        name = turn.named("use", item=key)
        if name:
            return name
    return turn.named("ability", ability="look-ahead")


def sleep(turn: Turn) -> str:
    """By night, and by day when tired; the last nights before the end are for walking."""
    me, night = turn.me, turn.view.phase == "night"
    if me.well_being == "fit" or not (me.well_being == "tired" or night):
        return ""
    target = turn.aim.place(turn.view)
    if target and me.at != target and turn.late(target):
        return ""
    return pitched(turn) or turn.named("sleep")


def shelter(turn: Turn) -> str:
    """Nobody stays overnight where enemies will come back in the Morning, if there is a quiet place beside."""
    if turn.view.phase != "night" or not haunted(turn.here):
        return ""
    best, least = "", float(turn.me.ap)
    for place in around(turn.me.at):
        if not turn.land.known(place) or haunted(turn.land.tiles[place]):
            continue
        if danger(turn.view, turn.me, turn.land.tiles[place]) or turn.land.full(place):
            continue
        name = turn.named("move", way=WAYS[around(turn.me.at).index(place)])
        if name and turn.land.tiles[place].move < least:
            best, least = name, float(turn.land.tiles[place].move)
    return best


def haunted(tile: TileView) -> bool:
    row = printed().tiles.get(tile.key)
    return bool(tile.symbols or (row and row.enemies))


def pitched(turn: Turn) -> str:
    if turn.view.phase != "night" or turn.me.ap < 4:
        return ""
    return turn.named("pitch") or (turn.me.goods.get("fabric", 0) > 3 and turn.named("build-camp")) or ""


def struck(turn: Turn) -> str:
    """A camp is taken along in the Morning."""
    return turn.named("strike-camp") if turn.view.phase == "morning" and not turn.here.stored else ""


# what lies here


def search(turn: Turn) -> str:
    if turn.me.hidden and turn.here.symbols and chance(turn.me, "stealth") < 0.8:
        return ""
    for option in turn.by_key.get("loot", ()):
        return str(option.name)
    for option in turn.by_key.get("container", ()):
        if chance(turn.me, option.facts["attribute"]) > 0.3:
            return str(option.name)
    return turn.named("pick-up") if lifts(turn.me, turn.here, turn.aim.wanted) else ""


def workshop(turn: Turn) -> str:
    for key in builds(turn.me, turn.aim.wanted):
        name = turn.named("build", item=key)
        if name:
            return name
    kind = loading(turn.me)
    return turn.named("ammo", what=kind) if kind else ""


def counter(turn: Turn) -> str:
    """A visit where something wanted can be paid."""
    merchant = next((each for each in turn.view.enemies if each.merchant and each.at == turn.me.at), None)
    if merchant is None or not can_deal(turn.me, merchant, turn.aim.wanted):
        return ""
    return turn.named("deal") or (turn.me.ap > 1 and turn.named("visit")) or ""


def gift(turn: Turn) -> str:
    for other in turn.comrades():
        if other.at == turn.me.at and other.key not in turn.me.refused and gifts(turn.me, other, turn.aim.wanted):
            return turn.named("trade", person=other.key)
    return ""


def helping(turn: Turn) -> str:
    """Orders for whoever plays after this character."""
    people = [each.key for each in turn.view.people if not each.dead]
    if turn.view.first not in people:
        return ""
    order = people[people.index(turn.view.first) :] + people[: people.index(turn.view.first)]
    after = order[order.index(turn.me.key) + 1 :]
    if any(each.key in after and each.at == turn.me.at for each in turn.comrades()):
        return turn.named("ability", ability="give-orders")
    return ""


def kitchen(turn: Turn) -> str:
    """One food becomes three: whoever carries fire, wood and metal cooks."""
    me = turn.me
    food = me.goods.get("food", 0)
    if not food or room(me) < 2 or food > 2 + me.most_hp - me.hp:
        return ""
    if turn.here.fire == "field-kitchen":
        return turn.named("cook")
    if turn.here.fire:
        return turn.named("kitchen") if me.ap >= 3 else ""
    return turn.named("light") if me.goods.get("metal") and me.ap >= 4 else ""


# going somewhere


def shooting(turn: Turn) -> str:
    """A shot costs nothing while the enemy stays away; those who shoot back harder are left alone."""
    best, score = "", 0.0
    for option in turn.by_key.get("shoot", ()):
        enemy = next(each for each in turn.view.enemies if each.letter == option.facts["letter"])
        lost = cost([(enemy.hp - enemy.damage, 0.6)], blow(turn.me))
        if lost < turn.me.hp - 1 and lost + 1 > score:
            best, score = str(option.name), lost + 1
    return best


def hunting(turn: Turn) -> str:
    """The Son of Liberty who is known, if he can be beaten."""
    son = next((each for each in turn.view.people if known_son(each) and not each.dead), None)
    if son is None or turn.me.hp < 3:
        return ""
    strikes = [option for option in turn.by_key.get("attack-character", ()) if option.facts["person"] == son.key]
    strikes += [option for option in turn.by_key.get("shoot-character", ()) if option.facts["person"] == son.key]
    if strikes and blow(turn.me) * turn.me.hp > 0.7 * blow(son) * son.hp:
        return str(strikes[0].name)
    together = sum(blow(each) for each in [turn.me, *turn.comrades()] if apart(each.at, son.at) <= 3)
    if turn.land.far(son.at) < 8 and together > blow(son):
        return toward(turn, son.at)
    return ""


def on_the_way(turn: Turn) -> str:
    target = destination(turn)
    return toward(turn, target) if target and target != turn.me.at else ""


def destination(turn: Turn) -> str:
    """Water before anything else; then the mission if all are ready for it or time is short; else what lies about."""
    land, me, aim, view = turn.land, turn.me, turn.aim, turn.view
    if me.water <= 1 + (view.phase != "night"):
        wells = [tile.place for tile in view.tiles if tile.water + tile.stored >= 2 or tile.place == HOME]
        well = land.nearest(place for place in wells if place != me.at or land.tiles[place].water)
        if well and land.far(well) <= 6.0 * (1 + me.water) and land.far(well) < land.far(aim.place(view) or well) + 4:
            return well
    place = aim.place(view)
    if aim.kind == "all-home":
        return HOME
    if aim.kind == "at-home-with" and (
        aim.is_gathered(view) or (turn.late(HOME) and any(map(me.goods.get, aim.wanted)))
    ):
        return HOME if any(me.goods.get(what) for what in aim.wanted) else gathering(land, {}, 8.0)
    if place and (ready(turn, place) or turn.late(place)):
        return place
    if aim.kind == "slain":
        victim = prey(land, me.hp - (1.0 if turn.phases_left < 6 else 2.5))
        if victim:
            return victim
    return gathering(land, aim.wanted, 9.0 if turn.view.phase != "night" else 4.0)


def ready(turn: Turn, place: str) -> bool:
    """Whether those who are near could clear the place together, and this one is well enough."""
    me = turn.me
    tile = turn.land.tiles[place]
    team = [each for each in turn.comrades() if apart(each.at, place) <= 3 and each.hp > 3]
    foes = met_at(turn.view, me, tile)
    lost = cost(foes, blow(me) + sum(blow(each) for each in team)) / (1 + len(team))
    return me.hp - lost >= 2 and me.hp * 5 >= me.most_hp * 3 and me.water >= 2


def toward(turn: Turn, target: str) -> str:
    """The next step: unknown tiles are looked at first, unless one is strong and in a hurry."""
    land, me = turn.land, turn.me
    if target == me.at or land.far(target) >= 2 * FAR:
        return ""
    place = land.first_step(target)
    way = WAYS[around(me.at).index(place)]
    if not land.known(place):
        bold = me.hp >= 4 and turn.late(target) and not foes_at(turn.view, me, place)
        return (bold and turn.named("charge", way=way)) or turn.named("explore", way=way)
    lost = danger(turn.view, me, land.tiles[place])
    goal = place == target and turn.aim.place(turn.view) == place
    if lost:
        sneaks = chance(me, "stealth", land.night)
        if not goal and sneaks > 0.6 and lost > 0.7:
            return turn.named("sneak", way=way)
        if not goal and lost > me.hp - 2:
            return ""
        if goal and not (turn.late(place) or reckoned(turn, place)):
            return ""
    return turn.named("move", way=way)


def lurking(turn: Turn) -> str:
    """Somewhere safe where there is water or something to be had: not a step into danger."""
    land, me = turn.land, turn.me
    wells = [tile.place for tile in turn.view.tiles if tile.water + tile.stored and tile.place != me.at]
    target = land.nearest(wells) if me.water <= 2 else gathering(land, {}, 8.0)
    if not target or target == me.at or target not in land.ways:
        return ""
    place = land.first_step(target)
    if land.known(place) and danger(turn.view, me, land.tiles[place]) and me.water:
        return ""
    return toward(turn, target)


def rallying(turn: Turn) -> str:
    """To a comrade who stands beside enemies."""
    for other in turn.comrades():
        if 0 < turn.land.far(other.at) < 12 and foes_at(turn.view, turn.me, other.at) and turn.me.hp > 3:
            return toward(turn, other.at)
    return ""


def looking(turn: Turn) -> str:
    """AP that are left over show what lies around."""
    if turn.me.hidden and turn.here.symbols:
        return ""
    for option in turn.by_key.get("explore", ()):
        return str(option.name)
    return turn.named("ability", ability="scrap-together") if room(turn.me) >= 2 else ""


def resting(turn: Turn) -> str:
    return turn.named("sleep") if turn.me.well_being != "fit" else ""


STEPS: tuple[Callable[[Turn], str], ...] = (
    care,
    free_help,
    hunting,
    water,
    gift,
    search,
    workshop,
    counter,
    shooting,
    struck,
    kitchen,
    shelter,
    sleep,
    helping,
    rallying,
    on_the_way,
    looking,
    resting,
)
APART: tuple[Callable[[Turn], str], ...] = (  # of whoever has other plans than the mission
    care,
    free_help,
    water,
    search,
    workshop,
    counter,
    struck,
    kitchen,
    shelter,
    sleep,
    lurking,
    resting,
)
