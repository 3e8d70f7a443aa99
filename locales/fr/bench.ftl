# Measuring how fast the bots think.

bench-command = mesurer la vitesse sur cette machine
bench-bots = à quelle vitesse les bots réfléchissent, sur un seul cœur
bench-game = un jeu parmi : { $games } (tous par défaut)
bench-seconds = durée de chaque mesure, en secondes ({ $seconds } par défaut)
bench-not-seconds = « { $text } » n’est pas un nombre de secondes supérieur à 0 et d’au plus { $most }

bench-measuring = Mesure en cours
bench-title = { $game } : quantités par seconde sur un cœur, le meilleur de { $rounds } essais
bench-players = { $players } joueurs
bench-explained = Une recherche se compte en itérations. Ici, les simulations vont jusqu’à la fin de la partie ; quand le bot cherche pour jouer, elles peuvent s’arrêter avant. « Toutes les positions » désigne celles d’une même partie où il y avait plus d’un plan possible.
bench-positions = Nombre de positions en tout
bench-random-playouts-first = Recherche, simulations au hasard, première position
bench-random-playouts = Recherche, simulations au hasard, toutes les positions
bench-search-first = Recherche comme celle du bot, première position
bench-search = Recherche comme celle du bot, toutes les positions
bench-greedy-playouts-first = Recherche, simulations greedy, première position
bench-greedy-playouts = Recherche, simulations greedy, toutes les positions
bench-greedy-choices = Choix du bot greedy, toutes les positions
bench-greedy-games = Parties entières de greedy, code compilé
bench-greedy-moves = Coups de ces parties
bench-random-games = Parties entières de random, code compilé
bench-random-moves = Coups de ces parties
