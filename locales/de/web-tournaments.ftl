# Turniere in der Browser-App: ihre Liste, ihre Seiten, und was ein Tisch von seinem Turnier zeigt.

web-tournaments-more = Schweizer Turniere und Arenen laufen von selbst: Wenn du spielst, kommst du automatisch an deinen Tisch.
web-tournaments-none = Im Moment gibt es kein Turnier. Eröffne eines und schick den Link allen, die kommen sollen.
web-tournaments-running = Laufend
web-tournaments-open = Demnächst
web-tournaments-over = Beendet
web-tournaments-mine = Deine Turniere
web-tournament-title = { $format ->
    [arena] Arena
   *[swiss] Schweizer Turnier
 }: { $game }
web-tournament-format = { $format ->
    [arena] Arena
   *[swiss] Schweizer System
 }
web-tournament-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
 }
web-tournament-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
 }
web-tournament-size = zu { $count } am Tisch
web-tournament-clock = { $clock } pro Zug
web-tournament-bots = Bots füllen leere Plätze
web-tournament-people = { $count ->
    [0] noch niemand
    [one] ein Spieler
   *[other] { $count } Spieler
 }
web-tournament-stage = { $stage ->
    [open] Noch nicht begonnen
    [running] Läuft
    [over] Beendet
   *[cancelled] Abgesagt
 }
web-tournament-cancelled = { $reason ->
    [operator] Die Leitung dieses Servers hat es abgesagt.
    [few] Es wurde abgesagt: Es sind weniger als { $least } Leute gekommen.
   *[opener] Wer es eröffnet hat, hat es abgesagt.
 }
web-tournament-starts = Beginnt in { $time }
web-tournament-starts-on = Beginnt am { $when }
web-tournament-starting = Beginnt gleich
web-tournament-ends = Noch { $time }
web-tournament-ending = Die letzten Partien laufen.
web-tournament-round = Runde { $round } von { $rounds }
web-tournament-next = Die nächste Runde beginnt in { $time }
web-tournament-wait = Du wartest auf deine nächste Partie. An den Tisch kommst du dann automatisch.
web-tournament-bye = Du hast in dieser Runde spielfrei: Das zählt wie ein Sieg.
web-tournament-playing = Du spielst gerade.
web-tournament-to-table = An meinen Tisch
web-tournament-back = Zurück zum Turnier
web-tournament-brought = Deine nächste Partie hat begonnen.
web-tournament-join = Mitmachen
web-tournament-join-again = Wieder mitmachen
web-tournament-withdraw = Aussteigen
web-tournament-withdrawn = ausgestiegen
web-tournament-start = Jetzt beginnen
web-tournament-cancel = Turnier absagen
web-tournament-share = Link zum Turnier
web-tournament-standings = Rangliste
web-tournament-player = Name
web-tournament-points = Punkte
web-tournament-opponents = Gegner
web-tournament-opponents-more = Entscheidet zuerst bei gleichen Punkten: die Punkte derer, gegen die jemand gespielt hat.
web-tournament-wins = Siege
web-tournament-games = Partien
web-tournament-results = Partien
web-tournament-results-round = Partien der Runde { $round }
web-tournament-which-round = Runde
web-tournament-own = Deine Partien
web-tournament-watch = Tisch { $board }
web-tournament-has-bye = { $name } hat spielfrei
web-tournament-nobody = Noch macht niemand mit.
web-tournament-you = du
web-tournament-bot = Bot
web-tournament-new = Ein Turnier eröffnen
web-tournament-name = Name (wenn du magst)
web-tournament-game = Spiel
web-tournament-how = Form
web-tournament-how-swiss = Schweizer System: einige Runden, alle spielen jede mit
web-tournament-how-arena = Arena: einige Minuten, wer frei ist, spielt
web-tournament-how-many-rounds = Runden
web-tournament-how-many-minutes = Minuten
web-tournament-seats = Spieler an einem Tisch
web-tournament-when = Beginn
web-tournament-bots-choice = Bots nehmen die Plätze, die leer bleiben
web-tournament-open = Turnier eröffnen
web-tournament-least = Mindestens so viele Leute
web-tournament-most = Höchstens so viele Leute
web-tournament-at-most = höchstens { $count } Leute
web-tournament-pause = Pause zwischen den Partien
web-tournament-shuffle-before = Prüfwert des Turniers, wie dieser Browser ihn beim Mitmachen sah
web-tournament-shuffle-secret = Geheimnis des Turniers
web-tournament-shuffle-later = Das Geheimnis dieses Tisches folgt aus dem des Turniers, und das wird bekannt, wenn das Turnier vorbei ist. Ab dann vergleicht diese Prüfung es auch.
web-tournament-home = { $stage ->
    [running] Du spielst gerade mit
   *[open] Du machst mit
 }
web-tournament-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
 }
web-tournament-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
 }
web-tournament-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
 }
