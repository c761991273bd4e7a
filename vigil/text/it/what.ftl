# Che cos'è?

web-what = Che cos'è?
web-what-hint = Clicca o tocca qualsiasi cosa sul tabellone o tra le opzioni. Oppure scrivine il nome:
web-what-name = Che cos'è …
whatis-none = Qui nulla si chiama «{ $name }». Prova con qualcosa che vedi sul tabellone, con il nome che ha lì.
web-key-what = che cos'è qualcosa: indicalo, o premilo su un'opzione
