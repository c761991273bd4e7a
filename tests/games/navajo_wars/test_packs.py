"""Cards an owner can enter: a pack of 28 cards of quite different shapes, written in TOML alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.navajo_wars.nw_events import told
from vigil.app.loaded_game import library
from vigil.app.packs.check import problems
from vigil.app.packs.template import write_template
from vigil.bots.random_bot import at_random
from vigil.games.navajo_wars.content.content import HERE, Content
from vigil.games.navajo_wars.definition import DEFINITION, load_content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.view import view
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import draw, put_card_away
from vigil.games.navajo_wars.rules.ch06_major_events import major_event
from vigil.games.navajo_wars.rules.ch06_transitions import rebuild_deck
from vigil.games.navajo_wars.rules.ch09_cultural_developments import can_buy, development_powers, unmet_need
from vigil.games.navajo_wars.rules.effects.carry_out import carry_out, comes
from vigil.games.navajo_wars.rules.effects.vocabulary import OF_THEIR_OWN, PRIMITIVES, VOCABULARY
from vigil.games.navajo_wars.state import CODEC, State
from vigil.games.navajo_wars.terminal.screen import coming
from vigil.games.navajo_wars.validation import validate
from vigil.kernel.content.tables import PackError
from vigil.kernel.effects.describe import told as text_of_effects
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.playout import play_out
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.requests import Number
from vigil.kernel.testing import asked, names, play, refusals
from vigil.kernel.text.catalogs import LANGUAGES

PROOF = Path(__file__).parent / "proof_pack"
OURS = frozenset(load_content().numbers)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content([PROOF])


@pytest.fixture
def p(g: NavajoWars, content: Content) -> NavajoWars:
    """The quiet table, with the pack."""
    return NavajoWars(g.state, content, log=[])


def event(p: NavajoWars, key: str, *script: int | str) -> None:
    p.state.card = p.content.numbers[key]
    play(major_event(p, p.state.card), *script)


def test_the_pack_is_fit_and_its_cards_are_its_own(content: Content) -> None:
    assert problems(DEFINITION, PROOF) == []
    keys = {row.key for row in content.operations.values()}
    assert len(keys) == 28
    assert not keys & OURS
    used = {say for key in keys for say in content.does[key]}
    assert not used & OF_THEIR_OWN, "no card names a function of ours"
    assert len(used) >= 30


DO: list[tuple[str, tuple[int | str, ...], Callable[[State], object]]] = [
    ("strangers-at-the-spring", (3, 4), lambda s: s.intruders == [34]),
    ("two-dry-winters", (3, 4), lambda s: (s.drought[3], s.drought[4], s.culture) == (1, 1, 8)),
    ("a-quiet-moon", (), lambda s: (s.culture, s.intruders, s.in_play) == (9, [], [])),
    ("the-long-truce", (), lambda s: (s.in_play, len(s.promises)) == ([5], 1)),
    ("the-well-digger", (2, 6), lambda s: s.drought[6] == 1),
    ("the-well-digger", (3,), lambda s: sum(s.drought) == 0),
    ("the-well-digger", (5,), lambda s: s.effects == {"food-next": 2}),
    ("the-peddler", (), lambda s: s.resources.get("firearms", 0) == 0),
    ("a-council-in-the-snow", (5,), lambda s: (s.morale, s.families[1].ferocity) == (4, 0)),
    ("a-council-in-the-snow", (6, "family B"), lambda s: (s.morale, s.families[1].ferocity) == (5, 1)),
    ("red-dust", ("white", "black"), lambda s: (s.raided, s.subjugation, s.bag["red"]) == (
        {"white": 1, "black": 1}, {"red": 1}, 2)),
    ("the-elders-speak", (), lambda s: s.ap == 6),
    ("a-hungry-spring", (), lambda s: s.effects == {}),
    ("tribute", (), lambda s: (s.enemy_ferocity, s.morale) == (5, 5)),
    ("the-friars-climb", (), lambda s: (s.missions, s.culture) == ([13], 8)),
    ("the-captives-road", ("give-up child", "newcomer woman"), lambda s: (
        s.families[0].child, s.passage) == (False, {"woman": 1, "elder": 1})),
    ("the-last-song", (), lambda s: (s.culture, s.gone) == (11, [26])),
    ("a-night-of-omens", (2, "heed-the-omen"), lambda s: (s.military, s.ap) == (6, 2)),
    ("a-night-of-omens", (2, "let-it-pass"), lambda s: (s.military, s.ap) == (5, 3)),
    ("a-night-of-omens", (6,), lambda s: s.elders == [2, 1, 1, 0, 0, 0, 0]),
    ("grasshoppers", ("territory shiprock",), lambda s: s.drought[1] == 1),
    ("scouts-on-the-rim", (6, 6), lambda s: (s.in_play, s.intruders) == ([34], [66])),
    ("three-days-at-taos", (), lambda s: (s.resources, s.corn, s.effects) == ({}, [], {"market": 1})),
    ("the-springs-return", (3,), lambda s: s.drought[3] == 0),
    ("the-fort-in-the-pass", (), lambda s: s.forts == {}),
    ("smoke-in-the-north", (), lambda s: s.effects == {
        "enemy-ap-next": 1, "raid-counters-next": -2, "mp-next": -1, "no-preempt": 1}),
    ("the-young-riders", ("family B", "raise-no-more", "swap-no-orders"), lambda s: (
        s.families[1].horse, s.families[1].ferocity) == (True, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("key", "script", "after"), DO)
@pytest.mark.rule("6.1-b")
def test_each_card_does_what_its_row_says(
    p: NavajoWars, key: str, script: tuple[int | str, ...], after: Callable[[State], object]
) -> None:
    event(p, key, *script)
    assert after(p.state)


def test_a_choice_with_prices_says_what_is_missing(p: NavajoWars) -> None:
    p.state.card, p.state.resources = 8, {"sheep": 2}
    request = asked(major_event(p, 8))
    assert names(request) == ["buy-his-gun sheep", "send-him-on"]
    assert refusals(request) == {"buy-his-gun horse": "nothing-to-give", "hear-his-news": "effect-condition"}
    play(major_event(p, 8), "buy-his-gun sheep")
    assert p.state.resources == {"sheep": 0, "firearms": 1}


@pytest.mark.rule("MOM-c")
def test_a_missing_piece_may_be_exchanged_for_while_it_is_asked(p: NavajoWars) -> None:
    """Three Trade Goods buy the horse that the peddler wants."""
    p.state.resources, p.state.phase = {"trade-goods": 3}, ""
    event(p, "the-peddler", "goods-for-animal horse", "buy-his-gun horse")
    assert (p.state.resources["firearms"], p.state.resources["horse"]) == (1, 0)


def test_a_die_is_thrown_against_a_number_that_is_counted(p: NavajoWars) -> None:
    """Two for each elder and one more, five at most; without elders a 1 is needed. Above it a Family rides out, and if
    none can the Diné lose Military."""
    s, words = p.state, library(DEFINITION, [PROOF], p.content)["en"]
    event(p, "a-council-in-the-snow", 5)
    (plea,) = (each for each in p.log or [] if each.key == "the-elders-plead")
    assert words.event(plea) == "The elders speak for peace: on 5 or less they are heard"
    number = plea.facts["n"]
    assert isinstance(number, Number)
    assert words.number(number) == "It happens on this number or less (die for the council)"
    assert [(words.part(part), part.amount) for part in number.parts] == [
        ("printed on the card", 1),
        ("elders in the Elder Display", 6),
        ("no more than the card allows", -2),
    ]
    s.elders = [0] * 7
    event(p, "a-council-in-the-snow", 2, "family C")
    assert words.event((p.log or [])[-1]) == "Family C rides out: Ferocity +1"
    for each in s.families:
        each.man = False
    event(p, "a-council-in-the-snow", 2)
    assert s.military == 4


def test_a_choice_comes_again_until_it_is_enough(p: NavajoWars) -> None:
    """Three times at most, while there is a sheep to sell; the last time for Corn."""
    s, words = p.state, library(DEFINITION, [PROOF], p.content)["en"]
    s.resources = {"sheep": 4}
    request = asked(major_event(p, 35))
    assert names(request) == ["sell-a-sheep trade-goods", "sell-a-sheep corn", "ride-home"]
    assert words.question(request) == "The fair has begun. Do you sell a sheep? You may do so up to 3 times."
    event(p, "three-days-at-taos", *["sell-a-sheep trade-goods"] * 2, "sell-a-sheep corn", "3", "4")
    assert (s.resources, s.corn) == ({"sheep": 1, "trade-goods": 2}, [3, 4])
    event(p, "three-days-at-taos", "ride-home")
    assert s.resources["sheep"] == 1
    event(p, "three-days-at-taos", "sell-a-sheep trade-goods", "goods-for-animal sheep", "ride-home")
    assert (s.resources["sheep"], s.resources["trade-goods"]) == (1, 0)  # three Trade Goods bought another sheep
    event(p, "three-days-at-taos", "sell-a-sheep trade-goods")
    assert told(p)[-1] == "nothing-left-to-sell"


def test_people_come_and_animals_go(p: NavajoWars) -> None:
    p.state.families[1].child = False
    event(p, "the-midwife")
    assert p.state.families[1].child
    p.state.resources = {"horse": 1, "sheep": 1}
    event(p, "a-hungry-spring", "lose-animal sheep")
    event(p, "tribute")
    assert (p.state.resources["sheep"], p.state.resources["horse"]) == (0, 1)


def test_outposts_and_droughts_leave(p: NavajoWars) -> None:
    s = p.state
    s.missions, s.mission_stock = [12, 21], 4
    event(p, "the-walls-fall", "outpost-goes mission shiprock 2")
    assert s.missions == [21]
    event(p, "the-walls-fall")
    assert (s.missions, s.mission_stock) == ([], 6)
    s.drought[1], s.drought[5], s.drought_stock = 2, 1, 9
    event(p, "the-springs-return")
    assert (s.drought[1], s.drought[5]) == (1, 1)
    s.drought[1], s.intruders, s.drought_stock = 0, [51, 56, 61], 11
    event(p, "the-springs-return", 5)
    assert (s.drought[5], s.intruders) == (0, [61])


def test_orders_are_swapped_turned_and_moved(p: NavajoWars) -> None:
    """Row 3 is swapped; A is turned from Subjugate to Raid!, which then stands at the top."""
    event(p, "new-orders", 3)
    assert p.state.active[:3] == [1, 2, 16]
    assert p.state.standby[2] == 4


def test_an_order_is_carried_out_at_once(p: NavajoWars) -> None:
    event_flow = asked(major_event(p, 15))
    assert "order-of-card" in told(p)
    assert event_flow.rule != "6.1"


# what lasts


@pytest.mark.rule("6.1.1-a", "6.1.1-b", "2.3.3-a")
def test_a_lasting_operations_card_stays_until_its_moment(p: NavajoWars) -> None:
    """The Long Truce gives 1 MP and takes an Enemy AP until a Passage of Time is over; then it is discarded."""
    s = p.state
    event(p, "the-long-truce")
    put_card_away(p, 5)
    assert (s.in_play, s.discard, p.bonus("mp"), p.bonus("enemy-ap")) == ([5], [], 1, -1)
    again = NavajoWars(CODEC.load(CODEC.dump(s)), p.content)
    assert (again.bonus("mp"), validate(again)) == (1, True)
    play(comes(p, "planning"))
    assert s.in_play == [5]
    play(comes(p, "passage"))
    assert (s.in_play, s.discard, s.promises, p.bonus("mp")) == ([], [5], [], 0)
    assert told(p)[-2:] == ["card-stays", "card-ends"]


@pytest.mark.rule("6.2-f")
def test_a_transition_takes_a_lasting_operations_card_back(p: NavajoWars) -> None:
    """It is in the new deck, so no longer in play, and what it gave is over; what another put off still comes."""
    s = p.state
    event(p, "the-long-truce")
    event(p, "the-slow-messenger")
    s.in_play.append(44)
    rebuild_deck(p, "a-broken-country", "6.2.1 step 7")
    assert (s.in_play, [each.source for each in s.promises], p.bonus("mp")) == ([44], ["the-slow-messenger"], 0)
    assert 5 in s.deck.pool


@pytest.mark.rule("6.1.1-b")
def test_what_comes_later_comes_with_its_card(p: NavajoWars) -> None:
    """The messenger arrives when the second card is drawn; his own card is discarded meanwhile and still shown."""
    s, words = p.state, library(DEFINITION, [PROOF], p.content)["en"]
    event(p, "the-slow-messenger")
    put_card_away(p, 16)
    assert (s.morale, s.discard, s.in_play) == (5, [16], [])
    assert coming(view(p).waiting, words) == ["The Slow Messenger (when 2 more cards have been drawn)"]
    s.deck = Stack(known=[1, 2])
    play(draw(p))
    assert s.morale == 5
    assert coming(view(p).waiting, words) == ["The Slow Messenger (when the next card is drawn)"]
    play(draw(p))
    assert (s.morale, s.promises) == (6, [])
    assert told(p)[-1] == "the-messenger-arrives"


def test_a_state_with_a_promise_nobody_made_is_not_believed(p: NavajoWars) -> None:
    event(p, "the-long-truce")
    assert validate(p)
    p.state.promises[0].moment = "raid"
    assert not validate(p)
    p.state.promises[0].moment, p.state.promises[0].path = "passage", "effects[7]"
    with pytest.raises(KeyError):
        NavajoWars(p.state, p.content)


# its words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_from_its_effects(content: Content, language: str) -> None:
    words = library(DEFINITION, [PROOF], content)[language]
    texts = [words.say(f"card-{row.key}") for row in content.operations.values()]
    assert len(set(texts)) == 28
    assert all(text.endswith(".") for text in texts)
    lasting = {"en": "Until the next Passage", "it": "Fino alla fine", "fr": "Jusqu'à la fin"}
    assert words.say("card-the-long-truce").startswith(lasting[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_words_and_its_rule(language: str) -> None:
    ours = load_content()
    words = library(DEFINITION)[language]
    for effects in ours.effects.values():
        assert not effects.body or text_of_effects(effects, words).endswith(".")
    for kind, known in (("effect", PRIMITIVES), ("condition", VOCABULARY.conditions), ("count", VOCABULARY.counts)):
        assert [key for key in known if not words.has(f"{kind}-{key}")] == []
    for kind, those in (("group", VOCABULARY.groups), ("until", VOCABULARY.moments), ("later", VOCABULARY.moments)):
        assert [key for key in those if not words.has(f"{kind}-{key}")] == []
    assert [key for key in VOCABULARY.bonuses if not words.has(f"name-{key}")] == []
    for verb in (*PRIMITIVES.values(), *VOCABULARY.conditions.values()):
        named = [each for kind in verb.takes.values() if isinstance(kind, tuple) for each in kind]
        assert [each for each in named if not words.has(f"name-{each}")] == []
        assert verb.rule in DEFINITION.identity.sections


# whole games


def test_games_are_played_with_it_in_every_scenario(content: Content) -> None:
    """By luck, to the end: every card is drawn."""
    met = set[int]()
    for seed, scenario in enumerate([*content.scenarios] * 4):
        p: NavajoWars = DEFINITION.rules.new(content, scenario, {}, 1)
        run = Driver(DEFINITION, p)
        run.begin_turn()

        p.log = []
        play_out(run, seed, at_random(seed))
        met.update(int(str(each.facts["n"])) for each in p.log if each.key == "card-drawn")
        assert p.state.ending
    assert met >= set(content.operations)


# every other table


@pytest.fixture
def template(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    write_template(DEFINITION, folder)
    assert problems(DEFINITION, folder) == []
    return folder


def change(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_ceremony_may_have_a_procedure_of_its_own(g: NavajoWars, template: Path) -> None:
    """Mountain Way: two men come, no die is thrown, and the card may be kept; its Blessing Way asks for a price."""
    row = 'grows = "man", number = 4, blessing = { do = "modifier", n = 2 }, occasions = ["evade"],'
    own = (
        'grows = "man", number = 4, procedure = [{ do = "gain", what = "man", n = 2 }, { do = "keep-card" }], '
        'blessing = [{ pay = [{ do = "lose", what = "ap" }], then = [{ do = "gain", what = "culture" }] }], '
        'occasions = ["operations"],'
    )
    change(template, "ceremony_cards.toml", row, own)
    p = NavajoWars(g.state, load_content([template]), log=[])
    play(major_event(p, 3), "take-into-hand mountain-way")
    assert (p.state.passage, p.state.hand) == ({"man": 2}, [3])
    play(carry_out(p, "blessing-mountain-way", "operations"))
    assert (p.state.ap, p.state.culture) == (2, 10)


def test_a_development_may_need_anything_and_do_anything(g: NavajoWars, template: Path) -> None:
    row = 'key = "weaving-3", group = "weaving", level = 3, culture = 3, military = 0, needs = [{ if = "has", what = "women", n = 3 }], bonuses = {}, power = [{ do = "gain", what = "trade-goods", n = 2 }]'  # noqa: E501
    own = 'key = "weaving-3", group = "weaving", level = 3, culture = 3, military = 0, needs = [{ if = "track", what = "military", n = 6 }, { if = "outpost" }], bonuses = { evade = 1 }, power = [{ do = "enemy", what = "morale", n = -1 }], occasions = ["reaction"]'  # noqa: E501
    change(template, "cultural_developments.toml", row, own)
    p = NavajoWars(g.state, load_content([template]), log=[])
    s, card = p.state, p.content.developments["weaving-3"]
    s.groups, s.developments = ["weaving"], ["weaving-1", "weaving-2"]
    unmet = unmet_need(p, card)
    assert unmet is not None
    assert unmet.reason == "effect-condition"
    s.military, s.missions = 6, [11]
    assert can_buy(p, "weaving-3")
    s.developments.append("weaving-3")
    assert [len(development_powers(p, occasion)) for occasion in ("operations", "reaction")] == [0, 1]
    s.morale = 0
    assert development_powers(p, "reaction") == []


def test_a_historical_event_a_counter_a_scenario_and_the_map(g: NavajoWars, template: Path) -> None:
    change(template, "historical_events.toml", 'event = { do = "kit-carson" }', 'event = { do = "kit-carson" }')
    change(template, "instructions.toml", 'order = "subjugate", cost = 2', 'order = "raid", cost = 9, stripe = true')
    change(template, "scenarios.toml", "military = 5", "military = 7")
    change(template, "map.toml", "vp = 3, horse = [1, 1, 2, 2, 3, 4]", "vp = 6, horse = [1, 1, 1, 1, 1, 1]")
    assert problems(DEFINITION, template) == []
    found = load_content([template])
    assert (found.sides[0][0].order, found.sides[0][0].cost, found.sides[0][0].stripe) == ("raid", 9, True)
    assert found.scenarios["rise-of-the-people"].military == 7
    assert (found.vp[1], found.horse_value[16]) == (6, 1)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[{ do = "intruders" }]', '"intruders"', "major"),
        ('[{ do = "intruders" }]', '[{ do = "intruder" }]', "unknown effect 'intruder'; one of gain, lose"),
        ('[{ do = "intruders" }]', '[{ do = "ferocity" }]', "ferocity is expected inside each or pick, of one"),
        ('{ do = "drought", n = 2 }', '{ do = "drought", n = 0 }', "expected a whole number from 1 to 19"),
        ('{ do = "drought", n = 2 }', '{ do = "drought", many = 2 }', "drought does not take many"),
        ('until = "passage"', 'until = "winter"', "unknown moment 'winter'; one of card, planning"),
        ("mp = 1", "luck = 1", "unknown bonus 'luck'"),
        ('"5-6" = [{ do = "rain" }', '"5-7" = [{ do = "rain" }', "expected every result from 1 to 6 exactly once"),
        ('with = { piece = "sheep" }', 'with = { piece = "horse" }', "two choices have the same key"),
        ('  { key = "send-him-on" },\n', "", "one choice must be open to everybody"),
        ("plus = 1", "more = 1", "expected { per = …, times = … }, with plus = … for more and most = … for a limit"),
        ('upto = { per = "elder"', 'upto = { per = "elders"', "unknown count 'elders'; one of family"),
        ("times = 3", "times = 0", "expected a whole number from 1 to 19"),
        ('names = "territory"', 'names = "canyon"', "unknown name 'canyon'; one of territory"),
        ('names = "territory"', 'names = "territory", upto = 2', "expected only one of table, upto, names"),
        ('from = "mother-without-child"', 'from = "mothers"', "unknown group 'mothers'; one of family"),
        ('order = "raid", ap = 2', 'order = "peace", ap = 2', "unknown word 'peace'"),
        ('key = "a-quiet-moon"', 'key = "the-watchers"', "two cards have the key the-watchers"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place_and_what_to_write(tmp_path: Path, old: str, new: str, said: str) -> None:
    name = "operations_cards.toml"
    text = (PROOF / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as raised:
        load_content([tmp_path])
    assert str(raised.value).startswith(f"{name}, line ")
    assert said in str(raised.value)


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("scenarios.toml", 'slug = "a-broken-country"', 'slug = "a-whole-country"', "expected these six slugs"),
        ("scenarios.toml", "piles = [[8, 41], [8, 42]]", "piles = [[8, 41], [8, 12]]", "expected cards from 41 to 55"),
        ("scenarios.toml", "last_card = 42", "last_card = 40", "expected a card from 41 to 55"),
        ("scenarios.toml", "piles = [[8, 41], [8, 42]]", "piles = [[38, 41], [8, 42]]", "40 in all at most"),
        ("scenarios.toml", "missions = []", "missions = [[1, 7]]", "expected Areas as [die, Area]"),
        ("scenarios.toml", "elders = [1, 1, 1, 0, 0, 0, 0]", "elders = [1, 1]", "length >= 7"),
        ("scenarios.toml", 'families = ["A", "B", "C"]', 'families = ["A", "Z"]', "Invalid enum value 'Z'"),
        ("instructions.toml", 'order = "subjugate", cost = 2', 'order = "subjugate", cost = -2', ">= 0"),
        ("stocks.toml", "ambush = 2", "tiger = 2", "ambush, false-rumor, firearms"),
        ("map.toml", "b = [2, 1]", "b = [2, 9]", "expected two Areas of the map"),
        ("ceremony_cards.toml", '{ do = "keep-card" }]', '{ do = "keep-cards" }]', "unknown effect 'keep-cards'"),
    ],
)
def test_mistakes_in_other_tables_are_named_too(template: Path, name: str, old: str, new: str, said: str) -> None:
    change(template, name, old, new)
    (problem,) = problems(DEFINITION, template)
    assert problem.startswith(f"{name}, line ")
    assert said in problem


def test_the_old_way_to_write_a_condition_is_explained(template: Path) -> None:
    change(template, "cultural_developments.toml", '{ if = "has", what = "elders", n = 2 }', '{ do = "elders", n = 2 }')
    (problem,) = problems(DEFINITION, template)
    assert 'expected conditions, such as { if = "has", what = "horses", n = 1 }' in problem


def test_words_that_are_missing_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "proof"
    (folder / "text" / "en").mkdir(parents=True)
    for name in ("pack.toml", "operations_cards.toml", "text/en/cards.ftl"):
        (folder / name).write_text((PROOF / name).read_text(encoding="utf-8"), encoding="utf-8")
    words = folder / "text" / "en" / "cards.ftl"
    full = words.read_text(encoding="utf-8")
    words.write_text(full.replace("name-the-watchers = The Watchers\n", ""), encoding="utf-8")
    assert "no message name-the-watchers" in problems(DEFINITION, folder)[0]
    words.write_text(full.replace("option-let-it-pass = Let it pass\n", ""), encoding="utf-8")
    assert problems(DEFINITION, folder)[0] == "text/en/*.ftl: no message option-let-it-pass"
    for line in ("chance-a-council-in-the-snow", "event-the-elders-plead", "event-nothing-left-to-sell"):
        words.write_text(re.sub(f"^{line} = .*\n", "", full, flags=re.MULTILINE), encoding="utf-8")
        assert problems(DEFINITION, folder)[0] == f"text/en/*.ftl: no message {line}"


def test_the_tables_of_the_game_are_all_in_the_template(template: Path) -> None:
    assert {path.name for path in HERE.glob("*.toml")} < {path.name for path in template.glob("*.toml")}
