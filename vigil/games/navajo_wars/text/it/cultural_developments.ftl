# Gli Sviluppi Culturali: nomi, costi, effetti, storie e parole delle loro regole.

name-religion = Religione
name-religion-1 = I cantori (Religione 1)
card-religion-1 = Costa 1 Cultura. Esauriscilo fino al prossimo Scorrere del Tempo per annullare un Enemy Way.
card-religion-1-story = Occorrono molti anni accanto a un maestro per imparare una cerimonia tanto bene da poterla guidare. Chi ci è riuscito viene mandato a chiamare da lontano.
name-religion-2 = Il consiglio degli anziani (Religione 2)
card-religion-2 = Costa 2 Cultura; servono 2 anziani nel Riquadro Anziani. Nelle Azioni Anziano ogni Livello Anziano vale 1 in più.
card-religion-2-story = Un anziano che parla poco è ascoltato in silenzio. Ciò che si fece negli anni difficili si ricorda, e si rifà.
name-religion-3 = Camminare nella bellezza (Religione 3)
card-religion-3 = Costa 4 Cultura. In un Controllo Vittoria il massimo della Cultura sale di 1 e conti 1 VP in più. Esauriscilo fino al prossimo Scorrere del Tempo per annullare un Evento Minore.
card-religion-3-story = La terra fra le sue montagne non si possiede: ci si vive nel modo giusto. Un popolo che vi conosce il proprio posto è difficile da smuovere.

name-weaving = Tessitura
name-weaving-1 = Il telaio verticale (Tessitura 1)
card-weaving-1 = Costa 1 Cultura. I 6 Beni Commerciali messi da parte diventano disponibili. In ogni Pianificazione un acquisto di Beni Commerciali non costa AP.
card-weaving-1-story = Imparato accanto ai popoli pueblo, il telaio divenne presto l'arte delle donne diné. Poche case ne sono prive.
name-weaving-2 = Lana e indaco (Tessitura 2)
card-weaving-2 = Costa 2 Cultura; serve 1 pecora in gioco. Nella Pianificazione ogni Famiglia con una donna può acquistare un segnalino Beni Commerciali in più.
card-weaving-2-story = Il lungo vello delle pecore churro dà un filato robusto, e la tintura blu risale le piste dal sud.
name-weaving-3 = La coperta dei capi (Tessitura 3)
card-weaving-3 = Costa 3 Cultura; servono 3 donne in Famiglie in gioco. Esauriscilo fino al prossimo Scorrere del Tempo, nella tua fase Operazioni: fino a 2 Beni Commerciali vanno da Fuori dal Gioco alle Risorse.
card-weaving-3-story = Bianco, nero e un azzurro venuto a dorso di mulo dal Messico: poche strisce larghe, e per portarle i capi delle pianure davano dieci buone pelli.

name-horsemanship = Arte del cavalcare
name-horsemanship-1 = Cavalieri (Arte del cavalcare 1)
card-horsemanship-1 = Costa 1 Forza Militare; serve 1 cavallo in gioco. Una Famiglia con un cavallo ha 1 MP in più quando viene attivata.
card-horsemanship-1-story = Una vita d'uomo dopo i primi cavalli, i Diné cavalcano come se lo avessero sempre fatto, e la terra si è fatta più piccola.
name-horsemanship-2 = Cavalli freschi (Arte del cavalcare 2)
card-horsemanship-2 = Costa 1 Cultura e 1 Forza Militare; servono 2 cavalli in gioco. Una Famiglia con un cavallo aggiunge 1 alla Fuga, e in Battaglia una tribù sottrae 1 dal suo dado. Esauriscilo fino al prossimo Scorrere del Tempo, nella tua fase Operazioni: un cavallo da Fuori dal Gioco va a una Famiglia in gioco che ne è priva.
card-horsemanship-2-story = Chi conduce con sé un secondo cavallo può essere già lontano prima che la polvere del primo si posi.
name-horsemanship-3 = Guerrieri a cavallo (Arte del cavalcare 3)
card-horsemanship-3 = Costa 3 Forza Militare; servono 3 cavalli in gioco. Una Famiglia con un cavallo aggiunge 1 in più in Battaglia. Esauriscilo fino al prossimo Scorrere del Tempo per rimettere nel sacchetto un cubetto appena pescato e ripescare.
card-horsemanship-3-story = Colpiscono all'alba, scelgono il meglio della mandria e sono oltre la cresta quando la campana comincia a suonare.

name-sharp-traders = Mercanti accorti
name-sharp-traders-1 = Abili nel contrattare (Mercanti accorti 1)
card-sharp-traders-1 = Costa 1 Cultura. +1 nella Diplomazia Tribale e quando Negozi.
card-sharp-traders-1-story = Alle fiere si ascolta più a lungo di quanto si parli, e il prezzo si dice per ultimo.
name-sharp-traders-2 = I doni aprono le porte (Mercanti accorti 2)
card-sharp-traders-2 = Costa 2 Cultura. Tirare di nuovo i dadi o ripescare un cubetto costa un segnalino Beni Commerciali in meno. Esauriscilo fino al prossimo Scorrere del Tempo, nella tua fase Operazioni o quando puoi reagire: spendi un segnalino Beni Commerciali per 2 AP.
card-sharp-traders-2-story = Una coperta donata al momento giusto rende più di due vendute: una guida, un avvertimento, un amico nel consiglio.
name-sharp-traders-3 = Il riscatto dei prigionieri (Mercanti accorti 3)
card-sharp-traders-3 = Costa 3 Cultura; serve un segnalino Beni Commerciali nelle Risorse. Un altro +1 nella Diplomazia Tribale e quando Negozi. Esauriscilo fino al prossimo Scorrere del Tempo, nella tua fase Operazioni: spendi 2 Beni Commerciali per spostare un uomo, una donna o un bambino da Fuori dal Gioco alla Casella Scorrere del Tempo.
card-sharp-traders-3-story = Una briglia d'argento, sei buone coperte, un mulo: il prezzo fu detto sopra la testa di un bambino, in una cucina di Abiquiú. Lo zio, che aveva cavalcato quattro giorni, non mercanteggiò.

name-masters-of-the-mesas = Signori delle mesas
name-masters-of-the-mesas-1 = Sentieri nascosti (Signori delle mesas 1)
card-masters-of-the-mesas-1 = Costa 1 Forza Militare. I 2 segnalini Disturbo messi da parte diventano disponibili. Una Famiglia nell'Area 5 o 6 aggiunge 1 alla Fuga.
card-masters-of-the-mesas-1-story = Appigli tagliati nella roccia, cenge su cui una capra esiterebbe: c'è sempre una via per salire, per chi l'ha imparata da bambino.
name-masters-of-the-mesas-2 = Sentinelle sul ciglio (Signori delle mesas 2)
card-masters-of-the-mesas-2 = Costa 1 Cultura e 1 Forza Militare. Il Disturbo non costa AP e arriva 2 Aree più lontano.
card-masters-of-the-mesas-2-story = Una colonna alza polvere un giorno prima di arrivare. A quel punto i pozzi sono intorbidati e le pietre pronte sul ciglio.
name-masters-of-the-mesas-3 = Fortezze di pietra (Signori delle mesas 3)
card-masters-of-the-mesas-3 = Costa 1 Cultura e 3 Forza Militare. Ogni Famiglia attivata ha 1 MP in più, e in un'Imboscata il limite della Ferocia raddoppiata sale di 2. Esauriscilo fino al prossimo Scorrere del Tempo, prima di una Fuga: +2 al tiro.
card-masters-of-the-mesas-3-story = Alte rocce rifornite di mais e d'acqua hanno resistito più a lungo degli eserciti. Dal basso sembrano pareti come le altre.

name-fields-of-corn = Campi di mais
name-fields-of-corn-1 = Custodi del seme (Campi di mais 1)
card-fields-of-corn-1 = Costa 1 Cultura. Piantare e Raccogliere Mais costano 1 MP in meno.
card-fields-of-corn-1-story = Ogni famiglia conserva il proprio seme, scelto pannocchia per pannocchia, per un suolo e un cielo che conosce.
name-fields-of-corn-2 = I campi della piena (Campi di mais 2)
card-fields-of-corn-2 = Costa 2 Cultura. Trovare una Pozza d'Acqua costa 2 MP in meno, e il dado del raccolto deve superare un numero più basso di 1. Esauriscilo fino al prossimo Scorrere del Tempo, nella tua fase Operazioni: togli un segnalino Siccità dal Territorio più arido tra quelli con Famiglie o, se nessuno di questi ha Siccità, dal più arido tra gli altri; in parità vale il numero di dado più basso.
card-fields-of-corn-2-story = Dove un torrente si allarga dopo un temporale, basta un basso argine di terra e arbusti perché l'acqua resti.
name-fields-of-corn-3 = Granai pieni (Campi di mais 3)
card-fields-of-corn-3 = Costa 3 Cultura; serve 1 Mais in gioco. Ogni Territorio con una Famiglia dà 1 unità di cibo in più, e il Mais avanzato dopo aver nutrito la popolazione resta nelle Risorse.
card-fields-of-corn-3-story = Essiccato, sepolto in fosse rivestite e ricoperto, il mais di un'annata buona aspetta quella cattiva.

name-keepers-of-flocks = Custodi delle greggi
name-keepers-of-flocks-1 = Pascoli d'estate e d'inverno (Custodi delle greggi 1)
card-keepers-of-flocks-1 = Costa 1 Cultura; serve 1 pecora in gioco. Nello Scorrere del Tempo ogni Territorio con una Famiglia nutre 1 cavallo e 1 pecora in più.
card-keepers-of-flocks-1-story = Su verso i monti freschi quando la neve si scioglie, giù nelle valli riparate prima che cada: le greggi scandiscono l'anno.
name-keepers-of-flocks-2 = Ovili nascosti (Custodi delle greggi 2)
card-keepers-of-flocks-2 = Costa 2 Cultura; servono 2 pecore in gioco. Quando allevi gli animali, aggiungine 1 in più per ogni tipo presente. In un Raid Tribale sottrai 1 da ogni tiro di Condurre il Raid.
card-keepers-of-flocks-2-story = Un canyon laterale chiuso da arbusti salva gli agnelli dai lupi e le greggi dagli occhi dei razziatori.
name-keepers-of-flocks-3 = La mano aperta (Custodi delle greggi 3)
card-keepers-of-flocks-3 = Costa 3 Cultura; servono 3 pecore in gioco. Una pecora sfama 2 segnalini in più. Esauriscilo fino al prossimo Scorrere del Tempo, nella tua fase Operazioni: una pecora va dalle Risorse Fuori dal Gioco, e Cultura +1.
card-keepers-of-flocks-3-story = Chi ha molte pecore ha molti ospiti. Essere detti avari è peggio che essere poveri.

name-bonds-of-kinship = Legami di parentela
name-bonds-of-kinship-1 = I clan delle madri (Legami di parentela 1)
card-bonds-of-kinship-1 = Costa 1 Cultura. Nello Scorrere del Tempo uno spazio popolazione vuoto non costa Cultura. +1 al dado del Consiglio Tribale.
card-bonds-of-kinship-1-story = Si nasce nel clan della madre e per quello del padre. Due sconosciuti che si scoprono un clan in comune non lo sono più.
name-bonds-of-kinship-2 = Riparo fra i parenti (Legami di parentela 2)
card-bonds-of-kinship-2 = Costa 2 Cultura. Quando una Famiglia si arrende, uno dei suoi spazi popolazione vuoti non costa Cultura. Quando si tira per la morte di un anziano, il Livello Anziano vale 1 in meno. Ogni Famiglia aggiunge 1 alla Fuga.
card-bonds-of-kinship-2-story = C'è un posto accanto al fuoco per i figli di una zia, per gli anziani e per chi arriva di corsa nella notte.
name-bonds-of-kinship-3 = Un solo popolo (Legami di parentela 3)
card-bonds-of-kinship-3 = Costa 2 Cultura e 2 Forza Militare; servono 4 Famiglie in gioco. In Effettuare Azioni puoi attivare una Famiglia in più, e ogni Famiglia aggiunge 1 in Battaglia. Esauriscilo fino al prossimo Scorrere del Tempo per tirare di nuovo i dadi.
card-bonds-of-kinship-3-story = Dove finisce un popolo che non ha guardie di confine né re? Finisce dove nessuno saprebbe di chi sei nipote.

question-buy-development = Vuoi acquistare uno Sviluppo Culturale?
question-free-development = Quale Sviluppo Culturale prendi, senza pagarne il costo?
option-no-development = Non prenderne
option-buy-development = { $development }
event-development-paid = «{ $development }» costa { $culture ->
    [0] { $military } Forza Militare
   *[other] { $military ->
        [0] { $culture } Cultura
       *[other] { $culture } Cultura e { $military } Forza Militare
    }
}
event-development-gained = Entra in gioco: { $development }
event-released = Ora disponibili: { $n } × { $piece }
number-development-cost = Costo
short-development-cost = costo { $n }
part-cost-in-culture = Cultura
part-cost-in-military = Forza Militare
refused-development-group = Il gruppo «{ $group }» non fa parte di questa partita.
remedy-development-group = Scegli fra i cinque gruppi in gioco.
refused-development-owned = È già in gioco: { $development }.
remedy-development-owned = Scegli un altro Sviluppo.
refused-development-level = Presuppone «{ $before }», che non hai.
remedy-development-level = Acquista prima «{ $before }».
refused-development-culture = Costa { $n } Cultura e ne hai { $have }.
remedy-development-culture = Arriva a Cultura { $n }: un costo non si paga con l'altro tracciato.
refused-development-military = Costa { $n } Forza Militare e ne hai { $have }.
remedy-development-military = Arriva a Forza Militare { $n }: un costo non si paga con l'altro tracciato.
refused-needs-horses = { $n ->
    [one] Serve un cavallo
   *[other] Servono { $n } cavalli
} in gioco, e ne hai { $have }.
remedy-needs-horses = Tieni i cavalli nelle Risorse, nella Casella Scorrere del Tempo o con le Famiglie.
refused-needs-sheep = { $n ->
    [one] Serve una pecora
   *[other] Servono { $n } pecore
} in gioco, e ne hai { $have }.
remedy-needs-sheep = Tieni le pecore nelle Risorse o nella Casella Scorrere del Tempo.
refused-needs-women = { $n ->
    [one] Serve una donna
   *[other] Servono { $n } donne
} in Famiglie in gioco, e ne hai { $have }.
remedy-needs-women = Porta donne nelle Famiglie durante uno Scorrere del Tempo.
refused-needs-corn = { $n ->
    [one] Serve un segnalino Mais
   *[other] Servono { $n } segnalini Mais
} in gioco, e ne hai { $have }.
remedy-needs-corn = Pianta del Mais o conservane nelle Risorse.
refused-needs-elders = { $n ->
    [one] Serve un anziano
   *[other] Servono { $n } anziani
} nel Riquadro Anziani, e ne hai { $have }.
remedy-needs-elders = Porta anziani nel Riquadro Anziani durante uno Scorrere del Tempo.
refused-needs-families = { $n ->
    [one] Serve una Famiglia
   *[other] Servono { $n } Famiglie
} in gioco, e ne hai { $have }.
remedy-needs-families = Fai entrare in gioco una nuova Famiglia durante uno Scorrere del Tempo.
refused-needs-goods = { $n ->
    [one] Serve un segnalino Beni Commerciali
   *[other] Servono { $n } Beni Commerciali
} nelle Risorse, e ne hai { $have }.
remedy-needs-goods = Acquista Beni Commerciali nella Pianificazione, oppure scambiali con animali o Mais.
option-use-development = Esaurisci «{ $development }»
question-remount-whom = Quale Famiglia riceve il cavallo?
option-remount = { $family }
event-remounted = La { $family } riceve un cavallo fresco
question-ransom-whom = Chi riscatti?
option-ransom-person = Riscatta { $piece_a }
event-vanished = Fuga: +{ $n } al tiro
event-feast-given = Una pecora delle Risorse sfama gli ospiti
