# Enemies, read aloud when they appear.
event-meets-rats = La terra si muove prima che tu li senta.
event-meets-jackals = Seguono il sangue di qualcuno da due giorni. Di chi, poco importa.
event-meets-wolves = Schiuma alla bocca, e al collo di due ancora il collare.
event-meets-scorpion = Pallido come un osso e lungo un avambraccio. La puntura porta la febbre.
event-meets-bear = Ha mangiato bene, e vuole continuare.
event-meets-raider = Chiede con garbo tutto ciò che hai.
event-meets-drifter = Ha visto la tua bottiglia e nient'altro.
event-meets-sol-scout = Un fischio, un altro dalla collina, e una canna oltre il muro.
event-meets-sol-rifle = I Figli della Libertà non avvertono due volte. Questa era la prima.
event-meets-sol-captain = Dà un solo ordine, e per un attimo tutti restano fermi, anche tu.
event-meets-husk = Una volta era una persona. Ha ancora le chiavi alla cintura.
event-meets-wraith = Di giorno è appena un'ombra. Di notte sa il tuo nome.
event-meets-brute = Solleva l'auto per vedere chi ci si nasconde sotto.
# Sun cards.
event-sun-clear = Cielo sereno. Potrebbe essere un giorno di prima.
event-sun-high-cloud = Nuvole alte: oggi si va più lontano.
event-sun-storm = Tempesta. Ogni fuoco si spegne; ogni bocca aperta è una bottiglia.
event-sun-solar-storm = Tempesta solare. L'aria crepita, e tutto ciò che ha un filo è morto.
event-sun-heat = Calura bianca. L'acqua se ne va anche dalle bottiglie chiuse.
event-sun-haze = Foschia. Ogni passo si fa due volte.
event-sun-cool-wind = Un vento fresco da nord. Chi era allo stremo respira.
# Night cards.
event-night-still = { $person }: una notte quieta. Si sente il proprio cuore.
event-night-stars = { $person }: tante stelle che nessuno rimpiange il sonno.
event-night-howling = { $person }: ululati, da tre lati.
event-night-snakes = { $person }: le pietre calde erano già occupate.
event-night-vermin = { $person }: qualcosa di piccolo ha trovato il cibo.
event-night-footsteps = { $person }: passi, e poi più niente.
event-night-cold = { $person }: il deserto restituisce il calore del giorno in un'ora.
event-night-dreams = { $person }: ancora lo stesso sogno, con la stessa porta.
event-night-thief = { $person }: al mattino ogni zaino è aperto, e nessuno dal suo padrone.
event-night-fever = { $person }: brividi sotto tre cappotti.
event-night-dew = { $person }: rugiada sul telone, abbastanza da strizzarlo.
# Event cards.
event-event-buried-crate = Lo spigolo di una cassa spunta dalla sabbia. Ci vogliono braccia.
event-event-locked-locker = Un armadietto, la serratura intatta: nessuno ha avuto pazienza.
event-event-caravan = Un mulo, un ombrello, un uomo che ha di tutto.
event-event-ambush = Il silenzio era troppo ordinato.
event-event-patrol = Una pattuglia dei Figli. Contano le teste, e ne trovano una di troppo.
event-event-old-cellar = Una botola, odore di mele, e una scala con un gradino mancante.
event-event-spring = Fra due pietre un filo d'acqua, e una tazza a catena.
event-event-grave = Una tomba con la terra smossa. Chi vi giace è stato sepolto con tutto.
event-event-child = Un bambino con una pompa da bicicletta e senza bicicletta.
event-event-minefield = La capra è andata avanti. È stata gentile.
event-event-bad-water = Un abbeveratoio pieno, da cui nessun uccello beve.
event-event-garden = Sei file, un recinto di forchette, e nessuno a cui chiedere.
event-event-collapse = Il soffitto aspettava qualcuno.
event-event-flag = La bandiera di un paese che non c'è più, piegata come si usava.
event-event-radio = Una radio a manovella. Fra i fruscii una voce legge distanze.
event-event-swarm = Gli arbusti dormivano. Ci hai messo il piede.
event-event-mutant = Vive qui dal primo giorno, e non ha mai avuto visite.
# Mission cards.
event-mission-rescue-the-trail = Due dei nostri, che riparavano la conduttura, sono scomparsi. Le tracce portano alla cava. Andateci, e assicuratevi che non resti nessuno che possa fermarvi. Entro la fine del giorno 6.
event-mission-rescue-the-cells = Le coperte sono ancora calde: li hanno portati alla raffineria, dove i Figli della Libertà fanno la guardia. Prendetela. Entro la fine del giorno 10.
event-mission-rescue-the-way-home = Possono camminare, piano. Riportate a New Haven tutti i vivi. Entro la fine del giorno 12.
event-mission-pump-the-parts = La pompa si è fermata. Tre connettori, in mano a chi si trova a New Haven, e per un po' andrà. Entro la fine del giorno 5.
event-mission-pump-the-house = Gira, ma aspira aria: l'acqua viene dalla vecchia stazione di pompaggio, e qualcuno ha chiuso la valvola. Riprendetela. Entro la fine del giorno 9.
