"""A game of a thousand answers, and what its board was after each of them while it was played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

from msgspec import Struct

from tests.browser.games import fresh, unpacked
from vigil.app.loaded_game import LoadedGame
from vigil.kernel.knowledge.determinization import by_luck
from vigil.kernel.knowledge.observation import Observation
from vigil.kernel.play.driver import Driver
from vigil.kernel.play.replay import take
from vigil.kernel.play.session import Session
from vigil.kernel.rules.asking import going_on
from vigil.kernel.rules.dice import mix, pick
from vigil.kernel.rules.requests import Chance, Decision
from vigil.kernel.sets.draft import lone_answer, option_named
from vigil.kernel.text.words import KERNEL_TEXT, Words
from vigil.web.render.question import question
from vigil.web.tables.table import Table

CAMPAIGN = "the-navajo-wars"
ANSWERS = 1000
SEEDS = (15, *range(16, 60))  # the first lasts so long; the others are for the day on which the rules change
LINES, TRIES = 40, 6  # lines of play kept from part to part of the cards, and ways of playing a part tried in each


class Line(NamedTuple):
    """A way the game may go: the state before a part of a card, and the player's answers up to it."""

    worth: float
    state: Any
    throws: int
    answers: int
    names: tuple[str, ...]


@cache
def long_game() -> Session:
    """Of random games none comes so far: here the best of many ways to play each card are followed."""
    game = next(game for game in map(careful, SEEDS) if len(game.entries) >= ANSWERS)
    assert game.options, "it goes on"
    return game


def careful(seed: int) -> Session:
    """The campaign by a player who knows the dice to come, to its thousandth answer or to his end.

    He does nothing but choose among the options offered: the game is his seed's, and its journal an ordinary one.
    """
    session, luck = fresh(CAMPAIGN, seed), Random(seed)
    lines = [Line(0, session.marks[0].state, 0, 0, ())]
    while (best := lines[0]).answers < ANSWERS:
        tries = TRIES if len(lines) > 1 else LINES * TRIES
        tried = [part(session, line, luck) for line in lines for _ in range(tries)]
        lines = sorted((line for line in tried if line), key=lambda line: -line.worth)[:LINES]
        if not lines:
            break
    for name in best.names:
        while option_named(session.pending[0].decision, session.options, name) is None:
            session.answer(session.options[-1].name)  # what only a person is asked: the end of a turn, a lone gamble
        session.answer(name)
    return session


def part(session: Session, line: Line, luck: Random) -> Line | None:
    """One part of a card, played by luck with the dice of the session; None if the game ends with it."""
    definition = session.definition
    run = Driver(definition, definition.rules.revive(session.content, definition.rules.codec.copy(line.state)))
    run.begin_turn()
    throws, answers, names = line.throws, line.answers, list(line.names)
    while request := run.request:
        answers += 1
        if isinstance(request, Chance):
            answer: Any = pick(request, mix(session.header.seed, throws, 0))
            throws += 1
        else:
            options = request.offer()
            answer = by_luck(request, options, luck.randrange)
            if request.window and (not request.matters or len(options) == 1):  # passed without a line
                answer = going_on(request)
                answers -= 1
            elif lone_answer(request, options) is None:
                names.append(answer.name)
        if run.send(answer):
            break
    state = run.game.state
    if state.ending:
        return None
    return Line(worth(state, run.game.content.vp) + answers / 12, state, throws, answers, tuple(names))


def worth(state: Any, vp: Mapping[int, int]) -> float:
    """How far from losing: Military and Culture, the people and what they hold, less what the Enemy and the sun do."""
    families = [family for family in state.families if family.place]
    people: int = sum(family.man + family.woman + family.child for family in families) + sum(state.elders)
    land: int = sum(vp[territory] for territory in {family.place // 10 for family in families})
    goods: int = sum(state.resources.values()) + sum(state.passage.values()) + min(state.ap, 8)
    bad: float = 1.5 * state.morale + len(state.missions) + len(state.ranchos) + 0.3 * sum(state.drought)
    good: int = min(state.military, 7) + min(state.culture, 9)
    return 2 * good + len(families) + 0.7 * people + 0.6 * land + 0.2 * goods - bad


class Live(Struct):
    """What the table showed after so many answers, before the next was given."""

    pieces: dict[str, str]
    question: str
    drawing: str  # the whole of it, drawn anew
    lines: int
    next: str


def live_boards(game: Session, wanted: set[int], drawn: set[int]) -> Iterator[tuple[int, Live]]:
    """The same answers, one after the other, in a game that never goes back; `drawn`: where to draw the whole."""
    definition = game.definition
    assert definition.display.board
    assert definition.content.cards
    words = Words("en", [KERNEL_TEXT, definition.identity.text])
    content = unpacked()
    table = Table(0, LoadedGame(definition, content, {"en": words}, definition.content.cards(content)))
    live = Session(definition, content, game.header)
    live.begin(live.new_game())
    for n, entry in enumerate(game.entries):
        live.go_on_to(entry)
        if n in wanted:
            request, view = live.request, live.view(0)
            offers = {0: list(request.offer())} if isinstance(request, Decision) else {}
            now = Observation(definition, live.run.game, request, offers, 0, live.over)
            yield (
                n,
                Live(
                    definition.display.board.pieces(view, words, {}),
                    question(table, now, words, mine=False, came=entry.name),
                    definition.display.board.ground(view, words) if n in drawn else "",
                    len(live.log),
                    entry.name,
                ),
            )
        assert take(live, entry), f"answer {n}: {entry.line()}"


def laid(pieces: dict[str, str]) -> list[str]:
    """The pieces that lie in layers, in their order."""
    return [key.rpartition("/")[2] for key in pieces if "/" in key]


def measure_replay(where: str, times: list[float]) -> None:
    """Said, not asserted: how fast it is depends on the machine. The bound is 200 ms."""
    middle, late = (sorted(times)[int(len(times) * part)] for part in (0.5, 0.95))
    print(f"replay {where}, {len(times)} moments: median {middle:.0f}, p95 {late:.0f}, max {max(times):.0f} ms")
