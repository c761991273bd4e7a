"""Book: what cards and scripts do in the city and in the Shelter."""

from __future__ import annotations

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules import general
from vigil.games.this_war_of_mine.rules.barter import barter
from vigil.games.this_war_of_mine.rules.combat import start_fight
from vigil.games.this_war_of_mine.rules.dawn import change_location
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform
from vigil.games.this_war_of_mine.rules.findings import find, special
from vigil.games.this_war_of_mine.rules.morning import add_cold
from vigil.games.this_war_of_mine.rules.night_raid import raid
from vigil.games.this_war_of_mine.rules.reachable_rooms import empty_rooms, reachable, room, row_of
from vigil.games.this_war_of_mine.rules.scavenging import (
    add_cards,
    go_home,
    meet,
    raise_noise,
    return_cards,
    roll_noise,
)
from vigil.games.this_war_of_mine.state import Fight
from vigil.kernel.rules.requests import Flow, Option

BOOK = "Book"

# the city


def noise(g: War, who: str, n: int) -> None:
    """Book Louder, or quieter. [R121]"""
    raise_noise(g, n)


def noise_roll(g: War, who: str) -> Flow[None]:
    """Book A Noise roll. [R122]"""
    return roll_noise(g)


def encounter(g: War, who: str) -> Flow[None] | None:
    """Book Somebody comes, without a roll. [R125]"""
    return meet(g) if g.state.trip else None


def give_back(g: War, who: str, n: int) -> None:
    """Book Exploration cards are returned. [R132]"""
    return_cards(g, n)


def can_give_back(g: War, who: str, n: int) -> bool:
    """Book Time is a price only while there are cards."""
    return g.state.trip is not None and g.state.trip.unknown >= n


def lengthen(g: War, who: str, n: int) -> None:
    """Book More Exploration cards. [rd16]"""
    add_cards(g, n)


def homeward(g: War, who: str) -> None:
    """Book Exploration ends, and with it whatever was still to be done at the Location. [R134]"""
    go_home(g)


def search(g: War, who: str, row: str) -> Flow[None]:
    """Book A row of a Findings card. [R133]"""
    return find(g, row)


def special_find(g: War, who: str) -> None:
    """Book A roll on the Location's own table."""
    special(g)


def fight(
    g: War,
    who: str,
    n: int,
    a: str,
    b: str,
    c: str,
    thugs: bool,
    first: str,
    flight: bool,
    breaks: int,
    loot: str,
    foe: str,
) -> Flow[None]:
    """Book A fight with so many enemies of a kind, armed by their letters. [R189 R190]"""
    first = "" if first == "nobody" else first
    rows = [] if loot == "none" else [loot]
    here = Fight(g.state.trip is None, thugs, [], backstab=first, flight=flight, breaks=breaks, loot=rows, foe=foe)
    return start_fight(g, n, {"a": a, "b": b, "c": c}, here)


def trade(g: War, who: str, fee: int, stock: str) -> Flow[None]:
    """Book Barter, with what the card offers. [R227 R229]"""
    return barter(g, fee, g.content.wares(stock))


def move_on(g: War, who: str, slot: str) -> Flow[None]:
    """Book A Location is changed. [R178]"""
    return change_location(g, slot)


# the Shelter


def cold(g: War, who: str, n: int, rule: str) -> None:
    """Book Cold tokens come, or go, by the rule of the list that says so. [R052]"""
    add_cold(g, n, rule)


def raided(g: War, who: str, damage: int, wounds: int) -> Flow[None]:
    """Book A Night Raid of that strength. [R148 R150]"""
    return raid(g, damage, wounds)


def visitor(g: War, who: str) -> Flow[None]:
    """Book A Visitor comes to whoever stands at the door; to one who was shot there, nobody comes. [R227 rd77]"""
    if who and g.person(who) is None:
        return
    card = yield from general.draw(g, "visitors", "Day Actions: Spaces and Fittings")
    if card:
        g.state.decks["visitors"].used.append(card)
        g.state.card = card
        g.heard and g.tell("Day Actions: Spaces and Fittings", "visitor", card=card)
        perform(g, card, who)


def board_up(g: War, who: str) -> None:
    """Book The breach at which the character stands is boarded up. [R166]"""
    person = g.person(who)
    id = person.at if person is not None else ""
    s = g.state
    if s.boards < g.content.supply.board_ups and id in s.spaces and row_of(g, id).breach and not s.spaces[id].boarded:
        s.spaces[id].boarded = True
        s.boards += 1
        g.heard and g.tell("Night Raid: Boards", "boarded-up", space=id)


def unlock(g: War, who: str) -> Flow[None]:
    """Book A card of the Ideas space goes to the Fittings deck; the Leader says which. [R247]"""
    if g.state.ideas:
        options = [Option("idea", key, BOOK, {"fitting": key}) for key in g.state.ideas]
        unlocked(g, (yield from general.decide(g, BOOK, "which-idea", options)))


def unlock_this(g: War, who: str, fitting: str) -> None:
    """Book A card of the Ideas space goes to the Fittings deck. [R247]"""
    if fitting in g.state.ideas:
        unlocked(g, fitting)


def unlocked(g: War, fitting: str) -> None:
    """Book From the Ideas to the Fittings. [R247]"""
    g.state.ideas.remove(fitting)
    g.state.fittings.append(fitting)
    g.heard and g.tell(BOOK, "idea", fitting=fitting)


def wreck(g: War, who: str) -> Flow[None]:
    """Book A Fitting is destroyed and goes back to the deck; the Leader says which."""
    built = [id for id, space in g.state.spaces.items() if space.fitting]
    if not built:
        return
    options = [Option("wreck", id, BOOK, {"fitting": g.space(id).fitting}) for id in built]
    space = g.space((yield from general.decide(g, BOOK, "which-fitting", options)))
    g.heard and g.tell(BOOK, "wrecked", fitting=space.fitting)
    g.state.fittings.append(space.fitting)
    space.fitting, space.making, space.wait = "", "", 0


def furnish(g: War, who: str, fitting: str) -> Flow[None]:
    """Book A Fitting that was found is placed free of cost. [R081]"""
    s, rooms = g.state, empty_rooms(g, reachable(g))
    if rooms and fitting in (*s.fittings, *s.ideas):
        options = [room("put", id, BOOK) for id in rooms]
        id = yield from general.decide(g, BOOK, "where-to-put", options)
        (s.fittings if fitting in s.fittings else s.ideas).remove(fitting)
        g.space(id).fitting = fitting
        g.heard and g.tell(BOOK, "furnished", fitting=fitting, space=id)


def comes_next(g: War, who: str, deck: str, card: str) -> None:
    """Book A certain card will be the next of its deck."""
    pile = g.state.decks[deck]
    for cards in (pile.cards, pile.used):
        if card in cards:
            cards.remove(card)
            pile.top.append(card)
            return


def skip(g: War, who: str, phase: str) -> None:
    """Book A phase will not take place today."""
    g.state.skipped.append(phase)
