"""What those at a table are called, and under which names persons may sit there: in the browser, at a terminal, and in
a game from a file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.lookalikes import alike, ends_alike
from vigil.kernel.journal.player_names import BOT, first_alike, is_person, look_alike, player
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import Words

SEAT = "seat-"  # before the number of a seat: its name in facts, and in the header while nobody named it
UNNAMED = re.compile(rf"{SEAT}\d+")
MARKS = ("web-is-you", "web-is-here", "web-is-away", "web-is-bot", "web-is-helped", "web-is-asked")
MARKED = ("web-bot", "seat-bot", "seat-of", "seat-nobody")  # what ends in a mark in brackets
LOOKING_ON = ("web-spectator", "web-watch-title")

Books = Mapping[str, Words]  # by language


def called(holder: str, seat: int, words: Words) -> str:
    """Who holds a seat, as a page calls him; a seat that nobody named is called as the game calls it."""
    if holder.startswith(BOT):
        return words.raw("web-bot", {"name": holder.removeprefix(BOT)})
    return holder if has_name(holder, seat) else seat_called(seat, words)


def seat_called(seat: int, words: Words) -> str:
    slug = f"{SEAT}{seat + 1}"
    return words.name(slug) if words.has(f"name-{slug}") else words.raw("web-seat", {"n": seat + 1})


def has_name(holder: str, seat: int) -> bool:
    """Whether a person sits there who has said who it is."""
    return is_person(holder) and holder not in ("", f"{SEAT}{seat + 1}")


# a name that somebody gives himself


def misleading(name: str, players: Sequence[str], books: Books) -> tuple[str, dict[str, str]] | None:
    """Why a person may not sit at a table under a name: the key of a sentence and its facts. It looks like that of
    another, like what is shown of a seat, or ends as if the table had marked it."""
    if other := look_alike(name, players):
        return "names-alike", {"name": name, "other": other}
    if len(players) == 1:
        return None
    for words in books.values():
        if other := next((each for each in kept(players, words) if alike(name, each)), ""):
            return "names-alike", {"name": name, "other": other}
        if any(ends_alike(name, mark) for mark in marks(len(players), words)):
            return "web-bad-name", {}
    return None


def kept(players: Sequence[str], words: Words) -> Iterator[str]:
    """What is no person's name at a table: what bots, seats and those who only look are called."""
    for n, holder in enumerate(players):
        slug = f"{SEAT}{n + 1}"
        yield from (slug, words.raw("web-seat", {"n": n + 1}), seat_called(n, words))
        if not has_name(holder, n):
            yield called(holder, n, words)
    yield from map(words.say, LOOKING_ON)


def marks(seats: int, words: Words) -> Iterator[str]:
    """How a table marks those who sit at it, behind their names."""
    for key in MARKS:
        yield from (f"({words.say(key)})", f", {words.say(key)}", f": {words.say(key)}")
    for n in range(1, seats + 1):
        yield from ("(" + words.raw(key, {"name": "", "n": n}).partition("(")[2] for key in MARKED)


# names in a game from a file


def named(header: Header, apart: bool = True) -> Header:
    """Persons by names that may stand at a seat. Of several seats, one whose name comes to nothing, or to that of
    another, is a person of its own; at a terminal (not `apart`) those whom nobody named are one and stay so."""
    players: list[str] = []
    for n, holder in enumerate(header.players):
        name = player(holder) if is_person(holder) else holder
        other = next((each for each in range(n) if name and players[each] == name), n)
        nameless = UNNAMED.fullmatch(name) or (not name and (apart or holder))
        alone = header.seats > 1 and (nameless or header.players[other] != holder)
        players.append(f"{SEAT}{n + 1}" if alone else name)
    return replace(header, players=tuple(players))


def check_names(session: Session, books: Books) -> None:
    """A game that goes on has nobody who could be taken for another at its table, nor for one of its bots or seats."""
    players = () if session.over or session.header.seats == 1 else session.header.players
    pair = first_alike(players) or next(filter(None, (like_a_seat(players, words) for words in books.values())), None)
    if pair:
        raise SaveError("web-import-alike", name=pair[0], other=pair[1])


def like_a_seat(players: Sequence[str], words: Words) -> tuple[str, str] | None:
    """A person who is called as a seat of bots or of nobody is shown."""
    shown = [called(each, n, words) for n, each in enumerate(players) if not has_name(each, n)]
    known = [each for n, each in enumerate(players) if has_name(each, n)]
    return next(((name, other) for name in known for other in shown if alike(name, other)), None)
