"""Odds against those of the book, what lies ahead, what cards say, what stands beside an option."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from tests.games.under_our_sun.sun import CONTENT, EAST, action, acts, bare, enemy, give, sun, tile, who
from tests.known import known
from vigil.bots.random_bot import at_random
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.forecast import forecasts, standing
from vigil.games.under_our_sun.observe.ledger import ledger
from vigil.games.under_our_sun.observe.phases import phases
from vigil.games.under_our_sun.observe.view import view
from vigil.games.under_our_sun.state import SNEAKED, Step
from vigil.games.under_our_sun.words.card_text import cards_in_view, text_of
from vigil.games.under_our_sun.words.log_weights import LAST, WEIGHTS
from vigil.games.under_our_sun.words.option_notes import note, price, thing, way
from vigil.kernel.journal.header import Header
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.knowledge.odds import odds_of
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Decision, Flow
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book

WORDS = [book(language, DEFINITION.identity.text) for language in LANGUAGES]


def table(g: Sun, key: str) -> Session:
    """A game that stands before one action; the player brings all dice himself."""

    def turn(game: Sun) -> Flow[None]:
        yield from action(game, key)
        game.state.ending = "defeat"

    definition = DEFINITION.with_rules(turn=turn)
    header = Header(definition.slug, "1", "", "search-and-rescue", {}, 1, companion=definition.identity.chances)
    session = Session(definition, CONTENT, header)
    session.begin(g)
    session.settle()
    return session


def shares(g: Sun, key: str, name: str) -> dict[tuple[str, ...], float]:
    found = odds_of(Observer(table(g, key), 0), name, exactly=20)
    assert found is not None
    assert found.exact
    return found.shares


def lone(key: str) -> Sun:
    """One character alone, who has no karma to hold the dice up."""
    g = sun(key, seats=1)
    who(g).karma = 0
    return g


def hurt(g: Sun) -> None:
    who(g).hp = 2


def at_night(g: Sun) -> None:
    g.state.phase = "night"


def by_day(g: Sun) -> None:
    g.state.phase = "afternoon"


def hurt_at_night(g: Sun) -> None:
    hurt(g)
    at_night(g)


@pytest.mark.rule("R135", "R138", "R163", "R164", "R165", "R166", "R167", "R168", "A8")
@pytest.mark.parametrize(
    ("key", "change", "chance"),
    [
        ("thickskin", by_day, 3 / 8),
        ("thickskin", hurt, 15 / 64),
        ("thickskin", hurt_at_night, 75 / 512),
        ("veteran", by_day, 1 / 2),
        ("veteran", at_night, 5 / 16),
        ("veteran", hurt_at_night, 25 / 128),
        ("dowser", by_day, 5 / 8),
        ("dowser", hurt, 7 / 16),
        ("dowser", hurt_at_night, 155 / 512),
        ("medic", by_day, 11 / 16),
        ("medic", hurt, 1 / 2),
        ("medic", hurt_at_night, 365 / 1024),
        ("scout", by_day, 55 / 64),
        ("scout", at_night, 23 / 32),
        ("scout", hurt_at_night, 1193 / 2048),
    ],
)
def test_the_odds_of_sneaking(key: str, change: Callable[[Sun], None], chance: float) -> None:
    g = lone(key)
    bare(g, EAST)
    change(g)
    assert shares(g, key, "sneak east dry-river") == {("passed",): chance, ("failed",): 1 - chance}


@pytest.mark.rule("R156", "R161", "R034")
def test_the_odds_of_a_container() -> None:
    g = lone("thickskin")
    bare(g, EAST).containers = ["strength", "skill"]
    who(g).at = EAST
    assert shares(g, "thickskin", "container strength")["passed",] == 55 / 64
    assert shares(g, "thickskin", "container skill")["passed",] == 3 / 8


@pytest.mark.rule("R253", "R254")
def test_the_odds_of_a_search() -> None:
    g = lone("veteran")
    bare(g, EAST)
    who(g).at = EAST
    enemy(g, "rats", EAST, dead=True, damage=2)
    found = shares(g, "veteran", "loot rats a")
    assert found == {("searched", "0"): 3 / 8, ("searched", "1"): 4 / 8, ("searched", "2"): 1 / 8}


@pytest.mark.rule("R244", "R245", "R248", "R259", "R265", "R267")
def test_the_odds_of_a_fight() -> None:
    g = lone("medic")
    bare(g, EAST)
    who(g).at = EAST
    enemy(g, "rats", EAST)
    give(g, "medic", "knife")
    found = shares(g, "medic", "attack rats a knife")
    colours = [*CONTENT.dice["medic"]["combat"], *CONTENT.things["knife"].melee]
    assert colours == ["yellow", "blue"]
    assert found == {("missed",): 5 / 16, ("enemy-damaged",): 1 / 2, ("defeated",): 3 / 16}
    assert shares(g, "medic", "dodge")["passed",] == 13 / 16
    who(g).stealth = SNEAKED
    assert shares(g, "medic", "sneak-attack rats a knife")["passed",] == 11 / 16
    g = lone("medic")
    bare(g, EAST)
    enemy(g, "rats", EAST, damage=1)
    give(g, "medic", "bow")
    found = shares(g, "medic", "shoot rats a bow")
    assert found.keys() == {("missed",), ("defeated",)}
    assert 0 < found["missed",] < 1 / 2


@pytest.mark.rule("R319", "R315", "R206", "A67", "R002")
def test_what_lies_ahead() -> None:
    g = sun("veteran", "scout")
    a, b = who(g), who(g, "scout")
    a.water, b.water = 2, 0
    give(g, "veteran", food=1)
    b.infected = True
    found = {each.key: [(n.key, n.total) for n in each.numbers] for each in forecasts(g, 0)}
    last = CONTENT.missions["search-and-rescue"].cards[0].days
    assert found == {
        "drink": [("water-left", 1)],
        "preparation": [("food-left", 0)],
        "deadline": [("days-left", last - 1)],
    }
    found = {each.key: [(n.key, n.total) for n in each.numbers] for each in forecasts(g, 1)}
    assert found["drink"] == [("water-left", 0), ("hp-left", 5)]
    assert found["preparation"] == [("food-left", 0), ("hp-left", 5)]
    assert found["fever-night"] == [("hp-left", 5)]
    g.state.card = 1
    now = standing(g)
    assert now is not None
    assert (now.numbers[0].key, now.numbers[0].total) == ("objectives", 1)
    assert [(each.key, each.by) for each in phases(g) if each.now] == [("morning", "veteran")]
    g.state.agenda = [Step("preparation")]
    assert [each.key for each in phases(g) if each.now] == ["preparation"]
    g.state.phase = "set-up"
    assert (standing(g), forecasts(g)) == (None, [])
    g.state.phase, g.state.ending = "morning", "defeat"
    assert forecasts(g) == []


def test_the_ledger_shows_what_an_option_changes() -> None:
    g = sun("veteran")
    enemy(g, "rats", EAST)
    tile(g, EAST, "cistern")
    before = {gauge.label: gauge.value for gauge in ledger(view(g, 0), WORDS[0])}
    who(g).hp, who(g).water, who(g).ap, who(g).karma, who(g).well_being = 5, 1, 2, 1, 0
    give(g, "veteran", "rope", wood=2)
    g.enemy("a").damage = 1
    after = {gauge.label: gauge.value for gauge in ledger(view(g, 0), WORDS[0])}
    changed = {label: value for label, value in after.items() if before.get(label) != value}
    assert sorted(changed.values()) == sorted(["5", "1", "2", "1", "tired", "2", "1", "1"])


@pytest.mark.parametrize("words", WORDS, ids=LANGUAGES)
def test_every_card_can_be_read(words: Any) -> None:
    tables = (CONTENT.characters, CONTENT.enemies, CONTENT.merchants, CONTENT.tiles, CONTENT.things, CONTENT.team)
    keys = [key for each in tables for key in each] + [key for deck in CONTENT.cards.values() for key in deck]
    keys += [card.key for mission in CONTENT.missions.values() for card in mission.cards]
    texts = {key: text_of(CONTENT, words, key) for key in keys}
    assert [key for key, text in texts.items() if not text] == []
    assert [key for key, text in texts.items() if "{" in text or "_" in text] == []
    assert text_of(CONTENT, words, "nobody") == ""


@pytest.mark.parametrize("words", WORDS, ids=LANGUAGES)
def test_every_thing_says_what_it_is_good_for(words: Any) -> None:
    assert [key for key, row in CONTENT.things.items() if not thing(row, CONTENT, words)] == []


def test_what_can_be_read_is_on_the_table() -> None:
    g = sun("veteran")
    give(g, "veteran", "rope")
    enemy(g, "rats", EAST)
    keys = [key for _, key in cards_in_view(view(g, 0))]
    assert keys[0] == "rescue-the-trail"
    assert {"veteran", "rope", "rats", "new-haven", "tent"} <= set(keys)
    assert "sniper-rifle" not in keys


def prices(asked: Decision, g: Sun, words: Words = WORDS[0]) -> dict[str, str]:
    return {option.name: price(g, asked, option, words) for option in asked.offer()}


def at_the_bus() -> Sun:
    """The Veteran at New Haven, a tile known in the east and none in the west."""
    g = sun("veteran", "scout", seats=1)
    bare(g, EAST, "dunes-of-glass")
    give(g, "veteran", food=1).water -= 1
    return g


@pytest.mark.rule("R005", "R039")
@pytest.mark.parametrize("name", ["move east dunes-of-glass", "explore west", "charge west", "refill", "sleep"])
def test_an_option_costs_what_stands_beside_it(name: str) -> None:
    g = at_the_bus()
    told_price = prices(acts(g, "veteran"), g)[name]
    g, before = at_the_bus(), 6
    with suppress(StopIteration):  # nothing more is asked
        acts(g, "veteran", name)
    assert told_price == f"{before - who(g).ap} AP"


@pytest.mark.rule("R233", "R236")
def test_the_first_combat_round_is_free_and_says_so() -> None:
    g = at_the_bus()
    enemy(g, "rats", EAST)
    asked = acts(g, "veteran", "move east dunes-of-glass")
    assert asked.key == "first-round"
    assert set(prices(asked, g).values()) == {"free"}
    assert set(prices(asked, g, WORDS[1]).values()) == {"gratis"}
    asked = acts(g, "veteran")
    assert prices(asked, g)["attack rats a hands"] == "1 AP"
    assert prices(asked, g)["wait"] == ""


def test_steps_are_signs_in_a_row() -> None:
    g = at_the_bus()
    found = {option.name: way(option, WORDS[0]) for option in acts(g, "veteran").offer()}
    assert found["move east dunes-of-glass"] == "→ Dunes of glass"
    assert found["explore north-west"] == found["charge north-west"] == "↖"
    assert found["refill"] == ""
    assert all(words.has(f"ways-{key}") for words in WORDS for key in ("move", "charge", "sneak", "explore"))


def test_beside_an_option_stands_what_it_does() -> None:
    words = WORDS[0]
    g = sun("scout")
    assert note(g, "discard", {}, words) == note(g, "wait", {}, words) == ""
    assert "wood" in note(g, "build", {"item": "bow"}, words)
    assert "2 HP" in note(g, "ability", {"ability": "shrug-off"}, words)
    assert "HP 7" in note(g, "play", {"person": "medic"}, words)


def test_beside_every_option_of_a_game() -> None:
    """Whatever is offered can be asked what it costs."""
    seen = set[str]()
    for seed in (5, 6, 7):
        run = Driver(DEFINITION, DEFINITION.rules.new(CONTENT, "the-dry-pump", {"mode": "semi-co-operative"}, 3))
        run.begin_turn()
        play_out(run, seed, looking(run, at_random(seed), seen))
    assert {"move", "build", "play", "acquire", "attack"} <= seen


def looking(run: Driver, choose: Any, seen: set[str]) -> Any:
    """A bot that asks of everything it could do what it costs."""

    def answer(decision: Decision, options: Any) -> Any:
        for option in options:
            seen.add(option.key)
            words = WORDS[len(seen) % 3]
            game = known(Sun, run.game)
            assert isinstance(note(game, option.key, option.facts or {}, words), str)
            assert isinstance(price(game, decision, option, words), str)
        return choose(decision, options)

    return answer


def test_weights_and_last_name_what_there_is() -> None:
    words = WORDS[0]
    assert [key for key in WEIGHTS if not words.has(f"event-{key}")] == []
    assert [key for key in LAST if key != "go-on" and not words.has(f"option-{key}")] == []
