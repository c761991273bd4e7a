"""How is a game driven? A session takes answers, writes the journal, undoes, resumes and verifies.

It knows everything of a game; what a seat may see of it is decided in `knowledge`.
"""
