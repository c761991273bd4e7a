"""Journals as tests read and change them."""

from __future__ import annotations

from vigil.kernel.journal.header import read_head, seal_of


def bare(text: str) -> list[str]:
    """The lines of a journal without their seals."""
    head, _, body = text.partition("\n\n")
    return [*head.split("\n"), "", *(line.partition("\t")[0] for line in body.split("\n"))]


def resealed(text: str) -> str:
    """A journal changed by hand, with seals that fit: what a forger would write."""
    before, lines, sealing = "", list[str](), False
    for line in text.split("\n"):
        line = line.partition("\t")[0] if sealing else line
        if line.startswith("whole "):
            line = f"whole {read_head(text.split(chr(10))).header.whole}"
        elif sealing and line.startswith("@ "):
            line += f"\t{seal_of(before, line)}"
        elif sealing and line:
            before = seal_of(before, line)
            line += f"\t{before}"
        if line.startswith("seal "):
            before, sealing = read_head(text.split("\n")).header.seal, True
            line = f"seal {before}"
        lines.append(line)
    return "\n".join(lines)


def unsealed(text: str) -> str:
    """A journal as Vigil wrote it before there were seals."""
    lines = [line for line in bare(text) if line != "." and not line.startswith(("seal ", "whole "))]
    lines = [" ".join(line.split()[:3]) if line.startswith("# ") else line for line in lines]
    return "\n".join(["vigil-journal 2", *lines[1:]])
