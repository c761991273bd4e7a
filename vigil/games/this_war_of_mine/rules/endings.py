"""Book: Endings. The ceasefire, and what became of everybody."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.general import end
from vigil.games.this_war_of_mine.state import Person
from vigil.kernel.rules.requests import Number, Part

CEASEFIRE = 1000
SCARRED = 5  # from so much trauma on a character comes out of the war scarred, below it whole


def ceasefire(g: War) -> None:
    """Book: Endings The war is over. It was won by living: one of the starters must be among those who see it. Of each
    who was in the Shelter is told what became of them, also of those who died or left.

    [rd39 rd40]
    """
    s = g.state
    g.heard and g.tell("Book", f"script-{CEASEFIRE}", person="nobody")
    farewell(g, [*(person.key for person in s.people), *s.gone])
    for n in s.epilogues:
        g.heard and g.tell("Book: Endings", f"script-{n}", person="nobody")
    if any(person.starter for person in s.people):
        end(g, "survival", "ceasefire")
    else:
        end(g, "strangers", "starters-gone")


def farewell(g: War, people: Sequence[str]) -> None:
    """Book: Endings What became of them. After a defeat it is told of those who are gone."""
    for key in people:
        n = epilogue_of(g, key)
        g.heard and n and g.tell("Book: Endings", f"script-{n}", person=key)


def trauma(g: War, person: Person) -> Number:
    """Book: Endings Wounds, Illness, Hunger and Misery, added up."""
    parts = [
        Part("Book: Endings", f"trauma-{state}", person.levels[state])
        for state in ("wounds", "illness", "hunger", "misery")
    ]
    return Number("trauma", tuple(parts), {"person": person.key})


def epilogue_of(g: War, key: str) -> int:
    """Book: Endings One of a character's three epilogues: came out of the war whole, scarred, or is gone."""
    scripts = g.content.characters[key].epilogues
    if not scripts:
        return 0
    person = g.person(key)
    return scripts[2 if person is None else 1 if trauma(g, person).total >= SCARRED else 0]
