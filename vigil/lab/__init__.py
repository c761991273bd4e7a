"""What many games show: balance, coverage of the rules, and whether anything reaches a seat that it may not know."""
