"""A table service and a Chromium for the browser tests; whatever the browser complains of fails the test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

from tests.browser.seat import Seat
from tools.pictures.browser import NoChromium, Service, chromium, serving

HERE = Path(__file__).parent
# about half of the time, with the tests that are none of the browser's
FIRST = ["whole_game", "accessibility", "log", "language", "board", "panels", "steady"]
DESKTOP = {"width": 1600, "height": 1000}  # the whole board can be read
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Two workers share them, by file: each has one browser and one service, both gone when other tests follow."""
    for item in items:
        if HERE in item.path.parents:
            group = "browser-1" if item.path.stem.removeprefix("test_") in FIRST else "browser-2"
            item.add_marker(pytest.mark.xdist_group(group))


def short(*first: Any, more: Sequence[Any] = ()) -> list[Any]:
    """Cases of a test: some in `make test`, more of their kind in `make slow`."""
    others = [each if isinstance(each, tuple) else (each,) for each in more]
    return [*first, *(pytest.param(*each, marks=pytest.mark.slow) for each in others)]


class Trouble:
    """Everything a browser complained of: errors on its console, requests that failed or were refused."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.expected: list[str] = []

    def expect(self, *parts: str) -> None:
        """Complaints that belong to the test: those that contain one of these."""
        self.expected += parts

    def listen(self, context: BrowserContext) -> None:
        context.on("console", self.heard)
        context.on("weberror", lambda error: self.said.append(f"script: {error.error}"))
        context.on("requestfailed", lambda request: self.failed(request.url, request.failure or ""))
        context.on("response", self.answered)

    def heard(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.said.append(line.text)

    def answered(self, answer: Response) -> None:
        if answer.status >= 400:
            self.said.append(f"{answer.status} {answer.url}")

    def failed(self, url: str, why: str) -> None:
        if "ERR_ABORTED" not in why:  # the page was left while it was asking
            self.said.append(f"{why} {url}")

    def left(self) -> list[str]:
        return [line for line in self.said if not any(part in line for part in self.expected)]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    try:
        with chromium() as found:
            yield found
    except NoChromium as missing:
        if os.environ.get("CI") == "true":
            pytest.fail(str(missing), pytrace=False)
        pytest.skip(str(missing))


@pytest.fixture(scope="package")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with serving(tmp_path_factory.mktemp("vigil")) as running:
        yield running


@pytest.fixture
def own_service(tmp_path: Path) -> Iterator[Service]:
    """A service that a test may kill, with an empty lobby."""
    with serving(tmp_path / "home") as running:
        yield running


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    found = Trouble()
    yield found
    assert found.left() == []


NewContext = Callable[..., BrowserContext]
OPENED = pytest.StashKey[list[BrowserContext]]()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """A test's pages are closed before its servers stop, in whatever order it names its fixtures."""
    for context in item.stash.get(OPENED, []):
        context.close()


@pytest.fixture
def new_context(browser: Browser, trouble: Trouble, request: pytest.FixtureRequest) -> NewContext:
    """A browser profile of its own: new_context(locale="fr", **PHONE)."""
    opened = request.node.stash[OPENED] = []

    def make(**wishes: Any) -> BrowserContext:
        usual: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**(usual | wishes))
        context.set_default_timeout(30_000)
        trouble.listen(context)
        opened.append(context)
        return context

    return make


@pytest.fixture
def page(new_context: NewContext) -> Page:
    return new_context().new_page()


@pytest.fixture
def seat(page: Page, service: Service) -> Seat:
    """A desktop browser in English, before the table."""
    return Seat(page, service.address)
