"""A game with its content and words, as every table needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from vigil.app.language import LANGUAGES

if TYPE_CHECKING:
    from vigil.kernel.definition.definition import AnyDefinition
    from vigil.kernel.text.words import Words


TITLE = 80  # letters


def clean(title: str) -> str:
    """A title as it can stand on a page, a screen and in a file: one line, and not a long one."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in title).split())[:TITLE]


def game_for(typed: str, scenario: str = "") -> str:
    """The game that was typed; else the one that has the scenario, else the first on the shelf."""
    from vigil.games import GAMES, take_down

    if typed:
        return typed
    for game in GAMES:
        if scenario in [known.slug for known in take_down(game).identity.scenarios]:
            return game
    return next(iter(GAMES))


class LoadedGame(Struct):
    """A game from the shelf with its content and words, and with the packs that it is played with."""

    definition: AnyDefinition
    content: Any
    books: dict[str, Words]
    cards: Mapping[int, str]  # the keys of the cards by their numbers
    packs: tuple[str, ...] = ()  # as a save names them
    folders: tuple[Path, ...] = ()  # of these packs


OWN: dict[str, LoadedGame] = {}  # the games as they come, by slug


def load_game(game: str, packs: Sequence[str] = (), folders: bool = False) -> LoadedGame:
    """A game with the packs that a player or a save names: installed ones by name, and with `folders` any folder."""
    from vigil.app.packs.installed import resolve
    from vigil.games import take_down

    definition = take_down(game)
    if not packs:
        return own_game(definition)
    resolved = resolve(game, packs, folders)
    pack_folders = [pack.folder for pack, _ in resolved]
    content = definition.content.load(pack_folders)
    return LoadedGame(
        definition=definition,
        content=content,
        books=library(definition, pack_folders, content),
        cards=definition.content.cards(content) if definition.content.cards else {},
        packs=tuple(pack.marked for pack, _ in resolved),
        folders=tuple(pack_folders),
    )


def own_game(definition: AnyDefinition) -> LoadedGame:
    """A game as it comes, without packs. It is read once in a process: our own files do not change beneath it."""
    loaded = OWN.get(definition.slug)
    if loaded is None or loaded.definition is not definition:
        content = definition.content.load([])
        loaded = OWN[definition.slug] = LoadedGame(
            definition=definition,
            content=content,
            books=library(definition, content=content),
            cards=definition.content.cards(content) if definition.content.cards else {},
        )
    return loaded


def library(definition: AnyDefinition, packs: Sequence[Path] = (), content: object = None) -> dict[str, Words]:
    """The words of a game in every language. With `content`, everything that it names must have words."""
    from vigil.kernel.text.catalogs import catalogs
    from vigil.kernel.text.words import KERNEL_TEXT, Words, book

    if packs:
        folders = [KERNEL_TEXT, definition.identity.text, *(pack / "text" for pack in packs)]
        books = {language: Words(language, folders) for language in LANGUAGES}
        stories = definition.content.brings(content) if definition.content.brings and content is not None else {}
        for language, words in books.items():
            words.lenient = True
            for file in (file for pack in packs for file in catalogs(pack / "text", language)):
                words.try_out(file, book(language, definition.identity.text), stories)
    else:
        books = {language: book(language, definition.identity.text) for language in LANGUAGES}
    if content is not None:
        keys = list(definition.content.wording(content))
        for words in books.values():
            if packs and definition.display.card_text:
                cards = (key.removeprefix("card-") for key in keys if key.startswith("card-") and not words.has(key))
                words.lend({f"card-{key}": definition.display.card_text(content, words, key) for key in cards})
            words.require(keys)
    return books
