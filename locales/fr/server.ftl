# The server: refusals of the lobby and of tables.

server-database-url = Une base de données s’indique par sqlite://… ou postgresql://…, pas par « { $scheme } ».
server-database = Impossible d’ouvrir la base de données : { $reason }.
server-newer-database = Cette base de données vient d’une version plus récente d’Akhet. Installez cette version ou indiquez une autre base.
server-unknown-setting = { $near ->
    [none] Le réglage { $name } n’existe pas. docs/settings.md les donne tous.
   *[other] Le réglage { $name } n’existe pas. Vouliez-vous dire { $near } ?
 }
server-no-driver = PostgreSQL a besoin d’un pilote : installez akhet[postgresql].
server-memory = La base de données doit être un fichier : les tables doivent survivre au serveur.
server-taken = { $file } sert déjà à un autre serveur. Arrêtez-le d’abord, ou passez à PostgreSQL, qui en sert plusieurs.
server-port = Impossible d’écouter à l’adresse { $host }, port { $port } : { $reason }. Choisissez un autre port avec --port.
server-metrics-address = AKHET_METRICS_ADDRESS doit être une adresse et un port, par exemple 127.0.0.1:9464, et non « { $said } ».
server-metrics-port = Impossible d’écouter sur { $host }, port { $port }, pour les mesures : { $reason }. Changez AKHET_METRICS_ADDRESS.
server-traces = AKHET_TRACES doit être l’adresse d’un collecteur OpenTelemetry, par exemple http://127.0.0.1:4318, et non « { $said } ».
server-setting = Valeur attendue pour { $name } : { $kind ->
    [yes-or-no] yes ou no
    [whole-number] un entier positif ou nul
   *[number] un nombre positif ou nul
 }, et non « { $said } ».
server-word-list = { $file }, ligne { $line } : { $fault ->
    [utf8] ce n’est pas du texte en UTF-8. Enregistrez le fichier en UTF-8.
    [star] un * ne peut se trouver qu’à la fin d’un mot.
    [several] écrivez un mot par ligne.
   *[letters] un mot se compose de lettres et de chiffres et peut finir par *. Écrivez les commentaires après #.
 }
server-no-word-lists = Il n’y a pas de listes de mots dans { $file }. Mettez-y des fichiers dont le nom finit par .txt, comme fr.txt, ou modifiez AKHET_WORD_LISTS.
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
server-host = Ce serveur ne porte pas ce nom. La personne qui le gère peut l’ajouter à AKHET_HOSTS.
server-protocol = Ce serveur utilise la version { $known } du protocole, pas la version { $said }. Rechargez la page.
server-hello-first = Le premier message doit être hello.
server-hello-once = hello a déjà été envoyé.

server-no-app = L’application pour navigateur n’est pas construite ici. Dans un clone, « make web » la construit.

server-no-guest = Vous n’avez pas encore de nom ici. Commencez par en choisir un.
server-name = Un nom compte de 1 à { $most } lettres, chiffres ou signes.
server-no-such-code = Ce code est inconnu ici. Il a peut-être déjà servi, ou un plus récent l’a remplacé.
server-no-session = Vous n’êtes pas connecté sur cet appareil, ou vous ne l’êtes plus.
server-no-profile = Cette personne n’existe pas ici, ou vous n’avez pas accès à son profil.
server-no-push = Ce serveur n’envoie pas de messages aux appareils.
server-push-subscription = La réponse de votre navigateur ne permet pas d’envoyer de messages. Réactivez-les, ou prenez un autre navigateur.
server-no-passkeys-here = Les clés d’accès ne fonctionnent pas à cette adresse. Il leur faut HTTPS et un nom plutôt qu’une adresse IP.
server-no-challenge = Cela a pris trop de temps ou a été envoyé deux fois. Veuillez réessayer.
server-passkey = Cette clé d’accès n’a pas pu être vérifiée.
server-no-passkey = Cette clé d’accès est inconnue ici. Elle a peut-être été retirée.
server-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en une dont vous n’avez plus besoin.
server-banned = L’exploitant de ce serveur vous en a exclu.
server-muted = L’exploitant de ce serveur ne vous laisse pas discuter.
server-word = L’exploitant de ce serveur n’autorise pas le mot « { $text } ». Choisissez-en un autre.
server-no-report = À ce siège, il n’y a personne que vous puissiez signaler.
server-reported-already = Vous avez déjà signalé ce joueur à cette table. L’exploitant n’a pas encore traité votre signalement.
server-too-many-reports = { $most } de vos signalements ne sont pas encore traités : c’est la limite. Attendez que l’exploitant les ait examinés.
server-report-text = Un signalement compte au plus { $most } caractères, sans caractères de contrôle.
server-no-person = Cette personne n’est pas ici, ou n’y est plus.
server-no-friend-code = Personne ici n’a ce code d’ami. Il a peut-être été remplacé par un plus récent.
server-own-code = C’est votre propre code d’ami. Donnez-le à quelqu’un qui aimerait jouer avec vous.
server-blocked-by-you = Vous avez bloqué cette personne. Débloquez-la d’abord.
server-too-many-relations = Vous suivez ou avez masqué { $most } personnes ici : c’est la limite.
server-not-friends = Vous ne pouvez inviter que des amis : des personnes que vous suivez et qui vous suivent.
server-invited-already = Cette personne a déjà un siège à cette table.
server-not-reserved = Ce siège n’est réservé à personne.
server-read-only = Ce serveur est en maintenance : on ne peut ni ouvrir de table ni jouer. Les pendules sont arrêtées. Réessayez plus tard.

server-no-table = Cette table n’existe pas, ou elle ne vous est pas ouverte.
server-other-rules = Cette table a commencé avec la version { $rules } des règles, que ce serveur n’a plus.
server-no-set = Ce serveur n’a pas le matériel { $hash }.
server-no-commitment = Cet engagement est inconnu ici. Il a déjà servi ou il est trop ancien : demandez-en un autre.
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
server-too-many-tables-network = Depuis votre réseau, il y a déjà { $most } { $most ->
    [one] table
   *[other] tables
 } en cours, et c’est la limite. Finissez-en une ou quittez-en une d’abord.
server-closed = Cette table est fermée : il ne s’y passe plus rien.
server-deleted = Cette table a été supprimée.
server-started = La partie a commencé : on ne peut plus prendre ni quitter de siège.
server-not-started = La partie n’a pas commencé : elle attend des joueurs.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-no-record = Cet enregistrement n’est pas ici. Il a peut-être été supprimé : envoyez-le de nouveau.
server-record-not-over = Cette partie n’est pas terminée : seules les parties terminées peuvent être consultées ici.
server-not-played-out = Cette partie n’a pas été jouée jusqu’au bout : elle ne peut pas être analysée.
server-review-busy = Une autre de vos parties est en cours d’analyse. Attendez que ce soit fini.
server-too-many-reviews = Vous avez demandé { $most ->
    [one] une analyse
   *[other] { $most } analyses
 } aujourd’hui ; c’est la limite. Revenez demain.
server-too-many-reviews-network = { $most ->
    [one] Une analyse a été demandée
   *[other] { $most } analyses ont été demandées
 } aujourd’hui depuis votre réseau ; c’est la limite. Revenez demain.
server-analysis-busy = Une autre de vos positions est en cours d’analyse. Attendez un instant.
server-too-much-analysis = Vous ou d’autres personnes de votre réseau avez fait analyser des positions très longtemps. Reprenez dans quelques minutes.
server-seated = Vous êtes déjà à cette table.
server-not-seated = Vous n’êtes pas à cette table.
server-seat-taken = Ce siège n’est pas libre.
server-rematch-already = La revanche est déjà ouverte à une autre table.
server-branch-seats = Pour continuer à partir d’ici, indiquez qui prend chacun des { $players } sièges : vous, des amis sur cet appareil ou des bots.

server-not-your-seat = Le siège { $seat } n’est pas le vôtre.
server-stale = La partie a avancé depuis votre décision. Regardez à nouveau.
server-id-used = Vous avez déjà utilisé cet identifiant pour une autre commande.
server-too-many-undos = Vous ne pouvez plus rien annuler à ce tour.
server-resigned-already = Vous avez déjà abandonné.
server-not-away = Vous êtes déjà en train de jouer.
server-only-seats-talk = Il faut jouer à cette table pour pouvoir y parler.
server-chat-text = Un message compte de 1 à { $most } caractères, sans caractères de contrôle.
server-not-saved = Impossible d’enregistrer cette action : elle n’a donc pas eu lieu. Réessayez dans un instant.
server-too-busy = Il se passe trop de choses à la fois à cette table. Réessayez dans un instant.
server-no-hints = Les conseils sont désactivés à cette table.
server-not-ratable = { $reason ->
    [game] Ce jeu n’a pas d’échelle de classement : la partie ne peut pas être classée.
    [clock] Une partie classée demande un temps par tour : sinon une partie perdue pourrait ne jamais finir.
    [hints] Une partie classée se joue sans conseils.
    [device] Dans une partie classée, chacun joue sur son propre appareil.
    [set] Une partie classée se joue avec le matériel fourni avec le jeu.
    [position] Une partie classée commence par la donne.
   *[level] Ce niveau n’a pas de cote : sa force dépend de la machine. Choisissez-en un autre, ou jouez sans classement.
 }
server-tournament = { $reason ->
    [size] Ce jeu ne se joue pas à autant de personnes par table.
    [length] Un tournoi suisse a besoin d’un nombre de rondes, une arène d’un nombre de minutes.
    [people] Le nombre minimal de participants ne peut pas dépasser le nombre maximal.
   *[name] Le nom d’un tournoi ne contient pas de caractères de contrôle.
 }
server-no-tournament = Ce tournoi n’existe pas ici.
server-tournament-over = On ne peut plus entrer dans ce tournoi ni le quitter.
server-tournament-started = Ce tournoi a déjà commencé ou a été annulé.
server-tournament-full = { $most ->
    [one] Une personne participe
   *[other] { $most } personnes participent
 } déjà : le tournoi est complet.
server-too-many-tournaments = { $most ->
    [one] Un de vos tournois n’est pas terminé
   *[other] { $most } de vos tournois ne sont pas terminés
 } : c’est la limite.
server-not-in-tournament = Vous ne participez pas à ce tournoi.
server-not-your-tournament = Seule la personne qui a ouvert ce tournoi peut le faire.
server-not-rated = La partie à cette table n’est pas classée.
server-no-review = Cette partie n’est pas encore analysée.
server-no-future = Cette analyse n’a pas cette suite.
server-no-mistake = Il n’y a pas cette erreur parmi les vôtres.
server-trial-busy = Votre dernier essai est encore en cours d’évaluation.
server-trial-done = Cette décision est déjà complète. Reprenez quelque chose pour en essayer une autre.
server-not-a-decision = Ces coups ne sont pas encore une décision complète.
server-hint-busy = Votre dernier conseil est encore en préparation.
server-preparing = Les jeux sont encore en préparation sur cette machine. Réessayez dans un instant.

# What messengers and other sites show of a link
server-preview = Jouez à NILE et à Fertility, les jeux de société du Nil, dans votre navigateur.
server-preview-title = { $game } : { $names }
server-preview-open = { $count ->
    [one] Une place est libre. Venez jouer.
   *[other] { $count } places sont libres. Venez jouer.
 }
server-preview-playing = La partie est en cours. Venez regarder.
server-preview-over = { $count ->
    [one] { $names } a gagné. Voyez le résultat et revoyez la partie.
   *[other] { $names } partagent la victoire. Voyez le résultat et revoyez la partie.
 }

duplicate-begun = Vous avez déjà commencé cette donne. Chacun la joue une seule fois.
duplicate-no-day = Personne n’a joué de duplicate ce jour-là.
duplicate-no-match = Ce match n’existe pas ici, ou il ne vous est pas ouvert.
duplicate-match-own = Vous avez ouvert ce match vous-même. Envoyez son lien à quelqu’un d’autre.
duplicate-match-taken = Quelqu’un d’autre a déjà accepté ce match.
duplicate-match-waiting = Personne n’a encore accepté ce match.
duplicate-match-over = Vous n’avez plus de donne à jouer dans ce match.
duplicate-match-not-over = Ce match n’est pas encore terminé.
duplicate-too-many-matches = Vous pouvez avoir { $most } matchs à la fois. Terminez-en d’abord un.
server-calendar = Akhet : vos parties
server-calendar-yours = À vous de jouer : { $game } avec { $names }
server-calendar-theirs = Au tour de { $name } : { $game }
server-push = À vous de jouer
server-push-game = { $game } avec { $names }
