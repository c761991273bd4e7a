"""A game of Navajo Wars: state, content and the bonuses of the cards in play."""

from __future__ import annotations

from collections.abc import Mapping

from vigil.games.navajo_wars.content.content import Content
from vigil.games.navajo_wars.state import State
from vigil.kernel.rules.events import Event
from vigil.kernel.rules.game import Game


class NavajoWars(Game[State, Content]):
    def __init__(self, state: State, content: Content, log: list[Event] | None = None) -> None:
        super().__init__(state, content, log)
        self.bonuses: dict[str, int] = {}
        self.count_bonuses()

    def count_bonuses(self) -> None:
        """9.1.3, 6.1.1 What the Developments and lasting cards in play add, and what cards gave for a time, by key.
        Call it when one comes or goes."""
        s, content = self.state, self.content
        given: list[Mapping[str, int]] = [
            content.history[card].bonuses for card in s.in_play if card in content.history
        ]
        given += [content.developments[development].bonuses for development in s.developments]
        given += [content.effects[each.source].nodes[each.path].give for each in s.promises]
        bonuses: dict[str, int] = {}
        for each in given:
            for key, amount in each.items():
                bonuses[key] = bonuses.get(key, 0) + amount
        self.bonuses = bonuses

    def bonus(self, key: str) -> int:
        return self.bonuses.get(key, 0)
