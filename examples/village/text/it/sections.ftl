rule-1-title = Il villaggio
rule-1 = Tre persone dividono un pozzo. Ognuno guarda in segreto una carta ruolo e un amuleto, e ha una giara d'acqua in cui nessun altro può guardare.

rule-1-1-title = Scenari
rule-1-1 = Lo scenario dice quante notti si giocano, quanta acqua contiene la cisterna all'inizio e quanta deve contenerne dopo l'ultima notte.

rule-1-2-title = Carte ruolo
rule-1-2 = Le carte sono quattro: tre abitanti e un ladro. Ognuno ne pesca una e la guarda; la quarta resta coperta nella scatola, perciò può anche non esserci alcun ladro.

rule-1-3-title = Amuleti
rule-1-3 = Ci sono tre lanterne, tre bacchette da rabdomante, tre campanelle e tre sacchetti di sale. Ognuno pesca un amuleto, lo guarda e lo posa coperto.

rule-1-4-title = Giare
rule-1-4 = Ogni giara comincia con 4 misure d'acqua. Ciò che vi entra e ciò che si versa come prezzo lo vedono tutti; quanto resta in una giara lo sa solo chi la possiede.

rule-2-title = La notte
rule-2 = Una notte ha una carta evento, i doni, i posti, la veglia, la notte fonda e un consiglio, e finisce all'alba. Ogni notte la guida passa al giocatore seguente, saltando chi è stato cacciato.

rule-2-1-title = La carta evento
rule-2-1 = Chi guida scopre una carta ed esegue ciò che dice. Dove la carta lascia una scelta, la fa chi guida.

rule-2-2-title = Doni
rule-2-2 = Tutti decidono insieme e in segreto quanta acqua della propria giara mettere nella cisterna: 0, 1 o 2. Un abitante che ha acqua ne dona almeno 1; il ladro può non donare nulla. Si dice soltanto la somma.

rule-2-3-title = Posti
rule-2-3 = Chi guida assegna a ognuno un posto: uno fa la guardia, al massimo due trasportano acqua, al massimo due riposano. Nessuno fa la guardia per due notti di fila. Il trasporto porta 2 misure d'acqua nella propria giara, sotto gli occhi di tutti.

rule-2-4-title = Scoprire un amuleto
rule-2-4 = Prima del dado, cominciando da chi guida, chiunque non trasporti acqua e abbia ancora un amuleto coperto può scoprirlo. Ha effetto subito, poi è consumato.

rule-2-5-title = La veglia
rule-2-5 = Si tira un dado; una guardia aggiunge 2, gli amuleti e le carte che durano aggiungono ciò che dicono. Fino a 2 i predoni prendono 3 misure d'acqua; con 3 o 4 ne viene rubata 1; da 5 a 7 la notte è tranquilla; da 8 in su la rugiada porta 1 misura d'acqua.

rule-2-6-title = La notte fonda
rule-2-6 = La domanda è fatta a tutti in segreto. Un abitante può soltanto dormire; il ladro può avvelenare la cisterna una volta per partita, e allora si buttano via 3 misure d'acqua. Dopo, o quando il ladro è stato cacciato, non si chiede più nulla.

rule-3-title = Il consiglio
rule-3 = Alla fine della notte il villaggio vota, se restano almeno due persone. Poi si fa giorno.

rule-3-1-title = Rimandare il voto
rule-3-1 = Prima del voto chi guida può pagare 1 misura d'acqua della cisterna: allora per questa notte non si vota.

rule-3-2-title = Il voto
rule-3-2 = Tutti indicano insieme e in segreto qualcuno, magari sé stessi, o nessuno. Le schede si scoprono insieme: con i nomi oppure, se così si è deciso all'inizio, soltanto contate.

rule-3-3-title = Cacciare qualcuno
rule-3-3 = Chi è indicato su almeno due schede mostra la carta ruolo e se ne va con la giara e l'amuleto. Da quel momento non gli si chiede più nulla.

rule-3-4-title = L'alba
rule-3-4 = Finisce ciò che durava fino all'alba, accade ciò che doveva accadere all'alba, si lasciano i posti e si controlla se la partita è finita.

rule-4-title = La fine
rule-4 = La partita finisce all'alba: dopo l'ultima notte, o appena sono stati cacciati due abitanti.

rule-4-1-title = Acqua a sufficienza
rule-4-1 = Dopo l'ultima notte gli abitanti vincono se la cisterna contiene quanto chiede lo scenario. Altrimenti vince il ladro, o al suo posto la sete.

rule-4-2-title = Due abitanti cacciati
rule-4-2 = Se sono stati cacciati due abitanti, a quell'alba vince il ladro, o al suo posto la sete.

rule-5-title = Effetti
rule-5 = Ciò che possono fare le carte evento e gli amuleti.

rule-5-1-title = La cisterna
rule-5-1 = L'acqua entra o esce; la cisterna non contiene mai meno di nulla. Un prezzo si può pagare solo per intero.

rule-5-2-title = L'acqua nelle giare
rule-5-2 = L'acqua che entra in una giara o che si versa come prezzo la vedono tutti. Quella che si perde si perde solo se c'è, e nessun altro viene a sapere quanta fosse.

rule-5-3-title = Chiedere acqua
rule-5-3 = Chi riceve la richiesta può mettere l'acqua nella cisterna sotto gli occhi di tutti o dire di non averne da dare; non è detto che sia vero.

rule-5-4-title = Sogni
rule-5-4 = Chi guida guarda la carta ruolo di chi ha sognato. Gli altri vengono a sapere soltanto di chi si trattava.

rule-5-5-title = Ciò che dura
rule-5-5 = Gli aiuti alla guardia contano nella veglia fino all'alba che indicano. Una protezione tiene il veleno lontano dalla cisterna.
