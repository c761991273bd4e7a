"""A steady player: feeds the people before it lets time pass, keeps them above the roads, fights with good odds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vigil.games.navajo_wars import steady_fight, steady_people, steady_turn
from vigil.games.navajo_wars.steady_sight import POWERS, fact, homes, named
from vigil.games.navajo_wars.steady_weights import WEIGHTS, Weights
from vigil.games.navajo_wars.view import View
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
    "ransomed-captives": ("ransom-captive",),
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
    "place-area": steady_turn.place,
    "place-ferocity": steady_turn.place_ferocity,
    "keep-group": steady_turn.by_group,
    "leave-group-out": steady_turn.by_group,
    "free-development": steady_turn.development,
    "buy-development": steady_turn.development,
    "preempt": steady_turn.preempt,
    "dine-operation": steady_turn.operation,
    "activate-which": steady_turn.activate,
    "action": steady_turn.action,
    "travel-area": steady_turn.travel,
    "travel-canyon": steady_turn.travel,
    "canyon-area": steady_turn.travel,
    "evade-to": steady_turn.travel,
    "grow-up": steady_people.grow_up,
    "who-grows-up": steady_people.who_grows_up,
    "join-families": steady_people.join,
    "found-family": steady_people.found,
    "household": steady_people.household,
    "feed": steady_people.feed,
    "elder-action": steady_people.elder,
    "choose-elder": steady_people.elders_act,
    "buy-goods": steady_people.goods,
    "tribal-affairs": steady_people.tribes,
    "diplomacy-goods": steady_people.offer,
    "negotiate-goods": steady_people.offer,
    "reaction": steady_fight.reaction,
    "tribal-raid-evade": steady_fight.reaction,
    "harass-area": steady_fight.harass_area,
    "raid-resolution": steady_fight.resolve,
    "tribal-raid-resolution": steady_fight.resolve,
    "battle": steady_fight.battle,
    "surrender-whom": steady_fight.give_up,
    "major-enemy-victory": steady_fight.give_up,
    "intruder-ambush": steady_fight.give_up,
    "leave-box": steady_fight.returns,
    "leave-box-ferocity": steady_fight.ferocity,
    "victory-segment": steady_fight.victory,
    "fort-loss": steady_fight.fort_loss,
    "the-headmen-gather": steady_people.headmen,
    "pueblo-revolt": steady_people.newcomer,
    "kin-from-the-pueblos": steady_people.newcomer,
    "wandering-natives": steady_people.newcomer,
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
