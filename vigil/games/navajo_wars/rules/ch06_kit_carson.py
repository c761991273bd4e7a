"""6.2.3 Kit Carson, "Rope Thrower" (55): the end of the game in nine steps."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    families_in,
    in_play,
    lose_person,
    outposts,
    population_of,
)
from vigil.games.navajo_wars.rules.ch01_places import number_of, territory_of
from vigil.games.navajo_wars.rules.ch01_tracks import change_morale, lose_culture, lose_military
from vigil.games.navajo_wars.rules.ch03_actions import take_actions
from vigil.games.navajo_wars.rules.ch06_transitions import time_passes
from vigil.games.navajo_wars.rules.ch08_victory_checks import victory_check
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import automatic_defeat, end_game
from vigil.games.navajo_wars.rules.chart_tribal_raid import tribal_raid
from vigil.games.navajo_wars.rules.moments import card_for, moment, usable
from vigil.games.navajo_wars.state import CANYON, CAUGHT, DIE_TERRITORIES, State
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Number, Option, Part

KIT_CARSON = 55


def kit_carson(g: NavajoWars) -> Flow[None]:
    """6.2.3 The steps are gone through until one of them decides; play never goes on after it. [6.2-a 6.2.3-x]"""
    yield from last_passage_of_time(g)
    yield from last_victory_check(g)
    stand_undefeated(g)
    if (yield from ultimatum(g)):
        yield from strike_first(g)
    else:
        yield from retreat(g)


def last_passage_of_time(g: NavajoWars) -> Flow[None]:
    """6.2.3 step 1 A complete Passage of Time. [6.2.3-s1-a]"""
    yield from time_passes(g, "6.2.3 step 1")


def last_victory_check(g: NavajoWars) -> Flow[None]:
    """6.2.3 step 2 A Victory Check with a purchase; both tracks at 0 lose in it and once more after it.
    [6.2.3-s2-a 6.2.3-s2-b 2.2.4-c]"""
    vp = g.content.history[KIT_CARSON].vp
    g.heard and g.tell("6.2.3 step 2", "transition-check", n=vp)
    yield from victory_check(g, vp, True)
    automatic_defeat(g, "6.2.3 step 2")


def stand_undefeated(g: NavajoWars) -> None:
    """6.2.3 step 3 Military above Enemy Morale wins. [6.2.3-s3-a]"""
    s = g.state
    if s.military > s.morale:
        g.heard and g.tell("6.2.3 step 3", "stands-undefeated", military=s.military, morale=s.morale)
        end_game(g, "major-victory", "6.2.3 step 3")


def ultimatum(g: NavajoWars) -> Flow[bool]:
    """6.2.3 step 3 The Reservation or war: whether the Diné strike first. [6.2.3-s3-b]"""
    s = g.state
    strikes = yield from choose(
        "6.2.3 step 3",
        "ultimatum",
        lambda: [
            Option("strike-first", True, "6.2.3 step 3", None, lambda: standing(s)),
            Option("retreat-to-strongholds", False, "6.2.3 step 3", None, lambda: families_abroad(s)),
        ],
        {"military": s.military, "morale": s.morale},
    )
    g.heard and g.tell("6.2.3 step 3", "strikes-first" if strikes else "retreats")
    return strikes


def standing(s: State) -> Number:
    """6.2.3 step 3 Forts and Outposts that would have to fall."""
    return Number(
        "standing",
        (Part("6.2.3 step 3", "outposts-standing", outposts(s)), Part("6.2.3 step 3", "forts-standing", len(s.forts))),
    )


def strike_first(g: NavajoWars) -> Flow[None]:
    """6.2.3 step 3 One Take Actions operation, with a window before it; then everything if no Fort and no Outpost is
    left, else nothing. [6.2.3-s3-c MOM-a]"""
    s = g.state
    s.phase = "dine"
    if usable(g):
        yield from moment(g, "6.2.3 step 3", "before-the-actions", lambda: card_for(g))
    yield from take_actions(g)
    s.phase = ""
    g.heard and g.tell("6.2.3 step 3", "still-standing", n=standing(s))
    end_game(g, "major-defeat" if s.forts or outposts(s) else "major-victory", "6.2.3 step 3")


def retreat(g: NavajoWars) -> Flow[None]:
    """6.2.3 Steps 4 to 9 in order. [6.2.3-s3-d]"""
    yield from raid_each_territory(g)
    mourn(g)
    families_hold_out(g)
    outlast(g)
    canyon_falls(g)
    last_reckoning(g)


def raid_each_territory(g: NavajoWars) -> Flow[None]:
    """6.2.3 step 4 A Tribal Raid of Kit Carson's kind on each Territory with a Family, by rising number; never on the
    Canyon. [6.2.3-s4-a]"""
    for territory in DIE_TERRITORIES:
        if families_in(g.state, territory):
            yield from tribal_raid(g, "utes", territory, True)


def mourn(g: NavajoWars) -> None:
    """6.2.3 step 5 One Military for each counter in Passage of Time, people and animals; what Military cannot bear
    falls on Culture. At Military 0 the game is lost. [6.2.3-s5-a 6.2.3-s5-b 6.2.3-s5-c 6.2.3-s5-d 6.2.3-s5-e]"""
    s = g.state
    lose_military(g, sum(s.passage.values()), "6.2.3 step 5")
    if s.military == 0:
        g.heard and g.tell("6.2.3 step 5", "can-fight-no-more", culture=s.culture)
        end_game(g, "minor-defeat" if s.culture else "major-defeat", "6.2.3 step 5")


def families_abroad(s: State) -> Number:
    """6.2.3 step 6 Families in play outside the Canyon and not in a Caught Box. [6.2.3-s6-a 6.2.3-s7-a 6.2.3-s6-b]"""
    abroad = [each for each in in_play(s) if territory_of(each.place) != CANYON and number_of(each.place) != CAUGHT]
    return Number("families-abroad", (Part("6.2.3 step 6", "families-abroad", len(abroad)),))


def families_hold_out(g: NavajoWars) -> None:
    """6.2.3 step 6 Each Family still abroad wears Enemy Morale down by 1; at 0 the Enemy gives up. [6.2.3-s6-a]"""
    change_morale(g, -families_abroad(g.state).total, "6.2.3 step 6")
    if g.state.morale == 0:
        g.heard and g.tell("6.2.3 step 6", "enemy-gives-up")
        end_game(g, "minor-victory", "6.2.3 step 6")


def outlast(g: NavajoWars) -> None:
    """6.2.3 step 7 Enemy Morale below the number of Families abroad: a victory. [6.2.3-s7-a]"""
    free = families_abroad(g.state)
    if g.state.morale < free.total:
        g.heard and g.tell("6.2.3 step 7", "families-outlast", n=free, morale=g.state.morale)
        end_game(g, "minor-victory", "6.2.3 step 7")


def canyon_falls(g: NavajoWars) -> None:
    """6.2.3 step 8 All people of the Families in the Canyon go Out of Play, at 1 Culture each; the Families leave the
    map. [6.2.3-s8-a 6.2.3-s8-b]"""
    s = g.state
    removed = 0
    for each in families_in(s, CANYON):
        for piece in population_of(each):
            lose_person(g, each, piece, s.out_of_play, "6.2.3 step 8", "person-lost-to-carson")
            removed += 1
        check_adults(g, each)
    g.heard and g.tell("6.2.3 step 8", "canyon-falls", n=removed)
    lose_culture(g, removed, "6.2.3 step 8")


def last_reckoning(g: NavajoWars) -> None:
    """6.2.3 step 9 One point of Culture or Military left is enough. [6.2.3-s9-a]"""
    s = g.state
    g.heard and g.tell("6.2.3 step 9", "last-reckoning", n=s.culture + s.military)
    end_game(g, "minor-victory" if s.culture or s.military else "minor-defeat", "6.2.3 step 9")
