# Moments : ici un tour est une seule action, et ce qui est passé l'est pour toute la phase.
hint-window = 0 continuer · skip : plus ici dans cette phase · hold · stops · ? aide · u annuler · s état · q quitter
help-window =
    C'est un moment où vous pouvez utiliser un pouvoir. go-on le laisse passer.
    - skip le laisse passer, et on ne vous le propose plus dans cette phase de la journée ; hold vous arrête au prochain de ces moments, quel qu'il soit.
    - stops montre quand on vous interroge ; stops always : à chacun de ces moments ; stops matters : seulement quand un pouvoir peut changer quelque chose.
stops-skipped = On ne vous interroge plus dans cette phase à : { $windows }
web-stop-skip = Continuer, et ne plus demander dans cette phase
web-stops-skipped = Certains de ces moments sont passés jusqu'à la fin de la phase.
