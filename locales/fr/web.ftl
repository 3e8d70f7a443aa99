# The browser app: what is the same for both games.

web-skip = Aller au contenu
web-nav = Pages principales
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-me = Vous
web-language = Langue
web-theme = Clair ou sombre
web-theme-system = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-sound = Sons
web-volume = Volume
web-nothing-here = Il n’y a rien à cette adresse.
web-page-not-loaded = Impossible de charger cette page. Vérifiez la connexion et réessayez.
web-to-home = Retour à l’accueil
web-server-silent = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-no-answer = Le serveur n’a pas répondu. Vous verrez au retour de la connexion si l’action a eu lieu.

web-welcome = Les jeux de société du Nil
web-welcome-more = Jouez en solo contre des bots, entre amis sur un même appareil, ou en ligne en envoyant un lien.
web-pick-game = Choisissez un jeu
web-game-nile = NILE
web-game-nile-more = Plantez avant la crue, récoltez après. Un jeu de cartes pour 2 à 6 joueurs.
web-game-fertility = Fertility
web-game-fertility-more = Aménagez la Vallée, approvisionnez les Boutiques de votre Métropole. Un jeu de pose de tuiles pour 2 à 4 joueurs.
web-who-plays = Qui joue ?
web-your-name = Votre nom
web-guest = Invité
web-friend = Ami { $number }
web-friend-name = Nom de l’ami { $number }
web-rival = Adversaire { $number }
web-rival-open = Une personne invitée par un lien
web-rival-here = Un ami sur cet appareil
web-add-rival = Ajouter un adversaire
web-remove-rival = Retirer l’adversaire { $number }
web-level-farmer = Fermier : pour débuter en douceur
web-level-scribe = Scribe : solide et rapide
web-level-vizier = Vizir : voit plus loin
web-level-pharaoh = Pharaon : réfléchit à fond
web-more-choices = Plus d’options
web-option-public = Table publique : tout le monde peut s’asseoir
web-option-chance = au hasard
web-option-chosen = à choisir ici
web-option-turned = tourné d’un demi-tour
web-option-place = { $option }, { $number }
web-piece-any = N’importe lequel
web-piece-of = { $what } : { $name }
web-set = Matériel de jeu
web-set-upload = Envoyer un fichier…
web-set-file = Télécharger le fichier
web-set-write = Saisir votre propre matériel
web-set-faults = { $count ->
    [one] { $file } ne peut pas servir. Une entrée est fausse :
   *[other] { $file } ne peut pas servir. { $count } entrées sont fausses :
 }
web-set-line = Matériel de jeu : { $name }
web-set-reconstruction = Le matériel est une reconstitution.
web-set-reconstruction-more = Ce que cela veut dire
web-clock = Temps par tour
web-clock-off = Sans limite
web-clock-seconds = { $seconds } secondes
web-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
web-play = Jouer
web-open-table = Ouvrir une table
web-learn = Apprendre en jouant
web-rules = Règles

web-opening = Ouverture de la table…
web-waiting = La partie commencera quand tous les sièges seront pris.
web-closed = Cette table a été fermée avant le début de la partie.
web-seat-open = siège libre
web-seat-kept = siège réservé
web-invite = Envoyez ce lien aux personnes avec qui vous voulez jouer :
web-copy = Copier le lien
web-copied = Copié
web-leave = Quitter la table
web-sit = S’asseoir
web-connection-lost = Connexion perdue. Nouvel essai…
web-players = Joueurs
web-bot = bot
web-resigned = a abandonné
web-away = n’est pas là
web-your-turn = À vous de jouer.
web-to-move = c’est son tour
web-left-days = { $count ->
    [one] { $count } jour restant
   *[other] { $count } jours restants
 }
web-left-hours = { $count ->
    [one] { $count } heure restante
   *[other] { $count } heures restantes
 }
web-cover = C’est maintenant à { $name } de jouer
web-cover-more = Passez l’appareil à { $name }. D’ici là, les cartes restent cachées.
web-cover-ready = C’est moi, { $name }
web-undo = Annuler
web-back = Je suis de retour
web-resign = Abandonner
web-resign-sure = Abandonner la partie ?
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-result = Résultat
web-result-counting = Le décompte est en cours…
web-result-at-once = Voir le résultat tout de suite
web-result-order = Classement : { $order }.
web-rematch = Revanche
web-replay = Revoir la partie
web-record = Télécharger l’enregistrement
web-new-game = Nouvelle partie
web-log = Journal de la partie
web-log-opened = La table est ouverte.
web-log-sat = { $you ->
    [name] Vous prenez
   *[other] { $name } prend
 } place.
web-log-rose = Un joueur a quitté la table : son siège est de nouveau libre.
web-log-started = La partie commence.
web-log-resigned = { $you ->
    [name] Vous abandonnez
   *[other] { $name } abandonne
 }.
web-log-ended = La partie est terminée.
web-log-back = { $you ->
    [name] Vous êtes de retour
   *[other] { $name } est de retour
 }.
web-log-rematch = Une table est ouverte pour la revanche.
web-log-closed = La table est fermée.
web-chat = Dites quelque chose à la table
web-chat-send = Envoyer

web-standing = { $name } : place { $place } ({ $counts })
web-generic-over = La partie est terminée
web-generic-moves = Vos coups
web-generic-waiting = C’est à { $name } de jouer
web-generic-search = Chercher parmi { $count } coups
web-generic-view = Ce que vous voyez
web-generic-nothing = rien
web-generic-yes = oui
web-generic-no = non

web-close = Fermer
web-ruling = { $game } : règle { $ruling }
web-ruling-page = La lire sur la page des règles
