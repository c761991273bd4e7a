event-script-500 = 500. Soir : un Lit enlève toute la Fatigue, le sol deux niveaux ; gardes et fouilleurs en prennent un. Il faut quelqu'un à la garde.
