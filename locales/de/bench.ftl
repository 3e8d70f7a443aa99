# Measuring how fast the bots think.

bench-command = messen, wie schnell dieser Rechner ist
bench-bots = wie schnell die Bots denken, auf einem Kern
bench-game = eins von: { $games } (ohne Angabe alle)
bench-seconds = wie lange jeder Wert gemessen wird, in Sekunden (ohne Angabe { $seconds })
bench-not-seconds = „{ $text }“ ist keine Zahl von Sekunden über 0 und höchstens { $most }

bench-measuring = Messung läuft
bench-title = { $game }: wie viel pro Sekunde auf einem Kern, das Beste aus { $rounds } Runden
bench-players = { $players } Spieler
bench-explained = Eine Suche wird in Iterationen gezählt. Playouts gehen bis zum Ende der Partie; sucht der Bot selbst, brechen sie vielleicht früher ab. Alle Stellungen sind die einer einzigen Partie, in denen es mehr als einen Plan gab.
bench-positions = Anzahl aller Stellungen
bench-random-playouts-first = Suche, zufällige Playouts, erste Stellung
bench-random-playouts = Suche, zufällige Playouts, alle Stellungen
bench-search-first = Suche wie beim Bot, erste Stellung
bench-search = Suche wie beim Bot, alle Stellungen
bench-greedy-playouts-first = Suche, Playouts von greedy, erste Stellung
bench-greedy-playouts = Suche, Playouts von greedy, alle Stellungen
bench-greedy-choices = Entscheidungen von greedy, alle Stellungen
bench-greedy-games = Ganze Partien von greedy, kompiliert
bench-greedy-moves = Züge darin
bench-random-games = Ganze Partien von random, kompiliert
bench-random-moves = Züge darin
