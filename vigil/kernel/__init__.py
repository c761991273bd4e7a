"""The engine of a table: it knows games in general and no game in particular.

One package for each question, lower never knows higher:
rules < sets < content < text < effects < display < definition < journal < play < knowledge < extras.
Who wants to read how it works begins with `rules` and `definition`.
"""
