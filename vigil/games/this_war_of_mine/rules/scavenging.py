"""Scavenging: where to go, what to take along, the Unknown deck, noise and whom it brings."""

from __future__ import annotations

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import perform, read_script
from vigil.games.this_war_of_mine.rules.general import (
    begin_phase,
    black_die,
    discard,
    draw,
    lasting,
    listed,
    moment,
    move,
    stock,
)
from vigil.games.this_war_of_mine.rules.skills import name_skills
from vigil.games.this_war_of_mine.state import SLOTS, Step, Trip
from vigil.kernel.rules.asking import choose, draft
from vigil.kernel.rules.requests import Flow, Option
from vigil.kernel.sets.limits import Several, anything

LOUDEST = 10
DEATH_OUTSIDE = 266
FOOTFALL, INCIDENT, PASS, EXPLORE = Step("footfall"), Step("incident"), Step("pass"), Step("explore")
TRIP = (Step("destination"), Step("pack"), Step("arrive"), EXPLORE, Step("findings"), PASS)


def scavenging(g: War, step: Step) -> None:
    """Scavenging With nobody outside the phase is skipped whole; a setting still passes the Journal. [R113 rd9]"""
    if g.out() and g.state.places:
        begin_phase(g, "scavenging")
        g.then(*TRIP)
    elif g.setting("marker-without-trip") == "on":
        g.then(PASS)


def destination(g: War, step: Step) -> Flow[None]:
    """Scavenging: Location One of the Locations, for all scavengers. [R113 R114]"""
    s, rule = g.state, "Scavenging: Location"

    def offer() -> list[Option[str]]:
        return [
            Option("go", slot, rule, {"slot": slot, "place": s.places[slot], "n": cards_of(g, slot)})
            for slot in SLOTS
            if slot in s.places
        ]

    slot = yield from choose(rule, "destination", offer, seat=s.leader)
    s.trip = Trip(slot, s.places[slot])
    g.heard and g.tell(rule, "goes-to", place=s.trip.place, people=tuple(person.key for person in g.out()))


def cards_of(g: War, slot: str) -> int:
    """Scavenging: Unknown deck As many as the space of the Location says. [R127]"""
    return g.content.scenarios[g.state.scenario].cards[slot]


def pack(g: War, step: Step) -> Flow[None]:
    """Scavenging: Equipment Weapons, tools and anything else to trade may be taken out of Storage, whatever it weighs;
    not Wood, Components or Water. It has left Storage.

    [R116 R117 R118 R119 R258 R259 rd55]
    """
    s, rule = g.state, "Scavenging: Equipment"

    def elements() -> Several[str]:
        return listed("take", rule, stock(g, "token", s.storage))

    taken = yield from draft(rule, "pack", elements, anything, anything, seat=s.leader)
    for what in taken:
        move(what, 1, s.storage, s.pile)
    if taken:
        g.heard and g.tell(rule, "packed", things=tuple(dict.fromkeys(taken)))


def arrive(g: War, step: Step) -> None:
    """Scavenging: Noise Noise starts at 1; the Unknown deck is laid out unseen; the red box of the Location applies.

    [R115 R120 R127 R128]
    """
    s = g.state
    assert s.trip is not None
    s.trip.unknown = min(cards_of(g, s.trip.slot), len(s.decks["exploration"].cards))
    g.then(FOOTFALL, INCIDENT)
    perform(g, f"location-{s.trip.place}")
    moment(g, "trip")


def footfall(g: War, step: Step) -> None:
    """Scavenging: Noise How quietly the group moves, and what lasts, once the red box has spoken. [R121]"""
    trip, n = g.state.trip, g.bonus("noise", g.out()) + lasting(g, "noise")
    if trip and noise_after(trip, n) != trip.noise:
        name_skills(g, g.out(), "noise")
    raise_noise(g, n)


def explore(g: War, step: Step) -> Flow[None]:
    """Scavenging: Unknown deck The next card is turned and resolved; then the Journal passes. No card left: the end.

    A resolved card lies face up. [R129 R130 R131 R134 rd14 rd63]
    """
    s = g.state
    assert s.trip is not None
    if not s.trip.unknown or (g.setting("stop-early") == "on" and (yield from stops(g))):
        return
    card = yield from draw(g, "exploration", "Scavenging: Unknown deck")
    s.trip.unknown -= 1
    s.trip.seen.append(card)
    g.heard and g.tell("Scavenging: Unknown deck", "explores", card=card, n=s.trip.unknown)
    g.then(INCIDENT, PASS, EXPLORE)
    perform(g, card)


def stops(g: War) -> Flow[bool]:
    """Scavenging: Unknown deck Nobody may stop between two cards, unless the setting allows it. [R129 rd14]"""
    rule = "Scavenging: Unknown deck"

    def offer() -> list[Option[bool]]:
        return [Option("explore-on", False, rule), Option("turn-home", True, rule)]

    return choose(rule, "next-card", offer, seat=g.state.leader)


def return_cards(g: War, n: int) -> None:
    """Scavenging: Unknown deck Cards go back into the deck, unseen; if more than there are, all. [R132 rd15]"""
    trip = g.state.trip
    if trip:
        back = min(n, trip.unknown)
        trip.unknown -= back
        g.heard and g.tell("Scavenging: Unknown deck", "returned", n=back, left=trip.unknown)


def add_cards(g: War, n: int) -> None:
    """Scavenging: Unknown deck More cards, as many as the deck still holds. [rd16]"""
    trip = g.state.trip
    if trip:
        more = min(n, len(g.state.decks["exploration"].cards) - trip.unknown)
        trip.unknown += more
        g.heard and g.tell("Scavenging: Unknown deck", "more-cards", n=more, left=trip.unknown)


def raise_noise(g: War, n: int) -> None:
    """Scavenging: Noise Up or down the track, which goes from 1 to 10. [R121 rd13]"""
    trip = g.state.trip
    if trip:
        before = trip.noise
        trip.noise = noise_after(trip, n)
        if trip.noise != before:
            g.heard and g.tell("Scavenging: Noise", "noise", n=trip.noise)


def noise_after(trip: Trip, n: int) -> int:
    """Scavenging: Noise The track has ten spaces. [rd13]"""
    return max(1, min(LOUDEST, trip.noise + n))


def roll_noise(g: War) -> Flow[None]:
    """Scavenging: Noise A black die up to the Noise: somebody comes. [R122 R123]"""
    trip = g.state.trip
    if trip is None:
        return
    eyes: int = yield black_die("Scavenging: Noise", "noise")
    if eyes > trip.noise:
        g.heard and g.tell("Scavenging: Noise", "unheard", n=eyes, noise=trip.noise)
        return
    g.heard and g.tell("Scavenging: Noise", "heard", n=eyes, noise=trip.noise)
    yield from meet(g)


def meet(g: War) -> Flow[None]:
    """Scavenging: Noise Noise is set to 1, then the top Residents card is drawn and resolved; exploration goes on.

    [R124 R125 R126 R136 rd63]
    """
    trip = g.state.trip
    assert trip is not None
    trip.noise = 1
    card = yield from draw(g, "residents", "Scavenging: Noise")
    if card:
        trip.met.append(card)
        g.state.card = card
        g.heard and g.tell("Scavenging: Noise", "meets", card=card)
        g.then(INCIDENT)
        perform(g, card)


def incident(g: War, step: Step) -> Flow[None] | None:
    """Combat: Killing Whoever died outside is mourned when the incident is over: 266. If nobody of the group is left,
    nothing is brought home.

    [R243 R249 rd18 rd65]
    """
    trip = g.state.trip
    if trip is None:
        return None
    if not g.out():
        lost(g)
    elif trip.fallen:
        trip.fallen = 0
        return read_script(g, DEATH_OUTSIDE)
    return None


def lost(g: War) -> None:
    """Scavenging Nobody comes back: what they carried is discarded, and the night goes on. [R243]"""
    s = g.state
    g.heard and g.tell("Scavenging", "nobody-returns")
    for what, n in list(s.pile.items()):
        discard(g, what, n, s.pile, "left-behind")
    gather(g)
    s.trip = s.fight = None
    g.drop_to("night")


def gather(g: War) -> None:
    """Scavenging: Findings Exploration cards and the Residents that were met are shuffled back. [R135 R136]"""
    s = g.state
    assert s.trip is not None
    s.decks["exploration"].cards += s.trip.seen
    s.decks["residents"].cards += s.trip.met
    s.trip.seen, s.trip.met = [], []


def go_home(g: War, fled: bool = False) -> None:
    """Scavenging: Findings Exploration is over, after a word for the dead: what was still to be done is dropped. A card
    that ends it is resolved, and the Journal passes; after a flight Choose Findings is next.

    [R131 R134 R208 rd14 rd63]
    """
    if g.state.trip:
        g.state.trip.unknown = 0
        g.drop_to("findings") if fled else g.drop_to("pass", "explore", "findings")
        g.then(INCIDENT)
