# The browser app's pages: tables, you, rules, replay, the guided first game, and the app on one's own device.

web-pages-loading = Chargement…
web-pages-settings = Réglages
web-pages-offline = Vous êtes hors ligne. Tout ce qui a besoin du serveur attend le retour de la connexion.
web-pages-copy-failed = Impossible de copier le lien. Sélectionnez-le et copiez-le vous-même.

## Tables

web-pages-tables-title = Tables
web-pages-tables-mine = Vos parties
web-pages-tables-waiting-for-you = { $count ->
    [one] C’est à vous de jouer dans une partie
   *[other] C’est à vous de jouer dans { $count } parties
 }
web-pages-tables-none-mine = Aucune partie en cours. Jouez contre un bot, ou ouvrez une table pour vos amis.
web-pages-tables-play = Jouer à { $game }
web-pages-tables-open-one = Ouvrir une table
web-pages-tables-over = Parties terminées
web-pages-tables-more = Parties plus anciennes
web-pages-tables-to-join = Tables à rejoindre
web-pages-tables-none-to-join = Aucune table publique n’attend de joueurs. Ouvrez-en une : tout le monde ici pourra s’y asseoir.
web-pages-tables-open-public = Ouvrir une table de { $game }
web-pages-tables-to-watch = Parties à regarder
web-pages-tables-none-to-watch = Aucune partie publique n’est en cours. En attendant, apprenez un jeu ou entraînez-vous avec les petites leçons.
web-pages-tables-learn = Apprendre { $game }
web-pages-tables-your-turn = À vous de jouer.
web-pages-tables-reserved = Un siège vous est réservé.
web-pages-tables-turn-of = À { $name } de jouer.
web-pages-tables-turn-of-guest = Sur cet appareil, c’est à { $name } de jouer.
web-pages-tables-waits = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
 }
web-pages-tables-won = { $name } a gagné.
web-pages-tables-you-won = Vous avez gagné.
web-pages-tables-place = Vous avez fini à la { $place ->
    [1] 1re
   *[other] { $place }e
 } place sur { $players }.
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
web-pages-tables-changed = Dernier coup { $when }
web-pages-tables-finished = Terminée { $when }
web-pages-tables-opened = Ouverte { $when }
web-pages-tables-preview = La position actuelle
web-pages-tables-stale = Impossible de mettre la liste à jour. Nouvel essai dans un instant.

## You

web-pages-me-title = Vous
web-pages-me-stranger = Vous n’avez pas encore de nom ici. Choisissez-en un pour commencer ; il n’y a ni mot de passe ni compte.
web-pages-me-name = Votre nom
web-pages-me-name-more = Les autres le voient à la table. Vous pouvez en changer à tout moment.
web-pages-me-save = Enregistrer le nom
web-pages-me-saved = C’est enregistré. Vous êtes { $name }.
web-pages-me-device = Jouer sur un autre appareil
web-pages-me-device-more = Ouvrez ce lien sur votre téléphone ou un autre ordinateur pour vous y connecter avec toutes vos parties. Il ne sert qu’une fois et expire au bout de { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
 }.
web-pages-me-device-make = Créer un lien
web-pages-me-device-again = Créer un nouveau lien
web-pages-me-device-link = Le lien pour votre autre appareil
web-pages-me-device-left = { $minutes ->
    [0] Expire dans moins d’une minute.
    [one] Expire dans une minute.
   *[other] Expire dans { $minutes } minutes.
 }
web-pages-me-device-expired = Ce lien a expiré. Créez-en un nouveau.
web-pages-me-sessions = Où vous êtes connecté
web-pages-me-session-unknown = Appareil inconnu
web-pages-me-session-here = Cet appareil
web-pages-me-session-seen = dernière utilisation : { $when }
web-pages-me-session-out = Déconnecter cet appareil
web-pages-me-session-lose = Sans clé d’accès ni code de récupération, vous ne pourrez pas revenir sous le nom de { $name }.
web-pages-me-session-sure = Déconnecter quand même
web-pages-me-sessions-others = Déconnecter tous les autres appareils
web-pages-me-delete = Supprimer vos données
web-pages-me-delete-more = Supprime votre nom, vos appareils, vos codes et vos messages. Vous quittez vos parties : celles contre des bots sont supprimées, et celles avec d’autres restent, sans votre nom. C’est irréversible.
web-pages-me-delete-go = Supprimer mes données
web-pages-me-delete-sure = Oui, tout supprimer
web-pages-me-delete-no = Conserver
web-pages-me-delete-ask = Vraiment tout supprimer de { $name } ?
web-pages-me-code = Code de récupération
web-pages-me-code-more = Ce navigateur se souvient de vous. S’il vous oublie, un code de récupération vous rend votre nom et vos parties. Notez-le : il ne s’affiche qu’une fois.
web-pages-me-code-make = Créer un code
web-pages-me-code-again = Créer un nouveau code
web-pages-me-code-again-more = Un nouveau code remplace le précédent.
web-pages-me-code-yours = Votre code de récupération
web-pages-me-code-keep = Gardez-le secret : quiconque l’a peut jouer à votre place.
web-pages-me-copy-code = Copier le code
web-pages-me-signin = Vous avez un code ?
web-pages-me-signin-more = Saisissez votre code de récupération pour vous connecter sur cet appareil. Majuscules et tirets ne comptent pas.
web-pages-me-signin-code = Code de récupération
web-pages-me-signin-go = Se connecter
web-pages-me-signin-lose = Dans ce navigateur, vous êtes { $name }. Si vous vous connectez sous une autre identité, seul un code de récupération permettra de retrouver les parties jouées sous ce nom.

web-pages-rejoin-title = Connexion
web-pages-rejoin-wait = Un instant…
web-pages-rejoin-empty = Ce lien ne contient pas de code. Ouvrez le lien entier, ou créez-en un nouveau sur votre autre appareil.
web-pages-rejoin-ask = Vous connecter sur cet appareil ?
web-pages-rejoin-now = Dans ce navigateur, vous êtes { $name }. Avec ce lien, vous jouerez sous le nom de la personne qui l’a créé ; seul un code de récupération permettra de retrouver les parties jouées sous votre nom actuel.
web-pages-rejoin-go = Se connecter avec ce lien
web-pages-rejoin-stay = Rester { $name }

## Rules

web-which-game = Quel jeu ?
web-pages-rules-title = Règles de { $game }
web-pages-rules-contents = Sommaire
web-pages-rules-games = Les règles de quel jeu
web-pages-rules-table = Tableau sous « { $heading } »
web-pages-rules-how-to = Comment jouer
web-pages-rules-unfold = Tout ouvrir
web-pages-rules-fold = Tout fermer
web-pages-rules-search = Chercher dans les règles
web-pages-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}

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
web-pages-replay-look-from = Point de vue
web-pages-replay-look-from-mover = le joueur dont c’est le tour
web-pages-replay-share = Copier un lien vers cette étape
web-pages-replay-link = Lien vers cette étape
web-pages-replay-table = La table à cette étape
web-pages-replay-log = Journal de la partie
web-pages-replay-log-hint = Choisissez une phrase pour aller à cette étape.
web-pages-replay-branch = Jouer à partir d’ici
web-pages-replay-branch-more = Ouvre une nouvelle table, là où en était cette partie. Vous prenez un siège, des bots prennent les autres ; les tirages sont nouveaux.
web-pages-replay-branch-seat = Votre siège
web-pages-replay-branch-level = Jouer contre
web-pages-replay-branch-over = À cette étape, la partie est terminée. Revenez à une étape où quelqu’un doit jouer.
web-pages-replay-standing = Classement actuel
web-pages-replay-standing-nile = { $name } : place { $place }, piles : { $piles }
web-pages-replay-standing-fertility = { $name } : place { $place }, { $debens } { $debens ->
    [one] Deben
   *[other] Debens
 }
web-pages-replay-to-tables = Vers vos parties

## The guided first game

web-pages-learn-title = Apprendre { $game } en jouant
web-pages-learn-how = Vous jouez une vraie partie contre un bot facile, en dix à douze minutes environ. Un guide montre ce qui compte, propose des coups et explique chaque règle quand elle se présente. Vous pouvez arrêter et reprendre à tout moment.
web-pages-learn-begin = Commencer votre première partie
web-pages-learn-begin-again = Nouvelle partie guidée
web-pages-learn-continue = Reprendre votre première partie
web-pages-learn-told = { $number } leçons sur { $total }
web-pages-learn-rules = Lire les règles
web-pages-learn-coach = Votre guide
web-pages-learn-next = Compris
web-pages-learn-forward = Suite
web-pages-learn-back = Retour
web-pages-learn-skip = Plus tard
web-pages-learn-fold = Réduire le guide
web-pages-learn-unfold = Voir le guide
web-pages-learn-leave = Continuer sans guide
web-pages-learn-more = Aux petites leçons
web-pages-learn-suggest = Proposer un coup
web-pages-learn-suggestion = Ma proposition : { $move }. Vous pouvez aussi faire autre chose.
web-pages-learn-progress = Leçon { $number } sur { $total }
web-pages-learn-your-turn = À vous de jouer. Faites ce qui vous semble le mieux.
web-pages-learn-watch = { $rival } joue. Regardez ce qui se passe.
web-pages-learn-short = Petites leçons
web-pages-learn-short-how = Une position, une tâche, une minute. Pour ce que votre première partie ne montre peut-être pas.
web-pages-learn-all = Toutes les leçons
web-pages-learn-next-lesson = Leçon suivante
web-pages-learn-again = Réessayer
web-pages-learn-well-done = Bravo !
web-pages-learn-not-yet = Pas tout à fait
web-pages-learn-solved = réussie
web-pages-learn-not-here = Ce n’est pas possible dans une leçon.

web-pages-learn-nile-intro = NILE est un jeu de cartes. Vous plantez des cultures, le fleuve déborde, et ce qui est inondé est récolté. La victoire va au grenier le mieux équilibré.
web-pages-learn-nile-chapter-turn = Votre tour
web-pages-learn-nile-chapter-fields = Les champs
web-pages-learn-nile-chapter-choices = Échanges et paris
web-pages-learn-nile-chapter-game = Toute la partie
web-pages-learn-nile-goal-title = Le but
web-pages-learn-nile-goal = Les cartes récoltées vont dans votre grenier. À la fin, chacun regarde la culture qu’il a le moins engrangée : le plus grand nombre gagne. Engrangez donc un peu de tout, et non beaucoup d’une seule.
web-pages-learn-nile-flood-title = La crue
web-pages-learn-nile-flood = Chaque tour s’ouvre sur une carte Crue. Celle-ci montre { $card } : chaque champ d’une culture inondée donne une carte au grenier de son propriétaire. Rien de ce qui est inondé ne peut être planté à ce tour.
web-pages-learn-nile-hand-title = Votre main
web-pages-learn-nile-hand = Personne d’autre ne voit ces cartes. La plupart montrent une culture et peuvent être plantées. Une carte à deux cultures sert à la Spéculation : un pari sur la prochaine crue.
web-pages-learn-nile-plant-title = Plantez un champ
web-pages-learn-nile-plant = Un nouveau champ demande au moins deux cartes de la même culture ; ou bien vous plantez deux cartes de cultures différentes. Choisissez maintenant des cartes dans votre main.
web-pages-learn-nile-nothing-title = Rien à planter
web-pages-learn-nile-nothing = Rien dans votre main ne peut être planté à ce tour. Cela arrive : terminez le tour, et vous piochez deux nouvelles cartes.
web-pages-learn-nile-finish-title = Achevez la plantation
web-pages-learn-nile-finish = Choisissez des cartes jusqu’à ce que la plantation soit complète ; vous pouvez aussi en reprendre une. Quand tout vous convient, appuyez sur le grand bouton : vous plantez, vous piochez deux cartes et votre tour est fini.
web-pages-learn-nile-rival-title = Le tour de l’adversaire
web-pages-learn-nile-rival = C’est à { $rival } de jouer, dans le même ordre : crue, récolte, plantation, pioche de deux cartes. Regardez la crue : peu importe à qui est le tour, elle récolte les champs de tout le monde.
web-pages-learn-nile-harvest-title = Votre première récolte
web-pages-learn-nile-harvest = La carte Crue montrait { $card }, et une carte est passée de votre champ à votre grenier. C’est ce qui compte à la fin. Un champ sans cartes disparaît : replantez à temps.
web-pages-learn-nile-kinds-title = Trois façons de planter
web-pages-learn-nile-kinds = Vous plantez deux cartes ou plus d’une même culture, ou une carte de chacune de deux cultures différentes, ou autant de cartes que vous voulez sur vos propres champs. Une seule de ces façons par tour.
web-pages-learn-nile-add-title = Agrandissez un champ
web-pages-learn-nile-add = Vous avez un champ { $card ->
    [Oignon] d’Oignon
   *[other] de { $card }
 } et d’autres cartes de cette culture en main. À vos propres champs, vous pouvez ajouter autant de cartes que vous voulez, de plusieurs cultures à la fois. Un grand champ vous nourrit plus longtemps et se prend moins facilement.
web-pages-learn-nile-outplant-title = Évincez un adversaire
web-pages-learn-nile-outplant = { $rival } a un champ { $card ->
    [Oignon] d’Oignon
   *[other] de { $card }
 } { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
 }. Une culture n’a qu’un champ à la fois. Pour le prendre, il faut en planter davantage en une fois, ici { $needed } cartes ; l’ancien champ est défaussé. Cela peut vous arriver aussi.
web-pages-learn-nile-market-title = Le Marché
web-pages-learn-nile-market = Avant de planter, vous pouvez échanger autant de fois que vous voulez. Le Marché prend deux cartes de votre main ou de votre grenier et vous en donne une nouvelle. Utile quand vous avez trop d’une culture.
web-pages-learn-nile-offering-title = L’Offrande
web-pages-learn-nile-offering = Une Offrande coûte aussi deux cartes de votre main ou de votre grenier. Elle amène aussitôt une nouvelle crue : ces champs sont récoltés, et ce qui était inondé peut de nouveau être planté.
web-pages-learn-nile-speculate-title = Un pari sur le fleuve
web-pages-learn-nile-speculate = Une carte à deux cultures est un pari. Au lieu de planter, jouez-en une ou deux : si la prochaine carte Crue montre une de ses cultures, vous piochez trois cartes. Sinon, la carte est perdue.
web-pages-learn-nile-balance-title = Gardez l’équilibre
web-pages-learn-nile-balance = Regardez votre grenier : quelle culture y est la plus rare ? Une seule carte de celle-là vaut plus que dix d’une autre. À égalité sur la plus petite pile, la suivante départage. Plantez ce qui vous manque.
web-pages-learn-nile-plague-title = Les sauterelles
web-pages-learn-nile-plague = Quelque part dans la pioche attendent les sauterelles. Elles détruisent le plus grand champ en jeu et tous ceux de la même taille. Elles viennent une fois par saison : gare aux champs immenses.
web-pages-learn-nile-season-title = Les saisons et la fin
web-pages-learn-nile-season = Quand la pioche est vide, tout est mélangé et une nouvelle saison commence. Il y a autant de saisons que de joueurs. Avec la dernière carte de la dernière saison, la partie est aussitôt terminée.
web-pages-learn-nile-free-title = Vous savez jouer à NILE
web-pages-learn-nile-free = C’est tout ce qu’il vous faut. Continuez comme vous voulez ; je ne reviendrai que s’il y a du nouveau. Dans le doute, appuyez sur la lampe : elle propose un coup et dit pourquoi.
web-pages-learn-nile-end-title = La partie est terminée
web-pages-learn-nile-end = Les deux greniers sont maintenant révélés : comparez les plus petites piles. De petites leçons montrent ce que vous n’avez peut-être pas vu : Spéculation, Offrande, Monuments.
web-pages-learn-nile-short-outplant-title = Évincez un adversaire
web-pages-learn-nile-short-outplant-about = Prenez un champ avec plus de cartes.
web-pages-learn-nile-short-outplant-task = Votre adversaire a un champ de Ricin de deux cartes. Une culture n’a qu’un champ, mais davantage de cartes d’un coup l’évincent. Prenez le champ de Ricin.
web-pages-learn-nile-short-outplant-praise = Trois battent deux : l’ancien champ est défaussé et le Ricin est à vous. L’inverse est vrai aussi : un champ d’une ou deux cartes se perd vite.
web-pages-learn-nile-short-outplant-again = Le champ de Ricin n’est pas encore à vous. Il y faut plus de cartes que votre adversaire : plantez vos trois Ricin d’un coup.
web-pages-learn-nile-short-market-title = Le Marché
web-pages-learn-nile-short-market-about = Changez le superflu en ce qui vous manque.
web-pages-learn-nile-short-market-task = Quatre Papyrus au grenier, c’est plus qu’il n’en faut, et un Ricin seul ne peut pas être planté. Donnez deux Papyrus au Marché, puis plantez.
web-pages-learn-nile-short-market-praise = Deux cartes superflues sont devenues un champ. Seule compte la plus petite pile du grenier : la plus grande peut donc servir aux échanges.
web-pages-learn-nile-short-market-again = Essayez ainsi : ouvrez le Marché, donnez deux Papyrus de votre grenier, et plantez ce que vous avez alors.
web-pages-learn-nile-short-offering-title = L’Offrande
web-pages-learn-nile-short-offering-about = Une autre crue au bon moment.
web-pages-learn-nile-short-offering-task = Vous avez de grands champs de Laitue et de Lin, et la pioche ne contient presque rien d’autre. Donnez à Hâpy deux cartes inutiles, et récoltez tout de suite.
web-pages-learn-nile-short-offering-praise = Une récolte pour deux cartes inutiles ! Une Offrande est rentable quand vos champs portent ce que la pioche contient encore.
web-pages-learn-nile-short-offering-again = Vos champs attendent une crue. Faites une Offrande avec les deux cartes Spéculation.
web-pages-learn-nile-short-speculation-title = La Spéculation
web-pages-learn-nile-short-speculation-about = Pariez sur ce qui reste dans la pioche.
web-pages-learn-nile-short-speculation-task = Il ne reste que du Blé et de la Laitue dans la pioche. Vous avez deux cartes Spéculation. Jouez celle qui ne peut pas échouer.
web-pages-learn-nile-short-speculation-praise = La crue a montré une de vos deux cultures, et vous avez pioché trois cartes. Ce qui est visible dit ce qui reste : pariez quand vos chances sont bonnes.
web-pages-learn-nile-short-speculation-again = Ce pari ne pouvait pas réussir. Quelle carte Spéculation montre du Blé ou de la Laitue ? Jouez celle-là.
web-pages-learn-nile-short-plague-title = Les sauterelles
web-pages-learn-nile-short-plague-about = N’ayez pas le plus grand champ à leur arrivée.
web-pages-learn-nile-short-plague-task = Il reste quatre cartes dans la pioche, dont la Nuée de sauterelles. Elle dévore le plus grand champ en jeu. Plantez de façon que les vôtres soient épargnés.
web-pages-learn-nile-short-plague-praise = Les sauterelles ont dévoré le champ de votre adversaire et épargné les vôtres. Tant qu’elles sont dans la pioche, plusieurs petits champs sont plus sûrs qu’un grand.
web-pages-learn-nile-short-plague-again = Les sauterelles dévorent le plus grand champ et tous ceux de même taille. Laissez votre Blé à trois cartes et plantez autre chose.
web-pages-learn-nile-short-monuments-title = Les Monuments
web-pages-learn-nile-short-monuments-about = Une extension : la Pierre bâtit des Monuments à pouvoirs.
web-pages-learn-nile-short-monuments-task = Dans cette extension, il y a de la Pierre. Elle se plante comme une culture, mais sur un Monument. Bâtissez l’Obélisque avec vos deux Pierres : il fait piocher davantage.
web-pages-learn-nile-short-monuments-praise = Avec l’Obélisque, vous piochez trois cartes par tour, dès celui-ci. Une crue de Pierre lui en ôte une, et d’autres peuvent vous dépasser. À la fin, les Monuments ne comptent pas.
web-pages-learn-nile-short-monuments-again = C’est possible aussi, mais la tâche était l’Obélisque : prenez les deux Pierres et choisissez l’Obélisque.

web-pages-learn-fertility-intro = Fertility est un jeu de pose de tuiles. Vous les posez dans une Vallée commune à tous, vous y récoltez des ressources et vous approvisionnez les Boutiques de votre propre Métropole. Le plus de Debens gagne.
web-pages-learn-fertility-chapter-valley = La Vallée
web-pages-learn-fertility-chapter-city = Votre Métropole
web-pages-learn-fertility-chapter-shops = Ce que rapportent les Boutiques
web-pages-learn-fertility-chapter-game = Toute la partie
web-pages-learn-fertility-goal-title = Le but
web-pages-learn-fertility-goal = Chacun bâtit sa propre Métropole, en neuf tours. Le joueur qui a le plus de Debens à la fin gagne. Ils viennent des Boutiques totalement approvisionnées, des Statues de Dieux différents, des Monuments et du Blé.
web-pages-learn-fertility-valley-title = La Vallée
web-pages-learn-fertility-valley = Une tuile se pose sur deux cases de désert vides côte à côte, jamais sur l’eau ni sur le Blé. Au moins une de ses scènes doit être connectée, bord à bord, à une scène identique.
web-pages-learn-fertility-place-title = Posez une tuile
web-pages-learn-fertility-place = Choisissez une de vos trois tuiles et sa place. Vous récoltez une ressource pour chaque scène identique à laquelle elle est connectée, la ressource de chaque icône que vous recouvrez, et un Blé pour chaque case de Blé voisine.
web-pages-learn-fertility-discard-title = Aucune tuile ne convient
web-pages-learn-fertility-discard = Aucune de vos tuiles ne peut être posée. Cela arrive : choisissez-en une à défausser. Elle ne rapporte rien, mais ensuite vous construisez, approvisionnez et prenez une tuile comme d’habitude.
web-pages-learn-fertility-quarry-title = Une Carrière
web-pages-learn-fertility-quarry = Votre tuile a enclos une case vide : vous avez créé une Carrière. Elle vous rapporte une ressource au choix, ou la place d’un de vos Monuments.
web-pages-learn-fertility-earned-title = Vos ressources
web-pages-learn-fertility-earned = Ce que vous avez récolté se trouve à côté de votre plateau. Servez-vous-en à ce tour : ce qui reste à la fin retourne au Stock. Seul le Blé se garde.
web-pages-learn-fertility-shops-title = Vos Boutiques
web-pages-learn-fertility-shops = Chaque Boutique montre les ressources qu’il lui faut (le disque à quatre couleurs : n’importe laquelle) et ce qu’elle rapporte quand elles y sont toutes : des Debens, une Statue, du Blé, un échange, ou des Debens par ressource d’une sorte. Montrez ou touchez une Boutique pour la lire.
web-pages-learn-fertility-build-title = Construisez un Quartier
web-pages-learn-fertility-build = Une fois par tour, avant d’approvisionner, vous pouvez construire un de ces Quartiers. Toute ressource et le Blé peuvent le payer. Il apporte des Boutiques, mais une Boutique incomplète ne rapporte rien.
web-pages-learn-fertility-pay-title = Payez le Quartier
web-pages-learn-fertility-pay = Choisissez ce que vous donnez pour le Quartier. Toute ressource convient, le Blé aussi : donnez donc ce dont vos Boutiques ont le moins besoin.
web-pages-learn-fertility-supply-title = Approvisionnez une Boutique
web-pages-learn-fertility-supply = Placez des ressources sur les icônes de vos Boutiques, autant que vous voulez. Cela peut prendre plusieurs tours ; une Boutique rapporte quand chaque icône a son jeton.
web-pages-learn-fertility-exchanging-title = Choisissez votre échange
web-pages-learn-fertility-exchanging = Cette Boutique vous donne une des ressources qu’elle montre. Choisissez-la, ainsi que l’autre Boutique où elle va.
web-pages-learn-fertility-filled-title = Une Boutique totalement approvisionnée
web-pages-learn-fertility-filled = Cette Boutique est totalement approvisionnée. Le Blé et l’échange viennent aussitôt ; Debens et Statues comptent à la fin. Ce qui est sur une Boutique y reste pour toujours.
web-pages-learn-fertility-done-title = Terminez le tour
web-pages-learn-fertility-done = Quand il n’y a plus rien à construire ni à approvisionner, terminez le tour. Les ressources qui restent retournent au Stock.
web-pages-learn-fertility-take-title = Prenez une tuile
web-pages-learn-fertility-take = Prenez une des tuiles de la Réserve Commune pour en avoir de nouveau trois. Pensez à l’endroit où vous pourriez la poser.
web-pages-learn-fertility-rival-title = Le tour de l’adversaire
web-pages-learn-fertility-rival = C’est à { $rival } de jouer un tour comme le vôtre : poser, construire, approvisionner, prendre une tuile. Regardez où elle va : la Vallée est à tous, vous pouvez aussi vous y connecter.
web-pages-learn-fertility-wheat-title = Le Blé
web-pages-learn-fertility-wheat = Le Blé se garde dans votre Grenier, jusqu’à dix. Plus vous en avez, plus chacun vaut : dix valent 40 Debens. Il sert aussi à payer les Quartiers.
web-pages-learn-fertility-specialised-title = Une Boutique qui compte
web-pages-learn-fertility-specialised = Approvisionnée, cette Boutique rapporte 1 Deben pour chaque Bovin de toute votre Métropole, où qu’il soit. Les Quartiers en apportent pour d’autres ressources, parfois à 3 Debens chacune : de quoi bâtir une ville autour.
web-pages-learn-fertility-exchange-title = Une Boutique qui échange
web-pages-learn-fertility-exchange = Placez ici une Fleur de papyrus, et vous recevez aussitôt une des ressources montrées, directement sur une autre Boutique. Ce que vous avez devient ce qu’il vous faut.
web-pages-learn-fertility-gods-title = Les Statues des Dieux
web-pages-learn-fertility-gods = Les Boutiques à Dieu apportent une Statue. Seuls des Dieux différents comptent : 3 Debens pour un, 6 pour deux, puis 10, 15 et 21 pour les cinq. Cherchez donc ceux qui vous manquent.
web-pages-learn-fertility-monuments-title = Carrières et Monuments
web-pages-learn-fertility-monuments = Une case de désert vide, isolée des quatre côtés, devient une Carrière. Le joueur qui l’isole prend une ressource ou y pose un Monument. À la fin, le plus de Monuments rapporte 15 Debens, la deuxième place 7.
web-pages-learn-fertility-last-title = Les derniers tours
web-pages-learn-fertility-last = La Réserve Commune ne peut plus être complétée : chacun joue un dernier tour. Complétez les Boutiques presque approvisionnées, car une Boutique incomplète ne rapporte rien.
web-pages-learn-fertility-free-title = Vous savez jouer à Fertility
web-pages-learn-fertility-free = C’est tout ce qu’il vous faut. Continuez comme vous voulez ; je ne reviendrai que s’il y a du nouveau. Dans le doute, appuyez sur la lampe : elle propose un coup et dit pourquoi.
web-pages-learn-fertility-end-title = La partie est terminée
web-pages-learn-fertility-end = Comparez d’où viennent les Debens. De petites leçons montrent ce que vous n’avez peut-être pas vu : Carrières, échanges, Boutiques qui comptent.
web-pages-learn-fertility-short-quarry-title = Une Carrière
web-pages-learn-fertility-short-quarry-about = Isolez une case et posez un Monument.
web-pages-learn-fertility-short-quarry-task = La case marquée est presque isolée. Posez une tuile qui en fait une Carrière, et placez-y un Monument.
web-pages-learn-fertility-short-quarry-praise = Une tuile, du Blé, de l’eau ou le bord des quatre côtés : voilà une Carrière. Le Monument compte à la fin : 15 Debens pour le plus grand nombre, 7 pour la deuxième place.
web-pages-learn-fertility-short-quarry-again = Aucun Monument ne s’y trouve encore. Un côté de la case marquée est ouvert : couvrez-le d’une moitié de tuile, puis choisissez le Monument.
web-pages-learn-fertility-short-specialised-title = Une Boutique qui compte
web-pages-learn-fertility-short-specialised-about = Un Raisin qui donne plus de valeur à tous.
web-pages-learn-fertility-short-specialised-task = Vous avez un Raisin et deux Boutiques pour lui. L’une rapporte 4 Debens, l’autre 3 Debens pour chaque Raisin de votre Métropole. Approvisionnez la meilleure.
web-pages-learn-fertility-short-specialised-praise = Votre Métropole contient quatre Raisins : cette Boutique rapporte donc 12 Debens, et 3 de plus pour chaque Raisin à venir, sur n’importe quelle Boutique.
web-pages-learn-fertility-short-specialised-again = Cela rapporte 4 Debens. Comptez les Raisins de votre Métropole et regardez l’autre Boutique.
web-pages-learn-fertility-short-exchange-title = Un échange
web-pages-learn-fertility-short-exchange-about = Changez une Fleur de papyrus en ce qui vous manque.
web-pages-learn-fertility-short-exchange-task = Vous n’avez qu’une Fleur de papyrus, mais il ne manque qu’un Albâtre à une Boutique de 9 Debens. Servez-vous de l’échange pour l’approvisionner.
web-pages-learn-fertility-short-exchange-praise = La Fleur de papyrus est devenue un Albâtre, et deux Boutiques sont complètes d’un coup. Le Papyrus compte toujours dans votre Métropole.
web-pages-learn-fertility-short-exchange-again = Il manque encore l’Albâtre aux 9 Debens. Placez la Fleur de papyrus sur la Boutique marquée et choisissez l’Albâtre pour l’autre.
web-pages-learn-fertility-short-gods-title = Des Dieux différents
web-pages-learn-fertility-short-gods-about = La Statue suivante vaut plus que la précédente.
web-pages-learn-fertility-short-gods-task = Vous avez trois Dieux différents et un Albâtre. Il complète une Boutique de 4 Debens, ou une autre avec un Dieu au choix. Prenez ce qui rapporte le plus.
web-pages-learn-fertility-short-gods-praise = Quatre Dieux différents valent 15 Debens au lieu de 10. Un Dieu au choix compte toujours comme un Dieu que vous n’avez pas.
web-pages-learn-fertility-short-gods-again = Cela rapporte 4 Debens. Un quatrième Dieu en rapporte 5, et le cinquième en rapporterait encore 6.

# You: what you played
web-pages-me-games = Vos parties
web-pages-me-played = { $played ->
    [0] Pas encore joué.
    [1] Une partie jouée, { $won ->
        [0] sans victoire.
       *[other] et gagnée.
     }
   *[other] { $played } parties jouées, { $won } gagnées.
 }
web-pages-me-streak = { $count } victoires d’affilée
web-pages-me-learned = Appris. Revoir les courtes leçons
web-pages-me-all-games = Toutes vos parties
web-pages-me-stats-players = À { $count }
web-pages-me-stats-against = Contre { $name }
web-pages-me-stats-games = Parties
web-pages-me-stats-won = Victoires
web-pages-me-stats-favourite = Votre adversaire préféré : { $name }.
web-pages-me-stats-latest = Dernières parties : { $won } sur { $count } gagnées, la plus récente d’abord.
web-pages-me-stats-counted = Sont comptées vos { $count } dernières tables.
