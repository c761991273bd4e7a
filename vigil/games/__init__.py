"""The games on the shelf. A game is imported when it is taken down."""

from __future__ import annotations

import importlib

from vigil.kernel.definition.definition import AnyDefinition

GAMES = {
    "navajo-wars": "vigil.games.navajo_wars.definition",
    "this-war-of-mine": "vigil.games.this_war_of_mine.definition",
    "under-our-sun": "vigil.games.under_our_sun.definition",
}


class NoSuchGame(Exception):
    pass


def take_down(slug: str) -> AnyDefinition:
    if slug not in GAMES:
        raise NoSuchGame(slug)
    definition: AnyDefinition = importlib.import_module(GAMES[slug]).DEFINITION
    return definition
