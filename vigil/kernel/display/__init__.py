"""What may a table show beside the question? The board, and the outlook: phases, standing, forecasts.

Only data; drawing is done above the kernel.
"""
