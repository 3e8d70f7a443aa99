# Reasons that come in English from elsewhere: from the operating system, from Python, and from the rooms below, which
# know no catalogues. The English text is what is looked for, so it must be theirs to the letter; the first that fits
# counts. What fits none is shown as it came.

## The system

phrase-system-none = dit bestand of deze map bestaat niet
phrase-system-none-at = { $file }: dit bestand of deze map bestaat niet
phrase-system-denied = geen toegang
phrase-system-denied-at = { $file }: geen toegang
phrase-system-folder = dit is een map
phrase-system-no-folder = een deel van het pad is geen map
phrase-system-full = de schijf is vol
phrase-system-read-only = deze schijf is alleen-lezen
phrase-system-long = de bestandsnaam is te lang
phrase-system-null = de naam bevat een nul-byte
phrase-system-port = deze poort is al in gebruik
phrase-system-address = dit adres hoort niet bij deze computer
phrase-system-host = het netwerk kent deze naam niet

## Files

phrase-file-folder = dit is een map
phrase-file-none = dit bestand bestaat niet
phrase-file-syntax = regel { $line }, kolom { $column } (‘{ $words }’)
phrase-file-syntax-end = aan het eind van het bestand (‘{ $words }’)
phrase-file-utf8 = byte { $position } ({ $byte }) is geen UTF-8 (‘{ $words }’)

## Sets of components

phrase-set-no-entry = dit onderdeel bestaat niet
phrase-set-no-table = deze tabel bestaat niet
phrase-set-no-tile = deze tegel bestaat niet; er zijn { $tiles }
phrase-set-text = hier hoort een tekst
phrase-set-tables = hier hoort een lijst met tabellen
phrase-set-counts = hier hoort een tabel met aantallen
phrase-set-shops = hier hoort een lijst met Winkels
phrase-set-true-or-false = hier hoort true of false
phrase-set-scale = hier horen { $count } gehele getallen van 0 tot en met { $most }, die met 0 beginnen en nooit dalen
phrase-set-wheat-scale = hier hoort 0, { $scale }
phrase-set-gods = hier horen de namen van { $count } goden, elk één woord
phrase-set-gods-differ = de namen moeten verschillen
phrase-set-whole-not = hier hoort een geheel getal van { $least } tot en met { $most }, niet { $value }
phrase-set-whole = hier hoort een geheel getal van { $least } tot en met { $most }
phrase-set-in-all = samen moeten het er { $all } zijn, niet { $found }
phrase-set-word = hier hoort één woord van letters en cijfers
phrase-set-rows = hier horen { $rows } rijen van { $columns } vakken
phrase-set-square = { $letter } is geen vak; er zijn { $squares }
phrase-set-symbol = hier hoort één startsymbool, van twee bij twee vakken
phrase-set-boards = het moeten vier verschillende borden zijn
phrase-set-shop = bij een Winkel hoort wat hij nodig heeft (needs) en wat hij oplevert (pays)
phrase-set-needs = hier horen 1 tot { $most } van A, B, P, G en * voor een willekeurige
phrase-set-pays = { $pays } is geen van deze: "4 debens", "wheat", een of twee goden, "any god", "3 each G" (of 1), "exchange A B P"
phrase-set-wild = alleen een algemene Winkel, die Debens oplevert, neemt elke grondstof aan
phrase-set-shops-number = het moeten 1 tot { $most } Winkels zijn
phrase-set-same-name = twee hebben dezelfde naam
phrase-set-number = het moeten er { $count } zijn, niet { $found }
phrase-set-too-many = { $cards } kaarten met { $players } spelers; hoogstens { $most } zijn toegestaan
phrase-set-too-few-classic = { $cards } kaarten van het Klassieke deck zijn te weinig voor { $players } spelers
phrase-set-too-few = { $cards } kaarten zijn te weinig om aan { $players } spelers uit te delen
