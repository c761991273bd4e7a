"""The totals a seat may ask about at any moment, each with its cited parts."""

from __future__ import annotations

from tests.toy.game import Well
from tests.toy.rules.ch1_set_up import jar
from tests.toy.rules.ch2_watch import strength
from tests.toy.rules.ch4_end import still_needed
from tests.toy.state import SEATS
from vigil.kernel.rules.events import ALL_SEATS
from vigil.kernel.rules.requests import Number


def totals(g: Well, seat: int) -> list[Number]:
    """Only the owner of a jar sees into it; where several are seen, in the order of the seats."""
    jars = [jar(g, each) for each in SEATS if seat in (each, ALL_SEATS)]
    return [still_needed(g), strength(g), *jars]
