"""Where a seat wants to be asked: private to the seat, kept by its table, never in the journal."""

from __future__ import annotations

from msgspec import Struct, field

from vigil.kernel.rules.requests import Decision

WHEN_IT_MATTERS = "matters"
ALWAYS = "always"
MODES = (WHEN_IT_MATTERS, ALWAYS)


class Stops(Struct):
    """When a seat stops at a window: when a power can matter there, or always; not again in this part of the game, such
    as a turn; at the next one. At a silent window nobody stops, and an order is carried out."""

    mode: str = WHEN_IT_MATTERS
    windows: dict[str, str] = field(default_factory=dict)  # the mode of one window, where it differs
    skipped: set[str] = field(default_factory=set)  # not again in this part of the game
    hold: bool = False  # catch the next one, whatever else was said
    order: str = ""  # the option that is taken at the next silent window that offers it

    def stop_at(self, window: Decision) -> bool:
        if window.silent:
            return False
        if self.hold:
            return True
        if window.key in self.skipped:
            return False
        return window.matters or window.ends or self.windows.get(window.key, self.mode) == ALWAYS

    def stopped(self) -> None:
        """The seat is asked: whatever it wanted to catch, it has."""
        self.hold = False

    def skip(self, window: str) -> None:
        self.skipped.add(window)

    def next_part(self) -> None:
        self.skipped.clear()
