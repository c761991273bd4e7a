# Che cos'è?

web-what = Che cos'è?
web-what-hint = Clicca o tocca qualsiasi cosa sulla plancia o tra le opzioni. Oppure scrivine il nome:
web-what-name = Che cos'è …
whatis-none = Qui nulla si chiama «{ $name }». Prova con una Famiglia, un'Area, un Ordine o un valore, con il nome che ha sulla plancia.
web-key-what = che cos'è qualcosa: indicalo, o premilo su un'opzione
