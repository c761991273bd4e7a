"""The steady player under attack, and when it is reckoned with."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.bot.view_facts import best, fact, homes, land, named, outposts, place_worth
from vigil.games.navajo_wars.bot.weights import Weights
from vigil.games.navajo_wars.observe.view import FamilyView, View

# under attack


def battle_odds(view: View, family: FamilyView, foe: int) -> float:
    """Our bonus against theirs."""
    return family.ferocity + family.horse + 2.0 * bool(view.resources.get("firearms", 0)) - foe


def reaction(position: Any, w: Weights) -> str:
    view: View = position.view
    families = {family.letter: family for family in view.families}

    def worth(option: Any) -> float:
        letter = fact(option, "family")
        match option.key:
            case "evade":
                family = families[letter]
                return (6 + family.evade - family.area) / 6 * 4
            case "ambush":
                family = families[letter]
                cap = min(2 * family.ferocity, family.area)
                return 1.5 + cap + family.horse - view.enemy_ferocity * w.ambush
            case "negotiate":
                family = families[letter]
                return w.talk + (family.evade + min(2, view.resources.get("trade-goods", 0))) / 2
            case "harass":
                return w.harass if view.ap > w.keep_ap else -1.0
            case "no-reaction":
                return 0.0
            case key:
                return 9.0 if key in ("play-blessing-way",) else -2.0

    return best(position, worth)


def harass_area(position: Any, w: Weights) -> str:
    """On the road to us: as low as can be."""
    return best(position, lambda option: -float(fact(option, "area") or 0))


def resolve(position: Any, w: Weights) -> str:
    view: View = position.view
    family = next(each for each in view.families if each.letter == position.facts["family"])
    fight = battle_odds(view, family, view.enemy_ferocity) > w.fight
    return named(position, "give-battle" if fight else "surrender", "surrender", "give-battle")


def battle(position: Any, w: Weights) -> str:
    return named(
        position, "give-horse", "play-blessing-way", "fight-with-firearms", "fight-with-intruder-firearms", "fight"
    )


def give_up(position: Any, w: Weights) -> str:
    order = ("child", "man", "woman")
    return best(position, lambda option: -order.index(fact(option, "piece")) if fact(option, "piece") in order else -9)


def returns(position: Any, w: Weights) -> str:
    view: View = position.view
    return best(position, lambda o: place_worth(view, fact(o, "territory"), fact(o, "area"), w, fact(o, "territory")))


def ferocity(position: Any, w: Weights) -> str:
    return best(position, lambda option: -abs((fact(option, "n") or 0) - w.ferocity))


# reckonings


def victory(position: Any, w: Weights) -> str:
    """A Victory Check, unless it would be the last one, or a ceremony leaves the people better off at the end."""
    view: View = position.view
    held = set(homes(view))
    short = position.facts["vp"] - sum(land(view, key).vp for key in held)
    left = view.military - max(0, short) + (short < 0) - view.morale
    if view.scenario == "rise-of-the-people" and view.deck == 0:
        checked = max(0, left) - outposts(view)
        put_off = view.military - view.morale - 2
        return named(position, "good-medicine" if put_off > checked else "victory-check", "victory-check")
    doomed = left <= 0 and view.culture + 2 * left <= 0  # step 3: before women bring Culture
    return named(position, "good-medicine" if doomed else "victory-check", "victory-check")


def fort_loss(position: Any, w: Weights) -> str:
    return named(
        position, "lose-culture" if position.facts["culture"] >= position.facts["military"] else "lose-military"
    )
