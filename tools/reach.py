"""Play thousands of random games of Navajo Wars and see that none fails and that together they go everywhere.

    python tools/reach.py               10,000 games over all scenarios and settings, on two cores
    python tools/reach.py --games 500
    python tools/reach.py --only 4711   one game again, with its traceback

Games come in batches. In every other batch luck plays; in the rest a player who takes first what was taken least so
far in the batch. Three games of four start later: with thin piles, so that the last cards and the Transitions come
before a player who does not think has lost, and some with a people that has thrived.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from vigil.bots.random_bot import at_random
from vigil.games import take_down
from vigil.games.navajo_wars.content.load import Content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.battle_table import BATTLE_TABLE, COLUMNS
from vigil.games.navajo_wars.state import EMPTY, PERIODS
from vigil.kernel.flow import Flow
from vigil.kernel.game import Definition, Event
from vigil.kernel.run import Chooser, Run, play_out
from vigil.lab.players import LeastUsedFirst, reading

BATCH = 250
STEPS = [f"{section} step {n}" for section in ("6.2.1", "6.2.2", "6.2.3") for n in range(1, 10)]
RETREAT = STEPS[-6:]  # Kit Carson's last steps, always in order: who is told of one has gone through those before it
FACE_UP = {45: "6.2.1 step 5", 50: "6.2.2 step 5"}  # the step in which a Transition itself is laid down to stay
ENDINGS = ("major-victory", "minor-victory", "minor-defeat", "major-defeat")


class Start(Struct):
    """Where a game begins: as the scenario says, or as if it had gone on for a while."""

    piles: int = 9  # so many of the last piles of a deck are left
    pile: int = 99  # and in each of them so many cards besides the historical one
    military: int = 0  # at least
    culture: int = 0


STARTS = (
    Start(),
    Start(piles=1, pile=1, military=6, culture=19),
    Start(piles=1, pile=5, military=9, culture=19),
    Start(pile=1, military=12, culture=16),
    Start(),
    Start(piles=1, pile=0, military=12, culture=19),
    Start(piles=2, pile=2, military=9, culture=19),
    Start(pile=3, military=19, culture=19),
)


class Report(Struct):
    """What a batch of games found."""

    games: int = 0
    answers: int = 0
    questions: int = 0
    longest: int = 0
    reached: Counter[str] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[str] = msgspec.field(default_factory=list)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.answers += other.answers
        self.questions += other.questions
        self.longest = max(self.longest, other.longest)
        self.reached.update(other.reached)
        self.endings.update(other.endings)
        self.failures += other.failures


# what is to be reached, and how the log tells that it was


def targets(definition: Definition, content: Content) -> Iterator[str]:
    yield from (f"card {n}" for n in range(1, 56))
    for card in content.ceremonies.values():
        yield from (f"blessing-way {card.key}", f"enemy-way {card.key}")
    for period in range(len(PERIODS)):
        yield from (side_name(content, period, code) for code in range(28))
    for development in content.developments.values():
        yield f"development {development.key}"
        if development.power:
            yield f"power of {development.key}"
    yield from (f"intruder {kind}" for kind in content.stocks.intruders)
    yield from STEPS
    yield from (f"battle {difference:+d} {column}" for difference in BATTLE_TABLE for column in COLUMNS)
    yield from ENDINGS
    yield from (scenario.slug for scenario in definition.scenarios)
    yield from (f"{setting.slug} {value}" for setting in definition.settings for value in setting.values)


def side_name(content: Content, period: int, code: int) -> str:
    letter, side = "ABCDEFGHIJKLMN"[code // 2], ("front", "back")[code % 2]
    return f"order {PERIODS[period]} {letter} {side} {content.sides[period][code].order}"


class Listener(list[Event]):
    """A log that keeps nothing but what it learns from each event, and from the state at that moment."""

    def __init__(self, game: NavajoWars, reached: Counter[str]) -> None:
        self.game = game
        self.reached = reached

    def append(self, event: Event) -> None:
        self.reached.update(self.learn(event))

    def learn(self, event: Event) -> Iterator[str]:
        facts: Any = event.facts
        key, s, content = event.key, self.game.state, self.game.content
        if event.rule in STEPS:
            yield event.rule
            yield from RETREAT[: RETREAT.index(event.rule)] if event.rule in RETREAT else ()
        if key == "card-drawn":
            yield f"card {facts['n']}"
        elif key in ("blessing-way", "enemy-way"):
            yield f"{key} {facts['card']}"
        elif key == "enemy-way-cancelled":
            self.reached[f"enemy-way {facts['card']}"] -= 1
        elif key == "executes":
            yield side_name(content, s.period, s.active[facts["row"] - 1])
        elif key == "defends":  # it is the topmost counter that is still Active
            yield side_name(content, s.period, next(code for code in s.active if code != EMPTY))
        elif key == "development-gained":
            yield f"development {facts['development']}"
        elif key == "exhausted":
            yield f"power of {facts['development']}"
        elif key == "intruder-revealed":
            yield f"intruder {facts['intruder']}"
        elif key == "battle-result":
            yield f"battle {max(-4, min(4, facts['n'])):+d} {facts['column']}"
        elif key == "game-over":
            yield facts["ending"]
        elif key == "card-stays" and s.card in FACE_UP:
            yield FACE_UP[s.card]


# playing


def later(definition: Definition, start: Start, looking: bool) -> Definition:
    """The same game, checked at every card, from a start further on: a thinner deck, a people that has thrived."""
    begun: set[int] = set()  # periods

    def turn(g: NavajoWars) -> Flow[None]:
        s = g.state
        check(g)
        if looking:
            definition.view(g, 0)
            list(definition.numbers(g, 0))
        s.deck.sizes = [min(size, start.pile) for size in s.deck.sizes[-start.piles :]]
        s.deck.marked = s.deck.marked[-start.piles :]
        if s.turn and s.period not in begun:
            begun.add(s.period)
            s.military = max(s.military, start.military)
            s.culture = max(s.culture, start.culture)
        return definition.turn(g)

    return msgspec.structs.replace(definition, turn=turn)


def check(g: NavajoWars) -> None:
    """No counter may be fewer than none, nor more than there are in the box."""
    s, stocks = g.state, g.content.stocks
    boxes = (s.passage, s.resources, s.out_of_play, s.set_aside, s.corn_unseen, s.intruders_unseen, s.intruders_out)
    for box in (*boxes, s.bag, s.raided, s.recovery, s.subjugation):
        assert not box or min(box.values()) >= 0, f"less than none: {box}"
    for cube, most in stocks.cubes.items():
        n = sum(box.get(cube, 0) for box in (s.bag, s.raided, s.recovery, s.subjugation))
        assert n <= most, f"{n} {cube} cubes"
    for piece in ("man", "woman", "child", "elder", "horse", "sheep"):
        n = sum(box.get(piece, 0) for box in (s.passage, s.resources, s.out_of_play, s.set_aside))
        n += sum(s.elders) if piece == "elder" else sum(getattr(each, piece, False) for each in s.families)
        assert n <= stocks.pieces[piece], f"{n} times {piece}"
    assert min(s.ap, s.culture, s.military, s.morale, s.enemy_ferocity, s.enemy_ap) >= 0, "a track below 0"


def play(definition: Definition, content: Content, index: int, player: Chooser, report: Report) -> None:
    """Game `index`: scenario, settings and seed follow from the number."""
    scenario = definition.scenarios[index % 6].slug
    settings, turn = {}, index // 6
    for each in definition.settings:
        turn, value = divmod(turn, len(each.values))
        settings[each.slug] = each.values[value]
    report.reached.update([scenario, *(f"{key} {value}" for key, value in settings.items())])
    looking = index % 10 == 0
    start = STARTS[index // 144 % len(STARTS)]
    game = definition.new(content, scenario, settings, 1)
    game.log = Listener(game, report.reached)
    run = Run(later(definition, start, looking), game)
    run.begin_turn()
    answers, questions = play_out(run, index, reading(player) if looking else player)
    report.games += 1
    report.answers += answers
    report.questions += questions
    report.longest = max(report.longest, answers)
    report.endings[f"{scenario}: {game.state.ending} by {game.state.ending_rule}"] += 1


def play_batch(indices: range, only: int = -1) -> Report:
    definition = take_down("navajo-wars")
    content = definition.load_content(())
    report = Report()
    seeker = LeastUsedFirst(indices.start) if indices.start // BATCH % 2 else None
    for index in indices:
        try:
            play(definition, content, index, seeker or at_random(index), report)
        except Exception as error:  # the next games may still go well; this one can be played again by its number
            if index == only:
                raise
            where = f"{definition.scenarios[index % 6].slug}, seed {index}, {'seeker' if seeker else 'luck'}"
            report.failures.append(f"game {index} ({where}): {type(error).__name__}: {error}")
    return report


def again(index: int) -> int:
    """One game once more, after those of its batch that taught the player."""
    start = index // BATCH * BATCH
    before = start if start // BATCH % 2 else index
    print(play_batch(range(before, index + 1), only=index).endings)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--only", type=int, default=-1, help="play this game again")
    parser.add_argument("--all", action="store_true", help="list how often everything was reached")
    options = parser.parse_args()
    if options.only >= 0:
        return again(options.only)
    began = time.perf_counter()
    total = Report()
    batches = [range(start, min(start + BATCH, options.games)) for start in range(0, options.games, BATCH)]
    with multiprocessing.Pool(2) as pool:
        for report in pool.imap_unordered(play_batch, batches):
            total.add(report)
            if sys.stderr.isatty():
                print(f"\r{total.games} games", end="", file=sys.stderr)
    return tell(total, time.perf_counter() - began, options.all)


def tell(total: Report, seconds: float, everything: bool) -> int:
    definition = take_down("navajo-wars")
    wanted = list(targets(definition, definition.load_content(())))
    missing = [target for target in wanted if total.reached[target] <= 0]
    if everything:
        print_counts((target, total.reached[target]) for target in wanted)
    print_counts(sorted(total.endings.items()))
    for failure in total.failures[:50]:
        print(f"failed: {failure}")
    for target in missing:
        print(f"not reached: {target}")
    print(
        f"reach: {total.games} games ended, {len(total.failures)} failed; {total.answers} answers, the longest game"
        f" {total.longest}; {len(wanted) - len(missing)} of {len(wanted)} things reached; {seconds:.0f} s"
    )
    return 1 if missing or total.failures else 0


def print_counts(counts: Iterable[tuple[str, int]]) -> None:
    for name, n in counts:
        print(f"{n:9}  {name}")


if __name__ == "__main__":
    sys.exit(main())
