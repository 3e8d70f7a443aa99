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
web-haptics = Vibrations
web-pace = Rythme des tours des autres
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-fast = Rapide
web-pace-instant = Immédiat
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
web-level-fisher = Pêcheur : apprend encore
web-level-farmer = Fermier : joue d’instinct
web-level-scribe = Scribe : solide, parfois distrait
web-level-vizier = Vizir : voit l’essentiel
web-level-pharaoh = Pharaon : voit plus loin
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
web-tournaments = Tournois
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
web-waiting-meanwhile = En attendant
web-waiting-away = La partie commence d’elle-même dès que tous les sièges sont pris. Vous pouvez laisser cette page en arrière-plan : le titre de son onglet dit quand c’est à vous de jouer.
web-waiting-how-to = Comment jouer, en une page
web-waiting-lessons = Apprendre avec un guide
web-waiting-invited = { $name } vous invite à cette table.
web-waiting-answer = En attente de la réponse de { $names }.
web-notice = De la part de l’exploitant de ce serveur : { $text }
web-closed = { $why ->
    [unused] Cette table a été fermée parce que sa partie n’a pas commencé à temps.
    [idle] Cette partie a été fermée parce que personne ne l’a continuée.
    [late] Cette partie a été fermée parce que le temps de son match est écoulé.
    [operator] L’exploitant de ce serveur a fermé cette table.
   *[none] Cette table a été fermée avant le début de la partie.
 }
web-seat-open = siège libre
web-seat-kept = siège réservé
web-seat-asked = n’a pas encore répondu
web-seat-yours = réservé pour vous
web-seat-you = vous
web-seat-here = présent
web-invite = Envoyez ce lien aux personnes avec qui vous voulez jouer :
web-copy = Copier le lien
web-copied = Copié
web-leave = Quitter la table
web-close-table = Fermer la table
web-share = Partager
web-sit = S’asseoir
web-connection-lost = Connexion perdue. Nouvel essai…
web-notify = Me prévenir quand c’est à moi
web-notify-blocked = Votre navigateur bloque les notifications de cette page.
web-notify-offer = Voulez-vous être prévenu quand c’est à vous de jouer ?
web-notify-yes = Oui, volontiers
web-notify-no = Non, merci
web-notify-body = { $game } : la table vous attend.
web-players = Joueurs
web-bot = bot
web-resigned = a abandonné
web-away = n’est pas là
web-away-you = Vous étiez absent : un bot joue pour vous.
web-your-turn = À vous de jouer.
web-turn-yours = À vous
web-to-move = c’est son tour
web-thinking = réfléchit
web-not-connected = pas connecté
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
web-menu = Menu
web-resign = Abandonner
web-resign-sure = Abandonner la partie ?
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-result = Résultat
web-result-counting = Le décompte est en cours…
web-result-at-once = Voir le résultat tout de suite
web-result-order = Classement : { $order }.
web-rematch = Revanche
web-rematch-offer = { $name } aimerait rejouer.
web-rematch-accept = Rejouer
web-rematch-decline = Pas maintenant
web-replay = Revoir la partie
web-review = Analyse
web-review-any = Analyser n’importe quelle partie d’après son enregistrement
web-record = Télécharger l’enregistrement
web-new-game = Nouvelle partie
web-news = Ce qui se passe
web-news-skip = Passer
web-news-waiting = encore { $count }
web-recap = Depuis votre dernier tour
web-recap-dismiss = Compris
web-recap-nothing = Il ne s’est encore rien passé.
web-log = Journal de la partie
web-log-opened = La table est ouverte.
web-log-sat = { $you ->
    [name] Vous prenez
   *[other] { $name } prend
 } place.
web-log-rose = Un joueur a quitté la table : son siège est de nouveau libre.
web-log-declined = { $name } ne veut pas jouer maintenant : le siège est libre.
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
web-log-hint = { $name } a demandé un conseil.
web-log-rematch = Une table est ouverte pour la revanche.
web-log-closed = La table est fermée.
web-chat = Dites quelque chose à la table
web-chat-send = Envoyer
web-report = Signaler un joueur
web-report-who = Qui ?
web-report-text = Que s’est-il passé ? (facultatif)
web-report-why = Signaler { $name } pour :
web-report-reason = { $kind ->
    [insults] Insultes ou menaces
    [spam] Spam ou publicité
    [name] Un nom choquant
    [unfair] Jeu déloyal
   *[other] Autre chose
 }
web-report-more = Seul l’exploitant de ce serveur lit votre signalement, avec les derniers messages de cette table. Le joueur n’en est pas informé.
web-report-done = Merci. Votre signalement au sujet de { $name } est chez l’exploitant de ce serveur.
web-chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
 }

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

# The first start on a machine
web-preparing = Akhet prépare les jeux sur cet ordinateur
web-preparing-once = Cela n’arrive qu’une fois.
web-preparing-bots = Les bots sont presque prêts
web-preparing-bots-more = Vous pouvez déjà jouer entre humains ; les bots joueront dès qu’ils seront prêts.
web-preparing-left = Encore { $seconds } s environ

# The start page
web-home-start = Commencer
web-home-against = Vous contre { $names }
web-home-somebody = la personne que vous invitez
web-home-invite = Inviter quelqu’un
web-home-learn-on = Reprendre votre première partie
web-home-new = Préparer une partie
web-home-continue = Reprendre
web-home-public = Tables à rejoindre
web-home-all = Les { $count } tables
web-home-suggestion = La suggestion du jour
web-home-suggestion-go = Essayer
web-home-suggestion-learn = Apprenez { $game } avec un guide, en dix minutes environ.
web-home-suggestion-nile-monuments = NILE avec les Monuments : la Pierre devient Sphinx, Obélisque ou Muraille. Contre le Scribe.
web-home-suggestion-nile-crowd = NILE à cinq : une table animée avec deux Fermiers et deux Scribes.
web-home-suggestion-nile-classic = NILE avec le paquet classique de cinq cultures, contre deux Scribes.
web-home-suggestion-nile-duel = NILE contre le Pharaon. Ce ne sera pas facile.
web-home-suggestion-fertility-four = Fertility à quatre : une Vallée bien remplie et des Quartiers qui changent vite.
web-home-suggestion-fertility-duel = Fertility contre le Pharaon. Choisissez bien vos tuiles.
web-home-suggestion-fertility-three = Fertility à trois, contre deux Scribes.
web-hints = Conseils
web-hints-usual = Comme d’habitude : oui, sauf contre d’autres personnes ou à la pendule
web-hints-on = Oui
web-hints-off = Non

## La fin d’une partie

web-ending-won = Vous gagnez : { $score } !
web-ending-wins = { $name } gagne : { $score }.
web-ending-shared-you = Vous partagez la victoire avec { $names } : { $score }.
web-ending-shared = { $names } se partagent la victoire : { $score }.
web-ending-resigned-won = { $resigned } a abandonné : vous gagnez.
web-ending-resigned-you = Vous avez abandonné. { $names } { $count ->
    [one] gagne
   *[other] gagnent
 }.
web-ending-resigned = { $resigned } a abandonné : { $names } { $count ->
    [one] gagne
   *[other] gagnent
 }.
web-ending-place = Vous terminez à la place { $place } sur { $players }.
web-ending-next = Le Nil remontera : la prochaine partie sera tout autre.
web-ending-counted = D’où viennent les points
web-ending-again = Recompter
web-ending-score = Score
web-ending-race = La course
web-ending-race-how = Ce que chacun aurait marqué si la partie s’était arrêtée après chaque tour.
web-ending-turns = Tour
web-ending-start = Début
web-ending-turn-of = Tour { $turn } : { $name }
web-ending-show = Revoir ce tour
web-ending-table = En tableau
web-ending-turning = Moments décisifs
web-ending-lead-changes = { $count ->
    [0] La tête n’a jamais changé.
    [one] La tête a changé une fois.
   *[other] La tête a changé { $count } fois.
 }
web-ending-led-since = { $you ->
    [name] Vous avez mené
   *[other] { $name } a mené
 } du tour { $turn } jusqu’à la fin.
web-ending-takes-lead = Tour { $turn } : { $you ->
    [name] vous prenez
   *[other] { $name } prend
 } la tête
web-ending-gains = Tour { $turn } : { $you ->
    [name] vous gagnez
   *[other] { $name } gagne
 } du terrain
web-ending-replay = Revoir la partie
web-ending-harder = Essayer le niveau { $name }
web-ending-easier = Jouer au niveau { $name }
web-ending-other = Jouer à { $game }
web-ending-share = Partager le résultat
web-ending-send = Envoyer l’image
web-ending-save = Enregistrer l’image
web-ending-link = Lien pour revoir la partie
web-shuffle-title = Vérifier le mélange
web-shuffle-own = Le mélange est conforme à l’engagement, et votre nombre aléatoire en fait partie.
web-shuffle-unseen = Tout concorde. Mais ce navigateur ne participait pas à l’ouverture de la table : il ne sait pas si l’engagement était alors le même.
web-shuffle-alone = Le mélange est conforme à l’engagement. Mais personne n’a fourni de nombre aléatoire : le serveur a mélangé seul.
web-shuffle-exchanged = Quelque chose ne va pas : l’engagement n’est pas celui que ce navigateur a vu avant la partie.
web-shuffle-secret = Quelque chose ne va pas : le secret du serveur n’est pas celui de son engagement.
web-shuffle-missing = Quelque chose ne va pas : votre nombre aléatoire ne fait pas partie du mélange.
web-shuffle-key = Quelque chose ne va pas : la clé n’est pas celle que donnent le secret et les nombres aléatoires.
web-shuffle-how = Le serveur fixe sa part avant de connaître les nombres aléatoires des joueurs : personne ne peut choisir seul ce qui sort. L’enregistrement de la partie permet de vérifier que tout vient de cette clé.
web-shuffle-parts = Afficher les nombres
web-shuffle-commitment-before = Engagement, tel que ce navigateur l’a d’abord vu
web-shuffle-commitment = Engagement du serveur
web-shuffle-server-part = Secret du serveur
web-shuffle-of = Nombre aléatoire : { $name }
web-shuffle-mine = Votre nombre aléatoire, tel que ce navigateur l’a envoyé
web-shuffle-result = Clé du mélange
web-shuffle-none = aucun

## Un conseil

web-hint = Conseil
web-hint-key = Conseil (H)
web-hint-thinking = Un coup d’œil vers la suite…
web-hint-only = Il n’y a qu’une chose à faire.
web-hint-why = Pourquoi ?
web-hint-chance = { $percent } % de chances de gagner
web-hint-next-best = Le deuxième meilleur plan : { $plan }
web-hint-close-call = À peu près aussi bon : { $plan }
web-hint-step = Faire cette étape
web-hint-step-of = Étape { $step } sur { $steps }
web-hint-do = Le faire
web-hint-rest = Faire le reste
web-hint-then = Quelque chose est révélé ensuite : redemandez alors.
web-hint-shut = Fermer le conseil

web-hint-look = Plusieurs coups méritent réflexion.
web-hint-about = Réfléchissez à ceci : { $topic }.
web-hint-candidates = Ces coups méritent un regard. L’un d’eux est le meilleur.
web-hint-show-candidates = Montrer ce qui mérite un regard
web-hint-show-move = Montrer le coup, et pourquoi

web-mistakes = Apprendre de vos erreurs
web-mistakes-due = { $count ->
    [one] Réessayer une erreur
   *[other] Réessayer { $count } erreurs
 }
web-statistics = Vos statistiques
