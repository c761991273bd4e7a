"""Everything a table needs to know of a game, in six parts. A first game needs five of them, and few of their fields.

Nothing here asks, prints or reads a save. `G` is the game's own Game, `S` its state, `C` its content, `V` its view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from vigil.kernel.codec import Codec
from vigil.kernel.definition.extras import Extras
from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.definition.scenarios import Scenario, Setting
from vigil.kernel.display.board import Board, Gauge
from vigil.kernel.display.outlook import Forecast, Phase, Standing
from vigil.kernel.rules.game import AnyGame
from vigil.kernel.rules.requests import Decision, Fact, Flow, Number, Option
from vigil.kernel.text.words import Words

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S")
C = TypeVar("C")
V = TypeVar("V")

CardsInView = Sequence[tuple[int | str, str]]  # the number or word that calls a card ("": the current one), its key
Screen = list[list[tuple[str, str]]]  # lines of pieces: text and style


def no_totals(game: object, seat: int) -> Iterable[Number]:
    return ()


class Identity(Struct):
    """What a game is called, who may play it, and where its words lie."""

    slug: str
    rules_version: str
    scenarios: tuple[Scenario, ...]
    text: Path  # the folder of text/<language>/*.ftl
    sections: tuple[str, ...]  # every section that may be cited
    settings: tuple[Setting, ...] = ()
    seats: tuple[int, ...] = (1,)  # how many may play; the first is recommended
    chances: tuple[str, ...] = ()  # the kinds of Chance, for companion mode
    minutes: tuple[int, int] = (0, 0)  # how long a game takes, from the shortest to the longest

    @property
    def tables(self) -> Path:
        """The folder of our own content, beside the words."""
        return self.text.parent / "content"

    def defaults(self) -> dict[str, str]:
        """Every switch as it stands if nobody touches it."""
        return {setting.slug: setting.values[0] for setting in self.settings}

    def proposed(self, scenario: str, seats: int) -> dict[str, str]:
        """Every switch as it is proposed where this scenario is set up for so many seats."""
        row = next(each for each in self.scenarios if each.slug == scenario)
        return {setting.slug: row.proposed(setting, seats) for setting in self.settings}


class ContentApi(Struct, Generic[C]):
    """How the cards and numbers of a game are loaded, and what they are called."""

    load: Callable[[Sequence[Path]], C]  # our own content, then the packs in order
    hash: Callable[[C], str]
    wording: Callable[[C], Iterable[str]]  # the messages that the cards of this content need
    # the messages of its stories, which a pack may bring, each with the facts it is told with; asked of packs only
    brings: Callable[[C], Mapping[str, Sequence[str]]] | None = None
    cards: Callable[[C], Mapping[int, str]] | None = None  # number of a card -> its key
    row: Callable[[C, str], Struct | None] | None = None  # what is printed on a card, a thing or a place, by its key


class Rules(Struct, Generic[G, S, C]):
    """How a game begins, goes on and ends."""

    codec: Codec[S]  # copies, dumps and loads the state
    new: Callable[[C, str, Mapping[str, str], int], G]  # content, scenario, settings, seats
    revive: Callable[[C, S], G]  # a game from its content and a state
    turn: Callable[[G], Flow[None] | None]  # one turn, from state to state; None if nothing was asked in it
    over: Callable[[G], bool]
    outcome: Callable[[G], str]  # the key of the ending, "" while the game goes on
    turn_number: Callable[[S], int]
    validate: Callable[[G], bool] | None = None  # whether a state from a file, between two turns, can be
    uses_windows: bool = True  # whether its rules have moments at which powers may be used
    # which part of the game it is: a window that is skipped is skipped until this changes; the turn, if it is not given
    part: Callable[[S], int] | None = None


class Knowledge(Struct, Generic[G, S, V]):
    """What a seat sees, what it may reckon, and what it could believe of the rest."""

    view: Callable[[G, int], V]  # game, seat (or SPECTATOR, ALL_SEATS) -> what that seat sees
    totals: Callable[[G, int], Iterable[Number]] = no_totals  # the numbers shown to a seat, each with its parts
    phases: Callable[[G, int], Sequence[Phase]] | None = None  # the phases of this turn
    standing: Callable[[G, int], Standing | None] | None = None  # how it would end now
    # reckonings that lie ahead; the word is the rule that asks, "" for none that the seat may know of
    forecasts: Callable[[G, int, str], Sequence[Forecast]] | None = None
    ledger: Callable[[V, Words], Sequence[Gauge]] | None = None  # the numbers that options change
    # what a seat may say beforehand for windows at which the table never waits, as the game stands
    orders: Callable[[G, int], Sequence[Option[object]]] | None = None
    # cards that are certain to come and not turned up yet, each with the keys of what it names
    to_come: Callable[[G], Mapping[str, Sequence[str]]] | None = None
    gambles: Mapping[str, Gamble] = {}  # key of an option -> what it is a gamble for
    # game, seat, seed -> a state that seat could believe in, None if none was found; no function in a game that hides
    # nothing
    determinize: Callable[[G, int, int], S | None] | None = None


class Display(Struct, Generic[G, C, V]):
    """How a game is shown, in words and in pictures."""

    spoken: Callable[[V, Words], list[str]]  # plain lines for a screen reader
    screen: Callable[[V, Words, int, int], Screen] | None = None  # for a terminal of so many columns and rows
    glance: Callable[[V, Words], list[str]] | None = None  # a saved game in two or three lines
    board: Board[V] | None = None  # for tables that draw
    cover: Callable[[Words], str] | None = None  # the picture on the box, 240 by 320
    picture: Callable[[str], str] | None = None  # key of a card -> its picture, 120 by 90
    faces: Mapping[str, str] = {}  # face of a die of its own -> what it shows: pips, a letter, or a symbol's outline
    cards_in_view: Callable[[V], CardsInView] | None = None  # the cards that can be read
    # the cards that nobody reads before they are turned up: for who sees a view, or for who sits at no table
    face_down: Callable[[C, V | None], Set[str]] | None = None
    card_text: Callable[[C, Words, str], str] | None = None  # what a card without words of its own says, "" if none
    printed: Callable[[C, Words, int], str] | None = None  # a card's numbers and symbols, by its number
    last: frozenset[str] = frozenset()  # keys of options that end, pass or take nothing: they are listed last
    # an option's key and facts -> what it does and takes, in a few words
    note: Callable[[G, str, Mapping[str, Fact], Words], str] | None = None
    # an option's key and facts -> the key of what can be read of it, "" if nothing; else its card or Development
    subject: Callable[[G, str, Mapping[str, Fact]], str] | None = None
    # what an option costs now, in a word or two
    price: Callable[[G, Decision, Option[object], Words], str] | None = None
    # where an option leads, in a sign or two: those of one key stand in a row called `ways-<key>`; "" if it has a
    # line of its own
    way: Callable[[Option[object], Words], str] | None = None
    weights: Mapping[str, str] = {}  # key of an event -> CARD or ORDER if it begins one, CHANGE, DETAIL, STORY
    is_story: Callable[[str], bool] | None = None  # whether the event of this key is a page to be read
    passes: str = ""  # key of the event by which the word goes to its `player`, whose page then says `passed-to-you`


class Evaluation(Struct, Generic[G]):
    """How well a game went or stands: for bots, hints and the lab."""

    bot: str = ""  # module:Class of the game's own bot
    worth: Callable[[G, int], float] | None = None  # of a game that is over, for a seat: from 0 (lost) to 1 (won)
    estimate: Callable[[G, int], float] | None = None  # how well a seat stands, from 0 to 1, without seeing the end
    cause: Callable[[G], str] | None = None  # why a game ended so
    group: Callable[[G], str] | None = None  # what of a game that is over is counted apart, such as a card dealt


class Definition(Struct, Generic[G, S, C, V]):
    """A game as every table, bot and lab knows it."""

    identity: Identity
    content: ContentApi[C]
    rules: Rules[G, S, C]
    knowledge: Knowledge[G, S, V]
    display: Display[G, C, V]
    evaluation: Evaluation[G] = field(default_factory=Evaluation)
    extras: Extras[G, S, C] = field(default_factory=Extras)

    @property
    def slug(self) -> str:
        return self.identity.slug

    def with_rules(self, **changed: object) -> Definition[G, S, C, V]:
        """The same game with some of its rules changed: for tools and tests that watch or stop it."""
        return replace(self, rules=replace(self.rules, **changed))

    def with_knowledge(self, **changed: object) -> Definition[G, S, C, V]:
        return replace(self, knowledge=replace(self.knowledge, **changed))

    def text_of_card(self, content: C, words: Words, key: str, view: V | None = None) -> str:
        """What a card says: its own words, or what the game tells of it; "" if there is nothing to read, or not yet for
        who sees this view (None: who sits at no table)."""
        if self.display.face_down and key in self.display.face_down(content, view):
            return ""
        if words.has(f"card-{key}"):
            return words.say(f"card-{key}")
        return self.display.card_text(content, words, key) if self.display.card_text else ""


AnyDefinition: TypeAlias = Definition[Any, Any, Any, Any]  # a table plays every game, and looks into none
