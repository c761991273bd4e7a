"""What does the book say? A chapter in each file, a section in each function, the charts as they are printed.

Public: `ch02_sequence_of_play.turn`, `ch14_scenarios.new_state`, and the predicates that views and bots ask. A rule
must not know who answers, how it is shown, or how it is told.
"""
