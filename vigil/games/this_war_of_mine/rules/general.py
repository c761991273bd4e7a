"""General: supply, decks, States, the Leader, and how characters come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import level_four
from vigil.games.this_war_of_mine.rules.skills import use_skill
from vigil.games.this_war_of_mine.state import MOST, Person, Step
from vigil.kernel.effects.interpreter import bonus
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Chance, Flow, Option, Refusal
from vigil.kernel.sets.limits import AtLeast, AtMost, Several

TASKS = ("guard", "scavenging")  # of the night, with nothing to rest on
BLACK = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


def black_die(rule: str, key: str, who: str = "") -> Chance:
    """General The black die, with ten sides."""
    return Chance(rule, key, "black-die", BLACK, None, {"person": who} if who else None)


# the supply


def put(place: dict[str, int], what: str, n: int) -> None:
    """General: Supply So many more of something in a place."""
    left = place.get(what, 0) + n
    if left:
        place[what] = left
    else:
        place.pop(what, None)


def move(what: str, n: int, source: dict[str, int], target: dict[str, int]) -> None:
    """General: Supply So many of something, which are there, go from one place to another."""
    left = source[what] - n
    if left:
        source[what] = left
    else:
        del source[what]
    target[what] = target.get(what, 0) + n


def gain(g: War, what: str, n: int, place: dict[str, int] | None = None) -> int:
    """General: Supply Things come from the box, as many as it still holds; nothing is owed.

    [R030 R069 R133 rd45]
    """
    box = g.state.box
    found = box.get(what, 0)
    if found > n:
        found = n
    if found:
        move(what, found, box, g.goods() if place is None else place)
        g.heard and g.tell("General: Supply", "gained", what=what, n=found)
    if found < n:
        g.heard and g.tell("General: Supply", "box-empty", what=what, n=n - found)
    return found


def discard(g: War, what: str, n: int, place: dict[str, int], told: str | None = None) -> int:
    """General: Supply Discarded things go back to the box and can be found again. It is told by the word for what
    becomes of them, or not at all ("") where something else has told it. [R031]
    """
    lost = place.get(what, 0)
    if lost > n:
        lost = n
    if lost:
        move(what, lost, place, g.state.box)
        if g.heard and told != "":
            g.tell("General: Supply", told or g.discarding, what=what, n=lost)
    return lost


def discard_all(g: War, things: Sequence[str], place: dict[str, int], told: str | None = None) -> None:
    """General: Supply The same for several things, those of a kind together. [R031]"""
    for what in dict.fromkeys(things):
        discard(g, what, things.count(what), place, told)


def remove(g: War, what: str, n: int, place: dict[str, int]) -> int:
    """General: Supply Removed things go to the Waste bag, out of the game. [R032]"""
    lost = min(n, place.get(what, 0))
    if lost:
        move(what, lost, place, g.state.waste)
        g.heard and g.tell("General: Supply", "removed", what=what, n=lost)
    return lost


def held(g: War, kind: str, place: dict[str, int]) -> list[str]:
    """General: Supply What of a kind lies in a place, each as often as it is there."""
    found: list[str] = []
    for what, n in stock(g, kind, place):
        found += [what] * n
    return found


def how_many(g: War, kind: str, place: dict[str, int]) -> int:
    """General: Supply How much of a kind lies in a place."""
    total = 0
    for what in g.content.kinds[kind]:
        if what in place:
            total += place[what]
    return total


def stock(g: War, kind: str, place: Mapping[str, int]) -> list[tuple[str, int]]:
    """General: Supply What of a kind lies in a place, and how much of it."""
    return [(what, place[what]) for what in g.content.kinds[kind] if what in place]


@cache
def element(key: str, who: str, what: str, rule: str) -> Option[tuple[str, str]]:
    """General: Supply A thing for somebody as an element of a set: the same words in every war."""
    return Option(key, (who, what), rule, {"person": who, "what": what})


@cache
def thing(key: str, what: str, rule: str) -> Option[str]:
    """General: Supply A thing as an element of a set."""
    return Option(key, what, rule, {"what": what})


def listed(key: str, rule: str, things: Iterable[tuple[str, int]]) -> Several[str]:
    """General: Supply Things as elements of a set, each as often as it is there."""
    return Several([(thing(key, what, rule), n) for what, n in things if n > 0])


def beyond(wanted: Iterable[str], place: Mapping[str, int]) -> str:
    """General: Supply The first thing of which more is wanted than there is; "" if there is enough of all."""
    counts: dict[str, int] = {}
    for what in wanted:
        counts[what] = n = counts.get(what, 0) + 1
        if n > place.get(what, 0):
            return what
    return ""


def hand_over(g: War, rule: str, key: str, kind: str, n: int, place: dict[str, int]) -> Flow[list[str]]:
    """General: Leader So many things of a kind, or all there are; the Leader says which. [R040]"""
    if n <= 0:
        return []
    things = held(g, kind, place)
    if len(things) <= n:
        return things
    if len(set(things)) == 1:
        return things[:n]

    def elements() -> Several[str]:
        return listed("thing", rule, stock(g, kind, place))

    return list((yield from draft(rule, key, elements, *exactly(n, "thing", rule), {"n": n}, seat=g.state.leader)))


def exactly(n: int, key: str, rule: str) -> tuple[AtMost[str], AtLeast[str]]:
    """General: Leader So many are to be chosen, no more and no fewer. [R040]"""
    return (
        AtMost(n, lambda chosen: Refusal(key, "enough-chosen", rule, about={"n": n})),
        AtLeast(n, lambda chosen: Refusal(key, "more-to-choose", rule, about={"n": n})),
    )


def lasting(g: War, key: str) -> int:
    """General What effects that last, Fittings that stand and the house itself add to something."""
    total = bonus(g, g.content.words, key) + g.content.sides[g.state.side].bonus.get(key, 0)
    if gives := g.content.gives.get(key):
        for space in g.state.spaces.values():
            if space.fitting in gives:
                total += gives[space.fitting]
    return total


# decks


def draw(g: War, name: str, rule: str) -> Flow[str]:
    """General: Supply The top card, by chance; "" if there is none. An empty deck is made anew of its used cards; of
    red corners nobody has seen, each may be one of those in the deck.

    [rd46]
    """
    deck = g.state.decks[name]
    if deck.top:
        return deck.top.pop(0)
    if not deck.cards and not deck.red_in:
        if name == "residents" and not deck.used and g.state.trip:
            deck.used, g.state.trip.met = g.state.trip.met, []
        deck.cards, deck.used = deck.used, []
    cards, weights = sorted(deck.cards), None
    if deck.red_in:
        weights = [len(deck.red)] * len(cards) + [deck.red_in] * len(deck.red)
        cards += sorted(deck.red)
    if not cards:
        return ""
    card: str = yield Chance(rule, f"draw-{name}", "card", cards, weights)
    if weights and card in deck.red:
        deck.red.remove(card)
        deck.red_in -= 1
    else:
        deck.cards.remove(card)
    return card


# the Leader


def pass_journal(g: War, step: Step) -> None:
    """General: Leader The Journal goes to the left, and whoever holds it is the Leader. One player keeps it.

    [R037 R038 R039 R053 R067 R099 R112 R131 R144 R171 R181 R184 R251 rd41]
    """
    s = g.state
    s.passed += 1
    if s.seats > 1:
        s.leader = (s.leader + 1) % s.seats
        g.heard and g.tell("General: Leader", "passes", player=f"seat-{s.leader + 1}")


whose: Callable[[Any], object] = itemgetter(0)  # whom an element of a set concerns, where each character has one


def decide(g: War, rule: str, key: str, options: Sequence[Option[str]], who: str = "") -> Flow[str]:
    """General: Leader Every decision is the Leader's alone. [R040]"""
    facts = {"person": who} if who else None
    return choose(rule, key, lambda: options, facts, seat=g.state.leader)


# States


def go_up(g: War, person: Person, state: str, n: int) -> Flow[None] | None:
    """General: States Up by so many levels, at most to 4; level 4 takes effect there and then: what it does is handed
    back. Fatigue of somebody who has a task by night takes effect when the task is over.

    [R033 R034 R035 R036 rd8 rd66]
    """
    before = person.levels[state]
    after = before + n
    if after > MOST:
        after = MOST
    if after == before:
        return None
    person.levels[state] = after
    g.heard and g.tell("General: States", "raised", person=person.key, state=state, n=after)
    if after < MOST:
        return None
    if state == "fatigue" and person.task in TASKS:
        person.spent = True
        return None
    return level_four(g, person, state)


def raise_state(g: War, person: Person, state: str, n: int) -> Flow[None]:
    """General: States The same where what level 4 does is to be carried out in any case. [R036]"""
    flow = go_up(g, person, state, n)
    if flow is not None:
        yield from flow


def tire(g: War, person: Person) -> None:
    """General: States Fatigue of a task; what level 4 does comes after the task. [rd8]"""
    before = person.levels["fatigue"]
    if before < MOST:
        person.levels["fatigue"] = after = before + 1
        person.spent = after == MOST
        g.heard and g.tell("General: States", "raised", person=person.key, state="fatigue", n=after)


def lower_state(g: War, person: Person, state: str, n: int) -> None:
    """General: States Down by so many levels, at most to 0: then no token is left. [R034 R035 rd8]"""
    before = person.levels[state]
    after = before - n
    if after < 0:
        after = 0
    person.levels[state] = after
    if after < before:
        g.heard and g.tell("General: States", "lowered", person=person.key, state=state, n=after)


def set_state(g: War, person: Person, state: str, n: int) -> Flow[None] | None:
    """General: States To a level, up or down."""
    before = person.levels[state]
    if n > before:
        return go_up(g, person, state, n - before)
    lower_state(g, person, state, before - n)
    return None


# coming and going


def die(g: War, person: Person) -> None:
    """General: Four characters A character dies. [rd60]"""
    g.heard and g.tell("General: Four characters", "died", person=person.key)
    if g.state.trip and person.task == "scavenging":
        g.state.trip.fallen += 1
    take_out(g, person)


def leave(g: War, person: Person, mourned: bool = True) -> None:
    """General: Four characters A character leaves the group; a script may exempt it from mourning. [rd31 rd60]"""
    g.heard and g.tell("General: Four characters", "left", person=person.key)
    take_out(g, person, mourned)


def take_out(g: War, person: Person, mourned: bool = True) -> None:
    """General: Four characters Card and miniature leave the game, medicine goes to the box, the place is free.
    If nobody of the group is left outside, nothing more happens there.

    [R243 rd31 rd59 rd60]
    """
    s = g.state
    for what, n in list(person.medicals.items()):
        discard(g, what, n, person.medicals)
    if person.weapon:
        put(g.goods() if person.task == "scavenging" else s.storage, person.weapon, 1)
        person.weapon = ""
    s.people.remove(person)
    s.gone.append(person.key)
    if mourned and s.phase != "mourning":
        s.gone_today += 1
    if s.trip and not g.out():
        g.drop_to("incident")
    if not s.people:
        end(g, "defeat", "nobody-left")


def join(g: War, key: str, levels: dict[str, int]) -> bool:
    """General: Four characters A newcomer, unless four are in play. [R028 R029 rd60]"""
    s = g.state
    if len(s.people) >= MOST:
        g.heard and g.tell("General: Four characters", "no-room", person=key)
        return False
    s.unused.remove(key)
    person = Person(key)
    person.levels.update(levels)
    s.people.append(person)
    g.heard and g.tell("General: Four characters", "joined", person=key)
    return True


def end(g: War, ending: str, cause: str) -> None:
    """Book: Endings The war is over, or nobody is left to see its end. [rd40]"""
    g.state.ending, g.state.cause = ending, cause
    g.heard and g.tell("Book: Endings", f"end-{cause}")


def begin_phase(g: War, phase: str) -> None:
    """General A phase begins. [R001]"""
    g.state.phase = phase
    g.heard and g.tell("General", f"phase-{phase}", n=g.state.day)


def moment(g: War, key: str) -> None:
    """Book What was to come, or to last, until this moment; and the skills that serve now."""
    s = g.state
    due = []
    for promise in s.promises.copy() if s.promises else ():
        if promise.moment == key:
            promise.left -= 1
            if promise.left <= 0:
                s.promises.remove(promise)
                due.append(Step("effects", promise.source, promise.path, promise.who))
    if skilled := g.content.moments.get(key):
        for person in s.people:
            if person.key in skilled and (key != "trip" or person.task == "scavenging"):
                use_skill(g, person)
    if due:
        g.then(*due)
