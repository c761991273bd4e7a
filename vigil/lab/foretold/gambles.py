"""Odds against what came: in the game itself the player goes on by the policy of the gamble until it is closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from vigil.kernel.definition.gambles import Gamble
from vigil.kernel.knowledge.odds import UNCLOSED, Ending, Odds, hoped_for
from vigil.kernel.play.session import Session
from vigil.kernel.rules.asking import GO_ON
from vigil.kernel.rules.requests import Option
from vigil.kernel.text.words import Words
from vigil.lab.foretold.claims import Claim
from vigil.lab.foretold.previews import right_after

CLOSE = 1e-9
FAR = 4.5  # standard errors: a correct table is that far off once in 150,000 times
USUAL = "as often as told"
ENOUGH = 5.0  # of variance: with less luck may be far off


class Tally(Struct):
    """What was expected of one ending of one gamble, and how often it came."""

    expected: float = 0
    variance: float = 0
    came: int = 0
    times: int = 0


class Calibration(Struct):
    """All gambles of all games: the frequencies against the odds."""

    tallies: dict[tuple[str, str], Tally] = field(default_factory=dict)

    def note(self, key: str, odds: Odds, came: str, by_key: dict[str, float]) -> None:
        for ending, share in by_key.items():
            tally = self.tallies.setdefault((key, ending), Tally())
            tally.expected += share
            tally.variance += share * (1 - share) + (share * (1 - share) / odds.worlds if odds.error else 0)
            tally.came += ending == came
            tally.times += 1

    def merge(self, other: Calibration) -> None:
        for key, one in other.tallies.items():
            tally = self.tallies.setdefault(key, Tally())
            tally.expected += one.expected
            tally.variance += one.variance
            tally.came += one.came
            tally.times += one.times

    def claims(self) -> Iterator[Claim]:
        for (key, ending), tally in sorted(self.tallies.items()):
            if tally.variance >= ENOUGH:
                off = abs(tally.came - tally.expected) / tally.variance**0.5
                came = f"{tally.came} of {tally.times}, where {tally.expected:.1f} were told" if off > FAR else USUAL
                yield Claim("odds", f"{key}: how often {ending}", USUAL, came)


class Bet(Struct):
    """A gamble that is under way, and what was said of it."""

    key: str
    seat: int
    gamble: Gamble
    odds: Odds
    at: int  # answers before it
    told: int  # events before it

    def answer(self, options: Sequence[Option[object]]) -> str:
        """By the policy of the gamble, as its odds take it."""
        by_key = {option.key: option.name for option in reversed(options)}
        return next((by_key[key] for key in (GO_ON, *self.gamble.policy) if key in by_key), options[-1].name)

    def ended(self, session: Session) -> tuple[Ending, int] | None:
        """How it was closed and by which event; None while it goes on."""
        for n in range(self.told, len(session.log)):
            event = session.log[n]
            if event.key in self.gamble.closes:
                return (event.key, *(str(event.facts.get(fact, "")) for fact in self.gamble.by)), n
        return (UNCLOSED, len(session.log) - 1) if session.over else None

    def claims(self, session: Session, words: Words, calibration: Calibration) -> Iterator[Claim]:
        """Once it has ended."""
        ended = self.ended(session)
        if ended is None:
            return
        (ending, event), odds, name = ended, self.odds, self.key
        yield Claim("odds", f"{name} add up", True, abs(sum(odds.shares.values()) - 1) < CLOSE)
        if odds.exact:
            yield Claim("odds", f"{name} list what came", True, ending in odds.shares)
        if odds.needs:
            thrown = next(entry for entry in session.entries[self.at :] if entry.mark.by_chance)
            enough = int(thrown.name) >= odds.needs if odds.needs > 0 else int(thrown.name) <= -odds.needs
            yield Claim("odds", f"{name} needs", enough, hoped_for(self.gamble, ending))
        if odds.exact and ending in odds.views:
            yield from self.seen(session, event, ending, words)
        calibration.note(self.key, odds, " ".join(ending), {" ".join(each): n for each, n in odds.shares.items()})

    def seen(self, session: Session, event: int, ending: Ending, words: Words) -> Iterator[Claim]:
        """The numbers after it are among those that the table lists for this ending."""
        ledger = session.definition.knowledge.ledger
        if ledger is None:
            return
        after = next(
            (n for n in range(self.at + 1, len(session.entries)) if session.told_at[n] > event), len(session.entries)
        )
        view = session.definition.knowledge.view(right_after(session, after, event).game, self.seat)
        listed = [{each.label: each.value for each in ledger(view, words)} for view in self.odds.views[ending]]
        for gauge in ledger(view, words):
            possible = {each.get(gauge.label, "") for each in listed}
            told = gauge.value if gauge.value in possible else f"{gauge.label} {sorted(possible)}"
            yield Claim("odds", f"{self.key} changes", told, gauge.value)
