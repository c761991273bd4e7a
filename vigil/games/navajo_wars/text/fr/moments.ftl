# Les moments où l'on peut user de pouvoirs : ce que dit la fenêtre.

question-before-the-operations = Cette carte ne peut pas être devancée. Utilisez-vous un pouvoir avant que les Opérations ne commencent ?
question-before-the-flip = L'Ordre { $order } (ligne { $row }) va être retourné et devenir { $other }. Utilisez-vous d'abord un pouvoir ?
question-end-of-the-phase = La phase d'Opérations des Diné va se terminer. Utilisez-vous un pouvoir avant sa fin ?
option-end-turn = Terminer mon tour
question-before-the-passage = Une génération va passer. Utilisez-vous d'abord un pouvoir ?
question-before-the-culture = La Culture des Familles va être comptée. Utilisez-vous d'abord un pouvoir ?
question-before-the-breeding = Les animaux vont se reproduire. Utilisez-vous d'abord un pouvoir ?
question-before-the-feeding = La population va être nourrie. Utilisez-vous d'abord un pouvoir ?
question-before-the-pasture = Les animaux des Ressources vont paître ; ceux qui n'ont pas de pâturage vont Hors jeu. Utilisez-vous d'abord un pouvoir ?
question-before-the-refresh = Les Développements vont être redressés. Utilisez-vous d'abord un pouvoir ?
question-before-the-battle = La { $family } va se battre contre { $foe }. Utilisez-vous d'abord un pouvoir ?
question-before-the-event = L'Événement majeur va se produire : { $card }. Utilisez-vous d'abord un pouvoir ?
question-before-the-minor-event = L'Événement mineur va se produire : { $minor }. { $minor_does } Voulez-vous l'annuler ou utiliser d'abord un pouvoir ?
question-before-the-enemy-way = L'Enemy Way de la carte « { $card } » va frapper. Voulez-vous l'annuler ou utiliser d'abord un pouvoir ?
question-before-the-gathering = Tous les Intrus vont retourner dans leur gobelet, même ceux des Ressources. Utilisez-vous d'abord un pouvoir ?
question-before-the-purchase = Un Développement peut être acheté maintenant. Utilisez-vous d'abord un pouvoir ?
question-before-the-actions = La dernière opération Actions va commencer. Utilisez-vous d'abord un pouvoir ?
refused-too-few-goods = Il faut { $n } Marchandises, et vous en avez { $have }.
remedy-too-few-goods = Trois animaux, ou du Maïs d'une valeur de 6, procurent une Marchandise à tout moment.
