"""Book: what cards and scripts do to things, to people and in the Book. content/README.md explains every word."""

from __future__ import annotations

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules import general
from vigil.games.this_war_of_mine.rules.barter import hand_over_value, worth
from vigil.games.this_war_of_mine.rules.effects.carry_out import comes_to_something, perform, read_script, that_fit
from vigil.games.this_war_of_mine.rules.endings import ceasefire
from vigil.games.this_war_of_mine.rules.wounds import deal_to_people, empathy, moved_by
from vigil.games.this_war_of_mine.state import MOST, STATES
from vigil.kernel.rules.requests import Chance, Flow

BOOK = "Book"

# things


def gain(g: War, who: str, what: str, n: int) -> None:
    """Book Things are found, as many as the box holds. [R030 R133]"""
    general.gain(g, what, n)


def lose(g: War, who: str, what: str, n: int) -> Flow[None]:
    """Book Things of a kind are discarded; where several would do, the Leader says which. [R031 R040]"""
    general.discard_all(g, (yield from general.hand_over(g, BOOK, "lose", what, n, g.goods())), g.goods())


def can_lose(g: War, who: str, what: str, n: int) -> bool:
    """Book A price is paid in full or not at all; where it may be refused the Leader is asked. [R040 rd80]"""
    return general.how_many(g, what, g.goods()) >= n


def remove(g: War, who: str, what: str, n: int) -> Flow[None]:
    """Book Things go to the Waste bag, out of the game. [R032]"""
    for each in (yield from general.hand_over(g, BOOK, "lose", what, n, g.goods())):
        general.remove(g, each, 1, g.goods())


def pay_value(g: War, who: str, n: int) -> Flow[None]:
    """Book Tokens of at least that value are handed over. [R232 rd36]"""
    return hand_over_value(g, BOOK, "pay-value", n)


def can_pay_value(g: War, who: str, n: int) -> bool:
    """Book Enough tokens at hand. [R234]"""
    return worth(g) >= n


def lose_all(g: War, who: str, what: str) -> None:
    """Book Everything of a kind is discarded. [R031]"""
    general.discard_all(g, general.held(g, what, g.goods()), g.goods())


def lose_half(g: War, who: str, what: str) -> Flow[None]:
    """Book Half of a kind, rounded up. [R031]"""
    return lose(g, who, what, (general.how_many(g, what, g.goods()) + 1) // 2)


# people


def raised(g: War, who: str, state: str, n: int) -> Flow[None] | None:
    """Book A State of the one it concerns goes up. [R035]"""
    person = g.person(who)
    return general.go_up(g, person, state, n) if person is not None else None


def lowered(g: War, who: str, state: str, n: int) -> None:
    """Book A State of the one it concerns goes down. [R035]"""
    person = g.person(who)
    if person is not None:
        general.lower_state(g, person, state, n)


def set_to(g: War, who: str, state: str, n: int) -> Flow[None] | None:
    """Book A State of the one it concerns is set. [R035]"""
    person = g.person(who)
    return general.set_state(g, person, state, n) if person is not None else None


def wound(g: War, who: str, n: int) -> Flow[None]:
    """Book Wounds among those present, dealt out by the Leader. [R198]"""
    return deal_to_people(g, BOOK, n, g.present())


def die(g: War, who: str) -> None:
    """Book The one it concerns dies. [rd60]"""
    person = g.person(who)
    if person is not None:
        general.die(g, person)


def leave(g: War, who: str, mourned: bool) -> None:
    """Book The one it concerns leaves the group. [rd31]"""
    person = g.person(who)
    if person is not None:
        general.leave(g, person, mourned)


def join(g: War, who: str, fatigue: int, wounds: int, misery: int, hunger: int, illness: int) -> Flow[None]:
    """Book Somebody from the unused characters joins, if there is room. [R028 R029]"""
    unused = sorted(g.state.unused)
    if not unused or len(g.state.people) >= MOST:
        g.heard and g.tell("General: Four characters", "nobody-joins")
        return
    key: str = yield Chance(BOOK, "draw-characters", "card", unused)
    levels = (fatigue, wounds, misery, hunger, illness)
    general.join(g, key, dict(zip(STATES, levels)))


def treat(g: War, who: str, what: str, state: str, n: int) -> None:
    """Book A medicine on the card of the one it concerns is discarded and lowers a State. [R175]"""
    person = g.person(who)
    if person is not None and person.medicals.get(what):
        general.discard(g, what, 1, person.medicals, "used")
        general.lower_state(g, person, state, n)


def conscience(g: War, who: str, n: int) -> Flow[None]:
    """Book One black die for all present: Misery for whoever has that much Empathy. [R241 R242]"""
    return empathy(g, BOOK, "conscience", n, g.present())


def relief(g: War, who: str, n: int) -> Flow[None]:
    """Book One black die for all present: less Misery for whoever has that much Empathy."""
    eyes: int = yield general.black_die(BOOK, "relief")
    g.heard and g.tell(BOOK, "relief", n=eyes)
    for person in moved_by(g, BOOK, eyes, g.present()):
        general.lower_state(g, person, "misery", n)


def trait(g: War, who: str, letter: str) -> None:
    """Book The trait of that letter of the one it concerns, named where it comes to something."""
    if g.person(who) is not None:
        source = f"trait-{who}-{letter}"
        if g.heard and comes_to_something(g, source, who):
            g.tell(BOOK, f"trait-{letter}", person=who)
        perform(g, source, who)


# the Book


def read(g: War, who: str, n: int) -> Flow[None] | None:
    """Book Another script is read."""
    return read_script(g, n, who)


def story(g: War, who: str, deck: str) -> Flow[None]:
    """Book One script of a deck of stories is read: one that fits, and was not read in this war. Else nothing."""
    stories = that_fit(g, deck, who)
    if stories:
        n: str = yield Chance(BOOK, "draw-stories", "card", stories)
        flow = read_script(g, int(n), who)
        if flow is not None:
            yield from flow


def aside(g: War, who: str, what: str) -> None:
    """Book A clause that says why something comes, or why nothing can be done."""
    g.heard and g.tell(BOOK, f"aside-{what}", person=who or "nobody")


def mark(g: War, who: str, mark: str) -> None:
    """Book Something is written down, to be asked for later."""
    g.state.marks[mark] = g.state.marks.get(mark, 0) + 1


def unmark(g: War, who: str, mark: str) -> None:
    """Book What was written down is crossed out."""
    g.state.marks.pop(mark, None)


def epilogue(g: War, who: str, n: int) -> None:
    """Book: Endings A script is noted, to be read when the war is over."""
    if n not in g.state.epilogues:
        g.state.epilogues.append(n)


def end(g: War, who: str, ending: str) -> None:
    """Book: Endings The war is over: its epilogues are read. [rd39 rd40]"""
    if ending == "ceasefire":
        ceasefire(g)
    else:
        general.end(g, "defeat", ending)


def progress(g: War, who: str, n: int) -> None:
    """Book: Chapters The objective is so much nearer, if it is the one that asks for it. [rd72]"""
    if g.state.objective not in g.content.pursued:
        return
    g.state.progress += n
    g.heard and g.tell("Book: Chapters", "progress", n=g.state.progress)


def reward(g: War, who: str) -> None:
    """Book: Chapters The objective was reached. [rd72]"""
    key, g.state.objective = g.state.objective, ""
    g.heard and g.tell("Book: Chapters", "objective-reached", objective=key)
    perform(g, f"{key}-reward")


def penalty(g: War, who: str) -> None:
    """Book: Chapters The objective was missed. [rd72]"""
    key, g.state.objective = g.state.objective, ""
    g.heard and g.tell("Book: Chapters", "objective-missed", objective=key)
    perform(g, f"{key}-penalty")
