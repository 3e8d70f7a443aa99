# The terminal.

compiling = Regeln werden einmalig für diesen Rechner kompiliert …
compiling-functions = Regeln werden einmalig für diesen Rechner kompiliert … { $functions ->
    [one] eine Funktion
   *[other] { $functions } Funktionen
 }

terminal-welcome = Willkommen am Nil.
terminal-how = Tippe eine Nummer aus der Liste oder einen Zug in Worten. „help“ erklärt, „hint“ gibt einen Tipp.
terminal-you = Ani
terminal-levels = Gegen wen willst du spielen?
terminal-which-level = Nummer oder Name (Enter: { $usual })
terminal-which-level-again = Tippe eine Nummer von 1 bis { $most } oder einen Namen aus der Liste; Enter nimmt { $usual }.
terminal-level = Es gibt keine Spielstärke „{ $level }“. Es gibt: { $levels }. Jeden anderen Bot bekommst du mit --bot.
terminal-too-many-bots = Für { $seats ->
    [one] einen Sitz
   *[other] { $seats } Sitze
 } wurden { $bots } Bots genannt.
terminal-rivals = Am Tisch: { $names }.
terminal-thinking = { $name } denkt nach …
terminal-goodbye = Vielleicht ein andermal.
terminal-river = Der Fluss
terminal-own = Deine Karten
terminal-flood = Überflutet:
terminal-dry = noch nichts
terminal-pile = Saison { $season } von { $seasons }, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
 } im Stapel.
terminal-plague-pile = Die Plage ist noch darin.
terminal-plague-aside = Die Plage liegt beiseite.
terminal-fields = Felder und Monumente
terminal-free = frei
terminal-none = keine
terminal-city = Deine Metropole
terminal-valley-legend =
    Abschnitte: A Alabaster   B Rind   P Papyrus   G Traube
    a b p g abgebildet   . Wüste   ~ Wasser   w Weizen   M Monument
terminal-pool = Persönlicher Vorrat
terminal-common = Auslage
terminal-pile-left = Plättchen im Stapel
terminal-stock = Vorrat
terminal-beside = Neben deinem Plan
terminal-districts = Bezirke
terminal-cost = (Kosten { $cost })
terminal-goods = { $count } { $count ->
    [one] { $good }
   *[other] { $good ->
        [Rind] Rinder
        [Traube] Trauben
       *[other] { $good }
     }
 }
terminal-quarries = { $count } { $count ->
    [one] Steinbruch
   *[other] Steinbrüche
 }
terminal-column-wheat = Weizen
terminal-column-monuments-left = Monumente übrig
terminal-column-districts = Bezirke
terminal-column-debens = Deben bisher
terminal-debens-legend = Deben bisher: allgemeine Geschäfte + spezialisierte Geschäfte + Statuen + Monumente + Weizen
terminal-storage = Speicher:
terminal-picked = Gewählt:
terminal-column-player = Spieler
terminal-column-hand = Hand
terminal-column-storage = Speicher
terminal-column-speculation = Spekulation
terminal-no-such-number = Die Liste geht von 1 bis { $most }.
terminal-help = Tippe eine Nummer aus der Liste oder einen Zug in Worten. „hint“ zeigt, was ein starker Spieler tun würde, „undo“ nimmt einen Schritt zurück, „quit“ verlässt den Tisch.
terminal-help-nile =
    Es zählt die Feldfrucht, von der du am wenigsten gespeichert hast: Speichere also von allem etwas.
    Dein Zug: Die Flut ist da, die Ernte ist eingebracht. Jetzt kannst du handeln, so oft du willst, dann pflanzen oder spekulieren, und zum Schluss ziehst du zwei Karten nach.
    {"  "}plant 2 wheat                     zwei oder mehr von einer Feldfrucht
    {"  "}plant wheat flax                  zwei verschiedene Feldfrüchte, mindestens eine davon neu
    {"  "}plant 1 wheat 3 flax              beliebig viele auf Felder, die du hast
    {"  "}plant 2 stone on sphinx           mit den Monumenten
    {"  "}market wheat flax                 zwei Karten aus der Hand abgeben, eine ziehen
    {"  "}offering wheat from storage, flax from hand     zwei Karten für eine neue Flut
    {"  "}speculate wheat-flax              auf die nächste Flut wetten; eine Karte oder zwei
    {"  "}done                              nichts mehr pflanzen; nachziehen und den Zug beenden
    Die Namen tippst du auf Englisch: papyrus, wheat (Weizen), lettuce (Salat), castor (Rizinus), flax (Flachs), grape (Traube), onion (Zwiebel), stone (Stein); sphinx, obelisk, wall (Mauer).
terminal-help-fertility =
    Es gewinnt, wer die meisten Deben hat: durch vollständig belieferte Geschäfte, Statuen, Monumente und Weizen. Du hast neun Züge.
    Dein Zug: Lege ein Plättchen an einen gleichen Abschnitt und sammle ein; baue einen Bezirk, wenn du magst; beliefere Geschäfte; nimm ein Plättchen.
    {"  "}place ab 3,4 3,5        das Plättchen mit Alabaster auf Zeile 3, Spalte 4 und Rind auf 3,5
    {"  "}quarry g                was ein Steinbruch gibt: a, b, p, g oder monument
    {"  "}build A9, pay wheat     ein Bezirk aus der Bezirksauslage, und womit du ihn bezahlst
    {"  "}supply g to A9          auf ein freies Symbol dieses Bezirks
    {"  "}supply b to shop 1      auf ein Startgeschäft
    {"  "}take ab, done           ein Plättchen aus der Auslage; das Ende deines Zugs
    Jeder Schritt kommt in eine Zeile für sich. Die Buchstaben kommen aus dem Englischen: a (Alabaster), b (Rind), p (Papyrus), g (Traube). Weizen heißt wheat.
terminal-rematch = Noch eine Partie? (j/n)
terminal-yes = j ja
terminal-left = Du verlässt den Tisch. Die Partie ist nicht zu Ende.
terminal-end = Die Ernte wird gezählt:
terminal-recorded = Die Aufzeichnung der Partie steht in { $file }.

hint-thinking = Ich schaue voraus …
hint-searched = { $iterations }-mal vorausgeschaut mit dem, was du weißt ({ $seconds } s). Die besten Pläne:
hint-only = Nur ein Plan kommt infrage: { $plan }
hint-then = Danach: { $plan }
hint-close = Die ersten beiden sind praktisch gleich gut.
hint-plan = Plan
hint-chance = Siegchance
hint-visits = Versuche

simulate-playing = Es wird gespielt
simulate-title = { $games } { $games ->
    [one] Partie
   *[other] Partien
 } { $game } mit { $players } Spielern, alle { $bot }
simulate-speed = { $games } Partien/s, { $decisions } Entscheidungen/s: { $seconds } s auf { $cores } { $cores ->
    [one] Kern
   *[other] Kernen
 }, ohne das Kompilieren.
simulate-length = { $mean } Entscheidungen pro Partie, von { $shortest } bis { $longest }.
simulate-faults = { $count ->
    [one] Ein Zug kam
   *[other] { $count } Züge kamen
 } von einer Vertretung: Der Bot hat versagt. „akhet arena“ sagt, wie.
simulate-wins = Siege nach Sitz
simulate-column-seat = Sitz
simulate-column-share = Siege
simulate-column-interval = 95-%-Intervall
simulate-shared = In { $share } der Partien wird der erste Platz geteilt.
simulate-all = alle
simulate-winners = Sieger

export-packages = Für Parquet-Dateien fehlt ein Paket. Es lässt sich so installieren: { $command }
export-file = { $file } ist keine Parquet-Datei mit Partien, die Akhet geschrieben hat.
export-mixed = { $file } ist die Aufzeichnung eines anderen Spiels. Eine Datei enthält Partien eines Spiels, hier von { $game }.
export-other = { $file } enthält einen anderen Datensatz: { $entry } ist dort { $found }, nicht { $wanted }. Gib einen anderen Ordner an.
export-written = { $rows } { $rows ->
    [one] Zeile
   *[other] Zeilen
 }, eine je Entscheidung: { $file }
export-unpacked = { $count } { $count ->
    [one] Aufzeichnung
   *[other] Aufzeichnungen
 } in { $file }, alle geprüft.
