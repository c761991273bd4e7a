event-script-700 = 700. Night Raid: arm the guards before the card is seen. Dice, boards and good doors hold off Damage or Wounds, as you like.
event-script-738 = 738. { $person } has given away the last portions and said nothing. Now it is too late for all we could cook.
