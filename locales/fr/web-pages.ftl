# The browser app's pages: tables, you, rules, replay, the guided first game, and the app on one's own device.

web-pages-loading = Chargement…
web-pages-settings = Réglages
web-pages-offline = Tu es hors ligne. Tout ce qui a besoin du serveur attend le retour de la connexion.
web-pages-copy-failed = Impossible de copier le lien. Sélectionne-le et copie-le à la main.

## Tables

web-pages-tables-title = Tables
web-pages-tables-mine = Tes parties
web-pages-tables-waiting-for-you = { $count ->
    [one] Une partie t’attend
   *[other] { $count } parties t’attendent
 }
web-pages-tables-none-mine = Tu n’as pas encore de partie. Ouvre une table, ou rejoins-en une plus bas.
web-pages-tables-open-one = Ouvrir une table
web-pages-tables-over = Parties terminées
web-pages-tables-more = Parties plus anciennes
web-pages-tables-to-join = Tables à rejoindre
web-pages-tables-none-to-join = Aucune table publique n’attend de joueurs pour l’instant. Ouvres-en une à tout le monde : elle apparaîtra ici.
web-pages-tables-to-watch = Parties à regarder
web-pages-tables-none-to-watch = Aucune partie publique n’est en cours pour l’instant.
web-pages-tables-your-turn = À toi de jouer.
web-pages-tables-turn-of = À { $name } de jouer.
web-pages-tables-turn-of-guest = Sur cet appareil, c’est à { $name } de jouer.
web-pages-tables-waits = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
 }
web-pages-tables-won = { $name } a gagné.
web-pages-tables-you-won = Tu as gagné.
web-pages-tables-place = Tu as fini à la place { $place } sur { $players }.
web-pages-tables-shared = { $names } partagent la première place.
web-pages-tables-with = Avec { $names }
web-pages-tables-go-on = Continuer
web-pages-tables-look = Voir la table
web-pages-tables-join = Rejoindre
web-pages-tables-watch = Regarder
web-pages-tables-result = Résultat
web-pages-tables-of = { $action } : { $game } { $who }
web-pages-tables-clock-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
 }
web-pages-tables-clock-seconds = { $seconds } secondes par tour
web-pages-tables-changed = Dernier changement { $when }
web-pages-tables-stale = Impossible de mettre la liste à jour. Nouvel essai dans un instant.

## You

web-pages-me-title = Toi
web-pages-me-stranger = Tu n’as pas encore de nom ici. Choisis-en un pour commencer ; il n’y a ni mot de passe ni compte.
web-pages-me-name = Ton nom
web-pages-me-name-more = Les autres le voient à la table. Tu peux en changer à tout moment.
web-pages-me-save = Enregistrer le nom
web-pages-me-saved = C’est enregistré. Tu es { $name }.
web-pages-me-device = Jouer sur un autre appareil
web-pages-me-device-more = Ouvre ce lien sur ton téléphone ou un autre ordinateur : tu y retrouveras ton nom et toutes tes parties. Il ne sert qu’une fois, pendant { $minutes } minutes.
web-pages-me-device-make = Créer un lien
web-pages-me-device-again = Créer un nouveau lien
web-pages-me-device-link = Le lien pour ton autre appareil
web-pages-me-device-left = { $minutes ->
    [0] Valable moins d’une minute.
    [one] Valable encore une minute.
   *[other] Valable encore { $minutes } minutes.
 }
web-pages-me-device-expired = Ce lien n’est plus valable. Crées-en un nouveau.
web-pages-me-code = Code de récupération
web-pages-me-code-more = Ce navigateur se souvient de toi. S’il t’oublie, un code de récupération te rend ton nom et tes parties. Note-le : il ne s’affiche qu’une fois.
web-pages-me-code-make = Créer un code
web-pages-me-code-again = Créer un nouveau code
web-pages-me-code-again-more = Un nouveau code annule le précédent.
web-pages-me-code-yours = Ton code de récupération
web-pages-me-code-keep = Garde-le comme une clé : qui l’a peut jouer en ton nom.
web-pages-me-copy-code = Copier le code
web-pages-me-signin = Tu as un code ?
web-pages-me-signin-more = Tape ton code de récupération pour retrouver ici ton nom et tes parties. Majuscules et tirets ne comptent pas.
web-pages-me-signin-code = Code de récupération
web-pages-me-signin-go = Se connecter
web-pages-me-signin-lose = Dans ce navigateur, tu es { $name }. Si tu te connectes sous une autre identité, seul un code de récupération permettra de retrouver les parties jouées sous ce nom.

web-pages-rejoin-title = Connexion
web-pages-rejoin-wait = Un instant…
web-pages-rejoin-empty = Ce lien ne contient pas de code. Ouvre le lien entier, ou crées-en un nouveau sur ton autre appareil.
web-pages-rejoin-ask = Te retrouver sur cet appareil ?
web-pages-rejoin-now = Dans ce navigateur, tu es { $name }. Avec ce lien, tu deviens la personne qui l’a créé ; seul un code de récupération permettra de retrouver les parties jouées sous ton nom actuel.
web-pages-rejoin-go = Se connecter par ce lien
web-pages-rejoin-stay = Rester { $name }

## Rules

web-pages-rules-title = Règles de { $game }
web-pages-rules-contents = Sommaire
web-pages-rules-games = Les règles de quel jeu
web-pages-rules-table = Tableau sous « { $heading } »

## Replay

web-pages-replay-title = Revoir une partie de { $game }
web-pages-replay-scrubber = Étape de la partie
web-pages-replay-step = Étape { $ply } sur { $plies }
web-pages-replay-deal = La distribution
web-pages-replay-first = Aller à la distribution
web-pages-replay-back = Une étape en arrière
web-pages-replay-play = Lecture
web-pages-replay-pause = Pause
web-pages-replay-forward = Une étape en avant
web-pages-replay-last = Aller à la fin
web-pages-replay-keys = Touches : flèches gauche et droite pour une étape, haut et bas pour un tour, Début et Fin, espace pour la lecture et la pause.
web-pages-replay-speed = Vitesse
web-pages-replay-speed-slow = Lente
web-pages-replay-speed-normal = Normale
web-pages-replay-speed-fast = Rapide
web-pages-replay-look-from = Vu du siège de
web-pages-replay-look-from-mover = la personne qui joue
web-pages-replay-share = Copier un lien vers cette étape
web-pages-replay-link = Lien vers cette étape
web-pages-replay-table = La table à cette étape
web-pages-replay-log = Ce qui s’est passé
web-pages-replay-log-hint = Choisis une phrase pour aller à cette étape.
web-pages-replay-branch = Jouer à partir d’ici
web-pages-replay-branch-more = Ouvre une nouvelle table, là où en était cette partie. Tu prends un siège, des bots prennent les autres ; les dés sont nouveaux.
web-pages-replay-branch-seat = Ton siège
web-pages-replay-branch-level = Jouer contre
web-pages-replay-branch-over = À cette étape, la partie est terminée. Reviens à une étape où quelqu’un doit jouer.
web-pages-replay-standing = Où en est la partie
web-pages-replay-standing-nile = { $name } : place { $place }, piles : { $piles }
web-pages-replay-standing-fertility = { $name } : place { $place }, { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }
web-pages-replay-to-tables = Vers tes parties

## The guided first game

web-pages-learn-title = Apprendre { $game } en jouant
web-pages-learn-how = Tu joues une vraie partie contre un bot facile. Un guide te dit quoi regarder et quoi faire ensuite. Tu peux arrêter à tout moment.
web-pages-learn-begin = Commencer
web-pages-learn-rules = Lire d’abord les règles
web-pages-learn-coach = Ton guide
web-pages-learn-next = Compris
web-pages-learn-skip = Une autre fois
web-pages-learn-fold = Replier
web-pages-learn-unfold = Voir le guide
web-pages-learn-leave = Continuer sans guide
web-pages-learn-progress = { $count ->
    [0] Rien d’appris encore : c’est le début.
    [one] Une chose apprise.
   *[other] { $count } choses apprises.
 }
web-pages-learn-your-turn = À toi de jouer. Fais ce qui te semble le mieux.
web-pages-learn-watch = { $rival } joue. Regarde ce qui se passe.

web-pages-learn-nile-intro = NILE est un jeu de cartes. Tu plantes des cultures, le fleuve déborde, et ce qui est inondé est récolté. La victoire va au grenier le mieux équilibré. Ici, tu apprends le jeu au fil d’une partie, en un quart d’heure environ.
web-pages-learn-nile-goal-title = Le but
web-pages-learn-nile-goal = Les cartes récoltées vont dans ton grenier. À la fin, chacun regarde la culture qu’il a le moins engrangée : le plus grand nombre gagne. Engrange donc un peu de tout, et non beaucoup d’une seule.
web-pages-learn-nile-flood-title = La crue
web-pages-learn-nile-flood = Chaque tour s’ouvre sur une carte Crue. Celle-ci montre { $card } : chaque champ d’une culture inondée donne une carte au grenier de son propriétaire. Rien de ce qui est inondé ne peut être planté à ce tour.
web-pages-learn-nile-hand-title = Ta main
web-pages-learn-nile-hand = Ces cartes ne sont qu’à toi. La plupart montrent une culture et peuvent être plantées. Une carte à deux cultures sert à la Spéculation : un pari sur la prochaine crue.
web-pages-learn-nile-plant-title = Plante un champ
web-pages-learn-nile-plant = Un nouveau champ demande au moins deux cartes de la même culture ; ou bien tu plantes une carte de deux cultures différentes. Choisis maintenant des cartes dans ta main.
web-pages-learn-nile-nothing-title = Rien à planter
web-pages-learn-nile-nothing = Rien dans ta main ne peut être planté à ce tour. Cela arrive : termine le tour, et tu pioches deux nouvelles cartes.
web-pages-learn-nile-finish-title = Achève la plantation
web-pages-learn-nile-finish = Tes cartes sont posées. Ajoutes-en si tu veux, ou reviens d’un pas en arrière. Quand tout te convient, termine la plantation : tu pioches deux cartes et ton tour est fini.
web-pages-learn-nile-rival-title = Le tour de l’adversaire
web-pages-learn-nile-rival = Pour { $rival } aussi, chaque tour s’ouvre sur une crue. Peu importe à qui est le tour : une crue récolte les champs de tout le monde.
web-pages-learn-nile-harvest-title = Ta première récolte
web-pages-learn-nile-harvest = La carte Crue montrait { $card }, et une carte est passée de ton champ à ton grenier. C’est ce qui compte à la fin. Un champ sans cartes disparaît : replante à temps.
web-pages-learn-nile-speculate-title = Un pari sur le fleuve
web-pages-learn-nile-speculate = Tu as en main la carte { $card }. Au lieu de planter, tu peux jouer une ou deux cartes comme celle-ci. Si la prochaine carte Crue montre une de ses cultures, tu pioches trois cartes. Rien ne t’oblige à le faire maintenant.
web-pages-learn-nile-outplant-title = Évince un adversaire
web-pages-learn-nile-outplant = { $rival } a un champ { $card ->
    [Oignon] d’Oignon
   *[other] de { $card }
 } { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
 }. Une culture n’a qu’un champ à la fois. Pour le prendre, il faut en planter davantage en une fois, ici { $needed } cartes ; l’ancien champ est défaussé. Cela peut t’arriver aussi.
web-pages-learn-nile-add-title = Agrandis un champ
web-pages-learn-nile-add = Tu as un champ { $card ->
    [Oignon] d’Oignon
   *[other] de { $card }
 } et d’autres cartes de cette culture en main. À tes propres champs, tu peux ajouter autant de cartes que tu veux, de plusieurs cultures à la fois. Un grand champ te nourrit plus longtemps et se prend moins facilement.
web-pages-learn-nile-trade-title = Marché et Offrande
web-pages-learn-nile-trade = Avant de planter, tu peux échanger autant de fois que tu veux. Le Marché prend deux cartes de ta main ou de ton grenier contre une nouvelle. Une Offrande prend deux cartes et amène aussitôt une nouvelle crue.
web-pages-learn-nile-plague-title = Les sauterelles
web-pages-learn-nile-plague = La Nuée de sauterelles détruit le plus grand champ en jeu, et tous ceux de la même taille. Elle vient une fois par saison : penses-y avant de faire un champ immense.
web-pages-learn-nile-season-title = Une nouvelle saison
web-pages-learn-nile-season = La pioche était vide et a été remélangée. Il y a autant de saisons que de joueurs ; quand la dernière carte de la dernière saison est sortie, la partie est terminée.
web-pages-learn-nile-balance-title = Garde l’équilibre
web-pages-learn-nile-balance = Regarde ton grenier : quelle culture y est la plus rare ? Une seule carte de celle-là vaut plus que dix d’une autre. Plante ce qui te manque.
web-pages-learn-nile-free-title = Tu sais jouer à NILE
web-pages-learn-nile-free = C’est tout ce qu’il te faut. Continue comme tu veux ; je ne parle plus que s’il arrive du nouveau.
web-pages-learn-nile-end-title = La partie est terminée
web-pages-learn-nile-end = Les deux greniers sont maintenant révélés : compare les plus petites piles. Tu peux revoir la partie étape par étape, et rejouer à partir de n’importe laquelle.

web-pages-learn-fertility-intro = Fertility est un jeu de tuiles. Tu les poses dans une Vallée commune à tous, tu y gagnes des ressources et tu approvisionnes les Boutiques de ta propre ville. Ici, tu apprends le jeu au fil d’une partie, en un quart d’heure environ.
web-pages-learn-fertility-goal-title = Le but
web-pages-learn-fertility-goal = Qui a le plus de Debens gagne. Ils viennent des Boutiques pleines, des statues de dieux différents, des Monuments et du Blé. Chacun joue neuf tours.
web-pages-learn-fertility-valley-title = La Vallée
web-pages-learn-fertility-valley = Une tuile se pose sur deux cases de désert vides côte à côte, jamais sur l’eau ni sur le Blé. Au moins une de ses scènes doit toucher, bord à bord, une scène de la même sorte.
web-pages-learn-fertility-place-title = Pose une tuile
web-pages-learn-fertility-place = Choisis une de tes trois tuiles et sa place. Tu gagnes une ressource pour chaque scène voisine de la même sorte, chaque ressource imprimée sur une case que tu recouvres, et un Blé pour chaque case de Blé voisine.
web-pages-learn-fertility-quarry-title = Une Carrière
web-pages-learn-fertility-quarry = Ta tuile a enfermé une case vide. Une telle Carrière te donne une ressource au choix, ou la place d’un de tes Monuments.
web-pages-learn-fertility-earned-title = Tes ressources
web-pages-learn-fertility-earned = Ce que tu as gagné se trouve à côté de ton plateau. Sers-t’en à ce tour : ce qui reste à la fin retourne au Stock. Seul le Blé se garde.
web-pages-learn-fertility-build-title = Construis un Quartier
web-pages-learn-fertility-build = Une fois par tour, avant d’approvisionner, tu peux construire un Quartier dans ta ville. Il apporte de nouvelles Boutiques. N’en ouvre pas plus que tu ne peux en remplir : une Boutique à laquelle il manque une ressource ne paie rien.
web-pages-learn-fertility-pay-title = Paie le Quartier
web-pages-learn-fertility-pay = Choisis ce que tu donnes pour le Quartier. Tout convient : donne donc ce dont tes Boutiques ont le moins besoin.
web-pages-learn-fertility-supply-title = Approvisionne une Boutique
web-pages-learn-fertility-supply = Pose des ressources sur les icônes de tes Boutiques. Une Boutique paie quand chaque icône a son jeton.
web-pages-learn-fertility-exchange-title = Un échange
web-pages-learn-fertility-exchange = Cette Boutique te donne une des ressources qu’elle montre. Choisis-la, ainsi que l’autre Boutique où elle va.
web-pages-learn-fertility-filled-title = Une Boutique pleine
web-pages-learn-fertility-filled = Une de tes Boutiques est pleine. Certaines paient des Debens à la fin, d’autres comptent les ressources de ta ville, d’autres apportent des statues, du Blé ou un échange.
web-pages-learn-fertility-done-title = Termine le tour
web-pages-learn-fertility-done = Quand il n’y a plus rien à construire ni à approvisionner, termine le tour. Les ressources qui restent retournent au Stock.
web-pages-learn-fertility-take-title = Prends une tuile
web-pages-learn-fertility-take = Prends une des tuiles de la Réserve Commune pour en avoir de nouveau trois. Pense à l’endroit où tu pourrais la poser.
web-pages-learn-fertility-rival-title = Le tour de l’adversaire
web-pages-learn-fertility-rival = { $rival } pose des tuiles dans la même Vallée. Regarde où : ce qui s’y trouve te rapporte aussi quand tu poses une tuile à côté.
web-pages-learn-fertility-wheat-title = Le Blé
web-pages-learn-fertility-wheat = Le Blé se garde dans ton Grenier, jusqu’à dix. Plus tu en as, plus chacun vaut. Tu peux aussi payer des Quartiers avec.
web-pages-learn-fertility-monuments-title = Les Monuments
web-pages-learn-fertility-monuments = Enferme des cases vides une par une pour en faire des Carrières, et poses-y des Monuments. À la fin, ceux qui ont le plus de Monuments en tirent des Debens.
web-pages-learn-fertility-last-title = Les derniers tours
web-pages-learn-fertility-last = La Réserve Commune se vide : chacun joue encore un tour. Remplis les Boutiques presque pleines.
web-pages-learn-fertility-free-title = Tu sais jouer à Fertility
web-pages-learn-fertility-free = C’est tout ce qu’il te faut. Continue comme tu veux ; je ne parle plus que s’il arrive du nouveau.
web-pages-learn-fertility-end-title = La partie est terminée
web-pages-learn-fertility-end = Compare d’où viennent les Debens. Tu peux revoir la partie étape par étape, et rejouer à partir de n’importe laquelle.
