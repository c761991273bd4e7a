"""Pictures of every page, desktop and phone, light and dark; of the board in five moments of every game; and of each
thing the player gets.

    python -m tools.screenshots [folder]        (make screenshots; build/screenshots if nothing is said)
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from tools.browser import NoChromium, Service, chromium, serving
from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.journal import text_of
from vigil.kernel.session import Session
from vigil.kernel.text import slug as section_slug
from vigil.lab.subjects import header_of

SEED = 1
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2,
    },
}


def played(game: str, companion: bool = False) -> Session:
    """A game of the scenario in the middle, picked by the seed; with own dice it stops at the first of them."""
    definition = take_down(game)
    content, scenario = definition.load_content([]), definition.scenarios[len(definition.scenarios) // 2 - 1].slug
    header = replace(header_of(definition, scenario, SEED), companion=definition.kinds if companion else ())
    session, choose = Session.start(definition, content, header), at_random(SEED)
    while session.pending:
        seat, waiting = next(iter(session.pending.items()))
        session.answer(choose(waiting.decision, waiting.options).name, seat)
    return session


def journal(session: Session, answers: int | None = None) -> str:
    return text_of(session.header, session.entries[:answers])


def moments(session: Session) -> list[int]:
    """Five questions, from the first turns to the last."""
    asked = [n for n, entry in enumerate(session.entries) if entry.mark == ">"]
    return [asked[len(asked) * part // 100] for part in (12, 32, 52, 72, 94)]


def refusal(session: Session) -> int:
    """The last moment at which some actions were not possible and some options had a number."""
    found = 0
    again = Session.start(session.definition, session.content, session.header)
    for entry in [entry for entry in session.entries if entry.mark == ">"]:
        waiting = again.pending[entry.seat].decision
        if waiting.refused and len(list(waiting.refused())) > 2:
            found = len(again.entries)
        again.answer(entry.name, entry.seat)
    return found


def burst(session: Session) -> int:
    """The decision after which most is told."""
    asked = [n for n, entry in enumerate(session.entries) if entry.mark == ">"]
    told = session.told_at
    return max(pairwise(asked), key=lambda pair: told[pair[1]] - told[pair[0]])[0]


class Camera:
    def __init__(self, browser: Browser, service: Service, folder: Path) -> None:
        self.browser, self.service, self.folder = browser, service, folder

    def take(
        self,
        name: str,
        path: str,
        size: str,
        scheme: str,
        act: Callable[[Page], object] = lambda page: None,
        motion: str = "reduce",
    ) -> None:
        """Open an address, do something there, and take the picture; long pages are shown whole."""
        context = self.browser.new_context(color_scheme=scheme, locale="en", reduced_motion=motion, **SIZES[size])  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(path if path.startswith("http") else self.service.address + path)
        if "/table/" in path:
            page.wait_for_selector("html[data-ready]", state="attached")
        act(page)
        page.wait_for_timeout(400)
        page.screenshot(path=self.folder / f"{name}-{size}-{scheme}.png", full_page=name != "rules")
        context.close()

    def every(self, name: str, path: str, act: Callable[[Page], object] = lambda page: None) -> None:
        for size in SIZES:
            for scheme in ("light", "dark"):
                self.take(name, path, size, scheme, act)


def answer(page: Page) -> None:
    """One answer, so that there is something to tell."""
    at = page.locator("#answer input[name=at]").input_value()
    page.locator("#question button.option").first.click()
    page.wait_for_function("(at) => document.querySelector('#answer input[name=at]').value !== at", arg=at)


def in_between(page: Page) -> None:
    """The same answer as in the game, and some of the steps that follow."""
    answer(page)
    page.wait_for_selector("#log .fresh:nth-last-child(4 of :not(.yet))")


def slide(page: Page) -> None:
    page.locator("#slider").fill(str(int(page.locator("#slider").get_attribute("max") or 0) // 2))
    page.wait_for_selector("#past:not([hidden])")


def unfold(page: Page) -> None:
    page.evaluate("for (const each of document.querySelectorAll('#question details, #totals-box')) each.open = true")
    page.wait_for_timeout(300)


def cite(page: Page) -> None:
    page.locator("#q .cite").click()
    page.wait_for_selector("#panel[open] h2")


def shoot(camera: Camera, service: Service, slug: str) -> None:
    """The pages of a game and five of its moments."""
    game = played(slug)
    end = service.take_in(journal(game))
    table = service.take_in(journal(game, moments(game)[2]))
    own = service.take_in(journal(played(slug, companion=True)))
    why = service.take_in(journal(game, refusal(game)))
    sections = game.definition.sections
    camera.every("rules", f"/rules/{slug}/{section_slug(sections[len(sections) // 2])}")
    for card in list(game.definition.cards(game.content).values())[:1] if game.definition.cards else ():
        camera.every("card", f"/cards/{slug}/{card}")
    camera.every("end", end)
    camera.every("table", table, answer)
    camera.every("replay", end, slide)
    camera.every("companion", own)
    for n, moment in enumerate(moments(game), start=1):
        camera.take(f"moment-{n}", service.take_in(journal(game, moment)), "desktop", "dark" if n == 4 else "light")
    camera.every("why-not", why, unfold)
    camera.every("rule", table, cite)
    steps = journal(game, burst(game))
    for size in SIZES:
        camera.take("steps", service.take_in(steps), size, "light", in_between, motion="no-preference")
    for language in ("it", "fr"):
        camera.take(f"language-{language}", f"{table}?lang={language}", "desktop", "light")
    camera.take("keyboard", why, "desktop", "light", lambda page: page.locator("#question button.option").first.focus())


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0] if arguments else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as home, serving(Path(home)) as service, chromium() as browser:
            Camera(browser, service, folder).every("lobby-empty", "/")
            for slug in GAMES:
                part = folder / slug
                part.mkdir(exist_ok=True)
                shoot(Camera(browser, service, part), service, slug)
            Camera(browser, service, folder).every("lobby", "/")
            Camera(browser, service, folder).every("error", "/nothing-here")
    except NoChromium as missing:
        print(missing, file=sys.stderr)
        return 1
    print(f"{len(list(folder.rglob('*.png')))} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
