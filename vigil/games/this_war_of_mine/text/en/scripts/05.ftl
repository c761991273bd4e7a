event-script-500 = 500. Evening: a Bed takes away all Fatigue, the floor two levels; guards and scavengers get one. Somebody must stand guard.
