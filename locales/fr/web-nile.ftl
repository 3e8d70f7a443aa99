# The table of NILE in the browser. Words as in nile.ftl.

web-nile-monument-sphinx = Sphinx
web-nile-monument-obelisk = Obélisque
web-nile-monument-wall = Muraille
web-nile-power-sphinx = Le Sphinx : qui le tient évince un adversaire en posant autant de cartes que lui, au lieu d’une de plus.
web-nile-power-obelisk = L’Obélisque : qui le tient pioche trois cartes à la fin de son tour, et quatre pour chaque carte Spéculation qui réussit.
web-nile-power-wall = La Muraille : pour évincer qui la tient, il faut une carte de plus que d’habitude.
web-nile-monuments-free = Monuments au centre
web-nile-monument-free = { $plot } : à personne pour l’instant.

## The other players

web-nile-place = Zone de jeu : { $name }
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
web-nile-plot-field-yours = Votre champ { $plot ->
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
web-nile-plot-monument-yours = Vous tenez { $plot ->
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
web-nile-season-more = Saison { $season } sur { $seasons } : à chaque saison, la pioche est jouée une fois jusqu’au bout. { $left ->
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

web-nile-own-fields = Vos champs
web-nile-own-no-fields = Vous n’avez aucun champ. Plantez deux cartes d’une même culture, ou deux cartes de cultures différentes.
web-nile-storage = Votre grenier
web-nile-storage-order = Piles comparées de la plus petite à la plus grande : { $piles }
web-nile-storage-pile = { $count ->
    [0] Aucune carte { $card } dans votre grenier.
    [one] { $count } carte { $card } dans votre grenier.
   *[other] { $count } cartes { $card } dans votre grenier.
 }
web-nile-storage-lowest = la plus petite
web-nile-storage-lowest-more = C’est votre plus petite pile : elle est comparée en premier.
web-nile-storage-more = Votre récolte de cette culture. À la fin, on compare d’abord les plus petites piles.
web-nile-hand = Votre main
web-nile-hand-empty = Votre main est vide.
web-nile-hand-card = { $count ->
    [one] { $card } : { $count } carte en main.
   *[other] { $card } : { $count } cartes en main.
 }
web-nile-field-free = Personne n’a de champ de cette culture.
web-nile-field-yours = { $count ->
    [one] Votre champ a { $count } carte.
   *[other] Votre champ a { $count } cartes.
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
web-nile-pick-put = Choisissez-la pour en planter une.
web-nile-pick-play = Choisissez-la pour spéculer.
web-nile-pick-give = Choisissez-la pour en donner une.
web-nile-pick-not = Impossible de la choisir maintenant. Appuyez pour savoir pourquoi.
web-nile-caption-free = libre
web-nile-caption-yours = à vous : { $count }
web-nile-caption-theirs = { $name } : { $count }
web-nile-caption-speculation = spéculation
web-nile-caption-stone = à bâtir

## Choosing

web-nile-choices = Ce que vous pouvez faire
web-nile-now-choose = À vous : échangez, plantez, spéculez ou passez
web-nile-now-market = Marché : choisissez deux cartes à donner
web-nile-now-market-one = Marché : choisissez encore une carte à donner
web-nile-now-offering = Offrande à Hâpy : choisissez deux cartes à donner
web-nile-now-offering-one = Offrande à Hâpy : choisissez encore une carte à donner
web-nile-now-plant = Votre plantation
web-nile-now-speculate = Votre spéculation : jouez encore une carte, ou terminez
web-nile-now-waiting = C’est à { $name } de jouer
web-nile-now-over = La partie est terminée
web-nile-group-trade = Échanger
web-nile-group-field = L’un ou l’autre
web-nile-group-end = Ou aucun des deux
web-nile-choice-market = Marché
web-nile-choice-market-more = Donnez deux cartes de votre main ou de votre grenier et piochez-en une, autant de fois que vous voulez. Touche : { $key }
web-nile-choice-market-not = Le Marché coûte deux cartes, et vous en avez moins.
web-nile-choice-offering = Offrande
web-nile-choice-offering-more = Donnez deux cartes de votre main ou de votre grenier pour une nouvelle crue, autant de fois que vous voulez. Touche : { $key }
web-nile-choice-offering-not = Une Offrande coûte deux cartes, et vous en avez moins.
web-nile-choice-plant = Planter
web-nile-choice-plant-more = Choisissez dans votre main des cartes à planter : au moins deux d’une même culture, exactement deux de cultures différentes, ou autant que vous voulez dans vos propres champs. Touche : { $key }
web-nile-choice-plant-not = Rien dans votre main ne peut être planté maintenant.
web-nile-choice-speculate = Spéculer
web-nile-choice-speculate-more = Jouez une ou deux cartes Spéculation : chacune rapporte trois cartes si la prochaine crue montre une de ses cultures. Touche : { $key }
web-nile-choice-speculate-not = Vous n’avez aucune carte Spéculation jouable maintenant.
web-nile-choice-done = Passer
web-nile-choice-done-more = Ne rien planter : piochez vos cartes et terminez votre tour. Touche : { $key }
web-nile-about-plant = Choisissez dans votre main les cartes à planter.
web-nile-about-speculate = Choisissez dans votre main une ou deux cartes Spéculation.
web-nile-lay-where = Poser la Pierre sur :
web-nile-tray = Déjà choisi
web-nile-tray-empty = Rien n’est encore choisi
web-nile-tray-more = Carte choisie : rien n’est définitif tant que vous n’avez pas validé le coup.
web-nile-tray-card = { $count } × { $card }
web-nile-tray-storage = { $card } (grenier)
web-nile-kind-same = Plantation de type (a) : cartes d’une même culture.
web-nile-kind-pair = Plantation de type (b) : deux cartes de cultures différentes.
web-nile-kind-add = Plantation de type (c) : cartes ajoutées à ce que vous avez déjà.
web-nile-drives-out = Vous prenez { $plot_id ->
    [sphinx] le Sphinx
    [obelisk] l’Obélisque
    [wall] la Muraille
    [onion] le champ d’Oignon
   *[other] le champ de { $plot }
 } à { $name }, qui perd { $count } { $count ->
    [one] carte
   *[other] cartes
 }.
web-nile-do-plant = Planter et terminer le tour
web-nile-do-speculate = Spéculer et terminer le tour
web-nile-back-all = Tout reprendre

## The end

web-nile-ranking = Classement final
web-nile-ranking-how = On compare d’abord les plus petites piles, puis les suivantes, jusqu’à ce qu’elles diffèrent.
web-nile-ranking-piles = Piles, la plus petite d’abord
web-nile-ranking-place = Place
web-nile-ranking-player = Joueur
web-nile-ranking-pile = Pile { $pile }
web-nile-ranking-decides = Cette pile a tranché.
web-nile-ranking-stored = Ce que chacun a engrangé

## Signs and keys

web-nile-help = Symboles et raccourcis
web-nile-sign-hand = Nombre de cartes en main
web-nile-sign-storage = Nombre de cartes au grenier
web-nile-sign-flood = Ce qui est inondé en ce moment
web-nile-sign-season = Une saison : la pioche jouée une fois jusqu’au bout
web-nile-sign-market = Marché : deux cartes contre une nouvelle
web-nile-sign-offering = Offrande à Hâpy : deux cartes contre une nouvelle crue
web-nile-sign-plant = Plantation
web-nile-sign-speculate = Spéculation sur la prochaine crue
web-nile-sign-done = Passer : piocher et terminer le tour
web-nile-key-numbers = Choisir une carte de cette sorte dans votre main
web-nile-key-hand = Aller à votre main ; les flèches passent d’une carte à l’autre
web-nile-key-market = Aller au Marché
web-nile-key-offering = Faire une Offrande
web-nile-key-plant = Aller à la première carte que vous pouvez planter
web-nile-key-speculate = Aller à la première carte que vous pouvez jouer
web-nile-key-done = Jouer le coup, ou terminer le tour
web-nile-key-back = Reprendre la dernière carte choisie
web-nile-keys-when = Les raccourcis agissent tant que la table a le focus.

# Ce qui est visible : la fenêtre derrière les piles
web-nile-open = Cartes visibles
web-nile-open-press = Appuyez pour les passer en revue.
web-nile-open-discards = Défausse : { $count }
web-nile-open-floods = Cartes Crue précédentes : { $count }
web-nile-open-unseen = Pas encore vues : { $count }, dont { $pile } dans la pioche, les autres dans les mains des adversaires
web-nile-open-card = { $count } × { $card }
web-nile-open-limit = dans la pioche : { $count } au plus
web-nile-open-none = Aucune.
