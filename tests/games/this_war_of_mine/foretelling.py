"""What This War of Mine foretells, carried out by its rules: see vigil/lab/foretold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.known import known
from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.observe.forecast import forecasts, standing
from vigil.games.this_war_of_mine.observe.totals import totals
from vigil.games.this_war_of_mine.rules.day_actions import OPENS
from vigil.games.this_war_of_mine.rules.dusk import FOODS, food, water
from vigil.games.this_war_of_mine.rules.effects.carry_out import level_four
from vigil.games.this_war_of_mine.rules.endings import ceasefire
from vigil.games.this_war_of_mine.rules.evening import RESTS
from vigil.games.this_war_of_mine.rules.findings import choose_findings
from vigil.games.this_war_of_mine.rules.job_assignment import ready
from vigil.games.this_war_of_mine.rules.night_raid import raid
from vigil.games.this_war_of_mine.rules.possible_actions import DIGGING
from vigil.games.this_war_of_mine.rules.storage_forecast import finds, gains
from vigil.games.this_war_of_mine.state import CODEC, MOST, STATES, Person, Step
from vigil.games.this_war_of_mine.words.option_notes import note
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.display.outlook import Forecast
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.play.snapshots import Snapshot
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Decision, Number
from vigil.kernel.sets.draft import Draft, read
from vigil.kernel.text.words import Words
from vigil.lab.foretold.carry_out import carried_out
from vigil.lab.foretold.check import Taken
from vigil.lab.foretold.claims import Claim
from vigil.lab.foretold.sentences import number_claims, numbers_in

LAST = frozenset(("keep", "miss"))
STEP = Step("")
UPSET = ("box-empty", "died", "left")  # what may come between a step and what it was to bring


def twin_of(g: War) -> War:
    return War(CODEC.copy(g.state), g.content, [])


def told(g: War, key: str) -> list[Event]:
    return [event for event in g.log or () if event.key == key]


def now(g: War, observer: Observer, words: Words) -> Iterator[Claim]:
    yield from standing_claims(g)
    asked = observer.question()
    for each in forecasts(g, 0, asked.rule if asked else ""):
        yield from dusk_claims(g, each) if each.key == "dusk" else night_claims(g, each)
    yield from total_claims(g)
    if isinstance(asked, Decision) and asked.key == "assign":
        yield from digging_claims(g, asked, words)


def standing_claims(g: War) -> Iterator[Claim]:
    shown = standing(g)
    if shown is not None:
        twin = twin_of(g)
        if twin.state.people:
            ceasefire(twin)
            yield Claim("standing", "ceasefire", shown.ending, twin.state.ending)


def dusk_claims(g: War, shown: Forecast) -> Iterator[Claim]:
    """Dusk Everybody drinks, and eats one thing, as far as there is something. What is promised for this Dusk comes
    before; test_forecasts holds it against what then comes."""
    left = {
        each.key: each.total - sum(part.amount for part in each.parts if part.key == "promised")
        for each in shown.numbers
    }
    if "water-left" in left:
        twin = twin_of(g)
        carried_out(water(twin, STEP), LAST, Random(1))
        dry = len(told(twin, "thirsts"))
        yield Claim("forecast", "dusk water-left", left["water-left"], twin.state.storage.get("water", 0) - dry)
    if "food-left" in left:
        twin = twin_of(g)
        carried_out(food(twin, STEP), LAST, Random(1), everybody_eats)
        meals = sum(twin.state.storage.get(what, 0) for what in FOODS)
        yield Claim("forecast", "dusk food-left", left["food-left"], meals - len(told(twin, "starves")))


def everybody_eats(decision: Decision) -> object:
    """One thing for each, while there is any."""
    if decision.key != "meals":
        return None
    draft, fed = Draft(decision), set[str]()
    for element in draft.elements:
        who = element.value[0]  # type: ignore[index]
        if who not in fed and draft.put_in(element.name) is None:
            fed.add(who)
    return draft.option()


def night_claims(g: War, shown: Forecast) -> Iterator[Claim]:
    """Night Raid What boards and lasting effects hold off, whatever the dice say; and that there is a raid."""
    yield Claim("forecast", "night comes", True, "night-raid" not in g.state.skipped)
    yield from defence_claims(g, "forecast", "night defence", shown.numbers[0])


def defence_claims(g: War, kind: str, what: str, shown: Number) -> Iterator[Claim]:
    held: list[Number] = []

    def look(decision: Decision) -> object:
        if decision.key == "split-defence" and decision.numbers:
            held.extend(decision.numbers())
        return None

    for seed in range(3):
        carried_out(raid(twin_of(g), 30, 30), LAST, Random(seed), look)
    if held and (held[0].total > 0 or shown.total >= 0):  # what takes away stops at nothing, with the dice
        done = sum(part.amount for part in held[0].parts if part.key != "die")
        yield Claim(kind, what, shown.total, done)


def total_claims(g: War) -> Iterator[Claim]:
    for number in totals(g, 0):
        if number.key == "defence":
            yield from defence_claims(g, "total", "defence", number)
        elif number.key == "capacity":
            yield from capacity_claims(g, number.total)


def capacity_claims(g: War, shown: int) -> Iterator[Claim]:
    """Scavenging: Findings So many things of weight 1 can be carried, and not one more."""
    found: list[bool] = []

    def look(decision: Decision) -> object:
        if decision.key == "carry-home" and decision.build is not None:
            fits = decision.build.fits
            found.extend([fits(["water"] * shown) is None, fits(["water"] * (shown + 1)) is not None])
        return None

    carried_out(choose_findings(twin_of(g), STEP), LAST, Random(1), look)
    if found:
        yield Claim("total", "capacity", [True, True], found)


def digging_claims(g: War, asked: Decision, words: Words) -> Iterator[Claim]:
    """Day Actions: Shelter cards Whom the note tells that two people are needed, a step of one is refused."""
    two = words.say("beside-two")
    for option in asked.offer():
        what = str((option.facts or {}).get("what", ""))
        if option.key == "card" and g.state.spaces[what].cover in DIGGING:
            said = two in note(g, "card", option.facts or {}, words)
            needed = ready(g, [option.value]) is not None  # type: ignore[list-item]
            yield Claim("note", "card needs two", said, needed)


# after an answer


def taken(taken: Taken, words: Words) -> Iterator[Claim]:
    before, after = taken.before, taken.after
    for option in taken.chosen:
        facts = option.facts or {}
        then, there = before.person(str(facts.get("person"))), after.person(str(facts.get("person")))
        if then is None or there is None:
            continue
        if option.key == "eat":
            meals = [each for each in taken.chosen if (each.facts or {}).get("person") == then.key]
            fewer = sum(numbers_in(note(before, "eat", each.facts or {}, words))[-1] for each in meals)
            yield Claim("note", "eat", max(0, then.levels["hunger"] - fewer), there.levels["hunger"])
        if option.key in ("card", "card-with"):
            yield from lock_claims(before, option.key, facts, then.key, taken.told, words)
        if option.key.startswith("task-") and taken.told:  # unless nobody guards, and the Leader is warned
            text = note(before, option.key, facts, words)
            found = re.search(r"([−+]?)(\d)", text)
            assert found
            n, level = int(found[2]), then.levels["fatigue"]
            foretold = {"": n, "−": max(0, level - n), "+": min(MOST, level + n)}[found[1]]
            yield Claim("note", option.key, foretold, tired(taken, then.key, level))


def lock_claims(
    g: War, key: str, facts: Mapping[str, Any], who: str, told: Sequence[Event], words: Words
) -> Iterator[Claim]:
    """The note says from which number on this person opens the lock."""
    space = str(facts.get("what"))
    for event in told:
        if event.key in ("lock-holds", "lock-opens") and event.facts.get("space") == space:
            least = numbers_in(note(g, key, facts, words))[0]
            yield Claim("note", "lock opens from", int(str(event.facts["n"])) >= least, event.key == "lock-opens")


def tired(taken: Taken, who: str, before: int) -> int:
    """The Fatigue of somebody when it had changed once."""
    for event in taken.told:
        if event.facts.get("person") == who and event.facts.get("state") == "fatigue":
            return int(str(event.facts["n"]))
    return before


# after a game


def ended(session: Session, words: Words) -> Iterator[Claim]:
    yield from waiting_claims(session)
    yield from progress_claims(session)
    for n, entry in enumerate(session.entries):
        if entry.key == "assign" and entry.mark.by_hand:
            yield from step_claims(session, n)


def waiting_claims(session: Session) -> Iterator[Claim]:
    """What is ready in so many mornings."""
    day, due = 0, list[tuple[str, int]]()
    for event in session.log:
        if event.key == "phase-morning":
            day = int(str(event.facts["n"]))
        elif event.key == "waits":
            due.append((str(event.facts["work"]), day + int(str(event.facts["n"]))))
        elif event.key == "ready":
            work = str(event.facts["work"])
            first = next((each for each in due if each[0] == work), (work, -1))
            if first in due:
                due.remove(first)
            yield Claim("note", "work ready in", first[1], day)


def progress_claims(session: Session) -> Iterator[Claim]:
    """ "Closer to the objective" is told of one that is open and that is judged by it."""
    observer = Observer(session, 0)
    for n, event in enumerate(session.log):
        if event.key == "progress":
            state = session.replay(max(0, observer.moment_of(n) - 1)).game.state
            source = session.content.source(f"{state.objective}-judged") if state.objective else None  # type: ignore[attr-defined]
            counts = source is not None and "progress" in repr(source.body)
            yield Claim("event", "progress", True, counts)


def step_claims(session: Session, n: int) -> Iterator[Claim]:
    """Day Actions What was told to be in Storage after the step, and to lie under the cards."""
    run = session.replay(n)
    decision, g = run.request, known(War, run.game)
    if not isinstance(decision, Decision):
        return
    names = read(session.entries[n].name)
    numbers = Draft(decision, names).numbers()
    spaces = {each.partition(" ")[2].split(" ")[1] for each in names if each.startswith("card")}
    counted = g.state.settings.get("unseen-backs") == "counted"  # otherwise nothing is told of them
    hidden = {space: finds(g, g.state.spaces[space].cover) for space in spaces if counted}
    over = next((mark for mark in session.marks if mark.at > n and is_resolved(session, mark)), None)
    events = session.log[session.told_at[n] : over.told if over else None]
    yield from turned_claims(session.content, events, hidden)
    if over is None or any(event.key.startswith("script-") or event.key in UPSET for event in events):
        return
    if any(each.mark.by_hand and each.key != "where-to-build" for each in session.entries[n + 1 : over.at]):
        return
    storage = session.at_mark(over).game.state.storage
    for number in numbers:
        what = str((number.facts or {})["what"])
        have = storage.get(what, 0)
        if number.key == "then":
            yield Claim("number", f"after the step: {what}", number.total, have)
        else:
            yield Claim("number", f"at least after the step: {what}", True, have >= number.total)


def is_resolved(session: Session, mark: Snapshot) -> bool:
    """Whether a step of the Day Actions is over."""
    g = known(War, session.at_mark(mark).game)
    return not any(step.kind in ("job", "danger", "tidy", "effect") for step in g.state.agenda)


def turned_claims(content: Any, events: list[Event], hidden: Mapping[str, Any]) -> Iterator[Claim]:
    for event in events:
        space = str(event.facts.get("space"))
        if event.key == "turned" and space in hidden:
            brought = gains(content.effects[f"shelter-{event.facts['card']}"])
            said = {what: (least, most) for what, least, most in hidden[space]}
            fits = all(n <= said.get(what, (0, 0))[1] for what, n in brought.items())
            sure = all(brought.get(what, 0) >= least for what, (least, _) in said.items())
            yield Claim("note", "card brings", [True, True], [fits, sure])


# sentences


def sentences(definition: AnyDefinition, content: Content, books: dict[str, Words]) -> Iterator[Claim]:
    new = definition.rules.new(content, "the-long-siege", definition.identity.defaults(), 1)
    new.state.people = [Person(key) for key in ("mira", "tomas")]
    canned, raw = FOODS["canned-food"], FOODS["raw-food"]
    yield from number_claims(
        books,
        {
            "what-person": (1, MOST, MOST),
            "what-gauge-food": (canned, raw),
            "what-gauge-suffering": (MOST,),
            "what-state-fatigue": (0, RESTS, 1, 1),
            "what-state-hunger": (canned, raw, 1),
            "what-cover-door": (OPENS,),
        },
    )
    yield from level_claims(new, books)


def level_claims(new: War, books: dict[str, Words]) -> Iterator[Claim]:
    """ "At 4 in one of them somebody dies or leaves": which States it names, and which do that."""
    lost = []
    for state in STATES:
        g = twin_of(new)
        person = g.state.people[0]
        person.levels[state] = MOST
        carried_out(level_four(g, person, state), LAST, Random(1))
        if g.person(person.key) is None:
            lost.append(state)
    for language, words in books.items():
        *_, before, last = words.say("what-gauge-suffering").casefold().removesuffix(".").split(". ")
        own = [state for state in STATES if words.name(state).casefold() in last]
        named = own or [state for state in STATES if words.name(state).casefold() in before]
        yield Claim("sentence", f"what-gauge-suffering {language} loses somebody", sorted(named), sorted(lost))
