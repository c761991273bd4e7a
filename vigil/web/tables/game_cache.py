"""The games of this table, unpacked: with the packs that a save or a page names."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from vigil.app.loaded_game import Box, open_box
from vigil.app.packs.installed import chosen
from vigil.games import GAMES
from vigil.kernel.content.tables import PackError
from vigil.kernel.journal.header import SaveError
from vigil.kernel.text.catalogs import TextError

LOG = logging.getLogger("vigil.web")


class Sick(Exception):
    """A game that cannot be played here: it is not on the shelf, or it cannot be unpacked."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(game)


class Boxes:
    def __init__(self) -> None:
        self.unpacked: dict[tuple[str, ...], Box | None] = {}  # None: it cannot be unpacked

    def open(self, slug: str, packs: Sequence[str] = ()) -> Box:
        """A game with packs that are installed here, by name: never a folder that a page or a journal names. A game
        that is sick is tried once, and never touches the others."""
        try:
            now = [pack.marked for pack in chosen(slug, packs)] if packs else []
        except PackError as error:
            raise SaveError("bad-pack", what=str(error)) from error
        key = (slug, *now)
        if key not in self.unpacked and slug in GAMES:
            self.unpacked[key] = unpack(slug, now)
        box = self.unpacked.get(key)
        if box is None:
            raise Sick(slug)
        return box


def unpack(slug: str, packs: Sequence[str]) -> Box | None:
    try:
        return open_box(slug, packs)
    except (PackError, TextError) as error:
        if packs:
            raise SaveError("bad-pack", what=str(error)) from error
        LOG.exception("the game %s cannot be unpacked", slug)
    except SaveError:
        raise
    except Exception:
        LOG.exception("the game %s cannot be unpacked", slug)
    return None
