"""What every command needs: a game with its content and words, the user's language, and complaints."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vigil.kernel.game import Definition
    from vigil.kernel.text import Words

LANGUAGES = ("en", "it", "fr")


class Complaint(Exception):
    """Something the user can mend: a sentence and an exit code."""

    def __init__(self, key: str, code: int = 2, **facts: str | int) -> None:
        self.key, self.code, self.facts = key, code, facts
        super().__init__(key)


def system_language() -> str:
    for name in ("VIGIL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def library(definition: Definition, packs: Sequence[Path], content: object = None) -> dict[str, Words]:
    """The game in every language; with its content, what the content names must have words."""
    from vigil.kernel.text import KERNEL_TEXT, Words

    folders = [KERNEL_TEXT, definition.text, *(pack / "text" for pack in packs)]
    books = {language: Words(language, folders) for language in LANGUAGES}
    if content is not None:
        for words in books.values():
            words.require(definition.wording(content))
    return books


def shelf(game: str, packs: Sequence[str]) -> tuple[Definition, object, dict[str, Words]]:
    """A game with its content and words, as a save names them."""
    from vigil.games import take_down

    definition = take_down(game)
    folders = [Path(pack) for pack in packs]
    for folder in folders:
        if not folder.is_dir():
            raise Complaint("no-such-pack", code=1, path=str(folder))
    content = definition.load_content(folders)
    return definition, content, library(definition, folders, content)
