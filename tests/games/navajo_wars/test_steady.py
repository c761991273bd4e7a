"""The game's own bot."""

from __future__ import annotations

from collections.abc import Sequence

from tests.known import known
from vigil.bots.bot_players import make_bot, play_to_the_end
from vigil.games.navajo_wars.definition import DEFINITION
from vigil.games.navajo_wars.game import NavajoWars
from vigil.kernel.journal.header import Header
from vigil.kernel.play.session import Session

CONTENT = DEFINITION.content.load([])


def played(bot: str, scenario: str, seed: int) -> Session:
    header = Header(
        DEFINITION.slug, DEFINITION.identity.rules_version, "", scenario, DEFINITION.identity.defaults(), seed
    )
    session = Session.start(DEFINITION, CONTENT, header)
    play_to_the_end(session, {0: make_bot(bot, DEFINITION, seed)}, seed)
    return session


def worth(bot: str, scenario: str, seeds: Sequence[int]) -> float:
    assert DEFINITION.evaluation.worth
    games = (known(NavajoWars, played(bot, scenario, seed).run.game) for seed in seeds)
    return sum(DEFINITION.evaluation.worth(g, 0) for g in games)


def test_a_steady_player_fares_better_than_luck() -> None:
    assert worth("steady", "rise-of-the-people", range(8)) > worth("random", "rise-of-the-people", range(8)) + 1


def test_the_same_seed_gives_the_same_steady_game() -> None:
    first, again = (played("steady", "the-rope-thrower", 3) for _ in range(2))
    assert [entry.name for entry in first.entries] == [entry.name for entry in again.entries]
