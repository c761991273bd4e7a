event-script-600 = 600. Perlustrazione: ciò che si trova resta nella Pila fino alla fine; solo allora si pesa. Anche chi fugge sceglie che cosa portare.
event-script-645 = 645. La febbre non scende. { $person } parla con persone che non ci sono, piano, poi con nessuno.
