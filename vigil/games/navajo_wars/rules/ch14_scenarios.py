"""14. Scenarios: the six set-ups."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.content.tables import ScenarioRow
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import in_play, lose_person
from vigil.games.navajo_wars.rules.ch01_pieces import move_piece
from vigil.games.navajo_wars.rules.ch01_places import areas_of, where
from vigil.games.navajo_wars.rules.ch09_cultural_developments import buy_development, lay_development
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch14_decks_and_orders import deck_of, lay_orders, lay_orders_as_drawn
from vigil.games.navajo_wars.rules.effects.ceremonies import keep_card, people_come
from vigil.games.navajo_wars.state import (
    CANYON,
    FAMILY_PIECES,
    LETTERS,
    PERIODS,
    Family,
    State,
)
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Chance, Flow, Option
from vigil.kernel.sets.limits import ForEach

PURCHASES = 4
FREE_ONES = 8


def new_state(content: Content, scenario: str, settings: Mapping[str, str]) -> State:
    """14 The table as the scenario's list lays it out, before the player has been asked anything. [1.7.3-l]"""
    row = content.scenarios[scenario]
    state = State(
        scenario=scenario,
        period=PERIODS.index(row.period),
        morale_to_roll=settings.get("morale-to-roll", "off") == "on",
        culture_ceiling=int(settings.get("culture-ceiling", "9")),
        may_slip_away=settings.get("raid-cubes", "forced") == "choice",
        carson_outposts=settings.get("carson-outposts", "off") == "on",
        ap=row.ap,
        culture=row.culture,
        military=row.military,
        morale=row.morale,
        enemy_ferocity=row.enemy_ferocity,
        bag=dict(row.bag.items()),
        subjugation=dict(row.subjugation.items()),
        in_play=list(row.in_play),
        deck=deck_of(content, row),
    )
    give_pieces(state, content, row)
    place_enemy(state, content, row)
    return state


def give_pieces(state: State, content: Content, row: ScenarioRow) -> None:
    """14 A man, a woman and a child for each starting Family, elders, Resources; what is not used lies Out of Play."""
    stocks = content.stocks
    state.out_of_play, state.set_aside = dict(stocks.pieces), dict(stocks.set_aside)
    state.corn_unseen, state.intruders_unseen = dict(stocks.corn), dict(stocks.intruders)
    state.families = [Family(letter) for letter in LETTERS]
    for letter in row.families:
        family = state.families[LETTERS.index(letter)]
        family.man = family.woman = family.child = True
    for piece in FAMILY_PIECES:
        state.out_of_play[piece] -= len(row.families)
    state.elders = list(row.elders)
    state.out_of_play["elder"] -= sum(row.elders)
    for piece, n in row.resources.items():
        for _ in range(n):
            move_piece(state.out_of_play, state.resources, piece)


def place_enemy(state: State, content: Content, row: ScenarioRow) -> None:
    """14 Drought, Forts and Outposts on the map, the other Outposts in stock. [1.6.5-b 14-a]"""
    stocks = content.stocks
    for territory in range(1, CANYON):
        state.drought[territory] = row.drought
    state.drought_stock = stocks.drought - sum(state.drought)
    state.forts = {fort: die * 10 + area for fort, (die, area) in row.forts.items()}
    state.missions = [die * 10 + area for die, area in row.missions]
    state.ranchos = [die * 10 + area for die, area in row.ranchos]
    state.mission_stock = stocks.missions - len(state.missions) if row.mission_stock else 0
    state.rancho_stock = stocks.ranchos - len(state.ranchos) if row.rancho_stock else 0


def set_up(g: NavajoWars) -> Flow[None]:
    """14 What the player and chance decide before the first card. [14-b]"""
    s = g.state
    row = g.content.scenarios[s.scenario]
    if row.missing_one:
        for letter in row.families:
            yield from lose_one_at_random(g, s.families[LETTERS.index(letter)], row.section)
    for letter in row.families:
        yield from place_family(g, s.families[LETTERS.index(letter)], row)
    if row.manuelito:
        yield from place_manuelito(g, row.section)
    yield from draw_groups(g, row.sets)
    yield from first_developments(g, row)
    if row.unsorted:
        yield from lay_orders_as_drawn(g, row.section)
    else:
        yield from lay_orders(g, "14")
    if row.hand_draw:
        yield from draw_ceremonies(g, row)
    s.turn = 1
    g.heard and g.tell(row.section, "set-up-done", scenario=s.scenario)


def lose_one_at_random(g: NavajoWars, family: Family, rule: str) -> Flow[None]:
    """14.5 The die numbers on the spaces of the Family Box tell which population counter is missing."""
    eyes = yield from roll(g, rule, "missing-person", {"family": family.letter})
    piece = next(piece for piece, numbers in g.content.stocks.surrender.items() if eyes in numbers)
    lose_person(g, family, piece, g.state.out_of_play, rule)


def place_family(g: NavajoWars, family: Family, row: ScenarioRow) -> Flow[None]:
    """14 In any Area of the Territories named, at any Ferocity or at 0 as the scenario says; several may share one.
    [14-c]"""
    facts = {"family": family.letter}
    family.place = yield from choose(
        row.section,
        "place-area",
        lambda: ForEach(
            (row.section,), start_areas(g, row), lambda rule, area: Option("place-at", area, rule, where(g, area))
        ),
        facts,
    )
    if row.free_ferocity:
        family.ferocity = yield from choose(
            row.section,
            "place-ferocity",
            lambda: [Option("with-ferocity", n, row.section, {"n": n}) for n in range(4)],
            facts,
        )
    g.heard and g.tell(row.section, "family-placed", family=family.letter, **where(g, family.place), n=family.ferocity)


def start_areas(g: NavajoWars, row: ScenarioRow) -> list[int]:
    """14 Every Area of the Territories named."""
    return [area for key in row.territories for area in areas_of(g, g.content.names.index(key))]


def place_manuelito(g: NavajoWars, rule: str) -> Flow[None]:
    """14.5 Manuelito starts with any Family. [1.6.5-f]"""
    s = g.state
    s.manuelito = yield from choose(
        rule,
        "place-manuelito",
        lambda: [Option("manuelito-with", each.letter, rule, {"family": each.letter}) for each in in_play(s)],
    )
    g.heard and g.tell(rule, "manuelito-placed", family=s.manuelito)


def draw_groups(g: NavajoWars, sets: int) -> Flow[None]:
    """9.1.1 The player keeps one group; three of the other seven are drawn out, so five are in the game. [9.1.1-a]"""
    s = g.state
    every = list(g.content.groups)
    kept = yield from choose(
        "9.1.1",
        "keep-group",
        lambda: [Option("keep-group", group, "9.1.1", {"group": group}) for group in every],
    )
    others = [group for group in every if group != kept]
    for _ in range(len(every) - sets):
        drawn: str = yield Chance("9.1.1", "group-out", "card", list(others))
        others.remove(drawn)
        g.heard and g.tell("9.1.1", "group-out", group=drawn)
    s.groups = [group for group in every if group == kept or group in others]


def first_developments(g: NavajoWars, row: ScenarioRow) -> Flow[None]:
    """14 One free Level 1, up to four bought one at a time, eight free ones, or four complete groups. [9.1-a 9.1-d]"""
    if row.development == "four-sets":
        yield from complete_groups(g, row.section)
        return
    free = row.development != "buy-four"
    n = 1 if row.development == "one-free" else FREE_ONES if free else PURCHASES
    for _ in range(n):
        if not (yield from buy_development(g, row.section, free=free)):
            return


def complete_groups(g: NavajoWars, rule: str) -> Flow[None]:
    """14.5 One of the five groups is left out, by the player's choice; the other four are complete. [14.5-c]"""
    s = g.state
    out = yield from choose(
        rule,
        "leave-group-out",
        lambda: [Option("leave-group-out", group, rule, {"group": group}) for group in s.groups],
    )
    s.groups.remove(out)
    g.heard and g.tell(rule, "group-out", group=out)
    for group in s.groups:
        for level in (1, 2, 3):
            lay_development(g, f"{group}-{level}", rule)
    g.count_bonuses()


def draw_ceremonies(g: NavajoWars, row: ScenarioRow) -> Flow[None]:
    """14.5 Ceremony cards, one at a time: each puts its population counter into Passage of Time, none has its Enemy
    Way, and with an empty hand the card may be kept; the others are discarded. [2.3.3-b 14.5-b]"""
    s, cards = g.state, g.content.ceremonies
    left = sorted(cards)
    for _ in range(row.hand_draw):
        card: int = yield Chance(row.section, "ceremony-drawn", "card", list(left))
        left.remove(card)
        g.heard and g.tell(row.section, "ceremony-drawn", card=cards[card].key)
        people_come(g, cards[card].key)
        if not s.hand:
            yield from keep_card(g, cards[card].key)
        if card not in s.hand:
            s.discard.append(card)
