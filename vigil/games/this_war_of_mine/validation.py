"""Whether a state from a file can be: everything known, in its range, none made, none lost. Asked between two turns."""

from __future__ import annotations

from collections.abc import Collection

from vigil.games.this_war_of_mine.content.checks import STRANGERS
from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.sequence import STEPS
from vigil.games.this_war_of_mine.rules.set_up import everything
from vigil.games.this_war_of_mine.state import MOST, OBSTACLES, SLOTS, STATES, UNARMED, Deck, Person, State
from vigil.kernel.rules.state_checks import MANY, counted, once, within

TASKS = ("", "bed", "floor", "guard", "scavenging")
LOUDEST = 10


def validate(g: War) -> bool:
    s, content = g.state, g.content
    if s.scenario not in content.scenarios or s.side != content.scenarios[s.scenario].side:
        return False
    return (
        small(s)
        and all(able(s, person, content) for person in s.people)
        and known(s, content)
        and housed(s, content)
        and outside(s, content)
        and everything(g) == {key: token.count for key, token in content.tokens.items()}
    )


def small(s: State) -> bool:
    counts = (s.turn, s.day, s.passed, s.cold, s.boards, s.progress, s.gone_today, *s.marks.values())
    return (
        all(0 <= n <= MANY for n in counts)
        and 0 <= s.leader < s.seats
        and 0 <= s.chapter <= len(s.decks)
        and len(s.people) <= MOST
        and len(s.agenda) <= MANY
        and len(s.promises) <= MANY
    )


def able(s: State, person: Person, content: Content) -> bool:
    """A character who is there, with levels there are, at a place there is."""
    return (
        person.key in content.characters
        and set(person.levels) == set(STATES)
        and all(0 <= level <= MOST for level in person.levels.values())
        and person.at in (*s.spaces, *TASKS)
        and person.task in TASKS
        and person.weapon in ("", *content.kinds["weapon"])
        and within(person.medicals, content.kinds["medical"])
        and counted(person.medicals, content.tokens)
    )


def known(s: State, content: Content) -> bool:
    """Cards, tokens, persons, places and steps that there are."""
    tables: dict[str, Collection[str]] = {
        **content.cards,
        "locations": content.locations,
        "findings": content.findings,
        "fate": content.fate,
        "events": content.events["events"],
        "endings": content.events["endings"],
        "objectives": content.objectives,
    }
    people = [person.key for person in s.people]
    built = [space.fitting for space in s.spaces.values() if space.fitting]
    return (
        set(s.decks) == set(tables)
        and all(whole(deck, tables[name]) for name, deck in s.decks.items())
        and within(s.events, ("events", "endings", *content.events["chapters"]))
        and all(s.events.count(kind) <= len(s.decks[kind].cards) for kind in ("events", "endings"))
        and all(counted(place, content.tokens) for place in (s.box, s.storage, s.pile, s.waste))
        and within((*people, *s.unused, *s.gone), content.characters)
        and once(people, s.unused, s.gone)
        and within((*s.fittings, *s.ideas, *built), content.fittings)
        and once(s.fittings, s.ideas, built)
        and within(s.places, SLOTS)
        and within(s.places.values(), content.locations)
        and s.objective in ("", *content.objectives)
        and within((step.kind for step in s.agenda), STEPS)
        and all(content.source(promise.source) is not None for promise in s.promises)
        and all(content.script(n) is not None for n in s.epilogues)
    )


def whole(deck: Deck, cards: Collection[str]) -> bool:
    piles = (deck.cards, deck.used, deck.top, deck.red)
    return (
        within((card for pile in piles for card in pile), cards) and once(*piles) and 0 <= deck.red_in <= len(deck.red)
    )


def housed(s: State, content: Content) -> bool:
    """The Shelter: its own spaces, cards with backs that still lie unseen, no more tokens than there are."""
    covers = [space.cover for space in s.spaces.values() if space.cover]
    backs = {key: row.cover for key, row in content.shelter_cards.items()}
    return (
        set(s.spaces) == set(content.space_rows[s.side])
        and within(covers, (*OBSTACLES, *backs.values()))
        and all(within(left, backs) and once(left) for left in s.shelter.values())
        and all(backs[key] == cover for cover, left in s.shelter.items() for key in left)
        and all(covers.count(cover) <= len(s.shelter.get(cover, ())) for cover in set(covers) - {"remnants"})
        and all(space.making in ("", *content.works) and 0 <= space.wait <= MANY for space in s.spaces.values())
        and all(bool(space.making) == bool(space.wait) for space in s.spaces.values())
        and sum(1 for space in s.spaces.values() if space.wait) <= content.supply.waits
        and s.boards == sum(1 for space in s.spaces.values() if space.boarded) <= content.supply.board_ups
        and s.cold <= content.supply.cold
        and within(s.tools, s.spaces)
        and within(s.tools.values(), content.kinds["tool"])
    )


def outside(s: State, content: Content) -> bool:
    """A trip and a fight, if there are any."""
    trip, fight = s.trip, s.fight
    if trip is not None and not (
        trip.slot in SLOTS
        and trip.place in content.locations
        and 1 <= trip.noise <= LOUDEST
        and 0 <= trip.unknown <= len(s.decks["exploration"].cards)
        and within(trip.seen, content.cards["exploration"])
        and within(trip.met, content.cards["residents"])
        and once(trip.seen, s.decks["exploration"].cards)
    ):
        return False
    weapons = (UNARMED, *content.kinds["weapon"])
    return fight is None or (
        once([enemy.token for enemy in fight.enemies])
        and all(enemy.token in content.enemies and 0 <= enemy.wounds <= MANY for enemy in fight.enemies)
        and fight.foe in (STRANGERS, *content.cards["residents"])
        and within((weapon for enemy in fight.enemies for weapon in (enemy.weapon, enemy.spare)), weapons)
    )
