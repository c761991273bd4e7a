# Ce que dit la table.

hint = numéro ou nom pour choisir · ? aide · why · explain · u annuler · r règle · s état · q quitter
hint-short = ? aide · why · u annuler · s état · q quitter
hint-draft = numéro ou nom pour mettre · -numéro pour retirer · faire · why · ? aide · u annuler · s état · q quitter
hint-draft-short = numéro ou nom : mettre · -numéro : retirer · faire · ? aide · q quitter
hint-window = 0 continuer · skip : plus ici ce tour-ci · hold · stops · ? aide · u annuler · s état · q quitter
hint-window-short = 0 continuer · skip · hold · stops · ? aide · u annuler · q quitter
help =
    Choisissez une option par son numéro, par son nom ou par le début de son nom. De plus :
    - 0 est ce qui termine, passe ou renonce : il vient en dernier.
    - u annule votre dernière décision ; u 3 les trois dernières ; u turn revient au début de ce tour. redo rétablit ce qui a été annulé.
    - why énumère ce que vous ne pouvez pas faire ; why NOM dit pourquoi, et ce qui le permettrait.
    - explain montre d'où viennent les nombres de la question et de la table ; explain NOM le coût d'une option.
    - r SECTION affiche notre paraphrase d'une règle, par exemple r 4.2.8 ; r seul, la règle de la question.
    - names énumère les noms des options : on peut aussi les taper.
    - card montre la carte en cours ; card NUMÉRO ou card NOM toute carte visible.
    - odds montre la probabilité de chaque issue d'un pari, odds NOM celles d'une option ; what NOM où mène une option avant que le hasard décide.
    - ahead dit comment la partie finirait maintenant et prévoit les grands décomptes.
    - ? NOM, ou what is NOM, dit ce qu'est une chose du plateau ou une option, par exemple ? Culture.
    - s montre toute la table ; log les vingt dernières lignes ; log 50 ou log all davantage.
    - lang en, lang it ou lang fr change de langue. q quitte ; la partie est toujours sauvegardée.
help-draft =
    Composez la réponse avec les éléments de la liste :
    - un numéro ou un nom en met un ; -3 ou retirer NOM l'enlève ; why dit ce qui n'entre pas, et pourquoi.
    - faire (ou do) donne pour réponse ce que vous avez mis. Rien ne compte avant cela.
    - un ensemble entier sur une ligne, par exemple bread x2 + rope, ou nothing, est mis et validé ; faire rope valide un seul élément.
help-window =
    Ceci est une fenêtre : un moment où l'on peut employer un pouvoir. go-on la laisse passer.
    - skip la laisse passer, et on ne vous la propose plus ce tour-ci ; hold vous arrête à votre prochaine fenêtre, quelle qu'elle soit.
    - stops montre où l'on vous interroge ; stops always : à chaque fenêtre ; stops matters : seulement là où un pouvoir peut changer quelque chose.
help-passing =
    Vous êtes plusieurs devant cet écran. Avant la question d'un autre joueur, il s'efface et attend Entrée.
    - u, avant de passer l'écran, annule votre propre réponse. Pour revenir plus loin, il faut l'accord de tous.
enter-again = Entrée : revenir à la question
enter-chance = { $what } : qu'obtenez-vous ?
more-news = ({ $n ->
    [one] { $n } ligne précédente
   *[other] { $n } lignes précédentes
} : log all)
undone = Annulé.
redone = Rétabli.
redo-nothing = Il n'y a rien à rétablir.
redo-own = On ne peut redonner que ses propres réponses ; les autres doivent jouer les leurs.
undo-nothing = Il n'y a rien à annuler.
undo-ironman = Cette partie se joue sans retour en arrière (ironman).
undo-peeking = Impossible d'annuler : un dé, un cube ou une carte a été vu depuis (no-peeking).
not-your-turn = La question s'adresse à une autre place.
undo-agree = À une table de plusieurs personnes, ceci ne s'annule que si tout le monde est d'accord.
secrets-alive = Tant que la partie dure, son journal contient ce que chaque place garde pour elle et les dés à venir ; on pourra l'emporter une fois la partie terminée.
game-over = La partie est terminée.
no-such-option = « { $name } » n'est pas parmi les options. Tapez un numéro ou un nom, ou ? pour l'aide.
no-such-outcome = « { $name } » ne peut pas sortir ici. Entrez l'un des résultats indiqués.
did-you-mean = Vouliez-vous dire « { $name } » ?
why-allowed = « { $name } » est permis : c'est l'une des options.
why-unknown = On ne sait rien ici de « { $name } ».
why-nothing = Rien de ce à quoi vous pourriez vous attendre n'est refusé ici.
no-such-rule = Il n'y a pas de section « { $section } ». `vigil rule` les énumère.
no-such-card = Cette carte n'est pas visible.
no-such-language = « { $name } » n'est pas une des langues en, it, fr.
rules-crash = Les règles ont échoué sur cette réponse, qui a été annulée. Veuillez le signaler en joignant la partie sauvegardée : { $what }
rules-endless = Les règles tournaient en boucle et ont été arrêtées. Toute réponse confirmée est sauvegardée ; la dernière ne compte peut-être pas. Si vous jouez avec un paquet, `vigil packs check` en trouvera peut-être la cause ; veuillez signaler le problème en joignant la partie sauvegardée.
bot-by-luck = Un bot n'a pas pu évaluer sa situation et a répondu au hasard ; la partie continue. Envoyez le rapport de cette partie pour que l'erreur puisse être corrigée.
which-scenario = Quel scénario ?
nothing-started = Aucun scénario choisi : aucune partie n'a commencé.
saved = La partie est sauvegardée : { $path }
interrupted = Interrompu.
cannot-open = Impossible d'ouvrir { $path } : { $why }.
went-wrong = Une erreur imprévue s'est produite : { $what }. Les parties sont sauvegardées jusqu'à la dernière réponse. Merci de la signaler ; VIGIL_DEBUG=1 montre où elle s'est produite.
no-such-scenario = Il n'y a pas de scénario « { $name } ». Choisissez parmi : { $known }.
no-such-game = Il n'y a pas de jeu « { $name } ». `vigil games` les énumère.
no-such-setting = Il n'y a pas de réglage « { $name } ». Choisissez parmi : { $known }.
bad-setting = Le réglage { $name } ne peut pas être « { $value } ». Choisissez parmi : { $known }.
setting-needs-seats = Le réglage { $name }={ $value } demande au moins { $n } joueurs. Nommez-les : --players Ada,Bo (@random pour un bot).
no-such-kind = Vous ne pouvez pas fournir « { $name } » vous-même. Choisissez parmi : { $known }, ou all.
no-such-pack = Le paquet de contenu est introuvable : { $path }
bad-pack = Le contenu est inutilisable. { $what }
save-none = Il n'y a pas encore de partie sauvegardée. `vigil play` en commence une.
save-not-found = Il n'y a pas de partie sauvegardée « { $path } ». `vigil saves` les énumère.
save-cannot-read = La partie sauvegardée est illisible : { $path } ({ $why })
save-cannot-write = La partie ne peut pas être sauvegardée : { $path } ({ $why }). Libérez de la place, accordez les droits d'écriture ou indiquez un autre dossier dans VIGIL_HOME ; la dernière réponse n'a pas été prise en compte.
save-elsewhere = Une autre table a continué cette partie sauvegardée : { $path }. Rien n'a été écrasé ; votre dernière réponse n'a pas été prise. Quittez (q) et reprenez-la.
save-not-a-journal = Ceci n'est pas une partie sauvegardée de Vigil.
save-bad-header = L'en-tête de la partie sauvegardée est incompréhensible (vers la ligne { $line }) ; le fichier est resté tel quel.
save-cannot-branch = La partie ne peut pas continuer à partir de ce point.
save-other-content = Les cartes ou les tables ont changé depuis la sauvegarde ; la partie a été vérifiée avec les nouvelles.
save-line = tour { $turn }, { $answers } réponses, annulation : { $undo }, { $undos ->
    [0] jamais utilisée
    [one] utilisée une fois
   *[other] utilisée { $undos } fois
}
replay-stops = La partie sauvegardée ne peut être suivie au-delà de la ligne { $line }.
replay-open = La partie n'est pas terminée : { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} jusqu'ici. `vigil resume` la reprend.
replay-secrets = Seul ce que tout le monde a entendu est raconté ; le reste, une fois la partie terminée.
citation-step = { $section } étape { $step }
colon = {" "}:

# Plusieurs personnes devant un écran

asked-now = C'est à { $name } de répondre.
pass-to = Passez l'écran à { $name }, puis appuyez sur Entrée.
pass-waits = Appuyez sur Entrée quand { $name } est devant l'écran. u annule, q quitte.
at-the-table = À la table : { $names }
seat-unnamed = place { $n }
seat-of = { $name } (place { $n })
seat-bot = { $name } (bot, place { $n })
seat-nobody = place { $n } (personne)
dice-awaited = Les dés ne sont pas encore connus : chacun à la table y ajoute d'abord quelque chose.
dice-shares = Les dés découlent du secret et de ce que ces places ont ajouté : { $in ->
    [0] personne
   *[other] { $inside }
}. N'ont rien ajouté : { $out ->
    [0] personne
   *[other] { $outside }
}. Tentatives qui ne comptent pas : { $n }.
dice-fingerprint = Les dés découlent d'un secret montré après la fin. Son empreinte, à noter : { $fingerprint }. `vigil verify` vérifie alors chaque jet et dit ce que cela prouve.
dice-words-why = La personne qui a lancé la partie pourrait avoir choisi ce secret. Chacun peut donc ajouter aux dés des mots ou des nombres que personne ne puisse deviner. Avec Entrée seule, la machine ajoute pour vous, et il faut lui faire confiance.
dice-words = { $name }, vos mots ? L'écran est effacé ensuite. q quitte.
dice-left = La partie n'a pas commencé. Rien n'a été enregistré, rien n'a changé.
answered-in-secret = a répondu en secret.
agree-ask = Ceci ne s'annule que si tout le monde est d'accord. Êtes-vous tous d'accord ? (oui/non)
agree-not = Alors rien ne change.
words-yes = oui o

# Ensembles

word-do = faire
word-out = retirer
draft-count = ({ $n } sur { $all })
draft-inside = Vous avez mis : { $set }
draft-ready = C'est possible : { $do }
draft-not-inside = « { $name } » n'y est pas.

# Fenêtres

stops-matters = On vous interroge aux fenêtres où un pouvoir peut changer quelque chose.
stops-always = On vous interroge à chaque fenêtre.
stops-hold = On vous interrogera à votre prochaine fenêtre, quelle qu'elle soit.
stops-skipped = Plus ce tour-ci : { $windows }
stops-unknown = « { $name } » n'est ni always ni matters.
no-window = Cette question n'est pas une fenêtre : il faut y répondre.

# Qui joue

companion-several = Dans cette partie, des dés, des cubes ou des cartes sont saisis à la main : qui les saisit choisit ce qui est saisi, et personne ne peut le vérifier ensuite.
seed-refused = Une partie à plusieurs places n'accepte pas --seed : ses dés suivent un secret que personne ne peut choisir.
players-number = Ce jeu se joue à { $known }, mais { $n ->
    [one] un seul joueur est nommé.
   *[other] { $n } joueurs sont nommés.
}
player-without-name = Chaque joueur a besoin d'un nom : --players Ada,Bo (@random pour un bot, - pour personne).
no-such-bot = Ce bot n'existe pas. { $what }
bot-failed = { $name } a échoué { $n ->
    [one] une fois
   *[other] { $n } fois
} et le hasard a répondu à sa place ; la dernière fois : { $why }
coverage-needs-sources = La couverture des règles se mesure sur les sources : lancez-la dans une copie du projet, où les tests se trouvent à côté du paquet.
export-secrets = Une partie à plusieurs places s'exporte quand elle est terminée : jusque-là, elle contient des secrets.
chronicle-turn = Tour { $turn }
chronicle-day = Jour { $turn }
chronicle-fates = Ce qu'ils sont devenus
chronicle-days = Les jours
chronicle-turnings = Les tournants
chronicle-by = Joué avec Vigil, une table pour les jeux de survie
