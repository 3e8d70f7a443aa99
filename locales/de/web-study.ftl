# The review of a finished game. A point is one per cent of a win.

web-study-title = { $game }: Auswertung
web-study-review = Auswertung
web-study-ask = Diese Partie auswerten
web-study-ask-more = Jede Entscheidung wird mit dem verglichen, was sonst möglich war, nach dem, was man dabei wissen konnte. Das dauert ein paar Sekunden.
web-study-again = Noch einmal versuchen
web-study-failed = Diese Auswertung ist nicht gelungen. Das liegt an uns, und es ist notiert.
web-study-waiting = { $ahead ->
    [one] Zuerst wird eine andere Partie ausgewertet …
   *[other] Zuerst werden { $ahead } andere Partien ausgewertet …
 }
web-study-running = Jeder Zug wird angesehen: { $percent } %
web-study-seat = Ansehen
web-study-another = Eine andere Partie auswerten
web-study-link = Link zu dieser Auswertung
web-study-keys = Tasten: ↑ und ↓ gehen von Fehler zu Fehler, ← und → von Schritt zu Schritt, T versucht einen anderen Zug, O deckt alle Karten auf, Esc zeigt die ganze Partie.
web-study-made-with = Mit Bewertung { $version } gemacht, die zum Vergleich { $moves } Züge ausprobiert hat.
web-study-mistakes = Fehler
web-study-overview = Ganze Partie
web-study-previous = Voriger Fehler
web-study-next = Nächster Fehler
web-study-marked = { $count ->
    [0] Keine markierten Züge
    [one] Ein markierter Zug
   *[other] { $count } markierte Züge
 }
web-study-turn = Zug { $turn }
web-study-mistake-of = { $number } von { $count } · Zug { $turn } · −{ $points }
web-study-mark-inaccuracy = Ungenauigkeit
web-study-mark-mistake = Fehler
web-study-mark-blunder = Grober Fehler

## The graph
web-study-graph = Wer auf dem Weg zum Sieg war
web-study-share = { $name } { $percent } %
web-study-graph-at = Schritt { $ply } von { $plies }: { $shares }.
web-study-graph-luck = Glück hier: { $points } Punkte.
web-study-lucky = Glück
web-study-unlucky = Pech

## The whole game
web-study-figures = Wie gespielt wurde
web-study-errors = Punkte verloren je 100 Entscheidungen
web-study-interval = zwischen { $low } und { $high }, mit 95 % Sicherheit
web-study-luck = Punkte Glück
web-study-luck-more = durch Gezogenes und verdeckte Karten
web-study-costliest = { $you ->
    [name] Deine teuersten Züge
   *[other] Die teuersten Züge von { $name }
 }
web-study-card = Zug { $turn }: −{ $points } Punkte
web-study-card-better = Besser: { $what }
web-study-none = { $you ->
    [name] Keiner deiner Züge war eindeutig ein Fehler.
   *[other] Kein Zug von { $name } war eindeutig ein Fehler.
 }
web-study-none-yet = Noch ist nichts markiert.
web-study-bill = Woher das Ergebnis kam
web-study-bill-start = Gleicher Anfang
web-study-bill-draws = Glück beim Ziehen
web-study-bill-hidden = Glück mit verdeckten Karten
web-study-bill-mistakes = { $you ->
    [name] Deine Fehler
   *[other] Fehler von { $name }
 }
web-study-bill-others = Züge der anderen
web-study-bill-residual = Rest, nicht erklärt
web-study-bill-result = Ergebnis (ein Sieg ist 100)

## One decision
web-study-decision = Diese Entscheidung
web-study-cost = { $you ->
    [name] Das kostete dich { $points } Punkte
   *[other] Das kostete { $name } { $points } Punkte
 }
web-study-best = { $you ->
    [name] Du hast den besten Zug gefunden
   *[other] { $name } hat den besten Zug gefunden
 }
web-study-close = Zu knapp, um es zu sagen
web-study-slight = Kaum schlechter: { $points } Punkte
web-study-kind-clear = Der naheliegende Zug
web-study-kind-forced = Es gab nichts anderes zu tun
web-study-kind-stand_in = Ein Bot zog anstelle von { $name }
web-study-kind-waiting = Noch nicht angesehen
web-study-at-end = Hier ist die Partie zu Ende. Geh zu einem Schritt davor.
web-study-played = { $you ->
    [name] Du hast gespielt
   *[other] { $name } hat gespielt
 }
web-study-better = Besser
web-study-also = Ebenso gut
web-study-why = Warum
web-study-more = Warum, und was sonst möglich war
web-study-less = Weniger
web-study-candidates = Chancen auf den Sieg
web-study-percent = { $percent } %
web-study-error = , auf { $points } Punkte genau
web-study-is-played = so gespielt
web-study-is-best = am besten
web-study-is-both = so gespielt, und am besten
web-study-sight = Was beurteilt wird
web-study-known = Mit dem, was { $you ->
    [name] du wusstest
   *[other] { $name } wusste
 }
web-study-open = Mit offenen Karten
web-study-lay = So, wie die Karten lagen, kostete es { $points } Punkte.
web-study-lay-better = So, wie die Karten lagen, war es nicht schlechter. Das war Glück: Niemand konnte es wissen.
web-study-hands = Was die anderen auf der Hand hatten
web-study-found = Diesen Zug finden auch: { $levels }.
web-study-hard = Keine unserer Stufen findet diesen Zug auf Anhieb.
web-study-futures = Wie es danach weitergehen kann
web-study-future-bad = Wenn es schlecht läuft
web-study-future-usual = Wie meistens
web-study-future-good = Wenn es gut läuft
web-study-future-play = Auf dem Tisch durchspielen
web-study-future-begins = Die Stellung vor der Entscheidung. Geh Schritt für Schritt durch, was folgt.
web-study-future-begins-dealt = Die Stellung vor der Entscheidung. Die Karten, die nicht zu sehen waren, liegen so, wie sie hätten liegen können.

## What the numbers mean
web-study-explain = Was bedeuten diese Zahlen?
web-study-explain-share = Chance auf den Sieg
web-study-explain-share-text = Wie wahrscheinlich jeder gewinnt, wenn alle so weiterspielen wie ein starker Bot. Alle Chancen zusammen sind 100 %. Die Höhe eines Bandes im Bild ist die Chance nach jedem Schritt.
web-study-explain-points = Punkte
web-study-explain-points-text = Ein Punkt ist ein Prozent eines Sieges. Ein Zug, der 6 Punkte kostete, machte aus einer Chance von 50 % eine von 44 %.
web-study-explain-mistake = Fehler
web-study-explain-mistake-text = Jede Entscheidung wird viele Male gegen alles Vernünftige ausprobiert, was stattdessen möglich war. Jede Möglichkeit trifft auf dieselben Karten. Es zählt nur, was man wissen konnte: Eine gute Vermutung, die nicht aufging, ist kein Fehler. Markiert wird ein Zug nur, wenn er sicher etwas verlor: mindestens 2 Punkte bei einer Ungenauigkeit, 4 bei einem Fehler, 8 bei einem groben Fehler. Die dünne Linie auf einem Balken zeigt, wie genau sein Wert ist.
web-study-explain-why = Warum ein Zug besser ist
web-study-explain-why-text = Jede Möglichkeit wird viele Male zu Ende gespielt. Die ersten Gründe vergleichen, wie diese Partien ausgingen: was du dann hattest, und was die anderen hatten. Die Punkte daneben sagen, wie viel dieser Unterschied in diesen Partien zum Sieg beitrug. Die anderen Gründe sind, was der Zug sofort bewirkt.
web-study-explain-levels = Welche Stufen ihn finden
web-study-explain-levels-text = Jede Stufe wird gefragt, was sie dort spielen würde, nach dem, was der Spieler wissen konnte; eine, die teils zufällig wählt, neunmal. Die stärkste denkt kürzer nach als am Tisch.
web-study-explain-open = Mit offenen Karten
web-study-explain-open-text = Derselbe Vergleich in der einen Partie, die wirklich gegeben wurde. Er zeigt, was gelungen wäre, nicht, was man hätte tun sollen.
web-study-explain-luck = Glück
web-study-explain-luck-text = Bevor eine Karte oder ein Plättchen erscheint, gibt es einen Mittelwert dessen, was kommen kann. Glück ist, wie viel besser oder schlechter es kam. Über viele Partien ist das Glück aller null.
web-study-explain-errors = Punkte verloren je 100 Entscheidungen
web-study-explain-errors-text = Wie genau jemand gespielt hat. Es zählen nur Entscheidungen, bei denen es etwas zu entscheiden gab. Eine Partie hat davon wenige, also ist der Bereich breit: Vergleiche mehrere Partien, bevor du einem Unterschied glaubst.
web-study-explain-bill = Woher das Ergebnis kam
web-study-explain-bill-text = Die Zeilen ergeben zusammen das Ergebnis: 100 für einen Sieg, 0 für eine Niederlage. Was sich nichts zuschreiben lässt, steht in der letzten Zeile; sie ist groß, wenn die Bewertung das Ende zu spät kommen sah.

## A record
web-study-record-title = Irgendeine Partie auswerten
web-study-record-more = Füge die Aufzeichnung einer beendeten Partie ein oder wähle ihre Datei. Sie wurde nach einer Partie heruntergeladen, hier oder auf einem anderen Server, oder von akhet geschrieben. Sie wird geprüft, und dann kannst du sie ansehen, nachspielen und auswerten lassen. Wer den Link hat, kann sie auch ansehen.
web-study-record-text = Die Aufzeichnung oder der Link zu einem beendeten Tisch
web-study-record-file = Datei wählen
web-study-record-look = Ansehen
web-study-record-wrong-link = Das ist kein Link zu einem Tisch, zum Nachspielen oder zu einer Auswertung.

## Ein anderer Zug, und was er wert ist
web-study-trial = Einen anderen Zug versuchen
web-study-trial-more = { $you ->
    [name] Spiel auf dem Tisch, was du stattdessen tun würdest. Es wird beurteilt, sobald die Entscheidung vollständig ist.
   *[other] Spiel auf dem Tisch anstelle von { $name }, was du stattdessen tun würdest. Es wird beurteilt, sobald die Entscheidung vollständig ist.
 }
web-study-trial-judging = Es wird viele Male weitergespielt …
web-study-trial-again = Etwas anderes versuchen
web-study-trial-close = Zurück zur Auswertung
web-study-trial-not-here = Das geht hier nicht.
web-study-grade-solved = Gelöst
web-study-grade-half = Beinahe
web-study-grade-missed = Verfehlt
web-study-grade-none = Nichts ist besser.
web-study-grade-loss = Es kostet { $points } Punkte gegenüber dem Besten (auf { $error } genau).
web-study-hint-nudge = { $you ->
    [name] Du hattest hier um einen Wink gebeten.
   *[other] { $name } hatte hier um einen Wink gebeten.
 }
web-study-hint-candidates = { $you ->
    [name] Du hattest hier gefragt, was in Frage kommt.
   *[other] { $name } hatte hier gefragt, was in Frage kommt.
 }
web-study-hint-reason = { $you ->
    [name] Du hattest hier um einen Tipp gebeten.
   *[other] { $name } hatte hier um einen Tipp gebeten.
 }
web-study-future-ends = (am Ende vorn: { $winners })

## Aus Fehlern lernen
web-study-mistakes-title = Aus deinen Fehlern lernen
web-study-mistakes-more = Die teuersten Entscheidungen deiner ausgewerteten Partien kommen hier wieder. Spiel sie diesmal besser: Bis einen Punkt unter dem Besten gilt es als gelöst, bis drei als beinahe.
web-study-stranger = Spiel hier erst eine Partie: Dann findet ihre Auswertung, woraus du lernen kannst.
web-study-mistakes-due = { $count ->
    [0] Heute ist nichts noch einmal zu versuchen
    [one] Ein Fehler ist noch einmal zu versuchen
   *[other] { $count } Fehler sind noch einmal zu versuchen
 }
web-study-mistakes-begin = Anfangen
web-study-mistakes-next = Der nächste kommt am { $day } wieder.
web-study-mistakes-all-learned = Du hast alle gelernt.
web-study-mistakes-empty = Lass eine deiner Partien auswerten: Ihre markierten Entscheidungen kommen hierher.
web-study-mistakes-tried = { $tried } versucht, { $solved } gelöst.
web-study-boxes = Wo sie sind
web-study-box-days = { $days ->
    [one] nach einem Tag
   *[other] nach { $days } Tagen
 }
web-study-learned = gelernt
web-study-boxes-more = Ein gelöster kommt ins nächste Fach und nach der doppelten Zeit wieder; ein verfehlter geht ins erste zurück. Wer ihn im letzten Fach löst, hat ihn gelernt. Das sind die Fächer von Leitner.
web-study-mistakes-leave = Verlassen
web-study-mistakes-left = { $left ->
    [0] Nr. { $number }, der letzte
   *[other] Nr. { $number }, noch { $left }
 }
web-study-mistakes-task = Zug { $turn }: Was spielst du?
web-study-mistakes-against = Du hast gegen { $players } gespielt.
web-study-mistakes-show = Zeig es mir
web-study-mistakes-go-on = Der nächste
web-study-mistakes-end = Fertig
web-study-again-on = Er kommt am { $day } wieder.
web-study-now-learned = Gelernt: Er kommt nicht wieder.

## Die eigene Statistik
web-study-stats-game = Spiel
web-study-stats-none = Davon hast du noch keine Partie beendet.
web-study-stats-won = { $games ->
    [one] gewonnen, von einer Partie
   *[other] gewonnen, von { $games } Partien
 }
web-study-stats-luck = Punkte Glück je Partie
web-study-stats-reviewed = { $reviewed } von { $games } Partien sind ausgewertet. Fehler und Glück kommen aus diesen.
web-study-stats-time = Im Lauf der Zeit
web-study-stats-time-errors = Punkte verloren je 100 Entscheidungen, Mittel von zehn Partien: von { $first } bis { $last }.
web-study-stats-luck-sum = Glück zusammengezählt, in Punkten
web-study-stats-time-luck = Das Glück aller Partien zusammen: { $points } Punkte.
web-study-stats-topics = Worum es bei deinen Fehlern geht
web-study-stats-compared = Verglichen mit
web-study-stats-you = Du
web-study-stats-decisions = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
 }
web-study-stats-topics-more = Punkte verloren je 100 Entscheidungen jeder Art; zuerst, wo du am meisten über die Stufe hinaus verlierst. Die Stufe wurde in { $games } Partien gegen sich selbst gemessen, daher bedeuten kleine Unterschiede wenig.
web-study-stats-by = Nach Art der Partie
web-study-stats-group = Geordnet nach
web-study-stats-by-level = Stufe der Bots
web-study-stats-by-person = Andere Spieler
web-study-stats-by-seat = Platz
web-study-stats-by-variant = Variante
web-study-stats-by-players = Zahl der Spieler
web-study-stats-seat-number = Platz { $number }
web-study-stats-usual = Das übliche Spiel
web-study-stats-no-group = Es gibt keine.
web-study-stats-errors-short = Fehler
web-study-luck-short = Glück
web-study-stats-latest = Letzte Partien
web-study-stats-a-win = gewonnen
web-study-stats-a-tie = geteilter Sieg
web-study-stats-a-loss = nicht gewonnen
web-study-stats-not-reviewed = nicht ausgewertet
web-study-stats-one = { $errors } Punkte verloren je 100 Entscheidungen, Glück { $luck }
