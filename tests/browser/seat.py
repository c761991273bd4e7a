"""A player before the browser: what he does, in his words, and what he sees."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

expect.set_options(timeout=30_000)  # milliseconds: machines are loaded
GAME = "navajo-wars"
READY = "html[data-ready]"
OPTIONS = "#question button.option, #question button.outcome"


def script(name: str) -> str:
    """A function for the page, from its file, without the comment at its head."""
    text = (Path(__file__).parent / "scripts" / f"{name}.js").read_text(encoding="utf-8")
    return text.partition("\n")[2]


DRAWN = script("drawn")

SETTLED = """(at) => document.querySelector("#answer input[name=at]").value !== at
  && !document.querySelector("#ask").hasAttribute("aria-busy")"""


class Seat:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # going somewhere

    def open(self, path: str = "/") -> Seat:
        self.page.goto(path if path.startswith("http") else self.address + path)
        if "/table/" in self.page.url:
            self.page.wait_for_selector(READY, state="attached")
        return self

    def start(self, scenario: str = "rise-of-the-people", seed: int = 1, game: str = GAME, **more: Any) -> Seat:
        """A new game, by what the page for a new one would send."""
        fields = [("game", game), ("scenario", scenario), ("seed", str(seed))]
        fields += [(name, more[name]) for name in ("title", "language", "undo") if name in more]
        fields += [("companion", kind) for kind in more.get("companion", ())]
        kind = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
        answer = self.page.context.request.post(f"{self.address}/games", data=urlencode(fields), headers=kind)
        assert answer.ok, answer.text()
        return self.open(answer.json()["to"])

    def start_by_form(self, scenario: str = "rise-of-the-people", seed: int = 1, **more: Any) -> Seat:
        """A new game, from the page on which it is set up."""
        page = self.open("/new/navajo-wars").page
        page.locator(f"input[name=scenario][value={scenario}]").check()
        page.locator("details.more > summary").click()
        page.locator("input[name=seed]").fill(str(seed))
        if "title" in more:
            page.locator("#new input[name=title]").fill(more["title"])
        if "language" in more:
            page.locator("select[name=language]").select_option(more["language"])
        if "undo" in more:
            page.locator(f"input[name=undo][value={more['undo']}]").check()
        for pack in more.get("packs", ()):
            page.locator(f"input[name=packs][value={pack}]").check()
        for kind in more.get("companion", ()):
            page.locator(f"input[name=companion][value={kind}]").check()
        page.locator("#new button[type=submit]").last.click()
        page.wait_for_selector(READY, state="attached")
        return self

    # answering

    @property
    def at(self) -> str:
        return self.page.locator("#answer input[name=at]").input_value()

    def count(self) -> int:
        return self.page.locator(OPTIONS).count()

    def settle(self, at: str) -> None:
        """Until the page shows what came of the answer to the question it showed at `at`."""
        self.page.wait_for_function(SETTLED, arg=at)

    def choose(self, n: int) -> None:
        """Click the option with this number, from 0 on; of a set that element, and then the first still needed."""
        at, do, chosen = self.at, self.page.locator("#do"), self.page.locator(OPTIONS).nth(n)
        place, of_a_set = (chosen.get_attribute("value") or "").rpartition(" ")[2], do.count()
        self.press(chosen)
        if of_a_set:
            self.inside(1)
            open_ = self.page.locator("#draft button[name=put]:not([aria-disabled])")
            more = self.page.locator("#draft li:not(.in) button[name=put]:not([aria-disabled])")
            for done in range(2, 99):
                if do.is_enabled():
                    break
                there = more.and_(self.page.locator(f"[value$=' {place}']"))  # where a second is needed
                self.press((there if there.count() else more if more.count() else open_).first)
                self.inside(done)
            do.click()
        self.settle(at)

    def press(self, button: Locator) -> None:
        """Click it, after what it is folded up under."""
        button.evaluate("(each) => each.closest('details:not([open])')?.firstElementChild.click()")
        button.click()

    def inside(self, n: int) -> None:
        """Until so many elements are in the set."""
        expect(self.page.locator("#draft input[name=in]")).to_have_count(n)

    def skip(self) -> None:
        """Show at once what is still being told, if anything is: it may come to its end at any moment."""
        self.page.evaluate(
            "() => { const skip = document.querySelector('#skip'); if (skip.checkVisibility()) skip.click(); }"
        )

    def play(self, luck: Random, most: int = 400) -> int:
        """Click legal options, picked by luck, to the end of the game or until enough is done."""
        for done in range(most):
            count = self.count()
            if not count:
                return done
            self.choose(luck.randrange(count))
        return most

    # looking

    def comes_to(self, drawing: str) -> None:
        """The board becomes this drawing; pieces may still be gliding there."""
        for _ in range(600):
            if self.drawn() == drawing:
                return
            self.page.wait_for_timeout(50)
        same_board(drawing, self.drawn())

    def drawn(self) -> str:
        return str(self.page.evaluate(DRAWN))

    def question(self) -> str:
        return self.page.locator("#q").inner_text()

    def answers(self) -> int:
        return int(self.page.locator("#slider").get_attribute("max") or 0)

    def log(self) -> list[str]:
        return self.page.locator("#log .jump").all_inner_texts()

    def slide(self, n: int) -> float:
        """Show the board after n answers; the result is the time it took, in milliseconds."""
        return float(
            self.page.evaluate(
                """(n) => new Promise((done) => {
                  const slider = document.querySelector("#slider"), where = document.querySelector("#where");
                  const before = performance.now();
                  slider.value = n;
                  new MutationObserver((_, watcher) => {
                    watcher.disconnect();
                    requestAnimationFrame(() => done(performance.now() - before));
                  }).observe(document.querySelector("#question"), { childList: true });
                  slider.dispatchEvent(new Event("input", { bubbles: true }));
                })""",
                n,
            )
        )

    def journal(self, folder: Path) -> str:
        """The game, saved to a file by its link."""
        self.page.keyboard.press(",")
        with self.page.expect_download() as saving:
            self.page.locator("#settings a[download]").click()
        self.page.keyboard.press("Escape")
        file = folder / "saved.journal"
        saving.value.save_as(file)
        return file.read_text(encoding="utf-8")

    # reaching by keys alone

    def tab_to(self, selector: str, most: int = 150, key: str = "Tab") -> None:
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) || false", selector):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{selector} is not reached by {key}")


def difference(one: str, other: str) -> str:
    """Where two drawings differ, for the message of a failure."""
    if one == other:
        return ""

    def walk(left: Any, right: Any, path: str) -> list[str]:
        if isinstance(left, list) and isinstance(right, list) and left[:1] == right[:1]:
            here = f"{path}/{left[0]}[{left[1][:60]}]"
            found = [f"{here}: {left[1]!r} is not {right[1]!r}"] if left[1] != right[1] else []
            if len(left) != len(right):
                return [*found, f"{here}: {len(left)} and {len(right)} parts: {left[2:]!r:.300} {right[2:]!r:.300}"]
            for a, b in zip(left[2:], right[2:], strict=True):
                found += walk(a, b, here)
            return found
        return [f"{path}: {left!r:.200} is not {right!r:.200}"] if left != right else []

    return "\n".join(walk(json.loads(one), json.loads(other), "")[:5])


def same_board(one: str, other: str) -> None:
    assert not difference(one, other), difference(one, other)


def fits(page: Page) -> None:
    """No page scrolls sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} pixels too wide"


__all__ = ["OPTIONS", "READY", "SETTLED", "Seat", "difference", "expect", "fits", "same_board", "script"]
