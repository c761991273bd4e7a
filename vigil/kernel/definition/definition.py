"""Everything a table needs to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from vigil.kernel.display.board import Board, Gauge
from vigil.kernel.display.outlook import Forecast, Phase, Standing
from vigil.kernel.rules.requests import Decision, Fact, Flow, Number, Option

if TYPE_CHECKING:
    from vigil.kernel.definition.extras import Annals, Sheet, Storybook
from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.definition.scenarios import Scenario, Setting
from vigil.kernel.rules.events import Event

CardsInView = Sequence[tuple[int | str, str]]  # the number or word that calls a card ("": the current one), its key


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
