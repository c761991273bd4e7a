"""The order of play: a turn is one phase of a night, and everything lies in the state between two of them."""

from __future__ import annotations

from examples.village.game import Well
from examples.village.rules.ch1_set_up import deal
from examples.village.rules.ch2_night import dusk, gifts, posts
from examples.village.rules.ch2_watch import charms, hours, watch
from examples.village.rules.ch3_council import council, dawn
from vigil.kernel.rules.requests import Flow

STEPS = {
    "deal": deal,
    "dusk": dusk,
    "gifts": gifts,
    "posts": posts,
    "charms": charms,
    "watch": watch,
    "hours": hours,
    "council": council,
    "dawn": dawn,
}


def turn(g: Well) -> Flow[None]:
    """2 The night: its next phase."""
    g.state.turn += 1
    yield from STEPS[g.state.phase](g)
