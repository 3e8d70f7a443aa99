# akhet learn : entraîner un réseau.

learn-no-torch = L’entraînement a besoin de PyTorch, qui n’est pas installé. Installez-le avec : { $command }
learn-no-cuda = PyTorch ne trouve pas de GPU avec CUDA sur cette machine. Utilisez --device cpu.
learn-no-features = { $game } ne peut pas être appris : le jeu ne dit pas ce qu’un réseau en saurait.
learn-damaged = { $file } n’est pas le point de reprise d’un entraînement, ou il est endommagé. Supprimez-le ou indiquez un autre dossier.
learn-other-game = { $file } est l’entraînement d’un autre jeu, pas de { $game }. Indiquez un autre dossier.
learn-other-version = { $file } est l’entraînement d’une autre version d’Akhet, dont les réseaux sont faits autrement. Indiquez un autre dossier.
learn-begins = { $game } : entraînement sur { $what }, { $games } parties à la fois
learn-continues = Poursuivi après { $when } minutes et { $number } { $number ->
    [one] leçon
   *[other] leçons
 }.
learn-explained = La force est la part des adversaires que le réseau laisse derrière lui. Les adversaires prennent le plan que préfère l’heuristique ; 50 %, c’est l’égalité.
learn-learning = Apprentissage
learn-judged = { $when } min, leçon { $number } : { $text }
learn-variant = { $players } joueurs{ $options }
learn-stopping = La leçon se termine et sera enregistrée. Un second Ctrl+C arrête tout de suite, sans enregistrer.
learn-network = Le réseau est dans { $file }.
learn-again = Arrêté. Pour continuer : { $command }
learn-longer = Pour l’entraîner plus longtemps : { $command }
learn-curve = Courbe d’apprentissage de { $game } : part des adversaires laissés derrière
learn-minutes = minutes d’entraînement
learn-equal = aussi fort que l’heuristique
