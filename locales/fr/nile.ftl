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
nile-step-choose = votre choix (échanger, planter, spéculer ou passer)
nile-step-trade = votre échange (donner deux cartes)
nile-step-plant = votre plantation (ajouter des cartes ou terminer)
nile-step-speculate = votre spéculation (jouer une deuxième carte ou terminer)

## Opening a table

nile-open-players = NILE se joue de 2 à { $most } joueurs, pas à { $players }.
nile-open-first = Le premier joueur doit être un siège de 0 à { $last }, et non { $first }.
nile-open-classic-monuments = Le paquet Classique ne se joue jamais avec les Monuments. Choisissez l’un ou l’autre.
nile-open-classic-players = Le paquet Classique se joue de 2 à { $most } joueurs, pas à { $players }.
nile-open-classic-out = Avec le paquet Classique, Raisin et Oignon sont toujours hors jeu.
nile-open-out-no-list = « out » doit être une liste de cultures.
nile-open-out-unknown = « { $crop } » n’est pas une culture. Les cultures sont : { $crops }.
nile-open-out-number = À { $players } joueurs, { $count ->
    [0] aucune culture n’est hors jeu
    [one] une culture exactement est hors jeu
   *[other] { $count } cultures différentes exactement sont hors jeu
 }.

## Refusals

nile-over = La partie est terminée.
nile-not-your-turn = Ce n’est pas votre tour.
nile-wrong-step = Pas maintenant. Étape en cours : { $step }.
nile-market-not-two-cards = Le Marché coûte exactement deux cartes, chacune prise là où vous l’indiquez : dans votre main ou dans votre grenier.
nile-offering-not-two-cards = Une Offrande coûte exactement deux cartes, chacune prise là où vous l’indiquez : dans votre main ou dans votre grenier.
nile-plant-nothing = Pour planter, nommez des cultures, ou de la Pierre et un Monument, avec au moins une carte de chaque.
nile-plant-two-numbers = Indiquez le nombre une seule fois, avant la Pierre, comme dans « plant 2 stone on wall ».
nile-plant-no-monuments = La Pierre n’est en jeu qu’avec l’extension Monuments.
nile-plant-flooded = { $card } est sous les eaux : impossible d’en planter à ce tour.
nile-plant-not-in-hand = Vous voulez planter { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } { $card }, mais vous { $held ->
    [0] n’en avez aucune
   *[other] n’en avez que { $held }
 } en main.
nile-plant-two-new-monuments = Vous ne pouvez construire qu’un nouveau Monument par tour.
nile-plant-stone-is-one-crop = Toute la Pierre compte comme une seule culture : une Pierre sur un nouveau Monument et une autre sur un ancien ne font pas deux cultures différentes.
nile-plant-shape = Plantez au moins deux cartes d’une même culture, ou exactement deux cartes de cultures différentes, ou autant de cartes que vous voulez dans { $monuments ->
    [0] des champs
   *[1] des champs et des Monuments
 } qui sont déjà à vous.
nile-plant-one-alone = Une seule carte { $card } ne suffit pas. Plantez-en au moins deux, ou avec elle une carte d’une autre culture.
nile-plant-one-against = Il vous faut { $needed } × { $card } : { $rival } en a { $size } là.
nile-plant-too-few = Il vous faut { $needed } cartes pour prendre { $plot } à { $rival }, qui y a { $size } { $size ->
    [one] carte
   *[other] cartes
 }. Vous n’en posez que { $cards }.
nile-build-too-few = Il vous faut { $needed } Pierres pour prendre { $plot } à { $rival }, qui en a { $size }. Vous n’en posez que { $cards }.
nile-plant-wall = { $rival } tient la Muraille : pour prendre { $plot }, il vous faut { $needed } cartes contre { $size }. Vous n’en posez que { $cards }.
nile-speculate-not-cards = Vous spéculez avec une ou deux cartes Spéculation de votre main ; { $card } n’en fait pas partie.
nile-speculate-flooded = { $card } montre une culture inondée : cette carte ne peut pas être jouée à ce tour.

## What one can do

nile-action-done-choose = Ne rien planter : piocher et terminer le tour
nile-action-done-plant = Plantation finie : piocher et terminer le tour
nile-action-done-speculate = Spéculation finie : piocher et terminer le tour
nile-action-market = Aller au Marché : deux cartes contre une nouvelle
nile-action-offering = Faire une Offrande à Hâpy : deux cartes contre une nouvelle crue
nile-action-give-hand = Donner une carte { $card } de votre main
nile-action-give-storage = Donner une carte { $card } de votre grenier
nile-action-put = Planter une carte { $card }
nile-action-put-stone = Poser une Pierre sur { $plot }
nile-action-play = Spéculer sur { $card }

## What happened

nile-event-dealt = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
 } : { $cards }.
nile-event-dealt-hidden = { $seat } reçoit { $count } { $count ->
    [one] carte
   *[other] cartes
 }.
nile-event-begins = { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
 }.
nile-event-turn = { $you ->
    [seat] À vous de jouer
   *[other] À { $seat } de jouer
 }.
nile-event-flooded = Crue du Nil : { $card }.
nile-event-locusts = { $you ->
    [seat] Vous piochez
   *[other] { $seat } pioche
 } la Nuée de sauterelles !
nile-event-locusts-nobody = La Nuée de sauterelles est révélée !
nile-event-eaten = Les sauterelles dévorent { $plot } : { $you ->
    [owner] vous perdez
   *[other] { $owner } perd
 } { $cards } { $cards ->
    [one] carte
   *[other] cartes
 }.
nile-event-reshuffled = Nouveau mélange : la saison { $season } commence avec { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } dans la pioche.
nile-event-succeeded = { $you ->
    [seat] Vous avez
   *[other] { $seat } a
 } vu juste : la spéculation sur { $card } rapporte { $cards } { $cards ->
    [one] carte
   *[other] cartes
 }.
nile-event-spent = La spéculation sur { $card } est défaussée.
nile-event-harvested = { $you ->
    [seat] Vous récoltez
   *[other] { $seat } récolte
 } une carte { $crop }{ $left ->
    [0] ; le champ est vide
   *[other] ; il en reste { $left } dans le champ
 }.
nile-event-washed = { $you ->
    [owner] Vous perdez
   *[other] { $owner } perd
 } une Pierre sur { $plot }{ $left ->
    [0] , et le Monument retourne au centre
   *[other] ; il en reste { $left }
 }.
nile-event-gave = { $you ->
    [seat] Vous donnez une carte { $card } de { $from ->
        [storage] votre grenier
       *[hand] votre main
     }
   *[other] { $seat } donne une carte { $card } de { $from ->
        [storage] son grenier
       *[hand] sa main
     }
 }.
nile-event-traded = { $you ->
    [seat] { $at ->
        [market] Vous allez au Marché
       *[offering] Vous faites une Offrande à Hâpy
     }
   *[other] { $seat } { $at ->
        [market] va au Marché
       *[offering] fait une Offrande à Hâpy
     }
 }.
nile-event-planted = { $plot_id ->
    [sphinx] { $you ->
        [seat] Vous posez
       *[other] { $seat } pose
     } { $cards } { $cards ->
        [one] Pierre
       *[other] Pierres
     } sur
    [obelisk] { $you ->
        [seat] Vous posez
       *[other] { $seat } pose
     } { $cards } { $cards ->
        [one] Pierre
       *[other] Pierres
     } sur
    [wall] { $you ->
        [seat] Vous posez
       *[other] { $seat } pose
     } { $cards } { $cards ->
        [one] Pierre
       *[other] Pierres
     } sur
   *[other] { $you ->
        [seat] Vous plantez
       *[other] { $seat } plante
     } { $cards } { $cards ->
        [one] carte
       *[other] cartes
     } dans
 } { $plot }.
nile-event-ousted = { $you ->
    [owner] Vous perdez
   *[other] { $owner } perd
 } { $plot } : { $cards } { $cards ->
    [one] carte défaussée
   *[other] cartes défaussées
 }.
nile-event-speculated = { $you ->
    [seat] Vous spéculez
   *[other] { $seat } spécule
 } sur { $card }.
nile-event-passed = { $you ->
    [seat] Vous ne plantez rien
   *[other] { $seat } ne plante rien
 }.
nile-event-drew = { $you ->
    [seat] Vous piochez
   *[other] { $seat } pioche
 } : { $cards }.
nile-event-drew-hidden = { $seat } pioche { $count } { $count ->
    [one] carte
   *[other] cartes
 }.
nile-event-ended = La dernière carte de la dernière saison vient de sortir : la partie est terminée.

nile-result-first = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } la première place, avec ces piles : { $counts }.
nile-result-behind = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } la { $place ->
    [2] deuxième
    [3] troisième
   *[other] { $place }e
 } place, avec ces piles : { $counts }. La première pile qui diffère, la nº { $decider }, compte { $count } { $count ->
    [one] carte
   *[other] cartes
 } contre { $more } pour { $you ->
    [rival] vous
   *[other] { $rival }
 }.
nile-result-shared = { $you ->
    [seat] Vous partagez
   *[other] { $seat } partage
 } la place nº { $place } avec { $you ->
    [rival] vous
   *[other] { $rival }
 } : toutes les piles sont égales, { $counts }.

## Pourquoi un conseil propose quelque chose

nile-hint-floods = { $crop } figure sur { $shows } des { $unseen } cartes pas encore vues.
nile-hint-harvest = { $cards ->
    [one] Un champ de { $cards } carte { $crop } devrait encore apporter environ { $harvest } à votre grenier.
   *[other] Un champ de { $cards } cartes { $crop } devrait encore apporter environ { $harvest } à votre grenier.
 }
nile-hint-smallest = { $crop } est votre plus petite pile ({ $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
 }) : elle est comparée en premier.
nile-hint-ousts = { $owner } perd { $plot }, avec { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
nile-hint-monument = Avec { $cards } { $cards ->
    [one] Pierre
   *[other] Pierres
 }, ce Monument ({ $plot }) devrait tenir environ { $turns ->
    [one] un tour
   *[other] { $turns } tours
 }. { $plot_id ->
    [sphinx] Avec lui, autant de cartes que l’adversaire suffisent pour l’évincer.
    [obelisk] Avec lui, vous piochez une carte de plus à chaque tour.
   *[wall] Avec lui, il faut une carte de plus pour vous évincer.
 }
nile-hint-speculation = { $card } : { $shows } des { $unseen } cartes pas encore vues vous rapporteraient { $cards } cartes.
nile-hint-flooded = { $card } : la crue l’a inondée, cette carte ne sert à rien maintenant.
nile-hint-well-stocked = À la fin, vous pouvez attendre environ { $pile } { $crop }, mais seulement { $least } { $card }.
nile-hint-long-shot = { $card } ne réussirait qu’avec { $shows } des { $unseen } cartes pas encore vues.
nile-hint-offering = Parmi les { $unseen } cartes pas encore vues, { $shows } inondent l’un de vos champs et { $rivals } celui d’un adversaire.
nile-hint-market = Une nouvelle carte devrait vous aider plus que les deux que vous donnez.
nile-hint-flooded-hand = { $count ->
    [one] Une carte de votre main montre une culture inondée et doit attendre.
   *[other] { $count } cartes de votre main montrent une culture inondée et doivent attendre.
 }
nile-hint-ends = { $crop } : vous en avez à la fin { $better } en moyenne au lieu de { $played }, ce qui vaut environ { $points } points.
nile-hint-rival-ends = La plus petite pile de { $owner } compte à la fin { $better } cartes en moyenne au lieu de { $played } : environ { $points } points pour vous.
nile-hint-keep = Vos cartes valent plus en main, pour une meilleure plantation, que plantées maintenant.

nile-simulate-counts = Piles du grenier en fin de partie, la plus petite d’abord : nombre moyen de cartes
nile-score = Plus petite pile

nile-option-monuments = Avec les Monuments
nile-option-classic = Avec le paquet Classique
nile-option-out = Cultures hors jeu
nile-option-first = Qui commence

# Beside the strongest level, search@1.5s. docs/strength.md: greedy won 22.5 % against search@1s, 19.8 % against
# search@3s, with two players.
level-note-nile = À NILE, la chance a son mot à dire : jouer solidement sans anticiper suffit encore pour une partie sur cinq.
