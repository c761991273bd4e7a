"""Pictures that stand alone: over the lobby, on a box, of a game that is over."""
