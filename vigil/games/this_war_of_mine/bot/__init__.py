"""The game's own bot: steady plays This War of Mine by rules of thumb, from what its seat may know."""
