# Qu'est-ce que c'est ?

web-what = Qu'est-ce que c'est ?
web-what-hint = Cliquez ou touchez n'importe quoi sur le plateau ou parmi les options. Ou nommez-le :
web-what-name = Qu'est-ce que …
whatis-none = Rien ici ne s'appelle « { $name } ». Essayez une chose que vous voyez sur le plateau, par le nom qu'elle y porte.
web-key-what = ce qu'est une chose : montrez-la, ou appuyez sur une option
