# Partie rapide : trouver d’autres personnes avec qui jouer.

web-quick = Partie rapide
web-quick-more = Un seul geste, et vous voilà à une table avec d’autres qui veulent le même jeu.
web-quick-find = Trouver des adversaires
web-quick-cancel = Ne plus attendre
web-quick-change = Modifier
web-quick-game = Jeu
web-quick-players = Joueurs
web-quick-players-count = { $count } joueurs
web-quick-pace = Rythme
web-quick-pace-live = 1 minute par tour
web-quick-pace-relaxed = 5 minutes par tour
web-quick-pace-correspondence = 1 jour par tour
web-quick-rated = Classée
web-quick-unrated = Non classée
web-quick-bots = Commencer avec des robots après 30 secondes s’il manque du monde
web-quick-looking = Recherche d’adversaires …
web-quick-found = Adversaires trouvés. Votre table se prépare …
web-quick-waited = Vous attendez depuis { $time }.
web-quick-waiting = { $count ->
    [0] Personne n’attend cette partie pour l’instant.
    [one] Une personne attend cette partie.
   *[other] { $count } personnes attendent cette partie.
 }
web-quick-alone = { $others ->
    [0] Vous ouvrez la file d’attente.
    [one] Une autre personne attend avec vous.
   *[other] { $others } autres personnes attendent avec vous.
 }
web-quick-bots-in = { $seconds ->
    [one] Des robots arrivent dans une seconde.
   *[other] Des robots arrivent dans { $seconds } secondes.
 }
web-quick-stay = Restez sur cette page : si vous la quittez, vous quittez la file d’attente.
web-quick-silent = Le serveur ne répond pas. Votre place est gardée quelques secondes, et nous réessayons.
