# La prima guerra passo passo: che cosa conta ora, e perché la risposta consigliata è buona.

guided-welcome = Benvenuti. Emil, Nadia e Oskar hanno trovato una casa in rovina; l'assedio durerà ancora da undici a tredici mattine. Ognuno ha tre azioni al giorno: prima si assegnano tutti, poi tutto accade insieme. Emil provi la serratura di una Porta Chiusa (con 4 o più sul dado nero si apre), Nadia scavi nelle Macerie con la Pala, e Oskar chiuda una Crepa contro chi viene di notte.
guided-again = La serratura ha tenuto, ma il Grimaldello resta: riprova. Nelle Macerie c'era un Coltello. Nadia continua a scavare, e Oskar sgombera dei Detriti, per i quali non serve alcun attrezzo. Che cosa c'è dietro le carte, prima non lo sa nessuno.
guided-build = Prendere la scatoletta nascosta è costato a tutti una Tristezza: il Libro delle Storie tiene conto di queste cose. La serratura ha tenuto di nuovo, e di nuovo vale la pena di provare. I Componenti bastano per un Raccoglitore d'acqua: un'azione lì porta 2 Acqua il mattino dopo, e l'obiettivo di questo capitolo è l'acqua pulita.
guided-where = Un Miglioramento vuole uno spazio vuoto che si possa raggiungere dallo spazio di Guardia. La cantina va bene. Si può usare dal passo seguente.
guided-thirst = Crepuscolo. Ognuno beve 1 Acqua, e ce ne sono solo due. Chi resta senza tira un dado: fino a 5 è Fame, oltre è Tristezza. A Emil toccherà in cambio la scatoletta di carne.
guided-meals = Emil è a Fame 3; a 4 sarebbe perduto. Il Cibo in Scatola toglie 2 Fame, il Cibo Crudo 1, una Verdura la lascia com'è, e non mangiare niente la aumenta. Resta un Cibo Crudo per domani.
guided-tasks = La notte. Qualcuno deve fare la guardia, o tutto è perduto: Oskar, che con Coraggio 2 può ritirare i dadi. Nadia esce, perché ha il passo leggero e può portare molto. Così si stancano tutti e due. Emil dorme sul pavimento e domani sarà riposato.
guided-destination = Tre luoghi della città. Più sono lontani, più carte ci sono da esplorare: più cose da trovare, e più cose che possono succedere. Alla Cappella crescono erbe e si baratta cibo, ed è un posto tranquillo.
guided-pack = Nadia potrebbe prendere il Coltello. Ma ciò che non si riporta è perso, e a casa servirà a Oskar. Che vada a mani vuote.
guided-hideout = Scopre l'Ignoto carta dopo carta. Questo è un Nascondiglio: appostarsi può voler dire combattere, riposare costa due carte. È sola e disarmata: meglio andare avanti.
guided-passage = Le carte restituite sono tempo perso. Scavare a mani nude ne costa due, e una Fatica; senza Pala non conviene.
guided-voices = Due Verdure, e nessuno l'ha sentita: il dado dev'essere più alto del Rumore. Chiamare farebbe di certo venire qualcuno. Restare immobili costa due carte, ed è sicuro.
guided-way-out = Una via di casa, se la volesse. Ma il Rumore è ancora a 1 e ci sono sette carte davanti a lei: avanti.
guided-bell = Una storia del Libro: scelte come questa sono vostre, e alcune tornano giorni dopo. Il Rumore è a 5, e una campana si sente lontano. Ma qui qualcuno chiede davvero poco. Suonala; vedremo chi viene.
guided-barter = Il Rumore era salito a 9, e allora qualcuno viene quasi sempre; poi scende a 1. È un mercante. Per cominciare vuole cose che valgano 2, e non dà resto. Quello che ha Nadia è meglio tenerlo.
guided-carry = Si torna a casa. Nadia può portare 7. Erbe, Verdure e Sigarette non pesano niente; la Parte Elettrica pesa 1. Acqua, Legno e Componenti si trovano dappertutto e si possono prendere: riempi con l'Acqua.
guided-arm = Prima che si sappia chi viene: un'arma per la guardia. Con il Coltello Oskar tira il dado giallo, che colpisce più spesso di quello grigio.
guided-reroll = Un colpo. Coraggio 2 permetterebbe altri due tiri, ma vale l'ultimo: due facce di questo dado danno di più, due non danno niente. Tienilo.
guided-split = Il colpo e l'asse fermano 2 fra 3 Danni e 1 Ferita. Le cose si ritrovano, una Ferita resta per giorni. Ferma prima la Ferita.
guided-stolen = Rubano due cose, e scegli tu quali. Il Legno si ritrova rovistando.
guided-crime = Ogni notte due carte con l'angolo rosso entrano nei mazzi: raid peggiori, o gente peggiore in città. A casa qualcuno deve sempre restare; fuori si può fuggire. Meglio fra i Residenti.
guided-medicine = Alba. Le medicine si mettono sulle carte di chi sta male, e curano solo quando lo dice la carta Fato. Nessuno sta male: tienile.
guided-story = Di due Azioni Narrative se ne racconta una. La neve porta 3 Acqua e un Freddo in più. Così c'è acqua per tre giorni, e l'obiettivo ne chiede cinque.
guided-dawn = Sono passati un giorno e una notte interi, e ci sono ancora tutti e tre. In questo momento una guerra si può mettere via e riprendere più tardi. Ora il secondo giorno.
guided-cold = Nella notte è caduta una granata, senza fare danni. Ma adesso c'è Freddo 3: all'Alba la carta Fato guarda il Freddo, e qualcuno si ammala. Una Stufa costa 1 Legno e 4 Componenti, proprio quello che c'è. Gli altri rovistano: lo può fare chiunque, e ognuno trova 1 Legno e 1 Componente.
guided-warmth = Accanto alle scale, dove la si raggiunge sempre.
guided-burn = Ogni Legno bruciato toglie un Freddo. Oskar è già stanco: a Fatica 2 si perde la terza azione, e stanotte qualcuno dovrebbe dormire in un Letto. Che cosa costruirai adesso?
guided-farewell = Hai incontrato tutto ciò che conta: tre azioni e quanto costano, fame e sete, i compiti della notte, la città e il suo rumore, i raid, l'Alba e il Libro. Da qui la guerra è tua. Si sopravvive se uno di questi tre vede il cessate il fuoco. Se qualcosa non è chiaro, premi ? e indicalo.

# a chi ha lasciato il percorso, una volta per ogni tipo di domanda
guided-kind-assign = Prima ciò che non può aspettare: il calore da Freddo 3 in su, l'acqua, un Letto. Poi Detriti e Mobili. Chi non ha di meglio rovista.
guided-kind-without-water = Resti senza chi ha poca Fame e poca Tristezza: il dado decide quale delle due sarà.
guided-kind-meals = Nessuno deve arrivare a Fame 4. Prima chi è a 3; chi è a 1 può aspettare un giorno.
guided-kind-tasks = Qualcuno deve fare la guardia. Dorma chi è stanco, in un Letto se c'è, ed esca chi sta bene e può portare molto.
guided-kind-destination = Va' dove c'è ciò che manca, e resta vicino se qualcuno sta male.
guided-kind-pack = Prendi ciò che vuoi barattare o che serve da attrezzo, e lascia un'arma alla guardia.
guided-kind-carry-home = Prima cibo e medicine, poi Acqua per due giorni, poi materiale. Ciò che non pesa viene sempre.
guided-kind-arm-guards = L'arma migliore a chi ha più Coraggio. Un'arma da fuoco senza Munizioni non serve.
guided-kind-split-defence = Prima le Ferite, a meno che vogliano l'ultimo cibo.
guided-kind-stolen = Da' ciò che si ritrova facilmente: Legno, Componenti, pezzi sparsi.
guided-kind-crime-wave = Se qualcuno esce da solo, meglio fra i raid; se la guardia è debole, meglio fra i Residenti.
guided-kind-medicine = Mettila presto: cura solo quando una carta Fato la chiama.
guided-kind-narrative-action = Prendi ciò che aiuta contro lo Stato più alto adesso.
guided-kind-barter = Gioielli, alcool e armi comprano cibo. Le piccole cose pagano la commissione.
guided-kind-fight-or-flee = Chi fugge viene colpito una volta, e torna con ciò che ha trovato. Combatti solo con delle armi, e per una ragione.
