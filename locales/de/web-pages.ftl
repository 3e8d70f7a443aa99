# The browser app's pages: tables, you, rules, replay, the guided first game, and the app on one's own device.

web-pages-loading = Wird geladen …
web-pages-settings = Einstellungen
web-pages-offline = Du bist offline. Was nur mit dem Server geht, wartet, bis die Verbindung wieder da ist.
web-pages-copy-failed = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn selbst.

## Tables

web-pages-tables-title = Tische
web-pages-tables-mine = Deine Partien
web-pages-tables-waiting-for-you = { $count ->
    [one] In einer Partie bist du am Zug
   *[other] In { $count } Partien bist du am Zug
 }
web-pages-tables-none-mine = Du hast noch keine Partien. Eröffne einen Tisch, oder setz dich unten an einen.
web-pages-tables-open-one = Tisch eröffnen
web-pages-tables-over = Beendete Partien
web-pages-tables-more = Ältere Partien zeigen
web-pages-tables-to-join = Tische zum Mitspielen
web-pages-tables-none-to-join = Gerade sucht kein öffentlicher Tisch Mitspieler. Eröffne selbst einen öffentlichen: Dann steht er hier.
web-pages-tables-to-watch = Partien zum Zuschauen
web-pages-tables-none-to-watch = Gerade läuft keine öffentliche Partie.
web-pages-tables-your-turn = Du bist am Zug.
web-pages-tables-turn-of = { $name } ist am Zug.
web-pages-tables-turn-of-guest = An diesem Gerät ist { $name } am Zug.
web-pages-tables-waits = { $count ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
 }
web-pages-tables-won = { $name } hat gewonnen.
web-pages-tables-you-won = Du hast gewonnen.
web-pages-tables-place = Du hast Platz { $place } von { $players } belegt.
web-pages-tables-shared = { $names } teilen sich den ersten Platz.
web-pages-tables-with = Mit { $names }
web-pages-tables-go-on = Weiterspielen
web-pages-tables-look = Zum Tisch
web-pages-tables-join = Mitspielen
web-pages-tables-watch = Zuschauen
web-pages-tables-result = Ergebnis
web-pages-tables-of = { $action }: { $game } { $who }
web-pages-tables-clock-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
 }
web-pages-tables-clock-seconds = { $seconds } Sekunden pro Zug
web-pages-tables-changed = Letzter Zug { $when }
web-pages-tables-stale = Die Liste ließ sich nicht aktualisieren. Bald folgt ein neuer Versuch.

## You

web-pages-me-title = Du
web-pages-me-stranger = Du hast hier noch keinen Namen. Such dir zuerst einen aus; ein Passwort oder Konto brauchst du nicht.
web-pages-me-name = Dein Name
web-pages-me-name-more = Die anderen sehen ihn am Tisch. Du kannst ihn jederzeit ändern.
web-pages-me-save = Namen speichern
web-pages-me-saved = Gespeichert. Du bist { $name }.
web-pages-me-device = Auf einem anderen Gerät spielen
web-pages-me-device-more = Öffne diesen Link auf deinem Handy oder einem anderen Rechner, um dich dort mit allen deinen Partien anzumelden. Er funktioniert einmal und läuft in { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
 } ab.
web-pages-me-device-make = Link erstellen
web-pages-me-device-again = Neuen Link erstellen
web-pages-me-device-link = Der Link für dein anderes Gerät
web-pages-me-device-left = { $minutes ->
    [0] Läuft in weniger als einer Minute ab.
    [one] Läuft in einer Minute ab.
   *[other] Läuft in { $minutes } Minuten ab.
 }
web-pages-me-device-expired = Dieser Link ist abgelaufen. Erstelle einen neuen.
web-pages-me-code = Wiederherstellungscode
web-pages-me-code-more = Dieser Browser merkt sich, wer du bist. Sollte er es vergessen, bringt dir ein Wiederherstellungscode deinen Namen und deine Partien zurück. Schreib ihn auf: Er wird nur einmal gezeigt.
web-pages-me-code-make = Code erstellen
web-pages-me-code-again = Neuen Code erstellen
web-pages-me-code-again-more = Ein neuer Code ersetzt den alten.
web-pages-me-code-yours = Dein Wiederherstellungscode
web-pages-me-code-keep = Halte ihn geheim: Wer ihn hat, kann unter deinem Namen spielen.
web-pages-me-copy-code = Code kopieren
web-pages-me-signin = Du hast einen Code?
web-pages-me-signin-more = Gib deinen Wiederherstellungscode ein, um dich hier mit deinem Namen und deinen Partien anzumelden. Großschreibung und Bindestriche sind egal.
web-pages-me-signin-code = Wiederherstellungscode
web-pages-me-signin-go = Anmelden
web-pages-me-signin-lose = In diesem Browser bist du jetzt { $name }. Meldest du dich unter einem anderen Namen an, sind die Partien von { $name } ohne Wiederherstellungscode nicht mehr zu finden.

web-pages-rejoin-title = Du wirst angemeldet
web-pages-rejoin-wait = Einen Moment …
web-pages-rejoin-empty = In diesem Link steckt kein Code. Öffne den ganzen Link, oder erstelle auf deinem anderen Gerät einen neuen.
web-pages-rejoin-ask = Auf diesem Gerät anmelden?
web-pages-rejoin-now = In diesem Browser bist du jetzt { $name }. Meldest du dich mit dem Link an, spielst du hier unter dem Namen, für den er erstellt wurde; ohne Wiederherstellungscode sind die Partien von { $name } dann nicht mehr zu finden.
web-pages-rejoin-go = Mit diesem Link anmelden
web-pages-rejoin-stay = { $name } bleiben

## Rules

web-pages-rules-title = Die Regeln von { $game }
web-pages-rules-contents = Inhalt
web-pages-rules-games = Die Regeln welches Spiels
web-pages-rules-table = Tabelle unter „{ $heading }“
web-pages-rules-how-to = So wird gespielt
web-pages-rules-search = Regeln durchsuchen
web-pages-rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}

## Replay

web-pages-replay-title = { $game } nachspielen
web-pages-replay-scrubber = Schritt der Partie
web-pages-replay-step = Schritt { $ply } von { $plies }
web-pages-replay-deal = Das Austeilen
web-pages-replay-first = Zum Austeilen
web-pages-replay-back = Einen Schritt zurück
web-pages-replay-play = Abspielen
web-pages-replay-pause = Pause
web-pages-replay-forward = Einen Schritt vor
web-pages-replay-last = Zum Ende
web-pages-replay-keys = Tasten: Pfeil links und rechts für einen Schritt, Pfeil auf und ab für einen Zug, Pos1 und Ende, Leertaste für Abspielen und Pause.
web-pages-replay-speed = Tempo
web-pages-replay-speed-slow = Langsam
web-pages-replay-speed-normal = Normal
web-pages-replay-speed-fast = Schnell
web-pages-replay-look-from = Ansicht von
web-pages-replay-look-from-mover = Spieler am Zug
web-pages-replay-share = Link zu diesem Schritt kopieren
web-pages-replay-link = Link zu diesem Schritt
web-pages-replay-table = Der Tisch bei diesem Schritt
web-pages-replay-log = Spielverlauf
web-pages-replay-log-hint = Wähle einen Satz, um zu diesem Schritt zu springen.
web-pages-replay-branch = Von hier weiterspielen
web-pages-replay-branch-more = Eröffnet einen neuen Tisch mit der Stellung dieses Schritts. Du nimmst einen Sitz, Bots nehmen die anderen; gezogen wird neu.
web-pages-replay-branch-seat = Dein Sitz
web-pages-replay-branch-level = Spielen gegen
web-pages-replay-branch-over = Bei diesem Schritt ist die Partie zu Ende. Geh zurück zu einem, bei dem jemand am Zug ist.
web-pages-replay-standing = Zwischenstand
web-pages-replay-standing-nile = { $name }: Platz { $place }, Stapel { $piles }
web-pages-replay-standing-fertility = { $name }: Platz { $place }, { $debens } Deben
web-pages-replay-to-tables = Zu deinen Partien

## The guided first game

web-pages-learn-title = { $game } spielend lernen
web-pages-learn-how = Du spielst eine echte Partie gegen einen leichten Bot. Ein Coach sagt dir, worauf du achten sollst und was als Nächstes zu tun ist. Aufhören kannst du jederzeit.
web-pages-learn-begin = Los geht’s
web-pages-learn-rules = Erst die Regeln lesen
web-pages-learn-coach = Dein Coach
web-pages-learn-next = Verstanden
web-pages-learn-skip = Nicht jetzt
web-pages-learn-fold = Einklappen
web-pages-learn-unfold = Coach zeigen
web-pages-learn-leave = Ohne Coach weiterspielen
web-pages-learn-progress = { $count ->
    [0] Noch nichts gelernt: Das ist erst der Anfang.
    [one] Eine Sache gelernt.
   *[other] { $count } Sachen gelernt.
 }
web-pages-learn-your-turn = Du bist am Zug. Tu, was dir am besten scheint.
web-pages-learn-watch = { $rival } ist am Zug. Sieh zu, was geschieht.

web-pages-learn-nile-intro = NILE ist ein Kartenspiel. Du pflanzt Feldfrüchte, der Fluss tritt über die Ufer, und was überflutet ist, wird geerntet. Der ausgewogenste Speicher gewinnt. Hier lernst du es in einer Partie von etwa fünfzehn Minuten.
web-pages-learn-nile-goal-title = Das Ziel
web-pages-learn-nile-goal = Geerntete Karten kommen in deinen Speicher. Am Ende vergleichen alle die Feldfrucht, von der sie am wenigsten gespeichert haben: Die höhere Zahl gewinnt. Sammle also von allem etwas, nicht viel von einem.
web-pages-learn-nile-flood-title = Die Flut
web-pages-learn-nile-flood = Jeder Zug beginnt mit einer Flutkarte. Jetzt zeigt sie { $card ->
    [Traube] Trauben
    [Zwiebel] Zwiebeln
   *[other] { $card }
 }: Wer ein Feld einer überfluteten Feldfrucht hat, speichert eine Karte davon. Was überflutet ist, kannst du jetzt nicht pflanzen.
web-pages-learn-nile-hand-title = Deine Hand
web-pages-learn-nile-hand = Diese Karten siehst nur du. Die meisten zeigen eine Feldfrucht und lassen sich pflanzen. Eine Karte mit zwei Feldfrüchten ist zum Spekulieren da: eine Wette auf die nächste Flut.
web-pages-learn-nile-plant-title = Pflanze ein Feld
web-pages-learn-nile-plant = Ein neues Feld braucht mindestens zwei Karten derselben Feldfrucht, oder du pflanzt je eine Karte von zwei verschiedenen Feldfrüchten. Wähle jetzt Karten aus deiner Hand.
web-pages-learn-nile-nothing-title = Nichts zu pflanzen
web-pages-learn-nile-nothing = Auf deiner Hand ist nichts, was du in diesem Zug pflanzen kannst. Das kommt vor: Beende den Zug, dann ziehst du zwei neue Karten.
web-pages-learn-nile-finish-title = Schließ die Pflanzung ab
web-pages-learn-nile-finish = Deine Karten liegen bereit. Leg noch welche dazu, wenn du magst, oder nimm einen Schritt zurück. Wenn alles passt, bestätige: Du ziehst zwei Karten nach, und dein Zug ist beendet.
web-pages-learn-nile-rival-title = Der Zug der anderen
web-pages-learn-nile-rival = Auch jeder Zug von { $rival } beginnt mit einer Flut. Wer am Zug ist, spielt keine Rolle: Bei jeder Flut ernten alle.
web-pages-learn-nile-harvest-title = Deine erste Ernte
web-pages-learn-nile-harvest = Der Fluss hat { $card ->
    [Traube] die Trauben
    [Zwiebel] die Zwiebeln
   *[other] { $card }
 } überflutet, und eine Karte kam von deinem Feld in deinen Speicher. Das ist es, was am Ende zählt. Ein Feld ohne Karten ist weg, also pflanze rechtzeitig nach.
web-pages-learn-nile-speculate-title = Eine Wette auf den Fluss
web-pages-learn-nile-speculate = Du hast die Karte { $card } auf der Hand. Statt zu pflanzen, darfst du eine oder zwei solche Karten spielen. Zeigt die nächste Flutkarte eine ihrer Feldfrüchte, ziehst du drei Karten. Du musst es nicht jetzt tun.
web-pages-learn-nile-outplant-title = Verdräng einen Gegner
web-pages-learn-nile-outplant = { $rival } hat ein { $card ->
    [Traube] Traubenfeld
    [Zwiebel] Zwiebelfeld
   *[other] { $card }feld
 } mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }. Jede Feldfrucht hat immer nur ein Feld. Um es zu bekommen, pflanzt du auf einmal mehr, hier { $needed } Karten; das alte Feld wird abgeworfen. Dasselbe kann auch dir passieren.
web-pages-learn-nile-add-title = Lass ein Feld wachsen
web-pages-learn-nile-add = Du hast ein { $card ->
    [Traube] Traubenfeld
    [Zwiebel] Zwiebelfeld
   *[other] { $card }feld
 } und hast noch passende Karten auf der Hand. Zu deinen eigenen Feldern darfst du so viele Karten dazulegen, wie du willst, auch von mehreren Feldfrüchten zugleich. Größere Felder ernähren dich länger und sind schwerer zu verdrängen.
web-pages-learn-nile-trade-title = Markt und Opfergabe
web-pages-learn-nile-trade = Bevor du pflanzt, darfst du handeln, so oft du willst. Der Markt nimmt zwei Karten aus Hand oder Speicher und gibt dir eine neue. Eine Opfergabe kostet zwei Karten und bringt sofort noch eine Flut.
web-pages-learn-nile-plague-title = Die Heuschrecken
web-pages-learn-nile-plague = Die Heuschreckenplage vernichtet das größte Feld im Spiel, und alle, die genauso groß sind. Sie kommt einmal in jeder Saison: Denk daran, bevor du ein einziges riesiges Feld anlegst.
web-pages-learn-nile-season-title = Eine neue Saison
web-pages-learn-nile-season = Der Stapel war leer und wurde neu gemischt. Es gibt so viele Saisons wie Spieler; ist die letzte Karte der letzten Saison weg, ist die Partie zu Ende.
web-pages-learn-nile-balance-title = Halte das Gleichgewicht
web-pages-learn-nile-balance = Schau in deinen Speicher: Von welcher Feldfrucht hast du am wenigsten? Eine Karte davon ist mehr wert als zehn von einer anderen. Pflanze, was dir fehlt.
web-pages-learn-nile-free-title = Du kannst NILE spielen
web-pages-learn-nile-free = Mehr brauchst du nicht. Spiel weiter, wie du magst; ich melde mich nur, wenn etwas Neues kommt.
web-pages-learn-nile-end-title = Die Partie ist zu Ende
web-pages-learn-nile-end = Beide Speicher liegen jetzt offen: Vergleiche die kleinsten Stapel. Unter „Nachspielen“ kannst du die Partie noch einmal Schritt für Schritt durchgehen und von jedem Schritt aus weiterspielen.

web-pages-learn-fertility-intro = Fertility ist ein Legespiel. Du legst Plättchen in ein Tal, das alle sich teilen, sammelst Ressourcen und belieferst die Geschäfte deiner eigenen Metropole. Hier lernst du es in einer Partie von etwa fünfzehn Minuten.
web-pages-learn-fertility-goal-title = Das Ziel
web-pages-learn-fertility-goal = Wer die meisten Deben hat, gewinnt. Es gibt sie für vollständig belieferte Geschäfte, für Statuen verschiedener Gottheiten, für Monumente und für Weizen. Alle haben neun Züge.
web-pages-learn-fertility-valley-title = Das Tal
web-pages-learn-fertility-valley = Plättchen kommen auf zwei leere Wüstenfelder nebeneinander, nie auf Wasser oder Weizen. Mindestens ein Abschnitt deines Plättchens muss an einen gleichen Abschnitt grenzen.
web-pages-learn-fertility-place-title = Lege ein Plättchen
web-pages-learn-fertility-place = Wähle eins deiner drei Plättchen und einen Platz dafür. Du erhältst eine Ressource für jede Verbindung mit einem gleichen Abschnitt, jede abgebildete Ressource, die du überdeckst, und einen Weizen für jedes Weizenfeld daneben.
web-pages-learn-fertility-quarry-title = Ein Steinbruch
web-pages-learn-fertility-quarry = Dein Plättchen hat ein leeres Feld eingeschlossen und so einen Steinbruch erschaffen. Er gibt dir eine Ressource deiner Wahl oder Platz für eins deiner Monumente.
web-pages-learn-fertility-earned-title = Deine Ressourcen
web-pages-learn-fertility-earned = Was du erhalten hast, liegt neben deinem Plan. Verwende es noch in diesem Zug: Was am Ende übrig ist, kehrt in den Vorrat zurück. Nur Weizen behältst du.
web-pages-learn-fertility-build-title = Baue einen Bezirk
web-pages-learn-fertility-build = Einmal pro Zug, vor dem Beliefern, darfst du einen Bezirk für deine Metropole bauen. Er bringt neue Geschäfte. Eröffne nicht mehr, als du beliefern kannst: Ein Geschäft, dem noch etwas fehlt, bringt nichts ein.
web-pages-learn-fertility-pay-title = Bezahle ihn
web-pages-learn-fertility-pay = Wähle, womit du den Bezirk bezahlst. Jede Ressource ist recht, also gib, was deine Geschäfte am wenigsten brauchen.
web-pages-learn-fertility-supply-title = Beliefere ein Geschäft
web-pages-learn-fertility-supply = Lege Ressourcen auf die Symbole deiner Geschäfte. Ein Geschäft zahlt sich aus, wenn alle Symbole belegt sind.
web-pages-learn-fertility-exchange-title = Ein Tausch
web-pages-learn-fertility-exchange = Dieses Geschäft gibt dir eine der Ressourcen, die es zeigt. Wähle eine, und dazu das andere Geschäft, auf das sie kommt.
web-pages-learn-fertility-filled-title = Ein vollständig beliefertes Geschäft
web-pages-learn-fertility-filled = Eins deiner Geschäfte ist vollständig beliefert. Manche bringen am Ende Deben, manche zählen die Ressourcen in deiner Metropole, manche bringen Statuen, Weizen oder einen Tausch.
web-pages-learn-fertility-done-title = Beende den Zug
web-pages-learn-fertility-done = Gibt es nichts mehr zu bauen oder zu beliefern, beende den Zug. Übrige Ressourcen kehren in den Vorrat zurück.
web-pages-learn-fertility-take-title = Nimm ein Plättchen
web-pages-learn-fertility-take = Nimm ein Plättchen aus der Auslage, damit du wieder drei hast. Denk daran, wo es liegen könnte.
web-pages-learn-fertility-rival-title = Der Zug der anderen
web-pages-learn-fertility-rival = { $rival } legt Plättchen in dasselbe Tal. Achte darauf, wo: Was dort liegt, nützt auch dir, wenn du ein Plättchen danebenlegst.
web-pages-learn-fertility-wheat-title = Weizen
web-pages-learn-fertility-wheat = Weizen bleibt in deinem Lagerhaus, bis zu zehn. Je mehr du hast, desto mehr ist jeder wert. Du darfst auch Bezirke damit bezahlen.
web-pages-learn-fertility-monuments-title = Monumente
web-pages-learn-fertility-monuments = Schließ einzelne leere Felder ein, um Steinbrüche zu erschaffen, und stell dort Monumente auf. Wer am Ende die meisten Monumente hat, bekommt 15 Deben, der zweite Platz 7.
web-pages-learn-fertility-last-title = Die letzten Züge
web-pages-learn-fertility-last = Die Auslage wird nicht mehr voll: Alle haben noch einen Zug. Beliefere die Geschäfte, denen nur noch wenig fehlt.
web-pages-learn-fertility-free-title = Du kannst Fertility spielen
web-pages-learn-fertility-free = Mehr brauchst du nicht. Spiel weiter, wie du magst; ich melde mich nur, wenn etwas Neues kommt.
web-pages-learn-fertility-end-title = Die Partie ist zu Ende
web-pages-learn-fertility-end = Vergleiche, woher die Deben kamen. Unter „Nachspielen“ kannst du die Partie noch einmal Schritt für Schritt durchgehen und von jedem Schritt aus weiterspielen.
