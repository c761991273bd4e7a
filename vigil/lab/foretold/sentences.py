"""Short texts against the rules: the numbers in a sentence, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from vigil.kernel.text.words import Words
from vigil.lab.foretold.claims import Claim

DIGITS = re.compile(r"\d+")
EXPLAIN = "what-"


def numbers_in(text: str) -> list[int]:
    return [int(each) for each in DIGITS.findall(text)]


def number_claims(books: Mapping[str, Words], rules: Mapping[str, Sequence[int]]) -> Iterator[Claim]:
    """Every sentence that explains something has the numbers of the rules; one with numbers for which nobody vouches
    is as good as false."""
    for language, words in books.items():
        for key in sorted(each for each in words.variables if each.startswith(EXPLAIN)):
            said = sorted(numbers_in(words.say(key))) if not words.variables[key] else []
            if said or key in rules:
                wanted = sorted(rules[key]) if key in rules else "nobody vouches for it"
                yield Claim("sentence", f"{key} {language}", said, wanted)
