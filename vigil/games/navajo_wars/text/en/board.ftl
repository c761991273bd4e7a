# Labels of the drawn board. A board-does- line stands on a counter: what the order would do, in a few words.

board-vp = { $n } VP
board-value = Value { $n } ({ $horse })
board-escape = Escape
board-caught = Caught
board-orders = Enemy Orders
board-active = Active
board-inactive = Inactive
board-standby = Standby
board-other-side = Other side: { $order }
board-or-ferocity = { $n }, or the Ferocity of your Families together if that is more
board-military = Military
board-ap = AP
board-morale = Enemy Morale
board-enemy-ferocity = Enemy Ferocity
board-enemy-ap = Enemy AP
board-evade = Evade
board-not-in-play = Not in play
board-out-of-play = Out of Play
board-elders = Elders by Rating
board-elder-box = Elder Display, box { $box }: Elder Rating { $rating }, { $n ->
    [0] no elder
    [one] one elder
   *[other] { $n } elders
}
board-corn-cup = Corn in the cup: { $n }
board-intruder-cup = Intruders in the cup: { $n }
board-card = No card on the table
board-turn = card { $n }
board-deck = Deck { $n }
board-discard = Discard { $n }
board-read = Read ›
board-preempt = Preempt
board-if-preempted = { $n } if preempted
board-grows = New
board-minor = Minor Event
board-ceremony = Ceremony
board-does-build = Outpost in an Area 1
board-does-build-subvert = Outpost, then Subvert
board-does-colonize = Raided cubes recover
board-does-comanche = Tribal Raid, +1
board-does-defend = Arms against raids
board-does-expand = Outposts move up
board-does-peace = Truce; all AP lost
board-does-raid = Raid from Santa Fé
board-does-slaves = Takes child or woman
board-does-subjugate = Draws red cubes
board-does-subvert = Culture falls
board-does-utes = Tribal Raid
board-short-build-subvert = Build + Subvert
panel-map = Map
panel-people = People
panel-enemy = Enemy
panel-cards = Cards
