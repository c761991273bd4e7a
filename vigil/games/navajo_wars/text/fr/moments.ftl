# Les moments où l'on peut user de pouvoirs : ce que dit la fenêtre.

question-before-the-operations = Cette carte ne peut pas être devancée. Usez-vous d'un pouvoir avant que les Opérations ne commencent ?
question-before-the-flip = L'Ordre { $order } (ligne { $row }) va être retourné et devenir { $other }. Usez-vous d'abord d'un pouvoir ?
question-end-of-the-phase = La phase d'Opérations des Diné va se terminer. Usez-vous d'un pouvoir avant sa fin ?
option-end-turn = Terminer mon tour
question-before-the-passage = Une génération va passer. Usez-vous d'abord d'un pouvoir ?
question-before-the-culture = La Culture des Familles va être comptée. Usez-vous d'abord d'un pouvoir ?
question-before-the-breeding = Les animaux vont se reproduire. Usez-vous d'abord d'un pouvoir ?
question-before-the-feeding = La population va être nourrie. Usez-vous d'abord d'un pouvoir ?
question-before-the-pasture = Les animaux des Ressources vont paître ; ceux qui n'ont pas de pâturage vont Hors jeu. Usez-vous d'abord d'un pouvoir ?
question-before-the-refresh = Les Développements vont être redressés. Usez-vous d'abord d'un pouvoir ?
question-before-the-event = L'Événement majeur va se produire : { $card }. Usez-vous d'abord d'un pouvoir ?
question-before-the-minor-event = L'Événement mineur va se produire : { $minor }. Voulez-vous l'annuler ou user d'abord d'un pouvoir ?
question-before-the-enemy-way = L'Enemy Way de la carte « { $card } » va frapper. Voulez-vous l'annuler ou user d'abord d'un pouvoir ?
question-before-the-gathering = Tous les Intrus vont retourner dans leur gobelet, même ceux des Ressources. Usez-vous d'abord d'un pouvoir ?
question-before-the-purchase = Un Développement peut être acheté maintenant. Usez-vous d'abord d'un pouvoir ?
question-before-the-actions = La dernière opération Actions va commencer. Usez-vous d'abord d'un pouvoir ?
refused-too-few-goods = Il faut { $n } Marchandises, et vous en avez { $have }.
remedy-too-few-goods = Trois animaux, ou du Maïs d'une valeur de 6, procurent une Marchandise à tout moment.
