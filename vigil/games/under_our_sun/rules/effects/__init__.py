"""What cards of Under our Sun can do: primitives, conditions, and how a list of them is carried out."""
