# Reasons that come in English from elsewhere: from the operating system, from Python, and from the rooms below, which
# know no catalogues. The English text is what is looked for, so it must be theirs to the letter; the first that fits
# counts. What fits none is shown as it came.

## The system

phrase-system-none = Diese Datei oder diesen Ordner gibt es nicht
phrase-system-none-at = { $file }: Diese Datei oder diesen Ordner gibt es nicht
phrase-system-denied = Die Berechtigung fehlt
phrase-system-denied-at = { $file }: Die Berechtigung fehlt
phrase-system-folder = Das ist ein Ordner
phrase-system-no-folder = Ein Teil des Pfads ist kein Ordner
phrase-system-full = Der Datenträger ist voll
phrase-system-read-only = Auf diesen Datenträger lässt sich nicht schreiben
phrase-system-long = Der Dateiname ist zu lang
phrase-system-null = Der Name enthält ein Nullbyte
phrase-system-port = Der Port ist schon belegt
phrase-system-address = Diese Adresse gehört nicht zu diesem Rechner
phrase-system-host = Diesen Namen kennt das Netz nicht

## Files

phrase-file-folder = Das ist ein Ordner
phrase-file-none = Diese Datei gibt es nicht
phrase-file-syntax = Zeile { $line }, Spalte { $column } („{ $words }“)
phrase-file-syntax-end = am Ende der Datei („{ $words }“)
phrase-file-utf8 = Byte { $position } ({ $byte }) ist kein UTF-8 („{ $words }“)

## Sets of components

phrase-set-no-entry = Diesen Eintrag gibt es nicht
phrase-set-no-table = Diese Tabelle gibt es nicht
phrase-set-no-tile = Dieses Plättchen gibt es nicht; es gibt { $tiles }
phrase-set-text = Hier muss ein Text stehen
phrase-set-tables = Hier muss eine Liste von Tabellen stehen
phrase-set-counts = Hier muss eine Tabelle mit Anzahlen stehen
phrase-set-shops = Hier muss eine Liste von Geschäften stehen
phrase-set-true-or-false = Hier muss true oder false stehen
phrase-set-scale = Hier müssen { $count } ganze Zahlen von 0 bis { $most } stehen, die mit 0 beginnen und nie kleiner werden
phrase-set-wheat-scale = Hier muss 0, { $scale } stehen
phrase-set-gods = Hier müssen die Namen von { $count } Gottheiten stehen, je ein Wort
phrase-set-gods-differ = Die Namen müssen verschieden sein
phrase-set-whole-not = Hier muss eine ganze Zahl von { $least } bis { $most } stehen, nicht { $value }
phrase-set-whole = Hier muss eine ganze Zahl von { $least } bis { $most } stehen
phrase-set-in-all = Zusammen müssen es { $all } sein, nicht { $found }
phrase-set-word = Hier muss ein Wort aus Buchstaben und Ziffern stehen
phrase-set-rows = Hier müssen { $rows } Zeilen zu je { $columns } Feldern stehen
phrase-set-square = { $letter } ist kein Feld; es gibt { $squares }
phrase-set-symbol = Hier muss genau ein Startsymbol zu sehen sein, zwei mal zwei Felder groß
phrase-set-boards = Es müssen vier verschiedene Talpläne sein
phrase-set-shop = Zu einem Geschäft gehört, was es braucht (needs) und was es bringt (pays)
phrase-set-needs = Hier müssen 1 bis { $most } aus A, B, P, G und * für beliebig stehen
phrase-set-pays = { $pays } ist nichts davon: "4 debens", "wheat", eine oder zwei Gottheiten, "any god", "3 each G" (oder 1), "exchange A B P"
phrase-set-wild = Nur ein allgemeines Geschäft, das Deben bringt, nimmt beliebige Ressourcen
phrase-set-shops-number = Es müssen 1 bis { $most } Geschäfte sein
phrase-set-same-name = Zwei haben denselben Namen
phrase-set-number = Es müssen { $count } sein, nicht { $found }
phrase-set-too-many = { $cards } Karten für { $players } Personen; erlaubt sind höchstens { $most }
phrase-set-too-few-classic = Die { $cards } Karten des klassischen Decks reichen nicht für { $players } Personen
phrase-set-too-few = { $cards } Karten reichen nicht für { $players } Personen
