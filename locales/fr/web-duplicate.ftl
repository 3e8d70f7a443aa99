# Le duplicate du jour dans l’application : une donne pour tous.

web-duplicate = Duplicate
web-ending-compare = Comparer les résultats
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
