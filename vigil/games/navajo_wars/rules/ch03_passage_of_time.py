"""3.3 Passage of Time: the eleven steps; step 1 is in ch03_passage_people, step 5 in ch03_passage_food."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import families_at, in_play
from vigil.games.navajo_wars.rules.ch01_pieces import is_subjugated, move_piece, reset_cubes, take
from vigil.games.navajo_wars.rules.ch01_places import where
from vigil.games.navajo_wars.rules.ch01_tracks import change_morale
from vigil.games.navajo_wars.rules.ch03_passage_food import feed_population, occupied, return_corn
from vigil.games.navajo_wars.rules.ch03_passage_people import adjust_population
from vigil.games.navajo_wars.rules.ch07_minor_events import remove_drought
from vigil.games.navajo_wars.rules.ch09_cultural_developments import development_powers, refresh
from vigil.games.navajo_wars.rules.ch10_dice_and_cubes import roll
from vigil.games.navajo_wars.rules.ch10_trade_goods import ANIMAL_PRICE, ANIMALS_FOR_GOODS
from vigil.games.navajo_wars.rules.moments import can_pay, card_for, moment, usable
from vigil.games.navajo_wars.state import ANIMALS
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.decks import contains, draw_from
from vigil.kernel.rules.requests import Flow, Number, Option, Part

PUEBLO_REVOLT = 41


def passage_of_time(g: NavajoWars) -> Flow[bool]:
    """3.3 Eleven steps in numeric order, whether the player or a Transition asks for them. They end without a word of
    the player. [3.3-a]"""
    yield from adjust_population(g)
    return_animals(g)
    yield from before_the_breeding(g)
    breed_animals(g)
    yield from collect_corn(g)
    yield from feed_population(g)
    yield from feed_animals(g)
    yield from elders_die(g)
    yield from recover_territory(g)
    return_corn(g, "3.3 step 9")
    pueblo_revolt(g)
    yield from before_the_refresh(g)
    end_of_passage(g)
    return False


# steps 2 to 4


def return_animals(g: NavajoWars) -> None:
    """3.3 step 2 Animals in Family Boxes and in Passage of Time go to Resources. [3.3.2-a 1.7.3-c]"""
    s = g.state
    n = 0
    for each in in_play(s):
        if each.horse:
            each.horse = False
            s.resources["horse"] = s.resources.get("horse", 0) + 1
            n += 1
    for animal in ANIMALS:
        while move_piece(s.passage, s.resources, animal):
            n += 1
    if n:
        g.heard and g.tell("3.3 step 2", "animals-return", n=n)


def before_the_breeding(g: NavajoWars) -> Flow[None]:
    """3.3 step 3 A window before it: it matters if a kind is missing in Resources that could be had now and would breed
    at once. [MOM-a]"""
    s = g.state
    if not usable(g):
        return

    def lone() -> bool:
        kinds = [each for each in ANIMALS if not s.resources.get(each, 0) and s.out_of_play.get(each, 0) > 1]
        return bool(kinds) and (can_pay(g, ANIMAL_PRICE) or card_for(g, "gain-horse", "gain-sheep"))

    yield from moment(g, "3.3 step 3", "before-the-breeding", lone)


def breed_animals(g: NavajoWars) -> None:
    """3.3 step 3 One more of each animal present in Resources, if Out of Play has one. [3.3.3-a]"""
    s = g.state
    for animal in ANIMALS:
        if s.resources.get(animal, 0):
            for _ in range(1 + g.bonus("breed")):
                take(g, animal, s.resources, "3.3 step 3")


def collect_corn(g: NavajoWars) -> Flow[None]:
    """3.3 step 4 Corn in an Area with a Family may be collected, without a die; all of it is named before any is turned
    up. [3.3.4-a 3.3.4-b]"""
    fields = sorted(area for area in g.state.corn_fields if families_at(g.state, area))
    named: list[int] = []
    while fields:
        area = yield from choose_field(g, fields)
        if area <= 0:
            named += fields if area else []
            break
        fields.remove(area)
        named.append(area)
    for area in named:
        yield from turn_up_corn(g, area)


def choose_field(g: NavajoWars, fields: list[int]) -> Flow[int]:
    """3.3 step 4 One more Area, all that are left (-1), or no more (0). [3.3.4-a]"""

    def offer() -> list[Option[int]]:
        options = [Option("collect-corn", area, "3.3 step 4", where(g, area)) for area in fields]
        if len(fields) > 1:
            options.append(Option("collect-all-corn", -1, "3.3 step 4"))
        return [*options, Option("collect-done", 0, "3.3 step 4")]

    return choose("3.3 step 4", "collect-corn", offer)


def turn_up_corn(g: NavajoWars, area: int) -> Flow[None]:
    """3.3 step 4 The counter is turned up and lies in Resources. [3.3.4-a]"""
    s = g.state
    s.corn_fields.remove(area)
    number = yield from draw_from(s.corn_unseen, "3.3 step 4", "corn-collected", "counter")
    s.corn.append(int(number))
    g.heard and g.tell("3.3 step 4", "corn-collected", n=int(number), **where(g, area))


# step 6


def fodder(g: NavajoWars) -> Number:
    """3.3 step 6 One horse and one sheep for each Territory with a Family, the Canyon too, as they stand after step 5.
    [3.3.6-a 3.3.6-b]"""
    n = len(occupied(g.state))
    parts = [Part("3.3 step 6", "pastures", n)]
    if g.bonus("fodder"):
        parts.append(Part("9.1.4", "fodder-cards", n * g.bonus("fodder")))
    return Number("fodder", tuple(parts))


def feed_animals(g: NavajoWars) -> Flow[None]:
    """3.3 step 6 Animals in Resources beyond that number of each kind go to Out of Play;
    a window comes before. [3.3.6-a 3.3.6-c MOM-a]"""
    s = g.state
    if usable(g):
        yield from moment(
            g, "3.3 step 6", "before-the-pasture", lambda: animals_at_risk(g), numbers=lambda: [fodder(g)]
        )
    fed = fodder(g).total
    for animal in ANIMALS:
        lost = max(0, s.resources.get(animal, 0) - fed)
        for _ in range(lost):
            move_piece(s.resources, s.out_of_play, animal)
        if lost:
            g.heard and g.tell("3.3 step 6", "animals-starve", piece=animal, n=lost)


def animals_at_risk(g: NavajoWars) -> bool:
    """1.6.2, 10.1 Whether animals would be lost that could be given to a Family, traded or served to guests first."""
    s = g.state
    fed, horses, sheep = fodder(g).total, s.resources.get("horse", 0), s.resources.get("sheep", 0)
    if horses > fed and any(not each.horse for each in in_play(s)):
        return True
    if sheep > fed and card_for(g, "lose-sheep"):
        return True
    return max(horses, sheep) > fed and horses + sheep >= ANIMALS_FOR_GOODS and s.out_of_play.get("trade-goods", 0) > 0


# steps 7 to 11


def death_number(g: NavajoWars, box: int) -> Number:
    """3.3 step 7 The Elder Rating of the box. [3.3.7-a]"""
    parts = [Part("3.3 step 7", "elder-age", g.content.stocks.elder_ratings[box], {"box": box + 1})]
    if g.bonus("long-life"):
        parts.append(Part("9.1.4", "long-life", -g.bonus("long-life")))
    return Number("death-number", tuple(parts))


def elders_die(g: NavajoWars) -> Flow[None]:
    """3.3 step 7 A die for each elder in a rated box. [3.3.7-a 3.3.7-b]"""
    ratings = g.content.stocks.elder_ratings
    for box, n in enumerate(list(g.state.elders)):
        if ratings[box]:
            for _ in range(n):
                yield from elder_may_die(g, box)


def elder_may_die(g: NavajoWars, box: int) -> Flow[None]:
    """3.3 step 7 At or below the Rating he dies. [3.3.7-a 3.3.7-b]"""
    s, number = g.state, death_number(g, box)
    n = number.total
    eyes = yield from roll(g, "3.3 step 7", "elder-death", {"box": box + 1, "n": n}, lambda eyes: eyes > n)
    if eyes <= n:
        s.elders[box] -= 1
        s.out_of_play["elder"] = s.out_of_play.get("elder", 0) + 1
        g.heard and g.tell("3.3 step 7", "elder-dies", box=box + 1, number=number)
    else:
        g.heard and g.tell("3.3 step 7", "elder-lives", box=box + 1, number=number)


def recover_territory(g: NavajoWars) -> Flow[None]:
    """3.3 step 8 A die names the Territory that loses a Drought; if it has none, the lowest-numbered adjacent one that
    has. [3.3.8-a 3.3.8-b]"""
    territory = yield from roll(g, "3.3 step 8", "recovered-territory")
    remove_drought(g, territory, "3.3 step 8")


def pueblo_revolt(g: NavajoWars) -> None:
    """3.3 step 10 Enemy Morale falls by 1 if card 41 is neither in the deck nor in play and Subjugation holds fewer
    than three red cubes. [3.3.10-a 3.3.10-b]"""
    s = g.state
    if PUEBLO_REVOLT not in s.in_play and not contains(s.deck, PUEBLO_REVOLT) and not is_subjugated(s):
        change_morale(g, -1, "3.3 step 10")


def before_the_refresh(g: NavajoWars) -> Flow[None]:
    """3.3 step 11 A window before it: a Development exhausted now is upright again at once. [9.1-f MOM-a]"""
    if usable(g):
        yield from moment(g, "3.3 step 11", "before-the-refresh", lambda: bool(development_powers(g, "operations")))


def end_of_passage(g: NavajoWars) -> None:
    """3.3 step 11 Reset Cubes; Developments are refreshed. [3.3.11-a 9.1-f]"""
    reset_cubes(g, "3.3 step 11")
    refresh(g)
