"""The own turn: what may be done, what may not and why, and what happens between two actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.action_needs import GUN, circumstances
from vigil.games.under_our_sun.rules.actions import Action, Args, allowed, alone, with_company
from vigil.games.under_our_sun.rules.camping import CAMPING
from vigil.games.under_our_sun.rules.combat import combat_round
from vigil.games.under_our_sun.rules.combat_options import combat_deeds, combat_refusals, in_reach
from vigil.games.under_our_sun.rules.crafting import AMMUNITION, BUILDING
from vigil.games.under_our_sun.rules.duel import DUELS
from vigil.games.under_our_sun.rules.health import drink
from vigil.games.under_our_sun.rules.interactions import INTERACTIONS
from vigil.games.under_our_sun.rules.item_use import USING
from vigil.games.under_our_sun.rules.merchants import DURING_A_VISIT, MERCHANTS
from vigil.games.under_our_sun.rules.missions import judge
from vigil.games.under_our_sun.rules.movement import MOVEMENT, steps
from vigil.games.under_our_sun.rules.night_cards import night_card_at_start
from vigil.games.under_our_sun.rules.tile_entry import awaited, due_events
from vigil.games.under_our_sun.rules.trade import TRADE
from vigil.games.under_our_sun.rules.traitor import (
    call,
    call_options,
    is_semi,
    march,
    march_options,
    march_refusals,
    silent_calls,
    traitor,
)
from vigil.games.under_our_sun.state import Character, Enemy, Step
from vigil.kernel.rules.asking import opening
from vigil.kernel.rules.requests import Decision, Fact, Flow, Option, Refusal

Choice = tuple[str, ...]  # the kind of action and its details
COMBAT, CALL, COMMAND, WAIT = "combat", "call", "command", "wait"
OWN = (COMBAT,)
KINDS: dict[str, Action] = {
    **MOVEMENT,
    **INTERACTIONS,
    **BUILDING,
    **USING,
    **AMMUNITION,
    **CAMPING,
    **TRADE,
    **MERCHANTS,
    **DUELS,
}
Plan = tuple[str, str, str, Any, Any, Any, Any]  # a kind laid out for listing


def laid_out(kinds: dict[str, Action]) -> list[Plan]:
    """Actions What is asked of each kind when all are listed: its cost, what speaks against it, and either the option,
    which without details is made once for all games, or its ways."""
    return [
        (
            key,
            kind.rule,
            kind.like or key,
            kind.cost,
            None if kind.why_not is allowed and kind.every is not alone else kind.why_not,
            Option(key, (key,), kind.rule) if kind.every is alone else None,
            None if kind.every is alone else kind.every,
        )
        for key, kind in kinds.items()
    ]


STEPS = ("move", "charge", "sneak", "explore")  # listed by themselves
PLAN = laid_out({key: kind for key, kind in KINDS.items() if key not in STEPS})
NEEDS = [(plan, KINDS[plan[0]].needs) for plan in PLAN]
DUEL_PLAN = laid_out(DUELS)


@lru_cache(maxsize=256)
def thinkable(given: int) -> list[Plan]:
    """Actions The kinds whose needs are met under these circumstances. [R004 R005]"""
    return [plan for plan, needs in NEEDS if needs & given == needs]


REST: Option[Choice] = Option(WAIT, (WAIT,), "Combat: Actions")


def begin_turn(g: Sun, step: Step) -> Flow[None]:
    """Day A turn: drink, at night draw a card, then act. One that begins with 0 AP has the first two as well.

    [R111 R319 R321 R324 R325 R353 A24 A93]
    """
    c = g.character(step.who)
    if c.died >= 0:
        return
    g.state.active, g.state.shown, g.state.rolls = c.key, [], []
    c.played = True
    g.heard and g.tell("Day", "turn-begins", person=c.key)
    drink(g, c, "Day")
    if g.is_night():
        yield from night_card_at_start(g, c)
    if awaited(g):
        yield from due_events(g)
    g.then(Step("act", c.key))
    judge(g)


def act(g: Sun, step: Step) -> Flow[None]:
    """Actions One action and everything it sets off. At 0 AP the turn is over at once; otherwise only Wait ends it.

    [R004 R005 R039 R040 R111 R349 A75 A90]
    """
    c = g.character(step.who)
    agenda = g.state.agenda
    again = len(agenda)
    agenda.append(step)  # again, after whatever this action sets off: a mission card is read at once
    semi = is_semi(g)
    if semi or anybody_waits(g):
        yield from between_actions(g)
        if agenda[-1] is not step:
            return  # a mission card is to be read first
    if c.died >= 0 or c.ap <= 0 or c.waiting or g.state.ending:
        del agenda[again]
        return
    facts: dict[str, Fact] = {"person": c.key, "n": c.ap}
    chosen: Option[Choice] = yield Decision(
        "Actions",
        "act",
        partial(offers, g, c),
        facts=facts,
        refused=partial(refusals, g, c),
        seat=c.seat,
        always=semi,
    )
    flow = carry_out_choice(g, c, chosen.value)
    if flow is not None:  # it may ask
        yield from flow
    if awaited(g):
        yield from due_events(g)
    after_action(g)


def offers(g: Sun, c: Character) -> list[Option[Choice]]:
    """Actions Everything that may be done now. [R004 R005 R329]"""
    s, at = g.state, c.at
    crowd = [each.at for each in s.people if each.died < 0]
    there, foes = [], []
    for each in s.enemies:
        if each.at == at:
            there.append(each)
            if not each.dead and (not (each.merchant or c.revealed) or g.hates(each, c)):
                foes.append(each)
    given = circumstances(g, c, crowd, there)
    found = combat_options(g, c, foes) if foes or given & GUN else []
    found += steps(g, c, crowd)
    found += ways_of(g, c, thinkable(given))
    if c.team and traitor(c):
        for call_option in call_options(g, c):
            found.append(Option(CALL, (CALL, call_option.value), call_option.rule, call_option.facts))
        for march_option in march_options(g, c):
            found.append(Option(COMMAND, (COMMAND, *march_option.value), march_option.rule, march_option.facts))
    found.append(REST)
    return found


def combat_options(g: Sun, c: Character, foes: Sequence[Enemy]) -> list[Option[Choice]]:
    """Combat: Actions What may be done in a fight with these on the tile or from afar, as an action of the own turn.

    [R255]
    """
    return combat_deeds(g, c, foes, lead=OWN)


def ways_of(g: Sun, c: Character, plan: list[Plan]) -> list[Option[Choice]]:
    """Actions All ways in which actions of these kinds may be done now: nothing speaks against them, and the AP are
    there.

    [R005 R039]
    """
    found: list[Option[Choice]] = []
    ap, costs = c.ap, g.content.rulebook.costs
    for key, rule, like, cost, why_not, lone, every in plan:
        if cost is None and costs[like] > ap:
            continue
        if lone is not None:
            if (cost is None or cost(g, c) <= ap) and not why_not(g, c):
                found.append(lone)
            continue
        for args, facts in every(g, c):
            if (cost is None or cost(g, c, *args) <= ap) and (why_not is None or not why_not(g, c, *args)):
                found.append(Option(key, (key, *args), rule, facts or None))
    return found


def refusals(g: Sun, c: Character) -> Iterator[Refusal]:
    """Actions What may not be done now, and the reason. [R005 R039]"""
    yield from combat_refusals(g, c)
    yield from march_refusals(g, c)
    for key, kind in KINDS.items():
        for args, facts in kind.every(g, c):
            reason = refusal_of(g, c, key, kind, args)
            if reason:
                yield Refusal(key, reason, kind.rule, facts or None, {"n": cost_of(g, c, key, kind, args)})


def refusal_of(g: Sun, c: Character, key: str, kind: Action, args: Args) -> str:
    """Actions What speaks against it: the rules of the action, or too few AP. [R005 R039]"""
    reason = kind.why_not(g, c, *args)
    if reason:
        return reason
    return "too-few-ap" if cost_of(g, c, key, kind, args) > c.ap else ""


def cost_of(g: Sun, c: Character, key: str, kind: Action, args: Sequence[str]) -> int:
    """Actions As the table of the book says. [R005 R329]"""
    return kind.cost(g, c, *args) if kind.cost else g.content.rulebook.costs[kind.like or key]


def price(g: Sun, c: Character, chosen: Choice) -> int:
    """Actions The AP of a choice, as carrying it out takes them. [R005 R039]"""
    kind = chosen[0]
    if kind in (WAIT, CALL):
        return 0
    if kind in (COMBAT, COMMAND):
        return g.cost(chosen[1] if kind == COMBAT else COMMAND)
    return cost_of(g, c, kind, KINDS[kind], chosen[1:])


def carry_out_choice(g: Sun, c: Character, chosen: Choice) -> Flow[None] | None:
    """Actions The AP are paid, then it is done; another kind of action ends a merchant's visit.

    [R005 R039 R262 A94]
    """
    kind, args = chosen[0], chosen[1:]
    s = g.state
    s.shown, s.rolls = [], []
    action = KINDS.get(kind)
    if action is not None:
        if c.visiting and kind not in DURING_A_VISIT and kind != "rob":
            c.visiting = ""
        if kind != "trade":
            c.ap -= action.cost(g, c, *args) if action.cost else g.content.rulebook.costs[action.like or kind]
        flow: Flow[None] | None = action.run(g, c, *args)
        return flow
    if kind == WAIT:
        c.waiting, c.engaged = True, in_reach(g, c)
        g.heard and g.tell("Combat: Actions", "waits", person=c.key, n=c.ap)
        return None
    if kind == CALL:
        return call(g, c, args[0])
    c.ap -= price(g, c, chosen)
    if kind == COMMAND:
        return with_company(g, c, lambda: march(g, c, args[0], args[1]))
    c.visiting = ""
    return combat_round(g, c, (args[0], args[1], args[2]))


def after_action(g: Sun) -> None:
    """Actions What an action leaves behind, after events that waited for the end of a fight: kept AP that are lost, the
    mission.

    [R264 A87]
    """
    forfeit(g)
    judge(g)


def forfeit(g: Sun) -> None:
    """Combat: Actions Kept AP are lost when a fight in reach is over and no enemy is in reach any more.

    [R264 A46 A87 R249]
    """
    for c in g.state.people:
        if not c.waiting or not c.ap:  # nor do the dead wait
            continue
        if in_reach(g, c):
            c.engaged = True
        elif c.engaged:
            c.ap, c.engaged = 0, False
            g.heard and g.tell("Combat: Actions", "kept-ap-lost", person=c.key)


def between_actions(g: Sun) -> Flow[None]:
    """Combat: Actions At every boundary: the silent calls, which may be all that a goal lacked, then those who wait.

    [R121 R122 R263 R348 A57]
    """
    if is_semi(g):
        yield from silent_calls(g)
        judge(g)
    yield from those_who_wait(g)


def anybody_waits(g: Sun) -> bool:
    """Combat: Actions Whether kept AP could be used; where nobody stops in vain, only with an enemy in reach. [R263]"""
    for c in g.state.people:
        if c.waiting and c.ap and (not g.brisk or in_reach(g, c)):
            return True
    return False


def those_who_wait(g: Sun) -> Flow[None]:
    """Combat: Actions Kept AP serve for combat actions at any moment, also in others' turns; each opens a combat round
    of its own. When an objective is met by one, the next card is read before anybody else acts.

    [R262 R263 R348 A57 A97]
    """
    agenda = g.state.agenda
    stands, again = len(agenda), True
    while again and not g.state.ending:
        again = False
        for c in g.clockwise(g.state.active):
            if not c.waiting or not c.ap:  # nor do the dead wait
                continue
            if g.state.ending or len(agenda) > stands:
                return
            window = waiting_window(g, c)
            chosen: Choice | None = (yield window).value if window is not None else None
            if chosen is not None:
                again = True
                flow = carry_out_choice(g, c, chosen)
                if flow is not None:
                    yield from flow
                if awaited(g):
                    yield from due_events(g)
                after_action(g)


def waiting_window(g: Sun, c: Character) -> Decision | None:
    """Combat: Actions What whoever waits may do now: only combat actions, against enemies or characters; None if there
    is nothing.

    [R263 A87]
    """

    def offer() -> list[Option[Choice]]:
        return [*combat_options(g, c, g.foes(c)), *ways_of(g, c, DUEL_PLAN)]

    near = in_reach(g, c)
    if not near and g.brisk:
        return None
    company = c.ap >= g.cost("attack") and len(g.here(c.at)) > 1
    if not company and not ((near or c.cards) and offer()):
        return None
    facts: dict[str, Fact] = {"person": c.key, "n": c.ap}
    return opening("Combat: Actions", "kept-ap", offer, facts, c.seat, matters=near)


def end_of_phase(g: Sun, step: Step) -> Flow[None]:
    """Day The last moment for kept AP; then they are gone. [R264 R356]"""
    agenda = g.state.agenda
    agenda.append(step)  # again, if a mission card is to be read first
    g.state.active = ""
    yield from those_who_wait(g)
    if agenda[-1] is not step:
        return
    agenda.pop()
    for c in g.state.people:
        c.ap, c.waiting, c.engaged = 0, False, False
