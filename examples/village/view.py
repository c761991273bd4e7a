"""What a seat sees: the only thing tables and bots get. Nothing in it is more than the seat knows."""

from __future__ import annotations

from msgspec import Struct

from examples.village.game import Well
from examples.village.rules.ch2_watch import strength
from examples.village.state import SEATS, slug_of
from vigil.kernel.effects.language import Promise
from vigil.kernel.rules.decks import cards_left
from vigil.kernel.rules.events import ALL_SEATS

UNKNOWN = -1  # water that the seat cannot see


class PlayerView(Struct):
    player: str
    own: bool
    leader: bool
    banished: bool
    post: str
    tired: bool  # stood guard the night before
    has_charm: bool
    role: str  # "" if the seat does not know it
    charm: str  # "" if there is none, or the seat does not know it
    water: int
    gifts: list[int]  # none if the seat does not know them


class PromiseView(Struct):
    kind: str  # later, until
    source: str
    moment: str
    left: int


class View(Struct):
    seat: int
    scenario: str
    ballots: str
    night: int
    nights: int
    phase: str
    cistern: int
    need: int
    given: int
    strength: int
    deck: int
    card: str
    poisoned: bool
    players: list[PlayerView]
    played: list[str]
    promises: list[PromiseView]
    ending: str
    cause: str


def view(g: Well, seat: int) -> View:
    s = g.state
    return View(
        seat=seat,
        scenario=s.scenario,
        ballots=s.ballots,
        night=s.night,
        nights=s.nights,
        phase=s.phase,
        cistern=s.cistern,
        need=s.need,
        given=s.given,
        strength=strength(g).total,
        deck=cards_left(s.deck),
        card=g.content.cards[s.card].key if s.card else "",
        poisoned=s.poisoned,
        players=[player_view(g, each, seat) for each in SEATS],
        played=list(s.played),
        promises=[promise_view(g, each) for each in s.promises],
        ending=s.ending,
        cause=s.cause,
    )


def promise_view(g: Well, promise: Promise) -> PromiseView:
    kind = g.content.effects[promise.source].nodes[promise.path].kind
    return PromiseView(kind, promise.source, promise.moment, promise.left)


def player_view(g: Well, each: int, seat: int) -> PlayerView:
    player = g.player(each)
    own = seat in (each, ALL_SEATS)
    return PlayerView(
        player=slug_of(each),
        own=seat == each,
        leader=g.state.leader == each,
        banished=player.banished,
        post=player.post,
        tired=player.guarded,
        has_charm=bool(player.charm),
        role=player.role if knows_role(g, seat, each) else "",
        charm=player.charm if own else "",
        water=player.water if own else UNKNOWN,
        gifts=list(player.gifts) if own else [],
    )


def knows_role(g: Well, seat: int, each: int) -> bool:
    """One's own, those that were revealed, and those seen in a dream."""
    if seat in (each, ALL_SEATS) or g.player(each).banished:
        return True
    return seat in SEATS and each in g.player(seat).dreamt
