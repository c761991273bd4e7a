"""A store, a desk and a running service of its own for every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from vigil.app.loaded_game import load_game
from vigil.bots.random_bot import at_random
from vigil.kernel.journal import journal_text as journal
from vigil.kernel.journal.header import Header
from vigil.kernel.play.session import Session
from vigil.kernel.rules.requests import Chance
from vigil.web.app import make_app
from vigil.web.http.guard import Rules
from vigil.web.store.store import Store
from vigil.web.tables.arrivals import sandbox
from vigil.web.tables.arrivals.trial import Verdict, judge

RULES = Rules(frozenset({"localhost", "127.0.0.1"}))
AJAX = {"accept": "application/json"}


def header(
    seed: int = 1, scenario: str = "a-broken-country", undo: str = "free", companion: tuple[str, ...] = ()
) -> Header:
    box = load_game("navajo-wars")
    settings = {setting.slug: setting.values[0] for setting in box.definition.identity.settings}
    content = box.definition.content.hash(box.content)
    version = box.definition.identity.rules_version
    return Header("navajo-wars", version, content, scenario, settings, seed, undo, companion)


def play(session: Session, answers: int, seed: int = 1) -> None:
    """So many answers of chance, or fewer if the game ends."""
    choose = at_random(seed)
    for _ in range(answers):
        request = session.request
        if request is None:
            return
        if isinstance(request, Chance):
            session.answer(str(request.outcomes[0]))
        else:
            session.answer(choose(request, session.options).name)


def session(answers: int = 0, seed: int = 1, scenario: str = "a-broken-country") -> Session:
    box = load_game("navajo-wars")
    made = Session.start(box.definition, box.content, header(seed, scenario))
    play(made, answers, seed)
    return made


def text_of(made: Session) -> str:
    return journal.text_of(made.header, made.records)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(tmp_path / "saves" / "vigil.sqlite")
    yield made
    made.close()


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(make_app(store, RULES), base_url="http://localhost:8437") as made:
        yield made


@pytest.fixture
def judged_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Journals from elsewhere are judged in this process, by the same function: to start one of their own takes longer
    than all the rest. That they get one, with its limits, is the matter of test_sandbox.py and test_table.py."""

    async def here(text: str) -> Verdict:
        return judge(text)

    monkeypatch.setattr(sandbox, "try_out", here)


def new_game(client: TestClient, **fields: str) -> str:
    """The address of a new table."""
    form = {"game": "navajo-wars", "scenario": "a-broken-country", "seed": "5", **fields}
    answer = client.post("/games", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])
