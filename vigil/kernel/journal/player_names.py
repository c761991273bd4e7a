"""Names of persons at a seat: what may be one, and who could be taken for another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from vigil.kernel.journal.lookalikes import alike
from vigil.kernel.unsafe_characters import printable, seen

NOBODY = "-"
BOT = "@"  # before the name of a bot that holds a seat
NAME = 40  # letters of a player's name
PILE = 3  # marks on one letter: no script needs more


def player(name: str) -> str:
    """A person's name out of any text, or "" where there is none: the only parser of names.

        name  = word *(" " word)       at most 40 signs, composed (NFC)
        word  = 1*sign                 printable, seen, no more than three marks on a letter
        first = any sign but "@" "-"   so that no name is the mark of a bot or of nobody
        last  = any sign but "-"

    What cannot be seen is taken out, other signs that do something to a screen are a space, and so are tabs and ends of
    lines. A name of this kind is its own result.
    """
    words = unicodedata.normalize("NFC", printable(seen(name))).split()
    found = " ".join(words).lstrip(BOT + NOBODY + " ")[:NAME].rstrip(NOBODY + " ")
    return "" if piled(found) else found


def piled(name: str) -> bool:
    """Whether more marks stand on one letter than any script needs, or none bears them."""
    marks = "".join("m" if unicodedata.category(each).startswith("M") else "-" for each in name)
    return "m" * (PILE + 1) in marks or marks.startswith("m")


def is_person(holder: str) -> bool:
    return holder != NOBODY and not holder.startswith(BOT)


def look_alike(name: str, others: Iterable[str]) -> str:
    """The person among others for whom one of this name could be taken, or "". The same name is the same person."""
    return next((each for each in others if each != name and is_person(each) and each and alike(name, each)), "")


def first_alike(players: Iterable[str]) -> tuple[str, str] | None:
    """Two persons at a table whose names look alike."""
    known = [each for each in players if each and is_person(each)]
    return next(((each, other) for each in known if (other := look_alike(each, known))), None)
