# The terminal.

compiling = compilation des règles pour cette machine, une seule fois…
compiling-functions = compilation des règles pour cette machine, une seule fois… { $functions ->
    [one] { $functions } fonction
   *[other] { $functions } fonctions
 }

terminal-welcome = Bienvenue au bord du Nil.
terminal-how = Tapez un numéro de la liste, ou dites ce que vous voulez faire. « help » explique, « hint » conseille.
terminal-you = Ani
terminal-levels = Contre qui voulez-vous jouer ?
terminal-which-level = Numéro ou nom (Entrée : { $usual })
terminal-which-level-again = Tapez un numéro de 1 à { $most } ou un nom de la liste ; Entrée choisit { $usual }.
terminal-level = Le niveau « { $level } » n’existe pas. Niveaux possibles : { $levels }. Tout autre bot se choisit avec --bot.
terminal-too-many-bots = { $bots } { $bots ->
    [one] bot a été nommé
   *[other] bots ont été nommés
 } pour { $seats } { $seats ->
    [one] siège
   *[other] sièges
 }.
terminal-rivals = À la table : { $names }.
terminal-thinking = { $name } réfléchit…
terminal-goodbye = À une autre fois, alors.
terminal-river = Le fleuve
terminal-own = Vos cartes
terminal-flood = Sous les eaux :
terminal-dry = rien encore
terminal-pile = Saison { $season } sur { $seasons }, { $cards } { $cards ->
    [one] carte
   *[other] cartes
 } dans la pioche.
terminal-plague-pile = La Nuée y rôde.
terminal-plague-aside = La Nuée est à l’écart.
terminal-fields = Champs et Monuments
terminal-free = libre
terminal-none = aucune
terminal-city = Votre Métropole
terminal-valley-legend =
    Scènes : A Albâtre   B Bovin   P Fleur de papyrus   G Raisin
    a b p g icône   . désert   ~ eau   w Blé   ↑▲Ω⌂ Monument
terminal-pool = Votre Réserve
terminal-common = Réserve Commune
terminal-pile-left = Tuiles à venir
terminal-stock = Stock
terminal-beside = À côté de votre plateau
terminal-districts = Quartiers
terminal-cost = (coût { $cost })
terminal-goods = { $count } { $good_id ->
    [papyrus] { $count ->
        [one] Fleur de papyrus
       *[other] Fleurs de papyrus
     }
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
     }
 }
terminal-quarries = { $count } { $count ->
    [one] Carrière
   *[other] Carrières
 }
terminal-column-wheat = Blé
terminal-column-monuments-left = Monuments restants
terminal-column-districts = Quartiers
terminal-column-debens = Debens actuels
terminal-debens-legend = Debens actuels : Boutiques généralistes + Boutiques spécialisées + Statues des Dieux + Monuments + Grenier
terminal-storage = Grenier :
terminal-picked = Choisi :
terminal-column-player = Joueur
terminal-column-hand = Main
terminal-column-storage = Grenier
terminal-column-speculation = Spéculation
terminal-no-such-number = La liste va de 1 à { $most }.
terminal-help = Tapez un numéro de la liste, ou des mots. « hint » dit ce que ferait un bon joueur, « undo » annule la dernière action, « quit » quitte la table.
terminal-help-nile =
    C’est la culture la moins engrangée qui décide de la victoire : engrangez donc un peu de tout.
    Votre tour : la crue est passée et les récoltes sont rentrées. Échangez autant de fois que vous voulez, puis plantez ou spéculez, puis terminez et piochez deux cartes.
    {"  "}plant 2 wheat                     deux cartes ou plus d’une même culture
    {"  "}plant wheat flax                  deux cultures différentes, dont au moins une nouvelle
    {"  "}plant 1 wheat 3 flax              autant de cartes que vous voulez dans vos champs
    {"  "}plant 2 stone on sphinx           avec les Monuments
    {"  "}market wheat flax                 donner deux cartes de votre main, en piocher une
    {"  "}offering wheat from storage, flax from hand     donner deux cartes pour une nouvelle crue
    {"  "}speculate wheat-flax              parier sur la prochaine crue ; une ou deux cartes
    {"  "}done                              ne plus rien planter ; piocher et terminer le tour
    Les cartes se tapent en anglais : papyrus, wheat (Blé), lettuce (Laitue), castor (Ricin), flax (Lin), grape (Raisin), onion (Oignon), stone (Pierre) ; les Monuments : sphinx, obelisk (Obélisque), wall (Muraille).
terminal-help-fertility =
    La victoire va aux Debens : Boutiques totalement approvisionnées, Statues, Monuments et Blé. Vous avez neuf tours.
    Votre tour : posez une tuile connectée à une scène identique et récoltez ; construisez un Quartier si vous voulez ; approvisionnez des Boutiques ; prenez une tuile.
    {"  "}place ab 3,4 3,5        la tuile avec l’Albâtre en ligne 3, colonne 4 et le Bovin en 3,5
    {"  "}quarry g                ce que rapporte une Carrière : a, b, p, g ou monument
    {"  "}build A9 puis pay wheat un Quartier visible, et avec quoi vous payez
    {"  "}supply g to A9          sur une icône libre de ce Quartier
    {"  "}supply bovine to shop 1 sur une Boutique de départ
    {"  "}take ab puis done       une tuile de la Réserve Commune ; la fin de votre tour
    Les lettres : a Albâtre, b Bovin, p Fleur de papyrus, g Raisin. Le Blé se tape wheat.
terminal-rematch = Une autre partie ? (o/n)
terminal-yes = o oui
terminal-left = Vous quittez la table. La partie n’est pas terminée.
terminal-end = On compte la récolte :
terminal-recorded = La partie est enregistrée dans { $file }.

hint-thinking = Un coup d’œil vers la suite…
hint-searched = { $iterations } { $iterations ->
    [one] essai
   *[other] essais
 } à partir de ce que vous savez ({ $seconds } s). Les meilleurs plans :
hint-only = Une seule possibilité mérite qu’on y pense : { $plan }
hint-then = Ensuite : { $plan }
hint-close = Les deux premiers se valent.
hint-plan = Plan
hint-chance = Chances de gagner
hint-visits = Essais

simulate-playing = Parties en cours
simulate-title = { $games } { $games ->
    [one] partie
   *[other] parties
 } de { $game } à { $players } joueurs, { $bot } à chaque siège
simulate-speed = { $games } parties/s, { $decisions } décisions/s : { $seconds } s sur { $cores } { $cores ->
    [one] cœur
   *[other] cœurs
 }, compilation non comprise.
simulate-length = { $mean } décisions par partie, de { $shortest } à { $longest }.
simulate-faults = { $count } { $count ->
    [one] coup a été joué
   *[other] coups ont été joués
 } par un remplaçant : le bot a eu une défaillance. « akhet arena » dit laquelle.
simulate-wins = Victoires par siège
simulate-column-seat = Siège
simulate-column-share = Victoires
simulate-column-interval = Intervalle à 95 %
simulate-shared = La première place est partagée dans { $share } des parties.
simulate-all = tous les joueurs
simulate-winners = gagnants

export-packages = Les fichiers Parquet demandent un paquet qui n’est pas installé. Pour l’installer : { $command }
export-file = { $file } n’est pas un fichier Parquet de parties écrit par Akhet.
export-mixed = { $file } est l’enregistrement d’un autre jeu. Un fichier contient les parties d’un seul jeu, ici { $game }.
export-other = { $file } contient un autre jeu de données : { $entry } y vaut { $found }, et non { $wanted }. Indiquez un autre dossier.
export-written = { $rows } { $rows ->
    [one] ligne
   *[other] lignes
 }, une par décision : { $file }
export-unpacked = { $count } { $count ->
    [one] enregistrement vérifié
   *[other] enregistrements vérifiés
 } dans { $file }.
