"""The totals a seat may ask about at any moment, each with its cited parts."""

from __future__ import annotations

from examples.village.game import Well
from examples.village.rules.ch1_set_up import jar
from examples.village.rules.ch2_watch import strength
from examples.village.rules.ch4_end import still_needed
from examples.village.state import SEATS
from vigil.kernel.rules.events import ALL_SEATS
from vigil.kernel.rules.requests import Number


def totals(g: Well, seat: int) -> list[Number]:
    """Only the owner of a jar sees into it; where several are seen, in the order of the seats."""
    jars = [jar(g, each) for each in SEATS if seat in (each, ALL_SEATS)]
    return [still_needed(g), strength(g), *jars]
