event-script-800 = 800. Aube : retour, remèdes, Destin, un récit, et les morts. Ensuite on peut sauvegarder.
