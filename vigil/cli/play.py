"""The commands that sit a player down: vigil play, vigil resume."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from vigil.app import time_limit
from vigil.app.errors import UsageError
from vigil.app.language import system_language
from vigil.app.loaded_game import clean, game_for, load_game
from vigil.kernel.journal.records import Mark

if TYPE_CHECKING:
    from vigil.app.loaded_game import LoadedGame
    from vigil.app.output import Output
    from vigil.kernel.definition.definition import AnyDefinition
    from vigil.kernel.journal.header import Header
    from vigil.kernel.play.session import Session
    from vigil.kernel.text.words import Words
    from vigil.terminal.bots import BotPlayers

OWN_LUCK = 1  # of a bot, where the dice are chosen by --seed: the same game again


def play(asked: argparse.Namespace) -> int:
    from vigil.app.output import output_for
    from vigil.bots.roster import strangers
    from vigil.kernel.journal.player_names import BOT
    from vigil.kernel.journal.shares import awaiting, by_person
    from vigil.kernel.play.new_game import new_header
    from vigil.kernel.play.session import Session
    from vigil.terminal import dice_words
    from vigil.terminal.bots import BotPlayers, watch

    box = load_game(game_for(asked.game, asked.scenario), asked.pack, folders=True)
    definition, content, books = box.definition, box.content, box.books
    language = asked.language or system_language()
    sheet = output_for(asked.plain)
    if asked.guided:
        return guided(asked, box, language, sheet)
    if asked.sheet:
        return from_sheet(asked, box)
    first = definition.identity.scenarios[0].slug if asked.bot else ""
    scenario = asked.scenario or first or ask_scenario(definition, books[language], sheet)
    if not scenario:
        return 0
    if scenario not in [each.slug for each in definition.identity.scenarios]:
        raise UsageError(
            "no-such-scenario", name=scenario, known=", ".join(each.slug for each in definition.identity.scenarios)
        )
    players = players_of(definition, asked.players, books)
    if len(players) > 1 and asked.seed is not None:
        raise UsageError("seed-refused")
    header = new_header(
        definition,
        content,
        scenario,
        settings_of(definition, asked.set),
        players,
        seed=asked.seed,
        undo=asked.undo,
        companion=companion_of(definition, asked.companion),
        packs=box.packs,
        title=clean(asked.title),
    )
    luck = OWN_LUCK if asked.seed is not None else secrets.randbits(31)
    if asked.bot or all(holder.startswith(BOT) for holder in players):
        session = time_limit.call(time_limit.LOAD, partial(Session.start, definition, content, header))
        bot_players = BotPlayers(session, luck, asked.bot or "", asked.bot_time, strangers(header, definition))
        return watch(session, books[language], sheet, bot_players)
    typed = strangers(header, definition)  # the person who starts named them by --players
    if len(by_person(header)) > 1:
        header = dice_words.agree(awaiting(header), books[language], sheet)
    session = begin(box, header, asked.stops)
    return sit_down(session, books, language, sheet, BotPlayers(session, luck, "", asked.bot_time, typed))


def from_sheet(asked: argparse.Namespace, box: LoadedGame) -> int:
    """A game that was put on a sheet goes on, with a file of its own."""
    from pathlib import Path

    from vigil.app import saves
    from vigil.kernel.extras.save_sheet import journal_of
    from vigil.kernel.journal.format import parse
    from vigil.kernel.journal.header import SaveError

    try:
        text = Path(asked.sheet).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SaveError("save-cannot-read", path=asked.sheet, why=getattr(error, "strerror", None) or "") from error
    journal = journal_of(box.definition, box.content, text, box.packs)
    header = parse(journal).header
    file = saves.new_file(header.game, header.scenario)
    file.replace(journal.encode())
    file.close()
    asked.save = str(file.path)
    return resume(asked)


def begin(box: LoadedGame, header: Header, stops: str) -> Session:
    """A game with a file of its own; where it cannot begin, no empty file stays behind."""
    from vigil.app import saves
    from vigil.kernel.play.session import Session
    from vigil.kernel.play.stops import Stops

    file = saves.new_file(header.game, header.scenario)
    try:
        seats = [Stops(stops) for _ in header.players]
        start = partial(Session.start, box.definition, box.content, header, file, seats)
        return time_limit.call(time_limit.LOAD, start)
    except BaseException:
        file.close()
        if not file.path.stat().st_size:
            file.path.unlink()
        raise


def guided(asked: argparse.Namespace, box: LoadedGame, language: str, sheet: Output) -> int:
    """A first game by the hand: nothing else may be chosen."""
    from vigil.presentation.first_game.lesson import header_of, lesson_of, title_of
    from vigil.terminal.bots import BotPlayers

    chosen = (asked.scenario, asked.players, asked.companion, asked.set, asked.pack, asked.bot)
    if any(chosen) or asked.seed is not None:
        raise UsageError("guided-fixed")
    words, lesson = box.books[language], lesson_of(box.definition)
    if lesson is None:
        raise UsageError("guided-no-lesson", game=words.say(f"game-{box.definition.slug}"))
    session = begin(box, header_of(lesson, box, asked.title or title_of(box.definition, words)), asked.stops)
    return sit_down(session, box.books, language, sheet, BotPlayers(session, OWN_LUCK))


def ask_scenario(definition: AnyDefinition, words: Words, sheet: Output) -> str:
    """Which scenario? By number or by name; "" at the end of input."""
    from vigil.presentation.first_game.lesson import lesson_of
    from vigil.terminal.writer import counted

    if lesson_of(definition):
        sheet.line((words.raw("guided-name", {}), "title"), (f"  vigil play {definition.slug} --guided", "dim"))
    sheet.line((words.say("which-scenario"), "ask"))
    for n, scenario in enumerate(definition.identity.scenarios, start=1):
        sheet.line(
            (f"{n:>3}  ", "key"), (words.say(f"scenario-{scenario.slug}"), "title"), (f"  {scenario.slug}", "dim")
        )
        sheet.paragraph(words.say(f"scenario-{scenario.slug}-about"), indent="     ")
    slugs = [scenario.slug for scenario in definition.identity.scenarios]
    while True:
        sheet.out.write("> ")
        sheet.flush()
        try:
            typed = input().strip().lower()
        except EOFError:
            sheet.line()
            sheet.paragraph(words.say("nothing-started"))
            return ""
        if 1 <= counted(typed) <= len(slugs):
            return slugs[counted(typed) - 1]
        near = [each for each in slugs if typed and each.startswith(typed)]
        if len(near) == 1:
            return near[0]
        if typed in ("q", "quit"):
            return ""
        sheet.paragraph(words.raw("no-such-scenario", {"name": typed[:40], "known": ", ".join(slugs)}))


def settings_of(definition: AnyDefinition, pairs: Sequence[str]) -> dict[str, str]:
    settings = definition.identity.defaults()
    legal = {setting.slug: setting.values for setting in definition.identity.settings}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in legal:
            raise UsageError("no-such-setting", name=name, known=", ".join(legal))
        if value not in legal[name]:
            raise UsageError("bad-setting", name=name, value=value, known=", ".join(legal[name]))
        settings[name] = value
    return settings


def players_of(definition: AnyDefinition, asked: str, books: Mapping[str, Words]) -> tuple[str, ...]:
    """Who holds the seats: persons by name, bots as @name, nobody as -; unnamed and as many as is best by default.

    Seats of one name are held by one person.
    """
    from vigil.bots.roster import check_bot
    from vigil.kernel.journal.player_names import BOT, NOBODY, player
    from vigil.presentation.seat_names import has_name, misleading

    if not asked:
        return ("",) * definition.identity.seats[0]
    holders: list[str] = []
    for name in (each.strip() for each in asked.split(",")):
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
        if has_name(holder, n) and (why := misleading(holder, holders, books)):
            raise UsageError(why[0], 2, **why[1])
    return tuple(holders)


def companion_of(definition: AnyDefinition, asked: str) -> tuple[str, ...]:
    kinds = (
        definition.identity.chances
        if asked == "all"
        else tuple(kind for kind in asked.replace(",", " ").split() if kind)
    )
    for kind in kinds:
        if kind not in definition.identity.chances:
            raise UsageError("no-such-kind", name=kind, known=", ".join(definition.identity.chances))
    return kinds


def sit_down(
    session: Session, books: dict[str, Words], language: str, sheet: Output, bot_players: BotPlayers, *notices: str
) -> int:
    from vigil.presentation.dice_proof import whose_shares
    from vigil.presentation.first_game.player_aid import goal
    from vigil.terminal.table import Quit, Terminal

    table = Terminal(session, books.__getitem__, language, sheet, bot_players)
    table.notices += [(text, "warn") for text in notices]
    if session.header.seats > 1:
        table.notice("at-the-table", {"names": table.names()})
    if session.header.companion and session.header.seats > 1:
        table.notice("companion-several")
    if "card" in session.header.companion and not session.header.packs:
        table.notice("companion-cards")
    about = goal(session.definition, session.header.scenario, table.words)
    if about and all(entry.mark != Mark.CHOSEN for entry in session.entries):
        table.notices.append((about, ""))
    if session.header.secret:
        table.notice("dice-fingerprint", {"fingerprint": session.header.fingerprint})
    if session.header.secret and session.header.shares:
        table.notice(*whose_shares(session.header, table.name))
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
    sheet.line()
    table.say("saved", {"path": path})
    return code


def resume(asked: argparse.Namespace) -> int:
    from vigil.app import saves
    from vigil.app.output import output_for
    from vigil.app.packs.installed import changed
    from vigil.app.restore import damage
    from vigil.bots.roster import check_header_bots
    from vigil.kernel.journal.file import read_file
    from vigil.kernel.journal.header import SaveError
    from vigil.kernel.journal.shares import awaiting
    from vigil.kernel.play.resume import is_newer
    from vigil.kernel.play.resume import resume as take_up
    from vigil.kernel.play.stops import Stops
    from vigil.kernel.play.verify import doubts
    from vigil.presentation.seat_names import check_names, named
    from vigil.terminal import dice_words
    from vigil.terminal.bots import BotPlayers

    path = saves.find(asked.save)
    file = saves.file_at(path)
    file.hold()
    journal = read_file(path)
    header = journal.header = named(journal.header, apart=False)
    box = load_game(header.game, header.packs, folders=True)
    definition, content, books = box.definition, box.content, box.books
    if is_newer(definition, header):
        raise SaveError("save-newer-rules", rules=header.rules, known=definition.identity.rules_version)
    typed = [asked.bot] if isinstance(asked.bot, str) else asked.bot or []
    check_header_bots(header, definition, typed)
    language = asked.language or system_language()
    words, sheet = books[language], output_for(asked.plain)
    altered = changed(header.game, header.packs, folders=True)
    notices = [words.raw(key, facts) for key, facts in altered]
    stops = [Stops(asked.stops) for _ in header.players]
    session = time_limit.call(time_limit.LOAD, partial(take_up, definition, content, journal, stops=stops))
    check_names(session, books)
    if session.harmed:
        notices += [words.raw(key, facts) for key, facts in damage(session, saves.keep_copy(path))]
    if header.rules != definition.identity.rules_version:
        notices.append(
            words.raw("save-other-rules", {"rules": header.rules, "known": definition.identity.rules_version})
        )
    if header.content != definition.content.hash(content) and not altered:
        notices.append(words.say("save-other-content"))
    notices += [words.raw(key, facts) for key, facts in doubts(session)]
    if session.awaits:  # what was shown for its secret may be known
        session.go_on(dice_words.agree(awaiting(header, header.voids + 1), words, sheet))
    session.file = file
    session.save_all()
    bot_players = BotPlayers(session, secrets.randbits(31), "", asked.bot_time, typed)
    return sit_down(session, books, language, sheet, bot_players, *notices)
