"""A toy game for the kernel's tests: walk to ten, by die or by choice, and turn up a hidden card on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vigil.kernel.codec import Codec
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Identity, Knowledge, Rules
from vigil.kernel.definition.scenarios import Scenario, Setting
from vigil.kernel.journal.header import Header
from vigil.kernel.rules.asking import choose, throw
from vigil.kernel.rules.decks import Stack, draw_card
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal


@dataclass(slots=True)
class Toy:
    turn: int = 0
    place: int = 0
    deck: Stack = field(default_factory=lambda: Stack(pool=[1, 2, 3], sizes=[3], marked=[0]))
    broken: bool = False


CODEC = Codec(Toy, later=("broken",))


class ToyGame(Game[Toy, dict[str, int]]):
    pass


def walk(g: ToyGame) -> Flow[None]:
    """1 One turn: roll, then step or rest, then perhaps look at a card."""
    s = g.state
    s.turn += 1
    eyes = yield from throw("1.1", "step-die")
    g.tell("1.1", "rolled", n=eyes)

    def offer() -> list[Option[int]]:
        options = [Option("step", eyes, "1.2", {"n": eyes}), Option("rest", 0, "1.3")]
        return options if s.place < 9 else options[:1]

    def refused() -> list[Refusal]:
        return [Refusal("rest", "too-near", "1.3")] if s.place >= 9 else []

    def numbers() -> list[Number]:
        return [Number("place", (Part("1.2", "here", s.place), Part("1.2", "die", eyes)))]

    step = yield from choose("1.2", "walk", offer, {"n": eyes}, refused, numbers)
    if s.broken and step:
        raise RuntimeError("the toy broke")
    s.place = min(g.content["goal"], s.place + step)
    if s.place % 3 == 0 and (s.deck.known or s.deck.sizes):
        card = yield from draw_card(s.deck, "1.4", "card")
        g.tell("1.4", "card", n=card)


def new(content: dict[str, int], scenario: str, settings: Mapping[str, str], seats: int = 1) -> ToyGame:
    return ToyGame(Toy(), content)


TOY = Definition(
    identity=Identity(
        slug="toy",
        rules_version="1",
        scenarios=(Scenario("walk", "1"),),
        settings=(Setting("pace", "1", ("slow", "quick")),),
        seats=(1,),
        chances=("die", "card"),
        text=Path(),
        sections=("1", "1.1", "1.2", "1.3", "1.4"),
    ),
    content=ContentApi(
        load=lambda packs: {"goal": 10},
        hash=lambda content: "toy",
        wording=lambda content: [],
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=lambda content, state: ToyGame(state, content),
        turn=walk,
        over=lambda g: g.state.place >= 10,
        outcome=lambda g: "arrived" if g.state.place >= 10 else "",
        turn_number=lambda state: state.turn,
    ),
    knowledge=Knowledge(
        view=lambda g, seat: (g.state.turn, g.state.place, tuple(g.state.deck.known)),
        totals=lambda g, seat: [],
    ),
    display=Display(
        screen=lambda view, words, columns, rows: [],
        spoken=lambda view, words: [],
    ),
)
CONTENT = {"goal": 10}


def header(**changes: Any) -> Header:
    values: dict[str, Any] = {
        "game": "toy",
        "rules": "1",
        "content": "toy",
        "scenario": "walk",
        "settings": {"pace": "slow"},
        "seed": 7,
    }
    return Header(**{**values, **changes})
