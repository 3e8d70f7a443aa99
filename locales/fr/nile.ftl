# NILE: its words, its refusals, what happened. There is no French rulebook; the words are our own.

nile-card-papyrus = Papyrus
nile-card-wheat = Blé
nile-card-lettuce = Laitue
nile-card-castor = Ricin
nile-card-flax = Lin
nile-card-grape = Raisin
nile-card-onion = Oignon
nile-card-stone = Pierre
nile-card-plague = Nuée de sauterelles
nile-card-unknown = cela
nile-card-papyrus-wheat = Papyrus/Blé
nile-card-papyrus-lettuce = Papyrus/Laitue
nile-card-papyrus-castor = Papyrus/Ricin
nile-card-papyrus-flax = Papyrus/Lin
nile-card-papyrus-grape = Papyrus/Raisin
nile-card-papyrus-onion = Papyrus/Oignon
nile-card-wheat-lettuce = Blé/Laitue
nile-card-wheat-castor = Blé/Ricin
nile-card-wheat-flax = Blé/Lin
nile-card-wheat-grape = Blé/Raisin
nile-card-wheat-onion = Blé/Oignon
nile-card-lettuce-castor = Laitue/Ricin
nile-card-lettuce-flax = Laitue/Lin
nile-card-lettuce-grape = Laitue/Raisin
nile-card-lettuce-onion = Laitue/Oignon
nile-card-castor-flax = Ricin/Lin
nile-card-castor-grape = Ricin/Raisin
nile-card-castor-onion = Ricin/Oignon
nile-card-flax-grape = Lin/Raisin
nile-card-flax-onion = Lin/Oignon
nile-card-grape-onion = Raisin/Oignon

nile-plot-papyrus = le champ de Papyrus
nile-plot-wheat = le champ de Blé
nile-plot-lettuce = le champ de Laitue
nile-plot-castor = le champ de Ricin
nile-plot-flax = le champ de Lin
nile-plot-grape = le champ de Raisin
nile-plot-onion = le champ d’Oignon
nile-plot-sphinx = le Sphinx
nile-plot-obelisk = l’Obélisque
nile-plot-wall = la Muraille

nile-step-deal = la distribution
nile-step-first = le tirage au sort du premier joueur
nile-step-flood = la Crue
nile-step-draw = piocher des cartes
nile-step-choose = ton choix (échanger, planter, spéculer ou terminer)
nile-step-trade = ton échange (donner deux cartes)
nile-step-plant = ta plantation (ajouter des cartes ou terminer)
nile-step-speculate = ta spéculation (jouer une deuxième carte ou terminer)

## Opening a table

nile-open-players = NILE se joue de 2 à { $most } joueurs, pas à { $players }.
nile-open-first = Le siège qui commence va de 0 à { $last } ; { $first } n’en est pas un.
nile-open-classic-monuments = Le paquet Classique ne se joue jamais avec les Monuments. Choisis l’un ou l’autre.
nile-open-classic-players = Le paquet Classique se joue de 2 à { $most } joueurs, pas à { $players }.
nile-open-classic-out = Le paquet Classique contient toujours les cinq premières cultures : seuls le Raisin et l’Oignon n’y sont pas.
nile-open-out-no-list = « out » doit être une liste de cultures.
nile-open-out-unknown = « { $crop } » n’est pas une culture. Les cultures sont : { $crops }.
nile-open-out-number = À { $players } joueurs, { $count ->
    [0] aucune culture n’est hors jeu
    [one] une culture exactement est hors jeu
   *[other] { $count } cultures différentes exactement sont hors jeu
 }.

## Refusals

nile-over = La partie est terminée.
nile-not-your-turn = Ce n’est pas ton tour.
nile-wrong-step = Pas maintenant. Étape en cours : { $step }.
nile-market-not-two-cards = Le Marché coûte exactement deux cartes que tu possèdes, chacune bien là où tu l’indiques : main ou grenier.
nile-offering-not-two-cards = Une Offrande coûte exactement deux cartes que tu possèdes, chacune bien là où tu l’indiques : main ou grenier.
nile-plant-nothing = Pour planter, nomme des cultures, ou de la Pierre et un Monument, avec au moins une carte de chaque.
nile-plant-two-numbers = Indiquez le nombre une seule fois, avant la Pierre, comme dans « plant 2 stone on wall ».
nile-plant-no-monuments = La Pierre n’est en jeu qu’avec l’extension Monuments.
nile-plant-flooded = { $card } est sous les eaux : impossible d’en planter pour l’instant.
nile-plant-not-in-hand = Tu n’as pas { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } { $card } en main : { $held ->
    [0] tu n’en as aucune
   *[other] tu en as { $held }
 }.
nile-plant-two-new-monuments = On ne construit pas plus d’un nouveau Monument par tour.
nile-plant-stone-is-one-crop = Toute la Pierre compte comme une seule culture : une Pierre sur un nouveau Monument et une sur un ancien ne font pas deux cultures différentes.
nile-plant-shape = Plante au moins deux cartes d’une même culture, ou exactement deux cartes de cultures différentes, ou autant de cartes que tu veux dans des champs et des Monuments déjà à toi.
nile-plant-too-few = Il te faut { $needed } cartes pour prendre { $plot } à { $rival }, qui y a { $size } { $size ->
    [one] carte
   *[other] cartes
 }. Tu en poses { $cards }.
nile-build-too-few = Il te faut { $needed } Pierres pour prendre { $plot } à { $rival }, qui en a { $size }. Tu en poses { $cards }.
nile-plant-wall = { $rival } tient la Muraille : pour prendre { $plot }, il te faut { $needed } cartes contre { $size }. Tu en poses { $cards }.
nile-speculate-not-cards = Tu spécules avec une ou deux cartes Spéculation de ta main ; { $card } n’en fait pas partie.
nile-speculate-flooded = { $card } montre une culture inondée : cette carte ne peut pas être jouée maintenant.

## What one can do

nile-action-done-choose = Ne rien planter : piocher et terminer le tour
nile-action-done-plant = Plantation finie : piocher et terminer le tour
nile-action-done-speculate = Spéculation finie : piocher et terminer le tour
nile-action-market = Aller au Marché : deux cartes contre une nouvelle
nile-action-offering = Faire une Offrande à Hâpy : deux cartes contre une nouvelle crue
nile-action-give-hand = Donner une carte { $card } de ta main
nile-action-give-storage = Donner une carte { $card } de ton grenier
nile-action-put = Planter une carte { $card }
nile-action-put-stone = Poser une Pierre sur { $plot }
nile-action-play = Spéculer sur { $card }

## What happened

nile-event-dealt = { $seat } reçoit : { $cards }.
nile-event-dealt-hidden = { $seat } reçoit { $count } { $count ->
    [one] carte
   *[other] cartes
 }.
nile-event-begins = { $seat } commence.
nile-event-turn = À { $seat } de jouer.
nile-event-flooded = Crue du Nil : { $card }.
nile-event-locusts = { $seat } pioche la Nuée de sauterelles !
nile-event-locusts-nobody = La Nuée de sauterelles est révélée !
nile-event-eaten = Les sauterelles dévorent { $plot } : { $owner } perd { $cards } { $cards ->
    [one] carte
   *[other] cartes
 }.
nile-event-reshuffled = La pioche est remélangée : la saison { $season } commence avec { $cards } { $cards ->
    [one] carte
   *[other] cartes
 }.
nile-event-succeeded = { $seat } a vu juste : la spéculation sur { $card } rapporte { $cards } { $cards ->
    [one] carte
   *[other] cartes
 }.
nile-event-spent = La spéculation sur { $card } est défaussée.
nile-event-harvested = { $seat } récolte une carte { $crop }{ $left ->
    [0]  ; le champ est vide
   *[other]  ; il en reste { $left } dans le champ
 }.
nile-event-washed = { $owner } perd une Pierre sur { $plot }{ $left ->
    [0] , et le Monument retourne au centre
   *[other]  ; il en reste { $left }
 }.
nile-event-gave = { $seat } donne une carte { $card } de { $from ->
    [storage] son grenier
   *[hand] sa main
 }.
nile-event-traded = { $seat } { $at ->
    [market] va au Marché
   *[offering] fait une Offrande à Hâpy
 }.
nile-event-planted = { $seat } pose { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } sur { $plot }.
nile-event-ousted = { $owner } perd { $plot } : { $cards } { $cards ->
    [one] carte défaussée
   *[other] cartes défaussées
 }.
nile-event-speculated = { $seat } spécule sur { $card }.
nile-event-passed = { $seat } ne plante rien.
nile-event-drew = { $seat } pioche : { $cards }.
nile-event-drew-hidden = { $seat } pioche { $count } { $count ->
    [one] carte
   *[other] cartes
 }.
nile-event-ended = La dernière carte de la dernière saison vient de sortir : la partie est terminée.

nile-result-first = { $seat } prend la première place, avec ces piles : { $counts }.
nile-result-behind = { $seat } prend la { $place ->
    [2] deuxième
    [3] troisième
   *[other] { $place }e
 } place, avec ces piles : { $counts }. La première pile qui diffère, la nº { $decider }, compte { $count } { $count ->
    [one] carte
   *[other] cartes
 } contre { $more } pour { $rival }.
nile-result-shared = { $seat } partage la place nº { $place } avec { $rival } : mêmes piles partout, { $counts }.

nile-simulate-counts = Piles du grenier en fin de partie, la plus petite d’abord : nombre moyen de cartes
nile-score = Plus petite pile

nile-option-monuments = Avec les Monuments
nile-option-classic = Avec le paquet Classique
nile-option-out = Cultures hors jeu
nile-option-first = Qui commence
