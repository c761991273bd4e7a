"""A steady player: feeds the people before it lets time pass, keeps them above the roads, fights with good odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.games.navajo_wars.bot import fight, people, turn
from vigil.games.navajo_wars.bot.view_facts import POWERS, fact, homes, named
from vigil.games.navajo_wars.bot.weights import WEIGHTS, Weights
from vigil.games.navajo_wars.observe.view import View
from vigil.kernel.sets.draft import naming_of

FIRST: dict[str, tuple[str, ...]] = {  # what is taken where it is offered; otherwise the last option, which does least
    "ceremony-to-hand": ("take-into-hand",),
    "before-evade": ("roll-evade",),
    "vizcarra-marches-west": ("accept-terms",),
    "apache-war": ("stand-aside",),
    "peach-orchards": ("dry-peaches",),
    "female-rain": ("rain-on-the-land", "rain-on-the-fields"),
    "runners-bring-word": ("hold-council",),
    "franciscan-gifts": ("refuse-gifts",),
    "fight-soldiers": ("fight-soldiers",),
    "ransomed-captives": ("ransom-captive", "trade-animals", "trade-animals-which", "pay-no-ransom"),
    "buy-off-slavers": ("buy-off-slavers",),
    "when-the-land-is-sick": ("hold-a-ceremony",),
    "dry-years": ("stay-by-the-springs",),
    "a-call-for-reprisals": ("give-back", "let-them-come"),
    "herders-push-west": ("let-them-graze",),
    "night-way": ("welcome-back",),
}


class Steady:
    sees = True

    def __init__(self, seed: int = 1, weights: Weights = WEIGHTS) -> None:
        self.seed = seed
        self.weights = weights

    def choose(self, position: Any) -> str:
        if position.is_set:
            return put_together(position)
        if position.is_window:
            return power(position)
        answer = ANSWERS.get(position.key)
        if answer is not None:
            return answer(position, self.weights)
        return named(position, *FIRST.get(position.key, ()))


def power(position: Any) -> str:
    """At a window: a power that costs nothing but itself, or on with the game."""
    view: View = position.view
    if position.key == "before-the-pasture":
        herd = view.resources.get("horse", 0) + view.resources.get("sheep", 0)
        if herd > 2 * len(homes(view)) + 2:
            return named(position, "trade-animals", "trade-animals-which", "go-on")
    return named(position, *POWERS, "end-turn", "go-on")


ANSWERS: dict[str, Callable[[Any, Weights], str]] = {
    "place-area": turn.place,
    "place-ferocity": turn.place_ferocity,
    "keep-group": turn.by_group,
    "leave-group-out": turn.by_group,
    "free-development": turn.development,
    "buy-development": turn.development,
    "preempt": turn.preempt,
    "dine-operation": turn.operation,
    "activate-which": turn.activate,
    "action": turn.action,
    "travel-area": turn.travel,
    "travel-canyon": turn.travel,
    "canyon-area": turn.travel,
    "evade-to": turn.travel,
    "grow-up": people.grow_up,
    "who-grows-up": people.who_grows_up,
    "join-families": people.join,
    "found-family": people.found,
    "household": people.household,
    "feed": people.feed,
    "elder-action": people.elder,
    "choose-elder": people.elders_act,
    "buy-goods": people.goods,
    "tribal-affairs": people.tribes,
    "diplomacy-goods": people.offer,
    "negotiate-goods": people.offer,
    "reaction": fight.reaction,
    "tribal-raid-evade": fight.reaction,
    "harass-area": fight.harass_area,
    "raid-resolution": fight.resolve,
    "tribal-raid-resolution": fight.resolve,
    "battle": fight.battle,
    "surrender-whom": fight.give_up,
    "major-enemy-victory": fight.give_up,
    "intruder-ambush": fight.give_up,
    "leave-box": fight.returns,
    "leave-box-ferocity": fight.ferocity,
    "victory-segment": fight.victory,
    "fort-loss": fight.fort_loss,
    "the-headmen-gather": people.headmen,
    "pueblo-revolt": people.newcomer,
    "kin-from-the-pueblos": people.newcomer,
    "wandering-natives": people.newcomer,
}


# answers that are sets


def put_together(position: Any) -> str:
    """As few as the rules ask for, those that are missed least first."""
    n = position.facts["n"]
    options = sorted(position.options, key=unfed) if position.key == "unfed" else position.options
    return naming_of(options[:n])


def unfed(option: Any) -> float:
    """Children of large Families last; the oldest elders first."""
    if option.key == "unfed-elder":
        return -float(fact(option, "box") or 0)
    return {"child": 1.0, "man": 2.0, "woman": 3.0}.get(str(fact(option, "piece")), 0.0)
