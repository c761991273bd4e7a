# I momenti in cui si possono usare i poteri: che cosa dice la finestra.

question-before-the-operations = Questa carta non si può Anticipare. Usi un potere prima che comincino le Operazioni?
question-before-the-flip = Riga { $row }: l'Ordine { $order } sta per girarsi e diventare { $other }. Usi prima un potere?
question-end-of-the-phase = La Fase Operazioni dei Diné sta per finire. Usi un potere prima della fine?
option-end-turn = Concludi il turno
question-before-the-passage = Sta per passare una generazione. Usi prima un potere?
question-before-the-culture = Sta per essere contata la Cultura delle Famiglie. Usi prima un potere?
question-before-the-breeding = Gli animali stanno per riprodursi. Usi prima un potere?
question-before-the-feeding = La popolazione sta per essere nutrita. Usi prima un potere?
question-before-the-pasture = Gli animali nelle Risorse stanno per pascolare; quelli senza pascolo vanno Fuori dal Gioco. Usi prima un potere?
question-before-the-refresh = Gli Sviluppi stanno per essere ripristinati. Usi prima un potere?
question-before-the-battle = La { $family } sta per combattere contro { $foe }. Usi prima un potere?
question-before-the-event = Sta per compiersi l'Evento Maggiore: { $card }. Usi prima un potere?
question-before-the-minor-event = Sta per compiersi l'Evento Minore: { $minor }. { $minor_does } Vuoi annullarlo o usare prima un potere?
question-before-the-enemy-way = Sta per colpire l'Enemy Way di «{ $card }». Vuoi annullarlo o usare prima un potere?
question-before-the-gathering = Tutti gli Intrusi stanno per tornare nel loro contenitore, anche quelli nelle Risorse. Usi prima un potere?
question-before-the-purchase = Ora si può acquistare uno Sviluppo. Usi prima un potere?
question-before-the-actions = Sta per cominciare l'ultima operazione Effettuare Azioni. Usi prima un potere?
refused-too-few-goods = Servono { $n } Beni Commerciali e ne hai { $have }.
remedy-too-few-goods = Tre animali, o Mais per un valore di 6, procurano un Bene Commerciale in ogni momento.
