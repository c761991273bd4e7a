"""Games whose rules never ask: one computes for ever, one wants all the memory there is."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tests.web.six import DEFINITION as SIX
from vigil.kernel.rules.requests import Flow


def for_ever(g: Any) -> Flow[None]:
    while True:
        pass
    yield


def all_of_it(g: Any) -> Flow[None]:
    held = []
    while True:
        held.append(bytearray(1 << 24))
    yield


DEFINITION = replace(SIX.with_rules(turn=for_ever), identity=replace(SIX.identity, slug="endless"))
GREEDY = replace(SIX.with_rules(turn=all_of_it), identity=replace(SIX.identity, slug="greedy"))
