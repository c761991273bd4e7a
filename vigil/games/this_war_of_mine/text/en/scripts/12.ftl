event-script-1200 = 1200. The vehicle has been talked about. This morning there is a queue for it, from the hall out into the yard: the broken hip from number four, a girl with a jaw like a pear, somebody's mother, somebody's husband, who has brought his own pillow. The nurses of the hospital train pay one packet for every run, it's said, that saves them coming out. It can take one lying, or two sitting who are fond of each other. { $person } squeezes the horn. It sounds like a goose, and everyone makes way.
question-script-1200-run = The cross on the side has been redrawn, in jam.
option-script-1200-push = Make the run, all the way to the train
option-script-1200-lend = Lend it to the families, with the strap and the horn
option-script-1200-load = It carries wood, too, and nobody stops a cross
question-script-1200-driver = Who pushes?
