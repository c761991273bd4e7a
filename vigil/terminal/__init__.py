"""The terminal: a game line by line, for one screen, in colour or as plain text.

Public are `table.Terminal`, which plays a game, `bots` (bots play, a person reads), `dice_words`, `script_preview` and
`writer.Writer`. A Terminal has a Prompt, a Screen and a few parts that write; each gets what it needs when it is made.
It must not know the browser, nor commands of the command line, nor more of a game than the seat on the screen may see.
"""
