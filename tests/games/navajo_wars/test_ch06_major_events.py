"""6.1 The dispatch of Major Events, the deck of Operations cards as a whole, and the check of what a pack may say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.navajo_wars.conftest import content
from tests.games.navajo_wars.nw_events import card_of, event, order, told
from vigil.games.navajo_wars.content.content import HERE
from vigil.games.navajo_wars.definition import load_content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch06_major_events import major_event
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver
from vigil.games.navajo_wars.rules.effects.vocabulary import BONUSES
from vigil.games.navajo_wars.state import CODEC, DIE_TERRITORIES
from vigil.kernel.content.tables import PackError
from vigil.kernel.rules.asking import run
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.requests import Decision, Request
from vigil.kernel.sets.draft import Draft
from vigil.kernel.sets.sampling import sample
from vigil.kernel.testing import play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book

OPERATIONS = tuple(row.key for row in content().operations.values())
HISTORY = tuple(row.key for row in content().history.values())
DEVELOPMENTS = "cultural_developments.toml"
OPERATIONS_TABLE = "operations_cards.toml"
TRANSITIONS = ("mexican-independence", "army-of-the-west", "kit-carson")

ASK = {  # on a busy board these cards ask something with more than one answer
    "a-call-for-reprisals",
    "a-first-laugh",
    "a-governor-is-recalled",
    "apache-war",
    "dry-years",
    "early-frost",
    "female-rain",
    "gifts-for-the-comanche",
    "herders-push-west",
    "hopi-corn",
    "kin-from-the-pueblos",
    "peach-orchards",
    "ransomed-captives",
    "runners-bring-word",
    "settlers-turn-back",
    "slave-raiders",
    "smallpox",
    "the-headmen-gather",
    "traders-with-guns",
}
CHANGE_A_LATER_TURN = {  # and these leave something behind for a later card
    "a-headman-lies-ill": "elders-silent",
    "apache-war": "enemy-ap-next",
    "blankets-for-trade": "market",
    "deep-snow": "mp-next",
    "peach-orchards": "food-next",
    "runners-bring-word": "free-preempt",
    "scouts-in-the-hills": "no-preempt",
    "stores-for-the-winter": "food-next",
}


def busy(g: NavajoWars) -> NavajoWars:
    """A board on which every card finds something to do."""
    s = g.state
    s.families[0].child = s.families[1].child = False
    s.families[3].place, s.families[3].man, s.families[3].woman, s.families[3].child = 41, True, True, True
    s.resources = {"horse": 2, "sheep": 2, "trade-goods": 1}
    s.out_of_play.update({"horse": 6, "sheep": 6, "trade-goods": 2, "man": 5, "woman": 5, "child": 7})
    s.missions, s.mission_stock, s.ranchos, s.rancho_stock = [12, 21], 4, [33], 5
    s.corn_fields, s.corn, s.corn_unseen["3"] = [11, 41], [3], 2
    s.raided = {"white": 2, "brown": 1}
    s.bag.update({"white": 1, "brown": 2})
    for territory in DIE_TERRITORIES:
        s.drought[territory] = 1
    s.drought_stock = 6
    s.active[2], s.active[4] = order(g, "comanche"), order(g, "utes")
    s.deck = Stack(pool=[2, 5], sizes=[2], marked=[0])
    s.hand = [3]
    s.forts = {"defiance": 51, "fauntleroy": 31}
    s.enemy_ap, s.operation = 3, "planning"
    return g


def drive(g: NavajoWars, card: int, answer: Callable[[Request], Any]) -> None:
    """Carry out the event with these answers, even if it ends the game."""
    g.state.card = card
    try:
        run(major_event(g, card), answer)
    except GameOver:
        return


# the dispatch


@pytest.mark.rule("2.2.2-a", "6.1-a")
def test_an_operations_card_has_its_major_event(g: NavajoWars) -> None:
    """Carried out with the numbers of its row, and told by the name of the card."""
    play(major_event(g, card_of(g, "deep-snow")))
    assert told(g)[0] == "major-event"
    assert g.state.effects == {"mp-next": -1, "raid-counters-next": -2}


@pytest.mark.rule("2.2.2-a", "6.1-a")
def test_a_ceremony_card_has_its_major_event(g: NavajoWars) -> None:
    """Somebody comes to Passage of Time, and the card may be kept."""
    row = g.content.ceremonies[3]
    play(major_event(g, 3), f"take-into-hand {row.key}")
    assert (g.state.passage, g.state.hand) == ({row.grows: 1}, [3])


@pytest.mark.rule("2.2.2-a", "6.1-a")
def test_a_historical_event_has_its_major_event(g: NavajoWars) -> None:
    """Card 54 raises Enemy Ferocity."""
    event(g, "the-american-civil-war")
    assert g.state.enemy_ferocity == 5


# the deck


def test_the_box_holds_28_operations_cards_with_28_effects() -> None:
    """No two do the same, and all are ours."""
    rows = content().operations.values()
    assert len(rows) == len({str(row.major) for row in rows}) == 28
    assert all(row.source == "ours" for row in rows)
    assert len({str(row.event) for row in content().history.values()}) == 15


def test_the_printed_numbers_vary_within_their_bounds() -> None:
    """Preempt 0-4, Enemy AP 1-2 if preempted and 2-4 if not; seven of each Minor Event; children most, elders least."""
    rows = list(content().operations.values())
    assert {row.preempt for row in rows} == {0, 1, 2, 3, 4}
    assert {row.preempted for row in rows} == {1, 2}
    assert {row.enemy for row in rows} == {2, 3, 4}
    assert all(row.preempted <= row.enemy for row in rows)
    assert Counter(row.minor for row in rows) == {"drought": 7, "recovery": 7, "swap": 7, "reset": 7}
    assert Counter(row.grows for row in rows) == {"man": 7, "woman": 8, "child": 9, "elder": 4}


@pytest.mark.rule("6.1-b")
def test_the_known_hints_are_in_the_deck() -> None:
    """Names, and a Preempt of 3 on the card that rewards Planning."""
    rows = {row.key: row for row in content().operations.values()}
    assert {"apaches-raid-new-mexico", "apache-war"} <= set(rows)
    assert rows["stores-for-the-winter"].preempt == 3


@pytest.mark.rule("6.1-b")
def test_intruders_come_with_a_card_in_three_or_four(g: NavajoWars) -> None:
    """Eleven Operations cards of the forty cards end their Major Event with Intruders, twelve in all, whatever the
    event did; one more does so past an Outpost. Their texts say it."""
    rows = [row for row in content().operations.values() if row.intruders]
    assert (len(rows), sum(row.intruders for row in rows)) == (11, 12)
    for row in rows:
        g.state.intruders.clear()
        drive(g, row.n, lambda request: request.offer()[-1] if isinstance(request, Decision) else request.outcomes[-1])
        assert len(g.state.intruders) == row.intruders, row.key
        for language, word in (("en", "Intruder"), ("it", "Intrus"), ("fr", "Intrus")):
            assert word in book(language, HERE.parent / "text").say(f"card-{row.key}")


def test_many_cards_ask_something_real(g: NavajoWars) -> None:
    """Ten at least: a question with more than one answer on a busy board."""
    asking: set[str] = set()
    state = g.state
    for key in OPERATIONS:
        g.state = CODEC.copy(state)

        def answer(request: Request, key: str = key) -> Any:
            if isinstance(request, Decision):
                options = list(request.offer())
                if request.window:
                    return options[-1]
                if len(options) > 1:
                    asking.add(key)
                return sample(request, Random(1).randrange) if request.build else options[0]
            return request.outcomes[-1 if request.key.startswith("intruder") else 0]

        drive(busy(g), card_of(g, key), answer)
    assert asking == ASK
    assert len(ASK) >= 10


@pytest.mark.parametrize(("key", "effect"), CHANGE_A_LATER_TURN.items())
def test_many_cards_change_a_later_turn(g: NavajoWars, key: str, effect: str) -> None:
    """Six at least: what they leave waits in the state for a later card."""

    def answer(request: Request) -> Any:
        if isinstance(request, Decision):
            return Draft(request).option() if request.build else request.offer()[0]
        return request.outcomes[0]

    drive(busy(g), card_of(g, key), answer)
    assert effect in g.state.effects
    assert len(CHANGE_A_LATER_TURN) >= 6


# their words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_speaks(language: str) -> None:
    """A name, a text and a story in each language."""
    words = book(language, HERE.parent / "text")
    for key in (*OPERATIONS, *HISTORY):
        for message in (f"name-{key}", f"card-{key}", f"card-{key}-story"):
            assert len(words.say(message)) > 3


@pytest.mark.parametrize("key", [*OPERATIONS, *(key for key in HISTORY if key not in TRANSITIONS)])
def test_every_question_and_event_of_a_card_can_be_read(g: NavajoWars, key: str) -> None:
    """Played at random on busy and quiet boards, everything asked and told has its words in three languages."""
    catalogs = [book(language, HERE.parent / "text") for language in LANGUAGES]
    start = g.state
    for seed in range(12):
        luck = Random(seed)
        g.state, g.log = CODEC.copy(start), []
        if seed % 3:
            busy(g)
        if seed % 4 == 3:
            g.state.elders, g.state.resources = [0] * 7, {}

        def answer(request: Request, luck: Random = luck) -> Any:
            for words in catalogs:
                assert words.question(request)
            if not isinstance(request, Decision):
                return luck.choice(list(request.outcomes))
            options = list(request.offer())
            for words in catalogs:
                for option in options:
                    assert words.option(option)
                for refusal in request.refused() if request.refused else ():
                    assert words.refusal(refusal)
                    assert words.remedy(refusal)
                    assert words.refused(refusal)
                for number in request.numbers() if request.numbers else ():
                    assert words.number(number)
                    assert all(words.part(part) for part in number.parts)
            return sample(request, luck.randrange) if request.build else luck.choice(options)

        drive(g, card_of(g, key), answer)
        for words in catalogs:
            for each in g.log:
                assert words.event(each)


# what a pack may say


def pack(folder: Path, name: str, old: str, new: str) -> Path:
    """A pack with one of our tables, changed in one place."""
    text = (HERE / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "problem"),
    [
        (OPERATIONS_TABLE, 'do = "corn-leaves-here"', 'do = "wash"', "cards[2].major[0].then[0]", "unknown effect"),
        (OPERATIONS_TABLE, "highest = 3", "lowest = 3", "cards[2].major[0].then[0]", "does not take lowest"),
        (OPERATIONS_TABLE, "highest = 3", "highest = 7", "cards[2].major[0].then[0].highest", "from 1 to 6"),
        (OPERATIONS_TABLE, 'names = "territory"', 'names = "fort"', "cards[2].major[0].names", "one of territory"),
        (OPERATIONS_TABLE, 'names = "territory"', "upto = 0", "cards[2].major[0].upto", "from 1 to 6"),
        (OPERATIONS_TABLE, "plus = 1 }", "plus = -1 }", "cards[10].major[0].upto", "expected { per = …"),
        (OPERATIONS_TABLE, "times = 2, of", "times = 20, of", "cards[11].major[0].times", "from 1 to 19"),
        (OPERATIONS_TABLE, "with = { piece = \"child\" } },", 'with = "child" },', "cards[20].major[0].then[0].with",
            "expected numbers or words by name"),
        (OPERATIONS_TABLE, "cubes = 2", 'cubes = "2"', "cards[18].major[0].cubes", "from 1 to 19"),
        (OPERATIONS_TABLE, "cubes = 2", "cubes = 0", "cards[18].major[0].cubes", "from 1 to 19"),
        ("historical_events.toml", 'do = "kit-carson"', 'do = "war"', "cards[14].event[0]", "unknown effect 'war'"),
        ("historical_events.toml", "battle = 1", "luck = 1", "cards[8].bonuses", "unknown bonus luck"),
        ("ceremony_cards.toml", "blessing = { do", 'blessing = { did', "cards[0].blessing[0]", "expected one of"),
        ("ceremony_cards.toml", "enemy_way = { do", 'enemy_way = { did', "cards[0].enemy_way[0]", "expected one of"),
        (DEVELOPMENTS, 'do = "cancel-enemy-way"', 'do = "luck"', "cards[0].power[0]", "unknown effect 'luck'"),
        (DEVELOPMENTS, 'what = "elders", n = 2', 'what = "luck"', "cards[1].needs[0].what", "unknown word 'luck'"),
        (DEVELOPMENTS, "elder-rating = 1", "luck = 1", "cards[1].bonuses", "unknown bonus luck"),
    ],
)  # fmt: skip
def test_a_pack_that_says_nonsense_is_told_where(
    tmp_path: Path, name: str, old: str, new: str, field: str, problem: str
) -> None:
    """File, field and what is expected."""
    with pytest.raises(PackError) as raised:
        load_content([pack(tmp_path, name, old, new)])
    assert raised.value.path.name == name
    assert raised.value.line > 0
    assert raised.value.field == field
    assert problem in raised.value.problem


def test_every_bonus_is_asked_for_by_a_rule() -> None:
    """The list a pack may choose from is the list the rules know."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in (HERE.parent / "rules").rglob("*.py"))
    source = source.replace(source[source.index("BONUSES = (") : source.index("def verb")], "")
    assert [bonus for bonus in sorted(BONUSES) if f'"{bonus}"' not in source] == []


@pytest.mark.parametrize("key", ["traders-with-guns", "gifts-for-the-comanche", "hopi-corn", "ransomed-captives"])
@pytest.mark.parametrize("lack", ["payment", "ware"])
def test_an_event_that_comes_to_nothing_says_so(g: NavajoWars, key: str, lack: str) -> None:
    """6.1 Nothing to give, or nothing to be had: no card is turned without a word of what comes of it."""
    s = g.state
    assert g.log is not None
    s.resources, s.active = {}, [0] * 6
    if lack == "ware":
        s.resources, s.out_of_play, s.corn_unseen = {"horse": 3, "trade-goods": 3}, {}, {}
    g.log.clear()
    event(g, key)
    assert [each for each in g.log if each.key != "major-event"]
