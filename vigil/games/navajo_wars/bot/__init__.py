"""The game's own bot: steady plays Navajo Wars by rules of thumb, from what its seat may know."""
