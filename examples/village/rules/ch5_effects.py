"""5 What event cards and charms can do."""

from __future__ import annotations

from collections.abc import Iterator

from examples.village.game import Well
from examples.village.rules.ch1_set_up import into_jar, out_of_jar, spilt
from examples.village.state import seat_of, slug_of
from vigil.kernel.effects.language import Effects, Primitive, Promise, Vocabulary
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Fact, Flow, Option, Refusal


def fill(g: Well, who: str, n: int) -> None:
    """5.1 The cistern: water comes in."""
    g.state.cistern += n
    g.heard and g.tell("5.1", "filled", n=n, total=g.state.cistern)


def drain(g: Well, who: str, n: int) -> None:
    """5.1 The cistern: water goes out, as far as there is any."""
    lost = min(n, g.state.cistern)
    g.state.cistern -= lost
    g.heard and g.tell("5.1", "drained", n=lost, total=g.state.cistern)


def can_drain(g: Well, who: str, n: int) -> bool:
    """5.1 The cistern: it can pay what it holds."""
    return g.state.cistern >= n


def spare(g: Well, who: str) -> None:
    """5.1 The cistern: nothing is lost."""
    g.heard and g.tell("5.1", "spared")


def gain(g: Well, who: str, n: int) -> None:
    """5.2 Jars: water comes in."""
    into_jar(g, seat_of(who), n)
    g.heard and g.tell("5.2", "gained", player=who, n=n)


def spill(g: Well, who: str, n: int) -> None:
    """5.2 Jars: water runs out; nobody but the owner sees how much there was."""
    spilt(g, seat_of(who), n)
    g.heard and g.tell("5.2", "spilt", player=who, n=n)


def pour(g: Well, who: str, n: int) -> None:
    """5.2 Jars: water is poured out before all eyes, as a price."""
    out_of_jar(g, seat_of(who), n)
    g.heard and g.tell("5.2", "poured", player=who, n=n)


def can_pour(g: Well, who: str, n: int) -> bool:
    """5.2 Jars: a jar can pay what it holds."""
    return g.player(seat_of(who)).water >= n


def beg(g: Well, who: str, n: int) -> Flow[None]:
    """5.3 Begging: he who is asked puts water into the cistern, or says that he has none to spare."""
    seat = seat_of(who)

    def offer() -> list[Option[bool]]:
        keep = Option("keep-water", False, "5.3")
        return [Option("share-water", True, "5.3", {"n": n}), keep] if can_pour(g, who, n) else [keep]

    def refused() -> Iterator[Refusal]:
        if not can_pour(g, who, n):
            yield Refusal("share-water", "jar-too-empty", "5.3", {"n": n}, {"water": g.player(seat).water})

    facts: dict[str, Fact] = {"player": slug_of(g.state.leader), "n": n}
    if (yield from choose("5.3", "begged", offer, facts, refused, seat=seat, always=True)):
        pour(g, who, n)
        fill(g, who, n)
    else:
        g.heard and g.tell("5.3", "kept-water", player=who)


def dream(g: Well, who: str) -> None:
    """5.4 Dreams: the leader looks at the role card of another, in secret."""
    leader, seat = g.state.leader, seat_of(who)
    if seat not in g.player(leader).dreamt:
        g.player(leader).dreamt.append(seat)
    facts = {"player": slug_of(leader), "other": who}
    face = ("your-dream", {"other": who, "role": g.player(seat).role})
    g.heard and g.reveal_to("5.4", {leader: face}, "dreamt", **facts)


def cistern_holds(g: Well, who: str, n: int) -> bool:
    """5.1 The cistern: a condition."""
    return g.state.cistern >= n


def players(g: Well) -> list[str]:
    """5 Those who were not banished."""
    return [slug_of(seat) for seat in g.living()]


def neighbours(g: Well) -> list[str]:
    """5 Those who were not banished, without the leader."""
    return [slug_of(seat) for seat in g.living() if seat != g.state.leader]


def promises(g: Well) -> list[Promise]:
    """5.5 What lasts, and what comes later."""
    return g.state.promises


def effects_of(g: Well, source: str) -> Effects:
    """5.5 The card or charm it came from."""
    return g.content.effects[source]


N = {"n": int}
VOCABULARY: Vocabulary[Well] = Vocabulary(
    primitives={
        "fill": Primitive(fill, "5.1", N),
        "drain": Primitive(drain, "5.1", N, can_drain),
        "spare": Primitive(spare, "5.1"),
        "gain": Primitive(gain, "5.2", N),
        "spill": Primitive(spill, "5.2", N),
        "pour": Primitive(pour, "5.2", N, can_pour),
        "beg": Primitive(beg, "5.3", N),
        "dream": Primitive(dream, "5.4"),
    },
    conditions={"cistern-holds": Primitive(cistern_holds, "5.1", N)},
    promises=promises,
    effects_of=effects_of,
    counts={"player": lambda g, who: len(g.living()), "night": lambda g, who: g.state.night},
    groups={"player": players, "neighbour": neighbours},
    moments=("dusk", "dawn"),
    bonuses=("guard", "ward"),
    rolls=("wind",),
)
