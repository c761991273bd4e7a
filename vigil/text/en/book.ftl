# The book of scripts of a game: what `vigil book` says.
book-none = { $game } has no book of scripts.
book-no-number = { $what } is not the number of a script. Expected e.g. 7,1100-1199
book-scripts = { $n ->
    [one] { $n } script
   *[other] { $n } scripts
}
book-problems = { $n ->
    [one] One thing is wrong.
   *[other] { $n } things are wrong.
}
echo-runs = runs of five words or more that stand in several scripts: { $n }
echo-openings = openings of three words that stand in several scripts: { $n }
echo-endings = endings of three words that stand in several scripts: { $n }
echo-sentences = sentences of two to four words that stand in several scripts: { $n }
echo-ways = ways with the same words: { $n }
echo-shapes = choices of the same shape: { $n }
book-no-script = There is no script { $n }.
book-no-person = There is nobody called { $name }. Known: { $known }
book-no-place = There is no place called { $name }. Known: { $known }
book-too-many = At most { $n } different people can be named.
book-again = Enter: read it again. q: leave. When you save a file of the book, it begins again.
book-drawn = The book: { $n } scripts. A line leads on at once, a dashed one another day, a dotted one where a word was written down.
book-deck = Deck { $deck }
book-others = Read by the rules, by a person or by a card
