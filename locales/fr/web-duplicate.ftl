# Le duplicate du jour dans l’application : une donne pour tous.

web-duplicate = Duplicate
web-ending-compare = Comparer les résultats
web-ending-match = Vers le match
web-duplicate-title = Duplicate du jour : { $game }
web-duplicate-intro = Tout le monde joue une fois la même donne, à la même place et contre les mêmes bots. Les cartes ou les tuiles qui arrivent à votre place sont les mêmes pour tous : seule votre façon de jouer fait la différence.
web-duplicate-day = Donne du { $day }
web-duplicate-seat = Vous avez la place { $seat } sur { $players } contre { $name }.
web-duplicate-began = { $count ->
    [0] Personne n’a encore commencé cette donne.
    [one] Une personne a commencé cette donne.
   *[other] { $count } personnes ont commencé cette donne.
 }
web-duplicate-fair = Ensuite, vous voyez les résultats et les parties de tous, et ceux qui ont terminé voient votre nom, votre résultat et votre partie. Avant cela, rien de la donne n’est montré à personne.
web-duplicate-play = Jouer la donne
web-duplicate-continue = Continuer la partie
web-duplicate-missed = Cette donne ne peut plus être jouée.
web-duplicate-late = Vous verrez les résultats de ce jour dès que vous aurez terminé votre partie.
web-duplicate-yours = Votre résultat
web-duplicate-score = Score : { $score }
web-duplicate-against = { $deviation } par rapport à la moyenne
web-duplicate-rank = Rang { $rank } sur { $finished }
web-duplicate-uncounted = ne compte pas
web-duplicate-mean = À votre place, le score moyen est de { $mean }.
web-duplicate-field = L’ensemble des joueurs
web-duplicate-field-how = Combien de joueurs ont atteint chaque score. Les niveaux ont joué la même donne à la même place.
web-duplicate-levels-soon = Les niveaux jouent encore cette donne. Leurs résultats apparaîtront ici.
web-duplicate-count = Joueurs
web-duplicate-levels = Niveaux
web-duplicate-players-at = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
 }
web-duplicate-results = Résultats
web-duplicate-deviation = Écart à la moyenne
web-duplicate-score-heading = Score
web-duplicate-replay = Revoir
web-duplicate-replay-of = Revoir la partie de { $name }
web-duplicate-days = Jours précédents
web-duplicate-check = Comment vérifier la donne
web-duplicate-commitment = Engagement sur la donne, publié avant que quiconque ne la joue :
web-duplicate-secret = Le secret de la donne :
web-duplicate-secret-later = Le secret est publié quand plus personne ne peut jouer la donne. Chaque enregistrement peut alors être vérifié.

# Matchs : deux personnes jouent les mêmes donnes, chacune à sa table.

web-match-title = Match : { $game }
web-match-heading = Un match contre une personne
web-match-how = Vous jouez tous deux les mêmes donnes, à la même place et contre les mêmes bots, chacun quand il veut dans un délai de sept jours. Celui qui joue le mieux une donne en gagne le point.
web-match-boards = Donnes
web-match-players = Joueurs à chaque table
web-match-level = Les bots
web-match-open = Ouvrir un match
web-match-own = Vos matchs
web-match-against = Match contre { $name }
web-match-nobody = Match pas encore accepté
web-match-settings = { $game } · { $boards } donnes · { $players } à chaque table · { $level }
web-match-invites = { $name } vous invite à un match.
web-match-accept = Accepter le match
web-match-link = Lien du match
web-match-send = Envoyez ce lien à la personne contre qui vous voulez jouer. La première qui l’ouvre peut accepter le match, jusqu’au { $day }.
web-match-until = Les donnes qui ne sont pas terminées avant le { $day } sont perdues.
web-match-other-finished = { $count ->
    [one] { $name } a terminé { $count } donne sur { $boards }.
   *[other] { $name } a terminé { $count } donnes sur { $boards }.
 }
web-match-play = Jouer la donne { $number }
web-match-continue = Continuer la donne { $number }
web-match-waits = Vous avez terminé toutes vos donnes. C’est à { $name } de jouer.
web-match-fair = Vous voyez l’autre résultat d’une donne dès que vous l’avez terminée tous les deux.
web-match-score = { $own } : { $other }
web-match-score-read = { $own } à { $other } points
web-match-you-win = Vous gagnez le match
web-match-other-wins = { $name } gagne le match
web-match-drawn = Match nul
web-match-gone = L’autre personne a supprimé ses données, et avec elles ses résultats.
web-match-sum = Somme des différences : { $difference }
web-match-again = Revanche
web-match-to-rematch = Vers la revanche
web-match-deals = Les donnes
web-match-deal = Donne
web-match-difference = Différence
web-match-points = Points
web-match-lost = perdue
web-match-seat = Place { $seat }
web-match-score-of = Revoir la partie de { $name } : { $score }
