# Paquets de contenu : ce que disent les commandes, et pourquoi un paquet est refusé.
packs-none = Aucun paquet de contenu n'est installé. `vigil packs new` en commence un.
pack-fit = { $title } est prêt à être joué avec { $game }. Son empreinte est { $hash }.
pack-added = { $title } est installé. Pour l'utiliser : vigil play { $game } --pack { $name }
pack-replaced = { $title } a pris la place de l'ancien paquet { $name }. Les parties enregistrées diront qu'il a changé.
pack-same = { $title } était déjà installé, et rien n'a changé.
pack-removed = Le paquet { $name } n'est plus là. Les parties enregistrées avec lui pourront être reprises dès qu'il sera réinstallé.
pack-begun = { $n ->
    [one] { $path } contient maintenant une table, et les mots d'une carte en { $languages }.
   *[other] { $path } contient maintenant { $n } tables, et les mots d'une carte en { $languages }.
} Changez ce que vous connaissez, effacez ce que vous laissez tel quel, puis : vigil packs check { $path }
pack-changed = Le paquet { $name } a changé depuis que cette partie a été enregistrée : c'était { $hash }, c'est maintenant { $found }. La partie continue tant qu'elle reste compatible.
pack-missing = Cette partie a été enregistrée avec le paquet { $name } ({ $hash }), qui n'est pas installé. Installez-le avec `vigil packs add` ; la partie enregistrée reste telle quelle.
pack-not-installed = Il n'y a pas de paquet installé { $name }. Installés : { $known }
pack-other-game = Le paquet { $name } appartient à un autre jeu : { $game }
pack-name-taken = Un paquet du jeu { $game } s'appelle déjà { $name }. Renommez le dossier.
pack-by-name-only = Cette partie a été jouée avec un paquet pris dans un dossier. Elle peut être reprise dans le terminal, ou ici une fois le paquet installé sous un nom.
pack-no-name = { $path } n'a ni lettre ni chiffre dont faire un nom. Renommez le dossier.
pack-not-empty = { $path } existe déjà et n'est pas vide.
pack-link = { $path } est un lien. Un paquet contient lui-même ses fichiers.
pack-bad-name = Le paquet contient un fichier au nom inadapté : { $path }. Lettres, chiffres, - et _ sont permis.
pack-stray = { $path } n'a pas sa place dans un paquet. Un paquet contient des tables (.toml), des mots (text/<langue>/*.ftl) et des textes pour ses lecteurs (.md, .txt).
pack-many-files = Le paquet contient { $n } fichiers, et { $most } au plus sont lus.
pack-large-file = { $path } est trop grand : un fichier de paquet peut avoir { $most } Ko.
pack-large = Le paquet est trop grand : { $most } Mo au plus sont lus.
pack-unreadable = { $path } ne peut pas être lu : { $why }
pack-cannot-write = Impossible d'écrire dans { $path } : { $why }
