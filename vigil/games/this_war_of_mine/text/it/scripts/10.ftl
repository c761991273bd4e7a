event-script-1000 = 1000. Lo dice per prima la radio, e nessuno ci crede. Poi le campane, quelle rimaste. La gente esce dalle cantine e si ripara gli occhi.
event-script-1001 = 1001. { $person } apre tutte le finestre della casa e spazza il pavimento, come si fa a primavera.
event-script-1002 = 1002. { $person } trova lavoro, e un appartamento che guarda sul fiume. I rumori forti sono difficili. Quasi tutte le notti sono tranquille.
event-script-1003 = 1003. { $person } vive. Per molto tempo non c'è altro da dire; poi, un giorno, sì.
