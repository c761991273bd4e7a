"""`vigil serve`: the browser table on this machine, or open to others when that is asked for."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import os
import secrets
import socket
import sys
import threading
from collections.abc import Sequence
from functools import partial
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from vigil.app import saves
from vigil.app.output import warn
from vigil.games import GAMES
from vigil.kernel.journal.durable_file import told
from vigil.kernel.journal.header import SaveError
from vigil.kernel.text.words import Words
from vigil.web.app import make_app
from vigil.web.http.guard import LOCAL_NAMES, Rules
from vigil.web.http.log_limit import limit_log
from vigil.web.http.rate_limits import LOCAL, OPEN
from vigil.web.render.templates import get_ready
from vigil.web.server.connections import Connection, Connections, room_for_files
from vigil.web.store.folder_lock import Holding
from vigil.web.store.store import Store
from vigil.web.tables.game_cache import BrokenGame
from vigil.web.tables.manager import database

ANY = ("0.0.0.0", "::")
UNROUTED = "192.0.2.1"  # an address that leads nowhere: nothing is sent to it


class Server(uvicorn.Server):
    """Uvicorn that says when it is ready, and ends the open streams when it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: threading.Event) -> None:
        super().__init__(config)
        self.table = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.sweeping = asyncio.create_task(self.table.state.connections.keep_sweeping())
        self.ready.set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and exit with 0: the signal is not raised again, as Uvicorn's own handler would. Signals come in pairs
        (from make and from the terminal), so a second one changes nothing; the stop takes three seconds at most."""
        self.table.state.web.streams.close()
        self.should_exit = True


def serve(
    words: Words,
    host: str = "127.0.0.1",
    port: int = 8437,
    browser: bool = True,
    open_to_others: bool = False,
    names: Sequence[str] = (),
    log: bool = False,
    proxy: str = "",
) -> int:
    """Serve until told to stop; the result is an exit code."""
    if not is_local(host) and not open_to_others:
        warn(words.raw("web-open-needed", {"host": host}))
        return 2
    try:
        holding = Holding(saves.folder(), port)
    except SaveError as error:
        warn(words.raw(error.key, error.facts))
        return 1
    with contextlib.closing(holding):
        return serve_held(words, holding, host, port, browser, open_to_others, names, log, proxy)


def serve_held(
    words: Words,
    holding: Holding,
    host: str,
    port: int,
    browser: bool,
    open_to_others: bool,
    names: Sequence[str],
    log: bool,
    proxy: str,
) -> int:
    """Serve the folder that is held."""
    try:
        listening = listen(host, port)
    except (OSError, TypeError, ValueError) as error:
        why = getattr(error, "strerror", "") or str(error)
        key, facts = "web-cannot-listen", {"host": f"{host[:80]}:{port}", "why": why}
        if getattr(error, "errno", 0) in (48, 98, 10048):
            key, facts = "web-port-taken", {"port": str(port)}
        warn(words.raw(key, dict(facts)))
        return 1
    try:
        with told(saves.folder()):
            holding.say(listening.getsockname()[1])
        store = Store(database(saves.folder()))
    except SaveError as error:
        warn(words.raw(error.key, error.facts))
        return 1
    if store.newer:
        warn(words.raw("web-store-newer", {}))
    if store.mended:
        warn(words.raw("web-store-mended", {"file": store.mended[0], "games": store.mended[1]}))
    rules = rules_for(host, open_to_others, names)
    if open_to_others and not is_local(host):  # else it is reached through a proxy, by the proxy's name
        seen = network_address() if host in ANY else host
        rules.address = f"http://{f'[{seen}]' if ':' in seen else seen}:{listening.getsockname()[1]}"
    app = make_app(store, rules)
    get_ready()
    for game in GAMES:
        with contextlib.suppress(BrokenGame):
            app.state.web.manager.boxes.open(game)
    limit_log(sys.stderr, log)
    config = config_for(app, proxy)
    ready = threading.Event()
    shown = "localhost" if host in ANY else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
    threading.Thread(target=greet, args=(words, address, rules, ready, browser), daemon=True).start()
    try:
        keep_pauses_short()
        Server(config, app, ready).run([listening])
    except KeyboardInterrupt:
        pass
    finally:
        store.close()
    return 0


def config_for(app: Starlette, proxy: str = "") -> uvicorn.Config:
    """How Uvicorn serves the table; what a proxy says of a request is believed only of the one that was named."""
    connections = Connections(app.state.web.rules.limits, proxy, room_for_files())
    app.state.connections = connections
    return uvicorn.Config(
        app,
        http=partial(Connection, connections=connections),  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=30,
        ws="none",
        lifespan="on",
    )


def keep_pauses_short() -> None:
    """A full garbage collection stops every table for up to a tenth of a second: have it look at less, and rarely.
    The thread that writes to the disk gets its turn after one millisecond of somebody else's work, not after five."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 1000)
    sys.setswitchinterval(0.001)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else answers wait for Nagle
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def greet(words: Words, address: str, rules: Rules, ready: threading.Event, browser: bool) -> None:
    """Say where the table stands, and show it, as soon as it is ready."""
    ready.wait()
    print(words.raw("web-serving", {"address": address}))
    own = address
    if rules.open:
        own = f"{address}enter/{rules.owner}"
        print(words.raw("web-serving-host", {"address": own}))
    if rules.address:
        print(words.raw("web-serving-network", {"address": f"{rules.address}/"}))
    print(words.raw("web-serving-stop", {}), flush=True)
    if browser and can_show():
        import webbrowser

        webbrowser.open(own)


def can_show() -> bool:
    """Is there a screen to open a browser on?"""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def network_address() -> str:
    """The address of this machine in the local network: the one it would speak from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect((UNROUTED, 9))
        return str(asking.getsockname()[0])
    return "127.0.0.1"


def is_local(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def rules_for(host: str, open_to_others: bool, names: Sequence[str]) -> Rules:
    known = {*LOCAL_NAMES, *(name.lower() for name in names)}
    if not open_to_others:
        return Rules(frozenset({*known, host.lower()}), limits=LOCAL)
    own = socket.gethostname().lower()
    known |= {own, f"{own}.local", host.lower()}
    return Rules(frozenset(known), open=True, owner=secrets.token_urlsafe(24), limits=OPEN)
