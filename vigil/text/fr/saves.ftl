# Ce qui est dit des parties sauvegardées abîmées, modifiées, plus anciennes ou plus récentes
save-was-cut = La partie sauvegardée s'interrompt à la ligne { $line }. Tout ce qui précède est là.
save-miscounted = La partie sauvegardée devait avoir { $answers } réponses et { $found } ont été trouvées : il en manque ou elle a été modifiée. Elle reprend à ce qui a été trouvé.
save-diverged-rules = À partir de la ligne { $line } (section { $rule } : { $name }), la partie sauvegardée ne correspond plus aux règles. Elle reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }.
save-diverged-somewhere = À partir de la ligne { $line }, la partie sauvegardée ne correspond plus aux règles. Elle reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }.
save-diverged-altered = La ligne { $line } de la partie sauvegardée est abîmée ou a été modifiée hors de Vigil. La partie reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }.
save-diverged-dice = À la ligne { $line } de la partie sauvegardée, les dés ne tombent pas comme ils doivent : elle a été modifiée hors de Vigil. La partie reprend au dernier point de contrôle valable ; réponses laissées de côté : { $lost }.
save-diverged-head = L'en-tête de la partie sauvegardée est abîmé ou a été modifié hors de Vigil. La partie reprend au dernier état conservé ; réponses laissées de côté : { $lost }.
save-head-altered = L'en-tête de la partie sauvegardée est abîmé ou a été modifié hors de Vigil, et aucun état conservé ne permet de reprendre. Le fichier est resté tel quel ; une copie peut être rétablie.
save-copy-kept = L'ancien fichier est gardé tel quel : { $copy }. `vigil saves --restore` énumère toutes les copies.
save-other-rules = Les règles ont changé depuis la sauvegarde (règles { $rules } alors, { $known } maintenant) ; la partie a été vérifiée avec les nouvelles.
save-dice-otherwise = { $n ->
    [one] Un jet de cette partie n'est pas celui que veut sa graine ou son secret.
   *[other] { $n } jets de cette partie ne sont pas ceux que veut sa graine ou son secret.
} Le fichier indique d'autres règles ou d'autres tables que celles d'ici : soit elles ont changé depuis, soit quelqu'un a inscrit ces dés à la main. Ne continuez que si vous avez confiance en la personne qui vous a donné le fichier.
save-no-secret = Cette partie à plusieurs places ne contient pas de secret : ses dés ne peuvent pas être vérifiés, et quiconque connaît le fichier peut prévoir ceux qui viennent. Si cela compte pour vous, commencez une nouvelle partie.
save-from-the-middle = Cette partie commence au milieu, à un état enregistré. Ce qui a été joué avant ne peut pas être vérifié, et la personne qui a écrit le fichier pouvait choisir les dés à venir. Ne continuez que si vous avez confiance en la personne qui vous a donné le fichier.
save-from-a-state = Cette partie continue à partir d'un état enregistré. Ce qui a été joué avant, dés compris, ne peut pas être vérifié.
save-newer = Cette partie a été sauvegardée par un Vigil plus récent (format { $format } ; le { $known } est connu ici). Elle est restée telle quelle. Mettez Vigil à jour pour l'ouvrir.
save-newer-rules = Cette partie a été sauvegardée avec des règles plus récentes ({ $rules } ; { $known } sont connues ici). Elle est restée telle quelle : `vigil replay` la raconte. Mettez Vigil à jour pour la continuer.
save-open-elsewhere = Cette partie sauvegardée est ouverte à une autre table : { $path }. Quittez-la d'abord là-bas (q).
copies-how = `vigil saves --restore NUMÉRO` rétablit une copie comme une partie sauvegardée à part. Rien d'autre n'est touché. À partir de là, les dés sont différents, et le journal en garde la marque.
copies-none = Il n'y a pas encore de copie de partie sauvegardée. Vigil en fait pendant que vous jouez.
copy-restored = La copie est de nouveau une partie sauvegardée : { $path }. `vigil resume` la reprend.
copy-other-dice = À partir d'ici, les dés sont différents. La partie sauvegardée le montre, et `vigil verify` le compte.

# De même dans le navigateur
web-save-copy-kept = La partie enregistrée est gardée telle quelle, parmi ses copies.
web-newer-rules = Cette partie a été enregistrée avec des règles plus récentes ({ $rules } ; { $known } sont connues ici). Elle peut être regardée, pas continuée. Mettez Vigil à jour pour la continuer.
web-store-newer = Les parties ont été enregistrées par un Vigil plus récent. Elles peuvent être regardées ; rien n'est écrit. Mettez Vigil à jour pour les continuer.
web-store-unmended = Le fichier des parties enregistrées est abîmé et ne peut pas être réparé maintenant : { $path } ({ $why }). Rien n'a été changé. Libérez de la place ou accordez les droits d'écriture, puis relancez.
web-store-mended = Le fichier des parties enregistrées était abîmé. Il est gardé sous le nom { $file } ; cette liste vient de ce qui a pu en être lu et de la dernière copie ({ $games ->
    [one] une partie
   *[other] { $games } parties
}). Regardez vos parties avant de les continuer.
web-copies = Copies
web-copies-title = Copies de « { $title } »
web-copies-lead = Vigil fait des copies de lui-même, et ce qui était abîmé reste tel quel. Une copie rétablie prend la place de la partie ; la partie telle qu'elle est maintenant devient une copie.
web-copies-asked = Les autres à la table sont consultés. La copie prend la place de la partie quand tous sont d'accord ; d'ici là, la partie continue telle quelle.
web-copy-dice-known = Cette partie est finie et ses dés sont connus. Aucune de ses copies ne peut continuer ; commencez une nouvelle partie.
web-copies-none = Il n'y a pas encore de copie de cette partie.
web-copy-auto = Faite pendant le jeu
web-copy-before = Telle qu'elle était avant d'être réparée ou remplacée
web-copy-answers = { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
}
web-copy-file = Enregistrer dans un fichier
web-copies-back = Retour aux parties

# Une partie sur une page
sheet-not-now = Cette partie ne peut être mise sur une feuille qu'au moment indiqué par les règles.
sheet-none = Ce jeu n'a pas de feuille de sauvegarde.
sheet-bad-line = La ligne { $line } de la feuille ne peut pas être lue.
sheet-unsound = Ce que raconte la feuille est impossible : quelque chose a été mal recopié.
sheet-offered = Vous pouvez sauvegarder maintenant : sheet imprime la page, à garder ou à recopier (vigil play JEU --sheet FICHIER).
web-sheet = Feuille de sauvegarde
web-sheet-how = Imprimez-la ou gardez-la comme fichier texte ; « Ouvrir un fichier de partie » sur la première page la reprend.
bot-not-typed = Cette partie sauvegardée nomme un bot venu d'ailleurs, { $name }. Un fichier seul n'en lance jamais : regardez ce que c'est et, s'il a votre confiance, tapez : vigil resume --bot { $name }. La partie sauvegardée reste telle quelle.
names-alike = Le nom { $name } ressemble trop à { $other }, déjà à cette table. Choisissez-en un que personne ne puisse confondre avec un autre.
web-import-alike = Dans cette partie, les noms { $name } et { $other } se ressemblent au point d'être confondus. Changez l'un des noms dans le fichier (la ligne qui commence par « players » ; Vigil dira ensuite qu'elle a été modifiée), puis rouvrez-le.
web-branch-alike = Les noms { $name } et { $other } se ressemblent au point d'être confondus : personne ne peut continuer à partir de cette partie.
save-line-altered = La ligne { $line } de la partie sauvegardée n'est pas telle qu'elle a été écrite : les noms, le titre ou ce qu'elle garde à côté des réponses. Toutes les réponses sont là ; vérifiez que les bonnes personnes sont à la table.
