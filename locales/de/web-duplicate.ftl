# Das Duplikat des Tages in der App: eine Verteilung für alle.

web-duplicate = Duplikat
web-ending-compare = Ergebnisse vergleichen
web-ending-match = Zum Match
web-duplicate-title = Duplikat des Tages: { $game }
web-duplicate-intro = Alle spielen dieselbe Verteilung einmal, auf demselben Platz gegen dieselben Bots. Die Karten oder Plättchen, die auf deinen Platz kommen, sind für alle gleich: Den Unterschied macht, wie du spielst.
web-duplicate-day = Verteilung vom { $day }
web-duplicate-seat = Du hast Platz { $seat } von { $players } gegen { $name }.
web-duplicate-began = { $count ->
    [0] Noch niemand hat diese Verteilung begonnen.
    [one] Diese Verteilung wurde einmal begonnen.
   *[other] Diese Verteilung wurde { $count }-mal begonnen.
 }
web-duplicate-fair = Danach siehst du die Ergebnisse und Partien aller, und wer auch fertig ist, sieht deinen Namen, dein Ergebnis und deine Partie. Vorher wird niemandem etwas von der Verteilung gezeigt.
web-duplicate-play = Verteilung spielen
web-duplicate-continue = Partie fortsetzen
web-duplicate-missed = Diese Verteilung kann nicht mehr gespielt werden.
web-duplicate-late = Die Ergebnisse dieses Tages siehst du, sobald du deine Partie beendet hast.
web-duplicate-yours = Dein Ergebnis
web-duplicate-score = { $score } Punkte
web-duplicate-against = { $deviation } zum Mittel
web-duplicate-rank = Platz { $rank } von { $finished } im Feld
web-duplicate-uncounted = zählt nicht
web-duplicate-mean = Das Feld hat auf deinem Platz im Mittel { $mean } Punkte.
web-duplicate-field = Das Feld
web-duplicate-field-how = Wie viele welche Punktzahl erreicht haben. Die Stufen haben dieselbe Verteilung auf demselben Platz gespielt.
web-duplicate-levels-soon = Die Stufen spielen diese Verteilung noch. Ihre Ergebnisse erscheinen hier.
web-duplicate-count = Partien
web-duplicate-levels = Stufen
web-duplicate-players-at = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }
web-duplicate-results = Ergebnisse
web-duplicate-deviation = Zum Mittel
web-duplicate-score-heading = Punkte
web-duplicate-replay = Ansehen
web-duplicate-replay-of = Partie von { $name } ansehen
web-duplicate-days = Frühere Tage
web-duplicate-check = Wie sich die Verteilung prüfen lässt
web-duplicate-commitment = Festlegung der Verteilung, veröffentlicht, bevor jemand sie gespielt hat:
web-duplicate-secret = Das Geheimnis der Verteilung:
web-duplicate-secret-later = Das Geheimnis wird veröffentlicht, wenn niemand die Verteilung mehr spielen kann. Dann lässt sich jede Aufzeichnung davon prüfen.

# Matches: Zwei Menschen spielen dieselben Verteilungen an eigenen Tischen.

web-match-title = Match: { $game }
web-match-heading = Ein Match gegen einen Menschen
web-match-how = Ihr spielt beide dieselben Verteilungen auf demselben Platz gegen dieselben Bots, jeder wann er mag, innerhalb von sieben Tagen. Wer eine Verteilung besser spielt, bekommt ihren Punkt.
web-match-boards = Verteilungen
web-match-players = Spieler an jedem Tisch
web-match-level = Die Bots
web-match-open = Match eröffnen
web-match-own = Deine Matches
web-match-against = Match gegen { $name }
web-match-nobody = Match, noch nicht angenommen
web-match-settings = { $game } · { $boards } Verteilungen · { $players } an jedem Tisch · { $level }
web-match-invites = { $name } lädt dich zu einem Match ein.
web-match-accept = Match annehmen
web-match-link = Link zum Match
web-match-send = Schicke diesen Link dem Menschen, gegen den du spielen willst. Wer ihn als Erstes öffnet, kann das Match annehmen, bis zum { $day }.
web-match-until = Verteilungen, die nicht vor dem { $day } beendet sind, sind verloren.
web-match-other-finished = { $name } hat { $count } von { $boards } Verteilungen beendet.
web-match-play = Verteilung { $number } spielen
web-match-continue = Verteilung { $number } fortsetzen
web-match-waits = Du hast alle deine Verteilungen beendet. Jetzt muss { $name } spielen.
web-match-fair = Das andere Ergebnis einer Verteilung siehst du, sobald ihr sie beide beendet habt.
web-match-score = { $own } : { $other }
web-match-score-read = { $own } zu { $other } Punkte
web-match-you-win = Du gewinnst das Match
web-match-other-wins = { $name } gewinnt das Match
web-match-drawn = Das Match endet unentschieden
web-match-gone = Dein Gegenüber hat alle eigenen Daten gelöscht und damit auch die Ergebnisse.
web-match-sum = Summe der Differenzen: { $difference }
web-match-again = Revanche
web-match-to-rematch = Zur Revanche
web-match-deals = Die Verteilungen
web-match-deal = Verteilung
web-match-difference = Differenz
web-match-points = Punkte
web-match-lost = verloren
web-match-seat = Platz { $seat }
web-match-score-of = Partie von { $name } ansehen: { $score }
