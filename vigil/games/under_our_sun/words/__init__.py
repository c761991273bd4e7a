"""How is Under our Sun told? Texts of cards, the weight of log lines, and the messages that the content needs.

Public: `card_text`, `log_weights`, `messages`, `option_notes`. Sentences stand in text/<language>; no
rule imports this room.
"""
