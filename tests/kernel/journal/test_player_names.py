"""Names at a seat: whatever is typed, a person's name comes out or none, and nobody looks like another."""

from __future__ import annotations

import unicodedata

import pytest
from confusable_homoglyphs.confusables import confusables_data
from hypothesis import example, given
from hypothesis import strategies as st

from tests.kernel.toy import header
from vigil.kernel.journal.journal_text import parse, text_of
from vigil.kernel.journal.player_names import NAME, first_alike, is_person, look_alike, player
from vigil.kernel.unsafe_characters import seen

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
    listed = {(sign, other["c"]) for sign, others in confusables_data.items() for other in others}
    names = [(f"B{seen(one)}x", f"B{seen(other)}x") for one, other in listed if "%" not in (one, other)]
    pairs = [(one, other) for one, other in names if (player(one), player(other)) == (one, other) and one != other]
    assert len(pairs) > 10_000, "of every script"
    assert [(one, other) for one, other in pairs if not look_alike(one, [other])] == []


LOOK_ALIKE = """
Γали/Гали ∆ημ/Δημ Πётр/Пётр Φома/Фома Λουκ/Лουκ ロ/口 夕/タ VVill/Will Ⅴⅴill/Will Gi\u05c0/Gil Gi|/Gil 🅰da/Ada 🅐da/Ada
ⓐda/Ada 🇦da/Ada ʀoy/Roy Ada\u02d0/Ada Ada\u2010/Ada Ada\u2014/Ada W\u0130ll/Will B0b/Bob Bob1/Bobl bob1/BobL MORN/MOM
Marnie/Mamie O\u2019Neil/O'Neil O\u02bcNeil/O'Neil Anne\u2010Marie/Anne-Marie Anne\u2014Marie/Anne-Marie
マリ\u2014/マリー
𝒜da/Ada ᴀda/Ada Iv\u0430n/Ivan
"""


@pytest.mark.parametrize("pair", LOOK_ALIKE.split())
def test_names_of_any_script_and_shape_that_look_alike(pair: str) -> None:
    one, other = map(player, pair.split("/"))
    assert look_alike(one, [other]) == other
    assert look_alike(other, [one]) == one


ORDINARY = """
Ada Adam Ali Ally Amy Ana Anja Ann Anna Anne Aria Ben Bill Bo Bob Carl Clara Dana Dara Eva Eve Ian Ida Ines Ira Jan Joan
John Jon Jonas José Jose Julia Julie Kim Lan Lana Lara Lars Lea Leo Lia Lila Lina Mara Marc Mark Marx Max Mia Mila Mira
Mona Nina Noah Nora Otto Pat Rene René Renée Rita Rob Rosa Ruth Sam Sara Tim Tom Will Willy Yves Zoe Zoë Алла Аня Ваня
Вера Вика Дима Ева Женя Илья Инна Ира Катя Лена Лера Люба Люда Маша Миша Οля Пётр Петя Паша Саша Юля Юра Άννα Άρης Ελένη
Εύα Λία Λίνα Μαρία Μάριος Νίκη Νίκος Ρία マリ マリー リン レン ハナ 太郎 次郎 一郎 二郎 三郎 李娜 李伟 王伟 王芳
محمد أحمد
علي עמר דן דנה 지우 지민 अमित राहुल สมชาย
"""


def test_ordinary_names_do_not_look_alike() -> None:
    names = ORDINARY.split()
    assert [(one, other) for one in names if (other := look_alike(one, names))] == []


def test_names_of_nothing_but_small_signs_are_compared_too() -> None:
    assert look_alike("!!", ["??"]) == ""
    assert look_alike("Ada.", ["Ada"]) == "Ada"


def test_the_same_name_is_the_same_person() -> None:
    assert first_alike(["Ada", "Ada", "", "", "-", "-"]) is None
