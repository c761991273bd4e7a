"""Numbers with their parts and refusals with their reasons, in words."""

from __future__ import annotations

from msgspec import Struct

from vigil.kernel.rules.requests import Number, Refusal
from vigil.kernel.text.words import Words


class Part(Struct):
    amount: str
    text: str
    rule: str


class Total(Struct):
    """A number with its parts."""

    label: str
    total: str
    parts: list[Part]
    short: str = ""  # with its unit: "2 MP"
    before: str = ""  # what it is now, where it is going to change


class No(Struct):
    """A refused action: what, why not, and what would allow it."""

    name: str
    label: str
    why: str
    remedy: str
    rule: str


def no(words: Words, refusal: Refusal) -> No:
    return No(refusal.name, words.refused(refusal), words.refusal(refusal), words.remedy(refusal), refusal.rule)


def total(words: Words, number: Number) -> Total:
    parts = [Part(minus(f"{part.amount:+d}"), words.part(part), part.rule) for part in number.parts]
    whole, key = minus(str(number.total)), f"short-{number.key}"
    before = "" if number.before is None else minus(str(number.before))
    return Total(words.number(number), whole, parts, words.raw(key, {"n": whole}) if words.has(key) else whole, before)


def minus(number: str) -> str:
    return number.replace("-", "−")
