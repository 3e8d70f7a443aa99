# akhet explore : comment les parties d’une collection ont commencé.

explore-command = comment des parties ont commencé, combien de fois, et avec quel succès
explore-records = des enregistrements, ou des dossiers d’enregistrements (par défaut : des parties de bots forts fournies avec Akhet)
explore-players = seulement les parties à ce nombre de joueurs
explore-order = seulement les premiers tours de ce siège, compté à partir de 0 pour le joueur qui commence
explore-option = seulement les parties avec cette option, comme monuments ou variant ; sans elle, les parties sans option (plusieurs fois possible)
explore-title = { $game } : premiers tours de { $games } parties
explore-column-turn = Premier tour
explore-column-games = Tours
explore-column-share = Fréquence
explore-column-won = Victoires
explore-column-interval = Intervalle à 95 %
explore-percent = { $value } %
explore-interval = { $low } à { $high } %
explore-caution = Qui a de bonnes cartes ou tuiles peut choisir autrement : le succès d’un tour ne dit pas ce qu’il vaut.
explore-nothing = Il n’y a pas de partie de ce genre dans la collection.
explore-left-out = { $file } n’est pas compté. { $why }
openings-none = Il n’y a pas de collection d’ouvertures pour { $game }.
openings-not-over = Cette partie n’est pas terminée : elle ne peut pas être comptée.
openings-too-many = On ne peut pas compter plus de { $most } enregistrements à la fois.
nile-opening-turn = { $plots ->
    [0] { $speculation ->
        [0] passer
        [one] spéculer avec une carte
       *[other] spéculer avec { $speculation } cartes
     }
    [one] planter { $cards ->
        [one] une carte
       *[other] { $cards } cartes
     } sur un champ
   *[other] planter { $cards } cartes sur { $plots } champs
 }{ $market ->
    [0] {""}
   *[other] {""}, après un Marché
 }{ $offering ->
    [0] {""}
   *[other] {""}, après une Offrande
 }
fertility-opening-turn = { $goods ->
    [0] ne rien récolter
    [one] récolter une ressource
   *[other] récolter { $goods } ressources
 }{ $built ->
    [0] {""}
   *[other] {""}, construire un Quartier
 }{ $supplied ->
    [0] {""}
    [one] {""}, livrer une ressource
   *[other] {""}, livrer { $supplied } ressources
 }
