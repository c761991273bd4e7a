"""Signs that nobody sees, that turn text around, or that do something to a screen."""

from __future__ import annotations

import re
import sys
import unicodedata

# Signs that are letters or marks by their kind, and are not seen: fillers, joiners, selectors, the empty Braille cell.
UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00013430-\U0001345f\U00016fe4\U0001bca0-\U0001bca3\U0001d159"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# Signs that do something to a screen, or end a line where a file does not: controls, but for tabs and ends of lines.
ACTING = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029]|\r(?!\n)")
STRANGE = re.compile(f"{UNSEEN.pattern}|{ACTING.pattern}")
# A sign as catalogs (six digits after U) and tables (eight, or a letter) may write it; a backslash may be one, too.
ESCAPE = re.compile(r"\\(?:\\|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})([0-9a-fA-F]{2})?)")
LETTERS = {r"\b": "\b", r"\f": "\f", r"\r": "\r"}
LETTER = re.compile(r"\\[\\bfr]")


def printable(text: str) -> str:
    """A text without signs that would do something to the screen."""
    return "".join(each if each.isprintable() else " " for each in text)


def seen(text: str) -> str:
    """A text without signs that nobody sees, or that turn what follows around."""
    return UNSEEN.sub("", text)


def harmless(text: str) -> str:
    """A text without those, nor signs that do something to a screen."""
    return STRANGE.sub("", text)


def shown(text: str) -> str:
    """A text as a screen may show it: what would do something to the screen is a sign that can be seen."""
    return ACTING.sub("\N{REPLACEMENT CHARACTER}", seen(text))


def strange_sign(text: str, table: bool = False) -> str:
    """The first such sign in the text of a file, written as it is or as an escape: "U+202E"; "" if there is none. Only
    tables write some by a letter."""
    found = STRANGE.search(unescaped(text, table))
    return f"U+{ord(found[0]):04X}" if found else ""


def is_seen(text: str) -> bool:
    """Whether there is anything to be seen of a text with escapes."""
    return any(unicodedata.category(each)[0] in "LNPS" for each in harmless(unescaped(text)))


def unescaped(text: str, table: bool = False) -> str:
    if table:
        text = LETTER.sub(lambda found: LETTERS.get(found[0], found[0]), text)
    return ESCAPE.sub(sign_of, text)


def sign_of(escape: re.Match[str]) -> str:
    short, six, more = escape.groups(default="")
    signs = [chr(min(int(digits, 16), sys.maxunicode)) for digits in (short or six, six + more) if digits]
    return "".join(signs) or escape[0]
