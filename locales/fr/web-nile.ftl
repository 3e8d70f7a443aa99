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
web-nile-plot-safe = Pour le prendre, il faut aux autres au moins { $needed } × { $card } d’un coup.
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
web-nile-caption-yours = à vous
web-nile-caption-stone = à bâtir

## Choosing

web-nile-choices = Ce que vous pouvez faire
web-nile-now-choose = À vous de jouer
web-nile-now-market = { $count ->
    [one] Marché : { $count } carte sur 2
   *[other] Marché : { $count } cartes sur 2
 }
web-nile-now-offering = { $count ->
    [one] Offrande : { $count } carte sur 2
   *[other] Offrande : { $count } cartes sur 2
 }
web-nile-now-plant = { $count ->
    [one] Plantation : { $count } carte choisie
   *[other] Plantation : { $count } cartes choisies
 }
web-nile-now-speculate = Spéculation : 1 carte choisie
web-nile-now-waiting = C’est à { $name } de jouer
web-nile-now-over = La partie est terminée
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
web-nile-lay-where = Quel Monument ?
web-nile-cards = { $count } × { $card }
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
web-nile-do-plant = Planter { $cards }
web-nile-do-speculate = Spéculer : { $card }
web-nile-back-all = Tout reprendre
web-nile-take-over = { $held ->
    [0] Pour le prendre, il vous faut { $needed } × { $card }.
   *[other] Pour le prendre, il vous faut { $needed } × { $card } ; vous en avez { $held }.
 }
web-nile-about-choose = Échangez autant que vous voulez ; puis plantez, spéculez ou passez.
web-nile-about-nothing = Rien dans votre main ne peut être planté ou joué. Échangez, ou passez et piochez.
web-nile-about-market = Choisissez deux cartes de votre main ou de votre grenier. Vous en piochez une en échange.
web-nile-about-offering = Choisissez deux cartes de votre main ou de votre grenier. Une nouvelle carte Crue est révélée en échange.
web-nile-about-given = Vous donnez { $card } de votre { $from ->
    [storage] grenier
   *[hand] main
 }. Choisissez encore une carte de votre main ou de votre grenier.
web-nile-about-second = Ajoutez une deuxième carte Spéculation, ou terminez.
web-nile-about-more = Pas encore fini : choisissez encore une carte, { $cards }.
web-nile-need = Il vous faut { $needed } cartes : { $name } en a { $count } là.
web-nile-lay-where-more = Choisissez où poser la Pierre.
web-nile-will-found = { $count ->
    [one] Un nouveau champ : { $plot }, { $count } carte.
   *[other] Un nouveau champ : { $plot }, { $count } cartes.
 }
web-nile-will-found-monument = Vous construisez : { $plot }, Pierres : { $count }.
web-nile-will-grow = Votre champ { $plot } passe à { $count } cartes.
web-nile-will-grow-monument = { $plot } : { $count } Pierres désormais.
web-nile-do-plant-many = Planter { $count } cartes
web-nile-ends = piocher { $count }, finir le tour
web-nile-picks = { $count ->
    [one] choisissez encore une carte
   *[other] choisissez deux cartes
 }
web-nile-unfinished = pas encore fini
web-nile-leave-market = Quitter le Marché
web-nile-leave-offering = Pas d’Offrande
web-nile-ask-done = Passer sans planter ?
web-nile-ask-done-more = Vous pourriez encore planter à ce tour.
web-nile-ask-done-yes = Oui, passer
web-nile-ask-offering = Une Offrande maintenant ?
web-nile-ask-offering-more = Vous n’avez aucun champ : une nouvelle crue ne vous apporte rien.
web-nile-ask-offering-yes = Oui, offrir deux cartes
web-nile-ask-no = Non, continuer

## The end

web-nile-ranking-how = On compare d’abord les plus petites piles, puis les suivantes, jusqu’à ce qu’elles diffèrent.
web-nile-ending-margin = { $more } à { $count } pour { $pile ->
    [0] la plus grande pile
    [1] la plus petite pile
    [2] la deuxième plus petite pile
    [3] la troisième plus petite pile
    [4] la quatrième plus petite pile
    [5] la cinquième plus petite pile
   *[other] la sixième plus petite pile
 }
web-nile-ending-axis = Cartes dans la plus petite pile
web-nile-ending-season = Saison { $season }
web-nile-ending-close = Une carte { $crop } de plus aurait suffi pour dépasser { $name }.
web-nile-ending-best = Personne n’a engrangé autant de cartes { $crop } que vous : { $count }.

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

## While others play, and since your last turn

web-nile-recap-line = { $name } : { $actions }.
web-nile-recap-cards = { $count } × { $card }
web-nile-recap-stone = { $count } × Pierre pour { $plot }
web-nile-recap-planted = plantation de { $cards }
web-nile-recap-passed = aucune plantation
web-nile-recap-speculated = spéculation sur { $cards }
web-nile-recap-market = passage au Marché
web-nile-recap-offering = Offrande à Hâpy
web-nile-recap-harvested = récolte de { $cards }
web-nile-recap-harvest = La crue vous a apporté { $cards }.
web-nile-recap-failed = Votre spéculation sur { $card } a échoué.
web-nile-moment-lost-field = Vous perdez un champ
web-nile-moment-lost-monument = Vous perdez un Monument
web-nile-moment-success = Spéculation réussie
web-nile-moment-last-season = La dernière saison

# Un conseil
web-nile-hint-plant = Planter { $count } { $count ->
    [one] carte
   *[other] cartes
 } { $card }
web-nile-hint-build = Poser { $count } { $count ->
    [one] Pierre
   *[other] Pierres
 } sur { $plot }

## What a decision is about, and where a nudge points
web-nile-topic-plant = planter
web-nile-topic-speculate = la spéculation
web-nile-topic-market = le Marché
web-nile-topic-offering = l’Offrande
web-nile-topic-pass = garder ses cartes
web-nile-nudge-floods = Cherchez les cultures que beaucoup de cartes pas encore vues inonderaient.
web-nile-nudge-harvest = Combien de cartes d’un champ peuvent encore être récoltées ?
web-nile-nudge-smallest = Regardez votre plus petite pile.
web-nile-nudge-ousts = Regardez les champs des autres : l’un d’eux peut être pris.
web-nile-nudge-monument = Regardez vos Pierres.
web-nile-nudge-speculation = Comptez les cartes pas encore vues : une carte Spéculation rapporterait-elle ?
web-nile-nudge-flooded = Certaines cartes ne servent à rien pendant cette crue.
web-nile-nudge-well-stocked = D’une culture, vous avez plus qu’il ne faut.
web-nile-nudge-long-shot = L’une de vos cartes Spéculation ne rapporte presque jamais.
web-nile-nudge-offering = Une autre carte de crue vous aiderait-elle plus que les autres ?
web-nile-nudge-market = Une nouvelle carte vous aiderait-elle plus que deux des vôtres ?
web-nile-nudge-flooded-hand = Regardez ce que la crue vous interdit de planter.
web-nile-nudge-keep = Vous n’avez pas besoin de tout utiliser maintenant.
