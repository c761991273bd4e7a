"""Written by tools/write_codec.py from tests.toy.state: do not edit, run `make state`."""

from __future__ import annotations

from typing import Any

from tests.toy.state import Line, Player, State
from vigil.kernel.effects.language import Promise
from vigil.kernel.rules.decks import Stack


def copy_player(source: Player) -> Player:
    return Player(
        source.role,
        source.charm,
        source.water,
        source.gifts.copy(),
        source.dreamt.copy(),
        source.banished,
        source.post,
        source.guarded,
    )


def dump_player(source: Player) -> dict[str, Any]:
    return {
        "role": source.role,
        "charm": source.charm,
        "water": source.water,
        "gifts": source.gifts.copy(),
        "dreamt": source.dreamt.copy(),
        "banished": source.banished,
        "post": source.post,
        "guarded": source.guarded,
    }


def load_player(data: dict[str, Any]) -> Player:
    made = Player()
    if "role" in data:
        made.role = str(data["role"])
    if "charm" in data:
        made.charm = str(data["charm"])
    if "water" in data:
        made.water = int(data["water"])
    if "gifts" in data:
        made.gifts = [int(each) for each in data["gifts"]]
    if "dreamt" in data:
        made.dreamt = [int(each) for each in data["dreamt"]]
    if "banished" in data:
        made.banished = bool(data["banished"])
    if "post" in data:
        made.post = str(data["post"])
    if "guarded" in data:
        made.guarded = bool(data["guarded"])
    return made


def copy_stack(source: Stack) -> Stack:
    return Stack(
        source.known.copy(),
        source.pool.copy(),
        source.sizes.copy(),
        source.marked.copy(),
    )


def dump_stack(source: Stack) -> dict[str, Any]:
    return {
        "known": source.known.copy(),
        "pool": source.pool.copy(),
        "sizes": source.sizes.copy(),
        "marked": source.marked.copy(),
    }


def load_stack(data: dict[str, Any]) -> Stack:
    made = Stack()
    if "known" in data:
        made.known = [int(each) for each in data["known"]]
    if "pool" in data:
        made.pool = [int(each) for each in data["pool"]]
    if "sizes" in data:
        made.sizes = [int(each) for each in data["sizes"]]
    if "marked" in data:
        made.marked = [int(each) for each in data["marked"]]
    return made


def copy_line(source: Line) -> Line:
    return Line(
        source.kind,
        source.seat,
        source.n,
    )


def dump_line(source: Line) -> dict[str, Any]:
    return {
        "kind": source.kind,
        "seat": source.seat,
        "n": source.n,
    }


def load_line(data: dict[str, Any]) -> Line:
    return Line(
        kind=str(data["kind"]),
        seat=int(data["seat"]),
        n=int(data["n"]),
    )


def copy_promise(source: Promise) -> Promise:
    return Promise(
        source.moment,
        source.left,
        source.source,
        source.path,
        source.who,
    )


def dump_promise(source: Promise) -> dict[str, Any]:
    return {
        "moment": source.moment,
        "left": source.left,
        "source": source.source,
        "path": source.path,
        "who": source.who,
    }


def load_promise(data: dict[str, Any]) -> Promise:
    made = Promise(
        moment=str(data["moment"]),
        left=int(data["left"]),
        source=str(data["source"]),
        path=str(data["path"]),
    )
    if "who" in data:
        made.who = str(data["who"])
    return made


def copy_state(source: State) -> State:
    return State(
        source.scenario,
        source.ballots,
        source.nights,
        source.need,
        source.cistern,
        [copy_player(each) for each in source.players],
        copy_stack(source.deck),
        source.phase,
        source.turn,
        source.night,
        source.leader,
        source.card,
        source.given,
        source.asked,
        source.poisoned,
        [copy_line(each) for each in source.lines],
        source.played.copy(),
        [copy_promise(each) for each in source.promises],
        source.ending,
        source.cause,
    )


def dump_state(source: State) -> dict[str, Any]:
    return {
        "scenario": source.scenario,
        "ballots": source.ballots,
        "nights": source.nights,
        "need": source.need,
        "cistern": source.cistern,
        "players": [dump_player(each) for each in source.players],
        "deck": dump_stack(source.deck),
        "phase": source.phase,
        "turn": source.turn,
        "night": source.night,
        "leader": source.leader,
        "card": source.card,
        "given": source.given,
        "asked": source.asked,
        "poisoned": source.poisoned,
        "lines": [dump_line(each) for each in source.lines],
        "played": source.played.copy(),
        "promises": [dump_promise(each) for each in source.promises],
        "ending": source.ending,
        "cause": source.cause,
    }


def load_state(data: dict[str, Any]) -> State:
    made = State(
        scenario=str(data["scenario"]),
        ballots=str(data["ballots"]),
        nights=int(data["nights"]),
        need=int(data["need"]),
        cistern=int(data["cistern"]),
        players=[load_player(each) for each in data["players"]],
        deck=load_stack(data["deck"]),
    )
    if "phase" in data:
        made.phase = str(data["phase"])
    if "turn" in data:
        made.turn = int(data["turn"])
    if "night" in data:
        made.night = int(data["night"])
    if "leader" in data:
        made.leader = int(data["leader"])
    if "card" in data:
        made.card = int(data["card"])
    if "given" in data:
        made.given = int(data["given"])
    if "asked" in data:
        made.asked = int(data["asked"])
    if "poisoned" in data:
        made.poisoned = bool(data["poisoned"])
    if "lines" in data:
        made.lines = [load_line(each) for each in data["lines"]]
    if "played" in data:
        made.played = [str(each) for each in data["played"]]
    if "promises" in data:
        made.promises = [load_promise(each) for each in data["promises"]]
    if "ending" in data:
        made.ending = str(data["ending"])
    if "cause" in data:
        made.cause = str(data["cause"])
    return made
