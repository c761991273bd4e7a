event-script-300 = 300. Actions de jour : à chaque étape, placez d'abord tout le monde, puis résolvez. Un outil sert à une carte par étape ; ce qu'on produit sert à la suivante.
event-script-333 = 333. Personne n'était éveillé quand ils sont venus. Au matin, la maison est à d'autres, et nous voilà dans la rue avec ce que nous portons.
