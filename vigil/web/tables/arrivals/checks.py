"""What may be put on the table: heads of games and journals from elsewhere, checked before anything is believed."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from vigil.app.loaded_game import LoadedGame
from vigil.games import GAMES
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.rules.events import SPECTATOR
from vigil.presentation.seat_names import with_players


def check_header(header: Header) -> None:
    """An imported journal may name only a game that is here."""
    if header.game not in GAMES:
        raise SaveError("no-such-game", name=header.game)


def check_start(definition: AnyDefinition, header: Header) -> None:
    if header.scenario not in [each.slug for each in definition.identity.scenarios]:
        known = ", ".join(each.slug for each in definition.identity.scenarios)
        raise SaveError("no-such-scenario", name=header.scenario, known=known)
    if not known_settings(definition, header.settings) or header.seats not in definition.identity.seats:
        raise SaveError("save-bad-header", line=2)


def known_settings(definition: AnyDefinition, settings: dict[str, str]) -> bool:
    legal = {setting.slug: setting.values for setting in definition.identity.settings}
    return set(settings) <= set(legal) and all(value in legal[name] for name, value in settings.items())


def check_secrets(session: Session, host: bool) -> None:
    """A game of several seats that still goes on is taken in only from its host, who holds its dice anyway."""
    if session.header.seats > 1 and not session.over and not (host and session.header.secret):
        raise SaveError("web-import-unfinished")


def show(box: LoadedGame, session: Session) -> None:
    """A game that cannot be shown is not taken in: its file was altered by hand."""
    definition, header = box.definition, session.header
    try:
        for seat in (*range(header.seats), SPECTATOR) if header.seats > 1 else (0,):
            view = Observer(session, seat).view()
            for words in (with_players(each, header.players) for each in box.books.values()):
                definition.display.spoken(view, words)
                if definition.display.glance:
                    definition.display.glance(view, words)
                if definition.display.board:
                    definition.display.board.pieces(view, words, {})
    except Exception as error:
        raise SaveError("web-save-unsound") from error


def believed(header: Header) -> Header:
    """Shares without the secret that they were added to say nothing of the dice."""
    return header if header.secret else replace(header, shares=(), voids=0)


def sealed(header: Header) -> Header:
    """A game of several seats throws by a secret that nobody chose."""
    return replace(header, seed=0, secret=secrets.token_hex(32)) if header.seats > 1 else header
