"""Where on the board an option can be chosen, and where an event happens: the ids of their elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vigil.games.under_our_sun.board.element_ids import copies, elements, of_person
from vigil.games.under_our_sun.board.geometry import focus, spot
from vigil.games.under_our_sun.game import WAYS, around
from vigil.games.under_our_sun.observe.view import CharacterView, View
from vigil.games.under_our_sun.words.log_weights import LAST
from vigil.kernel.display.board import Trace

NOWHERE = LAST - {"face-card"}  # what ends or declines something: nobody should do that by a slip on the board
ON_TRACK = {"sleep": "well-being", "use-karma": "karma", "dodge": "skill", "ability": "ability", "show-card": "team"}
ON_GROUND = {"refill": "lies-water", "recon": "lies-symbols", "rain": "sky", "cook": "lies-field-kitchen"}
ON_GROUND |= {"kitchen": "lies-campfire", "strike-camp": "lies-camp", "pick-up": "lying"}
AT_PLACE = ("pitch", "build-camp", "light")
PEOPLE = ("person", "patient", "sick", "comrade", "fallen")
FROM_BOARD = ("drop", "pay", "sell", "give")
ON_COUNTER = ("buy", "get")

Facts = Mapping[str, Any]


def targets(key: str, facts: Facts, about: Facts, view: View) -> list[str]:
    """The place, the figure, the thing or the card that an option names; a choice of a card is made there."""
    if key in NOWHERE:
        return []
    known = elements(view)
    found = [*dict.fromkeys(each for each in named(key, facts, about, view, known) if each in known)]
    return found or usual(view, known, about)


def named(key: str, facts: Facts, about: Facts, view: View, known: set[str]) -> list[str]:
    who = asked(key, about, view)
    if key == "play":
        return [f"cast-{facts['person']}"]
    if key in ("acquire", "add-points"):
        return copies(known, f"offer-{facts.get('item', about.get('item'))}")
    if "letter" in facts:
        return [*of_enemy(facts["letter"]), *way(view, at_of(view, facts["letter"]), facts)]
    if "way" in facts:
        return way(view, who.at if who else "", facts)
    if key == "reroll":
        return [f"die-{facts['person']}-{facts['die']}"]
    if "merchant" in facts:
        return at_counter(view, known, str(facts["merchant"]))
    if any(name in facts for name in PEOPLE):
        return [each for name in PEOPLE if name in facts for each in of_figure(facts[name])]
    return thing(key, facts, about, view, known, who)


def thing(key: str, facts: Facts, about: Facts, view: View, known: set[str], who: CharacterView | None) -> list[str]:
    """What names a thing, or something of the character who is asked."""
    what = str(facts.get("what", facts.get("item", "")))
    if key == "receive":
        other = next((each for each in view.people if each.key == about.get("person")), None)
        return of_person(other, known, what) if other else []
    if key == "take":
        return copies(known, f"lies-{what}")
    if key in ON_COUNTER:
        return copies(known, f"stock-{what}")
    if key == "keep":
        return [f"shown-{what}"]
    if key == "container":
        return [f"container-{facts['attribute']}"]
    if who is None:
        return []
    if key in FROM_BOARD or key in ("use", "dismantle", "thing"):
        return of_person(who, known, what) or copies(known, f"stock-{what}")
    if key == "eat":
        return of_person(who, known, "food")
    if key in ON_TRACK:
        return [f"{ON_TRACK[key]}-{who.key}"]
    if key in ON_GROUND:
        return [ON_GROUND[key]]
    if key in ("deal", "steal"):
        return at_counter(view, known, "")
    if key in ("counter", "close-in", "shoot-back"):
        return of_figure(str(about.get("other", "")))
    if key == "accept":
        return of_figure(str(about.get("person", "")))
    if key in AT_PLACE:
        return ["stage"]
    return of_figure(who.key)[1:] if key in ("build", "ammo", "discard") else []


def usual(view: View, known: set[str], about: Facts) -> list[str]:
    """A choice that a card leaves is made at the card; anything else at the one who is asked, or where he is."""
    cards = [f"shown-{key}" for key in view.shown[-1:]]
    person = [f"who-{about['person']}"] if "person" in about else []
    return [each for each in (*cards, *person, "stage", "mission") if each in known][:1]


def asked(key: str, about: Facts, view: View) -> CharacterView | None:
    """Whom the question concerns; in a trade it names the other."""
    person = "" if key in ("give", "receive") else about.get("person", "")
    return next((each for each in view.people if each.key == person), None) or focus(view)


def of_enemy(letter: str) -> list[str]:
    return [f"enemy-{letter}", f"foe-{letter}"]


def of_figure(key: str) -> list[str]:
    return [f"person-{key}", f"who-{key}"]


def at_of(view: View, letter: str) -> str:
    return next((each.at for each in view.enemies if each.letter == letter), "")


def way(view: View, start: str, facts: Facts) -> list[str]:
    """The place in a direction."""
    if not start or facts.get("way") not in WAYS:
        return []
    return [spot(around(start)[WAYS.index(facts["way"])])]


def at_counter(view: View, known: set[str], key: str) -> list[str]:
    here = [each for each in view.enemies if each.merchant and key in ("", each.key)]
    return [name for each in here for name in (f"counter-{each.letter}", f"enemy-{each.letter}") if name in known]


# events

CARDS: tuple[tuple[str, Callable[[View], str]], ...] = (
    ("mission-", lambda view: "mission"),
    ("sun-", lambda view: "sky"),
    ("phase-", lambda view: "sky"),
    ("event-", lambda view: "stage"),
    ("night-", lambda view: "stage"),
)


def trace(key: str, facts: Facts, view: View) -> Trace:
    """Figures and places that are named; a card where it lies."""
    found: list[str] = []
    if "letter" in facts:
        found.append(f"enemy-{facts['letter']}")
    found += [f"person-{facts[name]}" for name in ("person", "other") if name in facts]
    if key in ("spawned", "tile-revealed", "shop-opens"):
        found += [spot(tile.place) for tile in view.tiles if tile.key == facts.get("tile")]
    for first, where in CARDS:
        if key.startswith(first) and not found:
            found.append(where(view))
    known = elements(view)
    return Trace(tuple(dict.fromkeys(each for each in found if each in known)), key in ("enemy-moves", "arrives"))
