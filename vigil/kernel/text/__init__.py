"""How is something said? Fluent catalogs, one folder a language; rules and content carry keys and facts.

Public: Words. It must not know which table shows a sentence.
"""
