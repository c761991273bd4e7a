"""A game of two seats for the kernel's tests: a card drawn in secret, a window, a choice at once, a set, a vote."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from vigil.kernel.codec import Codec
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Identity, Knowledge, Rules
from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.definition.scenarios import Scenario
from vigil.kernel.journal.header import Header
from vigil.kernel.rules.asking import choose, draft, throw, together, window
from vigil.kernel.rules.dice import mix
from vigil.kernel.rules.events import ALL_SEATS
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Chance, Flow, Option, Refusal

CARDS = ("crown", "rose", "thorn")
PACK = ("bread", "bread", "rope", "lamp")
WEIGHT = {"bread": 1, "rope": 2, "lamp": 3}


@dataclass(slots=True)
class State:
    turn: int = 0
    cards: list[str] = field(default_factory=lambda: ["", ""])  # each known to its seat alone
    bids: list[int] = field(default_factory=lambda: [0, 0])
    packed: list[str] = field(default_factory=list)
    used: int = 0
    goods: int = 2


CODEC = Codec(State)


class Parley(Game[State, None]):
    pass


def turn(g: Parley) -> Flow[None]:
    """1 One round."""
    s = g.state
    s.turn += 1
    for seat in (0, 1):
        s.cards[seat] = yield Chance("1.1", "card", "card", CARDS, seen_by=(seat,), seat=seat)
        g.whisper("1.1", {seat: ("my-card", {"card": s.cards[seat]})}, "card-drawn", seat=seat)
    for name in ("before-dawn", "at-dawn", "after-dawn"):
        yield from moment(g, name)
    if s.turn == 2:
        eyes = yield from throw("1.2", "dawn")
        g.tell("1.2", "high" if eyes > 4 else "low", n=eyes)
    bids = yield from together({seat: bid(s, seat) for seat in (0, 1)})
    s.bids = [bids[0], bids[1]]
    g.reveal("1.3", "bids", first=bids[0], second=bids[1])
    s.packed = list((yield from pack(s)))
    g.tell("1.4", "packed", n=len(s.packed))
    answer = yield from choose("1.5", "agree", lambda: [Option("yes", True, "1.5"), Option("no", False, "1.5")], seat=1)
    g.tell("1.5", "agreed" if answer else "refused")
    yield from moment(g, "at-dusk")


def moment(g: Parley, name: str) -> Flow[None]:
    """1.2 The first seat may spend goods; it matters before dawn only."""
    s = g.state
    while s.goods:
        power = yield from window(
            "1.2", name, lambda: [Option("spend", 1, "1.2", {"n": s.goods})], matters=name == "before-dawn"
        )
        if power is None:
            return
        s.goods -= power
        s.used += power
        g.tell("1.2", "spent", n=s.goods)


def bid(s: State, seat: int) -> Flow[int]:
    """1.3 As much as one likes, but the thorn can only bid 0; that it is asked all the same hides it."""
    most = 0 if s.cards[seat] == "thorn" else 2
    options = [Option("bid", n, "1.3", {"n": n}) for n in range(most + 1)]
    return choose("1.3", "bid", lambda: options, seat=seat, secret=True, always=True)


def pack(s: State) -> Flow[tuple[str, ...]]:
    """1.4 Up to four pounds, and a lamp or a rope among it."""

    def fits(chosen: Any) -> Refusal | None:
        return Refusal("", "too-heavy", "1.4") if sum(WEIGHT[each] for each in chosen) > 4 else None

    def ready(chosen: Any) -> Refusal | None:
        return None if {"rope", "lamp"} & set(chosen) else Refusal("", "no-tool", "1.4")

    return draft("1.4", "pack", lambda: [Option(each, each, "1.4") for each in PACK], fits, ready)


def view(g: Parley, seat: int) -> Any:
    s = g.state
    cards = [card if seat in (each, ALL_SEATS) else "" for each, card in enumerate(s.cards)]
    return (s.turn, tuple(cards), tuple(s.bids), tuple(s.packed), s.goods)


def imagine(g: Parley, seat: int, seed: int) -> State:
    state = CODEC.copy(g.state)
    for other in (0, 1):
        if other != seat and state.cards[other]:
            state.cards[other] = CARDS[(mix(seed, other, 0) * 3) >> 31]
    return state


def new(content: None, scenario: str, settings: Mapping[str, str], seats: int) -> Parley:
    return Parley(State(), None)


PARLEY = Definition(
    identity=Identity(
        slug="parley",
        rules_version="1",
        scenarios=(Scenario("peace", "1"),),
        settings=(),
        seats=(2,),
        chances=("die", "card"),
        text=Path(),
        sections=("1", "1.1", "1.2", "1.3", "1.4", "1.5"),
    ),
    content=ContentApi(
        load=lambda packs: None,
        hash=lambda content: "parley",
        wording=lambda content: [],
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=lambda content, state: Parley(state, None),
        turn=turn,
        over=lambda g: g.state.turn >= 3,
        outcome=lambda g: "over" if g.state.turn >= 3 else "",
        turn_number=lambda state: state.turn,
    ),
    knowledge=Knowledge(
        view=view,
        totals=lambda g, seat: [],
        determinize=imagine,
        gambles={"spend": Gamble(("high", "low"), (), ("go-on", "bid"))},
    ),
    display=Display(
        screen=lambda view, words, columns, rows: [],
        spoken=lambda view, words: [],
    ),
)
SECRET = "5e" * 32


def header(**changes: Any) -> Header:
    base = Header("parley", "1", "parley", "peace", {}, 0, players=("Ada", "Bo"), secret=SECRET)
    return replace(base, **changes)
