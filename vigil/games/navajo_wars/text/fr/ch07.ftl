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
event-drought-no-room = Pas de place pour un pion Sécheresse { $territory_in } ni dans un Territoire adjacent
event-drought-removed = { $n ->
    [0] La Sécheresse { $territory_in } est finie
   *[other] La Sécheresse recule { $territory_in } : maintenant { $n }
}
event-no-drought = Aucune Sécheresse à retirer { $territory_in } ni dans un Territoire adjacent
does-drought = Un dé choisit un Territoire, qui reçoit 1 Sécheresse : le maïs et les pâturages y sont menacés.
does-recovery = Un dé choisit un Territoire, qui perd 1 Sécheresse.
does-swap = Un dé choisit une ligne, dont les Ordres Actif et en Attente échangent leurs places.
does-reset = Les cubes de la case Récupération retournent dans le sac, ceux de la case Pillés passent en Récupération.
