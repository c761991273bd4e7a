# Screen, phases and totals.
screen-day = Day { $day }
screen-cold = Cold { $n }
screen-boards = Board-Ups { $n }
screen-objective = Objective: { $objective }
screen-values = Prowess { $prowess }, Empathy { $empathy }, Inventory { $inventory }
screen-storage = Storage
screen-pile = Findings
screen-nothing = nothing
screen-label = { $label }:
screen-free = free
screen-boarded = boarded up
screen-wait = { $n ->
    [one] ready the next Morning
   *[other] ready in { $n } Mornings
}
screen-trip = { $place } · Noise { $noise } · cards unknown: { $n }
screen-enemy = { $enemy }: { $what }, Wounds { $n }
screen-legend = What cannot be reached is dim; numbers beside a State are its level, from 1 to 4.
phase-set-up = Set-up
phase-morning = Morning
phase-day = Day Actions
phase-dusk = Dusk
phase-evening = Evening
phase-scavenging = Scavenging
phase-night-raid = Night Raid
phase-dawn = Dawn
phase-mourning = The end of Dawn
task-bed = in bed
task-floor = on the floor
task-guard = on guard
task-scavenging = outside
screen-more = (more: s)
