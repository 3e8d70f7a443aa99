# The server: refusals of the lobby and of tables.

server-database-url = Eine Datenbank wird mit sqlite://… oder postgresql://… angegeben, nicht mit „{ $scheme }“.
server-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
server-newer-database = Diese Datenbank stammt von einer neueren Version von Akhet. Installiere diese Version oder nenne eine andere Datenbank.
server-unknown-setting = { $near ->
    [none] Eine Einstellung { $name } gibt es nicht. docs/settings.md nennt alle.
   *[other] Eine Einstellung { $name } gibt es nicht. Ist { $near } gemeint?
 }
server-no-driver = PostgreSQL braucht einen Treiber: Installiere akhet[postgresql].
server-memory = Die Datenbank muss eine Datei sein: Die Tische sollen den Server überdauern.
server-taken = { $file } wird schon von einem anderen Server benutzt. Beende erst den anderen, oder nimm PostgreSQL, das mehrere bedient.
server-port = Unter { $host }, Port { $port }, kann der Server nicht laufen: { $reason }. Wähle mit --port einen anderen.
server-metrics-address = AKHET_METRICS_ADDRESS muss eine Adresse und ein Port sein, etwa 127.0.0.1:9464, nicht „{ $said }“.
server-metrics-port = Auf { $host }, Port { $port }, können keine Messwerte angeboten werden: { $reason }. Ändere AKHET_METRICS_ADDRESS.
server-traces = AKHET_TRACES muss die Adresse eines OpenTelemetry-Collectors sein, etwa http://127.0.0.1:4318, nicht „{ $said }“.
server-setting = { $name } kann nicht „{ $said }“ sein. Erwartet wird: { $kind ->
    [yes-or-no] yes oder no
    [whole-number] eine ganze Zahl ab 0
   *[number] eine Zahl ab 0
 }.
server-word-list = { $file }, Zeile { $line }: { $fault ->
    [utf8] Das ist kein Text in UTF-8. Speichere die Datei als UTF-8.
    [star] Ein * darf nur am Ende eines Wortes stehen.
    [several] Schreib in jede Zeile ein Wort.
   *[letters] Ein Wort besteht aus Buchstaben und Ziffern und darf mit * enden. Bemerkungen stehen nach #.
 }
server-no-word-lists = In { $file } sind keine Wortlisten. Leg dort Dateien ab, deren Namen auf .txt enden, etwa de.txt, oder ändere AKHET_WORD_LISTS.
server-workers-need-postgresql = Für mehrere Prozesse ist PostgreSQL nötig (AKHET_DATABASE_URL): Mit SQLite gibt es nur einen.

server-http = { $status ->
    [400] Das lässt sich nicht lesen.
    [404] Unter dieser Adresse gibt es nichts.
    [405] So lässt sich diese Adresse nicht aufrufen.
   *[other] Das geht hier nicht.
 }
server-message = Das lässt sich nicht lesen. { $where ->
    [whole] Die Nachricht
   *[other] { $where }
 }: { $reason }.
server-not-text = Nachrichten sind Text, und zwar JSON.
server-too-large = Das ist zu groß: höchstens { $most } Bytes.
server-too-many-sockets = Hier sind zu viele Verbindungen gleichzeitig offen. Schließe erst ein paar davon.
server-too-fast = Das war zu schnell. Warte einen Moment und versuch es dann noch einmal.
server-failed = Bei uns ist etwas schiefgegangen; es ist protokolliert. Versuch es gleich noch einmal.
server-origin = Diese Anfrage kam von einer anderen Website.
server-host = Dieser Server hat nicht diesen Namen. Wer ihn betreibt, kann den Namen in AKHET_HOSTS eintragen.
server-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht { $said }. Lade die Seite neu.
server-hello-first = Die erste Nachricht muss hello sein.
server-hello-once = hello wurde schon gesendet.

server-no-app = Die Browser-App ist hier nicht gebaut. In einem Klon des Repositorys baut sie „make web“.

server-no-guest = Du hast hier noch keinen Namen. Such dir erst einen aus.
server-name = Ein Name hat 1 bis { $most } Buchstaben, Ziffern oder Zeichen.
server-no-such-code = Dieser Code ist hier nicht bekannt. Vielleicht wurde er schon benutzt, oder es gibt inzwischen einen neueren.
server-no-session = Auf diesem Gerät bist du nicht angemeldet, oder nicht mehr.
server-no-profile = Dieses Profil gibt es hier nicht, oder du darfst es nicht sehen.
server-no-push = Dieser Server schickt keine Nachrichten an Geräte.
server-push-subscription = Mit der Antwort deines Browsers lassen sich keine Nachrichten schicken. Schalte sie noch einmal ein, oder nimm einen anderen Browser.
server-no-passkeys-here = Unter dieser Adresse funktionieren keine Passkeys. Sie brauchen HTTPS und einen Namen statt einer IP-Adresse.
server-no-challenge = Das hat zu lange gedauert oder wurde zweimal gesendet. Bitte versuch es noch einmal.
server-passkey = Dieser Passkey ließ sich nicht prüfen.
server-no-passkey = Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt.
server-too-many-passkeys = Du hast schon { $most } Passkeys. Entferne einen, den du nicht mehr brauchst.
server-banned = Der Betreiber hat dich von diesem Server ausgeschlossen.
server-muted = Der Betreiber dieses Servers lässt dich nicht chatten.
server-word = Das Wort „{ $text }“ lässt der Betreiber dieses Servers nicht zu. Wähl ein anderes.
server-no-report = Auf diesem Platz sitzt niemand, den du melden könntest.
server-reported-already = Du hast diesen Gast an diesem Tisch schon gemeldet. Der Betreiber hat es noch nicht erledigt.
server-too-many-reports = { $most } deiner Meldungen sind noch nicht erledigt; mehr sind nicht möglich. Warte, bis der Betreiber sie angesehen hat.
server-report-text = Eine Meldung hat höchstens { $most } Zeichen und keine Steuerzeichen.
server-no-person = Diesen Gast gibt es hier nicht oder nicht mehr.
server-no-friend-code = Niemand hier hat diesen Freundescode. Vielleicht wurde er durch einen neueren ersetzt.
server-own-code = Das ist dein eigener Freundescode. Gib ihn jemandem, der mit dir spielen möchte.
server-blocked-by-you = Du hast diesen Gast blockiert. Hebe das zuerst auf.
server-too-many-relations = Du folgst hier { $most } Gästen oder hast so viele ausgeblendet; mehr sind nicht möglich.
server-not-friends = Du kannst nur Freunde fragen: Gäste, denen du folgst und die dir folgen.
server-invited-already = Dieser Gast hat schon einen Platz an diesem Tisch.
server-not-reserved = Dieser Platz ist für niemanden freigehalten.
server-read-only = Dieser Server wird gerade gewartet: Niemand kann einen Tisch öffnen oder einen Zug machen. Die Uhren stehen still. Versuch es später noch einmal.

server-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
server-other-rules = Dieser Tisch wurde mit Version { $rules } der Regeln begonnen, die dieser Server nicht mehr hat.
server-no-set = Das Spielmaterial { $hash } gibt es auf diesem Server nicht.
server-no-commitment = Dieser Prüfwert ist hier nicht bekannt. Er wurde schon benutzt oder ist zu alt: Fordere einen neuen an.
server-set-game = Es ist nicht klar, zu welchem Spiel { $file } gehört.
server-set-name = Der Name des Spielmaterials darf nur Buchstaben, Ziffern und andere sichtbare Zeichen haben.
server-only-bots = Mindestens ein Sitz muss für einen Menschen sein.
server-clock = Ein Zug muss mindestens { $least ->
    [one] eine Sekunde
   *[other] { $least } Sekunden
 } haben.
server-no-level = Ein Bot braucht eine Spielstärke.
server-too-many-tables = { $most ->
    [one] Es ist schon ein Tisch offen
   *[other] Es sind schon { $most } Tische offen
 }, mehr gehen nicht. Spiel erst einen zu Ende oder verlass einen.
server-too-many-tables-network = { $most ->
    [one] Aus deinem Netz ist schon ein Tisch offen
   *[other] Aus deinem Netz sind schon { $most } Tische offen
 }, mehr gehen nicht. Spielt erst einen zu Ende oder verlasst einen.
server-closed = Dieser Tisch ist geschlossen: Hier geht es nicht weiter.
server-deleted = Dieser Tisch wurde gelöscht.
server-started = Die Partie hat begonnen: Niemand kann sich mehr setzen oder aufstehen.
server-not-started = Die Partie hat noch nicht begonnen: Es fehlen noch Spieler.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie ist noch nicht zu Ende.
server-no-record = Diese Aufzeichnung gibt es hier nicht. Vielleicht wurde sie gelöscht: Schicke sie noch einmal.
server-record-not-over = Diese Partie ist nicht zu Ende: Hier kann man nur beendete Partien ansehen.
server-not-played-out = Diese Partie wurde nicht zu Ende gespielt, also lässt sie sich nicht auswerten.
server-review-busy = Eine andere deiner Partien wird gerade ausgewertet. Warte, bis das fertig ist.
server-too-many-reviews = Du hast heute { $most ->
    [one] eine Auswertung
   *[other] { $most } Auswertungen
 } verlangt; mehr geht nicht. Frage morgen wieder.
server-too-many-reviews-network = Aus deinem Netz { $most ->
    [one] wurde heute eine Auswertung
   *[other] wurden heute { $most } Auswertungen
 } verlangt; mehr geht nicht. Frage morgen wieder.
server-analysis-busy = Eine andere Stellung von dir wird gerade untersucht. Warte einen Augenblick.
server-too-much-analysis = Du oder andere in deinem Netz haben schon sehr lange Stellungen untersuchen lassen. In einigen Minuten geht es weiter.
server-seated = Du sitzt schon an diesem Tisch.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-seat-taken = Dieser Sitz ist nicht frei.
server-rematch-already = Eine Revanche ist schon eröffnet.
server-branch-seats = Um von hier aus weiterzuspielen, sag für jeden der { $players } Sitze, wer ihn einnimmt: du, Freunde an diesem Gerät oder Bots.

server-not-your-seat = Sitz { $seat } ist nicht deiner.
server-stale = Die Partie ist weitergegangen, seit du dich entschieden hast. Schau noch einmal hin.
server-id-used = Diese Kennung hast du schon für einen anderen Befehl verwendet.
server-too-many-undos = In diesem Zug kannst du nichts mehr zurücknehmen.
server-resigned-already = Du hast schon aufgegeben.
server-not-away = Du warst nicht weg.
server-only-seats-talk = Hier können nur die Spieler am Tisch schreiben.
server-chat-text = Eine Nachricht hat 1 bis { $most } Zeichen und keine Steuerzeichen.
server-not-saved = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Versuch es gleich noch einmal.
server-too-busy = An diesem Tisch ist gerade zu viel los. Versuch es gleich noch einmal.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-not-ratable = { $reason ->
    [game] Für dieses Spiel gibt es keine Wertung.
    [clock] Eine gewertete Partie braucht eine Bedenkzeit: Sonst müsste eine verlorene nie enden.
    [hints] In einer gewerteten Partie gibt es keine Tipps.
    [device] In einer gewerteten Partie hat jeder ein eigenes Gerät.
    [set] Eine gewertete Partie wird mit dem Material gespielt, das zum Spiel gehört.
    [position] Eine gewertete Partie beginnt mit dem Austeilen.
   *[level] Diese Stufe hat keine Wertungszahl: Ihre Stärke hängt vom Rechner ab. Wähle eine andere oder spiele ohne Wertung.
 }
server-tournament = { $reason ->
    [size] Mit so vielen Leuten an einem Tisch lässt sich dieses Spiel nicht spielen.
    [length] Ein Schweizer Turnier braucht eine Zahl von Runden, eine Arena eine Zahl von Minuten.
    [people] Die kleinste Teilnehmerzahl kann nicht über der größten liegen.
   *[name] Der Name eines Turniers hat keine Steuerzeichen.
 }
server-no-tournament = Dieses Turnier gibt es hier nicht.
server-tournament-over = In dieses Turnier kann niemand mehr einsteigen oder aussteigen.
server-tournament-started = Dieses Turnier hat schon begonnen oder wurde abgesagt.
server-tournament-full = { $most ->
    [one] Es macht schon jemand mit
   *[other] Es machen schon { $most } Leute mit
 }: Das Turnier ist voll.
server-too-many-tournaments = { $most ->
    [one] Ein Turnier von dir ist
   *[other] { $most } Turniere von dir sind
 } noch nicht zu Ende, mehr gehen nicht.
server-not-in-tournament = Du machst bei diesem Turnier nicht mit.
server-not-your-tournament = Das kann nur, wer dieses Turnier eröffnet hat.
server-not-rated = Die Partie an diesem Tisch wird nicht gewertet.
server-no-review = Diese Partie ist noch nicht ausgewertet.
server-no-future = So eine Fortsetzung gibt es in dieser Auswertung nicht.
server-no-mistake = So einen Fehler gibt es unter deinen nicht.
server-trial-busy = Dein letzter Versuch wird noch beurteilt.
server-trial-done = Diese Entscheidung ist schon vollständig. Nimm etwas zurück, um eine andere zu versuchen.
server-not-a-decision = Diese Züge sind noch keine vollständige Entscheidung.
server-hint-busy = Dein letzter Tipp wird noch ausgerechnet.
server-preparing = Die Spiele werden auf diesem Rechner noch vorbereitet. Versuch es gleich noch einmal.

# What messengers and other sites show of a link
server-preview = Spiel NILE und Fertility, die Brettspiele vom Nil, im Browser.
server-preview-title = { $game }: { $names }
server-preview-open = { $count ->
    [one] Ein Platz ist frei. Setz dich und spiel mit.
   *[other] { $count } Plätze sind frei. Setz dich und spiel mit.
 }
server-preview-playing = Die Partie läuft. Schau zu.
server-preview-over = { $count ->
    [one] { $names } hat gewonnen. Sieh dir Ergebnis und Verlauf an.
   *[other] { $names } teilen sich den Sieg. Sieh dir Ergebnis und Verlauf an.
 }

duplicate-begun = Du hast diese Verteilung schon begonnen. Alle spielen sie einmal.
duplicate-no-day = An diesem Tag hat niemand ein Duplikat gespielt.
duplicate-no-match = Dieses Match gibt es hier nicht, oder es steht dir nicht offen.
duplicate-match-own = Du hast dieses Match selbst eröffnet. Schicke den Link jemand anderem.
duplicate-match-taken = Dieses Match hat schon jemand anders angenommen.
duplicate-match-waiting = Dieses Match hat noch niemand angenommen.
duplicate-match-over = In diesem Match ist für dich keine Verteilung mehr zu spielen.
duplicate-match-not-over = Dieses Match ist noch nicht zu Ende.
duplicate-too-many-matches = Du kannst { $most } Matches gleichzeitig haben. Spiele zuerst eines zu Ende.
server-calendar = Akhet: deine Partien
server-calendar-yours = Du bist am Zug: { $game } mit { $names }
server-calendar-theirs = { $name } ist am Zug: { $game }
server-push = Du bist am Zug
server-push-game = { $game } mit { $names }
