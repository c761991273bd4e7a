game-ten-miles = Dieci miglia
game-ten-miles-about = Cammini per dieci miglia nella neve e trovi qualcosa lungo la strada.
scenario-walk = Il cammino
scenario-walk-about = Dieci miglia dalla baita al villaggio.
rule-1-title = Un turno
rule-1 = A ogni turno tiri il dado, poi cammini o riposi.
rule-1-1-title = Il dado
rule-1-1 = Tira un dado. Dice quante miglia puoi percorrere.
rule-1-2-title = Camminare
rule-1-2 = Percorri tante miglia quante ne mostra il dado. A dieci miglia sei arrivato.
rule-1-3-title = Riposare
rule-1-3 = Puoi restare dove sei, ma non in vista del villaggio.
rule-1-4-title = Che cosa trovi
rule-1-4 = Quando finisci il turno dopo tre, sei o nove miglia, gira una carta.
chance-step-die = quanto puoi camminare
chance-card = che cosa trovi
question-walk = { $n ->
    [one] Percorri un miglio o riposi?
   *[other] Percorri { $n } miglia o riposi?
}
option-step = { $n ->
    [one] Percorri un miglio
   *[other] Percorri { $n } miglia
}
option-rest = Riposa qui
refused-too-near = Il villaggio è in vista.
remedy-too-near = Prosegui.
number-place = Miglia percorse
part-here = percorse finora
part-die = il dado
event-rolled = Il dado mostra { $n }.
event-card = { $n ->
    [1] Trovi un vasetto di miele.
    [2] Trovi le tracce di una volpe.
   *[other] Trovi una baita vuota.
}
line-walk = { $turn ->
    [0] Sei davanti alla baita.
   *[other] Turno { $turn }: { $place } miglia percorse.
}
ending-arrived = Sei arrivato.
