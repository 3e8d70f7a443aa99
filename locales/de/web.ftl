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
web-level-farmer = Bauer: nett für den Anfang
web-level-scribe = Schreiber: solide und schnell
web-level-vizier = Wesir: denkt voraus
web-level-pharaoh = Pharao: denkt gründlich nach
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
web-closed = Dieser Tisch wurde geschlossen, bevor seine Partie begann.
web-seat-open = freier Sitz
web-seat-kept = reserviert
web-invite = Schick diesen Link an alle, mit denen du spielen willst:
web-copy = Link kopieren
web-copied = Kopiert
web-leave = Tisch verlassen
web-sit = Hinsetzen
web-connection-lost = Verbindung verloren. Neuer Versuch …
web-players = Spieler
web-bot = Bot
web-resigned = hat aufgegeben
web-away = nicht da
web-your-turn = Du bist am Zug.
web-to-move = am Zug
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
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-resign-yes = Ja, aufgeben
web-resign-no = Nein, weiterspielen
web-result = Das Ergebnis
web-result-counting = Es wird noch gezählt …
web-result-at-once = Ergebnis gleich zeigen
web-result-order = Endstand: { $order }.
web-rematch = Revanche
web-replay = Nachspielen
web-record = Aufzeichnung herunterladen
web-new-game = Neue Partie
web-log = Spielverlauf
web-log-opened = Der Tisch ist eröffnet.
web-log-sat = { $you ->
    [name] Du setzt dich
   *[other] { $name } setzt sich
 }.
web-log-rose = Jemand ist gegangen: Der Sitz ist wieder frei.
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
web-log-rematch = Eine Revanche ist eröffnet.
web-log-closed = Der Tisch ist geschlossen.
web-chat = Sag etwas in die Runde
web-chat-send = Senden

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
