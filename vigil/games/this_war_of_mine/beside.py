"""What stands beside an option: what it costs, does and weighs, from the content, when somebody looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vigil.games.this_war_of_mine.content.load import Content
from vigil.games.this_war_of_mine.rules.dusk import FOODS
from vigil.kernel.effect_words import told
from vigil.kernel.text import Words

DIGGING, LOCKED = ("rubble", "remnants"), "door"
WEIGHED = ("take", "carry")
PLAIN = ("task-bed", "task-floor", "task-guard", "task-scavenging")


def beside(content: Content, key: str, facts: Mapping[str, Any], words: Words) -> str:
    what = str(facts.get("what", ""))
    if key == "build":
        return cost(content.fittings[what].cost, words)
    if key == "work":
        return work(content, what, words)
    if key == "space":
        return space(content, what, words)
    if key in ("card", "card-with"):
        return card(key, what, words)
    if key == "eat":
        return words.say("effect-lower", {"state": "hunger", "n": FOODS[what]})
    if key in WEIGHED:
        return words.say("beside-weight", {"n": content.tokens[what].weight})
    if key == "arm":
        return words.say("beside-die", {"die": "red-die" if what in content.kinds["firearm"] else "yellow-die"})
    if key == "idea":
        return cost(content.fittings[str(facts["fitting"])].cost, words)
    return words.say(f"beside-{key}") if key in PLAIN else ""


def work(content: Content, key: str, words: Words) -> str:
    row = content.works[key]
    text = told(content.effects[f"work-{key}"], words)
    if row.wait:
        text = f"{text} {words.say('beside-wait', {'n': row.wait})}"
    return priced(row.cost, text, words)


def space(content: Content, id: str, words: Words) -> str:
    """What is printed there; the same on both sides of the Shelter."""
    row = next(rows[id] for rows in content.space_rows.values() if id in rows)
    return priced(content.actions[row.action].cost, told(content.effects[f"action-{row.action}"], words), words)


def card(key: str, id: str, words: Words) -> str:
    """What is in the way, and what it takes."""
    cover = id.rpartition("-")[0]
    if cover in DIGGING and key == "card":
        return words.say("beside-two")
    return words.say("beside-lock") if cover == LOCKED else ""


def priced(price: Mapping[str, int], text: str, words: Words) -> str:
    return words.raw("beside-priced", {"cost": cost(price, words), "effect": text}) if price else text


def cost(price: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{words.name(what)} {n}" for what, n in price.items())
