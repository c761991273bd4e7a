"""A player who answers as fast as he can and writes down what was acknowledged."""

from __future__ import annotations

import random
import re
import threading

import httpx2 as httpx

from vigil.kernel.journal.journal_text import parse

OPTION = re.compile(r'name="name" value="([^"]+)"')
JSON = {"accept": "application/json"}


class Player:
    def __init__(self, address: str, seed: int) -> None:
        self.client = httpx.Client(base_url=address, timeout=5)
        form = {"game": "navajo-wars", "scenario": "los-duenos-del-mundo", "seed": str(seed), "companion": "die"}
        answer = self.client.post("/games", data=form)
        self.table = answer.headers["location"]
        self.choice = random.Random(seed)
        self.taken: list[tuple[int, str]] = []  # the place in the journal and the answer, as acknowledged
        self.asked: tuple[int, str] | None = None  # sent, not acknowledged
        self.running = threading.Event()
        self.thread: threading.Thread | None = None

    def reconnect(self, address: str) -> None:
        self.client.close()
        self.client = httpx.Client(base_url=address, timeout=5)

    def start(self) -> None:
        self.running.set()
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.running.clear()
        if self.thread:
            self.thread.join()

    def play(self) -> None:
        while self.running.is_set():
            try:
                if not self.answer():
                    return
            except httpx.HTTPError:
                return

    def answer(self) -> bool:
        state = self.client.get(f"{self.table}/update", headers=JSON).json()
        names = OPTION.findall(state["question"])
        if not names:
            return False
        name = self.choice.choice(names)
        self.asked = (state["at"], name)
        answer = self.client.post(f"{self.table}/answer", json={"at": state["at"], "name": name}, headers=JSON)
        if answer.status_code == 200:
            self.taken.append((state["at"], name))
        self.asked = None
        return answer.status_code in (200, 429)

    def check(self) -> None:
        """Every acknowledged answer stands in the journal, in its place; one more may, the one that was under way."""
        records = [record.line() for _, record in parse(self.client.get(f"{self.table}/journal").text).records]
        for at, name in self.taken:
            given = re.search(rf" [>!](@\d+)? {re.escape(name)}$", records[at])  # at a window with its number
            assert given, (at, name, records[at : at + 2])
        state = self.client.get(f"{self.table}/update", headers=JSON).json()
        assert state["at"] == len(records)
        assert state["question"]
