# 8. Victory Check and Good Medicine.

question-victory-segment = { $card } asks for { $vp } Victory Points. How do you meet it?
option-victory-check = Make the Victory Check
option-good-medicine = { $n ->
    [0] Good Medicine
    [one] Good Medicine: 1 black cube to Subjugation, Enemy Morale +1
   *[other] Good Medicine: { $n } black cubes to Subjugation, Enemy Morale +1
}
refused-transition-card = Good Medicine is never allowed on a Transition card.
remedy-transition-card = Historical Events leave you the choice; a Transition does not.
refused-too-few-black-cubes = { $n ->
    [one] Good Medicine takes 1 black cube, and the bag, Recovery and Raided Cubes hold { $there }.
   *[other] Good Medicine takes { $n } black cubes, and the bag, Recovery and Raided Cubes hold { $there }.
}
remedy-too-few-black-cubes = { $n ->
    [one] One black cube would have to be outside Subjugation; those inside never come back.
   *[other] { $n } black cubes would have to be outside Subjugation; those inside never come back.
}
event-good-medicine = { $n ->
    [one] Good Medicine: 1 black cube goes to Subjugation
   *[other] Good Medicine: { $n } black cubes go to Subjugation
}
number-vp-balance = Victory Points less those of the card
part-territory-vp = { $territory }
part-vp-cards = cards in play
part-card-vp = asked for by the card
event-vp-balance = Victory Points less those of the card: { $balance }
event-culture-cut = Culture falls to { $n }, its ceiling
event-cubes-to-bag = All cubes in Raided Cubes and Recovery go back to the bag
question-halve-passage = { $n ->
    [one] Half of those in the Passage of Time Box are lost: one counter. Which one?
   *[other] Half of those in the Passage of Time Box are lost: { $n } counters. Which ones?
}
option-lose-from-passage = Lose { $piece_a }
event-lost-from-passage = Of those who wait in the Passage of Time Box { $piece_a } is lost (Out of Play)
