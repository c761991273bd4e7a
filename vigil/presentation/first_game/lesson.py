"""A first game by the hand: a fixed game, what matters at each question, and what would be a good answer.

A game with a file `guided.toml` beside its words has one. Where the guide stands follows from the answers in the
journal: nothing else is kept, and what is taken back is guided again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from vigil.app.loaded_game import LoadedGame
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.records import Entry, Mark
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.new_header import new_header
from vigil.kernel.rules.requests import Decision
from vigil.kernel.text.words import Words

FILE = "guided.toml"
LEFT, FAREWELL = "guided-left", "guided-farewell"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A question of the path: its key, the name of the answer that is advised, the sentence (`guided-<say>`), and the
    elements of the board that it speaks of."""

    question: str
    option: str
    say: str
    at: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game. `kinds` are questions that have a sentence for whoever has left the path: `guided-kind-<key>`."""

    scenario: str
    seed: int
    minutes: int
    steps: tuple[LessonStep, ...]
    kinds: tuple[str, ...] = ()
    settings: Mapping[str, str] = {}

    def wording(self) -> set[str]:
        """Every message it needs."""
        return {
            FAREWELL,
            *(f"guided-{step.say}" for step in self.steps),
            *(f"guided-kind-{kind}" for kind in self.kinds),
        }


class Advice(Struct):
    """What the guide says at a question."""

    keys: tuple[str, ...]  # of its sentences
    option: str = ""  # the answer that is advised
    at: tuple[str, ...] = ()
    n: int = 0  # the number of the step, 0 off the path
    of: int = 0


def lesson_of(definition: AnyDefinition) -> Lesson | None:
    return read(definition.identity.text.parent / FILE)


@cache
def read(file: Path) -> Lesson | None:
    return msgspec.toml.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


def title_of(definition: AnyDefinition, words: Words) -> str:
    """What the save of a guided game is called: the game and the day."""
    game = words.say(f"game-{definition.slug}").partition(":")[0].strip()
    return words.raw("guided-title", {"game": game, "date": date.today().isoformat()})


def header_of(lesson: Lesson, box: LoadedGame, title: str = "") -> Header:
    """The head of a guided game: an ordinary one, but that what is taken back falls again as it fell."""
    definition, players = box.definition, ("",) * box.definition.identity.seats[0]
    seed = lesson.seed if len(players) == 1 else None
    settings = dict(lesson.settings)
    return new_header(definition, box.content, lesson.scenario, settings, players, seed=seed, title=title, guided=True)


def advice(observer: Observer) -> Advice | None:
    """What the guide says now; nothing in a game that has none, or when it has nothing to say."""
    lesson = lesson_of(observer.definition) if observer.header.guided else None
    asked = observer.question()
    if lesson is None or not isinstance(asked, Decision):
        return None
    given = [entry for entry in observer.entries() if entry.mark == Mark.CHOSEN and entry.seat == observer.seat]
    followed = along(lesson.steps, given)
    if followed == len(given) < len(lesson.steps):
        step = lesson.steps[followed]
        if fits(step, asked, observer):
            return Advice((f"guided-{step.say}",), step.option, step.at, followed + 1, len(lesson.steps))
    return beside(lesson, asked.key, given, followed)


def along(steps: Sequence[LessonStep], given: Sequence[Entry]) -> int:
    """How many answers followed the path from its start."""
    n = 0
    for step, entry in zip(steps, given, strict=False):
        if (entry.key, entry.name) != (step.question, step.option):
            break
        n += 1
    return n


def fits(step: LessonStep, asked: Decision, observer: Observer) -> bool:
    if asked.key != step.question:
        return False
    return asked.build is not None or any(option.name == step.option for option in observer.options())


def beside(lesson: Lesson, kind: str, given: Sequence[Entry], followed: int) -> Advice | None:
    """Off the path, or after its end: said once; then what fits any question of a kind, when it is met first."""
    off = given[followed:]
    keys = []
    if followed == len(lesson.steps):
        if off:
            return None
        return Advice((FAREWELL,))
    if len(off) == 1:
        keys.append(LEFT)
    if kind in lesson.kinds and all(entry.key != kind for entry in off[1:]):
        keys.append(f"guided-kind-{kind}")
    return Advice(tuple(keys)) if keys else None
