web-pace = Il turno del nemico si ferma
web-pace-step = dopo ogni passo
web-pace-card = dopo ogni ordine o carta
web-pace-straight = mai
web-speed = Velocità dei passi
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = veloce
