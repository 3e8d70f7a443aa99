# `akhet components`: a set of components checked, drawn in the terminal, and as a sheet to print.

components-new-none = Für { $game } gibt es nur ein Spielmaterial.
components-new-no-blank = Die Karten von { $game } sind bekannt; es gibt nichts auszufüllen. Beginne mit dem mitgelieferten Spielmaterial: --from shipped.
components-new-exists = { $file } gibt es schon; nichts wurde geschrieben. Mit --force wird die Datei überschrieben.
components-new-written = Geschrieben: { $file }. Ändere, was in deinem Spiel anders ist, und prüfe die Datei mit „akhet components check { $file }“.

components-check-which-game = Für welches Spiel { $file } gedacht ist, lässt sich nicht erkennen. Nenne es mit --game: { $games }.
components-check-fits = { $file }: ein Materialsatz, der zu { $game } passt, { $hash }
components-check-remarks = { $count ->
    [one] Eine Anmerkung, kein Fehler
   *[other] { $count } Anmerkungen, keine Fehler
 }: Hier weicht der Satz von dem ab, was über das gedruckte Spiel bekannt ist, oder von den Vorgaben der Rekonstruktion (F1).
components-check-still-reconstruction = Der Satz nennt sich Rekonstruktion. Wenn du ihn vom gedruckten Spiel abgeschrieben hast, setze reconstruction = false.
components-check-water = Talplan { $board } hat { $count ->
    [one] ein Wasserfeld
   *[other] { $count } Wasserfelder
 }; in der Rekonstruktion hat jeder Plan 3 oder 4.
components-check-wheat = Talplan { $board } hat { $count ->
    [one] ein Weizenfeld
   *[other] { $count } Weizenfelder
 }; in der Rekonstruktion hat jeder Plan 3 oder 4.
components-check-printed = Auf Talplan { $board } sind diese Ressourcen abgebildet: { $printed ->
    [none] keine
   *[some] { $letters }
 }; in der Rekonstruktion hat jeder Plan von jeder eine: a b p g.
components-check-desert-split = In { $count } von { $all } Anordnungen der Talpläne zerfällt die Wüste in mehrere Stücke; in der Rekonstruktion hängt sie immer zusammen.
components-check-quarry-ready = In { $count } von { $all } Anordnungen der Talpläne gibt es einen Steinbruch, bevor das erste Plättchen liegt; in der Rekonstruktion kommt das nie vor.
components-check-wheat-shut = In { $count } von { $all } Anordnungen der Talpläne grenzt ein Weizenfeld an keine freie Wüste; in der Rekonstruktion kommt das nie vor.
components-check-start-shut = In { $count } von { $all } Anordnungen der Talpläne hat ein Abschnitt des Startplättchens keine freie Wüste neben sich; in der Rekonstruktion kommt das nie vor.
components-check-tiles = Nicht je fünf Plättchen: { $tiles }. In der Rekonstruktion gibt es von jedem Paar fünf.
components-check-cost = Kosten über 2: { $districts }. Rezensionen sprechen von 0, 1 und 2.
components-check-leading = { $good } ist das erste Symbol von { $count ->
    [0] keinem Bezirk
    [one] einem Bezirk
   *[other] { $count } Bezirken
 }; in der Rekonstruktion steht jede Ressource bei zehn Bezirken vorn.
components-check-starting = Die Startgeschäfte sind { $shops }; in der Rekonstruktion sind es A für eine Gottheit, B für 1 je B, P für einen Tausch A B G und G für Weizen.
components-check-starting-tile = Die Abschnitte des Startplättchens sind im Uhrzeigersinn von oben links { $scenes }; in der Rekonstruktion sind sie { $known }.
components-check-starting-differ = Die Startgeschäfte sind nicht für alle gleich; in der Rekonstruktion sind sie es.
components-check-god-scale = Die Statuentabelle lautet { $scale }; die Regelhefte nennen 10 für drei Gottheiten, und die Rekonstruktion hat { $known }.
components-check-any = Ein anderes Geschäft für beliebige Ressourcen als „eine beliebige Ressource für 2 Deben“, das einzige, das die Regelhefte nennen: { $shops }.
components-check-shop = { $needs } → { $pays }
components-check-kind = Kein Bezirk hat { $kind ->
    [generic] ein allgemeines Geschäft, bestimmte Ressourcen für Deben
    [wildcard] ein Geschäft mit einer beliebigen Ressource für 2 Deben
    [wheat] ein Geschäft, das Weizen bringt
    [one-god] ein Statuengeschäft mit einer genannten Gottheit
    [two-gods] ein Statuengeschäft mit zwei genannten Gottheiten
    [any-god] ein Statuengeschäft mit einer Gottheit nach Wahl
    [each-1] ein spezialisiertes Geschäft mit 1 Deben je Ressource
    [each-3] ein spezialisiertes Geschäft mit 3 Deben je Ressource
   *[exchange] ein Tauschgeschäft
 }; in der Rekonstruktion kommt jede Art von Geschäft vor.
components-check-god = { $god } steht auf { $count ->
    [0] keinem Bezirk
    [one] einem Bezirk
   *[other] { $count } Bezirken
 }; in der Rekonstruktion steht jede Gottheit auf mindestens zwei.

components-show-reconstruction = Dieser Satz ist eine Rekonstruktion: Das ist nicht das gedruckte Material des Spiels.
components-show-own = Wenn du das Spiel besitzt, kopiere die Datei des Satzes, trage ein, was gedruckt ist, und prüfe sie mit „akhet components check FILE“.
components-show-boards = Talpläne
components-show-board = Talplan { $name }
components-show-desert = Wüste
components-show-start = Startsymbol
components-show-water = Wasser
components-show-wheat = Weizen
components-show-printed = Wüste mit abgebildeter Ressource: { $good }
components-show-tiles = Talplättchen, insgesamt { $count }
components-show-scales = Deben am Ende
components-show-wheat-held = Weizen im Weizen-Lagerhaus
components-show-gods-held = Verschiedene Gottheiten
components-show-debens = Deben
components-show-gods = Die Gottheiten: { $gods }.
components-show-starting = Startgeschäfte jeder Metropole
components-show-starting-of = Startgeschäfte von Spieler { $player }
components-show-starting-tile = Das Startplättchen, im Uhrzeigersinn von oben links:
components-show-districts = Bezirke
components-show-districts-key = Die Kosten, dann jedes Geschäft: was es braucht → was es vollständig beliefert bringt; * ist eine beliebige Ressource.
components-show-cost = Kosten { $cost }
components-show-pays-debens = { $value } Deben
components-show-pays-wheat = 1 Weizen
components-show-pays-gods = { $gods }
components-show-pays-any-god = Gottheit nach Wahl
components-show-pays-each = { $value } je { $letter }
components-show-pays-exchange = Tausch { $letters }
components-show-sheet-written = Der Druckbogen ist in { $file }.

components-show-nile = Die Karten von NILE
components-show-nile-crops = { $crop } von jeder Feldfrucht im Spiel ({ $classic } im klassischen Deck), { $stone } Steine mit den Monumenten, eine Heuschreckenplage und eine Spekulationskarte für jedes Paar von Feldfrüchten im Spiel.
components-show-nile-hand = Alle bekommen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }; die Plage wird nie ausgeteilt.
components-show-nile-column-players = Spieler
components-show-nile-column-crops = Früchte
components-show-nile-column-crop = Karten davon
components-show-nile-column-speculation = Spekulation
components-show-nile-column-plague = Plage
components-show-nile-column-all = Alle
components-show-nile-column-monuments = Mit Stein
components-show-nile-classic = Klassisch, { $least }–{ $most }
components-show-nile-never = nie

components-measure-none = Spielmaterial von { $game } lässt sich nicht messen.
components-measure-title = { $game }, „{ $name }“: { $games } Partien je Einstellung mit dem Bot greedy auf allen Plätzen, Startwert { $seed }
components-measure-sources = Woher die Punkte kommen
components-measure-wins = Siege nach der Zugfolge, mit 95-%-Intervallen
components-measure-seats = Siege nach Plätzen, mit 95-%-Intervallen
components-measure-score = Mittleres Ergebnis
components-measure-players = { $players } Spieler
components-measure-parts = Bezirke, alle Einstellungen zusammen
components-measure-column-part = Bezirk
components-measure-column-cost = Kosten
components-measure-column-contents = Geschäfte
components-measure-column-taken = Gebaut
components-measure-column-filled = Voll
components-measure-column-lift = Siege
components-measure-note = Gebaut: der Anteil der Partien, in denen der Bezirk ausliegt. Voll: der Anteil seiner Geschäfte. Siege: derer, die ihn gebaut haben, im Verhältnis zum gleichen Anteil (1 ist der Durchschnitt), mit dem 95-%-Intervall; sie zeigen einen Zusammenhang, keine Ursache. Alle gewichten die Rubriken der Wertung ein wenig anders.
fertility-source-generic = Geschäfte
fertility-source-specialised = Spezialisierte Geschäfte
fertility-source-statues = Statuen
fertility-source-monuments = Monumente
fertility-source-wheat = Weizen

components-sheet-none = Für { $game } gibt es keinen Druckbogen.
components-sheet-name = Der Dateiname eines Druckbogens endet auf .svg; „{ $file }“ tut das nicht, und geschrieben wurde nichts.
components-sheet-reconstruction = EINE REKONSTRUKTION, nicht das gedruckte Material des Spiels, das in ihren Textvorlagen nicht enthalten ist.
components-sheet-key = Legende
components-sheet-desert = Wüste
components-sheet-start = Startsymbol
components-sheet-water = Wasser
components-sheet-wheat = Weizen
components-sheet-printed = Abgebildet
components-sheet-good = { $good } ({ $letter })
components-sheet-any = Beliebig (*)
components-sheet-starting = Startgeschäfte
components-sheet-starting-tile = Startplättchen
components-sheet-tiles = Talplättchen (insgesamt { $count })
components-sheet-count = × { $count }
components-sheet-wheat-scale = Weizen im Weizen-Lagerhaus, und wie viele Deben er wert ist
components-sheet-god-scale = Verschiedene Gottheiten, und Deben
components-sheet-districts = Bezirke: was ein Geschäft braucht → was es vollständig beliefert bringt
components-sheet-each = je
components-sheet-or = od.
components-sheet-foot = { $name } · { $hash }

## Why a set does not fit

components-entry-toml = TOML
components-entry-board = Talplan { $name }
components-entry-row = { $of }, Zeile { $number }
components-entry-district = Bezirk { $name }
components-entry-shop = { $of }, Geschäft { $number }
components-entry-part = { $of }, { $key }
components-entry-starting = Startgeschäfte
components-entry-starting-of = Startgeschäfte von Spieler { $player }
components-entry-tiles = Plättchen
components-entry-tile = Plättchen { $tile }

set-toml = { $fault ->
    [utf-8] Byte { $byte } ist kein UTF-8
    [depth] Die Datei ist zu tief verschachtelt
    [number] Eine Zahl darin hat zu viele Ziffern
    [end] am Ende der Datei („{ $words }“)
   *[syntax] Zeile { $line }, Spalte { $column } („{ $words }“)
 }

set-blank = Hier fehlt noch etwas
set-starting-tile = Hier müssen die Buchstaben A, B, P und G stehen, jeder einmal
set-tile-twice = Dieses Plättchen wird zweimal gezählt
set-row = Hier müssen { $columns } Felder stehen, nicht { $found }
set-metropolises = Hier muss eine Liste von Geschäften für alle stehen, oder { $count } Listen, eine für jeden Spieler

set-no-table = Diese Tabelle gibt es nicht
set-no-tile = Dieses Plättchen gibt es nicht; es gibt { $tiles }
set-tables = Hier muss eine Liste von Tabellen stehen
set-counts = Hier muss eine Tabelle mit Anzahlen stehen
set-shops = Hier muss eine Liste von Geschäften stehen
set-scale = Hier müssen { $count } ganze Zahlen von 0 bis { $most } stehen, die mit 0 beginnen und nie kleiner werden
set-wheat-scale = Hier muss { $scale } stehen
set-gods = Hier müssen die Namen von 1 bis { $most } Gottheiten stehen, je ein Wort
set-gods-differ = Die Namen müssen verschieden sein
set-in-all = Zusammen müssen es { $all } sein, nicht { $found }
set-word = Hier muss ein Wort aus Buchstaben und Ziffern stehen
set-rows = Hier müssen { $rows } Zeilen zu je { $columns } Feldern stehen
set-square = „{ $letter }“ ist kein Feld; es gibt { $squares }
set-symbol = Hier muss genau ein Startsymbol zu sehen sein, zwei mal zwei Felder groß
set-boards = Es müssen vier verschiedene Talpläne sein
set-needs = Hier müssen 1 bis { $most } aus A, B, P, G und * für beliebig stehen
set-pays = „{ $pays }“ ist nichts davon: „4 debens“, „wheat“, eine oder zwei Gottheiten, „any god“, „3 each G“ (oder 1), „exchange A B P“
set-wild = Nur ein allgemeines Geschäft, das Deben bringt, nimmt beliebige Ressourcen
set-shops-number = Es müssen 1 bis { $most } Geschäfte sein
set-same-name = Zwei haben denselben Namen
set-number = Es müssen { $count } sein, nicht { $found }
set-too-many = { $cards } Karten für { $players } Spieler; erlaubt sind höchstens { $most }
set-too-few-classic = Die { $cards } Karten des klassischen Decks reichen nicht für { $players } Spieler
set-too-few = { $cards } Karten reichen nicht für { $players } Spieler
