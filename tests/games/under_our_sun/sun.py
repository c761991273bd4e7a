"""How tests play Under our Sun: New Haven in a bare desert, people, tiles and enemies as the case needs them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.enemies import free_letter
from vigil.games.under_our_sun.rules.inventory import new_card, put
from vigil.games.under_our_sun.rules.movement import lay
from vigil.games.under_our_sun.rules.own_turn import act as act_step
from vigil.games.under_our_sun.rules.own_turn import offers, refusals
from vigil.games.under_our_sun.rules.sequence import STEPS
from vigil.games.under_our_sun.state import HOME as HOME
from vigil.games.under_our_sun.state import Card, Character, Enemy, Step, Tile
from vigil.kernel.effects.reader import read_effects
from vigil.kernel.rules.asking import do, going_on, run
from vigil.kernel.rules.requests import Decision, Flow, Request
from vigil.kernel.sets.draft import Draft
from vigil.kernel.testing import play, reply

SHIPPED: Content = DEFINITION.content.load([])
CONTENT: Content = DEFINITION.content.load([Path(__file__).parent / "box"])  # for the cases: tuning never touches it
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = "1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"
FAR_EAST = "2,0"


def sun(
    *people: str, seats: int = 0, phase: str = "morning", mission: str = "search-and-rescue", **settings: str
) -> Sun:
    """Everybody at New Haven with full tracks and 6 AP, in the Morning of day 1; no store, no enemies."""
    keys = people or ("veteran",)
    g: Sun = DEFINITION.rules.new(
        CONTENT, mission, {key.replace("_", "-"): value for key, value in settings.items()}, seats or len(keys)
    )
    g.log = []
    s = g.state
    s.agenda, s.phase, s.phases = [], phase, 1
    lay(g, HOME, "new-haven")
    for n, key in enumerate(keys):
        row = CONTENT.characters[key]
        s.people.append(Character(key, n if s.seats > 1 else 0, row.hp, row.water))
    s.active = keys[0]
    return g


def who(g: Sun, key: str = "") -> Character:
    return g.character(key) if key else g.state.people[0]


def tile(g: Sun, place: str, key: str, **changes: Any) -> Tile:
    """A tile of the content, laid out face up; `changes` are its fields."""
    if key in g.state.unseen:
        g.state.unseen.remove(key)
    lay(g, place, key)
    for name, value in changes.items():
        setattr(g.tile(place), name, value)
    return g.tile(place)


def bare(g: Sun, place: str, key: str = "dry-river") -> Tile:
    """A tile with nothing on it that could happen."""
    found = tile(g, place, key)
    found.event, found.containers, found.goods, found.water = False, [], {}, 0
    found.covered = list(range(CONTENT.tiles[key].enemies))
    return found


def enemy(g: Sun, key: str, place: str, **changes: Any) -> Enemy:
    """A piece on a tile, its card out of the deck."""
    deck = g.state.decks["enemies"]
    if key in deck.cards:
        deck.cards.remove(key)
    found = Enemy(free_letter(g), key, place, met=True)
    for name, value in changes.items():
        setattr(found, name, value)
    g.state.enemies.append(found)
    return found


def give(g: Sun, key: str, *cards: str, **goods: int) -> Character:
    """Cards and resources on a board, taken from where they lie."""
    c = g.character(key)
    for card in cards:
        c.cards.append(new_card(g, card))
        if CONTENT.deck_of[card] == "loot":
            g.state.decks["loot"].cards.remove(card)
        else:
            put(g.state.things, card, -1)
    for what, n in goods.items():
        put(c.goods, what, n)
        if what in g.state.supply:
            put(g.state.supply, what, -n)
    return c


def act(g: Sun, key: str, *script: int | str) -> None:
    """One action of somebody, with everything it sets off."""
    play(action(g, key), *script)


def action(g: Sun, key: str) -> Flow[None]:
    g.state.active = key
    yield from act_step(g, Step("act", key))
    g.state.agenda = [step for step in g.state.agenda if step.kind != "act"]


def acts(g: Sun, key: str, *script: int | str) -> Any:
    """What is asked next after a part of an action, karma aside."""
    flow, left = action(g, key), list(script)
    request = next(flow)
    while True:
        if not left and isinstance(request, Decision):
            if request.window and request.key == "karma":
                request = flow.send(going_on(request))
                continue
            if len(request.offer()) != 1 or request.build is not None or request.always:
                return request
        elif not left:
            return request
        request = flow.send(reply(request, left))


def steps(g: Sun, *kinds: str | Step) -> Flow[None]:
    """Put steps on the agenda and carry out everything that follows from them, up to somebody's turn."""
    g.then(*(Step(kind) if isinstance(kind, str) else kind for kind in kinds))
    while g.state.agenda and not g.state.ending:
        step = g.state.agenda.pop()
        yield from do(STEPS[step.kind](g, step))


def can(g: Sun, key: str) -> list[str]:
    """The names of everything a character may do now."""
    return [each.name for each in offers(g, g.character(key))]


def why_not(g: Sun, key: str) -> dict[str, str]:
    """What it may not do, and the reasons."""
    return {each.name: each.reason for each in refusals(g, g.character(key))}


def not_yet(request: Request, *names: str) -> str:
    """Why a set with these elements cannot be done yet; "" if it can."""
    assert isinstance(request, Decision)
    problem = Draft(request, names).problem()
    return problem.reason if problem else ""


def elements(request: Request) -> list[str]:
    assert isinstance(request, Decision)
    return list(dict.fromkeys(option.name for option in request.offer()))


def windows(flow: Flow[Any], *script: int | str) -> list[tuple[str, int, bool]]:
    """Play a flow and pass its windows: which they were, whose, and whether anything could matter there."""
    left: list[int | str] = list(script)
    found = []

    def answer(request: Request) -> Any:
        if isinstance(request, Decision) and request.window:
            found.append((request.key, request.seat, request.matters))
            return going_on(request)
        return reply(request, left)

    run(flow, answer)
    assert not left
    return found


def stub(g: Sun, key: str, *rows: dict[str, Any]) -> None:
    """Let a card of the content do this for the rest of the test."""
    CONTENT.effects[key] = read_effects(list(rows), CONTENT.words, key, "Decks")


def told(g: Sun) -> list[str]:
    return [event.key for event in g.log or ()]


def card(key: str, uses: int = 0) -> Card:
    return Card(key, uses)
