"""1 The village: scenarios, role cards, charms and jars."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from examples.village.content.content import Content
from examples.village.game import Well
from examples.village.state import SEATS, THIEF, VILLAGER, Line, Player, State, slug_of
from vigil.kernel.rules.decks import Stack
from vigil.kernel.rules.requests import Chance, Flow, Number, Part

ROLE_CARDS = {THIEF: 1, VILLAGER: 3}


def new_state(content: Content, scenario: str, settings: Mapping[str, str]) -> State:
    """1.1 The scenario: so many nights, so much water in the cistern and so much that is needed."""
    row = content.scenarios[scenario]
    pool = sorted(content.cards)
    return State(
        scenario=scenario,
        ballots=settings.get("ballots", "named"),
        nights=row.nights,
        need=row.need,
        cistern=row.cistern,
        players=[Player(water=content.village.jar) for _ in SEATS],
        deck=Stack(pool=pool, sizes=[len(pool)], marked=[0]),
    )


def deal(g: Well) -> Flow[None]:
    """1 The set-up: everybody looks at a role card, then at a charm. Whoever enters cards himself may enter each of the
    box, so that nobody learns what another drew; cards that cannot all have been drawn are drawn again."""
    for draw in (draw_role, draw_charm):
        yield from draw_all(g, draw)
        while too_many(g):
            g.heard and g.tell("1", "dealt-again")
            yield from draw_all(g, draw)
    g.state.phase = "dusk"


def draw_all(g: Well, draw: Callable[[Well, int], Flow[None]]) -> Flow[None]:
    """1 The set-up: one card for everybody."""
    for seat in SEATS:
        yield from draw(g, seat)


def too_many(g: Well) -> bool:
    """1 The set-up: whether a card was entered more often than it is in the box."""
    roles, charms = ([getattr(player, name) for player in g.state.players] for name in ("role", "charm"))
    several = any(charms.count(charm.key) > charm.copies for charm in g.content.charms.values())
    return several or any(roles.count(key) > n for key, n in ROLE_CARDS.items())


def left_of(copies: Mapping[str, int], taken: list[str]) -> dict[str, int]:
    """1 What is left of a pile of cards: also those of which nothing is left, so that their list tells nothing."""
    return {key: max(0, n - taken.count(key)) for key, n in copies.items()}


def draw_role(g: Well, seat: int) -> Flow[None]:
    """1.2 Role cards: one of three villagers and a thief; the fourth card stays in the box."""
    left = left_of(ROLE_CARDS, [player.role for player in g.state.players[:seat]])
    player = {"player": slug_of(seat)}
    role = yield Chance("1.2", "role", "role", list(left), list(left.values()), player, (seat,), seat)
    g.player(seat).role = role
    g.heard and g.whisper("1.2", {seat: ("your-role", {"role": role})}, "looked-at-role", **player)


def draw_charm(g: Well, seat: int) -> Flow[None]:
    """1.3 Charms: one face down for everybody."""
    copies = {charm.key: charm.copies for charm in g.content.charms.values()}
    left = left_of(copies, [player.charm for player in g.state.players[:seat]])
    player = {"player": slug_of(seat)}
    charm = yield Chance("1.3", "charm", "charm", list(left), list(left.values()), player, (seat,), seat)
    g.player(seat).charm = charm
    g.heard and g.whisper("1.3", {seat: ("your-charm", {"charm": charm})}, "looked-at-charm", **player)


def into_jar(g: Well, seat: int, n: int) -> None:
    """1.4 Jars: water that comes in is seen by all."""
    g.player(seat).water += n
    g.state.lines.append(Line("gain", seat, n))


def out_of_jar(g: Well, seat: int, n: int) -> None:
    """1.4 Jars: water that is poured out before all eyes."""
    g.player(seat).water -= n
    g.state.lines.append(Line("pour", seat, n))


def spilt(g: Well, seat: int, n: int) -> None:
    """1.4 Jars: water that runs out as far as there is any; only its owner knows how much that was."""
    player = g.player(seat)
    player.water -= min(n, player.water)
    g.state.lines.append(Line("spill", seat, n))


def jar(g: Well, seat: int) -> Number:
    """1.4 Jars: what is in a jar and how it came there."""
    start, night, water = g.content.village.jar, 0, g.content.village.jar
    came = gone = 0
    gifts = g.player(seat).gifts
    for line in g.state.lines:
        before = water
        if line.kind == "gifts" and night < len(gifts):
            water -= gifts[night]
            night += 1
        elif line.seat == seat and line.kind == "gain":
            came, water = came + line.n, water + line.n
        elif line.seat == seat and line.kind in ("pour", "spill"):
            water -= min(line.n, water)
            gone += before - water
    parts = [Part("1.4", "jar-start", start), Part("1.4", "jar-came", came), Part("2.2", "jar-given", -sum(gifts))]
    return Number("jar", (*parts, Part("1.4", "jar-gone", -gone)))
