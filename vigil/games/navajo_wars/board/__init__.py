"""The drawn board: `made` puts it together, every other file draws a panel of it or some of its pieces."""
