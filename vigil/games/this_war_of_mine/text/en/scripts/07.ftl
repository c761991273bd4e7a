event-script-700 = 700. Night Raid: arm the guards before the card is seen. Dice, boards and good doors hold off Damage or Wounds, as you like.
event-script-720 = 720. A motor, walking pace, without lights. It has a new belt. They get out and do not hurry; one of them reads the house numbers aloud, with a torch, like somebody delivering coal. The mechanic described badly, but not badly enough. "We're only here about a part," a friendly voice says in front of the door, and then the first shutter goes.
event-script-721 = 721. The grey van stops before number nine, and nobody breaks anything. They knock. "You held the lamp," says the one at the wheel, who has been told of it and thinks it a good joke. There is a wardrobe in the back, and a birdcage, and under the tarpaulin something moves and is told to keep still. They need a yard for one night. They pay in tins, as before.
question-script-721-van = The engine is kept running.
option-script-721-open = Open the gate of the yard
option-script-721-still = Stay behind the door without a word
event-script-738 = 738. { $person } has given away the last portions and said nothing. Now it is too late for all we could cook.
