"""Where an attack takes place: a server of its own, open to others, in a folder that is thrown away."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx2 as httpx

from tools.security.siege import OPTION, serving

PATIENCE = 60.0  # seconds for whatever is started
AJAX = {"accept": "application/json"}
LINK = re.compile(r'<a href="http://[^"/]+(/table/[\w-]+)"')
CODE = re.compile(r"<strong>([A-Z]{6})</strong>")
OURS, THEIRS = "127.0.0.1", "127.0.2.{}"


class Ground:
    """A running server, and who comes to it."""

    def __init__(self, folder: Path, server: subprocess.Popen[str], port: int, secret: str) -> None:
        self.folder, self.home, self.log = folder, folder / "home", folder / "log"
        self.server, self.port, self.secret = server, port, secret
        self.others = count(1)

    def browser(self, host: bool = False, source: str = "") -> httpx.Client:
        """A browser from an address of its own; the host's has his cookie."""
        cookies = {"vigil-host": self.secret} if host else {}
        transport = httpx.HTTPTransport(local_address=source or THEIRS.format(next(self.others)))
        address = f"http://{OURS}:{self.port}"
        return httpx.Client(base_url=address, transport=transport, cookies=cookies, timeout=PATIENCE)

    def alone(self, game: str = "navajo-wars") -> str:
        """A game of one seat; the path of its table."""
        with self.browser(host=True) as host:
            return str(host.post("/games", json={"game": game, "seed": "3"}, headers=AJAX).json()["to"])

    def together(self, *seats: str) -> tuple[str, list[str]]:
        """A game of several seats (`Ada`: held by link, `-`: free and then given away); the host's page of it, and the
        links of those who have not come."""
        with self.browser(host=True) as host:
            form = {"game": "under-our-sun", "seats": str(len(seats))}
            for n, name in enumerate(seats, start=1):
                form |= {f"how-{n}": "free"} if name == "-" else {f"how-{n}": "link", f"name-{n}": name}
            page = str(host.post("/games", data=form).headers["location"])
            for n, name in enumerate(seats):
                if name == "-":
                    host.post(page.replace("/players", "/hand"), data={"seat": str(n)})
            return page, LINK.findall(host.get(page).text)

    def memory(self) -> int:
        """What the server holds, in megabytes."""
        pages = int(Path(f"/proc/{self.server.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") >> 20

    def spent(self) -> float:
        """The seconds of processor that the server has used."""
        times = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")

    def told(self) -> str:
        """What the log says."""
        return self.log.read_text(encoding="utf-8")


def answer(browser: httpx.Client, table: str) -> httpx.Response | None:
    """The first thing that is offered, answered; None if nothing was asked here."""
    found: dict[str, Any] = browser.get(f"{table}/update", headers=AJAX).json()
    names = OPTION.findall(found.get("question", ""))
    if not names:
        return None
    body = {"at": found["at"], "name": unescape(names[0])}
    return browser.post(f"{table}/answer", json=body, headers=AJAX)


@contextmanager
def ground() -> Iterator[Ground]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder / "home", folder / "log") as (server, port, secret):
            yield Ground(folder, server, port, secret)


def vigil(folder: Path, *words: str, typed: str = "") -> tuple[int | None, str]:
    """A command in the terminal; its code, None if it did not end in time, and what it said."""
    env = {**os.environ, "VIGIL_HOME": str(folder / "terminal"), "VIGIL_LANGUAGE": "en"}
    command = [sys.executable, "-m", "vigil.cli.main", *words]
    try:
        done = subprocess.run(
            command, cwd=folder, env=env, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return None, ""
    return done.returncode, done.stdout + done.stderr
