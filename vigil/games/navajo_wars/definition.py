"""Navajo Wars as the tables see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from vigil.games.navajo_wars.board.board import BOARD
from vigil.games.navajo_wars.board.cover import cover
from vigil.games.navajo_wars.board.pictures import picture
from vigil.games.navajo_wars.content.content import HERE, Content, fingerprint
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.cause_of_defeat import cause
from vigil.games.navajo_wars.observe.forecast import forecasts, standing
from vigil.games.navajo_wars.observe.gambles import GAMBLES
from vigil.games.navajo_wars.observe.ledger import ledger
from vigil.games.navajo_wars.observe.phases import phases
from vigil.games.navajo_wars.observe.totals import totals
from vigil.games.navajo_wars.observe.view import View, view
from vigil.games.navajo_wars.observe.worth import estimate, worth
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import turn
from vigil.games.navajo_wars.rules.ch14_scenarios import new_state
from vigil.games.navajo_wars.rules.effects.card_interpreter import find_uses
from vigil.games.navajo_wars.rules.effects.vocabulary import VOCABULARY
from vigil.games.navajo_wars.state import CODEC, State
from vigil.games.navajo_wars.terminal.screen import glance, screen
from vigil.games.navajo_wars.terminal.spoken import spoken
from vigil.games.navajo_wars.validation import validate
from vigil.games.navajo_wars.words.card_text import cards, cards_in_view, printed, subject, text_of
from vigil.games.navajo_wars.words.log_weights import LAST, WEIGHTS, is_story
from vigil.games.navajo_wars.words.required_messages import stories, wording
from vigil.kernel.content.tables import read_sections
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Evaluation, Identity, Knowledge, Rules
from vigil.kernel.definition.scenarios import Scenario, Setting

FOLDER = Path(__file__).parent


def load_content(packs: Sequence[Path] = ()) -> Content:
    content = Content([HERE, *packs], VOCABULARY)
    find_uses(content)
    return content


DEFINITION: Definition[NavajoWars, State, Content, View] = Definition(
    identity=Identity(
        slug="navajo-wars",
        rules_version="4",
        scenarios=(
            Scenario("rise-of-the-people", "14.1"),
            Scenario("los-duenos-del-mundo", "14.2"),
            Scenario("a-broken-country", "14.3"),
            Scenario("the-fearing-time", "14.4"),
            Scenario("the-rope-thrower", "14.5"),
            Scenario("the-navajo-wars", "14.6"),
        ),
        settings=(
            Setting("morale-to-roll", "12.2", ("off", "on")),
            Setting("culture-ceiling", "8.2 step 6", ("9", "10", "8")),
            Setting("raid-cubes", "Raid table", ("forced", "choice")),
            Setting("carson-outposts", "6.2.3 step 4", ("off", "on")),
        ),
        chances=("die", "cube", "card", "counter"),
        text=FOLDER / "text",
        sections=read_sections(FOLDER),
        minutes=(45, 240),
    ),
    content=ContentApi(
        load=load_content, hash=fingerprint, wording=wording, brings=stories, cards=cards, row=Content.row
    ),
    rules=Rules(
        codec=CODEC,
        new=lambda content, scenario, settings, seats: NavajoWars(new_state(content, scenario, settings), content),
        revive=lambda content, state: NavajoWars(state, content),
        turn=turn,
        over=lambda g: bool(g.state.ending),
        outcome=lambda g: g.state.ending,
        turn_number=lambda state: state.turn,
        validate=validate,
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
        cards_in_view=cards_in_view,
        card_text=text_of,
        subject=subject,
        printed=printed,
        last=LAST,
        weights=WEIGHTS,
        is_story=is_story,
    ),
    evaluation=Evaluation("vigil.games.navajo_wars.bot.steady:Steady", worth, estimate, cause),
)
