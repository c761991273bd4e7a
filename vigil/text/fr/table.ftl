# Ce que dit la table.

hint = numéro ou nom pour choisir · ? aide · why · explain · u annuler · r règle · s état · q quitter
hint-short = ? aide · why · u annuler · s état · q quitter
help =
    Choisissez une option par son numéro, par son nom ou par le début de son nom. De plus :
    - u annule votre dernière décision ; u 3 les trois dernières ; u turn revient au début de cette carte.
    - why énumère ce que vous ne pouvez pas faire ; why NOM dit pourquoi, et ce qui le permettrait.
    - explain montre d'où viennent les nombres de la question et de la table ; explain NOM le coût d'une option.
    - r SECTION affiche notre paraphrase d'une règle, par exemple r 4.2.8 ; r seul, la règle de la question.
    - card montre la carte en cours ; card NUMÉRO ou card NOM toute carte visible.
    - s montre toute la table ; log les vingt dernières lignes ; log 50 ou log all davantage.
    - lang en, lang it ou lang fr change de langue. q quitte ; la partie est toujours sauvegardée.
enter-chance = { $what } : qu'obtenez-vous ?
more-news = ({ $n ->
    [one] { $n } ligne précédente
   *[other] { $n } lignes précédentes
} : log all)
undone = Annulé.
undo-nothing = Il n'y a rien à annuler.
undo-ironman = Cette partie se joue sans retour en arrière (ironman).
undo-peeking = Impossible d'annuler : un dé, un cube ou une carte a été vu depuis (no-peeking).
not-your-turn = La question s'adresse à une autre place.
undo-agree = À une table de plusieurs personnes, ceci ne s'annule que si tout le monde est d'accord.
secrets-alive = Tant que la partie dure, son journal contient ce que chaque place garde pour elle et les dés à venir ; on pourra l'emporter une fois la partie terminée.
verified = Les dés sont honnêtes : { $n } lancers vérifiés avec { $by }.
verify-seed = la graine
verify-secret = le secret dont l'empreinte a été montrée au début
verify-wrong = { $n ->
    [one] Un lancer ne tombe pas comme il devrait (ligne { $lines }).
   *[other] { $n } lancers ne tombent pas comme ils devraient (lignes { $lines }).
}
verify-diverged = Le journal ne peut être vérifié que jusqu'à la ligne { $line } : à partir de là, il ne correspond plus aux règles.
verify-no-secret = Ce journal ne contient pas encore son secret : les dés ne se vérifient qu'une fois la partie terminée.
verify-fingerprint = Le secret de ce journal n'est pas celui dont l'empreinte a été montrée au début.
game-over = La partie est terminée.
no-such-option = « { $name } » n'est pas parmi les options. Tapez un numéro ou un nom, ou ? pour l'aide.
no-such-outcome = « { $name } » ne peut pas sortir ici. Entrez l'un des résultats indiqués.
did-you-mean = Vouliez-vous dire « { $name } » ?
why-allowed = « { $name } » est permis : c'est l'une des options.
why-unknown = On ne sait rien ici de « { $name } ».
why-nothing = Rien de ce à quoi vous pourriez vous attendre n'est refusé ici.
no-such-rule = Il n'y a pas de section « { $section } ». `vigil rule` les énumère.
no-such-card = Cette carte n'est pas visible.
no-such-language = « { $name } » n'est pas une des langues en, it, fr.
rules-crash = Les règles ont échoué sur cette réponse, qui a été annulée. Veuillez le signaler en joignant la partie sauvegardée : { $what }
which-scenario = Quel scénario ?
nothing-started = Aucun scénario choisi : aucune partie n'a commencé.
saved = La partie est sauvegardée : { $path }
interrupted = Interrompu.
no-such-scenario = Il n'y a pas de scénario « { $name } ». Choisissez parmi : { $known }.
no-such-game = Il n'y a pas de jeu « { $name } ». `vigil games` les énumère.
no-such-setting = Il n'y a pas de réglage « { $name } ». Choisissez parmi : { $known }.
bad-setting = Le réglage { $name } ne peut pas être « { $value } ». Choisissez parmi : { $known }.
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
save-was-cut = La partie sauvegardée s'interrompt à la ligne { $line }. Tout ce qui précède est là. Une copie de l'ancien fichier : { $copy }
save-diverged = À partir de la ligne { $line } (section { $rule } : { $name }), la partie sauvegardée ne correspond plus aux règles. Elle reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }. Une copie de l'ancien fichier : { $copy }
save-other-content = Les cartes ou les tables ont changé depuis la sauvegarde ; la partie a été vérifiée avec les nouvelles.
save-line = carte { $turn }, { $answers } réponses, annulation : { $undo }, { $undos ->
    [0] jamais utilisée
    [one] utilisée une fois
   *[other] utilisée { $undos } fois
}
replay-stops = La partie sauvegardée ne peut être suivie au-delà de la ligne { $line }.
replay-open = La partie n'est pas terminée : { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} jusqu'ici. `vigil resume` la reprend.
citation-step = { $section } étape { $step }
