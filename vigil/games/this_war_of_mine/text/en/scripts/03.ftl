event-script-300 = 300. Day Actions: in each step first assign everybody, then resolve. A tool serves one card in a step; what is made can be used in the next.
event-script-333 = 333. Nobody was awake when they came. By morning the house belongs to others, and we stand in the street with what we wear.
