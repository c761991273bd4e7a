event-script-700 = 700. Raid Notturno: arma le guardie prima di vedere la carta. Dadi, assi e buone porte respingono Danni o Ferite, come preferisci.
event-script-720 = 720. Un motore, a passo d'uomo, a fari spenti. La cinghia è nuova. Scendono senza fretta; uno legge ad alta voce i numeri delle case, con la torcia, come chi consegna il carbone. Il meccanico ha descritto male, ma non abbastanza. «È solo per un pezzo di ricambio», dice una voce cordiale davanti alla porta, e poi salta la prima imposta.
event-script-721 = 721. Il furgone grigio si ferma davanti al nove, e nessuno rompe niente. Bussano. «La lampada la reggevano qui», dice quello al volante, che la storia la sa e la trova divertente. Dietro ci sono un armadio, una gabbia da uccelli, e sotto il telone qualcosa si muove e gli dicono di star fermo. Gli serve un cortile per una notte. Pagano in scatolette, come l'altra volta.
question-script-721-van = Il motore resta acceso.
option-script-721-open = Aprire il cancello del cortile
option-script-721-still = Restare dietro la porta senza una parola
event-script-738 = 738. { $person } ha ceduto le ultime porzioni senza dire nulla. Ora è tardi per tutto ciò che potremmo cucinare.
