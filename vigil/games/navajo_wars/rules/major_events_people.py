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
)
from vigil.games.navajo_wars.rules.ch01_pieces import choose_person, take
from vigil.games.navajo_wars.rules.ch01_tracks import lose_culture
from vigil.games.navajo_wars.rules.ch10_rerolls import roll
from vigil.games.navajo_wars.rules.major_events_common import (
    Count,
    Price,
    choose_family,
    eldest,
    give,
    holds,
    lose_elder,
    mark,
)
from vigil.kernel.flow import Flow, Number, Option, Part, choose


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
