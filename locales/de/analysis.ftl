# akhet analyse: die Analyse einer beendeten Partie.

analysis-not-over = Diese Partie ist nicht zu Ende. Nur beendete Partien werden analysiert, damit niemand während einer Partie beraten wird.
analysis-nobody-to-move = In dieser Stellung ist niemand am Zug: Als Nächstes entscheidet der Zufall, oder die Partie ist zu Ende.
analysis-budget = Eine Analyse spielt zwischen { $least } und { $most } Pläne.
analysis-command = eine beendete Partie analysieren: die teuersten Züge, und wie viel Glück war
analysis-file = eine Aufzeichnung, wie --record oder der Browser sie speichert
analysis-seat = wessen Züge gezeigt werden (ohne Angabe die aller)
analysis-seed = dieselbe Zahl ergibt dieselbe Analyse (ohne Angabe 1)
analysis-budget-help = wie viele Pläne probeweise gespielt werden; mehr dauern länger und sind sicherer (ohne Angabe etwa zehn Sekunden)

analysis-working = Analyse läuft
analysis-title = { $game }, { $players } Spieler
analysis-no-marks = Kein Zug hat so viel gekostet, dass es von Zufall zu unterscheiden ist.
analysis-decision = { $number }. { $name }, Schritt { $ply }: { $mark ->
    [blunder] ein grober Fehler
    [mistake] ein Fehler
   *[inaccuracy] eine Ungenauigkeit
 }, { $loss } Punkte (± { $margin })
analysis-played = Gespielt: { $plan }
analysis-better = Besser: { $plan }
analysis-bill = Woraus das Ergebnis besteht, in Punkten der Gewinnchance
analysis-row-start = Zu Beginn
analysis-row-draws = Glück beim Ziehen
analysis-row-hidden = Glück mit den verdeckten Karten
analysis-row-mistakes = Eigene Fehler
analysis-row-others = Züge der anderen
analysis-row-residual = Von der Bewertung nicht vorhergesehen
analysis-row-result = Ergebnis
analysis-quality = Wie gut alle entschieden haben, nach dem, was sie wissen konnten
analysis-decisions = Entscheidungen, die zählen
analysis-inaccuracies = Ungenauigkeiten (2 Punkte)
analysis-mistakes = Fehler (4 Punkte)
analysis-blunders = Grobe Fehler (8 Punkte)
analysis-errors = Verlorene Punkte je 100 Entscheidungen
analysis-interval = { $value } ({ $low } bis { $high })
analysis-made = Startwert { $seed }, { $budget } Pläne gespielt. Die Bereiche gelten zu 95 %; docs/analysis.md erklärt die Zahlen.
