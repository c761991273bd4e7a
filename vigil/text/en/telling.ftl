web-pace = The enemy's turn stops
web-pace-step = after every step
web-pace-card = after every order or card
web-pace-straight = nowhere
web-speed = Speed of the steps
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
