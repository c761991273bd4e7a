"""The first game: a guide that is followed, the goal that is put away, and anything that is asked about."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tools.pictures.browser import Service

MEANT = re.compile(r"\bmeant\b")


def test_the_guide_is_followed_and_lights_what_it_speaks_of(page: Page, service: Service) -> None:
    page.goto(f"{service.address}/new/navajo-wars?lang=en")
    page.locator("button[name=guided]").click()
    expect(page.locator("html[data-ready]")).to_be_attached()
    expect(page.locator("#goal-card")).to_be_visible()
    page.locator("#goal-close").click()
    expect(page.locator("#goal-card")).to_be_hidden()
    expect(page.locator("#territory-1")).to_have_class(MEANT)
    for n in range(1, 3):
        expect(page.locator("#guide .follow .hint")).to_contain_text(f"Step {n} of")
        page.locator("#follow").click()
    expect(page.locator("#guide .follow .hint")).to_contain_text("Step 3 of")
    expect(page.locator("#santa-fe")).to_have_class(MEANT)
    page.locator("button.option:not(.advised)").first.click()
    expect(page.locator("#guide")).to_contain_text("You have left the guided path")
    expect(page.locator(".meant")).to_have_count(0)


def test_anything_is_asked_about_by_pointer_and_by_key(page: Page, service: Service) -> None:
    page.goto(f"{service.address}/new/navajo-wars?lang=en")
    page.locator("button.primary").first.click()
    expect(page.locator("html[data-ready]")).to_be_attached()
    page.locator("#goal-close").click()
    what = page.locator("#what")
    page.locator("#santa-fe").click()
    expect(what.locator("h2")).to_have_text("Santa Fé")
    page.keyboard.press("Escape")
    expect(what).to_be_hidden()
    page.locator("button.option").first.focus()
    page.keyboard.press("Shift+?")
    expect(what.locator("h2")).to_have_text("Shiprock, Area 1")
    page.keyboard.press("Escape")
    expect(what).to_be_hidden()
    page.locator("#what-ask").click()
    page.locator("#what-text").fill("culture")
    page.keyboard.press("Enter")
    expect(what.locator("h2")).to_have_text("Culture 9")
    what.locator("a.cite").click()
    expect(page.locator("#panel")).to_contain_text("General Record Track")
