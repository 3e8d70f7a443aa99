# The arena: bots against bots.

arena-entrants = Une arène réunit de 2 à { $most } bots ; ici, il { $count ->
    [one] n’y en a qu’un
   *[other] y en a { $count }
 }.
arena-sets = Demandez au moins une partie, et pas plus de { $most } séries miroir.
arena-unfinished = Certaines confrontations n’ont pas encore joué de série miroir entière.
arena-worker = Un processus de travail s’est arrêté sans prévenir : la mémoire a peut-être manqué, ou un script ne protège pas son code par un test de __name__. Avec --results, la même commande repart de ce qui était terminé.
arena-results-other = { $file } n’est pas un fichier de résultats d’arène. Indiquez un autre fichier, ou un nouveau.
arena-results-unfit = { $file } contient les résultats d’une autre arène : { $entry } y vaut { $found }, et non { $wanted }. Indiquez un autre fichier, ou demandez ce que celui-ci contient.
arena-results-busy = Une autre arène est en train d’écrire dans { $file }.
arena-results-line = { $file }, ligne { $line } : { $reason }
arena-results-no-json = ce n’est pas du JSON : { $reason }.
arena-results-entry = { $file }, ligne { $line } : l’entrée « { $entry } » ne peut pas figurer telle quelle dans un résultat de cette arène.

arena-playing = Parties en cours
arena-title = Arène : { $game } à { $players } joueurs{ $options }
arena-title-many = Arènes
arena-facts = { $games } { $games ->
    [one] partie
   *[other] parties
 } en { $pairings } { $pairings ->
    [one] confrontation
   *[other] confrontations
 }, graine { $seed }, règles { $rules }, matériel { $components }.
arena-rounded = Parties demandées par confrontation : { $asked }. Comme une série miroir compte { $players } parties, on en a joué { $whole }.
arena-left-out = { $games } { $games ->
    [one] partie appartient à une série miroir inachevée et ne compte
   *[other] parties appartiennent à des séries miroir inachevées et ne comptent
 } pas ici.
arena-command = Produit par : { $command }

arena-ratings = Classement
arena-rating = Elo
arena-rating-above = Elo par rapport à { $first }
arena-bot = Bot
arena-interval = Intervalle à 95 %
arena-seconds = Secondes par tour
arena-faults = Défaillances
arena-forfeits = Parties perdues par défaillance
arena-on-fault = { $kind ->
    [forfeit] Un bot qui ne joue pas à temps un coup autorisé perd la partie : il est classé dernier, et des coups au hasard sont joués à sa place.
   *[other] Pour un bot qui ne joue pas à temps un coup autorisé, un coup au hasard est joué. La partie compte telle qu’elle se termine.
 }
arena-shares = Victoires
arena-shares-fair = Victoires ; part équitable : { $fair }
arena-pairing = Confrontation
arena-rivals = Contre
arena-against = { $a } contre { $b }
arena-games = Parties
arena-share = Victoires
arena-share-fair = Victoires du premier nommé ; part équitable : { $fair }
arena-fair = Équitable
arena-shared = Première place partagée
arena-of-rivals = Adverse
arena-span = { $low } à { $high }
arena-cross = Victoires du bot de la ligne contre celui de la colonne
arena-scores = { $what } en fin de partie : part des sièges, par tranches de { $step }
arena-thinking = Temps de réflexion
arena-no-faults = Aucun bot n’a connu de défaillance.
arena-fault = Défaillance
arena-times = Nombre

arena-reading = Comment lire ce rapport
arena-read-sets = Les parties se jouent par séries miroir : les mêmes tirages, une fois pour chaque siège du bot nommé en premier. La chance à la donne et l’avantage de commencer profitent donc autant aux deux camps.
arena-read-share = Une victoire est une première place ; si elle est partagée, chacun en reçoit sa part. À plus de deux joueurs, le bot nommé en premier affronte seul plusieurs copies de l’autre : la part équitable est alors de un divisé par le nombre de joueurs.
arena-read-interval = Dans environ 95 rapports de ce genre sur 100, l’intervalle contient la vraie valeur. On l’obtient en pondérant les séries miroir au hasard, un grand nombre de fois.
arena-read-rating = Avec 100 points Elo de plus, on finit devant l’autre dans 64 comparaisons sur 100 ; avec 200 points, dans 76 ; avec 400, dans 91. Le classement compte chaque siège devancé, pas seulement les premières places. Pour qu’aucune valeur ne soit infinie, on ajoute à chaque paire de bots une partie à moitié gagnée, à moitié perdue.
arena-machine = Machine utilisée
arena-machine-what = Élément
arena-machine-which = Valeur
arena-machine-cores = Cœurs du processeur
arena-machine-system = Système

leaderboard-entry = { $file } : l’entrée « { $entry } » manque, est inconnue ou n’a pas une valeur permise. docs/arena.md décrit ce fichier.
leaderboard-table = Tableau des bots
leaderboard-place = Place
leaderboard-author = Auteur
leaderboard-about = Description
leaderboard-written = Fichiers écrits : { $files }
