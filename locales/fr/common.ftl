# Messages of all games and programs.

seat = Siège { $number }
bot-name = { $level ->
    [fisher] Pêcheur
    [farmer] Fermier
    [scribe] Scribe
    [vizier] Vizir
   *[pharaoh] Pharaon
 }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
 }
level-fisher-about = Prend ce qui lui plaît et laisse filer de bonnes prises. Pour vos premières parties.
level-farmer-about = Sème avec confiance et oublie parfois quelque chose. Un adversaire aimable pour débuter.
level-scribe-about = Connaît les règles par cœur et joue solidement, mais sa plume glisse de temps en temps.
level-vizier-about = A vu des millions de parties et reconnaît l’essentiel au premier coup d’œil.
level-pharaoh-about = Pense à l’avance, tour après tour. Personne à la cour ne joue mieux.
seat-forgotten = Ancien joueur
decimal = { $number }
percent = { $number } %

game-unknown = Aucun jeu ne s’appelle « { $game } ». Jeux disponibles : { $games }.
lesson-unknown = Il n’y a pas de leçon « { $lesson } ».

open-unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $known }.
open-not-true-or-false = L’option « { $option } » ne peut valoir que true ou false.
open-seed = La graine doit être un nombre entier de 0 à { $most }.
open-names = Donnez un nom de 1 à { $most } caractères à chacun des { $players } joueurs.
open-duplicate = Ce jeu n’a pas de donnes dupliquées.
open-piece-unknown = Les pions « { $piece } » n’existent pas. Pions possibles : { $known }.
open-piece-taken = Un autre joueur a déjà ces pions : { $piece }. Encore libres : { $free }.

components-faults = { $file } ne convient pas. { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
 }{ $more ->
    [0] {""} :
   *[other] {""}, les premières :
 }
components-wrong = { $entry } : { $reason }.
components-only-own = Ce jeu n’a que son propre matériel ; { $file } ne peut pas servir.

move-unknown-number = Il n’y a pas d’action numéro { $move } : les numéros vont de 0 à { $most }.
move-not-understood = « { $words } » n’est pas un coup compréhensible. Demandez la liste des coups permis pour voir ce qui est possible.
move-neither = Un coup se donne par le numéro d’une action ou par les mots qui la désignent.
play-stand-in = « { $why } » n’est pas une raison de faire jouer un remplaçant. Raisons possibles : { $reasons }.

chance-not-pending = Rien n’est laissé au hasard pour l’instant : c’est à quelqu’un de jouer, ou la partie est terminée.
chance-impossible = Tirage { $number } : « { $outcome } » ne peut pas sortir maintenant.
chance-missing = Il manque des tirages : ce coup en demande davantage.
chance-left-over = { $count } { $count ->
    [one] tirage
   *[other] tirages
 } en trop : ce coup n’en demande pas tant.

undo-nothing = Rien à annuler : vous n’avez rien joué depuis le début de votre tour, ou depuis la dernière carte ou tuile révélée.

seat-unknown = Il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }.

position-faults = Cette position n’est pas conforme aux règles : aucune partie ne peut y mener.
position-fault = { $entry } : { $reason }.
position-unlawful = Cette position n’est pas conforme aux règles. { $entry } : { $reason }.
entry-object = il faut un objet
entry-unknown = cette entrée n’existe pas
entry-whole = il faut un nombre entier de { $least } à { $most }
entry-exactly = il faut { $value }
entry-true-or-false = il faut true ou false
entry-choice = il faut l’une de ces valeurs : { $names }
entry-seats = il faut une liste de { $players } éléments, un par siège
entry-missing = cette entrée manque
entry-json = ce n’est pas du JSON
entry-text = il faut un texte
entry-whole-number = il faut un nombre entier
entry-number = il faut un nombre
entry-list = il faut une liste
entry-least = il faut au moins { $limit }
entry-most = il faut au plus { $limit }
entry-above = il faut plus de { $limit }
entry-short = c’est trop court (au moins { $limit })
entry-long = c’est trop long (au plus { $limit })
entry-signs = la longueur ou les caractères ne conviennent pas
entry-seats-once = il faut des sièges, chacun une seule fois
entry-key = ce n’est pas une clé
entry-contributions = il faut un nombre aléatoire ou null par siège, et au moins un nombre
entry-networks = il faut l’empreinte d’un réseau ou null par siège, et au moins une empreinte
entry-hint = il faut un siège, une étape de la partie et un degré de conseil
entry-secret = ce n’est pas une clé avec son flux aléatoire
entry-said = la position l’indique déjà
entry-duplicate = cette façon de donner n’est pas connue ici
entry-otherwise = la position indique autre chose
entry-set = ce n’est pas le nom du matériel
entry-kind = cette entrée n’est pas du bon type
entry-wrong = cette entrée n’est pas valable
json-wrong = { $fault ->
    [utf-8] l’octet { $byte } n’est pas de l’UTF-8
    [depth] l’imbrication est trop profonde
    [number] un nombre y a trop de chiffres
    [constant] { $name } n’est pas du JSON
   *[syntax] ligne { $line }, colonne { $column } (« { $words } »)
 }

record-unreadable = Cet enregistrement est illisible : { $reason }.
record-field = Ceci n’est pas l’enregistrement d’une partie. { $entry } : { $reason }.
record-format = Cet enregistrement est au format « { $format } » ; seul le format « { $known } » peut être lu ici.
record-rules = Cet enregistrement suit la version { $found } des règles ; celle d’ici est la version { $rules }.
record-components = Cette partie a été jouée avec un autre matériel : { $named ->
    [yes] « { $set } », empreinte { $hash }
   *[no] empreinte { $hash }
 }. Indiquez son fichier avec --components.
record-ply = Coup { $ply } : { $reason }
record-setup = Mise en place : { $reason }
record-reason-seat = ici, c’est au siège { $turn } de jouer, pas au siège { $seat }.
record-reason-check = la position qui suit n’est pas celle de l’enregistrement : ce coup ou ses tirages ont été modifiés.
record-reason-start = la position qui suit n’est pas celle de l’enregistrement : la mise en place a été modifiée.
record-reason-words = le numéro { $move } correspond à « { $say } », pas à « { $words } ».
record-hash = La dernière position n’est pas celle de l’enregistrement : il a été tronqué ou modifié.
record-commitment = La clé du hasard n’est pas celle de l’engagement pris au début de la partie.
record-mixed-key = La clé du hasard n’est pas celle que donnent le secret du serveur et les nombres aléatoires des joueurs.
record-other-commitment = L’engagement n’est pas celui que vous avez donné : c’est une autre partie, ou sa clé du hasard a été remplacée.
record-no-dice = L’enregistrement ne contient pas de clé du hasard : il n’y a rien à comparer à un engagement.
record-dice-start = La mise en place n’est pas celle que donne la clé du hasard.
record-dice = Coup { $ply } : les tirages ne sont pas ceux que donne la clé du hasard.
record-result = Le résultat n’est pas celui que donne la dernière position.

referee-too-long = Une requête tient sur une ligne d’au plus { $most } octets.
referee-not-json = Ce n’est pas du JSON : { $reason }.
referee-not-object = Une requête est un objet JSON sur une seule ligne.
referee-no-verb = Une requête dit ce qu’il faut faire : { $verbs }.
referee-unknown-verb = Le verbe « { $verb } » n’existe pas. Verbes possibles : { $verbs }.
referee-unknown-entry = « { $verb } » n’a pas d’entrée « { $entry } ». Entrées possibles : { $known ->
    [none] aucune
   *[other] { $known }
 }.
referee-no-option = « { $entry } » est une entrée de la requête elle-même, pas une de ses options.
referee-no-game = Aucune partie n’est ouverte : commencez par « new » ou « set ».
referee-type = Valeur attendue pour l’entrée « { $entry } » : { $kind ->
    [game] le nom d’un jeu
    [object] un objet
    [true-or-false] true ou false
    [seat] le numéro d’un siège, ou null pour seulement regarder
    [count] un nombre entier, 0 ou plus
    [path] le chemin d’un fichier
    [chance] une liste de tirages
    [seconds] un nombre supérieur à 0, au plus { $most }
   *[iterations] un nombre entier de 1 à { $most }
 }.

bot-unknown = Le bot « { $bot } » n’existe pas. Bots disponibles : { $bots }.
bot-spec = « { $bot } » ne désigne aucun bot. Écrivez un nom, puis des options, puis un budget : greedy, search@1s, search:cut=2@500.
bot-budget = Le budget de « { $bot } » se donne en secondes, comme @1s (au plus { $seconds }), ou en itérations, comme @500 (au plus { $iterations }).
bot-option = L’option « { $option } » n’existe pas. Options possibles : { $options }.
bot-option-value = L’option « { $option } » ne peut pas valoir « { $value } » : il faut un nombre.
bot-nobody-to-move = Pour l’instant, ce n’est à personne de jouer.
bot-outside = Impossible de créer le bot « { $bot } » ({ $entry }). { $reason }
bot-no-choose = { $kind } n’a pas de « choose ».
bot-command = « { $command } » n’est pas la commande d’un programme. Écrivez-la ainsi : program:./mybot --fast@1s
bot-program = Impossible de lancer le programme { $command } : { $reason }.
bot-answer = Sa réponse n’est pas du JSON : { $reason }.

bot-fault-raised = Il a levé l’erreur { $error }
bot-fault-late = Il n’a pas répondu en { $seconds } s.
bot-fault-busy = Il est encore occupé par un coup précédent.
bot-fault-stalled-often = Il s’est bloqué { $count } fois : il est exclu de cette partie.
bot-fault-ended = Il s’est arrêté avec le statut { $status }.
bot-fault-closed = Il a fermé sa sortie.
bot-fault-started-often = Il a été lancé { $count } fois : il est exclu de cette partie.
bot-fault-too-long = Sa réponse dépasse { $most } octets.
bot-fault-no-object = Sa réponse n’est pas un objet JSON : { $answer }
bot-fault-not-ok = Sa réponse ne dit pas « ok » : { $answer }
bot-fault-not-legal = Sa réponse n’est pas un coup permis : { $answer }
bot-fault-said = { $fault } Dernier message du bot : { $line }
network-none = Il n’y a pas de réseau pour { $game } : le bot « learned » ne peut pas y jouer.
network-not-one = { $file } n’est pas un réseau d’Akhet.
network-other-game = Le réseau de { $file } n’est pas fait pour { $game }.
network-other-version = Le réseau de { $file } est fait pour une autre version d’Akhet. Entraînez-le de nouveau : akhet learn
network-damaged = Le réseau de { $file } est endommagé.

event-stood_in = Un remplaçant joue pour { $you ->
    [seat] vous
   *[other] { $seat }
 } : { $why ->
    [crashed] le bot s’est arrêté sur une erreur
    [stalled] le bot n’a pas répondu à temps
    [nonsense] la réponse du bot n’était pas un coup permis
    [clock] le temps est écoulé
    [resigned] { $you ->
        [seat] vous avez abandonné
       *[other] cette personne a abandonné
     }
   *[gone] { $you ->
        [seat] vous ne répondez plus
       *[other] plus personne ne répond
     }
 }.

file-unreadable = Impossible de lire { $file } : { $reason }.
file-unwritable = Impossible d’écrire { $file } : { $reason }.
file-too-large = { $file } dépasse { $most } octets.
file-folder = c’est un dossier
file-none = ce fichier n’existe pas

# For games of other packages that have no messages of their own.
result-first = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } la première place avec { $counts }.
result-behind = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } la place nº { $place } avec { $counts }, derrière { $you ->
    [rival] vous
   *[other] { $rival }
 } : le nombre nº { $decider } est { $count } contre { $more }.
result-shared = { $you ->
    [seat] Vous partagez
   *[other] { $seat } partage
 } la place nº { $place } avec { $you ->
    [rival] vous
   *[other] { $rival }
 } : { $counts } de part et d’autre.
score = Score
simulate-counts = Moyenne de ce que compare le classement, dans cet ordre
event-generic = { $event }{ $details ->
    [none] {""}
   *[other] {""} : { $details }
 }
refusal-generic = Refusé : { $code }{ $details ->
    [none] {""}
   *[other] {" "}({ $details })
 }.

chat-preset-hello = Bonjour !
chat-preset-luck = Bonne chance et bon jeu !
chat-preset-good-move = Joli coup !
chat-preset-close = C’était serré !
chat-preset-thanks = Merci !
chat-preset-sorry = Pardon !
chat-preset-moment = Un instant, s’il vous plaît.
chat-preset-no-hurry = Prenez votre temps.
chat-preset-well-played = Belle partie !
chat-preset-rematch = On rejoue ?
chat-preset-bye = Au revoir !
