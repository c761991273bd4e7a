event-script-700 = 700. Raid Notturno: arma le guardie prima di vedere la carta. Dadi, assi e buone porte respingono Danni o Ferite, come preferisci.
event-script-738 = 738. { $person } ha ceduto le ultime porzioni senza dire nulla. Ora è tardi per tutto ciò che potremmo cucinare.
