"""Pictures of every page and of the board in five moments of every game: the first question and one in the middle on
every screen, in both themes and every language, the rest where it is worth a look.

    python -m tools.pictures.screenshots [folder]        (make screenshots; build/screenshots if nothing is said)
"""

from __future__ import annotations

import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import pairwise, product
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode

from msgspec.structs import replace
from playwright.sync_api import Browser, Error, Page

from tools.pictures.browser import NoChromium, Service, chromium, serving
from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.journal.records import Mark
from vigil.kernel.play.session import Session
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import slug as section_slug
from vigil.lab.named_games import header_of

SEED = 1
HANDS = {"is_mobile": True, "has_touch": True}
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, **HANDS},
    "phone-lying": {"viewport": {"width": 844, "height": 390}, "device_scale_factor": 2, **HANDS},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **HANDS},
    "tablet-lying": {"viewport": {"width": 1180, "height": 820}, **HANDS},
    "1280": {"viewport": {"width": 1280, "height": 720}},
    "1440": {"viewport": {"width": 1440, "height": 900}},
    "1920": {"viewport": {"width": 1920, "height": 1080}},
    "2560": {"viewport": {"width": 2560, "height": 1440}},
}
TWO, BOTH = ("1440", "phone"), ("light", "dark")
Act = Callable[[Page], object]


def nothing(page: Page) -> None:
    pass


def played(game: str, companion: bool = False) -> Session:
    """A game of the scenario in the middle, picked by the seed; with own dice it stops at the first of them."""
    definition = take_down(game)
    content, scenario = (
        definition.content.load([]),
        definition.identity.scenarios[len(definition.identity.scenarios) // 2 - 1].slug,
    )
    header = replace(header_of(definition, scenario, SEED), companion=definition.identity.chances if companion else ())
    session, choose = Session.start(definition, content, header), at_random(SEED)
    while session.pending:
        seat, waiting = next(iter(session.pending.items()))
        session.answer(choose(waiting.decision, waiting.options).name, seat)
    return session


def journal(session: Session, answers: int | None = None) -> str:
    return text_of(session.header, session.entries[:answers])


def moments(session: Session) -> list[int]:
    """Five questions, from the first turns to the last."""
    asked = [n for n, entry in enumerate(session.entries) if entry.mark == Mark.CHOSEN]
    return [asked[len(asked) * part // 100] for part in (12, 32, 52, 72, 94)]


def refusal(session: Session) -> int:
    """The last moment at which some actions were not possible and some options had a number."""
    found = 0
    again = Session.start(session.definition, session.content, session.header)
    for entry in [entry for entry in session.entries if entry.mark == Mark.CHOSEN]:
        waiting = again.pending[entry.seat].decision
        if waiting.refused and len(list(waiting.refused())) > 2:
            found = len(again.entries)
        again.answer(entry.name, entry.seat)
    return found


def burst(session: Session) -> int:
    """The decision after which most is told."""
    asked = [n for n, entry in enumerate(session.entries) if entry.mark == Mark.CHOSEN]
    told = session.told_at
    return max(pairwise(asked), key=lambda pair: told[pair[1]] - told[pair[0]])[0]


class Camera:
    def __init__(self, browser: Browser, service: Service, folder: Path) -> None:
        self.browser, self.service, self.folder = browser, service, folder

    def take(
        self, name: str, path: str, act: Act = nothing, size: str = "1440", scheme: str = "light", language: str = "en"
    ) -> None:
        """Open an address, do something there, and take the picture; long pages are shown whole."""
        motion = "no-preference" if name == "steps" else "reduce"
        context = self.browser.new_context(
            color_scheme=scheme,  # type: ignore[arg-type]
            locale=language,
            reduced_motion=motion,  # type: ignore[arg-type]
            **SIZES[size],
        )
        page = context.new_page()
        page.goto(path if path.startswith("http") else self.service.address + path)
        if "/table/" in path:
            page.wait_for_selector("html[data-ready]", state="attached")
        act(page)
        page.wait_for_timeout(400)
        file = f"{name}-{size}-{scheme}-{language}.png"
        page.screenshot(path=self.folder / file, full_page=name != "rules")
        context.close()

    def each(
        self,
        name: str,
        path: str,
        act: Act = nothing,
        sizes: Iterable[str] = TWO,
        schemes: Iterable[str] = BOTH,
        languages: Iterable[str] = ("en",),
    ) -> None:
        for size, scheme, language in product(sizes, schemes, languages):
            self.take(name, path, act, size, scheme, language)

    def page(self, name: str, path: str) -> None:
        """A page around the table, if it is there: in both themes, and in every language."""
        try:
            self.service.get(path)
        except HTTPError:
            return
        self.each(name, path)
        self.each(name, path, schemes=("light",), languages=[each for each in LANGUAGES if each != "en"])


def answer(page: Page) -> None:
    """One answer, so that there is something to tell."""
    at = page.locator("#answer input[name=at]").input_value()
    page.locator("#question button.option").first.click()
    page.wait_for_function("(at) => document.querySelector('#answer input[name=at]').value !== at", arg=at)


def in_between(page: Page) -> None:
    """An answer, and the first of the steps that follow, if there is something to tell."""
    answer(page)
    with suppress(Error):
        page.wait_for_selector("#telling-line:not(:empty)", timeout=5000)


def slide(page: Page) -> None:
    page.locator("#slider").evaluate("(each) => { each.value = each.max / 2; each.dispatchEvent(new Event('input')); }")
    page.wait_for_selector("#past:not([hidden])")


def unfold(page: Page) -> None:
    page.evaluate("for (const each of document.querySelectorAll('#question details, #totals-box')) each.open = true")
    page.wait_for_timeout(300)


def cite(page: Page) -> None:
    page.locator("#q .cite").click()
    page.wait_for_selector("#panel[open] h2")


def press(key: str) -> Act:
    return lambda page: page.keyboard.press(key)


def pulled(page: Page) -> None:
    if page.locator("#grip").is_visible():
        page.locator("#grip").click()


def set_up(service: Service, slug: str, seats: int) -> str:
    """A new table of several seats before one screen; the result is its address."""
    fields = [("game", slug), ("scenario", take_down(slug).identity.scenarios[0].slug), ("seats", str(seats))]
    fields += [(f"name-{n}", name) for n, name in enumerate(("Ada", "Ben", "Cleo", "Dana", "Eli", "Finn")[:seats], 1)]
    headers = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
    request = urllib.request.Request(f"{service.address}/games", urlencode(fields).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as found:
        return f"{service.address}{found.read().decode().split(chr(34))[3]}"


def shoot(camera: Camera, service: Service, slug: str) -> None:
    """The pages of a game and five of its moments."""
    game = played(slug)
    definition = game.definition
    end = service.take_in(journal(game))
    tables = [service.take_in(journal(game, moment)) for moment in moments(game)]
    table = tables[2]
    alone = definition.identity.seats[0] == 1 and definition.identity.chances
    own = service.take_in(journal(played(slug, companion=True))) if alone else ""
    why = service.take_in(journal(game, refusal(game)))
    sections = definition.identity.sections
    camera.page("new", f"/new/{slug}")
    camera.page("aid", f"/aid/{slug}")
    camera.each("rules", f"/rules/{slug}/{section_slug(sections[len(sections) // 2])}")
    for card in list(definition.content.cards(game.content).values())[:1] if definition.content.cards else ():
        camera.each("card", f"/cards/{slug}/{card}")
    camera.each("first", service.take_in(journal(game, 0)), sizes=SIZES, languages=LANGUAGES)
    camera.each("table", table, sizes=SIZES, languages=LANGUAGES)
    for n, moment in enumerate(tables, start=1):
        camera.each(f"moment-{n}", moment, schemes=(BOTH[n % 2],))
    camera.each("end", end)
    camera.each("end", end, sizes=("tablet", "2560"), schemes=("light",))
    camera.each("replay", end, slide, sizes=("phone", "phone-lying", "1440"))
    camera.each("answered", table, answer)
    camera.each("why-not", why, unfold)
    camera.each("rule", table, cite)
    camera.each("keys", table, press("h"), schemes=("light",))
    camera.each("settings-sheet", table, press(","))
    camera.each("sheet-pulled", table, pulled, sizes=("phone", "phone-lying", "tablet"), schemes=("light",))
    if own:
        camera.each("companion", own)
    steps = journal(game, burst(game))
    for size in TWO:
        camera.take("steps", service.take_in(steps), in_between, size)
    camera.take("keyboard", why, lambda page: page.locator("#question button.option").first.focus())
    several = max(definition.identity.seats)
    if several > 1:
        shared = set_up(service, slug, min(several, 3))
        camera.page("players", f"/games/{shared.rpartition('/')[2]}/players")
        camera.each("curtain", shared, sizes=("phone", "tablet", "1440"))


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0] if arguments else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as home, serving(Path(home)) as service, chromium() as browser:
            around = Camera(browser, service, folder)
            around.page("lobby-empty", "/")
            for slug in GAMES:
                part = folder / slug
                part.mkdir(exist_ok=True)
                shoot(Camera(browser, service, part), service, slug)
            around.page("lobby", "/")
            around.each("lobby", "/", sizes=SIZES, schemes=("light",))
            around.page("join", "/join")
            around.page("settings", "/settings")
            around.each("error", "/nothing-here")
    except NoChromium as missing:
        print(missing, file=sys.stderr)
        return 1
    print(f"{len(list(folder.rglob('*.png')))} pictures in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
