"""What the elements of the board are: for each kind its sentence and its rule."""

from __future__ import annotations

from vigil.games.navajo_wars.observe.view import CounterView, View
from vigil.kernel.display.board import Thing

CANYON = "territory-7"
ORDERS = {  # the section of each order
    "build": "4.2.1",
    "build-subvert": "4.2.2",
    "colonize": "4.2.3",
    "comanche": "4.2.4",
    "defend": "4.2.5",
    "expand": "4.2.6",
    "peace": "4.2.7",
    "raid": "4.2.8",
    "slaves": "4.2.9",
    "subjugate": "4.2.10",
    "subvert": "4.2.11",
    "utes": "4.2.12",
}
PIECES = {  # in a Family Box or in one of the other boxes
    "man": "1.6.2",
    "woman": "1.6.2",
    "child": "1.6.2",
    "elder": "3.1 step 2",
    "horse": "1.6.2",
    "sheep": "1.6.2",
    "corn": "1.6.3",
    "trade-goods": "10",
    "trade": "10",
    "firearms": "1.6.5",
    "guns": "1.6.5",
    "fortune": "Intruders",
    "harass": "5.2.3",
    "mission": "1.6.5",
    "rancho": "1.6.5",
    "intruder": "1.6.6",
}
PLACES = {  # by the first word of the id
    "territory": ("territory", "1.7.2"),
    "head": ("territory", "1.7.2"),
    "agriculture": ("territory", "1.7.2"),
    "drought": ("drought", "1.6.3"),
    "area": ("area", "1.7.2"),
    "escape": ("escape", "Raid Ends"),
    "caught": ("caught", "Raid Ends"),
    "family": ("family", "1.6.4"),
    "household": ("household", "1.7.5"),
    "elder": ("elder-box", "3.1 step 2"),
    "elders": ("elder-box", "3.1 step 2"),
    "active": ("active", "4.1"),
    "inactive": ("inactive", "4.1"),
    "standby": ("standby", "4.1"),
    "heading": ("heading", "2"),
    "deck": ("deck", "2.1"),
    "discard": ("discard", "2.3.3"),
    "fort": ("fort", "13 Forts"),
    "raid": ("raid-counter", "Enemy Raid"),
    "tribal": ("tribal-raid", "Tribal Raid"),
    "manuelito": ("manuelito", "13 Manuelito"),
    "truce": ("truce", "4 step 1"),
    "mission": ("outpost", "1.6.5"),
    "rancho": ("outpost", "1.6.5"),
}
WHOLE = {  # by the whole id
    CANYON: ("canyon", "13 Canyon de Chelly"),
    "head-7": ("canyon", "13 Canyon de Chelly"),
    "agriculture-7": ("canyon", "13 Canyon de Chelly"),
    "santa-fe": ("santa-fe", "13 Santa Fé"),
    "waiting": ("waiting", "6.1"),
    "box-passage": ("passage", "1.7.3"),
    "box-resources": ("resources", "1.7.3"),
    "box-out-of-play": ("out-of-play", "1.7.3"),
    "box-bag": ("bag", "1.9"),
    "box-raided": ("raided", "1.7.3"),
    "box-recovery": ("recovery", "1.7.3"),
    "box-subjugation": ("subjugation", "Subjugation table"),
    "marker-military": ("military", "1.7.4"),
    "marker-culture": ("culture", "1.7.4"),
    "marker-ap": ("ap", "1.7.4"),
    "marker-morale": ("morale", "1.7.4"),
    "marker-ferocity": ("enemy-ferocity", "1.7.4"),
    "marker-enemy-ap": ("enemy-ap", "4 step 2"),
}
CARDS = {"operations": "2.2.1", "ceremony": "2.2.2", "history": "2.2.4"}


def what(element: str, view: View) -> Thing | None:
    first, _, rest = element.partition("-")
    if element in WHOLE:
        return Thing(*WHOLE[element])
    if first == "order":
        return order(rest, view)
    if first == "cube":
        return Thing(f"cube-{rest.rpartition('-')[2]}", "1.8")
    for store in ("passage-", "resources-", "out-of-play-"):
        if element.startswith(store) and element.removeprefix(store) in PIECES:
            return piece(element.removeprefix(store))
    if first in PIECES and rest.isalpha() and len(rest) == 1:  # a space of a Family Box
        return piece(first, name=first)
    if first in ("corn", "harass", "intruder"):
        return piece(first)
    return card(element, view) or (Thing(*PLACES[first]) if first in PLACES else None)


def piece(key: str, name: str = "") -> Thing:
    return Thing(key, PIECES[key], name)


def order(letter: str, view: View) -> Thing | None:
    """An Order counter is what its visible side says."""
    every: list[CounterView | None] = [*view.active, *view.inactive, *view.standby, view.truce]
    up = next((each.up.order for each in every if each and each.letter == letter), "")
    return Thing(f"order-{up}", ORDERS[up]) if up else None


def card(element: str, view: View) -> Thing | None:
    """The card on the table, in hand or in play, or a Development."""
    if element == "card":
        return read(f"card-{view.card.kind}", CARDS[view.card.kind], view.card.key) if view.card else None
    for each in view.hand:
        if element == f"hand-{each.n}":
            return read("hand", "13 Hand", each.key)
    for each in view.in_play:
        if element == f"in-play-{each.n}":
            return read("in-play", "6.1.1", each.key)
    key = element.removeprefix("development-")
    known = key != element and any(each.key == key for each in view.developments)
    return read("development", "9.1", key) if known else None


def read(key: str, rule: str, card: str) -> Thing:
    return Thing(key, rule, card=card, reads=card)
