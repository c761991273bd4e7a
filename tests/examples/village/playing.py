"""How tests play the Well: positions, tables of three, players who choose by luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from examples.village.definition import TOY3
from examples.village.game import Well
from examples.village.rules.ch2_watch import charms, watch
from examples.village.state import SEATS
from vigil.bots.random_bot import at_random
from vigil.kernel.journal.header import Header
from vigil.kernel.play.playout import Chooser
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Decision, Flow, Option
from vigil.kernel.sets.sampling import sample

CONTENT = TOY3.content.load([])
SCENARIOS = tuple(scenario.slug for scenario in TOY3.identity.scenarios)
PLAYERS = ("Ada", "Bo", "Cy")


def village(roles: str = "vvv", charms: Sequence[str] = ("lantern", "bell", "salt"), **changes: Any) -> Well:
    """A village after the deal: roles as letters, v and t; `changes` are fields of the state."""
    g: Well = TOY3.rules.new(CONTENT, "four-nights", {}, 3)
    g.log = []
    g.state.phase, g.state.night = "dusk", 1
    for player, role, charm in zip(g.state.players, roles, charms, strict=True):
        player.role, player.charm = {"t": "thief", "v": "villager"}[role], charm
    for name, value in changes.items():
        setattr(g.state, name, value)
    return g


def charms_and_watch(g: Well) -> Flow[None]:
    for _ in SEATS:
        yield from charms(g)
    yield from watch(g)


def told(g: Well) -> list[str]:
    return [event.key for event in events(g)]


def events(g: Well) -> list[Event]:
    assert g.log is not None
    return g.log


def by_luck(seed: int) -> Chooser:
    """Options at random, and sets put together at random."""
    choose, luck = at_random(seed), Random(seed)

    def chooser(decision: Decision, options: Sequence[Option[Any]]) -> Option[Any]:
        return sample(decision, luck.randrange) if decision.build else choose(decision, options)

    return chooser


def header(seed: int, scenario: str = "four-nights", **changes: Any) -> Header:
    ballots = ("named", "counted")[seed % 2]
    values: dict[str, Any] = {"players": PLAYERS, "secret": f"{seed + 1:064x}", **changes}
    return Header("well", TOY3.identity.rules_version, "", scenario, {"ballots": ballots}, 0, **values)


def tables(seed: int, scenario: str = "four-nights", **changes: Any) -> Iterator[Session]:
    """A game played by luck, the seats that are asked at once in any order; handed out at every question and at its
    end."""
    session = Session.start(TOY3, CONTENT, header(seed, scenario, **changes))
    choose, order = by_luck(seed), Random(seed)
    while not session.over:
        yield session
        answer_one(session, choose, order.randrange)
    yield session


def answer_one(session: Session, choose: Chooser, order: Callable[[int], int]) -> None:
    seats = list(session.pending)
    seat = seats[order(len(seats))]
    waiting = session.pending[seat]
    session.answer(choose(waiting.decision, waiting.options).name, seat)
