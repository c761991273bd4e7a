# Intruders.

name-ambush = Ambush
name-false-rumor = False Rumor
name-fortune = Fortune
name-guns = Firearms (Intruder)
name-intruders-moved = Intruders Moved
name-skin-walker = Ill Omen
name-trade = Trade
name-wandering-natives = Wanderers
chance-intruder-territory = die for the Territory of the Intruder
chance-intruder-area = die for the Area of the Intruder
chance-intruder = Intruder counter
event-intruder-cup-empty = The cup is empty: no Intruder is placed
event-intruder-placed = An Intruder lies face down { $territory_in }, Area { $area }
event-intruder-revealed = { $family } meets an Intruder { $territory_in }, Area { $area }: { $intruder }
event-intruder-kept = Kept in Resources: { $piece }
question-intruder-ambush = Ambush! Whom does { $family } lose?
question-wandering-natives = Wanderers join you. Who goes to the Passage of Time Box?
option-welcome = Welcome { $piece_a }
event-nobody-wanders = No population counter is Out of Play: nobody joins you
