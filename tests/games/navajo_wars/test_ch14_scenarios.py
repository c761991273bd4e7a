"""14. The six set-ups."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.navajo_wars.conftest import content
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch14_decks_and_orders import deck_of, lay_orders, lay_orders_as_drawn
from vigil.games.navajo_wars.rules.ch14_scenarios import (
    draw_ceremonies,
    draw_groups,
    first_developments,
    lose_one_at_random,
    new_state,
    place_family,
    place_manuelito,
    set_up,
)
from vigil.games.navajo_wars.state import AMERICAN, EMPTY, MEXICAN, SPANISH
from vigil.kernel.rules.asking import run
from vigil.kernel.rules.decks import Stack, cards_left, contains, draw_card
from vigil.kernel.rules.requests import Chance, Decision, Flow, Request
from vigil.kernel.testing import asked, names, play

SCENARIOS = (
    "rise-of-the-people",
    "los-duenos-del-mundo",
    "a-broken-country",
    "the-fearing-time",
    "the-rope-thrower",
    "the-navajo-wars",
)
SPANISH_CUBES = {"brown": 3, "white": 3, "black": 3, "red": 3, "yellow": 2, "green": 1}
MEXICAN_CUBES = {"brown": 4, "white": 4, "black": 3, "red": 3, "yellow": 2, "green": 3}
AMERICAN_CUBES = {"brown": 4, "white": 4, "black": 3, "red": 3, "yellow": 2, "green": 1, "blue": 1}


def game(scenario: str, **settings: str) -> NavajoWars:
    return NavajoWars(new_state(content(), scenario, settings), content(), log=[])


def first(flow: Flow[Any]) -> list[str]:
    """Answer everything with the last option or outcome, but keep a Ceremony card; returns the keys asked, in order."""
    keys: list[str] = []

    def answer(request: Request) -> Any:
        keys.append(request.key)
        if isinstance(request, Decision):
            options = list(request.offer())
            return options[0 if request.key == "ceremony-to-hand" else -1]
        assert isinstance(request, Chance)
        return request.outcomes[-1]

    run(flow, answer)
    return keys


@pytest.mark.parametrize(
    ("scenario", "period", "military", "culture", "ap", "morale", "ferocity"),
    [
        ("rise-of-the-people", SPANISH, 5, 9, 3, 5, 4),
        ("los-duenos-del-mundo", SPANISH, 5, 9, 3, 5, 4),
        ("a-broken-country", MEXICAN, 7, 12, 3, 7, 4),
        ("the-fearing-time", AMERICAN, 5, 5, 3, 3, 5),
        ("the-rope-thrower", AMERICAN, 5, 5, 0, 5, 5),
        ("the-navajo-wars", SPANISH, 5, 9, 3, 5, 4),
    ],
)
def test_14_tracks(
    scenario: str, period: int, military: int, culture: int, ap: int, morale: int, ferocity: int
) -> None:
    """Each set-up puts the markers of the General Record Track on its own numbers."""
    s = game(scenario).state
    assert (s.period, s.military, s.culture, s.ap) == (period, military, culture, ap)
    assert (s.morale, s.enemy_ferocity, s.turn, s.ending) == (morale, ferocity, 0, "")


@pytest.mark.rule("1.7.3-l")
@pytest.mark.parametrize(
    ("scenario", "cubes", "subjugated"),
    [
        ("rise-of-the-people", SPANISH_CUBES, {}),
        ("los-duenos-del-mundo", SPANISH_CUBES, {}),
        ("a-broken-country", MEXICAN_CUBES, {"red": 3}),
        ("the-fearing-time", AMERICAN_CUBES, {"red": 3}),
        ("the-rope-thrower", AMERICAN_CUBES, {}),
        ("the-navajo-wars", SPANISH_CUBES, {}),
    ],
)
def test_1_7_3_cubes_in_use(scenario: str, cubes: dict[str, int], subjugated: dict[str, int]) -> None:
    """15 cubes for the Spanish, 19 for the Mexicans, 18 for the Americans, in the bag or in Subjugation."""
    s = game(scenario).state
    assert s.subjugation == subjugated
    assert {colour: s.bag.get(colour, 0) + subjugated.get(colour, 0) for colour in cubes} == cubes
    assert sum(s.bag.values()) + sum(subjugated.values()) == sum(cubes.values())
    assert not s.raided
    assert not s.recovery


@pytest.mark.parametrize(
    ("scenario", "families", "resources"),
    [
        ("rise-of-the-people", "ABC", {}),
        ("a-broken-country", "ABCD", {"horse": 3, "sheep": 3}),
        ("the-fearing-time", "ABCDE", {"horse": 4, "sheep": 4}),
        ("the-rope-thrower", "ABCDE", {"horse": 4, "sheep": 4, "firearms": 1}),
        ("the-navajo-wars", "ABC", {}),
    ],
)
def test_14_pieces(scenario: str, families: str, resources: dict[str, int]) -> None:
    """Complete Families, three elders on the left, Resources; whatever is not used lies Out of Play, nothing is
    lost."""
    s = game(scenario).state
    pieces = content().stocks.pieces
    starting = [each.letter for each in s.families if each.man and each.woman and each.child]
    assert starting == list(families)
    assert [each.letter for each in s.families] == list("ABCDEF")
    assert s.elders == [1, 1, 1, 0, 0, 0, 0]
    assert s.resources == resources
    assert s.out_of_play["man"] == pieces["man"] - len(families)
    assert s.out_of_play["woman"] == pieces["woman"] - len(families)
    assert s.out_of_play["child"] == pieces["child"] - len(families)
    assert s.out_of_play["elder"] == pieces["elder"] - 3
    for piece in ("horse", "sheep", "firearms", "trade-goods", "harass"):
        assert s.out_of_play[piece] == pieces[piece] - resources.get(piece, 0)
    assert s.set_aside == {"trade-goods": 6, "harass": 2}
    assert s.corn_unseen == content().stocks.corn
    assert s.intruders_unseen == content().stocks.intruders
    assert not s.passage
    assert not s.intruders


@pytest.mark.rule("1.6.5-b", "14-a")
def test_1_6_5_forts_and_outposts_of_the_set_ups() -> None:
    """The Fearing Time and The Rope Thrower begin with both Forts; Ranchos stand, and only their period's Outposts
    wait."""
    fearing, rope = game("the-fearing-time").state, game("the-rope-thrower").state
    assert fearing.forts == rope.forts == {"defiance": 51, "fauntleroy": 31}
    assert fearing.ranchos == [13, 22]
    assert rope.ranchos == [11, 21]
    for s in (fearing, rope):
        assert (s.mission_stock, s.rancho_stock) == (0, 4)
    mexican = game("a-broken-country").state
    assert (mexican.forts, mexican.ranchos, mexican.mission_stock, mexican.rancho_stock) == ({}, [], 0, 6)
    for scenario in ("rise-of-the-people", "los-duenos-del-mundo"):
        s = game(scenario).state
        assert (s.forts, s.missions, s.mission_stock, s.rancho_stock) == ({}, [], 6, 0)
    campaign = game("the-navajo-wars").state
    assert (campaign.mission_stock, campaign.rancho_stock) == (6, 6)


def test_14_drought() -> None:
    """One counter in each of the six Territories of the later set-ups, none in the Canyon, none for the Spanish."""
    for scenario in ("a-broken-country", "the-fearing-time", "the-rope-thrower"):
        s = game(scenario).state
        assert (s.drought[1:], s.drought_stock) == ([1, 1, 1, 1, 1, 1, 0], 6)
    s = game("rise-of-the-people").state
    assert (s.drought, s.drought_stock) == ([0] * 8, 12)


@pytest.mark.parametrize(
    ("scenario", "cards"),
    [("rise-of-the-people", []), ("a-broken-country", [45]), ("the-fearing-time", [50]),
     ("the-rope-thrower", [50, 52, 53, 54])],
)  # fmt: skip
def test_14_cards_in_play(scenario: str, cards: list[int]) -> None:
    """Lasting cards lie at the top edge from the start; their events are not carried out."""
    g = game(scenario)
    assert g.state.in_play == cards
    bonuses: dict[str, int] = {}
    for card in cards:
        for key, n in g.content.history[card].bonuses.items():
            bonuses[key] = bonuses.get(key, 0) + n
    assert g.bonuses == bonuses


def layers(stack: Stack) -> list[tuple[int, int]]:
    return list(zip(stack.sizes, stack.marked, strict=True))


@pytest.mark.rule("13-trans")
@pytest.mark.parametrize(
    ("scenario", "piles", "total"),
    [
        ("rise-of-the-people", [(8, 41), (8, 42)], 18),
        ("los-duenos-del-mundo", [(8, 41), (8, 42), (8, 43), (8, 44), (8, 45)], 45),
        ("a-broken-country", [(8, 46), (8, 47), (8, 48), (8, 49), (8, 50)], 45),
        ("the-fearing-time", [(8, 51), (8, 52), (8, 53), (8, 54), (8, 55)], 45),
        ("the-rope-thrower", [(5, 0), (3, 55)], 9),
        ("the-navajo-wars", [(8, 41), (8, 42), (8, 43), (8, 44), (8, 45)], 45),
    ],
)
def test_14_decks(scenario: str, piles: list[tuple[int, int]], total: int) -> None:
    """Piles of eight with one card of the period each, the Transition among the last; The Rope Thrower has nine
    cards."""
    deck = game(scenario).state.deck
    assert layers(deck) == piles
    assert cards_left(deck) == total
    assert contains(deck, content().scenarios[scenario].last_card) or scenario == "the-navajo-wars"


def test_14_5_no_ceremonies_in_the_deck() -> None:
    """The Rope Thrower plays with Operations cards alone; the other decks may hold any of the forty."""
    assert deck_of(content(), content().scenarios["the-rope-thrower"]).pool == sorted(content().operations)
    assert deck_of(content(), content().scenarios["rise-of-the-people"]).pool == list(range(1, 41))


@pytest.mark.rule("13-trans")
def test_13_a_transition_is_drawn_from_the_last_pile_only() -> None:
    """45 can be drawn only when the four piles above are gone."""
    deck = game("los-duenos-del-mundo").state.deck
    del deck.sizes[:3], deck.marked[:3]
    assert 45 not in asked_card(deck)
    del deck.sizes[0], deck.marked[0]
    assert 45 in asked_card(deck)


def asked_card(stack: Stack) -> list[int]:
    request = asked(draw_card(stack, "2.1", "next-card"))
    assert isinstance(request, Chance)
    return [int(outcome) for outcome in request.outcomes]


@pytest.mark.rule("RR-6", "4.2.4-m")
def test_settings() -> None:
    """They are set when the game starts; without a word, as in the saves of older rules, they stand at their
    defaults."""
    s = game("rise-of-the-people").state
    assert (s.morale_to_roll, s.culture_ceiling, s.may_slip_away, s.carson_outposts) == (False, 9, False, False)
    s = game("rise-of-the-people", **{"raid-cubes": "choice", "carson-outposts": "on"}).state
    assert (s.may_slip_away, s.carson_outposts) == (True, True)
    s = game("rise-of-the-people", **{"morale-to-roll": "on", "culture-ceiling": "10"}).state
    assert (s.morale_to_roll, s.culture_ceiling) == (True, 10)
    assert game("rise-of-the-people", **{"culture-ceiling": "8"}).state.culture_ceiling == 8


# the player's part


@pytest.mark.rule("14-c")
def test_14_1_a_family_is_placed_with_any_ferocity() -> None:
    """Area and Ferocity are the player's, and all Areas of the Territories are asked at once."""
    g = game("rise-of-the-people")
    row = g.content.scenarios["rise-of-the-people"]
    family = g.state.families[0]
    request = asked(place_family(g, family, row))
    areas = {"shiprock": 6, "san-juan-valley": 6, "canyon-de-chelly": 3}
    assert names(request) == [f"place-at {key} {n + 1}" for key, most in areas.items() for n in range(most)]
    play(place_family(g, family, row), "place-at shiprock 6", "with-ferocity 3")
    assert (family.place, family.ferocity) == (16, 3)
    play(place_family(g, g.state.families[1], row), "place-at shiprock 6", "with-ferocity 0")
    assert g.state.families[1].place == 16


@pytest.mark.rule("14-c")
def test_14_4_a_family_starts_at_ferocity_0() -> None:
    """The Fearing Time leaves Territory and Area to the player, a Fort's Area too, but not Ferocity."""
    g = game("the-fearing-time")
    row = g.content.scenarios["the-fearing-time"]
    play(place_family(g, g.state.families[4], row), "place-at hopi-land 1")
    assert (g.state.families[4].place, g.state.families[4].ferocity) == (51, 0)


@pytest.mark.parametrize(
    ("die", "piece"), [(1, "man"), (2, "man"), (3, "woman"), (4, "woman"), (5, "child"), (6, "child")]
)
def test_14_5_one_counter_is_missing(die: int, piece: str) -> None:
    """The die numbers of the spaces tell which counter the Family begins without; it lies Out of Play."""
    g = game("the-rope-thrower")
    family = g.state.families[1]
    before = g.state.out_of_play[piece]
    play(lose_one_at_random(g, family, "14.5"), die)
    assert [each for each in ("man", "woman", "child") if not getattr(family, each)] == [piece]
    assert g.state.out_of_play[piece] == before + 1


@pytest.mark.rule("1.6.5-f")
def test_1_6_5_manuelito_by_set_up() -> None:
    """In The Rope Thrower Manuelito starts with any Family."""
    g = game("the-rope-thrower")
    for family, place in zip(g.state.families, (11, 21, 31, 51, 71), strict=False):
        family.place = place
    assert names(asked(place_manuelito(g, "14.5"))) == [f"manuelito-with {letter}" for letter in "ABCDE"]
    play(place_manuelito(g, "14.5"), "manuelito-with D")
    assert g.state.manuelito == "D"


@pytest.mark.rule("9.1.1-a")
def test_9_1_1_one_group_is_kept_and_three_of_seven_drawn_out() -> None:
    """The player keeps Religion; Weaving, Horsemanship and Sharp Traders are drawn out, so five groups remain."""
    g = game("rise-of-the-people")
    assert len(names(asked(draw_groups(g, 5)))) == 8
    out = asked(draw_groups(g, 5), "keep-group religion")
    assert isinstance(out, Chance)
    assert (out.kind, len(out.outcomes)) == ("card", 7)
    assert "religion" not in out.outcomes
    play(draw_groups(g, 5), "keep-group religion", "weaving", "horsemanship", "sharp-traders")
    assert g.state.groups == [
        "religion", "masters-of-the-mesas", "fields-of-corn", "keepers-of-flocks", "bonds-of-kinship",
    ]  # fmt: skip


FIVE = ["religion", "masters-of-the-mesas", "fields-of-corn", "keepers-of-flocks", "bonds-of-kinship"]


@pytest.mark.rule("9.1-a", "9.1-d")
def test_14_1_one_free_level_1() -> None:
    """One Level 1 of the five groups, for nothing."""
    g = game("rise-of-the-people")
    g.state.groups = list(FIVE)
    row = g.content.scenarios["rise-of-the-people"]
    offered = names(asked(first_developments(g, row)))
    assert all(name == "no-development" or name.endswith("-1") for name in offered)
    play(first_developments(g, row), "buy-development religion-1")
    assert g.state.developments == ["religion-1"]
    assert (g.state.culture, g.state.military) == (9, 5)


@pytest.mark.rule("9.1-a", "9.1-d")
def test_14_3_up_to_four_are_bought() -> None:
    """One at a time, each paid for; the fourth is the last, and the player may stop before."""
    g = game("a-broken-country")
    g.state.groups = list(FIVE)
    row = g.content.scenarios["a-broken-country"]
    cards = g.content.developments
    play(
        first_developments(g, row),
        *[f"buy-development {key}" for key in ("religion-1", "religion-2", "fields-of-corn-1", "bonds-of-kinship-1")],
    )
    bought = ["religion-1", "religion-2", "fields-of-corn-1", "bonds-of-kinship-1"]
    assert g.state.developments == bought
    assert g.state.culture == 12 - sum(cards[key].culture for key in bought)
    assert g.state.military == 7 - sum(cards[key].military for key in bought)
    other = game("a-broken-country")
    other.state.groups = list(FIVE)
    play(first_developments(other, row), "buy-development religion-1", "no-development")
    assert other.state.developments == ["religion-1"]


@pytest.mark.rule("9.1-a", "9.1-d", "9.1-i")
def test_14_4_eight_free_ones_with_their_prerequisites() -> None:
    """Level 2 only after Level 1; eight and no more; nothing is paid."""
    g = game("the-fearing-time")
    g.state.groups = list(FIVE)
    row = g.content.scenarios["the-fearing-time"]
    assert "buy-development religion-2" not in names(asked(first_developments(g, row)))
    assert "buy-development religion-2" in names(
        asked(first_developments(game_like(g), row), "buy-development religion-1")
    )
    keys = first(first_developments(g, row))
    assert len(keys) == len(g.state.developments) == 8
    assert (g.state.culture, g.state.military) == (5, 5)


def game_like(g: NavajoWars) -> NavajoWars:
    other = game(g.state.scenario)
    other.state.groups = list(g.state.groups)
    return other


@pytest.mark.rule("14.5-c")
def test_14_5_four_groups_are_complete() -> None:
    """The player names the group to do without; the twelve cards of the others are in play and the counters
    released."""
    g = game("the-rope-thrower")
    g.state.groups = list(FIVE)
    row = g.content.scenarios["the-rope-thrower"]
    play(first_developments(g, row), "leave-group-out religion")
    assert g.state.groups == FIVE[1:]
    assert sorted(g.state.developments) == sorted(f"{group}-{n}" for group in FIVE[1:] for n in (1, 2, 3))
    total: dict[str, int] = {}
    for key in g.state.developments:
        for name, n in g.content.developments[key].bonuses.items():
            total[name] = total.get(name, 0) + n
    for card in g.state.in_play:
        for name, n in g.content.history[card].bonuses.items():
            total[name] = total.get(name, 0) + n
    assert g.bonuses == total


def letters(*out: str) -> list[int]:
    return [2 * n for n, letter in enumerate("abcdefghijklmn") if letter not in out]


@pytest.mark.rule("6.2.1-s4-b", "6.2.1-s4-c")
def test_14_orders_by_the_alphabet() -> None:
    """Two of fourteen are drawn out; the rest lie capital side up, Active then Standby."""
    g = game("rise-of-the-people")
    request = asked(lay_orders(g, "14"))
    assert isinstance(request, Chance)
    assert (request.kind, len(request.outcomes)) == ("counter", 14)
    play(lay_orders(g, "14"), "order-n", "order-a")
    assert g.state.active + g.state.standby == letters("a", "n")
    assert g.state.inactive == [EMPTY] * 6


@pytest.mark.rule("14.5-a")
def test_14_5_orders_as_they_come() -> None:
    """Twelve draws, laid in that order; the two left over are out of the game."""
    g = game("the-rope-thrower")
    drawn = "cagibdnmfjke"
    play(lay_orders_as_drawn(g, "14.5"), *[f"order-{letter}" for letter in drawn])
    assert g.state.active + g.state.standby == [2 * (ord(letter) - 97) for letter in drawn]


@pytest.mark.rule("2.3.3-b", "14.5-b")
def test_14_5_three_ceremony_cards_one_kept() -> None:
    """Each puts its population into Passage of Time; only with an empty hand may a card be kept; no Enemy Way."""
    g = game("the-rope-thrower")
    s, cards = g.state, g.content.ceremonies
    row = g.content.scenarios["the-rope-thrower"]
    one, two, three = sorted(cards)[:3]
    tracks = (s.military, s.culture, s.ap, s.morale, s.enemy_ferocity)
    play(
        draw_ceremonies(g, row),
        one, f"leave-ceremony {cards[one].key}", two, f"take-into-hand {cards[two].key}", three,
    )  # fmt: skip
    assert s.hand == [two]
    assert s.discard == [one, three]
    grown: dict[str, int] = {}
    for card in (one, two, three):
        grown[cards[card].grows] = grown.get(cards[card].grows, 0) + 1
    assert {piece: n for piece, n in s.passage.items() if n} == grown
    assert tracks == (s.military, s.culture, s.ap, s.morale, s.enemy_ferocity)


def ceremony_outcomes(flow: Flow[None]) -> Iterator[int]:
    request = asked(flow)
    assert isinstance(request, Chance)
    yield from (int(outcome) for outcome in request.outcomes)


def test_14_5_ceremony_cards_are_drawn_from_the_twelve() -> None:
    """All twelve Ceremony cards may come; an Operations card never does."""
    g = game("the-rope-thrower")
    row = g.content.scenarios["the-rope-thrower"]
    assert list(ceremony_outcomes(draw_ceremonies(g, row))) == sorted(g.content.ceremonies)


@pytest.mark.rule("14-b")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_14_a_whole_set_up(scenario: str) -> None:
    """Every set-up comes to its end with all Families on the map, twelve Orders, five groups or four, and the first
    card."""
    g = game(scenario)
    s = g.state
    row = g.content.scenarios[scenario]
    keys = first(set_up(g))
    assert s.turn == 1
    assert [each.letter for each in s.families if each.place] == row.families
    assert EMPTY not in s.active + s.standby
    assert len(set(s.active + s.standby)) == 12
    assert len(s.groups) == (4 if row.development == "four-sets" else 5)
    assert len(s.developments) == {"one-free": 1, "buy-four": 4, "eight-free": 8, "four-sets": 12}[row.development]
    assert (s.manuelito != "") == row.manuelito
    assert len(s.hand) == (1 if row.hand_draw else 0)
    assert keys.count("order-laid" if row.unsorted else "order-out") == (12 if row.unsorted else 2)
    assert keys.count("missing-person") == (5 if row.missing_one else 0)
