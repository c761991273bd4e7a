"""3.3 step 1 Adjust Population: growing up, joining Families, new Families, Culture."""

from __future__ import annotations

from collections.abc import Iterator

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    empty_spaces,
    family,
    holds,
    in_play,
    put_family,
    set_ferocity,
    set_space,
)
from vigil.games.navajo_wars.rules.ch01_pieces import move_piece
from vigil.games.navajo_wars.rules.ch01_places import areas_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import gain_culture, lose_culture
from vigil.games.navajo_wars.rules.intruders import reveal_at
from vigil.games.navajo_wars.rules.moments import card_for, moment, usable
from vigil.games.navajo_wars.state import CANYON, FAMILY_PIECES, POPULATION, State
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Number, Option, Part, Refusal

CONVERSIONS = (("child", "man"), ("child", "woman"), ("child", "elder"), ("man", "elder"), ("woman", "elder"))
HOUSEHOLDS = (
    ("man",),
    ("woman",),
    ("man", "woman"),
    ("man", "child"),
    ("woman", "child"),
    ("man", "woman", "child"),
)


def adjust_population(g: NavajoWars) -> Flow[None]:
    """3.3 step 1 A to E, one after the other. [3.3-a]"""
    yield from grow_up(g)
    elders = yield from join_families(g)
    yield from found_families(g)
    yield from before_the_culture(g, elders)
    adjust_culture(g, elders)
    discard_population(g)


# A


def grow_up(g: NavajoWars) -> Flow[None]:
    """3.3 step 1A One conversion after another, until the player has enough of it. [3.3.1A-a 3.3.1A-d]"""
    made: dict[str, int] = {}
    while True:
        ready = conversions(g, made)
        if not ready:
            return

        def offer(ready: list[tuple[str, str]] = ready) -> list[Option[tuple[str, str]]]:
            options = [Option(f"{old}-becomes-{new}", (old, new), "3.3 step 1A") for old, new in ready]
            return [Option("grow-up-done", ("", ""), "3.3 step 1A"), *options]

        def refused() -> Iterator[Refusal]:
            for old, new in CONVERSIONS:
                reason = why_not_grow(g, old, new)
                if reason and who_may_grow(g, old, made):
                    yield Refusal(f"{old}-becomes-{new}", reason, "1.6.1", None, {"piece": new})

        old, new = yield from choose("3.3 step 1A", "grow-up", offer, None, refused)
        if not old:
            return
        letter = yield from choose_who_grows(g, old, made)
        convert(g, letter, old, new)
        made[new] = made.get(new, 0) + 1


def conversions(g: NavajoWars, made: dict[str, int]) -> list[tuple[str, str]]:
    """3.3 step 1A What may become what. [3.3.1A-a 3.3.1A-d]"""
    ready = []
    grows = {piece: anyone_grows(g.state, piece, made) for piece in FAMILY_PIECES}
    for old, new in CONVERSIONS:
        if grows[old] and not why_not_grow(g, old, new):
            ready.append((old, new))
    return ready


def why_not_grow(g: NavajoWars, old: str, new: str) -> str:
    """3.3 step 1A Why no such conversion is possible, "" if it is: Out of Play must hold the new counter. [3.3.1A-d]"""
    return "" if g.state.out_of_play.get(new, 0) else "no-counter-left"


def who_may_grow(g: NavajoWars, piece: str, made: dict[str, int]) -> list[str]:
    """3.3 step 1A Families with such a counter, and "" for Passage of Time if it holds one that was not made in this
    very step. [3.3.1A-a 3.3.1A-e]"""
    s = g.state
    places = [""] if s.passage.get(piece, 0) > made.get(piece, 0) else []
    return places + [each.letter for each in s.families if each.place and holds(each, piece)]


def anyone_grows(s: State, piece: str, made: dict[str, int]) -> bool:
    """3.3 step 1A Whether there is such a counter that may grow. [3.3.1A-a 3.3.1A-e]"""
    if s.passage.get(piece, 0) > made.get(piece, 0):
        return True
    for each in s.families:
        if each.place and holds(each, piece):
            return True
    return False


def choose_who_grows(g: NavajoWars, piece: str, made: dict[str, int]) -> Flow[str]:
    """3.3 step 1A From which Family Box, or from Passage of Time. [3.3.1A-a]"""
    places = who_may_grow(g, piece, made)
    if len(places) == 1:
        return places[0]

    def offer() -> list[Option[str]]:
        return [
            Option("from-family", letter, "3.3 step 1A", {"family": letter})
            if letter
            else Option("from-passage", "", "3.3 step 1A")
            for letter in places
        ]

    chosen = yield from choose("3.3 step 1A", "who-grows-up", offer, {"piece": piece})
    return chosen


def convert(g: NavajoWars, letter: str, old: str, new: str) -> None:
    """3.3 step 1A The old counter to Out of Play, the new one to Passage of Time; a Family whose last adult becomes an
    elder leaves play. [3.3.1A-b 3.3.1A-c 3.3.1A-f]"""
    s = g.state
    if letter:
        set_space(family(s, letter), old, False)
        s.out_of_play[old] = s.out_of_play.get(old, 0) + 1
        g.heard and g.tell("3.3 step 1A", f"{old}-becomes-{new}-in-family", family=letter)
    else:
        move_piece(s.passage, s.out_of_play, old)
        g.heard and g.tell("3.3 step 1A", f"{old}-becomes-{new}")
    move_piece(s.out_of_play, s.passage, new)
    if letter:
        check_adults(g, family(s, letter))


# B


def join_families(g: NavajoWars) -> Flow[int]:
    """3.3 step 1B From Passage of Time to the Families and the Elder Display, as far as the player likes; returns how
    many elders came. [3.3.1B-a 3.3.1B-b]"""
    s = g.state
    elders = 0
    while True:
        spaces = free_spaces(g)
        if not spaces:
            return elders

        def offer(spaces: list[tuple[str, str]] = spaces) -> list[Option[tuple[str, str]]]:
            options = [
                Option("join-family", (piece, letter), "3.3 step 1B", {"piece": piece, "family": letter})
                if letter
                else Option("join-elders", (piece, ""), "3.3 step 1B")
                for piece, letter in spaces
            ]
            return [Option("join-done", ("", ""), "3.3 step 1B"), *options]

        def refused(spaces: list[tuple[str, str]] = spaces) -> Iterator[Refusal]:
            for piece in FAMILY_PIECES:
                if s.passage.get(piece, 0) and not any(space[0] == piece for space in spaces):
                    yield Refusal(
                        "join-any-family", "no-empty-space", "3.3 step 1B", {"piece": piece}, {"piece": piece}
                    )

        piece, letter = yield from choose("3.3 step 1B", "join-families", offer, None, refused)
        if not piece:
            return elders
        seat(g, piece, letter)
        elders += piece == "elder"


def free_spaces(g: NavajoWars) -> list[tuple[str, str]]:
    """3.3 step 1B What lies in Passage of Time and where it may go: a matching empty space of a Family in play; an
    elder to the Elder Display. [3.3.1B-a 3.3.1B-b 1.6.2-b]"""
    s = g.state
    spaces = [("elder", "")] if s.passage.get("elder", 0) else []
    for piece in FAMILY_PIECES:
        if s.passage.get(piece, 0):
            spaces += [(piece, each.letter) for each in s.families if each.place and not holds(each, piece)]
    return spaces


def seat(g: NavajoWars, piece: str, letter: str) -> None:
    """3.3 step 1B From Passage of Time to its space; an elder to the leftmost box.
    [1.6.2-b 1.7.3-c 3.3.1B-a 3.3.1B-b]"""
    s = g.state
    s.passage[piece] -= 1
    if letter:
        set_space(family(s, letter), piece, True)
        g.heard and g.tell("3.3 step 1B", "joined-family", piece=piece, family=letter)
    else:
        s.elders[0] += 1
        g.heard and g.tell("3.3 step 1B", "joined-elders")


# C


def found_families(g: NavajoWars) -> Flow[None]:
    """3.3 step 1C New Families, as many as the player likes and by the letters he likes. [3.3.1C-b]"""
    s = g.state
    while s.passage.get("man", 0) or s.passage.get("woman", 0):
        letters = [each.letter for each in s.families if not each.place]
        if not letters:
            return
        if why_no_family(g):
            g.heard and g.tell("1.7.4", why_no_family(g))
            return

        def offer(letters: list[str] = letters) -> list[Option[str]]:
            options = [Option("found-family", letter, "3.3 step 1C", {"family": letter}) for letter in letters]
            return [Option("found-none", "", "3.3 step 1C"), *options]

        letter = yield from choose("3.3 step 1C", "found-family", offer)
        if not letter:
            return
        yield from found_family(g, letter)


def why_no_family(g: NavajoWars) -> str:
    """3.3 step 1C Why no Family may be founded, "" if one may: with Culture 0. [3.3.1C-a 1.7.4-h 13-canyon-a]"""
    return "" if g.state.culture > 0 else "no-family-culture-0"


def found_family(g: NavajoWars, letter: str) -> Flow[None]:
    """3.3 step 1C At least one adult, and what else joins at once, in any Area of the Canyon at Ferocity 0.
    [3.3.1C-a 3.3.1C-c 1.7.5-e 13-canyon-a FER-4]"""
    s = g.state
    new = family(s, letter)
    pieces = yield from choose_household(g, letter)
    area = yield from choose(
        "3.3 step 1C",
        "canyon-area",
        lambda: [Option("settle-in", area, "13 Canyon de Chelly", where(g, area)) for area in areas_of(g, CANYON)],
        {"family": letter},
    )
    for piece in pieces:
        s.passage[piece] -= 1
        set_space(new, piece, True)
    set_ferocity(g, new, 0, "3.3 step 1C")
    put_family(g, new, area)
    g.heard and g.tell("3.3 step 1C", "family-founded", family=letter, **where(g, area))
    yield from reveal_at(g, area)


def choose_household(g: NavajoWars, letter: str) -> Flow[tuple[str, ...]]:
    """3.3 step 1C Any counters of Passage of Time, one of a kind, with an adult among them. [3.3.1C-a 3.3.1C-c]"""
    there = {piece for piece in FAMILY_PIECES if g.state.passage.get(piece, 0)}
    return choose(
        "3.3 step 1C",
        "household",
        lambda: [
            Option("household-" + "-".join(pieces), pieces, "3.3 step 1C")
            for pieces in HOUSEHOLDS
            if there.issuperset(pieces)
        ],
        {"family": letter},
    )


# D and E


def culture_change(g: NavajoWars, elders: int) -> Number:
    """3.3 step 1D One Culture lost for each empty space of every Family in play, one gained for each new elder, as one
    change. [3.3.1D-a 3.3.1D-b]"""
    families = [(each.letter, n) for each in in_play(g.state) if (n := empty_spaces(each))]
    parts = [Part("3.3 step 1D", "empty-spaces", -n, {"family": letter}) for letter, n in families]
    kin = g.bonus("kin") and min(g.bonus("kin"), sum(n for _, n in families))
    if kin:
        parts.append(Part("9.1.4", "kin", kin))
    if elders:
        parts.append(Part("3.3 step 1D", "new-elders", elders))
    return Number("culture-change", tuple(parts))


def before_the_culture(g: NavajoWars, elders: int) -> Flow[None]:
    """3.3 step 1D A window before Culture is counted: it matters if a loss could be spared by somebody healed, or would
    fall on Military while Culture could still rise. [3-b MOM-a]"""
    if not usable(g):
        return

    def at_stake() -> bool:
        if not card_for(g, "join", "come-of-age", "gain-culture"):
            return False
        loss = -culture_change(g, elders).total
        return loss > g.state.culture or (loss > 0 and card_for(g, "join"))

    yield from moment(g, "3.3 step 1D", "before-the-culture", at_stake, numbers=lambda: [culture_change(g, elders)])


def adjust_culture(g: NavajoWars, elders: int) -> None:
    """3.3 step 1D Only a net loss falls on Military when Culture runs out, and it does so at Culture 0 too.
    [3.3.1D-a 3.3.1D-b 3.3.1D-c]"""
    change = culture_change(g, elders)
    if change.parts:
        g.heard and g.tell("3.3 step 1D", "culture-changes", change=change, **in_short(change, elders))
    n = change.total
    if n > 0:
        gain_culture(g, n, "3.3 step 1D")
    else:
        lose_culture(g, -n, "3.3 step 1D")


def in_short(change: Number, elders: int) -> dict[str, int]:
    """3.3 step 1D The change in the words of the log: spaces, how many are forgiven, elders, what comes of it."""
    empty = -sum(part.amount for part in change.parts if part.key == "empty-spaces")
    kin = sum(part.amount for part in change.parts if part.key == "kin")
    return {"empty": empty, "kin": kin, "elders": elders, "gain": max(0, change.total), "loss": max(0, -change.total)}


def discard_population(g: NavajoWars) -> None:
    """3.3 step 1E Population still in Passage of Time goes to Out of Play; animals wait. [3.3.1E-a]"""
    s, n = g.state, 0
    for piece in POPULATION:
        while move_piece(s.passage, s.out_of_play, piece):
            n += 1
    if n:
        g.heard and g.tell("3.3 step 1E", "population-discarded", n=n)
