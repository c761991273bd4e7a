"""A game of Navajo Wars: state, content and the bonuses of the cards in play."""

from __future__ import annotations

from vigil.games.navajo_wars.content.load import Content
from vigil.games.navajo_wars.state import State
from vigil.kernel.game import Event, Game


class NavajoWars(Game[State, Content]):
    def __init__(self, state: State, content: Content, log: list[Event] | None = None) -> None:
        super().__init__(state, content, log)
        self.bonuses: dict[str, int] = {}
        self.count_bonuses()

    def count_bonuses(self) -> None:
        """9.1.3, 6.1.1 What the Developments and lasting cards in play add, by key. Call it when one comes or goes."""
        bonuses: dict[str, int] = {}
        for card in self.state.in_play:
            if card not in self.content.history:
                continue
            for key, amount in self.content.history[card].bonuses.items():
                bonuses[key] = bonuses.get(key, 0) + amount
        for development in self.state.developments:
            for key, amount in self.content.developments[development].bonuses.items():
                bonuses[key] = bonuses.get(key, 0) + amount
        self.bonuses = bonuses

    def bonus(self, key: str) -> int:
        return self.bonuses.get(key, 0)
