event-script-400 = 400. Dusk: everybody drinks if there is Water, then everybody eats one thing or nothing.
event-script-458 = 458. { $person } cannot go on. No action by day, and at night nothing but sleep, until it gets better.
