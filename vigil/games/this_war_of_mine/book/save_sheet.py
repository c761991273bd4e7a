"""The SAVE sheet of script 10: a war at the end of Dawn on one page, to be printed and typed in again.

    day 4
    storage wood 3, water 2
    places near clinic, medium hotel, far villa
    person mira starter hunger 2 bandages 1
    space empty-a stove
    used visitors doctor, gossip

A line begins with what it is about; what is as at the beginning of a war is left out. Nothing that lies face down is on
it: what was turned up, used or taken out is written, the rest lies in its deck, and its order is drawn anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import put
from vigil.games.this_war_of_mine.rules.set_up import everything, new_state
from vigil.games.this_war_of_mine.state import STATES, Deck, Person, State
from vigil.kernel.definition.extras import Sheet
from vigil.kernel.effects.language import Promise
from vigil.kernel.extras.journal_of_sheet import SheetError

TITLE = "this-war-of-mine"
NUMBERS = ("day", "turn", "passed", "chapter", "leader", "cold", "progress")
WORDS = ("objective", "card")
COUNTS = ("storage", "waste", "marks")
LISTS = ("gone", "ideas")
SCRIPTS = ("read", "epilogues")
LAST_STEP = 3  # of the Day Actions, done long ago at the end of Dawn


def may_save(state: State) -> bool:
    """Only at the end of Dawn, before the new Morning."""
    return not state.agenda and not state.ending and state.day > 0


# writing


def write_sheet(state: State, content: Content) -> str:
    blank = new_state(content, state.scenario, state.settings, state.seats)
    lines = [f"{TITLE} {state.scenario}", f"seats {state.seats}", f"settings {pairs(state.settings)}"]
    for name in (*NUMBERS, *WORDS):
        if getattr(state, name) != getattr(blank, name):
            lines.append(f"{name} {getattr(state, name)}")
    lines += [f"{name} {pairs(getattr(state, name))}" for name in (*COUNTS, "places") if getattr(state, name)]
    lines += [f"{name} {listed(getattr(state, name))}".rstrip() for name in LISTS]
    lines += [f"{name} {listed(getattr(state, name))}" for name in SCRIPTS if getattr(state, name)]
    lines += [person_line(person) for person in state.people]
    lines += space_lines(state, blank)
    unseen = [back for backs in state.shelter.values() for back in backs]
    lines.append(f"turned {listed(back for back in content.shelter_cards if back not in unseen)}".rstrip())
    for name, deck in state.decks.items():
        lines += deck_lines(name, deck, blank.decks[name], tuple(state.places.values()))
    lines += [f"promise {p.moment} {p.left} {p.source} {p.path} {p.who}".rstrip() for p in state.promises]
    return "\n".join(lines) + "\n"


def pairs(counts: dict[str, Any]) -> str:
    return ", ".join(f"{key} {value}" for key, value in counts.items())


def listed(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))


def person_line(person: Person) -> str:
    found = {**{state: n for state, n in person.levels.items() if n}, **person.medicals}
    return " ".join(
        ["person", person.key, *(["starter"] if person.starter else []), *pairs(found).replace(",", "").split()]
    )


def space_lines(state: State, blank: State) -> Iterator[str]:
    for id, space in state.spaces.items():
        if space != blank.spaces[id]:
            making = f"making {space.making} {space.wait}" if space.making else ""
            words = (space.cover or space.fitting, "boarded" if space.boarded else "", making)
            yield " ".join(["space", id, *([word for word in words if word] or ["bare"])])


def deck_lines(name: str, deck: Deck, blank: Deck, places: Sequence[str]) -> Iterator[str]:
    """What was used, what comes next, what is out of the game, which red corners were seen and how many lie in."""
    lying = (*deck.cards, *deck.used, *deck.top, *deck.red, *(places if name == "locations" else ()))
    for word, cards in (
        ("seen", [card for card in blank.red if card not in deck.red]),
        ("used", deck.used),
        ("next", deck.top),
        ("out", [card for card in (*blank.cards, *blank.red) if card not in lying]),
    ):
        if cards:
            yield f"{word} {name} {listed(cards)}"
    if deck.red_in:
        yield f"red {name} {deck.red_in}"


# reading


def read_sheet(text: str, content: Content) -> State:
    """The state that was written down."""
    rows = [(n, line.split()) for n, line in enumerate(text.replace(",", " ").splitlines(), 1) if line.strip()]
    head = {row[0]: row[1:] for _, row in rows[:3]}
    if head.get(TITLE, [""])[:1] == [""] or head[TITLE][0] not in content.scenarios:
        raise SheetError(1)
    try:
        settings = {key: str(value) for key, value in zip(head["settings"][::2], head["settings"][1::2], strict=True)}
        state = new_state(content, head[TITLE][0], settings, int(head["seats"][0]))
    except (KeyError, ValueError, IndexError) as error:
        raise SheetError(2) from error
    state.agenda, state.phase, state.step, state.storage = [], "mourning", LAST_STEP, {}
    for n, (name, *words) in rows[3:]:
        try:
            if not fill(state, name, words):
                raise SheetError(n)
        except (KeyError, ValueError, IndexError) as error:
            raise SheetError(n) from error
    settle(state, content)
    return state


def fill(state: State, name: str, words: list[str]) -> bool:
    """One line of the sheet; false if nobody knows what it is about."""
    if name in NUMBERS:
        setattr(state, name, int(words[0]))
    elif name in WORDS:
        setattr(state, name, words[0])
    elif name in COUNTS:
        setattr(state, name, counted(words))
    elif name == "places":
        state.places = dict(zip(words[::2], words[1::2], strict=True))
    elif name in LISTS:
        setattr(state, name, words)
    elif name in SCRIPTS:
        setattr(state, name, [int(word) for word in words])
    elif name == "person":
        state.people.append(person_of(words))
    elif name == "space":
        set_space(state, words)
    elif name == "turned":
        for back in words:
            [backs] = [backs for backs in state.shelter.values() if back in backs]
            backs.remove(back)
    elif name in ("used", "next", "out", "seen", "red"):
        set_deck(state.decks[words[0]], name, words[1:])
    elif name == "promise":
        state.promises.append(Promise(words[0], int(words[1]), words[2], words[3], "".join(words[4:])))
    else:
        return False
    return True


def counted(words: Sequence[str]) -> dict[str, int]:
    return {key: int(n) for key, n in zip(words[::2], words[1::2], strict=True)}


def person_of(words: list[str]) -> Person:
    key, *rest = words
    starter = rest[:1] == ["starter"]
    found = counted(rest[1:] if starter else rest)
    person = Person(key, starter, medicals={what: n for what, n in found.items() if what not in STATES})
    person.levels.update({state: n for state, n in found.items() if state in STATES})
    return person


def set_space(state: State, words: list[str]) -> None:
    id, *rest = words
    space = state.spaces[id]
    space.cover = ""
    if "making" in rest:
        at = rest.index("making")
        space.making, space.wait = rest[at + 1], int(rest[at + 2])
        rest = rest[:at]
    if "boarded" in rest:
        rest.remove("boarded")
        space.boarded = True
        state.boards += 1
    if rest and rest[0] != "bare":
        if rest[0] in state.shelter or rest[0] == "remnants":
            space.cover = rest[0]
        else:
            space.fitting = rest[0]


def set_deck(deck: Deck, what: str, cards: list[str]) -> None:
    if what == "red":
        deck.red_in = int(cards[0])
        return
    for card in cards:
        if what == "seen":
            deck.red.remove(card)
            deck.cards.append(card)
        else:
            deck.cards.remove(card)
    if what == "used":
        deck.used = cards
    elif what == "next":
        deck.top = cards


def settle(state: State, content: Content) -> None:
    """What follows from the rest: who is unused, what can be built, how many Events lie there, what the box holds."""
    people = [person.key for person in state.people]
    state.unused = [key for key in content.characters if key not in (*people, *state.gone)]
    built = [space.fitting for space in state.spaces.values()]
    state.fittings = [key for key in content.fittings if key not in (*state.ideas, *built)]
    state.events = state.events[state.day :]
    for place in state.places.values():
        if place in state.decks["locations"].cards:
            state.decks["locations"].cards.remove(place)
    state.box = {}
    held = everything(War(state, content))
    for what, token in content.tokens.items():
        put(state.box, what, token.count - held.get(what, 0))


def begun(state: State) -> tuple[str, dict[str, str], int]:
    return state.scenario, state.settings, state.seats


SHEET = Sheet(may_save, write_sheet, read_sheet, begun)
