"""How tests play This War of Mine: a quiet Shelter, people as the case needs them, effects written on the spot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform
from vigil.games.this_war_of_mine.rules.general import put
from vigil.games.this_war_of_mine.rules.sequence import STEPS
from vigil.games.this_war_of_mine.state import Enemy, Fight, Person, Step, Trip
from vigil.kernel.effects.reader import read_effects
from vigil.kernel.rules.asking import do
from vigil.kernel.rules.requests import Decision, Flow, Request
from vigil.kernel.sets.draft import Draft
from vigil.kernel.testing import asked, refusals

CONTENT: Content = DEFINITION.content.load([])
BOX: Content = DEFINITION.content.load([Path(__file__).parent / "box"])  # stubs for the cases: tuning never touches it


def war(
    *people: str,
    seats: int = 1,
    storage: dict[str, int] | None = None,
    scenario: str = "the-long-siege",
    **settings: str,
) -> War:
    """People with no States, nothing in Storage, the cards in their decks, nothing on the agenda."""
    chosen = {key.replace("_", "-"): value for key, value in settings.items()}
    g: War = DEFINITION.rules.new(BOX, scenario, chosen, seats)
    g.log = []
    s = g.state
    s.agenda, s.day, s.phase = [], 1, "day"
    s.people = [Person(key) for key in people or ("mira", "tomas", "viktor")]
    s.unused = [key for key in s.unused if g.person(key) is None]
    s.places = {"near": "old-school", "medium": "clinic", "far": "hotel"}
    s.decks["locations"].cards = [key for key in s.decks["locations"].cards if key not in s.places.values()]
    for what, n in list(s.storage.items()):
        put(s.storage, what, -n)
        put(s.box, what, n)
    stock(g, **(storage or {}))
    return g


def stock(g: War, **things: int) -> None:
    """Things in Storage, taken out of the box."""
    for what, n in things.items():
        put(g.state.box, what.replace("_", "-"), -n)
        put(g.state.storage, what.replace("_", "-"), n)


def found(g: War, **things: int) -> None:
    """Things in the Findings Pile, taken out of the box."""
    for what, n in things.items():
        put(g.state.box, what.replace("_", "-"), -n)
        put(g.state.pile, what.replace("_", "-"), n)


def levels(g: War, state: str) -> list[int]:
    return [person.levels[state] for person in g.state.people]


def give(g: War, state: str, *values: int) -> War:
    for person, value in zip(g.state.people, values, strict=True):
        person.levels[state] = value
    return g


def empty_shelter(g: War, **covers: str) -> War:
    """No card anywhere but the ones named."""
    for id, space in g.state.spaces.items():
        space.cover = covers.get(id.replace("-", "_"), "")
    return g


def out(g: War, unknown: int = 0, slot: str = "medium", **task: str) -> War:
    """Everybody is out at the clinic."""
    for person in g.state.people:
        person.task = task.get(person.key, "scavenging")
    g.state.trip = Trip(slot, g.state.places[slot], unknown=unknown)
    return g


def steps(g: War, *kinds: str | Step) -> Flow[None]:
    """Put steps on the agenda and carry out everything that follows from them."""
    g.then(*(Step(kind) if isinstance(kind, str) else kind for kind in kinds))
    return drain(g)


def drain(g: War) -> Flow[None]:
    while g.state.agenda and not g.state.ending:
        step = g.state.agenda.pop()
        yield from do(STEPS[step.kind](g, step))


def effects(g: War, *rows: dict[str, Any], who: str = "") -> Flow[None]:
    """Carry out effects written on the spot."""
    g.content.effects["on-the-spot"] = read_effects(list(rows), g.content.words, "on-the-spot", "Book")
    perform(g, "on-the-spot", who)
    return drain(g)


def card(g: War, key: str, *rows: dict[str, Any]) -> None:
    """A stub: let a card of the content do this for the rest of the test."""
    g.content.effects[key] = read_effects(list(rows), g.content.words, key, "Book")


def why_not(request: Request, *names: str) -> str:
    """The reason why the last of these elements cannot be put into a set beside the others; "" if it can."""
    assert isinstance(request, Decision)
    draft = Draft(request)
    *before, last = names
    for name in before:
        assert draft.put_in(name) is None, name
    if last not in draft.alike:
        return refusals(request)[last]
    refusal = draft.put_in(last)
    return refusal.reason if refusal else ""


def not_yet(request: Request, *names: str) -> str:
    """Why a set with these elements cannot be done yet; "" if it can."""
    assert isinstance(request, Decision)
    problem = Draft(request, names).problem()
    return problem.reason if problem else ""


def elements(flow: Flow[Any], *script: int | str) -> list[str]:
    request = asked(flow, *script)
    assert isinstance(request, Decision)
    return list(dict.fromkeys(option.name for option in request.offer()))


def fight(g: War, enemies: Sequence[tuple[str, str]], **changes: Any) -> War:
    """A fight against tokens with these weapons."""
    found = []
    for token, weapon in enemies:
        first, _, second = weapon.partition(" ")
        found.append(Enemy(token, g.content.enemies[token].prowess, first, second or "unarmed"))
    g.state.fight = Fight(home=g.state.trip is None, thugs=changes.pop("thugs", False), enemies=found, **changes)
    return g


def told(g: War) -> list[str]:
    return [event.key for event in g.log or ()]
