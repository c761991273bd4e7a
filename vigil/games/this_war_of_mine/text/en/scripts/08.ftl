event-script-800 = 800. Dawn: return, medicine, Fate, a story, and the dead. Then you may save.
