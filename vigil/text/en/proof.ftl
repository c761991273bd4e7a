# Whether the dice were honest: vigil verify, and the page of a table after its end.

verified = { $n ->
    [0] No throw could be checked
    [one] The dice are honest: one throw checked
   *[other] The dice are honest: { $n } throws checked
} against { $by }.
verified-in-part = { $n ->
    [0] No throw could be checked
    [one] One throw is honest, checked
   *[other] { $n } throws are honest, checked
} against { $by }.
verified-set-back = { $n ->
    [0] No throw could be checked against { $by }, and
    [one] One throw agrees with { $by }; that alone does not make the dice honest, because
   *[other] { $n } throws agree with { $by }; that alone does not make the dice honest, because
} there was a return to a copy, or a take-back that was not allowed.
verify-seed = the seed { $seed }
verify-secret = the secret with the fingerprint { $fingerprint }
verify-shares = the secret with the fingerprint { $fingerprint } and what was added by { $names }
verify-with-parents = { $by } (throws from another game: { $n }, checked against { $parents })
verify-not = Not proved: { $what }.
verify-not-seed = that nobody knew the dice beforehand, since whoever plays alone may choose the seed and play a game again by it
verify-not-secret = that whoever started the game did not choose the secret before it began, or look at it before the end
verify-not-shares = that whoever ran the table did not look at the secret before the end, and so foresee the dice, or write the shares too
verify-not-voids = that nobody escaped dice they did not like, since the dice were prepared again { $n ->
    [one] once
   *[other] { $n } times
}
verify-not-borrowed = { $n ->
    [one] one throw that was taken over from another game
   *[other] { $n } throws that were taken over from another game
}
verify-not-own = { $n ->
    [one] one die, cube or card that was entered by hand
   *[other] { $n } dice, cubes or cards that were entered by hand
}
verify-not-set-backs = that nobody chose among the dice by a return to a copy, or by a take-back that was not allowed
verify-left = Left for you to do: { $what }.
verify-left-seed = compare the seed with the one that was named before the game, if one was
verify-left-secret = compare the fingerprint with the one you were shown at the start
verify-left-shares = compare the fingerprint with the one you were shown at the start, and see that what you added is in; your browser does both by itself at the table (for words typed in a terminal: docs/dice.md)
verify-left-parents = compare the fingerprint of the game from which throws were taken over with the one that was shown at its start
verify-left-parent = check the throws that were taken over by the file of the game they come from
verify-left-set-backs = ask who returned to a copy, or undid what was not allowed, and whether all had agreed
verify-borrowed = { $n ->
    [one] One throw was taken over from another game and is not checked here.
   *[other] { $n } throws were taken over from another game and are not checked here.
}
verify-parent = This file names the point of that game from which they were taken over: { $point }. Whoever has the file of that game can check them with: vigil verify FILE --parent FILE-OF-THAT-GAME
verify-unnamed = The file does not name that game, as older Vigils did not: these throws cannot be checked.
verify-parent-unnamed = This file does not name the game from which throws were taken over: either there are none, or an older Vigil made this branch. They cannot be checked by another file.
verify-parent-unknown = This game was not branched off any of the games given with --parent. The point it names is { $point }: look for the file of the game that holds it. A game of several must be over, so that its file holds the secret.
verify-parent-no-secret = The dice that were taken over are not proved honest: the file of the game they come from holds no secret, so that nothing says how its dice had to fall. Ask for the file of that game as it was saved after its end.
verify-parent-fingerprint = The dice that were taken over are not proved honest: in the file of the game they come from, the secret is not the one whose fingerprint was shown at the start. Fingerprint shown at the start: { $shown }; fingerprint of the secret: { $fingerprint }.
verify-parent-altered = The dice that were taken over are not proved honest: in the file of the game they come from, line { $line } is not as Vigil wrote it. That file is damaged, or somebody changed it. Ask for the original.
verify-parent-differs = This game does not have the answers it says it took over: answer { $n } is another in the game it was branched off. The dice are not honest.
verify-parent-wrong = The dice that were taken over are not honest: in the file of the game they come from, { $n ->
    [one] one line is not as it should be (line { $lines }).
   *[other] { $n } lines are not as they should be (lines { $lines }).
}
verify-altered = The dice are not proved honest: line { $line } is not as Vigil wrote it. The file is damaged, or somebody changed it. Ask for the original and check that.
verify-wrong = { $n ->
    [one] One throw does not fall as it should (line { $lines }).
   *[other] { $n } throws do not fall as they should (lines { $lines }).
}
verify-empty = { $n ->
    [one] The dice are not proved honest: line { $lines } takes nothing back and only changes the dice that follow. No table writes such a line.
   *[other] The dice are not proved honest: lines { $lines } take nothing back and only change the dice that follow. No table writes such lines.
}
verify-own = { $n ->
    [one] One die, cube or card was entered by hand, as this game allows; it cannot be checked.
   *[other] { $n } dice, cubes or cards were entered by hand, as this game allows; they cannot be checked.
}
verify-undos = { $n ->
    [one] Answers were undone once, as allowed; from there on the dice are different.
   *[other] Answers were undone { $n } times, as allowed; from there on, each time, the dice are different.
}
verify-set-backs = { $n ->
    [one] At one place there was a return to a copy, or a take-back that was not allowed; from there on the dice are different. Whoever held the file could choose among the dice after it: ask who did it, and whether all had agreed.
   *[other] At { $n } places there was a return to a copy, or a take-back that was not allowed; from there on the dice are different. Whoever held the file could choose among the dice after each: ask who did it, and whether all had agreed.
}
verify-other-rules = This journal names other rules ({ $rules }) than those here ({ $known }). It was checked by those here. If throws do not fall as they should, either the rules have changed or somebody entered them by hand: check it with the Vigil it was played with.
verify-diverged = The journal can be checked only up to line { $line }: from there it does not fit the rules.
verify-no-beginning = This journal begins in the middle of the game, at a stored state: what came before was damaged and is not in it. Its dice cannot be checked.
verify-no-secret = This journal does not hold its secret yet: the game must be over before its dice can be verified.
verify-fingerprint = The secret in this journal is not the one whose fingerprint was shown at the start. Fingerprint shown at the start: { $shown }; fingerprint of the secret: { $fingerprint }.

web-honest = Were the dice honest?
web-honest-waits = The dice can be checked when the game has been played to its end: then the secret they follow from is shown, and this page says what it proves. Until then note down the fingerprint. A game that was given up keeps its secret, because it may be taken up again.
web-honest-facts = What was found
web-honest-checked = Throws checked
web-honest-proved = Of these, taken over from another game
web-honest-borrowed = Throws taken over, not checked
web-honest-own = Dice and cards entered by hand
web-honest-undos = Answers undone, as allowed
web-honest-set-backs = Returns to a copy, or take-backs not allowed
web-honest-voids = Times the dice had to be prepared again
web-honest-fingerprint = Fingerprint of the secret
web-honest-secret = The secret
web-honest-share = Added by { $name }
web-honest-nothing = nothing
web-honest-yourself = Check it yourself
web-honest-trust = This page was written by the machine that runs the table.
web-honest-run = If you would rather trust nobody, save the file and run this on a machine of your own:
