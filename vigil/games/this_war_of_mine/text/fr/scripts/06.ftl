event-script-600 = 600. Fouille : ce qu'on trouve reste dans la Pile jusqu'à la fin ; alors seulement on le pèse. Même en fuyant, on choisit ce qu'on rapporte.
event-script-645 = 645. La fièvre ne tombe pas. { $person } parle doucement à des gens qui ne sont pas là, puis à plus personne.
