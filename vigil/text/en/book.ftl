# The book of scripts of a game: what `vigil book` says.
book-none = { $game } has no book of scripts.
book-no-number = { $what } is no number of a script. Expected e.g. 7,1100-1199
book-scripts = { $n ->
    [one] { $n } script
   *[other] { $n } scripts
}
book-problems = { $n ->
    [one] One thing is wrong.
   *[other] { $n } things are wrong.
}
echo-runs = runs of five words or more in several scripts: { $n }
echo-openings = openings of three words in several scripts: { $n }
echo-endings = endings of three words in several scripts: { $n }
echo-sentences = sentences of two to four words in several scripts: { $n }
echo-ways = ways worded alike: { $n }
echo-shapes = choices of one shape: { $n }
