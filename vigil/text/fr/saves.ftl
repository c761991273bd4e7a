# Ce qui est dit des parties sauvegardées abîmées, modifiées, plus anciennes ou plus récentes
save-was-cut = La partie sauvegardée s'interrompt à la ligne { $line }. Tout ce qui précède est là.
save-miscounted = La partie sauvegardée devait avoir { $answers } réponses et { $found } ont été trouvées : il en manque ou elle a été modifiée. Elle reprend à ce qui a été trouvé.
save-diverged-rules = À partir de la ligne { $line } (section { $rule } : { $name }), la partie sauvegardée ne correspond plus aux règles. Elle reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }.
save-diverged-somewhere = À partir de la ligne { $line }, la partie sauvegardée ne correspond plus aux règles. Elle reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }.
save-diverged-altered = La ligne { $line } de la partie sauvegardée est abîmée ou a été modifiée hors de Vigil. La partie reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }.
save-diverged-dice = À la ligne { $line } de la partie sauvegardée, les dés ne tombent pas comme ils doivent : elle a été modifiée hors de Vigil. La partie reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }.
save-diverged-head = L'en-tête de la partie sauvegardée est abîmé ou a été modifié hors de Vigil. La partie reprend au dernier état conservé ; réponses laissées de côté : { $lost }.
save-head-altered = L'en-tête de la partie sauvegardée est abîmé ou a été modifié hors de Vigil, et aucun état conservé ne permet de reprendre. Le fichier est resté tel quel ; une copie peut être rétablie.
save-copy-kept = L'ancien fichier est gardé tel quel : { $copy }. `vigil saves --restore` énumère toutes les copies.
save-other-rules = Les règles ont changé depuis la sauvegarde (règles { $rules } alors, { $known } maintenant) ; la partie a été vérifiée avec les nouvelles.
save-newer = Cette partie a été sauvegardée par un Vigil plus récent (format { $format } ; le { $known } est connu ici). Elle est restée telle quelle. Mettez Vigil à jour pour l'ouvrir.
save-newer-rules = Cette partie a été sauvegardée avec des règles plus récentes ({ $rules } ; { $known } sont connues ici). Elle est restée telle quelle : `vigil replay` la raconte. Mettez Vigil à jour pour la continuer.
save-open-elsewhere = Cette partie sauvegardée est ouverte à une autre table : { $path }. Quittez-la d'abord là-bas (q).
copies-how = `vigil saves --restore NUMÉRO` rétablit une copie comme une partie sauvegardée à part. Rien d'autre n'est touché.
copies-none = Il n'y a pas encore de copie de partie sauvegardée. Vigil en fait pendant que vous jouez.
copy-restored = La copie est de nouveau une partie sauvegardée : { $path }. `vigil resume` la reprend.

# De même dans le navigateur
web-save-copy-kept = La partie enregistrée est gardée telle quelle, parmi ses copies.
web-newer-rules = Cette partie a été enregistrée avec des règles plus récentes ({ $rules } ; { $known } sont connues ici). Elle peut être regardée, pas continuée. Mettez Vigil à jour pour la continuer.
web-store-newer = Les parties ont été enregistrées par un Vigil plus récent. Elles peuvent être regardées ; rien n'est écrit. Mettez Vigil à jour pour les continuer.
web-store-mended = Le fichier des parties enregistrées était abîmé. Il est gardé sous le nom { $file } ; cette liste vient de ce qui a pu en être lu et de la dernière copie ({ $games ->
    [one] une partie
   *[other] { $games } parties
}). Regardez vos parties avant de les continuer.
web-copies = Copies
web-copies-title = Copies de « { $title } »
web-copies-lead = Vigil fait des copies de lui-même, et ce qui était abîmé reste tel quel. Une copie rétablie prend la place de la partie ; la partie telle qu'elle est maintenant devient une copie.
web-copies-none = Il n'y a pas encore de copie de cette partie.
web-copy-auto = Faite pendant le jeu
web-copy-before = Telle qu'elle était avant d'être réparée ou remplacée
web-copy-answers = { $answers ->
    [one] une réponse
   *[other] { $answers } réponses
}
web-copy-file = Enregistrer dans un fichier
web-copies-back = Retour aux parties

# Une partie sur une page
sheet-not-now = Cette partie ne peut être mise sur une feuille qu'au moment indiqué par les règles.
sheet-none = Ce jeu n'a pas de feuille de sauvegarde.
sheet-bad-line = La ligne { $line } de la feuille ne peut pas être lue.
sheet-unsound = Ce que raconte la feuille est impossible : quelque chose a été mal recopié.
sheet-offered = Vous pouvez sauvegarder maintenant : sheet imprime la page, à garder ou à recopier (vigil play JEU --sheet FICHIER).
web-sheet = Feuille de sauvegarde
web-sheet-how = Imprimez-la ou gardez-la comme fichier texte ; « Ouvrir un fichier de partie » sur la première page la reprend.
