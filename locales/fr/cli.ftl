# The akhet command.

cli-akhet = Jouez aux jeux de société du Nil et étudiez-les.
cli-commands = commandes{"\u00A0"}
cli-play = jouer contre des bots dans le terminal
cli-simulate = faire jouer un bot contre lui-même un grand nombre de fois, avec un rapport
cli-arena = faire s’affronter des bots et les classer
cli-bots = au moins deux bots : un nom, puis des options, puis un budget, comme random, search@1s, search@500
cli-arena-games = nombre de parties par confrontation, arrondi à des séries miroir entières (100 par défaut)
cli-results = garder chaque partie dans ce fichier, et reprendre à partir de ce qu’il contient
cli-report = écrire dans ce fichier une page avec des graphiques
cli-on-fault = ce que coûte un coup qu’un bot ne joue pas à temps : forfeit (la partie) ou random (le coup seulement) ; forfeit par défaut
cli-leaderboard = faire s’affronter les bots d’un dossier et écrire une page avec leur classement ; reprend où il s’était arrêté
cli-leaderboard-folder = un dossier avec leaderboard.toml et un fichier par bot
cli-learn = entraîner le réseau du bot « learned » en le faisant jouer contre lui-même
cli-learn-out = le dossier du point de reprise, de la courbe d’apprentissage et du réseau ; un entraînement qui s’y trouve est poursuivi
cli-learn-minutes = minutes de cette exécution (par défaut : { $minutes })
cli-learn-of-minutes = minutes de tout l’entraînement, toutes exécutions comprises, après lesquelles il ne change plus que peu (par défaut : celles de cette exécution et des précédentes)
cli-learn-seed = un nombre d’où partent le réseau et ses parties (par défaut : { $seed })
cli-learn-games = combien de parties sont jouées à la fois (par défaut : { $numbers })
cli-learn-decisions = décisions de chaque partie dans une leçon (par défaut : { $numbers })
cli-learn-minibatch = décisions par pas de l’optimiseur (par défaut : { $numbers })
cli-learn-judged = parties de chaque variante d’après lesquelles la force est jugée (par défaut : { $numbers })
cli-learn-device = où le réseau apprend : sur un GPU avec CUDA, sur le processeur, ou sur un GPU s’il y en a un (par défaut : auto)
cli-not-minutes = « { $text } » n’est pas un nombre de minutes supérieur à 0 et d’au plus { $most }
cli-serve = lancer le serveur : des tables en ligne, pour les navigateurs et d’autres programmes
cli-serve-host = l’adresse d’écoute ; par défaut 127.0.0.1, accessible depuis cette machine seulement
cli-serve-port = le port d’écoute, 8000 par défaut
cli-serve-workers = nombre de processus, 1 par défaut ; au-delà, il faut PostgreSQL
cli-serve-components = des fichiers de matériel que tous peuvent utiliser sur ce serveur
cli-serve-open = ouvrir le jeu dans un navigateur
cli-serve-packages = Il manque des paquets au serveur : { $packages }. Installez-les avec : { $command }
cli-serve-system = Le serveur ne tourne que sur les systèmes dotés de verrous de fichiers POSIX, comme Linux et macOS.
cli-serving = Akhet vous attend à l’adresse { $address }. Ctrl+C l’arrête.
cli-not-port = « { $text } » n’est pas un port : de 0 à 65535.
cli-admin = administrer un serveur en marche : tables, personnes, bannissements, avis
cli-referee = jouer par lignes JSON sur stdin et stdout, pour d’autres programmes
cli-record = vérifier ou afficher l’enregistrement d’une partie
cli-record-verify = rejouer un enregistrement et dire s’il est valable
cli-commitment = ce qui a été publié de la clé du hasard au début de la partie ; un enregistrement qui a une autre clé, ou aucune, est refusé
cli-record-show = raconter en phrases une partie enregistrée
cli-export = les parties en fichiers Parquet, une ligne par décision, pour l’analyse et l’entraînement
cli-export-records = écrire des enregistrements dans un fichier Parquet
cli-export-unpack = réécrire en enregistrements les parties d’un fichier Parquet
cli-export-games = faire jouer un bot contre lui-même et écrire les parties en un jeu de données décrit ; reprend où il s’était arrêté
cli-export-file = le fichier Parquet
cli-export-folder = le dossier où écrire
cli-export-evaluate = un bot qui estime les chances de gagner de chaque choix, comme search@500
cli-export-bot = le bot à tous les sièges, écrit comme pour « akhet arena » ({ $bot } par défaut)
cli-export-count = nombre de parties ({ $count } par défaut)
cli-schema = afficher le schéma JSON de ce que les programmes reçoivent et envoient
cli-schema-game = ce jeu seulement, parmi : { $games } (par défaut tous, et le serveur)
cli-game = un jeu parmi : { $games }
cli-players = nombre de joueurs (par défaut : { $numbers })
cli-group = { $title }{"\u00A0"}
cli-option = { $label }{ $kind ->
    [flag] {""}
    [list] {" "}(valeurs séparées par des virgules)
    [list-of]  : parmi { $choices }, valeurs séparées par des virgules
    [seat]  : un siège à partir de 0, avec « play » aussi un nom (au hasard par défaut)
   *[number] {" "}(au hasard par défaut)
 }
cli-seed = un nombre qui rend les tirages reproductibles
cli-seed-default = un nombre qui rend les tirages reproductibles ({ $seed } par défaut)
cli-components = un fichier qui décrit un autre matériel
cli-name = votre nom à la table
cli-level = la force de vos adversaires : fisher, farmer, scribe, vizier ou pharaoh (demandée si elle n’est pas donnée)
cli-play-bot = un bot par adversaire, dans l’ordre, écrit comme pour « akhet arena » ; le dernier donné occupe les sièges qui restent
cli-watch = laisser les bots occuper tous les sièges, et regarder
cli-record-to = enregistrer la partie dans ce fichier
cli-no-colour = texte sans couleurs
cli-games = nombre de parties (par défaut 10000, ou 100 pour un bot interrogé coup par coup)
cli-simulate-bot = le bot qui occupe tous les sièges, écrit comme pour « akhet arena » (greedy par défaut)
cli-cores = nombre de cœurs utilisés (tous par défaut)
cli-json = afficher le rapport en JSON
cli-not-positive = « { $text } » n’est pas un nombre entier de 1 à { $most }
cli-stopped = arrêté.
cli-record-over = { $file } : partie de { $game } conforme aux règles, coups : { $plies }, terminée, { $hash }
cli-record-unfinished = { $file } : partie de { $game } conforme aux règles, coups : { $plies }, inachevée, { $hash }
cli-record-rolled = Tirages vérifiés : chacun est bien celui que donne la clé du hasard, et la clé correspond à son engagement.
cli-record-mixed = Tirages vérifiés : chacun est bien celui que donne la clé du hasard. Elle est formée du secret du serveur, qui correspond à son engagement, et des nombres aléatoires des joueurs.
cli-record-undiced = Tirages non vérifiés : l’enregistrement ne contient pas la clé du hasard.
cli-components-command = commencer, vérifier ou montrer un matériel de jeu
cli-components-new = commencer un matériel de jeu : écrire un fichier qui explique chaque entrée
cli-components-new-file = le fichier à écrire (par défaut : l’afficher)
cli-components-new-from = commencer avec le matériel fourni (shipped) ou avec un modèle à remplir (blank) (par défaut : shipped)
cli-components-new-force = remplacer un fichier existant
cli-components-check = dire si un matériel convient, et où il s’écarte de ce que l’on sait
cli-components-show = dessiner un matériel
cli-components-measure = mesurer un matériel par simulation : ce que les joueurs construisent, d’où viennent les points, qui gagne
cli-components-measure-games = parties par configuration (par défaut : { $games })
cli-components-game = le jeu auquel sert ce matériel, parmi : { $games } (déduit de ses tables par défaut)
cli-components-svg = écrire aussi le matériel sous forme de feuille à imprimer

## argparse's own words, with its % signs

usage-usage = utilisation :{" "}
usage-positional = arguments{"\u00A0"}
usage-options = options{"\u00A0"}
usage-help = afficher cette aide et quitter
usage-version = afficher la version et quitter
usage-error = %(prog)s : erreur : %(message)s{"\u000A"}
usage-argument = argument %(argument_name)s : %(message)s
usage-required = il manque : %s
usage-one-required = il manque l’un de : %s
usage-unrecognised = arguments inconnus : %s
usage-expected-one = il faut une valeur
usage-expected-some = il faut au moins une valeur
usage-not-with = incompatible avec %s
usage-ignored = ne prend pas de valeur, donc pas %r
usage-ambiguous = option ambiguë : %(option)s peut vouloir dire %(matches)s
usage-choice = choix impossible : %(value)r (choix possibles : %(choices)s)
usage-value = valeur impossible : %(value)r (attendu : %(type)s)
