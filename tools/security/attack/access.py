"""Attacks at the door: names, cookies, what a guest may read, what the host may do without the others."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import subprocess
import sys
import time

import httpx2 as httpx

from tests.web.rounds import Browser, agree
from tools.security.attack.target_server import AJAX, PATIENCE, Ground, answer

MARKS = ("-@random", "-@os:abort", "@random", "--@-@steady", "\u200b@random", "＠random", "-")
LOOKS = (
    "ada",
    "\u0410da",
    "Ada\u3164",
    "Ada\ufe0f",
    "A\u200dda",
    "Ada" + "\u0301" * 39,
    "ＡＤＡ",
    "Ada ",
    "🅰da",
    "Ada\u02d0",
    "Ada (you)",
    "Spectators",
    "The second player",
)
POLL = re.compile(r'name="poll" value="(\d+)"')
PLANTED = "planted-by-another-program-12345"


def holder_marks(ground: Ground) -> str:
    """A guest gives himself a name that would make his seat a bot's, or nobody's."""
    for name in MARKS:
        page, links = ground.together("Ada", "-")
        with ground.browser() as guest, ground.browser(host=True) as host:
            code = guest.post(f"{links[1]}/claim", data={"name": name}).status_code
            if code < 400 and ("(bot)" in host.get(page).text or "played by a bot" in host.get(page).text):
                return f"{name!r} became a bot"
            if code >= 500:
                return f"{name!r} was answered {code}"
    return ""


def look_alike_names(ground: Ground) -> str:
    """A guest calls himself as somebody else at the table is called, as far as eyes can tell."""
    let_in = []
    for name in LOOKS:
        _, links = ground.together("Ada", "-")
        with ground.browser() as guest:
            if guest.post(f"{links[1]}/claim", data={"name": name}).status_code < 400:
                let_in.append(name)
    return f"let in beside Ada: {let_in!a}" if let_in else ""


def planted_cookie(ground: Ground) -> str:
    """Another program on the same host name gives the browser a cookie that it knows, before the claim."""
    _, (link, *_) = ground.together("Ada", "Ben")
    with ground.browser() as guest, ground.browser() as planter:
        for browser in (guest, planter):
            browser.cookies.set("vigil-browser", PLANTED)
        guest.post(f"{link}/claim")
        if planter.get(f"{link}/update", headers=AJAX).status_code == 200:
            return "whoever planted the cookie holds the seat too"
        guest.cookies.delete("vigil-browser", domain="")
        return "" if guest.get(link).status_code == 200 else "the guest lost his seat"


def copy_behind_backs(ground: Ground) -> str:
    """The host brings back a copy of a running game of several, and so foresees its dice: the game stands until all
    have agreed, and then its journal shows it."""
    page, links = ground.together("Ada", "Ben")
    copies = page.replace("/players", "/copies")
    with ground.browser() as ada, ground.browser() as ben, ground.browser(host=True) as host:
        for guest, link in ((ada, links[0]), (ben, links[1])):
            guest.post(f"{link}/claim")
        agree(Browser(ada, links[0]), Browser(ben, links[1]))
        until = time.monotonic() + PATIENCE
        while not list(ground.home.rglob("backups/*-*.sqlite")):
            if time.monotonic() > until:
                return "no copy was made"
            time.sleep(0.5)
        play_on(ada, ben, links, 3)
        before = ben.get(f"{links[1]}/update", headers=AJAX).json()
        copy = host.get(copies).text.partition(f'action="{copies}/')[2].partition('"')[0]
        if not copy:
            return "the page of the copies shows none"
        host.post(f"{copies}/{copy}")
        asked = ben.get(f"{links[1]}/update", headers=AJAX).json()
        if asked["at"] != before["at"] or asked["answers"] != before["answers"]:
            return f"the game went from {before['answers']} to {asked['answers']} answers, and nobody had agreed"
        for guest, link in ((ada, links[0]), (ben, links[1])):
            poll = POLL.search(guest.get(f"{link}/update", headers=AJAX).json()["poll"])
            if not poll:
                return "the others are not asked"
            guest.post(f"{link}/vote", json={"poll": int(poll[1]), "vote": "yes"}, headers=AJAX)
        after = ben.get(f"{links[1]}/update", headers=AJAX).json()
        report = ben.get(f"{links[1]}/report").text
    if after["answers"] >= before["answers"]:
        return "all agreed, and the copy did not come back"
    if not after.get("notices"):
        return f"the game went back from {before['answers']} to {after['answers']} answers without a word"
    return "" if re.search(r"^\? <<? \d+", report, re.M) else "no record shows that the game went back"


def play_on(ada: httpx.Client, ben: httpx.Client, links: list[str], times: int) -> None:
    for _ in range(times):
        for guest, link in ((ada, links[0]), (ben, links[1])):
            answer(guest, link)


def second_server(ground: Ground) -> str:
    """A second server on the same folder."""
    command = [sys.executable, "-m", "vigil.cli.main", "serve", "--port", "0", "--no-browser"]
    env = {**os.environ, "VIGIL_HOME": str(ground.home), "VIGIL_LANGUAGE": "en"}
    second = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        said, _ = second.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return "it started"
    finally:
        with contextlib.suppress(ProcessLookupError):
            second.kill()
        second.wait()
    return "it ended with a traceback" if "Traceback" in said else ""


def path_in_errors(ground: Ground) -> str:
    """The disk is full: what a guest reads of it names no folder, and the server says that it is not well."""
    _, links = ground.together("Ada", "Ben")
    with ground.browser() as ada, ground.browser() as ben:
        coming = ((ada, links[0]), (ben, links[1]))
        for guest, link in coming:
            guest.post(f"{link}/claim")
        limits = resource.prlimit(ground.server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        try:
            said = [guest.post(f"{link}/notes", data={"text": "x" * 200}) for guest, link in coming]
            said += [each for guest, link in coming if (each := answer(guest, link))]
            said += [guest.get(link) for guest, link in coming]
            well = ada.get("/healthz").status_code
        finally:
            resource.prlimit(ground.server.pid, resource.RLIMIT_FSIZE, limits)
    if any(str(ground.folder) in each.text or "vigil.sqlite" in each.text for each in said):
        return "a guest reads where the saves are kept"
    if not any(each.status_code == 503 for each in said):
        return f"the disk was full, and nobody was told: {[each.status_code for each in said]}"
    return "nothing can be written, and /healthz is well" if well == 200 else ""
