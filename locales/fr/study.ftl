# Les études : une question sur un jeu, et la réponse par de nombreuses parties de bots.

cli-study = répondre à des questions sur un jeu par de nombreuses parties de bots, et écrire un rapport
study-out = le dossier du rapport et de ses données ; une étude qui s’y trouve est continuée
study-ask = seulement ces questions, parmi : { $questions } (par défaut : toutes)
study-players = avec ces nombres de joueurs, séparés par des virgules (par défaut : 2,3,4)
study-bot-help = le bot de tous les sièges : learned, greedy ou un niveau qui ne cherche pas (par défaut : learned)
study-games-help = parties par nombre de joueurs et par question (par défaut : { $games })
study-none = Il n’y a pas d’étude de { $game }.
study-bot = Une étude demande un bot qui ne cherche pas, parmi { $known } avec ses options, et non « { $bot } ».
study-question = Il n’y a pas de question « { $question } ». Une étude répond à : { $known }.
study-numbers = « { $number } » n’est pas un nombre de joueurs de { $least } à { $most }.
study-written = Le rapport est dans { $file }.

study-title = Étude : { $game }
study-facts = { $games } parties à { $players } joueurs, { $bot } à tous les sièges, sauf si un tableau dit autre chose. Matériel : { $set } ({ $hash }). { $options ->
    [none] {""}
   *[other] Options : { $options }.{" "}
 }Graine { $seed }.
study-short = En bref
study-seat-even = À { $players } joueurs, aucune place dans l’ordre du tour n’est nettement avantagée : les parts de victoires vont de { $least } à { $share } ; la part égale est { $even }.
study-seat-favoured = À { $players } joueurs, l’ordre du tour compte : la place { $place } gagne le plus, { $share } des parties ({ $low } à { $high }), et la moins bonne { $least } ; la part égale est { $even }.
study-strong = { $group ->
    [district] Trop forts parmi les Quartiers
    [monument] Trop forts parmi les Monuments
    [crop] Trop fortes parmi les cultures
   *[other] Se distinguent par leur force
 } : { $names }. Qui en prend gagne nettement plus souvent qu’avec le reste.
study-weak = { $group ->
    [district] Trop faibles parmi les Quartiers
    [monument] Trop faibles parmi les Monuments
    [crop] Trop faibles parmi les cultures
   *[other] Se distinguent par leur faiblesse
 } : { $names }. Qui en prend gagne nettement moins souvent qu’avec le reste.
study-none-stands-out = { $what } : rien ne vaut nettement plus ou moins que le reste. Ces parties montreraient des écarts d’environ { $points } points de chances de victoire ; davantage de parties en montrent de plus petits.
study-too-few-pairs = { $what } : trop peu de parties pour dire si l’un se distingue. Demandez-en plus avec --games.
study-never = { $what }, presque jamais choisis par les joueurs forts : { $names }.
study-always = { $what }, presque toujours choisis par les joueurs forts : { $names }.
study-luck-short = À { $players } joueurs, le niveau explique { $share } de la variance des victoires ; le reste vient de la chance et des adversaires.
study-group = { $group ->
    [district] Quartiers
    [quarry] Dons de la Carrière
    [good] Blé
    [crop] Cultures
    [monument] Monuments
    [trade] Échanges
    [move] Autres coups
    [card] Cartes
   *[other] Divers
 }
study-of-group = { $title } : { $what }
study-seats = Un siège est-il avantagé ?
study-seats-about = Le même bot joue à tous les sièges. Seuls l’ordre du tour et ce qui appartient à un siège peuvent donc faire une différence. La place 1 commence.
study-above-even = Victoires au-dessus de la part égale, en points
study-place = { $players } joueurs, place { $place }
study-who = Qui
study-wins = Part des victoires
study-interval = Intervalle à 95 %
study-even = Part égale
study-games = Parties
study-course = Le cours des parties
study-what = Quoi
study-turns = Tours par joueur
study-changes = Changements de tête
study-unchanged = Parties où le premier en tête y reste toujours
study-settled = Part de la partie après laquelle la tête ne change plus
study-winner = Score du vainqueur
study-margin = Avance sur le deuxième
study-shared = Parties où la première place est partagée
study-sources = D’où viennent les points
study-choices = Ce que valent les choix
study-choices-about = Les deux parties d’une paire ont le même hasard et sont identiques jusqu’au moment où un joueur pourrait prendre la chose pour la première fois. Dans l’une il doit la prendre, dans l’autre il ne le peut jamais. La différence est son effet, prix payé compris. La chose est prise à la première occasion, que le moment soit bon ou non.
study-gifts = Ce que valent les cadeaux
study-gifts-about = Les deux parties d’une paire ont le même hasard. Dans l’une, un joueur reçoit la chose au début, pour rien. La différence est son effet, sans prix. On voit ainsi ce qu’elle vaut pour qui l’a pendant toute la partie.
study-win-effect = Chances de victoire, points
study-score-effect = Score
study-pairs = Paires
study-verdict-head = Constat
study-verdict = { $verdict ->
    [strong] fort
    [weak] faible
    [never] jamais choisi
    [always] toujours choisi
   *[none] {""}
 }
study-elements = Ce que valent les parties d’un cadeau
study-elements-about = Un cadeau a plusieurs parties, et chacun est fait aussi souvent, avec le même hasard. Une régression dit donc ce qu’une partie ajoute, toutes choses égales par ailleurs.
study-uses = Ce que prennent les joueurs forts
study-uses-about = Parmi les parties où quelqu’un pouvait prendre la chose : la part où quelqu’un l’a fait. Parmi les décisions où c’était possible : la part où elle a été prise.
study-of-games = Part des parties
study-of-decisions = Part des décisions
study-luck = Quelle est la part de la chance ?
study-luck-about = Ici chaque siège est tenu par un bot d’un niveau tiré au sort. La part de la variance dit à quel point les niveaux seuls permettent de prévoir le résultat d’une partie. Dans un jeu de pur hasard, elle est de 0 %. Une partie isolée entre plus de joueurs est toujours plus difficile à prévoir.
study-skill-wins = Variance des victoires expliquée par le niveau
study-skill-score = Variance du score expliquée par le niveau
study-seat-wins = Variance des victoires expliquée par l’ordre du tour
study-levels = Part des victoires par niveau, tous niveaux mêlés
study-steps = Chaque niveau contre celui du dessous, { $players } joueurs
study-step = { $upper } contre { $lower }
study-reading = Comment lire ceci
study-reading-interval = Un intervalle à 95 % contient la vraie valeur dans 95 études sur 100. S’il contient 0, ou la part égale, les parties ne montrent pas de différence.
study-reading-chance = Un point de chances de victoire est une victoire de plus en cent parties.
study-reading-verdict = « Fort » et « faible » comparent une chose aux autres de son espèce : l’écart doit être d’au moins 4 points de chances de victoire ou d’un quart de la dispersion habituelle des scores, et plus grand que ce que le hasard explique, bien que l’on compare beaucoup de choses à la fois.
study-reading-bots = Tout cela vaut pour les bots qui ont joué. Des personnes joueront peut-être autrement.
study-command = Fait par : { $command }
study-span = { $low } à { $high }
study-nile-market = Marché
study-nile-offering = Offrande
study-nile-speculate = Spéculer
study-nile-pass = Ne rien planter ni jouer
study-fertility-district = { $name } : { $shops } ; coûte { $cost }
study-fertility-one-shop = { $needs } → { $pays }
study-fertility-shop = Boutique qui paie { $pays }
