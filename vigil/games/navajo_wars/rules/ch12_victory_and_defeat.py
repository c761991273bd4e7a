"""12. Victory and Defeat: the ends in mid-game, and the judgement when the scenario is over."""

from __future__ import annotations

from typing import NoReturn

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import anyone_at_a_fort, outposts
from vigil.games.navajo_wars.rules.ch01_tracks import TRACK_TOP, change_morale
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.state import State
from vigil.kernel.rules.requests import Flow, Number, Part

KIT_CARSON = 55


class GameOver(Exception):
    """The game has ended; `state.ending` says how."""


def end_game(g: NavajoWars, ending: str, rule: str) -> NoReturn:
    """12. Play stops at once."""
    g.state.ending, g.state.ending_rule = ending, rule
    g.heard and g.tell(rule, "game-over", ending=ending)
    raise GameOver


def automatic_end(g: NavajoWars) -> Flow[None]:
    """12.1, 12.2 The tests of the Discard Phase, defeat first. [12.2-g 2.3.2-d]"""
    automatic_defeat(g, "12.1")
    return automatic_victory(g)


def automatic_defeat(g: NavajoWars, rule: str) -> None:
    """12.1 With Military 0 and Culture 0 the game is lost, but only where a rule looks: Victory Check step 3, the
    Discard Phase, step 2 of a Transition. [12.1-a 12.1-b 2.3.2-a]"""
    if g.state.military == 0 and g.state.culture == 0:
        g.heard and g.tell(rule, "nothing-left")
        end_game(g, "major-defeat", rule)


def strongholds(s: State) -> Number:
    """12.2 Outposts of both kinds and Forts in play. [12.2-e]"""
    return Number(
        "strongholds",
        (
            Part("12.2", "strongholds-missions", len(s.missions)),
            Part("12.2", "strongholds-ranchos", len(s.ranchos)),
            Part("12.2", "strongholds-forts", len(s.forts)),
        ),
    )


def automatic_victory(g: NavajoWars) -> Flow[None]:
    """12.2 With Enemy Morale 0 a die above the Outposts and Forts in play wins; otherwise the Enemy takes heart.
    [12.2-a 12.2-b 12.2-d 12.2-h 1.7.4-l 2.3.2-b]"""
    s = g.state
    if s.morale > 0:
        return
    if anyone_at_a_fort(s):
        stand_by_the_fort(g)
        return
    number = strongholds(s)
    eyes = yield from roll(g, "12.2", "automatic-victory", {"n": number.total}, lambda eyes: eyes > number.total)
    g.heard and g.tell("12.2", "automatic-victory", n=eyes, strongholds=number)
    if eyes > number.total:
        end_game(g, "major-victory", "12.2")
    change_morale(g, recovered_morale(s, eyes), "12.2")


def recovered_morale(s: State, eyes: int) -> int:
    """12.2 Enemy Morale after a failed roll: Outposts and Forts, or the die if that switch is on. [12.2-b 12.2-c]"""
    return eyes if s.morale_to_roll else outposts(s) + len(s.forts)


def stand_by_the_fort(g: NavajoWars) -> None:
    """12.2.1 A Family in a Fort's Area: no roll, Enemy Morale rises to Outposts and Forts. [12.2.1-a 2.3.2-c]"""
    g.heard and g.tell("12.2.1", "no-automatic-victory")
    change_morale(g, strongholds(g.state).total, "12.2.1")


def judge_scenario(g: NavajoWars) -> None:
    """12.3 The scenario is over: each black cube in Subjugation is worth 1 Enemy Morale, then Military less Enemy
    Morale tells. What ends with card 55 is judged there (6.2.3): the general rule is left for it.
    [12.3-a 12.3-b 1.4-b 1.4-a GM-8]"""
    s = g.state
    scenario = g.content.scenarios[s.scenario]
    if scenario.last_card == KIT_CARSON:
        end_game(g, "major-victory" if s.military > s.morale else "major-defeat", "12.3")
    if black := s.subjugation.get("black", 0):
        g.heard and g.tell(scenario.section, "black-cubes", n=black)
        change_morale(g, black, scenario.section)
    margin = Number("margin", (Part("12.3", "margin-military", s.military), Part("12.3", "margin-morale", -s.morale)))
    g.heard and g.tell(scenario.section, "judged", margin=margin)
    end_game(g, level(margin.total), scenario.section)


def judgement(g: NavajoWars) -> tuple[str, str, Number]:
    """12 The ending if the scenario were over now, its section, and the margin that says so: Military less Enemy
    Morale, to which the black cubes in Subjugation would be added. Where card 55 ends it, Military that is not above
    Enemy Morale brings the ultimatum, after which everything is still open. [6.2.3-s3-a 6.2.3-s3-b]"""
    s = g.state
    scenario = g.content.scenarios[s.scenario]
    parts = [Part("12.3", "margin-military", s.military), Part("12.3", "margin-morale", -s.morale)]
    if scenario.last_card != KIT_CARSON and s.subjugation.get("black", 0):
        rise = min(s.subjugation["black"], TRACK_TOP - s.morale)
        parts.append(Part(scenario.section, "margin-black", -rise))
    margin = Number("margin", tuple(parts))
    if s.military == 0 and s.culture == 0:
        return "major-defeat", "12.1", margin
    if scenario.last_card == KIT_CARSON:
        return "major-victory" if margin.total > 0 else "ultimatum", "6.2.3 step 3", margin
    return level(margin.total), scenario.section, margin


def level(margin: int) -> str:
    """12.3 Three or more, one or two, 0 to -2, -3 or less. [12.3-b]"""
    if margin > 0:
        return "major-victory" if margin >= 3 else "minor-victory"
    return "minor-defeat" if margin >= -2 else "major-defeat"
