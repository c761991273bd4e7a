"""What stands beside an option when somebody looks: the AP it costs, by the rules, and what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.content.tables import Thing
from vigil.games.under_our_sun.game import WAYS, Sun
from vigil.games.under_our_sun.rules.duel import reaction_cost
from vigil.games.under_our_sun.rules.merchants import BUY, value_of
from vigil.games.under_our_sun.rules.own_turn import price as paid
from vigil.kernel.effects.describe import does, told, way_of
from vigil.kernel.rules.requests import Decision, Option
from vigil.kernel.text.words import Words, sentence

FEATURES = ("melee", "ranged", "electric", "fire", "holds", "areas", "armour", "stars")
PAID, FREE, JOINED, ANSWERED = ("act", "kept-ap"), "first-round", "join", "reaction"  # questions whose answers cost AP
MOVES = ("move", "charge", "sneak", "explore")
SIGNS = dict(zip(WAYS, "→↗↖←↙↘", strict=True))
ABOUT = ("enemy", "merchant", "item", "what", "tile")
CHARACTERS = ("play", "ability", "goes-first")  # options that are about the character they name
LEAVES = ("wait", "go-on", "stay-out", "nothing")


def price(g: Sun, asked: Decision, option: Option[Any], words: Words) -> str:
    """The AP that this answer takes now; nothing where AP are no matter."""
    n = cost(g, asked, option)
    return "" if n is None else words.say("price-ap", {"n": n})


def cost(g: Sun, asked: Decision, option: Option[Any]) -> int | None:
    if option.key in LEAVES:
        return None
    if asked.key == FREE:
        return 0
    facts = asked.facts or {}
    if asked.key in PAID:
        return paid(g, g.character(str(facts["person"])), option.value)
    if asked.key == JOINED:
        return g.cost(option.value[0])
    return reaction_cost(g, g.character(str(facts["other"])), option.key) if asked.key == ANSWERED else None


def way(option: Option[Any], words: Words) -> str:
    """A step or a look at a neighbouring area: an arrow, and the tile if it is known."""
    if option.key not in MOVES:
        return ""
    facts = option.facts or {}
    return f"{SIGNS[str(facts['way'])]} {words.name(str(facts['tile'])) if 'tile' in facts else ''}".strip()


def note(g: Sun, key: str, facts: Mapping[str, Any], words: Words) -> str:
    """What a card, a recipe or an ability does."""
    content = g.content
    item = str(facts.get("item", facts.get("what", "")))
    if key == "build":
        text = thing(content.things[item], content, words)
        return words.raw("beside-priced", {"cost": bill(content.things[item].recipe, words), "effect": text})
    if key == "reroll":
        return again(content, str(facts["face"]).partition("-")[0], words)
    if key == "use":
        return told(content.effects[f"use-{item}"], words)
    if key == "ability":
        row = next(each for each in content.characters.values() if each.ability.key == facts["ability"])
        return told(content.effects[f"ability-{row.key}"], words)
    if key in ("acquire", "keep", "buy") and item in content.things:
        return thing(content.things[item], content, words)
    if key == "visit":
        return words.raw(
            "beside-stock", {"things": stock(g, str(facts["merchant"]), words) or words.say("set-nothing")}
        )
    if key == "play":
        return person(content, str(facts["person"]), words)
    way = way_of(content.effects.get(turned_up(g)), key)
    return f"{sentence(does(way, words))}." if way and (way.price or way.then) else ""


def stock(g: Sun, merchant: str, words: Words) -> str:
    """What a merchant has on the counter, each thing with its price; the number in front where there are several."""
    there = next(each for each in g.state.enemies if each.key == merchant)
    goods = [(what, n) for what, n in (("water", there.water), *there.goods.items()) if n]
    goods += [(card.key, 1) for card in there.cards]
    return ", ".join(f"{f'{n} × ' if n > 1 else ''}{words.name(what)} {value_of(g, BUY, what)}" for what, n in goods)


def subject(g: Sun, key: str, facts: Mapping[str, Any]) -> str:
    """What can be read of an option: the enemy, the thing, the tile or the character it names, or the card that leaves
    this choice."""
    names = ("person",) if key in CHARACTERS else ABOUT
    named = next((str(facts[name]) for name in names if name in facts), "")
    return named or (turned_up(g) if way_of(g.content.effects.get(turned_up(g)), key) else "")


def turned_up(g: Sun) -> str:
    """The card that was turned up last in this action."""
    return g.state.shown[-1] if g.state.shown else ""


def again(content: Content, colour: str, words: Words) -> str:
    """What a die of this colour shows when it is rolled once more."""
    if colour not in content.faces:
        return ""
    sides = content.sides[colour]
    odds = [
        words.raw("beside-face", {"face": words.name(f"{colour}-{face}"), "n": n, "all": sum(sides)})
        for face, n in zip(content.faces[colour], sides, strict=True)
    ]
    return words.raw("beside-again", {"faces": ", ".join(odds)})


def joined(*texts: str) -> str:
    return " · ".join(text for text in texts if text)


def bill(goods: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{words.name(what)} {n}" for what, n in goods.items())


def dice(colours: list[str], words: Words) -> str:
    """Dice by their colours, each colour once with its number."""
    return ", ".join(words.say(f"dice-{colour}", {"n": colours.count(colour)}) for colour in dict.fromkeys(colours))


def thing(row: Thing, content: Content, words: Words) -> str:
    """What a card is good for."""
    found = []
    if row.melee:
        found.append(words.raw("beside-melee", {"dice": dice(row.melee, words)}))
    if row.ranged:
        found.append(words.raw("beside-ranged", {"dice": dice(row.ranged, words), "ammo": words.name(row.ammo)}))
    for name, colours in row.tests.items():
        found.append(words.raw("beside-test", {"attribute": words.name(name), "dice": dice(colours, words)}))
    for key in ("holds", "areas", "armour"):
        if getattr(row, key):
            found.append(words.say(f"beside-{key}", {"n": getattr(row, key)}))
    found += [words.say(f"beside-{key}") for key in ("fire", "electric") if getattr(row, key)]
    if words.has(f"reading-use-{row.key}"):
        found.append(words.say(f"reading-use-{row.key}"))
    effects = content.effects[f"use-{row.key}"]
    if effects.body:
        found.append(told(effects, words))
    return joined(*found)


def person(content: Content, key: str, words: Words) -> str:
    row = content.characters[key]
    text = words.say("beside-person", {"hp": row.hp, "water": row.water})
    pools = [
        words.raw("beside-test", {"attribute": words.name(name), "dice": dice(getattr(row, name), words)})
        for name in ("combat", "strength", "skill", "stealth")
    ]
    return joined(text, *pools)
