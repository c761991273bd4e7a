"""Dawn: the return, medicine, alcohol, Fate, a Narrative Action, and mourning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import level_four, perform
from vigil.games.this_war_of_mine.rules.general import (
    begin_phase,
    beyond,
    discard,
    draw,
    element,
    lower_state,
    moment,
    move,
    raise_state,
)
from vigil.games.this_war_of_mine.rules.set_up import next_location
from vigil.games.this_war_of_mine.rules.wounds import empathy
from vigil.games.this_war_of_mine.state import MOST, SLOTS, Person, Step
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Fact, Flow, Option, Refusal
from vigil.kernel.sets.limits import anything

ALCOHOL = {"moonshine": 2, "alcohol": 1}  # what Fatigue rises by; Misery falls by 1
MOURNING = 2

Dose = tuple[str, str]  # who, what


def come_back(g: War, step: Step) -> Flow[None]:
    """Dawn: Return Scavengers move back and their goods enter Storage; tasks are over, and with them the strength of
    whoever came to Fatigue 4 in one and is still there: it is read now, and once.

    [R143 R172 R173 rd8]
    """
    s = g.state
    begin_phase(g, "dawn")
    for what, n in list(s.pile.items()):
        move(what, n, s.pile, s.storage)
    for person in s.people.copy():
        spent, person.spent, person.task, person.at = person.spent, False, "", "guard"
        if spent and person.levels["fatigue"] == MOST:
            yield from level_four(g, person, "fatigue")
    moment(g, "dawn")


def medicine(g: War, step: Step) -> Flow[None] | None:
    """Dawn: Medicine What there is in Storage may be given, if there is any. [R174]"""
    return None if g.state.storage.keys().isdisjoint(g.content.kinds["medical"]) else treat(g)


def treat(g: War) -> Flow[None]:
    """Dawn: Medicine Meds, Herbal Meds and Bandages may be put on the cards of ill or wounded characters, and of no
    others; there they stay until a Fate card discards them, and have left Storage.

    [R174 R175 R264 rd62]
    """
    rule, s = "Dawn: Medicine", g.state

    def may(dose: Dose) -> Refusal | None:
        person = g.person(dose[0])
        return Refusal("treat", "not-hurt", rule) if person is None or not hurt(person) else None

    for who, what in (yield from share_out(g, rule, "treat", "medicine", g.content.kinds["medical"], may)):
        person = g.person(who)
        assert person is not None
        move(what, 1, s.storage, person.medicals)
        g.heard and g.tell(rule, "treated", person=who, what=what)


def hurt(person: Person) -> bool:
    """Dawn: Medicine Ill or wounded. [R174 rd62]"""
    return bool(person.levels["wounds"] or person.levels["illness"])


def share_out(
    g: War,
    rule: str,
    key: str,
    question: str,
    kinds: Sequence[str],
    may: Callable[[Dose], Refusal | None] = lambda dose: None,
    facts: Mapping[str, Fact] | None = None,
) -> Flow[tuple[Dose, ...]]:
    """Dawn So many tokens of some kinds out of Storage, each for one character. [R040 R263]"""
    s = g.state
    stock = [what for what in kinds if what in s.storage]

    def elements() -> list[Option[Dose]]:
        found: list[Option[Dose]] = []
        for person in s.people:
            for what in stock:
                found += [element(key, person.key, what, rule)] * s.storage[what]
        return found

    def fits(doses: Sequence[Dose]) -> Refusal | None:
        if beyond([what for _, what in doses], s.storage):
            return Refusal(key, "none-in-storage", rule)
        for dose in doses:
            if problem := may(dose):
                return problem
        return None

    return draft(rule, question, elements, fits, anything, facts, seat=s.leader)


def alcohol(g: War, step: Step) -> Flow[None] | None:
    """Dawn: Alcohol Before Fate, right after it and once more at the end, if there is any. [R185 rd28]"""
    return None if g.state.storage.keys().isdisjoint(ALCOHOL) else drink(g)


def drink(g: War) -> Flow[None]:
    """Dawn: Alcohol Each token is for one character. Moonshine adds 2 to Fatigue, pure alcohol 1; either takes 1 from
    Misery.

    [R185 R186 R187 R263 rd28 rd66]
    """
    rule, kinds = "Dawn: Alcohol", tuple(ALCOHOL)
    to_come = [each.kind for each in g.state.agenda]
    facts = {"n": 1 if "fate" in to_come else 2 if "narrative" in to_come else 3}
    for who, what in (yield from share_out(g, rule, "drink", "alcohol", kinds, facts=facts)):
        person = g.person(who)
        if person is not None:
            discard(g, what, 1, g.state.storage, "")
            g.heard and g.tell(rule, "drinks", person=who, what=what)
            lower_state(g, person, "misery", 1)
            yield from raise_state(g, person, "fatigue", ALCOHOL[what])


def fate(g: War, step: Step) -> Flow[None]:
    """Dawn: Fate A Fate card is drawn and resolved; its lower half counts in combat only. [R176 R177 rd28]"""
    card = yield from draw(g, "fate", "Dawn: Fate")
    if card:
        g.state.decks["fate"].used.append(card)
        g.state.card = card
        g.heard and g.tell("Dawn: Fate", "fate", card=card)
        perform(g, card)


def change_location(g: War, slot: str) -> Flow[None]:
    """Dawn: Fate The Location leaves the game, the others slide down, and a new one is drawn for Far.

    [R178 R179 R180 rd38]
    """
    s = g.state
    gone = s.places.pop(slot, "")
    if gone:
        g.heard and g.tell("Dawn: Fate", "location-gone", place=gone)
    left = [s.places[each] for each in SLOTS if each in s.places]
    s.places = dict(zip(SLOTS, left))
    if len(left) < len(SLOTS):
        yield from next_location(g, SLOTS[len(left)], "Dawn: Fate")


def narrative(g: War, step: Step) -> Flow[None]:
    """Dawn: Narrative Action Two cards are drawn and read, one is chosen; the other is shuffled back.

    [R182 R183 rd28]
    """
    rule, deck = "Dawn: Narrative Action", g.state.decks["narrative-actions"]
    first = yield from draw(g, "narrative-actions", rule)
    second = yield from draw(g, "narrative-actions", rule)
    cards = [card for card in (first, second) if card]
    if not cards:
        return

    def offer() -> list[Option[str]]:
        return [narrate(card) for card in cards]

    card = yield from choose(rule, "narrative-action", offer, seat=g.state.leader)
    deck.cards += [each for each in cards if each != card]
    deck.used.append(card)
    g.state.card = card
    g.heard and g.tell(rule, "narrates", card=card)
    perform(g, card)


@cache
def narrate(card: str) -> Option[str]:
    """Dawn: Narrative Action A card that may be chosen: the same words in every war. [R182]"""
    return Option("narrate", card, "Dawn: Narrative Action", {"card": card})


def mourning(g: War, step: Step) -> Flow[None] | None:
    """Dawn: Death Among Us Once, at the end of Dawn, if anybody died or left since the Morning: one die, and whoever
    has that much Empathy gets 2 Misery.

    [R236 R237 R238 R239 rd29 rd31 rd59]
    """
    s = g.state
    s.phase = "mourning"
    if not s.gone_today:
        return None
    s.gone_today = 0
    return empathy(g, "Dawn: Death Among Us", "mourning", MOURNING, s.people)


def save(g: War, step: Step) -> Flow[None]:
    """Dawn: Save Before the new Morning, and at no other moment, the war may be put away by its SAVE sheet (10).

    [R244 R245 R249]
    """
    s, rule = g.state, "Dawn: Save"

    def offer() -> list[Option[None]]:
        return [Option("new-day", None, rule, {"n": s.day + 1})]

    return choose(rule, "save", offer, {"n": s.day}, seat=s.leader, always=True)
