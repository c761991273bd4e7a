web-pace = Le tour de l'ennemi s'arrête
web-pace-step = après chaque étape
web-pace-card = après chaque ordre ou carte
web-pace-straight = jamais
web-speed = Vitesse des étapes
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
