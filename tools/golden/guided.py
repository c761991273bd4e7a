"""The guided games, walked: what is asked and told at each step, and where a path parts from the rules.

python -m tools.golden.guided GAME        what is asked where the path ends or parts, with its options
python -m tools.golden.guided GAME 20     the same, and everything from step 20 on

To record a path anew after a change of the rules, mend the step it names in guided.toml and walk it again.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from vigil.app.loaded_game import LoadedGame, load_game
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.presentation.first_game.lesson import Advice, Lesson, LessonStep, advice, header_of, lesson_of

Met = tuple[Session, LessonStep, Advice | None]
ID = re.compile(r'\bid="([^"]+)"')


def walk(box: LoadedGame, lesson: Lesson) -> Iterator[Met]:
    """Each step with what the guide says there; it ends where the step is not met."""
    session = Session.start(box.definition, box.content, header_of(lesson, box))
    for step in lesson.steps:
        met = advice(Observer(session, next(iter(session.pending), 0)))
        yield session, step, met
        if met is None or met.option != step.option:
            return
        session.answer(step.option, next(iter(session.pending)))


def drawn(session: Session) -> set[str]:
    """The ids of everything on the board."""
    board = session.definition.display.board
    if board is None:
        return set()
    return set(ID.findall(board.ground(session.view(), load_game(session.definition.slug).books["en"])))


def main(game: str, start: int) -> int:
    box = load_game(game)
    lesson, words = lesson_of(box.definition), box.books["en"]
    if lesson is None:
        print(f"{game} has no guided.toml")
        return 1
    told, n = 0, 0
    for n, (session, step, met) in enumerate(walk(box, lesson), start=1):
        if n >= start:
            for event in session.log[told:]:
                print(f"        {words.event(event)}")
            print(f"{n:>4} {step.say}: {step.question} > {step.option}")
        told = len(session.log)
        if met is None or met.option != step.option:
            print(f"{n:>4} is not met: {step.question} > {step.option}")
            break
        missing = sorted(set(step.at) - drawn(session))
        if missing:
            print(f"{n:>4} {step.say}: not on the board: {', '.join(missing)}")
    asked = Observer(session, 0).question()
    print(f"     now asked: {asked.key if asked else 'nothing'}")
    for option in session.options:
        print(f"       {option.name}")
    return 0 if n == len(lesson.steps) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10**6))
