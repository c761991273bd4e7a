"""What stands beside an option: what it costs and does, from the content, when somebody looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vigil.games.under_our_sun.content.load import Content
from vigil.games.under_our_sun.content.tables import Thing
from vigil.kernel.effect_words import told
from vigil.kernel.text import Words

FEATURES = ("melee", "ranged", "electric", "fire", "holds", "areas", "armour", "stars")
BUILT = ("ammo", "build-camp")
SAME = {"attack-character": "attack", "shoot-character": "shoot", "rob": "attack"}


def beside(content: Content, key: str, facts: Mapping[str, Any], words: Words) -> str:
    """The AP of an action, and what a card, a recipe or an ability does."""
    item = str(facts.get("item", facts.get("what", "")))
    if key in ("move", "sneak"):
        return ap(
            content.tiles[str(facts["tile"])].move + (content.rulebook.costs["sneak"] if key == "sneak" else 0), words
        )
    if key == "build":
        text = thing(content.things[item], content, words)
        return words.raw("beside-priced", {"cost": bill(content.things[item].recipe, words), "effect": text})
    if key == "use":
        return joined(ap(content.things[item].ap, words), told(content.effects[f"use-{item}"], words))
    if key == "ability":
        row = next(each for each in content.characters.values() if each.ability.key == facts["ability"])
        return joined(ap(row.ability.ap, words), told(content.effects[f"ability-{row.key}"], words))
    if key in ("acquire", "keep", "buy") and item in content.things:
        return thing(content.things[item], content, words)
    if key == "play":
        return person(content, str(facts["person"]), words)
    if key in BUILT:
        return ap(content.rulebook.costs["build"], words)
    cost = content.rulebook.costs.get(SAME.get(key, key))
    return ap(cost, words) if cost and key != "sleep" else ""


def ap(n: int, words: Words) -> str:
    return words.say("beside-ap", {"n": n}) if n else ""


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
