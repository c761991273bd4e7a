"""This War of Mine as the tables see it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from vigil.games.this_war_of_mine.board.board import BOARD
from vigil.games.this_war_of_mine.board.cover import cover
from vigil.games.this_war_of_mine.board.pictures import picture, portrait
from vigil.games.this_war_of_mine.board.symbols import FACES
from vigil.games.this_war_of_mine.book.storybook import BOOK
from vigil.games.this_war_of_mine.content.checks import check_names, story_words
from vigil.games.this_war_of_mine.content.load import HERE, Content, fingerprint
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.observe.forecast import forecasts, standing
from vigil.games.this_war_of_mine.observe.ledger import ledger
from vigil.games.this_war_of_mine.observe.phases import phases
from vigil.games.this_war_of_mine.observe.totals import totals
from vigil.games.this_war_of_mine.observe.view import View, view
from vigil.games.this_war_of_mine.rules.effects.vocabulary import VOCABULARY
from vigil.games.this_war_of_mine.rules.sequence import turn
from vigil.games.this_war_of_mine.rules.set_up import new_state
from vigil.games.this_war_of_mine.save_sheet import SHEET
from vigil.games.this_war_of_mine.state import CODEC, State
from vigil.games.this_war_of_mine.terminal.screen import glance, screen
from vigil.games.this_war_of_mine.terminal.spoken import spoken
from vigil.games.this_war_of_mine.validation import sound
from vigil.games.this_war_of_mine.words.annals import annals
from vigil.games.this_war_of_mine.words.card_text import in_view, text_of
from vigil.games.this_war_of_mine.words.log_weights import WEIGHTS, story
from vigil.games.this_war_of_mine.words.option_notes import beside
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Evaluation, Identity, Knowledge, Rules
from vigil.kernel.definition.extras import Extras
from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.definition.scenarios import Scenario, Setting

FOLDER = Path(__file__).parent
LAST = frozenset(
    ("keep", "miss", "no-barter", "turn-home", "leave-unguarded", "turn-back", "pass-by", "move-on", "leave-it-closed")
    + ("leave-them", "leave-him", "go-on-searching", "stay-above", "let-them-have-it")
)
FATE = Gamble(("fate-speaks", "fate-fails"), (), ("keep", "miss"), ("fate-speaks",), "fate")
WORTH = {"survival": 1.0, "strangers": 0.25, "defeat": 0.0}


def load_content(packs: Sequence[Path]) -> Content:
    content = Content([HERE, *packs], VOCABULARY)
    check_names(content)
    return content


def named(content: Content) -> Iterator[str]:
    """Everything that has a name: tokens, persons, cards, Fittings, places."""
    yield from (*content.tokens, *content.characters, *content.shelter_cards, *content.fittings, *content.works)
    yield from (*content.locations, *content.findings, *content.fate, *content.objectives)
    for deck in content.cards.values():
        yield from deck
    for events in content.events.values():
        yield from events
    for rows in content.space_rows.values():
        yield from rows


def wording(content: Content) -> list[str]:
    return [f"name-{key}" for key in dict.fromkeys(named(content))]


def new(content: Content, scenario: str, settings: Mapping[str, str], seats: int) -> War:
    return War(new_state(content, scenario, {**DEFINITION.identity.defaults(), **settings}, seats), content)


def revive(content: Content, state: State) -> War:
    return War(state, content)


def worth(g: War, seat: int) -> float:
    return WORTH[g.state.ending]


def sections() -> tuple[str, ...]:
    with (FOLDER / "rules" / "sections.toml").open("rb") as file:
        return tuple(tomllib.load(file)["sections"])


DEFINITION: Definition[War, State, Content, View] = Definition(
    identity=Identity(
        slug="this-war-of-mine",
        rules_version="1",
        scenarios=(Scenario("the-long-siege", "Set-up"), Scenario("the-broken-house", "Set-up")),
        settings=(
            Setting("stop-early", "Scavenging: Unknown deck", ("off", "on")),
            Setting("marker-without-trip", "General: Leader", ("off", "on")),
            Setting("meals", "Dusk: Hunger", ("one", "several")),
            Setting("kill-rolls", "Combat: Killing", ("each", "once")),
            Setting("enemy-wounds", "Combat: Enemies", ("3", "2", "4")),
            Setting("enemy-deadly", "Combat: Weapons", ("on", "off")),
        ),
        seats=(1, 2, 3, 4, 5, 6),
        chances=("black-die", "combat-die", "card", "counter", "seat"),
        text=FOLDER / "text",
        sections=sections(),
        minutes=(60, 240),
    ),
    content=ContentApi(
        load=load_content,
        hash=fingerprint,
        wording=wording,
        brings=story_words,
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=revive,
        turn=turn,
        over=lambda g: g.state.ending != "",
        outcome=lambda g: str(g.state.ending),
        turn_number=lambda state: int(state.turn),
        validate=sound,
        uses_windows=False,
    ),
    knowledge=Knowledge(
        view=view,
        totals=totals,
        gambles={"trust-fate": FATE},
        ledger=ledger,
        phases=phases,
        standing=standing,
        forecasts=forecasts,
    ),
    display=Display(
        screen=screen,
        spoken=spoken,
        glance=glance,
        board=BOARD,
        cover=cover,
        picture=picture,
        cards_in_view=in_view,
        card_text=text_of,
        note=beside,
        is_story=story,
        passes="passes",
        weights=WEIGHTS,
        last=LAST,
        faces=FACES,
    ),
    evaluation=Evaluation(
        cause=lambda g: str(g.state.cause),
        worth=worth,
        bot="vigil.games.this_war_of_mine.bot.steady:Steady",
    ),
    extras=Extras(
        day=lambda state: int(state.day),
        annals=annals,
        portrait=portrait,
        sheet=SHEET,
        book=BOOK,
    ),
)
