# The moments at which powers may be used: what the window says.

question-before-the-operations = The card cannot be preempted. Do you use a power before the Operations begin?
question-before-the-flip = { $order } in row { $row } is about to be turned and become { $other }. Do you use a power first?
question-end-of-the-phase = The Diné Operations phase is about to end. Do you use a power before it does?
option-end-turn = End my turn
question-before-the-passage = A generation is about to pass. Do you use a power first?
question-before-the-culture = The Culture of the Families is about to be counted. Do you use a power first?
question-before-the-breeding = The animals are about to breed. Do you use a power first?
question-before-the-feeding = The people are about to be fed. Do you use a power first?
question-before-the-pasture = The animals in Resources are about to be fed; those without pasture go Out of Play. Do you use a power first?
question-before-the-refresh = The Developments are about to be refreshed. Do you use a power first?
question-before-the-battle = { $family } is about to fight { $foe }. Do you use a power first?
question-before-the-event = The Major Event is about to happen: { $card }. Do you use a power first?
question-before-the-minor-event = The Minor Event is about to happen: { $minor }. { $minor_does } Do you cancel it or use a power first?
question-before-the-enemy-way = The Enemy Way of { $card } is about to strike. Do you cancel it or use a power first?
question-before-the-gathering = All Intruders are about to go back to their cup, those in Resources too. Do you use a power first?
question-before-the-purchase = A Development may be bought now. Do you use a power first?
question-before-the-actions = The last Take Actions operation is about to begin. Do you use a power first?
refused-too-few-goods = It takes { $n } Trade Goods, and you have { $have }.
remedy-too-few-goods = Three animals or Corn worth 6 buy a Trade Goods counter at any time.
