"""6.1 What the effects of cards do to the Diné: tracks, goods, people."""

from __future__ import annotations

from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.rules.ch01_families import (
    FEROCITY_TOP,
    check_adults,
    family,
    lose_person,
    population_of,
    raise_ferocity,
    set_ferocity,
    set_space,
)
from vigil.games.navajo_wars.rules.ch01_pieces import (
    HERDS,
    animals_held,
    choose_person,
    choose_several,
    corn_in_cup,
    elders_on_display,
    move_piece,
    take,
)
from vigil.games.navajo_wars.rules.ch01_places import where
from vigil.games.navajo_wars.rules.ch01_tracks import (
    TRACK_TOP,
    gain_ap,
    gain_culture,
    gain_military,
    lose_culture,
    lose_military,
    set_ap,
)
from vigil.games.navajo_wars.rules.ch04_outposts import clear_corn
from vigil.games.navajo_wars.rules.ch10_trade_goods import goods, spend_goods
from vigil.games.navajo_wars.rules.effects.major_events_common import lose_elder, welcome
from vigil.games.navajo_wars.state import ANIMALS, FAMILY_PIECES, POPULATION, Family, State
from vigil.kernel.rules.asking import choose
from vigil.kernel.rules.decks import draw_from
from vigil.kernel.rules.requests import Flow, Option

TRACKS = ("ap", "culture", "military")
GOODS = (*ANIMALS, "trade-goods", "firearms")
GAINS = (*TRACKS, *GOODS, "corn", *POPULATION, "person")
LOSSES = (*TRACKS, *GOODS, "corn", "field", "animal", "herd", "elder", "ceremony")
NUMBERS = ("food-next", "mp-next", "raid-counters-next", "enemy-ap-next")
MARKS = ("elders-silent", "market", "free-preempt", "no-preempt")


# tracks and goods


def gain(g: NavajoWars, who: str, rule: str, what: str, n: int, ask: str) -> Flow[None] | None:
    """1.6.1, 1.7.4 A track rises; goods and animals come from Out of Play into Resources, people into Passage of Time,
    Corn from its cup: as many as there are."""
    if what == "corn":
        return receive_corn(g, rule, n)
    if what == "person":
        return newcomers(g, rule, n, ask)
    if what == "ap":
        gain_ap(g, n, rule)
    elif what == "culture":
        gain_culture(g, n, rule)
    elif what == "military":
        gain_military(g, n, rule)
    else:
        box = g.state.passage if what in POPULATION else g.state.resources
        for _ in range(min(n, max(1, g.state.out_of_play.get(what, 0)))):
            take(g, what, box, rule)
    return None


def would_gain(g: NavajoWars, who: str, rule: str, what: str, n: int, ask: str) -> bool:
    """1.6.1, 1.7.4 Whether the track can rise, or a counter is there to be had."""
    s = g.state
    if what in TRACKS:
        return n > 0 and bool(getattr(s, what) < TRACK_TOP)
    if what == "corn":
        return corn_in_cup(s) > 0
    if what == "person":
        return any(s.out_of_play.get(piece, 0) for piece in FAMILY_PIECES)
    return s.out_of_play.get(what, 0) > 0


def receive_corn(g: NavajoWars, rule: str, n: int) -> Flow[None]:
    """1.6.3 Corn is drawn from its cup and lies face up in Resources."""
    s = g.state
    for _ in range(min(n, corn_in_cup(s))):
        corn = int((yield from draw_from(s.corn_unseen, rule, "hopi-corn", "counter")))
        s.corn.append(corn)
        g.heard and g.tell(rule, "corn-received", corn=corn)


def newcomers(g: NavajoWars, rule: str, n: int, ask: str) -> Flow[None]:
    """6.1 A man, woman or child of the player's choice, one after the other."""
    for _ in range(n):
        yield from welcome(g, ask, rule)


def lose(g: NavajoWars, who: str, rule: str, what: str, n: int, told: str) -> Flow[None] | None:
    """1.7.4, 13 Spend: a track falls; goods and animals leave Resources, Corn goes back to its cup from there or from
    the map, elders Out of Play, Ceremony cards from hand: as many as there are. The player says which where there is a
    choice."""
    s = g.state
    if what == "ap":
        set_ap(g, max(0, s.ap - n), rule)
    elif what == "culture":
        lose_culture(g, n, rule)
    elif what == "military":
        lose_military(g, n, rule)
    elif what == "elder":
        for _ in range(n):
            lose_elder(g, "elder-leaves" if told == "animal-given" else told, rule)
    elif what == "trade-goods":
        return spend_goods(g, min(n, goods(s)), rule)
    elif what in HERDS:
        return lose_animals(g, rule, n, told, what == "animal")
    elif what == "corn":
        return lose_corn(g, rule, n)
    elif what == "field":
        return lose_fields(g, rule, n)
    elif what == "ceremony":
        return lose_ceremonies(g, rule, n)
    else:
        for _ in range(n):
            if move_piece(s.resources, s.out_of_play, what):
                g.heard and g.tell(rule, told, piece=what)
    return None


def lose_animals(g: NavajoWars, rule: str, n: int, told: str, chosen: bool) -> Flow[None]:
    """1.6.2 Horses or sheep leave Resources for Out of Play: of the player's choice, or horses first."""
    s = g.state
    elements = animals_held(s, "lose-animal", rule)
    if not chosen:
        elements = elements[:n]
    if len(elements) < n:
        g.heard and g.tell(rule, "no-herd")
    for animal in (yield from choose_several(rule, "stolen-animal", elements, min(n, len(elements)))):
        move_piece(s.resources, s.out_of_play, animal)
        g.heard and g.tell(rule, told, piece=animal)


def lose_corn(g: NavajoWars, rule: str, n: int) -> Flow[None]:
    """1.6.3 Corn counters of the player's choice go from Resources back to the cup."""
    s = g.state
    elements = [Option("lose-corn", corn, rule, {"corn": corn}) for corn in sorted(s.corn)]
    for corn in (yield from choose_several(rule, "corn-lost", elements, min(n, len(elements)))):
        s.corn.remove(corn)
        s.corn_unseen[str(corn)] = s.corn_unseen.get(str(corn), 0) + 1
        g.heard and g.tell(rule, "stores-spoil", corn=corn)


def lose_fields(g: NavajoWars, rule: str, n: int) -> Flow[None]:
    """1.6.3 Corn of the player's choice goes from the map back to the cup, unseen."""
    elements = [Option("lose-field", area, rule, where(g, area)) for area in sorted(g.state.corn_fields)]
    for area in (yield from choose_several(rule, "field-lost", elements, min(n, len(elements)))):
        clear_corn(g, area, rule)


def lose_ceremonies(g: NavajoWars, rule: str, n: int) -> Flow[None]:
    """13 Hand: Ceremony cards of the player's choice are discarded, without Blessing or Enemy Way."""
    s, ceremonies = g.state, g.content.ceremonies
    elements = [Option("hold-ceremony", card, rule, {"card": ceremonies[card].key}) for card in s.hand]
    for card in (yield from choose_several(rule, "which-ceremony", elements, min(n, len(elements)))):
        s.hand.remove(card)
        s.discard.append(card)
        g.heard and g.tell(rule, "ceremony-held", card=ceremonies[card].key)


def held(s: State, what: str) -> int:
    """1.6.1, 1.7.4 How much of it the Diné have to give."""
    if what in TRACKS:
        return int(getattr(s, what))
    if what == "trade-goods":
        return goods(s)
    if what == "corn":
        return len(s.corn)
    if what == "field":
        return len(s.corn_fields)
    if what == "ceremony":
        return len(s.hand)
    if what == "elder":
        return elders_on_display(s)
    if what in HERDS:
        return s.resources.get("horse", 0) + s.resources.get("sheep", 0)
    return s.resources.get(what, 0)


def can_lose(g: NavajoWars, who: str, rule: str, what: str, n: int, told: str) -> bool:
    """1.7.4 A price is paid in full or not at all."""
    return held(g.state, what) >= n


def is_a_loss(g: NavajoWars, who: str, **params: object) -> bool:
    """9.1, 13 Blessing Way: nobody uses a card for what it costs."""
    return False


# people


def join(g: NavajoWars, who: str, rule: str, what: str, told: str) -> Flow[None]:
    """1.7.5 Somebody comes from Out of Play into an empty space of the Family."""
    s, each = g.state, family(g.state, who)
    pieces = [piece for piece in returning(g, each) if what in (piece, "person")]
    if not pieces:
        g.heard and g.tell("1.6.1", "nobody-comes")
        return
    piece = what
    if what == "person":
        piece = yield from choose(
            rule,
            "healing-whom",
            lambda: [Option("heal-person", piece, rule, {"piece": piece}) for piece in pieces],
            {"family": who},
        )
    s.out_of_play[piece] -= 1
    set_space(each, piece, True)
    g.heard and g.tell(rule, told, family=who, piece=piece)


def returning(g: NavajoWars, each: Family) -> list[str]:
    """1.7.5 The counters Out of Play for which the Family has an empty space."""
    there = population_of(each)
    return [piece for piece in FAMILY_PIECES if piece not in there and g.state.out_of_play.get(piece, 0)]


def part(g: NavajoWars, who: str, rule: str, what: str, to: str, ask: str, told: str) -> Flow[None]:
    """1.7.5 A population counter of the Family, of the player's choice, goes to Passage of Time or Out of Play.
    [1.5.1-a]"""
    s, each = g.state, family(g.state, who)
    if what == "person":
        piece = (yield from choose_person(g, each, rule, ask)) if population_of(each) else ""
    else:
        piece = what if what in population_of(each) else ""
    if piece:
        lose_person(g, each, piece, s.passage if to == "passage-box" else s.out_of_play, rule, told)
        check_adults(g, each)


def ferocity(g: NavajoWars, who: str, rule: str, n: int) -> None:
    """1.6.4 The Family grows fiercer, if it has a man, or calmer."""
    each = family(g.state, who)
    if n < 0:
        set_ferocity(g, each, max(0, each.ferocity + n), rule)
    for _ in range(n):
        raise_ferocity(g, each, rule)


def fiercer(g: NavajoWars, who: str, rule: str, n: int) -> bool:
    """1.6.4 Whether the face shown would change."""
    each = family(g.state, who)
    return each.ferocity > 0 if n < 0 else each.man and each.ferocity < FEROCITY_TOP


def mount(g: NavajoWars, who: str, rule: str, told: str) -> None:
    """1.6.2 A horse comes from Out of Play to a Family without one."""
    s, each = g.state, family(g.state, who)
    if each.horse or not s.out_of_play.get("horse", 0):
        g.heard and g.tell("1.6.1", "none-left", piece="horse")
        return
    s.out_of_play["horse"] -= 1
    each.horse = True
    g.heard and g.tell(rule, told, family=who)


def elder_comes(g: NavajoWars, who: str, rule: str) -> None:
    """1.7.5 An elder comes from Out of Play into the leftmost box of the Elder Display."""
    s = g.state
    if not s.out_of_play.get("elder", 0):
        g.heard and g.tell("1.6.1", "none-left", piece="elder")
        return
    s.out_of_play["elder"] -= 1
    s.elders[0] += 1
    g.heard and g.tell(rule, "storyteller-came")


def out_of_play(g: NavajoWars, piece: str) -> bool:
    """1.6.1 Whether there is such a counter to be had."""
    return g.state.out_of_play.get(piece, 0) > 0
