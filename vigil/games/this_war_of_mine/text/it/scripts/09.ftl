event-script-901 = 901. Baratto: la commissione si paga una volta, e nessuno dà il resto. Acqua, Legno e Componenti non si scambiano mai.
event-script-905 = 905. Altri modi di cominciare: il lato difficile del Rifugio ha una sola cantina, e più ostacoli.
