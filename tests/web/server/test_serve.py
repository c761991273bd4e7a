"""The service as a process: it starts, says where it is, and stops cleanly however often it is told."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from vigil.web.server.serve import listen


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_signals_in_a_row_stop_it_cleanly(tmp_path: Path, sent: signal.Signals) -> None:
    service = subprocess.Popen(
        [sys.executable, "-m", "vigil.cli.main", "serve", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "VIGIL_HOME": str(tmp_path), "LANG": "C.UTF-8"},
    )
    assert service.stdout
    assert "http://127.0.0.1:" in service.stdout.readline()
    for _ in range(3):
        service.send_signal(sent)
    _, errors = service.communicate(timeout=30)
    assert service.returncode == 0
    assert "Traceback" not in errors


def test_answers_do_not_wait_for_nagle() -> None:
    """Asyncio sets TCP_NODELAY only on sockets that say they speak TCP."""

    async def work() -> None:
        seen: list[int] = []
        here = asyncio.Event()

        async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            seen.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()
            here.set()

        listening = listen("127.0.0.1", 0)
        server = await asyncio.start_server(met, sock=listening)
        _, writer = await asyncio.open_connection(*listening.getsockname())
        await here.wait()
        writer.close()
        server.close()
        assert seen[0]

    asyncio.run(work())
