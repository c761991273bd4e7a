"""The totals that may be asked about at any moment, each with its cited parts."""

from __future__ import annotations

from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.rules.endings import trauma
from vigil.games.this_war_of_mine.rules.findings import capacity
from vigil.games.this_war_of_mine.rules.night_raid import before_dice
from vigil.kernel.rules.requests import Number


def totals(g: War, seat: int) -> list[Number]:
    """What the boards hold off, what can be carried, what each has suffered."""
    carried = [capacity(g)] if g.state.trip else []
    return [before_dice(g), *carried, *(trauma(g, person) for person in g.state.people)]
