"""What a player may ask the odds of: the option that begins a gamble, and the events that close it."""

from __future__ import annotations

from vigil.kernel.game import Gamble

SPARE = ("let-stand", "keep-cube", "go-on", "fight", "no-reaction", "spend-goods")  # nothing is spent on the way
BATTLE = Gamble(("battle-result",), ("result",), SPARE)
EVADE = Gamble(("evades", "evade-fails"), (), ("roll-evade", *SPARE))

GAMBLES = {
    "give-battle": BATTLE,
    "fight": BATTLE,
    "fight-with-firearms": BATTLE,
    "fight-with-intruder-firearms": BATTLE,
    "fight-soldiers": BATTLE,
    "evade": EVADE,
    "roll-evade": EVADE,
    "ambush": Gamble(("ambush-succeeds", "ambush-fails"), (), SPARE),
    "negotiate": Gamble(("negotiate-succeeds", "negotiate-fails"), (), SPARE),
    "elder-gains-ap": Gamble(("elder-fails", "ap-gained"), (), SPARE),
}
