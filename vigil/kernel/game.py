"""A game being played: its state, its content and what has been told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from vigil.kernel.board import Board, Gauge
from vigil.kernel.course import Forecast, Phase, Standing
from vigil.kernel.flow import Decision, Fact, Flow, Number, Option

if TYPE_CHECKING:
    from vigil.kernel.annals import Annals
    from vigil.kernel.sheet import Sheet
    from vigil.kernel.storybook import Storybook

S = TypeVar("S")
C = TypeVar("C")


SPECTATOR = -1  # a seat that sees what everybody sees
ALL_SEATS = -2  # the eyes of all seats at once: after the end

Face = tuple[str, Mapping[str, Fact]]  # the key of a sentence and its facts
CardsInView = Sequence[tuple[int | str, str]]  # the number or word that calls a card ("": the current one), its key


class Event(Struct, frozen=True, gc=False):
    """What happened: the rule, the key of the sentence, and its facts.

    `faces` are the sentences of those who hear it told otherwise: one slot in the log for all, so that nothing can be
    learnt by counting. `reveals` marks what makes a secret known: to all, or to those with a face of their own.
    """

    rule: str
    key: str
    facts: Mapping[str, Fact]
    faces: Mapping[int, Face] | None = None
    reveals: bool = False

    def heard_by(self, seat: int) -> Event:
        """The event as a seat hears it."""
        if self.faces is None:
            return self
        if seat not in self.faces:
            return Event(self.rule, self.key, self.facts)
        key, facts = self.faces[seat]
        return Event(self.rule, key, facts, None, self.reveals)


@lru_cache(maxsize=8192)
def said_often(rule: str, key: str, facts: tuple[tuple[str, Fact], ...]) -> Event:
    """Whatever game says it: much is told again and again."""
    return Event(rule, key, dict(facts))


def said(rule: str, key: str, facts: Mapping[str, Fact]) -> Event:
    try:
        return said_often(rule, key, tuple(facts.items()))
    except TypeError:  # numbers with parts differ each time
        return Event(rule, key, facts)


class Game(Generic[S, C]):
    """State and content; `log` is None when nobody listens, and then nothing is built: `g.heard and g.tell(…)`.

    `watch` is for a table that draws every event: it is handed the state as it is when an event is told.
    """

    heard: bool
    brisk = False  # nobody stops at a window that does not matter: it need not even be opened

    def __init__(self, state: S, content: C, log: list[Event] | None = None) -> None:
        self.state = state
        self.content = content
        self.log = log
        self.watch: Callable[[S], object] | None = None

    @property
    def log(self) -> list[Event] | None:
        return self._log

    @log.setter
    def log(self, log: list[Event] | None) -> None:
        self._log, self.heard = log, log is not None

    def tell(self, rule: str, key: str, /, **facts: Fact) -> object:
        return self.note(said(rule, key, facts))

    def reveal(self, rule: str, key: str, **facts: Fact) -> object:
        """Tell everybody what was a secret until now."""
        return self.note(Event(rule, key, facts, None, True))

    def whisper(self, rule: str, faces: Mapping[int, Face], key: str, **facts: Fact) -> object:
        """Tell some seats a sentence of their own, the others the public one."""
        return self.note(Event(rule, key, facts, faces))

    def reveal_to(self, rule: str, faces: Mapping[int, Face], key: str, **facts: Fact) -> object:
        """Let some seats know what was a secret until now; the others hear the public sentence."""
        return self.note(Event(rule, key, facts, faces, True))

    def note(self, event: Event) -> object:
        if self._log is not None:
            self._log.append(event)
            if self.watch is not None:
                self.watch(self.state)
        return None


class Scenario(Struct, frozen=True):
    """One way to start a game. `rule` names the section that describes it."""

    slug: str
    rule: str


class Setting(Struct, frozen=True):
    """A switch chosen when a game starts, with its legal values; the first is the default and may always be chosen.
    `seats`: the fewest seats at which a value means anything, where that is more than one."""

    slug: str
    rule: str
    values: tuple[str, ...]
    seats: Mapping[str, int] = {}

    def needs(self, value: str) -> int:
        """At how many seats a value may be chosen, at least."""
        return self.seats.get(value, 1)


class Gamble(Struct, frozen=True):
    """What may be asked of an option: how it is likely to end.

    Chance is followed through the rules until one of the events `closes` is told, and the odds are those of its key and
    of the facts named in `by`. Questions on the way are answered by `policy`: the first of these keys that is offered,
    else the last option, which is the one that does least. `wins` are the keys or facts of the endings that are hoped
    for, `hope` names them (`hope-<hope>`); `odds-<key>` names each ending. `of`: only where the question is about
    one of these throws (its fact `chance`).
    """

    closes: tuple[str, ...]
    by: tuple[str, ...] = ()
    policy: tuple[str, ...] = ()
    wins: tuple[str, ...] = ()
    hope: str = "success"
    of: tuple[str, ...] = ()


CARD, ORDER, CHANGE, DETAIL, STORY = "card", "order", "change", "detail", "story"


class Definition(Struct):
    """Everything a table needs to know of a game. Nothing here asks, prints or reads a save."""

    slug: str
    rules_version: str
    scenarios: tuple[Scenario, ...]
    settings: tuple[Setting, ...]
    seats: tuple[int, ...]  # how many may play; the first is recommended
    kinds: tuple[str, ...]  # the kinds of Chance, for companion mode
    text: Path  # the folder of text/<language>/*.ftl
    sections: tuple[str, ...]  # every section that may be cited
    load_content: Callable[[Sequence[Path]], Any]  # our own content, then the packs in order
    content_hash: Callable[[Any], str]
    wording: Callable[[Any], Iterable[str]]  # the messages that the cards of this content need
    new: Callable[[Any, str, Mapping[str, str], int], Any]  # content, scenario, settings, seats -> Game
    revive: Callable[[Any, Any], Any]  # content, state -> Game
    turn: Callable[[Any], Flow[None] | None]  # one turn, from state to state; None if nothing was asked in it
    over: Callable[[Any], bool]
    outcome: Callable[[Any], str]  # the key of the ending, "" while the game goes on
    turn_number: Callable[[Any], int]
    copy: Callable[[Any], Any]
    dump: Callable[[Any], dict[str, Any]]
    load: Callable[[dict[str, Any]], Any]
    view: Callable[[Any, int], Any]  # Game, seat (or SPECTATOR, ALL_SEATS) -> what that seat sees
    numbers: Callable[[Any, int], Iterable[Number]]  # Game, seat -> the totals shown to it, each with its parts
    screen: Callable[
        [Any, Any, int, int], list[list[tuple[str, str]]]
    ]  # view, words, columns, rows -> pieces (text, style)
    spoken: Callable[[Any, Any], list[str]]  # view, words -> plain lines for a screen reader
    brings: Callable[[Any], Mapping[str, Sequence[str]]] | None = None  # content -> the messages of its stories, which
    # a pack may bring, each with the facts it is told with; asked of packs only
    sound: Callable[[Any], bool] | None = None  # Game from a file, between two turns -> whether it can be
    imagine: Callable[[Any, int, int], Any] | None = None  # Game, seat, seed -> a state that seat could believe in;
    # None in a game that hides nothing from it
    gambles: Mapping[str, Gamble] = {}  # key of an option -> what it is a gamble for
    last: frozenset[str] = frozenset()  # keys of options that end, pass or take nothing: they are listed last
    weights: Mapping[str, str] = {}  # key of an event -> CARD or ORDER if it begins one, CHANGE, DETAIL, STORY
    beside: Callable[[Any, str, Mapping[str, Fact], Any], str] | None = None  # Game, an option's key and facts,
    # words -> what it does and takes, in a few words
    price: Callable[[Any, Decision, Option[Any], Any], str] | None = None  # Game, question, option, words -> what it
    # costs now, in a word or two
    ways: Callable[[Option[Any], Any], str] | None = None  # option, words -> where to, in a sign or two: those of one
    # key stand in a row called `ways-<key>`; "" if it has a line of its own
    story: Callable[[str], bool] | None = None  # key of an event -> whether it is a page to be read
    passes: str = ""  # key of the event by which the word goes to its `player`, whose page then says `passed-to-you`
    windows: bool = True  # whether its rules have moments at which powers may be used
    cause: Callable[[Any], str] | None = None  # Game -> why it ended so, for those who count
    worth: Callable[[Any, int], float] | None = None  # Game that is over, seat -> 0 (lost) to 1 (won) for that seat
    promise: Callable[[Any, int], float] | None = None  # Game, seat -> how well it stands, from 0 to 1: for those who
    # look ahead without seeing the end
    sort: Callable[[Any], str] | None = (
        None  # Game that is over -> what is counted apart, such as a card that was dealt
    )
    steady: str = ""  # module:Class of the game's own bot
    board: Board | None = None  # for tables that draw
    cards: Callable[[Any], Mapping[int, str]] | None = None  # content -> number of a card -> its key
    cards_in_view: Callable[[Any], CardsInView] | None = None  # view -> the cards that can be read
    card_text: Callable[[Any, Any, str], str] | None = (
        None  # content, words, the key of a card without words of its own
    )
    # -> what it says, "" if it is none
    printed: Callable[[Any, Any, int], str] | None = None  # content, words, number -> a card's numbers and symbols
    days: Callable[[Any], int] | None = None  # state -> the day it is, where a chronicle counts days and not turns
    annals: Callable[[Sequence[Event]], Annals] | None = None  # a whole log -> what became of everybody, day by day
    portrait: Callable[[str], str] | None = None  # key of a person -> a little figure
    glance: Callable[[Any, Any], list[str]] | None = None  # view, words -> a saved game in two or three lines
    cover: Callable[[Any], str] | None = None  # words -> the picture on the box, 240 by 320
    picture: Callable[[str], str] | None = None  # key of a card -> its picture, 120 by 90
    faces: Mapping[
        str, str
    ] = {}  # face of a die of its own -> what it shows: pips, a letter, or the outline of a symbol
    minutes: tuple[int, int] = (0, 0)  # how long a game takes, from the shortest to the longest
    ledger: Callable[[Any, Any], Sequence[Gauge]] | None = None  # view, words -> the numbers that options change
    phases: Callable[[Any, int], Sequence[Phase]] | None = None  # Game, seat -> the phases of this turn
    standing: Callable[[Any, int], Standing | None] | None = None  # Game, seat -> how it would end now
    forecasts: Callable[[Any, int, str], Sequence[Forecast]] | None = None  # Game, seat, the rule that asks ("": none
    # that the seat may know of) -> reckonings that lie ahead
    sheet: Sheet | None = None  # a game on one page, where the rules have it
    book: Storybook | None = None  # its book of scripts, where it has one

    @property
    def tables(self) -> Path:
        """The folder of our own content, beside the words."""
        return self.text.parent / "content"

    def defaults(self) -> dict[str, str]:
        """Every switch as it stands if nobody touches it."""
        return {setting.slug: setting.values[0] for setting in self.settings}

    def text_of_card(self, content: Any, words: Any, key: str) -> str:
        """What a card says: its own words, or what the game tells of it; "" if there is nothing to read."""
        if words.has(f"card-{key}"):
            return str(words.say(f"card-{key}"))
        return self.card_text(content, words, key) if self.card_text else ""
