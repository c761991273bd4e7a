"""3.1 step 3 Elder Actions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import FEROCITY_TOP, family, in_play, raise_ferocity, set_ferocity
from vigil.games.navajo_wars.rules.ch01_pieces import use_effect
from vigil.games.navajo_wars.rules.ch01_tracks import gain_ap, gain_culture, gain_military, lose_culture, lose_military
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.moments import ask
from vigil.games.navajo_wars.state import Family
from vigil.kernel.rules.requests import Fact, Flow, Number, Option, Part, Refusal

LOW = 5  # below it a change of Ferocity strengthens Military or Culture


def elder_actions(g: NavajoWars) -> Flow[None]:
    """3.1 step 3 Each elder may try one free action, in any order, judged anew each time. [3.1.3-a 3.1.3-l]"""
    if use_effect(g, "elders-silent"):
        g.heard and g.tell("6.1", "elders-silent")
        return
    waiting = list(g.state.elders)
    while any(waiting):
        boxes = [box for box, n in enumerate(waiting) if n]
        box = boxes[0] if len(boxes) == 1 else (yield from choose_elder(g, boxes))
        if box < 0 or not (yield from elder_action(g, box)):
            return
        waiting[box] -= 1


def choose_elder(g: NavajoWars, boxes: list[int]) -> Flow[int]:
    """3.1 step 3 The elder is named by his box, 1 to 7; -1 ends the step. [3.1.3-b]"""

    def offer() -> list[Option[int]]:
        elders = [
            Option("elder-acts", box, "3.1 step 3", {"box": box + 1}, partial(elder_rating, g, box)) for box in boxes
        ]
        return [*elders, Option("elders-done", -1, "3.1 step 3")]

    return ask(g, "3.1 step 3", "choose-elder", offer)


def elder_rating(g: NavajoWars, box: int) -> Number:
    """3.1 step 3 The Rating of the box reached, with Developments for this throw only. [3.1.3-a]"""
    parts = [Part("3.1 step 3", "elder-box", g.content.stocks.elder_ratings[box], {"box": box + 1})]
    if g.bonus("elder-rating"):
        parts.append(Part("9.1.4", "elder-rating-cards", g.bonus("elder-rating")))
    return Number("elder-rating", tuple(parts))


def elder_action(g: NavajoWars, box: int) -> Flow[bool]:
    """3.1 step 3 The action is named before the die; at or below the Rating it succeeds; +1 AP is always open. False if
    none is wanted. [3.1.3-b 3.1.3-k]"""

    def offer() -> list[Option[tuple[str, str]]]:
        options: list[Option[tuple[str, str]]] = []
        for action in ("culture-to-military", "military-to-culture"):
            if why_no_exchange(g, action) is None:
                options.append(Option(action, (action, ""), "3.1 step 3"))
        for each in in_play(g.state):
            for action in ("raise-ferocity", "lower-ferocity"):
                if not why_no_ferocity(g, each, action):
                    options.append(Option(action, (action, each.letter), "3.1 step 3", {"family": each.letter}))
        options.append(Option("elder-gains-ap", ("elder-gains-ap", ""), "3.1 step 3"))
        options.append(Option("elders-done", ("", ""), "3.1 step 3"))
        return options

    def refused() -> Iterator[Refusal]:
        for action in ("culture-to-military", "military-to-culture"):
            refusal = why_no_exchange(g, action)
            if refusal:
                yield refusal
        for each in in_play(g.state):
            for action in ("raise-ferocity", "lower-ferocity"):
                reason = why_no_ferocity(g, each, action)
                if reason:
                    facts: dict[str, Fact] = {"family": each.letter}
                    yield Refusal(action, reason, "3.1 step 3", facts, {"family": each.letter, "n": each.ferocity})

    action, letter = yield from ask(
        g, "3.1 step 3", "elder-action", offer, {"box": box + 1}, refused, lambda: [elder_rating(g, box)]
    )
    if not action:
        return False
    rating = elder_rating(g, box)
    n = rating.total
    eyes = yield from roll(g, "3.1 step 3", "elder-action", {"n": n}, lambda eyes: eyes <= n)
    if eyes > n:
        g.heard and g.tell("3.1 step 3", "elder-fails", n=eyes, rating=rating)
    elif letter:
        change_ferocity(g, family(g.state, letter), action)
    elif action == "elder-gains-ap":
        gain_ap(g, 1, "3.1 step 3")
    else:
        exchange(g, action)
    return True


def why_no_exchange(g: NavajoWars, action: str) -> Refusal | None:
    """3.1 step 3 Only from the greater of Culture and Military to the smaller. [3.1.3-c 3.1.3-d]"""
    s = g.state
    from_culture = action == "culture-to-military"
    if (s.culture > s.military) if from_culture else (s.military > s.culture):
        return None
    reason = "culture-not-above" if from_culture else "military-not-above"
    return Refusal(action, reason, "3.1 step 3", None, {"culture": s.culture, "military": s.military})


def exchange(g: NavajoWars, action: str) -> None:
    """3.1 step 3 One point from Culture to Military or back. [3.1.3-c 3.1.3-d]"""
    if action == "culture-to-military":
        lose_culture(g, 1, "3.1 step 3")
        gain_military(g, 1, "3.1 step 3")
    else:
        lose_military(g, 1, "3.1 step 3")
        gain_culture(g, 1, "3.1 step 3")


def why_no_ferocity(g: NavajoWars, family: Family, action: str) -> str:
    """3.1 step 3 Why elders may not change a Family's Ferocity, "" if they may. [3.1.3-f 3.1.3-h 3.1.3-j]"""
    if family.letter in g.state.elders_moved:
        return "ferocity-moved"
    if action == "raise-ferocity":
        if not family.man:
            return "ferocity-no-man"
        return "ferocity-at-top" if family.ferocity >= FEROCITY_TOP else ""
    return "" if family.ferocity else "ferocity-at-0"


def change_ferocity(g: NavajoWars, family: Family, action: str) -> None:
    """3.1 step 3 One face up or down, once for each Family and card, and only a success counts; a raise adds 1 to a
    Military below 5, a cut 1 to a Culture below 5. [3.1.3-e 3.1.3-g 3.1.3-h 3.1.3-i FER-2]"""
    s = g.state
    s.elders_moved.append(family.letter)
    if action == "raise-ferocity":
        raise_ferocity(g, family, "3.1 step 3")
        if s.military < LOW:
            gain_military(g, 1, "3.1 step 3")
    else:
        set_ferocity(g, family, family.ferocity - 1, "3.1 step 3")
        if s.culture < LOW:
            gain_culture(g, 1, "3.1 step 3")
