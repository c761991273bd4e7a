"""What a player may ask the odds of: the option that begins a gamble, and the events that close it."""

from __future__ import annotations

from vigil.kernel.definition.gambles import Gamble

SPARE = ("go-on", "stay-out", "say-nothing", "nothing")  # no power used on the way, nobody joins
HITS = ("enemy-damaged", "defeated")
FALLEN = "died"  # on the way to it
BLOW = Gamble(("missed", *HITS, FALLEN), (), SPARE, HITS, "hit")
BODY = Gamble(("searched", FALLEN), ("n",), SPARE, ("1", "2"), "find")


def test(rule: str) -> Gamble:
    """A skill test under its own rule: whoever is hidden, or meets somebody, may have to pass others before it."""
    under = (rule, "Characters: Death")
    return Gamble(("passed", "failed", FALLEN), (), SPARE, ("passed",), "pass", under=under)


GAMBLES = {
    "sneak": test("Actions: Movement"),
    "container": test("Actions: Interactions"),
    "steal": test("Merchants: Theft"),
    "sneak-attack": test("Combat: Actions"),
    "dodge": test("Combat: Actions"),
    "attack": BLOW,
    "shoot": BLOW,
    "rob": BLOW,
    "loot": BODY,
}
