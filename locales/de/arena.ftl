# The arena: bots against bots.

arena-entrants = Eine Arena braucht 2 bis { $most } Bots, nicht { $count }.
arena-sets = Verlange mindestens eine Partie und höchstens { $most } Spiegelserien.
arena-unfinished = Noch hat nicht jede Paarung eine ganze Spiegelserie gespielt.
arena-worker = Ein Arbeitsprozess ist unerwartet zu Ende gegangen: Vielleicht war der Arbeitsspeicher voll, oder ein Skript sichert nicht mit __name__ ab, was es tut. Mit --results macht derselbe Befehl dort weiter, wo er aufgehört hat.
arena-results-other = { $file } ist keine Ergebnisdatei einer Arena. Nenne eine andere oder eine neue.
arena-results-unfit = { $file } enthält die Ergebnisse einer anderen Arena: Bei { $entry } steht { $found }, nicht { $wanted }. Nenne eine andere Datei, oder verlange das, was darin steht.
arena-results-busy = Gerade schreibt eine andere Arena in { $file }.
arena-results-line = { $file }, Zeile { $line }: { $reason }
arena-results-no-json = Das ist kein JSON: { $reason }.
arena-results-entry = { $file }, Zeile { $line }: So kann der Eintrag „{ $entry }“ in einem Ergebnis dieser Arena nicht aussehen.

arena-playing = Es wird gespielt
arena-title = Arena: { $game } mit { $players } Spielern{ $options }
arena-title-many = Arenen
arena-facts = { $games } { $games ->
    [one] Partie
   *[other] Partien
 } in { $pairings } { $pairings ->
    [one] Paarung
   *[other] Paarungen
 }, Startwert { $seed }, Regeln { $rules }, Spielmaterial { $components }.
arena-rounded = Verlangt { $asked ->
    [one] war eine Partie
   *[other] waren { $asked } Partien
 } je Paarung. Eine Spiegelserie hat { $players } Partien, deshalb wurden { $whole } gespielt.
arena-left-out = { $games } { $games ->
    [one] Partie gehört
   *[other] Partien gehören
 } zu unvollständigen Spiegelserien und { $games ->
    [one] zählt
   *[other] zählen
 } hier nicht mit.
arena-command = Erstellt mit: { $command }

arena-ratings = Wertungen
arena-rating = Elo
arena-rating-above = Elo über { $first }
arena-bot = Bot
arena-interval = 95-%-Intervall
arena-seconds = Sekunden je Zug
arena-faults = Fehler
arena-forfeits = Durch Fehler verlorene Partien
arena-on-fault = { $kind ->
    [forfeit] Ein Bot, der nicht rechtzeitig einen erlaubten Zug macht, verliert die Partie: Er wird Letzter, und an seiner Stelle wird zufällig gezogen.
   *[other] Für einen Bot, der nicht rechtzeitig einen erlaubten Zug macht, wird ein zufälliger Zug gemacht. Die Partie zählt, wie sie ausgeht.
 }
arena-shares = Siege
arena-shares-fair = Siege; ausgeglichen wären { $fair }
arena-pairing = Paarung
arena-rivals = Gegen
arena-against = { $a } gegen { $b }
arena-games = Partien
arena-share = Siege
arena-share-fair = Siege des zuerst genannten Bots; ausgeglichen wären { $fair }
arena-fair = Ausgeglichen
arena-shared = Erster Platz geteilt
arena-of-rivals = Gegner
arena-span = { $low } bis { $high }
arena-cross = Siege der Zeile gegen die Spalte
arena-scores = { $what } am Ende: Anteil der Sitze, in Schritten von { $step }
arena-thinking = Bedenkzeit
arena-no-faults = Kein Bot hat einen Fehler gemacht.
arena-fault = Fehler
arena-times = Anzahl

arena-reading = Wie das zu lesen ist
arena-read-sets = Gespielt wird in Spiegelserien: mit denselben Zufallsergebnissen je eine Partie für jeden Sitz des zuerst genannten Bots. Glück beim Austeilen und beim Beginnen kommt so beiden Seiten gleichermaßen zugute.
arena-read-share = Ein Sieg ist ein erster Platz; ein geteilter wird aufgeteilt. Bei mehr als zwei Spielern sitzt der zuerst genannte Bot allein gegen mehrere Exemplare des anderen. Ausgeglichen ist es dann bei eins geteilt durch die Zahl der Spieler.
arena-read-interval = In etwa 95 von 100 solchen Berichten liegt der wahre Wert im Intervall. Ermittelt wird es, indem die Spiegelserien immer wieder zufällig gewichtet werden.
arena-read-rating = 100 Elo-Punkte mehr bedeuten, in 64 von 100 Vergleichen vor dem anderen zu landen, 200 Punkte in 76, 400 in 91. In die Wertung geht jeder Sitz ein, der dahinter landet, nicht nur der erste Platz. Je zwei Bots wird eine zusätzliche unentschiedene Partie angerechnet, damit keine Wertung unendlich wird.
arena-machine = Entstanden auf
arena-machine-what = Was
arena-machine-which = Welches
arena-machine-cores = Prozessorkerne
arena-machine-system = System

leaderboard-entry = { $file }: Der Eintrag „{ $entry }“ fehlt, ist unbekannt oder hat einen falschen Wert. docs/arena.md beschreibt die Datei.
leaderboard-table = Rangliste
leaderboard-place = Platz
leaderboard-author = Von
leaderboard-about = Beschreibung
leaderboard-written = Geschrieben: { $files }
