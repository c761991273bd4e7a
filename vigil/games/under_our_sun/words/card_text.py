"""What a tile, an enemy, a card, an item or a person says, told from what it does: for whoever wants to read it."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.content.tables import CardRow, EnemyRow, Mission, MissionCard, Thing, TileRow
from vigil.games.under_our_sun.observe.view import View
from vigil.games.under_our_sun.words.option_notes import bill, dice, joined, person, thing
from vigil.kernel.effects.describe import saying, told
from vigil.kernel.text.words import Words, sentence

KINDS = ("equipment", "find")  # of things that are no items
AREAS = ("items", "mixed", "equipment")


def text_of(content: Content, words: Words, key: str) -> str:
    """In lines; "" of what nobody can read."""
    if key in content.characters:
        return "\n".join(character(content, words, key))
    if key in content.enemies:
        return "\n".join(enemy(content, words, content.enemies[key]))
    if key in content.merchants:
        return "\n".join(fighter(words, content.merchants[key]))
    if key in content.tiles:
        return "\n".join(tile(words, content.tiles[key]))
    if key in content.things:
        return "\n".join(item(content, words, content.things[key]))
    if key in content.rulebook.values:
        return "\n".join(resource(content, words, key))
    for deck in content.cards.values():
        if key in deck:
            return "\n".join(card(content, words, deck[key]))
    for mission in content.missions.values():
        for each in mission.cards:
            if each.key == key:
                return "\n".join(mission_card(content, words, mission, each))
    if key in content.team:
        return "\n".join((words.say(f"event-your-{key}"), asked(content, words, key)))
    return words.say(f"event-your-{key}") if key == "survivor" else ""


def card(content: Content, words: Words, row: CardRow) -> Iterator[str]:
    """An event, a night or a sun card: its story, what it does, the weather it brings, and what a fire keeps away."""
    facts = {"person": "somebody"} if "person" in words.variables[f"event-{row.key}"] else {}
    yield joined(words.say(f"event-{row.key}", facts), effect(content, words, row.key))
    if row.weather:
        yield words.say(f"reading-weather-{row.weather}")
    if row.animal:
        yield words.say("reading-animal")


def mission_card(content: Content, words: Words, mission: Mission, row: MissionCard) -> Iterator[str]:
    """What is told of it, what is laid out for it and what it asks for; until when, its story says. The first says in
    which mode the mission is best played."""
    yield words.say(f"event-mission-{row.key}")
    if text := effect(content, words, f"{row.key}-set-up"):
        yield line(words, "set-up", text)
    yield asked(content, words, f"{row.key}-objective")
    mode = f"setting-mode-{mission.mode}"
    if row.key == mission.cards[0].key and words.has(mode):
        yield words.raw("reading-mode", {"mode": words.say(mode)})


def asked(content: Content, words: Words, source: str) -> str:
    return line(words, "asked", f"{sentence(conditions(content, words, source))}.")


def conditions(content: Content, words: Words, source: str) -> str:
    return ", ".join(saying("condition", say, words) for say in content.asked[source])


def effect(content: Content, words: Words, source: str) -> str:
    effects = content.effects.get(source)
    return told(effects, words) if effects and effects.body else ""


def line(words: Words, key: str, text: str) -> str:
    return words.raw("screen-label", {"label": words.say(f"reading-{key}")}) + f" {text}"


def character(content: Content, words: Words, key: str) -> Iterator[str]:
    row = content.characters[key]
    yield person(content, key, words)
    yield words.say("reading-areas", {name: getattr(row, name) for name in AREAS})
    ability = f"{sentence(words.name(row.ability.key))}. {effect(content, words, f'ability-{key}')}"
    yield line(words, f"ability-{row.ability.renews}", ability)
    yield from use(content, words, row.ability.ap, f"ability-{key}-needs")


def use(content: Content, words: Words, ap: int, needs: str) -> Iterator[str]:
    """What it costs to use something, and what has to be so."""
    if ap:
        yield words.say("reading-ap", {"n": ap})
    if needed := conditions(content, words, needs):
        yield words.raw("reading-needs", {"needs": needed})


def fighter(words: Words, row: EnemyRow) -> Iterator[str]:
    yield words.say("reading-enemy", {"kind": row.kind, "hp": row.hp})
    for name, pools in (("melee", row.melee), ("ranged", row.ranged)):
        if pools is not None:
            yield line(
                words,
                name,
                words.raw("reading-day-night", {"day": dice(pools.day, words), "night": dice(pools.night, words)}),
            )


def enemy(content: Content, words: Words, row: EnemyRow) -> Iterator[str]:
    yield words.say(f"event-meets-{row.key}")
    yield from fighter(words, row)
    if row.sol:
        yield words.say("reading-sol")
    if text := effect(content, words, f"meet-{row.key}"):
        yield line(words, "meet", text)
    rows = [(n, effect(content, words, f"loot-{row.key}-{n}")) for n in range(len(row.loot))]
    yield line(words, "loot", "; ".join(f"{n} → {text}" for n, text in rows if text))


def tile(words: Words, row: TileRow) -> Iterator[str]:
    yield words.say(f"event-tile-{row.key}")
    yield words.say("screen-tile", {"move": row.move, "fields": row.fields})
    marks = [bill(row.goods, words)] if row.goods else []
    if row.water:
        marks.append(f"{words.name('water')} {row.water}")
    marks += [words.name("event-marker")] if row.event else []
    marks += [words.name(f"container-{row.container}")] if row.container else []
    marks += [words.say("reading-shop")] if row.shop else []
    marks += [words.name("camp")] if row.camp else []
    marks += [words.say("screen-symbols", {"n": row.enemies})] if row.enemies else []
    if marks:
        yield joined(*marks)


def item(content: Content, words: Words, row: Thing) -> Iterator[str]:
    if row.kind in KINDS:
        yield words.say(f"reading-{row.kind}")
    if text := thing(row, content, words):
        yield text
    yield from use(content, words, row.ap, f"use-{row.key}-needs")
    if row.found:
        yield words.raw("reading-found", {"dice": dice(row.found, words)})
    if row.hero:
        yield words.say("reading-hero", {"person": row.hero})
    if row.recipe:
        yield line(words, "recipe", bill(row.recipe, words))
    if row.price:
        yield words.say("reading-price", {"n": row.price})
    if row.track:
        yield words.say("reading-track", {"n": row.track})
    for key in ("once", "flips"):
        if getattr(row, key):
            yield words.say(f"reading-{key}")


def resource(content: Content, words: Words, key: str) -> Iterator[str]:
    """What it is worth, what the rules use it for, and what is made of it."""
    book = content.rulebook
    yield words.say("reading-worth", {"n": book.values[key]})
    if key in book.bag:
        yield words.say("reading-bag", {"n": book.bag[key], "all": sum(book.bag.values())})
    if words.has(f"reading-use-{key}"):
        yield words.say(f"reading-use-{key}")
    made = [f"{words.name(row.key)} {row.recipe[key]}" for row in content.things.values() if key in row.recipe]
    if made:
        yield words.raw("reading-made-into", {"things": ", ".join(made)})


def face_down(content: Content, view: View | None) -> set[str]:
    """Mission cards after the first, until they are reached, and goals that the seat does not hold: nobody reads them
    before they are turned up."""
    turned_up = [] if view is None else [each.team for each in view.people]
    found = {goal for goal in content.team if goal not in turned_up}
    for slug, mission in content.missions.items():
        keys = [each.key for each in mission.cards]
        reached = keys.index(view.card) + 1 if view is not None and view.mission == slug else 1
        found.update(keys[reached:])
    return found


def cards_in_view(view: View) -> list[tuple[str, str]]:
    """The mission card, then everything on the table that can be read, and the cards that anybody may look at."""
    keys = [each.key for each in view.people]
    boards = [*(each.cards for each in view.people), *(tile.cards for tile in view.tiles)]
    keys += [card.key for board in (*boards, *(each.cards for each in view.enemies)) for card in board]
    keys += [each.key for each in view.enemies] + [tile.key for tile in view.tiles if tile.key]
    keys += [*([view.sun] if view.sun else []), *view.cast, *(card.key for card in view.offer), *view.shown[-1:]]
    keys += [each.team for each in view.people if each.team]
    return [("", view.card), *((key, key) for key in dict.fromkeys((*keys, *view.recipes)))]
