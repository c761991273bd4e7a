"""A table service of its own and a Chromium to look at it: for the browser tests and the screenshots."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, sync_playwright

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
INSTALL = "Browser tests need Chromium at /usr/bin/chromium: sudo apt-get install -y chromium"
# What Playwright turns off itself stands here again: of several such switches the last one counts.
PLAYWRIGHTS = (
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
    "msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion"
)
# Pages that Chromium loads beside each of ours, for an address bar that nobody sees, and a process kept in reserve.
BESIDE = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess"
ARGUMENTS = [
    f"--disable-features={PLAYWRIGHTS},{BESIDE}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


SERVE = ["serve"]  # as `make play` does


class NoChromium(Exception):
    """There is no browser here, or it does not start."""


class Service:
    """`vigil serve` in a process of its own, with a folder of saves of its own; open to others, if asked to be."""

    def __init__(self, home: Path, open_to_others: bool = False) -> None:
        self.home = home
        self.switches = ["--open-to-others"] if open_to_others else []
        self.entrance = ""  # the host's own link, of a table that is open to others
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, on the same port as before if it ran before, and wait until it says that it is ready."""
        command = [sys.executable, "-m", "vigil.cli.main", *SERVE, *self.switches]
        command += ["--no-browser", "--port", str(self.port)]
        settings = {"VIGIL_HOME": str(self.home), "VIGIL_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, env=os.environ | settings, stdin=quiet, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert "http://" in said, f"vigil serve did not start: {said!r}"
        self.port = urlsplit(said.split()[-1]).port or 0
        self.entrance = self.process.stdout.readline().split()[-1] if self.switches else ""

    def stop(self, hard: bool = False) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.kill() if hard else process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        if process.poll() is None:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def take_in(self, journal: str) -> str:
        """A journal becomes a game of the table; the result is its address."""
        headers = {"content-type": "text/plain", "accept": "application/json"}
        request = urllib.request.Request(f"{self.address}/games/import", journal.encode(), headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return f"{self.address}{answer.read().decode().split(chr(34))[3]}"

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=30) as answer:
            return str(answer.read().decode())


@contextmanager
def serving(home: Path, open_to_others: bool = False) -> Iterator[Service]:
    service = Service(home, open_to_others)
    service.start()
    try:
        yield service
    finally:
        service.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        raise NoChromium(INSTALL)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        except Error as error:
            raise NoChromium(f"{INSTALL} (it is there, but does not start: {error.message.splitlines()[0]})") from error
        yield browser
        browser.close()
