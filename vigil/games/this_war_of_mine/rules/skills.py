"""Book: skills, named where they come to something."""

from __future__ import annotations

from collections.abc import Sequence

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.effects.carry_out import comes_to_something, perform
from vigil.games.this_war_of_mine.state import Person


def use_skill(g: War, person: Person) -> None:
    """Book A skill that serves now, named where it comes to something."""
    source = f"skill-{person.key}"
    if g.heard and comes_to_something(g, source, person.key):
        g.tell("Book", "skill", person=person.key, skill=g.content.characters[person.key].skill.key)
    perform(g, source, person.key)


def name_skills(g: War, people: Sequence[Person], key: str) -> None:
    """Book Whose skill adds to something, where it tells."""
    for person in people if g.heard else ():
        skill = g.content.characters[person.key].skill
        if skill.bonus.get(key):
            g.tell("Book", "skill", person=person.key, skill=skill.key)
