"""Cards for tests: resolve a card, carry out its event by its key, lay Orders by name."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import begin_card, next_part, turn
from vigil.games.navajo_wars.rules.ch06_major_events import major_event
from vigil.games.navajo_wars.rules.effects.carry_out import carry_out
from vigil.kernel.rules.requests import Flow, Request
from vigil.kernel.testing import asked, play


def card_of(g: NavajoWars, key: str) -> int:
    """The number of the Operations card or Historical Event with this key."""
    keys = {row.key: row.n for row in g.content.operations.values()}
    keys |= {row.key: row.n for row in g.content.history.values()}
    return keys[key]


def resolve(g: NavajoWars, before: str = "discard") -> Flow[None]:
    """The current card from its top to its bottom, part after part, or to the part named."""
    yield from begin_card(g)
    while g.state.agenda[0] != before:
        yield from next_part(g)


def whole_card(g: NavajoWars) -> Flow[None]:
    """From the draw to the discard, or to the end of the game; the set-up, if it is still to come."""
    yield from turn(g)
    while g.state.agenda and not g.state.ending:
        yield from turn(g)


def effect_of(g: NavajoWars, key: str) -> Flow[None]:
    """The Major Event of a card as it stands in our content, without the Intruders that may follow it."""
    card = g.state.card = card_of(g, key)
    if card in g.content.operations:
        return carry_out(g, key, key)
    return major_event(g, card)


def event(g: NavajoWars, key: str, *script: int | str) -> None:
    """Carry it out."""
    play(effect_of(g, key), *script)


def event_asks(g: NavajoWars, key: str, *script: int | str) -> Request:
    """Carry it out up to the next question."""
    return asked(effect_of(g, key), *script)


def order(g: NavajoWars, name: str, skip: int = 0) -> int:
    """A counter of the period that shows this Order: the first, or a later one."""
    codes = [code for code, side in enumerate(g.content.sides[g.state.period]) if side.order == name]
    return codes[skip]


def shown(g: NavajoWars, column: list[int]) -> list[str]:
    """The Orders a column shows, empty spaces left out."""
    return [g.content.sides[g.state.period][code].order for code in column if code >= 0]


def quiet(g: NavajoWars) -> list[int]:
    """Six counters that show neither Utes!, Comanche! nor Peace."""
    sides = g.content.sides[g.state.period]
    loud = ("utes", "comanche", "peace")
    return [code for code, side in enumerate(sides) if side.order not in loud and not code % 2][:6]


def told(g: NavajoWars) -> list[str]:
    """The keys of what has been told, in order."""
    return [each.key for each in g.log or []]
