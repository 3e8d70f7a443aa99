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
web-pages-tables-none-mine = Vous n’avez pas encore de partie. Ouvrez une table, ou rejoignez-en une plus bas.
web-pages-tables-open-one = Ouvrir une table
web-pages-tables-over = Parties terminées
web-pages-tables-more = Parties plus anciennes
web-pages-tables-to-join = Tables à rejoindre
web-pages-tables-none-to-join = Aucune table publique n’attend de joueurs pour l’instant. Ouvrez-en une à tout le monde : elle apparaîtra ici.
web-pages-tables-to-watch = Parties à regarder
web-pages-tables-none-to-watch = Aucune partie publique n’est en cours pour l’instant.
web-pages-tables-your-turn = À vous de jouer.
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

web-pages-rules-title = Règles de { $game }
web-pages-rules-contents = Sommaire
web-pages-rules-games = Les règles de quel jeu
web-pages-rules-table = Tableau sous « { $heading } »
web-pages-rules-how-to = Comment jouer
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
web-pages-learn-how = Vous jouez une vraie partie contre un bot facile. Un guide vous dit quoi regarder et quoi faire ensuite. Vous pouvez arrêter à tout moment.
web-pages-learn-begin = Commencer
web-pages-learn-rules = Lire d’abord les règles
web-pages-learn-coach = Votre guide
web-pages-learn-next = Compris
web-pages-learn-skip = Plus tard
web-pages-learn-fold = Réduire
web-pages-learn-unfold = Voir le guide
web-pages-learn-leave = Continuer sans guide
web-pages-learn-progress = { $count ->
    [0] Rien d’appris encore : c’est le début.
    [one] Une chose apprise.
   *[other] { $count } choses apprises.
 }
web-pages-learn-your-turn = À vous de jouer. Faites ce qui vous semble le mieux.
web-pages-learn-watch = { $rival } joue. Regardez ce qui se passe.

web-pages-learn-nile-intro = NILE est un jeu de cartes. Vous plantez des cultures, le fleuve déborde, et ce qui est inondé est récolté. La victoire va au grenier le mieux équilibré. Ici, vous apprenez le jeu au fil d’une partie, en un quart d’heure environ.
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
web-pages-learn-nile-finish = Vos cartes sont choisies. Ajoutez-en si vous voulez, ou revenez en arrière. Quand tout vous convient, terminez la plantation : vous piochez deux cartes et votre tour est fini.
web-pages-learn-nile-rival-title = Le tour de l’adversaire
web-pages-learn-nile-rival = Pour { $rival } aussi, chaque tour s’ouvre sur une crue. Peu importe à qui est le tour : une crue récolte les champs de tout le monde.
web-pages-learn-nile-harvest-title = Votre première récolte
web-pages-learn-nile-harvest = La carte Crue montrait { $card }, et une carte est passée de votre champ à votre grenier. C’est ce qui compte à la fin. Un champ sans cartes disparaît : replantez à temps.
web-pages-learn-nile-speculate-title = Un pari sur le fleuve
web-pages-learn-nile-speculate = Vous avez en main la carte { $card }. Au lieu de planter, vous pouvez jouer une ou deux cartes comme celle-ci. Si la prochaine carte Crue montre une de ses cultures, vous piochez trois cartes. Rien ne vous oblige à le faire maintenant.
web-pages-learn-nile-outplant-title = Évincez un adversaire
web-pages-learn-nile-outplant = { $rival } a un champ { $card ->
    [Oignon] d’Oignon
   *[other] de { $card }
 } { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
 }. Une culture n’a qu’un champ à la fois. Pour le prendre, il faut en planter davantage en une fois, ici { $needed } cartes ; l’ancien champ est défaussé. Cela peut vous arriver aussi.
web-pages-learn-nile-add-title = Agrandissez un champ
web-pages-learn-nile-add = Vous avez un champ { $card ->
    [Oignon] d’Oignon
   *[other] de { $card }
 } et d’autres cartes de cette culture en main. À vos propres champs, vous pouvez ajouter autant de cartes que vous voulez, de plusieurs cultures à la fois. Un grand champ vous nourrit plus longtemps et se prend moins facilement.
web-pages-learn-nile-trade-title = Marché et Offrande
web-pages-learn-nile-trade = Avant de planter, vous pouvez échanger autant de fois que vous voulez. Le Marché prend deux cartes de votre main ou de votre grenier contre une nouvelle. Une Offrande prend deux cartes et amène aussitôt une nouvelle crue.
web-pages-learn-nile-plague-title = Les sauterelles
web-pages-learn-nile-plague = La Nuée de sauterelles détruit le plus grand champ en jeu, et tous ceux de la même taille. Elle vient une fois par saison : pensez-y avant de planter un champ immense.
web-pages-learn-nile-season-title = Une nouvelle saison
web-pages-learn-nile-season = La pioche était vide, et un nouveau mélange a eu lieu. Il y a autant de saisons que de joueurs ; quand la dernière carte de la dernière saison est sortie, la partie est terminée.
web-pages-learn-nile-balance-title = Gardez l’équilibre
web-pages-learn-nile-balance = Regardez votre grenier : quelle culture y est la plus rare ? Une seule carte de celle-là vaut plus que dix d’une autre. Plantez ce qui vous manque.
web-pages-learn-nile-free-title = Vous savez jouer à NILE
web-pages-learn-nile-free = C’est tout ce qu’il vous faut. Continuez comme vous voulez ; je ne reviendrai que s’il y a du nouveau.
web-pages-learn-nile-end-title = La partie est terminée
web-pages-learn-nile-end = Les deux greniers sont maintenant révélés : comparez les plus petites piles. Vous pouvez revoir la partie étape par étape, et rejouer à partir de n’importe laquelle.

web-pages-learn-fertility-intro = Fertility est un jeu de pose de tuiles. Vous les posez dans une Vallée commune à tous, vous y récoltez des ressources et vous approvisionnez les Boutiques de votre propre Métropole. Ici, vous apprenez le jeu au fil d’une partie, en un quart d’heure environ.
web-pages-learn-fertility-goal-title = Le but
web-pages-learn-fertility-goal = Le joueur qui a le plus de Debens gagne. Ils viennent des Boutiques totalement approvisionnées, des Statues de Dieux différents, des Monuments et du Blé. Chacun joue neuf tours.
web-pages-learn-fertility-valley-title = La Vallée
web-pages-learn-fertility-valley = Une tuile se pose sur deux cases de désert vides côte à côte, jamais sur l’eau ni sur le Blé. Au moins une de ses scènes doit être connectée, bord à bord, à une scène identique.
web-pages-learn-fertility-place-title = Posez une tuile
web-pages-learn-fertility-place = Choisissez une de vos trois tuiles et sa place. Vous récoltez une ressource pour chaque scène identique à laquelle elle est connectée, la ressource de chaque icône que vous recouvrez, et un Blé pour chaque case de Blé voisine.
web-pages-learn-fertility-quarry-title = Une Carrière
web-pages-learn-fertility-quarry = Votre tuile a enclos une case vide : vous avez créé une Carrière. Elle vous rapporte une ressource au choix, ou la place d’un de vos Monuments.
web-pages-learn-fertility-earned-title = Vos ressources
web-pages-learn-fertility-earned = Ce que vous avez récolté se trouve à côté de votre plateau. Servez-vous-en à ce tour : ce qui reste à la fin retourne au Stock. Seul le Blé se garde.
web-pages-learn-fertility-build-title = Construisez un Quartier
web-pages-learn-fertility-build = Une fois par tour, avant d’approvisionner, vous pouvez construire un Quartier dans votre Métropole. Il apporte de nouvelles Boutiques. N’en construisez pas plus que vous ne pouvez en approvisionner : une Boutique à laquelle il manque une ressource ne rapporte rien.
web-pages-learn-fertility-pay-title = Payez le Quartier
web-pages-learn-fertility-pay = Choisissez les ressources que vous donnez pour le Quartier. Toutes conviennent : donnez donc celles dont vos Boutiques ont le moins besoin.
web-pages-learn-fertility-supply-title = Approvisionnez une Boutique
web-pages-learn-fertility-supply = Placez des ressources sur les icônes de vos Boutiques. Une Boutique rapporte son bénéfice quand chaque icône a son jeton.
web-pages-learn-fertility-exchange-title = Un échange
web-pages-learn-fertility-exchange = Cette Boutique vous donne une des ressources qu’elle montre. Choisissez-la, ainsi que l’autre Boutique où elle va.
web-pages-learn-fertility-filled-title = Une Boutique totalement approvisionnée
web-pages-learn-fertility-filled = Une de vos Boutiques est totalement approvisionnée. Certaines rapportent des Debens à la fin, d’autres comptent les ressources de votre Métropole, d’autres apportent des Statues, du Blé ou un échange.
web-pages-learn-fertility-done-title = Terminez le tour
web-pages-learn-fertility-done = Quand il n’y a plus rien à construire ni à approvisionner, terminez le tour. Les ressources qui restent retournent au Stock.
web-pages-learn-fertility-take-title = Prenez une tuile
web-pages-learn-fertility-take = Prenez une des tuiles de la Réserve Commune pour en avoir de nouveau trois. Pensez à l’endroit où vous pourriez la poser.
web-pages-learn-fertility-rival-title = Le tour de l’adversaire
web-pages-learn-fertility-rival = { $rival } pose des tuiles dans la même Vallée. Regardez où : ce qui s’y trouve vous rapporte aussi quand vous posez une tuile à côté.
web-pages-learn-fertility-wheat-title = Le Blé
web-pages-learn-fertility-wheat = Le Blé se garde dans votre Grenier, jusqu’à dix. Plus vous en avez, plus chacun vaut. Il sert aussi à payer les Quartiers.
web-pages-learn-fertility-monuments-title = Les Monuments
web-pages-learn-fertility-monuments = Isolez des cases vides une par une pour créer des Carrières, et posez-y des Monuments. À la fin, le joueur qui en a le plus gagne 15 Debens, le deuxième 7.
web-pages-learn-fertility-last-title = Les derniers tours
web-pages-learn-fertility-last = La Réserve Commune ne peut plus être complétée : chacun joue encore un tour. Complétez les Boutiques presque approvisionnées.
web-pages-learn-fertility-free-title = Vous savez jouer à Fertility
web-pages-learn-fertility-free = C’est tout ce qu’il vous faut. Continuez comme vous voulez ; je ne reviendrai que s’il y a du nouveau.
web-pages-learn-fertility-end-title = La partie est terminée
web-pages-learn-fertility-end = Comparez d’où viennent les Debens. Vous pouvez revoir la partie étape par étape, et rejouer à partir de n’importe laquelle.
