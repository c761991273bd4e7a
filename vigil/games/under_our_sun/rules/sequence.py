"""Day: Preparation, Morning, Afternoon, Night; the order of play."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.camping import put_out
from vigil.games.under_our_sun.rules.effects.carry_out import resolve
from vigil.games.under_our_sun.rules.enemies import take_away
from vigil.games.under_our_sun.rules.enemy_movement import move_enemies
from vigil.games.under_our_sun.rules.health import change_well_being, daily_food, fever, refresh, too_late
from vigil.games.under_our_sun.rules.inventory import discard_card, put
from vigil.games.under_our_sun.rules.missions import judge, read_next, time_is_up
from vigil.games.under_our_sun.rules.night_cards import is_camp
from vigil.games.under_our_sun.rules.own_turn import act, begin_turn, end_of_phase
from vigil.games.under_our_sun.rules.set_up import set_up
from vigil.games.under_our_sun.state import AMMO, COVERED, NIGHT, PHASES, Character, Step
from vigil.kernel.effects.interpreter import moment_comes
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Chance, Flow, Option


def new_day(g: Sun) -> None:
    """Day Preparation, which the first day skips, and three phases. [R002 R105 R110 R307 R327 A10]"""
    steps = [] if g.state.phase == "set-up" else [Step("preparation")]
    for n in range(len(PHASES)):
        steps += [Step("phase", n=n), Step("turns"), Step("phase-end"), Step("phase-over")]
    g.then(*steps, Step("day-over"))


# preparation


def preparation(g: Sun, step: Step) -> Flow[None]:
    """Day: Preparation From the first player marker to the food of the day, in this order.

    [R308 R309 R310 R311 R312 R313 R314 R315 A58]
    """
    s = g.state
    pass_marker(g)
    clean_up(g)
    s.day += 1
    g.heard and g.tell("Day: Preparation", "day-begins", n=s.day)
    restore(g)
    yield from move_enemies(g)
    for tile in s.tiles.values():
        if tile.key:
            tile.water = g.content.tiles[tile.key].water
    for c in g.living():
        change_well_being(g, c, -1)
    for c in g.living():
        daily_food(g, c)
    too_late(g, 1)
    judge(g)


def pass_marker(g: Sun) -> None:
    """Day: Preparation The first player marker goes to the next, past those who are out of the game. [R308 A72 A107]"""
    s = g.state
    for _ in s.people:
        s.first = (s.first + 1) % len(s.people)
        if not s.people[s.first].gone:
            return


def clean_up(g: Sun) -> None:
    """Day: Preparation What was dropped goes back to the supply, except in camps; bodies go. Printed resources that
    nobody took stay.

    [R151 R160 R191 R309 R331 A92]
    """
    for place, tile in g.state.tiles.items():
        if not tile.key or is_camp(g, place):
            continue
        for what, n in list(tile.dropped.items()):
            put(tile.dropped, what, -n)
            if what not in AMMO:
                put(g.state.supply, what, n)
        for card in tile.cards:
            discard_card(g, card)
        tile.cards = []
    for enemy in [each for each in g.state.enemies if each.dead]:
        take_away(g, enemy)


def restore(g: Sun) -> None:
    """Day: Preparation Flipped items are turned back, on merchants' boards too; markers leave the enemy symbols, and
    whoever stands on such a symbol is hidden. Once a day: abilities, karma, the call of a Son of Liberty.

    [R035 R088 R175 R178 R223 R311 A4 A57 A58]
    """
    s = g.state
    for c in s.people:
        c.exhausted, c.karma_used, c.called = [], False, False
    boards = [*(c.cards for c in s.people), *(tile.cards for tile in s.tiles.values()), *(e.cards for e in s.enemies)]
    for board in boards:
        for card in board:
            card.flipped = False
    for place, tile in s.tiles.items():
        if tile.covered:
            tile.covered = []
            for c in g.here(place):
                hide(g, c)


def hide(g: Sun, c: Character) -> None:
    """Stealth On a symbol whose marker goes a character is in stealth mode. [R175]"""
    if not c.stealth:
        c.stealth = COVERED
        g.heard and g.tell("Stealth", "hidden", person=c.key)


# phases


def phase(g: Sun, step: Step) -> Flow[None]:
    """Day A phase begins: the sun card, except at night; AP; infection, except in the Afternoon.

    [R002 R066 R316 R317 R318 R320 R322 R323]
    """
    s = g.state
    s.phase = PHASES[step.n]
    s.phases += 1
    s.deaf = []
    g.heard and g.tell("Day", f"phase-{s.phase}", n=s.day)
    if s.phase == NIGHT:
        for tile in s.tiles.values():
            tile.night = False
        for c in s.people:
            c.drew = []
    else:
        yield from sun_card(g)
    for c in g.living():
        refresh(g, c)
    if step.n != 1:
        fever(g)
    judge(g)


def sun_card(g: Sun) -> Flow[None]:
    """Sun deck The first player shuffles all ten cards and draws one: the weather of the phase, for everybody. A Storm
    puts out every fire.

    [R066 R067 R068 R072 R194 R316 R320 A21 A23]
    """
    s = g.state
    kinds, copies = suns(tuple(s.decks["sun"].cards))
    key: str = yield Chance("Sun deck", "draw-sun", "card", kinds, copies)
    s.sun, s.weather = key, g.content.cards["sun"][key].weather
    g.heard and g.tell("Sun deck", key)
    if s.weather == "storm":
        for place, tile in s.tiles.items():
            if tile.fire:
                put_out(g, place)
    living = g.in_order()
    if living:
        yield from resolve(g, key, living[0])


@lru_cache(maxsize=8)
def suns(cards: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Sun deck The kinds of its cards and how many there are of each: none ever leaves it. [R066]"""
    kinds = tuple(sorted(set(cards)))
    return kinds, tuple(cards.count(kind) for kind in kinds)


def turns(g: Sun, step: Step) -> Flow[None]:
    """Day One turn for each, clockwise from the first player; alone one says in each phase who acts first.

    [R001 R111 R127 R128 R341 R356 A73]
    """
    people = g.in_order()
    if g.state.seats == 1 and len(people) > 1:

        def offer() -> list[Option[str]]:
            return [Option("goes-first", each.key, "Solo", {"person": each.key}) for each in people]

        first = yield from choose("Solo", "who-first", offer, seat=0)
        people = g.in_order(first)
    g.then(*(Step("turn", each.key) for each in people))


def phase_over(g: Sun, step: Step) -> Flow[None]:
    """Day What was to last until the end of the phase, or to come then; whoever was not revived in time is out.

    [R032 R327 A9]
    """
    living = g.in_order()
    yield from moment_comes(g, g.content.words, "phase-end", living[0].seat if living else 0)
    too_late(g)
    judge(g)


def day_over(g: Sun, step: Step) -> None:
    """Day After the Night the next day begins. [R327 A67]"""
    time_is_up(g)


STEPS: dict[str, Callable[[Sun, Step], Any]] = {
    "set-up": set_up,
    "read-card": read_next,
    "preparation": preparation,
    "phase": phase,
    "turns": turns,
    "turn": begin_turn,
    "act": act,
    "phase-end": end_of_phase,
    "phase-over": phase_over,
    "day-over": day_over,
}
TURNS = frozenset(("preparation", "phase", "turn", "act", "phase-end"))  # a turn begins with one of these


def turn(g: Sun) -> Flow[None]:
    """Day One action with what it sets off, or one part of the day. [R002]"""
    s = g.state
    s.turn += 1
    if not s.agenda:
        new_day(g)
    while True:
        step = s.agenda.pop()
        flow = STEPS[step.kind](g, step)
        if flow is not None:  # it may ask
            yield from flow
        if s.ending or not s.agenda or s.agenda[-1].kind in TURNS:
            return
