"""9. Cultural Developments: buying, conditions, counters set aside, exhausting."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.games.navajo_wars.nw_developments import own, use
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import family
from vigil.games.navajo_wars.rules.ch03_passage_of_time import end_of_passage
from vigil.games.navajo_wars.rules.ch06_transitions import mexican_independence
from vigil.games.navajo_wars.rules.ch08_victory_checks import buy_one
from vigil.games.navajo_wars.rules.ch09_cultural_developments import (
    NEEDS,
    buy_development,
    can_buy,
    cost,
    development_powers,
    exhaust,
    gain_development,
    pay,
    refresh,
    release,
    unmet_need,
    why_not_buy,
)
from vigil.kernel.rules.asking import run
from vigil.kernel.rules.requests import Decision, Request
from vigil.kernel.sets.sampling import sample
from vigil.kernel.testing import asked, names, play, refusals
from vigil.kernel.text.words import Words

TEXT = Path(__file__).parents[3] / "vigil/games/navajo_wars/text"
DEVELOPMENTS = [f"{group}-{level}" for group in (
    "religion", "weaving", "horsemanship", "sharp-traders", "masters-of-the-mesas", "fields-of-corn",
    "keepers-of-flocks", "bonds-of-kinship",
) for level in (1, 2, 3)]  # fmt: skip


@pytest.fixture(autouse=True)
def five_groups(g: NavajoWars) -> None:
    """All groups are in the game unless a test says otherwise."""
    g.state.groups = list(g.content.groups)


def reason(g: NavajoWars, key: str, free: bool = False) -> str:
    refusal = why_not_buy(g, key, free)
    return refusal.reason if refusal else ""


def about(request: Request, name: str) -> dict[str, object]:
    """What a refusal of this name speaks of."""
    assert isinstance(request, Decision)
    assert request.refused is not None
    return dict(next(refusal.about or {} for refusal in request.refused() if refusal.name == name))


# the cards


@pytest.mark.rule("9.1-e")
def test_the_24_cards_come_from_the_data(g: NavajoWars) -> None:
    """Eight groups of three; what the tables ask of the rules, the rules know; dearer level by level."""
    cards = g.content.developments
    assert list(cards) == DEVELOPMENTS
    for card in cards.values():
        assert card.key == f"{card.group}-{card.level}"
        assert cost(g, card.key).total == card.culture + card.military
        assert card.bonuses or card.power
    for group in g.content.groups:
        prices = [cost(g, f"{group}-{level}").total for level in (1, 2, 3)]
        assert prices == sorted(prices)
        assert 1 <= prices[0] <= 2 <= prices[1] <= 3 <= prices[2] <= 4


def test_each_group_has_an_identity_of_its_own(g: NavajoWars) -> None:
    """No bonus is given by two groups, and no two cards have the same power."""
    owners: dict[str, str] = {}
    for card in g.content.developments.values():
        for key in card.bonuses:
            assert owners.setdefault(key, card.group) == card.group
    powers = [str(card.power) for card in g.content.developments.values() if card.power]
    assert len(powers) == len(set(powers)) >= 6


COSTS = {
    "en": ("Costs {} Culture and {} Military", "Costs {} Culture", "Costs {} Military"),
    "it": ("Costa {} Cultura e {} Forza Militare", "Costa {} Cultura", "Costa {} Forza Militare"),
    "fr": (
        "Coûte {} point de Culture et {} point de Force militaire",
        "Coûte {} point de Culture",
        "Coûte {} point de Force militaire",
    ),
}


@pytest.mark.parametrize("language", COSTS)
def test_each_card_has_its_words(g: NavajoWars, language: str) -> None:
    """A name with group and level, a story, and a text that tells the cost and the condition of the data."""
    words = Words(language, [TEXT])
    both, culture, military = COSTS[language]
    for card in g.content.developments.values():
        assert words.say(f"name-{card.key}").endswith(f" ({words.say(f'name-{card.group}')} {card.level})")
        assert words.say(f"card-{card.key}-story").endswith(".")
        price = both.format(card.culture, card.military) if card.culture and card.military else ""
        price = price or (culture.format(card.culture) if card.culture else military.format(card.military))
        sentence, _, _ = words.say(f"card-{card.key}").partition(". ")
        assert sentence.rstrip(".").replace("\u202f", "").replace("points", "point").split(";")[0] == price
        assert (";" in sentence) == bool(card.needs)


# buying


@pytest.mark.rule("9.1.1-a")
def test_e15_religion_3_needs_religion_1_and_2(g: NavajoWars) -> None:
    """With Religion 1 only it is refused; with 1 and 2 allowed."""
    own(g, "religion-1")
    request = asked(buy_development(g, "8.2 step 8"))
    assert "buy-development religion-3" not in names(request)
    assert refusals(request)["buy-development religion-3"] == "development-level"
    assert about(request, "buy-development religion-3") == {"before": "religion-2"}
    own(g, "religion-2")
    assert can_buy(g, "religion-3")
    play(buy_development(g, "8.2 step 8"), "buy-development religion-3")
    assert g.state.developments == ["religion-1", "religion-2", "religion-3"]


@pytest.mark.rule("9.1.1-a")
@pytest.mark.parametrize("group", ["weaving", "bonds-of-kinship"])
def test_9_1_1_level_by_level(g: NavajoWars, group: str) -> None:
    """Level 2 needs level 1, level 3 needs level 2; nothing is bought twice."""
    g.state.military = g.state.culture = 9
    g.state.resources["sheep"] = 3
    family(g.state, "D").place = 31
    assert [reason(g, f"{group}-{n}") for n in (1, 2, 3)] == ["", "development-level", "development-level"]
    own(g, f"{group}-1")
    assert [reason(g, f"{group}-{n}") for n in (1, 2, 3)] == ["development-owned", "", "development-level"]
    own(g, f"{group}-2")
    assert reason(g, f"{group}-3") == ""


@pytest.mark.rule("9.1.1-a")
def test_9_1_1_only_the_groups_in_the_game(g: NavajoWars) -> None:
    """Three groups were drawn out at set-up: they are neither offered nor spoken of."""
    g.state.groups = ["religion", "weaving", "sharp-traders", "fields-of-corn", "bonds-of-kinship"]
    request = asked(buy_development(g, "8.2 step 8"))
    assert names(request) == [
        "no-development", "buy-development religion-1", "buy-development weaving-1", "buy-development sharp-traders-1",
        "buy-development fields-of-corn-1", "buy-development bonds-of-kinship-1",
    ]  # fmt: skip
    assert not any("horsemanship" in name for name in refusals(request))
    assert reason(g, "horsemanship-1") == "development-group"
    assert not can_buy(g, "horsemanship-1")


@pytest.mark.rule("9.1-a", "8.2-s8-a", "9.1.2-a")
def test_8_2_step_8_buys_one_development_or_none(g: NavajoWars) -> None:
    """In the Victory Check: paid, in play, and no second one is offered; or none at all; never on card 45."""
    play(buy_one(g, True), "buy-development weaving-1")
    assert (g.state.culture, g.state.military) == (8, 5)
    assert g.state.developments == ["weaving-1"]
    play(buy_one(g, True), "no-development")
    play(buy_one(g, False))
    assert g.state.developments == ["weaving-1"]


@pytest.mark.rule("9.1-a")
def test_buy_development_says_whether_one_was_bought(g: NavajoWars) -> None:
    assert play(buy_development(g, "8.2 step 8"), "buy-development religion-1") is True
    assert play(buy_development(g, "8.2 step 8"), "no-development") is False


@pytest.mark.rule("9.1-a")
def test_with_nothing_to_buy_nothing_is_asked(g: NavajoWars) -> None:
    g.state.culture = g.state.military = 0
    assert play(buy_development(g, "8.2 step 8")) is False


@pytest.mark.rule("8.2-s8-b", "9.1-e")
def test_the_price_is_the_one_on_the_card(g: NavajoWars) -> None:
    """Culture for Religion 3, Military for Horsemanship 3, both for Masters of the Mesas 3."""
    parts = {key: [(part.key, part.amount) for part in cost(g, key).parts] for key in DEVELOPMENTS}
    assert parts["religion-3"] == [("cost-in-culture", 4)]
    assert parts["horsemanship-3"] == [("cost-in-military", 3)]
    assert parts["masters-of-the-mesas-3"] == [("cost-in-culture", 1), ("cost-in-military", 3)]
    request = asked(buy_development(g, "8.2 step 8"))
    assert isinstance(request, Decision)
    option = next(option for option in request.offer() if option.name == "buy-development weaving-1")
    assert option.number is not None
    assert option.number() == cost(g, "weaving-1")


@pytest.mark.rule("8.2-s8-a", "8.2-s8-c", "1.7.4-g")
def test_each_track_pays_its_own_part(g: NavajoWars) -> None:
    """Bonds of Kinship 3 takes 2 Culture and 2 Military, down to 0; nothing is converted."""
    g.state.culture, g.state.military = 2, 2
    pay(g, "bonds-of-kinship-3", "8.2 step 8")
    assert (g.state.culture, g.state.military) == (0, 0)


@pytest.mark.rule("8.2-s8-c")
def test_a_short_track_is_no_payment(g: NavajoWars) -> None:
    """Culture 1 cannot pay 2, however much Military there is, and the other way round."""
    own(g, "religion-1", "masters-of-the-mesas-1")
    g.state.culture, g.state.military = 1, 19
    request = asked(buy_development(g, "8.2 step 8"))
    assert refusals(request)["buy-development religion-2"] == "development-culture"
    assert about(request, "buy-development religion-2") == {"n": 2, "have": 1}
    g.state.culture, g.state.military = 19, 0
    request = asked(buy_development(g, "8.2 step 8"))
    assert refusals(request)["buy-development masters-of-the-mesas-2"] == "development-military"
    assert about(request, "buy-development masters-of-the-mesas-2") == {"n": 1, "have": 0}


@pytest.mark.rule("9.1-d", "9.1-i")
def test_a_free_development_costs_nothing(g: NavajoWars) -> None:
    """With both tracks at 0; levels and conditions hold all the same."""
    g.state.culture = g.state.military = 0
    assert reason(g, "religion-1") == "development-culture"
    assert reason(g, "religion-1", free=True) == ""
    assert reason(g, "religion-2", free=True) == "development-level"
    assert reason(g, "horsemanship-1", free=True) == "needs-horses"
    request = asked(buy_development(g, "14.1", free=True))
    assert isinstance(request, Decision)
    assert request.key == "free-development"
    assert play(buy_development(g, "14.1", free=True), "buy-development religion-1") is True
    assert (g.state.culture, g.state.military, g.state.developments) == (0, 0, ["religion-1"])


@pytest.mark.rule("9.1.2-a", "9.1.3-a")
def test_a_development_works_from_the_moment_it_is_in_play(g: NavajoWars) -> None:
    assert g.bonus("elder-rating") == 0
    gain_development(g, "religion-2", "9.1.2")
    assert g.state.developments == ["religion-2"]
    assert g.bonus("elder-rating") == 1


@pytest.mark.rule("9.1.3-a")
def test_card_45_removes_no_development(g: NavajoWars) -> None:
    """After Mexican Independence both are in play, and their effect lasts."""
    own(g, "religion-1", "religion-2")
    g.state.card, g.state.scenario = 45, "the-navajo-wars"
    g.state.military = 19

    def answer(request: Request) -> object:
        if isinstance(request, Decision):
            return sample(request, lambda n: n - 1) if request.build else request.offer()[-1]
        return request.outcomes[-1]

    run(mexican_independence(g), answer)
    assert g.state.period == 1
    assert g.state.developments == ["religion-1", "religion-2"]
    assert g.bonus("elder-rating") == 1


# conditions


@pytest.mark.rule("9.1-c", "9.1-g")
@pytest.mark.parametrize(
    ("key", "need", "n"),
    [
        ("horsemanship-1", "horses", 1),
        ("horsemanship-2", "horses", 2),
        ("horsemanship-3", "horses", 3),
        ("weaving-2", "sheep", 1),
        ("weaving-3", "women", 3),
        ("keepers-of-flocks-1", "sheep", 1),
        ("keepers-of-flocks-2", "sheep", 2),
        ("keepers-of-flocks-3", "sheep", 3),
        ("fields-of-corn-3", "corn", 1),
        ("religion-2", "elders", 2),
        ("bonds-of-kinship-3", "families", 4),
        ("sharp-traders-3", "goods", 1),
    ],
)
def test_each_condition_at_its_boundary(g: NavajoWars, key: str, need: str, n: int) -> None:
    """One less is refused, with what is missing; the number named is enough; cost and levels are covered."""
    s = g.state
    s.culture = s.military = 9
    group, level = key[:-2], int(key[-1])
    own(g, *(f"{group}-{each}" for each in range(1, level)))
    s.elders = [0] * 7
    s.out_of_play["trade-goods"] = 0

    def have(count: int) -> None:
        s.resources = {"horse": count if need == "horses" else 0, "sheep": count if need == "sheep" else 0}
        s.resources["trade-goods"] = count if need == "goods" else 0
        s.corn_fields = [11] * (count if need == "corn" else 0)
        s.elders[2] = count if need == "elders" else 0
        for index, each in enumerate(s.families):
            each.place, each.man = (11 if index < (count if need in ("women", "families") else 3) else 0), True
            each.woman = need == "women" and index < count

    have(n - 1)
    request = asked(buy_development(g, "8.2 step 8"))
    assert f"buy-development {key}" not in names(request)
    assert refusals(request)[f"buy-development {key}"] == f"needs-{need}"
    assert about(request, f"buy-development {key}") == {"n": n, "have": n - 1}
    have(n)
    assert NEEDS[need](g) == n
    assert unmet_need(g, g.content.developments[key]) is None
    assert can_buy(g, key)


@pytest.mark.rule("9.1-g")
def test_what_counts_for_a_condition(g: NavajoWars) -> None:
    """Horses also with Families and in Passage of Time, but not in the box of an absent Family; Corn also in
    Resources; a Trade Intruder as Trade Goods."""
    s = g.state
    s.resources, s.passage = {"horse": 1, "sheep": 1, "trade": 1}, {"horse": 1, "sheep": 1}
    family(s, "A").horse = family(s, "F").horse = True
    assert NEEDS["horses"](g) == 3
    assert NEEDS["sheep"](g) == 2
    s.corn, s.corn_fields = [3], [11]
    assert NEEDS["corn"](g) == 2
    assert (NEEDS["women"](g), NEEDS["elders"](g), NEEDS["families"](g), NEEDS["goods"](g)) == (3, 3, 3, 1)


# counters set aside


@pytest.mark.rule("1.6.1-b", "1.6.1-d")
def test_the_first_weaving_releases_six_trade_goods(g: NavajoWars) -> None:
    """3 are available at the start; the second card finds none set aside."""
    assert g.state.out_of_play["trade-goods"] == 3
    own(g, "weaving-1")
    assert (g.state.out_of_play["trade-goods"], g.state.set_aside["trade-goods"]) == (9, 0)
    own(g, "weaving-2")
    assert g.state.out_of_play["trade-goods"] == 9
    assert g.state.set_aside["harass"] == 2


@pytest.mark.rule("1.6.1-b", "1.6.1-d")
def test_the_first_masters_of_the_mesas_releases_two_harass(g: NavajoWars) -> None:
    before = g.state.out_of_play["harass"]
    release(g, g.content.developments["masters-of-the-mesas-1"])
    assert (g.state.out_of_play["harass"], g.state.set_aside["harass"]) == (before + 2, 0)
    assert g.state.set_aside["trade-goods"] == 6


# exhausting


@pytest.mark.rule("9.1-b", "9.1-f")
def test_a_power_is_used_once_until_it_is_refreshed(g: NavajoWars) -> None:
    """Exhausted by its use; the end of a Passage of Time refreshes it."""
    own(g, "weaving-3")
    use(g, "weaving-3")
    end_of_passage(g)
    assert g.state.exhausted == []
    assert [option.name for option in development_powers(g, "operations")] == ["use-development weaving-3"]
    exhaust(g, "weaving-3")
    assert g.state.exhausted == ["weaving-3"]
    refresh(g)
    assert g.state.exhausted == []


@pytest.mark.rule("9.1-b", "9.1-h")
@pytest.mark.parametrize("phase", ["enemy", ""])
def test_powers_of_operations_only_in_the_dine_phase(g: NavajoWars, phase: str) -> None:
    own(g, "weaving-3")
    g.state.phase = phase
    assert development_powers(g, "operations") == []


@pytest.mark.rule("9.1-h")
def test_a_power_without_use_is_not_offered(g: NavajoWars) -> None:
    """No Trade Goods, no horse, no Drought, no sheep, nobody to ransom: nothing to exhaust a card for."""
    s = g.state
    own(
        g,
        "weaving-3",
        "horsemanship-2",
        "sharp-traders-2",
        "sharp-traders-3",
        "fields-of-corn-2",
        "keepers-of-flocks-3",
    )
    s.out_of_play["trade-goods"] = s.out_of_play["horse"] = 0
    assert development_powers(g, "operations") == []
    s.resources = {"trade-goods": 2, "sheep": 1}
    for piece in ("man", "woman", "child"):
        s.out_of_play[piece] = 0
    s.ap = s.culture = 19
    assert development_powers(g, "operations") == []


@pytest.mark.rule("9.1-d", "9.1-a")
def test_a_purchase_in_a_set_up_cites_the_set_up(g: NavajoWars) -> None:
    """9.1 Price, refusal and gain are those of the scenario, not of a Victory Check."""
    s = g.state
    assert g.log is not None
    s.groups, s.culture, s.military = ["religion", "horsemanship"], 1, 0
    request = asked(buy_development(g, "14.3"))
    assert isinstance(request, Decision)
    assert request.refused is not None
    assert {each.rule for each in request.refused() if each.reason == "development-military"} == {"14.3"}
    play(buy_development(g, "14.3"), "buy-development religion-1")
    assert [(each.key, each.rule) for each in g.log][:2] == [
        ("development-paid", "14.3"),
        ("development-gained", "14.3"),
    ]
    assert {each.rule for each in map(partial(why_not_buy, g), ("religion-2",)) if each} == {"8.2 step 8"}
