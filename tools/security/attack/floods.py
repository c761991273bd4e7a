"""Attacks by number: watchers, streams, join codes, imports."""

from __future__ import annotations

import asyncio
import contextlib
import time
from concurrent.futures import ThreadPoolExecutor

from tools.security.attack.target_server import AJAX, THEIRS, Ground, answer
from tools.security.besiegers import Visitor

ROOM = 96  # megabytes that a flood may cost
DEARER = 4  # times what answers may cost the server while others watch
STREAMS, WATCHES = 60, 64  # from each of three addresses
ANSWERS = 30
FLOOD = 2000  # streams
GUESSES = 30
NOWHERE = 4500  # answers to tables that do not exist: more than a meter remembers
IMPORTS = 40


async def hold(ground: Ground, path: str, addresses: int, each: int, over: asyncio.Event) -> int:
    """Streams that are opened and not read, until it is over; how many were let in."""

    async def one(n: int) -> int:
        visitor = Visitor(ground.port, THEIRS.format(200 + n % addresses))
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            code, _ = await visitor.ask("GET", path)
            if code == 200:
                await over.wait()
                visitor.close()
                return 1
        visitor.close()
        return 0

    return sum(await asyncio.gather(*(one(n) for n in range(addresses * each))))


def play(ground: Ground, tables: list[str]) -> list[int]:
    """Others play on; what became of their answers."""
    found = []
    with ground.browser() as browser:
        for n in range(ANSWERS):
            given = answer(browser, tables[n % len(tables)])
            found += [given.status_code] if given else []
            time.sleep(0.1)
    return found


def spoiled(ground: Ground, before: int, codes: list[int]) -> str:
    if not codes or set(codes) - {200}:
        return f"others were answered {sorted(set(codes))}"
    if "does not come to an end" in ground.told() or "do not come to an end" in ground.told():
        return "the game was put to rest"
    if ground.memory() - before > ROOM:
        return f"{ground.memory() - before} MB more"
    return ""


def watch_amplification(ground: Ground) -> str:
    """Three addresses, each with 60 streams that name one table 64 times; nobody reads them."""
    table, other = ground.alone(), ground.alone()
    before, token = ground.memory(), table.rpartition("/")[2]
    path = "/stream?" + "&".join([f"watch={token}.en"] * WATCHES)
    began = ground.spent()
    play(ground, [table, other])
    alone, codes, watched = ground.spent() - began, list[int](), 0.0

    async def work() -> None:
        nonlocal watched
        over = asyncio.Event()
        watching = asyncio.create_task(hold(ground, path, 3, STREAMS, over))
        await asyncio.sleep(1)
        began = ground.spent()
        codes.extend(await asyncio.to_thread(play, ground, [table, other]))
        watched = ground.spent() - began
        over.set()
        await watching

    asyncio.run(work())
    if watched > alone * DEARER + 1:
        return f"{ANSWERS} answers cost {watched:.1f} s of processor, not {alone:.1f}"
    return spoiled(ground, before, codes)


def stream_flood(ground: Ground) -> str:
    """Streams opened and dropped at once, by the thousand; then none may be left."""
    table = ground.alone()
    before, path = ground.memory(), f"/stream?watch={table.rpartition('/')[2]}.en"

    async def drop(n: int) -> None:
        visitor = Visitor(ground.port, THEIRS.format(200 + n % 20))
        with contextlib.suppress(OSError, TimeoutError):
            _, writer = await visitor.open()
            writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{ground.port}\r\n\r\n".encode())
            await writer.drain()
        visitor.close()

    async def work() -> list[int]:
        playing = asyncio.create_task(asyncio.to_thread(play, ground, [table]))
        for start in range(0, FLOOD, 50):
            await asyncio.gather(*(drop(n) for n in range(start, start + 50)))
        return await playing

    wrong = spoiled(ground, before, asyncio.run(work()))
    with ground.browser() as browser:
        for _ in range(100):
            left = browser.get("/healthz", headers=AJAX).json()["streams"]
            if wrong or not left:
                return wrong
            time.sleep(0.1)
    return f"{left} streams are left that nobody hears"


def join_code_flush(ground: Ground) -> str:
    """Join codes guessed beyond their limit, while answers to tables that do not exist try to push it out of mind."""
    with ground.browser() as browser:
        began = time.monotonic()
        while browser.post("/join", data={"code": "AAAAAA"}).status_code != 429:
            if time.monotonic() - began > 30:
                return "one address may try join codes without end"

        async def flush(n: int) -> None:
            visitor = Visitor(ground.port, THEIRS.format(200 + n))
            for each in range(NOWHERE // 9):
                await visitor.ask("POST", f"/table/nowhere-{n}-{each}/answer", {"at": 1, "name": "x"})
            visitor.close()

        async def work() -> None:
            await asyncio.gather(*(flush(n) for n in range(9)))

        asyncio.run(work())
        again = sum(browser.post("/join", data={"code": "AAAAAA"}).status_code != 429 for _ in range(GUESSES))
        most = (time.monotonic() - began) / 5 + 1  # the limit gives one more every five seconds
    return f"{again} more tries, not {most:.0f}" if again > most else ""


def imports_at_once(ground: Ground) -> str:
    """Many journals at once, by whoever got hold of the host's link: good, cut and forged ones."""
    table = ground.alone()
    with ground.browser() as browser:
        good = browser.get(f"{table}/journal").content
    bodies = [good, good[: len(good) // 2], good * 20, b"vigil-journal 5\n" * 9000, good.replace(b"seed 3", b"seed 4")]
    before = ground.memory()

    def take_in(n: int) -> int:
        with ground.browser(host=True) as host:
            return int(host.post("/games/import", content=bodies[n % len(bodies)], headers=AJAX).status_code)

    with ThreadPoolExecutor(20) as pool:
        playing = pool.submit(play, ground, [table])
        codes = list(pool.map(take_in, range(IMPORTS)))
    if max(codes) >= 500 and set(codes) - {200, 303, 400, 413, 422, 429, 503}:
        return f"imports were answered {sorted(set(codes))}"
    return spoiled(ground, before, playing.result())
