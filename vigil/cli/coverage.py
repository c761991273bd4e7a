"""vigil coverage: which rules are coded, tested, exercised and ruled. It needs a checkout, with the tests."""

from __future__ import annotations

import argparse

from vigil.app.errors import UsageError
from vigil.cli.common_arguments import Commands, Parser
from vigil.games import GAMES, take_down
from vigil.lab.rule_coverage.coverage import main as measure
from vigil.lab.rule_coverage.rule_sources import tests_folder


def register(commands: Commands, common: Parser) -> None:
    coverage = commands.add_parser(
        "coverage", parents=[common], help="check that every rule is coded and tested (in a checkout)"
    )
    coverage.add_argument("game", nargs="?", default="", help="a game from `vigil games` (default: all)")
    coverage.add_argument("--brief", action="store_true", help="print only the summary and what is missing")
    coverage.set_defaults(run=cover)


def cover(arguments: argparse.Namespace) -> int:
    games = [arguments.game] if arguments.game else list(GAMES)
    for game in games:
        take_down(game)
        if tests_folder(game) is None:
            raise UsageError("coverage-needs-sources")
    return max(measure(game, arguments.brief) for game in games)
