# Why a position set up by hand, or a view, is not lawful: the reasons of `position-unlawful`. What has a name in JSON,
# such as a card, a tile or a step, is called by it here.

unlawful-step = cette entrée n’existe { $count ->
    [one] qu’à l’étape
   *[other] qu’à ces étapes :
 } { $steps }
unlawful-needed = il faut cette entrée à l’étape { $step }
unlawful-tile = il faut une tuile ici à l’étape { $step }
unlawful-list = il faut une liste { $least ->
    [0] d’au plus { $most }
   *[other] de { $least } à { $most }
 } { $of ->
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
unlawful-view = aucune position n’a cet aspect, vue de là
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
unlawful-owed = il faut au plus { $most } : pas plus que le prix du Quartier, ni que ce qu’il y a pour payer
unlawful-spot = il n’y a plus d’emplacement libre pour ce Quartier
unlawful-exchange = ce n’est pas une Boutique d’échange totalement approvisionnée
unlawful-variant = on ne retire des tuiles que dans la variante à deux
unlawful-not-yet = rien ne s’est encore passé pendant ce tour
