"""How a game went, told when it is over: its tracks turn by turn, its turning points, its ending, a text to share."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.definition.log_weights import CARD
from vigil.kernel.display.board import Gauge
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.rules.events import Event
from vigil.kernel.text.words import Words

TURNINGS = 4  # told in full
AMOUNT = re.compile(r"[+−-]?\d+")
BARS = "▁▂▃▄▅▆▇█"
SET_UP = "phase-set-up"  # what comes before the first turn, where a game calls it something
SPARKS = 24  # bars in a line of text


class Curve(Struct):
    """A gauge from turn to turn."""

    label: str
    values: list[int]
    theirs: bool = False

    @property
    def change(self) -> str:
        return f"{self.values[0]} → {self.values[-1]}"


class Turning(Struct):
    """A turn in which much changed: the gauge, and what was told of it."""

    turn: int
    when: str
    label: str
    before: int
    after: int
    told: list[str]
    place: int  # which point of the lines it is
    card: str = ""  # its name, where a card is turned

    @property
    def change(self) -> str:
        return f"{self.label} {self.before} → {self.after}"


class Ended(Struct):
    """What became of somebody."""

    who: str
    name: str
    told: str  # since when, and how long
    story: str


class Passed(Struct):
    """A day: the card it began with, and its lines, the gravest marked."""

    when: str
    card: str
    title: str
    lines: list[tuple[str, bool]]


class Chronicle(Struct):
    game: str
    scenario: str
    ending: str
    length: str  # how long it was, in the game's own words
    won: bool
    turns: list[int]
    lines: list[Curve]
    turnings: list[Turning]
    fates: list[Ended] = []
    days: list[Passed] = []


def chronicle(observer: Observer, words: Words) -> Chronicle:
    """What the eyes of a seat may see of a game that is over."""
    definition, board = observer.definition, observer.definition.display.board
    turns, told, measured = list[int](), list[int](), list[dict[str, Gauge]]()
    for turn, before, observation in observer.course():
        gauges = board.strip(observation.view(), words) if board is not None and board.strip is not None else ()
        at = definition.extras.day(observation.game.state) if definition.extras.day else turn
        if definition.extras.day and at in turns[-1:]:  # of a day its last moment
            del turns[-1], told[-1], measured[-1]
        turns.append(at)
        told.append(before)
        measured.append({each.label: each for each in gauges if each.lasts})
    lines = [
        Curve(name, [amount(each[name].value) for each in measured], last.theirs)
        for name, last in measured[-1].items()
        if all(name in each for each in measured)
    ]
    outcome = definition.rules.outcome(observer.game)
    return Chronicle(
        words.say(f"game-{definition.slug}"),
        words.say(f"scenario-{observer.header.scenario}"),
        words.ending(outcome, observer.header.scenario) if words.has(f"ending-{outcome}") else outcome,
        length(definition, words, turns[-1]),
        definition.evaluation.worth is not None
        and definition.evaluation.worth(observer.game, max(0, observer.seat)) > 0.5,
        turns,
        lines,
        turning_points(observer, words, turns, told, lines),
        *told_by_days(observer, words),
    )


def told_by_days(observer: Observer, words: Words) -> tuple[list[Ended], list[Passed]]:
    """What became of everybody, and day by day what happened, where a game tells it."""
    definition = observer.definition
    if definition.extras.annals is None:
        return [], []
    found = definition.extras.annals(observer.events())
    fates = [
        Ended(
            each.who,
            words.say(f"name-{each.who}"),
            f"{words.say(f'fate-{each.came}', {'n': each.first})}, {words.say(f'fate-{each.went}', {'n': each.last})}",
            words.event(each.story) if each.story else "",
        )
        for each in found.fates
    ]
    days = [
        Passed(
            when(definition, words, each.n),
            each.card,
            words.say(f"name-{each.card}") if each.card else "",
            [(words.event(event), event in each.heavy) for event in each.told],
        )
        for each in found.days
    ]
    return fates, days


def amount(value: str) -> int:
    """The number that a gauge begins with."""
    found = AMOUNT.match(value)
    return int(found[0].replace("−", "-")) if found else 0


def when(definition: AnyDefinition, words: Words, turn: int) -> str:
    if not turn and words.has(SET_UP):
        return words.say(SET_UP)
    return words.raw("chronicle-day" if definition.extras.day else "chronicle-turn", {"turn": turn})


def length(definition: AnyDefinition, words: Words, turns: int) -> str:
    """How long it was: so many days, or what a game counts its turns in."""
    if words.has("chronicle-length"):
        return words.raw("chronicle-length", {"turns": turns})
    return when(definition, words, turns)


def turning_points(
    observer: Observer, words: Words, turns: Sequence[int], told: Sequence[int], lines: Sequence[Curve]
) -> list[Turning]:
    """The turns with the largest changes, each against how far its gauge went in the whole game; a turn once."""
    found: dict[int, tuple[float, Curve]] = {}
    for line in lines:
        span = max(line.values) - min(line.values)
        for n in range(1, len(line.values)):
            step = abs(line.values[n] - line.values[n - 1])
            weight = step / span if span else 0
            if step > 1 and weight > found.get(n, (0.0, line))[0]:
                found[n] = weight, line
    largest = sorted(found, key=lambda n: (-found[n][0], n))[:TURNINGS]
    return [turning(observer, words, n, found[n][1], turns, told) for n in sorted(largest)]


def turning(
    observer: Observer, words: Words, n: int, line: Curve, turns: Sequence[int], told: Sequence[int]
) -> Turning:
    """What was told of the gauge in the turn, after the card that was turned up in it."""
    start, end, by_days = told[n - 1], told[n], observer.definition.extras.day is not None
    events = observer.events(start, end)
    said = [words.event(event) for event in events]
    drawn = [text for text, event in zip(said, events, strict=True) if "card" in event.facts][:1]
    about = [text for text in said if line.label.casefold() in text.casefold()]
    most = sorted(dict.fromkeys(about), key=lambda text: change_told(line.label, text))[-2:]
    kept = list(dict.fromkeys([*drawn, *most] or said[-1:]))
    card = card_at(observer, start + last_of(said, most)) if turns[n - 1] or by_days else None
    number = card.facts.get("n") if card and not by_days else None
    turn = turns[n] if by_days else turns[n - 1]
    return Turning(
        turn,
        words.raw("chronicle-card", {"n": int(str(number))}) if number else when(observer.definition, words, turn),
        line.label,
        line.values[n - 1],
        line.values[n],
        kept,
        n,
        words.say(f"name-{card.facts['card']}") if card else "",
    )


def last_of(said: Sequence[str], most: Sequence[str]) -> int:
    """Where the largest change is told; where none is, the end."""
    return said.index(most[-1]) if most else len(said) - 1


def card_at(observer: Observer, event: int) -> Event | None:
    """The card that lay on the table when an event was told: the one turned up last."""
    for each in reversed(observer.events(0, event + 1)):
        if observer.definition.display.weights.get(each.key) == CARD and "card" in each.facts:
            return each
    return None


def change_told(label: str, text: str) -> int:
    """How much a sentence says that a gauge changed: its name, and an amount with a sign."""
    found = re.search(re.escape(label) + r"\s*([+−-]\d+)", text, re.IGNORECASE)
    return abs(amount(found[1])) if found else 0


# as text


def spark(values: Sequence[int]) -> str:
    """A line of bars, as many as fit, from the least to the most."""
    bars = min(SPARKS, len(values))
    points = [values[n * (len(values) - 1) // max(1, bars - 1)] for n in range(bars)]
    low, high = min(points), max(points)
    return "".join(BARS[(each - low) * (len(BARS) - 1) // max(1, high - low)] for each in points)


def in_lines(found: Chronicle, words: Words) -> list[str]:
    """The chronicle in plain lines, to be read in a terminal or sent to a friend."""
    wide = max((len(line.label) for line in found.lines), default=0)
    lines = [f"{found.game} · {found.scenario} · {found.length}", found.ending]
    lines += [f"{line.label:<{wide}} {spark(line.values)} {line.change}" for line in found.lines]
    for heading, told in (("chronicle-fates", fates_told(found, words)), ("chronicle-days", days_told(found))):
        lines += [words.raw(heading, {}), *told] if told else []
    if found.turnings and not found.days:
        lines.append(words.raw("chronicle-turnings", {}))
        lines += [f"- {' · '.join((each.when, each.change, each.card or each.told[-1]))}" for each in found.turnings]
    return lines


def fates_told(found: Chronicle, words: Words) -> list[str]:
    return [f"- {each.name}{words.raw('colon', {})} {each.told}" for each in found.fates]


def days_told(found: Chronicle) -> list[str]:
    """A line for each day: the card it began with, and the gravest of it."""
    lines = []
    for each in found.days:
        heavy = [text for text, grave in each.lines if grave]
        lines.append("- " + " · ".join(part for part in (each.when, each.title, *heavy) if part))
    return lines


def shared(found: Chronicle, words: Words) -> str:
    return "\n".join([*in_lines(found, words), words.raw("chronicle-by", {})])
