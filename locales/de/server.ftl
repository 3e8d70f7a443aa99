# The server: refusals of the lobby and of tables.

server-database-url = Eine Datenbank wird mit sqlite://… oder postgresql://… angegeben, nicht mit „{ $scheme }“.
server-database = Die Datenbank lässt sich nicht öffnen: { $reason }.
server-no-driver = PostgreSQL braucht einen Treiber: Installiere akhet[postgresql].
server-memory = Die Datenbank muss eine Datei sein: Die Tische sollen den Server überdauern.
server-taken = { $file } wird schon von einem anderen Server benutzt. Beende erst den anderen, oder nimm PostgreSQL, das mehrere bedient.
server-port = Unter { $host }, Port { $port }, kann der Server nicht laufen: { $reason }. Wähle mit --port einen anderen.
server-setting = { $name } kann nicht „{ $said }“ sein. Erwartet wird: { $kind ->
    [yes-or-no] yes oder no
    [whole-number] eine ganze Zahl ab 0
   *[number] eine Zahl ab 0
 }.
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
server-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht { $said }. Lade die Seite neu.
server-hello-first = Die erste Nachricht muss hello sein.
server-hello-once = hello wurde schon gesendet.

server-no-app = Die Browser-App ist hier nicht gebaut. In einem Klon des Repositorys baut sie „make web“.

server-no-guest = Du hast hier noch keinen Namen. Such dir erst einen aus.
server-name = Ein Name hat 1 bis { $most } Buchstaben, Ziffern oder Zeichen.
server-no-such-code = Dieser Code ist hier nicht bekannt. Vielleicht wurde er schon benutzt, oder es gibt inzwischen einen neueren.

server-no-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
server-other-rules = Dieser Tisch wurde mit Version { $rules } der Regeln begonnen, die dieser Server nicht mehr hat.
server-no-set = Das Spielmaterial { $hash } gibt es auf diesem Server nicht.
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
server-started = Die Partie hat begonnen: Niemand kann sich mehr setzen oder aufstehen.
server-not-started = Die Partie hat noch nicht begonnen: Es fehlen noch Spieler.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie ist noch nicht zu Ende.
server-seated = Du sitzt schon an diesem Tisch.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-seat-taken = Dieser Sitz ist nicht frei.
server-rematch-already = Eine Revanche ist schon eröffnet.
server-branch-seats = Um von hier aus weiterzuspielen, sag für jeden der { $players } Sitze, wer ihn einnimmt: du, Freunde an diesem Gerät oder Bots.

server-not-your-seat = Sitz { $seat } ist nicht deiner.
server-stale = Die Partie ist weitergegangen, seit du dich entschieden hast. Schau noch einmal hin.
server-too-many-undos = In diesem Zug kannst du nichts mehr zurücknehmen.
server-resigned-already = Du hast schon aufgegeben.
server-not-away = Du warst nicht weg.
server-only-seats-talk = Hier können nur die Spieler am Tisch schreiben.
server-chat-text = Eine Nachricht hat 1 bis { $most } Zeichen und keine Steuerzeichen.
server-not-saved = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Versuch es gleich noch einmal.
server-too-busy = An diesem Tisch ist gerade zu viel los. Versuch es gleich noch einmal.
