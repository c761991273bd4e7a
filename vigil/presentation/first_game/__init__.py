"""Help for a first game: a guided lesson, a recommended set-up, a page to print.

Each is a file beside the game (`guided.toml`, `recommended.toml`, `aid.toml`). `lesson`, `recommended_answers` and
`player_aid` turn it into advice, answers and words; the tables show them. Nothing here answers for a player by itself.
"""
