"""6.1 The Major Events of the Historical Events (41 to 54) and of the Transitions. Names are known, effects ours,
except the Forts of 51, Manuelito (53) and the steps of 45, 50 and 55."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vigil.games.navajo_wars.content.tables import Order
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import families_in, family, in_play, raise_ferocity
from vigil.games.navajo_wars.rules.ch01_pieces import animals_held, choose_several, is_subjugated, red_cubes, take
from vigil.games.navajo_wars.rules.ch01_places import where
from vigil.games.navajo_wars.rules.ch01_tracks import (
    change_enemy_ferocity,
    change_morale,
    gain_culture,
    gain_military,
    lose_culture,
)
from vigil.games.navajo_wars.rules.ch04_display import ROWS, flip, side_of, swap_row, swap_up
from vigil.games.navajo_wars.rules.ch04_instructions import build
from vigil.games.navajo_wars.rules.ch04_outposts import clear_corn, place_outpost, territory_has
from vigil.games.navajo_wars.rules.ch04_peace_and_defend import end_peace, truce_order
from vigil.games.navajo_wars.rules.ch06_kit_carson import kit_carson
from vigil.games.navajo_wars.rules.ch06_lasting_cards import remove_from_game
from vigil.games.navajo_wars.rules.ch06_transitions import army_of_the_west, mexican_independence
from vigil.games.navajo_wars.rules.ch07_minor_events import add_drought
from vigil.games.navajo_wars.rules.ch10_rerolls import roll
from vigil.games.navajo_wars.rules.chart_enemy_raid import enemy_raid
from vigil.games.navajo_wars.rules.major_events_common import (
    Count,
    choose_family,
    eldest,
    give,
    leave,
    lose_elder,
    raise_families,
    row_of,
    welcome,
)
from vigil.games.navajo_wars.rules.subjugation import PUEBLO_REVOLT
from vigil.games.navajo_wars.state import ANIMALS, DIE_TERRITORIES, EMPTY, FORTS
from vigil.kernel.flow import Flow, Option, Refusal, choose

FORT_AREAS = {"defiance": 51, "fauntleroy": 31}  # Area 1 of Hopi Land and of the Zuni Mountains


# the Spanish period


def pueblo_revolt(g: NavajoWars, *, refugees: Count, morale: Count) -> Flow[None]:
    """6.1 Pueblo Revolt (41): refugees come; unless New Mexico is subjugated its red cubes go back to the bag and Enemy
    Morale falls. After the third red cube the revolt is over before it starts: the card leaves the game. [6.1.2-c]"""
    s = g.state
    for _ in range(refugees):
        yield from welcome(g, "pueblo-revolt")
    if is_subjugated(s):
        remove_from_game(g, PUEBLO_REVOLT)
        return
    reds = red_cubes(s)
    s.bag["red"] = s.bag.get("red", 0) + reds
    s.subjugation["red"] = 0
    g.heard and g.tell("6.1", "reds-return", n=reds)
    change_morale(g, -morale, "6.1")


def franciscan_faction_ascendant(g: NavajoWars, *, missions: Count, culture: Count) -> Flow[None]:
    """6.1 Franciscan Faction Ascendant (42): Missions in Area 1 of Territories without one, first where Families
    live, then by die; with each the player may take the friars' gift, a sheep, for Culture."""
    s = g.state
    free = [territory for territory in DIE_TERRITORIES if not territory_has(s, territory, "mission")]
    free.sort(key=lambda territory: not families_in(s, territory))
    for territory in free[:missions]:
        area = territory * 10 + 1
        if not place_outpost(g, area, "mission", "6.1") or not s.out_of_play.get("sheep", 0):
            continue
        accepted = yield from choose(
            "6.1",
            "franciscan-gifts",
            lambda: [Option("refuse-gifts", False, "6.1"), Option("accept-gifts", True, "6.1", {"n": culture})],
            where(g, area),
        )
        if accepted:
            lose_culture(g, culture, "6.1")
            take(g, "sheep", s.resources, "6.1")


def the_viceroys_gifts(g: NavajoWars, *, orders: list[Order], ferocity: Count) -> None:
    """6.1 The Viceroy's Gifts (43): each of the named Orders shown in the Active column moves up a row, one shown
    in Standby is swapped into play; if none is shown anywhere Enemy Ferocity rises."""
    s = g.state
    shown = False
    for order in orders:
        row = row_of(g, s.active, order)
        if row >= 0:
            shown = True
            swap_up(g, row, max(0, row - 1), "6.1")
            continue
        row = row_of(g, s.standby, order)
        if row >= 0:
            shown = True
            swap_row(g, row, row, "6.1")
    if not shown:
        change_enemy_ferocity(g, ferocity, "6.1")


def settlers_colonize_new_mexico(g: NavajoWars, *, ap: Count) -> Flow[None]:
    """6.1 Settlers Colonize New Mexico (44): Build at once; what lasts is the Enemy AP of the card."""
    yield from build(g, ap, "6.1")


# the Mexican period


def vizcarra_marches_west(g: NavajoWars, *, ap: Count, animals: Count, morale: Count) -> Flow[None]:
    """6.1 Vizcarra Marches West (46): accept his terms, animals from Resources and Enemy Morale; or face an Enemy
    Raid."""
    s = g.state
    herd = sum(s.resources.get(animal, 0) for animal in ANIMALS)

    def offer() -> list[Option[bool]]:
        options = [Option("face-the-march", False, "Enemy Raid", {"n": ap})]
        if herd >= animals:
            options.append(Option("accept-terms", True, "6.1", {"n": animals}))
        return options

    def refused() -> Iterator[Refusal]:
        if herd < animals:
            yield Refusal("accept-terms", "too-few-animals", "6.1", {"n": animals}, {"n": animals, "have": herd})

    if not (yield from choose("6.1", "vizcarra-marches-west", offer, None, refused)):
        yield from enemy_raid(g, ap)
        return
    elements = animals_held(s, "hand-over", "6.1")
    for animal in (yield from choose_several("6.1", "terms-animal", elements, animals)):
        yield from give(g, animal)
    change_morale(g, morale, "6.1")


def the_chimayo_rebellion(g: NavajoWars, *, enemy_ap: Count) -> Flow[None]:
    """6.1 The Chimayó Rebellion (47): Enemy AP Available are lost and fewer collected the next time; the player
    presses New Mexico (Military, and Enemy Ferocity) or keeps the peace at home (Culture)."""
    s = g.state
    g.heard and g.tell("6.1", "enemy-ap-lost", n=s.enemy_ap, total=0)
    s.enemy_ap = 0
    leave(g, "enemy-ap-next", -enemy_ap)
    press = yield from choose(
        "6.1",
        "the-chimayo-rebellion",
        lambda: [Option("press-new-mexico", True, "6.1"), Option("tend-the-fields", False, "6.1")],
    )
    if press:
        gain_military(g, 1, "6.1")
        change_enemy_ferocity(g, 1, "6.1")
    else:
        gain_culture(g, 1, "6.1")


def when_the_land_is_sick(g: NavajoWars, *, droughts: Count) -> Flow[None]:
    """6.1 When the Land is Sick (48): Drought by die, and the eldest elder dies unless a Ceremony card from hand is
    given."""
    s = g.state
    for _ in range(droughts):
        territory = yield from roll(g, "6.1", "drought")
        add_drought(g, territory, "6.1")
    if eldest(s) < 0:
        return
    card = yield from choose(
        "6.1",
        "when-the-land-is-sick",
        lambda: [
            Option("let-elder-go", 0, "6.1"),
            *(Option("hold-ceremony", card, "6.1", {"card": g.content.ceremonies[card].key}) for card in s.hand),
        ],
    )
    if not card:
        lose_elder(g)
        return
    s.hand.remove(card)
    s.discard.append(card)
    g.heard and g.tell("6.1", "ceremony-held", card=g.content.ceremonies[card].key)


def narbonas_war(g: NavajoWars, *, families: Count, military: Count) -> Flow[None]:
    """6.1 Narbona's War (49): some Families grow fiercer and Military rises; the lasting part is in the row."""
    yield from raise_families(g, families)
    gain_military(g, military, "6.1")


# the American period


def forts_in_navajo_country(g: NavajoWars, *, morale: Count) -> Flow[None]:
    """6.1 Forts in Navajo Country (51): each Fort no set-up has placed comes to its Area; then each Fort on the map
    costs an animal of the player's choice from Resources or raises Enemy Morale. [1.6.5-b 1.6.5-h]"""
    s = g.state
    for fort in FORTS:
        if fort not in s.forts and fort not in g.content.scenarios[s.scenario].forts:
            s.forts[fort] = FORT_AREAS[fort]
            g.heard and g.tell("1.6.5", "fort-built", fort=fort, **where(g, s.forts[fort]))
            clear_corn(g, s.forts[fort], "1.6.5")
    for fort in s.forts:
        animal = yield from choose(
            "6.1",
            "fort-pastures",
            lambda: [
                Option("keep-pastures", "", "6.1", {"n": morale}),
                *(
                    Option("yield-animal", animal, "6.1", {"piece": animal})
                    for animal in ANIMALS
                    if s.resources.get(animal, 0)
                ),
            ],
            {"fort": fort},
        )
        if animal:
            yield from give(g, animal)
        else:
            change_morale(g, morale, "6.1")


def death_of_henry_linn_dodge(g: NavajoWars, *, morale: Count) -> None:
    """6.1 Death of Henry Linn Dodge (52): a Peace in force ends, and every Peace in the Active column is turned;
    without either Enemy Morale rises."""
    s = g.state
    rows = [row for row in ROWS if s.active[row] != EMPTY and side_of(g, s.active[row]).order == "peace"]
    if truce_order(g) != "peace" and not rows:
        change_morale(g, morale, "6.1")
        return
    end_peace(g, "6.1")
    for row in rows:
        flip(g, row, "6.1")


def manuelitos_war(g: NavajoWars) -> Flow[None]:
    """13 Manuelito (53): he joins a Family of the player's choice, which grows fiercer; so does the Enemy. [1.6.5-f
    13-manu-a 13-manu-c]"""
    s = g.state
    letters = [each.letter for each in in_play(s)]
    if letters and not s.manuelito:
        s.manuelito = yield from choose_family("manuelitos-war", "manuelito-joins", letters)
        g.heard and g.tell("13 Manuelito", "manuelito-comes", family=s.manuelito)
        raise_ferocity(g, family(s, s.manuelito), "6.1")
    change_enemy_ferocity(g, 1, "6.1")


def the_american_civil_war(g: NavajoWars, *, ferocity: Count) -> Flow[None]:
    """6.1 The American Civil War (54): one Fort of the player's choice is abandoned; Enemy Ferocity rises."""
    s = g.state
    if s.forts:
        fort = yield from choose(
            "6.1",
            "the-american-civil-war",
            lambda: [Option("fort-abandoned", fort, "6.1", {"fort": fort}) for fort in s.forts],
        )
        g.heard and g.tell("6.1", "fort-abandoned", fort=fort, **where(g, s.forts.pop(fort)))
    change_enemy_ferocity(g, ferocity, "6.1")


HISTORICAL_EVENTS: dict[str, Callable[..., Flow[None] | None]] = {
    "pueblo-revolt": pueblo_revolt,
    "franciscan-faction-ascendant": franciscan_faction_ascendant,
    "the-viceroys-gifts": the_viceroys_gifts,
    "settlers-colonize-new-mexico": settlers_colonize_new_mexico,
    "mexican-independence": mexican_independence,
    "vizcarra-marches-west": vizcarra_marches_west,
    "the-chimayo-rebellion": the_chimayo_rebellion,
    "when-the-land-is-sick": when_the_land_is_sick,
    "narbonas-war": narbonas_war,
    "army-of-the-west": army_of_the_west,
    "forts-in-navajo-country": forts_in_navajo_country,
    "death-of-henry-linn-dodge": death_of_henry_linn_dodge,
    "manuelitos-war": manuelitos_war,
    "the-american-civil-war": the_american_civil_war,
    "kit-carson": kit_carson,
}
