"""Navajo Wars as the tables see it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from math import exp
from pathlib import Path

from vigil.drawing.motifs import alone
from vigil.games.navajo_wars.board.board import BOARD
from vigil.games.navajo_wars.board.cover import cover
from vigil.games.navajo_wars.board.pictures import picture_of
from vigil.games.navajo_wars.content.load import HERE, Content, fingerprint
from vigil.games.navajo_wars.game import NavajoWars
from vigil.games.navajo_wars.observe.forecast import forecasts, standing
from vigil.games.navajo_wars.observe.gambles import GAMBLES
from vigil.games.navajo_wars.observe.ledger import ledger
from vigil.games.navajo_wars.observe.phases import phases
from vigil.games.navajo_wars.observe.totals import totals
from vigil.games.navajo_wars.observe.view import View, card_view, view
from vigil.games.navajo_wars.rules.ch02_sequence_of_play import turn
from vigil.games.navajo_wars.rules.ch14_scenarios import new_state
from vigil.games.navajo_wars.rules.effects.carry_out import helping
from vigil.games.navajo_wars.rules.effects.development_powers import offered_elsewhere
from vigil.games.navajo_wars.rules.effects.vocabulary import VOCABULARY
from vigil.games.navajo_wars.state import CODEC, State
from vigil.games.navajo_wars.terminal.screen import heading, printed, screen, tracks
from vigil.games.navajo_wars.terminal.spoken import spoken
from vigil.games.navajo_wars.validation import sound
from vigil.games.navajo_wars.words.card_text import stories, text_of
from vigil.games.navajo_wars.words.causes import cause
from vigil.games.navajo_wars.words.log_weights import WEIGHTS, story
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Evaluation, Identity, Knowledge, Rules
from vigil.kernel.definition.scenarios import Scenario, Setting
from vigil.kernel.rules.requests import Number
from vigil.kernel.text.words import Words

FOLDER = Path(__file__).parent
LAST = frozenset(
    (
        "buy-no-corn",
        "buy-no-goods",
        "buy-no-guns",
        "collect-done",
        "elders-done",
        "end-activation",
        "end-turn",
        "enemy-first",
        "found-none",
        "grow-up-done",
        "join-done",
        "keep-cube",
        "leave-ceremony",
        "no-comanche-gift",
        "no-comanche-trade",
        "no-development",
        "no-reaction",
        "pay-no-more",
        "pay-no-ransom",
        "pay-no-slavers",
        "raise-no-more",
        "refuse-gifts",
        "stop-activating",
        "swap-no-orders",
        "tribes-done",
    )
)


def load_content(packs: Sequence[Path] = ()) -> Content:
    content = Content([HERE, *packs], VOCABULARY)
    for n, ceremony in content.ceremonies.items():
        content.blesses[n] = helping(content.effects[f"blessing-{ceremony.key}"])
    for key, development in content.developments.items():
        steps = content.steps.get(f"power-{key}")
        if steps is None or any(run is not offered_elsewhere for run, _ in steps):  # else it never would
            for occasion in development.occasions:
                content.uses.setdefault(occasion, {})[key] = helping(content.effects[f"power-{key}"])
    return content


def wording(content: Content) -> list[str]:
    """Each card and Development has a name and a text."""
    keys = [card.key for card in content.operations.values()]
    keys += [ceremony.key for ceremony in content.ceremonies.values()]
    keys += [event.key for event in content.history.values()]
    keys += content.developments
    return [*(f"name-{key}" for key in (*keys, *content.groups)), *(f"card-{key}" for key in keys)]


def new(content: Content, scenario: str, settings: Mapping[str, str], seats: int = 1) -> NavajoWars:
    return NavajoWars(new_state(content, scenario, settings), content)


def revive(content: Content, state: State) -> NavajoWars:
    return NavajoWars(state, content)


def over(g: NavajoWars) -> bool:
    return bool(g.state.ending)


def outcome(g: NavajoWars) -> str:
    return g.state.ending


WORTH = {"major-victory": 1.0, "minor-victory": 0.75, "minor-defeat": 0.25, "major-defeat": 0.0}


def worth(g: NavajoWars, seat: int) -> float:
    return WORTH[g.state.ending]


def promise(g: NavajoWars, seat: int) -> float:
    """How well the Diné stand, as thousands of games of the steady player went on from there: each Outpost comes back
    as Enemy Morale at every Victory Check, and what is behind them need not be feared any more."""
    s, history = g.state, g.content.history
    families = [family for family in s.families if family.place]
    people = sum(2 * family.man + 2 * family.woman + family.child for family in families) + sum(s.elders)
    land = sum(g.content.vp[territory] for territory in {family.place // 10 for family in families})
    tracks = 0.22 * min(s.military, 9) + 0.115 * min(s.culture, 11) - 0.21 * s.morale
    checks = sum(card in history for card in (*s.discard, *s.in_play, *s.gone))
    theirs = 0.38 * (len(s.missions) + len(s.ranchos)) + 0.3 * len(s.forts) + 0.06 * s.enemy_ap
    subdued = 0.35 * sum(s.subjugation.values())
    lead = tracks + 0.05 * people + 0.045 * land + 0.4 * checks - theirs - subdued - 2.5
    return 0.74 / (1 + exp(-lead))


def turn_number(state: State) -> int:
    return state.turn


def numbers(g: NavajoWars, seat: int = 0) -> Iterable[Number]:
    return totals(g)


def cards(content: Content) -> dict[int, str]:
    """The keys of the cards by their numbers."""
    kinds = (content.operations, content.ceremonies, content.history)
    return {n: card.key for kind in kinds for n, card in kind.items()}


def cards_in_view(view: View) -> list[tuple[int | str, str]]:
    """The current card, which needs no number, then all that can be read, Developments by their name."""
    current = [view.card] if view.card else []
    cards = [(card.n, card.key) for card in (*current, *view.in_play, *view.hand, *view.known)]
    return [*(("", card.key) for card in current), *cards, *((each.key, each.key) for each in view.developments)]


def numbers_of_card(content: Content, words: Words, n: int) -> str:
    return printed(card_view(content, n), words)


def glance(view: View, words: Words) -> list[str]:
    """Period, deck and card, then the tracks."""
    lines = [*heading(view, words), tracks(view, words)]
    lines[0] = lines[0][1:]  # the scenario's name stands above
    return [" · ".join(text.strip() for text, _ in line if text.strip()) for line in lines]


def sections() -> tuple[str, ...]:
    with (FOLDER / "rules" / "sections.toml").open("rb") as file:
        return tuple(tomllib.load(file)["sections"])


DEFINITION: Definition[NavajoWars, State, Content, View] = Definition(
    identity=Identity(
        slug="navajo-wars",
        rules_version="3",
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
        seats=(1,),
        chances=("die", "cube", "card", "counter"),
        text=FOLDER / "text",
        sections=sections(),
        minutes=(45, 240),
    ),
    content=ContentApi(
        load=load_content,
        hash=fingerprint,
        wording=wording,
        brings=stories,
        cards=cards,
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=revive,
        turn=turn,
        over=over,
        outcome=outcome,
        turn_number=turn_number,
        validate=sound,
    ),
    knowledge=Knowledge(
        view=view,
        totals=numbers,
        gambles=GAMBLES,
        ledger=ledger,
        phases=phases,
        standing=standing,
        forecasts=forecasts,
    ),
    display=Display(
        screen=screen,
        spoken=spoken,
        board=BOARD,
        cards_in_view=cards_in_view,
        card_text=text_of,
        printed=numbers_of_card,
        glance=glance,
        cover=cover,
        picture=lambda key: alone(picture_of(key)),
        last=LAST,
        weights=WEIGHTS,
        is_story=story,
    ),
    evaluation=Evaluation(
        bot="vigil.games.navajo_wars.bot.steady:Steady",
        cause=cause,
        worth=worth,
        estimate=promise,
    ),
)
