event-script-901 = 901. Baratto: la commissione si paga una volta, e nessuno dà il resto. Acqua, Legno e Componenti ne restano fuori; solo una carta o una storia che li offre per nome li dà a un prezzo.
event-script-905 = 905. Altri modi di cominciare: il lato difficile del Rifugio ha una sola cantina, e più ostacoli.
