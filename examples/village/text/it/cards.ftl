# Ciò che raccontano le carte evento e gli amuleti.

card-rain = Le prime gocce cadono sui tetti, e tutti corrono fuori con le ciotole.
card-drought = Il vento della pianura asciuga tutto ciò che è rimasto aperto.
card-dust-storm = A sud si alza un muro bruno.
card-caravan = Mercanti con quaranta cammelli chiedono ombra e hanno otri da vendere.
card-watchdog = Un cane che nessuno conosce si accuccia accanto alla cisterna e ringhia ai forestieri.
card-cracked-wall = La cisterna trasuda lungo una fessura che ieri non c'era.
card-snow-on-the-hills = Lontano le cime sono bianche. Scenderà come acqua.
card-beggar = Un vecchio con una zucca asciutta si siede davanti alla porta.
card-dream = Qualcuno si sveglia nella notte e sa qualcosa.
card-feast = È il giorno del santo, se c'è qualcosa da bere.
card-new-moon = Stanotte nessuna luce, soltanto le stelle.
card-old-debt = Quelli della valle vicina si ricordano di ciò che un giorno prestarono.
card-elders = Chi scavò il pozzo viene a vedere come viene tenuto.
card-lantern = Una luce accanto alla cisterna tiene lontani i ladri.
card-dowsing-rod = Il ramo di nocciolo si piega dove nessuno aveva scavato.
card-bell = Suona al minimo tocco, stanotte e domani.
card-salt = Un cerchio di sale attorno alla cisterna: nulla di guasto lo oltrepassa.
