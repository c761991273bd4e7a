"""The steady player's people: who grows up, what elders and traders do."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.steady_sight import PEOPLE, POWERS, best, fact, food, in_play, named, people
from vigil.games.navajo_wars.steady_weights import Weights
from vigil.games.navajo_wars.view import View

# a generation passes


def grow_up(position: Any, w: Weights) -> str:
    view: View = position.view
    waiting = view.passage
    families = in_play(view)
    lack = {each: sum(not getattr(family, each) for family in families) - waiting.get(each, 0) for each in PEOPLE}
    elders = sum(view.elders) + waiting.get("elder", 0)
    surplus = people(view) + sum(waiting.get(each, 0) for each in PEOPLE) - food(view)
    if elders < w.elders:
        if waiting.get("child", 0) > max(0, lack["child"]):
            return named(position, "child-becomes-elder", "grow-up-done")
        for grown in ("man", "woman"):
            if waiting.get(grown, 0) > 0:
                return named(position, f"{grown}-becomes-elder", "grow-up-done")
    if surplus < 0 or lack["man"] > 0 or lack["woman"] > 0:
        children = waiting.get("child", 0) + sum(family.child for family in families)
        if waiting.get("child", 0) and children:
            return named(
                position, "child-becomes-man" if lack["man"] >= lack["woman"] else "child-becomes-woman", "grow-up-done"
            )
    return named(position, "grow-up-done")


def who_grows_up(position: Any, w: Weights) -> str:
    return named(position, "from-passage", "from-family")


def join(position: Any, w: Weights) -> str:
    return str(position.options[0].name) if position.options[0].key != "join-done" else named(position, "join-done")


def found(position: Any, w: Weights) -> str:
    view: View = position.view
    ready = view.passage.get("man", 0) + view.passage.get("woman", 0) and people(view) + 2 <= food(view) + w.risk
    return (
        str(position.options[0].name)
        if ready and position.options[0].key == "found-family"
        else named(position, "found-none")
    )


def household(position: Any, w: Weights) -> str:
    return best(position, lambda option: len(option.key))


def feed(position: Any, w: Weights) -> str:
    return str(position.options[0].name)


# elders, trade, tribes


def elder(position: Any, w: Weights) -> str:
    view: View = position.view

    def worth(option: Any) -> float:
        match option.key:
            case "culture-to-military":
                return 4.0 if view.military + 3 < view.culture and view.military < view.morale + 3 else 0.5
            case "military-to-culture":
                return 4.0 if view.culture < 3 and view.military > 4 else 0.2
            case "raise-ferocity":
                return 3.0 if view.military < 5 else -1.0
            case "lower-ferocity":
                return 2.5 + (view.culture < 5)
            case "elder-gains-ap":
                return 2.0
            case key:
                return 5.0 if key in POWERS else -1.0

    return best(position, worth)


def elders_act(position: Any, w: Weights) -> str:
    return named(position, *POWERS, "elder-acts")


def goods(position: Any, w: Weights) -> str:
    view: View = position.view
    most = max(0, view.ap - w.keep_ap)
    return best(
        position,
        lambda o: (
            (fact(o, "n") or 0)
            if (fact(o, "n") or 0) <= most and o.key == "buy-goods"
            else -1 + (o.key == "buy-no-goods")
        ),
    )


def tribes(position: Any, w: Weights) -> str:
    view: View = position.view
    if view.ap <= w.keep_ap or not any(option.key.startswith("tribal") for option in position.options):
        return named(position, "tribes-done")
    mild = [o for o in position.options if o.key == "tribal-diplomacy"]
    families = {family.letter: family for family in view.families}
    calm = max(mild, key=lambda o: families[fact(o, "family")].evade, default=None)
    if calm and families[fact(calm, "family")].evade + view.resources.get("trade-goods", 0) >= 2:
        return str(calm.name)
    return named(position, "tribes-done")


def offer(position: Any, w: Weights) -> str:
    return best(position, lambda option: -abs((fact(option, "n") or 0) - 1))


def headmen(position: Any, w: Weights) -> str:
    view: View = position.view
    return named(position, "speak-of-peace" if view.culture <= view.military else "speak-of-war")


def newcomer(position: Any, w: Weights) -> str:
    view: View = position.view
    lack = {each: sum(not getattr(family, each) for family in in_play(view)) for each in PEOPLE}
    return best(
        position, lambda option: lack.get(str(fact(option, "piece")), 0) + (fact(option, "piece") == "woman") * 0.5
    )
