"""What many wars show of a book of scripts: what is read how often, and which scripts echo one another."""
