"""What writers add: the box is whole, every table is read, and everything has its words in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.under_our_sun.sun import CONTENT, SHIPPED, sun
from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.definition import DEFINITION, load_content
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.effects.vocabulary import VOCABULARY
from vigil.games.under_our_sun.rules.missions import read_card
from vigil.games.under_our_sun.rules.own_turn import KINDS, cost_of, offers
from vigil.games.under_our_sun.state import Step
from vigil.kernel.content.tables import PackError
from vigil.kernel.effects.describe import told
from vigil.kernel.effects.language import Call, Effects
from vigil.kernel.rules.asking import run
from vigil.kernel.rules.requests import Chance, Request
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import MissingWords, Words, book


def test_the_box_is_whole() -> None:
    c = SHIPPED
    decks = {name: sum(row.copies for row in table.values()) for name, table in c.cards.items()}
    assert decks == {"events": 35, "night": 22, "sun": 10}
    things = dict.fromkeys(("items", "equipment", "loot"), 0)
    for key, row in c.things.items():
        things[c.deck_of[key]] += row.copies
    assert things == {"items": 53, "equipment": 19, "loot": 48}
    assert sum(row.copies for row in c.enemies.values()) == 25
    assert (len(c.tiles), len(c.characters), len(c.team)) == (32, 6, 3)
    assert sorted(row.difficulty for row in c.missions.values()) == [1, 2, 2, 3]
    assert set(c.missions) == {scenario.slug for scenario in DEFINITION.identity.scenarios}
    assert sum(len(row.cards) + len(row.stories()) for row in c.missions.values()) + len(c.merchants) == 32
    assert c.rulebook.survivor_cards + len(c.rulebook.sol_cards) == 13
    assert sum(n for what, n in c.rulebook.supply.items() if what != "food") == 95


@pytest.mark.rule("R329")
def test_the_costs_of_the_quick_reference() -> None:
    costs = {
        "charge": 2, "explore": 1, "recon": 1, "pick-up": 1, "refill": 1, "build": 1, "trade": 1, "loot": 1, "eat": 1,
        "rain": 1, "sleep": 4, "sleep-out-at-night": 5, "container": 1, "discard": 0, "light": 1, "kitchen": 1,
        "cook": 2, "pitch": 1, "strike-camp": 1, "attack": 1, "dodge": 1, "wait": 0, "sneak-attack": 2, "shoot": 1,
        "visit": 1, "steal": 1, "command": 2, "call": 0, "sneak": 1,
    }  # fmt: skip
    assert costs == CONTENT.rulebook.costs
    g = sun("veteran", "scout")
    c = g.state.people[0]
    c.goods = {"wood": 3, "metal": 3}
    c.hp, c.water = 3, 0
    offered = {each.key for each in offers(g, c)}
    assert {"charge", "explore", "refill", "build", "trade", "sleep", "ammo", "discard", "wait"} <= offered
    found = {key: cost_of(g, c, key, KINDS[key], ()) for key in ("refill", "eat", "sleep", "cook", "discard", "light")}
    assert found == {"refill": 1, "eat": 1, "sleep": 3, "cook": 2, "discard": 0, "light": 1}


def test_names_in_effects_exist() -> None:
    for effects in SHIPPED.effects.values():
        for node in effects.nodes.values():
            if node.say and "tile" in node.say.params:
                assert node.say.params["tile"] in SHIPPED.tiles


@pytest.mark.rule("R079")
def test_events_are_good_and_bad() -> None:
    said = {say.name for key in SHIPPED.cards["events"] for say in says(SHIPPED.effects[key])}
    assert {"gain", "water", "loot", "rest"} <= said
    assert {"spawn", "damage", "infect", "slow"} <= said


def says(effects: Effects) -> Iterator[Call]:
    for node in effects.nodes.values():
        if node.say:
            yield node.say


def asked_for(effects: Effects) -> Iterator[str]:
    """The messages that the questions of a list need."""
    for node in effects.nodes.values():
        if node.kind in ("choose", "pick"):
            yield f"question-{node.name}"
        if node.kind == "pick":
            yield f"option-{node.group}"
        yield from (f"option-{branch.key}" for branch in node.branches)


def missing(words: Words, key: str) -> bool:
    try:
        return not words.say(key, dict.fromkeys(VOCABULARY.groups, "medic"))
    except MissingWords:
        return True


@pytest.mark.rule("R015")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    words.require(DEFINITION.content.wording(SHIPPED))
    wanted = {key for effects in SHIPPED.effects.values() for key in asked_for(effects)}
    assert sorted(key for key in wanted if missing(words, key)) == []
    for effects in SHIPPED.effects.values():
        assert told(effects, words) or not effects.body
    for key in SHIPPED.tiles:
        assert words.say(f"event-tile-{key}")


@pytest.mark.rule("A97")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mission_card_says_its_last_day(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    cards = [card for mission in SHIPPED.missions.values() for card in mission.cards]
    wrong = [
        card.key for card in cards if not words.say(f"event-mission-{card.key}").rstrip(".").endswith(str(card.days))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_words(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    keys = [f"effect-{name}" for name in VOCABULARY.primitives]
    keys += [f"condition-{name}" for name in VOCABULARY.conditions]
    keys += [f"group-{name}" for name in VOCABULARY.groups]
    keys += [f"{kind}-{moment}" for kind in ("later", "until") for moment in VOCABULARY.moments]
    keys += [f"name-{bonus}" for bonus in VOCABULARY.bonuses]
    words.require(keys)


def test_a_pack_replaces_a_table_and_mistakes_are_named(tmp_path: Path) -> None:
    night = '[[cards]]\nkey = "night-still"\ncopies = 3\neffects = [{ do = "heal", n = 1 }]\n'
    (tmp_path / "night.toml").write_text(night, encoding="utf-8")
    content: Content = load_content([tmp_path])
    assert [row.copies for row in content.cards["night"].values()] == [3]
    (tmp_path / "night.toml").write_text(night.replace("heal", "heel"), encoding="utf-8")
    with pytest.raises(PackError, match=r"night.toml, line \d+: .*unknown effect 'heel'"):
        load_content([tmp_path])
    (tmp_path / "night.toml").unlink()
    free = '[[cards]]\nkey = "rope"\neffects = [{ do = "heal", n = 1 }]\n'
    (tmp_path / "items.toml").write_text(free, encoding="utf-8")
    with pytest.raises(PackError, match="must cost AP or use it up"):
        load_content([tmp_path])


def test_a_new_game_starts_with_every_deck() -> None:
    assert {name: len(deck.cards) for name, deck in sun().state.decks.items()} == {
        "enemies": 25,
        "events": 35,
        "night": 22,
        "sun": 10,
        "loot": 48,
    }


GUARDS = {
    "rescue-the-trail": (0, 1, 1, 1),
    "rescue-the-cells": (1, 1, 1, 1),
    "pump-the-house": (0, 2, 3, 3),
    "border-the-barrier": (0, 1, 2, 2),
    "valves-the-refinery": (0, 1, 1, 1),
    "valves-the-pump-house": (2, 2, 2, 2),
}


def first(request: Request) -> object:
    assert isinstance(request, Chance)
    return request.outcomes[0]


@pytest.mark.parametrize(("column", "people"), list(enumerate((2, 3, 4, 6))))
def test_a_larger_company_finds_more_guards(column: int, people: int) -> None:
    """Sons of Liberty whom the cards of the missions bring; never four, since with these one of them would have won."""
    found: dict[str, int] = {}
    for mission in SHIPPED.missions.values():
        for n, card in enumerate(mission.cards):
            g: Sun = DEFINITION.rules.new(SHIPPED, mission.slug, {}, people)
            g.state.people = sun(*list(SHIPPED.characters)[:people]).state.people
            g.state.card = n
            run(read_card(g, Step("read-card")), first)
            assert all(SHIPPED.enemies[each.key].sol for each in g.state.enemies)
            found[card.key] = len(g.state.enemies)
    assert {key: n for key, n in found.items() if n} == {key: row[column] for key, row in GUARDS.items() if row[column]}
    assert max(found.values()) < 4
