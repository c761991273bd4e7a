"""Which cards and numbers are there? The tables of This War of Mine, ours or a pack's.

Public: `load.Content` and `load.fingerprint`; `tables` has the types of the rows. It is handed the vocabulary of the
effects, and must not import a rule or hold a sentence.
"""
