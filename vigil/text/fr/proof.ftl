# Si les dés étaient honnêtes : vigil verify, et la page d'une table après la fin.

verified = { $n ->
    [0] Aucun jet n'a pu être vérifié
    [one] Les dés sont honnêtes : un jet vérifié
   *[other] Les dés sont honnêtes : { $n } jets vérifiés
} avec { $by }.
verified-in-part = { $n ->
    [0] Aucun jet n'a pu être vérifié
    [one] Un jet est honnête, vérifié
   *[other] { $n } jets sont honnêtes, vérifiés
} avec { $by }.
verified-set-back = { $n ->
    [0] Aucun jet n'a pu être vérifié avec { $by }, et
    [one] Un jet correspond à ceci : { $by } ; cela ne suffit pas à rendre les dés honnêtes, car
   *[other] { $n } jets correspondent à ceci : { $by } ; cela ne suffit pas à rendre les dés honnêtes, car
} il y a eu un retour à une copie, ou une annulation non permise.
verify-seed = la graine { $seed }
verify-secret = le secret dont l'empreinte est { $fingerprint }
verify-shares = le secret dont l'empreinte est { $fingerprint } et ce qui a été ajouté par { $names }
verify-with-parents = { $by } (jets venus d'une autre partie : { $n }, vérifiés avec { $parents })
verify-not = Non prouvé : { $what }.
verify-not-seed = que personne ne connaissait les dés d'avance, car qui joue seul peut choisir la graine et rejouer la même partie
verify-not-secret = que la personne qui a lancé la partie n'a pas choisi le secret avant le début, ni ne l'a regardé avant la fin
verify-not-shares = que la personne qui tenait la table n'a pas regardé le secret avant la fin, et donc prévu les dés, ni écrit elle-même les parts ajoutées
verify-not-voids = que personne n'a échappé à des dés qui lui déplaisaient, car les dés ont été préparés de nouveau { $n ->
    [one] une fois
   *[other] { $n } fois
}
verify-not-borrowed = { $n ->
    [one] un jet venu d'une autre partie
   *[other] { $n } jets venus d'une autre partie
}
verify-not-own = { $n ->
    [one] un résultat saisi à la main (dé, cube ou carte)
   *[other] { $n } résultats saisis à la main (dés, cubes ou cartes)
}
verify-not-set-backs = que personne n'a choisi parmi les dés par un retour à une copie, ou par une annulation non permise
verify-left = Ce qu'il vous reste à faire : { $what }.
verify-left-seed = comparer la graine à celle qui a été annoncée avant la partie, s'il y en a eu une
verify-left-secret = comparer l'empreinte à celle montrée au début
verify-left-shares = comparer l'empreinte à celle montrée au début et voir si ce que vous avez ajouté y est ; à la table, votre navigateur fait les deux de lui-même (pour les mots tapés dans un terminal : docs/dice.md)
verify-left-parents = comparer l'empreinte de la partie d'où viennent ces jets à celle montrée à son début
verify-left-parent = vérifier les jets venus d'une autre partie avec le fichier de cette partie-là
verify-left-set-backs = demander qui est revenu à une copie, ou a fait une annulation non permise, et si tout le monde était d'accord
verify-borrowed = { $n ->
    [one] Un jet vient d'une autre partie et n'est pas vérifié ici.
   *[other] { $n } jets viennent d'une autre partie et ne sont pas vérifiés ici.
}
verify-parent = Ce fichier nomme le point de cette partie-là d'où ils viennent : { $point }. Qui a le fichier de cette partie-là peut les vérifier avec : vigil verify FICHIER --parent FICHIER-DE-CETTE-PARTIE
verify-unnamed = Le fichier ne nomme pas cette partie, comme avec les anciens Vigil : ces jets ne peuvent être vérifiés.
verify-parent-unnamed = Ce fichier ne nomme pas la partie d'où viendraient des jets : soit il n'y en a pas, soit cette partie a été créée avec un Vigil plus ancien. Ils ne peuvent être vérifiés avec un autre fichier.
verify-parent-unknown = Cette partie n'est issue d'aucune de celles données avec --parent. Le point qu'elle nomme est { $point } : cherchez le fichier de la partie qui le contient. Une partie à plusieurs doit être terminée, pour que son fichier contienne le secret.
verify-parent-no-secret = L'honnêteté des dés venus d'une autre partie n'est pas prouvée : le fichier de cette partie-là ne contient aucun secret, si bien que rien ne dit comment ses dés devaient tomber. Demandez le fichier de cette partie tel qu'il a été enregistré après la fin.
verify-parent-fingerprint = L'honnêteté des dés venus d'une autre partie n'est pas prouvée : dans le fichier de cette partie-là, le secret n'est pas celui dont l'empreinte a été montrée au début. Empreinte montrée au début : { $shown } ; empreinte du secret : { $fingerprint }.
verify-parent-altered = L'honnêteté des dés venus d'une autre partie n'est pas prouvée : dans le fichier de cette partie-là, la ligne { $line } n'est pas telle que Vigil l'a écrite. Ce fichier est endommagé, ou quelqu'un l'a modifié. Demandez l'original.
verify-parent-differs = Cette partie n'a pas les réponses qu'elle dit tenir d'une autre : la réponse { $n } est différente dans la partie dont elle vient. Les dés ne sont pas honnêtes.
verify-parent-wrong = Les dés venus d'une autre partie ne sont pas honnêtes : dans le fichier de cette partie-là, { $n ->
    [one] une ligne n'est pas comme elle devrait (ligne { $lines }).
   *[other] { $n } lignes ne sont pas comme elles devraient (lignes { $lines }).
}
verify-altered = L'honnêteté des dés n'est pas prouvée : la ligne { $line } n'est pas telle que Vigil l'a écrite. Le fichier est endommagé, ou quelqu'un l'a modifié. Demandez l'original et vérifiez-le.
verify-wrong = { $n ->
    [one] Un jet ne donne pas le résultat qu'il devrait (ligne { $lines }).
   *[other] { $n } jets ne donnent pas le résultat qu'ils devraient (lignes { $lines }).
}
verify-empty = { $n ->
    [one] Rien ne prouve que les dés soient honnêtes : la ligne { $lines } n'annule rien et ne fait que changer les dés qui suivent. Aucune table n'écrit une telle ligne.
   *[other] Rien ne prouve que les dés soient honnêtes : les lignes { $lines } n'annulent rien et ne font que changer les dés qui suivent. Aucune table n'écrit de telles lignes.
}
verify-own = { $n ->
    [one] Un résultat a été saisi à la main (dé, cube ou carte), comme cette partie le permet ; il ne peut être vérifié.
   *[other] { $n } résultats ont été saisis à la main (dés, cubes ou cartes), comme cette partie le permet ; ils ne peuvent être vérifiés.
}
verify-undos = { $n ->
    [one] Il y a eu une annulation permise ; à partir de là, les dés sont différents.
   *[other] Il y a eu { $n } annulations permises ; à partir de là, chaque fois, les dés sont différents.
}
verify-set-backs = { $n ->
    [one] À un endroit, il y a eu un retour à une copie, ou une annulation non permise ; à partir de là, les dés sont différents. Qui détenait le fichier pouvait choisir parmi les dés qui suivaient : demandez qui l'a fait, et si tout le monde était d'accord.
   *[other] À { $n } endroits, il y a eu un retour à une copie, ou une annulation non permise ; à partir de là, les dés sont différents. Qui détenait le fichier pouvait choisir chaque fois parmi les dés qui suivaient : demandez qui l'a fait, et si tout le monde était d'accord.
}
verify-other-rules = Ce journal indique d'autres règles ({ $rules }) que celles d'ici ({ $known }). Il a été vérifié avec celles d'ici. Si des jets ne donnent pas le résultat qu'ils devraient, soit les règles ont changé, soit quelqu'un les a inscrits à la main : vérifiez-le avec le Vigil avec lequel il a été joué.
verify-diverged = Le journal ne peut être vérifié que jusqu'à la ligne { $line } : à partir de là, il ne correspond plus aux règles.
verify-no-beginning = Ce journal commence au milieu de la partie, par un état enregistré : ce qui précédait était endommagé et n'y est pas. Ses dés ne peuvent être vérifiés.
verify-no-secret = Ce journal ne contient pas encore son secret : les dés ne se vérifient qu'une fois la partie terminée.
verify-fingerprint = Le secret de ce journal n'est pas celui dont l'empreinte a été montrée au début. Empreinte montrée au début : { $shown } ; empreinte du secret : { $fingerprint }.

web-honest = Les dés étaient-ils honnêtes ?
web-honest-waits = Les dés se vérifient une fois la partie jouée jusqu'au bout : on montre alors le secret dont ils découlent, et cette page dit ce qu'il prouve. D'ici là, notez l'empreinte. Une partie abandonnée garde son secret, car elle peut être reprise.
web-honest-facts = Ce qui a été trouvé
web-honest-checked = Jets vérifiés
web-honest-proved = Dont venus d'une autre partie
web-honest-borrowed = Jets venus d'une autre partie, non vérifiés
web-honest-own = Dés et cartes saisis à la main
web-honest-undos = Annulations permises
web-honest-set-backs = Retours à une copie, ou annulations non permises
web-honest-voids = Fois où les dés ont été préparés de nouveau
web-honest-fingerprint = Empreinte du secret
web-honest-secret = Le secret
web-honest-share = Ajouté par { $name }
web-honest-nothing = rien
web-honest-yourself = Vérifiez vous-même
web-honest-trust = Cette page a été écrite par la machine qui tient la table.
web-honest-run = Pour ne devoir faire confiance à personne, enregistrez le fichier et lancez sur une machine à vous :
