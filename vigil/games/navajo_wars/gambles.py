"""What a player may ask the odds of: the option that begins a gamble, and the events that close it."""

from __future__ import annotations

from vigil.kernel.game import Gamble

SPARE = (  # nothing is spent on the way, and no power used: of options with a number the first has the least
    "go-on",
    "keep-cube",
    "fight",
    "roll-evade",
    "spend-goods",
    "offer-goods",
    "tribal-target",
)
BATTLE = Gamble(("battle-result",), ("result",), SPARE)
EVADE = Gamble(("evades", "evade-fails"), (), SPARE)
NEGOTIATE = Gamble(("negotiate-succeeds", "negotiate-fails"), (), SPARE)
DIPLOMACY = Gamble(("diplomacy-succeeds", "diplomacy-fails"), (), SPARE)
TRIBE = Gamble((*BATTLE.closes, *DIPLOMACY.closes), ("result",), SPARE)
NEW_MEXICO = Gamble(
    ("soldiers-come", "taken-to-resources", "taken-to-passage", "none-left", "bag-empty"), ("piece",), SPARE
)
OUTPOST = Gamble(("soldiers-come", "outpost-pushed-back", "outpost-removed", "fort-destroyed", "bag-empty"), (), SPARE)

GAMBLES = {
    "give-battle": BATTLE,
    "fight": BATTLE,
    "fight-with-firearms": BATTLE,
    "fight-with-intruder-firearms": BATTLE,
    "fight-soldiers": BATTLE,
    "fight-bold-soldiers": BATTLE,
    "ambush": BATTLE,
    "tribal-warfare": BATTLE,
    "tribal-diplomacy": DIPLOMACY,
    "tribal-target": TRIBE,
    "offer-goods": DIPLOMACY,
    "evade": EVADE,
    "roll-evade": EVADE,
    "negotiate": NEGOTIATE,
    "spend-goods": NEGOTIATE,
    "elder-gains-ap": Gamble(("elder-fails", "ap-gained"), (), SPARE),
    "culture-to-military": Gamble(("elder-fails", "culture-lost"), (), SPARE),
    "military-to-culture": Gamble(("elder-fails", "military-lost"), (), SPARE),
    "raise-ferocity": Gamble(("elder-fails", "ferocity"), (), SPARE),
    "lower-ferocity": Gamble(("elder-fails", "ferocity"), (), SPARE),
    "tribal-council": Gamble(("council-agrees", "council-fails"), (), SPARE),
    "harvest-corn": Gamble(("corn-harvested", "harvest-failed"), (), SPARE),
    "leave-fort": Gamble(("family-moved", "stays-at-fort"), (), SPARE),
    "raid-new-mexico": NEW_MEXICO,
    "raid-far": NEW_MEXICO,
    "raid-outpost": OUTPOST,
}
