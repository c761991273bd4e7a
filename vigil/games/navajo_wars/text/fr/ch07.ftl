# 7. Événements mineurs.

event-minor-event = Événement mineur : { $minor }
option-cancel-for-goods = L'annuler pour { $n } Marchandises
option-cancel-by-development = L'annuler : épuiser « { $development } »
event-minor-cancelled = L'Événement mineur est annulé : { $minor }
chance-drought = Dé pour le Territoire frappé par la Sécheresse
chance-recovery = Dé pour le Territoire qui se rétablit
chance-swap = Dé pour la ligne à échanger
event-no-drought-counter = Il ne reste plus de pion Sécheresse
event-drought-added = Sécheresse { $territory_in } : maintenant { $n }
event-drought-full = La Sécheresse occupe déjà les deux emplacements { $territory_in } : elle gagne un Territoire adjacent
event-drought-no-room = Pas de place pour un pion Sécheresse { $territory_in } ni dans un Territoire adjacent
event-drought-removed = { $n ->
    [0] La Sécheresse { $territory_in } est finie
   *[other] La Sécheresse recule { $territory_in } : maintenant { $n }
}
event-drought-elsewhere = Il n'y a pas de Sécheresse { $territory_in } : un Territoire adjacent se remet à sa place
event-no-drought = Aucune Sécheresse à retirer { $territory_in } ni dans un Territoire adjacent
does-drought = Un dé désigne un Territoire, qui reçoit un pion Sécheresse : son Agriculture baisse de 1 et la récolte y devient incertaine.
does-recovery = Un dé désigne un Territoire, qui perd un pion Sécheresse ; s'il n'en a pas, un Territoire adjacent en perd un.
does-swap = Un dé désigne une ligne : son Ordre actif et son Ordre en attente sont échangés, s'ils y sont tous deux.
does-reset = Les cubes de la case Récupération retournent dans le sac, puis ceux de la case Cubes pillés passent en Récupération.
