"""What stands beside an option: what it costs, may bring, does and weighs, when somebody looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.day_actions import opens_from, where_is
from vigil.games.this_war_of_mine.rules.dusk import FOODS
from vigil.games.this_war_of_mine.rules.storage_forecast import Find, finds, lacking
from vigil.games.this_war_of_mine.words.thing_text import uses, values
from vigil.kernel.effects.describe import does, told, way_of
from vigil.kernel.text.words import Words, sentence

DIGGING, REMNANTS, LOCKED = ("rubble", "remnants"), "remnants", "door"
WEIGHED = ("take", "carry")
PLAIN = ("task-bed", "task-floor", "task-guard", "task-scavenging", "stand", "flee")
SUBJECTS = ("fitting", "place", "card", "what")
DEEDS = {"barter": "barter", "stand": "fight", "flee": "fight"}  # options, and what brings them about


def note(g: War, key: str, facts: Mapping[str, Any], words: Words) -> str:
    content, what = g.content, str(facts.get("what", ""))
    if key == "build":
        return cost(content.fittings[what].cost, words)
    if key == "work":
        return joined(work(content, what, words), danger(g, where_is(g, what), words))
    if key == "space":
        return joined(space(content, what, words), danger(g, what, words))
    if key in ("card", "card-with"):
        alone = digs_alone(content, str(facts.get("person", "")))
        return joined(card(g, "card-with" if alone else key, what, facts, words), danger(g, what, words))
    if key == "eat":
        return words.say("effect-lower", {"state": "hunger", "n": FOODS[what]})
    if key in ("drink", "treat"):
        return " ".join(uses(content, words, what))
    if key in WEIGHED:
        return words.say("beside-weight", {"n": content.tokens[what].weight})
    if key == "arm":
        return words.say("beside-die", {"die": "red-die" if what in content.kinds["firearm"] else "yellow-die"})
    if key == "idea":
        return cost(content.fittings[str(facts["fitting"])].cost, words)
    if key == "narrate":
        return said(content, words, str(facts["card"]))
    if key == "barter":
        return words.raw("beside-stock", {"things": values(content, facts.get("stock", ()), words)})
    way = next((way for card in speaking(g) if (way := way_of(content.effects.get(card), key))), None)
    lacks = missing(g, key, words)
    if way and (way.price or way.then):
        return " ".join(each for each in (f"{sentence(does(way, words))}.", lacks) if each)
    return words.say(f"beside-{key}") if key in PLAIN else lacks


def missing(g: War, key: str, words: Words) -> str:
    """What is promised there, and is not in the box."""
    things = lacking(g, key)
    return words.raw("beside-lacking", {"things": words.list(things)}) if things else ""


def subject(g: War, key: str, facts: Mapping[str, Any]) -> str:
    """What can be read of an option: the Fitting, the Location, the card or the thing that it speaks of."""
    for name in SUBJECTS:
        if name in facts:
            return str(facts[name])
    return next((card for card, source in speaking(g).items() if leads_to(g, source, key)), "")


def speaking(g: War) -> dict[str, str]:
    """The cards whose word it may be, with their lists: the one of the way, the last that was turned up, and the
    Location."""
    trip, card = g.state.trip, g.state.card
    found = {key: key for key in (*(trip.seen[-1:] if trip else ()), card)}
    return found | ({trip.place: f"location-{trip.place}"} if trip else {})


def leads_to(g: War, source: str, key: str) -> bool:
    """Whether a card leaves this choice, or brings the fight or the barter that is asked about. Whither a script leads,
    only its reader learns."""
    effects = g.content.effects.get(source)
    deed = DEEDS.get(key)
    if deed is None or effects is None:
        return way_of(effects, key) is not None
    return any(node.say is not None and node.say.name == deed for node in effects.nodes.values())


def joined(*texts: str) -> str:
    return " · ".join(text for text in texts if text)


def said(content: Content, words: Words, source: str) -> str:
    effects = content.effects.get(source)
    return told(effects, words) if effects and effects.body else words.say("reading-nothing")


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


def digs_alone(content: Content, who: str) -> bool:
    """Whether somebody needs neither a Shovel nor a second person for Rubble."""
    return who in content.characters and bool(content.characters[who].skill.bonus.get("digs"))


def card(g: War, key: str, id: str, facts: Mapping[str, Any], words: Words) -> str:
    """What is in the way, what it takes, and what may lie under it."""
    cover = g.state.spaces[id].cover
    takes = words.say("beside-two") if cover in DIGGING and key == "card" else ""
    if cover == LOCKED:
        takes = words.raw("beside-lock", {"n": opens_from(g, str(facts.get("person", "")))})
    return joined(takes, words.say("beside-clears") if cover == REMNANTS else found(finds(g, cover), words))


def found(all_: Iterable[Find], words: Words) -> str:
    """What a Shelter card brings: what lies on every back of its kind, then what may."""
    sure = ", ".join(counted(each, words) for each in all_ if each[1])
    more = ", ".join(counted(each, words) for each in all_ if not each[1])
    texts = [words.raw(key, {"things": things}) for key, things in (("beside-brings", sure), ("beside-perhaps", more))]
    return ", ".join(text for text, things in zip(texts, (sure, more), strict=True) if things)


def counted(each: Find, words: Words) -> str:
    what, least, most = each
    if most == 1:
        return words.name(what)
    if not least:
        return words.raw("beside-up-to", {"what": words.name(what), "n": most})
    return f"{words.name(what)} {most}" if least == most else f"{words.name(what)} {least}–{most}"


def danger(g: War, id: str, words: Words) -> str:
    """What a place may do to whoever acts there."""
    source = g.content.dangers[g.state.side].get(id)
    return told(g.content.effects[source], words) if source else ""


def priced(price: Mapping[str, int], text: str, words: Words) -> str:
    return words.raw("beside-priced", {"cost": cost(price, words), "effect": text}) if price else text


def cost(price: Mapping[str, int], words: Words) -> str:
    return ", ".join(f"{words.name(what)} {n}" for what, n in price.items())
