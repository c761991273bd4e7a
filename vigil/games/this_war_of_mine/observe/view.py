"""What everybody at the table sees. Nobody has secrets here; what lies face down is only counted."""

from __future__ import annotations

from msgspec import Struct

from vigil.games.this_war_of_mine.content.stories_by_condition import CountCondition
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.day_actions import blocked
from vigil.games.this_war_of_mine.rules.general import how_many
from vigil.games.this_war_of_mine.rules.possible_actions import CARD, SPACE, TOOLS
from vigil.games.this_war_of_mine.rules.reachable_rooms import reachable
from vigil.games.this_war_of_mine.rules.storage_forecast import Find, brings
from vigil.games.this_war_of_mine.state import Deck, Person, Space
from vigil.kernel.effects.interpreter import counted
from vigil.kernel.effects.language import Promise


class PersonView(Struct):
    key: str
    starter: bool
    levels: dict[str, int]
    blocked: list[int]  # the actions that dots take away
    at: str
    task: str
    weapon: str
    medicals: dict[str, int]
    prowess: int
    empathy: int
    inventory: int
    skill: str


class SpaceView(Struct):
    id: str
    cover: str
    fitting: str
    making: str
    wait: int
    boarded: bool
    action: str
    task: str
    breach: bool
    reached: bool
    tool: str
    works: list[str]  # what can be done at its Fitting
    people: list[str]
    takes: dict[str, int]  # a tool, or what is discarded from Storage, for what is done there
    finds: list[Find]  # what it may bring


class FloorView(Struct):
    key: str
    spaces: list[SpaceView]


class TripView(Struct):
    slot: str
    place: str
    noise: int
    unknown: int
    seen: list[str]
    met: list[str]


class EnemyView(Struct):
    token: str
    prowess: int
    weapon: str
    wounds: int


class PromiseView(Struct):
    kind: str
    source: str
    moment: str
    left: int


class View(Struct):
    seat: int
    scenario: str
    side: str
    day: int
    phase: str
    step: int
    chapter: int
    leader: str
    card: str
    cold: int
    boards: int
    people: list[PersonView]
    storage: dict[str, int]
    pile: dict[str, int]
    waste: dict[str, int]
    floors: list[FloorView]
    stairs: list[tuple[str, str]]
    places: dict[str, str]
    trip: TripView | None
    enemies: list[EnemyView]
    objective: str
    progress: int
    asked: dict[str, str | int]  # what the objective asks for, as it is written
    reached: int  # how much of it there is
    fittings: list[str]
    costs: dict[str, dict[str, int]]  # of the Fittings that may be built
    ideas: list[str]
    decks: dict[str, int]
    aside: dict[str, int]
    events: int
    unused: int
    gone: list[str]
    marks: dict[str, int]
    promises: list[PromiseView]
    ending: str
    cause: str


def view(g: War, seat: int) -> View:
    s = g.state
    asked, reached = aim(g)
    return View(
        seat=seat,
        scenario=s.scenario,
        side=s.side,
        day=s.day,
        phase=s.phase,
        step=s.step,
        chapter=s.chapter,
        leader=f"seat-{s.leader + 1}",
        card=turned_up(g),
        cold=s.cold,
        boards=s.boards,
        people=[person_view(g, person) for person in s.people],
        storage=in_order(g, s.storage),
        pile=in_order(g, s.pile),
        waste=in_order(g, s.waste),
        floors=floors(g),
        stairs=[(a, b) for a, b in g.content.sides[s.side].stairs],
        places=dict(s.places),
        trip=trip_view(g),
        enemies=[
            EnemyView(each.token, each.prowess, each.weapon, each.wounds)
            for each in (s.fight.enemies if s.fight else ())
        ],
        objective=s.objective,
        progress=s.progress,
        asked=asked,
        reached=reached,
        fittings=list(s.fittings),
        costs={key: dict(g.content.fittings[key].cost) for key in s.fittings},
        ideas=list(s.ideas),
        decks={name: size(deck) for name, deck in s.decks.items() if name not in ("events", "endings")},
        aside={name: len(deck.red) - deck.red_in for name, deck in s.decks.items() if deck.red},
        events=len(s.events),
        unused=len(s.unused),
        gone=list(s.gone),
        marks=dict(s.marks),
        promises=[promise_view(g, each) for each in s.promises],
        ending=s.ending,
        cause=s.cause,
    )


def turned_up(g: War) -> str:
    """The card that was turned up last: on the way the Exploration card, or the Residents who came."""
    trip, card = g.state.trip, g.state.card
    return trip.seen[-1] if trip and trip.seen and card not in trip.met else card


def aim(g: War) -> tuple[dict[str, str | int], int]:
    """The condition of the objective, with the number that makes it true; and how far it is: so much of what is counted
    there is, or whether it is so."""
    if not g.state.objective:
        return {}, 0
    say = g.content.effects[f"{g.state.objective}-judged"].body[0].say
    assert say is not None
    params = counted(g, g.content.words, say, "")
    asked: dict[str, str | int] = {"if": say.name, "n": 1}
    asked |= {key: each for key, each in params.items() if isinstance(each, int | str)}
    if isinstance(say.verb, CountCondition):
        return asked, say.verb.count(g)
    if say.name == "has":
        return asked, how_many(g, str(params["what"]), g.state.storage)
    return asked, int(say.verb.run(g, "", **params))


def in_order(g: War, place: dict[str, int]) -> dict[str, int]:
    """Things in the order of the box, whatever came first."""
    return {what: place[what] for what in g.content.tokens if place.get(what)}


def size(deck: Deck) -> int:
    return len(deck.cards) + len(deck.top) + deck.red_in


def person_view(g: War, person: Person) -> PersonView:
    row = g.content.characters[person.key]
    return PersonView(
        key=person.key,
        starter=person.starter,
        levels=dict(person.levels),
        blocked=[n for n in (1, 2, 3) if blocked(g, person, n)],
        at=person.at,
        task=person.task,
        weapon=person.weapon,
        medicals=dict(person.medicals),
        prowess=row.prowess,
        empathy=row.empathy,
        inventory=row.inventory,
        skill=row.skill.key,
    )


def floors(g: War) -> list[FloorView]:
    s, reached = g.state, reachable(g)
    cards: dict[str, list[Find]] = {}
    found = []
    for floor in g.content.sides[s.side].floors:
        spaces = []
        for row in floor.spaces:
            space = s.spaces[row.id]
            spaces.append(
                SpaceView(
                    id=row.id,
                    cover=space.cover,
                    fitting=space.fitting,
                    making=space.making,
                    wait=space.wait,
                    boarded=space.boarded,
                    action=row.action,
                    task=row.task,
                    breach=row.breach,
                    reached=row.id in reached,
                    tool=s.tools.get(row.id, ""),
                    works=[work.key for work in g.content.fittings[space.fitting].actions] if space.fitting else [],
                    people=[person.key for person in s.people if person.at == row.id],
                    takes=takes(g, row.id, space),
                    finds=finds(g, row.id, space, cards),
                )
            )
        found.append(FloorView(floor.key, spaces))
    return found


def takes(g: War, id: str, space: Space) -> dict[str, int]:
    """What has to be at hand for what can be done there without a Fitting."""
    if space.cover:
        return {TOOLS[space.cover]: 1} if space.cover in TOOLS else {}
    action = g.content.printed[g.state.side].get(id)
    return dict(action.cost) if action and not space.fitting and not space.boarded else {}


def finds(g: War, id: str, space: Space, cards: dict[str, list[Find]]) -> list[Find]:
    """What comes of it; of `cards` of one kind only the first is looked at."""
    if space.cover:
        if space.cover not in cards:
            cards[space.cover] = brings(g, CARD, id)
        return cards[space.cover]
    printed = id in g.content.printed[g.state.side] and not space.fitting
    return brings(g, SPACE, id) if printed else []


def trip_view(g: War) -> TripView | None:
    trip = g.state.trip
    if trip is None:
        return None
    return TripView(trip.slot, trip.place, trip.noise, trip.unknown, list(trip.seen), list(trip.met))


def promise_view(g: War, promise: Promise) -> PromiseView:
    effects = g.content.source(promise.source)
    node = effects.nodes.get(promise.path) if effects else None
    return PromiseView(node.kind if node else "later", promise.source, promise.moment, promise.left)
