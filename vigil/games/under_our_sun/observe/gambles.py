"""What a player may ask the odds of: the option that begins a gamble, and the events that close it."""

from __future__ import annotations

from vigil.kernel.definition.gambles import Gamble

SPARE = ("go-on", "stay-out", "say-nothing", "nothing")  # no power used on the way, nobody joins
HITS = ("enemy-damaged", "defeated")
TEST = Gamble(("passed", "failed"), (), SPARE, ("passed",), "pass")
BLOW = Gamble(("missed", *HITS), (), SPARE, HITS, "hit")
BODY = Gamble(("searched",), ("n",), SPARE, ("1", "2"), "find")

GAMBLES = {
    "sneak": TEST,
    "container": TEST,
    "steal": TEST,
    "sneak-attack": TEST,
    "dodge": TEST,
    "attack": BLOW,
    "shoot": BLOW,
    "rob": BLOW,
    "loot": BODY,
}
