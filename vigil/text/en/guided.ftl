# A first game by the hand.

guided-name = Your first game, guided
guided-lead = About { $minutes } minutes: the table shows you what matters at each step and advises a move. Leave the path whenever you like.
guided-title = Your first game
guided-begin = Begin the guided game
guided-label = The guide
guided-step = Step { $n } of { $of }
guided-do = Do what is advised
guided-advised = advised
guided-left = You have left the guided path, and may go your own way. Take back to return to it.
guided-follow = Advised: { $option }. Type «follow» to do it.
guided-none = Nothing is advised here.
guided-no-lesson = { $game } has no guided game.
guided-fixed = A guided game is fixed: --guided stands alone.
