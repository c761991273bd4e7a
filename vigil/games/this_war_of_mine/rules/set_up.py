"""Set-up: the Leader, three characters, the decks, the Shelter and its Storage."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.games.this_war_of_mine.content.content import DECKS, Content
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import draw, put
from vigil.games.this_war_of_mine.state import SLOTS, Deck, Person, Space, State, Step
from vigil.kernel.rules.requests import Chance, Flow

RED_ASIDE = ("residents", "night-raids")


def new_state(content: Content, scenario: str, settings: Mapping[str, str], seats: int) -> State:
    """Set-up Everything in its place, before anything is drawn.

    [R010 R011 R012 R016 R017 R019 R021 R023 R026 R027 R247 rd42
    rd69 rd70]"""
    row = content.scenarios[scenario]
    return State(
        scenario=scenario,
        side=row.side,
        seats=seats,
        settings=dict(settings),
        people=[],
        box=content.box(scenario),
        storage=dict(row.storage),
        spaces={id: Space(space.cover) for id, space in content.space_rows[row.side].items()},
        decks=new_decks(content),
        shelter=backs(content),
        events=list(row.events),
        fittings=content.green.copy(),
        ideas=content.ideas.copy(),
        unused=list(content.characters),
        agenda=[Step("set-up")],
    )


def new_decks(content: Content) -> dict[str, Deck]:
    """Set-up: Decks Every deck in its place; red corners of Residents and Night Raids are set aside.

    [R010 R013 R014 R018 R020 R022 R024 R025]
    """
    decks = {}
    for name in DECKS:
        if name in RED_ASIDE:
            black, red = content.corners[name]
            decks[name] = Deck(black.copy(), [], [], red.copy())
        else:
            decks[name] = Deck(list(content.cards[name]))
    events = content.events
    decks["locations"] = Deck(list(content.locations))
    decks["findings"] = Deck(list(content.findings))
    decks["fate"] = Deck(list(content.fate))
    decks["events"] = Deck(list(events["events"]))
    decks["endings"] = Deck(list(events["endings"]))
    decks["objectives"] = Deck(list(content.objectives))
    return decks


def backs(content: Content) -> dict[str, list[str]]:
    """Set-up: Shelter cards Each lies on a space of its type; nobody knows which back is where. [R016 R017]"""
    return {cover: cards.copy() for cover, cards in content.backs.items()}


def set_up(g: War, step: Step) -> Flow[None]:
    """Set-up The Leader, the characters, the Locations. [R002 R015]"""
    yield from first_leader(g)
    yield from starters(g)
    for slot in SLOTS:
        yield from next_location(g, slot, "Set-up: Decks")
    g.state.phase = "morning"


def first_leader(g: War) -> Flow[None]:
    """Set-up: Leader Chosen at random. [R002]"""
    if g.state.seats > 1:
        seats = [f"seat-{n + 1}" for n in range(g.state.seats)]
        drawn: str = yield Chance("Set-up: Leader", "first-leader", "seat", seats)
        g.state.leader = seats.index(drawn)
        g.heard and g.tell("Set-up: Leader", "leads", player=drawn)


def starters(g: War) -> Flow[None]:
    """Set-up: Characters Shuffled and drawn: the first red border and the first two black ones start.

    Each has the States of the scenario and stands on Guard; all other cards are unused, those passed over too.
    [R003 R004 R005 R006 R007 R008 R009 R246 rd74]
    """
    s = g.state
    row = g.content.scenarios[s.scenario]
    wanted = {"red": row.red, "black": row.black}
    left = list(s.unused)
    while wanted["red"] or wanted["black"]:
        key: str = yield Chance("Set-up: Characters", "draw-characters", "card", left)
        left.remove(key)
        border = g.content.characters[key].border
        if wanted[border]:
            wanted[border] -= 1
            s.unused.remove(key)
            person = Person(key, starter=True)
            person.levels.update(row.levels)
            s.people.append(person)
            g.heard and g.tell("Set-up: Characters", "starts", person=key)


def next_location(g: War, slot: str, rule: str) -> Flow[None]:
    """Set-up: Decks A Location for a space, in the order drawn; if there is none, the space stays empty.

    [R015 rd38 rd58]
    """
    place = yield from draw(g, "locations", rule)
    if place:
        g.state.places[slot] = place
        g.heard and g.tell(rule, "location", slot=slot, place=place)


def backs_left(g: War, cover: str) -> Chance:
    """Set-up: Shelter cards What lies on the other side is known when it is turned. [R017]"""
    left = sorted(g.state.shelter[cover])
    return Chance("Set-up: Shelter cards", "turn-shelter-card", "card", left, None, {"cover": cover})


def everything(g: War) -> dict[str, int]:
    """Set-up: Supply Where all tokens are, added up: nothing is lost or made. [R027]"""
    s = g.state
    total: dict[str, int] = {}
    for place in (s.box, s.storage, s.waste, s.pile, *(person.medicals for person in s.people)):
        for what, n in place.items():
            put(total, what, n)
    for what in (*s.tools.values(), *(person.weapon for person in s.people if person.weapon)):
        put(total, what, 1)
    return total
