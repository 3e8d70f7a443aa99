# Das Analysebrett.

web-analysis-board = Analysebrett
web-board-title = { $game }: Analysebrett
web-openings = Eröffnungen
web-openings-title = { $game }: erste Züge
web-openings-more = Wie { $games } Partien starker Computerspieler begannen, und wie oft gewann, wer so begann.
web-openings-players = Spieler
web-openings-order = Wessen erster Zug
web-openings-place = Spieler { $number } der Reihe nach
web-openings-any = alle
web-openings-option = Variante
web-openings-plain = keine
web-openings-option-monuments = mit Monumenten
web-openings-option-variant = Variante für zwei
web-openings-turn = Erster Zug
web-openings-often = Wie oft
web-openings-won = Siege
web-openings-interval = 95-%-Intervall
web-openings-from-to = { $low } bis { $high } %
web-openings-nothing = Eine solche Partie ist nicht dabei.
web-openings-caution = Wer gute Karten oder Plättchen hat, kann anders wählen. Wie gut ein Zug ausging, ist nicht, wie gut er ist: Das Analysebrett vergleicht Züge in derselben Stellung.
web-board-player = Spieler { $number }
web-board-not-here = Das gibt es auf einem Analysebrett nicht.
web-board-mode = Was du tun willst
web-board-set-up = Aufstellen
web-board-analyse = Untersuchen
web-board-fewer = Weniger: { $what }
web-board-more = Mehr: { $what }
web-board-remove = { $what } entfernen
web-board-owner = Besitzer: { $what }
web-board-nobody = Niemand
web-board-none = Keine
web-board-undo = Rückgängig
web-board-redo = Wiederholen
web-board-done = Diese Stellung nehmen
web-board-faults = { $count ->
    [one] An dieser Stellung stimmt etwas nicht:
   *[other] An dieser Stellung stimmen { $count } Dinge nicht:
 }
web-board-checking = Wird geprüft …
web-board-lawful = Diese Stellung ist regelgerecht.
web-board-begin = Beginnen mit
web-board-players = Spieler
web-board-deal = Neu gegeben
web-board-empty = Leeren
web-board-options = Varianten und Optionen
web-board-options-more = Eine andere Wahl beginnt mit einer neu gegebenen Stellung.
web-board-text = Die Stellung als Text
web-board-text-more = Hier lässt sich alles schreiben, was eine Stellung hat, so wie Programme es lesen (JSON).
web-board-text-wrong = Das ist nicht der Text einer Stellung oder einer Aufzeichnung.
web-board-text-use = Diesen Text nehmen
web-board-turn = Wer am Zug ist
web-board-to-move = Am Zug
web-board-step = Schritt
web-board-first = Hat begonnen
web-board-analysis = Züge im Vergleich
web-board-go = Los
web-board-stop = Halt
web-board-over = Hier ist die Partie zu Ende.
web-board-chance-next = Als Nächstes wird eine Karte oder ein Plättchen aufgedeckt.
web-board-only-one = Es gibt nur eines zu tun: { $move }
web-board-close = Die besten beiden liegen zu nah beieinander. Lass es länger laufen.
web-board-play-it = Den markierten Zug spielen
web-board-worlds = { $worlds } Partien zu Ende gespielt
web-board-working = Wird zu Ende gespielt …
web-board-analysis-more = Jeder vernünftige Zug wird wieder und wieder bis zum Ende der Partie gespielt, solange du zusiehst. Die Balken zeigen, wie oft er gewinnt.
web-board-what = Was bedeuten die Balken?
web-board-what-more = Der Anteil der Siege, wenn alle wie ein starker Computerspieler weiterspielen. Was der Spieler am Zug nicht sehen kann, wird jedes Mal neu verteilt: Die Untersuchung weiß nicht mehr als er. Die Striche zeigen zwei Standardfehler; sie werden kürzer, je länger es läuft.
web-board-fair = Nimm es nicht für eine Partie, die du gerade spielst: Das wäre Hilfe von außen. Von einem Tisch führt kein Weg hierher, bevor die Partie zu Ende ist.
web-board-moves = Züge
web-board-no-moves = Spiele auf dem Tisch für alle Spieler. Geh zurück und spiele etwas anderes: Beide Wege bleiben erhalten.
web-board-drawn = gezogen
web-board-remove-line = Diesen Zug und alles danach entfernen
web-board-to-start = Zum Anfang
web-board-back = Zurück
web-board-forward = Vor
web-board-keys = Pfeil links und rechts: zurück und vor. Auf und ab: andere Züge statt diesem. Pos1 und Ende. A: untersuchen oder halt.
web-board-draws = Was der Zufall tat
web-board-draw-one = Ziehen
web-board-choose-draw = Aussuchen, was kommt
web-board-change-draw = Ergebnis { $number } ändern, { $result }
web-board-draw-again = Noch einmal ziehen
web-board-draws-more = Drücke eine Zahl, um für diese Karte oder dieses Plättchen etwas anderes auszusuchen; was danach kommt, wird neu gezogen.
web-board-share = Teilen und behalten
web-board-link = Link zu diesem Brett
web-board-link-long = Dieser Link ist sehr lang, manche Programme kürzen ihn. Speichere lieber eine Aufzeichnung.
web-board-save = Diesen Weg als Aufzeichnung speichern
web-board-open-file = Eine Aufzeichnung öffnen
web-board-paste = Eine Aufzeichnung oder Stellung einfügen
web-board-open = Öffnen
web-board-nile-step-choose = wählt einen Zug
web-board-nile-step-flood = als Nächstes die Flutkarte
web-board-nile-step-draw = zieht Karten
web-board-nile-step-over = die Partie ist zu Ende
web-board-nile-step-trade = mitten in einem Tausch
web-board-nile-step-plant = mitten im Pflanzen
web-board-nile-step-speculate = mitten im Spekulieren
web-board-nile-season = Saison
web-board-nile-owed = Noch zu ziehende Karten
web-board-nile-fields = Felder
web-board-nile-monuments = Monumente
web-board-nile-hand = Hand
web-board-nile-hand-unknown = Nur die Zahl der Karten auf der Hand ist bekannt
web-board-nile-hand-size = Karten auf der Hand
web-board-nile-storage = Speicher
web-board-nile-river = Fluss, Stapel und Abgeworfenes
web-board-nile-flood = Neueste Flutkarte
web-board-nile-stack = Flutkarten bisher, auch die neueste
web-board-nile-discards = Abgeworfene Karten
web-board-nile-plague = Die Plage liegt beiseite
web-board-nile-speculation = Spekulationskarte { $number } im Spiel
web-board-nile-speculator = Spekuliert
web-board-nile-add-speculation = Eine Spekulationskarte hinzufügen
web-board-nile-pile = Der Rest ist der Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
web-board-fertility-step-place = legt ein Plättchen
web-board-fertility-step-city = baut und beliefert
web-board-fertility-step-take = nimmt ein Plättchen
web-board-fertility-step-remove = entfernt ein Plättchen
web-board-fertility-step-refill = der Stapel füllt die Auslage auf
web-board-fertility-step-over = die Partie ist zu Ende
web-board-fertility-step-replace = als Nächstes ein neuer Bezirk
web-board-fertility-step-quarry = wählt, was ein Steinbruch gibt
web-board-fertility-step-pay = bezahlt einen Bezirk
web-board-fertility-step-exchange = wählt eine Ressource für einen Tausch
web-board-fertility-last-turns = Letzte Züge übrig
web-board-fertility-built = In diesem Zug wurde ein Bezirk gebaut
web-board-fertility-supplied = In diesem Zug wurde etwas geliefert
web-board-fertility-beside = Neben dem Plan
web-board-fertility-valley = Das Tal
web-board-fertility-tools = Was gelegt wird
web-board-fertility-turn = Plättchen drehen (R)
web-board-fertility-take = Ein Plättchen wegnehmen
web-board-fertility-monument = Monument: { $name }
web-board-fertility-lies = Die zweite Hälfte liegt { $direction ->
    [0] rechts.
    [1] darunter.
    [2] links.
   *[other] darüber.
 }
web-board-fertility-how = Drücke das Feld der ersten Hälfte. Ein Monument wird auf ein Feld gestellt oder weggenommen.
web-board-fertility-not-there = Das passt dort nicht.
web-board-fertility-square = Zeile { $row }, Spalte { $column }: { $what }
web-board-fertility-scene = Szene { $good }
web-board-fertility-printed = Wüste mit { $good }
web-board-fertility-water = Wasser
web-board-fertility-field = Weizen
web-board-fertility-desert = Wüste
web-board-fertility-pools = Plättchen
web-board-fertility-pool = { $name }: { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
 }
web-board-fertility-common = Auslage: { $count }
web-board-fertility-gone = Aus dem Spiel: { $count }
web-board-fertility-pile = { $count ->
    [one] Ein Plättchen
   *[other] { $count } Plättchen
 } im Stapel, nach dem, was anderswo liegt.
web-board-fertility-row = Bezirke in der Auslage
web-board-fertility-row-place = Bezirk { $number } der Auslage
web-board-fertility-districts = Gebaute Bezirke: { $count }
web-board-fertility-build = Einen Bezirk hinzufügen: { $name }
web-board-fertility-shops = Ressourcen auf Geschäften: { $name }
web-board-fertility-good-on = { $good }, { $where }
