"""What cards of Navajo Wars can do: primitives, conditions, and how a list of them is carried out."""
