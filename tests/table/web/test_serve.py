"""The service as a process: it starts, says where it is, and stops cleanly however often it is told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_signals_in_a_row_stop_it_cleanly(tmp_path: Path, sent: signal.Signals) -> None:
    service = subprocess.Popen(
        [sys.executable, "-m", "vigil.table.cli", "serve", "--port", "0", "--no-browser"],
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
