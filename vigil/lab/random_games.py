"""Games of luck for a search: at every number of seats and with every setting, with cards and dice that somebody
enters, with seats that want to be asked everywhere and give orders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from vigil.bots.bot_players import bots_answer
from vigil.bots.random_bot import RandomBot
from vigil.kernel.definition.definition import AnyDefinition
from vigil.kernel.knowledge.observer import Observer
from vigil.kernel.play.session import Session
from vigil.kernel.play.stops import ALWAYS, Stops
from vigil.kernel.rules.dice import odds
from vigil.kernel.rules.requests import Chance
from vigil.lab.named_games import header_of

MOST = 20_000  # answers of a game


class SetUp(Struct):
    """What is the same in all games of a search; the other settings, and the seats if they are 0, are drawn by luck."""

    seats: int = 0
    settings: Mapping[str, str] = {}

    def drawn(self, definition: AnyDefinition, luck: Random) -> tuple[int, dict[str, str]]:
        seats = self.seats or luck.choice([n for n in definition.identity.seats if n > 1] or [1])
        settings = {}
        for each in definition.identity.settings:
            values = [value for value in each.values if each.needs(value) <= seats]
            settings[each.slug] = self.settings.get(each.slug) or luck.choice(values)
        return seats, settings

    @property
    def name(self) -> str:
        return " ".join([f"{self.seats or 'any'} seats", *(f"{slug}={value}" for slug, value in self.settings.items())])


def set_ups(definition: AnyDefinition, seats: Sequence[int], fixed: Mapping[str, str], every: str) -> list[SetUp]:
    """One for all games; or with `every` one for each value of a setting at each number of seats that it needs."""
    if not every:
        return [SetUp(n, fixed) for n in seats or (0,)]
    setting = next(each for each in definition.identity.settings if each.slug == every)
    counts = sorted(seats or definition.identity.seats)
    return [SetUp(n, {**fixed, every: v}) for v in setting.values for n in counts if setting.needs(v) <= n]


def played(definition: AnyDefinition, content: Any, seats: int, settings: Mapping[str, str], luck: Random) -> Session:
    """A game of luck: in one of three somebody enters all dice and cards himself; in one of three the seats want to be
    asked at every window, and give orders for those at which the table never waits."""
    seed = luck.randrange(1 << 30)
    header = header_of(definition, luck.choice(definition.identity.scenarios).slug, seed, seats)
    companion = definition.identity.chances if luck.randrange(3) == 0 else ()
    eager = luck.randrange(3) == 0
    stops = [Stops(mode=ALWAYS) for _ in range(seats)] if eager else ()
    session = Session.start(
        definition, content, replace(header, settings=dict(settings), companion=companion), stops=stops
    )
    bots = {seat: RandomBot(seed * 8 + seat) for seat in range(seats)}
    while not session.over and len(session.entries) < MOST:
        request = session.request
        if isinstance(request, Chance):
            outcomes, weights = zip(*odds(request), strict=True)
            session.answer(str(luck.choices(outcomes, [float(each) for each in weights])[0]), request.seat)
        elif not bots_answer(session, bots, seed):
            break
        if eager and luck.randrange(8) == 0:
            order(session, luck)
    return session


def order(session: Session, luck: Random) -> None:
    """A seat says beforehand what it wants, or takes it back."""
    seat = luck.randrange(session.header.seats)
    names = [option.name for option in Observer(session, seat).orders()]
    session.stops[seat].order = luck.choice(["", *names])


def games_of(definition: AnyDefinition, luck: Random, set_up: SetUp | None = None) -> Iterator[Session]:
    content = definition.content.load([])
    while True:
        yield played(definition, content, *(set_up or SetUp()).drawn(definition, luck), luck)
