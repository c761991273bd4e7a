rule-1-title = Le village
rule-1 = Trois personnes partagent un puits. Chacun regarde en secret une carte de rôle et une amulette, et possède une jarre d'eau où nul autre ne peut regarder.

rule-1-1-title = Scénarios
rule-1-1 = Le scénario dit combien de nuits se jouent, combien d'eau contient la citerne au début et combien elle doit en contenir après la dernière nuit.

rule-1-2-title = Cartes de rôle
rule-1-2 = Il y a quatre cartes : trois villageois et un voleur. Chacun en pioche une et la regarde ; la quatrième reste cachée dans la boîte, si bien qu'il n'y a peut-être aucun voleur.

rule-1-3-title = Amulettes
rule-1-3 = Il y a trois lanternes, trois baguettes de sourcier, trois clochettes et trois sachets de sel. Chacun pioche une amulette, la regarde et la pose face cachée.

rule-1-4-title = Jarres
rule-1-4 = Chaque jarre commence avec 4 mesures d'eau. Ce qui y entre et ce qu'on en verse pour payer est vu de tous ; ce qui reste dans une jarre n'est connu que de son propriétaire.

rule-2-title = La nuit
rule-2 = Une nuit comprend une carte événement, les dons, les postes, la veille, le cœur de la nuit et un conseil, et s'achève à l'aube. Chaque nuit, le joueur suivant mène le village ; on saute ceux qui ont été chassés.

rule-2-1-title = La carte événement
rule-2-1 = Le meneur retourne une carte et exécute ce qu'elle dit. Si elle laisse un choix, c'est lui qui le fait.

rule-2-2-title = Dons
rule-2-2 = Tous décident en même temps et en secret combien d'eau de leur jarre ils mettent dans la citerne : 0, 1 ou 2. Un villageois qui a de l'eau en donne au moins 1 ; le voleur peut ne rien donner. Seule la somme est annoncée.

rule-2-3-title = Postes
rule-2-3 = Le meneur donne un poste à chacun : un seul monte la garde, deux au plus vont à la corvée d'eau, deux au plus se reposent. Personne ne monte la garde deux nuits de suite. La corvée rapporte 2 mesures d'eau dans sa propre jarre, au vu de tous.

rule-2-4-title = Retourner une amulette
rule-2-4 = Avant le dé, en commençant par le meneur, quiconque n'est pas à la corvée d'eau et possède encore une amulette face cachée peut la retourner. Elle agit aussitôt, puis elle est perdue.

rule-2-5-title = La veille
rule-2-5 = On lance un dé ; un garde ajoute 2, les amulettes et les cartes qui durent ajoutent ce qu'elles disent. Jusqu'à 2, des pillards prennent 3 mesures d'eau ; sur 3 ou 4, on en vole 1 ; de 5 à 7, la nuit est calme ; à partir de 8, la rosée en apporte 1.

rule-2-6-title = Le cœur de la nuit
rule-2-6 = Chacun est interrogé en secret. Un villageois ne peut que dormir ; le voleur peut empoisonner la citerne une fois par partie, et il faut jeter 3 mesures d'eau. Ensuite, ou quand le voleur a été chassé, on n'interroge plus personne.

rule-3-title = Le conseil
rule-3 = À la fin de la nuit le village vote, s'il reste au moins deux personnes. Puis le jour se lève.

rule-3-1-title = Remettre le vote
rule-3-1 = Avant le vote, le meneur peut payer 1 mesure d'eau de la citerne ; alors on ne vote pas cette nuit.

rule-3-2-title = Le vote
rule-3-2 = Tous désignent en même temps et en secret quelqu'un, soi-même compris, ou personne. Les bulletins sont dévoilés ensemble : avec les noms ou, si l'on en a décidé ainsi au début, seulement comptés.

rule-3-3-title = Chasser quelqu'un
rule-3-3 = Celui que désignent au moins deux bulletins montre sa carte de rôle et part avec sa jarre et son amulette. Dès lors on ne lui demande plus rien.

rule-3-4-title = L'aube
rule-3-4 = Ce qui durait jusqu'à l'aube prend fin, ce qui devait arriver à l'aube arrive, les postes sont quittés, et l'on vérifie si la partie est finie.

rule-4-title = La fin
rule-4 = La partie finit à l'aube : après la dernière nuit, ou dès que deux villageois ont été chassés.

rule-4-1-title = Assez d'eau
rule-4-1 = Après la dernière nuit, les villageois gagnent si la citerne contient ce que demande le scénario. Sinon le voleur gagne, ou la soif à sa place.

rule-4-2-title = Deux villageois chassés
rule-4-2 = Si deux villageois ont été chassés, le voleur gagne à cette aube, ou la soif à sa place.

rule-5-title = Effets
rule-5 = Ce que peuvent faire les cartes événement et les amulettes.

rule-5-1-title = La citerne
rule-5-1 = L'eau entre ou sort ; la citerne ne contient jamais moins que rien. Un prix ne se paie qu'en entier.

rule-5-2-title = L'eau des jarres
rule-5-2 = L'eau qui entre dans une jarre ou qu'on en verse pour payer est vue de tous. Celle qui se perd ne se perd que s'il y en a, et nul autre n'apprend combien il y en avait.

rule-5-3-title = Mendier
rule-5-3 = Celui qu'on sollicite peut verser l'eau dans la citerne au vu de tous, ou dire qu'il n'en a pas à donner ; ce n'est pas forcément vrai.

rule-5-4-title = Rêves
rule-5-4 = Le meneur regarde la carte de rôle de celui qu'il a vu en rêve. Les autres apprennent seulement de qui il s'agissait.

rule-5-5-title = Ce qui dure
rule-5-5 = Ce qui renforce la garde compte dans la veille jusqu'à l'aube indiquée. Une protection écarte le poison de la citerne.
