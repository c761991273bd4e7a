"""The sensible player, at tables of its own kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from examples.village.definition import TOY3
from examples.village.game import Well
from examples.village.rules.ch2_night import gifts, posts
from examples.village.rules.ch2_watch import charms, hours
from examples.village.state import SEATS, Line
from examples.village.steady import Steady
from tests.examples.village.playing import CONTENT, SCENARIOS, header, village
from tests.known import known
from vigil.bots.bot_players import play_to_the_end
from vigil.bots.position import Choice, Position, position_of
from vigil.bots.random_bot import RandomBot
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.driver import asked
from vigil.kernel.play.session import Session


def position(session: Session, seat: int) -> Position:
    return position_of(Observer(session, seat), 1)


def play_table(seed: int, scenario: str, steady: Sequence[int]) -> Session:
    """The seats in `steady` hold the sensible player, the others choose by luck."""
    session = Session.start(TOY3, CONTENT, header(seed, scenario))
    play_to_the_end(session, {each: Steady(seed) if each in steady else RandomBot(seed + each) for each in SEATS}, seed)
    return session


def ending(session: Session) -> str:
    return TOY3.rules.outcome(known(Well, session.run.game))


def test_three_steady_players_finish_every_game_and_often_win() -> None:
    for scenario in SCENARIOS:
        endings = [ending(play_table(seed, scenario, (0, 1, 2))) for seed in range(40)]
        assert 10 <= endings.count("village") <= 36, endings.count("village")


def test_the_village_does_better_with_steady_players() -> None:
    steady, luck = (
        sum(ending(play_table(seed, "four-nights", seats)) == "village" for seed in range(40))
        for seats in ((0, 1, 2), ())
    )
    assert steady > luck


def choice(g: Any, flow: Any, seat: int) -> str:
    """What it answers at the first question of a rule."""
    request = next(flow)
    decision = next(each for each in asked(request) if each.seat == seat)
    options = [Choice(each.name, each.key, each.rule, each.facts) for each in decision.offer()]
    is_set, view = decision.build is not None, TOY3.knowledge.view(g, seat)
    found = Position(seat, decision.rule, decision.key, decision.facts, options, is_set, decision.window, view)
    return Steady().choose(found)


def test_a_thief_gives_like_an_honest_man_until_the_last_night() -> None:
    g = village("tvv")
    assert choice(g, gifts(g), 0) == "give 1"
    assert choice(g, gifts(g), 1) == "give 2"
    g.state.night = 4
    assert choice(g, gifts(g), 0) == "give 0"


def test_no_tired_guard_is_sent_again() -> None:
    g = village()
    assert choice(g, posts(g), 0) == "post seat-2 guard + post seat-1 haul + post seat-3 haul"
    g.player(1).guarded = True
    assert choice(g, posts(g), 0) == "post seat-3 guard + post seat-1 haul + post seat-2 haul"


def test_a_charm_is_kept_until_it_helps() -> None:
    g = village(charms=("salt", "bell", "bell"), cistern=2)
    assert choice(g, charms(g), 0) == "go-on"
    g.state.cistern = 9
    assert choice(g, charms(g), 0) == "play salt"


def test_poison_waits_for_a_full_cistern() -> None:
    g = village("tvv", cistern=2)
    assert choice(g, hours(g), 0) == "sleep"
    assert choice(g, hours(g), 1) == "sleep"
    g.state.cistern = 9
    assert choice(g, hours(g), 0) == "poison"


def test_it_votes_against_the_one_whom_the_gifts_betray() -> None:
    """All had water and together gave 2, so somebody gave nothing: not I, and not he of whom I dreamt."""
    g = village("vvt", phase="council", cistern=0)
    for player, n in zip(g.state.players, (1, 1, 0), strict=True):
        player.gifts.append(n)
        player.water -= n
    g.player(0).dreamt.append(1)
    g.state.lines.append(Line("gifts", -1, 2))
    session = Session(TOY3, CONTENT, header(1))
    session.begin(TOY3.rules.revive(CONTENT, TOY3.rules.codec.copy(g.state)))
    session.settle()
    assert Steady().choose(position(session, 0)) == "banish seat-3"
