"""What do cards and scripts do? The words in which they are written, what each does, and how a list is carried out.

Public: `vocabulary.VOCABULARY`, `carry_out.perform`. The lists themselves are content.
"""
