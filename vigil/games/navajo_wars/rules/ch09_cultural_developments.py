"""9. Cultural Developments: buying them, what they need, and the powers a player may use. The cards are ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.content.tables import Development
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import in_play
from vigil.games.navajo_wars.rules.ch01_pieces import elders_on_display, move_piece
from vigil.games.navajo_wars.rules.ch10_trade_goods import goods
from vigil.games.navajo_wars.rules.effects.carry_out import carry_out
from vigil.games.navajo_wars.state import State
from vigil.kernel.effects.interpreter import Interpreter
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Fact, Flow, Number, Option, Part, Refusal

PASS = ""
PURCHASE = "8.2 step 8"


# what a card may need besides its cost


def horses(g: NavajoWars) -> int:
    """13 In play: horses in Resources, in Passage of Time and with Families in play."""
    s = g.state
    return s.resources.get("horse", 0) + s.passage.get("horse", 0) + sum(each.horse for each in in_play(s))


def sheep(g: NavajoWars) -> int:
    """13 In play: sheep in Resources and in Passage of Time."""
    return g.state.resources.get("sheep", 0) + g.state.passage.get("sheep", 0)


def women(g: NavajoWars) -> int:
    """1.7.5 Women in the boxes of Families in play."""
    return sum(each.woman for each in in_play(g.state))


def corn(g: NavajoWars) -> int:
    """13 In play: Corn on the map and in Resources."""
    return len(g.state.corn) + len(g.state.corn_fields)


NEEDS: dict[str, Callable[[NavajoWars], int]] = {
    "horses": horses,
    "sheep": sheep,
    "women": women,
    "corn": corn,
    "elders": lambda g: elders_on_display(g.state),
    "families": lambda g: len(in_play(g.state)),
    "goods": lambda g: goods(g.state),
}


# buying


def out_of_reach(g: NavajoWars, card: Development, free: bool) -> str:
    """9.1.1 Why the Development cannot be had now, whatever else it needs; "" if it can. [9.1.1-a 9.1-d 8.2-s8-c
    9.1-i]"""
    s, key = g.state, card.key
    if card.group not in s.groups:
        return "development-group"
    if key in s.developments:
        return "development-owned"
    if card.level > 1 and g.content.before[key] not in s.developments:
        return "development-level"
    if not free and s.culture < card.culture:
        return "development-culture"
    return "development-military" if not free and s.military < card.military else ""


def why_not_buy(g: NavajoWars, key: str, free: bool = False, rule: str = PURCHASE) -> Refusal | None:
    """9.1.1 Nothing, or the first reason against having the Development now; `rule` is that of the purchase. [9.1.1-a
    9.1-c 9.1-d 8.2-s8-c 9.1-i]"""
    s, card = g.state, g.content.developments[key]
    match reason := out_of_reach(g, card, free):
        case "development-group":
            return refusal(key, reason, "9.1.1", {"group": card.group})
        case "development-owned":
            return refusal(key, reason, "9.1.2", {})
        case "development-level":
            return refusal(key, reason, "9.1.1", {"before": g.content.before[key]})
        case "development-culture":
            return refusal(key, reason, rule, {"n": card.culture, "have": s.culture})
        case "development-military":
            return refusal(key, reason, rule, {"n": card.military, "have": s.military})
    return unmet_need(g, card)


def unmet_need(g: NavajoWars, card: Development) -> Refusal | None:
    """9.1 The first of the further conditions of a card that does not hold. [9.1-c 9.1-g]"""
    if not card.needs:
        return None
    effects = g.content.effects[f"needs-{card.key}"]
    for node in effects.body:
        say = node.say
        if say is None or Interpreter(g, effects, g.content.words, 0).holds(say, ""):
            continue
        if say.name != "has":
            return refusal(card.key, "effect-condition", "9.1", {})
        kind = say.params["what"]
        return refusal(card.key, f"needs-{kind}", "9.1", {"n": say.params["n"], "have": NEEDS[kind](g)})
    return None


def refusal(key: str, reason: str, rule: str, about: dict[str, Fact]) -> Refusal:
    """9.1 A Development that may not be had, and why."""
    return Refusal("buy-development", reason, rule, {"development": key}, about)


def can_buy(g: NavajoWars, key: str, free: bool = False) -> bool:
    """9.1.1 Whether the Development may be had now. [9.1.1-a]"""
    card = g.content.developments[key]
    return not out_of_reach(g, card, free) and unmet_need(g, card) is None


def cost(g: NavajoWars, key: str) -> Number:
    """9.1 The Culture and Military printed on the card. [9.1-e 8.2-s8-b]"""
    card = g.content.developments[key]
    parts = [
        Part("9.1", part, n)
        for part, n in (("cost-in-culture", card.culture), ("cost-in-military", card.military))
        if n
    ]
    return Number("development-cost", tuple(parts))


def pay(g: NavajoWars, key: str, rule: str) -> None:
    """8.2 step 8 Each point from its own track; nothing is converted. [8.2-s8-a 8.2-s8-c 1.7.4-g]"""
    s = g.state
    card = g.content.developments[key]
    s.culture -= card.culture
    s.military -= card.military
    g.heard and g.tell(rule, "development-paid", development=key, culture=card.culture, military=card.military)


def unowned(s: State, content: Content) -> list[str]:
    """9.1.1 The Developments of the groups in the game that are not yet in play. [9.1.1-a]"""
    return [key for key, card in content.developments.items() if card.group in s.groups and key not in s.developments]


def buy_development(g: NavajoWars, rule: str, free: bool = False) -> Flow[bool]:
    """9.1 One Development or none: bought in a Victory Check, bought or free in a set-up. [9.1-a 9.1-d 8.2-s8-a]"""
    s = g.state
    cards = unowned(s, g.content)
    if not any(can_buy(g, key, free) for key in cards):
        return False

    def offer() -> list[Option[str]]:
        options = [Option("no-development", PASS, rule)]
        for key in cards:
            if can_buy(g, key, free):
                price = None if free else lambda key=key: cost(g, key)
                options.append(Option("buy-development", key, rule, {"development": key}, price))
        return options

    def refused() -> Iterator[Refusal]:
        for key in cards:
            reason = why_not_buy(g, key, free, rule)
            if reason is not None:
                yield reason

    key = yield from choose(rule, "free-development" if free else "buy-development", offer, None, refused)
    if key == PASS:
        return False
    if not free:
        pay(g, key, rule)
    gain_development(g, key, rule)
    return True


def gain_development(g: NavajoWars, key: str, rule: str) -> None:
    """9.1.2 A card comes into play, and works from now on. [9.1.2-a 9.1.3-a]"""
    lay_development(g, key, rule)
    g.count_bonuses()


def lay_development(g: NavajoWars, key: str, rule: str) -> None:
    """9.1.2 The card is laid face up at the top edge; who lays several counts their bonuses together. [9.1.2-a]"""
    g.state.developments.append(key)
    g.heard and g.tell(rule, "development-gained", development=key)
    release(g, g.content.developments[key])


def release(g: NavajoWars, card: Development) -> None:
    """1.6.1 The first card of some groups makes counters available that were set aside. [1.6.1-b 1.6.1-d]"""
    s = g.state
    for piece in card.releases:
        n = s.set_aside.get(piece, 0)
        if n:
            while move_piece(s.set_aside, s.out_of_play, piece):
                pass
            g.heard and g.tell("1.6.1", "released", piece=piece, n=n)


# powers


def ready(g: NavajoWars, power: str) -> list[str]:
    """9.1 Developments in play, not exhausted, whose power is of this kind. [9.1-b]"""
    s, powers = g.state, g.content.powers
    return [key for key in s.developments if powers[key] == power and key not in s.exhausted]


def any_ready(g: NavajoWars, power: str) -> bool:
    """9.1 Whether there is one. [9.1-b]"""
    s = g.state
    for key in g.content.bearers.get(power, ()):
        if key in s.developments and key not in s.exhausted:
            return True
    return False


def exhaust(g: NavajoWars, key: str) -> None:
    """9.1 Turn the card: it is used up until it is refreshed. [9.1-b]"""
    g.state.exhausted.append(key)
    g.heard and g.tell("9.1", "exhausted", development=key)


def refresh(g: NavajoWars) -> None:
    """9.1 Turn every exhausted card upright. [9.1-b]"""
    if g.state.exhausted:
        g.state.exhausted.clear()
        g.heard and g.tell("9.1", "refreshed")


def development_powers(g: NavajoWars, occasion: str) -> list[Option[str]]:
    """9.1 Developments in play, not exhausted, whose power may be used now. [9.1-b 9.1-h]"""
    s, uses = g.state, g.content.uses.get(occasion)
    if not uses or (occasion == "operations" and s.phase != "dine"):
        return []
    options: list[Option[str]] = []
    for key in s.developments:
        if key in uses and key not in s.exhausted and uses[key](g, occasion):
            options.append(Option("use-development", key, "9.1", {"development": key}))
    return options


def use_development(g: NavajoWars, key: str, occasion: str = "operations") -> Flow[None]:
    """9.1 Exhaust the card and do what it says. [9.1-b]"""
    exhaust(g, key)
    return carry_out(g, f"power-{key}", occasion)
