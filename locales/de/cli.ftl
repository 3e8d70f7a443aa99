# The akhet command.

cli-akhet = Die Brettspiele vom Nil spielen und erforschen.
cli-commands = Befehle
cli-play = im Terminal gegen Bots spielen
cli-simulate = einen Bot viele Male gegen sich selbst spielen lassen und berichten
cli-arena = Bots gegeneinander spielen lassen und bewerten
cli-bots = zwei oder mehr Bots: ein Name, dann Optionen, dann ein Budget, etwa random, search@1s, search@500
cli-arena-games = wie viele Partien je Paarung, aufgerundet auf ganze Spiegelserien (ohne Angabe 100)
cli-results = jede Partie in dieser Datei festhalten und dort weitermachen, wo sie aufhört
cli-report = eine Seite mit Diagrammen in diese Datei schreiben
cli-on-fault = was es kostet, wenn ein Bot nicht rechtzeitig zieht: forfeit (die Partie) oder random (nur den Zug); ohne Angabe forfeit
cli-leaderboard = die Bots eines Ordners gegeneinander spielen lassen und eine Seite mit ihren Wertungen schreiben; macht weiter, wo es aufgehört hat
cli-leaderboard-folder = ein Ordner mit leaderboard.toml und einer Datei für jeden Bot
cli-learn = das Netz des Bots „learned“ trainieren, indem es gegen sich selbst spielt
cli-learn-out = der Ordner für den Zwischenstand, die Lernkurve und das Netz; ein Training darin wird fortgesetzt
cli-learn-minutes = Minuten dieses Laufs (Standard: { $minutes })
cli-learn-of-minutes = Minuten des ganzen Trainings über alle Läufe, nach denen es nur noch wenig ändert (Standard: die dieses Laufs und aller davor)
cli-learn-seed = eine Zahl, von der das Netz und seine Partien ausgehen (Standard: { $seed })
cli-learn-games = wie viele Partien gleichzeitig gespielt werden (Standard: { $numbers })
cli-learn-decisions = Entscheidungen jeder Partie in einer Lektion (Standard: { $numbers })
cli-learn-minibatch = Entscheidungen in einem Schritt des Optimierers (Standard: { $numbers })
cli-learn-judged = Partien jeder Variante, nach denen die Stärke beurteilt wird (Standard: { $numbers })
cli-learn-device = wo das Netz lernt: auf einer GPU mit CUDA, auf dem Prozessor, oder auf einer GPU, wenn es eine gibt (Standard: auto)
cli-not-minutes = „{ $text }“ ist keine Zahl von Minuten über 0 und höchstens { $most }
cli-serve = den Server starten: Online-Tische für Browser und andere Programme
cli-serve-host = die Adresse, unter der der Server zu erreichen ist; ohne Angabe 127.0.0.1, also nur von diesem Rechner aus
cli-serve-port = der Port dazu (ohne Angabe 8000)
cli-serve-workers = Prozesse (ohne Angabe 1); für mehrere ist PostgreSQL nötig
cli-serve-components = Dateien mit Spielmaterial, das alle auf diesem Server benutzen dürfen
cli-serve-open = gleich im Browser öffnen
cli-serve-packages = Dem Server fehlen Pakete: { $packages }. Installiere sie mit: { $command }
cli-serve-system = Der Server läuft nur auf Systemen mit POSIX-Dateisperren, etwa Linux und macOS.
cli-serving = Akhet läuft unter { $address }. Strg+C beendet es.
cli-not-port = „{ $text }“ ist kein Port: 0 bis 65535.
cli-admin = einen laufenden Server betreuen: Tische, Gäste, Sperren, Mitteilungen
cli-referee = mit JSON-Zeilen über stdin und stdout spielen, für andere Programme
cli-record = eine Aufzeichnung prüfen oder zeigen
cli-record-verify = eine Aufzeichnung nachspielen und prüfen
cli-commitment = der Prüfwert, der bei Spielbeginn zum Zufallsschlüssel veröffentlicht wurde; eine Aufzeichnung mit anderem oder ohne Schlüssel wird abgelehnt
cli-record-show = eine aufgezeichnete Partie als Text ausgeben
cli-export = Partien als Parquet-Dateien, eine Zeile je Entscheidung, für Auswertung und Training
cli-export-records = Aufzeichnungen in eine Parquet-Datei schreiben
cli-export-unpack = die Partien einer Parquet-Datei wieder als Aufzeichnungen schreiben
cli-export-games = einen Bot gegen sich selbst spielen lassen und die Partien als beschriebenen Datensatz schreiben; macht weiter, wo es aufgehört hat
cli-export-file = die Parquet-Datei
cli-export-folder = der Ordner, in den geschrieben wird
cli-export-evaluate = ein Bot, der angibt, wie wahrscheinlich jede Wahl gewinnt, etwa search@500
cli-export-bot = der Bot auf allen Sitzen, geschrieben wie bei „akhet arena“ (ohne Angabe { $bot })
cli-export-count = wie viele Partien (ohne Angabe { $count })
cli-schema = das JSON-Schema dessen ausgeben, was Programme bekommen und senden
cli-schema-game = nur dieses Spiel, eins von: { $games } (ohne Angabe alle und der Server)
cli-game = eins von: { $games }
cli-players = wie viele Spieler (ohne Angabe: { $numbers })
cli-group = { $title }
cli-option = { $label }{ $kind ->
    [flag] {""}
    [list] {" "}(durch Kommas getrennt)
    [list-of] : aus { $choices }, durch Kommas getrennt
    [seat] : ein Sitz ab 0, bei „play“ auch ein Name (ohne Angabe entscheidet der Zufall)
   *[number] {" "}(ohne Angabe entscheidet der Zufall)
 }
cli-seed = eine Zahl, mit der sich die Partie wiederholen lässt
cli-seed-default = eine Zahl, mit der sich die Partien wiederholen lassen (ohne Angabe { $seed })
cli-components = eine Datei mit anderem Spielmaterial
cli-name = dein Name am Tisch
cli-level = wie stark deine Gegner sind: fisher, farmer, scribe, vizier oder pharaoh (ohne Angabe wirst du gefragt)
cli-play-bot = ein Bot für jeden Gegner der Reihe nach, geschrieben wie bei „akhet arena“; der letzte übernimmt alle übrigen Sitze
cli-watch = Bots auf allen Sitzen spielen lassen und zuschauen
cli-record-to = die Aufzeichnung der Partie in diese Datei schreiben
cli-no-colour = ohne Farben
cli-games = wie viele Partien (ohne Angabe 10000, oder 100 bei einem Bot, der Zug für Zug gefragt wird)
cli-simulate-bot = der Bot auf allen Sitzen, geschrieben wie bei „akhet arena“ (ohne Angabe greedy)
cli-cores = auf wie vielen Kernen (ohne Angabe auf allen)
cli-json = den Bericht als JSON ausgeben
cli-not-positive = „{ $text }“ ist keine ganze Zahl von 1 bis { $most }
cli-stopped = abgebrochen.
cli-record-over = { $file }: eine regelgerechte Partie { $game }, { $plies } { $plies ->
    [one] Halbzug
   *[other] Halbzüge
 }, zu Ende gespielt, { $hash }
cli-record-unfinished = { $file }: eine regelgerechte Partie { $game }, { $plies } { $plies ->
    [one] Halbzug
   *[other] Halbzüge
 }, nicht zu Ende gespielt, { $hash }
cli-record-rolled = Die Zufallsergebnisse sind geprüft: Der Zufallsschlüssel ergibt sie alle, und er passt zu seinem Prüfwert.
cli-record-mixed = Die Zufallsergebnisse sind geprüft: Der Zufallsschlüssel ergibt sie alle. Er ist aus dem Geheimnis des Servers gebildet, das zu seinem Prüfwert passt, und aus den Zufallszahlen vom Tisch.
cli-record-undiced = Die Zufallsergebnisse sind nicht geprüft: Die Aufzeichnung enthält keinen Zufallsschlüssel.
cli-components-command = Spielmaterial beginnen, prüfen oder zeigen
cli-components-new = Spielmaterial beginnen: eine Datei schreiben, die jeden Eintrag erklärt
cli-components-new-file = die Datei, die geschrieben wird (ohne Angabe wird sie ausgegeben)
cli-components-new-from = mit dem mitgelieferten Spielmaterial beginnen (shipped) oder mit einer Vorlage zum Ausfüllen (blank); ohne Angabe shipped
cli-components-new-force = eine vorhandene Datei überschreiben
cli-components-check = sagen, ob ein Materialsatz passt und wo er von dem abweicht, was bekannt ist
cli-components-show = einen Materialsatz zeichnen
cli-components-measure = Spielmaterial durch Simulation messen: was gebaut wird, woher die Punkte kommen, wer gewinnt
cli-components-measure-games = Partien je Einstellung (ohne Angabe { $games })
cli-components-game = das Spiel, für das der Satz gedacht ist, eins von: { $games } (ohne Angabe an seinen Tabellen erkannt)
cli-components-svg = den Satz auch als Druckbogen schreiben

## argparse's own words, with its % signs

usage-usage = Aufruf:{" "}
usage-positional = Angaben
usage-options = Optionen
usage-help = diese Hilfe zeigen und aufhören
usage-version = die Version zeigen und aufhören
usage-error = %(prog)s: Fehler: %(message)s{"\u000A"}
usage-argument = %(argument_name)s: %(message)s
usage-required = es fehlt noch: %s
usage-one-required = eines davon fehlt noch: %s
usage-unrecognised = unbekannte Angaben: %s
usage-expected-one = dazu gehört ein Wert
usage-expected-some = dazu gehört mindestens ein Wert
usage-not-with = verträgt sich nicht mit %s
usage-ignored = nimmt keinen Wert an, also auch nicht %r
usage-ambiguous = mehrdeutige Option: %(option)s könnte %(matches)s heißen
usage-choice = %(value)r gibt es hier nicht (zur Wahl: %(choices)s)
usage-value = %(value)r passt hier nicht (erwartet: %(type)s)
