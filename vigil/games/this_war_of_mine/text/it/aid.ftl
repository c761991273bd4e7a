# La pagina da stampare, e lo scopo del gioco su una carta.

aid-morning = Un Evento, e con esso il Freddo. Nei giorni di Capitolo un nuovo obiettivo.
aid-day = Tre passi: si assegnano tutti, poi si risolve tutto insieme.
aid-dusk = Ognuno beve 1 Acqua e mangia 1 cibo.
aid-evening = Un compito per la notte a ciascuno. Qualcuno deve fare la guardia.
aid-scavenging = Un Luogo, carta dopo carta; a casa si porta ciò che si può trasportare.
aid-raid = Chi viene di notte trova le guardie.
aid-dawn = Medicine, Fato, un'Azione Narrativa, il lutto.
aid-steps = I pallini neri bloccano un passo. Un personaggio per posto, ma quanti si vuole a Rovistare e sulle Macerie. I costi si pagano subito, i guadagni arrivano alla fine del passo.
aid-space = Uno spazio o un Miglioramento
aid-space-text = Si paga e si fa ciò che vi è scritto. Rovistare: 1 Legno e 1 Componente. Uscire: con 1 il cecchino colpisce (2 Ferite), poi un Visitatore.
aid-fitting = Su uno spazio vuoto raggiungibile. Si usa dal passo seguente.
aid-heap = Detriti, Mobili
aid-lock = Da 1 a 3: resiste. Da 4 a 10: aperta, e il Grimaldello è perso.
aid-cost-nobody-else = un personaggio
aid-cost-rubble = una Pala, o due personaggi
aid-cost-bars = una Sega
aid-cost-door = un Grimaldello
aid-nothing = Niente
aid-hunger-2 = Fame −2
aid-hunger-1 = Fame −1
aid-hunger-0 = la Fame resta
aid-hunger-more = Fame +1
aid-fatigue-0 = Fatica 0
aid-fatigue-less = Fatica −2
aid-fatigue-more = Fatica +1
aid-guard = Senza nessuno di guardia la guerra è persa.
aid-out = Al massimo tre.
aid-equipment = Armi, attrezzi e merci dal Magazzino; ciò che non si riporta è perso.
aid-unknown = Vicino 10, Medio 12, Lontano 14 carte, una dopo l'altra.
aid-noise = Sale con ciò che fate. Un dado nero fino al Rumore: arriva qualcuno, e scende a 1.
aid-findings = Legno, Componenti e Acqua sono liberi; in tutto non pesa più dell'Inventario di chi è uscito.
aid-dice = Grigio disarmati, giallo con coltello o accetta, rosso con arma da fuoco (1 Munizione a colpo). Ogni simbolo annulla 1 Danno o 1 Ferita.
aid-weapons = Prima le armi da fuoco. Fucile o Accetta che mostrano la propria faccia uccidono.
aid-killing = Se non erano Teppisti: chi ha almeno tanta Empatia quanto il dado nero prende 1 Tristezza.
aid-medicine = Cura solo quando lo dice una carta Fato: va messa prima sulle carte.
aid-fate = Il Freddo fa ammalare, le medicine curano, i tratti si mostrano, un Luogo può cambiare.
aid-blocks-2-3 = A 2 si perde la terza azione, a 3 anche la seconda.
aid-blocks-3 = A 3 si perde la terza azione.
aid-only-sleep = 4: solo dormire
aid-gone = 4: muore o se ne va

goal =
    Questo è un gioco sui civili in guerra. Vi si trovano fame, malattia, violenza e morte, e scelte difficili da fare. Fermati quando ne senti il bisogno.
    Guidi un pugno di civili nelle ultime settimane di un assedio. Che cosa decide la guerra:
    - Uno dei tre che cominciano deve vedere il cessate il fuoco: allora è sopravvivenza.
    - Nessuno deve arrivare al livello 4 di Fame, Ferite, Malattia o Tristezza: muore o se ne va.
    - Ogni notte qualcuno fa la guardia, o tutto è perduto.
    - Di giorno si rende abitabile la casa, di notte qualcuno esce a cercare ciò che manca.
goal-the-long-siege = Il cessate il fuoco arriva l'undicesima, la dodicesima o la tredicesima mattina.
goal-the-broken-house = Il cessate il fuoco arriva l'undicesima, la dodicesima o la tredicesima mattina. Gran parte di questa casa sta dietro macerie e porte chiuse.
