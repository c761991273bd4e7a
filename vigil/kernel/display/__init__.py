"""What may a table show beside the question? The board, and the outlook: phases, standing, forecasts.

Public: Board, Panel and what lies on them; Phase, Standing, Forecast. It must not draw: that is done above the kernel.
"""
