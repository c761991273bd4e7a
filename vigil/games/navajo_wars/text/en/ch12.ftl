# 12. Victory and Defeat.

event-game-over = The game ends: { $ending }
name-major-victory = Major Victory
name-minor-victory = Minor Victory
name-minor-defeat = Minor Defeat
name-major-defeat = Major Defeat
number-strongholds = Outposts and Forts in play
part-strongholds-missions = Missions
part-strongholds-ranchos = Ranchos
part-strongholds-forts = Forts
chance-automatic-victory = die for the Automatic Victory
event-automatic-victory = Enemy Morale is 0. The die shows { $n }; Outposts and Forts in play: { $strongholds }
event-no-automatic-victory = Enemy Morale is 0, but a Family in the Area of a Fort rules out the Automatic Victory
number-margin = Military less Enemy Morale
part-margin-military = Military
part-margin-morale = Enemy Morale
event-judged = The scenario is over. Military less Enemy Morale: { $margin }
event-black-cubes = { $n ->
    [one] A black cube lies in Subjugation: Enemy Morale rises by 1
   *[other] { $n } black cubes lie in Subjugation: each raises Enemy Morale by 1
}
event-nothing-left = Culture and Military are both at 0: there is nothing left to hold out with
