"""Whether the dice of a table were honest: a page for everybody who may read its journal."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from vigil.app import time_limit
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_text import Journal, parse
from vigil.kernel.play.dice_proof import Proof, Said, alike, altered, cannot_begin, place_in, unproved, verify
from vigil.kernel.text.words import Words, sentence
from vigil.presentation import dice_proof
from vigil.web.context import Context, HttpProblem
from vigil.web.routes.table import TableRoutes, file_name
from vigil.web.store.side_data import GIVEN_UP
from vigil.web.tables.manager import TableManager
from vigil.web.tables.table import Table

WAITING = 8  # games that may wait for their proof
KNOWN = 64  # proofs that are remembered
PARENTS = 200  # games among which the one is looked for that a branch was branched off

Facts = list[tuple[str, str | int]]  # the key of a label, and what stands beside it


class Found(Struct):
    """What was found in the journal of a game: what it proves, or why it proves nothing."""

    mark: str  # of the journal, and of how many games there are
    header: Header
    proof: Proof
    fault: Said | None = None
    parents: list[str] = []  # names of the files of the games by which throws taken over were checked


class DiceProofRoutes:
    """One proof at a time: the tables go first. What was found is remembered as long as nothing changes."""

    def __init__(self, web: Context, play: TableRoutes) -> None:
        self.web = web
        self.play = play
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0
        self.known: dict[int, Found] = {}

    async def page(self, request: Request) -> Response:
        """The page; while the journal may not be read, when that will be, and what may be known until then."""
        async with self.play.seated(request) as (table, observer, words):
            header, may_read, fingerprint = observer.header, observer.open, observer.fingerprint
        found = await self.found(table.game) if may_read else None
        return self.web.page(
            request,
            "pages/dice_proof.html",
            words,
            token=request.path_params["token"],
            title=header.title or words.say(f"scenario-{header.scenario}"),
            file=file_name(header, table.game),
            **told(found, fingerprint, table, words),
        )

    async def found(self, game: int) -> Found:
        if self.waiting >= WAITING:
            raise HttpProblem(429, "web-too-fast")
        self.waiting += 1
        try:
            async with self.turn:
                manager = self.web.manager
                prove = partial(proved, manager, game, self.known.get(game))
                found = await manager.resting.patiently(game, prove, time_limit.LOAD)
        finally:
            self.waiting -= 1
        self.known.pop(game, None)
        self.known[game] = found
        if len(self.known) > KNOWN:
            self.known.pop(next(iter(self.known)))
        return found


def proved(manager: TableManager, game: int, known: Found | None) -> Found:
    """Check a game as whoever has its file would; a branch also by its parents, if they are here."""
    text = manager.store.text(game)
    mark = hashlib.sha256(f"{manager.store.count()} {text}".encode()).hexdigest()
    if known and known.mark == mark:
        return known
    journal = parse(text)
    header, proof = journal.header, Proof()
    box = manager.boxes.open(header.game, header.packs)
    parents = dict(parents_of(manager, game, journal))
    try:
        proof = verify(box.definition, box.content, journal, list(parents.values()))
        fault = cannot_begin(journal) or dice_proof.fault(proof) or altered(journal)
    except SaveError as error:
        fault = error.key, error.facts
    return Found(mark, header, proof, fault, list(parents))


def parents_of(manager: TableManager, game: int, journal: Journal) -> Iterator[tuple[str, Journal]]:
    """The game that a branch was branched off, and so on, by the names of their files; as far as they are here, their
    secrets live no more, and they prove something."""
    header = journal.header
    others = candidates(manager, game, header) if header.parent else {}
    while header.parent:
        name = next((name for name, each in others.items() if place_in(each, header)), "")
        if not name:
            return
        yield name, others[name]
        header = others[name].header


def candidates(manager: TableManager, game: int, header: Header) -> dict[str, Journal]:
    found: dict[str, Journal] = {}
    for saved in sorted(manager.store.games(), key=lambda each: abs(each.id - game)):
        head = saved.header
        over = head.seats == 1 or saved.ending not in ("", GIVEN_UP)
        if alike(head, header) and over and saved.id != game and len(found) < PARENTS:
            with contextlib.suppress(SaveError):
                other = parse(manager.store.text(saved.id))
                if not unproved(other):
                    found[file_name(head, saved.id)] = other
    return found


def told(found: Found | None, fingerprint: str, table: Table, words: Words) -> dict[str, Any]:
    """What the page says; without a proof, that it has to wait for one."""
    name, page = partial(table.name, words=words), {"waits": found is None, "facts": shown(fingerprint)}
    page |= {"wrong": "", "sentences": [], "behind": [], "secret": "", "shares": [], "parents": []}
    if found is None:
        return page
    page |= {"secret": found.header.secret, "shares": shares(found.header, table, words)}
    if found.fault:
        return page | {"wrong": words.raw(*found.fault)}
    behind = dice_proof.behind(found.header, found.proof, name)
    return page | {
        "sentences": dice_proof.three_sentences(found.header, found.proof, words, name),
        "behind": [sentence(words.raw(key, facts)) for key, facts in behind],
        "facts": [*counts(found), *shown(fingerprint)],
        "parents": found.parents,
    }


def counts(found: Found) -> Facts:
    """What was counted in a game; what can be there only in some games is left out of others."""
    header, proof = found.header, found.proof
    rows = {
        "checked": proof.checked,
        "proved": proof.proved if header.branched else None,
        "borrowed": proof.borrowed if header.branched else None,
        "own": proof.own if header.companion else None,
        "undos": proof.undos,
        "set-backs": proof.set_backs,
        "voids": header.voids if header.shares else None,
    }
    return [(key, n) for key, n in rows.items() if n is not None]


def shown(fingerprint: str) -> Facts:
    """What anybody may see of the dice at any time."""
    return [("fingerprint", fingerprint)] if fingerprint else []


def shares(header: Header, table: Table, words: Words) -> list[tuple[str, str]]:
    """What each seat added."""
    nothing = words.raw("web-honest-nothing", {})
    named = [(sentence(table.name(seat, words)), share) for seat, share in enumerate(header.shares)]
    return [(name, share if dice_proof.is_in(share) else nothing) for name, share in named]
