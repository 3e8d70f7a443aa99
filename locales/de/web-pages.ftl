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
web-pages-tables-none-mine = Gerade läuft keine Partie. Spiel eine gegen einen Bot, oder eröffne einen Tisch für Freunde.
web-pages-tables-play = { $game } spielen
web-pages-tables-open-one = Tisch eröffnen
web-pages-tables-over = Beendete Partien
web-pages-tables-more = Ältere Partien zeigen
web-pages-tables-to-join = Tische zum Mitspielen
web-pages-tables-none-to-join = Gerade sucht kein öffentlicher Tisch Mitspieler. Eröffne einen, und alle hier können sich dazusetzen.
web-pages-tables-open-public = Tisch für { $game } eröffnen
web-pages-tables-to-watch = Partien zum Zuschauen
web-pages-tables-none-to-watch = Gerade läuft keine öffentliche Partie. Inzwischen kannst du ein Spiel lernen oder in kurzen Lektionen üben.
web-pages-tables-learn = { $game } lernen
web-pages-tables-your-turn = Du bist am Zug.
web-pages-tables-reserved = Ein Sitz ist für dich reserviert.
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
web-pages-tables-finished = Beendet { $when }
web-pages-tables-opened = Eröffnet { $when }
web-pages-tables-preview = Die Stellung jetzt
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
web-pages-me-sessions = Wo du angemeldet bist
web-pages-me-session-unknown = Unbekanntes Gerät
web-pages-me-session-here = Dieses Gerät
web-pages-me-session-seen = zuletzt benutzt: { $when }
web-pages-me-session-out = Dieses Gerät abmelden
web-pages-me-session-lose = Ohne Passkey oder Wiederherstellungscode kannst du nicht als { $name } zurückkommen.
web-pages-me-session-sure = Trotzdem abmelden
web-pages-me-sessions-others = Alle anderen Geräte abmelden
web-pages-me-delete = Deine Daten löschen
web-pages-me-delete-more = Löscht deinen Namen, deine Geräte, deine Codes und deine Nachrichten. Du verlässt deine Partien: Die gegen Bots werden gelöscht, und die mit anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
web-pages-me-delete-go = Meine Daten löschen
web-pages-me-delete-sure = Ja, alles löschen
web-pages-me-delete-no = Behalten
web-pages-me-delete-ask = Wirklich alles von { $name } löschen?
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

web-which-game = Welches Spiel?
web-pages-rules-title = Die Regeln von { $game }
web-pages-rules-contents = Inhalt
web-pages-rules-games = Die Regeln welches Spiels
web-pages-rules-table = Tabelle unter „{ $heading }“
web-pages-rules-how-to = So wird gespielt
web-pages-rules-unfold = Alle Teile öffnen
web-pages-rules-fold = Alle Teile schließen
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
web-pages-learn-how = Du spielst eine echte Partie gegen einen leichten Bot, in etwa zehn bis zwölf Minuten. Ein Coach zeigt dir, worauf es ankommt, schlägt Züge vor und erklärt jede Regel, wenn sie vorkommt. Du kannst jederzeit aufhören und später weitermachen.
web-pages-learn-begin = Erste Partie beginnen
web-pages-learn-begin-again = Neue Partie mit Coach
web-pages-learn-continue = Erste Partie fortsetzen
web-pages-learn-told = { $number } von { $total } Lektionen geschafft
web-pages-learn-rules = Die Regeln lesen
web-pages-learn-coach = Dein Coach
web-pages-learn-next = Verstanden
web-pages-learn-forward = Weiter
web-pages-learn-back = Zurück
web-pages-learn-skip = Nicht jetzt
web-pages-learn-fold = Coach einklappen
web-pages-learn-unfold = Coach zeigen
web-pages-learn-leave = Ohne Coach weiterspielen
web-pages-learn-more = Zu den kurzen Lektionen
web-pages-learn-suggest = Zug vorschlagen
web-pages-learn-suggestion = Mein Vorschlag: { $move }. Du kannst auch etwas anderes tun.
web-pages-learn-progress = Lektion { $number } von { $total }
web-pages-learn-your-turn = Du bist am Zug. Tu, was dir am besten scheint.
web-pages-learn-watch = { $rival } ist am Zug. Sieh zu, was geschieht.
web-pages-learn-short = Kurze Lektionen
web-pages-learn-short-how = Eine Stellung, eine Aufgabe, eine Minute. Für alles, was in deiner ersten Partie vielleicht nicht vorkommt.
web-pages-learn-all = Alle Lektionen
web-pages-learn-next-lesson = Nächste Lektion
web-pages-learn-again = Noch einmal
web-pages-learn-well-done = Sehr gut!
web-pages-learn-not-yet = Noch nicht ganz
web-pages-learn-solved = geschafft
web-pages-learn-not-here = Das geht in einer Lektion nicht.

web-pages-learn-nile-intro = NILE ist ein Kartenspiel. Du pflanzt Feldfrüchte, der Fluss tritt über die Ufer, und was überflutet ist, wird geerntet. Der ausgewogenste Speicher gewinnt.
web-pages-learn-nile-chapter-turn = Dein Zug
web-pages-learn-nile-chapter-fields = Felder
web-pages-learn-nile-chapter-choices = Handel und Wetten
web-pages-learn-nile-chapter-game = Das ganze Spiel
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
web-pages-learn-nile-finish = Wähle Karten, bis die Pflanzung vollständig ist; du kannst auch eine zurücknehmen. Wenn alles passt, drück auf den großen Knopf: Du pflanzt, ziehst zwei Karten, und dein Zug ist beendet.
web-pages-learn-nile-rival-title = Der Zug der anderen
web-pages-learn-nile-rival = Jetzt ist { $rival } am Zug, in derselben Reihenfolge: Flut, Ernte, pflanzen, zwei Karten ziehen. Achte auf die Flut: Wer am Zug ist, spielt keine Rolle, bei jeder Flut ernten alle.
web-pages-learn-nile-harvest-title = Deine erste Ernte
web-pages-learn-nile-harvest = Der Fluss hat { $card ->
    [Traube] die Trauben
    [Zwiebel] die Zwiebeln
   *[other] { $card }
 } überflutet, und eine Karte kam von deinem Feld in deinen Speicher. Das ist es, was am Ende zählt. Ein Feld ohne Karten ist weg, also pflanze rechtzeitig nach.
web-pages-learn-nile-kinds-title = Drei Arten zu pflanzen
web-pages-learn-nile-kinds = Du pflanzt zwei oder mehr Karten einer Feldfrucht, oder je eine Karte von zwei verschiedenen, oder beliebig viele Karten auf Felder, die du schon hast. Eins von den dreien je Zug, nie gemischt.
web-pages-learn-nile-add-title = Lass ein Feld wachsen
web-pages-learn-nile-add = Du hast ein { $card ->
    [Traube] Traubenfeld
    [Zwiebel] Zwiebelfeld
   *[other] { $card }feld
 } und hast noch passende Karten auf der Hand. Zu deinen eigenen Feldern darfst du so viele Karten dazulegen, wie du willst, auch von mehreren Feldfrüchten zugleich. Größere Felder ernähren dich länger und sind schwerer zu verdrängen.
web-pages-learn-nile-outplant-title = Verdräng einen Gegner
web-pages-learn-nile-outplant = { $rival } hat ein { $card ->
    [Traube] Traubenfeld
    [Zwiebel] Zwiebelfeld
   *[other] { $card }feld
 } mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
 }. Jede Feldfrucht hat immer nur ein Feld. Um es zu bekommen, pflanzt du auf einmal mehr, hier { $needed } Karten; das alte Feld wird abgeworfen. Dasselbe kann auch dir passieren.
web-pages-learn-nile-market-title = Der Markt
web-pages-learn-nile-market = Bevor du pflanzt, darfst du handeln, so oft du willst. Der Markt nimmt zwei beliebige Karten aus Hand oder Speicher und gibt dir eine neue. Gut für das, wovon du zu viel hast.
web-pages-learn-nile-offering-title = Die Opfergabe
web-pages-learn-nile-offering = Auch eine Opfergabe kostet zwei Karten aus Hand oder Speicher. Sie bringt sofort eine neue Flut: Diese Felder werden geerntet, und was vorher überflutet war, kannst du wieder pflanzen.
web-pages-learn-nile-speculate-title = Eine Wette auf den Fluss
web-pages-learn-nile-speculate = Eine Karte mit zwei Feldfrüchten ist eine Wette. Spiel eine oder zwei davon, statt zu pflanzen: Zeigt die nächste Flutkarte eine ihrer Feldfrüchte, ziehst du drei Karten. Wenn nicht, ist die Karte weg.
web-pages-learn-nile-balance-title = Halte das Gleichgewicht
web-pages-learn-nile-balance = Schau in deinen Speicher: Von welcher Feldfrucht hast du am wenigsten? Eine Karte davon ist mehr wert als zehn von einer anderen. Sind die kleinsten Stapel gleich, entscheiden die nächstkleinsten. Pflanze, was dir fehlt.
web-pages-learn-nile-plague-title = Die Heuschrecken
web-pages-learn-nile-plague = Irgendwo im Stapel warten die Heuschrecken. Sie vernichten das größte Feld auf dem Tisch und alle, die genauso groß sind. Sie kommen einmal je Saison: Hüte dich vor einem einzigen riesigen Feld.
web-pages-learn-nile-season-title = Saisons und das Ende
web-pages-learn-nile-season = Ist der Stapel leer, wird alles neu gemischt, und eine neue Saison beginnt. Es gibt so viele Saisons wie Spieler. Mit der letzten Karte der letzten Saison ist die Partie sofort zu Ende.
web-pages-learn-nile-free-title = Du kannst NILE spielen
web-pages-learn-nile-free = Mehr brauchst du nicht. Spiel weiter, wie du magst; ich melde mich nur, wenn etwas Neues kommt. Wenn du unsicher bist, drück auf die Lampe: Sie schlägt einen Zug vor und sagt, warum.
web-pages-learn-nile-end-title = Die Partie ist zu Ende
web-pages-learn-nile-end = Beide Speicher liegen jetzt offen: Vergleiche die kleinsten Stapel. Für das, was du vielleicht noch nicht kennst, gibt es kurze Lektionen: Spekulation, Opfergabe, Monumente.
web-pages-learn-nile-short-outplant-title = Verdräng einen Gegner
web-pages-learn-nile-short-outplant-about = Übernimm ein Feld mit mehr Karten.
web-pages-learn-nile-short-outplant-task = Dein Gegner hat ein Rizinusfeld mit zwei Karten. Jede Feldfrucht hat nur ein Feld, aber mehr Karten auf einmal verdrängen es. Übernimm das Rizinusfeld.
web-pages-learn-nile-short-outplant-praise = Drei schlagen zwei: Das alte Feld ist weg, und der Rizinus gehört dir. Umgekehrt geht es genauso: Ein Feld mit einer oder zwei Karten ist schnell verloren.
web-pages-learn-nile-short-outplant-again = Das Rizinusfeld gehört dir noch nicht. Du brauchst dort mehr Karten als dein Gegner: Pflanze alle drei Rizinus auf einmal.
web-pages-learn-nile-short-market-title = Der Markt
web-pages-learn-nile-short-market-about = Mach aus Überfluss, was dir fehlt.
web-pages-learn-nile-short-market-task = Vier Papyrus im Speicher sind mehr, als du brauchst, und ein einzelner Rizinus lässt sich nicht pflanzen. Gib auf dem Markt zwei Papyrus her und pflanze dann.
web-pages-learn-nile-short-market-praise = Aus zwei überflüssigen Karten wurde ein Feld. Es zählt nur der kleinste Stapel im Speicher, also darf der größte in den Handel.
web-pages-learn-nile-short-market-again = Versuch es so: Öffne den Markt, gib zwei Papyrus aus deinem Speicher und pflanze, was du dann hast.
web-pages-learn-nile-short-offering-title = Die Opfergabe
web-pages-learn-nile-short-offering-about = Eine zweite Flut im richtigen Augenblick.
web-pages-learn-nile-short-offering-task = Du hast große Felder mit Salat und Flachs, und im Stapel ist fast nichts anderes. Gib Hapi zwei Karten, die du nicht brauchst, und ernte gleich.
web-pages-learn-nile-short-offering-praise = Eine Ernte für zwei nutzlose Karten! Eine Opfergabe lohnt sich, wenn auf deinen Feldern wächst, was noch im Stapel ist.
web-pages-learn-nile-short-offering-again = Deine Felder warten auf eine Flut. Bring die beiden Spekulationskarten als Opfergabe dar.
web-pages-learn-nile-short-speculation-title = Spekulation
web-pages-learn-nile-short-speculation-about = Wette auf das, was noch im Stapel ist.
web-pages-learn-nile-short-speculation-task = Im Stapel sind nur noch Weizen und Salat. Du hast zwei Spekulationskarten. Spiel die, die nicht scheitern kann.
web-pages-learn-nile-short-speculation-praise = Die Flut zeigte eine deiner beiden Feldfrüchte, und du hast drei Karten gezogen. Was offen liegt, verrät, was noch kommt: Wette, wenn es sich lohnt.
web-pages-learn-nile-short-speculation-again = Diese Wette konnte nicht aufgehen. Welche Spekulationskarte zeigt Weizen oder Salat? Spiel die.
web-pages-learn-nile-short-plague-title = Die Heuschrecken
web-pages-learn-nile-short-plague-about = Hab nicht das größte Feld, wenn sie kommen.
web-pages-learn-nile-short-plague-task = Im Stapel sind noch vier Karten, und eine davon ist die Heuschreckenplage. Sie frisst das größte Feld auf dem Tisch. Pflanze so, dass deine verschont bleiben.
web-pages-learn-nile-short-plague-praise = Die Heuschrecken haben das Feld deines Gegners gefressen und deine verschont. Solange sie im Stapel sind, sind viele kleine Felder sicherer als ein großes.
web-pages-learn-nile-short-plague-again = Die Heuschrecken fressen das größte Feld und alle gleich großen. Lass den Weizen bei drei Karten und pflanze etwas anderes.
web-pages-learn-nile-short-monuments-title = Monumente
web-pages-learn-nile-short-monuments-about = Eine Erweiterung: Steine bauen Monumente mit Kräften.
web-pages-learn-nile-short-monuments-task = In dieser Erweiterung gibt es Steine. Sie werden gepflanzt wie eine Feldfrucht, aber auf ein Monument. Bau mit deinen zwei Steinen den Obelisken: Er zieht mehr Karten.
web-pages-learn-nile-short-monuments-praise = Mit dem Obelisken ziehst du drei Karten pro Zug, schon in diesem. Wird Stein überflutet, verliert er einen, und andere können dich überbieten. Am Ende zählen Monumente nichts.
web-pages-learn-nile-short-monuments-again = Das geht auch, aber die Aufgabe war der Obelisk: Wähle beide Steine und dann den Obelisken.

web-pages-learn-fertility-intro = Fertility ist ein Legespiel. Du legst Plättchen in ein Tal, das alle sich teilen, sammelst Ressourcen und belieferst die Geschäfte deiner eigenen Metropole. Die meisten Deben gewinnen.
web-pages-learn-fertility-chapter-valley = Das Tal
web-pages-learn-fertility-chapter-city = Deine Metropole
web-pages-learn-fertility-chapter-shops = Was Geschäfte einbringen
web-pages-learn-fertility-chapter-game = Das ganze Spiel
web-pages-learn-fertility-goal-title = Das Ziel
web-pages-learn-fertility-goal = Alle bauen eine eigene Metropole, neun Züge lang. Wer am Ende die meisten Deben hat, gewinnt. Es gibt sie für vollständig belieferte Geschäfte, für Statuen verschiedener Gottheiten, für Monumente und für Weizen.
web-pages-learn-fertility-valley-title = Das Tal
web-pages-learn-fertility-valley = Plättchen kommen auf zwei leere Wüstenfelder nebeneinander, nie auf Wasser oder Weizen. Mindestens ein Abschnitt deines Plättchens muss an einen gleichen Abschnitt grenzen.
web-pages-learn-fertility-place-title = Lege ein Plättchen
web-pages-learn-fertility-place = Wähle eins deiner drei Plättchen und einen Platz dafür. Du erhältst eine Ressource für jede Verbindung mit einem gleichen Abschnitt, jede abgebildete Ressource, die du überdeckst, und einen Weizen für jedes Weizenfeld daneben.
web-pages-learn-fertility-discard-title = Kein Plättchen passt
web-pages-learn-fertility-discard = Keins deiner Plättchen lässt sich legen. Das kommt vor: Wähle eins zum Abwerfen. Es bringt nichts ein, aber danach baust, belieferst und nimmst du wie immer.
web-pages-learn-fertility-quarry-title = Ein Steinbruch
web-pages-learn-fertility-quarry = Dein Plättchen hat ein leeres Feld eingeschlossen und so einen Steinbruch erschaffen. Er gibt dir eine Ressource deiner Wahl oder Platz für eins deiner Monumente.
web-pages-learn-fertility-earned-title = Deine Ressourcen
web-pages-learn-fertility-earned = Was du erhalten hast, liegt neben deinem Plan. Verwende es noch in diesem Zug: Was am Ende übrig ist, kehrt in den Vorrat zurück. Nur Weizen behältst du.
web-pages-learn-fertility-shops-title = Deine Geschäfte
web-pages-learn-fertility-shops = Jedes Geschäft zeigt, welche Ressourcen es braucht (die vierfarbige Scheibe heißt: eine beliebige) und was es einbringt, wenn alle da sind: Deben, eine Statue, Weizen, einen Tausch oder Deben für jede Ressource einer Sorte. Zeig auf ein Geschäft oder tippe es an, um es zu lesen.
web-pages-learn-fertility-build-title = Baue einen Bezirk
web-pages-learn-fertility-build = Einmal pro Zug, vor dem Beliefern, darfst du einen dieser Bezirke bauen. Bezahlt wird mit beliebigen Ressourcen oder Weizen. Er bringt neue Geschäfte, aber eins, dem noch etwas fehlt, bringt nichts ein.
web-pages-learn-fertility-pay-title = Bezahle ihn
web-pages-learn-fertility-pay = Wähle, womit du den Bezirk bezahlst. Jede Ressource ist recht, Weizen auch, also gib, was deine Geschäfte am wenigsten brauchen.
web-pages-learn-fertility-supply-title = Beliefere ein Geschäft
web-pages-learn-fertility-supply = Lege Ressourcen auf die Symbole deiner Geschäfte, so viele du willst. Das geht auch über mehrere Züge, und ein Geschäft zahlt sich aus, wenn alle Symbole belegt sind.
web-pages-learn-fertility-exchanging-title = Wähle deinen Tausch
web-pages-learn-fertility-exchanging = Dieses Geschäft gibt dir eine der Ressourcen, die es zeigt. Wähle eine, und dazu das andere Geschäft, auf das sie kommt.
web-pages-learn-fertility-filled-title = Ein vollständig beliefertes Geschäft
web-pages-learn-fertility-filled = Dieses Geschäft ist vollständig beliefert. Weizen und einen Tausch gibt es sofort, Deben und Statuen zählen am Ende. Was auf einem Geschäft liegt, bleibt dort für immer.
web-pages-learn-fertility-done-title = Beende den Zug
web-pages-learn-fertility-done = Gibt es nichts mehr zu bauen oder zu beliefern, beende den Zug. Übrige Ressourcen kehren in den Vorrat zurück.
web-pages-learn-fertility-take-title = Nimm ein Plättchen
web-pages-learn-fertility-take = Nimm ein Plättchen aus der Auslage, damit du wieder drei hast. Denk daran, wo es liegen könnte.
web-pages-learn-fertility-rival-title = Der Zug der anderen
web-pages-learn-fertility-rival = Jetzt hat { $rival } einen Zug wie du: legen, bauen, beliefern, ein Plättchen nehmen. Achte darauf, wo es hinkommt: Das Tal gehört allen, auch du kannst daran anlegen.
web-pages-learn-fertility-wheat-title = Weizen
web-pages-learn-fertility-wheat = Weizen bleibt in deinem Lagerhaus, bis zu zehn. Je mehr du hast, desto mehr ist jeder wert: zehn bringen 40 Deben. Du darfst auch Bezirke damit bezahlen.
web-pages-learn-fertility-specialised-title = Ein Geschäft, das zählt
web-pages-learn-fertility-specialised = Ist es beliefert, bringt dieses Geschäft 1 Deben für jedes Rind in deiner ganzen Metropole, wo auch immer es liegt. Bezirke bringen solche Geschäfte für andere Ressourcen, manche mit je 3 Deben: Darauf lässt sich bauen.
web-pages-learn-fertility-exchange-title = Ein Geschäft, das tauscht
web-pages-learn-fertility-exchange = Beliefere dieses Geschäft mit einem Papyrus, und du bekommst sofort eine der Ressourcen, die es zeigt, gleich auf ein anderes Geschäft. So wird aus dem, was du hast, was du brauchst.
web-pages-learn-fertility-gods-title = Statuen der Gottheiten
web-pages-learn-fertility-gods = Geschäfte mit einer Gottheit bringen eine Statue. Nur verschiedene Gottheiten zählen: 3 Deben für eine, 6 für zwei, dann 10, 15 und 21 für alle fünf. Such also Gottheiten, die dir noch fehlen.
web-pages-learn-fertility-monuments-title = Steinbrüche und Monumente
web-pages-learn-fertility-monuments = Ein leeres Wüstenfeld, das auf allen vier Seiten eingeschlossen ist, wird zum Steinbruch. Wer es einschließt, nimmt eine Ressource oder stellt dort ein Monument auf. Die meisten Monumente bringen am Ende 15 Deben, der zweite Platz 7.
web-pages-learn-fertility-last-title = Die letzten Züge
web-pages-learn-fertility-last = Die Auslage wird nicht mehr voll: Alle haben noch einen letzten Zug. Beliefere die Geschäfte, denen nur noch wenig fehlt, denn ein unfertiges bringt nichts ein.
web-pages-learn-fertility-free-title = Du kannst Fertility spielen
web-pages-learn-fertility-free = Mehr brauchst du nicht. Spiel weiter, wie du magst; ich melde mich nur, wenn etwas Neues kommt. Wenn du unsicher bist, drück auf die Lampe: Sie schlägt einen Zug vor und sagt, warum.
web-pages-learn-fertility-end-title = Die Partie ist zu Ende
web-pages-learn-fertility-end = Vergleiche, woher die Deben kamen. Für das, was du vielleicht noch nicht kennst, gibt es kurze Lektionen: Steinbruch, Tausch, Geschäfte, die zählen.
web-pages-learn-fertility-short-quarry-title = Ein Steinbruch
web-pages-learn-fertility-short-quarry-about = Schließ ein Feld ein und stell ein Monument auf.
web-pages-learn-fertility-short-quarry-task = Das markierte Feld ist fast eingeschlossen. Lege ein Plättchen so, dass es zum Steinbruch wird, und stell dort ein Monument auf.
web-pages-learn-fertility-short-quarry-praise = Plättchen, Weizen, Wasser oder Rand auf allen vier Seiten: Das ist ein Steinbruch. Das Monument zählt am Ende: 15 Deben für die meisten, 7 für den zweiten Platz.
web-pages-learn-fertility-short-quarry-again = Dort steht noch kein Monument. Eine Seite des markierten Felds ist noch offen: Leg die Hälfte eines Plättchens dorthin und wähle dann das Monument.
web-pages-learn-fertility-short-specialised-title = Ein Geschäft, das zählt
web-pages-learn-fertility-short-specialised-about = Eine Traube, die alle Trauben wertvoller macht.
web-pages-learn-fertility-short-specialised-task = Du hast eine Traube und zwei Geschäfte dafür. Das eine bringt 4 Deben, das andere 3 Deben für jede Traube in deiner Metropole. Beliefere das bessere.
web-pages-learn-fertility-short-specialised-praise = In deiner Metropole liegen vier Trauben, also bringt das Geschäft 12 Deben, und 3 mehr für jede weitere Traube, egal auf welchem Geschäft.
web-pages-learn-fertility-short-specialised-again = Das bringt 4 Deben. Zähl die Trauben in deiner Metropole und sieh dir das andere Geschäft an.
web-pages-learn-fertility-short-exchange-title = Ein Tausch
web-pages-learn-fertility-short-exchange-about = Mach aus einem Papyrus, was dir fehlt.
web-pages-learn-fertility-short-exchange-task = Du hast nur einen Papyrus, aber einem Geschäft mit 9 Deben fehlt nur ein Alabaster. Beliefere es mit Hilfe des Tauschs.
web-pages-learn-fertility-short-exchange-praise = Aus dem Papyrus wurde ein Alabaster, und zwei Geschäfte sind auf einmal voll. Der Papyrus liegt weiter in deiner Metropole und zählt mit.
web-pages-learn-fertility-short-exchange-again = Den 9 Deben fehlt noch der Alabaster. Leg den Papyrus auf das markierte Geschäft und wähle Alabaster für das andere.
web-pages-learn-fertility-short-gods-title = Verschiedene Gottheiten
web-pages-learn-fertility-short-gods-about = Die nächste Statue bringt mehr als die letzte.
web-pages-learn-fertility-short-gods-task = Du hast drei verschiedene Gottheiten und einen Alabaster. Er füllt ein Geschäft mit 4 Deben oder eins mit einer Gottheit deiner Wahl. Nimm, was mehr bringt.
web-pages-learn-fertility-short-gods-praise = Vier verschiedene Gottheiten sind 15 Deben wert statt 10. Eine Gottheit deiner Wahl zählt immer als eine, die du noch nicht hast.
web-pages-learn-fertility-short-gods-again = Das bringt 4 Deben. Eine vierte Gottheit bringt 5, und die fünfte brächte noch einmal 6.

# You: what you played
web-pages-me-games = Deine Partien
web-pages-me-played = { $played ->
    [0] Noch nicht gespielt.
    [one] Eine Partie gespielt, { $won ->
        [0] nicht gewonnen.
       *[other] und gewonnen.
     }
   *[other] { $played } Partien gespielt, { $won } gewonnen.
 }
web-pages-me-streak = { $count } Siege in Folge
web-pages-me-learned = Gelernt. Kurze Übungen wiederholen
web-pages-me-all-games = Alle deine Partien
web-pages-me-stats-players = Zu { $count }
web-pages-me-stats-against = Gegen { $name }
web-pages-me-stats-games = Partien
web-pages-me-stats-won = Siege
web-pages-me-stats-favourite = Dein häufigster Gegner: { $name }.
web-pages-me-stats-latest = Letzte Partien: { $won } von { $count } gewonnen, die neueste zuerst.
web-pages-me-stats-counted = Gezählt sind deine letzten { $count } Tische.
