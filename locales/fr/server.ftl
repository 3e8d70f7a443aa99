# The server: refusals of the lobby and of tables.

server-database-url = Une base de données s’indique par sqlite://… ou postgresql://…, pas par « { $scheme } ».
server-database = Impossible d’ouvrir la base de données : { $reason }.
server-no-driver = PostgreSQL a besoin d’un pilote : installe akhet[postgresql].
server-memory = La base de données doit être un fichier : les tables doivent survivre au serveur.
server-taken = { $file } sert déjà à un autre serveur. Arrête-le d’abord, ou passe à PostgreSQL, qui en sert plusieurs.
server-port = Impossible d’écouter à l’adresse { $host }, port { $port } : { $reason }. Choisis un autre port avec --port.
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
server-too-many-sockets = Trop de connexions sont ouvertes ici à la fois. Fermes-en d’abord.
server-too-fast = C’était trop d’un coup. Attends un instant, puis réessaie.
server-failed = Quelque chose s’est mal passé ici, et nous en avons pris note. Réessaie dans un instant.
server-origin = Ceci vient d’une page qui n’est pas la nôtre.
server-protocol = Ce serveur parle la version { $known } du protocole, pas la version { $said }. Recharge la page.
server-hello-first = Le premier message doit être hello.
server-hello-once = hello a déjà été dit.

server-no-app = L’application pour navigateur n’est pas construite ici. Dans un clone, « make web » la construit.

server-no-guest = Tu n’as pas encore de nom ici. Commence par en choisir un.
server-name = Un nom compte de 1 à { $most } lettres, chiffres ou signes.
server-no-such-code = Ce code est inconnu ici. Il a peut-être déjà servi, ou un plus récent l’a remplacé.

server-no-table = Cette table n’existe pas, ou elle ne t’est pas ouverte.
server-other-rules = Cette table a commencé avec la version { $rules } des règles, que ce serveur n’a plus.
server-only-bots = Il faut au moins un siège pour une vraie personne.
server-clock = Un tour doit durer au moins { $least } { $least ->
    [one] seconde
   *[other] secondes
 }.
server-no-level = Le siège d’un bot a besoin d’un niveau.
server-too-many-tables = Il y a déjà { $most } { $most ->
    [one] table
   *[other] tables
 } en cours, et c’est la limite. Finis-en une ou quittes-en une d’abord.
server-started = La partie a commencé : on ne peut plus prendre ni quitter de siège.
server-not-started = La partie n’a pas commencé : elle attend des joueurs.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-seated = Tu es déjà à cette table.
server-not-seated = Tu n’es pas à cette table.
server-seat-taken = Ce siège n’est pas libre.
server-rematch-already = Il y a déjà une nouvelle table.
server-branch-seats = Pour continuer à partir d’ici, dis qui prend chacun des { $players } sièges : toi, des amis sur cet appareil ou des bots.

server-not-your-seat = Le siège { $seat } n’est pas le tien.
server-stale = La partie a avancé depuis ta décision. Regarde à nouveau.
server-too-many-undos = Tu as assez annulé pour ce tour. Continue à jouer.
server-resigned-already = Tu as déjà abandonné.
server-not-away = Tu es déjà en train de jouer.
server-only-seats-talk = Il faut jouer à cette table pour pouvoir y parler.
server-chat-text = Un message compte de 1 à { $most } caractères, sans caractères de contrôle.
server-not-saved = Impossible d’enregistrer cette action : elle n’a donc pas eu lieu. Réessaie dans un instant.
server-too-busy = Il se passe trop de choses à la fois à cette table. Réessaie dans un instant.
