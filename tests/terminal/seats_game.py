"""Two seats for the tables' tests: a lamp is drawn in secret, both bid at once, the higher bid packs a bag, the other
may steal from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from vigil.kernel.codec import Codec
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Identity, Knowledge, Rules
from vigil.kernel.definition.scenarios import Scenario
from vigil.kernel.rules.asking import choose, draft, together, window
from vigil.kernel.rules.events import ALL_SEATS
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Chance, Flow, Number, Option, Part, Refusal

TURNS = 2
LAMPS = ("amber", "blue", "green", "red")
WEIGHTS = {"bread": 1, "rope": 2, "stove": 4}
SHELF = ("bread", "bread", "rope", "stove")


@dataclass(slots=True)
class State:
    turn: int = 0
    lamps: list[str] = field(default_factory=lambda: ["", ""])
    bags: list[list[str]] = field(default_factory=lambda: [[], []])


CODEC = Codec(State)


class Seats(Game[State, None]):
    pass


def turn(g: Seats) -> Flow[None]:
    """1 One turn."""
    s = g.state
    for seat in (0, 1):
        lamp = yield Chance("1.1", "lamp", "card", LAMPS, seen_by=(seat,), seat=seat)
        s.lamps[seat] = str(lamp)
        g.heard and g.whisper("1.1", {seat: ("my-lamp", {"lamp": lamp})}, "a-lamp", n=seat + 1)
    bids = yield from together({seat: bid(seat) for seat in (0, 1)})
    g.heard and g.reveal("1.2", "bids", one=bids[0], two=bids[1])
    first = 0 if bids[0] >= bids[1] else 1
    packed = yield from pack(first)
    s.bags[first] += packed
    g.heard and g.tell("1.3", "packed", n=first + 1, weight=sum(WEIGHTS[each] for each in packed))
    for _ in ("at dusk", "at midnight"):
        stolen = yield from steal(1 - first, packed)
        if stolen:
            s.bags[first].remove(stolen)
            s.bags[1 - first].append(stolen)
            g.heard and g.tell("1.4", "stolen", thing=stolen)
            break
    s.turn += 1


def bid(seat: int) -> Flow[int]:
    """1.2 One to three, in secret."""
    options = [Option("bid", n, "1.2", {"n": n}) for n in (1, 2, 3)]
    return (
        yield from choose(
            "1.2", "bid", lambda: options, {"n": seat + 1}, lambda: refused(seat), seat=seat, secret=True, always=True
        )
    )


def refused(seat: int) -> list[Refusal]:
    return [Refusal("bid", "too-high", "1.2", {"n": 4 + seat})]


def pack(seat: int) -> Flow[tuple[str, ...]]:
    """1.3 Anything that weighs no more than four, but not nothing."""

    def weight(packed: Sequence[str]) -> Number:
        return Number("weight", tuple(Part("1.3", each, WEIGHTS[each]) for each in packed))

    def fits(packed: Sequence[str]) -> Refusal | None:
        total = weight(packed).total
        return Refusal("pack", "too-heavy", "1.3", about={"weight": total}) if total > 4 else None

    def ready(packed: Sequence[str]) -> Refusal | None:
        return None if packed else Refusal("pack", "empty", "1.3")

    return (
        yield from draft(
            "1.3",
            "pack",
            lambda: [Option(each, each, "1.3") for each in SHELF],
            fits,
            ready,
            numbers=lambda packed: [weight(packed)],
            seat=seat,
        )
    )


def steal(seat: int, packed: Sequence[str]) -> Flow[str | None]:
    """1.4 Once, at either of two moments; it matters where there is a rope."""
    options = [Option("steal", each, "1.4", {"thing": each}) for each in dict.fromkeys(packed)]
    return (yield from window("1.4", "steal", lambda: options, seat=seat, matters="rope" in packed))


def new(content: None, scenario: str, settings: Mapping[str, str], seats: int = 2) -> Seats:
    return Seats(State(), content)


class View(msgspec.Struct):
    turn: int
    lamps: list[str]  # "" where it cannot be seen
    bags: list[list[str]]


def view(g: Seats, seat: int) -> View:
    lamps = [lamp if seat in (each, ALL_SEATS) else "" for each, lamp in enumerate(g.state.lamps)]
    return View(g.state.turn, lamps, [bag.copy() for bag in g.state.bags])


def spoken(seen: View, words: Any) -> list[str]:
    lines = [words.say("turn-line", {"turn": seen.turn + 1})]
    for n, (lamp, bag) in enumerate(zip(seen.lamps, seen.bags, strict=True), start=1):
        shown = words.name(lamp) if lamp else "?"
        lines.append(words.raw("seat-line", {"n": n, "lamp": shown, "bag": words.list(bag) or "-"}))
    return lines


DEFINITION = Definition(
    identity=Identity(
        slug="seats",
        rules_version="1",
        scenarios=(Scenario("evening", "1"),),
        settings=(),
        seats=(2,),
        chances=("card",),
        text=Path(__file__).with_name("seats_text"),
        sections=("1", "1.1", "1.2", "1.3", "1.4"),
    ),
    content=ContentApi(
        load=lambda packs: None,
        hash=lambda content: "seats",
        wording=lambda content: [],
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=lambda content, state: Seats(state, content),
        turn=turn,
        over=lambda g: g.state.turn >= TURNS,
        outcome=lambda g: "done" if g.state.turn >= TURNS else "",
        turn_number=lambda state: state.turn,
    ),
    knowledge=Knowledge(
        view=view,
        totals=lambda g, seat: (
            [Number("weight", tuple(Part("1.3", each, WEIGHTS[each]) for each in g.state.bags[seat]))]
            if seat >= 0
            else []
        ),
    ),
    display=Display(
        screen=lambda seen, words, columns, rows: [[(line, "")] for line in spoken(seen, words)],
        spoken=spoken,
        cards_in_view=lambda seen: [("lamp", lamp) for lamp in seen.lamps if lamp],
    ),
)
