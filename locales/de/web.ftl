# The browser app: what is the same for both games.

web-skip = Zum Inhalt springen
web-nav = Hauptseiten
web-nav-tables = Tische
web-nav-rules = Regeln
web-nav-me = Du
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Automatisch
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Animationen
web-sound = Töne
web-volume = Lautstärke
web-haptics = Vibration
web-pace = Tempo der Züge anderer
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-nothing-here = Unter dieser Adresse gibt es nichts.
web-page-not-loaded = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.
web-to-home = Zur Startseite
web-server-silent = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
web-no-answer = Der Server hat nicht geantwortet. Ob es geklappt hat, siehst du, sobald die Verbindung wieder da ist.

web-welcome = Die Brettspiele vom Nil
web-welcome-more = Spiel allein gegen Bots, mit Freunden an einem Gerät oder online per Link.
web-pick-game = Such dir ein Spiel aus
web-game-nile = NILE
web-game-nile-more = Pflanze vor der Flut, ernte danach. Ein Kartenspiel für 2–6 Spieler.
web-game-fertility = Fertility
web-game-fertility-more = Gestalte das Tal und beliefere die Geschäfte deiner Metropole. Ein Legespiel für 2–4 Spieler.
web-who-plays = Wer spielt mit?
web-your-name = Dein Name
web-guest = Gast
web-friend = Mitspieler { $number }
web-friend-name = Name von Mitspieler { $number }
web-rival = Gegner { $number }
web-rival-open = Jemand mit Einladungslink
web-rival-here = Jemand an diesem Gerät
web-add-rival = Gegner hinzufügen
web-remove-rival = Gegner { $number } entfernen
web-level-fisher = Fischer: lernt das Spiel noch
web-level-farmer = Bauer: spielt nach Gefühl
web-level-scribe = Schreiber: solide, nicht fehlerfrei
web-level-vizier = Wesir: sieht, worauf es ankommt
web-level-pharaoh = Pharao: denkt voraus
web-more-choices = Weitere Optionen
web-option-public = Öffentlich: Alle dürfen mitspielen
web-option-chance = zufällig
web-option-chosen = hier gewählt
web-option-turned = auf dem Kopf
web-option-place = { $option }, { $number }
web-piece-any = Was frei ist
web-piece-of = { $what }: { $name }
web-set = Spielmaterial
web-set-upload = Datei hochladen …
web-set-file = Datei herunterladen
web-set-write = Eigenes Material aufschreiben
web-set-faults = { $count ->
    [one] { $file } lässt sich nicht verwenden. Ein Eintrag ist falsch:
   *[other] { $file } lässt sich nicht verwenden. { $count } Einträge sind falsch:
 }
web-set-line = Spielmaterial: { $name }
web-set-reconstruction = Das Spielmaterial ist eine Rekonstruktion.
web-set-reconstruction-more = Was das bedeutet
web-tournaments = Turniere
web-clock = Zeit pro Zug
web-clock-off = Unbegrenzt
web-clock-seconds = { $seconds } Sekunden
web-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }
web-play = Spielen
web-open-table = Tisch eröffnen
web-learn = Spielend lernen
web-rules = Regeln

web-opening = Der Tisch wird eröffnet …
web-waiting = Die Partie beginnt, sobald alle Sitze besetzt sind.
web-waiting-meanwhile = Bis dahin
web-waiting-away = Die Partie beginnt von selbst, sobald alle Sitze besetzt sind. Du kannst diese Seite im Hintergrund lassen: Der Titel ihres Tabs sagt, wann du am Zug bist.
web-waiting-how-to = So wird gespielt, auf einer Seite
web-waiting-lessons = Mit dem Coach lernen
web-waiting-invited = { $name } lädt dich an diesen Tisch ein.
web-waiting-answer = Warten auf die Antwort von { $names }.
web-notice = Vom Betreiber dieses Servers: { $text }
web-closed = { $why ->
    [unused] Dieser Tisch wurde geschlossen, weil seine Partie nicht rechtzeitig begann.
    [idle] Diese Partie wurde geschlossen, weil niemand sie fortgesetzt hat.
    [late] Diese Partie wurde geschlossen, weil die Zeit ihres Matchs um ist.
    [operator] Der Betreiber dieses Servers hat diesen Tisch geschlossen.
   *[none] Dieser Tisch wurde geschlossen, bevor seine Partie begann.
 }
web-seat-open = freier Sitz
web-seat-kept = reserviert
web-seat-asked = hat noch nicht geantwortet
web-seat-yours = für dich frei gehalten
web-seat-you = du
web-seat-here = da
web-invite = Schick diesen Link an alle, mit denen du spielen willst:
web-copy = Link kopieren
web-copied = Kopiert
web-leave = Tisch verlassen
web-close-table = Tisch schließen
web-share = Teilen
web-sit = Hinsetzen
web-connection-lost = Verbindung verloren. Neuer Versuch …
web-notify = Benachrichtige mich, wenn ich am Zug bin
web-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite.
web-notify-offer = Sollen wir dich benachrichtigen, wenn du am Zug bist?
web-notify-yes = Ja, bitte
web-notify-no = Nein, danke
web-notify-body = { $game }: Der Tisch wartet auf dich.
web-players = Spieler
web-bot = Bot
web-resigned = hat aufgegeben
web-away = nicht da
web-away-you = Du warst weg: Ein Bot spielt für dich.
web-your-turn = Du bist am Zug.
web-turn-yours = Dein Zug
web-to-move = am Zug
web-thinking = denkt nach
web-not-connected = nicht verbunden
web-left-days = noch { $count } { $count ->
    [one] Tag
   *[other] Tage
 }
web-left-hours = noch { $count } { $count ->
    [one] Stunde
   *[other] Stunden
 }
web-cover = Jetzt ist { $name } am Zug
web-cover-more = Gib das Gerät an { $name } weiter. Bis dahin bleiben die Karten verdeckt.
web-cover-ready = Ich bin { $name }
web-undo = Zurücknehmen
web-back = Ich bin wieder da
web-menu = Menü
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-resign-yes = Ja, aufgeben
web-resign-no = Nein, weiterspielen
web-result = Das Ergebnis
web-result-counting = Es wird noch gezählt …
web-result-at-once = Ergebnis gleich zeigen
web-result-order = Endstand: { $order }.
web-rematch = Revanche
web-rematch-offer = { $name } möchte noch einmal spielen.
web-rematch-accept = Noch einmal spielen
web-rematch-decline = Jetzt nicht
web-replay = Nachspielen
web-review = Auswertung
web-review-any = Irgendeine Partie aus ihrer Aufzeichnung auswerten
web-record = Aufzeichnung herunterladen
web-new-game = Neue Partie
web-news = Was gerade geschieht
web-news-skip = Überspringen
web-news-waiting = noch { $count }
web-recap = Seit deinem letzten Zug
web-recap-dismiss = Verstanden
web-recap-nothing = Noch ist nichts geschehen.
web-log = Spielverlauf
web-log-opened = Der Tisch ist eröffnet.
web-log-sat = { $you ->
    [name] Du setzt dich
   *[other] { $name } setzt sich
 }.
web-log-rose = Jemand ist gegangen: Der Sitz ist wieder frei.
web-log-declined = { $name } möchte jetzt nicht spielen: Der Sitz ist frei.
web-log-started = Die Partie beginnt.
web-log-resigned = { $you ->
    [name] Du gibst
   *[other] { $name } gibt
 } auf.
web-log-ended = Die Partie ist zu Ende.
web-log-back = { $you ->
    [name] Du bist
   *[other] { $name } ist
 } wieder da.
web-log-hint = { $name } hat um einen Tipp gebeten.
web-log-rematch = Eine Revanche ist eröffnet.
web-log-closed = Der Tisch ist geschlossen.
web-chat = Sag etwas in die Runde
web-chat-send = Senden
web-report = Einen Gast melden
web-report-who = Wen?
web-report-text = Was ist geschehen? (freiwillig)
web-report-why = { $name } melden wegen:
web-report-reason = { $kind ->
    [insults] Beleidigungen oder Drohungen
    [spam] Spam oder Werbung
    [name] Ein anstößiger Name
    [unfair] Unfaires Spiel
   *[other] Etwas anderes
 }
web-report-more = Nur der Betreiber dieses Servers liest deine Meldung, zusammen mit den letzten Nachrichten an diesem Tisch. Der Gast erfährt nichts davon.
web-report-done = Danke. Deine Meldung über { $name } liegt beim Betreiber dieses Servers.
web-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
 }

web-standing = { $name }: Platz { $place } ({ $counts })
web-generic-over = Die Partie ist zu Ende
web-generic-moves = Deine Züge
web-generic-waiting = { $name } ist am Zug
web-generic-search = Unter { $count } Zügen suchen
web-generic-view = Was du siehst
web-generic-nothing = nichts
web-generic-yes = ja
web-generic-no = nein

web-close = Schließen
web-ruling = { $game }: Regel { $ruling }
web-ruling-page = Auf der Regelseite lesen

# The first start on a machine
web-preparing = Akhet bereitet die Spiele auf diesem Rechner vor
web-preparing-once = Das geschieht nur einmal.
web-preparing-bots = Die Bots sind fast so weit
web-preparing-bots-more = Gegen Menschen kannst du schon spielen; Bots ziehen, sobald sie bereit sind.
web-preparing-left = Noch etwa { $seconds } s

# The start page
web-home-start = Gleich loslegen
web-home-against = Du gegen { $names }
web-home-somebody = jemanden, den du einlädst
web-home-invite = Jemanden einladen
web-home-learn-on = Erste Partie fortsetzen
web-home-new = Eine Partie einrichten
web-home-continue = Weiterspielen
web-home-public = Tische, an die du dich setzen kannst
web-home-all = Alle { $count } Tische
web-home-suggestion = Vorschlag des Tages
web-home-suggestion-go = Ausprobieren
web-home-suggestion-learn = Lerne { $game } mit einem Coach, in etwa zehn Minuten.
web-home-suggestion-nile-monuments = NILE mit Monumenten: Aus Stein wird Sphinx, Obelisk oder Mauer. Gegen den Schreiber.
web-home-suggestion-nile-crowd = NILE zu fünft: ein lebhafter Tisch mit zwei Bauern und zwei Schreibern.
web-home-suggestion-nile-classic = NILE mit dem klassischen Deck aus fünf Feldfrüchten, gegen zwei Schreiber.
web-home-suggestion-nile-duel = NILE gegen den Pharao. Leicht wird es nicht.
web-home-suggestion-fertility-four = Fertility zu viert: ein volles Tal, und die Auslage der Bezirke wechselt schnell.
web-home-suggestion-fertility-duel = Fertility gegen den Pharao. Wähle deine Plättchen gut.
web-home-suggestion-fertility-three = Fertility zu dritt, gegen zwei Schreiber.
web-hints = Tipps
web-hints-usual = Wie üblich: an, außer gegen andere Menschen oder mit Uhr
web-hints-on = An
web-hints-off = Aus

## Das Ende einer Partie

web-ending-won = Du gewinnst mit { $score }!
web-ending-wins = { $name } gewinnt mit { $score }.
web-ending-shared-you = Du teilst dir den Sieg mit { $names }: { $score }.
web-ending-shared = { $names } teilen sich den Sieg: { $score }.
web-ending-resigned-won = { $resigned } hat aufgegeben: Du gewinnst.
web-ending-resigned-you = Du hast aufgegeben. { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
 }.
web-ending-resigned = { $resigned } hat aufgegeben: { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
 }.
web-ending-place = Du kommst auf Platz { $place } von { $players }.
web-ending-next = Der Nil steigt wieder: Die nächste Partie ist eine neue.
web-ending-counted = Wie es zu den Punkten kam
web-ending-again = Noch einmal zählen
web-ending-score = Punkte
web-ending-race = Das Rennen
web-ending-race-how = Was alle bekommen hätten, wenn die Partie nach dem jeweiligen Zug zu Ende gewesen wäre.
web-ending-turns = Zug
web-ending-start = Anfang
web-ending-turn-of = Zug { $turn }: { $name }
web-ending-show = Beim Nachspielen zeigen
web-ending-table = Als Tabelle
web-ending-turning = Wendepunkte
web-ending-lead-changes = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count }-mal gewechselt.
 }
web-ending-led-since = { $you ->
    [name] Du hast
   *[other] { $name } hat
 } von Zug { $turn } bis zum Ende geführt.
web-ending-takes-lead = Zug { $turn }: { $you ->
    [name] Du gehst
   *[other] { $name } geht
 } in Führung
web-ending-gains = Zug { $turn }: { $you ->
    [name] Du legst
   *[other] { $name } legt
 } stark zu
web-ending-replay = Nachspielen
web-ending-harder = { $name } versuchen
web-ending-easier = Gegen { $name } spielen
web-ending-other = { $game } spielen
web-ending-share = Ergebnis teilen
web-ending-send = Bild senden
web-ending-save = Bild speichern
web-ending-link = Link zum Nachspielen
web-shuffle-title = Mischen überprüfen
web-shuffle-own = Gemischt wurde wie zugesagt, und deine Zufallszahl ist dabei.
web-shuffle-unseen = Alles passt zusammen. Aber dieser Browser war nicht beteiligt, als der Tisch eröffnet wurde, also weiß er nicht, ob der Prüfwert damals derselbe war.
web-shuffle-alone = Gemischt wurde wie zugesagt. Aber niemand hat eine Zufallszahl beigetragen, also hat der Server allein gemischt.
web-shuffle-exchanged = Hier stimmt etwas nicht: Der Prüfwert ist nicht der, den dieser Browser vor der Partie gesehen hat.
web-shuffle-secret = Hier stimmt etwas nicht: Das Geheimnis des Servers ist nicht das zugesagte.
web-shuffle-missing = Hier stimmt etwas nicht: Deine Zufallszahl ist nicht dabei.
web-shuffle-key = Hier stimmt etwas nicht: Der Schlüssel ist nicht der, den das Geheimnis und die Zufallszahlen ergeben.
web-shuffle-how = Der Server legt seinen Teil fest, bevor er die Zufallszahlen der anderen kennt. So kann niemand allein bestimmen, was kommt. Ob alles von diesem Schlüssel kam, lässt sich mit der Aufzeichnung der Partie prüfen.
web-shuffle-parts = Zahlen anzeigen
web-shuffle-commitment-before = Prüfwert, wie dieser Browser ihn zuerst sah
web-shuffle-commitment = Prüfwert des Servers
web-shuffle-server-part = Geheimnis des Servers
web-shuffle-of = Zufallszahl: { $name }
web-shuffle-mine = Deine Zufallszahl, wie dieser Browser sie gesendet hat
web-shuffle-result = Schlüssel des Mischens
web-shuffle-none = keine

## Ein Tipp

web-hint = Tipp
web-hint-key = Tipp (H)
web-hint-thinking = Ich schaue voraus …
web-hint-only = Es gibt nur eins zu tun.
web-hint-why = Warum?
web-hint-chance = { $percent } % Siegchance
web-hint-next-best = Nächstbester Plan: { $plan }
web-hint-close-call = Etwa gleich gut: { $plan }
web-hint-step = Diesen Schritt tun
web-hint-step-of = Schritt { $step } von { $steps }
web-hint-do = So machen
web-hint-rest = Den Rest tun
web-hint-then = Danach wird etwas aufgedeckt: Frag dann noch einmal.
web-hint-shut = Tipp schließen

web-hint-look = Mehrere Züge kommen in Frage.
web-hint-about = Denk darüber nach: { $topic }.
web-hint-candidates = Diese sind einen Blick wert. Eine davon ist die beste.
web-hint-show-candidates = Zeigen, was in Frage kommt
web-hint-show-move = Den Zug zeigen, und warum

web-mistakes = Aus deinen Fehlern lernen
web-mistakes-due = { $count ->
    [one] Einen Fehler noch einmal versuchen
   *[other] { $count } Fehler noch einmal versuchen
 }
web-statistics = Deine Statistik
