"""6.1 Major Events of the neighbours and of New Mexico: raids and reprisals, governors, settlers, Orders. The cards
are ours."""

from __future__ import annotations

from vigil.games.navajo_wars.content.tables import Order
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    check_adults,
    family,
    in_fort_area,
    in_play,
    lose_person,
    on_areas,
    outposts,
    raise_ferocity,
)
from vigil.games.navajo_wars.rules.ch01_pieces import animals_held, choose_several, cubes_in, divide_up, take
from vigil.games.navajo_wars.rules.ch01_places import number_of, territory_of, where
from vigil.games.navajo_wars.rules.ch01_tracks import change_enemy_ferocity, change_morale, gain_military, lose_culture
from vigil.games.navajo_wars.rules.ch04_display import ROWS, side_of, swap_row, swap_up
from vigil.games.navajo_wars.rules.ch04_instructions import build
from vigil.games.navajo_wars.rules.ch04_outposts import (
    MOVE_LOSS,
    TOP_LOSS,
    clear_corn,
    is_top,
    outposts_of,
    remove_outpost,
)
from vigil.games.navajo_wars.rules.ch10_rerolls import draw_cube, roll
from vigil.games.navajo_wars.rules.major_events_common import (
    Count,
    Price,
    bargain,
    choose_outpost,
    give,
    leave,
    mark,
    row_of,
)
from vigil.games.navajo_wars.state import CANYON, EMPTY, Family, State
from vigil.kernel.flow import Flow, Number, Option, Part, choose

LOOT = ("brown", "white", "black", "yellow")


# raids


def apaches_raid_new_mexico(g: NavajoWars, *, cubes: Count) -> Flow[None]:
    """6.1 Apaches Raid New Mexico: cubes from the bag go to Raided, but red, green and blue ones back when all are
    drawn. It is no raid of the Diné, so a Peace goes on. [4.2.7-k 4.2.7-l]"""
    s = g.state
    back: list[str] = []
    for _ in range(cubes):
        cube = yield from draw_cube(g, "6.1", "apache-raid")
        if not cube:
            break
        if cube in LOOT:
            s.raided[cube] = s.raided.get(cube, 0) + 1
            g.heard and g.tell("6.1", "apaches-take", cube=cube)
        else:
            back.append(cube)
            g.heard and g.tell("6.1", "apaches-turn-back", cube=cube)
    for cube in back:
        s.bag[cube] += 1


def apache_war(g: NavajoWars, *, enemy_ap: Count) -> Flow[None]:
    """6.1 Apache War: stand aside, and the Enemy collects less AP the next time; or let a Family with a man join,
    for Ferocity, Military and Enemy Morale, at the price of Enemy Ferocity."""
    s = g.state
    warriors = [each.letter for each in in_play(s) if each.man] if s.military else []
    letter = yield from choose(
        "6.1",
        "apache-war",
        lambda: [
            Option("stand-aside", "", "6.1", {"n": enemy_ap}),
            *(Option("join-apaches", letter, "6.1", {"family": letter}) for letter in warriors),
        ],
    )
    if not letter:
        leave(g, "enemy-ap-next", -enemy_ap)
        return
    raise_ferocity(g, family(s, letter), "6.1")
    gain_military(g, 1, "6.1")
    change_morale(g, -1, "6.1")
    change_enemy_ferocity(g, 1, "6.1")


def easiest_prey(s: State) -> tuple[Family, str] | None:
    """6.1 Slave Raiders seek the Least Ferocious Family outside the Canyon and the Forts' Areas with a child; if
    none has one, with a woman. Ties by Alphabetical Priority."""
    within_reach = [each for each in on_areas(s) if territory_of(each.place) != CANYON and not in_fort_area(s, each)]
    for piece in ("child", "woman"):
        prey = [each for each in within_reach if (each.child if piece == "child" else each.woman)]
        if prey:
            return min(prey, key=lambda each: each.ferocity), piece
    return None


def slave_raiders(g: NavajoWars, *, price: list[Price]) -> Flow[None]:
    """6.1 Slave Raiders: the Family easiest to reach loses a child or a woman to Out of Play, unless a ransom is
    paid."""
    prey = easiest_prey(g.state)
    if prey is None:
        g.heard and g.tell("6.1", "slavers-find-nobody")
        return
    victim, piece = prey
    letter = victim.letter
    g.heard and g.tell("6.1", "slavers-come", family=letter, piece=piece)
    facts = {"family": letter, "piece": piece}
    if not (yield from bargain(g, "buy-off-slavers", price, "pay-no-slavers", facts)):
        victim = family(g.state, letter)
        lose_person(g, victim, piece, g.state.out_of_play, "6.1", "person-enslaved")
        check_adults(g, victim)


def reprisals(g: NavajoWars, least: int, given: int = 0) -> Number:
    """6.1 The Raid counters New Mexico calls for: half the cubes in Raided, rounded up, and never less than a
    number; one less for each animal given back."""
    half = divide_up(cubes_in(g.state.raided), 2)
    parts = [Part("13 Round", "half-the-cubes", half, {"n": cubes_in(g.state.raided)})]
    if half < least:
        parts.append(Part("6.1", "at-least", least - half, {"n": least}))
    if given:
        parts.append(Part("6.1", "given-back", -given))
    return Number("reprisals", tuple(parts))


def a_call_for_reprisals(g: NavajoWars, *, least: Count) -> Flow[None]:
    """6.1 A Call for Reprisals: Raid counters more in the next Enemy Raid, half the cubes in Raided; each animal
    given back from Resources saves one."""
    s = g.state
    counters = reprisals(g, least).total
    elements = animals_held(s, "give-back", "6.1")
    if counters and elements:
        given = yield from choose_several(
            "6.1", "a-call-for-reprisals", elements, counters, 0, lambda given: [reprisals(g, least, len(given))]
        )
        for animal in given:
            yield from give(g, animal)
        counters -= len(given)
    if counters:
        leave(g, "raid-counters-next", counters)
    else:
        g.heard and g.tell("6.1", "reprisals-averted")


def scouts_in_the_hills(g: NavajoWars) -> None:
    """6.1 Scouts in the Hills: the next Operations card cannot be preempted; the scouts are Intruders of the row."""
    mark(g, "no-preempt")


# settlers


def herders_push_west(g: NavajoWars) -> Flow[None]:
    """6.1 Herders Push West: an Outpost of the player's choice moves one Area up and costs Culture, one at the top
    costs more; without an Outpost one is built."""
    s = g.state
    if not outposts(s):
        yield from build(g, 1, "6.1")
        return
    kind, area = yield from choose_outpost(g, "herders-push-west", "herders-push")
    if is_top(g, area):
        g.heard and g.tell("6.1", "outpost-at-the-top", outpost=kind, **where(g, area))
        lose_culture(g, TOP_LOSS, "6.1")
        return
    outposts_of(s, kind).remove(area)
    outposts_of(s, kind).append(area + 1)
    g.heard and g.tell("6.1", "outpost-moves-up", outpost=kind, **where(g, area + 1))
    clear_corn(g, area + 1, "6.1")
    lose_culture(g, MOVE_LOSS, "6.1")


def settlers_turn_back(g: NavajoWars, *, cubes: Count) -> Flow[None]:
    """6.1 Settlers Turn Back: with enough cubes in Raided an Outpost of the player's choice goes back one Area,
    from Area 1 off the map; otherwise Enemy Morale falls."""
    s = g.state
    if cubes_in(s.raided) < cubes or not outposts(s):
        change_morale(g, -1, "6.1")
        return
    kind, area = yield from choose_outpost(g, "settlers-turn-back", "turn-back")
    if number_of(area) == 1:
        remove_outpost(g, area, kind, "6.1")
        return
    outposts_of(s, kind).remove(area)
    outposts_of(s, kind).append(area - 1)
    g.heard and g.tell("6.1", "outpost-turns-back", outpost=kind, **where(g, area - 1))


# the Enemy's Orders


def a_governor_is_recalled(g: NavajoWars, *, enemy_ap: Count) -> Flow[None]:
    """6.1 A Governor Is Recalled: the Enemy loses AP Available, and the player may swap the Active and Standby
    counters of one row."""
    s = g.state
    lost = min(enemy_ap, s.enemy_ap)
    s.enemy_ap -= lost
    g.heard and g.tell("6.1", "enemy-ap-lost", n=lost, total=s.enemy_ap)
    rows = [row for row in ROWS if s.active[row] != EMPTY and s.standby[row] != EMPTY]
    row = yield from choose(
        "6.1",
        "a-governor-is-recalled",
        lambda: [
            *(
                Option(
                    "swap-orders",
                    row,
                    "4.1.7",
                    {
                        "row": row + 1,
                        "active": side_of(g, s.active[row]).order,
                        "standby": side_of(g, s.standby[row]).order,
                    },
                )
                for row in rows
            ),
            Option("swap-no-orders", -1, "6.1"),
        ],
    )
    if row >= 0:
        swap_row(g, row, row, "6.1")


def the_utes_ride_south(g: NavajoWars, *, order: Order) -> None:
    """6.1 The Utes Ride South: their topmost Order in the Active column is swapped to its top, if it does not stand
    there; otherwise one in Standby is swapped into play."""
    s = g.state
    row = row_of(g, s.active, order)
    if row >= 0:
        swap_up(g, row, 0, "6.1")
        return
    row = row_of(g, s.standby, order)
    if row >= 0:
        swap_row(g, row, row, "6.1")
    else:
        g.heard and g.tell("6.1", "order-not-shown", order=order)


def gifts_for_the_comanche(g: NavajoWars, *, order: Order, price: list[Price]) -> Flow[None]:
    """6.1 Gifts for the Comanche: while their Order is Active a gift swaps it with the Standby counter of a die's
    row, else it moves up a row; otherwise the gift buys a horse, if one is Out of Play."""
    s = g.state
    row = row_of(g, s.active, order)
    if row < 0:
        if not s.out_of_play.get("horse", 0):
            g.heard and g.tell("1.6.1", "none-left", piece="horse")
        elif (yield from bargain(g, "trade-with-comanche", price, "no-comanche-trade")):
            take(g, "horse", s.resources, "6.1")
        return
    if (yield from bargain(g, "gift-to-comanche", price, "no-comanche-gift")):
        standby = (yield from roll(g, "6.1", "standby-row")) - 1
        swap_row(g, row, standby, "6.1")
    else:
        swap_up(g, row, max(0, row - 1), "6.1")


def traders_with_guns(g: NavajoWars, *, price: list[Price], ferocity: Count) -> Flow[None]:
    """6.1 Traders with Guns: Firearms for a piece paid, at the price of Enemy Ferocity."""
    s = g.state
    if s.out_of_play.get("firearms", 0) and (yield from bargain(g, "buy-guns", price, "buy-no-guns")):
        take(g, "firearms", s.resources, "6.1")
        change_enemy_ferocity(g, ferocity, "6.1")
