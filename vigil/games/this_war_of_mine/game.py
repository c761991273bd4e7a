"""A game of This War of Mine, and what all its rules need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vigil.games.this_war_of_mine.content.content import Content
from vigil.games.this_war_of_mine.state import Person, Space, State, Step
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.game import Game


@dataclass(slots=True)
class Throw:
    """One die of somebody: a character, or an enemy by its token."""

    who: str
    weapon: str
    colour: str
    face: str = ""
    hits: int = 0
    deadly: bool = False


class War(Game[State, Content]):
    def __init__(self, state: State, content: Content, log: list[Event] | None = None) -> None:
        super().__init__(state, content, log)
        self.strike: Throw | None = None  # the throw a story is told of, while `trust_fate` tells it
        self.discarding = "discarded"  # what it is called while a price is paid, or a list is carried out

    def person(self, key: str) -> Person | None:
        """The character of that name, if still in play."""
        for each in self.state.people:
            if each.key == key:
                return each
        return None

    def out(self) -> list[Person]:
        """Those who are scavenging."""
        return [each for each in self.state.people if each.task == "scavenging"]

    def home(self) -> list[Person]:
        return [each for each in self.state.people if each.task != "scavenging"]

    def guards(self) -> list[Person]:
        return [each for each in self.state.people if each.task == "guard"]

    def present(self) -> list[Person]:
        """Those at the place where things happen: at the Location while somebody is out, else in the Shelter."""
        away = self.state.trip is not None
        return [each for each in self.state.people if (each.task == "scavenging") == away]

    def goods(self) -> dict[str, int]:
        """Where things are found, paid and lost: the Findings Pile while somebody is out, else Storage."""
        return self.state.pile if self.state.trip else self.state.storage

    def space(self, id: str) -> Space:
        return self.state.spaces[id]

    def setting(self, slug: str) -> str:
        return self.state.settings[slug]

    def then(self, *steps: Step) -> None:
        """Do this next, in this order, before what is on the agenda already."""
        self.state.agenda += steps[::-1]

    def drop_to(self, *kinds: str) -> None:
        """Drop what was still to be done up to the first step of these kinds; nothing if there is none."""
        agenda = self.state.agenda
        if any(step.kind in kinds for step in agenda):
            while agenda[-1].kind not in kinds:
                agenda.pop()

    def bonus(self, key: str, people: Sequence[Person]) -> int:
        """What the skills of these people add to something."""
        total = 0
        for each in people:
            total += self.content.characters[each.key].skill.bonus.get(key, 0)
        return total
