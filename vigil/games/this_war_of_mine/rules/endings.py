"""Book: Endings. The ceasefire, and what became of everybody."""

from __future__ import annotations

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import end
from vigil.games.this_war_of_mine.state import Person
from vigil.kernel.flow import Number, Part

CEASEFIRE = 1000
MARKED, BROKEN = 3, 7  # from so many levels of trauma on a character is marked, or broken, by the war


def ceasefire(g: War) -> None:
    """Book: Endings The war is over. It was won by living: one of the starters must be among those who see it.

    [rd39 rd40]
    """
    s = g.state
    g.heard and g.tell("Book", f"script-{CEASEFIRE}", person="nobody")
    for person in s.people:
        n = epilogue_of(g, person)
        g.heard and n and g.tell("Book: Endings", f"script-{n}", person=person.key)
    for n in s.epilogues:
        g.heard and g.tell("Book: Endings", f"script-{n}", person="nobody")
    if any(person.starter for person in s.people):
        end(g, "survival", "ceasefire")
    else:
        end(g, "strangers", "starters-gone")


def trauma(g: War, person: Person) -> Number:
    """Book: Endings Wounds, Illness, Hunger and Misery, added up."""
    parts = [
        Part("Book: Endings", f"trauma-{state}", person.levels[state])
        for state in ("wounds", "illness", "hunger", "misery")
    ]
    return Number("trauma", tuple(parts))


def epilogue_of(g: War, person: Person) -> int:
    """Book: Endings One of a character's three epilogues, by what the war has done to him."""
    scripts = g.content.characters[person.key].epilogues
    total = trauma(g, person).total
    if not scripts:
        return 0
    return scripts[2 if total >= BROKEN else 1 if total >= MARKED else 0]
