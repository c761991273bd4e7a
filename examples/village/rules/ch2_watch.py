"""2 The night, from the watch on: charms, the die, the small hours."""

from __future__ import annotations

from collections.abc import Iterator

from examples.village.content.content import WatchRow
from examples.village.game import Well
from examples.village.rules.ch5_effects import VOCABULARY
from examples.village.state import SEATS, THIEF, Line, slug_of
from vigil.kernel.effects.interpreter import bonus, carry_out
from vigil.kernel.rules.asking import choose, throw, together, window
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal


def charms(g: Well) -> Flow[None]:
    """2.4 Charms: one seat after the other, beginning with the leader. Each is a turn of its own, so that nobody who
    imagines the others has to guess more than one secret at once."""
    s = g.state
    yield from charm(g, (s.leader + s.asked) % len(SEATS))
    s.asked += 1
    if s.asked == len(SEATS):
        s.asked, s.phase = 0, "watch"


def watch(g: Well) -> Flow[None]:
    """2.5 The watch: the die, to which the guard adds."""
    s = g.state
    eyes = yield from throw("2.5", "watch-die")
    total = Number("watch", (Part("2.5", "die", eyes), *strength(g).parts))
    row = result(g, total.total)
    change = max(row.water, -s.cistern)
    s.cistern += change
    g.heard and g.tell("2.5", f"watch-{row.ends}", total=total, n=abs(change), cistern=s.cistern)
    s.phase = "hours"


def charm(g: Well, seat: int) -> Flow[None]:
    """2.4 Charms: who is at home and holds a face-down card may turn it up."""
    player = g.player(seat)
    if player.banished or not player.charm or player.post == "haul":
        return

    def powers() -> list[Option[str]]:
        return [Option("play", player.charm, "2.4", {"charm": player.charm})]

    played = yield from window("2.4", "before-the-watch", powers, seat=seat, always=True)
    if played is None:
        return
    player.charm = ""
    g.state.played.append(played)
    g.heard and g.reveal("2.4", "charm-played", player=slug_of(seat), charm=played)
    yield from carry_out(g, g.content.effects[played], VOCABULARY, slug_of(seat), seat)


def strength(g: Well) -> Number:
    """2.5 The watch: what is added to the die."""
    parts = []
    for seat in g.living():
        if g.player(seat).post == "guard":
            parts.append(Part("2.3", "guard", g.content.village.guard, {"player": slug_of(seat)}))
    if lasting := bonus(g, VOCABULARY, "guard"):
        parts.append(Part("5.5", "lasting", lasting))
    return Number("strength", tuple(parts))


def result(g: Well, total: int) -> WatchRow:
    """2.5 The watch: the last row of the table that the total reaches."""
    return [row for row in g.content.village.watch if row.total <= total][-1]


def hours(g: Well) -> Flow[None]:
    """2.6 The small hours: all are asked, and only a thief can do anything but sleep. Once in a game."""
    if thief_may_act(g):
        deeds = yield from together({seat: small_hours(g, seat) for seat in g.living()})
        if "poison" in deeds.values():
            poison(g)
        else:
            g.heard and g.reveal("2.6", "slept")
    g.state.phase = "council"


def thief_may_act(g: Well) -> bool:
    """2.6 The small hours: as far as everybody knows."""
    return not g.state.poisoned and not any(each.banished and each.role == THIEF for each in g.state.players)


def small_hours(g: Well, seat: int) -> Flow[str]:
    """2.6 The small hours: sleep, or poison the cistern."""
    thief = g.player(seat).role == THIEF

    def offer() -> list[Option[str]]:
        sleep = Option("sleep", "sleep", "2.6")
        return [sleep, Option("poison", "poison", "2.6")] if thief else [sleep]

    def refused() -> Iterator[Refusal]:
        if not thief:
            yield Refusal("poison", "no-thief", "2.6")

    return (yield from choose("2.6", "small-hours", offer, None, refused, seat=seat, secret=True, always=True))


def poison(g: Well) -> None:
    """2.6 The small hours: poisoned water is thrown away, unless something wards it off."""
    s = g.state
    s.poisoned = True
    s.lines.append(Line("poison", -1, 0))
    if bonus(g, VOCABULARY, "ward"):
        g.heard and g.reveal("5.5", "poison-warded")
        return
    lost = min(g.content.village.poison, s.cistern)
    s.cistern -= lost
    g.heard and g.reveal("2.6", "poisoned", n=lost, total=s.cistern)
