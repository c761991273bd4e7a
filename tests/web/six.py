"""A game of two to six seats without a secret, for the tests of the table and for measuring: the seats lay stones in
turn, and everybody sees everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vigil.kernel.codec import Codec
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Identity, Knowledge, Rules
from vigil.kernel.definition.scenarios import Scenario
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Flow, Option

SLUG = "six"
ROUNDS = {"short": 1, "long": 100}
PILES = tuple(f"pile-{n}" for n in range(1, 7))


@dataclass(slots=True)
class State:
    seats: int = 6
    rounds: int = 1
    turn: int = 0
    piles: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PILES, 0))


CODEC = Codec(State)


class Six(Game[State, None]):
    pass


def turn(g: Six) -> Flow[None]:
    """1 One stone."""
    s = g.state
    seat = s.turn % s.seats
    s.turn += 1
    options = [Option("lay", pile, "1", {"pile": pile}) for pile in PILES]
    pile = yield from choose("1", "lay", lambda: options, seat=seat)
    s.piles[pile] += 1
    g.heard and g.tell("1", "laid", player=f"seat-{seat + 1}", pile=pile)


def spoken(seen: dict[str, int], words: Any) -> list[str]:
    return [words.say("line-pile", {"pile": pile, "n": n}) for pile, n in seen.items()]


def over(g: Six) -> bool:
    return g.state.turn >= g.state.seats * g.state.rounds


def new(content: None, scenario: str, settings: Mapping[str, str], seats: int) -> Six:
    return Six(State(seats, ROUNDS[scenario]), content)


DEFINITION: Definition[Six, State, None, dict[str, int]] = Definition(
    identity=Identity(
        slug=SLUG,
        rules_version="1",
        scenarios=tuple(Scenario(each, "1") for each in ROUNDS),
        settings=(),
        seats=(6, 5, 4, 3, 2),
        chances=(),
        text=Path(__file__).parent / "six_text",
        sections=("1",),
    ),
    content=ContentApi(
        load=lambda packs: None,
        hash=lambda content: SLUG,
        wording=lambda content: [],
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=lambda content, state: Six(state, content),
        turn=turn,
        over=over,
        outcome=lambda g: "done" if over(g) else "",
        turn_number=lambda state: int(state.turn),
    ),
    knowledge=Knowledge(
        view=lambda g, seat: dict(g.state.piles),
        totals=lambda g, seat: [],
    ),
    display=Display(
        screen=lambda view, words, columns, rows: [],
        spoken=spoken,
    ),
)
