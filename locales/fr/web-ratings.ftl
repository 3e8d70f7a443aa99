# Les cotes dans l’application : aux tables classées, après la partie et sur la page « Vous ».

web-ratings = Cotes
web-ratings-rated = Classée
web-ratings-choice = Partie classée : le résultat change votre cote
web-ratings-choice-more = Une partie classée se joue en temps limité, sans conseils, et chacun sur son propre appareil.
web-ratings-value = { $rating } ± { $margin }
web-ratings-uncertain = { $rating } ± { $margin } ?
web-ratings-changed = { $rating } ({ $change })
web-ratings-more = Avec une certitude de 95 %, une cote ne se trompe pas de plus que le nombre après ±. Un point d’interrogation dit que trop peu de parties ont été jouées.
web-ratings-stakes = En jeu pour vous
web-ratings-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
 }
web-ratings-place-of = { $place ->
    [1] 1re place
   *[other] { $place }e place
 } sur { $players }
web-ratings-equal = Toute personne encore attendue compte comme aussi forte que vous.
web-ratings-uncounted = Vous avez joué assez de parties classées aujourd’hui contre { $names } : une de plus ne changera pas votre cote.
web-ratings-left = a quitté la partie et finit donc à la dernière place
web-ratings-games = { $count ->
    [one] Une partie classée
   *[other] { $count } parties classées
 }
web-ratings-none = Vous n’avez pas encore de cote. Pour en obtenir une, choisissez « Partie classée » sous « Plus d’options » en commençant une partie.
web-ratings-graph = Votre cote après chacune de vos dernières parties classées : de { $low } à { $high }, maintenant { $now }.
web-ratings-latest = Vos dernières parties classées
web-ratings-date = Date
web-ratings-result = Place
web-ratings-change = Écart
web-ratings-boards = Classements
web-ratings-board = Classement de { $game }
web-ratings-board-empty = Personne n’y figure encore.
web-ratings-board-more = On y figure si on le souhaite et si sa cote n’a pas de point d’interrogation. L’ordre suit le bas de l’intervalle : la cote que l’on a au moins. Les bots ont une cote fixe et aucune place.
web-ratings-board-own = Votre cote, et votre présence au classement
web-ratings-list-me = Les classements peuvent montrer mon nom et ma cote
web-ratings-player = Nom
web-ratings-one = Cote
web-ratings-played = Parties
