"""What `problems_of_the_book` holds the Book to: it finds nothing in ours, and each fault in a Book that has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.this_war_of_mine.war import CONTENT
from vigil.games.this_war_of_mine.book.checks import problems_of_the_book
from vigil.games.this_war_of_mine.book.word_checks import RULES, strangers
from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.definition import DEFINITION
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import Words, book

BOOKS = {language: book(language, DEFINITION.identity.text) for language in LANGUAGES}
STORY = "Somebody has left a chair in the middle of the road, with its back to the river. " * 3


def test_the_book_is_sound() -> None:
    assert problems_of_the_book(CONTENT, BOOKS) == []


def test_the_book_has_a_hundred_and_twenty_scripts_a_third_of_them_conceived_in_each_language() -> None:
    stories = [row.n for row in CONTENT.all_scripts() if row.n not in RULES]
    assert len(stories) >= 120
    for remainder in range(3):
        assert sum(1 for n in stories if n % 3 == remainder) > len(stories) / 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_person_has_pronouns(language: str) -> None:
    words = BOOKS[language]
    words.require([f"{form}-{key}" for form in ("he", "him", "his") for key in CONTENT.characters])
    assert words.say("he-mira") != words.say("he-tomas")


def a_book(folder: Path, scripts: str, words: str, stories: str = "") -> tuple[Content, dict[str, Words]]:
    """Ours, with other scripts 19xx and their words in every language."""
    (folder / "scripts").mkdir()
    (folder / "scripts" / "19.toml").write_text(scripts, encoding="utf-8")
    if stories:
        (folder / "stories.toml").write_text(stories, encoding="utf-8")
    for language in LANGUAGES:
        (folder / "text" / language / "scripts").mkdir(parents=True)
        (folder / "text" / language / "scripts" / "19.ftl").write_text(words, encoding="utf-8")
    content = DEFINITION.content.load([folder])
    text = [Path(DEFINITION.identity.text).parents[2] / "text", DEFINITION.identity.text, folder / "text"]
    return content, {language: Words(language, text) for language in LANGUAGES}


def problems(tmp_path: Path, effects: str, words: str = f"event-script-1910 = 1910. {STORY}\n") -> set[str]:
    """What is wrong with a script 1910 that does this and says that, and was not wrong before."""
    scripts = f"[[scripts]]\nn = 1910\neffects = [{effects}]\n"
    return set(problems_of_the_book(*a_book(tmp_path, scripts, words), only=(1910,)))


def test_a_script_that_nothing_leads_to(tmp_path: Path) -> None:
    assert problems(tmp_path, "") == {"script 1910: nothing leads to it"}


def test_scripts_that_only_lead_to_each_other(tmp_path: Path) -> None:
    assert "script 1910: nothing leads to it" in problems(tmp_path, '{ do = "read", n = 1910 }')


def test_marks_that_nobody_asks_for_or_makes(tmp_path: Path) -> None:
    found = problems(
        tmp_path, '{ do = "mark", mark = "one" }, { if = "marked", mark = "two", then = [{ do = "cold" }] }'
    )
    assert {"mark one: nobody asks for it", "mark two: nobody makes it"} <= found


def test_a_choice_of_which_nothing_comes(tmp_path: Path) -> None:
    keys = ("event-script-1910", "question-script-1910-way", "option-script-1910-a", "option-script-1910-b")
    words = "".join(f"{key} = 1910. x\n" for key in keys)
    found = problems(tmp_path, '{ choose = "way", of = [{ key = "a" }, { key = "b" }] }', words)
    assert "script-1910: whatever is chosen in script-1910-way, nothing comes of it" in found


def test_words_that_are_missing_or_of_the_wrong_length(tmp_path: Path) -> None:
    found = problems(tmp_path, '{ pick = "who", from = "person", then = [] }', "event-script-1910 = 1910. Too short.\n")
    assert "script 1910 (fr): fr: no message question-script-1910-who" in found
    assert "script 1910 (it): 2 words; 30 to 120 are wanted" in found


def test_a_question_is_told_of_nobody(tmp_path: Path) -> None:
    words = f"event-script-1910 = 1910. {STORY}\nquestion-script-1910-who = Does {{ $person }} go?\n"
    found = problems(tmp_path, '{ pick = "who", from = "person", then = [] }', words)
    assert "script 1910 (en): en: question-script-1910-who needs $person" in found


def test_a_name_outside_the_cast_and_one_who_may_be_gone(tmp_path: Path) -> None:
    words = f"event-script-1910 = 1910. Then Anna comes, and Mira goes. {STORY}\n"
    found = problems(tmp_path, "", words)
    assert {"script 1910 (en): Anna is not of the cast", "script 1910: mira is named, and may be gone"} <= found
    assert strangers(["The man says that Pim and Anna left."], ("Pim",)) == ["Anna"]


def test_one_who_is_surely_there_may_be_named(tmp_path: Path) -> None:
    deck = '[decks]\nmet = [{ n = 1910, when = [{ name = "here", person = "mira" }] }]\n'
    words = f"event-script-1910 = 1910. Then Mira goes. {STORY}\n"
    book_of_one = a_book(tmp_path, "[[scripts]]\nn = 1910\n", words, deck + decks_without("met"))
    assert not [problem for problem in problems_of_the_book(*book_of_one, only=(1910,)) if "1910" in problem]


def test_words_for_many_where_there_may_be_one(tmp_path: Path) -> None:
    words = f'event-script-1910 = 1910. We listen. "You two," he says, «voi», « vous autres ». "We are late." {STORY}\n'
    found = problems(tmp_path, "", words)
    assert "script 1910 (en): it says 'We'; a lone survivor is never several" in found
    assert {problem for problem in found if "said to several" in problem} == {
        "script 1910 (en): 'You two' is said to several, and there may be one",
        "script 1910 (it): 'voi' is said to several, and there may be one",
        "script 1910 (fr): 'vous autres' is said to several, and there may be one",
    }


def test_several_may_be_spoken_to_where_there_are_two(tmp_path: Path) -> None:
    deck = '[decks]\nmet = [{ n = 1910, when = [{ name = "people", n = 2 }] }]\n'
    words = f'event-script-1910 = 1910. "You two," he says. {STORY}\n'
    book_of_two = a_book(tmp_path, "[[scripts]]\nn = 1910\n", words, deck + decks_without("met"))
    assert not [problem for problem in problems_of_the_book(*book_of_two, only=(1910,)) if "1910" in problem]


def test_a_participle_that_agrees_with_somebody_else_and_a_bare_de(tmp_path: Path) -> None:
    words = (
        "event-script-1910 = 1910. { $person } è andato via. La main de { $person }. { $person } est sortie. {STORY}\n"
    )
    found = problems(tmp_path, "", words.replace("{STORY}", STORY))
    assert "script 1910 (it): 'Mira è andato': it does not agree with whoever it is told of" in found
    assert "script 1910 (fr): 'Tomas est sortie': it does not agree with whoever it is told of" in found
    assert "script 1910 (fr): 'de Emil': turn the sentence, or elide" in found


def decks_without(name: str) -> str:
    return "".join(f"{deck} = []\n" for deck in CONTENT.stories if deck != name)
