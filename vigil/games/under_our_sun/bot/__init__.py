"""The game's own bot: steady plays Under our Sun by rules of thumb, from what its seat may know."""
