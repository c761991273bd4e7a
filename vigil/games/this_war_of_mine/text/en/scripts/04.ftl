event-script-400 = 400. Dusk: everybody drinks if there is Water, then everybody eats one thing or nothing.
event-script-458 = 458. { $person } cannot go on. No action by day, and at night nothing but sleep, until it gets better.
event-script-459 = 459. There is nobody to wake. { $person } sits down against the door for a moment and wakes when the light has moved across the floor. The door is open, and there is less on the shelf.
