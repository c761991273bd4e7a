"""vigil resume: a saved game goes on."""

from __future__ import annotations

import argparse
import secrets
from functools import partial

from vigil.app import saves, time_limit
from vigil.app.loaded_game import load_game
from vigil.app.output import output_for
from vigil.app.packs.installed import changed
from vigil.app.restore import damage
from vigil.bots.bot_players import check_header_bots
from vigil.cli.common_arguments import SAVE, Commands, Parser, language_of
from vigil.cli.terminal_game import seated_options, sit_down
from vigil.kernel.journal.dice_shares import awaiting
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.play.dice_proof import doubts
from vigil.kernel.play.resume import is_newer
from vigil.kernel.play.resume import resume as take_up
from vigil.kernel.play.stops import Stops
from vigil.presentation.seat_names import check_names, mend_names
from vigil.terminal.bots import BotPlayers
from vigil.terminal.dice_round import add_shares


def register(commands: Commands, common: Parser) -> None:
    resume = commands.add_parser("resume", parents=[common, seated_options()], help="go on with a saved game")
    resume.add_argument("save", nargs="?", default="", help=f"{SAVE} (default: the newest)")
    resume.add_argument(
        "--bot", action="append", default=[], metavar="NAME", help="a bot of your own (package:Class) in this game"
    )
    resume.set_defaults(run=resume_save)


def resume_save(arguments: argparse.Namespace) -> int:
    return go_on(arguments.save, arguments, arguments.bot)


def go_on(save: str, arguments: argparse.Namespace, named_bots: list[str]) -> int:
    """Resume a saved game, and say first what is wrong with it. `named_bots` may be started: the player has typed their
    names."""
    path = saves.find(save)
    file = saves.file_at(path)
    file.hold()
    journal = read_file(path)
    header = journal.header = mend_names(journal.header, apart=False)
    game = load_game(header.game, header.packs, folders=True)
    definition, content, books = game.definition, game.content, game.books
    rules_version = definition.identity.rules_version
    if is_newer(definition, header):
        raise SaveError("save-newer-rules", rules=header.rules, known=rules_version)
    check_header_bots(header, definition, named_bots)
    language = language_of(arguments)
    words, output = books[language], output_for(arguments.plain)
    changed_packs = changed(header.game, header.packs, folders=True)
    notices = [words.raw(key, facts) for key, facts in changed_packs]
    stops = [Stops(arguments.stops) for _ in header.players]
    session = time_limit.call(time_limit.LOAD, partial(take_up, definition, content, journal, stops=stops))
    check_names(session, books)
    if session.harmed:
        notices += [words.raw(key, facts) for key, facts in damage(session, saves.keep_copy(path))]
    if header.rules != rules_version:
        notices.append(words.raw("save-other-rules", {"rules": header.rules, "known": rules_version}))
    if header.content != definition.content.hash(content) and not changed_packs:
        notices.append(words.say("save-other-content"))
    notices += [words.raw(key, facts) for key, facts in doubts(session)]
    if session.awaits:  # what was shown for its secret may be known
        session.go_on(add_shares(awaiting(header, header.voids + 1), words, output))
    session.file = file
    session.save_all()
    bot_players = BotPlayers(session, secrets.randbits(31), "", arguments.bot_time, named_bots)
    return sit_down(session, books, language, output, bot_players, *notices)
