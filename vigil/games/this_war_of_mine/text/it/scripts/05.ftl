event-script-500 = 500. Sera: un Letto toglie tutta la Fatica, il pavimento due livelli; guardie ed esploratori ne prendono uno. Qualcuno deve fare la guardia.
