"""How a steady character fights: with good odds, together if it can be, and not to the death."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from vigil.games.under_our_sun.bot.fight_cost import blow, chance, cost, danger, foe, foes_at, met_at, weapon
from vigil.games.under_our_sun.game import WAYS, apart, around
from vigil.games.under_our_sun.observe.view import CharacterView, EnemyView, View

if TYPE_CHECKING:
    from vigil.games.under_our_sun.bot.turn import Turn

HEALING = ("field-surgery", "medikit", "bandage", "medics-bag")


def beside_enemies(turn: Turn) -> str:
    """Fight if it will be survived, else wait for help, else walk away: only what one does provokes them."""
    me = turn.me
    lost, once = reckoning(turn.view, me, me.at)
    strike = best_strike(turn.view, me, turn.position.options)
    if strike and (me.hp - lost >= 1.2 or (me.hp > once + 1 and lost < 3 * once)):
        return strike
    if me.hp <= 4 and once < 1.6:
        for key in HEALING:
            name = turn.named("use", item=key)
            if name:
                return name
    if help_comes(turn) and me.water >= 1:
        return turn.named("wait")
    return away(turn) or (strike if strike and lost < me.hp + 1 else "") or turn.named("wait")


def reckoning(view: View, me: CharacterView, place: str) -> tuple[float, float]:
    """The HP a fight will take from this character, and those of one round."""
    night = view.phase == "night"
    foes = [foe(each, me, night) for each in foes_at(view, me, place)]
    helpers = [each for each in view.people if each.at == place and not each.dead and each.key != me.key and each.ap]
    total = cost(foes, blow(me) + sum(blow(each) for each in helpers)) / (1 + len(helpers))
    return total, sum(damage for _, damage in foes)


def reckoned(turn: Turn, place: str) -> bool:
    """Whether this character may enter a guarded place now: alone, or with those who stand beside it."""
    me = turn.me
    beside = [each for each in turn.comrades() if apart(each.at, place) <= 1 and each.hp > 2]
    foes = met_at(turn.view, me, turn.land.tiles[place])
    lost = cost(foes, blow(me) + sum(blow(each) for each in beside)) / (1 + len(beside))
    return me.hp - lost >= 1.5


def help_comes(turn: Turn) -> bool:
    return turn.me.hp > 1 and any(0 < apart(each.at, turn.me.at) <= 2 and each.hp > 3 for each in turn.comrades())


def best_strike(view: View, me: CharacterView, options: Iterable[Any]) -> str:
    """The enemy that does most harm for its HP, with the best weapon."""
    night = view.phase == "night"
    letters = {each.letter: each for each in view.enemies}
    best, score = "", -1.0
    for option in options:
        if option.key not in ("attack", "sneak-attack"):
            continue
        if option.key == "sneak-attack" and chance(me, "stealth") < 0.7:
            continue
        enemy: EnemyView = letters[option.facts["letter"]]
        hp, damage = foe(enemy, me, night)
        worth = weapon(me, option.facts["item"]) * (1 + damage) / max(1, hp) + (
            0.5 if option.key == "sneak-attack" else 0
        )
        if worth > score:
            best, score = str(option.name), worth
    return best


def away(turn: Turn) -> str:
    """The neighbouring tile where nobody waits, the nearer to the others the better."""
    best, score = "", 3.0
    for place in around(turn.me.at):
        if not turn.land.known(place):
            continue
        name = turn.named("move", way=WAYS[around(turn.me.at).index(place)])
        tile = turn.land.tiles[place]
        lost = danger(turn.view, turn.me, tile)
        near = min((apart(each.at, place) for each in turn.comrades()), default=0)
        if name and lost + 0.1 * near < score:
            best, score = name, lost + 0.1 * near
    return best


def out_of_turn(position: Any) -> str:
    """To join a fight, to use kept AP, and the free action of a first round."""
    view: View = position.view
    me = next(each for each in view.people if each.key == position.facts["person"])
    options = {option.key: str(option.name) for option in position.options}
    strike = best_strike(view, me, position.options)
    pass_ = options.get("stay-out") or options.get("go-on")
    lost, once = reckoning(view, me, me.at)
    if pass_ is None:  # a first round has to be fought
        if me.hp <= once and "dodge" in options and chance(me, "skill") > 0.6:
            return options["dodge"]
        return strike or options["dodge"]
    if strike and me.hp - lost >= 1 and me.hp > 2:
        return strike
    if "shoot" in options and me.hp > 2:
        return options["shoot"]
    return pass_


def reaction(position: Any) -> str:
    """Attacked by another character: strike back while one stands well."""
    view: View = position.view
    me = next(each for each in view.people if each.key == position.facts["person"])
    other = next(each for each in view.people if each.key == position.facts["other"])
    options: dict[str, list[Any]] = {}
    for option in position.options:
        options.setdefault(option.key, []).append(option)
    if "counter" in options and (me.hp > 2 or other.hp <= 2):
        return str(max(options["counter"], key=lambda each: weapon(me, each.facts["item"])).name)
    for key in ("shoot-back", "dodge"):
        if key in options:
            return str(options[key][0].name)
    return str(options["nothing"][0].name)
