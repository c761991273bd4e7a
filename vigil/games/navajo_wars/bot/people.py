"""The steady player's people: who grows up, what elders and traders do."""

from __future__ import annotations

from typing import Any

from vigil.games.navajo_wars.bot.view_facts import PEOPLE, POWERS, best, fact, food, in_play, named, people
from vigil.games.navajo_wars.bot.weights import Weights
from vigil.games.navajo_wars.observe.view import View

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
    return named(position, "join-family", "join-elders", "join-done")


def found(position: Any, w: Weights) -> str:
    """A new Family, if there are enough for one and food for them."""
    view: View = position.view
    adults = view.passage.get("man", 0) + view.passage.get("woman", 0)
    ready = adults and adults + view.passage.get("child", 0) >= w.found and people(view) + 2 <= food(view) + w.risk
    wanted = ready and len(in_play(view)) < w.families
    return named(position, "found-family" if wanted else "found-none", "found-none")


def household(position: Any, w: Weights) -> str:
    return best(position, lambda option: len(option.key))


def feed(position: Any, w: Weights) -> str:
    return str(position.options[0].name)


# elders, trade, tribes


def elder(position: Any, w: Weights) -> str:
    view: View = position.view
    families = {family.letter: family for family in view.families}

    def worth(option: Any) -> float:
        match option.key:
            case "culture-to-military":
                return (
                    2.0
                    if view.culture >= (w.convert_late if view.deck < 10 else w.convert)
                    else 0.45 + (view.culture > 6) / 10
                )
            case "military-to-culture":
                return 2.0 if view.culture < 3 and view.military > 6 else 0.2
            case "raise-ferocity":
                return 3.0 - families[fact(option, "family")].ferocity / 4 if view.military < 5 else -1.0
            case "lower-ferocity":
                return (2.8 if view.culture < 5 else w.calm) + families[fact(option, "family")].ferocity / 8
            case "elder-gains-ap":
                return 1.0 if view.ap < 8 else 0.4
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
