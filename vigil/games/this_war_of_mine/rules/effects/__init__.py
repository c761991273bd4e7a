"""What cards of This War of Mine can do: primitives, conditions, and how a list of them is carried out."""
