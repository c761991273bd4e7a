"""Games to learn from: `first_game` in a hundred lines, `village` with secrets, several seats and a board.

They stand on no shelf. The tests play them.
"""
