"""How does a request get in? Host and Origin, limits of size and rate, headers, the files of the page.

Public: the guard and its rules, limits, static files. It knows nothing of games.
"""
