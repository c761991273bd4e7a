"""A script on trial: a war on its fifth day, with a little of everything, in which it is read next."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.this_war_of_mine.book.checks import PRESENCE
from vigil.games.this_war_of_mine.content.checks import says
from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform
from vigil.games.this_war_of_mine.rules.general import gain
from vigil.games.this_war_of_mine.state import MOST, SLOTS, Person, Trip
from vigil.kernel.definition.extras import Trial, TrialError
from vigil.kernel.effects.language import Call
from vigil.kernel.effects.reader import read_effects

SOURCE = "trial"
DAY, EACH, UNKNOWN = 5, 2, 8


def lay_out(g: War, trial: Trial) -> None:
    """Those people, at that place, and the script on the agenda."""
    content, s = g.content, g.state
    if content.script(trial.n) is None:
        raise TrialError("book-no-script", n=trial.n)
    asked = list(conditions(content, trial.n))
    wanted = trial.people or whom(content, asked)
    for kind, names, known in (
        ("person", wanted, tuple(content.characters)),
        ("place", (trial.place,) * bool(trial.place), tuple(content.locations)),
    ):
        for name in names:
            if name not in known:
                raise TrialError(f"book-no-{kind}", name=name, known=", ".join(known))
    if len(set(wanted)) != len(wanted) or len(wanted) > MOST:
        raise TrialError("book-too-many", n=MOST)
    s.agenda, s.day, s.phase = [], DAY, "day"
    s.people = [Person(key, starter=True) for key in wanted]
    s.unused = [key for key in s.unused if key not in wanted]
    s.marks = dict.fromkeys((*trial.marks, *(str(say.params["mark"]) for say in asked if say.name == "marked")), 1)
    places = dict.fromkeys((*where(content, trial, asked), *s.decks["locations"].cards))
    s.places = dict(zip(SLOTS, places, strict=False))
    s.decks["locations"].cards = [key for key in places if key not in s.places.values()]
    if trial.place or trial.n in of_the_city(content):
        s.phase, s.trip = "scavenging", Trip(SLOTS[0], s.places[SLOTS[0]], unknown=UNKNOWN)
        for person in s.people:
            person.task = "scavenging"
    for what in content.tokens:
        gain(g, what, EACH, g.goods())
    content.effects[SOURCE] = read_effects([{"do": "read", "n": trial.n}], content.words, SOURCE, "Book")
    perform(g, SOURCE)


def conditions(content: Content, n: int) -> Iterator[Call]:
    """What the first deck asks for in which the script stands."""
    rows = [story for stories in content.stories.values() for story in stories if story.n == n]
    yield from rows[0].when if rows else ()


def whom(content: Content, asked: list[Call]) -> tuple[str, ...]:
    """Those whom the deck asks for, and one more."""
    named = [str(say.params["person"]) for say in asked if say.name in PRESENCE]
    return tuple(dict.fromkeys((*named, *content.characters)))[: len(named) + 1 if named else 2]


def where(content: Content, trial: Trial, asked: list[Call]) -> list[str]:
    named = [str(say.params["place"]) for say in asked if say.name == "at"]
    return [trial.place] if trial.place else named


def of_the_city(content: Content) -> set[int]:
    """Scripts that cards of the city read, or draw from a deck."""
    city = {*content.cards["exploration"], *content.cards["residents"]}
    lists = [
        effects
        for source, effects in content.effects.items()
        if source in city or source.startswith(("location-", "special-"))
    ]
    said = [say for effects in lists for node in effects.nodes.values() for say in says(node)]
    decks = {str(say.params["deck"]) for say in said if say.name == "story"}
    read = {int(say.params["n"]) for say in said if say.name == "read"}
    return read | {story.n for deck in decks for story in content.stories[deck]}


def noted(g: War) -> list[str]:
    """Marks, epilogues and promises, as they are written in the tables."""
    found = [f"mark {mark}" for mark in g.state.marks]
    found += [f"epilogue {n}" for n in g.state.epilogues]
    return found + [f"{each.moment} +{each.left}: {each.source} {each.path}" for each in g.state.promises]
