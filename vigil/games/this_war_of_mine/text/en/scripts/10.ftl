event-script-1000 = 1000. The radio says it first, and nobody believes it. Then the bells, those that are left. People come out of the cellars and shade their eyes.
event-script-1001 = 1001. { $person } opens all the windows of the house and sweeps the floor, as one does in spring.
event-script-1002 = 1002. { $person } finds work, and a flat with a view of the river. Loud noises are difficult. Most nights are quiet.
event-script-1003 = 1003. { $person } lives. For a long time there is no more to say than that; then, one day, there is.
