event-script-1200 = 1200. On a parlé du véhicule. Ce matin, il y a la queue, de l'entrée jusque dans la cour : la hanche cassée du quatre, une fille à la mâchoire en poire, la mère de quelqu'un, le mari de quelqu'un, qui a apporté son oreiller. Les infirmières du train-hôpital, dit-on, donnent une boîte par voyage qu'on leur évite. On y tient à un, couché, ou à deux, assis, si l'on s'aime bien. De la poire de la trompe, { $person } tire un cri d'oie, et tous s'écartent.
question-script-1200-run = Sur le flanc, la croix a été repassée, à la confiture.
option-script-1200-push = Faire le voyage, jusqu'au train
option-script-1200-lend = Le prêter aux familles, avec les sangles et la trompe
option-script-1200-load = Cela porte aussi le bois, et on n'arrête pas une croix
question-script-1200-driver = Qui pousse ?
