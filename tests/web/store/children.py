"""What happens to a store in a process of its own: it has little room, or is killed in the midst of something.

These processes are forked from one that has loaded all they need; to start a Python for each would take longer than
what they do.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.web.conftest import AJAX, RULES, new_game, play, session
from vigil.app.loaded_game import load_game
from vigil.bots.bot_players import bot_choice
from vigil.bots.random_bot import RandomBot
from vigil.kernel.journal.header import SaveError
from vigil.web.app import make_app
from vigil.web.store.store import Store
from vigil.web.tables.progress import progress

PATIENCE = 300  # seconds

load_game("navajo-wars")


def in_a_child(what: Callable[..., None], *given: object) -> tuple[int | None, list[Any]]:
    """The exit code of a process that does this, and what it said."""
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    ours, its = context.Pipe(duplex=False)
    process = context.Process(target=what, args=(its, *given))
    process.start()
    its.close()
    said = []
    while ours.poll(PATIENCE):
        try:
            said.append(ours.recv())
        except EOFError:
            break
    process.join(PATIENCE)
    return process.exitcode, said


def open_with_little_room(out: Connection, path: Path, room: int) -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    try:
        out.send(len(Store(path).games()))
    except SaveError as error:
        out.send(error.key)


def die_while_opening(out: Connection, path: Path, step: int) -> None:
    """Killed when it sets about the n-th thing that it does to a file."""
    left = [step]

    def hook(event: str, what: object) -> None:
        if event in ("os.rename", "sqlite3.connect", "shutil.rmtree", "shutil.copyfile"):
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(hook)
    out.send(len(Store(path).games()))


def die_after_answers(out: Connection, path: Path, how: str) -> None:
    """What it says is how many records were acknowledged."""
    store = Store(path)
    made = session(5)
    store.create(made.header, made.records, progress(made)).result()
    if how == "restarted":
        for n in range(30):
            store.rename(1, f"{n}{'x' * 5000}").result()
        store.writer.execute("PRAGMA wal_checkpoint(RESTART)")
    elif how == "given up":
        store.writer.execute("PRAGMA cache_size = 10")
        store.writer.execute("BEGIN")
        store.writer.executemany("INSERT INTO kept VALUES (1, ?, ?)", [(str(n), "x" * 3000) for n in range(100)])
        store.writer.execute("ROLLBACK")
    for n in range(6):
        stored = len(made.records)
        play(made, 1, n)
        store.append(1, stored, made.records[stored:], progress(made)).result()
    out.send(store.length(1))
    os.kill(os.getpid(), signal.SIGKILL)


def fill_the_disk(out: Connection, path: Path, room: int) -> None:
    """Answers until none can be written: their status, and that of /healthz."""
    import resource

    store = Store(path)
    app = make_app(store, RULES)
    with TestClient(app, base_url="http://localhost:8437") as client:
        table = new_game(client)
        manager = app.state.web.manager
        held = manager.table(manager.seat(table[7:])[0])
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        wal = store.path.with_name("vigil.sqlite-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (wal + room, resource.RLIM_INFINITY))
        for n in range(400):
            made = held.session
            if made is None:
                client.get(f"{table}/update", headers=AJAX)
                made = held.session
            name = bot_choice(made, 0, RandomBot(n), n)
            answer = client.post(f"{table}/answer", json={"at": held.at, "name": name}, headers=AJAX)
            if answer.status_code == 503:
                out.send((503, client.get("/healthz").status_code))
                break
            if answer.status_code != 200:
                out.send((answer.status_code, answer.text))
