"""6.1 The Major Events of the Historical Events (41 to 54) and of the Transitions. Names are known, effects ours,
except the Forts of 51, Manuelito (53) and the steps of 45, 50 and 55."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import families_in, family, in_play, raise_ferocity
from vigil.games.navajo_wars.rules.ch01_pieces import animals_held, choose_several, take
from vigil.games.navajo_wars.rules.ch01_places import where
from vigil.games.navajo_wars.rules.ch01_tracks import (
    change_enemy_ferocity,
    change_morale,
    lose_culture,
)
from vigil.games.navajo_wars.rules.ch04_outposts import place_outpost, territory_has
from vigil.games.navajo_wars.rules.ch06_kit_carson import kit_carson
from vigil.games.navajo_wars.rules.ch06_transitions import army_of_the_west, mexican_independence
from vigil.games.navajo_wars.rules.ch07_minor_events import add_drought
from vigil.games.navajo_wars.rules.ch10_rerolls import roll
from vigil.games.navajo_wars.rules.chart_enemy_raid import enemy_raid
from vigil.games.navajo_wars.rules.major_events_common import (
    Count,
    choose_family,
    eldest,
    give,
    lose_elder,
)
from vigil.games.navajo_wars.state import ANIMALS, DIE_TERRITORIES
from vigil.kernel.flow import Flow, Option, Refusal, choose

# the Spanish period


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


# the American period


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


HISTORICAL_EVENTS: dict[str, Callable[..., Flow[None] | None]] = {
    "franciscan-faction-ascendant": franciscan_faction_ascendant,
    "mexican-independence": mexican_independence,
    "vizcarra-marches-west": vizcarra_marches_west,
    "when-the-land-is-sick": when_the_land_is_sick,
    "army-of-the-west": army_of_the_west,
    "manuelitos-war": manuelitos_war,
    "kit-carson": kit_carson,
}
