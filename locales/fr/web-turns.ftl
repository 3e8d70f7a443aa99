# À qui de jouer dans ses propres parties, et jusqu’à quand.

web-turns = Vos parties, tour par tour
web-turns-none = Aucune de vos parties n’est en cours.
web-turns-yours = À vous de jouer
web-turns-of = Au tour de { $name }
web-turns-until = jusqu’au { $when }
web-turns-untimed = sans limite de temps
web-turns-with = avec { $names }
web-turns-calendar = Dans votre agenda
web-turns-calendar-more = Une adresse privée pour votre agenda : il montre jusqu’à quand chaque tour est attendu dans vos parties d’une heure ou plus par tour. Quiconque a l’adresse peut le lire.
web-turns-calendar-make = Créer une adresse
web-turns-calendar-again = Créer une nouvelle adresse
web-turns-calendar-once = Copiez-la maintenant : elle ne sera plus montrée.
web-turns-calendar-there = Il y a une adresse. Une nouvelle la remplace.
web-turns-calendar-delete = Supprimer l’adresse
web-turns-calendar-address = Adresse de l’agenda
web-push = Me prévenir sur cet appareil quand c’est à moi, même si Akhet est fermé
web-push-more = Le message indique le jeu et les autres joueurs ; une pression dessus ouvre la table. Il n’arrive que si vous n’êtes pas à la table.
web-push-failed = Les messages n’ont pas pu être activés dans ce navigateur. Son service de notification est peut-être désactivé ou hors d’atteinte.
