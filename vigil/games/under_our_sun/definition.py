"""Under our Sun as the tables see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from vigil.games.under_our_sun.board.board import BOARD
from vigil.games.under_our_sun.board.cover import cover
from vigil.games.under_our_sun.board.pictures import picture
from vigil.games.under_our_sun.board.symbols import FACES
from vigil.games.under_our_sun.content.content import HERE, Content, fingerprint
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.determinization import determinize
from vigil.games.under_our_sun.observe.forecast import forecasts, standing
from vigil.games.under_our_sun.observe.gambles import GAMBLES
from vigil.games.under_our_sun.observe.ledger import ledger
from vigil.games.under_our_sun.observe.phases import phases
from vigil.games.under_our_sun.observe.totals import totals
from vigil.games.under_our_sun.observe.view import View, view
from vigil.games.under_our_sun.observe.worth import group, worth
from vigil.games.under_our_sun.rules.effects.vocabulary import VOCABULARY
from vigil.games.under_our_sun.rules.missions import cards_to_come
from vigil.games.under_our_sun.rules.sequence import turn
from vigil.games.under_our_sun.rules.set_up import new_state
from vigil.games.under_our_sun.rules.traitor import FROM, SEMI, TOGETHER, call_orders
from vigil.games.under_our_sun.state import CODEC, State
from vigil.games.under_our_sun.terminal.screen import glance, screen
from vigil.games.under_our_sun.terminal.spoken import spoken
from vigil.games.under_our_sun.validation import validate
from vigil.games.under_our_sun.words.card_text import cards_in_view, face_down, text_of
from vigil.games.under_our_sun.words.log_weights import LAST, WEIGHTS, is_story
from vigil.games.under_our_sun.words.option_notes import note, price, subject, way
from vigil.games.under_our_sun.words.required_messages import stories, wording
from vigil.kernel.content.tables import read_sections
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Evaluation, Identity, Knowledge, Rules
from vigil.kernel.definition.extras import Extras
from vigil.kernel.definition.scenarios import Scenario, Setting

FOLDER = Path(__file__).parent
MODES = {"search-and-rescue": TOGETHER, "the-dry-pump": SEMI, "the-border-post": SEMI, "three-valves": TOGETHER}


def load_content(packs: Sequence[Path] = ()) -> Content:
    return Content([HERE, *packs], VOCABULARY)


def new(content: Content, scenario: str, settings: Mapping[str, str], seats: int) -> Sun:
    return Sun(new_state(content, scenario, {**DEFINITION.identity.defaults(), **settings}, seats), content)


DEFINITION: Definition[Sun, State, Content, View] = Definition(
    identity=Identity(
        slug="under-our-sun",
        rules_version="2",
        scenarios=tuple(Scenario(slug, "Missions", {"mode": mode}, FROM[mode]) for slug, mode in MODES.items()),
        settings=(
            Setting("mode", "Modes", (TOGETHER, SEMI), {SEMI: 2}),
            Setting("karma", "Karma", ("day", "phase", "roll")),
            Setting("karma-for", "Karma", ("any", "own")),
            Setting("revival", "Characters: Death", ("three-phases", "evening")),
            Setting("free-actions", "Combat", ("provoke", "quiet")),
            Setting("ability-1", "Modes: Sons of Liberty", ("any-turn", "own-turn")),
            Setting("camp-vote", "Night deck", ("tile", "all")),
        ),
        seats=(1, 2, 3, 4, 5, 6),
        chances=("die", "d8", "karma", "card", "cube", "tile", "team", "lot"),
        text=FOLDER / "text",
        sections=read_sections(FOLDER),
        minutes=(90, 180),
    ),
    content=ContentApi(load=load_content, hash=fingerprint, wording=wording, brings=stories, row=Content.row),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=lambda content, state: Sun(state, content),
        turn=turn,
        over=lambda g: g.state.ending != "",
        outcome=lambda g: g.state.ending,
        turn_number=lambda state: state.turn,
        validate=validate,
        part=lambda state: state.phases,
    ),
    knowledge=Knowledge(
        view, totals, phases, standing, forecasts, ledger, call_orders, cards_to_come, GAMBLES, determinize
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
        face_down=face_down,
        last=LAST,
        note=note,
        subject=subject,
        price=price,
        way=way,
        weights=WEIGHTS,
        is_story=is_story,
    ),
    evaluation=Evaluation(
        "vigil.games.under_our_sun.bot.steady:Steady", worth, cause=lambda g: g.state.cause, group=group
    ),
    extras=Extras(day=lambda state: state.day),
)
