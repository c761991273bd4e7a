# Eventi Storici ed Eventi Transitori: nomi, effetti, storie e parole delle loro regole.

name-pueblo-revolt = La rivolta dei Pueblo
card-pueblo-revolt = Se in Soggiogamento ci sono tre cubetti rossi, sposta un uomo, una donna o un bambino a tua scelta da Fuori dal Gioco alla Casella Scorrere del Tempo ed elimina questa carta dalla partita. Altrimenti scegli: accogli qualcuno allo stesso modo, oppure Forza Militare +1 e Ferocia Nemica +1. Poi tutti i cubetti rossi di Soggiogamento tornano nel sacchetto, il Morale Nemico scende di 1 e la carta resta in gioco finché in Soggiogamento non arriva il terzo cubetto rosso: Diplomazia Tribale e Negoziare hanno +1.
card-pueblo-revolt-story = Nell'agosto 1680 i Pueblo insorsero insieme, guidati da Po'pay e da altri, e cacciarono gli spagnoli dal Nuovo Messico per dodici anni. Quando l'esercito tornò, molti cercarono salvezza presso i Diné.

name-franciscan-faction-ascendant = L'ascesa dei francescani
card-franciscan-faction-ascendant = Piazza due Missioni, una dopo l'altra, ciascuna nell'Area 1 di un Territorio che non ne ha: prima i Territori con Famiglie, poi in ordine di dado. Per ciascuna puoi accettare i doni dei frati: prendi allora due pecore nelle Risorse, e il Morale Nemico sale di 1.
card-franciscan-faction-ascendant-story = Nel 1749 i frati promisero bestiame e attrezzi ai Diné che si fossero stabiliti nelle missioni presso Cebolleta ed Encinal. Entro un anno la gente rispose che era cresciuta come i cervi e che non sarebbe vissuta rinchiusa.

name-the-viceroys-gifts = I doni del viceré
card-the-viceroys-gifts = Prima Comanche!, poi Ute!: se l'Ordine è visibile nella colonna Attiva sale di una riga; altrimenti, se è visibile in Standby, si scambia con l'Ordine Attivo della sua riga. Se nessuno dei due Ordini è visibile, la Ferocia Nemica sale di 1.
card-the-viceroys-gifts-story = Nel 1786 il viceré Bernardo de Gálvez consigliò di legare le nazioni libere con il commercio, l'alcol e le armi da fuoco e di metterle l'una contro l'altra. Quell'anno il governatore Anza riunì capi comanche e ute come alleati del Nuovo Messico.

name-settlers-colonize-new-mexico = I coloni popolano il Nuovo Messico
card-settlers-colonize-new-mexico = Esegui Costruire; se diventa Sovvertire, vale 1 AP. La carta resta in gioco fino a «L'indipendenza messicana»: Diplomazia Tribale e Negoziare hanno −1.
card-settlers-colonize-new-mexico-story = Intorno al 1800 i villaggi del Nuovo Messico non stavano più nella valle del Rio Grande. Trenta famiglie fondarono Cebolleta sotto la montagna che i Diné chiamano Tsoodził, al margine della loro terra.

name-mexican-independence = L'indipendenza messicana
card-mexican-independence = Esegui i nove passi di questo Evento Transitorio. Poi guadagni 3 Cultura e 2 Forza Militare. Finché non si sono conclusi altri quattro Eventi Storici, una Famiglia ha 1 MP in più quando è attivata e +1 quando si sottrae. Dopo ciascuno di questi quattro guadagni 4 Forza Militare e 4 Cultura; se in quel momento la Forza Militare è 8 o più, sale invece di 1 il Morale Nemico. La carta resta in gioco fino a «L'Armata dell'Ovest»: in ogni Pianificazione uno dei Beni Commerciali che acquisti non costa AP.
card-mexican-independence-story = Nel 1821 finì il dominio spagnolo. Le guarnigioni restarono senza paga, le missioni si svuotarono e si aprì la pista di Santa Fé. Le merci abbondarono, e con esse i compratori di prigionieri; col tempo le razzie si fecero peggiori di prima.

name-vizcarra-marches-west = Vizcarra marcia a ovest
card-vizcarra-marches-west = Se la Forza Militare è 7 o più, il Morale Nemico sale prima di 2. Scegli. Accetta le sue condizioni: cedi due animali delle Risorse, prima i cavalli, e il Morale Nemico sale di 1. Oppure affronta la marcia: si esegue un Raid Nemico con 3 AP.
card-vizcarra-marches-west-story = Nel 1823 il governatore José Antonio Vizcarra pretese prigionieri, bestiame e obbedienza, poi guidò millecinquecento uomini a ovest per dieci settimane, fino alle mesas degli Hopi. La maggior parte dei Diné non si fece trovare.

name-the-chimayo-rebellion = La rivolta di Chimayó
card-the-chimayo-rebellion = Se la Forza Militare è 7 o più, il Morale Nemico sale prima di 2. Gli AP Nemici Disponibili scendono a 0 e, la prossima volta che raccoglie AP, il Nemico ne raccoglie 2 in meno. Poi scegli: Forza Militare +1 e Ferocia Nemica +1, oppure Cultura +1.
card-the-chimayo-rebellion-story = Nel 1837 i villaggi del nord del Nuovo Messico, stanchi delle tasse e del servizio nelle campagne, insorsero e uccisero il governatore Albino Pérez. Manuel Armijo soffocò la rivolta e ben presto si rivolse di nuovo contro i Diné.

name-when-the-land-is-sick = Quando la terra è malata
card-when-the-land-is-sick = Se la Forza Militare è 7 o più, il Morale Nemico sale prima di 2. Tira un dado due volte: ogni volta quel Territorio riceve un segnalino Siccità, come nell'Evento Minore. Poi l'anziano più a destra nel Riquadro Anziani va Fuori dal Gioco, a meno che tu non scarti una carta Cerimonia dalla mano, o non lasci riposare le armi finché l'anziano non è guarito (Forza Militare −1, Cultura +1). La carta resta in gioco fino a «L'Armata dell'Ovest»: il dado del raccolto deve superare un numero più alto di 1, e Trovare una Pozza d'Acqua costa 1 MP in più.
card-when-the-land-is-sick-story = Per i Diné la salute della gente e quella della terra sono una cosa sola. Quando l'erba manca e gli anziani si ammalano è un'unica armonia che si perde, e va ricomposta con cura.

name-narbonas-war = La guerra di Narbona
card-narbonas-war = Se la Forza Militare è 7 o più, il Morale Nemico sale prima di 2. Fino a due Famiglie con un uomo guadagnano 1 Ferocia ciascuna, e tu guadagni 1 Forza Militare. La carta resta in gioco fino a «L'Armata dell'Ovest»: le tue Famiglie hanno +1 in Battaglia, e ogni Raid Nemico ha 1 segnalino Raid in più.
card-narbonas-war-story = Nel febbraio 1835 Narbona e i suoi attesero sopra il passo che oggi porta il suo nome e sbaragliarono una colonna di quasi mille uomini del Nuovo Messico. Da vecchio cercò la pace, e nel 1849 i soldati americani lo uccisero durante un colloquio.

name-army-of-the-west = L'Armata dell'Ovest
card-army-of-the-west = Esegui i nove passi di questo Evento Transitorio. Poi guadagni 3 Cultura e 4 Forza Militare. Finché non si sono conclusi altri quattro Eventi Storici, una Famiglia ha 1 MP in più quando è attivata, e +1 in Battaglia e quando si sottrae. Dopo ciascuno di questi quattro guadagni 4 Forza Militare e 4 Cultura; se in quel momento la Forza Militare è 8 o più, sale invece di 1 il Morale Nemico. La carta resta in gioco: nella Pianificazione ogni Famiglia con una donna può acquistare un segnalino Beni Commerciali in più.
card-army-of-the-west-story = Nell'agosto 1846 il generale Kearny prese Santa Fé senza sparare un colpo e promise ai suoi abitanti protezione dai Navajo. In novembre Zarcillos Largos chiese perché gli americani rimproverassero ai Diné di combattere proprio la gente che loro stessi avevano appena combattuto.

name-forts-in-navajo-country = Fortini in terra navajo
card-forts-in-navajo-country = Fort Defiance va nell'Area 1 della Terra degli Hopi e Fort Fauntleroy nell'Area 1 dei Monti Zuni, se non vi sono già dalla preparazione; il Mais che vi si trova torna nel contenitore. Poi per ogni Fortino sulla mappa cedi un animale delle Risorse, oppure il Morale Nemico sale di 1.
card-forts-in-navajo-country-story = Fort Defiance fu costruito nel 1851 in una valle ricca d'erba, Fort Fauntleroy nel 1860 a Bear Springs. L'esercito pretese i prati migliori per le proprie bestie, e nel 1858 i soldati abbatterono sessanta capi di Manuelito che vi pascolavano.

name-death-of-henry-linn-dodge = La morte di Henry Linn Dodge
card-death-of-henry-linn-dodge = Una Pace in vigore finisce, e ogni Ordine Pace visibile nella colonna Attiva si gira sull'altra faccia. Se non c'era né una Pace in vigore né un Ordine Pace visibile, il Morale Nemico sale di 1. La carta resta in gioco: Diplomazia Tribale e Negoziare hanno −1.
card-death-of-henry-linn-dodge-story = Dodge, agente presso i Navajo dal 1853, visse nel loro paese, ascoltò e mantenne la parola. Fu ucciso da Apache a sud di Zuni nel novembre 1856, e nessun agente dopo di lui ebbe la stessa fiducia.

name-manuelitos-war = La guerra di Manuelito
card-manuelitos-war = Metti Manuelito con una Famiglia a tua scelta; la sua Ferocia sale di 1, se ha un uomo. La Ferocia Nemica sale di 1. Guadagni 2 Forza Militare. La carta resta in gioco: il Disturbo non costa AP.
card-manuelitos-war-story = Il 30 aprile 1860 Manuelito, Hastiin Ch'il Haajiní per la sua gente, e Barboncito guidarono mille uomini contro Fort Defiance, e per poco non lo presero.

name-the-american-civil-war = La guerra di secessione americana
card-the-american-civil-war = Se sulla mappa ci sono Fortini, uno a tua scelta è abbandonato e lascia la mappa. La Ferocia Nemica sale di 1. Dopo il prossimo Scorrere del Tempo guadagni 2 Cultura e il Morale Nemico scende di 2. La carta resta in gioco: il Nemico raccoglie 1 AP in più, e ogni Raid Nemico ha 1 segnalino Raid in più.
card-the-american-civil-war-story = Nel 1861 le truppe regolari partirono per combattere i confederati, Fort Defiance rimase vuoto e per una stagione le greggi diné tornarono a pascolare nei prati intorno. I volontari che presero il posto delle truppe, sotto il generale Carleton, avevano altri ordini, e nessun trattato da ricordare.

name-kit-carson = Kit Carson, «Rope Thrower»
card-kit-carson = Esegui i nove passi di questo Evento Transitorio: uno Scorrere del Tempo, un Controllo Vittoria, e poi la vittoria oppure l'ultimatum e ciò che ne segue. La partita finisce qui.
card-kit-carson-story = Nel 1863 e nel 1864 le colonne di Carson bruciarono i campi, abbatterono i peschi e portarono via le greggi, finché la fame non fece ciò che le battaglie non avevano fatto. Più di ottomila Diné furono fatti marciare fino a Bosque Redondo. Nel 1868 i loro capi firmarono un trattato, e la gente tornò a casa a piedi.

# le loro parole

event-card-stays = Resta in gioco: { $card }
event-card-removed = Eliminata dalla partita: { $card }
question-pueblo-revolt = I Pueblo sono insorti. Che cosa fai?
option-stand-with-the-pueblos = Schierati con i Pueblo: Forza Militare +1, Ferocia Nemica +1
event-reds-return = { $n ->
    [0] In Soggiogamento non ci sono cubetti rossi
    [one] Un cubetto rosso torna da Soggiogamento al sacchetto
   *[other] { $n } cubetti rossi tornano da Soggiogamento al sacchetto
}
question-franciscan-gifts = Sorge una Missione { $territory_in }. Accetti i doni dei frati?
option-refuse-gifts = Rifiuta
option-accept-gifts = Accetta: { $n } pecore nelle Risorse, Morale Nemico +1
question-vizcarra-marches-west = Vizcarra pretende bestiame. Che cosa fai?
option-face-the-march = Rifiuta: un Raid Nemico con { $n } AP
option-accept-terms = Accetta: cedi { $n } animali, prima i cavalli; Morale Nemico +1
refused-too-few-animals = Pretende { $n } animali, e nelle Risorse ne hai { $have }.
remedy-too-few-animals = Tieni { $n } cavalli o pecore nelle Risorse.
question-the-chimayo-rebellion = Il Nuovo Messico è in lotta con se stesso. Che cosa fai?
option-press-new-mexico = Incalza il Nuovo Messico: Forza Militare +1, Ferocia Nemica +1
option-tend-the-fields = Cura campi e greggi: Cultura +1
question-when-the-land-is-sick = La terra è malata, e con lei il più vecchio dei tuoi anziani. Che cosa fai?
option-let-elder-go = Lascia che le cose seguano il loro corso: l'anziano muore
option-hold-a-ceremony = Celebra una cerimonia: scarta una carta Cerimonia dalla mano
option-lay-weapons-aside = Lascia riposare le armi finché l'anziano non è guarito: Forza Militare −1, Cultura +1
question-which-ceremony = Quale carta Cerimonia scarti?
option-hold-ceremony = Scarta «{ $card }»
event-ceremony-held = Si celebra la cerimonia e la carta va negli scarti: { $card }
event-fort-built = { $fort } sorge { $territory_in } { $area }
question-fort-pastures = I soldati di { $fort } pretendono i pascoli. Che cosa fai?
option-keep-pastures = Difendi i pascoli: Morale Nemico +{ $n }
option-yield-animal = Cedi { $piece_a }
question-manuelitos-war = A quale Famiglia si unisce Manuelito?
option-manuelito-joins = { $family }
event-manuelito-comes = Manuelito si unisce alla { $family }
question-the-american-civil-war = Quale Fortino è abbandonato?
option-fort-abandoned = { $fort }
event-fort-abandoned = { $fort }, { $territory_in } { $area }, è abbandonato
