"""A sensible traveller: drinks, eats and sleeps, gathers, fights with good odds and does what the mission asks; as a
Son of Liberty he is one of them until it pays to be known."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from vigil.games.under_our_sun.bot.destinations import Aim, wish
from vigil.games.under_our_sun.bot.fight import out_of_turn, reaction
from vigil.games.under_our_sun.bot.fight_cost import chance
from vigil.games.under_our_sun.bot.goods import accepts, bargain, gifts, lifts, prices, starting, value
from vigil.games.under_our_sun.bot.son_of_liberty import is_son, meets, silent, son_acts
from vigil.games.under_our_sun.bot.turn import APART, Turn, act, known_son
from vigil.games.under_our_sun.game import WAYS, apart, around
from vigil.games.under_our_sun.observe.view import CharacterView, View
from vigil.kernel.play.driver import asked
from vigil.kernel.sets.draft import Draft

PEOPLE = ("veteran", "thickskin", "medic", "scout", "dowser", "tinker")


class Steady:
    sees = True

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed

    def choose(self, position: Any) -> str:
        if position.key in CHOICES:
            return CHOICES[position.key](position)
        if position.key in SETS:
            return put_together(position, SETS[position.key](position))
        if position.is_set:
            return str(position.by_luck(lambda n: n - 1))
        return str(position.options[-1].name)


def me_of(position: Any) -> CharacterView:
    """The character the question speaks of, else one's own."""
    people: list[CharacterView] = position.view.people
    key = (position.facts or {}).get("person", "")
    own = [each for each in people if each.seat == position.seat]
    return next((each for each in people if each.key == key), own[0] if own else people[0])


def named(position: Any, *keys: str) -> str:
    """The first of these keys that is offered, else the last option."""
    for key in keys:
        for option in position.options:
            if option.key == key:
                return str(option.name)
    return str(position.options[-1].name)


def own_turn(position: Any) -> str:
    turn = Turn(position)
    return son_acts(turn) or act(turn, APART) if is_son(turn.me) else act(turn)


def put_together(position: Any, names: Iterable[str]) -> str:
    """As much of this as fits, in this order; luck, if that is no answer."""
    decision = next(each for each in asked(position.imagine(1).request) if each.seat == position.seat)
    draft = Draft(decision)
    for name in names:
        draft.put_in(name)
    if draft.problem() is not None:
        return str(position.by_luck(lambda n: n - 1))
    return draft.option().name


# sets


def picked_up(position: Any) -> list[str]:
    me, view = me_of(position), position.view
    tile = next(each for each in view.tiles if each.place == me.at)
    return [f"take {what}" for what in lifts(me, tile, Aim(view).wanted)] or [position.options[0].name]


def given(position: Any) -> list[str]:
    view: View = position.view
    me = next(each for each in view.people if each.key == view.active)
    return gifts(me, me_of(position), Aim(view).wanted)


def dealt(position: Any) -> list[str]:
    view: View = position.view
    me = next(each for each in view.people if each.key == view.active)
    merchant = next(each for each in view.enemies if each.merchant and each.at == me.at)
    return bargain(me, merchant, Aim(view).wanted)


def rerolled(position: Any) -> list[str]:
    """Own misses, and hits of those who attack."""
    return [str(option.name) for option in bad_dice(position.view, position.seat, position.options)]


def bad_dice(view: View, seat: int, options: Iterable[Any]) -> list[Any]:
    own = {each.key for each in view.people if each.seat == seat}
    people = {each.key for each in view.people}
    found = []
    for option in options:
        _, _, face = str(option.facts["face"]).partition("-")
        who = option.facts["person"]
        if (who in own and face in ("blank", "cross")) or (who not in people and face in ("success", "double")):
            found.append(option)
    return sorted(found, key=lambda option: not str(option.facts["face"]).startswith("green"))


def karma(position: Any) -> str:
    """Dice are thrown again where it saves a life or a test. How they lie is looked up in an imagined world: there they
    lie alike."""
    me = me_of(position)
    if me.karma < 2 and me.hp > 3:
        return named(position, "go-on")
    fork = position.imagine(1)
    decision = next(each for each in asked(fork.request) if each.seat == position.seat)
    fork.answer(next(option for option in decision.offer() if option.key == "use-karma"))
    dice = [option.facts or {} for each in asked(fork.request) for option in each.offer()]
    people = {each.key for each in position.view.people}
    mine = [str(die["face"]) for die in dice if die["person"] == me.key]
    theirs = [str(die["face"]) for die in dice if die["person"] not in people]
    failed = bool(mine) and not any(hits(face) for face in mine)
    if (failed and not theirs and me.karma >= 2) or sum(map(hits, theirs)) >= min(3, me.hp):
        return named(position, "use-karma")
    return named(position, "go-on")


def hits(face: str) -> int:
    return 2 if face.endswith("double") else int(face.endswith("success"))


# choices


def character(position: Any) -> str:
    names = {option.facts["person"]: str(option.name) for option in position.options}
    return next((names[key] for key in PEOPLE if key in names), str(position.options[0].name))


def loot(position: Any) -> str:
    me = me_of(position)
    return str(max(position.options, key=lambda option: value(me, option.facts["item"]) or 0.8).name)


def lost(position: Any) -> str:
    """The least useful thing."""
    me, wanted = me_of(position), Aim(position.view).wanted
    return str(min(position.options, key=lambda option: wish(me, option.facts["what"], wanted)).name)


def stolen(position: Any) -> str:
    return str(max(position.options, key=lambda option: prices(option.facts["what"])).name)


def victim(position: Any) -> str:
    """The night's card concerns whoever can bear it best; a Son of Liberty wants it otherwise."""
    people = {each.key: each for each in position.view.people}
    son = any(is_son(each) for each in position.view.people if each.seat == position.seat)

    def health(option: Any) -> int:
        each: CharacterView = people[option.facts["person"]]
        return (-each.hp if son else each.hp) - 20 * (son and each.seat == position.seat)

    return str(max(position.options, key=health).name)


def neediest(position: Any) -> str:
    people = {each.key: each for each in position.view.people}

    def need(option: Any) -> int:
        each: CharacterView = people[next(iter(option.facts.values()))]
        return each.most_hp - each.hp + 3 * each.infected - 20 * known_son(each)

    return str(max(position.options, key=need).name)


def trade_offer(position: Any) -> str:
    view: View = position.view
    own = [each for each in view.people if each.seat == position.seat and not each.dead]
    giver = me_of(position)
    me = next((each for each in own if each.at == giver.at), own[0])
    agreed = accepts(me, position.facts["given"], position.facts["wanted"], known_son(giver))
    return named(position, "accept" if agreed else "refuse")


def points(position: Any) -> str:
    return str(position.options[-1].name)


def revealed(position: Any) -> str:
    """The unknown tile nearest to where the mission leads."""
    me, view = me_of(position), position.view
    target = Aim(view).place(view)
    if not target:
        return str(position.options[0].name)
    return str(min(position.options, key=lambda each: apart(around(me.at)[WAYS.index(each.facts["way"])], target)).name)


def hardest(position: Any) -> str:
    return str(max(position.options, key=lambda option: option.facts["n"]).name)


def first(position: Any) -> str:
    return str(position.options[0].name)


def able(key: str, test: Callable[[CharacterView], bool]) -> Callable[[Any], str]:
    """An offer of a card that is taken where it is sensible."""
    return lambda position: named(position, key) if test(own_of(position)) else str(position.options[-1].name)


def own_of(position: Any) -> CharacterView:
    """Of one's own the one whose turn it is, else the first."""
    view: View = position.view
    own = [each for each in view.people if each.seat == position.seat]
    return next((each for each in own if each.key == view.active), own[0])


CHOICES: dict[str, Callable[[Any], str]] = {
    "act": own_turn,
    "choose-character": character,
    "starting-items": starting,
    "add-points": points,
    "first-round": out_of_turn,
    "join": out_of_turn,
    "kept-ap": out_of_turn,
    "reaction": reaction,
    "karma": karma,
    "silent-call": silent,
    "meets-sons": meets,
    "void": hardest,
    "strongest": first,
    "keep-loot": loot,
    "lose": lost,
    "steal": stolen,
    "camp-vote": victim,
    "ignore-animal": lambda position: named(position, "ignore-card"),
    "trade-offer": trade_offer,
    "reveal": revealed,
    "patient": neediest,
    "sick": neediest,
    "comrade": neediest,
    "fallen": neediest,
    "who-first": first,
    "cellar": able("go-down", lambda me: me.hp > 3 and chance(me, "skill") > 0.5),
    "grave": able("dig", lambda me: me.well_being == "fit"),
    "child": able("share", lambda me: me.goods.get("food", 0) > 1 and me.karma < 3),
    "bad-water": able("drink-it", lambda me: me.water < 2 or chance(me, "strength") > 0.7),
    "hermit": able("give-water", lambda me: me.water > 4),
    "beehive": able("reach-in", lambda me: me.hp > 3 and not me.goods.get("food")),
    "visitor": able("give-water", lambda me: me.water > 3 and me.karma < 3),
}
SETS: dict[str, Callable[[Any], list[str]]] = {
    "pick-up": picked_up,
    "trade": given,
    "deal": dealt,
    "reroll": rerolled,
}
