# akhet explore: wie Partien einer Sammlung begannen.

explore-command = wie Partien begannen, wie oft, und wie gut es ausging
explore-records = Aufzeichnungen oder Ordner mit Aufzeichnungen (sonst: Partien starker Bots, die Akhet mitbringt)
explore-players = nur Partien mit so vielen Spielern
explore-order = nur die ersten Züge dieses Sitzes, gezählt ab 0 für den Spieler, der beginnt
explore-option = nur Partien mit dieser Option, etwa monuments oder variant; ohne sie Partien ohne Optionen (mehrmals möglich)
explore-title = { $game }: erste Züge aus { $games } Partien
explore-column-turn = Erster Zug
explore-column-games = Züge
explore-column-share = Wie oft
explore-column-won = Siege
explore-column-interval = 95-%-Intervall
explore-percent = { $value } %
explore-interval = { $low } bis { $high } %
explore-caution = Wer gute Karten oder Plättchen hat, kann anders wählen: Wie gut ein Zug ausging, ist nicht, wie gut er ist.
explore-nothing = In dieser Sammlung gibt es keine solche Partie.
explore-left-out = { $file } zählt nicht mit. { $why }
openings-none = Für { $game } gibt es keine Sammlung von Eröffnungen.
openings-not-over = Diese Partie ist nicht zu Ende, darum zählt sie nicht mit.
openings-too-many = Mehr als { $most } Aufzeichnungen lassen sich nicht auf einmal zählen.
nile-opening-turn = { $plots ->
    [0] { $speculation ->
        [0] passen
        [one] mit einer Karte spekulieren
       *[other] mit { $speculation } Karten spekulieren
     }
    [one] { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
     } auf ein Feld pflanzen
   *[other] { $cards } Karten auf { $plots } Felder pflanzen
 }{ $market ->
    [0] {""}
   *[other] {""}, nach dem Markt
 }{ $offering ->
    [0] {""}
   *[other] {""}, nach einer Opfergabe
 }
fertility-opening-turn = { $goods ->
    [0] nichts
    [one] eine Ressource
   *[other] { $goods } Ressourcen
 } erhalten{ $built ->
    [0] {""}
   *[other] {""}, einen Bezirk bauen
 }{ $supplied ->
    [0] {""}
    [one] {""}, eine Ressource liefern
   *[other] {""}, { $supplied } Ressourcen liefern
 }
