"""What does the book say? A topic in each file, a rule in each function.

Public: `sequence.turn`, `set_up.new_state`, and the predicates that views and bots ask. A rule must not know who
answers, how it is shown, or how it is told.
"""
