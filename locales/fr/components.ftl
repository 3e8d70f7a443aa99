# `akhet components`: a set of components checked, drawn in the terminal, and as a sheet to print.

components-new-none = Il n’y a qu’un seul matériel pour { $game }.
components-new-no-blank = Les cartes de { $game } sont connues : il n’y a rien à remplir. Commencez avec le matériel fourni : --from shipped.
components-new-exists = { $file } existe déjà ; rien n’a été écrit. Avec --force, le fichier est remplacé.
components-new-written = Écrit : { $file }. Changez ce qui diffère dans votre jeu, puis vérifiez-le avec « akhet components check { $file } ».

components-check-which-game = Impossible de savoir à quel jeu sert { $file }. Précisez-le avec --game : { $games }.
components-check-fits = { $file } : un matériel qui convient à { $game }, { $hash }
components-check-remarks = { $count ->
    [one] Une remarque, aucune erreur
   *[other] { $count } remarques, aucune erreur
 } : voici où ce matériel s’écarte de ce que l’on sait du jeu imprimé ou du cahier des charges de la reconstitution (F1).
components-check-still-reconstruction = Ce matériel se présente comme une reconstitution. Si vous l’avez relevé sur le jeu imprimé, écrivez reconstruction = false.
components-check-water = Le plateau { $board } a { $count ->
    [one] { $count } case d’eau
   *[other] { $count } cases d’eau
 } ; dans la reconstitution, chaque plateau en a 3 ou 4.
components-check-wheat = Le plateau { $board } a { $count ->
    [one] { $count } case de Blé
   *[other] { $count } cases de Blé
 } ; dans la reconstitution, chaque plateau en a 3 ou 4.
components-check-printed = Icônes de ressource du plateau { $board } : { $printed ->
    [none] aucune
   *[some] { $letters }
 } ; dans la reconstitution, chaque plateau en a une de chaque : a b p g.
components-check-desert-split = Dans { $count } des { $all } dispositions des plateaux, le désert est en plusieurs morceaux ; dans la reconstitution, il est toujours d’un seul tenant.
components-check-quarry-ready = Dans { $count } des { $all } dispositions des plateaux, il y a une Carrière avant même la première tuile ; dans la reconstitution, cela n’arrive jamais.
components-check-wheat-shut = Dans { $count } des { $all } dispositions des plateaux, une case de Blé ne touche aucun désert libre ; dans la reconstitution, chacune en touche toujours.
components-check-start-shut = Dans { $count } des { $all } dispositions des plateaux, une scène de la tuile de départ n’a aucun désert libre à côté d’elle ; dans la reconstitution, chacune en a toujours.
components-check-tiles = Tuiles qui ne sont pas en cinq exemplaires : { $tiles }. Dans la reconstitution, il y en a cinq de chaque paire.
components-check-cost = Coût supérieur à 2 : { $districts }. Les critiques parlent de 0, 1 et 2.
components-check-leading = Quartiers dont la première icône est { $good } : { $count } ; dans la reconstitution, chaque ressource vient dix fois en premier.
components-check-starting = Les Boutiques de départ sont { $shops } ; dans la reconstitution, ce sont A pour un Dieu, B pour 1 par B, P pour un échange A B G, et G pour du Blé.
components-check-starting-tile = Les scènes de la tuile de départ sont { $scenes }, dans le sens horaire à partir du coin supérieur gauche ; dans la reconstitution, { $known }.
components-check-starting-differ = Les joueurs n’ont pas les mêmes Boutiques de départ ; dans la reconstitution, tous ont les mêmes.
components-check-god-scale = Le barème des Statues est { $scale } ; les livrets donnent 10 pour trois Dieux, et la reconstitution suit { $known }.
components-check-any = Boutique à ressource quelconque autre que « n’importe quelle ressource pour 2 Debens », la seule que citent les livrets : { $shops }.
components-check-shop = { $needs } → { $pays }
components-check-kind = Il manque dans les Quartiers { $kind ->
    [generic] une Boutique généraliste, qui rapporte des Debens pour des ressources données
    [wildcard] la Boutique qui accepte n’importe quelle ressource et rapporte 2 Debens
    [wheat] une Boutique qui rapporte du Blé
    [one-god] une Boutique à Statue avec un Dieu précis
    [two-gods] une Boutique à Statue avec deux Dieux précis
    [any-god] une Boutique à Statue avec un Dieu au choix
    [each-1] une Boutique spécialisée à 1 Deben par jeton
    [each-3] une Boutique spécialisée à 3 Debens par jeton
   *[exchange] une Boutique d’échange
 } ; dans la reconstitution, toutes les sortes de Boutiques sont présentes.
components-check-god = Quartiers où figure { $god } : { $count } ; dans la reconstitution, chaque Dieu figure sur deux Quartiers au moins.

components-show-reconstruction = Ce matériel est une reconstitution : ce n’est pas le matériel imprimé du jeu.
components-show-own = Si vous possédez le jeu, copiez le fichier du matériel, écrivez-y ce qui est imprimé, puis vérifiez-le avec « akhet components check FILE ».
components-show-boards = Plateaux Vallée
components-show-board = Plateau { $name }
components-show-desert = désert
components-show-start = symbole de départ
components-show-water = eau
components-show-wheat = Blé
components-show-printed = icône { $good } sur le désert
components-show-tiles = Tuiles Vallée, { $count } en tout
components-show-scales = Debens en fin de partie
components-show-wheat-held = Blé au Grenier
components-show-gods-held = Dieux différents
components-show-debens = Debens
components-show-gods = Les Dieux : { $gods }.
components-show-starting = Boutiques de départ de chaque Métropole
components-show-starting-of = Boutiques de départ du joueur { $player }
components-show-starting-tile = La tuile de départ, dans le sens horaire à partir du coin supérieur gauche :
components-show-districts = Quartiers
components-show-districts-key = Le coût, puis chaque Boutique : ce qu’elle requiert → ce qu’elle rapporte une fois totalement approvisionnée ; * veut dire au choix.
components-show-cost = coût { $cost }
components-show-pays-debens = { $value } { $value ->
    [one] Deben
   *[other] Debens
 }
components-show-pays-wheat = 1 Blé
components-show-pays-gods = { $gods }
components-show-pays-any-god = Dieu au choix
components-show-pays-each = { $value } par { $letter }
components-show-pays-exchange = échange { $letters }
components-show-sheet-written = La feuille à imprimer est dans { $file }.

components-show-nile = Les cartes de NILE
components-show-nile-crops = { $crop } par culture en jeu ({ $classic } dans le paquet Classique), { $stone } Pierres avec les Monuments, une Nuée de sauterelles, et une carte Spéculation pour chaque paire de cultures en jeu.
components-show-nile-hand = { $count ->
    [one] { $count } carte est distribuée
   *[other] { $count } cartes sont distribuées
 } à chaque joueur ; la Nuée, jamais.
components-show-nile-column-players = Joueurs
components-show-nile-column-crops = Cultures
components-show-nile-column-crop = Cartes Culture
components-show-nile-column-speculation = Spéculation
components-show-nile-column-plague = Nuée
components-show-nile-column-all = Total
components-show-nile-column-monuments = Avec Pierre
components-show-nile-classic = Classique, { $least }–{ $most }
components-show-nile-never = jamais

components-measure-none = Le matériel de { $game } ne peut pas être mesuré.
components-measure-title = { $game }, « { $name } » : { $games } parties par configuration avec le bot greedy à tous les sièges, graine { $seed }
components-measure-sources = D’où vient le score
components-measure-wins = Victoires selon l’ordre du tour, avec intervalles à 95 %
components-measure-seats = Victoires par joueur, avec intervalles à 95 %
components-measure-score = Score moyen
components-measure-players = { $players } joueurs
components-measure-parts = Quartiers, toutes configurations confondues
components-measure-column-part = Quartier
components-measure-column-cost = Coût
components-measure-column-contents = Boutiques
components-measure-column-taken = Construit
components-measure-column-filled = Plein
components-measure-column-lift = Victoires
components-measure-note = Construit : la part des parties où le Quartier est visible. Plein : la part de ses Boutiques. Victoires : celles des joueurs qui l’ont construit, par rapport à une part égale (1 est la moyenne), avec l’intervalle à 95 % ; elles montrent une corrélation, pas une cause. Chaque joueur pèse les rubriques du score un peu différemment.
fertility-source-generic = Boutiques
fertility-source-specialised = Boutiques spécialisées
fertility-source-statues = Statues
fertility-source-monuments = Monuments
fertility-source-wheat = Blé

components-sheet-none = Il n’y a pas de feuille à imprimer pour { $game }.
components-sheet-name = Le nom d’une feuille se termine par .svg ; ce n’est pas le cas de « { $file } », et rien n’a été écrit.
components-sheet-reconstruction = UNE RECONSTITUTION, et non le matériel imprimé du jeu, absent des textes dont elle est tirée.
components-sheet-key = Légende
components-sheet-desert = Désert
components-sheet-start = Départ
components-sheet-water = Eau
components-sheet-wheat = Blé
components-sheet-printed = Icône
components-sheet-good = { $good } ({ $letter })
components-sheet-any = Au choix (*)
components-sheet-starting = Boutiques de départ
components-sheet-starting-tile = Tuile de départ
components-sheet-tiles = Tuiles Vallée ({ $count } en tout)
components-sheet-count = × { $count }
components-sheet-wheat-scale = Blé au Grenier, et ce qu’il vaut en Debens
components-sheet-god-scale = Dieux différents, et Debens
components-sheet-districts = Quartiers : ce qu’une Boutique requiert → ce qu’elle rapporte une fois totalement approvisionnée
components-sheet-each = par
components-sheet-or = ou
components-sheet-foot = { $name } · { $hash }

## Why a set does not fit

components-entry-toml = TOML
components-entry-board = plateau { $name }
components-entry-row = { $of }, ligne { $number }
components-entry-district = Quartier { $name }
components-entry-shop = { $of }, Boutique { $number }
components-entry-part = { $of }, { $key }
components-entry-starting = Boutiques de départ
components-entry-starting-of = Boutiques de départ du joueur { $player }
components-entry-tiles = tuiles
components-entry-tile = tuiles { $tile }

set-toml = { $fault ->
    [utf-8] l’octet { $byte } n’est pas de l’UTF-8
    [depth] le fichier est trop profondément imbriqué
    [number] un de ses nombres a trop de chiffres
    [end] à la fin du fichier (« { $words } »)
   *[syntax] ligne { $line }, colonne { $column } (« { $words } »)
 }

set-blank = pas encore rempli
set-starting-tile = il faut les lettres A, B, P et G, chacune une fois
set-tile-twice = cette tuile est comptée deux fois
set-row = il faut { $columns } cases, pas { $found }
set-metropolises = il faut une liste de Boutiques pour tous les joueurs, ou { $count } listes, une pour chaque joueur

set-no-table = cette table n’existe pas
set-no-tile = cette tuile n’existe pas ; il y a { $tiles }
set-tables = il faut une liste de tables
set-counts = il faut une table de quantités
set-shops = il faut une liste de Boutiques
set-scale = il faut { $count } nombres entiers de 0 à { $most }, qui commencent par 0 et ne diminuent jamais
set-wheat-scale = il faut { $scale }
set-gods = il faut les noms de 1 à { $most } Dieux, un mot chacun
set-gods-differ = les noms doivent être différents
set-in-all = il en faut { $all } en tout, pas { $found }
set-word = il faut un seul mot, de lettres et de chiffres
set-rows = il faut { $rows } lignes de { $columns } cases
set-square = « { $letter } » n’est pas une case ; il y a { $squares }
set-symbol = il faut un symbole de départ, et un seul, de deux cases sur deux
set-boards = il faut quatre plateaux différents
set-needs = il faut de 1 à { $most } lettres parmi A, B, P, G et * (n’importe quelle ressource)
set-pays = « { $pays } » n’est rien de tout cela : « 4 debens », « wheat », un ou deux Dieux, « any god », « 3 each G » (ou 1), « exchange A B P »
set-wild = seule une Boutique généraliste, qui rapporte des Debens, accepte n’importe quelle ressource
set-shops-number = il faut de 1 à { $most } Boutiques
set-same-name = deux portent le même nom
set-number = il en faut { $count }, pas { $found }
set-too-many = { $cards } cartes à { $players } joueurs ; { $most } au plus sont permises
set-too-few-classic = { $cards } cartes du paquet Classique, c’est trop peu pour { $players } joueurs
set-too-few = { $cards } cartes, c’est trop peu pour { $players } joueurs
