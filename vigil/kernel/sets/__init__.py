"""How is an answer built that is a set: who does what, what is packed, a trade?

Public: the draft of a set and its limits; sampling puts sets together by luck.
It must not know who builds one.
"""
