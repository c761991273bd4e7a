event-script-600 = 600. Scavenging: what is found lies in the Pile until the end; only then is it weighed. Whoever flees still chooses what to carry.
event-script-645 = 645. The fever does not fall. { $person } talks to people who are not here, gently, and then to nobody.
