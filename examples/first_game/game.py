"""Ten Miles: somebody walks ten miles through the snow, by die or by choice, and finds something on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from vigil.kernel.codec import Codec
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Identity, Knowledge, Rules
from vigil.kernel.definition.scenarios import Scenario
from vigil.kernel.rules.asking import choose, throw
from vigil.kernel.rules.decks import Stack, draw_card
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal
from vigil.kernel.text.words import Words


@dataclass(slots=True)
class State:
    """Everything that a save must hold."""

    turn: int = 0
    place: int = 0  # miles walked
    deck: Stack = field(default_factory=lambda: Stack(pool=[1, 2, 3], sizes=[3], marked=[0]))


CODEC = Codec(State)


class Content(Struct):
    """The numbers of the game: a pack could bring others."""

    goal: int = 10


class Walk(Game[State, Content]):
    """A walk being played."""


class View(Struct):
    """What the walker sees."""

    turn: int
    place: int
    found: tuple[int, ...]  # cards that lie face up on the deck


def walk(g: Walk) -> Flow[None]:
    """1 One turn: roll, then walk or rest, then perhaps find something."""
    s = g.state
    s.turn += 1
    rolled = yield from throw("1.1", "step-die")
    g.tell("1.1", "rolled", n=rolled)

    def offer() -> list[Option[int]]:
        options = [Option("step", rolled, "1.2", {"n": rolled}), Option("rest", 0, "1.3")]
        return options if s.place < g.content.goal - 1 else options[:1]

    def refused() -> list[Refusal]:
        return [] if s.place < g.content.goal - 1 else [Refusal("rest", "too-near", "1.3")]

    def numbers() -> list[Number]:
        return [Number("place", (Part("1.2", "here", s.place), Part("1.2", "die", rolled)))]

    miles = yield from choose("1.2", "walk", offer, {"n": rolled}, refused, numbers)
    s.place = min(g.content.goal, s.place + miles)
    if s.place % 3 == 0 and (s.deck.known or s.deck.sizes):
        card = yield from draw_card(s.deck, "1.4", "card")
        g.tell("1.4", "card", n=card)


def over(g: Walk) -> bool:
    return g.state.place >= g.content.goal


def new(content: Content, scenario: str, settings: Mapping[str, str], seats: int = 1) -> Walk:
    return Walk(State(), content)


def view(g: Walk, seat: int) -> View:
    return View(g.state.turn, g.state.place, tuple(g.state.deck.known))


def spoken(seen: View, words: Words) -> list[str]:
    return [words.raw("line-walk", {"turn": seen.turn, "place": seen.place})]


def wording(content: Content) -> Iterable[str]:
    return ()


FIRST_GAME: Definition[Walk, State, Content, View] = Definition(
    identity=Identity(
        slug="ten-miles",
        rules_version="1",
        scenarios=(Scenario("walk", "1"),),
        text=Path(__file__).with_name("text"),
        sections=("1", "1.1", "1.2", "1.3", "1.4"),
        chances=("die", "card"),
    ),
    content=ContentApi(load=lambda packs: Content(), hash=lambda content: "ten-miles", wording=wording),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=lambda content, state: Walk(state, content),
        turn=walk,
        over=over,
        outcome=lambda g: "arrived" if over(g) else "",
        turn_number=lambda state: state.turn,
    ),
    knowledge=Knowledge(view=view),
    display=Display(spoken=spoken),
)
