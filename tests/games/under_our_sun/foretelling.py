"""What Under our Sun foretells, carried out by its rules: see vigil/lab/foretold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vigil.games.under_our_sun.content.content import Content
from vigil.games.under_our_sun.game import Sun, way_to
from vigil.games.under_our_sun.observe.forecast import forecasts, standing
from vigil.games.under_our_sun.observe.totals import totals
from vigil.games.under_our_sun.rules.dice_and_karma import wounded
from vigil.games.under_our_sun.rules.health import daily_food, drink, fever, full_ap, refresh
from vigil.games.under_our_sun.rules.missions import time_is_up
from vigil.games.under_our_sun.state import CODEC, PHASES, TIRED, Character
from vigil.games.under_our_sun.words.option_notes import cost, note
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.display.outlook import Forecast
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Chance
from vigil.kernel.text.words import Words, book
from vigil.lab.foretold.check import Taken
from vigil.lab.foretold.claims import Claim
from vigil.lab.foretold.sentences import number_claims, numbers_in

FEVERS = (0, 2)  # the phases that begin with a fever
ALL_DAY = {"en": "all day", "it": "tutto il giorno", "fr": "toute la journée"}  # how a sentence says it
NOT_NOW = ("kept-ap-lost", "turn-begins", "phase-morning", "phase-afternoon", "phase-night")  # AP that go otherwise


def twin_of(g: Sun) -> Sun:
    return Sun(CODEC.copy(g.state), g.content, [])


def now(g: Sun, observer: Observer, words: Words) -> Iterator[Claim]:
    shown = standing(g, observer.seat)
    if shown is not None:
        met = sum(event.key == "objective-met" for event in observer.events())
        yield Claim("standing", "objectives", shown.numbers[0].total, met)
        yield from deadline_claims(g, "standing", [number.total for number in shown.numbers[1:]])
    for each in forecasts(g, observer.seat):
        yield from forecast_claims(g, each)
    yield from total_claims(g, observer.seat)


def deadline_claims(g: Sun, kind: str, left: list[int]) -> Iterator[Claim]:
    """Missions After so many more days, and not before, the time of the card is up."""
    for days in left:
        late = []
        for n in (days - 1, days):
            twin = twin_of(g)
            twin.state.day += n
            time_is_up(twin)
            late.append(bool(twin.state.ending))
        yield Claim(kind, "days-left", [False, True], late)


def forecast_claims(g: Sun, shown: Forecast) -> Iterator[Claim]:
    numbers = {number.key: number.total for number in shown.numbers}
    if shown.key == "deadline":
        yield from deadline_claims(g, "forecast", [numbers["days-left"]])
        return
    assert shown.facts
    key, twin = str(shown.facts["person"]), twin_of(g)
    c = twin.character(key)
    if shown.key == "drink":
        drink(twin, c, "Day")
    elif shown.key == "preparation":
        daily_food(twin, c)
    else:
        yield Claim("forecast", "fever when", shown.key, f"fever-{next_fever(g)}")
        fever(twin)
    done = {"water-left": c.water, "food-left": c.goods.get("food", 0), "hp-left": c.hp}
    for number, total in numbers.items():
        yield Claim("forecast", f"{shown.key} {number}", total, done[number])


def next_fever(g: Sun) -> str:
    now = PHASES.index(g.state.phase)
    return next(PHASES[n % 3] for n in range(now + 1, now + 4) if n % 3 in FEVERS)


def total_claims(g: Sun, seat: int) -> Iterator[Claim]:
    people = [c.key for c in g.living() if c.seat == seat]
    for key, shown in zip(people, totals(g, seat), strict=True):
        twin = twin_of(g)
        refresh(twin, twin.character(key))
        yield Claim("total", "ap", shown.total, twin.character(key).ap)


# after an answer


def taken(taken: Taken, words: Words) -> Iterator[Claim]:
    before, after, option = taken.before, taken.after, taken.chosen[0] if taken.chosen else None
    if option is None or taken.question.build is not None:
        return
    who = payer(taken, option.value)
    told = {event.key for event in taken.told}
    if option.key == "trade":  # paid when it is agreed
        return
    price = cost(before, taken.question, option)
    if price is not None and who and told.isdisjoint(NOT_NOW):
        then, there = before.character(who), after.character(who)
        if there.died < 0:
            paid = then.ap - there.ap + sum(gained_ap(event, who) for event in taken.told)
            if paid or not isinstance(taken.next, Chance):  # whoever is shot at pays after the dice
                yield Claim("price", f"{taken.question.key} {option.key}", price, paid)
    facts = option.facts or {}
    if option.key == "build" and "built" in told:
        item = str(facts["item"])
        paid = {what: n - after.character(who).goods.get(what, 0) for what, n in before.character(who).goods.items()}
        bill = dict(before.content.things[item].recipe)
        yield Claim("note", "build", bill, {what: paid.get(what, 0) for what in bill})
    if option.key == "play":
        hp, water, *_ = numbers_in(note(before, "play", facts, words))
        c = (
            after.character(str(facts["person"]))
            if any(each.key == facts["person"] for each in after.state.people)
            else None
        )
        if c is not None:
            yield Claim("note", "play", [hp, water], [c.hp, c.water])
    if option.key in ("move", "charge") and who:
        then, there = before.character(who), after.character(who)
        if there.at != then.at:
            yield Claim("note", "way", facts["way"], way_to(then.at, there.at))
            if "tile" in facts:
                yield Claim("note", "way tile", facts["tile"], after.tile(there.at).key or "new-haven")


def gained_ap(event: Event, who: str) -> int:
    """The AP that a card or an ability gave, or took."""
    if event.facts.get("person") != who or event.key not in ("ap-gained", "ap-lost"):
        return 0
    n = int(str(event.facts["n"]))
    return n if event.key == "ap-gained" else -n


def payer(taken: Taken, value: Any) -> str:
    """Who pays the AP of an answer."""
    facts = taken.question.facts or {}
    if taken.question.key == "join":
        return str(value[0]) if value and value[0] in [each.key for each in taken.before.state.people] else ""
    return str(facts.get("person", ""))


# after a game, and without one


def ended(session: Session, words: Words) -> Iterator[Claim]:
    """How long a sun card stays, where a sentence says that it stays all day."""
    suns: dict[int, set[str]] = {}
    day, cards = 1, session.content.cards["sun"]  # type: ignore[attr-defined]
    for event in session.log:
        if event.key == "day-begins":
            day = int(str(event.facts["n"]))
        if event.key in cards:
            suns.setdefault(day, set()).add(event.key)
    if any(len(drawn) > 1 for drawn in suns.values()):
        for language, phrase in ALL_DAY.items():
            said = phrase in book(language, session.definition.identity.text).say("what-sun-card").casefold()
            yield Claim("sentence", f"what-sun-card {language} stays all day", said, False)


def sentences(definition: AnyDefinition, content: Content, books: dict[str, Words]) -> Iterator[Claim]:
    costs = content.rulebook.costs
    yield from number_claims(
        books,
        {
            "what-merchant": (costs["visit"],),
            "what-health": (wound_level(), 0),
            "what-water": (1,),
            "what-well-being": (6 - tired_ap(content, definition),),
            "what-lies": (costs["pick-up"],),
        },
    )


def wound_level() -> int:
    """The most HP with which a character is wounded."""
    return max(hp for hp in range(1, 9) if wounded(Character("nobody", 0, hp, 0)))


def tired_ap(content: Content, definition: AnyDefinition) -> int:
    """The AP of a phase for whoever is tired, in fair weather."""
    g = definition.rules.new(content, definition.identity.scenarios[0].slug, definition.identity.defaults(), 1)
    return full_ap(g, Character("nobody", 0, 4, 0, well_being=TIRED))
