"""How fast the browser table answers: `vigil serve` in one process, this one playing at all its tables at once.

    python -m tools.bench.web            about a minute
    python -m tools.bench.web --quick    a first look
    python -m tools.bench.web --company  50 tables of six seats, a page before each

Everything stays on 127.0.0.1, in a folder that is thrown away. Each table is a page with a stream of its own that
answers about once a second with an option picked at random; the time runs from the POST to the update on the stream.
A missed target is marked, not an error: other work on the machine is in the numbers, so its load is printed too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import html
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from statistics import median, quantiles

import msgspec

from tests.web.six import DEFINITION as SIX
from tests.web.six import SLUG
from tools.bench.http_client import WAIT, Wire
from vigil.bots.bot_players import make_bot, play_to_the_end
from vigil.games import GAMES, take_down
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.web.store.store import Store
from vigil.web.tables.manager import database
from vigil.web.tables.progress import progress

GAME = next(iter(GAMES))
KB = 1024
IDLE, SWEEP = 10.0, 0.2  # how soon games leave memory in the second part
LONGEST = 180.0  # seconds that either part may take
CAME_BACK = 50  # games that leave memory and come back
SEATS, TABLES_OF_SIX = 6, 50
SERVER = "import sys; from vigil.cli.main import main; sys.exit(main())"
IMPATIENT = f"from vigil.web.tables import manager; manager.IDLE, manager.SWEEP = {IDLE}, {SWEEP}; {SERVER}"

OF_SIX = f"from vigil.games import GAMES; GAMES['{SLUG}'] = 'tests.web.six'; {SERVER}"

OPTION = re.compile(r'name="name" value="([^"]*)"(?![^>]*disabled)')
AT = re.compile(r'data-at="(\d+)"')
BOARD = re.compile(r'(id="sheet">).*</svg>(?=</div></div>)', re.S)
LINKED = re.compile(r'(?:<link rel="stylesheet" href|<script[^>]* src|data-worker)="([^"]+)"')
IMPORTED = re.compile(r'(?:from|import) "\./([^"]+)"')

Sizes = list[tuple[int, int]]  # of updates: on the wire, and unpacked


class Update(msgspec.Struct):
    """What of an update a player needs; the first message of a stream says only where the table stands."""

    at: int
    question: str = ""
    over: bool = False


class Table:
    """A page at a table, with a stream of its own."""

    def __init__(self, wire: Wire, stream: Wire, link: str) -> None:
        self.wire, self.stream, self.link = wire, stream, link
        self.now = Update(0)
        self.events: AsyncIterator[tuple[bytes, int]]

    @classmethod
    async def start(cls, port: int, scenario: str, seed: int) -> Table:
        wire = await Wire(port).open()
        made = await wire.ask("POST", "/games", {"game": GAME, "scenario": scenario, "seed": seed})
        return await cls.join(wire, msgspec.json.decode(made)["to"])

    @classmethod
    async def join(cls, wire: Wire, link: str) -> Table:
        table = cls(wire, await Wire(wire.port).open(), link)
        page = (await wire.ask("GET", link, None, "accept: text/html")).decode()
        table.now = Update(int(AT.findall(page)[0]), page)
        table.events = table.stream.events(f"/stream?watch={link.rpartition('/')[2]}.en")
        await anext(table.events)
        return table

    async def play(self, luck: random.Random, until: float, times: list[float], sizes: Sizes) -> None:
        await asyncio.sleep(luck.random())
        while time.perf_counter() < until and not self.now.over:
            options = OPTION.findall(self.now.question)
            if not options:
                return  # a set is asked for: this table rests
            name = html.unescape(luck.choice(options))
            began = time.perf_counter()
            answer = asyncio.create_task(
                self.wire.ask("POST", f"{self.link}/answer", {"at": self.now.at, "name": name})
            )
            async with asyncio.timeout(WAIT):
                event, size = await anext(self.events)
            times.append(time.perf_counter() - began)
            sizes.append((size, len(event)))
            self.now = msgspec.json.decode(event, type=Update)
            if msgspec.json.decode(await answer) != {"at": self.now.at}:
                raise RuntimeError(f"the stream is at {self.now.at}, the answer was {answer.result()!r}")
            await asyncio.sleep(max(0.0, luck.uniform(0.5, 1.5) - times[-1]))

    def close(self) -> None:
        self.wire.close()
        self.stream.close()


# the server


class Server:
    def __init__(self, process: subprocess.Popen[str], port: int, ready: float) -> None:
        self.process, self.port, self.ready = process, port, ready

    def resident(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def seconds(self) -> tuple[float, float]:
        """On a core, and waiting for one that others had, over all threads."""
        found = [path.read_text().split() for path in Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")]
        return sum(int(each[0]) for each in found) / 1e9, sum(int(each[1]) for each in found) / 1e9


@contextlib.contextmanager
def serving(code: str, prepare: Callable[[Path], object] = lambda home: None) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as home:
        prepare(Path(home))
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", code, "serve", "--port", "0", "--no-browser", "--language", "en"],
            env={**os.environ, "VIGIL_HOME": home},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout
            said = process.stdout.readline()
            port = re.search(r":(\d+)/", said)
            if not port:
                raise RuntimeError(f"the server did not start: {said}")
            yield Server(process, int(port[1]), time.perf_counter() - began)
            process.terminate()
            process.wait(10)
        finally:
            process.kill()
            process.wait()


# what is measured


async def sizes_of(port: int, link: str) -> int:
    """Bytes of a page with its styles and scripts, gzip as served, without the board."""
    wire = await Wire(port).open()
    zipped = ("accept: text/html", "accept-encoding: gzip")
    page = gzip.decompress(await wire.ask("GET", link, None, *zipped)).decode()
    whole = len(gzip.compress(BOARD.sub(r"\1", page).encode(), 5))
    wanted = LINKED.findall(page)
    for path in wanted:  # it grows as scripts name other scripts
        body = await wire.ask("GET", path, None, *zipped)
        whole += len(body)
        text = gzip.decompress(body).decode() if body[:2] == b"\x1f\x8b" else body.decode()
        near = path.rpartition("/")[0]
        wanted += [each for name in IMPORTED.findall(text) if (each := f"{near}/{name}") not in wanted]
    wire.close()
    return whole


async def load(tables: int, seconds: float) -> None:
    with serving(SERVER) as server:
        row("server ready", server.ready, "s", 1.5)
        scenarios = [each.slug for each in take_down(GAME).identity.scenarios]
        first = await Table.start(server.port, scenarios[-1], 1)
        row("first page, table", await sizes_of(server.port, first.link) / KB, "KB", 60)
        row("first page, lobby", await sizes_of(server.port, "/") / KB, "KB", 60)
        await first.play(random.Random(0), time.perf_counter() + 2, [], [])
        before = server.resident()
        opened = [await Table.start(server.port, scenarios[n % len(scenarios)], n) for n in range(tables)]
        row("memory of a table just opened", (server.resident() - before) / tables / KB, "KB", 300)
        times: list[float] = []
        sizes: Sizes = []
        (ran, waited), own, began = server.seconds(), time.process_time(), time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for n, table in enumerate(opened):
                group.create_task(table.play(random.Random(n), began + seconds, times, sizes))
        took = time.perf_counter() - began
        cuts = quantiles(times, n=100)
        print(f"{tables} tables, {len(times)} answers in {took:.0f} s:")
        row("  POST to update, p50", cuts[49] * 1000, "ms", 25)
        row("  POST to update, p99", cuts[98] * 1000, "ms", 150)
        row("  POST to update, slowest", max(times) * 1000, "ms")
        row("  update on the wire, median", median(size for size, _ in sizes) / KB, "KB", 20)
        row("  update on the wire, largest", max(size for size, _ in sizes) / KB, "KB", 20)
        row("  update unpacked, median", median(size for _, size in sizes) / KB, "KB")
        row("  update unpacked, largest", max(size for _, size in sizes) / KB, "KB")
        ran, waited = (after - before for after, before in zip(server.seconds(), (ran, waited), strict=True))
        row("  server on a core", ran / took * 100, "%")
        row("  server waiting for a core", waited / took * 100, "%")
        row("  server's work for an answer", ran / len(times) * 1000, "ms")
        row("  this process on a core", (time.process_time() - own) / took * 100, "%")
        row("memory of an idle table, then", (server.resident() - before) / tables / KB, "KB", 300)
        for table in [first, *opened]:
            table.close()


async def company(tables: int, seconds: float) -> None:
    """Six pages before each table: one answers, and all six have the update."""
    links: list[list[str]] = []

    def prepare(home: Path) -> None:
        store = Store(database(home / "saves"))
        for _ in range(tables):
            header = new_header(SIX, None, "long", players=[f"Player {n + 1}" for n in range(SEATS)])
            session = Session.start(SIX, None, header)
            store.create(session.header, session.records, progress(session)).result()
        links.extend(store.tokens(saved.id) for saved in store.games())
        store.close()

    with serving(OF_SIX, prepare) as server:
        groups = [
            [await Table.join(await Wire(server.port).open(), f"/table/{token}") for token in tokens]
            for tokens in links
        ]
        await asyncio.sleep(2)
        times: list[float] = []
        (ran, waited), own, began = server.seconds(), time.process_time(), time.perf_counter()
        async with asyncio.TaskGroup() as tasks:
            for n, pages in enumerate(groups):
                tasks.create_task(round_the_table(pages, random.Random(n), began + seconds, times))
        took, cuts = time.perf_counter() - began, quantiles(times, n=100)
        print(f"{tables * SEATS} pages at {tables} tables of {SEATS}, {len(times)} updates in {took:.0f} s:")
        row("  POST to update of each page, p50", cuts[49] * 1000, "ms", 25)
        row("  POST to update of each page, p99", cuts[98] * 1000, "ms", 150)
        row("  POST to update of each page, slowest", max(times) * 1000, "ms")
        ran, waited = (after - before for after, before in zip(server.seconds(), (ran, waited), strict=True))
        row("  server on a core", ran / took * 100, "%")
        row("  server waiting for a core", waited / took * 100, "%")
        row("  server's work for an answer", ran / len(times) * SEATS * 1000, "ms")
        row("  this process on a core", (time.process_time() - own) / took * 100, "%")
        for page in (page for pages in groups for page in pages):
            page.close()


async def round_the_table(pages: list[Table], luck: random.Random, until: float, times: list[float]) -> None:
    await asyncio.sleep(luck.random())
    turn = 0
    while time.perf_counter() < until:
        page = pages[turn % len(pages)]
        name = html.unescape(luck.choice(OPTION.findall(page.now.question)))
        began = time.perf_counter()
        answer = asyncio.create_task(page.wire.ask("POST", f"{page.link}/answer", {"at": page.now.at, "name": name}))
        times += await asyncio.gather(*(heard(each, began) for each in pages))
        await answer
        turn += 1
        await asyncio.sleep(max(0.0, luck.uniform(0.5, 1.5) - times[-1]))


async def heard(page: Table, began: float) -> float:
    """Until the update of an answer is on a page; who came or went is told in between."""
    at = page.now.at
    async with asyncio.timeout(WAIT):
        while page.now.at == at:
            found = msgspec.json.decode((await anext(page.events))[0], type=Update)
            page.now = found if found.at != at else page.now
    return time.perf_counter() - began


async def back(games: int) -> None:
    """Games that nobody touches leave memory; how long until they are there again?"""
    text, answers = long_game()
    with serving(IMPATIENT) as server:
        wire = await Wire(server.port).open()

        async def held() -> int:
            return int(msgspec.json.decode(await wire.ask("GET", "/healthz"))["tables"])

        await wire.ask("POST", "/games/import", text)
        before = server.resident()
        links = [msgspec.json.decode(await wire.ask("POST", "/games/import", text))["to"] for _ in range(games)]
        grown, there = server.resident() - before, await held()
        if there > games:
            row(f"memory of a game of {answers} answers", grown / games / KB, "KB", 300)
        while await held():
            await asyncio.sleep(SWEEP)
        times = []
        for link in links:
            began = time.perf_counter()
            await wire.ask("GET", f"{link}/update")
            times.append(time.perf_counter() - began)
        row("it left memory and came back, median", median(times) * 1000, "ms", 100)
        row("it left memory and came back, slowest", max(times) * 1000, "ms", 100)
        wire.close()


def long_game(tries: int = 200) -> tuple[bytes, int]:
    """The journal of the longest of some games played at random, up to its last question."""
    definition = take_down(GAME)
    content = definition.content.load(())
    longest, text = 0, ""
    for seed in range(tries):
        scenario = definition.identity.scenarios[seed % len(definition.identity.scenarios)].slug
        header = new_header(definition, content, scenario, seed=seed)
        session = Session.start(definition, content, header)
        play_to_the_end(session, {0: make_bot("random", definition, seed)}, seed)
        if len(session.entries) > longest:
            longest = len(session.entries)
            session.undo()
            text = text_of(session.header, session.records)
    return text.encode(), longest


def row(name: str, value: float, sign: str, limit: float | None = None) -> None:
    target = f"< {limit:g} {sign}" if limit else ""
    verdict = "" if limit is None else "  ok" if value < limit else "  MISSED"
    print(f"{name:42}{value:9,.{1 if value >= 1 else 2}f} {sign:3}{target:>10}{verdict}".rstrip(), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer tables, for a shorter time")
    parser.add_argument("--company", action="store_true", help="tables of six seats")
    wanted = parser.parse_args()
    quick = wanted.quick
    print(f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.2f}")
    if wanted.company:
        asyncio.run(asyncio.wait_for(company(TABLES_OF_SIX, 5 if quick else 20), LONGEST))
        print(f"load after {os.getloadavg()[0]:.2f}")
        return 0
    asyncio.run(asyncio.wait_for(load(50, 5) if quick else load(200, 20), LONGEST))
    asyncio.run(asyncio.wait_for(back(CAME_BACK), LONGEST))
    print(f"load after {os.getloadavg()[0]:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
