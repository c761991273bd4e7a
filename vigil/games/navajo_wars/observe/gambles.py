"""What a player may ask the odds of: the option that begins a gamble, and the events that close it."""

from __future__ import annotations

from vigil.kernel.definition.gambles import Gamble

SPARE = (  # nothing is spent on the way, and no power used: of options with a number the first has the least
    "go-on",
    "keep-cube",
    "fight",
    "roll-evade",
    "spend-goods",
    "offer-goods",
    "tribal-target",
)
VICTORY = ("MFV", "FV")
BATTLE = Gamble(("battle-result",), ("result",), SPARE, VICTORY, "win")
EVADE = Gamble(("evades", "evade-fails"), (), SPARE, ("evades",), "evade")
NEGOTIATE = Gamble(("negotiate-succeeds", "negotiate-fails"), (), SPARE, ("negotiate-succeeds",))
DIPLOMACY = Gamble(("diplomacy-succeeds", "diplomacy-fails"), (), SPARE, ("diplomacy-succeeds",))
TRIBE = Gamble((*BATTLE.closes, *DIPLOMACY.closes), ("result",), SPARE, (*VICTORY, *DIPLOMACY.wins))
LOOT = ("taken-to-resources", "taken-to-passage")
NEW_MEXICO = Gamble(("soldiers-come", *LOOT, "none-left", "bag-empty"), ("piece",), SPARE, LOOT, "loot")
AGAIN = Gamble((*BATTLE.closes, *EVADE.closes), BATTLE.by, SPARE, (*VICTORY, *EVADE.wins), of=("battle-dine", "evade"))
FALLS = ("outpost-pushed-back", "outpost-removed", "fort-destroyed")
OUTPOST = Gamble(("soldiers-come", *FALLS, "bag-empty"), (), SPARE, FALLS)

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
    "elder-gains-ap": Gamble(("elder-fails", "ap-gained"), (), SPARE, ("ap-gained",)),
    "culture-to-military": Gamble(("elder-fails", "culture-lost"), (), SPARE, ("culture-lost",)),
    "military-to-culture": Gamble(("elder-fails", "military-lost"), (), SPARE, ("military-lost",)),
    "raise-ferocity": Gamble(("elder-fails", "ferocity"), (), SPARE, ("ferocity",)),
    "lower-ferocity": Gamble(("elder-fails", "ferocity"), (), SPARE, ("ferocity",)),
    "tribal-council": Gamble(("council-agrees", "council-fails"), (), SPARE, ("council-agrees",)),
    "harvest-corn": Gamble(("corn-harvested", "harvest-failed"), (), SPARE, ("corn-harvested",), "harvest"),
    "leave-fort": Gamble(("family-moved", "stays-at-fort"), (), SPARE, ("family-moved",), "leave"),
    **dict.fromkeys(("reroll-for-goods", "reroll-for-fortune", "reroll-by-development"), AGAIN),
    "raid-new-mexico": NEW_MEXICO,
    "raid-far": NEW_MEXICO,
    "raid-outpost": OUTPOST,
}
