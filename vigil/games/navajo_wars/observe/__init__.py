"""What does a seat see of Navajo Wars? Its view, totals, phases, what lies ahead, and what it may ask the odds of.

Public: the functions of `Knowledge`, each in the module of its name. They read the state and change nothing; what a
seat may not know stays out of the view.
"""
