"""What do cards do? The words in which cards are written, what each does, and how a list is carried out.

Public: `vocabulary.VOCABULARY`, `carry_out.resolve`, `carry_out.holds`. The lists themselves are content.
"""
