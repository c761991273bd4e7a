"""General: the order of play. A turn is one step of the agenda, up to the next that begins a turn of its own."""

from __future__ import annotations

from collections.abc import Callable

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.combat import arm_fight, combat_round
from vigil.games.this_war_of_mine.rules.dawn import alcohol, come_back, fate, medicine, mourning, narrative, save
from vigil.games.this_war_of_mine.rules.day_actions import act, danger, job, tidy
from vigil.games.this_war_of_mine.rules.dusk import food, water
from vigil.games.this_war_of_mine.rules.effects.carry_out import effect, effects_later
from vigil.games.this_war_of_mine.rules.endings import farewell
from vigil.games.this_war_of_mine.rules.evening import evening
from vigil.games.this_war_of_mine.rules.findings import choose_findings
from vigil.games.this_war_of_mine.rules.general import begin_phase, moment, pass_journal
from vigil.games.this_war_of_mine.rules.morning import finish_waiting, judge, morning, objective
from vigil.games.this_war_of_mine.rules.night_raid import arm, crime_wave, raid_card, raid_over
from vigil.games.this_war_of_mine.rules.scavenging import (
    arrive,
    destination,
    explore,
    footfall,
    incident,
    pack,
    scavenging,
)
from vigil.games.this_war_of_mine.rules.set_up import set_up
from vigil.games.this_war_of_mine.state import Step
from vigil.kernel.rules.requests import Flow


def phase(g: War, step: Step) -> None:
    """General A phase begins, and with it what was to come then. [R001]"""
    begin_phase(g, step.source)
    moment(g, step.source)


def night(g: War, step: Step) -> None:
    """Night Raid The night goes on at home, whether or not anybody came back. What was to come tonight comes when the
    guards are armed. [R145 R261 rd75]
    """
    g.state.trip = None
    begin_phase(g, "night-raid")
    agenda = g.state.agenda
    arming = [agenda.pop()] if agenda and agenda[-1].kind == "arm" else []
    moment(g, "night")
    agenda += arming


STEPS: dict[str, Callable[[War, Step], Flow[None] | None]] = {
    "set-up": set_up,
    "phase": phase,
    "pass": pass_journal,
    "effect": effect,
    "effects": effects_later,
    "morning": morning,
    "judge": judge,
    "objective": objective,
    "ready": finish_waiting,
    "act": act,
    "danger": danger,
    "job": job,
    "tidy": tidy,
    "water": water,
    "food": food,
    "evening": evening,
    "scavenging": scavenging,
    "destination": destination,
    "pack": pack,
    "arrive": arrive,
    "footfall": footfall,
    "explore": explore,
    "incident": incident,
    "findings": choose_findings,
    "arm-fight": arm_fight,
    "round": combat_round,
    "night": night,
    "arm": arm,
    "raid": raid_card,
    "raid-over": raid_over,
    "crime-wave": crime_wave,
    "return": come_back,
    "medicine": medicine,
    "alcohol": alcohol,
    "fate": fate,
    "narrative": narrative,
    "mourning": mourning,
    "save": save,
}
TURNS = frozenset(
    ("phase", "act", "water", "food", "evening", "destination", "pack", "explore", "findings", "round", "arm", "raid")
    + ("crime-wave", "return", "medicine", "alcohol", "fate", "narrative", "mourning", "save")
)  # a turn begins with one of these


PASS = Step("pass")
DAY = (
    *(Step("phase", "morning"), Step("morning"), PASS),
    *(Step("phase", "day"), Step("act", n=1), PASS, Step("act", n=2), PASS, Step("act", n=3), PASS),
    *(Step("phase", "dusk"), Step("water"), Step("food"), PASS),
    *(Step("phase", "evening"), Step("evening"), PASS),
    Step("scavenging"),
    *(Step("night"), Step("arm"), Step("raid"), Step("crime-wave"), PASS),
    *(Step("return"), Step("medicine"), Step("alcohol"), Step("fate"), Step("alcohol"), PASS),
    *(Step("narrative"), PASS, Step("alcohol"), Step("mourning"), Step("save")),
)


def new_day(g: War) -> None:
    """General Seven phases in this order, and the Journal passes where its marker stands, nowhere else.

    [R001 R053 R067 R088 R098 R099 R112 R144 R171 R181 R184 R188 R251 R261 rd28]
    """
    g.state.day += 1
    g.state.skipped = []
    g.then(*DAY)


def turn(g: War) -> Flow[None] | None:
    """General One step, one Exploration card, one round of combat, one part of a phase. [R001 R245]"""
    s = g.state
    s.turn += 1
    if not s.agenda:
        new_day(g)
    agenda = s.agenda
    while True:
        step = agenda.pop()
        flow = STEPS[step.kind](g, step)
        if flow is not None:
            return from_here(g, flow)
        if s.ending or not agenda or agenda[-1].kind in TURNS:
            break
    if s.ending == "defeat":
        farewell(g, s.gone)
    return None


def from_here(g: War, flow: Flow[None]) -> Flow[None]:
    """General The turn from a step on that may ask. [R001]"""
    s = g.state
    agenda = s.agenda
    yield from flow
    while not s.ending and agenda and agenda[-1].kind not in TURNS:
        step = agenda.pop()
        going_on = STEPS[step.kind](g, step)
        if going_on is not None:
            yield from going_on
    if s.ending == "defeat":
        farewell(g, s.gone)
