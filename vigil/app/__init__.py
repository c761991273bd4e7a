"""The application: what every way of playing needs before a table opens.

Which game is it, with which packs, in which language, and where are its saved games? Public are `loaded_game`,
`saves`, `restore`, `packs`, `language`, `output`, `time_limit` and `errors`. It knows games and the kernel, and no
table: nothing here words a question, draws a page or reads a command.
"""
