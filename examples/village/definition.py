"""The Well as the tables see it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from examples.village.board import BOARD
from examples.village.content.content import HERE, Content, fingerprint
from examples.village.cover import cover
from examples.village.determinization import imagine
from examples.village.game import Well
from examples.village.outlook import forecasts, ledger, phases, standing
from examples.village.rules.ch1_set_up import new_state
from examples.village.rules.ch5_effects import VOCABULARY
from examples.village.rules.sequence import turn
from examples.village.screen import glance, screen, spoken
from examples.village.state import CODEC, SEATS, THIEF, State
from examples.village.totals import totals
from examples.village.view import view
from vigil.kernel.definition.definition import ContentApi, Definition, Display, Evaluation, Identity, Knowledge, Rules
from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.definition.scenarios import Scenario, Setting
from vigil.kernel.effects.describe import told
from vigil.kernel.text.words import Words

FOLDER = Path(__file__).parent


def load_content(packs: Sequence[Path]) -> Content:
    return Content([HERE, *packs], VOCABULARY)


def wording(content: Content) -> list[str]:
    """Each event card and charm has a name and a text, each result of the watch a sentence."""
    keys = [*(card.key for card in content.cards.values()), *content.charms]
    results = [f"event-watch-{row.ends}" for row in content.village.watch]
    return [*results, *(f"{kind}-{key}" for kind in ("name", "card") for key in keys)]


def new(content: Content, scenario: str, settings: Mapping[str, str], seats: int) -> Well:
    return Well(new_state(content, scenario, settings), content)


def revive(content: Content, state: State) -> Well:
    return Well(state, content)


def cards(content: Content) -> dict[int, str]:
    return {n: card.key for n, card in content.cards.items()}


def printed(content: Content, words: Words, n: int) -> str:
    """What a card does, told from its effects."""
    return told(content.effects[content.cards[n].key], words)


def worth(g: Well, seat: int) -> float:
    """The thief and the village want different endings."""
    thief = seat in SEATS and g.player(seat).role == THIEF
    return float((g.state.ending == "thief") == thief)


def sections() -> tuple[str, ...]:
    with (FOLDER / "rules" / "sections.toml").open("rb") as file:
        return tuple(tomllib.load(file)["sections"])


TOY3 = Definition(
    identity=Identity(
        slug="well",
        rules_version="1",
        scenarios=(Scenario("four-nights", "1.1"), Scenario("five-nights", "1.1")),
        settings=(Setting("ballots", "3.2", ("named", "counted")),),
        seats=(3,),
        chances=("die", "card", "charm", "role"),
        text=FOLDER / "text",
        sections=sections(),
        minutes=(15, 30),
    ),
    content=ContentApi(
        load=load_content,
        hash=fingerprint,
        wording=wording,
        cards=cards,
    ),
    rules=Rules(
        codec=CODEC,
        new=new,
        revive=revive,
        turn=turn,
        over=lambda g: bool(g.state.ending),
        outcome=lambda g: str(g.state.ending),
        turn_number=lambda state: int(state.turn),
    ),
    knowledge=Knowledge(
        view=view,
        totals=totals,
        determinize=imagine,
        gambles={
            "play": Gamble(
                closes=("watch-robbed", "watch-pilfered", "watch-quiet", "watch-dew"),
                wins=("watch-quiet", "watch-dew"),
                hope="quiet",
            ),
            "sit-it-out": Gamble(closes=("drained", "spared"), by=("n",), wins=("spared",), hope="spared"),
        },
        ledger=ledger,
        phases=phases,
        standing=standing,
        forecasts=forecasts,
    ),
    display=Display(
        screen=screen,
        spoken=spoken,
        board=BOARD,
        printed=printed,
        glance=glance,
        cover=cover,
    ),
    evaluation=Evaluation(
        cause=lambda g: str(g.state.cause),
        worth=worth,
        bot="examples.village.steady:Steady",
    ),
)
