"""What is seen of Navajo Wars: the view of a seat, totals, phases, forecasts, and what may be asked the odds of.

It reads the state and changes nothing; what a seat may not know stays out of it.
"""
