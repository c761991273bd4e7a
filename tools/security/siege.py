"""The table under siege: people answer while others hold sockets, streams and branches, and send what nobody should.

    make siege                                  about two minutes
    make siege KILLS=50                         as often is the server killed
    python -m tools.security.siege --quick               a few seconds, nothing is timed

Everything stays on loopback, in a folder that is thrown away. The besiegers are a process of their own and come from
other addresses of loopback than the players. In the end the server is killed again and again, and every acknowledged
answer must be there.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from html import unescape
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median, quantiles
from urllib.parse import urlencode

import msgspec
from msgspec import Struct

from tools.security.besiegers import BESIEGERS, EACH, HOST, Order, Visitor
from vigil.games import GAMES, take_down
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.journal.records import Entry
from vigil.web.http.rate_limits import OPEN

LIMIT = 150.0  # milliseconds, for 99 of 100 answers
PLAYERS = 4
BEGINNING = 12  # answers that stay when a game is over
OPTION = re.compile(r'name="name" value="([^"]+)"(?![^>]*disabled)')
ELEMENT = re.compile(r'name="put" value="([^"]+)"(?![^>]*disabled)')  # of a set
MOST_TOLD = 6000  # letters of a traceback
PUT = 40  # elements in a row before a player gives up
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/enter/([\w-]+)")


class Plan(Struct):
    seconds: float = 60.0
    kills: int = 20
    between: float = 1.2  # seconds of play between two kills
    pause: float = 0.12  # of a player between two answers
    idle: int = 1500
    streams: int = 1000
    watchers: int = 60  # from each of three addresses, each naming one table 64 times
    quick: bool = False


QUICK = Plan(seconds=3.0, kills=1, between=0.5, idle=60, streams=80, watchers=8, quick=True)


class Player:
    """Somebody who answers, and writes down what was acknowledged."""

    def __init__(self, table: str, seed: int) -> None:
        self.table = table
        self.luck = Random(seed)
        self.taken: list[tuple[int, str]] = []
        self.times: list[float] = []
        self.codes: Counter[int] = Counter()
        self.over = False  # nothing more could be answered

    async def play(self, port: int, until: float, pause: float) -> None:
        visitor = Visitor(port, "127.0.0.1")
        with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError):
            while time.monotonic() < until:
                if not await self.answer(visitor):
                    self.over = True
                    break
                await asyncio.sleep(pause)
        visitor.close()

    async def answer(self, visitor: Visitor) -> bool:
        code, body = await visitor.ask("GET", f"{self.table}/update")
        self.codes[code] += 1
        if code != 200:
            return True
        found = msgspec.json.decode(body)
        names = await self.offered(visitor, found["question"])
        if names is None:  # not now
            return True
        if not names:  # the game is over: back to where it began
            code, _ = await visitor.ask("POST", f"{self.table}/undo", {"at": found["at"], "keep": BEGINNING})
            return code in (0, 200, 429)  # 0: the server was killed meanwhile; 429: later
        at, name = found["at"], unescape(self.luck.choice(names))
        began = time.perf_counter()
        code, _ = await visitor.ask("POST", f"{self.table}/answer", {"at": at, "name": name})
        self.codes[code] += 1
        if code == 200:
            self.times.append((time.perf_counter() - began) * 1000)
            self.taken.append((at, name))
        return True

    async def offered(self, visitor: Visitor, question: str) -> list[str] | None:
        """The names of what can be answered; a set is built until it can be. None: the server had no time."""
        inside: list[tuple[str, str]] = []
        for _ in range(PUT):
            names, elements = OPTION.findall(question), ELEMENT.findall(question)
            if names or not (elements or inside):
                return names
            inside = [*inside, ("in", unescape(self.luck.choice(elements)))] if elements else []
            code, body = await visitor.ask("GET", f"{self.table}/draft?{urlencode(inside)}")
            self.codes[code] += 1
            if code != 200:
                return None
            question = body.decode()
        return []

    async def lost(self, port: int) -> list[str]:
        """The acknowledged answers that are not in the journal, in their place."""
        visitor = Visitor(port, "127.0.0.1")
        _, body = await visitor.ask("GET", f"{self.table}/journal")
        visitor.close()
        records = [record for _, record in parse(body.decode()).records]
        given = {n: record.name for n, record in enumerate(records) if isinstance(record, Entry)}
        return [f"{self.table} {at}: {name}" for at, name in self.taken if given.get(at) != name]


@contextlib.contextmanager
def serving(home: Path, log: Path) -> Iterator[tuple[subprocess.Popen[str], int, str]]:
    """The server, open to others; its port and the host's secret."""
    with log.open("a", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "vigil.cli.main",
                "serve",
                "--port",
                "0",
                "--no-browser",
                "--open-to-others",
                "--log",
            ],
            env={**os.environ, "VIGIL_HOME": str(home), "VIGIL_LANGUAGE": "en"},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        assert process.stdout
        found = None
        while found is None:
            line = process.stdout.readline()
            if not line:
                raise RuntimeError(f"the server did not start: {log.read_text(encoding='utf-8')[-500:]}")
            found = ADDRESS.search(line)
        yield process, int(found[1]), found[2]
    finally:
        process.kill()
        process.wait()
        assert process.stdout
        process.stdout.close()


async def seated(port: int, secret: str) -> list[Player]:
    host = Visitor(port, "127.0.0.1", secret)
    players = []
    for seed, game in zip(range(PLAYERS), cycle(GAMES), strict=False):  # all games of the shelf
        form = {"game": game, "scenario": take_down(game).identity.scenarios[-1].slug, "seed": str(seed)}
        _, body = await host.ask("POST", "/games", form)
        players.append(Player(str(msgspec.json.decode(body)["to"]), seed))
    host.close()
    return players


async def besieged(port: int, secret: str, players: list[Player], plan: Plan) -> dict[str, int]:
    """The players answer while the besiegers do what they can; what became of the besiegers' requests."""
    until = time.monotonic() + plan.seconds
    order = Order(plan.seconds, plan.idle, plan.streams, plan.watchers, port, secret, players[0].table)
    attack = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.security.besiegers", msgspec.json.encode(order).decode()),
        stdout=asyncio.subprocess.PIPE,
    )
    await asyncio.gather(*(player.play(port, until, plan.pause) for player in players))
    said, _ = await attack.communicate()
    found: dict[str, int] = msgspec.json.decode(said)
    return found


async def run(plan: Plan) -> list[str]:
    """Everything; the result is what did not hold."""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        home, log = Path(folder) / "home", Path(folder) / "log"
        with serving(home, log) as (server, port, secret):
            players = await seated(port, secret)
            became = await besieged(port, secret, players, plan)
            wrong += tell_siege(players, became, server, log, plan)
        for _ in range(plan.kills):
            wrong += await killed(home, log, players, plan)
        with serving(home, log) as (_, port, _):
            for player in players:
                wrong += [f"lost: {each}" for each in await player.lost(port)]
        if any(player.taken and player.over for player in players):
            wrong.append("a player could not go on")
        print(f"{plan.kills} kills, {sum(len(player.taken) for player in players)} acknowledged answers, "
              f"{sum(each.startswith('lost') for each in wrong)} lost")  # fmt: skip
        _, traceback, rest = log.read_text(encoding="utf-8").partition("Traceback")
        if traceback:
            wrong.append(f"a traceback in the log:\n{traceback}{rest[:MOST_TOLD]}")
    return wrong


async def killed(home: Path, log: Path, players: list[Player], plan: Plan) -> list[str]:
    """Fast answers, then kill -9 in the middle of them."""
    with serving(home, log) as (server, port, _):
        lost = [each for player in players for each in await player.lost(port)]
        until = time.monotonic() + plan.between + 1
        playing = [asyncio.create_task(player.play(port, until, 0.0)) for player in players]
        await asyncio.sleep(plan.between)
        server.send_signal(signal.SIGKILL)
        await asyncio.gather(*playing)
    return [f"lost: {each}" for each in lost]


def tell_siege(
    players: list[Player], became: dict[str, int], server: subprocess.Popen[str], log: Path, plan: Plan
) -> list[str]:
    times = sorted(time for player in players for time in player.times) or [0.0]
    codes = sum((player.codes for player in players), Counter[int]())
    last = quantiles(times, n=100)[-1] if len(times) > 1 else 0.0
    spent = sum(map(int, Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()[11:13]))
    resident = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20
    print(f"{len(times)} answers in {plan.seconds:g} s: median {median(times):.1f} ms, "
          f"99 of 100 below {last:.0f} ms, slowest {times[-1]:.0f} ms")  # fmt: skip
    print(f"the players' requests by status: {dict(codes)}; server {resident} MB, "
          f"{spent / os.sysconf('SC_CLK_TCK'):.1f} s of processor, log {log.stat().st_size >> 10} KB")  # fmt: skip
    for what, n in became.items():
        print(f"    {what}: {n}")
    wrong = [f"a player was refused: {dict(codes)}"] if set(codes) - {200, 429} else []
    if server.poll() is not None:
        wrong.append("the server has ended")
    most = min(OPEN.watches, OPEN.watches_each * -(-plan.streams // EACH))
    if became.get("streams 200", 0) > most or not (plan.quick or became.get("streams 503", 0)):
        wrong.append("streams beyond their number were let in")
    if any(each.endswith(" 500") for each in became):
        wrong.append("a besieger was answered by an error")
    if log.stat().st_size > 4 << 20:
        wrong.append("the log floods")
    if not plan.quick and last > LIMIT:
        wrong.append(f"99 of 100 answers took up to {last:.0f} ms, not {LIMIT:.0f}")
    return wrong


def main() -> int:
    reading = argparse.ArgumentParser(description="The table under siege.")
    reading.add_argument("--quick", action="store_true", help="a few seconds, nothing is timed")
    reading.add_argument("--kills", type=int, help="how often the server is killed")
    reading.add_argument("--seconds", type=float, help="how long the siege lasts")
    asked = reading.parse_args()
    plan = QUICK if asked.quick else Plan()
    plan.kills = plan.kills if asked.kills is None else asked.kills
    plan.seconds = asked.seconds or plan.seconds
    print(f"besiegers: {', '.join(BESIEGERS)}, from {HOST.format('…')}")
    wrong = asyncio.run(run(plan))
    for each in wrong[:20]:
        print(f"WRONG: {each}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
