"""What starting and resuming a game have in common: a file, and a table in the terminal."""

from __future__ import annotations

from functools import partial

from vigil.app import saves, time_limit
from vigil.app.loaded_game import LoadedGame
from vigil.app.output import Output
from vigil.cli.common_arguments import Parser
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.records import Mark
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import Stops
from vigil.kernel.text.words import Words
from vigil.presentation.dice_proof import whose_shares
from vigil.presentation.first_game.player_aid import goal
from vigil.terminal.bots import BotPlayers
from vigil.terminal.table import Quit, Terminal

BOT_TIME = 2.0  # seconds


def seated_options() -> Parser:
    """The options of commands that seat a player."""
    seated = Parser(add_help=False)
    seated.add_argument(
        "--stops",
        choices=("matters", "always"),
        default="matters",
        help="when you are asked whether to use a power: where one can matter (default), or always",
    )
    seated.add_argument(
        "--bot-time",
        type=float,
        default=BOT_TIME,
        metavar="SECONDS",
        help="time limit per answer for a bot of your own (default 2)",
    )
    return seated


def begin(game: LoadedGame, header: Header, stops: str) -> Session:
    """A new game with a file of its own. If it cannot begin, no empty file stays behind."""
    file = saves.new_file(header.game, header.scenario)
    try:
        seats = [Stops(stops) for _ in header.players]
        start = partial(Session.start, game.definition, game.content, header, file, seats)
        return time_limit.call(time_limit.LOAD, start)
    except BaseException:
        file.close()
        if not file.path.stat().st_size:
            file.path.unlink()
        raise


def sit_down(
    session: Session, books: dict[str, Words], language: str, output: Output, bot_players: BotPlayers, *notices: str
) -> int:
    """Play at a table in the terminal until the game is over or the player leaves."""
    table = Terminal(session, books.__getitem__, language, output, bot_players)
    table.screen.notices += [(text, "warn") for text in notices]
    welcome(table)
    path = str(session.file.path) if session.file else ""
    try:
        table.play()
        return 0
    except (Quit, EOFError):
        code = 0
    except KeyboardInterrupt:
        code = 130
    except time_limit.TooLong:
        table.leave()
        raise
    finally:
        if session.file:
            session.file.close()
    table.leave()
    output.line()
    table.writer.say("saved", {"path": path})
    return code


def welcome(table: Terminal) -> None:
    """What the first screen says of this table: who sits at it, the goal, the dice."""
    session, screen, writer = table.session, table.screen, table.writer
    header = session.header
    if header.seats > 1:
        screen.notice("at-the-table", {"names": writer.all_names()})
    if header.companion and header.seats > 1:
        screen.notice("companion-several")
    if "card" in header.companion and not header.packs:
        screen.notice("companion-cards")
    about = goal(session.definition, header.scenario, writer.words)
    if about and all(entry.mark != Mark.CHOSEN for entry in session.entries):
        screen.notices.append((about, ""))
    if header.secret:
        screen.notice("dice-fingerprint", {"fingerprint": header.fingerprint})
    if header.secret and header.shares:
        screen.notice(*whose_shares(header, writer.name_of))
