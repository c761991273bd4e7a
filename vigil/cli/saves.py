"""The commands that show saved games: vigil saves, replay, verify."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import datetime
from functools import partial

from vigil.app import saves, time_limit
from vigil.app.errors import UsageError
from vigil.app.loaded_game import library, load_game
from vigil.app.output import Output, output_for
from vigil.app.restore import restore
from vigil.cli.common_arguments import SAVE, Commands, Parser, language_of
from vigil.games import GAMES, take_down
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.play.dice_proof import altered, cannot_begin
from vigil.kernel.play.dice_proof import verify as proof_of
from vigil.kernel.play.resume import resume
from vigil.kernel.text.words import Words, book
from vigil.presentation import dice_proof
from vigil.presentation.hot_seat import all_events, onlooker
from vigil.terminal.writer import Writer


def register(commands: Commands, common: Parser) -> None:
    listing = commands.add_parser("saves", parents=[common], help="list the saved games, or bring back a copy of one")
    listing.add_argument(
        "--restore",
        nargs="?",
        const="",
        default=None,
        metavar="COPY",
        help="list the copies of saved games; with a number or a file, bring that copy back",
    )
    listing.set_defaults(run=list_saves)
    replay = commands.add_parser("replay", parents=[common], help="tell a saved game again from its start")
    replay.add_argument("save", help=SAVE)
    replay.set_defaults(run=tell_again)
    verify = commands.add_parser("verify", parents=[common], help="check that the dice of a saved game were fair")
    verify.add_argument("save", help=SAVE)
    verify.add_argument(
        "--parent",
        action="append",
        default=[],
        metavar="SAVE",
        help="the game it was branched off, whose dice it took over; may be repeated for a branch of a branch",
    )
    verify.set_defaults(run=verify_dice)


def list_saves(arguments: argparse.Namespace) -> int:
    """List the saved games; with --restore list the copies of them, or bring one of these back."""
    output, language = output_for(arguments.plain), language_of(arguments)
    words = book(language)
    if arguments.restore:
        for key, facts in restore(arguments.restore):
            output.paragraph(words.raw(key, facts))
        return 0
    copies = arguments.restore is not None
    sound, damaged = (saves.copies(), []) if copies else (saves.saved_games(), saves.sick_games())
    show_saves(sound, output, language)
    for save in damaged:
        output.line((f"  -  {save.path.name}", "title"))
        output.paragraph(words.raw(save.error.key, save.error.facts), "warn", indent="     ")
    if copies:
        output.paragraph(words.say("copies-how" if sound else "copies-none"))
    elif not sound and not damaged:
        raise UsageError("save-none", code=0)
    return 0


def show_saves(saved_games: Sequence[saves.SavedGame], output: Output, language: str) -> None:
    """List saved games; one whose game or scenario is not installed is called as its file calls it."""
    books: dict[str, Words] = {}
    for n, saved in enumerate(saved_games, start=1):
        header = saved.header
        if header.game not in books:
            installed = header.game in GAMES
            books[header.game] = library(take_down(header.game))[language] if installed else book(language)
        words = books[header.game]
        scenario = f"scenario-{header.scenario}"
        title = header.title or (words.say(scenario) if words.has(scenario) else header.scenario)
        when = datetime.fromtimestamp(saved.changed).strftime("%Y-%m-%d %H:%M")
        facts: dict[str, str | int] = {
            "turn": saved.turn,
            "answers": saved.given,
            "undo": header.undo,
            "undos": saved.undos,
        }
        output.line((f"{n:>3}  ", "key"), (title, "title"), (f"  {when}  ", "dim"), (words.raw("save-line", facts), ""))
        if header.game not in GAMES:
            output.line(("     " + words.raw("no-such-game", {"name": header.game}), "warn"))
        elif header.seats > 1:
            names = Writer(words, output, header.players).all_names()
            output.line(("     " + words.raw("at-the-table", {"names": names}), ""))
        output.line((f"     {saved.path}", "dim"))


def tell_again(arguments: argparse.Namespace) -> int:
    """Tell a saved game. As long as there are secrets, only what everybody heard is told."""
    journal = read_file(saves.find(arguments.save))
    game = load_game(journal.header.game, journal.header.packs, folders=True)
    definition = game.definition
    session = time_limit.call(time_limit.LOAD, partial(resume, definition, game.content, journal))
    words, output = game.books[language_of(arguments)], output_for(arguments.plain)
    writer = Writer(words, output, journal.header.players, definition.display.weights)
    writer.tell(all_events(session) if session.over else [(None, event) for event in onlooker(session).events()])
    if session.diverged or session.cut:
        line = session.diverged.line if session.diverged else session.cut
        writer.say("replay-stops", {"line": line})
        return 1
    if session.over:
        writer.write_ending(definition.rules.outcome(session.run.game), session.header.scenario)
        return 0
    writer.say("replay-open", {"n": len(session.entries)})
    if session.header.seats > 1:
        writer.say("replay-secrets")
    return 0


def verify_dice(arguments: argparse.Namespace) -> int:
    """Check that every die fell as the seed or the secret says, and tell what that does not prove. The exit code is
    also not 0 if a game of several persons was set back: whoever held its file could choose among the dice."""
    journal = read_file(saves.find(arguments.save))
    parents = [read_file(saves.find(parent)) for parent in arguments.parent]
    header = journal.header
    game = load_game(header.game, header.packs, folders=True)
    definition, content, words = game.definition, game.content, game.books[language_of(arguments)]
    rules_version = definition.identity.rules_version
    output = output_for(arguments.plain)
    writer = Writer(words, output, header.players)
    stop_if(cannot_begin(journal))
    if header.content != definition.content.hash(content):
        writer.say("save-other-content", style="warn")
    if header.rules != rules_version:
        writer.say("verify-other-rules", {"rules": header.rules, "known": rules_version}, style="warn")
    proof = time_limit.call(time_limit.LOAD, partial(proof_of, definition, content, journal, parents))
    stop_if(dice_proof.fault(proof) or altered(journal))
    for sentence in dice_proof.three_sentences(header, proof, words, writer.name_of):
        output.paragraph(sentence)
    for key, facts in dice_proof.behind(header, proof, writer.name_of):
        writer.say(key, facts, style="dim")
    if journal.cut:
        raise UsageError("replay-stops", code=1, line=journal.cut)
    return 1 if proof.set_backs and header.seats > 1 else 0


def stop_if(fault: tuple[str, dict[str, str | int]] | None) -> None:
    """Stop with a sentence if there is a fault."""
    if fault:
        raise UsageError(fault[0], 1, **fault[1])
