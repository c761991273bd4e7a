"""Where the night stands, how the summer would end now, and what the die of the watch will be added to."""

from __future__ import annotations

from examples.village.game import Well
from examples.village.rules.ch2_watch import strength
from examples.village.rules.ch4_end import still_needed, villagers_gone
from examples.village.rules.sequence import STEPS
from examples.village.screen import say
from examples.village.state import slug_of
from examples.village.view import UNKNOWN, View
from vigil.kernel.display.board import Gauge
from vigil.kernel.display.outlook import Forecast, Phase, Standing
from vigil.kernel.text.words import Words

RULES = {"dusk": "2.1", "gifts": "2.2", "posts": "2.3", "charms": "2.4", "watch": "2.5", "hours": "2.6"}
LED = ("dusk", "posts")  # what the leader alone decides


def phases(g: Well, seat: int) -> list[Phase]:
    s = g.state
    if s.phase == "deal":
        return [Phase("deal", "1.2", "everybody", True)]
    card = g.content.cards[s.card].key if s.card else ""
    return [
        Phase(
            key,
            RULES.get(key, "3"),
            slug_of(s.leader) if key in LED else "everybody" if key not in ("watch", "dawn") else "",
            key == s.phase,
            card=card if key == "dusk" else "",
        )
        for key in STEPS
        if key != "deal"
    ]


def standing(g: Well, seat: int) -> Standing:
    """4.1 As if this dawn were the last."""
    lost = villagers_gone(g) >= 2 or still_needed(g).total > 0
    return Standing("thief" if lost else "village", "4.1", (still_needed(g),))


def forecasts(g: Well, seat: int, rule: str) -> list[Forecast]:
    """2.5 The watch, as long as its die has not fallen."""
    before = list(STEPS)[: list(STEPS).index("watch") + 1]
    if g.state.phase not in before[1:]:
        return []
    return [Forecast("watch", "2.5", (strength(g),), {"n": strength(g)}, soon=g.state.phase in ("charms", "watch"))]


def ledger(view: View, words: Words) -> list[Gauge]:
    found = [Gauge(words.say("board-cistern"), str(view.cistern)), Gauge(say(words, "added"), str(view.strength))]
    jars = [each for each in view.players if each.water != UNKNOWN]
    return [*found, *(Gauge(say(words, "jar-of", player=each.player), str(each.water)) for each in jars)]
