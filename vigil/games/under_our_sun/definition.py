"""Under our Sun as the tables see it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from vigil.drawing.motifs import alone
from vigil.games.under_our_sun.board.board import BOARD
from vigil.games.under_our_sun.board.cover import cover
from vigil.games.under_our_sun.board.pictures import picture_of
from vigil.games.under_our_sun.board.symbols import FACES, shapes
from vigil.games.under_our_sun.content.load import HERE, Content, fingerprint
from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.observe.determinization import imagine
from vigil.games.under_our_sun.observe.forecast import forecasts, standing
from vigil.games.under_our_sun.observe.gambles import GAMBLES
from vigil.games.under_our_sun.observe.ledger import ledger
from vigil.games.under_our_sun.observe.phases import phases
from vigil.games.under_our_sun.observe.totals import totals
from vigil.games.under_our_sun.observe.view import View, view
from vigil.games.under_our_sun.rules.effects.vocabulary import VOCABULARY
from vigil.games.under_our_sun.rules.missions import SONS, SURVIVORS
from vigil.games.under_our_sun.rules.sequence import turn
from vigil.games.under_our_sun.rules.set_up import new_state
from vigil.games.under_our_sun.rules.team import SEMI, is_semi, traitor
from vigil.games.under_our_sun.state import CODEC, State
from vigil.games.under_our_sun.terminal.screen import glance, screen
from vigil.games.under_our_sun.terminal.spoken import spoken
from vigil.games.under_our_sun.validation import sound
from vigil.games.under_our_sun.words.card_text import in_view, text_of
from vigil.games.under_our_sun.words.log_weights import LAST, WEIGHTS, story
from vigil.games.under_our_sun.words.option_notes import beside, price, way
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Evaluation, Identity, Knowledge, Rules
from vigil.kernel.definition.scenarios import Scenario, Setting

FOLDER = Path(__file__).parent


def load_content(packs: Sequence[Path]) -> Content:
    return Content([HERE, *packs], VOCABULARY)


def named(content: Content) -> Iterator[str]:
    """Everything that has a name."""
    yield from (
        *content.characters,
        *content.enemies,
        *content.merchants,
        *content.tiles,
        *content.things,
        *content.team,
    )
    for deck in content.cards.values():
        yield from deck
    for mission in content.missions.values():
        yield from (card.key for card in mission.cards)
    yield from (row.ability.key for row in content.characters.values())


def wording(content: Content) -> list[str]:
    """Names, what is read aloud of tiles, enemies and cards, and the cards of the missions."""
    keys = [f"name-{key}" for key in named(content)]
    keys += [f"event-tile-{key}" for key in content.tiles] + [f"event-meets-{key}" for key in content.enemies]
    keys += [f"event-{key}" for deck in content.cards.values() for key in deck]
    for row in content.missions.values():
        keys += [f"event-mission-{key}" for key in (*(card.key for card in row.cards), *row.stories())]
    return [*keys, *(f"event-your-{key}" for key in content.team)]


def stories(content: Content) -> dict[str, list[str]]:
    """What is read aloud, and the questions that cards ask with their answers, each with the facts it is told with."""
    found: dict[str, list[str]] = {key: [] for key in wording(content) if key.startswith("event-")}
    found.update({f"event-{key}": ["person"] for key in content.cards["night"]})
    for effects in content.effects.values():
        for node in effects.nodes.values():
            if node.kind == "choose":
                found[f"question-{node.name}"] = node.asks
                found.update({f"option-{branch.key}": [] for branch in node.branches})
    return found


def new(content: Content, scenario: str, settings: Mapping[str, str], seats: int) -> Sun:
    return Sun(new_state(content, scenario, {**DEFINITION.identity.defaults(), **settings}, seats), content)


def revive(content: Content, state: State) -> Sun:
    return Sun(state, content)


def worth(g: Sun, seat: int) -> float:
    """The Son of Liberty and the Survivors want different endings."""
    son = any(each.seat == seat and traitor(each) for each in g.state.people)
    return float(g.state.ending == (SONS if son else SURVIVORS))


def sort(g: Sun) -> str:
    """Whether a Son of Liberty was dealt, and with which goal."""
    if not is_semi(g):
        return ""
    return next((each.team for each in g.state.people if traitor(each)), "no-traitor")


def sections() -> tuple[str, ...]:
    with (FOLDER / "rules" / "sections.toml").open("rb") as file:
        return tuple(tomllib.load(file)["sections"])


DEFINITION: Definition[Sun, State, Content, View] = Definition(
    identity=Identity(
        slug="under-our-sun",
        rules_version="1",
        scenarios=tuple(
            Scenario(slug, "Missions")
            for slug in ("search-and-rescue", "the-dry-pump", "the-border-post", "three-valves")
        ),
        settings=(
            Setting("mode", "Modes", ("co-operative", SEMI), {SEMI: 2}),
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
        sections=sections(),
        minutes=(90, 180),
    ),
    content=ContentApi(
        load=load_content,
        hash=fingerprint,
        wording=wording,
        brings=stories,
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=revive,
        turn=turn,
        over=lambda g: bool(g.state.ending),
        outcome=lambda g: str(g.state.ending),
        turn_number=lambda state: int(state.turn),
        validate=sound,
    ),
    knowledge=Knowledge(
        view=view,
        totals=totals,
        determinize=imagine,
        gambles=GAMBLES,
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
        picture=lambda key: alone(picture_of(key)),
        faces={face: shapes()[f"mark-{face}"] for face in FACES},
        note=lambda g, key, facts, words: beside(g.content, key, facts, words),
        price=price,
        way=way,
        is_story=story,
        weights=WEIGHTS,
        last=LAST,
        cards_in_view=in_view,
        card_text=text_of,
    ),
    evaluation=Evaluation(
        cause=lambda g: str(g.state.cause),
        worth=worth,
        group=sort,
        bot="vigil.games.under_our_sun.bot.steady:Steady",
    ),
)
