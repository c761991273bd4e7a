"""5 Every event card and charm, and every kind of effect."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from pathlib import Path

import pytest

from examples.village.content.content import HERE
from examples.village.definition import TOY3, load_content
from examples.village.game import Well
from examples.village.rules.ch2_night import dusk
from examples.village.rules.ch2_watch import strength
from examples.village.rules.ch3_council import dawn
from examples.village.rules.ch5_effects import VOCABULARY, beg
from tests.examples.village.playing import CONTENT, events, told, village
from vigil.kernel.content.tables import PackError
from vigil.kernel.effects.interpreter import bonus, carry_out
from vigil.kernel.effects.reader import VERBS
from vigil.kernel.rules.events import SPECTATOR
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import asked, names, play, refusals

NUMBERS = {card.key: card.n for card in CONTENT.cards.values()}
RAIN = NUMBERS["rain"]


def turn_up(card: str, *answers: str | int, g: Well | None = None) -> Well:
    """The card at the first dusk, led by the first seat."""
    g = g or village(night=0, cistern=5)
    play(dusk(g), NUMBERS[card], *answers)
    return g


def water(g: Well) -> list[int]:
    return [player.water for player in g.state.players]


def test_every_kind_of_effect_is_on_a_card() -> None:
    kinds = {node.kind for effects in CONTENT.effects.values() for node in effects.nodes.values()}
    assert kinds == VERBS


def test_rain() -> None:
    assert turn_up("rain").state.cistern == 7


def test_drought_takes_what_there_is_and_tells_no_more() -> None:
    g = village(night=0)
    g.player(1).water = 0
    turn_up("drought", g=g)
    assert water(g) == [3, 0, 3]
    assert [event.facts["n"] for event in events(g) if event.key == "spilt"] == [1, 1, 1]


def test_dust_storm_covered() -> None:
    g = turn_up("dust-storm", "cover-cistern")
    assert (g.state.cistern, bonus(g, VOCABULARY, "guard")) == (4, 1)


@pytest.mark.parametrize(("die", "cistern", "event"), [(1, 3, "drained"), (4, 4, "drained"), (6, 5, "spared")])
def test_dust_storm_sat_out(die: int, cistern: int, event: str) -> None:
    g = turn_up("dust-storm", "sit-it-out", die)
    assert (g.state.cistern, told(g)[-1]) == (cistern, event)


def test_dust_storm_cannot_be_paid_from_an_empty_cistern() -> None:
    g = turn_up("dust-storm", 1, g=village(night=0, cistern=0))
    assert g.state.cistern == 0


@pytest.mark.parametrize(
    ("way", "cistern", "jars", "guard"),
    [
        ("buy-skins", 4, [5, 5, 5], 0),
        ("sell-jar", 8, [2, 4, 4], 0),
        ("lodge-them", 5, [4, 4, 4], 1),
        ("send-away", 5, [4, 4, 4], 0),
    ],
)
def test_caravan(way: str, cistern: int, jars: list[int], guard: int) -> None:
    g = turn_up("caravan", way)
    assert (g.state.cistern, water(g), strength(g).total) == (cistern, jars, guard)


def test_caravan_what_the_leader_may_do_depends_on_his_jar() -> None:
    g = village(night=0, cistern=0)
    g.player(0).water = 1
    request = asked(dusk(g), NUMBERS["caravan"])
    assert names(request) == ["lodge-them", "send-away"]
    assert refusals(request) == {"buy-skins": "effect-price", "sell-jar": "effect-price"}


def test_stray_dog_stays_two_nights() -> None:
    g = turn_up("watchdog")
    play(dawn(g))
    assert strength(g).total == 1
    play(dawn(g))
    assert strength(g).total == 0


def test_cracked_wall_is_mended_for_water() -> None:
    g = turn_up("cracked-wall")
    assert (g.state.cistern, bonus(g, VOCABULARY, "ward")) == (4, 1)
    play(dawn(g))
    assert (g.state.cistern, g.state.promises) == (4, [])


def test_cracked_wall_leaks_at_dawn_if_it_is_not() -> None:
    g = turn_up("cracked-wall", g=village(night=0, cistern=0))
    g.state.cistern = 6
    play(dawn(g))
    assert g.state.cistern == 4


def test_snow_melts_at_the_next_dusk() -> None:
    g = turn_up("snow-on-the-hills")
    g.player(2).banished = True
    play(dusk(g), RAIN)
    assert g.state.cistern == 5 + 2 + 2


def test_beggar_asks_another_seat_in_the_turn_of_the_leader() -> None:
    g = village(night=0)
    request = asked(dusk(g), NUMBERS["beggar"])
    assert (request.seat, names(request)) == (0, ["neighbour seat-2", "neighbour seat-3"])
    g = village(night=0)
    request = asked(dusk(g), NUMBERS["beggar"], "neighbour seat-3")
    assert (request.seat, names(request)) == (2, ["share-water 1", "keep-water"])


def test_beggar_gets_water_or_not() -> None:
    g = turn_up("beggar", "neighbour seat-2", "share-water 1")
    assert (g.state.cistern, water(g)) == (6, [4, 3, 4])
    g = turn_up("beggar", "neighbour seat-2", "keep-water")
    assert (g.state.cistern, told(g)[-1]) == (5, "kept-water")


def test_beggar_at_an_empty_jar() -> None:
    g = village()
    g.player(1).water = 0
    request = next(beg(g, "seat-2", 1))
    assert isinstance(request, Decision)
    assert request.always, "not being asked would tell that the jar is empty"
    assert (names(request), refusals(request)) == (["keep-water"], {"share-water 1": "jar-too-empty"})


def test_dream_shows_a_role_to_the_leader_alone() -> None:
    g = turn_up("dream", "neighbour seat-3", g=village("vvt", night=0))
    event = events(g)[-1]
    assert event.heard_by(0).facts == {"other": "seat-3", "role": "thief"}
    assert event.heard_by(1).facts == {"player": "seat-1", "other": "seat-3"}
    assert [TOY3.knowledge.view(g, seat).players[2].role for seat in (0, 1, SPECTATOR)] == ["thief", "", ""]
    turn_up_again = carry_out(g, CONTENT.effects["dream"], VOCABULARY, "seat-1", 0)
    play(turn_up_again, "neighbour seat-3")
    assert g.player(0).dreamt == [2]


@pytest.mark.parametrize(("cistern", "after", "jars"), [(6, 4, [5, 5, 5]), (5, 5, [5, 4, 4])])
def test_feast_day(cistern: int, after: int, jars: list[int]) -> None:
    g = turn_up("feast", g=village(night=0, cistern=cistern))
    assert (g.state.cistern, water(g)) == (after, jars)


def test_new_moon() -> None:
    assert strength(turn_up("new-moon")).total == -1


def test_old_debt() -> None:
    assert turn_up("old-debt", "pay-now").state.cistern == 3
    assert water(turn_up("old-debt", "pay-from-jars")) == [4, 3, 3]
    g = turn_up("old-debt", "pay-later")
    play(dawn(g))
    assert g.state.cistern == 5
    play(dawn(g))
    assert g.state.cistern == 2


def test_old_debt_can_be_paid_now_only_out_of_a_full_cistern() -> None:
    request = asked(dusk(village(night=0, cistern=3)), NUMBERS["old-debt"])
    assert refusals(request) == {"pay-now": "effect-condition"}


def test_elders_ask_the_leader_at_dawn() -> None:
    g = village(night=2, cistern=5)
    play(dusk(g), NUMBERS["elders"])
    assert (g.state.leader, water(g)) == (1, [4, 7, 4])
    assert asked(dawn(g)).seat == 1
    g.state.promises.clear()
    g = turn_up("elders")
    play(dawn(g), "share-thanks")
    assert (g.state.cistern, water(g)) == (4, [6, 5, 5])


@pytest.mark.parametrize(("charm", "guard", "ward", "cistern"), [
    ("lantern", 2, 0, 5), ("dowsing-rod", 0, 0, 6), ("bell", 1, 0, 5), ("salt", 0, 1, 5),
])  # fmt: skip
def test_charms(charm: str, guard: int, ward: int, cistern: int) -> None:
    g = village(cistern=5)
    play(carry_out(g, CONTENT.effects[charm], VOCABULARY, "seat-2", 1))
    bonuses = (bonus(g, VOCABULARY, "guard"), bonus(g, VOCABULARY, "ward"))
    assert (*bonuses, g.state.cistern) == (guard, ward, cistern)


def test_the_bell_rings_two_nights() -> None:
    g = village()
    play(carry_out(g, CONTENT.effects["bell"], VOCABULARY, "seat-2", 1))
    play(dawn(g))
    assert strength(g).total == 1
    play(dawn(g))
    assert strength(g).total == 0


def test_a_choice_that_depends_on_a_jar_is_never_without_a_choice() -> None:
    """A lone option answers itself, and all would see that the jar was empty."""
    for effects in CONTENT.effects.values():
        for node in effects.nodes.values():
            if any(say.name == "pour" for branch in node.branches for say in branch.price):
                assert sum(not branch.price and not branch.condition for branch in node.branches) >= 2


def test_cards_are_numbered_and_ours() -> None:
    assert TOY3.content.cards is not None
    assert sorted(TOY3.content.cards(CONTENT)) == list(range(1, 14))
    rows: Iterable[str] = [
        *(card.source for card in CONTENT.cards.values()),
        *(c.source for c in CONTENT.charms.values()),
    ]
    assert set(rows) == {"ours"}


def test_a_pack_with_a_bad_effect_says_where(tmp_path: Path) -> None:
    text = (HERE / "event_cards.toml").read_text(encoding="utf-8")
    (tmp_path / "event_cards.toml").write_text(
        text.replace('do = "fill", n = 2', 'do = "fil", n = 2'), encoding="utf-8"
    )
    with pytest.raises(
        PackError, match=r"event_cards.toml, line 5: cards\[0\].effects\[0\]: unknown effect 'fil'"
    ) as error:
        load_content([tmp_path])
    assert error.value.field == "cards[0].effects[0]"
    passed_on = pickle.loads(pickle.dumps(error.value))  # as a pool of processes does
    assert (str(passed_on), passed_on.line) == (str(error.value), error.value.line)
