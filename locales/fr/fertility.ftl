# Fertility: its words, its refusals, what happened. Words as the French rulebook has them.
# Names of resources are singular. A sentence that needs a plural or an article selects by the id of the resource.

fertility-good-alabaster = Albâtre
fertility-good-bovine = Bovin
fertility-good-papyrus = Fleur de papyrus
fertility-good-grape = Raisin
fertility-good-wheat = Blé
fertility-good-monument = Monument
fertility-tile-alabaster-alabaster = Albâtre/Albâtre
fertility-tile-alabaster-bovine = Albâtre/Bovin
fertility-tile-alabaster-papyrus = Albâtre/Papyrus
fertility-tile-alabaster-grape = Albâtre/Raisin
fertility-tile-bovine-bovine = Bovin/Bovin
fertility-tile-bovine-papyrus = Bovin/Papyrus
fertility-tile-bovine-grape = Bovin/Raisin
fertility-tile-papyrus-papyrus = Papyrus/Papyrus
fertility-tile-papyrus-grape = Papyrus/Raisin
fertility-tile-grape-grape = Raisin/Raisin

fertility-step-board = la pose des plateaux
fertility-step-symbol = le choix du symbole de départ
fertility-step-start_turn = l’orientation de la tuile de départ
fertility-step-first = le tirage au sort du premier joueur
fertility-step-deal = la distribution des tuiles
fertility-step-common = la mise en place de la Réserve Commune
fertility-step-row = la mise en place de la ligne de Quartiers
fertility-step-refill = le remplissage de la Réserve Commune
fertility-step-replace = le remplacement d’un Quartier
fertility-step-place = poser une tuile
fertility-step-quarry = choisir ce que rapporte une Carrière
fertility-step-city = votre Métropole (construire, approvisionner ou terminer)
fertility-step-pay = payer un Quartier
fertility-step-exchange = un échange (choisir une ressource et la Boutique qui la reçoit)
fertility-step-take = prendre une tuile de la Réserve Commune
fertility-step-remove = retirer une tuile de la Réserve Commune

fertility-set-reconstruction = Plateaux, tuiles, Quartiers et barèmes sont une reconstitution, et non le matériel imprimé.

## Opening a table

fertility-open-players = Fertility se joue de 2 à { $most } joueurs, pas à { $players }.
fertility-open-variant = La variante 2 joueurs se joue à deux, pas à { $players }.
fertility-open-number = « { $option } » doit être un nombre entier de 0 à { $last }.
fertility-open-boards = « boards » doit être une liste de { $count } plateaux parmi : { $known }.
fertility-open-boards-twice = Chaque plateau ne se pose qu’une fois.
fertility-open-symbol-without-boards = On ne peut choisir un symbole de départ que si les plateaux sont donnés aussi.
fertility-open-symbol-not-nearest = Le symbole du plateau { $symbol } en partant de la gauche n’est pas le plus proche du centre.
fertility-open-pieces = « pieces » doit être une liste de { $players } noms différents parmi : { $known }.

## Refusals

fertility-over = La partie est terminée.
fertility-not-your-turn = Ce n’est pas votre tour.
fertility-wrong-step = Pas maintenant. Étape en cours : { $step }.
fertility-place-not-in-pool = Vous n’avez pas de tuile { $tile } dans votre Réserve Personnelle.
fertility-place-not-desert = Une tuile se pose sur deux cases de désert voisines et vides ; ce n’est pas le cas de { $first } et { $second }.
fertility-place-taken = Une tuile se pose sur deux cases de désert vides, mais en { $square } il y a { $taken }.
fertility-taken-water = de l’Eau
fertility-taken-wheat = du Blé
fertility-taken-tile = une tuile
fertility-taken-monument = un Monument
fertility-place-no-match = Au moins une scène doit être connectée, bord à bord, à une scène identique d’une autre tuile. Ce n’est le cas ni de la scène { $one } en { $first }, ni de la scène { $other } en { $second }.
fertility-discard-one-fits = Vous ne pouvez défausser une tuile que si aucune des vôtres ne peut être posée.
fertility-discard-not-in-pool = Vous n’avez pas de tuile { $tile } à défausser.
fertility-quarry-not-offered = Une Carrière donne une des quatre ressources, ou vous y placez l’un de vos Monuments.
fertility-quarry-cannot-give = { $good_id ->
    [monument] Vous n’avez plus de Monument à poser.
    [papyrus] Il ne reste aucune Fleur de papyrus dans le Stock.
   *[other] Il ne reste aucun { $good } dans le Stock.
 }
fertility-build-after-supply = Trop tard pour construire à ce tour : vous avez déjà approvisionné une Boutique.
fertility-build-twice = Vous ne pouvez construire qu’un Quartier par tour.
fertility-build-no-spot = Les sept emplacements de votre Métropole sont occupés.
fertility-build-not-shown = Le Quartier { $district } n’est pas dans la ligne de Quartiers.
fertility-build-cannot-pay = Le Quartier { $district } coûte { $cost } { $cost ->
    [one] ressource
   *[other] ressources
 }, et vous en avez { $held }.
fertility-pay-not-there = Vous n’avez { $good_id ->
    [papyrus] aucune Fleur de papyrus
   *[other] aucun { $good }
 } pour payer.
fertility-supply-wheat = Le Blé ne peut pas approvisionner une Boutique.
fertility-supply-not-there = Vous n’avez { $good_id ->
    [papyrus] aucune Fleur de papyrus
   *[other] aucun { $good }
 } à côté de votre plateau.
fertility-supply-no-icon = La Boutique { $shop } n’a pas d’icône libre pour { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 }.
fertility-exchange-same-shop = La ressource obtenue par un échange va dans une autre Boutique.
fertility-exchange-not-offered = Cette Boutique n’offre { $good_id ->
    [papyrus] aucune Fleur de papyrus
   *[other] aucun { $good }
 }, ou le Stock n’en a plus.
fertility-exchange-no-icon = La Boutique { $shop } n’a pas d’icône libre pour { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 }.
fertility-take-not-there = Il n’y a pas de tuile { $tile } à prendre dans la Réserve Commune.
fertility-remove-not-there = Il n’y a pas de tuile { $tile } à retirer de la Réserve Commune.

## What one can do

fertility-action-done = Terminer le tour
fertility-action-place = { $one } en { $first }, { $other } en { $second }
fertility-action-discard = Défausser la tuile { $tile }
fertility-action-quarry = Carrière : prendre { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 }
fertility-action-quarry-monument = Carrière : poser un Monument
fertility-action-build = Construire { $district } (coût : { $cost })
fertility-action-pay = Payer avec { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 }
fertility-action-supply = Approvisionner la Boutique { $shop } avec { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 }
fertility-action-exchange = Échange : placer { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 } sur la Boutique { $shop }
fertility-action-take = Prendre la tuile { $tile }
fertility-action-remove = Retirer la tuile { $tile }

## What happened

fertility-event-board = Le plateau { $board } est posé à la place { $place }{ $turned ->
    [1] , à l’envers
   *[0] {""}
 }.
fertility-event-start = La tuile de départ est posée en { $square }.
fertility-event-begins = { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
 }.
fertility-event-dealt = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
 } la tuile { $tile }.
fertility-event-tile = La tuile { $tile } rejoint la Réserve Commune.
fertility-event-district = Le Quartier { $district } rejoint la ligne de Quartiers.
fertility-event-turn = { $you ->
    [seat] À vous de jouer
   *[other] À { $seat } de jouer
 }.
fertility-event-placed = { $you ->
    [seat] Vous posez
   *[other] { $seat } pose
 } la tuile { $tile } en { $squares }.
fertility-event-discarded = { $you ->
    [seat] Vous ne pouvez poser aucune tuile et défaussez
   *[other] { $seat } ne peut poser aucune tuile et défausse
 } la tuile { $tile }.
fertility-event-earned = { $you ->
    [seat] Vous récoltez
   *[other] { $seat } récolte
 } { $count } { $good_id ->
    [papyrus] { $count ->
        [one] Fleur de papyrus
       *[other] Fleurs de papyrus
     }
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }.
fertility-event-missed = { $you ->
    [seat] Vous ne pouvez pas recevoir
   *[other] { $seat } ne peut pas recevoir
 } { $count } { $good_id ->
    [papyrus] { $count ->
        [one] Fleur de papyrus
       *[other] Fleurs de papyrus
     }
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }.
fertility-event-quarried = { $you ->
    [seat] Vous créez
   *[other] { $seat } crée
 } une Carrière en { $square } : { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 }.
fertility-event-empty_quarry = { $you ->
    [seat] Vous créez
   *[other] { $seat } crée
 } une Carrière en { $square }, mais elle n’a rien à donner.
fertility-event-built = { $you ->
    [seat] Vous construisez
   *[other] { $seat } construit
 } le Quartier { $district }.
fertility-event-paid = { $you ->
    [seat] Vous payez
   *[other] { $seat } paie
 } avec { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 }.
fertility-event-supplied = { $you ->
    [seat] Vous approvisionnez
   *[other] { $seat } approvisionne
 } une Boutique avec { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 }.
fertility-event-filled = { $you ->
    [seat] Vous avez
   *[other] { $seat } a
 } totalement approvisionné une Boutique.
fertility-event-exchanged = { $you ->
    [seat] Vous obtenez
   *[other] { $seat } obtient
 } { $good_id ->
    [papyrus] une Fleur de papyrus
   *[other] un { $good }
 } par échange.
fertility-event-exchange_lost = { $you ->
    [seat] Vous ne pouvez
   *[other] { $seat } ne peut
 } placer nulle part la ressource d’un échange : elle est perdue.
fertility-event-returned = { $you ->
    [seat] Vous remettez
   *[other] { $seat } remet
 } { $count } { $good_id ->
    [papyrus] { $count ->
        [one] Fleur de papyrus
       *[other] Fleurs de papyrus
     }
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 } dans le Stock.
fertility-event-took = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } la tuile { $tile }.
fertility-event-removed = { $you ->
    [seat] Vous retirez
   *[other] { $seat } retire
 } la tuile { $tile } de la partie.
fertility-event-last_turns = La Réserve Commune ne peut plus être complétée : chacun joue un dernier tour, en commençant par { $you ->
    [seat] vous
   *[other] { $seat }
 }.
fertility-event-ended = Le dernier tour est joué.

fertility-result-first = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } la première place avec { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.
fertility-result-behind = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } la { $place ->
    [2] deuxième
    [3] troisième
   *[other] { $place }e
 } place avec { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }{ $decider ->
    [1] {" "}contre { $rival_debens } pour { $you ->
        [rival] vous
       *[other] { $rival }
     }
   *[other] , comme { $you ->
        [rival] vous
       *[other] { $rival }
     }, mais avec { $resources } { $resources ->
        [one] ressource
       *[other] ressources
     } dans la Métropole contre { $rival_resources } : à égalité, le plus petit nombre l’emporte
 }.
fertility-result-shared = { $you ->
    [seat] Vous partagez
   *[other] { $seat } partage
 } la place nº { $place } avec { $you ->
    [rival] vous
   *[other] { $rival }
 } : { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } et { $resources } { $resources ->
    [one] ressource
   *[other] ressources
 } de part et d’autre.

## Pourquoi un conseil propose quelque chose

fertility-hint-earns = Vous récoltez { $count } { $good_id ->
    [papyrus] { $count ->
        [one] Fleur de papyrus
       *[other] Fleurs de papyrus
     }
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }{ $needed ->
    [0] .
   *[other] {" "}; vos Boutiques en attendent encore { $needed }.
 }
fertility-hint-quarry = Une Carrière est entourée : elle donne 1 { $good }.
fertility-hint-monument = Vous avez alors { $count ->
    [one] un Monument
   *[other] { $count } Monuments
 } dans la Vallée ; les autres { $rivals ->
    [0] n’en ont aucun
   *[other] en ont { $rivals } au plus
 }.
fertility-hint-fills = { $district ->
    [none] Une Boutique de départ
   *[other] Une Boutique du Quartier { $district }
 } est totalement approvisionnée{ $debens ->
    [0] {""}
    [one] {" "}: { $debens } Deben
   *[other] {" "}: { $debens } Debens
 }.
fertility-hint-wheat = { $count } Blé au Grenier : { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } de plus que maintenant.
fertility-hint-district = Les Boutiques du Quartier { $district } peuvent rapporter environ { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 }.
fertility-hint-take = La tuile { $tile } pourrait rapporter { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 } dans la Vallée telle qu’elle est.
fertility-hint-remove = Avec la tuile { $tile }, { $owner } pourrait récolter { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 }.
fertility-hint-wasted = { $count ->
    [0] Tout ce que vous récoltez est utilisé
    [one] Une ressource retourne au Stock
   *[other] { $count } ressources retournent au Stock
 } ; avec le deuxième meilleur plan, { $others ->
    [one] une y retournerait.
   *[other] { $others } y retourneraient.
 }
fertility-hint-ends = { $heading ->
    [generic] Vos Boutiques généralistes
    [specialised] Vos Boutiques spécialisées
    [statues] Vos Statues
    [monuments] Vos Monuments
   *[wheat] Vos réserves de Blé
 } rapportent à la fin { $better } Debens en moyenne au lieu de { $played } : environ { $points } points.
fertility-hint-rival-ends = { $owner } finit avec { $better } Debens en moyenne au lieu de { $played } : environ { $points } points pour vous.
fertility-hint-heading = { $heading ->
    [generic] Vos Boutiques généralistes
    [specialised] Vos Boutiques spécialisées
   *[statues] Vos Statues
 } peuvent rapporter environ { $debens ->
    [one] { $debens } Deben
   *[other] { $debens } Debens
 } de plus qu’avec le deuxième meilleur plan.

fertility-simulate-counts = Moyenne des Debens, et des ressources dans la Métropole (en négatif)
fertility-score = Debens

fertility-option-variant = Variante 2 joueurs
fertility-option-boards = Plateaux de gauche à droite
fertility-option-boards-written = par exemple I,III turned,II
fertility-option-symbol = Plateau de la tuile de départ
fertility-option-symbol-written = depuis la gauche à partir de 0, seulement avec --boards
fertility-option-start_turn = Orientation de la tuile de départ
fertility-option-start_turn-written = en quarts de tour, de 0 à 3
fertility-option-first = Qui commence
fertility-option-first-hint = Selon la règle imprimée, le plus jeune joueur commence.
fertility-option-board = Plateau { $board }
fertility-option-place = Plateau { $board }, place { $place } en partant de la gauche
fertility-option-turn = { $turn ->
    [0] Sans la tourner
    [1] Un quart de tour à droite
    [2] Un demi-tour
   *[other] Un quart de tour à gauche
 }
fertility-option-pieces = Type de Monuments
fertility-option-pieces-written = un par siège, le premier est le vôtre ; les sièges sans type en reçoivent un parmi les autres
fertility-piece-obelisk = Obélisque
fertility-piece-pyramid = Pyramide
fertility-piece-sphinx = Sphinx
fertility-piece-temple = Temple
