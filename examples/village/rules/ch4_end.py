"""4 The end."""

from __future__ import annotations

from examples.village.game import Well
from examples.village.state import VILLAGER
from vigil.kernel.rules.requests import Number, Part


def check_end(g: Well) -> None:
    """4 The end: after the last night, or when two villagers are gone."""
    s = g.state
    if villagers_gone(g) >= 2:
        end(g, "4.2", "thief", "exile")
    elif s.night == s.nights:
        enough = s.cistern >= s.need
        end(g, "4.1", "village" if enough else "thief", "water" if enough else "thirst")


def villagers_gone(g: Well) -> int:
    """4.2 Two villagers sent away: so many are gone."""
    return sum(player.banished and player.role == VILLAGER for player in g.state.players)


def end(g: Well, rule: str, ending: str, cause: str) -> None:
    """4 The end: told with its cause."""
    g.state.ending, g.state.cause = ending, cause
    g.heard and g.reveal(rule, f"end-{cause}", n=g.state.cistern, need=g.state.need)


def still_needed(g: Well) -> Number:
    """4.1 Enough water: what the cistern still lacks."""
    s = g.state
    return Number("still-needed", (Part("4.1", "need", s.need), Part("4.1", "cistern", -s.cistern)))
