"""A journal on the disk."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from vigil.kernel.journal.durable_file import SaveFile, text_in
from vigil.kernel.journal.header import (
    Header,
    seal_of,
)
from vigil.kernel.journal.journal_text import Journal, end_after, parse, sealed, whole, written
from vigil.kernel.journal.records import Record


class JournalFile(SaveFile):
    """A journal on the disk."""

    seal = ""  # of the last record that is written

    def append(self, record: Record) -> None:
        seal = seal_of(self.seal, record.line())
        self.insert(written(record, seal).encode(), f"{end_after(seal)}\n".encode())
        self.seal = seal

    def rewrite(self, header: Header, records: Sequence[Record]) -> None:
        header = header.fresh()
        lines = list(sealed(records, header.seal))
        self.replace(whole(header, lines).encode())
        self.seal = lines[-1][1] if lines else header.seal


def read_file(path: Path) -> Journal:
    return parse(text_in(path))
