"""A game being played: its state, its content and what has been told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from vigil.kernel.rules.events import Event, Face, said
from vigil.kernel.rules.requests import Fact

S = TypeVar("S")
C = TypeVar("C")


class Game(Generic[S, C]):
    """State and content; `log` is None when nobody listens, and then nothing is built: `g.heard and g.tell(…)`.

    `watch` is for a table that draws every event: it is handed the state as it is when an event is told.
    """

    heard: bool
    brisk = False  # nobody stops at a window that does not matter: it need not even be opened

    def __init__(self, state: S, content: C, log: list[Event] | None = None) -> None:
        self.state = state
        self.content = content
        self.log = log
        self.watch: Callable[[S], object] | None = None

    @property
    def log(self) -> list[Event] | None:
        return self._log

    @log.setter
    def log(self, log: list[Event] | None) -> None:
        self._log, self.heard = log, log is not None

    def tell(self, rule: str, key: str, /, **facts: Fact) -> object:
        return self.note(said(rule, key, facts))

    def reveal(self, rule: str, key: str, **facts: Fact) -> object:
        """Tell everybody what was a secret until now."""
        return self.note(Event(rule, key, facts, None, True))

    def whisper(self, rule: str, faces: Mapping[int, Face], key: str, **facts: Fact) -> object:
        """Tell some seats a sentence of their own, the others the public one."""
        return self.note(Event(rule, key, facts, faces))

    def reveal_to(self, rule: str, faces: Mapping[int, Face], key: str, **facts: Fact) -> object:
        """Let some seats know what was a secret until now; the others hear the public sentence."""
        return self.note(Event(rule, key, facts, faces, True))

    def note(self, event: Event) -> object:
        if self._log is not None:
            self._log.append(event)
            if self.watch is not None:
                self.watch(self.state)
        return None


AnyGame: TypeAlias = Game[Any, Any]  # for who plays every game and looks into none
