"""A proxy between a browser and the table, which keeps back, cuts or refuses what passes through it."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

PASS, KEEP_BACK, CUT, SHUT = "pass", "keep back", "cut", "shut"
HOPS = ("connection", "transfer-encoding", "keep-alive", "content-length")


class Gate(ThreadingHTTPServer):
    """`streams` says what becomes of a stream: it passes, its body is kept back, or it ends after its first words.
    `shut` are the beginnings of the paths that nobody gets through to."""

    daemon_threads = True

    def __init__(self, behind: str) -> None:
        super().__init__(("127.0.0.1", 0), Passing)
        self.behind = urlsplit(behind).netloc
        self.streams = PASS
        self.shut: tuple[str, ...] = ()
        self.asked: list[str] = []
        self.closing = threading.Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away is no error."""


class Passing(BaseHTTPRequestHandler):
    server: Gate

    def do_GET(self) -> None:
        gate = self.server
        gate.asked.append(self.path)
        if any(part in self.path for part in gate.shut):
            return
        size = int(self.headers.get("content-length") or 0)
        other = http.client.HTTPConnection(gate.behind, timeout=60)
        with suppress(OSError, http.client.HTTPException):
            other.request(self.command, self.path, self.rfile.read(size) if size else None, dict(self.headers))
            answer = other.getresponse()
            self.send_response_only(answer.status)
            for name, value in answer.getheaders():
                if name.lower() not in HOPS:
                    self.send_header(name, value)
            self.end_headers()
            self.wfile.flush()
            if self.path.startswith("/stream") and gate.streams == KEEP_BACK:
                gate.closing.wait()
            while part := answer.read1(65536):
                if any(each in self.path for each in gate.shut):
                    break
                self.wfile.write(part)
                if self.path.startswith("/stream") and gate.streams == CUT:
                    break
        other.close()

    do_POST = do_GET  # noqa: N815

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def gate_before(address: str) -> Iterator[Gate]:
    with Gate(address) as gate:
        thread = threading.Thread(target=gate.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield gate
        gate.closing.set()
        gate.shutdown()
        thread.join()
