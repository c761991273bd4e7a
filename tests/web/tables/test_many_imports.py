"""Many imports at the same moment: a few wait for their trial, the others are told so, and tables go on."""

from __future__ import annotations

import threading
from pathlib import Path

import httpx2 as httpx
import pytest

from tests.web.conftest import AJAX, RULES, session, text_of
from tests.web.well import served
from vigil.web.app import make_app
from vigil.web.store.store import Store
from vigil.web.tables.arrivals import sandbox
from vigil.web.tables.arrivals.trial import Verdict
from vigil.web.tables.progress import progress

AT_ONCE = 20


def test_twenty_imports_at_once(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "WAITING", 3)
    made, text = session(10), text_of(session(30, 2))
    token = store.create(made.header, made.records, progress(made)).result()
    running, most, real = 0, 0, sandbox.try_out
    come = threading.Event()

    async def counted(said: str) -> Verdict:
        nonlocal running, most
        running += 1
        most = max(most, running)
        come.set()
        try:
            return await real(said)
        finally:
            running -= 1

    monkeypatch.setattr(sandbox, "try_out", counted)
    codes: list[int] = []
    with served(make_app(store, RULES)) as address:

        def take_in() -> None:
            answer = httpx.post(f"{address}/games/import", content=text, headers=AJAX, timeout=300)
            codes.append(answer.status_code)

        threads = [threading.Thread(target=take_in) for _ in range(AT_ONCE)]
        for thread in threads:
            thread.start()
        assert come.wait(120)
        with httpx.Client(base_url=address, timeout=300) as player:
            at = player.get(f"/table/{token}/update", headers=AJAX).json()["at"]
            body = {"at": at, "name": made.options[0].name}
            assert player.post(f"/table/{token}/answer", json=body, headers=AJAX).status_code == 200
        for thread in threads:
            thread.join()
    assert most == 1, "one trial at a time"
    assert set(codes) <= {200, 429}
    assert len(codes) == AT_ONCE
    assert codes.count(200) >= sandbox.WAITING
    assert len(store.games()) == 1 + codes.count(200)
