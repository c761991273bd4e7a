"""Who may know what: worlds a seat can believe in, and what it sees, hears and is asked."""

from __future__ import annotations

import pytest

from examples.village.definition import TOY3
from examples.village.determinization import Luck, imagine
from examples.village.game import Well
from examples.village.rules.ch1_set_up import ROLE_CARDS, into_jar, jar, left_of, out_of_jar, spilt
from examples.village.rules.ch2_night import gifts
from examples.village.rules.ch2_watch import hours
from examples.village.rules.ch3_council import banish
from examples.village.state import SEATS, State
from tests.examples.village.playing import CONTENT, events, header, tables, village
from tests.known import known
from vigil.kernel.knowledge.observer import HIDDEN, Observer
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import ALL_SEATS, SPECTATOR
from vigil.kernel.rules.requests import Decision
from vigil.kernel.testing import play
from vigil.kernel.text.words import KERNEL_TEXT, Words

WORLDS = range(60)


def worlds(g: Well, seat: int) -> list[State]:
    return [imagine(g, seat, seed) for seed in WORLDS]


def thieves(g: Well, seat: int) -> set[int]:
    """Where the thief is in the worlds of a seat; -1 in the box."""
    return {next((each for each in SEATS if s.players[each].role == "thief"), -1) for s in worlds(g, seat)}


def test_a_world_looks_the_same_to_the_seat_and_differs_for_others() -> None:
    g = village("vvt")
    play(gifts(g), "give 1", "give 2", "give 1")
    for seat in (SPECTATOR, *SEATS):
        seen = TOY3.knowledge.view(g, seat)
        found = worlds(g, seat)
        assert all(TOY3.knowledge.view(TOY3.rules.revive(CONTENT, s), seat) == seen for s in found)
        assert len({str(TOY3.rules.codec.dump(s)) for s in found}) > 10
    assert all(imagine(g, ALL_SEATS, seed) == g.state for seed in WORLDS)


def test_imagining_leaves_the_game_as_it_is_and_depends_on_the_seed_alone() -> None:
    g = village("vvt")
    before = TOY3.rules.codec.dump(g.state)
    assert imagine(g, 0, 5) == imagine(g, 0, 5)
    assert TOY3.rules.codec.dump(g.state) == before


def test_nothing_is_to_be_imagined_before_the_deal() -> None:
    g: Well = TOY3.rules.new(CONTENT, "four-nights", {}, 3)
    assert imagine(g, 0, 1) == g.state


def test_the_thief_may_be_anybody_else_or_nobody() -> None:
    assert thieves(village("vvt"), 0) == {1, 2, -1}
    assert thieves(village("vvt"), 2) == {2}
    assert thieves(village("vvt"), SPECTATOR) == {0, 1, 2, -1}


def test_a_dream_and_a_banishment_are_remembered() -> None:
    g = village("vvt")
    g.player(0).dreamt.append(1)
    assert thieves(g, 0) == {2, -1}
    banish(g, 2)
    assert thieves(g, 0) == thieves(g, 1) == thieves(g, SPECTATOR) == {2}


def test_whoever_gave_nothing_with_water_in_his_jar_is_the_thief() -> None:
    g = village("vvt")
    play(gifts(g), "give 1", "give 1", "give 0")
    assert thieves(g, 0) == {1, 2}, "together they gave 2, and I gave 1 of it"
    assert all(sum(s.players[each].gifts[0] for each in SEATS) == 2 for s in worlds(g, 0))
    g = village("vvt")
    play(gifts(g), "give 1", "give 2", "give 2")
    assert thieves(g, 0) == {1, 2, -1}


def test_poison_means_that_there_was_a_thief_in_the_village() -> None:
    g = village("vvt")
    play(hours(g), "poison")
    assert thieves(g, 0) == {1, 2}
    banish(g, 1)
    assert thieves(g, 0) == {2}
    g = village("vvt")
    banish(g, 1)
    play(hours(g), "poison")
    assert thieves(g, 0) == {2}


def test_water_that_was_poured_before_all_eyes_must_have_been_there() -> None:
    g = village()
    play(gifts(g), "give 1", "give 1", "give 2")
    out_of_jar(g, 1, 3)
    assert {s.players[1].gifts[0] for s in worlds(g, 0)} <= {0, 1}
    assert all(s.players[1].water >= 0 for s in worlds(g, 0))


def test_jars_add_up_in_every_world() -> None:
    g = village("vvt")
    play(gifts(g), "give 1", "give 2", "give 0")
    into_jar(g, 1, 2)
    spilt(g, 2, 9)
    play(gifts(g), "give 1", "give 2")
    for seat in (SPECTATOR, *SEATS):
        for s in worlds(g, seat):
            world = TOY3.rules.revive(CONTENT, s)
            assert [jar(world, each).total for each in SEATS] == [player.water for player in s.players]


def test_charms_are_drawn_from_those_that_nobody_has_shown() -> None:
    g = village(charms=("salt", "bell", "bell"), played=["salt", "salt"])
    g.player(2).charm = ""
    found = worlds(g, 0)
    assert {s.players[1].charm for s in found} == {"lantern", "dowsing-rod", "bell"}
    assert all((s.players[0].charm, s.players[2].charm) == ("salt", "") for s in found)


def test_luck_is_even() -> None:
    luck = Luck(7)
    firsts = [luck.shuffled([1, 2, 3])[0] for _ in range(3000)]
    assert all(900 < firsts.count(n) < 1100 for n in (1, 2, 3))
    assert left_of(ROLE_CARDS, ["thief"]) == {"thief": 0, "villager": 3}


@pytest.mark.parametrize("seed", range(4))
def test_the_jars_of_a_whole_game_add_up(seed: int) -> None:
    for session in tables(60 + seed, "five-nights"):
        g = known(Well, session.run.game)
        for seat in SEATS:
            total, water = jar(g, seat).total, g.player(seat).water
            assert total == water


# at a table


def until(session: Session, key: str) -> Session:
    """Play by first options until somebody is asked that."""
    while not any(waiting.decision.key == key for waiting in session.pending.values()):
        seat, waiting = next(iter(session.pending.items()))
        name = waiting.options[-1].name
        if waiting.decision.key == "posts":
            name = "post seat-1 rest + post seat-2 rest + post seat-3 haul"
        session.answer(name, seat)
    return session


def test_a_gift_is_seen_by_its_giver_alone() -> None:
    session = until(Session.start(TOY3, CONTENT, header(2)), "gift")
    n = len(session.entries)
    name = session.pending[1].options[0].name
    session.answer(name, 1)
    assert Observer(session, 1).entry(n).name == name
    assert Observer(session, 0).entry(n).name == Observer(session, SPECTATOR).entry(n).name == HIDDEN
    assert Observer(session, 0).waits_for() == (0, 2)
    assert Observer(session, 0).topic() is None, "it is a secret what the others are asked"
    assert f" gift >1 {name}" not in Observer(session, 0).report()


def test_two_ways_to_give_the_same_sum_sound_the_same() -> None:
    heard = []
    for second, third in ((1, 2), (2, 1)):
        session = until(Session.start(TOY3, CONTENT, header(2)), "gift")
        for seat, n in enumerate((2, second, third)):
            session.answer(f"give {n}", seat)
        observer = Observer(session, 0)
        heard.append((observer.events(), observer.view(), observer.entries(), observer.totals(), observer.options()))
    assert heard[0] == heard[1]


def test_everybody_is_asked_in_the_small_hours_whatever_he_is() -> None:
    session = until(Session.start(TOY3, CONTENT, header(2)), "small-hours")
    assert sorted(session.pending) == [0, 1, 2]


def test_a_window_tells_only_who_is_asked() -> None:
    session = until(Session.start(TOY3, CONTENT, header(2)), "before-the-watch")
    (seat,) = session.pending
    for other in {SPECTATOR, *SEATS} - {seat}:
        observer = Observer(session, other)
        assert (observer.waits_for(), observer.question(), observer.options()) == ((seat,), None, [])
        assert [other.facts for other in (observer.topic(),) if other] == [None]
    assert isinstance(Observer(session, seat).question(), Decision)


def test_after_the_end_everything_may_be_seen() -> None:
    *_, session = tables(3)
    observer = Observer(session, SPECTATOR)
    assert all(each.role for each in observer.view().players)
    assert all(entry.name for entry in observer.entries())


def test_gambles_name_options_and_events_that_exist() -> None:
    words = Words("en", [KERNEL_TEXT, TOY3.identity.text])
    for key, gamble in TOY3.knowledge.gambles.items():
        words.require([f"option-{key}", *(f"event-{each}" for each in gamble.closes)])
    logs = {event.key for seed in range(30) for event in [*tables(seed)][-1].log}
    assert {each for gamble in TOY3.knowledge.gambles.values() for each in gamble.closes} <= logs


def test_the_log_has_the_same_length_for_everybody() -> None:
    g = village("vvt")
    play(hours(g), "poison")
    assert {len([event.heard_by(seat) for event in events(g)]) for seat in (SPECTATOR, *SEATS)} == {1}
    *_, session = tables(3)
    assert {len(Observer(session, seat).events()) for seat in (SPECTATOR, *SEATS)} == {len(session.log)}
