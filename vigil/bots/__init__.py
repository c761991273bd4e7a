"""Who plays a seat without being a person: random, curious, a bot from elsewhere in a process of its own.

A bot gets a Position: what its seat may know, as plain data, and worlds it could believe in.
"""
