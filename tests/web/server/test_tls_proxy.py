"""Behind a proxy that speaks TLS, as docs/hosting.md has it: what the browser sees, and what the table believes."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette

from tests.web.server.test_hosting import FORM
from tests.web.six import SLUG
from tests.web.well import NAME, OWNER, open_table, served
from vigil.games import GAMES

OPENSSL = shutil.which("openssl") or ""
pytestmark = pytest.mark.skipif(not OPENSSL, reason="the certificate of the test is made by openssl")


def certificate(folder: Path) -> tuple[Path, Path]:
    key, cert = folder / "key.pem", folder / "cert.pem"
    made = [OPENSSL, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    names = ["-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    subprocess.run([*made, *names, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True)
    return key, cert


class Proxy:
    """Ends TLS, and sends each request on with the headers of docs/hosting.md, set anew; one for each connection."""

    def __init__(self, port: int, context: ssl.SSLContext) -> None:
        self.to, self.context = port, context
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.port = 0
        self.writers: list[asyncio.StreamWriter] = []
        self.thread = threading.Thread(target=self.run)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.meet, "127.0.0.1", 0, ssl=self.context))
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        server.close()
        self.loop.run_until_complete(self.end())
        self.loop.close()

    async def end(self) -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in self.writers:
            writer.transport.abort()
        for _ in range(10):  # each of them says good-bye in a few turns of the loop
            await asyncio.sleep(0)

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.append(writer)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            head = (await reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
            own = (b"x-forwarded-", b"connection:")
            kept = [line for line in head if not line.lower().startswith(own)]
            visitor = writer.get_extra_info("peername")[0].encode()
            kept += [b"X-Forwarded-For: " + visitor, b"X-Forwarded-Proto: https", b"Connection: close"]
            onward, inward = await asyncio.open_connection("127.0.0.1", self.to)
            self.writers.append(inward)
            inward.write(b"\r\n".join(kept) + b"\r\n\r\n")
            body = asyncio.ensure_future(pour(reader, inward))
            await pour(onward, writer)
            body.cancel()
            inward.close()
        writer.close()


async def pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):  # either side may go when it likes
        while data := await source.read(65536):
            target.write(data)
            await target.drain()


@contextlib.contextmanager
def behind_tls(address: str, folder: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    key, cert = certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    proxy = Proxy(int(address.rpartition(":")[2]), context)
    proxy.thread.start()
    assert proxy.ready.wait(60)
    try:
        yield f"https://127.0.0.1:{proxy.port}", ssl.create_default_context(cafile=str(cert))
    finally:
        proxy.loop.call_soon_threadsafe(proxy.loop.stop)
        proxy.thread.join()


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Starlette]:
    monkeypatch.setitem(GAMES, SLUG, "tests.web.six")
    with open_table(tmp_path) as made:
        yield made


def test_through_tls_all_is_https(app: Starlette, tmp_path: Path) -> None:
    with (
        served(app, "127.0.0.1") as plain,
        behind_tls(plain, tmp_path) as (address, trust),
        httpx.Client(base_url=address, verify=trust, timeout=60, headers={"host": NAME}) as host,
    ):
        entered = host.get(f"/enter/{OWNER}")
        assert "secure" in entered.headers["set-cookie"].lower()
        cookie = {"cookie": entered.headers["set-cookie"].split(";")[0]}
        page = host.post("/games", data=FORM, headers={"origin": f"https://{NAME}", **cookie})
        assert page.status_code == 303
        shown = host.get(page.headers["location"], headers=cookie).text
        links = re.findall(rf'href="https://{NAME}(/table/[\w-]+)"', shown)
        assert len(links) == 7
        assert f"http://{NAME}" not in shown
        claimed = host.post(f"{links[0]}/claim", headers={"origin": f"https://{NAME}"})
        assert claimed.status_code == 303
        assert "secure" in claimed.headers["set-cookie"].lower()
        assert host.post(f"{links[1]}/claim", headers={"origin": "https://evil.example"}).status_code == 403
        assert host.post(f"{links[1]}/claim", headers={"origin": f"http://{NAME}"}).status_code == 403, "https only"
        with host.stream("GET", f"/stream?watch={links[-1][7:]}.en") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert next(stream.iter_raw()), "the first bytes come at once"


@pytest.mark.parametrize(("proxy", "secure"), [("127.0.0.1", True), ("192.0.2.7", False)])
def test_only_the_named_proxy_is_believed(app: Starlette, tmp_path: Path, proxy: str, secure: bool) -> None:
    with (
        served(app, proxy) as plain,
        behind_tls(plain, tmp_path) as (address, trust),
        httpx.Client(base_url=address, verify=trust, timeout=60, headers={"host": NAME}) as host,
    ):
        cookie = host.get(f"/enter/{OWNER}").headers["set-cookie"].lower()
        assert ("secure" in cookie) == secure


def test_what_a_visitor_says_of_his_address_is_not_believed(app: Starlette, tmp_path: Path) -> None:
    with (
        served(app, "127.0.0.1") as plain,
        behind_tls(plain, tmp_path) as (address, trust),
        httpx.Client(base_url=address, verify=trust, timeout=60, headers={"host": NAME}) as host,
    ):
        codes = [
            host.post(
                "/join",
                data={"code": "AAAAAA"},
                headers={"origin": f"https://{NAME}", "x-forwarded-for": f"203.0.113.{n}"},
            ).status_code
            for n in range(40)
        ]
        assert codes[-1] == 429
