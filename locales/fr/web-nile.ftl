# The table of NILE in the browser. Words as in nile.ftl.

web-nile-monument-sphinx = Sphinx
web-nile-monument-obelisk = Obélisque
web-nile-monument-wall = Muraille
web-nile-power-sphinx = Le Sphinx : qui le tient évince un adversaire avec autant de cartes que lui, sans en avoir plus.
web-nile-power-obelisk = L’Obélisque : qui le tient pioche trois cartes à la fin de son tour, et quatre pour chaque carte Spéculation qui réussit.
web-nile-power-wall = La Muraille : pour évincer qui la tient, il faut une carte de plus que d’habitude.
web-nile-monuments-free = Monuments au centre
web-nile-monument-free = { $plot } : à personne pour l’instant.

## The other players

web-nile-place = Le côté de la table · { $name }
web-nile-in-hand = en main : { $count }
web-nile-stored = au grenier : { $count }
web-nile-hand-size = { $count ->
    [one] { $name } a { $count } carte en main.
   *[other] { $name } a { $count } cartes en main.
 }
web-nile-storage-size = { $count ->
    [one] { $name } a { $count } carte au grenier. Elle reste cachée jusqu’à la fin.
   *[other] { $name } a { $count } cartes au grenier. Elles restent cachées jusqu’à la fin.
 }
web-nile-no-fields = Aucun champ encore
web-nile-plot-field = { $owner } a un champ { $plot ->
    [Oignon] d’Oignon
   *[other] de { $plot }
 } { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
 }.
web-nile-plot-field-yours = Ton champ { $plot ->
    [Oignon] d’Oignon
   *[other] de { $plot }
 } a { $count } { $count ->
    [one] carte
   *[other] cartes
 }.
web-nile-plot-monument = { $owner } tient { $plot ->
    [Sphinx] le Sphinx
    [Muraille] la Muraille
   *[other] l’{ $plot }
 }, avec { $count } { $count ->
    [one] Pierre
   *[other] Pierres
 }.
web-nile-plot-monument-yours = Tu tiens { $plot ->
    [Sphinx] le Sphinx
    [Muraille] la Muraille
   *[other] l’{ $plot }
 }, avec { $count } { $count ->
    [one] Pierre
   *[other] Pierres
 }.
web-nile-flooded-now = Sous les eaux en ce moment.

## The river

web-nile-river = Le fleuve
web-nile-flood-one = Sous les eaux : { $card }.
web-nile-flood-two = Sous les eaux : { $first } et { $second }.
web-nile-flood-none = Rien n’est inondé.
web-nile-flood-more = Chaque champ d’une culture inondée donne une carte au grenier de son propriétaire. Une carte inondée ne peut être ni plantée ni jouée.
web-nile-flood-stone-more = Chaque Monument perd une Pierre, et on ne peut pas planter de Pierre.
web-nile-pile = pioche : { $count }
web-nile-pile-more = { $count ->
    [one] La pioche : il reste { $count } carte dans cette saison.
   *[other] La pioche : il reste { $count } cartes dans cette saison.
 }
web-nile-season = Saison { $season } sur { $seasons }
web-nile-season-more = Saison { $season } sur { $seasons } : chacune est un passage de la pioche. { $left ->
    [0] La partie finit avec la dernière carte de celle-ci.
   *[other] Après celle-ci, il en reste { $left }.
 }
web-nile-seasons-left = { $left ->
    [0] la dernière saison
    [one] encore { $left } saison
   *[other] encore { $left } saisons
 }
web-nile-discards = défausse : { $count }
web-nile-discards-more = { $count ->
    [0] La défausse est vide.
    [one] La défausse : { $count } carte. Elle revient à la saison suivante.
   *[other] La défausse : { $count } cartes. Elles reviennent à la saison suivante.
 }
web-nile-plague-aside = à l’écart
web-nile-plague-more = La Nuée de sauterelles a frappé : elle a détruit les plus grands champs. Elle revient à la saison suivante.
web-nile-speculation = par { $name }
web-nile-speculation-more = { $name } spécule sur { $cards }. Une carte rapporte trois cartes si la prochaine carte Crue montre une de ses deux cultures.

web-nile-news = Ce qui vient de se passer

## One's own side

web-nile-own-fields = Tes champs
web-nile-own-no-fields = Tu n’as aucun champ. Plante deux cartes d’une même culture, ou une carte de deux cultures différentes.
web-nile-storage = Ton grenier
web-nile-storage-order = Comparé à partir de la plus petite pile : { $piles }
web-nile-storage-pile = { $count ->
    [0] Aucune carte { $card } dans ton grenier.
    [one] { $count } carte { $card } dans ton grenier.
   *[other] { $count } cartes { $card } dans ton grenier.
 }
web-nile-storage-lowest = au plus bas
web-nile-storage-lowest-more = C’est ta plus petite pile : elle est comparée en premier.
web-nile-storage-more = Ta récolte de cette culture. À la fin, on compare d’abord les plus petites piles.
web-nile-hand = Ta main
web-nile-hand-empty = Ta main est vide.
web-nile-hand-card = { $count ->
    [one] { $card } : { $count } carte en main.
   *[other] { $card } : { $count } cartes en main.
 }
web-nile-field-free = Personne n’en a de champ.
web-nile-field-yours = { $count ->
    [one] Ton champ a { $count } carte.
   *[other] Ton champ a { $count } cartes.
 }
web-nile-field-theirs = { $count ->
    [one] { $name } a un champ d’une carte.
   *[other] { $name } a un champ de { $count } cartes.
 }
web-nile-speculation-card = Jouée comme Spéculation, elle rapporte trois cartes si la prochaine carte Crue montre une de ses cultures.
web-nile-stone-card = La Pierre construit les Monuments.
web-nile-flooded-card = Sous les eaux : impossible de la planter ou de la jouer maintenant.
web-nile-picked = { $count ->
    [one] { $count } carte choisie.
   *[other] { $count } cartes choisies.
 }
web-nile-pick-put = Choisis-la pour en planter une.
web-nile-pick-play = Choisis-la pour spéculer.
web-nile-pick-give = Choisis-la pour en donner une.
web-nile-pick-not = Impossible de la choisir maintenant ; appuie dessus pour savoir pourquoi.
web-nile-caption-free = libre
web-nile-caption-yours = à toi : { $count }
web-nile-caption-theirs = { $name } : { $count }
web-nile-caption-speculation = spéculation
web-nile-caption-stone = construit

## Choosing

web-nile-choices = Ce que tu peux faire
web-nile-now-choose = À toi : échange, plante, spécule ou termine
web-nile-now-market = Marché : choisis deux cartes à donner
web-nile-now-market-one = Marché : choisis encore une carte à donner
web-nile-now-offering = Offrande à Hâpy : choisis deux cartes à donner
web-nile-now-offering-one = Offrande à Hâpy : choisis encore une carte à donner
web-nile-now-plant = Ta plantation
web-nile-now-speculate = Ta spéculation : encore une carte, ou termine
web-nile-now-waiting = C’est à { $name } de jouer
web-nile-now-over = La partie est terminée
web-nile-group-trade = Échanger
web-nile-group-field = L’un ou l’autre
web-nile-group-end = Ou aucun des deux
web-nile-choice-market = Marché
web-nile-choice-market-more = Donne deux cartes de ta main ou de ton grenier et pioches-en une, autant de fois que tu veux. Touche : { $key }
web-nile-choice-market-not = Le Marché coûte deux cartes, et tu en as moins.
web-nile-choice-offering = Offrande
web-nile-choice-offering-more = Donne deux cartes de ta main ou de ton grenier pour une nouvelle crue, autant de fois que tu veux. Touche : { $key }
web-nile-choice-offering-not = Une Offrande coûte deux cartes, et tu en as moins.
web-nile-choice-plant = Planter
web-nile-choice-plant-more = Choisis dans ta main des cartes à planter : au moins deux d’une même culture, une de deux cultures différentes, ou autant que tu veux dans tes propres champs. Touche : { $key }
web-nile-choice-plant-not = Rien dans ta main ne peut être planté maintenant.
web-nile-choice-speculate = Spéculer
web-nile-choice-speculate-more = Joue une ou deux cartes Spéculation : chacune rapporte trois cartes si la prochaine crue montre une de ses cultures. Touche : { $key }
web-nile-choice-speculate-not = Tu n’as aucune carte Spéculation jouable maintenant.
web-nile-choice-done = Terminer
web-nile-choice-done-more = Ne rien planter : pioche tes cartes et termine le tour. Touche : { $key }
web-nile-about-plant = Choisis dans ta main les cartes à planter.
web-nile-about-speculate = Choisis dans ta main une ou deux cartes Spéculation.
web-nile-lay-where = Poser la Pierre sur :
web-nile-tray = Déjà choisi
web-nile-tray-empty = Rien de choisi encore
web-nile-tray-more = Carte choisie : elle ne compte qu’une fois le coup complet, et tu peux la reprendre d’ici là.
web-nile-tray-card = { $count } × { $card }
web-nile-tray-storage = { $card } (grenier)
web-nile-kind-same = Plantation de type (a) : même culture.
web-nile-kind-pair = Plantation de type (b) : une et une.
web-nile-kind-add = Plantation de type (c) : ajout à ce que tu as.
web-nile-drives-out = { $count ->
    [one] Éviction ({ $plot }) : { $name } perd { $count } carte.
   *[other] Éviction ({ $plot }) : { $name } perd { $count } cartes.
 }
web-nile-do-plant = Planter et terminer le tour
web-nile-do-speculate = Spéculer et terminer le tour
web-nile-back-all = Tout reprendre

## The end

web-nile-ranking = Qui a le meilleur grenier
web-nile-ranking-how = On compare d’abord les plus petites piles, puis les suivantes, jusqu’à ce qu’elles diffèrent.
web-nile-ranking-piles = Piles, la plus petite d’abord
web-nile-ranking-place = Place
web-nile-ranking-player = Joueur
web-nile-ranking-pile = Pile { $pile }
web-nile-ranking-decides = Cette pile a tranché.
web-nile-ranking-stored = Ce que chacun a engrangé

## Signs and keys

web-nile-help = Symboles et touches
web-nile-sign-hand = Nombre de cartes en main
web-nile-sign-storage = Nombre de cartes au grenier
web-nile-sign-flood = Ce qui est inondé en ce moment
web-nile-sign-season = Une saison : un passage de la pioche
web-nile-sign-market = Marché : deux cartes contre une nouvelle
web-nile-sign-offering = Offrande à Hâpy : deux cartes contre une nouvelle crue
web-nile-sign-plant = Plantation
web-nile-sign-speculate = Spéculation sur la prochaine crue
web-nile-sign-done = Terminer : piocher et finir le tour
web-nile-key-numbers = Choisir une carte de cette sorte dans ta main
web-nile-key-hand = Aller à ta main ; les flèches passent d’une carte à l’autre
web-nile-key-market = Aller au Marché
web-nile-key-offering = Faire une Offrande
web-nile-key-plant = Aller à la première carte que tu peux planter
web-nile-key-speculate = Aller à la première carte que tu peux jouer
web-nile-key-done = Jouer le coup, ou terminer le tour
web-nile-key-back = Reprendre la dernière carte choisie
web-nile-keys-when = Les touches agissent tant que la table a le focus.
