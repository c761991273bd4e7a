event-script-1200 = 1200. Del mezzo si è sparsa la voce. Stamattina c'è la fila, dall'ingresso al cortile: il femore rotto del quattro, una ragazza con la mascella come una pera, la madre di qualcuno, il marito di qualcuno, che si è portato il cuscino. Le infermiere del treno ospedale, pare, danno una scatola per ogni viaggio che gli si risparmia. Ci sta una persona sdraiata, o due sedute che si vogliono bene. { $person } schiaccia la trombetta. Fa il verso dell'oca, e tutti si scostano.
question-script-1200-run = La croce sul fianco è stata rifatta, con la marmellata.
option-script-1200-push = Fare il viaggio, fino al treno
option-script-1200-lend = Prestarlo alle famiglie, con cinghie e tromba
option-script-1200-load = Porta anche la legna, e una croce non la ferma nessuno
question-script-1200-driver = Chi spinge?
