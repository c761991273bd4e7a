"""vigil play: a new game, a guided one, or one from a SAVE sheet."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from vigil.app import saves, time_limit
from vigil.app.errors import UsageError
from vigil.app.loaded_game import LoadedGame, clean, game_for, load_game
from vigil.app.output import Output, output_for
from vigil.bots.bot_players import check_bot, strangers
from vigil.cli.common_arguments import Commands, Parser, language_of
from vigil.cli.resume import go_on
from vigil.cli.terminal_game import begin, seated_options, sit_down
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.extras.journal_of_sheet import journal_of
from vigil.kernel.journal.dice_shares import awaiting, by_person
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.journal.player_names import BOT, NOBODY, player
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import Words
from vigil.presentation.first_game.lesson import header_of, lesson_of, title_of
from vigil.presentation.recommended_settings import advice
from vigil.presentation.seat_names import has_name, misleading
from vigil.terminal.bots import BotPlayers, watch
from vigil.terminal.dice_round import add_shares
from vigil.terminal.writer import number_of

OWN_LUCK = 1  # of a bot, where the dice are chosen by --seed: the same game again


def register(commands: Commands, common: Parser) -> None:
    play = commands.add_parser("play", parents=[common, seated_options()], help="start a game in the terminal")
    play.add_argument(
        "game", nargs="?", default="", help="a game from `vigil games` (default: that of the scenario, or the first)"
    )
    play.add_argument("--scenario", "-s", default="", help="the name of a scenario, e.g. rise-of-the-people")
    play.add_argument(
        "--players", default="", metavar="NAMES", help="who plays: Ada,Bo, @random for a bot, - for a seat of nobody"
    )
    play.add_argument(
        "--seed", type=int, default=None, help="the same seed gives the same dice and cards (games of one seat)"
    )
    play.add_argument(
        "--undo", choices=("free", "no-peeking", "ironman"), default="free", help="how far you may undo (default: free)"
    )
    play.add_argument(
        "--companion", default="", metavar="KINDS", help="what you bring yourself: die,cube,card,counter or all"
    )
    play.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting, e.g. culture-ceiling=10"
    )
    play.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="NAME",
        help="a content pack by its name or folder; may be repeated",
    )
    play.add_argument(
        "--sheet",
        default="",
        metavar="FILE",
        help="go on from a SAVE sheet that you have typed in, where the game has one",
    )
    play.add_argument("--title", default="", help="a name for the saved game")
    play.add_argument("--guided", action="store_true", help="play a guided first game, where the game has one")
    play.add_argument(
        "--bot",
        default=None,
        metavar="NAME",
        help="let a bot play while you read: random, curious, steady or package:Class",
    )
    play.set_defaults(run=start_game)


def start_game(arguments: argparse.Namespace) -> int:
    game = load_game(game_for(arguments.game, arguments.scenario), arguments.pack, folders=True)
    definition, content, books = game.definition, game.content, game.books
    language, output = language_of(arguments), output_for(arguments.plain)
    if arguments.guided:
        return start_guided(arguments, game, language, output)
    if arguments.sheet:
        return go_on(save_of_sheet(arguments.sheet, game), arguments, [arguments.bot] if arguments.bot else [])
    scenario = scenario_of(arguments, definition, books[language], output)
    if not scenario:
        return 0
    players = players_of(definition, arguments.players, books)
    if len(players) > 1 and arguments.seed is not None:
        raise UsageError("seed-refused")
    header = new_header(
        definition,
        content,
        scenario,
        settings_of(definition, scenario, len(players), arguments.set),
        players,
        seed=arguments.seed,
        undo=arguments.undo,
        companion=companion_of(definition, arguments.companion),
        packs=game.packs,
        title=clean(arguments.title),
    )
    tell_proposed(definition, header, arguments.set, books[language], output)
    luck = OWN_LUCK if arguments.seed is not None else secrets.randbits(31)
    named_bots = strangers(header, definition)  # the person who starts has typed their names
    if arguments.bot or all(holder.startswith(BOT) for holder in players):
        session = time_limit.call(time_limit.LOAD, partial(Session.start, definition, content, header))
        bot_players = BotPlayers(session, luck, arguments.bot or "", arguments.bot_time, named_bots)
        return watch(session, books[language], output, bot_players)
    if len(by_person(header)) > 1:
        header = add_shares(awaiting(header), books[language], output)
    session = begin(game, header, arguments.stops)
    bot_players = BotPlayers(session, luck, "", arguments.bot_time, named_bots)
    return sit_down(session, books, language, output, bot_players)


def save_of_sheet(file_name: str, game: LoadedGame) -> str:
    """The path of a new saved game that goes on from a SAVE sheet."""
    try:
        text = Path(file_name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError("save-cannot-read", path=file_name, why=getattr(error, "strerror", None) or "") from error
    journal = journal_of(game.definition, game.content, text, game.packs)
    header = parse(journal).header
    file = saves.new_file(header.game, header.scenario)
    file.replace(journal.encode())
    file.close()
    return str(file.path)


def start_guided(arguments: argparse.Namespace, game: LoadedGame, language: str, output: Output) -> int:
    """Start a guided first game, in which nothing else may be chosen."""
    chosen = (arguments.scenario, arguments.players, arguments.companion, arguments.set, arguments.pack, arguments.bot)
    if any(chosen) or arguments.seed is not None:
        raise UsageError("guided-fixed")
    words, lesson = game.books[language], lesson_of(game.definition)
    if lesson is None:
        raise UsageError("guided-no-lesson", game=words.say(f"game-{game.definition.slug}"))
    header = header_of(lesson, game, arguments.title or title_of(game.definition, words))
    session = begin(game, header, arguments.stops)
    return sit_down(session, game.books, language, output, BotPlayers(session, OWN_LUCK))


# what is chosen


def scenario_of(arguments: argparse.Namespace, definition: AnyDefinition, words: Words, output: Output) -> str:
    """The scenario that is named, else the first for a bot, else the one that is asked for; "" at the end of input."""
    slugs = [scenario.slug for scenario in definition.identity.scenarios]
    if not arguments.scenario:
        return slugs[0] if arguments.bot else ask_scenario(definition, words, output)
    if arguments.scenario not in slugs:
        raise UsageError("no-such-scenario", name=arguments.scenario, known=", ".join(slugs))
    return str(arguments.scenario)


def ask_scenario(definition: AnyDefinition, words: Words, output: Output) -> str:
    """Ask for a scenario, by number or by name; "" at the end of input."""
    if lesson_of(definition):
        output.line((words.raw("guided-name", {}), "title"), (f"  vigil play {definition.slug} --guided", "dim"))
    output.line((words.say("which-scenario"), "ask"))
    for n, scenario in enumerate(definition.identity.scenarios, start=1):
        output.line(
            (f"{n:>3}  ", "key"), (words.say(f"scenario-{scenario.slug}"), "title"), (f"  {scenario.slug}", "dim")
        )
        about = f"{words.say(f'scenario-{scenario.slug}-about')} {advice(definition, words, scenario)}"
        output.paragraph(about.strip(), indent="     ")
    slugs = [scenario.slug for scenario in definition.identity.scenarios]
    while True:
        output.out.write("> ")
        output.flush()
        try:
            typed = input().strip().lower()
        except EOFError:
            output.line()
            output.paragraph(words.say("nothing-started"))
            return ""
        if 1 <= number_of(typed) <= len(slugs):
            return slugs[number_of(typed) - 1]
        near = [slug for slug in slugs if typed and slug.startswith(typed)]
        if len(near) == 1:
            return near[0]
        if typed in ("q", "quit"):
            return ""
        output.paragraph(words.raw("no-such-scenario", {"name": typed[:40], "known": ", ".join(slugs)}))


def settings_of(definition: AnyDefinition, scenario: str, seats: int, pairs: Sequence[str]) -> dict[str, str]:
    """The settings as the scenario recommends them, and those that are named otherwise."""
    settings = definition.identity.proposed(scenario, seats)
    legal = {setting.slug: setting.values for setting in definition.identity.settings}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in legal:
            raise UsageError("no-such-setting", name=name, known=", ".join(legal))
        if value not in legal[name]:
            raise UsageError("bad-setting", name=name, value=value, known=", ".join(legal[name]))
        settings[name] = value
    return settings


def tell_proposed(
    definition: AnyDefinition, header: Header, pairs: Sequence[str], words: Words, output: Output
) -> None:
    """Say which settings the scenario has chosen, and how to choose otherwise."""
    named = {pair.partition("=")[0] for pair in pairs}
    for slug, usual in definition.identity.defaults().items():
        value = header.settings[slug]
        if slug not in named and value != usual:
            facts = {"setting": words.say(f"setting-{slug}"), "value": words.say(f"setting-{slug}-{value}")}
            output.paragraph(words.raw("setting-proposed", {**facts, "typed": f"--set {slug}={usual}"}))


def players_of(definition: AnyDefinition, typed: str, books: Mapping[str, Words]) -> tuple[str, ...]:
    """Who holds the seats: persons by name, bots as @name, nobody as -. By default as many as is best, without names.

    Seats of one name are held by one person.
    """
    if not typed:
        return ("",) * definition.identity.seats[0]
    holders: list[str] = []
    for name in (part.strip() for part in typed.split(",")):
        if name.startswith(BOT):
            check_bot(name.removeprefix(BOT), definition)
        holder = name if name == NOBODY or name.startswith(BOT) else player(name)
        if not holder:
            raise UsageError("player-without-name")
        holders.append(holder)
    if len(holders) not in definition.identity.seats:
        known = ", ".join(map(str, sorted(definition.identity.seats)))
        raise UsageError("players-number", n=len(holders), known=known)
    for n, holder in enumerate(holders):
        if has_name(holder, n) and (refused := misleading(holder, holders, books)):
            key, facts = refused
            raise UsageError(key, 2, **facts)
    return tuple(holders)


def companion_of(definition: AnyDefinition, typed: str) -> tuple[str, ...]:
    """The kinds of chance that the player brings himself."""
    if typed == "all":
        return definition.identity.chances
    kinds = tuple(kind for kind in typed.replace(",", " ").split() if kind)
    for kind in kinds:
        if kind not in definition.identity.chances:
            raise UsageError("no-such-kind", name=kind, known=", ".join(definition.identity.chances))
    return kinds
