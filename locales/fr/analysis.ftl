# akhet analyse : l’analyse d’une partie terminée.

analysis-not-over = Cette partie n’est pas terminée. Seules les parties terminées sont analysées, pour que personne ne soit conseillé pendant une partie.
analysis-nobody-to-move = Personne n’a de coup à jouer dans cette position : c’est au hasard de décider, ou la partie est terminée.
analysis-budget = Une analyse joue entre { $least } et { $most } plans.
analysis-command = analyser une partie terminée : les tours les plus coûteux, et la part de la chance
analysis-file = un enregistrement, tel que --record ou le navigateur le conserve
analysis-seat = de qui montrer les tours (par défaut : de tout le monde)
analysis-seed = le même nombre donne la même analyse (par défaut : 1)
analysis-budget-help = combien de plans jouer à l’essai ; davantage prend plus de temps et rend plus sûr (par défaut : une dizaine de secondes)

analysis-working = Analyse en cours
analysis-title = { $game }, { $players } joueurs
analysis-no-marks = Aucun tour n’a coûté assez pour qu’on puisse le distinguer du hasard.
analysis-decision = { $number }. { $name }, étape { $ply } : { $mark ->
    [blunder] une grosse erreur
    [mistake] une erreur
   *[inaccuracy] une imprécision
 }, { $loss } points (± { $margin })
analysis-played = Joué : { $plan }
analysis-better = Mieux : { $plan }
analysis-bill = De quoi le résultat est fait, en points de chance de gagner
analysis-row-start = Au départ
analysis-row-draws = Chance à la pioche
analysis-row-hidden = Chance avec les cartes cachées
analysis-row-mistakes = Ses propres erreurs
analysis-row-others = Coups des autres
analysis-row-residual = Non prévu par l’évaluation
analysis-row-result = Résultat
analysis-quality = Comment chacun a décidé, d’après ce qu’il pouvait savoir
analysis-decisions = Décisions qui comptent
analysis-inaccuracies = Imprécisions (2 points)
analysis-mistakes = Erreurs (4 points)
analysis-blunders = Grosses erreurs (8 points)
analysis-errors = Points perdus pour 100 décisions
analysis-interval = { $value } ({ $low } à { $high })
analysis-made = Graine { $seed }, { $budget } plans joués. Les intervalles sont à 95 % ; docs/analysis.md explique les nombres.
