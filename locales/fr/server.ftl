# The server: refusals of the lobby and of tables.

server-database-url = Une base de données s’indique par sqlite://… ou postgresql://…, pas par « { $scheme } ».
server-database = Impossible d’ouvrir la base de données : { $reason }.
server-no-driver = PostgreSQL a besoin d’un pilote : installez akhet[postgresql].
server-memory = La base de données doit être un fichier : les tables doivent survivre au serveur.
server-taken = { $file } sert déjà à un autre serveur. Arrêtez-le d’abord, ou passez à PostgreSQL, qui en sert plusieurs.
server-port = Impossible d’écouter à l’adresse { $host }, port { $port } : { $reason }. Choisissez un autre port avec --port.
server-setting = Valeur attendue pour { $name } : { $kind ->
    [yes-or-no] yes ou no
    [whole-number] un entier positif ou nul
   *[number] un nombre positif ou nul
 }, et non « { $said } ».
server-workers-need-postgresql = Pour plusieurs processus, il faut PostgreSQL (AKHET_DATABASE_URL) : avec SQLite, il n’y en a qu’un.

server-http = { $status ->
    [400] Ce message est illisible.
    [404] Il n’y a rien à cette adresse.
    [405] Cette adresse ne s’utilise pas de cette façon.
   *[other] Impossible ici.
 }
server-message = Ce message est illisible. { $where ->
    [whole] Le message
   *[other] { $where }
 } : { $reason }.
server-not-text = Les messages sont du texte, en JSON.
server-too-large = C’est trop long : au plus { $most } octets.
server-too-many-sockets = Trop de connexions sont ouvertes ici à la fois. Fermez-en d’abord quelques-unes.
server-too-fast = Trop de demandes à la fois. Attendez un instant, puis réessayez.
server-failed = Une erreur s’est produite de notre côté ; nous l’avons enregistrée. Réessayez dans un instant.
server-origin = Cette requête vient d’un autre site.
server-protocol = Ce serveur utilise la version { $known } du protocole, pas la version { $said }. Rechargez la page.
server-hello-first = Le premier message doit être hello.
server-hello-once = hello a déjà été envoyé.

server-no-app = L’application pour navigateur n’est pas construite ici. Dans un clone, « make web » la construit.

server-no-guest = Vous n’avez pas encore de nom ici. Commencez par en choisir un.
server-name = Un nom compte de 1 à { $most } lettres, chiffres ou signes.
server-no-such-code = Ce code est inconnu ici. Il a peut-être déjà servi, ou un plus récent l’a remplacé.

server-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
server-other-rules = Cette table a commencé avec la version { $rules } des règles, que ce serveur n’a plus.
server-no-set = Ce serveur n’a pas le matériel { $hash }.
server-set-game = On ne sait pas à quel jeu appartient { $file }.
server-set-name = Le nom du matériel ne peut avoir que des lettres, des chiffres et d’autres signes visibles.
server-only-bots = Il faut au moins un siège pour une vraie personne.
server-clock = Un tour doit durer au moins { $least } { $least ->
    [one] seconde
   *[other] secondes
 }.
server-no-level = Le siège d’un bot a besoin d’un niveau.
server-too-many-tables = Il y a déjà { $most } { $most ->
    [one] table
   *[other] tables
 } en cours, et c’est la limite. Finissez-en une ou quittez-en une d’abord.
server-started = La partie a commencé : on ne peut plus prendre ni quitter de siège.
server-not-started = La partie n’a pas commencé : elle attend des joueurs.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-seated = Vous êtes déjà à cette table.
server-not-seated = Vous n’êtes pas à cette table.
server-seat-taken = Ce siège n’est pas libre.
server-rematch-already = La revanche est déjà ouverte à une autre table.
server-branch-seats = Pour continuer à partir d’ici, indiquez qui prend chacun des { $players } sièges : vous, des amis sur cet appareil ou des bots.

server-not-your-seat = Le siège { $seat } n’est pas le vôtre.
server-stale = La partie a avancé depuis votre décision. Regardez à nouveau.
server-too-many-undos = Vous ne pouvez plus rien annuler à ce tour.
server-resigned-already = Vous avez déjà abandonné.
server-not-away = Vous êtes déjà en train de jouer.
server-only-seats-talk = Il faut jouer à cette table pour pouvoir y parler.
server-chat-text = Un message compte de 1 à { $most } caractères, sans caractères de contrôle.
server-not-saved = Impossible d’enregistrer cette action : elle n’a donc pas eu lieu. Réessayez dans un instant.
server-too-busy = Il se passe trop de choses à la fois à cette table. Réessayez dans un instant.
