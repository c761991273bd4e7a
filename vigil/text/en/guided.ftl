# A guided first game.

guided-name = Your first game, guided
guided-lead = About { $minutes } minutes: the table shows you what matters at each step and advises a move. Leave the path whenever you like.
guided-title = { $game }, guided · { $date }
guided-begin = Begin the guided game
guided-label = The guide
guided-step = Step { $n } of { $of }
guided-do = Do what is advised
guided-advised = advised
guided-left = You have left the guided path, and may go your own way. Undo to return to it.
guided-follow = Advised: { $option }. Type “follow” to do it.
guided-none = There is no advice here.
guided-no-lesson = { $game } has no guided game.
guided-fixed = A guided game is fixed: --guided goes with no other choice.

web-goal = The goal
web-goal-begin = Begin
web-aid = Aid to print
web-aid-title = { $game }: the aid
web-aid-print = One page to print, in the language you choose above.
web-aid-keys = At the table
web-recommended = Recommended set-up
recommended-hint = Type “recommended” for the recommended set-up.
recommended-none = There is no recommendation here.
no-aid = { $game } has no page to print.
companion-cards = The cards are Vigil's own designs: those of your box do not match them unless you play with a content pack made from your box.
