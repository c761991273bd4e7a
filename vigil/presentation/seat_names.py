"""What the seats of a table are called, and which names persons may take: in the browser, in the terminal, and in a
game from a file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.lookalikes import alike, ends_alike
from vigil.kernel.journal.player_names import BOT, NOBODY, first_alike, is_person, look_alike, player
from vigil.kernel.play.session import Session
from vigil.kernel.text.words import Words

SEAT = "seat-"  # before the number of a seat: its name in facts, and in the header while nobody named it
UNNAMED = re.compile(rf"{SEAT}\d+")
MARKS = ("web-is-you", "web-is-here", "web-is-away", "web-is-bot", "web-is-helped", "web-is-asked")
MARKED = ("web-bot", "seat-bot", "seat-of", "seat-nobody")  # what ends in a mark in brackets
LOOKING_ON = ("web-spectator", "web-watch-title")

Books = Mapping[str, Words]  # by language


def name_of(holder: str, seat: int, words: Words) -> str:
    """Who holds a seat, as a page shows it; the game has its own name for a seat without a named person."""
    if holder.startswith(BOT):
        return words.raw("web-bot", {"name": holder.removeprefix(BOT)})
    return holder if has_name(holder, seat) else seat_name(seat, words)


def numbered_name_of(players: Sequence[str], seat: int, words: Words) -> str:
    """Who holds a seat, as the terminal shows it: with the number of the seat wherever the name alone is not clear."""
    holder, n = players[seat], seat + 1
    if holder == NOBODY:
        return words.raw("seat-nobody", {"n": n})
    if holder.startswith(BOT):
        return words.raw("seat-bot", {"name": holder.removeprefix(BOT), "n": n})
    if not has_name(holder, seat):
        return words.raw("seat-unnamed", {"n": n})
    return words.raw("seat-of", {"name": holder, "n": n}) if players.count(holder) > 1 else holder


def seat_name(seat: int, words: Words) -> str:
    slug = f"{SEAT}{seat + 1}"
    return words.name(slug) if words.has(f"name-{slug}") else words.raw("web-seat", {"n": seat + 1})


def has_name(holder: str, seat: int) -> bool:
    """Whether a person sits there who has given a name."""
    return is_person(holder) and holder not in ("", f"{SEAT}{seat + 1}")


def with_players(words: Words, players: Sequence[str]) -> Words:
    """The words of a game in which the seats are called as their players are."""
    if len(players) == 1:
        return words
    return words.with_names({f"{SEAT}{n + 1}": name_of(holder, n, words) for n, holder in enumerate(players)})


# a name that a person chooses


def misleading(name: str, players: Sequence[str], books: Books) -> tuple[str, dict[str, str]] | None:
    """Why a person may not take a name: the key of a sentence and its facts. The name looks like another person's, like
    what is shown of a seat, or ends as if the table had marked it."""
    if other := look_alike(name, players):
        return "names-alike", {"name": name, "other": other}
    if len(players) == 1:
        return None
    for words in books.values():
        if other := next((reserved for reserved in reserved_names(players, words) if alike(name, reserved)), ""):
            return "names-alike", {"name": name, "other": other}
        if any(ends_alike(name, mark) for mark in seat_marks(len(players), words)):
            return "web-bad-name", {}
    return None


def reserved_names(players: Sequence[str], words: Words) -> Iterator[str]:
    """Names that no person may take: those of bots, of seats and of spectators."""
    for n, holder in enumerate(players):
        slug = f"{SEAT}{n + 1}"
        yield from (slug, words.raw("web-seat", {"n": n + 1}), seat_name(n, words))
        if not has_name(holder, n):
            yield name_of(holder, n, words)
    yield from map(words.say, LOOKING_ON)


def seat_marks(seats: int, words: Words) -> Iterator[str]:
    """What a table writes behind the names of those who sit at it."""
    for key in MARKS:
        yield from (f"({words.say(key)})", f", {words.say(key)}", f": {words.say(key)}")
    for n in range(1, seats + 1):
        yield from ("(" + words.raw(key, {"name": "", "n": n}).partition("(")[2] for key in MARKED)


# names in a game from a file


def mend_names(header: Header, apart: bool = True) -> Header:
    """Give each person a name that may stand at a seat. Where there are several seats, a person whose name comes to
    nothing, or to that of another, gets the name of the seat. At a terminal (not `apart`) all persons without a name
    are one, and stay so."""
    players: list[str] = []
    for n, holder in enumerate(header.players):
        name = player(holder) if is_person(holder) else holder
        other = next((seat for seat in range(n) if name and players[seat] == name), n)
        nameless = UNNAMED.fullmatch(name) or (not name and (apart or holder))
        alone = header.seats > 1 and (nameless or header.players[other] != holder)
        players.append(f"{SEAT}{n + 1}" if alone else name)
    return replace(header, players=tuple(players))


def check_names(session: Session, books: Books) -> None:
    """Refuse a game that goes on if somebody at its table could be taken for another person, a bot or a seat."""
    players = () if session.over or session.header.seats == 1 else session.header.players
    pair = first_alike(players) or next(filter(None, (like_a_seat(players, words) for words in books.values())), None)
    if pair:
        raise SaveError("web-import-alike", name=pair[0], other=pair[1])


def like_a_seat(players: Sequence[str], words: Words) -> tuple[str, str] | None:
    """A person whose name looks like what is shown for a seat without a named person, and that name."""
    persons = [holder for n, holder in enumerate(players) if has_name(holder, n)]
    others = [name_of(holder, n, words) for n, holder in enumerate(players) if not has_name(holder, n)]
    return next(((person, other) for person in persons for other in others if alike(person, other)), None)
