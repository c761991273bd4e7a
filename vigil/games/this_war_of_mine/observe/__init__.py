"""What is seen of This War of Mine: the view of a seat, totals, phases, forecasts, and what may be asked the odds of.

It reads the state and changes nothing; what a seat may not know stays out of it.
"""
