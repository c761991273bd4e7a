"""Names of persons at a seat: what may be one, and which two look alike; and signs that nobody sees."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from string import ascii_letters, digits

NOBODY = "-"
BOT = "@"  # before the name of a bot that holds a seat
NAME = 40  # letters of a player's name
PILE = 3  # marks on one letter: no script needs more
# Signs that are letters or marks by their kind, and are not seen: fillers, joiners, selectors, the empty Braille cell.
UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00016fe4\U0001bca0-\U0001bca3\U0001d159"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# Such a sign as tables (eight digits after U) and catalogs (six) may write it.
ESCAPE = re.compile(r"\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{6})([0-9a-fA-F]{2})?")
# Signs drawn as a Latin letter that Unicode's list of confusables leaves out.
MORE = dict(zip("κⲀⲂⲈⲌⲭᑕյᴀ", "KABEZxCjA", strict=True))
SHAPES = str.maketrans("I1|0", "lllO")


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


def printable(text: str) -> str:
    """A text without signs that would do something to the screen."""
    return "".join(each if each.isprintable() else " " for each in text)


def seen(text: str) -> str:
    """A text without signs that nobody sees, or that turn what follows around."""
    return UNSEEN.sub("", text)


def unseen(text: str) -> str:
    """The first such sign in the text of a file, written as it is or as an escape: "U+202E"; "" if there is none."""
    found = UNSEEN.search(ESCAPE.sub(unescaped, text))
    return f"U+{ord(found[0]):04X}" if found else ""


def unescaped(escape: re.Match[str]) -> str:
    short, six, more = escape.groups(default="")
    return "".join(chr(min(int(digits, 16), sys.maxunicode)) for digits in (short or six, six + more) if digits)


def is_person(holder: str) -> bool:
    return holder != NOBODY and not holder.startswith(BOT)


def look_alike(name: str, others: Iterable[str]) -> str:
    """The person among others for whom one of this name could be taken, or "". The same name is the same person."""
    return next((each for each in others if each != name and is_person(each) and each and alike(name, each)), "")


def first_alike(players: Iterable[str]) -> tuple[str, str] | None:
    """Two persons at a table whose names look alike."""
    known = [each for each in players if each and is_person(each)]
    return next(((each, other) for each in known if (other := look_alike(each, known))), None)


def alike(one: str, other: str) -> bool:
    """Whether two names differ by case, composition, script, shape or what is not seen alone."""
    return any(shape(one) == shape(other) for shape in (folded, lowered, drawn))


@cache
def lookalikes() -> Mapping[int, str]:
    """Signs of any script, by the Latin letter or digit that they are drawn as: Unicode's confusables. They are read
    when two names are compared for the first time, which takes 40 ms."""
    from confusable_homoglyphs.confusables import confusables_data

    plain = ascii_letters + digits
    listed = ((each["c"], letter) for letter in plain for each in confusables_data[letter])
    pairs = [*listed, *MORE.items()]
    return {ord(sign): letter for sign, letter in pairs if len(sign) == 1 and not sign.isascii()}


def latin(name: str) -> str:
    """A name in the letters it is drawn with: marks stay, the script of a letter does not."""
    apart = unicodedata.normalize("NFKD", seen(name).translate(lookalikes())).translate(lookalikes())
    return " ".join(unicodedata.normalize("NFKC", apart).split())


def folded(name: str) -> str:
    return latin(name).casefold()


def lowered(name: str) -> str:
    """A capital may be drawn as another letter than its small form is."""
    return latin(unicodedata.normalize("NFKC", name).casefold())


def drawn(name: str) -> str:
    return latin(name).translate(SHAPES).replace("rn", "m").replace("vv", "w")
