"""What a player may ask the odds of: the option that begins a gamble, and the events that close it."""

from __future__ import annotations

from vigil.kernel.definition.gambles import Gamble

GAMBLES = {
    "trust-fate": Gamble(("fate-speaks", "fate-fails"), (), ("keep", "miss"), ("fate-speaks",), "fate"),
}
