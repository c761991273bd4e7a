"""Actions: what is common to all of them: cost, refusal, stealth and the counterattack."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import GeneratorType
from typing import Any

from msgspec import Struct

from vigil.games.under_our_sun.game import Sun
from vigil.games.under_our_sun.rules.combat import assault, first_round, provoke
from vigil.games.under_our_sun.rules.dice_and_karma import skill_test
from vigil.games.under_our_sun.rules.enemies import activate, uncovered
from vigil.games.under_our_sun.state import Character
from vigil.kernel.rules.requests import Fact, Flow

Args = tuple[str, ...]
Facts = dict[str, Fact]
NOTHING: Facts = {}


def alone(g: Sun, c: Character) -> list[tuple[Args, Facts]]:
    """Actions It is done in one way only."""
    return [((), NOTHING)]


def allowed(g: Sun, c: Character, *args: str) -> str:
    """Actions Nothing speaks against it."""
    return ""


class Action(Struct):
    """A kind of action: in which ways it might be done, what speaks against each (a reason, "" if nothing), what it
    costs (what the book says of `like`, else of its own name, if it is not reckoned), and what it does. `needs` are
    circumstances without which nothing is to be listed: there all its ways are refused."""

    rule: str
    run: Callable[..., Any]
    every: Callable[[Sun, Character], Iterable[tuple[Args, Facts]]] = alone
    why_not: Callable[..., str] = allowed
    cost: Callable[..., int] | None = None
    family: str = "interaction"  # movement, interaction, combat
    needs: int = 0
    like: str = ""


def expose(g: Sun, c: Character) -> Flow[None]:
    """Stealth A failed test: exposed; symbols bring their enemies, and if there are any a first combat round begins.

    [R174 A81]
    """
    c.stealth = ""
    g.heard and g.tell("Stealth", "exposed", person=c.key)
    yield from activate(g, c.at, uncovered(g, c.at))
    if g.beset(c):
        yield from first_round(g, c)


def stays_hidden(g: Sun, c: Character, rule: str = "Stealth") -> Flow[bool]:
    """Stealth Every action on the tile needs a stealth test to stay hidden. [R173 R175 R176 A80 A82]"""
    if (yield from skill_test(g, c, "stealth", rule)):
        return True
    yield from expose(g, c)
    return False


def with_company(
    g: Sun, c: Character, deed: Callable[[], Any], legal: Callable[[], bool] = lambda: True, free: bool = False
) -> Flow[None]:
    """Combat An action beside enemies: whoever is hidden is tested and then left in peace, or exposed; whoever is seen
    is attacked by all of them, unless the deed itself began a fight. After a failed test it is still done if the
    character lives and it is legal.

    [R173 R174 R176 R238 A15 A81]
    """
    seen = False
    if not free or g.setting("free-actions") != "quiet":
        if c.stealth:
            hidden = yield from stays_hidden(g, c)
            if not hidden and (c.died >= 0 or not legal()):
                return
        else:
            seen = g.beset(c)
    done = deed()
    fought = (yield from done) if type(done) is GeneratorType else done
    if seen and not fought:
        yield from provoke(g, c)


def slips_away(g: Sun, c: Character) -> Flow[Any] | None:
    """Stealth Leaving a tile with enemies is an action there: seen, all of them attack before the piece moves; hidden,
    a test avoids it. Nothing happens where there are none.

    [R172 R342 A14]
    """
    if not g.beset(c):
        return stays_hidden(g, c) if c.stealth and uncovered(g, c.at) else None
    return stays_hidden(g, c) if c.stealth else assault(g, c)
