# Fertility: its words, its refusals, what happened. Words as the French rulebook has them.

fertility-good-alabaster = Albâtre
fertility-good-bovine = Bovin
fertility-good-papyrus = Papyrus
fertility-good-grape = Raisin
fertility-good-wheat = Blé
fertility-good-monument = un Monument
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
fertility-step-row = la mise en place des Quartiers
fertility-step-refill = le remplissage de la Réserve Commune
fertility-step-replace = le remplacement d’un Quartier
fertility-step-place = poser une tuile
fertility-step-quarry = choisir ce que donne une Carrière
fertility-step-city = ta Métropole (construire, approvisionner ou terminer)
fertility-step-pay = payer un Quartier
fertility-step-exchange = un échange (choisir une ressource et sa place)
fertility-step-take = prendre une tuile de la Réserve Commune
fertility-step-remove = retirer une tuile de la Réserve Commune


fertility-set-reconstruction = Plateaux, tuiles, Quartiers et barèmes sont une reconstitution, et non le matériel imprimé.

## Opening a table

fertility-open-players = Fertility se joue de 2 à { $most } joueurs, pas à { $players }.
fertility-open-variant = La variante à deux se joue à deux, pas à { $players }.
fertility-open-number = « { $option } » doit être un nombre entier de 0 à { $last }.
fertility-open-boards = « boards » doit être une liste de { $count } plateaux parmi : { $known }.
fertility-open-boards-twice = Chaque plateau ne se pose qu’une fois.
fertility-open-symbol-without-boards = On ne peut choisir un symbole de départ que si les plateaux sont donnés aussi.
fertility-open-symbol-not-nearest = Le symbole du plateau { $symbol } en partant de la gauche n’est pas le plus proche du centre.

## Refusals

fertility-over = La partie est terminée.
fertility-not-your-turn = Ce n’est pas ton tour.
fertility-wrong-step = Pas maintenant. Étape en cours : { $step }.
fertility-place-not-in-pool = Tu n’as pas de tuile { $tile } dans ta Réserve Personnelle.
fertility-place-not-desert = Une tuile se pose sur deux cases de désert voisines et vides ; ce n’est pas le cas de { $first } et { $second }.
fertility-place-no-match = Au moins une scène doit toucher, bord à bord, une scène identique d’une autre tuile. Ce n’est le cas ni pour { $one } en { $first }, ni pour { $other } en { $second }.
fertility-discard-one-fits = Tu ne peux défausser une tuile que si aucune des tiennes ne peut être posée.
fertility-discard-not-in-pool = Tu n’as pas de tuile { $tile } à défausser.
fertility-quarry-not-offered = Une Carrière donne une des quatre ressources, ou vous y placez l’un de vos Monuments.
fertility-quarry-cannot-give = Cette Carrière ne peut plus donner cela : { $good }.
fertility-build-after-supply = Trop tard pour construire à ce tour : tu as déjà approvisionné une Boutique.
fertility-build-twice = On ne construit qu’un Quartier par tour.
fertility-build-no-spot = Les sept emplacements de ta Métropole sont occupés.
fertility-build-not-shown = Le Quartier { $district } n’est pas dans la rangée.
fertility-build-cannot-pay = Le Quartier { $district } coûte { $cost }, et tu n’as pas de quoi payer.
fertility-pay-not-there = Tu n’as pas de quoi payer en { $good }.
fertility-supply-wheat = Le Blé ne peut pas approvisionner une Boutique.
fertility-supply-not-there = Tu n’as aucun jeton { $good } à côté de ton plateau.
fertility-supply-no-icon = La Boutique { $shop } n’a pas d’icône libre pour un jeton { $good }.
fertility-exchange-same-shop = La ressource d’un échange va sur une autre Boutique.
fertility-exchange-not-offered = Cette Boutique ne propose pas cette ressource, ou le Stock n’en a plus : { $good }.
fertility-exchange-no-icon = La Boutique { $shop } n’a pas d’icône libre pour un jeton { $good }.
fertility-take-not-there = Il n’y a pas de tuile { $tile } à prendre dans la Réserve Commune.
fertility-remove-not-there = Il n’y a pas de tuile { $tile } à retirer de la Réserve Commune.

## What one can do

fertility-action-done = Terminer le tour
fertility-action-place = { $one } en { $first }, { $other } en { $second }
fertility-action-discard = Défausser { $tile }
fertility-action-quarry = Prendre dans la Carrière : { $good }
fertility-action-quarry-monument = Poser un Monument dans la Carrière
fertility-action-build = Construire { $district }, coût { $cost }
fertility-action-pay = Payer en { $good }
fertility-action-supply = Poser un jeton { $good } sur la Boutique { $shop }
fertility-action-exchange = Placer le jeton { $good } de l’échange sur la Boutique { $shop }
fertility-action-take = Prendre { $tile }
fertility-action-remove = Retirer { $tile }

## What happened

fertility-event-board = Le plateau { $board } est posé à la place { $place }{ $turned ->
    [1] {" "}après un demi-tour
   *[0] {""}
 }.
fertility-event-start = La tuile de départ est posée en { $square }.
fertility-event-begins = { $seat } commence.
fertility-event-dealt = { $seat } reçoit la tuile { $tile }.
fertility-event-tile = La tuile { $tile } rejoint la Réserve Commune.
fertility-event-district = Le Quartier { $district } rejoint la rangée.
fertility-event-turn = À { $seat } de jouer.
fertility-event-placed = { $seat } pose la tuile { $tile } en { $squares }.
fertility-event-discarded = { $seat } ne peut poser aucune tuile et défausse { $tile }.
fertility-event-earned = { $seat } récolte { $count } × { $good }.
fertility-event-missed = { $seat } ne peut pas recevoir { $count } × { $good }.
fertility-event-quarried = { $seat } crée une Carrière en { $square } : { $good }.
fertility-event-empty_quarry = { $seat } crée une Carrière en { $square } ; elle n’a rien à donner.
fertility-event-built = { $seat } construit le Quartier { $district }.
fertility-event-paid = { $seat } paie en { $good }.
fertility-event-supplied = { $seat } approvisionne une Boutique en { $good }.
fertility-event-filled = { $seat } a une Boutique totalement approvisionnée.
fertility-event-exchanged = { $seat } obtient par échange : { $good }.
fertility-event-exchange_lost = { $seat } ne peut placer nulle part la ressource d’un échange : elle est perdue.
fertility-event-returned = { $seat } remet au Stock { $count } × { $good }.
fertility-event-took = { $seat } prend la tuile { $tile }.
fertility-event-removed = { $seat } retire de la partie la tuile { $tile }.
fertility-event-last_turns = La Réserve Commune se vide : chacun joue un dernier tour, en commençant par { $seat }.
fertility-event-ended = Le dernier tour est joué.

fertility-result-first = { $seat } prend la première place avec { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.
fertility-result-behind = { $seat } prend la { $place ->
    [2] deuxième
    [3] troisième
   *[other] { $place }e
 } place avec { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }{ $decider ->
    [1] {" "}contre { $rival_debens } pour { $rival }
   *[other] , comme { $rival }, mais { $resources } { $resources ->
        [one] ressource
       *[other] ressources
     } dans la Métropole contre { $rival_resources } : à égalité, le plus petit nombre l’emporte
 }.
fertility-result-shared = { $seat } partage la place nº { $place } avec { $rival } : { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } et { $resources } { $resources ->
    [one] ressource
   *[other] ressources
 } de part et d’autre.

fertility-simulate-counts = Moyenne des Debens, et des ressources dans la Métropole (en négatif)
fertility-score = Debens

fertility-option-variant = La variante à deux
fertility-option-boards = Plateaux de gauche à droite, par exemple I,III turned,II
fertility-option-symbol = Plateau de la tuile de départ, depuis la gauche à partir de 0
fertility-option-start_turn = Quarts de tour de la tuile de départ, de 0 à 3
fertility-option-first = Qui commence
