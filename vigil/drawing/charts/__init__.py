"""Curves and graphs: how numbers went over a game."""
