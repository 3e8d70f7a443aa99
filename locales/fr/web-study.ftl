# The review of a finished game. A point is one per cent of a win.

web-study-title = { $game } : analyse
web-study-review = Analyse
web-study-ask = Analyser cette partie
web-study-ask-more = Chaque décision est comparée à ce qui était possible d’autre, d’après ce qu’on pouvait savoir alors. Cela prend quelques secondes.
web-study-again = Réessayer
web-study-failed = Cette analyse n’a pas abouti. La faute est de notre côté, et elle est notée.
web-study-waiting = { $ahead ->
    [one] Une autre partie est analysée d’abord…
   *[other] { $ahead } autres parties sont analysées d’abord…
 }
web-study-running = Chaque tour est examiné : { $percent } %
web-study-seat = Regarder
web-study-another = Analyser une autre partie
web-study-link = Lien vers cette analyse
web-study-keys = Touches : ↑ et ↓ vont d’erreur en erreur, ← et → d’étape en étape, T essaie un autre coup, O ouvre toutes les cartes, Échap montre toute la partie.
web-study-made-with = Faite par l’évaluateur { $version }, qui a essayé { $moves } coups pour comparer.
web-study-mistakes = Erreurs
web-study-overview = Toute la partie
web-study-previous = Erreur précédente
web-study-next = Erreur suivante
web-study-marked = { $count ->
    [0] Aucun tour marqué
    [one] Un tour marqué
   *[other] { $count } tours marqués
 }
web-study-turn = Tour { $turn }
web-study-mistake-of = { $number } sur { $count } · tour { $turn } · −{ $points }
web-study-mark-inaccuracy = Imprécision
web-study-mark-mistake = Erreur
web-study-mark-blunder = Grosse erreur

## The graph
web-study-graph = Qui allait gagner
web-study-share = { $name } { $percent } %
web-study-graph-at = Étape { $ply } sur { $plies } : { $shares }.
web-study-graph-luck = Chance ici : { $points } points.
web-study-lucky = chance
web-study-unlucky = malchance

## The whole game
web-study-figures = Comment la partie a été jouée
web-study-errors = points perdus pour 100 décisions
web-study-interval = entre { $low } et { $high }, sûr à 95 %
web-study-luck = points de chance
web-study-luck-more = par les pioches et les cartes cachées
web-study-costliest = { $you ->
    [name] Vos tours les plus coûteux
   *[other] Les tours les plus coûteux de { $name }
 }
web-study-card = Tour { $turn } : −{ $points } points
web-study-card-better = Mieux : { $what }
web-study-none = { $you ->
    [name] Aucun de vos tours n’était clairement une erreur.
   *[other] Aucun tour de { $name } n’était clairement une erreur.
 }
web-study-none-yet = Rien n’est encore marqué.
web-study-bill = D’où vient le résultat
web-study-bill-start = Départ à égalité
web-study-bill-draws = Chance des pioches
web-study-bill-hidden = Chance des cartes cachées
web-study-bill-mistakes = { $you ->
    [name] Vos erreurs
   *[other] Erreurs de { $name }
 }
web-study-bill-others = Coups des autres
web-study-bill-residual = Reste, inexpliqué
web-study-bill-result = Résultat (une victoire vaut 100)

## One decision
web-study-decision = Cette décision
web-study-cost = { $you ->
    [name] Cela vous a coûté { $points } points
   *[other] Cela a coûté { $points } points à { $name }
 }
web-study-best = { $you ->
    [name] Vous avez trouvé le meilleur coup
   *[other] { $name } a trouvé le meilleur coup
 }
web-study-close = Trop serré pour trancher
web-study-slight = À peine moins bon : { $points } points
web-study-kind-clear = Le coup évident
web-study-kind-forced = Il n’y avait rien d’autre à faire
web-study-kind-stand_in = Un bot a joué à la place de { $name }
web-study-kind-waiting = Pas encore examinée
web-study-at-end = La partie est finie ici. Revenez à une étape antérieure.
web-study-played = { $you ->
    [name] Vous avez joué
   *[other] { $name } a joué
 }
web-study-better = Mieux
web-study-also = Tout aussi bon
web-study-why = Pourquoi
web-study-more = Pourquoi, et quoi d’autre
web-study-less = Moins
web-study-candidates = Chances de gagner
web-study-percent = { $percent } %
web-study-error = , à { $points } points près
web-study-is-played = joué ainsi
web-study-is-best = le meilleur
web-study-is-both = joué ainsi, et le meilleur
web-study-sight = Ce qui est jugé
web-study-known = Avec ce que { $you ->
    [name] vous saviez
   *[other] { $name } savait
 }
web-study-open = Toutes cartes ouvertes
web-study-lay = Telles que les cartes se trouvaient, cela a coûté { $points } points.
web-study-lay-better = Telles que les cartes se trouvaient, ce n’était pas moins bon. C’était de la chance : nul ne pouvait le savoir.
web-study-hands = Ce que les autres avaient en main
web-study-found = Ce coup est aussi trouvé par { $levels }.
web-study-hard = Aucun de nos niveaux ne trouve ce coup d’emblée.
web-study-futures = Comment la partie peut continuer ensuite
web-study-future-bad = Si cela tourne mal
web-study-future-usual = Comme d’habitude
web-study-future-good = Si cela tourne bien
web-study-future-play = La jouer sur la table
web-study-future-begins = La position avant la décision. Parcourez la suite étape par étape.
web-study-future-begins-dealt = La position avant la décision. Les cartes qui n’étaient pas visibles sont placées comme elles auraient pu l’être.

## What the numbers mean
web-study-explain = Que signifient ces nombres ?
web-study-explain-share = Chance de gagner
web-study-explain-share-text = La probabilité que chacun gagne si tous continuent comme un bon bot. Toutes les chances font ensemble 100 %. La hauteur d’une bande du graphique est la chance du joueur après chaque étape.
web-study-explain-points = Points
web-study-explain-points-text = Un point est un pour cent d’une victoire. Un tour qui a coûté 6 points a fait passer une chance de 50 % à 44 %.
web-study-explain-mistake = Erreurs
web-study-explain-mistake-text = Chaque décision est essayée de nombreuses fois contre tout ce qu’on pouvait raisonnablement faire d’autre. Chaque possibilité rencontre les mêmes cartes. Seul compte ce qu’on pouvait savoir : un bon pari perdu n’est pas une erreur. Un tour n’est marqué que s’il a sûrement perdu quelque chose : au moins 2 points pour une imprécision, 4 pour une erreur, 8 pour une grosse erreur. Le trait fin sur une barre montre la précision de sa valeur.
web-study-explain-why = Pourquoi un coup est meilleur
web-study-explain-why-text = Chaque possibilité est jouée jusqu’à la fin de nombreuses fois. Les premières raisons comparent la fin de ces parties : ce que vous aviez alors, et ce qu’avaient les autres. Les points à côté disent combien cette différence allait de pair avec la victoire dans ces parties. Les autres raisons sont l’effet immédiat du coup.
web-study-explain-levels = Quels niveaux le trouvent
web-study-explain-levels-text = On demande à chaque niveau ce qu’il y jouerait, d’après ce que le joueur pouvait savoir ; neuf fois à celui qui choisit en partie au hasard. Le plus fort réfléchit moins longtemps qu’à une table.
web-study-explain-open = Toutes cartes ouvertes
web-study-explain-open-text = La même comparaison dans la seule partie réellement distribuée. Elle montre ce qui aurait marché, non ce qu’il fallait faire.
web-study-explain-luck = Chance
web-study-explain-luck-text = Avant chaque carte ou tuile qui apparaît, il y a une moyenne de ce qui peut venir. La chance est l’écart avec cette moyenne. Sur beaucoup de parties, la chance de chacun est nulle.
web-study-explain-errors = Points perdus pour 100 décisions
web-study-explain-errors-text = Avec quelle exactitude on a joué. Seules comptent les décisions où il y avait quelque chose à décider. Une partie en a peu, donc l’intervalle est large : comparez plusieurs parties avant de croire à une différence.
web-study-explain-bill = D’où vient le résultat
web-study-explain-bill-text = Les lignes s’additionnent pour donner le résultat : 100 pour une victoire, 0 pour une défaite. Ce qu’on ne peut attribuer à rien est dans la dernière ligne ; elle est grande quand l’évaluateur a vu venir la fin trop tard.

## A record
web-study-record-title = Analyser n’importe quelle partie
web-study-record-more = Collez l’enregistrement d’une partie terminée, ou choisissez son fichier. Il a été téléchargé après une partie, ici ou sur un autre serveur, ou écrit par akhet. Il est vérifié, puis vous pouvez le regarder, le revoir et le faire analyser. Quiconque a son lien peut aussi le regarder.
web-study-record-text = L’enregistrement, ou le lien d’une table terminée
web-study-record-file = Choisir un fichier
web-study-record-look = Regarder
web-study-record-wrong-link = Ce n’est pas le lien d’une table, d’une partie à revoir ou d’une analyse.

## Un autre coup, et ce qu’il vaut
web-study-trial = Essayer un autre coup
web-study-trial-more = { $you ->
    [name] Jouez sur la table ce que vous feriez à la place. C’est évalué dès que la décision est complète.
   *[other] Jouez sur la table, à la place de { $name }, ce que vous feriez. C’est évalué dès que la décision est complète.
 }
web-study-trial-judging = La suite est jouée de nombreuses fois…
web-study-trial-again = En essayer un autre
web-study-trial-close = Retour à l’analyse
web-study-trial-not-here = Ce n’est pas possible ici.
web-study-grade-solved = Résolu
web-study-grade-half = Presque
web-study-grade-missed = Manqué
web-study-grade-none = Rien n’est meilleur.
web-study-grade-loss = Cela coûte { $points } points par rapport au meilleur (à { $error } près).
web-study-hint-nudge = { $you ->
    [name] Vous aviez demandé une piste ici.
   *[other] { $name } avait demandé une piste ici.
 }
web-study-hint-candidates = { $you ->
    [name] Vous aviez demandé ici quels coups méritaient un regard.
   *[other] { $name } avait demandé ici quels coups méritaient un regard.
 }
web-study-hint-reason = { $you ->
    [name] Vous aviez demandé un conseil ici.
   *[other] { $name } avait demandé un conseil ici.
 }
web-study-future-ends = (en tête à la fin : { $winners })

## Apprendre de ses erreurs
web-study-mistakes-title = Apprendre de vos erreurs
web-study-mistakes-more = Les décisions les plus coûteuses de vos parties analysées reviennent ici. Jouez mieux cette fois : à un point du meilleur au plus, c’est résolu ; à trois points, presque.
web-study-stranger = Jouez d’abord une partie ici : son analyse trouvera de quoi apprendre.
web-study-mistakes-due = { $count ->
    [0] Rien à réessayer aujourd’hui
    [one] Une erreur à réessayer
   *[other] { $count } erreurs à réessayer
 }
web-study-mistakes-begin = Commencer
web-study-mistakes-next = La prochaine revient le { $day }.
web-study-mistakes-all-learned = Vous les avez toutes apprises.
web-study-mistakes-empty = Faites analyser l’une de vos parties : ses décisions marquées viendront ici.
web-study-mistakes-tried = Essais : { $tried }, résolus : { $solved }.
web-study-boxes = Où elles en sont
web-study-box-days = { $days ->
    [one] après un jour
   *[other] après { $days } jours
 }
web-study-learned = apprises
web-study-boxes-more = Une erreur résolue passe dans la boîte suivante et revient après deux fois plus de temps ; une erreur manquée retourne dans la première. Qui la résout dans la dernière boîte l’a apprise. Ce sont les boîtes de Leitner.
web-study-mistakes-leave = Quitter
web-study-mistakes-left = { $left ->
    [0] N° { $number }, la dernière
   *[other] N° { $number }, encore { $left }
 }
web-study-mistakes-task = Tour { $turn } : que jouez-vous ?
web-study-mistakes-against = Vous jouiez contre { $players }.
web-study-mistakes-show = Montrez-moi
web-study-mistakes-go-on = La suivante
web-study-mistakes-end = Terminer
web-study-again-on = Elle revient le { $day }.
web-study-now-learned = Apprise : elle ne revient pas.

## Ses propres statistiques
web-study-stats-game = Jeu
web-study-stats-none = Vous n’avez pas encore terminé de partie de ce jeu.
web-study-stats-won = { $games ->
    [one] de victoires, sur une partie
   *[other] de victoires, sur { $games } parties
 }
web-study-stats-luck = points de chance par partie
web-study-stats-reviewed = { $reviewed } parties sur { $games } sont analysées. Les erreurs et la chance viennent de celles-là.
web-study-stats-time = Au fil du temps
web-study-stats-time-errors = Points perdus pour 100 décisions, moyenne de dix parties : de { $first } à { $last }.
web-study-stats-luck-sum = Chance additionnée, en points
web-study-stats-time-luck = La chance de toutes les parties ensemble : { $points } points.
web-study-stats-topics = Sur quoi portent vos erreurs
web-study-stats-compared = Comparé à
web-study-stats-you = Vous
web-study-stats-decisions = { $count ->
    [one] une décision
   *[other] { $count } décisions
 }
web-study-stats-topics-more = Points perdus pour 100 décisions de chaque sorte ; d’abord là où vous perdez le plus au-delà du niveau. Le niveau a été mesuré dans { $games } parties contre lui-même, donc de petites différences disent peu.
web-study-stats-by = Selon les parties
web-study-stats-group = Grouper par
web-study-stats-by-level = Niveau des bots
web-study-stats-by-person = Autres joueurs
web-study-stats-by-seat = Place
web-study-stats-by-variant = Variante
web-study-stats-by-players = Nombre de joueurs
web-study-stats-seat-number = Place { $number }
web-study-stats-usual = Le jeu habituel
web-study-stats-no-group = Il n’y en a pas.
web-study-stats-errors-short = Erreurs
web-study-luck-short = Chance
web-study-stats-latest = Dernières parties
web-study-stats-a-win = gagnée
web-study-stats-a-tie = victoire partagée
web-study-stats-a-loss = pas gagnée
web-study-stats-not-reviewed = pas analysée
web-study-stats-one = { $errors } points perdus pour 100 décisions, chance { $luck }
