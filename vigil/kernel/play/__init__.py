"""How is a game driven? A session takes answers, writes the journal, undoes, resumes and verifies.

Public: Session, resume and branch, undo, verify; Driver, Fork and play_out for who thinks or simulates.
It knows everything of a game. It must not decide what a seat may see: `knowledge` does.
"""
