# Das Duplikat des Tages in der App: eine Verteilung für alle.

web-duplicate = Duplikat
web-ending-compare = Ergebnisse vergleichen
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
