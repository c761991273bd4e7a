"""A game on one page of plain words, to be printed, kept in the box and typed in again: for games whose rules have it.

A sheet holds what everybody may know; what lies face down is drawn anew. Typed in it becomes a journal that begins with
the state it tells of.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.journal.records import Checkpoint
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.recovery import snapshot_of
from vigil.kernel.play.resume import check_start
from vigil.kernel.play.session import Session
from vigil.kernel.play.snapshots import digest


class SheetError(SaveError):
    """A line of a sheet that cannot be read."""

    def __init__(self, line: int) -> None:
        self.line = line
        super().__init__("sheet-bad-line", line=line)


def is_sheet(definition: AnyDefinition, text: str) -> bool:
    return definition.extras.sheet is not None and text.lstrip("\ufeff \n").split(" ", 1)[0] == definition.slug


def journal_of(definition: AnyDefinition, content: object, text: str, packs: Sequence[str] = ()) -> str:
    """A journal that begins where a sheet was written."""
    if definition.extras.sheet is None or not is_sheet(definition, text):
        raise SheetError(1)
    state = definition.extras.sheet.read(text, content)
    scenario, settings, seats = definition.extras.sheet.start(state)
    legal = {setting.slug: setting.values for setting in definition.identity.settings}
    if (
        any(value not in legal.get(name, ()) for name, value in settings.items())
        or seats not in definition.identity.seats
    ):
        raise SaveError("sheet-unsound")
    header = new_header(definition, content, scenario, settings, ("",) * seats, packs=packs)
    check_start(definition, header)
    dumped = definition.rules.codec.dump(state)
    written = msgspec.json.encode(dumped).decode()
    start = Checkpoint(definition.rules.turn_number(state), digest(dumped), written, 0, 0, 0, 0)
    if snapshot_of(Session(definition, content, header), start) is None:
        raise SaveError("sheet-unsound")
    return text_of(header, [start])
