"""What a table can say of the future: the odds of an option and where it leads, in words. Browser and terminal
share it.

Everything is worked out from a seat's memory, so that nothing is said that the seat could not know.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.display.board import Gauge
from vigil.kernel.display.outlook import Forecast, Phase, Standing
from vigil.kernel.knowledge.information_set import InformationSet
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.knowledge.odds import EXACTLY, SAMPLING, UNCLOSED, Ending, Odds, hoped_for, odds_in
from vigil.kernel.knowledge.preview import Preview
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.requests import Number
from vigil.kernel.text.words import Words, sentence

BUDGET = 0.4  # seconds for the odds of all options of a question
LINES = 8  # of what would be told


class Changed(Struct):
    """A number before and after; several where it depends."""

    label: str
    old: str
    new: str


class Row(Struct):
    """One way a gamble may end: how likely, and what it changes."""

    label: str
    percent: str
    share: float
    hoped: bool
    changes: list[Changed]


class OptionPreview(Struct):
    """Where an option leads, in words: what is told, what changes, what decides next."""

    told: list[Event]
    changes: list[Changed]
    luck: str = ""  # the die, cube or card that comes next
    ends: str = ""

    def __bool__(self) -> bool:
        return bool(self.told or self.changes or self.luck or self.ends)


# odds


def all_odds(memory: InformationSet, wanted: Mapping[str, Gamble], budget: float = BUDGET) -> dict[str, Odds]:
    """The odds of these options, as many as there is time for."""
    until, found = time.thread_time() + budget, dict[str, Odds]()
    for name, gamble in wanted.items():
        if time.thread_time() > until:
            break
        odds = odds_in(memory, gamble, name, 1, EXACTLY, SAMPLING)
        if odds is not None:
            found[name] = odds
    return found


def chip(words: Words, gamble: Gamble, odds: Odds) -> str:
    """The odds in two or three words: "win 28%", "success 4+, 50%"."""
    hope = words.say(f"hope-{gamble.hope}")
    share = sum(share for ending, share in odds.shares.items() if hoped_for(gamble, ending))
    facts: dict[str, str | int] = {"hope": hope, "percent": percent(words, share, odds.exact), "n": abs(odds.needs)}
    key = "odds-chip" if not odds.needs else "odds-chip-least" if odds.needs > 0 else "odds-chip-most"
    return words.raw(key, {name: facts[name] for name in words.variables[key]})


def rows(definition: AnyDefinition, words: Words, gamble: Gamble, odds: Odds, before: Any) -> list[Row]:
    """The table of the odds: what is hoped for first, then the likelier; without what changes if `before` is None."""
    found = [
        Row(
            ending_name(words, gamble, ending),
            percent(words, share, odds.exact),
            share,
            hoped_for(gamble, ending),
            changes(definition, words, before, odds.views.get(ending, ())) if before is not None else [],
        )
        for ending, share in odds.shares.items()
    ]
    return sorted(found, key=lambda row: (not row.hoped, -row.share, row.label))


def ending_name(words: Words, gamble: Gamble, ending: Ending) -> str:
    if ending == UNCLOSED:
        return words.say("odds-unclosed")
    return sentence(words.say(f"odds-{ending[0]}", dict(zip(gamble.by, ending[1:], strict=False))))


def percent(words: Words, share: float, exact: bool) -> str:
    n = round(100 * share)
    if exact and 0 < share < 1 and n in (0, 100):
        return words.raw("odds-hardly" if n == 0 else "odds-nearly", {})
    return words.raw("odds-percent" if exact else "odds-about", {"n": n})


# what changes


def changes(definition: AnyDefinition, words: Words, before: Any, after: Sequence[Any]) -> list[Changed]:
    """The numbers of the ledger that differ in any of the views after it, from the least to the most."""
    if definition.knowledge.ledger is None or not after:
        return []
    old = entries(definition.knowledge.ledger(before, words))
    worlds = [entries(definition.knowledge.ledger(view, words)) for view in after]
    found = []
    for label in dict.fromkeys([*old, *(label for world in worlds for label in world)]):
        none = nothing(label, old, *worlds)
        was = old.get(label, none)
        values = sorted({world.get(label, none) for world in worlds}, key=as_number)
        if values != [was]:
            found.append(Changed(sentence(label), was, " / ".join(values)))
    return found


def nothing(label: str, *ledgers: Mapping[str, str]) -> str:
    """What stands where there is nothing: 0 among numbers, a dash among words."""
    known = next(ledger[label] for ledger in ledgers if label in ledger)
    return "0" if known.lstrip("-−").isdigit() else "–"


def entries(ledger: Iterable[Gauge]) -> dict[str, str]:
    return {gauge.label: gauge.value for gauge in ledger}


def as_number(text: str) -> tuple[int, str]:
    return (int(text), "") if text.lstrip("-").isdigit() else (0, text)


# where an option leads


def moved(words: Words, before: Iterable[Number], after: Iterable[Number]) -> list[Changed]:
    """The numbers of the question that the next one has too, where they differ: points that are spent."""
    later = {each.key: each.total for each in after}
    return [
        Changed(sentence(words.number(each)), str(each.total), str(later[each.key]))
        for each in before
        if later.get(each.key, each.total) != each.total
    ]


def preview(observation: Observation, words: Words, foreseen: Preview) -> OptionPreview:
    certain = () if foreseen.view is None else (foreseen.view,)
    chance = foreseen.chance
    return OptionPreview(
        foreseen.told[:LINES],
        [
            *moved(words, observation.numbers(), foreseen.numbers),
            *changes(observation.definition, words, observation.view(), certain),
        ],
        words.question(chance) if chance else "",
        words.say(f"ending-{foreseen.ends}") if foreseen.ends and not foreseen.told else "",
    )


# where the game stands


class PhaseStep(Struct):
    """A phase of the turn as it is shown."""

    name: str
    by: str
    now: bool
    card: str
    rule: str


def course(observation: Observation, words: Words) -> list[PhaseStep]:
    """The phases of the turn: what each is called, who acts in it, whether it is now."""
    return [
        PhaseStep(phase_name(phase, words), words.name(phase.by) if phase.by else "", phase.now, phase.card, phase.rule)
        for phase in observation.phases()
    ]


def phase_name(phase: Phase, words: Words) -> str:
    """The card it is about, or what a phase is called, with what is being done in it."""
    if phase.card:
        return sentence(words.name(phase.card))
    name = words.say(f"phase-{phase.key}")
    if not phase.detail:
        return name
    return words.raw("phase-with", {"phase": name, "what": words.say(f"phase-{phase.detail}")})


def coming(observation: Observation) -> list[Forecast]:
    """The reckonings ahead, those that come next before the others."""
    return sorted(observation.forecasts(), key=lambda each: not each.soon)


def goal(standing: Standing | None, words: Words) -> str:
    """How the game would end now."""
    if standing is None:
        return ""
    return words.raw("standing-now", {"ending": words.say(f"standing-{standing.ending}")})
