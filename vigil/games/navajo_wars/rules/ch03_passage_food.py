"""3.3 step 5 Feed Population: what the land, the Corn and the sheep give, and who goes hungry."""

from __future__ import annotations

from functools import partial

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import check_adults, family, in_play, lose_person, population_of
from vigil.games.navajo_wars.rules.ch01_pieces import (
    choose_several,
    divide_up,
    elders_on_display,
    move_piece,
    use_effect,
)
from vigil.games.navajo_wars.rules.ch01_places import agriculture
from vigil.games.navajo_wars.rules.ch10_trade_goods import ANIMAL_PRICE, ANIMALS_FOR_GOODS, CORN_FOR_GOODS
from vigil.games.navajo_wars.rules.moments import ask, can_pay, card_for, moment, usable
from vigil.games.navajo_wars.state import State
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.requests import Flow, Number, Option, Part

SHEEP_FEEDS = 4


def occupied(s: State) -> list[int]:
    """3.3 step 5 Territories with at least one Family, boxes included, each once. [3.3.5-b 3.3.6-b]"""
    return sorted({each.place // 10 for each in s.families if each.place})


# how much


def food_needed(g: NavajoWars) -> Number:
    """3.3 step 5 One food for each counter in a Family Box or on the Elder Display. [3.3.5-a]"""
    s = g.state
    parts = [
        Part("3.3 step 5", "mouths", each.man + each.woman + each.child, {"family": each.letter}) for each in in_play(s)
    ]
    elders = elders_on_display(s)
    if elders:
        parts.append(Part("3.3 step 5", "elder-mouths", elders))
    return Number("food-needed", tuple(parts))


def food_of_land(g: NavajoWars, extra: int) -> Number:
    """3.3 step 5 The Agriculture of each occupied Territory, once, in one pool for all. [3.3.5-b 3.3.5-c]"""
    names, territories = g.content.names, occupied(g.state)
    parts = [Part("13 Agriculture", "agriculture", agriculture(g, t), {"territory": names[t]}) for t in territories]
    if g.bonus("agriculture"):
        parts.append(Part("9.1.4", "agriculture-cards", g.bonus("agriculture") * len(territories)))
    if extra:
        parts.append(Part("6.1", "food-event", extra))
    return Number("food-of-land", tuple(parts))


def food_in_store(g: NavajoWars) -> Number:
    """3.3 step 5 Corn feeds its number, a sheep four. [3.3.5-d 3.3.5-e 1.6.3-a]"""
    s = g.state
    parts = [Part("1.6.3", "corn-food", n, {"n": n}) for n in s.corn]
    sheep = s.resources.get("sheep", 0)
    if sheep:
        parts.append(Part("3.3 step 5", "sheep-food", sheep * sheep_feeds(g), {"n": sheep}))
    return Number("food-in-store", tuple(parts))


def sheep_feeds(g: NavajoWars) -> int:
    """3.3 step 5 Four counters, more with Developments. [3.3.5-e]"""
    return SHEEP_FEEDS + g.bonus("sheep-food")


# feeding


def feed_population(g: NavajoWars) -> Flow[None]:
    """3.3 step 5 The land first, then Corn and sheep as far as they are needed; what is left over is lost, the unfed go
    to Out of Play. [3.3.5-f 3.3.5-g]"""
    sheep = yield from choose_sheep(g)
    needed, land = food_needed(g), food_of_land(g, use_effect(g, "food-next"))
    g.heard and g.tell("3.3 step 5", "feeding", needed=needed, land=land)
    unfed = max(0, needed.total - max(0, land.total))
    unfed = max(0, unfed - eat_sheep(g, sheep))
    unfed = max(0, unfed - (yield from eat_corn(g, unfed)))
    return_corn(g, "3.3 step 5")
    yield from starve(g, unfed)


def food_promised(s: State) -> int:
    """6.1, 13 What events and Blessing Ways add to the food of this Passage of Time."""
    return s.effects.get("food-next", 0)


def sheep_range(g: NavajoWars) -> tuple[int, int]:
    """3.3 step 5 The fewest and the most sheep that may be eaten: Corn and sheep must be used while somebody is unfed,
    in the order the player likes. [3.3.5-e 3.3.5-f]"""
    s = g.state
    sheep, each = s.resources.get("sheep", 0), sheep_feeds(g)
    if not sheep:
        return 0, 0
    hungry = max(0, food_needed(g).total - food_of_land(g, food_promised(s)).total)
    return min(sheep, divide_up(max(0, hungry - sum(s.corn)), each)), min(sheep, divide_up(hungry, each))


def choose_sheep(g: NavajoWars) -> Flow[int]:
    """3.3 step 5 How many sheep are eaten; without a choice there is a window in its place. [3.3.5-f 3.3.5-l MOM-a]"""

    def numbers() -> list[Number]:
        return [food_needed(g), food_of_land(g, food_promised(g.state)), food_in_store(g)]

    def offer() -> list[Option[int]]:
        fewest, most = sheep_range(g)
        return [Option("feed", n, "3.3 step 5", {"n": n}) for n in range(fewest, most + 1)]

    fewest, most = sheep_range(g)
    if fewest == most and usable(g):
        used = yield from moment(g, "3.3 step 5", "before-the-feeding", lambda: food_at_stake(g), numbers=numbers)
        if used is not None:
            fewest, most = sheep_range(g)
    if fewest == most:
        return fewest
    chosen = yield from ask(g, "3.3 step 5", "feed", offer, numbers=numbers)
    return chosen


def food_at_stake(g: NavajoWars) -> bool:
    """3.3 step 5 Whether Corn, or sheep about to be eaten, could buy Trade Goods first; or whether somebody would go
    hungry whom a sheep for Trade Goods, a Blessing Way or a Development could feed. [3.3.5-l]"""
    s = g.state
    if s.out_of_play.get("trade-goods", 0):
        animals = s.resources.get("horse", 0) + s.resources.get("sheep", 0)
        if sum(s.corn) >= CORN_FOR_GOODS or (animals >= ANIMALS_FOR_GOODS and sheep_range(g)[1]):
            return True
    if food_needed(g).total <= food_of_land(g, food_promised(s)).total + food_in_store(g).total:
        return False
    if s.out_of_play.get("sheep", 0) and can_pay(g, ANIMAL_PRICE):
        return True
    return card_for(g, "food-next", "rain", "recovery-here", "gain-sheep")


def eat_sheep(g: NavajoWars, n: int) -> int:
    """3.3 step 5 The sheep go to Out of Play; each feeds up to four. [3.3.5-e]"""
    s = g.state
    for _ in range(n):
        move_piece(s.resources, s.out_of_play, "sheep")
    if n:
        g.heard and g.tell("3.3 step 5", "sheep-eaten", n=n)
    return n * sheep_feeds(g)


def eat_corn(g: NavajoWars, unfed: int) -> Flow[int]:
    """3.3 step 5 Corn until all are fed; which counters matters only where Corn left over is kept. [3.3.5-d 3.3.5-f
    1.6.3-a 3.3.5-l]"""
    s = g.state
    if not keeps_corn(g):
        return min(unfed, sum(s.corn))
    fed = 0
    while fed < unfed and s.corn:
        numbers = sorted(set(s.corn))
        n = numbers[0]
        if len(numbers) > 1 and sum(s.corn) > unfed - fed:
            n = yield from choose("3.3 step 5", "eat-corn", partial(corn_options, numbers), {"n": unfed - fed})
        s.corn.remove(n)
        to_cup(s, n)
        fed += n
    return fed


def corn_options(numbers: list[int]) -> list[Option[int]]:
    """3.3 step 5 Corn by its number."""
    return [Option("eat-corn", n, "3.3 step 5", {"n": n}) for n in numbers]


def keeps_corn(g: NavajoWars) -> bool:
    """9.1.4 Whether a Development lets Corn that is left over stay in Resources."""
    return g.bonus("keep-corn") > 0


def to_cup(s: State, n: int) -> None:
    """1.5 A Corn counter goes back to its cup."""
    s.corn_unseen[str(n)] = s.corn_unseen.get(str(n), 0) + 1


def return_corn(g: NavajoWars, rule: str) -> None:
    """3.3 step 9 All Corn in Resources goes to the cup, after the feeding and once more here; Corn on the map stays,
    and so does what a Development keeps. [3.3.5-d 3.3.5-j 3.3.9-a]"""
    s = g.state
    if s.corn and not keeps_corn(g):
        for n in s.corn:
            to_cup(s, n)
        g.heard and g.tell(rule, "corn-returned", n=len(s.corn))
        s.corn.clear()


# hunger


def starve(g: NavajoWars, unfed: int) -> Flow[None]:
    """3.3 step 5 The player names all the unfed together; only when they are gone do Families without an adult leave
    play. [3.3.5-g 3.3.5-h 3.3.5-i 3.3.5-k]"""
    s = g.state
    if not unfed:
        return
    for letter, who in (yield from choose_several("3.3 step 5", "unfed", mouths(g), unfed)):
        if letter:
            lose_person(g, family(s, letter), who, s.out_of_play, "3.3 step 5", "person-starves")
        else:
            s.elders[int(who)] -= 1
            s.out_of_play["elder"] = s.out_of_play.get("elder", 0) + 1
            g.heard and g.tell("3.3 step 5", "elder-starves")
    for each in in_play(s):
        check_adults(g, each)


def mouths(g: NavajoWars) -> list[Option[tuple[str, str]]]:
    """3.3 step 5 Whom hunger can take: the people of a Family (letter, piece), an elder ("", box). [3.3.5-h]"""
    rule, s = "3.3 step 5", g.state
    people = [(each.letter, piece) for each in in_play(s) for piece in population_of(each)]
    elders = [box for box, n in enumerate(s.elders) for _ in range(n)]
    return [
        *(Option("unfed-person", (letter, who), rule, {"family": letter, "piece": who}) for letter, who in people),
        *(Option("unfed-elder", ("", str(box)), rule, {"box": box + 1}) for box in elders),
    ]
