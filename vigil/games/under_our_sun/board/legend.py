"""What the elements of the board are: for each kind its sentence and its rule."""

from __future__ import annotations

from vigil.games.under_our_sun.board.geometry import spot
from vigil.games.under_our_sun.observe.view import View
from vigil.games.under_our_sun.state import AMMO, HOME, RESOURCES
from vigil.kernel.display.board import Thing

WHOLE = {
    "sky": ("sky", "Day"),
    "days": ("days", "Missions"),
    "sun-card": ("sun-card", "Sun deck"),
    "mission": ("mission", "Missions"),
    "today": ("sun-card", "Sun deck"),
    "stage": ("stage", "Map tiles"),
    "lying": ("lying", "Actions: Interactions"),
    "land": ("desert", "Map tiles"),
    "veil": ("desert", "Map tiles"),
    "lies-event": ("event", "Event deck"),
    "lies-symbols": ("symbols", "Enemies"),
    "lies-camp": ("camp", "Camp"),
    "lies-campfire": ("campfire", "Campfire"),
    "lies-field-kitchen": ("field-kitchen", "Campfire"),
    "lies-trap": ("trap", "Items and equipment"),
    "lies-objective": ("objective", "Missions"),
    "lies-water": ("water-here", "Characters: Water"),
}
FIRST = {  # by the first word of the id
    "person": ("person", "Characters"),
    "who": ("person", "Characters"),
    "enemy": ("enemy", "Enemies"),
    "foe": ("enemy", "Combat"),
    "ap": ("ap", "Characters: Action points"),
    "heart": ("health", "Characters: Health"),
    "water": ("water", "Characters: Water"),
    "karma": ("karma", "Karma"),
    "well": ("well-being", "Characters: Well-being"),
    "combat": ("combat", "Combat"),
    "strength": ("strength", "Skill tests"),
    "skill": ("skill", "Skill tests"),
    "stealth": ("stealth", "Stealth"),
    "ability": ("ability", "Characters"),
    "team": ("team", "Modes"),
    "good": ("resource", "Resources"),
    "thing": ("card", "Items and equipment"),
    "lies": ("lies", "Actions: Interactions"),
    "container": ("container", "Actions: Interactions"),
    "stock": ("stock", "Merchants"),
    "counter": ("counter", "Merchants"),
    "offer": ("offer", "Set-up: Starting items"),
    "cast": ("cast", "Set-up: Characters"),
    "shown": ("shown", "Decks"),
    "roll": ("roll", "Skill tests"),
    "die": ("die", "Skill tests"),
    "deck": ("deck", "Decks"),
}
READ, OWNED = (
    ("good", "thing", "lies", "stock", "offer"),
    ("good", "thing"),
)  # what is read, whose ids begin with an owner
WHOLLY = ("person", "who", "ability", "cast", "shown")  # what is read is the rest of their id
DECKS = {"deck-stack": ("stack", "Map tiles"), "deck-bag": ("bag", "Resources")}


def what(element: str, view: View) -> Thing | None:
    first, _, rest = element.partition("-")
    if element in WHOLE:
        key = {"today": view.sun, "sun-card": view.sun, "mission": view.card}.get(element, "")
        return Thing(*WHOLE[element], card=key, reads=key)
    if element in DECKS:
        return Thing(*DECKS[element])
    if first == "tile":
        tile = next((each for each in view.tiles if spot(each.place) == element), None)
        if tile is None and element != spot(HOME):
            return Thing("unknown", "Actions: Movement")
        key = tile.key if tile else ""
        return Thing("tile", "Map tiles", reads=key) if tile is None or key else Thing("face-down", "Map tiles")
    if first in ("enemy", "foe", "counter"):
        enemy = next((each for each in view.enemies if each.letter == rest), None)
        kind = ("merchant", "Merchants") if first == "enemy" and enemy and enemy.merchant else FIRST[first]
        return Thing(*kind, reads=enemy.key if enemy else "")
    if first in READ:
        key = card_at(first, rest, view)
        good = first == "good" or key in (*RESOURCES, *AMMO)
        return Thing(*FIRST[first], card="" if good else key, reads=key)
    if first == "team":
        known = (each.team for each in view.people if each.key == rest and each.revealed)  # others look at this screen
        return Thing(*FIRST[first], reads=next(known, ""))
    if first in WHOLLY:
        return Thing(*FIRST[first], reads=rest)
    return Thing(*FIRST[first]) if first in FIRST else None


def card_at(first: str, rest: str, view: View) -> str:
    """What lies there: a resource or a card by its key, without its owner and without the number of a second one."""
    owner = next((each.key for each in view.people if rest.startswith(f"{each.key}-")), "") if first in OWNED else ""
    return rest.removeprefix(f"{owner}-").partition("--")[0]
