# La table d’analyse.

web-analysis-board = Table d’analyse
web-board-title = { $game } : table d’analyse
web-openings = Ouvertures
web-openings-title = { $game } : premiers tours
web-openings-more = Comment { $games } parties d’ordinateurs forts ont commencé, et combien de fois ceux qui ont commencé ainsi ont gagné.
web-openings-players = Joueurs
web-openings-order = Premier tour de
web-openings-place = Joueur { $number } dans l’ordre
web-openings-any = tous
web-openings-option = Variante
web-openings-plain = aucune
web-openings-option-monuments = avec Monuments
web-openings-option-variant = variante à deux
web-openings-turn = Premier tour
web-openings-often = Fréquence
web-openings-won = Victoires
web-openings-interval = Intervalle à 95 %
web-openings-from-to = { $low } à { $high } %
web-openings-nothing = Il n’y a pas de partie de ce genre.
web-openings-caution = Qui a de bonnes cartes ou tuiles peut choisir autrement. Le succès d’un tour ne dit pas ce qu’il vaut : la table d’analyse compare les coups dans la même position.
web-board-player = Joueur { $number }
web-board-not-here = Cela n’existe pas sur une table d’analyse.
web-board-mode = Que faire
web-board-set-up = Mettre en place
web-board-analyse = Analyser
web-board-fewer = Moins : { $what }
web-board-more = Plus : { $what }
web-board-remove = Retirer { $what }
web-board-owner = Propriétaire : { $what }
web-board-nobody = Personne
web-board-none = Aucune
web-board-undo = Annuler
web-board-redo = Rétablir
web-board-done = Prendre cette position
web-board-faults = { $count ->
    [one] Une chose ne va pas dans cette position :
   *[other] { $count } choses ne vont pas dans cette position :
 }
web-board-checking = Vérification…
web-board-lawful = Cette position est conforme aux règles.
web-board-begin = Partir de
web-board-players = Joueurs
web-board-deal = Une nouvelle donne
web-board-empty = Tout vider
web-board-options = Variantes et options
web-board-options-more = Un autre choix part d’une nouvelle donne.
web-board-text = La position sous forme de texte
web-board-text-more = Tout ce qu’une position contient peut s’écrire ici, comme les programmes le lisent (JSON).
web-board-text-wrong = Ce n’est pas le texte d’une position ou d’un enregistrement.
web-board-text-use = Prendre ce texte
web-board-turn = À qui le tour
web-board-to-move = Au trait
web-board-step = Étape
web-board-first = A commencé
web-board-analysis = Coups comparés
web-board-go = Lancer
web-board-stop = Arrêter
web-board-over = La partie est terminée ici.
web-board-chance-next = Une carte ou une tuile va être révélée.
web-board-only-one = Il n’y a qu’une chose à faire : { $move }
web-board-close = Les deux meilleurs sont trop proches pour trancher. Laissez tourner plus longtemps.
web-board-play-it = Jouer le coup marqué
web-board-worlds = { $worlds } parties jouées jusqu’au bout
web-board-working = Les parties se jouent…
web-board-analysis-more = Chaque coup raisonnable est joué jusqu’à la fin de la partie, encore et encore, tant que vous regardez. Les barres montrent combien de fois il gagne.
web-board-what = Que signifient les barres ?
web-board-what-more = La part de victoires si tous continuent comme un ordinateur fort. Ce que le joueur au trait ne peut pas voir est redistribué à chaque fois : l’analyse n’en sait pas plus que lui. Les traits montrent deux erreurs types ; ils raccourcissent tant que cela tourne.
web-board-fair = Ne vous en servez pas pour une partie en cours : ce serait une aide extérieure. Aucun chemin ne mène d’une table jusqu’ici avant la fin de la partie.
web-board-moves = Coups
web-board-no-moves = Jouez des coups sur la table, pour tous les joueurs. Revenez en arrière et jouez autre chose : les deux lignes sont gardées.
web-board-drawn = tiré
web-board-remove-line = Retirer ce coup et la suite
web-board-to-start = Au début
web-board-back = Reculer
web-board-forward = Avancer
web-board-keys = Flèches gauche et droite : reculer et avancer. Haut et bas : d’autres coups à la place. Début et Fin. A : analyser ou arrêter.
web-board-draws = Ce que le hasard a fait
web-board-draw-one = Tirer
web-board-choose-draw = Choisir ce qui vient
web-board-change-draw = Changer le résultat { $number }, { $result }
web-board-draw-again = Tirer de nouveau
web-board-draws-more = Appuyez sur un numéro pour choisir autre chose à la place de cette carte ou tuile ; la suite est tirée de nouveau.
web-board-share = Partager et garder
web-board-link = Lien vers cette table
web-board-link-long = Ce lien est très long : certains programmes le coupent. Enregistrez plutôt un fichier.
web-board-save = Enregistrer cette ligne
web-board-open-file = Ouvrir un enregistrement
web-board-paste = Coller un enregistrement ou une position
web-board-open = Ouvrir
web-board-nile-step-choose = choisit un coup
web-board-nile-step-flood = la carte Crue vient ensuite
web-board-nile-step-draw = pioche des cartes
web-board-nile-step-over = la partie est terminée
web-board-nile-step-trade = au milieu d’un échange
web-board-nile-step-plant = en train de planter
web-board-nile-step-speculate = en train de spéculer
web-board-nile-season = Saison
web-board-nile-owed = Cartes encore à piocher
web-board-nile-fields = Champs
web-board-nile-monuments = Monuments
web-board-nile-hand = Main
web-board-nile-hand-unknown = Seul le nombre de cartes en main est connu
web-board-nile-hand-size = Cartes en main
web-board-nile-storage = Grenier
web-board-nile-river = Fleuve, pioche et défausse
web-board-nile-flood = Dernière carte Crue
web-board-nile-stack = Cartes Crue jusqu’ici, la dernière comprise
web-board-nile-discards = Défausse
web-board-nile-plague = Les Sauterelles sont à l’écart
web-board-nile-speculation = Carte Spéculation { $number } en jeu
web-board-nile-speculator = Spécule
web-board-nile-add-speculation = Ajouter une carte Spéculation
web-board-nile-pile = La pioche a le reste : { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.
web-board-fertility-step-place = place une tuile
web-board-fertility-step-city = construit et livre
web-board-fertility-step-take = prend une tuile
web-board-fertility-step-remove = retire une tuile
web-board-fertility-step-refill = la pioche complète la Réserve Commune
web-board-fertility-step-over = la partie est terminée
web-board-fertility-step-replace = un nouveau Quartier vient ensuite
web-board-fertility-step-quarry = choisit ce que donne une Carrière
web-board-fertility-step-pay = paie un Quartier
web-board-fertility-step-exchange = choisit une ressource pour un échange
web-board-fertility-last-turns = Derniers tours restants
web-board-fertility-built = Un Quartier a été construit à ce tour
web-board-fertility-supplied = Une livraison a été faite à ce tour
web-board-fertility-beside = À côté du plateau
web-board-fertility-valley = La Vallée
web-board-fertility-tools = Que placer
web-board-fertility-turn = Tourner la tuile (R)
web-board-fertility-take = Enlever une tuile
web-board-fertility-monument = Monument : { $name }
web-board-fertility-lies = La seconde moitié est { $direction ->
    [0] à droite.
    [1] en dessous.
    [2] à gauche.
   *[other] au-dessus.
 }
web-board-fertility-how = Appuyez sur la case de la première moitié. Un Monument est posé sur une case ou enlevé.
web-board-fertility-not-there = Cela ne va pas à cet endroit.
web-board-fertility-square = Ligne { $row }, colonne { $column } : { $what }
web-board-fertility-scene = scène { $good }
web-board-fertility-printed = désert avec { $good }
web-board-fertility-water = eau
web-board-fertility-field = Blé
web-board-fertility-desert = désert
web-board-fertility-pools = Tuiles
web-board-fertility-pool = { $name } : { $count ->
    [one] une tuile
   *[other] { $count } tuiles
 }
web-board-fertility-common = Réserve Commune : { $count }
web-board-fertility-gone = Hors du jeu : { $count }
web-board-fertility-pile = { $count ->
    [one] Une tuile
   *[other] { $count } tuiles
 } dans la pioche, d’après ce qui est ailleurs.
web-board-fertility-row = Quartiers proposés
web-board-fertility-row-place = Quartier proposé { $number }
web-board-fertility-districts = Quartiers construits : { $count }
web-board-fertility-build = Ajouter un Quartier : { $name }
web-board-fertility-shops = Ressources sur les Boutiques : { $name }
web-board-fertility-good-on = { $good }, { $where }
