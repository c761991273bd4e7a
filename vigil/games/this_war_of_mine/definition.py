"""This War of Mine as the tables see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from vigil.games.this_war_of_mine.board.board import BOARD
from vigil.games.this_war_of_mine.board.cover import cover
from vigil.games.this_war_of_mine.board.pictures import picture, portrait
from vigil.games.this_war_of_mine.board.symbols import FACES
from vigil.games.this_war_of_mine.book.annals import annals
from vigil.games.this_war_of_mine.book.save_sheet import SHEET
from vigil.games.this_war_of_mine.book.storybook import BOOK
from vigil.games.this_war_of_mine.content.checks import check_names
from vigil.games.this_war_of_mine.content.content import HERE, Content, fingerprint
from vigil.games.this_war_of_mine.game import War
from vigil.games.this_war_of_mine.observe.forecast import forecasts, standing
from vigil.games.this_war_of_mine.observe.gambles import GAMBLES
from vigil.games.this_war_of_mine.observe.ledger import ledger
from vigil.games.this_war_of_mine.observe.phases import phases
from vigil.games.this_war_of_mine.observe.totals import totals
from vigil.games.this_war_of_mine.observe.view import View, view
from vigil.games.this_war_of_mine.observe.worth import worth
from vigil.games.this_war_of_mine.rules.effects.vocabulary import VOCABULARY
from vigil.games.this_war_of_mine.rules.sequence import turn
from vigil.games.this_war_of_mine.rules.set_up import new_state
from vigil.games.this_war_of_mine.state import CODEC, State
from vigil.games.this_war_of_mine.terminal.screen import glance, screen
from vigil.games.this_war_of_mine.terminal.spoken import spoken
from vigil.games.this_war_of_mine.validation import validate
from vigil.games.this_war_of_mine.words.card_text import cards_in_view, text_of
from vigil.games.this_war_of_mine.words.log_weights import LAST, WEIGHTS, is_story
from vigil.games.this_war_of_mine.words.option_notes import note, subject
from vigil.games.this_war_of_mine.words.required_messages import stories, wording
from vigil.kernel.content.tables import read_sections
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Evaluation, Identity, Knowledge, Rules
from vigil.kernel.definition.extras import Extras
from vigil.kernel.definition.scenarios import Scenario, Setting

FOLDER = Path(__file__).parent


def load_content(packs: Sequence[Path] = ()) -> Content:
    content = Content([HERE, *packs], VOCABULARY)
    check_names(content)
    return content


def new(content: Content, scenario: str, settings: Mapping[str, str], seats: int) -> War:
    return War(new_state(content, scenario, {**DEFINITION.identity.defaults(), **settings}, seats), content)


DEFINITION: Definition[War, State, Content, View] = Definition(
    identity=Identity(
        slug="this-war-of-mine",
        rules_version="2",
        scenarios=(Scenario("the-long-siege", "Set-up"), Scenario("the-broken-house", "Set-up")),
        settings=(
            Setting("stop-early", "Scavenging: Unknown deck", ("off", "on")),
            Setting("marker-without-trip", "General: Leader", ("off", "on")),
            Setting("meals", "Dusk: Hunger", ("one", "several")),
            Setting("kill-rolls", "Combat: Killing", ("each", "once")),
            Setting("enemy-wounds", "Combat: Enemies", ("3", "2", "4")),
            Setting("enemy-deadly", "Combat: Weapons", ("on", "off")),
            Setting("unseen-backs", "Set-up: Shelter cards", ("hidden", "counted")),
        ),
        seats=(1, 2, 3, 4, 5, 6),
        chances=("black-die", "combat-die", "card", "counter", "seat"),
        text=FOLDER / "text",
        sections=read_sections(FOLDER),
        minutes=(60, 240),
    ),
    content=ContentApi(load=load_content, hash=fingerprint, wording=wording, brings=stories, row=Content.row),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=lambda content, state: War(state, content),
        turn=turn,
        over=lambda g: g.state.ending != "",
        outcome=lambda g: g.state.ending,
        turn_number=lambda state: state.turn,
        validate=validate,
        uses_windows=False,
    ),
    knowledge=Knowledge(
        view=view, totals=totals, phases=phases, standing=standing, forecasts=forecasts, ledger=ledger, gambles=GAMBLES
    ),
    display=Display(
        spoken=spoken,
        screen=screen,
        glance=glance,
        board=BOARD,
        cover=cover,
        picture=picture,
        faces=FACES,
        cards_in_view=cards_in_view,
        card_text=text_of,
        last=LAST,
        note=note,
        subject=subject,
        weights=WEIGHTS,
        is_story=is_story,
        passes="passes",
    ),
    evaluation=Evaluation("vigil.games.this_war_of_mine.bot.steady:Steady", worth, cause=lambda g: g.state.cause),
    extras=Extras(sheet=SHEET, book=BOOK, day=lambda state: state.day, annals=annals, portrait=portrait),
)
