# Schnelles Spiel: andere finden, die mitspielen.

web-quick = Schnelles Spiel
web-quick-more = Einmal tippen, und du sitzt mit anderen am Tisch, die dasselbe spielen möchten.
web-quick-find = Mitspieler finden
web-quick-cancel = Nicht mehr warten
web-quick-change = Ändern
web-quick-game = Spiel
web-quick-players = Spieler
web-quick-players-count = { $count } Spieler
web-quick-pace = Tempo
web-quick-pace-live = 1 Minute pro Zug
web-quick-pace-relaxed = 5 Minuten pro Zug
web-quick-pace-correspondence = 1 Tag pro Zug
web-quick-rated = Gewertet
web-quick-unrated = Nicht gewertet
web-quick-bots = Nach 30 Sekunden mit Bots beginnen, wenn noch jemand fehlt
web-quick-looking = Mitspieler werden gesucht …
web-quick-found = Mitspieler gefunden. Dein Tisch wird gedeckt …
web-quick-waited = Du wartest seit { $time }.
web-quick-waiting = { $count ->
    [0] Gerade wartet niemand auf dieses Spiel.
    [one] Jemand wartet auf dieses Spiel.
   *[other] { $count } warten auf dieses Spiel.
 }
web-quick-alone = { $others ->
    [0] Du stehst ganz vorn in der Schlange.
    [one] Noch jemand wartet mit dir.
   *[other] { $others } andere warten mit dir.
 }
web-quick-bots-in = { $seconds ->
    [one] In einer Sekunde kommen Bots dazu.
   *[other] In { $seconds } Sekunden kommen Bots dazu.
 }
web-quick-stay = Bleib auf dieser Seite: Wenn du sie verlässt, verlässt du auch die Schlange.
web-quick-silent = Der Server antwortet nicht. Dein Platz bleibt ein paar Sekunden frei, und wir versuchen es weiter.
