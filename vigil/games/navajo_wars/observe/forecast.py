"""What lies ahead: how the game would end now, and the large reckonings as they would come out, step by step.

The steps of a reckoning are carried out on a copy of the state by the rules themselves; what each of them changes is a
cited part of a number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import in_fort_area, in_play
from vigil.games.navajo_wars.rules.ch01_pieces import count_population, divide_up
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import TRANSITIONS
from vigil.games.navajo_wars.rules.ch03_passage_food import food_in_store, food_needed, food_of_land, food_promised
from vigil.games.navajo_wars.rules.ch03_passage_of_time import (
    breed_animals,
    death_number,
    fodder,
    pueblo_revolt,
    return_animals,
)
from vigil.games.navajo_wars.rules.ch08_victory_checks import (
    automatic_step,
    clear_cubes,
    compare_vp,
    forts_cost_culture,
    men_to_military,
    outposts_to_morale,
    subtract_morale,
    vp_balance,
    women_to_culture,
)
from vigil.games.navajo_wars.rules.ch12_victory_and_defeat import GameOver, judgement, strongholds
from vigil.games.navajo_wars.state import ANIMALS, CODEC, State
from vigil.kernel.display.outlook import Forecast, Standing
from vigil.kernel.rules.requests import Number, Part

TRACKS: dict[str, Callable[[State], int]] = {
    "military": lambda s: s.military,
    "culture": lambda s: s.culture,
    "morale": lambda s: s.morale,
    "ap": lambda s: s.ap,
}
ANIMAL_BOXES: dict[str, Callable[[State], int]] = {
    "horse": lambda s: s.resources.get("horse", 0),
    "sheep": lambda s: s.resources.get("sheep", 0),
}

Step = tuple[str, str, Callable[[NavajoWars], object]]  # the rule, the key of its part, what is done


def standing(g: NavajoWars, seat: int = 0) -> Standing | None:
    """12 How the game would be judged now; before the set-up is done there is nothing to judge."""
    if not g.state.turn:
        return None
    ending, rule, margin = judgement(g)
    return Standing(ending, rule, (margin,))


def forecasts(g: NavajoWars, seat: int, rule: str) -> list[Forecast]:
    """The reckonings ahead, the next one first. In the midst of one it is no longer ahead."""
    if not g.state.turn:
        return []
    return [*automatic_victory(g, rule), *passage(g, rule), *victory_check(g, rule)]


def automatic_victory(g: NavajoWars, rule: str) -> Iterator[Forecast]:
    """12.2 With Enemy Morale 0 a die above the Outposts and Forts wins when the card is discarded, unless a Family
    stands by a Fort. A Historical Event sets Enemy Morale anew before that."""
    s = g.state
    if s.morale or rule == "12.2" or (s.card in g.content.history and s.agenda[:1] != ["discard"]):
        return
    bound = any(in_fort_area(s, each) for each in in_play(s))
    yield Forecast("no-automatic-victory" if bound else "automatic-victory", "12.2", (strongholds(s),), soon=True)


# 3.3


def passage(g: NavajoWars, rule: str) -> Iterator[Forecast]:
    if rule.startswith("3.3 step"):
        return
    twin = NavajoWars(CODEC.copy(g.state), g.content)
    steps: tuple[Step, ...] = (
        ("3.3 step 2", "passage-return", return_animals),
        ("3.3 step 3", "passage-breed", breed_animals),
        ("3.3 step 6", "passage-starve", hungry_animals),
    )
    animals = reckoned(twin, ANIMAL_BOXES, steps, "3.3")
    morale = reckoned(twin, {"morale": TRACKS["morale"]}, [("3.3 step 10", "passage-revolt", pueblo_revolt)], "3.3")
    food = food_balance(NavajoWars(CODEC.copy(g.state), g.content))
    numbers = [food, *animals, *elders_at_risk(g), *(each for each in morale if len(each.parts) > 1)]
    yield Forecast("passage", "3.3", tuple(numbers), soon=rule == "3.3", option="passage-of-time")


def food_balance(twin: NavajoWars) -> Number:
    """3.3 step 5 Land and Resources against the mouths there are now; the sheep that return and are bred before people
    eat are among the food."""
    land, store, mouths = food_of_land(twin, food_promised(twin.state)), food_in_store(twin), food_needed(twin)
    return_animals(twin)
    breed_animals(twin)
    more = food_in_store(twin).total - store.total
    parts = [Part("13 Agriculture", "food-land", land.total), Part("3.3 step 5", "food-store", store.total)]
    if more:
        parts.append(Part("3.3 step 3", "food-herd", more))
    return Number("food-balance", (*parts, Part("3.3 step 5", "food-mouths", -mouths.total)))


def hungry_animals(g: NavajoWars) -> None:
    """3.3 step 6 Animals beyond the pastures are lost."""
    fed = fodder(g).total
    for animal in ANIMALS:
        g.state.resources[animal] = min(fed, g.state.resources.get(animal, 0))


def elders_at_risk(g: NavajoWars) -> Iterator[Number]:
    """3.3 step 7 The elders for whom a die is rolled, and at which number each dies."""
    parts = [
        Part("3.3 step 7", "elder-risk", n, {"box": box + 1, "n": death_number(g, box)})
        for box, n in enumerate(g.state.elders)
        if n and g.content.stocks.elder_ratings[box]
    ]
    if parts:
        yield Number("elders-at-risk", tuple(parts))


# 8.2


def victory_check(g: NavajoWars, rule: str) -> Iterator[Forecast]:
    """The check of the card on the table, or of the next Historical Event known to lie in the deck."""
    s = g.state
    on_table = s.card in g.content.history and s.agenda[:1] != ["discard"]
    if on_table and (rule.startswith("8.2 step") or (s.card in TRANSITIONS and rule.startswith("6.2"))):
        return
    card = s.card if on_table else next_history(g)
    if not card:
        return
    vp = g.content.history[card].vp
    twin = NavajoWars(CODEC.copy(s), g.content)
    steps: tuple[Step, ...] = (
        ("8.2 step 1", "check-vp", lambda twin: compare_vp(twin, vp)),
        ("8.2 step 2", "check-morale", subtract_morale),
        ("8.2 step 3", "check-end", automatic_step),
        ("8.2 step 4", "check-men", men_to_military),
        ("8.2 step 5", "check-outposts", outposts_to_morale),
        ("8.2 step 6", "check-women", women_to_culture),
        ("8.2 step 7", "check-forts", forts_cost_culture),
        ("8.2 step 9", "check-clear", clear_cubes),
    )
    tracks = reckoned(twin, TRACKS, steps, "8.2")
    lost = Number("passage-halved", (Part("8.2 step 10", "check-passage", -halved(s)),))
    yield Forecast(
        "victory-check",
        "8.2",
        (vp_balance(g, vp), *tracks, *((lost,) if halved(s) else ())),
        {"card": g.content.key_of[card]},
        on_table,
        "victory-check",
        twin.state.ending,
    )


def halved(s: State) -> int:
    """8.2 step 10 Half of the population in Passage of Time, rounded up."""
    return divide_up(count_population(s.passage), 2)


def next_history(g: NavajoWars) -> int:
    """The first Historical Event known to lie in the deck, 0 if there is none."""
    deck = g.state.deck
    return next((card for card in (*deck.known, *deck.marked) if card in g.content.history), 0)


# step by step


def reckoned(g: NavajoWars, boxes: dict[str, Callable[[State], int]], steps: Iterable[Step], rule: str) -> list[Number]:
    """Carry the steps out and note what each changes; an end in their midst stops them."""
    parts = {name: [Part(rule, "as-it-stands", look(g.state))] for name, look in boxes.items()}
    try:
        for cited, key, do in steps:
            before = {name: look(g.state) for name, look in boxes.items()}
            do(g)
            for name, look in boxes.items():
                change = look(g.state) - before[name]
                if change:
                    parts[name].append(Part(cited, key, change))
    except GameOver:
        pass
    return [Number(f"after-{name}", tuple(each)) for name, each in parts.items() if len(each) > 1 or each[0].amount]
