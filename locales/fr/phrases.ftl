# Reasons that come in English from elsewhere: from the operating system, from Python, and from the rooms below, which
# know no catalogues. The English text is what is looked for, so it must be theirs to the letter; the first that fits
# counts. What fits none is shown as it came.

## The system

phrase-system-none = ce fichier ou ce dossier n’existe pas
phrase-system-none-at = { $file } : ce fichier ou ce dossier n’existe pas
phrase-system-denied = accès refusé
phrase-system-denied-at = { $file } : accès refusé
phrase-system-folder = c’est un dossier
phrase-system-no-folder = une partie du chemin n’est pas un dossier
phrase-system-full = le disque est plein
phrase-system-read-only = ce disque est en lecture seule
phrase-system-long = le nom du fichier est trop long
phrase-system-null = le nom contient un octet nul
phrase-system-port = ce port est déjà pris
phrase-system-address = cette adresse n’est pas celle de cette machine
phrase-system-host = ce nom est inconnu sur le réseau

## Files

phrase-file-folder = c’est un dossier
phrase-file-none = ce fichier n’existe pas
phrase-file-syntax = ligne { $line }, colonne { $column } (« { $words } »)
phrase-file-syntax-end = à la fin du fichier (« { $words } »)
phrase-file-utf8 = l’octet { $position } ({ $byte }) n’est pas de l’UTF-8 (« { $words } »)

## Sets of components

phrase-set-no-entry = cette entrée n’existe pas
phrase-set-no-table = cette table n’existe pas
phrase-set-no-tile = cette tuile n’existe pas ; il y a { $tiles }
phrase-set-text = il faut un texte
phrase-set-tables = il faut une liste de tables
phrase-set-counts = il faut une table de quantités
phrase-set-shops = il faut une liste de Boutiques
phrase-set-true-or-false = il faut true ou false
phrase-set-scale = il faut { $count } nombres entiers de 0 à { $most }, qui commencent par 0 et ne diminuent jamais
phrase-set-wheat-scale = il faut 0, { $scale }
phrase-set-gods = il faut les noms de { $count } dieux, un mot chacun
phrase-set-gods-differ = les noms doivent être différents
phrase-set-whole-not = il faut un nombre entier de { $least } à { $most }, pas { $value }
phrase-set-whole = il faut un nombre entier de { $least } à { $most }
phrase-set-in-all = il en faut { $all } en tout, pas { $found }
phrase-set-word = il faut un seul mot, de lettres et de chiffres
phrase-set-rows = il faut { $rows } lignes de { $columns } cases
phrase-set-square = { $letter } n’est pas une case ; il y a { $squares }
phrase-set-symbol = il faut un symbole de départ, et un seul, de deux cases sur deux
phrase-set-boards = il faut quatre plateaux différents
phrase-set-shop = une Boutique a ce qu’il lui faut (needs) et ce qu’elle rapporte (pays)
phrase-set-needs = il faut de 1 à { $most } lettres parmi A, B, P, G et * pour n’importe laquelle
phrase-set-pays = { $pays } n’est rien de tout cela : "4 debens", "wheat", un ou deux dieux, "any god", "3 each G" (ou 1), "exchange A B P"
phrase-set-wild = seule une Boutique généraliste, qui rapporte des Debens, accepte n’importe quelle ressource
phrase-set-shops-number = il faut de 1 à { $most } Boutiques
phrase-set-same-name = deux portent le même nom
phrase-set-number = il en faut { $count }, pas { $found }
phrase-set-too-many = { $cards } cartes à { $players } joueurs ; { $most } au plus sont permises
phrase-set-too-few-classic = { $cards } cartes du paquet Classique, c’est trop peu pour { $players } joueurs
phrase-set-too-few = { $cards } cartes, c’est trop peu pour { $players } joueurs
