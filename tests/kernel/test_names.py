"""Names at a seat: whatever is typed, a person's name comes out or none, and nobody looks like another."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.kernel.toy import header
from vigil.kernel.journal import parse, text_of
from vigil.kernel.names import NAME, first_alike, is_person, look_alike, lookalikes, player

SIGNS = st.sampled_from("@-\t\n\r \u0301\u202e\u200b\u3164\ufe0f\u2028\x00\x1b\x85aAéА:")
TEXTS = st.text() | st.text(SIGNS, max_size=60)


@given(TEXTS)
@example("-@random")
@example("-@os:abort")
@example("@-@x")
@example("- -")
@example("\u200b@x")
@example("a" * 39 + " b")
@example("\u1100" * 40 + "\u1161")
def test_any_text_is_a_persons_name_or_none(text: str) -> None:
    name = player(text)
    assert is_person(name)
    assert player(name) == name
    assert name.isprintable()
    assert name == " ".join(name.split())
    assert len(name) <= NAME
    assert unicodedata.is_normalized("NFC", name)
    again = parse(text_of(header(players=(name, "Bo")), [])).header
    assert again.players == (name, "Bo")


@pytest.mark.parametrize("mark", ["-@random", "@x", "-", "--", "@", "@@-", " -@os:abort"])
def test_no_name_is_the_mark_of_a_holder(mark: str) -> None:
    assert is_person(player(mark))
    assert not player(mark).startswith(("@", "-"))


def test_a_pile_of_marks_is_no_name() -> None:
    assert player("Z" + "\u0301\u0316" * 20) == ""
    assert player("Nguyễn") == "Nguyễn"


@pytest.mark.parametrize(
    "other",
    [
        "ada", "ADA", "\u0410da", "Ad\u0430", "Ada\u3164", "Ada\ufe0f", "A\u200bda", "Ａｄａ", "\u0391da",
        "\ua4eeda", "\u13aada", "\u2c80da", "\u15c5da", "\u1d00da", "Ada\U00016fe4", "Ada\U0001d159",
    ],
)  # fmt: skip
def test_a_name_that_looks_like_another_is_found(other: str) -> None:
    assert look_alike(other, ["Bo", "Ada"]) == "Ada"
    assert first_alike(["Ada", "-", "@random", other]) in (("Ada", other), (other, "Ada"))


@pytest.mark.parametrize(("one", "other"), [("José", "Jose\u0301"), ("Ian", "lan"), ("Bo1", "Bol"), ("АННА", "AHHA")])
def test_composition_and_shape_are_no_difference(one: str, other: str) -> None:
    assert look_alike(one, [other]) == other or player(one) == player(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("José", "Jose"), ("Anna", "Hanna"), ("Анна", "Иван")])
def test_other_names_are_other_names(one: str, other: str) -> None:
    assert look_alike(one, [other]) == ""


def test_every_sign_that_unicode_calls_confusable_is_no_difference() -> None:
    names = [(player(f"B{chr(sign)}x"), f"B{letter}x") for sign, letter in lookalikes().items()]
    pairs = [(name, plain) for name, plain in names if len(name) == len(plain) and name != plain]  # others are no names
    assert len(pairs) > 1300
    assert [name for name, plain in pairs if not look_alike(name, [plain])] == []


def test_the_same_name_is_the_same_person() -> None:
    assert first_alike(["Ada", "Ada", "", "", "-", "-"]) is None
