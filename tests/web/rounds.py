"""What the script of a page does with the dice, for tests that speak HTTP: commit, then show the share."""

from __future__ import annotations

import re
from typing import Any

from tests.web.conftest import AJAX
from vigil.kernel.journal.dice_shares import new_share
from vigil.kernel.rules.dice import commitment
from vigil.web.tables.dice_round_members import MOMENT

DATA = re.compile(r'data-(fingerprint|party|stage|mine)="(\w*)"')


class Browser:
    """A browser before a table, which keeps its share."""

    def __init__(self, client: Any, table: str) -> None:
        self.client = client
        self.table = table
        self.share = new_share()
        self.seen = ""  # the fingerprint it was shown
        self.told: list[str] = []  # the notices it was shown

    def awaits(self) -> dict[str, str]:
        """What the page says of the round; nothing if the dice are known."""
        found = self.client.get(f"{self.table}/update", headers=AJAX)
        assert found.status_code == 200, found.text
        self.told += found.json().get("notices", [])
        return dict(DATA.findall(found.json()["dice"]))

    def post(self, what: str, **more: str) -> Any:
        return self.client.post(f"{self.table}/dice", json={"dice": what, **more}, headers=AJAX)

    def commit(self) -> Any:
        found = self.awaits()
        self.seen = found["fingerprint"]
        promise = commitment(self.seen, int(found["party"]), self.share)
        return self.post("commit", fingerprint=self.seen, commitment=promise)

    def commit_late(self) -> Any:
        """When the dice are known."""
        return self.post("commit", fingerprint=self.seen, commitment="0" * 64)

    def reveal(self) -> Any:
        return self.post("reveal", fingerprint=self.seen, share=self.share)


def agree(*browsers: Browser) -> None:
    """A whole round."""
    for each in browsers:
        assert each.commit().status_code == 200
    for each in browsers:
        assert each.reveal().status_code == 200
    assert not browsers[0].awaits()


def a_moment_passes(browser: Browser) -> None:
    """So much time that nobody is waited for any more."""
    manager = browser.client.app.state.web.manager
    table = manager.table(manager.seat(browser.table.rpartition("/")[2])[0])
    table.round_since -= MOMENT
    table.presence.since -= MOMENT
    for party in table.came:
        table.came[party] -= MOMENT
