# Why a position set up by hand, or a view, is not lawful: the reasons of `position-unlawful`. What has a name in JSON,
# such as a card, a tile or a step, is called by it here.

unlawful-step = cette entrée n’existe { $count ->
    [one] qu’à l’étape
   *[other] qu’à ces étapes :
 } { $steps }
unlawful-needed = il faut cette entrée à l’étape { $step }
unlawful-list = il faut une liste { $least ->
    [0] d’au plus { $most }
   *[other] de { $least } à { $most }
 } { $of ->
    [boards] plateaux
    [districts] Quartiers
    [squares] cases
   *[speculation] cartes Spéculation
 }
unlawful-count = { $found } × { $name } { $where ->
    [drawn] parmi les cartes piochées et la pioche
    [shown] parmi les cartes montrées, les mains, la pioche et la pile de Crue
    [face-up] face visible
    [goods] à côté du plateau et sur les Boutiques
   *[all] au total, partout
 } ; il y en a { $all }
unlawful-at-most = { $found } { $of ->
    [monuments] Monuments à un même joueur
    [face-up] tuiles face visible
   *[tiles] tuiles
 }, c’est trop : { $most } au plus
unlawful-rest = il faut { $rest } : c’est ce que laisse tout le reste
unlawful-none = { $kind ->
    [district] le Quartier
   *[shop] la Boutique
 } « { $name } » n’existe pas
unlawful-twice = le Quartier { $name } y est deux fois

## NILE

unlawful-pile-end = la pioche est vide quand la partie est terminée, à la dernière saison, et alors seulement
unlawful-deck = { $card } n’est pas dans ce paquet
unlawful-flood = la dernière carte Crue est dans la pile de Crue, sauf si celle-ci est vide
unlawful-no-speculation = aucune spéculation n’est en jeu
unlawful-speculation = elle n’est en jeu qu’entre le moment où l’on spécule et la carte Crue du joueur suivant
unlawful-drawer = c’est le joueur dont c’est le tour qui pioche ou, pour une spéculation, celui qui a spéculé
unlawful-pick = « { $move } » n’y est pas permis
unlawful-view = aucune position ne se présente ainsi, vue de ce siège
unlawful-sizes = il faut { $wanted } { $wanted ->
    [one] carte
   *[other] cartes
 }, autant que dans la pioche et { $others ->
    [hold] dans la main des autres
   *[drew] parmi celles que les autres ont piochées
 }, pas { $found }
unlawful-bound = cela ne laisse aucune pioche de cette taille
unlawful-drawn = { $found } × { $name } piochées, mais seulement { $had } en main ou montrées depuis
unlawful-shown = cela ne correspond pas à ce que les autres ont en main et ont pioché depuis le mélange

## Fertility

unlawful-symbol = il faut cette entrée, car deux symboles de départ sont à égale distance du centre
unlawful-square = « { $letter } » en { $square }, là où les plateaux ont « { $board } »
unlawful-start = la tuile de départ n’est pas là où le disent les options
unlawful-scenes = les scènes de la Vallée ne sont pas celles des tuiles posées et de la tuile de départ
unlawful-quarry = { $there ->
    [monument] le Monument en { $square } n’est dans aucune Carrière
   *[nothing] { $square } n’est pas une Carrière
 }
unlawful-squares = une case, c’est une ligne et une colonne de la Vallée
unlawful-order = les cases vont de haut en bas et de gauche à droite, chacune une seule fois
unlawful-icon = il n’y a pas assez d’icônes libres pour cela : { $good }
unlawful-owed = il faut au moins 1 et au plus le prix du Quartier, soit { $cost } ; c’est { $owed }
unlawful-setup = ce qui est donné mène à l’étape { $step }
unlawful-not-begun = il faut que ce soit vide avant le premier tour
unlawful-spot = il n’y a plus d’emplacement libre pour ce Quartier
unlawful-exchange = ce n’est pas une Boutique d’échange totalement approvisionnée
unlawful-variant = on ne retire des tuiles que dans la variante 2 joueurs
unlawful-tiles = il faut { $wanted } { $wanted ->
    [one] tuile
   *[other] tuiles
 } à l’étape { $step }, pas { $found }
unlawful-row = il faut { $wanted } Quartiers, pas { $found } : { $wanted ->
    [3] celui construit pendant ce tour n’est pas encore remplacé
   *[other] il n’y en a trois que tant que celui construit pendant ce tour n’est pas remplacé
 }
unlawful-built = il y manque le Quartier construit pendant ce tour
unlawful-last-turns = il faut { $wanted } si le siège { $first } a commencé et que c’est le tour du siège { $turn }
unlawful-pile-left = les derniers tours ne commencent que lorsque la pioche est vide ; il y reste { $left }
unlawful-over = le dernier tour de la partie est celui du siège { $last }
unlawful-pile-empty = il ne reste rien pour compléter la Réserve Commune
unlawful-turns = le compte n’y est pas : chaque tour prend { $each } { $each ->
    [one] tuile
   *[other] tuiles
 } de la pioche
unlawful-first = il faut { $first } : c’est le tour { $number } de la partie, et celui du siège { $turn }
unlawful-removed = il faut au moins { $least } { $least ->
    [one] tuile
   *[other] tuiles
 } : dans la variante, on en retire une à chaque tour
unlawful-closed = aucune tuile de la Vallée ne peut avoir créé exactement ces Carrières
unlawful-no-tile = aucune tuile ne peut avoir été posée ou défaussée pendant ce tour
unlawful-earned = aucune tuile de la Vallée ne peut avoir rapporté exactement cela, avec ce qui a été payé et livré pendant ce tour
unlawful-no-choice = il n’y a rien à choisir à l’étape { $step }
unlawful-supplied = aucune ressource n’est sur une Boutique du joueur dont c’est le tour
unlawful-cannot-pay = on ne peut pas payer { $owed } : le joueur a { $goods }
