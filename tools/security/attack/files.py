"""Attacks by files: journals and packs of strangers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from tests.web.rounds import Browser, agree
from tools.security.attack.target_server import AJAX, Ground, vigil
from vigil.app.packs.template import write_template
from vigil.bots.random_bot import at_random
from vigil.games import GAMES, take_down
from vigil.kernel.journal.header import Header
from vigil.kernel.journal.journal_text import text_of
from vigil.kernel.journal.records import Entry, Mark, Record, Undo
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.kernel.rules.dice import dice_of, fingerprint

ANSWERS = 40
SECRETS = 150
CAME = "opened this game from a file"
RAN = "it-ran"  # the file that a bot from elsewhere would leave
BOT = f"open({RAN!r}, 'w').close()\n\n\ndef Bot(*given):\n    open({RAN!r}, 'w').close()\n"
HOLDERS = ("@os:abort", "@holiday:Bot", "@code:interact")
HONEST = "The dice are honest"
TALE = re.compile(r'n = (\d+)\nsource = "ours"\n(?=\n|\Z)')  # a script that does nothing but tell

Forgery = Callable[[Header, list[Record]], tuple[Header, list[Record]]]


def played(game: str, players: Sequence[str] = ("",), secret: str = "") -> Session:
    definition = take_down(game)
    content = definition.content.load([])
    head = new_header(
        definition, content, definition.identity.scenarios[0].slug, definition.identity.defaults(), players
    )
    head.secret = secret or head.secret
    session, choose = Session.start(definition, content, head), at_random(5)
    for _ in range(ANSWERS):
        if session.pending:
            seat, asked = next(iter(session.pending.items()))
            session.answer(choose(asked.decision, asked.options).name, seat)
    return session


def bot_from_a_file(ground: Ground) -> str:
    """A journal whose head names a bot from elsewhere, taken up in the terminal and in the browser."""
    (ground.folder / "holiday.py").write_text(BOT, encoding="utf-8")
    session = played("under-our-sun", ("Ada", "Ben"))
    for holder in HOLDERS:
        path = ground.folder / "evil.journal"
        evil = replace(session.header, players=("Ada", holder))
        path.write_text(text_of(evil, session.records), encoding="utf-8")
        code, said = vigil(ground.folder, "resume", str(path), "--plain")
        if (ground.folder / RAN).exists() or "Traceback" in said or ">>>" in said or code is None or code < 0:
            return f"{holder} was called by `vigil resume`"
        with ground.browser(host=True) as host:
            status = host.post("/games/import", content=path.read_bytes(), headers=AJAX).status_code
        if (ground.folder / RAN).exists() or status >= 500:
            return f"{holder} in an import was answered {status}"
    return ""


def by_hand(header: Header, records: list[Record]) -> tuple[Header, list[Record]]:
    """Every throw is said to be the player's own, though the head names no dice of his."""
    marked = [
        replace(each, mark=Mark.OWN) if isinstance(each, Entry) and each.mark == Mark.DICE else each for each in records
    ]
    return header, marked


def borrowed(header: Header, records: list[Record]) -> tuple[Header, list[Record]]:
    """Dice of another seed, all of them said to be taken over from another game."""
    return replace(header, branched=100_000, seed=header.seed + 1), records


def empty_undos(header: Header, records: list[Record]) -> tuple[Header, list[Record]]:
    """Undos that take nothing back, put in so that other dice fall."""
    last = max(n for n, each in enumerate(records) if isinstance(each, Entry) and each.mark == Mark.DICE)
    before = sum(isinstance(each, Entry) for each in records[:last])
    return header, [*records[:last], *[Undo(before)] * 3]


FORGERIES: tuple[Forgery, ...] = (by_hand, borrowed, empty_undos)


def forged_dice(ground: Ground) -> str:
    """Dice of a forger, with seals that fit: `vigil verify` does not call them honest, and no server takes them in
    without a word."""
    for game in GAMES:
        for forge in FORGERIES:
            session = played(game)
            path = ground.folder / "forged.journal"
            path.write_text(text_of(*forge(session.header, list(session.records))), encoding="utf-8")
            code, said = vigil(ground.folder, "verify", str(path), "--plain")
            if code == 0 and HONEST in said:
                return f"{game}, {forge.__name__}: `vigil verify` says that the dice are honest"
            if "Traceback" in said or code is None:
                return f"{game}, {forge.__name__}: `vigil verify` broke off"
            if not refused_or_told(ground, path.read_bytes()):
                return f"{game}, {forge.__name__}: taken in without a word"
    return ""


def refused_or_told(ground: Ground, journal: bytes) -> bool:
    """Whether a journal from elsewhere is refused, or the page of the game says what is wrong with it."""
    with ground.browser(host=True) as host:
        taken = host.post("/games/import", content=journal, headers=AJAX)
        if taken.status_code != 200:
            return bool(taken.status_code < 500)
        return bool(host.get(f"{taken.json()['to']}/update", headers=AJAX).json().get("notices"))


def chosen_secret(ground: Ground) -> str:
    """The host tries secrets until the dice of a game of several suit him, and brings it in."""
    wanted = min((f"{n:064x}" for n in range(SECRETS)), key=lambda secret: dice_of(0, secret)(ANSWERS, 0))
    session = played("under-our-sun", ("Ada", "Ben"), wanted)
    journal = text_of(session.header, session.records)
    with ground.browser(host=True) as host:
        taken = host.post("/games/import", content=journal.encode(), headers=AJAX)
        if taken.status_code != 200:
            return "" if taken.status_code < 500 else f"answered {taken.status_code}"
        browser = Browser(host, str(taken.json()["to"]))
        if CAME not in host.get(browser.table).text:
            return "nobody is told that the game came from a file"
        if not browser.awaits():
            return "the game goes on, and nobody has agreed to it"
        agree(browser)
        if CAME not in str(browser.told):
            return "the players are not told afterwards that the game came from a file"
        return "its dice follow the host's secret" if fingerprint(wanted) in host.get(browser.table).text else ""


def script_without_end(ground: Ground) -> str:
    """A pack whose script reads itself, played in the terminal."""
    folder = ground.folder / "endless"
    write_template(take_down("this-war-of-mine"), folder)
    for path in (folder / "scripts").iterdir():
        text = path.read_text(encoding="utf-8")
        path.write_text(TALE.sub(r'\g<0>effects = [{ do = "read", n = \1 }]\n', text), encoding="utf-8")
    code, said = vigil(ground.folder, "packs", "check", str(folder), "--plain")
    if code is None or "Traceback" in said:
        return "`vigil packs check` did not come to an end"
    code, said = vigil(ground.folder, "play", "this-war-of-mine", "--pack", str(folder), "--bot", "random", "--plain")
    if code is None:
        return "`vigil play` did not come to an end"
    return "`vigil play` ended with a traceback" if "Traceback" in said or code < 0 else ""
