"""6.1 Major Events of the people: councils and newcomers, sickness and ransom, weavers and runners. The cards are
ours."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    family,
    in_play,
    lose_person,
    outposts,
    population_of,
    set_ferocity,
)
from vigil.games.navajo_wars.rules.ch01_pieces import choose_person, elders_on_display, take
from vigil.games.navajo_wars.rules.ch01_tracks import gain_ap, gain_culture, gain_military, lose_culture
from vigil.games.navajo_wars.rules.ch10_rerolls import roll
from vigil.games.navajo_wars.rules.intruders import place_intruder
from vigil.games.navajo_wars.rules.major_events_common import (
    Count,
    Price,
    choose_family,
    eldest,
    give,
    holds,
    lose_elder,
    mark,
    raise_families,
    welcome,
)
from vigil.kernel.flow import Flow, Number, Option, Part, choose
from vigil.kernel.piles import cards_left, look_at_top


def the_headmen_gather(g: NavajoWars, *, culture: Count, military: Count, families: Count) -> Flow[None]:
    """6.1 The Headmen Gather: with an elder on the display the player picks peace (every Family one Ferocity lower,
    Culture) or war (some Families one higher, Military)."""
    s = g.state
    if not elders_on_display(s):
        g.heard and g.tell("6.1", "no-elder-speaks")
        return
    war = yield from choose(
        "6.1",
        "the-headmen-gather",
        lambda: [
            Option("speak-of-peace", False, "6.1", {"n": culture}),
            Option("speak-of-war", True, "6.1", {"n": military, "families": families}),
        ],
    )
    if war:
        yield from raise_families(g, families)
        gain_military(g, military, "6.1")
        return
    for each in in_play(s):
        if each.ferocity:
            set_ferocity(g, each, each.ferocity - 1, "6.1")
    gain_culture(g, culture, "6.1")


def kin_from_the_pueblos(g: NavajoWars, *, intruders: Count) -> Flow[None]:
    """6.1 Kin from the Pueblos: a newcomer of the player's choice for Passage of Time; past an Outpost they are
    followed, so Intruders are placed."""
    yield from welcome(g, "kin-from-the-pueblos")
    if outposts(g.state):
        for _ in range(intruders):
            yield from place_intruder(g, "6.1")


def smallpox_reach(g: NavajoWars, base: int) -> Number:
    """6.1 Smallpox strikes on this number or less: a base and 1 for each Outpost."""
    return Number(
        "smallpox-reach",
        (Part("6.1", "smallpox-base", base), Part("6.1", "smallpox-outposts", outposts(g.state))),
    )


def smallpox(g: NavajoWars, *, base: Count) -> Flow[None]:
    """6.1 Smallpox: on a die up to the base and the Outposts the eldest elder and a population counter of the
    player's choice go Out of Play."""
    s = g.state
    reach = smallpox_reach(g, base)
    g.heard and g.tell("6.1", "smallpox-near", reach=reach)
    if (yield from roll(g, "6.1", "smallpox", None, lambda eyes: eyes > reach.total)) > reach.total:
        g.heard and g.tell("6.1", "smallpox-passes")
        return
    g.heard and g.tell("6.1", "smallpox-strikes")
    lose_elder(g, "elder-dies-of-smallpox")
    letters = [each.letter for each in in_play(s) if population_of(each)]
    if not letters:
        return
    letter = yield from choose_family("smallpox-family", "mourn-in", letters)
    piece = yield from choose_person(g, family(s, letter), "6.1", "smallpox-person")
    lose_person(g, family(s, letter), piece, s.out_of_play, "6.1", "person-dies-of-smallpox")
    check_adults(g, family(s, letter))


def ransomed_captives(g: NavajoWars, *, price: list[Price], most: Count) -> Flow[None]:
    """6.1 Ransomed Captives: again and again a woman or child comes from Out of Play to Passage of Time for a piece
    paid."""
    s = g.state

    def ransoms() -> list[tuple[str, str]]:
        captives = [piece for piece in ("woman", "child") if s.out_of_play.get(piece, 0)]
        return [(piece, paid) for piece in captives for paid in price if holds(s, paid)]

    for left in range(most, 0, -1):
        if not ransoms():
            g.heard and g.tell("6.1", "no-ransom")
            return
        piece, paid = yield from choose(
            "6.1",
            "ransomed-captives",
            lambda: [
                *(
                    Option("ransom-captive", (piece, paid), "6.1", {"piece": piece, "price": paid})
                    for piece, paid in ransoms()
                ),
                Option("pay-no-ransom", ("", ""), "6.1"),
            ],
            {"n": left},
        )
        if not paid:
            return
        yield from give(g, paid)
        take(g, piece, s.passage, "6.1")


def a_first_laugh(g: NavajoWars, *, culture: Count) -> Flow[None]:
    """6.1 A First Laugh: a child from Out of Play joins a Family with a woman and no child, or else waits in
    Passage of Time; and Culture rises."""
    s = g.state
    if s.out_of_play.get("child", 0):
        mothers = [each.letter for each in in_play(s) if each.woman and not each.child]
        if mothers:
            letter = yield from choose_family("a-first-laugh", "laughs-in", mothers)
            s.out_of_play["child"] -= 1
            family(s, letter).child = True
            g.heard and g.tell("6.1", "child-joins", family=letter)
        else:
            take(g, "child", s.passage, "6.1")
    gain_culture(g, culture, "6.1")


def illness(g: NavajoWars, box: int) -> Number:
    """6.1 The eldest elder dies on this number or less: his Rating, and what Developments take off it."""
    parts = [Part("3.3 step 7", "illness-rating", g.content.stocks.elder_ratings[box])]
    if g.bonus("long-life"):
        parts.append(Part("9.1.4", "illness-long-life", -g.bonus("long-life")))
    return Number("illness", tuple(parts))


def a_headman_lies_ill(g: NavajoWars, *, culture: Count) -> Flow[None]:
    """6.1 A Headman Lies Ill: the eldest elder dies on a die up to his Rating, and no elder acts in the next
    Planning; without any elder Culture falls."""
    mark(g, "elders-silent")
    box = eldest(g.state)
    if box < 0:
        lose_culture(g, culture, "6.1")
        return
    danger = illness(g, box)
    if danger.total > 0:
        g.heard and g.tell("6.1", "headman-ill", danger=danger)
        if (yield from roll(g, "6.1", "illness", None, lambda eyes: eyes > danger.total)) <= danger.total:
            lose_elder(g, "elder-dies-of-illness")
        else:
            g.heard and g.tell("6.1", "headman-recovers")


def blankets_for_trade(g: NavajoWars, *, women: Count) -> None:
    """6.1 Blankets for Trade: with a woman in any Family the purchases of the next Planning cost no AP; with
    several such Families one Trade Goods comes at once."""
    weavers = sum(1 for each in in_play(g.state) if each.woman)
    if not weavers:
        g.heard and g.tell("6.1", "looms-stand-still")
        return
    mark(g, "market")
    if weavers >= women:
        take(g, "trade-goods", g.state.resources, "6.1")


def runners_bring_word(g: NavajoWars, *, ap: Count) -> Flow[None]:
    """6.1 Runners Bring Word: the player sees the top card of the deck, then makes the next Preempt free or gains
    AP."""
    s, content = g.state, g.content
    if cards_left(s.deck):
        card = yield from look_at_top(s.deck, "6.1", "top-card")
        row = content.operations.get(card) or content.ceremonies.get(card) or content.history[card]
        g.heard and g.tell("6.1", "top-card-seen", card=row.key)
    ready = yield from choose(
        "6.1",
        "runners-bring-word",
        lambda: [Option("stand-ready", True, "6.1"), Option("hold-council", False, "6.1", {"n": ap})],
    )
    if ready:
        mark(g, "free-preempt")
    else:
        gain_ap(g, ap, "6.1")
