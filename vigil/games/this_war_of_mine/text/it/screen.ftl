# Screen, phases and totals.
screen-day = Giorno { $day }
screen-cold = Freddo { $n }
screen-boards = Assi { $n }
screen-objective = Obiettivo: { $objective }
screen-values = Coraggio { $prowess }, Empatia { $empathy }, Inventario { $inventory }
screen-storage = Magazzino
screen-pile = Ritrovamenti
screen-nothing = niente
screen-label = { $label }:
screen-free = libero
screen-boarded = sbarrata
screen-wait = { $n ->
    [one] pronto il prossimo Mattino
   *[other] pronto fra { $n } Mattini
}
screen-trip = { $place } · Rumore { $noise } · carte ignote: { $n }
screen-enemy = { $enemy }: { $what }, Ferite { $n }
screen-legend = Ciò che non si può raggiungere è in grigio; il numero accanto a uno Stato è il livello, da 1 a 4.
phase-set-up = Preparazione
phase-morning = Mattino
phase-day = Azioni Diurne
phase-dusk = Crepuscolo
phase-evening = Sera
phase-scavenging = Perlustrazione
phase-night-raid = Raid Notturno
phase-dawn = Alba
phase-mourning = La fine dell'Alba
task-bed = a letto
task-floor = sul pavimento
task-guard = di guardia
task-scavenging = fuori
screen-more = (il resto: s)
