"""The war as it was, from what was told: what became of everybody, and its days."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.kernel.definition.extras import Annals, Day, Fate
from vigil.kernel.rules.events import Event

HEAVY = frozenset(("died", "left", "nobody-returns"))
WORTH_TELLING = HEAVY | frozenset(
    ("joined", "built", "furnished", "wrecked", "boarded-up", "goes-to", "fight-won", "flees", "raid", "raid-ignored")
    + ("objective-reached", "objective-missed")
)
WENT = {"died": "died", "left": "left"}


def annals(events: Sequence[Event]) -> Annals:
    return Annals(fates(events), days(events))


def days(events: Sequence[Event]) -> list[Day]:
    """From Morning to Morning, each with the card it began with."""
    found: list[Day] = []
    for event in events:
        if event.key == "phase-morning":
            found.append(Day(number(event), "", [], []))
        elif found and event.key == "event":
            found[-1] = Day(found[-1].n, str(event.facts["card"]), found[-1].told, found[-1].heavy)
        elif found and event.key in WORTH_TELLING:
            last = found[-1]
            heavy = [*last.heavy, event] if event.key in HEAVY else last.heavy
            found[-1] = Day(last.n, last.card, [*last.told, event], heavy)
    return found


def fates(events: Sequence[Event]) -> list[Fate]:
    """Everybody who was in the Shelter, in the order in which they came, with the epilogue that was told of them."""
    found: dict[str, Fate] = {}
    day, over = 0, "was-there"
    for event in events:
        who = str(event.facts.get("person", ""))
        if event.key == "phase-morning":
            day = number(event)
        elif event.key in ("starts", "joined"):
            found[who] = Fate(who, "from-the-start" if event.key == "starts" else "came", max(1, day), "", 0)
        elif event.key in WENT and who in found:
            fate = found[who]
            found[who] = Fate(who, fate.came, fate.first, WENT[event.key], day)
        elif event.rule == "Book: Endings" and who in found and event.key.startswith("script-"):
            fate = found[who]
            found[who] = Fate(who, fate.came, fate.first, fate.went, fate.last, event)
        elif event.key in ("end-ceasefire", "end-starters-gone"):
            over = "saw-peace"
    return [
        each if each.went else Fate(each.who, each.came, each.first, over, day, each.story) for each in found.values()
    ]


def number(event: Event) -> int:
    n = event.facts["n"]
    assert isinstance(n, int)
    return n
