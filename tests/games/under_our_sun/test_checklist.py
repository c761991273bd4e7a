"""The checklist has every rule and every reading; that each is coded, tested and ruled is held for all games. And the
app tells every rule: told.toml says where, and in which words."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from vigil.games.under_our_sun.definition import DEFINITION
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book, slug
from vigil.lab.rule_coverage.rule_sources import read_sources

RULES = [f"R{n:03d}" for n in range(1, 357)]
TOLD: dict[str, dict[str, str]] = tomllib.loads(Path(__file__).with_name("told.toml").read_text("utf-8"))


def lines(section: str, language: str) -> list[str]:
    return book(language, DEFINITION.identity.text).say(f"rule-{slug(section)}").split("\n")


def test_three_hundred_and_fifty_six_rules_and_a_hundred_and_eleven_readings() -> None:
    found = [line.id for line in read_sources("under-our-sun").lines]
    assert [id for id in found if id.startswith("R")] == RULES
    assert [f"A{n}" for n in range(1, 112)] == [id for id in found if id.startswith("A")]


def test_every_rule_is_told_in_one_section() -> None:
    assert sorted(chain.from_iterable(TOLD.values())) == RULES
    assert set(TOLD) <= set(DEFINITION.identity.sections)
    chapters = {line.section for line in read_sources("under-our-sun").lines if line.kind == "rule"}
    assert chapters <= set(DEFINITION.identity.sections)


@pytest.mark.parametrize("section", TOLD)
def test_each_rule_of_a_section_has_its_sentence(section: str) -> None:
    """As told.toml gives its first words; no two rules share a sentence, so none is told by another's."""
    first, *rest = lines(section, "en")
    text = " ".join([first, *rest])
    begins = [
        re.sub(r"^- ", "", each) for line in (first, *rest) for each in re.split(r"(?<=[.!?]) (?=[A-Z0-9])", line)
    ]
    for rule, words in TOLD[section].items():
        assert words in text, f"{rule} is not told: {words}"
        assert [each for each in begins if each.startswith(words)], f"{rule}: no sentence begins with {words}"
    assert len(set(TOLD[section].values())) == len(TOLD[section])


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_the_other_languages_tell_as_much(language: str) -> None:
    """Paragraph by paragraph, with the same numbers."""
    for section in DEFINITION.identity.sections:
        own, english = lines(section, language), lines(section, "en")
        assert [each[:2] == "- " for each in own] == [each[:2] == "- " for each in english], section
        for one, other in zip(own, english, strict=True):
            assert sorted(re.findall(r"\d+", one)) == sorted(re.findall(r"\d+", other)), one


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_begins_with_what_it_says_in_short(language: str) -> None:
    """Its first paragraph is what is shown beside an option; the rules follow, one after the other."""
    for section in DEFINITION.identity.sections:
        first, *rest = lines(section, language)
        assert len(first) < 330
        assert all(each.startswith("- ") for each in rest)
        assert rest
