# Ce que dit la table.

hint = numéro ou nom pour choisir · ? aide · why · explain · u annuler · r règle · s état · q quitter
hint-short = ? aide · why · u annuler · s état · q quitter
hint-draft = numéro ou nom pour mettre · -numéro pour retirer · faire · why · ? aide · u annuler · s état · q quitter
hint-draft-short = numéro ou nom : mettre · -numéro : retirer · faire · ? aide · q quitter
hint-window = 0 continuer · skip : plus ici ce tour-ci · hold · stops · ? aide · u annuler · s état · q quitter
hint-window-short = 0 continuer · skip · hold · stops · ? aide · u annuler · q quitter
help =
    Choisissez une option par son numéro, par son nom ou par le début de son nom. Vous pouvez aussi taper :
    - 0 choisit l'option qui termine, passe ou renonce. Elle vient en dernier.
    - u annule votre dernière décision ; u 3 les trois dernières ; u turn revient au début de ce tour. redo rétablit ce qui a été annulé.
    - why énumère ce que vous ne pouvez pas faire ; why NOM dit pourquoi, et ce qui le permettrait.
    - explain montre d'où viennent les nombres de la question et de la table ; explain NOM fait de même pour une option.
    - r SECTION affiche notre paraphrase d'une règle, par exemple r 4.2.8 ; r seul affiche la règle de la question.
    - names énumère les noms des options. Vous pouvez taper un nom au lieu d'un numéro.
    - card montre la carte en cours ; card NUMÉRO ou card NOM toute carte visible.
    - odds montre la probabilité de chaque issue d'un pari ; odds NOM la montre pour une option ; what NOM montre où mène une option avant que le hasard décide.
    - ahead dit comment la partie finirait maintenant et ce que donneraient les prochains grands décomptes.
    - ? NOM, ou what is NOM, explique une chose du plateau ou une option, par exemple ? Culture.
    - s montre toute la table ; log montre les vingt dernières lignes ; log 50 ou log all en montre davantage.
    - lang en, lang it ou lang fr change de langue. q quitte ; la partie est toujours sauvegardée.
help-draft =
    Composez la réponse avec les éléments de la liste :
    - un numéro ou un nom ajoute un élément ; -3 ou retirer NOM l'enlève ; why dit ce qu'on ne peut pas ajouter, et pourquoi.
    - faire (ou do) donne l'ensemble pour réponse. Rien ne compte avant cela.
    - un ensemble entier sur une ligne, par exemple bread x2 + rope, ou nothing, est aussitôt votre réponse ; faire rope répond par un seul élément.
help-window =
    C'est un moment où vous pouvez utiliser un pouvoir. go-on le laisse passer.
    - skip le laisse passer, et on ne vous le propose plus ce tour-ci ; hold vous arrête au prochain de ces moments, quel qu'il soit.
    - stops montre quand on vous interroge ; stops always : à chacun de ces moments ; stops matters : seulement quand un pouvoir peut changer quelque chose.
help-passing =
    Vous êtes plusieurs devant cet écran. Avant la question d'un autre joueur, il s'efface et attend Entrée.
    - u, avant de passer l'écran, annule votre propre réponse. Pour revenir plus loin, il faut l'accord de tous.
    - order montre ce que vous pouvez prévoir pour les moments où la table n'attend personne ; order 1 le prévoit.
enter-again = Entrée : revenir à la question
enter-chance = { $what } : qu'obtenez-vous ?
more-news = ({ $n ->
    [one] { $n } ligne précédente
   *[other] { $n } lignes précédentes
} : log all)
undone = Annulé.
redone = Rétabli.
redo-nothing = Il n'y a rien à rétablir.
redo-own = Vous ne pouvez rétablir que vos propres réponses ; les autres doivent jouer les leurs.
undo-nothing = Il n'y a rien à annuler.
undo-ironman = Cette partie se joue sans annulation (ironman).
undo-peeking = Impossible d'annuler : un dé, un cube ou une carte a été vu depuis (no-peeking).
not-your-turn = La question s'adresse à un autre joueur.
undo-agree = À une table de plusieurs personnes, on ne peut annuler que si tout le monde est d'accord.
undo-over = La partie est finie et son secret a été montré. Reprenez plutôt à partir de n'importe quel moment, comme nouvelle partie.
secrets-alive = Tant que la partie dure, son journal contient les secrets de toutes les places et les dés à venir. On peut le télécharger une fois la partie terminée.
game-over = La partie est terminée.
no-such-option = « { $name } » n'est pas parmi les options. Tapez un numéro ou un nom, ou ? pour l'aide.
no-such-outcome = « { $name } » ne peut pas sortir ici. Entrez l'un des résultats indiqués.
did-you-mean = Vouliez-vous dire « { $name } » ?
why-allowed = « { $name } » est permis : c'est l'une des options.
why-unknown = Vigil ne connaît rien ici qui s'appelle « { $name } ».
why-nothing = Rien n'est exclu ici.
no-such-rule = Il n'y a pas de section « { $section } ». `vigil rule` donne la liste des sections.
no-such-card = Cette carte n'est pas visible.
card-face-down = Cette carte est face cachée. On la lit quand la partie la retourne.
no-such-language = « { $name } » n'est pas une des langues en, it, fr.
rules-crash = Les règles ont échoué sur cette réponse, qui a été annulée. Veuillez le signaler en joignant la partie sauvegardée : { $what }
rules-endless = Les règles tournaient en boucle et ont été arrêtées. Toute réponse confirmée est sauvegardée ; la dernière ne compte peut-être pas. Si vous jouez avec un paquet, `vigil packs check` en trouvera peut-être la cause ; veuillez signaler le problème en joignant la partie sauvegardée.
bot-by-luck = Un bot n'a pas pu évaluer sa situation et a répondu au hasard ; la partie continue. Envoyez le rapport de cette partie pour que l'erreur puisse être corrigée.
which-scenario = Quel scénario ?
scenario-recommends = { $n ->
    [1] Conseillé : « { $value } » ({ $setting }).
   *[other] Conseillé à partir de { $n } joueurs : « { $value } » ({ $setting }).
}
setting-proposed = Comme le conseille ce scénario : { $setting }, « { $value } ». Sinon : { $typed }
nothing-started = Aucun scénario n'a été choisi, aucune partie n'a donc commencé.
saved = La partie est sauvegardée : { $path }
interrupted = Interrompu.
cannot-open = Vigil ne peut pas ouvrir { $path } : { $why }.
went-wrong = Une erreur imprévue s'est produite : { $what }. Les parties sont sauvegardées jusqu'à la dernière réponse. Merci de la signaler ; VIGIL_DEBUG=1 montre où elle s'est produite.
no-such-scenario = Il n'y a pas de scénario « { $name } ». Choisissez parmi : { $known }.
no-such-game = Il n'y a pas de jeu « { $name } ». `vigil games` donne la liste des jeux.
no-such-setting = Il n'y a pas de réglage « { $name } ». Choisissez parmi : { $known }.
bad-setting = Le réglage { $name } ne peut pas être « { $value } ». Choisissez parmi : { $known }.
setting-needs-seats = Le réglage { $name }={ $value } demande au moins { $n } joueurs. Nommez-les : --players Ada,Bo (@random pour un bot).
no-such-kind = Vous ne pouvez pas fournir « { $name } » vous-même. Choisissez parmi : { $known }, ou all.
no-such-pack = Il n'y a pas de paquet de contenu dans { $path }
bad-pack = Ce contenu est inutilisable. { $what }
save-none = Il n'y a pas encore de partie sauvegardée. `vigil play` en commence une.
save-not-found = Il n'y a pas de partie sauvegardée « { $path } ». `vigil saves` donne la liste des parties sauvegardées.
save-cannot-read = Vigil ne peut pas lire la partie sauvegardée { $path } ({ $why })
save-cannot-write = Vigil ne peut pas sauvegarder la partie : { $path } ({ $why }). Libérez de la place, accordez les droits d'écriture ou indiquez un autre dossier dans VIGIL_HOME. Votre dernière réponse n'a pas été prise en compte.
save-elsewhere = Une autre table a continué cette partie sauvegardée : { $path }. Rien n'a été écrasé ; votre dernière réponse n'a pas été prise. Quittez (q) et reprenez-la.
save-not-a-journal = Ceci n'est pas une partie sauvegardée de Vigil.
save-bad-header = Vigil ne comprend pas l'en-tête de la partie sauvegardée (vers la ligne { $line }). Le fichier est resté tel quel.
save-cannot-branch = La partie ne peut pas continuer à partir de ce point.
save-other-content = Les cartes ou les tables ont changé depuis la sauvegarde ; la partie a été vérifiée avec les nouvelles.
save-line = tour { $turn }, { $answers } réponses, annulation : { $undo }, { $undos ->
    [0] jamais utilisée
    [one] utilisée une fois
   *[other] utilisée { $undos } fois
}
replay-stops = Vigil ne peut pas suivre la partie sauvegardée au-delà de la ligne { $line }.
replay-open = La partie n'est pas terminée : { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} jusqu'ici. `vigil resume` la reprend.
replay-secrets = Seul ce que tout le monde a entendu a été raconté. Le reste suivra une fois la partie terminée.
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
dice-fingerprint = Les dés découlent d'un secret, montré après la fin. Notez son empreinte : { $fingerprint }. Après la fin, `vigil verify` vérifie chaque jet et dit ce que cela prouve.
dice-words-why = La personne qui a lancé la partie pourrait avoir choisi ce secret. Chacun peut donc ajouter aux dés des mots ou des nombres que personne ne puisse deviner. Si vous appuyez seulement sur Entrée, cet ordinateur ajoute pour vous, et il faut lui faire confiance.
dice-words = { $name }, vos mots ? L'écran est effacé ensuite. q quitte.
dice-left = La partie n'a pas commencé. Rien n'a été enregistré, rien n'a changé.
answered-in-secret = a répondu en secret.
agree-ask = On ne peut annuler que si tout le monde est d'accord. Êtes-vous tous d'accord ? (oui/non)
agree-not = Alors rien ne change.
words-yes = oui o

# Ensembles

word-do = faire
word-out = retirer
draft-count = ({ $n } sur { $all })
draft-inside = Vous avez mis : { $set }
draft-ready = C'est prêt : { $do } donne cette réponse
draft-not-inside = « { $name } » n'y est pas.

# Fenêtres

stops-matters = On vous interroge quand un pouvoir peut changer quelque chose.
stops-always = On vous interroge à chaque moment où un pouvoir peut servir.
stops-hold = On vous interrogera au prochain moment où un pouvoir peut servir, quel qu'il soit.
stops-skipped = On ne vous interroge plus ce tour-ci à : { $windows }
stops-unknown = « { $name } » n'est ni always ni matters.
order-none = Il n'y a rien que vous puissiez prévoir entre deux actions des autres.
order-some = Tapez order et un numéro : cela arrivera entre deux actions des autres, une seule fois, et personne ne le verra venir. order none y renonce.
order-given = Prévu : { $order }
order-gone = Rien n'est prévu.
no-window = On ne peut pas passer cette question : il faut y répondre.

# Qui joue

companion-several = Dans cette partie, les joueurs saisissent eux-mêmes des dés, des cubes ou des cartes. La personne qui les saisit choisit le résultat, et personne ne peut le vérifier ensuite.
seed-refused = Une partie à plusieurs places n'accepte pas --seed : ses dés suivent un secret que personne ne peut choisir.
players-number = Ce jeu se joue à { $known }, mais { $n ->
    [one] un seul joueur est nommé.
   *[other] { $n } joueurs sont nommés.
}
player-without-name = Chaque joueur a besoin d'un nom : --players Ada,Bo (@random pour un bot, - pour personne).
no-such-bot = Ce bot ne peut pas jouer. { $what }
bot-failed = { $name } a échoué { $n ->
    [one] une fois
   *[other] { $n } fois
} et une réponse a été donnée au hasard. La dernière fois : { $why }
coverage-needs-sources = La couverture des règles se mesure sur les sources : lancez la commande dans une copie du projet Vigil, qui contient les tests.
export-secrets = Une partie à plusieurs places peut s'exporter quand elle est terminée ; jusque-là, elle contient des secrets.
chronicle-turn = Tour { $turn }
chronicle-card = Carte { $n }
chronicle-day = Jour { $turn }
chronicle-fates = Ce qu'ils sont devenus
chronicle-days = Les jours
chronicle-turnings = Les tournants
chronicle-by = Joué avec Vigil, une table pour les jeux de survie
