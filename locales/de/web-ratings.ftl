# Wertungszahlen in der App: an gewerteten Tischen, nach der Partie und auf der Seite „Du“.

web-ratings = Wertungszahlen
web-ratings-rated = Gewertet
web-ratings-choice = Gewertete Partie: Das Ergebnis ändert deine Wertungszahl
web-ratings-choice-more = Eine gewertete Partie hat eine Bedenkzeit und keine Tipps, und jeder spielt auf einem eigenen Gerät.
web-ratings-value = { $rating } ± { $margin }
web-ratings-uncertain = { $rating } ± { $margin } ?
web-ratings-changed = { $rating } ({ $change })
web-ratings-more = Mit 95 % Sicherheit liegt eine Wertungszahl höchstens um die Zahl nach ± daneben. Ein Fragezeichen heißt, dass dafür noch zu wenig gespielt wurde.
web-ratings-stakes = Für dich steht auf dem Spiel
web-ratings-place = { $place }. Platz
web-ratings-place-of = { $place }. von { $players }
web-ratings-equal = Wer noch kommt, gilt als so stark wie du.
web-ratings-uncounted = Gegen { $names } hast du heute genug gewertete Partien gespielt: Eine weitere ändert deine Wertungszahl nicht.
web-ratings-left = hat die Partie verlassen und liegt deshalb auf dem letzten Platz
web-ratings-games = { $count ->
    [one] Eine gewertete Partie
   *[other] { $count } gewertete Partien
 }
web-ratings-none = Du hast noch keine Wertungszahl. Wähle dafür „Gewertete Partie“ unter „Weitere Optionen“, wenn du eine Partie beginnst.
web-ratings-graph = Deine Wertungszahl nach jedem deiner letzten gewerteten Partien: von { $low } bis { $high }, jetzt { $now }.
web-ratings-latest = Deine letzten gewerteten Partien
web-ratings-date = Datum
web-ratings-result = Platz
web-ratings-change = Änderung
web-ratings-boards = Bestenlisten
web-ratings-board = Bestenliste von { $game }
web-ratings-board-empty = Noch steht niemand auf der Liste.
web-ratings-board-more = Auf der Liste steht, wer das möchte und wessen Wertungszahl kein Fragezeichen hat. Es zählt das untere Ende des Bereichs: die Wertungszahl, die jemand mindestens hat. Bots haben feste Wertungszahlen und keinen Platz.
web-ratings-board-own = Deine Wertungszahl, und ob du auf der Liste stehst
web-ratings-list-me = Bestenlisten dürfen meinen Namen und meine Wertungszahl zeigen
web-ratings-player = Wer
web-ratings-one = Wertungszahl
web-ratings-played = Partien
