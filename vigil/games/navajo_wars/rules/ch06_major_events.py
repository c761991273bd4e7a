"""6.1 Major Events: every card has one, carried out as its row says; and the check that the rows say what can be
done."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from vigil.games.navajo_wars.content.load import Content
from vigil.games.navajo_wars.content.tables import Params
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules import major_events_enemy as enemy
from vigil.games.navajo_wars.rules import major_events_land as land
from vigil.games.navajo_wars.rules import major_events_people as people
from vigil.games.navajo_wars.rules.blessing_ways import BLESSINGS
from vigil.games.navajo_wars.rules.ceremonies import ceremony
from vigil.games.navajo_wars.rules.ch06_lasting_cards import lay_face_up
from vigil.games.navajo_wars.rules.ch09_cultural_developments import NEEDS
from vigil.games.navajo_wars.rules.development_powers import ELSEWHERE, POWERS
from vigil.games.navajo_wars.rules.enemy_ways import ENEMY_WAYS
from vigil.games.navajo_wars.rules.historical_events import HISTORICAL_EVENTS
from vigil.games.navajo_wars.rules.intruders import place_intruder
from vigil.games.navajo_wars.rules.major_events_common import Count
from vigil.kernel.flow import Flow, do
from vigil.kernel.packs import complain

Effect = Callable[..., Flow[None] | None]

MAJOR_EVENTS: dict[str, Effect] = {
    "a-call-for-reprisals": enemy.a_call_for_reprisals,
    "a-first-laugh": people.a_first_laugh,
    "a-governor-is-recalled": enemy.a_governor_is_recalled,
    "a-headman-lies-ill": people.a_headman_lies_ill,
    "apache-war": enemy.apache_war,
    "apaches-raid-new-mexico": enemy.apaches_raid_new_mexico,
    "blankets-for-trade": people.blankets_for_trade,
    "cloudburst": land.cloudburst,
    "deep-snow": land.deep_snow,
    "dry-years": land.dry_years,
    "early-frost": land.early_frost,
    "female-rain": land.female_rain,
    "gifts-for-the-comanche": enemy.gifts_for_the_comanche,
    "herders-push-west": enemy.herders_push_west,
    "hopi-corn": land.hopi_corn,
    "kin-from-the-pueblos": people.kin_from_the_pueblos,
    "lambing-season": land.lambing_season,
    "peach-orchards": land.peach_orchards,
    "ransomed-captives": people.ransomed_captives,
    "runners-bring-word": people.runners_bring_word,
    "scouts-in-the-hills": enemy.scouts_in_the_hills,
    "settlers-turn-back": enemy.settlers_turn_back,
    "slave-raiders": enemy.slave_raiders,
    "smallpox": people.smallpox,
    "stores-for-the-winter": land.stores_for_the_winter,
    "the-headmen-gather": people.the_headmen_gather,
    "the-utes-ride-south": enemy.the_utes_ride_south,
    "traders-with-guns": enemy.traders_with_guns,
}


def major_event(g: NavajoWars, card: int) -> Flow[None]:
    """6.1 Every card drawn has a Major Event and it is carried out, whatever the kind of card; an Operations card may
    end it with Intruders. [2.2.2-a 6.1-a]"""
    content = g.content
    if card in content.operations:
        row = content.operations[card]
        g.heard and g.tell("6.1", "major-event", card=row.key)
        yield from carry_out(g, MAJOR_EVENTS, row.major)
        for _ in range(row.intruders):
            yield from place_intruder(g, "6.1")
    elif card in content.ceremonies:
        g.heard and g.tell("6.1", "major-event", card=content.ceremonies[card].key)
        yield from ceremony(g, card)
    else:
        yield from historical_event(g, card)


def historical_event(g: NavajoWars, card: int) -> Flow[None]:
    """6.1 The event of a Historical Event or Transition; a card whose effect lasts stays face up. [6.1.1-a 6.1.1-b]"""
    row = g.content.history[card]
    g.heard and g.tell("6.1", "major-event", card=row.key)
    yield from carry_out(g, HISTORICAL_EVENTS, row.event)
    if row.lasting:
        lay_face_up(g, card)


def carry_out(g: NavajoWars, effects: Mapping[str, Effect], event: Params) -> Flow[None]:
    """6.1 The effect a row names, with the row's parameters. [6.1-b]"""
    parameters = {key: value for key, value in event.items() if key != "do"}
    yield from do(effects[str(event["do"])](g, **parameters))


# what a content pack may say

BONUSES = frozenset((
    "mp", "mp-horse", "activations", "water-discount", "corn-discount", "council", "harvest", "elder-rating",
    "long-life", "goods-free", "goods-more", "goods-blocked", "diplomacy", "kin", "agriculture", "sheep-food",
    "fodder", "breed", "keep-corn", "battle", "battle-horse", "ambush-cap", "enemy-battle", "tribe-battle",
    "culture-ceiling", "vp", "evade", "evade-horse", "evade-high", "harass-free", "harass-range",
    "surrender-kin", "enemy-ap", "raid-counters", "tribal-raid", "reroll-discount",
))  # fmt: skip


def check_effects(content: Content) -> None:
    """6.1 Every row names an effect that exists, with its parameters, and bonuses that some rule asks for."""
    for index, operations in enumerate(content.operations.values()):
        check(content, "operations_cards.toml", f"cards[{index}].major", MAJOR_EVENTS, operations.major)
    for index, history in enumerate(content.history.values()):
        check(content, "historical_events.toml", f"cards[{index}].event", HISTORICAL_EVENTS, history.event)
        check_bonuses(content, "historical_events.toml", f"cards[{index}].bonuses", history.bonuses)
    for index, ceremony_card in enumerate(content.ceremonies.values()):
        check(content, "ceremony_cards.toml", f"cards[{index}].blessing", BLESSINGS, ceremony_card.blessing)
        check(content, "ceremony_cards.toml", f"cards[{index}].enemy_way", ENEMY_WAYS, ceremony_card.enemy_way)
    powers = {**POWERS, **dict.fromkeys(ELSEWHERE, offered_elsewhere)}
    needs: dict[str, Effect] = dict.fromkeys(NEEDS, at_least)
    for index, development in enumerate(content.developments.values()):
        if development.power:
            check(content, "cultural_developments.toml", f"cards[{index}].power", powers, development.power)
        if development.needs:
            check(content, "cultural_developments.toml", f"cards[{index}].needs", needs, development.needs)
        check_bonuses(content, "cultural_developments.toml", f"cards[{index}].bonuses", development.bonuses)


def offered_elsewhere(g: NavajoWars) -> None:
    """9.1 The shape of a power without parameters that other rules offer."""


def at_least(g: NavajoWars, *, n: Count) -> None:
    """9.1 The shape of a buying condition: so many of something."""


def check(content: Content, name: str, field: str, effects: Mapping[str, Effect], event: Params) -> None:
    """6.1 One effect of one row, against the function that carries it out."""
    key = event.get("do")
    if not isinstance(key, str) or key not in effects:
        raise complain(content.folders, name, field, f"expected do = one of {', '.join(sorted(effects))}")
    problem = misfit(effects[key], event)
    if problem:
        raise complain(content.folders, name, field, f"{key}: {problem}")


def misfit(effect: Effect, event: Params) -> str:
    """6.1 What is wrong with the parameters of an effect, "" if nothing: a name unknown or missing, a value of
    another kind."""
    wanted = {
        name: parameter.annotation
        for name, parameter in inspect.signature(effect, eval_str=True).parameters.items()
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY
    }
    given: dict[str, Any] = {name: value for name, value in event.items() if name != "do"}
    if given.keys() != wanted.keys():
        return f"expected the parameters {', '.join(wanted) or 'none'}, found {', '.join(given) or 'none'}"
    for name, value in given.items():
        try:
            msgspec.convert(value, wanted[name], strict=True)
        except msgspec.ValidationError as error:
            return f"{name}: {error}"
    return ""


def check_bonuses(content: Content, name: str, field: str, bonuses: Iterable[str]) -> None:
    """6.1 Every bonus is one that some rule asks for."""
    unknown = sorted(set(bonuses) - BONUSES)
    if unknown:
        known = ", ".join(sorted(BONUSES))
        raise complain(content.folders, name, field, f"unknown bonus {', '.join(unknown)}; expected one of {known}")
