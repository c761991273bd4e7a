event-script-700 = 700. Raid nocturne : armez les gardes avant de voir la carte. Dés, planches et bonnes portes repoussent Dégâts ou Blessures, à votre choix.
event-script-738 = 738. { $person } a donné ses dernières portions sans rien dire. Maintenant, il est trop tard pour tout ce que nous pourrions cuisiner.
