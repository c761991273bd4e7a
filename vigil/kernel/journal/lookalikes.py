"""Which two names eyes take for one another: Unicode's whole list of confusables, for any script, and some shapes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache

from vigil.kernel.unsafe_characters import seen

# Signs drawn as a Latin letter that Unicode's list leaves out, and apostrophes among the modifier letters.
MORE = dict(zip("κⲀⲂⲈⲌⲭᑕյʾʿ", "KABEZxCj''", strict=True))
# Letters in a square or a circle that are not composed of theirs, and small capitals: by what Unicode calls them.
NAMED = re.compile(
    r"(?:NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER|REGIONAL INDICATOR SYMBOL LETTER|LATIN LETTER SMALL CAPITAL)"
    " ([A-Z])"
)
WHERE = ((0x0250, 0x02B0), (0x1D00, 0x1D80), (0xA700, 0xA800), (0x1F100, 0x1F200))  # where those stand
MODIFIERS = range(0x02B0, 0x0300)
STROKE = "ー"  # the long strokes: of a dash, of Katakana, of the Chinese one
SMALL = ("Pd", "Po", "Sk")  # kinds of signs that are hardly seen at the end of a name
SHAPES = str.maketrans({**dict(zip("I1|0[]{}`", "lllO()()'", strict=True)), '"': "''"})  # in letters as they are drawn
FOLDED = str.maketrans({**dict(zip("1|0[]{}`", "llo()()'", strict=True)), '"': "''"})  # where case says nothing
PAIRS = (("i\u0307", "i"), ("rn", "m"), ("vv", "w"))  # drawn as one letter


def alike(one: str, other: str) -> bool:
    """Whether two names differ by case, composition, script, shape, small signs at an end, or what is not seen."""
    return any(mine == theirs for mine, theirs in zip(shapes(one), shapes(other), strict=True))


def ends_alike(name: str, ending: str) -> bool:
    """Whether a name ends in something that looks like this."""
    whole = shapes(ending)[: len(SHAPED)]
    return any(
        mine.endswith(theirs)
        for each in (name, without_ornament(name))
        for mine, theirs in zip(shapes(each), whole * 2, strict=True)
    )


def without_ornament(name: str) -> str:
    """A name with every kind of bracket as a round one, and without the pictures and marks behind its last letter."""
    kinds = {"Ps": "(", "Pe": ")", "Pi": "(", "Pf": ")"}
    level = "".join(kinds.get(unicodedata.category(each), each) for each in name)
    while level and unicodedata.category(level[-1])[0] in "SMZC":
        level = level[:-1]
    return level


@lru_cache(1 << 12)
def shapes(name: str) -> tuple[str, ...]:
    """What is compared of a name, with the small signs at its ends and without."""
    return tuple(shape(each) for each in (name, bare(name)) for shape in SHAPED)


def folded(name: str) -> str:
    return joined(plain(name).casefold().translate(FOLDED))


def lowered(name: str) -> str:
    """A capital may be drawn as another letter than its small form is."""
    return joined(plain(unicodedata.normalize("NFKC", name).casefold()).translate(FOLDED))


def drawn(name: str) -> str:
    return joined(plain(name).translate(SHAPES))


SHAPED = (folded, lowered, drawn)


def joined(text: str) -> str:
    for pair, letter in PAIRS:
        text = text.replace(pair, letter)
    return text


def bare(name: str) -> str:
    """A name without dots, strokes and modifier letters at its ends; one of nothing else stays as it is."""
    small = [each for each in name if unicodedata.category(each) in SMALL or ord(each) in MODIFIERS]
    return name.strip(" " + "".join(small)) or name


def plain(name: str) -> str:
    """A name in the signs it is drawn with: marks stay, the script of a letter does not."""
    apart = unicodedata.normalize("NFKD", seen(name).translate(lookalikes())).translate(lookalikes())
    level = "".join("-" if each == STROKE or unicodedata.category(each) == "Pd" else each for each in apart)
    return " ".join(unicodedata.normalize("NFKD", level).split())


@cache
def lookalikes() -> Mapping[int, str]:
    """Every sign but the plainest (ASCII), by the one that stands for all that look like it. They are read when two
    names are compared for the first time, which takes a tenth of a second."""
    from confusable_homoglyphs.confusables import confusables_data

    groups: dict[str, set[str]] = {}
    for sign, others in confusables_data.items():
        groups.setdefault(bidi_free(sign), set()).update(bidi_free(each["c"]) for each in others)
    found = {sign: max((sign, *others), key=lambda each: standing(each, groups)) for sign, others in groups.items()}
    more = {**named_so(), **MORE}
    drawn_as = {found.get(sign, sign): letter for sign, letter in more.items() if not found.get(sign, sign).isascii()}
    found = {sign: drawn_as.get(one, one) for sign, one in {**dict(zip(more, more, strict=True)), **found}.items()}
    return {ord(sign): letter for sign, letter in found.items() if len(sign) == 1 and not sign.isascii()}


def standing(sign: str, groups: Mapping[str, set[str]]) -> tuple[bool, int, int, int]:
    """Of signs that look alike one stands for the others: a plain one, what it is composed of, that which most are
    compared with."""
    return len(sign) == 1 and sign.isascii(), len(sign), len(groups.get(sign, ())), -ord(sign[0])


def bidi_free(sign: str) -> str:
    """The list holds signs of scripts that run from right to left between marks."""
    return seen(sign) or sign


def named_so() -> dict[str, str]:
    """Letters in squares and circles, and small capitals."""
    signs = [chr(n) for first, end in WHERE for n in range(first, end)]
    named = {sign: NAMED.fullmatch(unicodedata.name(sign, "")) for sign in signs}
    return {sign: found[1] for sign, found in named.items() if found}
