"""Thinking without peeking: what a seat remembers of a game, and worlds that fit it.

A memory starts at the last checkpoint, in a state whose secrets were drawn anew as the seat could believe them, and
holds what the seat saw and heard since. `imagine(seed)` draws the secrets once more, plays the turn again, draws anew
what others decided or drew in secret, and keeps only a world in which the seat hears and sees the same. So nothing that
thinks, a bot, a hint, the odds, ever holds the real state, the real dice or anything that leads to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.knowledge.determinization import TRIES, Determinization, Unimaginable, believed
from vigil.kernel.knowledge.visibility import may_see, nothing_hidden
from vigil.kernel.play.fork import Fork
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.luck import Stream, seed_of
from vigil.kernel.rules.requests import Option
from vigil.kernel.sets.draft import Chosen

if TYPE_CHECKING:
    from vigil.kernel.play.session import Session


class Heard(Struct):
    """An answer as a seat knows it: who gave it, what it was (None if that is a secret), and what was told after it."""

    seat: int
    window: int
    answer: Any
    told: list[Event]


class InformationSet(Struct):
    definition: AnyDefinition
    content: Any
    seat: int
    state: Any  # at the last checkpoint, its secrets drawn anew
    passed: int  # windows passed before it
    told: list[Event]  # before the first answer
    heard: list[Heard]
    window: int  # where the game stands now
    view: Any  # what the seat sees now
    open: bool  # nothing was hidden from the seat: every world is this one

    def imagine(self, seed: int) -> Fork:
        """The position with other dice and, where there are secrets, in a world the seat could believe in."""
        try:
            for attempt in range(1 if self.open else TRIES):
                world = Determinization(self, seed_of(seed, Stream.WORLDS, attempt))
                if world.replay():
                    return Fork(world.run, seed)
        except Exception as error:  # a fault of the game's own: whoever thinks goes on without
            raise Unimaginable(f"{self.definition.slug}: {type(error).__name__}") from error
        raise Unimaginable(f"{self.definition.slug}: no world fits what seat {self.seat} has heard")


def remember(session: Session, seat: int, seed: int) -> InformationSet:
    """What a seat knows since the last checkpoint."""
    definition, mark = session.definition, session.marks[-1]
    entries, log = session.entries[mark.at :], session.log
    game = session.at_mark(mark).game
    other = believed(definition, game, seat, seed_of(seed, Stream.BELIEFS, mark.at))
    is_open = other is None and nothing_hidden(session, seat)
    state = game.state if other is None else other
    ends = [*session.told_at[mark.at :], len(log)]
    told = [] if is_open else [event.heard_by(seat) for event in log[mark.told : ends[0]]]
    heard = []
    for n, entry in enumerate(entries):
        answer = bare(session.answers[mark.at + n], keep_seat=is_open) if may_see(seat, entry) else None
        after = [] if is_open else [event.heard_by(seat) for event in log[ends[n] : ends[n + 1]]]
        heard.append(Heard(entry.seat, entry.window, answer, after))
    window = session.next_window(len(session.entries))
    view = None if is_open else definition.knowledge.view(session.run.game, seat)
    return InformationSet(definition, session.content, seat, state, mark.passed, told, heard, window, view, is_open)


def bare(answer: Any, keep_seat: bool) -> Any:
    """An answer without what leads back to the state: the number an option can open."""
    if isinstance(answer, tuple):
        seat, option = answer
        return (seat, bare(option, keep_seat)) if keep_seat else bare(option, keep_seat)
    if isinstance(answer, Chosen):
        return replace(answer, elements=tuple([bare(element, keep_seat) for element in answer.elements]))
    return Option(answer.key, answer.value, answer.rule, answer.facts) if isinstance(answer, Option) else answer
