guided-gift = Chacun donne de l'eau à la citerne. Donnez peu : la nuit est longue.
guided-kind-gift = On se souvient de qui ne donne rien.
guided-kind-posts = Mettez de garde quelqu'un de confiance.
guided-farewell = D'ici, vous connaissez le chemin.
