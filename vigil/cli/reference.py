"""The commands that show what a game holds: vigil rule, aid, games."""

from __future__ import annotations

import argparse

from vigil.app.errors import UsageError
from vigil.app.loaded_game import game_for, library, load_game
from vigil.app.output import output_for
from vigil.cli.common_arguments import Commands, Parser, language_of
from vigil.games import GAMES, take_down
from vigil.kernel.text.words import slug
from vigil.presentation.first_game.player_aid import aid_of, blocks
from vigil.presentation.recommended_settings import advice
from vigil.terminal.writer import Writer


def register(commands: Commands, common: Parser) -> None:
    rule = commands.add_parser("rule", parents=[common], help="print our paraphrase of a section of the rulebook")
    rule.add_argument("section", nargs="*", help="e.g. 4.2.8, or 3.1 step 4; without one, the list of sections")
    rule.add_argument("--game", default="", help="a game from `vigil games` (default: the first)")
    rule.set_defaults(run=show_rule)
    aid = commands.add_parser(
        "aid", parents=[common], help="print one page to lay beside the board: turn, actions, orders, keys"
    )
    aid.add_argument("game", nargs="?", default="", help="a game from `vigil games` (default: the first)")
    aid.set_defaults(run=show_aid)
    games = commands.add_parser("games", parents=[common], help="list the games, their scenarios and settings")
    games.set_defaults(run=list_games)


def show_rule(arguments: argparse.Namespace) -> int:
    definition = take_down(game_for(arguments.game))
    words, output = library(definition)[language_of(arguments)], output_for(arguments.plain)
    typed = " ".join(arguments.section)
    if not typed:
        for section in definition.identity.sections:
            title = words.say(f"rule-{slug(section)}-title")
            output.line((f"{words.citation(section):<24}", "key"), (title, ""))
        return 0
    if not Writer(words, output).write_rule(typed, definition.identity.sections):
        raise UsageError("no-such-rule", section=typed)
    return 0


def show_aid(arguments: argparse.Namespace) -> int:
    """Write the page to print as text."""
    game = load_game(game_for(arguments.game))
    words, output = game.books[language_of(arguments)], output_for(arguments.plain)
    aid = aid_of(game.definition)
    if aid is None:
        raise UsageError("no-aid", game=words.say(f"game-{game.definition.slug}"))
    for block in blocks(aid, words):
        output.line((block.title, "title"))
        if block.text:
            output.paragraph(block.text)
        if block.beside:
            continue
        for line in block.lines:
            cost = f" ({line.cost})" if line.cost else ""
            rule = f" [{line.rule}]" if line.rule else ""
            text = f"{words.say('colon')} {line.text}" if line.text else ""
            output.paragraph(f"- {line.name}{cost}{text}{rule}")
        output.line()
    output.paragraph(words.say("help"))
    return 0


def list_games(arguments: argparse.Namespace) -> int:
    output = output_for(arguments.plain)
    for game in GAMES:
        definition = take_down(game)
        words = library(definition)[language_of(arguments)]
        output.line((words.say(f"game-{game}"), "title"), (f"  {game}", "dim"))
        output.paragraph(words.say(f"game-{game}-about"))
        for scenario in definition.identity.scenarios:
            output.line((f"  {words.say(f'scenario-{scenario.slug}')}", "label"), (f"  {scenario.slug}", "dim"))
            about = f"{words.say(f'scenario-{scenario.slug}-about')} {advice(definition, words, scenario)}"
            output.paragraph(about.strip(), indent="    ")
        for setting in definition.identity.settings:
            output.line((f"  {words.say(f'setting-{setting.slug}')}", "label"))
            for value in setting.values:
                output.line(
                    (f"    --set {setting.slug}={value}", "dim"),
                    (f"  {words.say(f'setting-{setting.slug}-{value}')}", ""),
                )
    return 0
