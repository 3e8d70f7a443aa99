# The browser app: Fertility's table.

web-fertility-valley = La Vallée
web-fertility-valley-help = Les flèches vont de case en case, 1 à 3 ou T choisissent une tuile, R la tourne, Entrée la place, D termine la construction, U annule une étape, V passe de la Vallée à la cité sur un petit écran.
web-fertility-square = ligne { $row }, colonne { $column }
web-fertility-at = Ligne { $row }, colonne { $column } : { $what }.
web-fertility-desert = désert
web-fertility-printed = désert avec l’icône { $good }
web-fertility-water = eau
web-fertility-wheat = Blé
web-fertility-scene = scène { $good }
web-fertility-monument-of = { $you ->
    [name] votre Monument ({ $piece })
   *[other] un Monument ({ $name }, { $piece })
 }
web-fertility-quarry-here = une Carrière à exploiter
web-fertility-water-tip = Eau : aucune tuile ne s’y pose, mais elle aide à créer une Carrière.
web-fertility-print-tip = Une icône de ressource : qui la recouvre gagne 1 { $good }, quelle que soit la scène.
web-fertility-monument-tip = { $you ->
    [name] Votre Monument ({ $piece })
   *[other] Un Monument ({ $name }, { $piece })
 }. À la fin, le joueur qui en a le plus dans la Vallée gagne 15 Debens, le deuxième 7.
web-fertility-preview = { $one } en { $first }, { $other } en { $second }.
web-fertility-no-fit = Votre tuile ne peut pas être posée ici.
web-fertility-earns = Cela rapporte { $goods }.
web-fertility-earns-nothing = Cela ne rapporte rien.
web-fertility-earns-quarries = Cela crée { $count ->
    [one] une Carrière
   *[other] { $count } Carrières
 }.
web-fertility-count = { $count } { $good_id ->
    [papyrus] { $count ->
        [one] Fleur de papyrus
       *[other] Fleurs de papyrus
     }
    [any] { $count ->
        [one] ressource au choix
       *[other] ressources au choix
     }
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }
web-fertility-last-placed = C’est la dernière tuile posée.

## What can be done now

web-fertility-now = Maintenant
web-fertility-now-place = Posez une tuile
web-fertility-now-place-more = Choisissez une de vos tuiles et une case éclairée.
web-fertility-now-touch = Touchez une case, tournez la tuile si vous voulez, puis posez-la.
web-fertility-now-discard = Défaussez une tuile
web-fertility-now-discard-more = Aucune de vos tuiles ne peut être posée. Choisissez celle qui quitte la partie.
web-fertility-now-quarry = Carrière : choisissez ce qu’elle rapporte
web-fertility-now-quarry-more = Vous avez enclos une case ({ $square }).
web-fertility-now-city = Construisez et approvisionnez
web-fertility-now-city-both = Vous pouvez construire un Quartier, puis approvisionner vos Boutiques.
web-fertility-now-city-supply = Vous pouvez approvisionner vos Boutiques : choisissez une ressource, puis une Boutique éclairée.
web-fertility-now-city-build = Vous pouvez construire un Quartier.
web-fertility-now-city-nothing = Il n’y a plus rien à faire ici.
web-fertility-now-city-left = Les ressources inutilisées retournent au Stock.
web-fertility-now-pay = { $count ->
    [one] Payez encore 1 ressource pour { $district }
   *[other] Payez encore { $count } ressources pour { $district }
 }
web-fertility-now-pay-more = N’importe quelle ressource à côté de votre plateau convient, et le Blé aussi.
web-fertility-now-exchange = Échange : choisissez ce que vous obtenez
web-fertility-now-exchange-more = Choisissez une ressource, puis une autre Boutique éclairée.
web-fertility-now-take = Prenez une tuile de la Réserve Commune
web-fertility-now-take-more = Elle vous servira à un prochain tour. Votre tour se termine ainsi.
web-fertility-now-remove = Retirez une tuile de la Réserve Commune
web-fertility-now-remove-more = Elle quitte la partie. Votre tour se termine ainsi.
web-fertility-now-wait = { $name } joue
web-fertility-now-over = La partie est terminée
web-fertility-which-good = Quelle ressource placer sur la { $shop } ?
web-fertility-turn = Tourner la tuile
web-fertility-turn-key = Tourner la tuile (R, ou la molette)
web-fertility-place = Poser ici
web-fertility-done = { $ends ->
    [yes] Terminer le tour
   *[no] Terminé : prendre une tuile
 }
web-fertility-done-lost = { $ends ->
    [yes] Terminer le tour
   *[no] Terminé
 } : { $goods } { $count ->
    [one] retourne au Stock
   *[other] retournent au Stock
 }
web-fertility-done-lost-many = { $ends ->
    [yes] Terminer le tour
   *[no] Terminé
 } : vous perdez { $count } ressources
web-fertility-done-anyway = Les perdre et continuer
web-fertility-lost = Vous perdez { $goods } : les ressources inutilisées retournent au Stock.
web-fertility-wasted-shop = Une Boutique pourrait encore recevoir : { $goods }.
web-fertility-wasted-build = Vous pourriez encore construire un Quartier avec.
web-fertility-wasted-sure = Appuyez de nouveau pour les perdre quand même.
web-fertility-now-held = { $good } : appuyez sur une Boutique éclairée, ou glissez la ressource dessus.
web-fertility-side = Ce qui est affiché
web-fertility-side-valley = Vallée
web-fertility-side-city = Cité
web-fertility-side-tip = Passer de la Vallée à la cité (V, ou un glissement du doigt).
web-fertility-city-show = Appuyez pour voir cette Métropole.
web-fertility-undo = Annuler
web-fertility-undo-key = Annuler (U, ou Ctrl+Z)
web-fertility-last-turn = C’est le dernier tour de chacun.
web-fertility-choices = { $count ->
    [one] Le seul coup possible
   *[other] Liste des { $count } coups possibles
 }

## Tiles and goods

web-fertility-your-tiles = Vos tuiles
web-fertility-tiles-of = Tuiles : { $name }
web-fertility-tile-choose = { $tile }, tuile { $number } : choisissez-la, ou tournez-la si elle est déjà choisie.
web-fertility-tile-fits-nowhere = { $tile } : cette tuile ne peut être posée nulle part pour l’instant.
web-fertility-tile-tip = Une tuile à deux scènes. Elle se pose sur deux cases de désert vides, connectée à une scène identique ; chaque connexion entre deux scènes identiques rapporte une ressource.
web-fertility-common = Réserve Commune
web-fertility-common-tip = À la fin de son tour, chacun prend une de ces tuiles ; la pioche complète ensuite la Réserve.
web-fertility-pile = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
 }
web-fertility-pile-tip = Quand la pioche ne suffit plus à compléter la Réserve Commune, chacun joue un dernier tour.
web-fertility-stock = Stock
web-fertility-stock-tip = Les ressources encore disponibles. Ce que vous payez revient ici.
web-fertility-goods = À côté de votre plateau
web-fertility-goods-of = À côté du plateau : { $name }
web-fertility-goods-none = Rien
web-fertility-good-pick = { $count } { $good_id ->
    [papyrus] { $count ->
        [one] Fleur de papyrus : la prendre
       *[other] Fleurs de papyrus : en prendre une
     }
   *[other] { $count ->
        [one] { $good } : le prendre
       *[other] { $good }s : en prendre un
     }
 }
web-fertility-good-alabaster-tip = Albâtre : chaque connexion entre deux scènes Albâtre en rapporte un.
web-fertility-good-bovine-tip = Bovin : chaque connexion entre deux scènes Bovin en rapporte un.
web-fertility-good-papyrus-tip = Fleur de papyrus : chaque connexion entre deux scènes Fleur de papyrus en rapporte une.
web-fertility-good-grape-tip = Raisin : chaque connexion entre deux scènes Raisin en rapporte un.
web-fertility-good-wheat-tip = Blé : chaque case de Blé connectée à votre tuile en rapporte un. Il sert à payer les Quartiers et vaut des Debens à la fin.
web-fertility-good-pays = Appuyez pour payer avec.
web-fertility-good-takers = { $count ->
    [0] Aucune de vos Boutiques n’en prend maintenant.
    [one] Une de vos Boutiques en prend maintenant.
   *[other] { $count } de vos Boutiques en prennent maintenant.
 }
web-fertility-almost-quarry = Encore un côté, et cette case devient une Carrière.
web-fertility-quarry-tip = Une Carrière : une case vide enclose de tous côtés. Elle rapporte une ressource, ou vous y posez un Monument.
web-fertility-quarry-monument = Poser un Monument

## Districts, Shops, the city

web-fertility-districts = Quartiers à construire
web-fertility-districts-tip = Quatre Quartiers sont visibles. Vous pouvez en construire un par tour.
web-fertility-district = Quartier { $district }
web-fertility-cost = { $cost ->
    [0] Il ne coûte rien.
    [one] Il coûte { $cost } ressource au choix (le Blé compte aussi).
   *[other] Il coûte { $cost } ressources au choix (le Blé compte aussi).
 }
web-fertility-price = { $cost ->
    [0] Gratuit
   *[other] Coût : { $cost }
 }
web-fertility-build = Construire { $district }
web-fertility-build-free = Gratuit
web-fertility-build-now = Appuyez dessus, ou glissez-le dans votre Métropole, pour le construire maintenant.
web-fertility-build-lacks = Il vous manque { $count ->
    [one] 1 ressource
   *[other] { $count } ressources
 }.
web-fertility-city = Votre Métropole
web-fertility-city-of = Métropole : { $name }
web-fertility-cities = Les joueurs et leurs Métropoles
web-fertility-spots-left = { $count ->
    [0] Les sept emplacements sont occupés.
    [one] { $count } emplacement est libre.
   *[other] { $count } emplacements sont libres.
 }
web-fertility-spot-tip = Chaque Quartier que vous construisez prend un de ces emplacements.
web-fertility-shop-start = Boutique de départ { $number }
web-fertility-shop-district = Boutique { $number } du Quartier { $district }
web-fertility-shop-wants = Elle requiert : { $goods }.
web-fertility-any = n’importe quelle ressource
web-fertility-pays-debens = Totalement approvisionnée, elle vaut { $value } { $value ->
    [one] Deben
   *[other] Debens
 }.
web-fertility-pays-wheat = Dès qu’elle est totalement approvisionnée, elle rapporte 1 Blé.
web-fertility-pays-god = Totalement approvisionnée, elle offre une Statue : { $god }.
web-fertility-pays-gods = Totalement approvisionnée, elle offre deux Statues : { $one } et { $other }.
web-fertility-pays-any-god = Totalement approvisionnée, elle offre la Statue d’un Dieu au choix.
web-fertility-pays-each = Totalement approvisionnée, elle vaut { $value } { $value ->
    [one] Deben
   *[other] Debens
 } par { $good } dans la Métropole.
web-fertility-pays-exchange = Dès qu’elle est totalement approvisionnée, elle donne une ressource à placer dans une autre Boutique : { $goods }.
web-fertility-shop-filled = Ressources déjà placées : { $filled } sur { $icons }.
web-fertility-shop-full = Elle est totalement approvisionnée.
web-fertility-shop-takes = Elle peut recevoir maintenant : { $goods }.
web-fertility-shop-fills = Une ressource de plus la complète.
web-fertility-shop-each-now = Avec { $goods } pour l’instant : { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
web-fertility-supply = { $good_id ->
    [papyrus] Une Fleur de papyrus
   *[other] Un { $good }
 } sur la { $shop }
web-fertility-storehouse = Grenier à Blé
web-fertility-storehouse-holds = { $wheat } { $wheat ->
    [one] Blé
   *[other] Blés
 } au Grenier, soit { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } à la fin.
web-fertility-statues = Statues
web-fertility-statues-hold = { $gods ->
    [0] Aucune Statue encore.
    [one] { $gods } Dieu, pour { $debens } { $debens ->
        [one] Deben
       *[other] Debens
     }.
   *[other] { $gods } Dieux différents, pour { $debens } { $debens ->
        [one] Deben
       *[other] Debens
     }.
 }
web-fertility-scale-tip = Sur la piste, le nombre du haut indique combien vous en avez, celui du bas ce que cela vaut.
web-fertility-scale-next = Avec un de plus : { $debens } de plus.
web-fertility-monuments-left = Monuments dans la Vallée : { $raised } sur 4. Le joueur qui en a le plus gagne 15 Debens, le deuxième 7.
web-fertility-monuments-now = Pour l’instant : { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
web-fertility-monuments-of-type = Monuments dans la Vallée ({ $piece })
web-fertility-shops-full = Boutiques totalement approvisionnées : { $full } sur { $all }.
web-fertility-tally = { $what } : { $count }

## The score

web-fertility-score = Score actuel
web-fertility-score-heading = Rubrique
web-fertility-heading-generic = Boutiques généralistes
web-fertility-heading-generic-tip = Boutiques totalement approvisionnées qui rapportent une somme fixe de Debens.
web-fertility-heading-specialised = Boutiques spécialisées
web-fertility-heading-specialised-tip = Boutiques totalement approvisionnées qui rapportent des Debens pour chaque jeton d’une ressource dans la Métropole.
web-fertility-heading-statues = Statues des Dieux
web-fertility-heading-statues-tip = Dieux différents des Boutiques totalement approvisionnées, d’après le barème.
web-fertility-heading-monuments = Monuments
web-fertility-heading-monuments-tip = 15 Debens au joueur qui a le plus de Monuments dans la Vallée, 7 au deuxième.
web-fertility-heading-wheat = Grenier
web-fertility-heading-wheat-tip = La valeur de la case où se trouve le marqueur Blé du Grenier.
web-fertility-heading-debens = Debens
web-fertility-heading-debens-tip = Le total de toutes les rubriques.
web-fertility-ending-tie = { $debens } et moins de ressources dans la Métropole ({ $fewer } à { $more })
web-fertility-ending-last-turns = Derniers tours
web-fertility-ending-close = À { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } seulement de { $name } !
web-fertility-ending-best = Personne n’a gagné autant que vous avec « { $heading } » : { $debens }.
web-fertility-final-of = { $name } a { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.

# Ce qui est visible : la fenêtre derrière les piles
web-fertility-gone = { $count } hors du jeu
web-fertility-gone-tip = Tuiles défaussées ou retirées.
web-fertility-districts-pile = { $count } dans la pile
web-fertility-districts-pile-tip = La pioche des Quartiers. Elle ne s’épuise jamais.
web-fertility-open = Tuiles et Quartiers
web-fertility-open-press = Appuyez pour les passer en revue.
web-fertility-open-gone = Hors du jeu : { $count }
web-fertility-open-unseen = Pas encore piochées : { $count } dans la pioche et la boîte, dont { $pile } seront encore piochées
web-fertility-open-districts = Quartiers dans la pioche : { $count }
web-fertility-open-tile = { $count } × { $tile }
web-fertility-open-none = Aucune.

# Saisir son propre matériel
web-fertility-set-intro = Si vous possédez le jeu imprimé, transcrivez le contenu de la boîte : plateaux, tuiles, dieux, Boutiques de départ et Quartiers. Vous voyez aussitôt une image de tout. Ce que vous écrivez est conservé dans ce navigateur ; comptez une demi-heure.
web-fertility-set-begin = Par quoi voulez-vous commencer ?
web-fertility-set-blank = Commencer avec un matériel vide
web-fertility-set-copy = Commencer avec une copie de « { $name } »
web-fertility-set-title = Nom du matériel
web-fertility-set-boards = Plateaux Vallée
web-fertility-set-boards-more = Choisissez ce qu’il y a sur une case, puis appuyez sur les cases ou passez dessus. Le symbole de départ couvre deux cases sur deux.
web-fertility-set-brush = Ce qu’il y a sur la case
web-fertility-set-board = Plateau
web-fertility-set-square = Ligne { $row }, colonne { $column } : { $what }
web-fertility-set-square-desert = Désert
web-fertility-set-square-water = Eau
web-fertility-set-square-wheat = Blé
web-fertility-set-square-symbol = Symbole de départ
web-fertility-set-square-print = Désert avec une icône de ressource : { $good }
web-fertility-set-tiles = Tuiles Vallée
web-fertility-set-tiles-sum = { $count } tuiles sur { $all }
web-fertility-set-start = Tuile de départ
web-fertility-set-start-more = Ses quatre scènes dans le sens horaire, en commençant en haut à gauche.
web-fertility-set-gods = Dieux
web-fertility-set-gods-more = Chaque dieu et, à côté, ce que vaut ce nombre de dieux différents : sur la première ligne un dieu, sur la deuxième deux, et ainsi de suite.
web-fertility-set-god = Dieu { $number }
web-fertility-set-god-debens = { $count ->
    [one] Debens pour un dieu
   *[other] Debens pour { $count } dieux différents
}
web-fertility-set-god-add = Ajouter un dieu
web-fertility-set-god-remove = Retirer le dernier dieu
web-fertility-set-starting = Boutiques de départ
web-fertility-set-alike = Tous les joueurs ont les mêmes Boutiques de départ
web-fertility-set-player = Métropole { $number }
web-fertility-set-shop = Boutique { $number }
web-fertility-set-needs = De quelles ressources a-t-elle besoin ?
web-fertility-set-add-icon = Une de plus : { $good }
web-fertility-set-remove-icon = Retirer : { $good }
web-fertility-set-pays = Que rapporte-t-elle ?
web-fertility-set-pays-debens = Des Debens
web-fertility-set-pays-wheat = Du Blé
web-fertility-set-pays-gods = Un ou deux dieux nommés
web-fertility-set-pays-any_god = Un dieu au choix
web-fertility-set-pays-each = Des Debens pour chaque ressource d’une sorte
web-fertility-set-pays-exchange = Une ressource parmi trois
web-fertility-set-debens = Combien de Debens
web-fertility-set-each = Pour chaque
web-fertility-set-not = Toutes sauf
web-fertility-districts-all = Quartiers
web-fertility-set-districts-sum = { $count } Quartiers remplis sur { $all }
web-fertility-set-name = Nom
web-fertility-set-cost = Coût
web-fertility-set-add-shop = Ajouter une Boutique
web-fertility-set-remove-shop = Retirer la dernière Boutique
web-fertility-set-right = Le matériel est complet et conforme aux règles.
web-fertility-set-save = Enregistrer le matériel
web-fertility-set-saved = « { $name } » est enregistré. Vous pouvez le choisir sous « Plus d’options » en ouvrant une table.
web-fertility-set-play = Ouvrir une table
web-fertility-set-again = Recommencer

# What happened: the log, the news above the table
web-fertility-log-placed = { $you ->
    [seat] Vous posez
   *[other] { $seat } pose
 } la tuile { $tile }.
web-fertility-log-placed-earned = { $you ->
    [seat] Vous posez
   *[other] { $seat } pose
 } la tuile { $tile } et { $you ->
    [seat] récoltez
   *[other] récolte
 } { $goods }.
web-fertility-log-built = { $you ->
    [seat] Vous construisez
   *[other] { $seat } construit
 } le Quartier { $district } pour { $goods }.
web-fertility-log-filled = { $you ->
    [seat] Vous approvisionnez
   *[other] { $seat } approvisionne
 } totalement une Boutique avec { $goods }.
web-fertility-log-filled-wheat = { $you ->
    [seat] Vous approvisionnez
   *[other] { $seat } approvisionne
 } totalement une Boutique avec { $goods } et { $you ->
    [seat] gagnez
   *[other] gagne
 } 1 Blé.
web-fertility-log-quarry = { $you ->
    [seat] Vous créez une Carrière et gagnez
   *[other] { $seat } crée une Carrière et gagne
 } { $goods }.
web-fertility-log-monument = { $you ->
    [seat] Vous créez une Carrière et posez
   *[other] { $seat } crée une Carrière et pose
 } un Monument.
web-fertility-offers = Nouvelle offre : { $what }.

# Big moments
web-fertility-moment-quarry = Une Carrière !
web-fertility-moment-monument = Un Monument !
web-fertility-moment-monuments = { $you ->
    [seat] Vous avez
   *[other] { $seat } a
 } désormais { $count } { $count ->
    [one] Monument
   *[other] Monuments
 } dans la Vallée.
web-fertility-moment-last = Les derniers tours
web-fertility-moment-your-last = Votre dernier tour

# Since your last turn: “$did” is a list of the parts below
web-fertility-recap-did = { $seat } a { $did }.
web-fertility-recap-placed = posé { $tile }
web-fertility-recap-discarded = défaussé { $tile }
web-fertility-recap-quarry = créé une Carrière ({ $goods })
web-fertility-recap-monument = posé { $count ->
    [one] un Monument
   *[other] { $count } Monuments
 }
web-fertility-recap-built = construit un Quartier
web-fertility-recap-district = { $count ->
    [one] un Quartier
   *[other] { $count } Quartiers
 }
web-fertility-recap-filled = totalement approvisionné { $count ->
    [one] une Boutique
   *[other] { $count } Boutiques
 }
web-fertility-recap-supplied = fourni { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 }
web-fertility-recap-took = pris { $tile }
web-fertility-recap-removed = retiré { $tile } de la partie
web-fertility-recap-monuments = { $seat } a désormais { $count } { $count ->
    [one] Monument
   *[other] Monuments
 } dans la Vallée, vous en avez { $own }.
web-fertility-recap-stock = Il n’y a plus { $good_id ->
    [alabaster] d’Albâtre
    [bovine] de Bovins
    [papyrus] de Fleurs de papyrus
   *[grape] de Raisins
 } dans le Stock.
web-fertility-recap-near-quarry = Encore un côté à fermer, et la case vide à côté de cette tuile devient une Carrière.
web-fertility-recap-last = C’est votre dernier tour.

## What a decision is about, and where a nudge points
web-fertility-topic-place = placer une tuile
web-fertility-topic-quarry = la Carrière
web-fertility-topic-build = construire un Quartier
web-fertility-topic-supply = approvisionner des Boutiques
web-fertility-topic-take = prendre une tuile
web-fertility-topic-remove = retirer une tuile
web-fertility-nudge-earns = Cherchez une place qui rapporte ce dont vos Boutiques ont encore besoin.
web-fertility-nudge-quarry = Cherchez une Carrière à entourer.
web-fertility-nudge-monument = Comptez les Monuments de chacun dans la Vallée.
web-fertility-nudge-fills = Cherchez des Boutiques à approvisionner totalement maintenant.
web-fertility-nudge-wheat = Regardez votre Blé.
web-fertility-nudge-district = Quel Quartier convient à ce que vous avez ?
web-fertility-nudge-take = Quelle tuile vous servirait le mieux dans la Vallée telle qu’elle est ?
web-fertility-nudge-remove = Quelle tuile servirait le mieux au joueur suivant ?
web-fertility-nudge-wasted = Attention à ce qui retournerait au Stock.
web-fertility-nudge-heading = Pensez à ce que vos Boutiques rapporteront à la fin.
