# 12. Vittoria e Sconfitta.

event-game-over = La partita è finita: { $ending }
name-major-victory = Vittoria Maggiore
name-minor-victory = Vittoria Minore
name-minor-defeat = Sconfitta Minore
name-major-defeat = Sconfitta Maggiore
number-strongholds = Avamposti e Fortini in gioco
part-strongholds-missions = Missioni
part-strongholds-ranchos = Rancho
part-strongholds-forts = Fortini
chance-automatic-victory = dado per la Vittoria Automatica
event-automatic-victory = Il Morale Nemico è a 0. Il dado mostra { $n }; Avamposti e Fortini in gioco: { $strongholds }
event-no-automatic-victory = Il Morale Nemico è a 0, ma una Famiglia nell'Area di un Fortino esclude la Vittoria Automatica
number-margin = Forza Militare meno Morale Nemico
part-margin-military = Forza Militare
part-margin-morale = Morale Nemico
event-judged = Lo scenario è finito. Forza Militare meno Morale Nemico: { $margin }
event-black-cubes = { $n ->
    [one] Un cubetto nero è in Soggiogamento: il Morale Nemico sale di 1
   *[other] In Soggiogamento ci sono { $n } cubetti neri: ciascuno fa salire di 1 il Morale Nemico
}
event-nothing-left = Cultura e Forza Militare sono entrambe a 0: non resta più nulla con cui resistere
