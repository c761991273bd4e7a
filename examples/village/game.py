"""A game of the Well."""

from __future__ import annotations

from examples.village.content.content import Content
from examples.village.state import SEATS, Player, State
from vigil.kernel.rules.game import Game


class Well(Game[State, Content]):
    def living(self) -> list[int]:
        """The seats that were not banished."""
        return [seat for seat in SEATS if not self.state.players[seat].banished]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]
