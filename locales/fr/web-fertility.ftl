# The browser app: Fertility's table.

web-fertility-valley = La Vallée
web-fertility-valley-help = Les flèches passent d’une case à l’autre, 1 à 3 ou T choisissent une tuile, R la tourne, Entrée la pose, Ctrl+Z annule un pas.
web-fertility-square = ligne { $row }, colonne { $column }
web-fertility-at = Ligne { $row }, colonne { $column } : { $what }.
web-fertility-desert = désert
web-fertility-printed = désert avec une ressource imprimée, { $good }
web-fertility-water = eau
web-fertility-wheat = Blé
web-fertility-scene = scène { $good }
web-fertility-monument-of = un Monument ({ $name })
web-fertility-quarry-here = une Carrière ouverte
web-fertility-water-tip = Eau : aucune tuile ne s’y pose, mais elle aide à fermer une Carrière.
web-fertility-print-tip = Une ressource imprimée : qui la recouvre gagne 1 × { $good }, quelle que soit la scène.
web-fertility-monument-tip = Un Monument ({ $name }). Le plus grand nombre dans la Vallée rapporte 15 Debens, le deuxième 7.
web-fertility-preview = { $one } en { $first }, { $other } en { $second }.
web-fertility-no-fit = Ta tuile ne peut pas se poser ici.
web-fertility-earns = Cela rapporterait { $goods }.
web-fertility-earns-nothing = Cela ne rapporterait rien.
web-fertility-earns-quarries = Cela ferme { $count ->
    [one] une Carrière
   *[other] { $count } Carrières
 }.
web-fertility-count = { $count } × { $good }
web-fertility-last-placed = C’est la dernière tuile posée.

## What can be done now

web-fertility-now = Maintenant
web-fertility-now-place = Pose une tuile
web-fertility-now-place-more = Choisis une de tes tuiles et une case éclairée.
web-fertility-now-touch = Touche une case, tourne la tuile si tu veux, puis pose-la.
web-fertility-now-discard = Défausse une tuile
web-fertility-now-discard-more = Aucune de tes tuiles ne peut être posée. Choisis celle qui quitte la partie.
web-fertility-now-quarry = Une Carrière : choisis son don
web-fertility-now-quarry-more = Tu as enfermé une case : { $square }.
web-fertility-now-city = Construis et approvisionne
web-fertility-now-city-both = Tu peux construire un Quartier, puis approvisionner tes Boutiques.
web-fertility-now-city-supply = Tu peux approvisionner tes Boutiques : choisis une ressource, puis une Boutique éclairée.
web-fertility-now-city-build = Tu peux construire un Quartier.
web-fertility-now-city-nothing = Il n’y a plus rien à faire ici.
web-fertility-now-city-left = Les ressources inutilisées retournent au Stock.
web-fertility-now-pay = { $count ->
    [one] Paie encore une marchandise pour { $district }
   *[other] Paie encore { $count } marchandises pour { $district }
 }
web-fertility-now-pay-more = N’importe quelle ressource à côté de ton plateau convient, et le Blé aussi.
web-fertility-now-exchange = Un échange : choisis ce que tu obtiens
web-fertility-now-exchange-more = Choisis une ressource, puis une autre Boutique éclairée.
web-fertility-now-take = Prends une tuile de la Réserve Commune
web-fertility-now-take-more = Elle te servira à un prochain tour.
web-fertility-now-remove = Retire une tuile de la Réserve Commune
web-fertility-now-remove-more = Elle quitte la partie.
web-fertility-now-wait = { $name } joue
web-fertility-now-over = La partie est terminée
web-fertility-which-good = Quelle ressource poser sur la { $shop } ?
web-fertility-turn = Tourner la tuile
web-fertility-turn-key = Tourner la tuile (R, ou la molette)
web-fertility-place = Poser ici
web-fertility-done = Terminer le tour
web-fertility-undo = Annuler
web-fertility-undo-key = Annuler (Ctrl+Z)
web-fertility-last-turn = C’est le dernier tour de chacun.
web-fertility-choices = { $count ->
    [one] Le seul choix, en mots
   *[other] Les { $count } choix, en mots
 }

## Tiles and goods

web-fertility-your-tiles = Tes tuiles
web-fertility-tiles-of = Tuiles · { $name }
web-fertility-tile-choose = { $tile }, tuile { $number } : choisis-la, ou tourne-la si elle est déjà choisie.
web-fertility-tile-fits-nowhere = { $tile } : cette tuile ne peut se poser nulle part pour l’instant.
web-fertility-tile-tip = Une tuile à deux scènes. Elle se pose sur deux cases de désert vides, à côté d’une scène semblable, et chaque bord entre deux scènes semblables rapporte une ressource.
web-fertility-common = Réserve Commune
web-fertility-common-tip = À la fin de son tour, chacun prend une de ces tuiles ; une tuile de la pioche rétablit le nombre.
web-fertility-pile = { $count ->
    [one] { $count } tuile dans la pioche
   *[other] { $count } tuiles dans la pioche
 }
web-fertility-pile-tip = Quand la pioche ne suffit plus à compléter la Réserve Commune, chacun joue un dernier tour.
web-fertility-stock = Stock
web-fertility-stock-tip = Les ressources encore disponibles. Ce que tu paies revient ici.
web-fertility-goods = À côté de ton plateau
web-fertility-goods-of = À côté du plateau · { $name }
web-fertility-goods-none = Rien
web-fertility-good-pick = { $count } × { $good } : en prendre un jeton
web-fertility-good-alabaster-tip = Albâtre : les scènes Albâtre côte à côte en rapportent.
web-fertility-good-bovine-tip = Bovin : les scènes Bovin côte à côte en rapportent.
web-fertility-good-papyrus-tip = Papyrus : les scènes Papyrus côte à côte en rapportent.
web-fertility-good-grape-tip = Raisin : les scènes Raisin côte à côte en rapportent.
web-fertility-good-wheat-tip = Blé : les cases de Blé voisines en rapportent. Il paie des Quartiers et vaut des Debens à la fin.
web-fertility-quarry-tip = Une Carrière : une case vide que tu as fermée sur ses quatre côtés. Elle donne une ressource, ou la place d’un Monument.
web-fertility-quarry-monument = Poser un Monument

## Districts, Shops, the city

web-fertility-districts = Quartiers à construire
web-fertility-districts-tip = Quatre Quartiers sont visibles. Tu peux en construire un par tour.
web-fertility-district = Quartier { $district }
web-fertility-cost = { $cost ->
    [0] Il ne coûte rien.
    [one] Il coûte { $cost } marchandise, n’importe laquelle.
   *[other] Il coûte { $cost } marchandises, n’importe lesquelles.
 }
web-fertility-price = { $cost ->
    [0] Gratuit
   *[other] Coût : { $cost }
 }
web-fertility-build = Construire { $district }
web-fertility-build-free = Gratuit
web-fertility-city = Ta Métropole
web-fertility-city-of = Métropole · { $name }
web-fertility-cities = Les autres Métropoles
web-fertility-spots-left = { $count ->
    [0] Les sept emplacements sont occupés.
    [one] { $count } emplacement est libre.
   *[other] { $count } emplacements sont libres.
 }
web-fertility-spot-tip = Chaque Quartier que tu construis prend un de ces emplacements.
web-fertility-shop-start = Boutique de départ { $number }
web-fertility-shop-district = Boutique { $number } du Quartier { $district }
web-fertility-shop-wants = Cette Boutique demande : { $goods }.
web-fertility-any = n’importe quelle ressource
web-fertility-pays-debens = Pleine, elle vaut { $value } { $value ->
    [one] Deben
   *[other] Debens
 }.
web-fertility-pays-wheat = Pleine, elle donne aussitôt 1 Blé.
web-fertility-pays-god = Pleine, elle apporte une statue : { $god }.
web-fertility-pays-gods = Pleine, elle apporte deux statues : { $one } et { $other }.
web-fertility-pays-any-god = Pleine, elle apporte la statue d’un dieu au choix.
web-fertility-pays-each = Pleine, elle vaut { $value } { $value ->
    [one] Deben
   *[other] Debens
 } par jeton { $good } dans la Métropole.
web-fertility-pays-exchange = Pleine, elle donne aussitôt une ressource à poser sur une autre Boutique : { $goods }.
web-fertility-shop-filled = Icônes remplies : { $filled } sur { $icons }.
web-fertility-shop-full = Elle est pleine.
web-fertility-shop-takes = Elle peut recevoir maintenant : { $goods }.
web-fertility-supply = Un jeton { $good } sur la { $shop }
web-fertility-storehouse = Grenier à Blé
web-fertility-storehouse-holds = Blé au Grenier : { $wheat }, soit { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 } à la fin.
web-fertility-statues = Statues
web-fertility-statues-hold = { $gods ->
    [0] Aucun dieu encore : cela ne vaut rien.
    [one] { $gods } dieu, pour { $debens } Debens.
   *[other] { $gods } dieux différents, pour { $debens } Debens.
 }
web-fertility-scale-tip = Sur la piste, le nombre du haut dit combien tu en as, celui du bas ce qu’ils valent.
web-fertility-monuments-left = Monuments dans la Vallée : { $raised } sur 4. Le plus grand nombre rapporte 15 Debens, le deuxième 7.
web-fertility-shops-full = Boutiques pleines : { $full } sur { $all }.
web-fertility-tally = { $what } : { $count }

## The score

web-fertility-score = Le score actuel
web-fertility-score-final = Le décompte final
web-fertility-score-heading = Rubrique
web-fertility-score-again = Recompter
web-fertility-heading-generic = Boutiques
web-fertility-heading-generic-tip = Boutiques pleines qui rapportent une somme fixe de Debens.
web-fertility-heading-specialised = Spécialisées
web-fertility-heading-specialised-tip = Boutiques pleines qui rapportent pour chaque jeton d’une ressource dans la Métropole.
web-fertility-heading-statues = Statues
web-fertility-heading-statues-tip = Dieux différents qu’apportent les Boutiques pleines, lus sur le barème.
web-fertility-heading-monuments = Monuments
web-fertility-heading-monuments-tip = 15 Debens pour le plus de Monuments dans la Vallée, 7 pour la deuxième place.
web-fertility-heading-wheat = Blé
web-fertility-heading-wheat-tip = Ce que contient le Grenier, lu sur la piste.
web-fertility-heading-debens = Debens
web-fertility-heading-debens-tip = Toutes les rubriques ensemble.
web-fertility-final-of = { $name } a { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }.
