"""A game of two or three seats for the tests of the table: a secret draw, a secret vow of all at once, a set, a window,
a walk. What a seat keeps to itself is marked by words that stand nowhere else: TOKENS and VOWS."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vigil.kernel.codec import Codec
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Identity, Knowledge, Rules
from vigil.kernel.definition.scenarios import Scenario
from vigil.kernel.rules.asking import choose, draft, together, window
from vigil.kernel.rules.events import ALL_SEATS
from vigil.kernel.rules.game import Game
from vigil.kernel.rules.requests import Chance, Flow, Number, Option, Part, Refusal

SLUG = "pair"
TOKENS = ("zephyrine", "quillwort", "marzipane", "obsidiana", "larkspurre", "wolframite")
VOWS = (("amberwood", "bergamotte"), ("cinnabarre", "dragonwort"), ("elderflame", "feverfewe"))
TURNS = 2
WEIGHT = {"bread": 1, "rope": 2, "lamp": 2}


@dataclass(slots=True)
class State:
    seats: int = 2
    turn: int = 0
    tokens: list[str] = field(default_factory=list)  # of each seat, the last it drew
    vows: list[str] = field(default_factory=list)
    pack: list[str] = field(default_factory=list)
    lit: bool = False
    place: str = "hill"


CODEC = Codec(State)


class Pair(Game[State, None]):
    pass


def name(seat: int) -> str:
    return f"seat-{seat + 1}"


def turn(g: Pair) -> Flow[None]:
    """1 One turn."""
    s = g.state
    s.turn += 1
    left = [token for token in TOKENS if token not in s.tokens]
    s.tokens = [""] * s.seats if s.turn == 1 else s.tokens
    for seat in range(s.seats) if s.turn == 1 else ():
        token = yield Chance("1", "token", "card", tuple(left), None, None, (seat,), seat)
        left.remove(token)
        s.tokens[seat] = token
        own = {seat: ("drew-own", {"token": token})}
        g.heard and g.whisper("1", own, "drew", player=name(seat))
    vows = yield from together({seat: vow(seat) for seat in range(s.seats)})
    s.vows = [vows[seat] for seat in range(s.seats)]
    g.heard and g.tell("1", "vowed")
    leader = (s.turn - 1) % s.seats
    s.pack = [*(yield from pack(leader))]
    g.heard and g.tell("1", "packed", player=name(leader), n=len(s.pack))
    other = (leader + 1) % s.seats
    power = yield from window(
        "1", "before-night", lambda: [Option("light", "lit", "1")], seat=other, matters=s.turn == 1
    )
    s.lit = power == "lit"
    if s.lit:
        g.heard and g.tell("1", "lit", player=name(other))
    places = [Option("go", place, "1", {"place": place}) for place in ("hill", "river")]
    s.place = yield from choose("1", "walk", lambda: places, None, tired, lambda: numbers(g, 0), seat=leader)
    g.heard and g.tell("1", "walked", player=name(leader), place=s.place)
    if s.turn == TURNS:
        for seat in range(s.seats):
            g.heard and g.reveal("1", "revealed", player=name(seat), token=s.tokens[seat])


def vow(seat: int) -> Flow[str]:
    options = [Option("vow", vow, "1", {"vow": vow}) for vow in VOWS[seat]]
    return (yield from choose("1", "vow", lambda: options, seat=seat, secret=True, always=True))


def pack(seat: int) -> Flow[tuple[str, ...]]:
    elements = [Option(each, each, "1") for each in ("bread", "bread", "rope", "lamp")]

    def fits(inside: Sequence[str]) -> Refusal | None:
        return Refusal("pack", "too-heavy", "1") if weight(inside).total > 4 else None

    def ready(inside: Sequence[str]) -> Refusal | None:
        return None if "bread" in inside or not inside else Refusal("pack", "no-food", "1")

    return (
        yield from draft("1", "pack", lambda: elements, fits, ready, None, lambda inside: [weight(inside)], seat=seat)
    )


def weight(inside: Sequence[str]) -> Number:
    return Number("weight", (Part("1", "of-pack", sum(WEIGHT[each] for each in inside)),))


def tired() -> list[Refusal]:
    return [Refusal("run", "tired", "1")]


def numbers(g: Pair, seat: int) -> list[Number]:
    return [Number("turns", (Part("1", "turn", g.state.turn),))]


def view(g: Pair, seat: int) -> dict[str, Any]:
    s = g.state
    seen = range(s.seats) if seat == ALL_SEATS else [seat] if 0 <= seat < len(s.tokens) else []
    return {
        "turn": s.turn,
        "own": s.tokens[seat] if 0 <= seat < len(s.tokens) else "",
        "tokens": {each: s.tokens[each] for each in seen if each < len(s.tokens) and s.tokens[each]},
        "vows": {each: s.vows[each] for each in seen if each < len(s.vows)},
        "pack": tuple(s.pack),
        "place": s.place,
    }


def spoken(seen: dict[str, Any], words: Any) -> list[str]:
    lines = [words.say("line-turn", {"n": seen["turn"]})]
    lines += [words.say("line-own", {"token": seen["own"]})] if seen["own"] else []
    for key, fact in (("tokens", "token"), ("vows", "vow")):
        lines += [
            words.say(f"line-{'holds' if key == 'tokens' else 'vows'}", {"player": name(seat), fact: what})
            for seat, what in seen[key].items()
        ]
    return [*lines, *(words.say(f"option-{each}") for each in seen["pack"]), words.name(seen["place"])]


def new(content: None, scenario: str, settings: Mapping[str, str], seats: int) -> Pair:
    return Pair(State(seats), content)


DEFINITION = Definition(
    identity=Identity(
        slug=SLUG,
        rules_version="1",
        scenarios=(Scenario("short", "1"),),
        settings=(),
        seats=(2, 3),
        chances=("card",),
        text=Path(__file__).parent / "seats_text",
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
        revive=lambda content, state: Pair(state, content),
        turn=turn,
        over=lambda g: g.state.turn >= TURNS,
        outcome=lambda g: "done" if g.state.turn >= TURNS else "",
        turn_number=lambda state: int(state.turn),
    ),
    knowledge=Knowledge(
        view=view,
        totals=numbers,
    ),
    display=Display(
        screen=lambda view, words, columns, rows: [],
        spoken=spoken,
    ),
)
