"""How is Navajo Wars told? Texts of cards, the weight of log lines, and the messages that the content needs.

Public: `card_text`, `log_weights`, `messages`, `causes`. Sentences stand in text/<language>; no rule imports this
room.
"""
