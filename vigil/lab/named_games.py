"""What the lab looks at: a game on the shelf by its slug, or any other as package.module:NAME."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from random import Random

from vigil.games import GAMES, NoSuchGame, take_down
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header


def game_named(what: str) -> AnyDefinition:
    module, _, name = what.partition(":")
    if not name:
        return take_down(what)
    definition: AnyDefinition = getattr(importlib.import_module(module), name)
    return definition


def package_of(what: str) -> str:
    """The package a game lives in."""
    module, _, name = what.partition(":")
    if not name and what not in GAMES:
        raise NoSuchGame(what)
    return (module if name else GAMES[what]).rpartition(".")[0]


def folder_of(what: str) -> Path:
    spec = importlib.util.find_spec(package_of(what))
    assert spec is not None
    assert spec.origin
    return Path(spec.origin).parent


def tests_of(what: str) -> str:
    """The package of a game's tests: beside the others, or, off the shelf, the game's own."""
    package = package_of(what)
    return package if ":" in what else f"tests.games.{package.rpartition('.')[2]}"


def header_of(definition: AnyDefinition, scenario: str, seed: int, seats: int = 0, holder: str = "") -> Header:
    """The head of a game that can be had again by its number: dice and secret follow from the seed."""
    seats = seats or definition.identity.seats[0]
    return Header(
        game=definition.slug,
        rules=definition.identity.rules_version,
        content="",
        scenario=scenario,
        settings=definition.identity.defaults(),
        seed=seed,
        players=tuple(holder or f"Player {n + 1}" for n in range(seats)) if seats > 1 else (holder,),
        secret=Random(seed).randbytes(32).hex() if seats > 1 else "",
    )
