"""Skill tests, wounds, infection, karma."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.games.under_our_sun.sun import CONTENT, enemy, give, steps, sun, told, who, why_not, windows
from vigil.games.under_our_sun.definition import DEFINITION
from vigil.games.under_our_sun.rules.dice_and_karma import (
    Die,
    Roll,
    ask_karma,
    dice_of,
    roll_all,
    roll_one,
    skill_test,
    successes,
    throw,
    wounded,
)
from vigil.games.under_our_sun.rules.health import change_well_being, cure, damage, fever, full_ap, heal, infect
from vigil.games.under_our_sun.state import FIT, TIRED, Step
from vigil.kernel.rules.requests import Chance
from vigil.kernel.testing import asked, names, play
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import book

COLOURS = {"green": (1, 4, 0, 3), "yellow": (0, 4, 0, 4), "blue": (0, 3, 0, 5), "red": (0, 0, 3, 5)}


@pytest.mark.rule("R165", "R166", "R167", "R168")
def test_t16_faces_of_the_four_dice() -> None:
    g = sun()
    for colour, wanted in COLOURS.items():
        request = asked(roll_one(g, who(g), "Skill tests", "test-skill", [colour]))
        assert isinstance(request, Chance)
        faces = dict(zip(request.outcomes, request.weights or ()))
        assert tuple(faces.get(name, 0) for name in ("double", "success", "cross", "blank")) == wanted
        again = asked(throw(g, Die(colour), Roll("scout", [], "Karma", "test-skill")))
        assert isinstance(again, Chance)
        assert (again.outcomes, again.weights) == (request.outcomes, request.weights), "as it is rolled anew"


@pytest.mark.rule("R163", "R164", "R169", "A7")
@pytest.mark.parametrize(
    ("pool", "chance"),
    [
        ("g", Fraction(5, 8)), ("gr", Fraction(7, 16)), ("grr", Fraction(155, 512)), ("y", Fraction(1, 2)),
        ("yr", Fraction(5, 16)), ("b", Fraction(3, 8)), ("brr", Fraction(75, 512)), ("gg", Fraction(55, 64)),
        ("ggr", Fraction(23, 32)), ("yyr", Fraction(9, 16)), ("bbrr", Fraction(1245, 4096)), ("gyr", Fraction(83, 128)),
        ("gb", Fraction(49, 64)), ("ybrr", Fraction(365, 1024)), ("gggr", Fraction(889, 1024)),
    ],
)  # fmt: skip
def test_the_odds_of_the_book(pool: str, chance: Fraction) -> None:
    g = sun()
    colours = [next(name for name in COLOURS if name[0] == letter) for letter in pool]
    passed = Fraction(0)
    for faces in product(*(CONTENT.rulebook.dice[colour] for colour in colours)):
        roll = Roll("veteran", [Die(c, f.face) for c, f in zip(colours, faces)], "Skill tests", "test-skill")
        weight = Fraction(1)
        for face in faces:
            weight *= Fraction(face.n, 8)
        passed += weight * (successes(g, roll) > 0)
    assert passed == chance


@pytest.mark.rule("R034", "R161", "R162", "R163", "R164", "R169")
def test_t17_net_successes() -> None:
    g = sun("scout")
    c = who(g)
    c.hp = 2
    assert play(skill_test(g, c, "skill", "Skill tests"), "double", "cross") is True
    assert play(skill_test(g, c, "skill", "Skill tests"), "success", "cross") is False
    assert play(skill_test(g, c, "stealth", "Skill tests"), "success", "success", "cross") is True


@pytest.mark.rule("R138", "R202", "A7", "A8")
def test_a_wounded_character_sneaking_at_night_rolls_two_red_dice() -> None:
    g = sun("scout", phase="night")
    c = who(g)
    c.hp = 1
    assert [die.colour for die in dice_of(g, c, ["green"], night=True)] == ["green", "red", "red"]
    c.hp = 3
    assert [die.colour for die in dice_of(g, c, ["green"], night=True)] == ["green", "red"]
    assert [die.colour for die in dice_of(g, c, ["green"])] == ["green"]


@pytest.mark.rule("R028", "R029", "R201", "R203", "R204")
def test_t19_the_wound() -> None:
    g = sun()
    c = who(g)
    c.hp = 3
    damage(g, c, 1, "Combat")
    assert wounded(c)
    damage(g, c, 1, "Combat")
    assert told(g).count("wounded") == 1
    heal(g, c, 2)
    assert not wounded(c)
    assert told(g).count("wound-gone") == 1


@pytest.mark.rule("R205", "R206", "R207", "R208", "R318", "R323", "A5")
def test_t20_infection_costs_two_a_day() -> None:
    g = sun("veteran", "scout")
    c = who(g)
    infect(g, c)
    infect(g, c)
    assert told(g).count("infected") == 1
    for n in range(3):
        play(steps(g, Step("phase", n=n)), *(["sun-clear"] if n < 2 else []))
    assert c.hp == 8 - 2
    cure(g, c)
    fever(g)
    assert (c.hp, c.infected) == (6, False)


@pytest.mark.rule("R036", "R038", "R069", "R317", "R322", "R328", "A22", "A50")
def test_t18_action_points() -> None:
    g = sun()
    c = who(g)
    assert full_ap(g, c) == 6
    g.state.weather = "storm"
    assert full_ap(g, c) == 5
    change_well_being(g, c, -1)
    assert full_ap(g, c) == 3
    g.state.weather = ""
    assert full_ap(g, c) == 4
    change_well_being(g, c, -1)
    assert c.well_being == TIRED
    change_well_being(g, c, 5)
    assert (c.well_being, full_ap(g, c)) == (FIT, 6)


# karma


@pytest.mark.rule("R177", "R178", "R180", "R181", "R182", "R183", "R184")
def test_t41_two_dice_two_karma_dice() -> None:
    g = sun("scout", "medic")
    c = who(g)
    c.ap = 1
    n = play(
        roll_one(g, c, "Skill tests", "test-stealth", ["green", "green"]),
        "blank", "blank", "use-karma 3", "reroll scout 1 green-blank + reroll scout 2 green-blank",
        "double", "symbol", "blank", "lost",
    )  # fmt: skip
    assert (n, c.karma, c.ap) == (2, 2, 1)
    assert names(asked(roll_one(g, c, "Skill tests", "test-stealth", ["green"]), "blank")) == ["use-karma 3", "go-on"]
    assert asked(roll_one(g, c, "Skill tests", "test-stealth", ["green"]), "blank").seat == 1


@pytest.mark.rule("R178", "A4")
def test_karma_once_a_day_unless_the_setting_says_otherwise() -> None:
    for setting, again in (("day", False), ("phase", False), ("roll", True)):
        g = sun("scout", karma=setting)
        c = who(g)
        for _ in range(2 if again else 1):
            play(roll_one(g, c, "Skill tests", "x", ["green"]),
                 "blank", "use-karma 3", "reroll scout 1 green-blank", "double", "symbol")  # fmt: skip
        if not again:
            assert play(roll_one(g, c, "Skill tests", "x", ["green"]), "blank") == 0
        play(steps(g, Step("phase", n=1)), "sun-clear")
        assert c.karma_used is (setting == "day")


@pytest.mark.rule("A4")
def test_no_die_is_rerolled_twice() -> None:
    g = sun("scout", "medic", karma="roll")
    flow = roll_one(g, who(g), "Skill tests", "x", ["green"])
    play(flow, "blank", "use-karma 3", "reroll scout 1 green-blank", "blank", "symbol")


@pytest.mark.rule("R179", "A86", "A101")
def test_karma_for_any_die_is_asked_in_turn_order_and_anew_after_a_reroll() -> None:
    g = sun("veteran", "scout", "medic")
    roll = Roll("scout", [Die("green"), Die("green")], "Combat", "attack", "a")
    assert windows(roll_all(g, [roll]), "success", "success") == [
        ("karma", 1, True),
        ("karma", 2, False),
        ("karma", 0, False),
    ]
    roll = Roll("scout", [Die("green"), Die("green")], "Combat", "attack", "a")
    play(roll_all(g, [roll]), "success", "blank", "use-karma 3", "reroll scout 1 green-success", "blank", "lost",
         "use-karma 3", "reroll scout 2 green-blank", "double", "symbol")  # fmt: skip
    assert [each.karma for each in g.state.people] == [3, 2, 3]
    assert [each.karma_used for each in g.state.people] == [False, True, True]


@pytest.mark.rule("A86")
def test_the_narrow_setting_keeps_karma_to_own_rolls_and_those_against_oneself() -> None:
    g = sun("veteran", "scout", karma_for="own")
    rolls = [Roll("a", [Die("green", "success")], "Combat", "enemy-attack", "scout")]
    assert asked(ask_karma(g, rolls)).seat == 1
    g = sun("veteran", "scout")
    rolls = [Roll("a", [Die("green", "success")], "Combat", "enemy-attack", "scout")]
    assert asked(ask_karma(g, rolls)).seat == 0


@pytest.mark.rule("R073", "R083", "R090")
def test_t61_hero_items_and_electricity() -> None:
    g = sun("scout", "medic")
    give(g, "scout", "medics-bag", "torch-lamp")
    who(g).hp = 3
    assert play(skill_test(g, who(g), "skill", "Skill tests"), "blank", "success") is True
    g.state.weather = "solar-storm"
    assert play(skill_test(g, who(g), "skill", "Skill tests"), "success") is True
    assert why_not(g, "scout")["use medics-bag"] == "hero-item"
    give(g, "medic", "aed")
    who(g).died = 1
    assert why_not(g, "medic")["use aed"] == "solar-storm"


@pytest.mark.rule("R178", "R181")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_of_karma_show_the_dice_and_what_a_new_roll_may_bring(language: str) -> None:
    words = book(language, DEFINITION.identity.text)
    g = sun("scout")
    text = words.question(asked(roll_one(g, who(g), "Skill tests", "test-stealth", ["green", "red"]), "blank", "cross"))
    for key in ("scout", "test-stealth", "green-blank", "red-cross"):
        assert words.name(key) in text
    foe = enemy(g, next(iter(g.content.enemies)), "1,0")
    way = Roll(foe.letter, [Die("direction")], "Enemies: Movement", "direction", "scout")
    text = words.question(asked(roll_all(g, [way]), 3))
    assert words.name("direction-3") in text
    assert words.name(foe.key) in text
    beside = DEFINITION.display.note
    assert beside is not None
    told = beside(g, "reroll", {"person": "scout", "die": 1, "face": "red-cross"}, words)
    assert words.name("red-cross") in told
    assert "3" in told
    assert "8" in told
    assert beside(g, "reroll", {"person": "A", "die": 1, "face": "direction-3"}, words) == ""
